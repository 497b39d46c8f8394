// SPDX-License-Identifier: Apache-2.0 OR MIT
// Many streams under one key: what they give, alone and side by side, what is refused, and where a flag stops them.
#include <cstring>

#include "api_common.h"

namespace {

// Streams with memory of their own, and what libcrypto or the oracle makes of each.
class Batch {
  public:
    Batch(const Bytes &key, const std::vector<size_t> &blocks, bool in_place, unsigned seed) {
        for (size_t i = 0; i < blocks.size(); i++) {
            const unsigned own = seed + 2 * static_cast<unsigned>(i);
            in_.push_back(Pattern(16 * blocks[i], own));
            ivs_.push_back(Pattern(16, own + 1));
            expected_.push_back(reference::Crypt(AESGEN_CBC_ENC, key, ivs_[i], in_[i]));
            ivs_after_.push_back(IvAfter(AESGEN_CBC_ENC, ivs_[i], in_[i], expected_[i]));
            out_.push_back(in_place ? in_[i] : Bytes(in_[i].size(), 0xee));
        }
        for (size_t i = 0; i < blocks.size(); i++) {
            const uint8_t *const from = in_place ? out_[i].data() : in_[i].data();
            streams.push_back({out_[i].data(), from, out_[i].size(), ivs_[i].data()});
            if (blocks[i] == 0) {
                streams[i] = {nullptr, nullptr, 0, i % 2 ? nullptr : ivs_[i].data()};
            }
            begins_.push_back(streams[i]);
        }
    }

    // That all is done, and each stream points behind itself.
    void ExpectDone() const {
        for (size_t i = 0; i < streams.size(); i++) {
            const size_t bytes = in_[i].size();
            ASSERT_EQ(out_[i], expected_[i]) << "stream " << i;
            ASSERT_EQ(ivs_[i], ivs_after_[i]) << "stream " << i;
            ASSERT_EQ(streams[i].bytes, 0u);
            ASSERT_EQ(streams[i].iv, begins_[i].iv);
            ASSERT_EQ(Number(streams[i].out), Number(begins_[i].out) + bytes);
            ASSERT_EQ(Number(streams[i].in), Number(begins_[i].in) + bytes);
        }
    }

    // That each stream is right as far as it says that it is done; the bytes that are left over all of them.
    size_t ExpectPartDone() const {
        size_t left = 0;
        for (size_t i = 0; i < streams.size(); i++) {
            const size_t done = begins_[i].bytes - streams[i].bytes;
            EXPECT_EQ(done % 16, 0u);
            EXPECT_EQ(Number(streams[i].out), Number(begins_[i].out) + done);
            EXPECT_EQ(Number(streams[i].in), Number(begins_[i].in) + done);
            if (done > 0) {
                EXPECT_EQ(std::memcmp(out_[i].data(), expected_[i].data(), done), 0) << "stream " << i;
                EXPECT_EQ(std::memcmp(ivs_[i].data(), expected_[i].data() + done - 16, 16), 0) << "stream " << i;
            }
            left += streams[i].bytes;
        }
        return left;
    }

    std::vector<aesgen_stream> streams;

