// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "reference.h"

#include <cstdio>
#include <cstdlib>

#ifdef AESGEN_LIBCRYPTO
#include <openssl/evp.h>
#else
#include "oracle.h"
#endif

namespace reference {

#ifdef AESGEN_LIBCRYPTO

namespace {

void Require(bool done) {
    if (!done) {
        std::fprintf(stderr, "libcrypto refused a call of the reference.\n");
        std::abort();
    }
}

const EVP_CIPHER *CipherOf(aesgen_mode mode, size_t key_bytes) {
    switch (mode) {
    case AESGEN_ECB_ENC:
    case AESGEN_ECB_DEC:
        return key_bytes == 16 ? EVP_aes_128_ecb() : key_bytes == 24 ? EVP_aes_192_ecb() : EVP_aes_256_ecb();
    case AESGEN_CBC_ENC:
    case AESGEN_CBC_DEC:
        return key_bytes == 16 ? EVP_aes_128_cbc() : key_bytes == 24 ? EVP_aes_192_cbc() : EVP_aes_256_cbc();
    case AESGEN_CTR:
        return key_bytes == 16 ? EVP_aes_128_ctr() : key_bytes == 24 ? EVP_aes_192_ctr() : EVP_aes_256_ctr();
    default:
        return key_bytes == 32 ? EVP_aes_128_xts() : EVP_aes_256_xts();
    }
}

} // namespace

Bytes Crypt(aesgen_mode mode, const Bytes &key, const Bytes &iv, const Bytes &in) {
    const bool encrypt = mode != AESGEN_ECB_DEC && mode != AESGEN_CBC_DEC && mode != AESGEN_XTS_DEC;
    Bytes out(in.size() + 16);
    int bytes = 0;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    Require(context != nullptr);
    Require(EVP_CipherInit_ex(context, CipherOf(mode, key.size()), nullptr, key.data(), iv.data(), encrypt) == 1);
    Require(EVP_CIPHER_CTX_set_padding(context, 0) == 1);
    if (!in.empty()) {
        Require(EVP_CipherUpdate(context, out.data(), &bytes, in.data(), static_cast<int>(in.size())) == 1);
    }
    Require(static_cast<size_t>(bytes) == in.size());
    EVP_CIPHER_CTX_free(context);
    out.resize(in.size());
    return out;
}

Sealed Seal(const Bytes &key, const Bytes &iv, const Bytes &aad, const Bytes &in) {
    const EVP_CIPHER *const cipher = key.size() == 16   ? EVP_aes_128_gcm()
                                     : key.size() == 24 ? EVP_aes_192_gcm()
                                                        : EVP_aes_256_gcm();
    Sealed sealed = {Bytes(in.size() + 16), Bytes(16)};
    int bytes = 0;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    Require(context != nullptr);
    Require(EVP_EncryptInit_ex(context, cipher, nullptr, nullptr, nullptr) == 1);
    Require(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_IVLEN, static_cast<int>(iv.size()), nullptr) == 1);
    Require(EVP_EncryptInit_ex(context, nullptr, nullptr, key.data(), iv.data()) == 1);
    if (!aad.empty()) {
        Require(EVP_EncryptUpdate(context, nullptr, &bytes, aad.data(), static_cast<int>(aad.size())) == 1);
    }
    if (!in.empty()) {
        Require(EVP_EncryptUpdate(context, sealed.data.data(), &bytes, in.data(), static_cast<int>(in.size())) == 1);
    }
    Require(EVP_EncryptFinal_ex(context, sealed.data.data() + in.size(), &bytes) == 1);
    Require(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, 16, sealed.tag.data()) == 1);
    EVP_CIPHER_CTX_free(context);
    sealed.data.resize(in.size());
    return sealed;
}

#else

Sealed Seal(const Bytes &key, const Bytes &iv, const Bytes &aad, const Bytes &in) {
    Sealed sealed = {Bytes(in.size()), Bytes(16)};
    aesgen_schedule ks;
    uint8_t j0[16];
    oracle::Expand(&ks, key.data(), key.size());
    oracle::FirstCounter(ks, iv.data(), iv.size(), j0);
    oracle::RunMessage(false, ks, j0, aad.data(), aad.size(), sealed.data.data(), in.data(), in.size(),
                       sealed.tag.data());
    return sealed;
}

Bytes Crypt(aesgen_mode mode, const Bytes &key, const Bytes &iv, const Bytes &in) {
    Bytes out(in.size()), state(iv);
    aesgen_schedule ks;
    size_t key_bytes = key.size();
    state.resize(16);
    if (mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC) {
        key_bytes /= 2;
        oracle::Expand(&ks, key.data() + key_bytes, key_bytes);
        oracle::Encrypt(ks, state.data(), state.data());
    }
    oracle::Expand(&ks, key.data(), key_bytes);
    oracle::Run(mode, ks, state.data(), out.data(), in.data(), in.size());
    return out;
}

#endif

Bytes Plus(const Bytes &counter, size_t blocks) {
    Bytes sum(counter);
    for (size_t i = 16; i-- > 0; blocks >>= 8) {
        blocks += sum[i];
        sum[i] = static_cast<uint8_t>(blocks);
    }
    return sum;
}

Bytes IvAfter(aesgen_mode mode, const Bytes &iv, const Bytes &in, const Bytes &out) {
    const Bytes &cipher = mode == AESGEN_CBC_ENC ? out : in;
    switch (mode) {
    case AESGEN_CBC_ENC:
    case AESGEN_CBC_DEC:
        return in.empty() ? iv : Bytes(cipher.end() - 16, cipher.end());
    case AESGEN_CTR:
        return Plus(iv, (in.size() + 15) / 16);
    default:
        return iv;
    }
}

} // namespace reference
