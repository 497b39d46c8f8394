// SPDX-License-Identifier: Apache-2.0 OR MIT
// aesgen_bulk: where it stops, and how it is taken up again.
#include <tuple>

#include "api_common.h"

namespace {

class Yield : public testing::TestWithParam<std::tuple<aesgen_mode, size_t>> {
  protected:
    // Enough for several looks of whatever count a row has chosen; a partial block where the mode has such.
    static constexpr size_t kBlocks = 300;
    const aesgen_mode mode_ = std::get<0>(GetParam());
    const size_t bytes_ = kBlocks * 16 + (IsWholeBlocks(mode_) ? 0 : 13);
    const Bytes key_ = Pattern(std::get<1>(GetParam()), 41), iv_ = Pattern(16, 42), in_ = Pattern(bytes_, 43);
    const Bytes expected_ = reference::Crypt(mode_, key_, iv_, in_);
    aesgen_schedule ks_;
    Bytes state_ = iv_;

    void SetUp() override {
        if (IsXts(mode_)) {
            const aesgen_xts_key xk = ExpandedXts(key_);
            ASSERT_EQ(aesgen_xts_tweak(&xk, state_.data()), AESGEN_OK);
            ks_ = xk.data;
        } else {
            ks_ = Expanded(key_);
        }
    }
    Bytes StateAfter() { return IsXts(mode_) ? Bytes(16) : IvAfter(mode_, iv_, in_, expected_); }

    // To the end; the number of calls. `done` is the length of each.
    size_t Finish(uint8_t *out, const uint8_t *in, const volatile uint32_t *flag, std::vector<size_t> *done) {
        size_t at = 0;
        while (at < bytes_ && !HasFatalFailure()) {
            size_t left = bytes_;
            Step(out + at, in + at, bytes_ - at, flag, &left);
            done->push_back(bytes_ - at - left);
            at = bytes_ - left;
        }
        return done->size();
    }

  private:
    void Step(uint8_t *out, const uint8_t *in, size_t bytes, const volatile uint32_t *flag, size_t *left) {
        ASSERT_EQ(aesgen_bulk(mode_, &ks_, out, in, bytes, state_.data(), flag, left), AESGEN_OK);
        ASSERT_LT(*left, bytes) << "no progress";
        if (*left != 0) {
            ASSERT_EQ((bytes - *left) % 16, 0u);
            ASSERT_TRUE(!IsXts(mode_) || *left >= 16) << *left;
        }
    }
};

TEST_P(Yield, WithoutAFlagAndWithAZeroFlagItRunsThrough) {
    const volatile uint32_t zero = 0;
    const Bytes begin = state_;
    for (const volatile uint32_t *flag : {static_cast<const volatile uint32_t *>(nullptr), &zero}) {
        Bytes out(bytes_);
        std::vector<size_t> done;
        state_ = begin;
        EXPECT_EQ(Finish(out.data(), in_.data(), flag, &done), 1u);
        EXPECT_EQ(out, expected_);
        EXPECT_EQ(state_, StateAfter());
    }
}

TEST_P(Yield, SetFlagStopsAtEveryLook) {
    const volatile uint32_t set = 0x80000000;
    Bytes out = in_;
    std::vector<size_t> done;
    EXPECT_GT(Finish(out.data(), out.data(), &set, &done), 1u);
    EXPECT_EQ(out, expected_);
    EXPECT_EQ(state_, StateAfter());
    // Each look came after equally many blocks, but for the last call.
    for (size_t i = 1; i + 1 < done.size(); i++) {
        EXPECT_EQ(done[i], done[0]);
    }
    if (std::string(aesgen_kernel_name(mode_, 1)) == std::string("aes_") + kModeNames[mode_] + "_c") {
        EXPECT_EQ(done[0], 64u);
    }
}

// The flag is a word of the output: it turns non-zero when its block is written, neither sooner nor later.
TEST_P(Yield, FlagInTheOutput) {
    const Bytes begin = state_;
    std::vector<size_t> looks;
    {
        const volatile uint32_t set = 1;
        Bytes out(bytes_);
        Finish(out.data(), in_.data(), &set, &looks);
    }
    const size_t between = looks[0];
    // Where all of it is emulated every fifth block, which comes to every place of a pass.
#ifdef AESGEN_LIBCRYPTO
    const size_t step = 1;
#else
    const size_t step = 5;
#endif
    for (size_t block = 0; block < kBlocks; block += step) {
        std::vector<uint32_t> memory(bytes_ / 4 + 1);
        auto *out = reinterpret_cast<uint8_t *>(memory.data());
        std::vector<size_t> done;
        state_ = begin;
        Finish(out, in_.data(), &memory[block * 4], &done);
        ASSERT_EQ(Bytes(out, out + bytes_), expected_) << block;
        ASSERT_EQ(state_, StateAfter());
        // The first look after the block is written stops the call, if there is one.
        const size_t stop = (block * 16 / between + 1) * between;
        if (stop < (bytes_ & ~size_t{15}) - 16) {
            ASSERT_EQ(done[0], stop) << block;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Modes, Yield,
                         testing::Combine(testing::Values(AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC,
                                                          AESGEN_CBC_DEC, AESGEN_CTR),
                                          testing::Values(16, 24, 32)));
INSTANTIATE_TEST_SUITE_P(Xts, Yield,
                         testing::Combine(testing::Values(AESGEN_XTS_ENC, AESGEN_XTS_DEC), testing::Values(32, 64)));

// A data unit in pieces, without a yield.
TEST(Bulk, XtsInPiecesEqualsOneCall) {
    const Bytes key = Pattern(32, 51), tweak = Pattern(16, 52), in = Pattern(333, 53);
    const Bytes expected = reference::Crypt(AESGEN_XTS_ENC, key, tweak, in);
    const aesgen_xts_key xk = ExpandedXts(key);
    for (size_t cut = 16; cut <= 304; cut += 16) {
        Bytes out(in.size()), state = tweak;
        size_t left = 1;
        ASSERT_EQ(aesgen_xts_tweak(&xk, state.data()), AESGEN_OK);
        ASSERT_EQ(aesgen_bulk(AESGEN_XTS_ENC, &xk.data, out.data(), in.data(), cut, state.data(), nullptr, &left), 0);
        ASSERT_EQ(left, 0u);
        ASSERT_EQ(aesgen_bulk(AESGEN_XTS_ENC, &xk.data, out.data() + cut, in.data() + cut, in.size() - cut,
                              state.data(), nullptr, &left),
                  0);
        ASSERT_EQ(left, 0u);
        EXPECT_EQ(out, expected) << cut;
    }
}

TEST(Bulk, NothingToDo) {
    const aesgen_schedule ks = Expanded(Pattern(16, 54));
    for (aesgen_mode mode : {AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC, AESGEN_CBC_DEC, AESGEN_CTR}) {
        Bytes state = Pattern(16, 55);
        size_t left = 99;
        EXPECT_EQ(aesgen_bulk(mode, &ks, nullptr, nullptr, 0, state.data(), nullptr, &left), AESGEN_OK);
        EXPECT_EQ(left, 0u);
        EXPECT_EQ(state, Pattern(16, 55));
    }
}

} // namespace
