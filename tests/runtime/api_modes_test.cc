// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the modes give: known vectors, the reference, chains, pieces, copies.
#include <algorithm>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

#include "api_common.h"

namespace {

struct Vector {
    aesgen_mode mode;
    const char *key, *iv, *plain, *cipher;
};

const char kSp800_38aPlain[] = "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
                               "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710";

// One of each standard and key size; the harness in tests/kernels has the rest.
const Vector kVectors[] = {
    // FIPS 197, C.1, C.2, C.3
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f", "", "00112233445566778899aabbccddeeff",
     "69c4e0d86a7b0430d8cdb78070b4c55a"},
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f1011121314151617", "", "00112233445566778899aabbccddeeff",
     "dda97ca4864cdfe06eaf70a0ec0d7191"},
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "",
     "00112233445566778899aabbccddeeff", "8ea2b7ca516745bfeafc49904b496089"},
    // SP 800-38A, F.2.3
    {AESGEN_CBC_ENC, "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "000102030405060708090a0b0c0d0e0f",
     kSp800_38aPlain,
     "4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a"
     "571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd"},
    // SP 800-38A, F.5.1
    {AESGEN_CTR, "2b7e151628aed2a6abf7158809cf4f3c", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", kSp800_38aPlain,
     "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
     "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"},
    // RFC 3686, test vector 2
    {AESGEN_CTR, "7e24067817fae0d743d6ce1f32539163", "006cb6dbc0543b59da48d90b00000001",
     "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
     "5104a106168a72d9790d41ee8edad388eb2e1efc46da57c8fce630df9141be28"},
    // IEEE 1619, vectors 2 and 15
    {AESGEN_XTS_ENC, "1111111111111111111111111111111122222222222222222222222222222222",
     "33333333330000000000000000000000", "4444444444444444444444444444444444444444444444444444444444444444",
     "c454185e6a16936e39334038acef838bfb186fff7480adc4289382ecd6d394f0"},
    {AESGEN_XTS_ENC, "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0bfbebdbcbbbab9b8b7b6b5b4b3b2b1b0",
     "9a785634120000000000000000000000", "000102030405060708090a0b0c0d0e0f10", "6c1625db4671522d3d7599601de7ca09ed"},
};

TEST(Modes, KnownVectorsBothWays) {
    for (const Vector &vector : kVectors) {
        const Bytes key = FromHex(vector.key), plain = FromHex(vector.plain), cipher = FromHex(vector.cipher);
        const auto inverse = static_cast<aesgen_mode>(vector.mode == AESGEN_CTR ? AESGEN_CTR : vector.mode + 1);
        Bytes iv = FromHex(vector.iv), out(plain.size());
        iv.resize(16);
        ASSERT_EQ(OneShot(vector.mode, key, out.data(), plain.data(), plain.size(), iv.data()), AESGEN_OK);
        EXPECT_EQ(out, cipher);
        iv = FromHex(vector.iv);
        iv.resize(16);
        ASSERT_EQ(OneShot(inverse, key, out.data(), cipher.data(), cipher.size(), iv.data()), AESGEN_OK);
        EXPECT_EQ(out, plain);
    }
}

TEST(Modes, EveryLengthAndKeySizeAgainstTheReferenceInPlaceAndNot) {
    for (aesgen_mode mode : kModes) {
        for (size_t key_bytes : KeySizes(mode)) {
            const Bytes key = Pattern(key_bytes, 11), iv = Pattern(16, 12);
            for (size_t bytes = IsXts(mode) ? 16 : 0; bytes <= 600; bytes += IsWholeBlocks(mode) ? 16 : 1) {
                const Bytes in = Pattern(bytes, 13);
                const Bytes expected = reference::Crypt(mode, key, iv, in);
                const Bytes iv_after = IvAfter(mode, iv, in, expected);
                Bytes out(bytes, 0xee), iv_now = iv;
                ASSERT_EQ(OneShot(mode, key, out.data(), in.data(), bytes, iv_now.data()), AESGEN_OK);
                ASSERT_EQ(out, expected) << kModeNames[mode] << " " << key_bytes << " " << bytes;
                ASSERT_EQ(iv_now, iv_after) << kModeNames[mode] << " " << key_bytes << " " << bytes;
                out = in;
                iv_now = iv;
                ASSERT_EQ(OneShot(mode, key, out.data(), out.data(), bytes, iv_now.data()), AESGEN_OK);
                ASSERT_EQ(out, expected) << "in place, " << kModeNames[mode] << " " << key_bytes << " " << bytes;
                ASSERT_EQ(iv_now, iv_after) << "in place, " << kModeNames[mode] << " " << key_bytes << " " << bytes;
            }
        }
    }
}

