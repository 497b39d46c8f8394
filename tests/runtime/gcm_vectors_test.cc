// SPDX-License-Identifier: Apache-2.0 OR MIT
// GCM's API over test vectors: those of its authors, NIST's CAVP files and shared ones. Each is sealed, opened and done in pieces; what is not valid is refused.
#include <algorithm>
#include <cstdio>

#include <gtest/gtest.h>

#include "vectors.h"

namespace {

bool IsTagSize(size_t bytes) { return (bytes >= 12 && bytes <= 16) || bytes == 4 || bytes == 8; }

int Open(const aesgen_gcm_key &gk, const GcmVector &v, Bytes *out) {
    return aesgen_gcm_open(&gk, out->data(), v.ciphertext.data(), out->size(), v.iv.data(), v.iv.size(), v.aad.data(),
                           v.aad.size(), v.tag.data(), v.tag.size());
}

int OpenInPieces(const aesgen_gcm_key &gk, const GcmVector &v, Bytes *out) {
    aesgen_gcm_context ctx;
    int error = aesgen_gcm_start(&gk, &ctx, AESGEN_GCM_DEC, v.iv.data(), v.iv.size());
    if (error == AESGEN_OK)
        error = aesgen_gcm_aad(&gk, &ctx, v.aad.data(), v.aad.size());
    for (size_t at = 0; error == AESGEN_OK && at < out->size(); at += 21) {
        const size_t bytes = std::min<size_t>(21, out->size() - at);
        error = aesgen_gcm_update(&gk, &ctx, out->data() + at, v.ciphertext.data() + at, bytes);
    }
    return error == AESGEN_OK ? aesgen_gcm_verify(&gk, &ctx, v.tag.data(), v.tag.size()) : error;
}

void Check(const GcmVector &v) {
    aesgen_gcm_key gk;
    Bytes out(v.ciphertext.size());
    ASSERT_EQ(aesgen_gcm_key_expand(&gk, v.key.data(), v.key.size(), AESGEN_GCM_SHORT_TAGS), AESGEN_OK) << v.where;
    if (v.iv.empty() || !IsTagSize(v.tag.size())) {
        EXPECT_LT(Open(gk, v, &out), 0) << v.where;
        return;
    }
    const int error = v.is_valid ? AESGEN_OK : AESGEN_ERR_TAG;
    ASSERT_EQ(Open(gk, v, &out), error) << v.where;
    EXPECT_EQ(out, v.is_valid ? v.plaintext : Bytes(out.size())) << v.where;
    ASSERT_EQ(OpenInPieces(gk, v, &out), error) << v.where;
    if (v.is_valid) {
        Bytes tag(v.tag.size());
        EXPECT_EQ(out, v.plaintext) << v.where;
        ASSERT_EQ(aesgen_gcm_seal(&gk, out.data(), v.plaintext.data(), out.size(), v.iv.data(), v.iv.size(),
                                  v.aad.data(), v.aad.size(), tag.data(), tag.size()),
                  AESGEN_OK)
            << v.where;
        EXPECT_EQ(out, v.ciphertext) << v.where;
        EXPECT_EQ(tag, v.tag) << v.where;
    }
}

void CheckAll(const std::vector<GcmVector> &all) {
    size_t valid = 0;
    for (const GcmVector &v : all) {
        ASSERT_NO_FATAL_FAILURE(Check(v));
        valid += v.is_valid;
    }
    EXPECT_GT(valid, 0u);
    printf("%zu vectors, %zu of them to refuse\n", all.size(), all.size() - valid);
}

TEST(GcmVectors, Published) { CheckAll(PublishedGcmVectors()); }

TEST(GcmVectors, Cavp) {
    std::string missing;
    const VectorSet &set = CavpGcmVectors(&missing);
    if (!missing.empty())
        GTEST_SKIP() << missing;
    ASSERT_EQ(set.error, "");
    CheckAll(set.gcm);
}

TEST(GcmVectors, Shared) {
    std::string missing;
    const VectorSet &set = SharedVectors(&missing);
    if (!missing.empty())
        GTEST_SKIP() << missing;
    ASSERT_EQ(set.error, "");
    CheckAll(set.gcm);
}

} // namespace
