// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "oracle.h"

#include <algorithm>
#include <cstring>

namespace oracle {
namespace {

// Multiplication in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2).
uint8_t Multiply(unsigned a, unsigned b) {
    unsigned product = 0;
    for (; b; b >>= 1) {
        if (b & 1)
            product ^= a;
        a = (a << 1) ^ (a & 0x80 ? 0x11b : 0);
    }
    return static_cast<uint8_t>(product);
}

struct Tables {
    uint8_t sbox[256], inverse_sbox[256];
    uint8_t times[16][256]; // times[c][x] = c * x

    Tables() {
        for (unsigned c = 0; c < 16; c++)
            for (unsigned x = 0; x < 256; x++)
                times[c][x] = Multiply(c, x);
        for (unsigned x = 0; x < 256; x++) {
            unsigned inverse = 0; // of 0 is 0
            for (unsigned y = 1; y < 256 && x; y++)
                if (Multiply(x, y) == 1)
                    inverse = y;
            // The affine map of FIPS 197, 5.1.1: each bit is the sum of five, and 0x63 is added.
            unsigned sum = inverse;
            for (int i = 1; i <= 4; i++)
                sum ^= inverse << i | inverse >> (8 - i);
            sbox[x] = static_cast<uint8_t>(sum ^ 0x63);
            inverse_sbox[sbox[x]] = static_cast<uint8_t>(x);
        }
    }
};

const Tables &T() {
    static const Tables tables;
    return tables;
}

void AddRoundKey(uint8_t s[16], const uint8_t key[16]) {
    for (int i = 0; i < 16; i++)
        s[i] ^= key[i];
}

// Row r of the state is bytes r, r + 4, r + 8, r + 12; it moves by r columns to the left, or back.
void ShiftRows(uint8_t s[16], int direction) {
    uint8_t from[16];
    memcpy(from, s, 16);
    for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
            s[4 * column + row] = from[4 * ((column + 4 + direction * row) % 4) + row];
}

void MultiplyColumns(uint8_t s[16], const uint8_t (&row)[4]) {
    const Tables &t = T();
    for (int column = 0; column < 4; column++) {
        uint8_t from[4];
        memcpy(from, s + 4 * column, 4);
        for (int r = 0; r < 4; r++) {
            uint8_t sum = 0;
            for (int i = 0; i < 4; i++)
                sum ^= t.times[row[(i + 4 - r) % 4]][from[i]];
            s[4 * column + r] = sum;
        }
    }
}

void InverseMixColumns(uint8_t s[16]) { MultiplyColumns(s, {14, 11, 13, 9}); }

void Substitute(uint8_t s[16], const uint8_t (&box)[256]) {
    for (int i = 0; i < 16; i++)
        s[i] = box[s[i]];
}

// The tweak of the next block: times x modulo x^128 + x^7 + x^2 + x + 1, little-endian (IEEE 1619, 5.2).
void Double(uint8_t tweak[16]) {
    unsigned carry = 0;
    for (int i = 0; i < 16; i++) {
        unsigned shifted = static_cast<unsigned>(tweak[i]) << 1 | carry;
        tweak[i] = static_cast<uint8_t>(shifted);
        carry = shifted >> 8;
    }
    if (carry)
        tweak[0] ^= 0x87;
}

void Increment(uint8_t counter[16]) {
    for (int i = 15; i >= 0 && ++counter[i] == 0; i--) {
    }
}

void Xor(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t bytes) {
    for (size_t i = 0; i < bytes; i++)
        out[i] = a[i] ^ b[i];
}

void Increment32(uint8_t counter[16]) {
    for (int i = 15; i >= 12 && ++counter[i] == 0; i--) {
    }
}

void StoreBigEndian(uint8_t bytes[8], uint64_t x) {
    for (int i = 7; i >= 0; i--, x >>= 8)
        bytes[i] = static_cast<uint8_t>(x);
}

using Cipher = void (*)(const aesgen_schedule &, const uint8_t *, uint8_t *);

void XtsBlock(Cipher cipher, const aesgen_schedule &ks, const uint8_t tweak[16], const uint8_t in[16],
              uint8_t out[16]) {
    uint8_t x[16];
    Xor(x, in, tweak, 16);
    cipher(ks, x, x);
    Xor(out, x, tweak, 16);
}

// IEEE 1619, 5.3.2 and 5.4.2.
void Xts(bool encrypt, const aesgen_schedule &ks, uint8_t tweak[16], uint8_t *out, const uint8_t *in, size_t bytes) {
    Cipher cipher = encrypt ? Encrypt : Decrypt;
    size_t tail = bytes % 16;
    size_t blocks = bytes / 16 - (tail ? 1 : 0);
    for (size_t i = 0; i < blocks; i++, in += 16, out += 16) {
        XtsBlock(cipher, ks, tweak, in, out);
        Double(tweak);
    }
    if (!tail)
        return;
    uint8_t next[16], stolen[16], pair[16];
    memcpy(next, tweak, 16);
    Double(next);
    XtsBlock(cipher, ks, encrypt ? tweak : next, in, stolen);
    memcpy(pair, in + 16, tail);
    memcpy(pair + tail, stolen + tail, 16 - tail);
    memcpy(out + 16, stolen, tail);
    XtsBlock(cipher, ks, encrypt ? next : tweak, pair, out);
    memset(tweak, 0, 16);
}

} // namespace

void MixColumns(uint8_t s[16]) { MultiplyColumns(s, {2, 3, 1, 1}); }

void Expand(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    const Tables &t = T();
    memset(ks, 0, sizeof *ks);
    size_t nk = key_bytes / 4, rounds = nk + 6;
    uint8_t *w = ks->enc[0];
    uint8_t round_constant = 1;
    memcpy(w, key, key_bytes);
    for (size_t i = nk; i < 4 * (rounds + 1); i++) {
        uint8_t word[4];
        memcpy(word, w + 4 * (i - 1), 4);
        if (i % nk == 0) {
            std::rotate(word, word + 1, word + 4);
            for (uint8_t &byte : word)
                byte = t.sbox[byte];
            word[0] ^= round_constant;
            round_constant = t.times[2][round_constant];
        } else if (nk > 6 && i % nk == 4) {
            for (uint8_t &byte : word)
                byte = t.sbox[byte];
        }
        Xor(w + 4 * i, w + 4 * (i - nk), word, 4);
    }
    for (size_t i = 0; i <= rounds; i++) {
        memcpy(ks->dec[i], ks->enc[rounds - i], 16);
        if (i > 0 && i < rounds)
            InverseMixColumns(ks->dec[i]);
    }
    ks->rounds = static_cast<uint8_t>(rounds);
}

void Encrypt(const aesgen_schedule &ks, const uint8_t in[16], uint8_t out[16]) {
    uint8_t s[16];
    memcpy(s, in, 16);
    AddRoundKey(s, ks.enc[0]);
    for (int round = 1; round <= ks.rounds; round++) {
        Substitute(s, T().sbox);
        ShiftRows(s, 1);
        if (round < ks.rounds)
            MixColumns(s);
        AddRoundKey(s, ks.enc[round]);
    }
    memcpy(out, s, 16);
}

void Decrypt(const aesgen_schedule &ks, const uint8_t in[16], uint8_t out[16]) {
    uint8_t s[16];
    memcpy(s, in, 16);
    AddRoundKey(s, ks.enc[ks.rounds]);
    for (int round = ks.rounds - 1; round >= 0; round--) {
        ShiftRows(s, -1);
        Substitute(s, T().inverse_sbox);
        AddRoundKey(s, ks.enc[round]);
        if (round > 0)
            InverseMixColumns(s);
    }
    memcpy(out, s, 16);
}

void MultiplyBlocks(uint8_t x[16], const uint8_t y[16]) {
    uint8_t product[16] = {0}, v[16];
    memcpy(v, y, 16);
    for (int bit = 0; bit < 128; bit++) {
        if (x[bit / 8] >> (7 - bit % 8) & 1)
            Xor(product, product, v, 16);
        const bool carry = v[15] & 1;
        for (int i = 15; i > 0; i--)
            v[i] = static_cast<uint8_t>(v[i] >> 1 | v[i - 1] << 7);
        v[0] = static_cast<uint8_t>(v[0] >> 1 ^ (carry ? 0xe1 : 0));
    }
    memcpy(x, product, 16);
}

void Ghash(const uint8_t h[16], uint8_t hash[16], const uint8_t *in, size_t bytes) {
    while (bytes > 0) {
        const size_t block = std::min<size_t>(bytes, 16);
        Xor(hash, hash, in, block);
        MultiplyBlocks(hash, h);
        in += block;
        bytes -= block;
    }
}

void HashKey(const aesgen_schedule &ks, uint8_t h[16]) {
    memset(h, 0, 16);
    Encrypt(ks, h, h);
}

void ExpandGcm(aesgen_gcm_key *key) {
    uint8_t h[16], power[16];
    HashKey(key->schedule, h);
    memcpy(power, h, 16);
    for (int i = AESGEN_GCM_POWERS - 1; i >= 0; i--) {
        // Times x in GHASH's order of bits, but not reduced by its polynomial: by the one that a shift to the left of the reversed bytes meets.
        unsigned carry = 0;
        for (int byte = 0; byte < 16; byte++) {
            const unsigned shifted = static_cast<unsigned>(power[15 - byte]) << 1 | carry;
            key->power[i][byte] = static_cast<uint8_t>(shifted);
            carry = shifted >> 8;
        }
        if (carry) {
            key->power[i][0] ^= 0x01;
            key->power[i][15] ^= 0xc2;
        }
        MultiplyBlocks(power, h);
    }
}

void FirstCounter(const aesgen_schedule &ks, const uint8_t *iv, size_t iv_bytes, uint8_t j0[16]) {
    memset(j0, 0, 16);
    if (iv_bytes == 12) {
        memcpy(j0, iv, 12);
        j0[15] = 1;
        return;
    }
    uint8_t h[16], length[16] = {0};
    HashKey(ks, h);
    Ghash(h, j0, iv, iv_bytes);
    StoreBigEndian(length + 8, 8 * static_cast<uint64_t>(iv_bytes));
    Ghash(h, j0, length, 16);
}

void RunGcm(bool decrypt, const aesgen_schedule &ks, aesgen_gcm_state *state, uint8_t *out, const uint8_t *in,
            size_t bytes) {
    uint8_t h[16], stream[16];
    HashKey(ks, h);
    while (bytes > 0) {
        const size_t block = std::min<size_t>(bytes, 16);
        Encrypt(ks, state->counter, stream);
        Increment32(state->counter);
        if (decrypt)
            Ghash(h, state->hash, in, block);
        Xor(out, in, stream, block);
        if (!decrypt)
            Ghash(h, state->hash, out, block);
        in += block;
        out += block;
        bytes -= block;
    }
}

void RunMessage(bool decrypt, const aesgen_schedule &ks, const uint8_t j0[16], const uint8_t *aad, size_t aad_bytes,
                uint8_t *out, const uint8_t *in, size_t bytes, uint8_t tag[16]) {
    aesgen_gcm_state state = {};
    uint8_t h[16], lengths[16];
    HashKey(ks, h);
    memcpy(state.counter, j0, 16);
    Increment32(state.counter);
    Ghash(h, state.hash, aad, aad_bytes);
    RunGcm(decrypt, ks, &state, out, in, bytes);
    StoreBigEndian(lengths, 8 * static_cast<uint64_t>(aad_bytes));
    StoreBigEndian(lengths + 8, 8 * static_cast<uint64_t>(bytes));
    Ghash(h, state.hash, lengths, 16);
    Encrypt(ks, j0, tag);
    Xor(tag, tag, state.hash, 16);
}

void Run(aesgen_mode mode, const aesgen_schedule &ks, uint8_t state[16], uint8_t *out, const uint8_t *in,
         size_t bytes) {
    if (mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC) {
        Xts(mode == AESGEN_XTS_ENC, ks, state, out, in, bytes);
        return;
    }
    for (; bytes;
         in += std::min<size_t>(bytes, 16), out += std::min<size_t>(bytes, 16), bytes -= std::min<size_t>(bytes, 16)) {
        uint8_t x[16], kept[16];
        switch (mode) {
        case AESGEN_ECB_ENC:
            Encrypt(ks, in, out);
            break;
        case AESGEN_ECB_DEC:
            Decrypt(ks, in, out);
            break;
        case AESGEN_CBC_ENC:
            Xor(x, in, state, 16);
            Encrypt(ks, x, out);
            memcpy(state, out, 16);
            break;
        case AESGEN_CBC_DEC:
            memcpy(kept, in, 16);
            Decrypt(ks, in, x);
            Xor(out, x, state, 16);
            memcpy(state, kept, 16);
            break;
        default: // AESGEN_CTR
            Encrypt(ks, state, x);
            Xor(out, in, x, std::min<size_t>(bytes, 16));
            Increment(state);
            break;
        }
    }
}

} // namespace oracle
