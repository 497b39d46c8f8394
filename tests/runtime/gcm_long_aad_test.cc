// SPDX-License-Identifier: Apache-2.0 OR MIT
// GMAC of 513 MiB, as one message and in pieces, is libcrypto's. The memory is one page of zeros, mapped again and again.
#include <vector>

#include <openssl/evp.h>
#include <sys/mman.h>

#include <gtest/gtest.h>

#include "aesgen.h"

namespace {

constexpr size_t kBytes = size_t{513} << 20;

TEST(GcmLongAad, IsLibcryptos) {
    const uint8_t key[16] = {1, 2, 3}, iv[12] = {4, 5, 6};
    uint8_t expected[16], tag[16];
    int length = 0;
    void *const pages = mmap(nullptr, kBytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    ASSERT_NE(pages, MAP_FAILED);
    const auto *const aad = static_cast<const uint8_t *>(pages);

    EVP_CIPHER_CTX *const context = EVP_CIPHER_CTX_new();
    ASSERT_EQ(EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), nullptr, key, iv), 1);
    ASSERT_EQ(EVP_EncryptUpdate(context, nullptr, &length, aad, static_cast<int>(kBytes)), 1);
    ASSERT_EQ(EVP_EncryptFinal_ex(context, tag, &length), 1);
    ASSERT_EQ(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, 16, expected), 1);
    EVP_CIPHER_CTX_free(context);

    aesgen_gcm_key gk;
    ASSERT_EQ(aesgen_gcm_key_expand(&gk, key, sizeof key, 0), AESGEN_OK);
    ASSERT_EQ(aesgen_gcm_seal(&gk, nullptr, nullptr, 0, iv, sizeof iv, aad, kBytes, tag, sizeof tag), AESGEN_OK);
    EXPECT_EQ(std::vector<uint8_t>(tag, tag + 16), std::vector<uint8_t>(expected, expected + 16));

    aesgen_gcm_context ctx;
    ASSERT_EQ(aesgen_gcm_start(&gk, &ctx, AESGEN_GCM_DEC, iv, sizeof iv), AESGEN_OK);
    ASSERT_EQ(aesgen_gcm_aad(&gk, &ctx, aad, 7), AESGEN_OK);
    ASSERT_EQ(aesgen_gcm_aad(&gk, &ctx, aad + 7, kBytes - 7), AESGEN_OK);
    EXPECT_EQ(aesgen_gcm_verify(&gk, &ctx, expected, sizeof expected), AESGEN_OK);
    munmap(pages, kBytes);
}

} // namespace
