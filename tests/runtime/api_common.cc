// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "api_common.h"

Bytes Pattern(size_t bytes, unsigned seed) {
    Bytes pattern(bytes);
    uint32_t x = seed * 2654435761u + 1;
    for (uint8_t &byte : pattern) {
        x = x * 1664525u + 1013904223u;
        byte = static_cast<uint8_t>(x >> 24);
    }
    return pattern;
}

Bytes FromHex(const std::string &hex) {
    Bytes bytes;
    for (size_t i = 0; i < hex.size(); i += 2) {
        bytes.push_back(static_cast<uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    }
    return bytes;
}

bool IsXts(aesgen_mode mode) { return mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC; }
bool IsWholeBlocks(aesgen_mode mode) { return mode != AESGEN_CTR && !IsXts(mode); }
bool IsLegalLength(aesgen_mode mode, size_t bytes) {
    return IsXts(mode) ? bytes >= 16 : mode == AESGEN_CTR || bytes % 16 == 0;
}

std::vector<size_t> KeySizes(aesgen_mode mode) {
    return IsXts(mode) ? std::vector<size_t>{32, 64} : std::vector<size_t>{16, 24, 32};
}

aesgen_schedule Expanded(const Bytes &key) {
    aesgen_schedule ks;
    EXPECT_EQ(aesgen_key_expand(&ks, key.data(), key.size()), AESGEN_OK);
    return ks;
}

aesgen_xts_key ExpandedXts(const Bytes &key) {
    aesgen_xts_key xk;
    EXPECT_EQ(aesgen_xts_key_expand(&xk, key.data(), key.size()), AESGEN_OK);
    return xk;
}

int OneShot(aesgen_mode mode, const Bytes &key, uint8_t *out, const uint8_t *in, size_t bytes, uint8_t iv[16]) {
    if (IsXts(mode)) {
        const aesgen_xts_key xk = ExpandedXts(key);
        return mode == AESGEN_XTS_ENC ? aesgen_xts_encrypt(&xk, out, in, bytes, iv)
                                      : aesgen_xts_decrypt(&xk, out, in, bytes, iv);
    }
    const aesgen_schedule ks = Expanded(key);
    switch (mode) {
    case AESGEN_ECB_ENC:
        return aesgen_ecb_encrypt(&ks, out, in, bytes);
    case AESGEN_ECB_DEC:
        return aesgen_ecb_decrypt(&ks, out, in, bytes);
    case AESGEN_CBC_ENC:
        return aesgen_cbc_encrypt(&ks, out, in, bytes, iv);
    case AESGEN_CBC_DEC:
        return aesgen_cbc_decrypt(&ks, out, in, bytes, iv);
    default:
        return aesgen_ctr(&ks, out, in, bytes, iv);
    }
}
