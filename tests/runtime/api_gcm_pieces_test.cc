// SPDX-License-Identifier: Apache-2.0 OR MIT
// GCM in pieces: wherever it is cut, whatever yields, and whichever copy goes on, it is the one message.
#include <algorithm>
#include <cstring>
#include <memory>
#include <random>

#include "gcm_common.h"

namespace {

class Pieces : public testing::TestWithParam<aesgen_mode> {
  protected:
    [[nodiscard]] bool IsEncryption() const { return GetParam() == AESGEN_GCM_ENC; }
    [[nodiscard]] const Bytes &From(const reference::Sealed &sealed, const Bytes &plain) const {
        return IsEncryption() ? plain : sealed.data;
    }
    [[nodiscard]] const Bytes &To(const reference::Sealed &sealed, const Bytes &plain) const {
        return IsEncryption() ? sealed.data : plain;
    }
    void End(const aesgen_gcm_key &gk, aesgen_gcm_context *ctx, const Bytes &tag) {
        Bytes made = tag;
        if (IsEncryption()) {
            std::fill(made.begin(), made.end(), 0);
            ASSERT_EQ(aesgen_gcm_finish(&gk, ctx, made.data(), made.size()), AESGEN_OK);
        } else {
            ASSERT_EQ(aesgen_gcm_verify(&gk, ctx, made.data(), made.size()), AESGEN_OK);
        }
        ASSERT_EQ(made, tag);
        const auto *const left = reinterpret_cast<const uint8_t *>(ctx);
        EXPECT_TRUE(std::all_of(left, left + sizeof *ctx, [](uint8_t byte) { return byte == 0; })) << "not wiped";
    }

