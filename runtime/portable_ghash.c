/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * GHASH in constant time where integer multiplication is: no tables, no branch and no address that depends on a key or on data.
 *
 * Multiplication without carries is made of multiplication with them: of each factor take every fourth bit, and a column of the product, at most eight ones, does
 * not reach the column four bits on.
 */
#include "portable_ghash.h"
#include "words.h"

static void every_fourth(uint32_t parts[4], uint32_t x) {
    for (int i = 0; i < 4; i++) {
        parts[i] = x & (uint32_t)0x11111111 << i;
    }
}

/* The product of polynomials over GF(2), each bit a coefficient. */
static uint64_t multiply_words(const uint32_t a[4], const uint32_t b[4]) {
    const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3];
    const uint64_t p0 = a0 * b[0] ^ a1 * b[3] ^ a2 * b[2] ^ a3 * b[1];
    const uint64_t p1 = a0 * b[1] ^ a1 * b[0] ^ a2 * b[3] ^ a3 * b[2];
    const uint64_t p2 = a0 * b[2] ^ a1 * b[1] ^ a2 * b[0] ^ a3 * b[3];
    const uint64_t p3 = a0 * b[3] ^ a1 * b[2] ^ a2 * b[1] ^ a3 * b[0];
    return (p0 & 0x1111111111111111) | (p1 & 0x2222222222222222) | (p2 & 0x4444444444444444) |
           (p3 & 0x8888888888888888);
}

/* Of a number of 128 bits: its words, and the sums of those that Karatsuba's method adds up, first within each half and then of the halves. */
static void add_up(uint32_t sums[PORTABLE_GHASH_WORDS], uint64_t high, uint64_t low) {
    const uint64_t halves[3] = {low, high, low ^ high};
    for (int i = 0; i < 3; i++) {
        sums[3 * i] = (uint32_t)halves[i];
        sums[3 * i + 1] = (uint32_t)(halves[i] >> 32);
        sums[3 * i + 2] = sums[3 * i] ^ sums[3 * i + 1];
    }
}

/* The product of 128 bits from those of the words and of their sum. */
static void put_together(uint64_t product[2], const uint64_t words[3]) {
    const uint64_t middle = words[0] ^ words[1] ^ words[2];
    product[0] = words[0] ^ middle << 32;
    product[1] = words[1] ^ middle >> 32;
}

/* x * h modulo the polynomial; one factor, in the form of struct aesgen_gcm_key, has been multiplied by the x that the order of bits takes away. */
static void multiply(uint64_t *high, uint64_t *low, const struct portable_ghash_key *h) {
    uint32_t sums[PORTABLE_GHASH_WORDS], parts[4];
    uint64_t words[PORTABLE_GHASH_WORDS], lower[2], upper[2], middle[2], v[4];
    add_up(sums, *high, *low);
    for (int i = 0; i < PORTABLE_GHASH_WORDS; i++) {
        every_fourth(parts, sums[i]);
        words[i] = multiply_words(parts, h->word[i]);
    }
    put_together(lower, words);
    put_together(upper, words + 3);
    put_together(middle, words + 6);
    v[0] = lower[0];
    v[1] = lower[1] ^ lower[0] ^ upper[0] ^ middle[0];
    v[2] = upper[0] ^ lower[1] ^ upper[1] ^ middle[1];
    v[3] = upper[1];
    /* The lower half goes into the upper, 64 bits at a time: x^128 = x^7 + x^2 + x + 1, bits the other way round. */
    for (int i = 0; i < 2; i++) {
        v[i + 2] ^= v[i] ^ v[i] >> 1 ^ v[i] >> 2 ^ v[i] >> 7;
        v[i + 1] ^= v[i] << 63 ^ v[i] << 62 ^ v[i] << 57;
    }
    *high = v[3];
    *low = v[2];
}

void aesgen_portable_ghash_key(struct portable_ghash_key *h, const uint8_t power[16]) {
    uint32_t sums[PORTABLE_GHASH_WORDS];
    add_up(sums, aesgen_load_le64(power + 8), aesgen_load_le64(power));
    for (int i = 0; i < PORTABLE_GHASH_WORDS; i++) {
        every_fourth(h->word[i], sums[i]);
    }
    aesgen_wipe(sums, sizeof sums);
}

void aesgen_portable_ghash(uint8_t hash[16], const uint8_t *in, size_t blocks, const struct portable_ghash_key *h) {
    uint64_t high = aesgen_load_be64(hash), low = aesgen_load_be64(hash + 8);
    for (; blocks > 0; blocks--, in += 16) {
        high ^= aesgen_load_be64(in);
        low ^= aesgen_load_be64(in + 8);
        multiply(&high, &low, h);
    }
    aesgen_store_be64(hash, high);
    aesgen_store_be64(hash + 8, low);
}

/* Apart from the kernels' own frames, so that everything below that can be burnt. */
static AESGEN_NOINLINE size_t run(const uint8_t *in, size_t bytes, const struct aesgen_gcm_key *key, uint8_t hash[16],
                                  const volatile uint32_t *yield_flag) {
    struct portable_ghash_key h;
    aesgen_portable_ghash_key(&h, key->power[AESGEN_GCM_POWERS - 1]);
    while (bytes >= 16) {
        const size_t pass = bytes < PORTABLE_BYTES ? bytes & ~(size_t)15 : PORTABLE_BYTES;
        aesgen_portable_ghash(hash, in, pass / 16, &h);
        in += pass;
        bytes -= pass;
        if (bytes >= 16 && aesgen_flag_is_set(yield_flag)) {
            break;
        }
    }
    aesgen_wipe(&h, sizeof h);
    return bytes;
}

size_t aes_ghash_c(const void *in, size_t bytes, const struct aesgen_gcm_key *key, uint8_t hash[16],
                   const volatile uint32_t *yield_flag) {
    if (bytes == 0) { /* then no pointer may be followed */
        return 0;
    }
    bytes = run((const uint8_t *)in, bytes, key, hash, yield_flag);
    aesgen_portable_burn_stack();
    return bytes;
}

static AESGEN_NOINLINE void expand(struct aesgen_gcm_key *key) {
    struct portable_keys keys;
    struct portable_ghash_key h;
    uint8_t blocks[PORTABLE_BYTES] = {0};
    const struct aesgen_schedule *const ks = &key->schedule;
    uint64_t high, low;
    aesgen_portable_slice_keys(&keys, ks->enc, ks->rounds);
    aesgen_portable_encrypt(&keys, blocks);
    high = aesgen_load_be64(blocks);
    low = aesgen_load_be64(blocks + 8);
    for (int i = AESGEN_GCM_POWERS - 1; i >= 0; i--) {
        const uint64_t carry = 0 - (high >> 63);
        aesgen_store_le64(key->power[i] + 8, (high << 1 | low >> 63) ^ (carry & 0xc200000000000000));
        aesgen_store_le64(key->power[i], low << 1 ^ (carry & 1));
        if (i == AESGEN_GCM_POWERS - 1) {
            aesgen_portable_ghash_key(&h, key->power[i]);
        }
        multiply(&high, &low, &h);
    }
    aesgen_wipe(&keys, sizeof keys);
    aesgen_wipe(&h, sizeof h);
    aesgen_wipe(blocks, sizeof blocks);
}

void aes_gcm_key_c(struct aesgen_gcm_key *key) {
    expand(key);
    aesgen_portable_burn_stack();
}