// D7: stealing in place.
TEST(Modes, XtsRoundTripOfEveryLengthInPlaceAndNot) {
    for (size_t key_bytes : {32, 64}) {
        const aesgen_xts_key xk = ExpandedXts(Pattern(key_bytes, 14));
        const Bytes tweak = Pattern(16, 15);
        for (size_t bytes = 16; bytes <= 600; bytes++) {
            const Bytes plain = Pattern(bytes, static_cast<unsigned>(bytes));
            Bytes cipher(bytes), in_place = plain, back(bytes);
            ASSERT_EQ(aesgen_xts_encrypt(&xk, cipher.data(), plain.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_EQ(aesgen_xts_encrypt(&xk, in_place.data(), in_place.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_NE(cipher, plain);
            ASSERT_EQ(in_place, cipher) << bytes;
            ASSERT_EQ(aesgen_xts_decrypt(&xk, back.data(), cipher.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_EQ(back, plain) << bytes;
            ASSERT_EQ(aesgen_xts_decrypt(&xk, in_place.data(), in_place.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_EQ(in_place, plain) << bytes;
        }
    }
}

TEST(Modes, XtsTakesItsLargestDataUnit) {
    const Bytes key = Pattern(32, 16), tweak = Pattern(16, 17);
    const aesgen_xts_key xk = ExpandedXts(key);
    Bytes data(AESGEN_XTS_MAX_BYTES);
    ASSERT_EQ(aesgen_xts_encrypt(&xk, data.data(), data.data(), data.size(), tweak.data()), AESGEN_OK);
#ifdef AESGEN_LIBCRYPTO
    EXPECT_EQ(data, reference::Crypt(AESGEN_XTS_ENC, key, tweak, Bytes(AESGEN_XTS_MAX_BYTES)));
#else
    // An emulated oracle would take minutes for all of it: here it judges the first piece, and the last one is compared with a call that begins there.
    const size_t piece = 65536, last = AESGEN_XTS_MAX_BYTES - piece;
    Bytes end(piece), state = tweak;
    size_t left = 1;
    ASSERT_EQ(aesgen_xts_tweak(&xk, state.data()), AESGEN_OK);
    for (size_t block = 0; block < last / 16; block++) {
        unsigned carry = 0;
        for (uint8_t &byte : state) {
            carry |= byte * 2u;
            byte = static_cast<uint8_t>(carry);
            carry >>= 8;
        }
        state[0] ^= carry ? 0x87 : 0;
    }
    ASSERT_EQ(aesgen_bulk(AESGEN_XTS_ENC, &xk.data, end.data(), end.data(), piece, state.data(), nullptr, &left),
              AESGEN_OK);
    EXPECT_EQ(left, 0u);
    EXPECT_EQ(Bytes(data.end() - piece, data.end()), end);
    data.resize(piece);
    EXPECT_EQ(data, reference::Crypt(AESGEN_XTS_ENC, key, tweak, Bytes(piece)));
#endif
}

TEST(Modes, XtsTweakIsOneBlockUnderTheSecondKey) {
    for (size_t key_bytes : {32, 64}) {
        const Bytes key = Pattern(key_bytes, 18), tweak = Pattern(16, 19);
        const aesgen_xts_key xk = ExpandedXts(key);
        const Bytes second(key.begin() + static_cast<long>(key_bytes / 2), key.end());
        Bytes state = tweak;
        ASSERT_EQ(aesgen_xts_tweak(&xk, state.data()), AESGEN_OK);
        EXPECT_EQ(state, reference::Crypt(AESGEN_ECB_ENC, second, Bytes(16), tweak));
    }
}

TEST(Modes, ChainedCbcEqualsOneCall) {
    for (aesgen_mode mode : {AESGEN_CBC_ENC, AESGEN_CBC_DEC}) {
        const Bytes key = Pattern(24, 20), iv = Pattern(16, 21), in = Pattern(20 * 16, 22);
        const Bytes expected = reference::Crypt(mode, key, iv, in);
        for (size_t first = 0; first <= in.size(); first += 16) {
            for (size_t second = first; second <= in.size(); second += 16) {
                Bytes out(in.size()), chain = iv;
                const size_t cuts[] = {0, first, second, in.size()};
                for (int i = 0; i < 3; i++) {
                    ASSERT_EQ(OneShot(mode, key, out.data() + cuts[i], in.data() + cuts[i], cuts[i + 1] - cuts[i],
                                      chain.data()),
                              AESGEN_OK);
                }
                ASSERT_EQ(out, expected) << first << " " << second;
            }
        }
    }
}

// D6: the counter at return.
TEST(Modes, D6Ctr96BytesAtOnceEqualThreeTimes32) {
    const aesgen_schedule ks = Expanded(Pattern(16, 23));
    const Bytes in = Pattern(96, 24);
    for (const char *counter : {"f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "000000000000000000000000fffffffe",
                                "0000000000000000fffffffffffffffe", "fffffffffffffffffffffffffffffffe"}) {
        Bytes once(96), thrice(96), counter_once = FromHex(counter), counter_thrice = FromHex(counter);
        ASSERT_EQ(aesgen_ctr(&ks, once.data(), in.data(), 96, counter_once.data()), AESGEN_OK);
        for (size_t at = 0; at < 96; at += 32) {
            ASSERT_EQ(aesgen_ctr(&ks, thrice.data() + at, in.data() + at, 32, counter_thrice.data()), AESGEN_OK);
        }
        EXPECT_EQ(once, thrice) << counter;
        EXPECT_EQ(counter_once, counter_thrice) << counter;
        EXPECT_EQ(counter_once, Plus(FromHex(counter), 6)) << counter;
    }
}

// Buffers that end where memory ends, and begin where it begins, at every length.
TEST(Modes, NothingBeyondTheBuffersIsTouched) {
    const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    uint8_t *map[2];
    for (uint8_t *&at : map) {
        void *pages = mmap(nullptr, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        ASSERT_NE(pages, MAP_FAILED);
        at = static_cast<uint8_t *>(pages) + page;
        ASSERT_EQ(mprotect(at, page, PROT_READ | PROT_WRITE), 0);
    }
    for (aesgen_mode mode : kModes) {
        const Bytes key = Pattern(32, 25), iv = Pattern(16, 26);
        for (size_t bytes = IsXts(mode) ? 16 : 0; bytes <= 300; bytes += IsWholeBlocks(mode) ? 16 : 1) {
            const Bytes in = Pattern(bytes, 27), expected = reference::Crypt(mode, key, iv, in);
            for (bool at_end : {false, true}) {
                uint8_t *from = map[0] + (at_end ? page - bytes : 0), *to = map[1] + (at_end ? page - bytes : 0);
                Bytes iv_now = iv;
                std::copy(in.begin(), in.end(), from);
                ASSERT_EQ(OneShot(mode, key, to, from, bytes, iv_now.data()), AESGEN_OK);
                ASSERT_EQ(Bytes(to, to + bytes), expected) << kModeNames[mode] << " " << bytes;
            }
        }
    }
    for (uint8_t *at : map) {
        munmap(at - page, 3 * page);
    }
}

// D12: a schedule at any address, moved there by memcpy.
TEST(Modes, D12ScheduleAtEveryOffset) {
    const Bytes in = Pattern(160, 28);
    for (size_t offset = 0; offset < 16; offset++) {
        alignas(16) uint8_t memory[sizeof(aesgen_schedule) + 16];
        auto *ks = reinterpret_cast<aesgen_schedule *>(memory + offset);
        {
            aesgen_schedule original = Expanded(Pattern(32, 29));
            std::memcpy(ks, &original, sizeof original);
            aesgen_key_wipe(&original);
        }
        Bytes out(160);
        ASSERT_EQ(aesgen_ecb_encrypt(ks, out.data(), in.data(), 160), AESGEN_OK);
        EXPECT_EQ(out, reference::Crypt(AESGEN_ECB_ENC, Pattern(32, 29), Bytes(16), in));
        ASSERT_EQ(aesgen_key_expand(ks, Pattern(24, 30).data(), 24), AESGEN_OK);
        ASSERT_EQ(aesgen_ecb_decrypt(ks, out.data(), in.data(), 160), AESGEN_OK);
        EXPECT_EQ(out, reference::Crypt(AESGEN_ECB_DEC, Pattern(24, 30), Bytes(16), in));
    }
}

// FIPS 197, appendix A: the last round keys, and no rest of a longer key.
TEST(Schedule, LastRoundKeysAndUnusedSlots) {
    const struct {
        const char *key, *last;
    } expected[] = {
        {"2b7e151628aed2a6abf7158809cf4f3c", "d014f9a8c9ee2589e13f0cc8b6630ca6"},
        {"8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "e98ba06f448c773c8ecc720401002202"},
        {"603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", "fe4890d1e6188d0b046df344706c631e"},
    };
    for (const auto &e : expected) {
        const Bytes key = FromHex(e.key), last = FromHex(e.last), zero(16);
        const size_t rounds = key.size() / 4 + 6;
        aesgen_schedule ks;
        std::memset(&ks, 0xff, sizeof ks);
        ASSERT_EQ(aesgen_key_expand(&ks, key.data(), key.size()), AESGEN_OK);
        EXPECT_EQ(ks.rounds, rounds);
        EXPECT_EQ(Bytes(ks.enc[rounds], ks.enc[rounds] + 16), last);
        EXPECT_EQ(Bytes(ks.dec[0], ks.dec[0] + 16), last);
        EXPECT_EQ(Bytes(ks.enc[0], ks.enc[0] + 16), Bytes(key.begin(), key.begin() + 16));
        EXPECT_EQ(Bytes(ks.dec[rounds], ks.dec[rounds] + 16), Bytes(key.begin(), key.begin() + 16));
        for (size_t slot = rounds + 1; slot < 15; slot++) {
            EXPECT_EQ(Bytes(ks.enc[slot], ks.enc[slot] + 16), zero);
            EXPECT_EQ(Bytes(ks.dec[slot], ks.dec[slot] + 16), zero);
        }
        EXPECT_EQ(Bytes(ks.reserved, ks.reserved + 15), Bytes(15));
    }
}

class CtrContext : public testing::TestWithParam<size_t> {
  protected:
    const Bytes key_ = Pattern(GetParam(), 31), counter_ = FromHex("00112233445566778ffffffffffffffe");
    const Bytes in_ = Pattern(300, 32), expected_ = reference::Crypt(AESGEN_CTR, key_, counter_, in_);
    aesgen_ctr_context ctx_;
    void Begin() { ASSERT_EQ(aesgen_ctr_init(&ctx_, key_.data(), key_.size(), counter_.data()), AESGEN_OK); }
};

TEST_P(CtrContext, SplitAtEveryPoint) {
    for (bool in_place : {false, true}) {
        for (size_t cut = 0; cut <= in_.size(); cut++) {
            Bytes out = in_place ? in_ : Bytes(in_.size());
            const uint8_t *from = in_place ? out.data() : in_.data();
            Begin();
            ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data(), from, cut), AESGEN_OK);
            ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data() + cut, from + cut, in_.size() - cut), AESGEN_OK);
            ASSERT_EQ(out, expected_) << cut << (in_place ? " in place" : "");
        }
    }
}

TEST_P(CtrContext, PiecesOfEverySize) {
    for (size_t piece = 1; piece <= in_.size(); piece++) {
        Bytes out(in_.size());
        Begin();
        for (size_t at = 0; at < in_.size(); at += piece) {
            const size_t bytes = std::min(piece, in_.size() - at);
            ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data() + at, in_.data() + at, bytes), AESGEN_OK);
        }
        ASSERT_EQ(out, expected_) << piece;
    }
}

// D13: a copy is as good as the original, and does not need it.
TEST_P(CtrContext, D13CopiedMidwayAndOriginalWiped) {
    for (size_t cut = 0; cut <= 48; cut++) {
        Bytes out(in_.size());
        Begin();
        ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data(), in_.data(), cut), AESGEN_OK);
        std::vector<uint8_t> memory(sizeof ctx_ + 1);
        auto *copy = reinterpret_cast<aesgen_ctr_context *>(memory.data() + 1);
        std::memcpy(copy, &ctx_, sizeof ctx_);
        aesgen_ctr_wipe(&ctx_);
        ASSERT_EQ(aesgen_ctr_update(copy, out.data() + cut, in_.data() + cut, in_.size() - cut), AESGEN_OK);
        ASSERT_EQ(out, expected_) << cut;
    }
}

INSTANTIATE_TEST_SUITE_P(KeySizes, CtrContext, testing::Values(16, 24, 32));

} // namespace
