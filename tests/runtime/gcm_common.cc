// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "gcm_common.h"

#include <algorithm>

#include "oracle.h"

namespace {

Bytes Lengths(uint64_t aad_bytes, uint64_t bytes) {
    Bytes block;
    for (uint64_t bits : {8 * aad_bytes, 8 * bytes}) {
        for (int shift = 56; shift >= 0; shift -= 8) {
            block.push_back(static_cast<uint8_t>(bits >> shift));
        }
    }
    return block;
}

} // namespace

aesgen_gcm_key ExpandedGcm(const Bytes &key, unsigned options) {
    aesgen_gcm_key gk;
    EXPECT_EQ(aesgen_gcm_key_expand(&gk, key.data(), key.size(), options), AESGEN_OK);
    return gk;
}

reference::Sealed SealedByApi(const aesgen_gcm_key &gk, const Bytes &iv, const Bytes &aad, const Bytes &in,
                              size_t tag_bytes) {
    reference::Sealed sealed = {Bytes(in.size()), Bytes(tag_bytes)};
    EXPECT_EQ(aesgen_gcm_seal(&gk, sealed.data.data(), in.data(), in.size(), iv.data(), iv.size(), aad.data(),
                              aad.size(), sealed.tag.data(), tag_bytes),
              AESGEN_OK);
    return sealed;
}

Bytes IvOfFirstCounter(const Bytes &key, const Bytes &j0) {
    aesgen_schedule ks;
    uint8_t h[16], inverse[16], iv[16];
    oracle::Expand(&ks, key.data(), key.size());
    oracle::HashKey(ks, h);
    // H^(2^128 - 2), which is H^2 * H^4 * ... * H^(2^127)
    std::copy(h, h + 16, inverse);
    for (int i = 0; i < 126; i++) {
        oracle::MultiplyBlocks(inverse, inverse);
        oracle::MultiplyBlocks(inverse, h);
    }
    oracle::MultiplyBlocks(inverse, inverse);
    // J0 = (IV * H + lengths) * H
    std::copy(j0.begin(), j0.end(), iv);
    const Bytes lengths = Lengths(0, 16);
    oracle::MultiplyBlocks(iv, inverse);
    for (size_t i = 0; i < 16; i++) {
        iv[i] ^= lengths[i];
    }
    oracle::MultiplyBlocks(iv, inverse);
    return Bytes(iv, iv + 16);
}

Starts::Starts(const Bytes &key, const Bytes &iv, const Bytes &plain) : cipher_(plain.size()) {
    oracle::Expand(&ks_, key.data(), key.size());
    oracle::HashKey(ks_, h_);
    oracle::FirstCounter(ks_, iv.data(), iv.size(), j0_);
    uint8_t tag[16];
    oracle::RunMessage(false, ks_, j0_, nullptr, 0, cipher_.data(), plain.data(), plain.size(), tag);
}

void Starts::SetAad(const Bytes &aad) {
    Bytes hash(16);
    aad_bytes_ = aad.size();
    oracle::Ghash(h_, hash.data(), aad.data(), aad.size());
    hashes_ = {hash};
    for (size_t at = 0; at + 16 <= cipher_.size(); at += 16) {
        oracle::Ghash(h_, hash.data(), &cipher_[at], 16);
        hashes_.push_back(hash);
    }
}

Bytes Starts::Tag(size_t bytes) const {
    Bytes hash = hashes_[bytes / 16], tag(16);
    const Bytes lengths = Lengths(aad_bytes_, bytes);
    oracle::Ghash(h_, hash.data(), cipher_.data() + bytes / 16 * 16, bytes % 16);
    oracle::Ghash(h_, hash.data(), lengths.data(), 16);
    oracle::Encrypt(ks_, j0_, tag.data());
    for (size_t i = 0; i < 16; i++) {
        tag[i] ^= hash[i];
    }
    return tag;
}
