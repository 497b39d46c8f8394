// SPDX-License-Identifier: Apache-2.0 OR MIT
// IVs of GCM of every length, and where counters wrap.
#include <algorithm>

#include "gcm_common.h"

namespace {

TEST(GcmIv, OfEveryLength) {
    const Bytes key = Pattern(32, 21), aad = Pattern(5, 22), plain = Pattern(70, 23);
    const aesgen_gcm_key gk = ExpandedGcm(key);
    const Guarded pages(300);
    for (size_t bytes = 1; bytes <= 300; bytes++) {
        const Bytes iv = Pattern(bytes, static_cast<unsigned>(bytes));
        Starts expected(key, iv, plain); // libcrypto takes no IV above 128 bytes
        expected.SetAad(aad);
        uint8_t *const at = pages.At(bytes, kAtEnd);
        std::copy(iv.begin(), iv.end(), at);
        Bytes out(plain.size()), tag(16);
        ASSERT_EQ(aesgen_gcm_seal(&gk, out.data(), plain.data(), plain.size(), at, bytes, aad.data(), aad.size(),
                                  tag.data(), 16),
                  AESGEN_OK);
        ASSERT_EQ(out, expected.cipher()) << bytes;
        ASSERT_EQ(tag, expected.Tag(plain.size())) << bytes;
        ASSERT_EQ(aesgen_gcm_open(&gk, out.data(), out.data(), plain.size(), at, bytes, aad.data(), aad.size(),
                                  tag.data(), 16),
                  AESGEN_OK);
        ASSERT_EQ(out, plain) << bytes;
    }
}

// D5: the counter has 32 bits and wraps without a carry, wherever in a pass that is; in one piece, and in two of which the second begins at the wrap.
TEST(GcmIv, CountersWrapAtTheirThirtyTwoBits) {
    const size_t kBytes = 16 * 68 + 9;
    const Bytes plain = Pattern(kBytes, 24), aad = Pattern(20, 25);
    for (size_t key_bytes : {16, 24, 32}) {
        const Bytes key = Pattern(key_bytes, 26);
        const aesgen_gcm_key gk = ExpandedGcm(key);
        for (uint32_t distance = 0; distance <= 64; distance += key_bytes == 16 ? 1 : 7) {
            Bytes j0 = Pattern(12, distance);
            for (int shift = 24; shift >= 0; shift -= 8) {
                j0.push_back(static_cast<uint8_t>((0xffffffff - distance) >> shift));
            }
            // So that a carry out of the 32 bits goes on.
            j0[11] = 0xff;
            const Bytes iv = IvOfFirstCounter(key, j0);
            const reference::Sealed expected = reference::Seal(key, iv, aad, plain);
            const reference::Sealed sealed = SealedByApi(gk, iv, aad, plain);
            ASSERT_EQ(sealed.data, expected.data) << distance;
            ASSERT_EQ(sealed.tag, expected.tag) << distance;
            Bytes out(kBytes);
            ASSERT_EQ(aesgen_gcm_open(&gk, out.data(), expected.data.data(), kBytes, iv.data(), 16, aad.data(),
                                      aad.size(), expected.tag.data(), 16),
                      AESGEN_OK);
            ASSERT_EQ(out, plain) << distance;

            for (aesgen_mode mode : {AESGEN_GCM_ENC, AESGEN_GCM_DEC}) {
                aesgen_gcm_context ctx;
                Bytes data = mode == AESGEN_GCM_ENC ? plain : expected.data;
                const size_t first = 16 * distance;
                ASSERT_EQ(aesgen_gcm_start(&gk, &ctx, mode, iv.data(), 16), AESGEN_OK);
                ASSERT_EQ(aesgen_gcm_aad(&gk, &ctx, aad.data(), aad.size()), AESGEN_OK);
                ASSERT_EQ(aesgen_gcm_update(&gk, &ctx, data.data(), data.data(), first), AESGEN_OK);
                ASSERT_EQ(aesgen_gcm_update(&gk, &ctx, data.data() + first, data.data() + first, kBytes - first),
                          AESGEN_OK);
                ASSERT_EQ(data, mode == AESGEN_GCM_ENC ? expected.data : plain) << distance;
                Bytes tag = expected.tag;
                ASSERT_EQ(mode == AESGEN_GCM_ENC ? aesgen_gcm_finish(&gk, &ctx, tag.data(), 16)
                                                 : aesgen_gcm_verify(&gk, &ctx, tag.data(), 16),
                          AESGEN_OK);
                ASSERT_EQ(tag, expected.tag);
            }
        }
    }
}

} // namespace
