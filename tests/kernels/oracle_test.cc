// SPDX-License-Identifier: Apache-2.0 OR MIT
// The oracle against libcrypto and against the standards' own examples.
#include "oracle.h"

#include <cstring>
#include <memory>
#include <string>

#include <gtest/gtest.h>
#include <openssl/evp.h>

#include "checks.h"
#include "vectors.h"

namespace {

bool Decrypts(aesgen_mode mode) { return Encrypting(mode) != mode; }

std::string CipherName(aesgen_mode mode, size_t key_bytes) {
    const char *name = IsEcb(mode) ? "ECB" : IsXts(mode) ? "XTS" : mode == AESGEN_CTR ? "CTR" : "CBC";
    return "AES-" + std::to_string(8 * key_bytes) + "-" + name;
}

// One message through libcrypto. `key` is both keys in XTS, `iv` the plain tweak.
Bytes Libcrypto(aesgen_mode mode, const Bytes &key, const uint8_t *iv, const Bytes &in) {
    const std::string name = CipherName(mode, IsXts(mode) ? key.size() / 2 : key.size());
    std::unique_ptr<EVP_CIPHER, decltype(&EVP_CIPHER_free)> cipher(EVP_CIPHER_fetch(nullptr, name.c_str(), nullptr),
                                                                   EVP_CIPHER_free);
    std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
    Bytes out(in.size() + 16);
    int length = 0;
    EXPECT_EQ(EVP_CipherInit_ex(context.get(), cipher.get(), nullptr, key.data(), iv, !Decrypts(mode)), 1) << name;
    EXPECT_EQ(EVP_CIPHER_CTX_set_padding(context.get(), 0), 1);
    EXPECT_EQ(EVP_CipherUpdate(context.get(), out.data(), &length, in.data(), static_cast<int>(in.size())), 1);
    EXPECT_EQ(static_cast<size_t>(length), in.size());
    out.resize(in.size());
    return out;
}

// The same through the oracle.
Bytes Oracle(aesgen_mode mode, const Bytes &key, const uint8_t *iv, const Bytes &in) {
    const size_t key_bytes = IsXts(mode) ? key.size() / 2 : key.size();
    aesgen_schedule ks, tweak_ks;
    Block state{};
    oracle::Expand(&ks, key.data(), key_bytes);
    if (!IsEcb(mode))
        memcpy(state.data(), iv, 16);
    if (IsXts(mode)) {
        oracle::Expand(&tweak_ks, key.data() + key_bytes, key_bytes);
        oracle::Encrypt(tweak_ks, state.data(), state.data());
    }
    Bytes out(in.size());
    oracle::Run(mode, ks, state.data(), out.data(), in.data(), in.size());
    return out;
}

Bytes Random(size_t bytes, uint64_t seed) {
    Bytes made(bytes);
    FillRandom(made.data(), bytes, seed);
    return made;
}

TEST(Oracle, AgreesWithLibcryptoInEveryModeAndKeySize) {
    for (int m = 0; m < AESGEN_BULK_MODES; m++) {
        const aesgen_mode mode = static_cast<aesgen_mode>(m);
        for (size_t key_bytes : KeySizes(mode)) {
            const Bytes key = Random(key_bytes * (IsXts(mode) ? 2 : 1), 10 + key_bytes);
            const size_t step = IsBlocksOnly(mode) ? 16 : 1;
            for (size_t bytes = IsXts(mode) ? 16 : step; bytes <= 1100; bytes += step) {
                const Bytes in = Random(bytes, bytes), iv = Random(16, 7 * bytes);
                ASSERT_EQ(Oracle(mode, key, iv.data(), in), Libcrypto(mode, key, iv.data(), in))
                    << CipherName(mode, key_bytes) << (Decrypts(mode) ? " decryption" : "") << ", " << bytes
                    << " bytes";
            }
        }
    }
}

TEST(Oracle, AgreesWithLibcryptoWhereCountersWrap) {
    Block high;
    FillRandom(high.data(), high.size(), 3);
    for (unsigned bits : {8u, 32u, 64u, 96u, 128u}) {
        for (uint64_t distance = 0; distance < 20; distance++) {
            const Block start = CounterBefore(bits, distance, high);
            const Bytes key = Random(16, bits), in = Random(333, distance);
            ASSERT_EQ(Oracle(AESGEN_CTR, key, start.data(), in), Libcrypto(AESGEN_CTR, key, start.data(), in))
                << distance << " before 2^" << bits;
        }
    }
}

TEST(Oracle, ChainsOneBlockAtATime) {
    for (int m = 0; m < AESGEN_BULK_MODES; m++) {
        const aesgen_mode mode = static_cast<aesgen_mode>(m);
        aesgen_schedule ks;
        oracle::Expand(&ks, Random(16, 1).data(), 16);
        const Bytes in = Random(HasTails({"", mode, 1, 0, false, nullptr}) ? 107 : 96, 2), state = Random(16, 3);
        Bytes once(in.size()), chained(in.size()), once_state = state, chained_state = state;
        oracle::Run(mode, ks, once_state.data(), once.data(), in.data(), in.size());
        for (size_t at = 0; at < 80; at += 16)
            oracle::Run(mode, ks, chained_state.data(), chained.data() + at, in.data() + at, 16);
        oracle::Run(mode, ks, chained_state.data(), chained.data() + 80, in.data() + 80, in.size() - 80);
        EXPECT_EQ(once, chained) << m;
        EXPECT_EQ(once_state, chained_state) << m;
    }
}

TEST(Oracle, AgreesWithPublishedVectors) {
    for (const Vector &v : PublishedVectors()) {
        EXPECT_EQ(Oracle(v.mode, v.key, v.iv.data(), v.plaintext), v.ciphertext) << v.where;
        const aesgen_mode back = v.mode == AESGEN_CTR ? AESGEN_CTR : static_cast<aesgen_mode>(v.mode + 1);
        EXPECT_EQ(Encrypting(back), v.mode);
        EXPECT_EQ(Oracle(back, v.key, v.iv.data(), v.ciphertext), v.plaintext) << v.where;
    }
}

TEST(Oracle, AgreesWithPublishedMessagesOfGcm) {
    EXPECT_EQ(PublishedGcmVectors().size(), 18u);
    for (const GcmVector &v : PublishedGcmVectors()) {
        aesgen_schedule ks;
        uint8_t j0[16], tag[16];
        Bytes out(v.plaintext.size());
        oracle::Expand(&ks, v.key.data(), v.key.size());
        oracle::FirstCounter(ks, v.iv.data(), v.iv.size(), j0);
        oracle::RunMessage(false, ks, j0, v.aad.data(), v.aad.size(), out.data(), v.plaintext.data(), out.size(), tag);
        EXPECT_EQ(out, v.ciphertext) << v.where;
        EXPECT_EQ(Bytes(tag, tag + 16), v.tag) << v.where;
        oracle::RunMessage(true, ks, j0, v.aad.data(), v.aad.size(), out.data(), out.data(), out.size(), tag);
        EXPECT_EQ(out, v.plaintext) << v.where;
        EXPECT_EQ(Bytes(tag, tag + 16), v.tag) << v.where;
    }
}

// One is 1000... in GHASH's order of bits; and a product does not ask which factor is which.
TEST(Oracle, MultipliesBlocks) {
    for (uint64_t seed = 1; seed < 50; seed++) {
        Bytes x = Random(16, seed), y = Random(16, 100 + seed), one(16), swapped = y;
        const Bytes before = x;
        one[0] = 0x80;
        oracle::MultiplyBlocks(x.data(), one.data());
        EXPECT_EQ(x, before);
        oracle::MultiplyBlocks(x.data(), y.data());
        oracle::MultiplyBlocks(swapped.data(), before.data());
        EXPECT_EQ(x, swapped);
    }
}

// FIPS 197, appendix A: the last words of the three expansions.
TEST(Oracle, ExpandsTheKeysOfFips197) {
    const struct {
        const char *key, *last;
    } examples[] = {
        {"2b7e151628aed2a6abf7158809cf4f3c", "d014f9a8c9ee2589e13f0cc8b6630ca6"},
        {"8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "e98ba06f448c773c8ecc720401002202"},
        {"603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", "fe4890d1e6188d0b046df344706c631e"},
    };
    for (const auto &example : examples) {
        const Bytes key = Unhex(example.key);
        aesgen_schedule ks;
        oracle::Expand(&ks, key.data(), key.size());
        EXPECT_EQ(ks.rounds, key.size() / 4 + 6);
        EXPECT_EQ(Bytes(ks.enc[ks.rounds], ks.enc[ks.rounds] + 16), Unhex(example.last));
    }
}

// docs/kernel-abi.md: dec[i] = InvMixColumns(enc[rounds - i]) inside, the plain key at both ends, zeros in what is not used.
TEST(Oracle, MakesTheDecryptionHalfOfTheSchedule) {
    for (size_t key_bytes : {16, 24, 32}) {
        aesgen_schedule ks;
        oracle::Expand(&ks, Random(key_bytes, key_bytes).data(), key_bytes);
        for (int i = 0; i < 15; i++) {
            Bytes key(ks.dec[i], ks.dec[i] + 16), expected(16);
            if (i <= ks.rounds)
                expected.assign(ks.enc[ks.rounds - i], ks.enc[ks.rounds - i] + 16);
            if (i > 0 && i < ks.rounds)
                oracle::MixColumns(key.data());
            EXPECT_EQ(key, expected) << i;
            if (i > ks.rounds) {
                EXPECT_EQ(Bytes(ks.enc[i], ks.enc[i] + 16), Bytes(16)) << i;
            }
        }
        EXPECT_EQ(Bytes(ks.reserved, ks.reserved + 15), Bytes(15));
    }
}

} // namespace