    const Bytes key_ = Pattern(24, 31), iv_ = Pattern(12, 32);
    const aesgen_gcm_key gk_ = ExpandedGcm(key_);
};

// Data and AAD of 300 bytes in three pieces, cut at every two points of one and at some of the other; in place, each piece at the end of its page.
TEST_P(Pieces, EverySplit) {
    const Bytes plain = Pattern(300, 33), aad = Pattern(300, 34);
    const reference::Sealed sealed = reference::Seal(key_, iv_, aad, plain);
    const Bytes &from = From(sealed, plain), &to = To(sealed, plain);
    const Guarded pages(300);
    for (size_t first = 0; first <= 300; first++) {
        const size_t second = first + (300 - first) * (first % 7) / 7;
        const size_t cuts[] = {0, first, second, 300};
        aesgen_gcm_context ctx;
        ASSERT_EQ(aesgen_gcm_start(&gk_, &ctx, GetParam(), iv_.data(), 12), AESGEN_OK);
        for (bool is_aad : {true, false}) {
            for (size_t i = 0; i < 3; i++) {
                const size_t bytes = cuts[i + 1] - cuts[i];
                uint8_t *const at = pages.At(bytes, kAtEnd);
                std::copy_n((is_aad ? aad : from).data() + cuts[i], bytes, at);
                if (is_aad) {
                    ASSERT_EQ(aesgen_gcm_aad(&gk_, &ctx, at, bytes), AESGEN_OK);
                } else {
                    ASSERT_EQ(aesgen_gcm_update(&gk_, &ctx, at, at, bytes), AESGEN_OK);
                    ASSERT_TRUE(std::equal(at, at + bytes, to.data() + cuts[i])) << first << " " << second;
                }
            }
        }
        ASSERT_NO_FATAL_FAILURE(End(gk_, &ctx, sealed.tag)) << first;
    }
}

TEST_P(Pieces, OfOneByte) {
    const Bytes plain = Pattern(100, 35), aad = Pattern(100, 36);
    const reference::Sealed sealed = reference::Seal(key_, iv_, aad, plain);
    Bytes data = From(sealed, plain);
    aesgen_gcm_context ctx;
    ASSERT_EQ(aesgen_gcm_start(&gk_, &ctx, GetParam(), iv_.data(), 12), AESGEN_OK);
    for (const uint8_t &byte : aad) {
        ASSERT_EQ(aesgen_gcm_aad(&gk_, &ctx, &byte, 1), AESGEN_OK);
    }
    for (uint8_t &byte : data) {
        ASSERT_EQ(aesgen_gcm_update(&gk_, &ctx, &byte, &byte, 1), AESGEN_OK);
    }
    EXPECT_EQ(data, To(sealed, plain));
    End(gk_, &ctx, sealed.tag);
}

// Any key, IV, AAD and data in any pieces, with yields and without, and between two pieces the context moves and so does the key.
TEST_P(Pieces, Property) {
    std::mt19937 random(GetParam());
    const auto below = [&](size_t limit) { return static_cast<size_t>(random()) % limit; };
    for (unsigned round = 0; round < 120; round++) {
        const Bytes key = Pattern(16 + 8 * below(3), round),
                    iv = Pattern(below(2) == 0 ? 12 : 1 + below(70), round + 1),
                    aad = Pattern(below(3) == 0 ? 0 : below(700), round + 2),
                    plain = Pattern(below(4) == 0 ? below(20) : below(3000), round + 3);
        const reference::Sealed sealed = reference::Seal(key, iv, aad, plain);
        const Bytes &from = From(sealed, plain);
        Bytes out = below(2) == 0 ? from : Bytes(from.size());
        const bool is_in_place = out == from;
        auto gk = std::make_unique<aesgen_gcm_key>(ExpandedGcm(key));
        auto ctx = std::make_unique<aesgen_gcm_context>();
        ASSERT_EQ(aesgen_gcm_start(gk.get(), ctx.get(), GetParam(), iv.data(), iv.size()), AESGEN_OK);
        for (bool is_aad : {true, false}) {
            const size_t all = is_aad ? aad.size() : from.size();
            for (size_t at = 0; at < all;) {
                const size_t piece = 1 + below(below(2) == 0 ? 40 : all - at);
                const size_t bytes = std::min(piece, all - at);
                const volatile uint32_t flag = static_cast<uint32_t>(below(2));
                const volatile uint32_t *const yield_flag = below(2) == 0 ? nullptr : &flag;
                size_t left = 12345;
                if (is_aad) {
                    ASSERT_EQ(aesgen_gcm_bulk_aad(gk.get(), ctx.get(), aad.data() + at, bytes, yield_flag, &left),
                              AESGEN_OK);
                } else {
                    const uint8_t *const in = is_in_place ? out.data() : from.data();
                    ASSERT_EQ(aesgen_gcm_bulk(gk.get(), ctx.get(), out.data() + at, in + at, bytes, yield_flag, &left),
                              AESGEN_OK);
                }
                ASSERT_LT(left, bytes) << "each call makes progress";
                ASSERT_TRUE(left == 0 || flag != 0);
                at += bytes - left;
                // D13
                auto moved = std::make_unique<aesgen_gcm_context>(*ctx);
                auto moved_key = std::make_unique<aesgen_gcm_key>(*gk);
                std::memset(ctx.get(), 0x5a, sizeof *ctx);
                std::memset(gk.get(), 0x5a, sizeof *gk);
                ctx = std::move(moved);
                gk = std::move(moved_key);
            }
        }
        ASSERT_EQ(out, To(sealed, plain)) << round;
        ASSERT_NO_FATAL_FAILURE(End(*gk, ctx.get(), sealed.tag)) << round;
    }
}

// The flag lies in block k of the output, so it is set when that block is written: the call ends at a look thereafter, or at its end, and the next one goes on.
TEST_P(Pieces, StoppedAtEveryBlock) {
    constexpr size_t kBlocks = 600, kBytes = 16 * kBlocks + 5;
    const Bytes plain = Pattern(kBytes, 39), aad = Pattern(33, 40);
    const reference::Sealed sealed = reference::Seal(key_, iv_, aad, plain);
    const Bytes &from = From(sealed, plain), &to = To(sealed, plain);
    alignas(16) static uint8_t out[kBytes];
    for (size_t block = 0; block < kBlocks; block += block < 40 ? 1 : 23) {
        const auto *const flag = reinterpret_cast<const volatile uint32_t *>(out + 16 * block);
        aesgen_gcm_context ctx;
        size_t left = 0;
        std::memset(out, 0, sizeof out);
        ASSERT_EQ(aesgen_gcm_start(&gk_, &ctx, GetParam(), iv_.data(), 12), AESGEN_OK);
        ASSERT_EQ(aesgen_gcm_aad(&gk_, &ctx, aad.data(), aad.size()), AESGEN_OK);
        ASSERT_EQ(aesgen_gcm_bulk(&gk_, &ctx, out, from.data(), kBytes, flag, &left), AESGEN_OK);
        const size_t done = kBytes - left;
        ASSERT_GE(done, 16 * (block + 1)) << "no look before the block is there";
        ASSERT_TRUE(std::equal(out, out + done, to.begin())) << block;
        ASSERT_TRUE(std::all_of(out + done, out + kBytes, [](uint8_t byte) { return byte == 0; })) << block;
        ASSERT_EQ(aesgen_gcm_bulk(&gk_, &ctx, out + done, from.data() + done, left, nullptr, &left), AESGEN_OK);
        ASSERT_TRUE(std::equal(out, out + kBytes, to.begin())) << block;
        ASSERT_NO_FATAL_FAILURE(End(gk_, &ctx, sealed.tag)) << block;
    }
}

// One start, two ends.
TEST_P(Pieces, CopiesGoOnByThemselves) {
    const Bytes aad = Pattern(9, 37), start = Pattern(45, 38);
    aesgen_gcm_context ctx;
    Bytes out(100);
    const auto whole = [&](unsigned seed) {
        Bytes all = start;
        const Bytes rest = Pattern(50, seed);
        all.insert(all.end(), rest.begin(), rest.end());
        return all;
    };
    const reference::Sealed any = reference::Seal(key_, iv_, aad, whole(1));
    ASSERT_EQ(aesgen_gcm_start(&gk_, &ctx, GetParam(), iv_.data(), 12), AESGEN_OK);
    ASSERT_EQ(aesgen_gcm_aad(&gk_, &ctx, aad.data(), aad.size()), AESGEN_OK);
    ASSERT_EQ(aesgen_gcm_update(&gk_, &ctx, out.data(), From(any, whole(1)).data(), start.size()), AESGEN_OK);
    for (unsigned seed : {1, 2, 3}) {
        const Bytes plain = whole(seed);
        const reference::Sealed sealed = reference::Seal(key_, iv_, aad, plain);
        aesgen_gcm_context copy = ctx;
        ASSERT_EQ(
            aesgen_gcm_update(&gk_, &copy, out.data() + start.size(), From(sealed, plain).data() + start.size(), 50),
            AESGEN_OK);
        EXPECT_TRUE(
            std::equal(out.data() + start.size(), out.data() + plain.size(), To(sealed, plain).data() + start.size()));
        End(gk_, &copy, sealed.tag);
    }
}

INSTANTIATE_TEST_SUITE_P(Directions, Pieces, testing::Values(AESGEN_GCM_ENC, AESGEN_GCM_DEC));

} // namespace