  private:
    static uintptr_t Number(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

    std::vector<Bytes> in_, out_, ivs_, expected_, ivs_after_;
    std::vector<aesgen_stream> begins_;
};

// Lengths in blocks: all equal, one long, a staircase, and any.
std::vector<std::vector<size_t>> Lengths(size_t count) {
    std::vector<std::vector<size_t>> all = {std::vector<size_t>(count, 5), std::vector<size_t>(count, 2), {}, {}};
    if (count > 0) {
        all[1][count / 2] = 40;
    }
    for (size_t i = 0; i < count; i++) {
        all[2].push_back(i);
        all[3].push_back(Pattern(1, static_cast<unsigned>(100 * count + i))[0] % 24);
    }
    return all;
}

class Streams : public testing::TestWithParam<size_t> {
  protected:
    const Bytes key_ = Pattern(GetParam(), 71);
    const aesgen_schedule ks_ = Expanded(key_);
};

TEST_P(Streams, EachIsWhatItWouldBeAlone) {
    for (size_t count = 0; count <= 40; count += count < 20 ? 1 : 5) {
        for (const std::vector<size_t> &lengths : Lengths(count)) {
            for (bool in_place : {false, true}) {
                Batch batch(key_, lengths, in_place, 72);
                ASSERT_EQ(aesgen_cbc_encrypt_streams(&ks_, batch.streams.data(), count), AESGEN_OK);
                batch.ExpectDone();
                if (HasFatalFailure()) {
                    FAIL() << count << " streams";
                }
            }
        }
    }
}

TEST_P(Streams, ChainedCallsEqualOne) {
    Batch batch(key_, {7, 3, 12, 9, 1}, true, 73);
    const std::vector<aesgen_stream> whole = batch.streams;
    // One block at a time, then the rest.
    for (size_t block = 0; block < 3; block++) {
        for (size_t i = 0; i < whole.size(); i++) {
            batch.streams[i].bytes = whole[i].bytes > 16 * block ? 16 : 0;
        }
        ASSERT_EQ(aesgen_cbc_encrypt_streams(&ks_, batch.streams.data(), whole.size()), AESGEN_OK);
    }
    for (size_t i = 0; i < whole.size(); i++) {
        batch.streams[i].bytes = whole[i].bytes > 48 ? whole[i].bytes - 48 : 0;
    }
    ASSERT_EQ(aesgen_cbc_encrypt_streams(&ks_, batch.streams.data(), whole.size()), AESGEN_OK);
    batch.ExpectDone();
}

TEST_P(Streams, WithoutAFlagAndWithAZeroFlagTheyRunThrough) {
    const volatile uint32_t zero = 0;
    for (const volatile uint32_t *flag : {static_cast<const volatile uint32_t *>(nullptr), &zero}) {
        Batch batch(key_, Lengths(37)[3], false, 74);
        size_t left = 77;
        ASSERT_EQ(aesgen_bulk_streams(AESGEN_CBC_ENC_MB, &ks_, batch.streams.data(), 37, flag, &left), AESGEN_OK);
        EXPECT_EQ(left, 0u);
        batch.ExpectDone();
    }
}

TEST_P(Streams, SetFlagStopsAtEveryLook) {
    const volatile uint32_t set = 0x100;
    for (const std::vector<size_t> &lengths : Lengths(50)) {
        Batch batch(key_, lengths, true, 75);
        size_t left = SIZE_MAX, calls = 0;
        while (left > 0) {
            const size_t before = left;
            ASSERT_EQ(aesgen_bulk_streams(AESGEN_CBC_ENC_MB, &ks_, batch.streams.data(), 50, &set, &left), AESGEN_OK);
            ASSERT_LT(left, before) << "no progress";
            ASSERT_EQ(batch.ExpectPartDone(), left);
            calls++;
        }
        EXPECT_GT(calls, 1u);
        batch.ExpectDone();
    }
}

INSTANTIATE_TEST_SUITE_P(KeySizes, Streams, testing::Values(16, 24, 32));

// Refused by the second of three streams: nothing is written of the others either.
TEST(StreamsRefusal, WritesNothing) {
    const aesgen_schedule good = Expanded(Pattern(16, 76));
    for (bool bulk : {false, true}) {
        const auto refused = [&](int error, const aesgen_schedule *ks, const std::vector<aesgen_stream> &streams,
                                 bool null_array) {
            std::vector<aesgen_stream> now = streams;
            std::vector<Bytes> bytes;
            size_t left = 12345;
            for (const aesgen_stream &s : streams) {
                for (const void *at : {const_cast<const void *>(s.out), static_cast<const void *>(s.iv)}) {
                    const auto *from = static_cast<const uint8_t *>(at);
                    bytes.push_back(from == nullptr ? Bytes() : Bytes(from, from + 16));
                }
            }
            aesgen_stream *const array = null_array ? nullptr : now.data();
            EXPECT_EQ(bulk ? aesgen_bulk_streams(AESGEN_CBC_ENC_MB, ks, array, now.size(), nullptr, &left)
                           : aesgen_cbc_encrypt_streams(ks, array, now.size()),
                      error);
            EXPECT_EQ(left, 12345u);
            EXPECT_EQ(std::memcmp(now.data(), streams.data(), now.size() * sizeof now[0]), 0);
            for (size_t i = 0; i < streams.size(); i++) {
                const auto *const out = static_cast<const uint8_t *>(streams[i].out);
                EXPECT_TRUE(out == nullptr || Bytes(out, out + 16) == bytes[2 * i]);
                EXPECT_TRUE(streams[i].iv == nullptr || Bytes(streams[i].iv, streams[i].iv + 16) == bytes[2 * i + 1]);
            }
        };
        Bytes data = Pattern(96, 77), ivs = Pattern(48, 78);
        std::vector<aesgen_stream> streams;
        for (size_t i = 0; i < 3; i++) {
            streams.push_back({&data[32 * i], &data[32 * i], 32, &ivs[16 * i]});
        }
        refused(AESGEN_ERR_NULL, nullptr, streams, false);
        refused(AESGEN_ERR_NULL, &good, streams, true);
        std::vector<aesgen_stream> wrong = streams;
        wrong[1].out = nullptr;
        refused(AESGEN_ERR_NULL, &good, wrong, false);
        wrong = streams;
        wrong[1].in = nullptr;
        refused(AESGEN_ERR_NULL, &good, wrong, false);
        wrong = streams;
        wrong[1].iv = nullptr;
        refused(AESGEN_ERR_NULL, &good, wrong, false);
        for (size_t bytes = 1; bytes < 32; bytes += bytes == 15 ? 2 : 1) {
            wrong = streams;
            wrong[2].bytes = bytes;
            refused(AESGEN_ERR_BYTES, &good, wrong, false);
        }
        for (unsigned rounds = 0; rounds < 256; rounds++) {
            aesgen_schedule ks = good;
            ks.rounds = static_cast<uint8_t>(rounds);
            if (rounds != 10 && rounds != 12 && rounds != 14) {
                refused(AESGEN_ERR_SCHEDULE, &ks, streams, false);
                refused(AESGEN_ERR_SCHEDULE, &ks, {}, false);
            }
        }
    }
}

TEST(StreamsRefusal, OfModesAndResults) {
    const aesgen_schedule ks = Expanded(Pattern(16, 79));
    size_t left = 12345;
    for (int mode : {-1, static_cast<int>(AESGEN_ECB_ENC), static_cast<int>(AESGEN_CBC_ENC),
                     static_cast<int>(AESGEN_XTS_DEC), static_cast<int>(AESGEN_MODES), 1000}) {
        EXPECT_EQ(aesgen_bulk_streams(static_cast<aesgen_mode>(mode), &ks, nullptr, 0, nullptr, &left),
                  AESGEN_ERR_MODE);
    }
    EXPECT_EQ(aesgen_bulk_streams(AESGEN_CBC_ENC_MB, &ks, nullptr, 0, nullptr, nullptr), AESGEN_ERR_NULL);
    EXPECT_EQ(left, 12345u);
}

TEST(StreamsNothingToDo, NoneOrEmptyOnes) {
    const aesgen_schedule ks = Expanded(Pattern(32, 80));
    const volatile uint32_t set = 1;
    std::vector<aesgen_stream> empty(33);
    for (size_t count : {size_t{0}, size_t{1}, empty.size()}) {
        size_t left = 77;
        EXPECT_EQ(aesgen_cbc_encrypt_streams(&ks, count ? empty.data() : nullptr, count), AESGEN_OK);
        EXPECT_EQ(aesgen_bulk_streams(AESGEN_CBC_ENC_MB, &ks, count ? empty.data() : nullptr, count, &set, &left),
                  AESGEN_OK);
        EXPECT_EQ(left, 0u);
    }
}

} // namespace
