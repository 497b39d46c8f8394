/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * AES (FIPS 197) in constant time: no tables, no branch and no address that depends on a key or on data.
 *
 * Four blocks are 64 bytes. They are held as eight 64-bit words q[0..7], where q[b] has bit b of every byte; the byte
 * in row r and column c of block n is at bit 16r + 4c + n. A step down the rows is then a rotation of the whole word by
 * 16, a step along the columns a rotation of a 16-bit quarter by 4, and the S-box a circuit over the eight words.
 */
#include "portable_aes.h"

static uint64_t rotate_right(uint64_t x, unsigned bits) { return (x >> bits) | (x << (64 - bits)); }

/* Four bytes as a little-endian column, one byte in every 16 bits. */
static uint64_t load_column(const uint8_t *bytes) {
    uint64_t x = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
    x = (x | x << 16) & 0x0000ffff0000ffff;
    return (x | x << 8) & 0x00ff00ff00ff00ff;
}

static void store_column(uint8_t *bytes, uint64_t x) {
    bytes[0] = (uint8_t)x;
    bytes[1] = (uint8_t)(x >> 16);
    bytes[2] = (uint8_t)(x >> 32);
    bytes[3] = (uint8_t)(x >> 48);
}

static void swap_bits(uint64_t *a, uint64_t *b, uint64_t mask, unsigned shift) {
    uint64_t t = ((*a >> shift) ^ *b) & mask;
    *b ^= t;
    *a ^= t << shift;
}

/* Bit b of each byte of q[j] goes to bit j of the same byte of q[b]. It is its own inverse. */
static void transpose(uint64_t q[8]) {
    for (int i = 0; i < 8; i += 2) {
        swap_bits(&q[i], &q[i + 1], 0x5555555555555555, 1);
    }
    for (int i = 0; i < 8; i += 4) {
        swap_bits(&q[i], &q[i + 2], 0x3333333333333333, 2);
        swap_bits(&q[i + 1], &q[i + 3], 0x3333333333333333, 2);
    }
    for (int i = 0; i < 4; i++) {
        swap_bits(&q[i], &q[i + 4], 0x0f0f0f0f0f0f0f0f, 4);
    }
}

static void slice(uint64_t q[8], const uint8_t blocks[PORTABLE_BYTES]) {
    for (int n = 0; n < PORTABLE_BLOCKS; n++) {
        const uint8_t *block = blocks + 16 * n;
        q[n] = load_column(block) | load_column(block + 8) << 8;
        q[n + 4] = load_column(block + 4) | load_column(block + 12) << 8;
    }
    transpose(q);
}

static void unslice(uint8_t blocks[PORTABLE_BYTES], uint64_t q[8]) {
    transpose(q);
    for (int n = 0; n < PORTABLE_BLOCKS; n++) {
        uint8_t *block = blocks + 16 * n;
        store_column(block, q[n]);
        store_column(block + 4, q[n + 4]);
        store_column(block + 8, q[n] >> 8);
        store_column(block + 12, q[n + 4] >> 8);
    }
}

/*
 * The S-box as the circuit of Boyar and Peralta, "A small depth-16 circuit for the AES S-box" and its forerunners: a
 * linear layer into a tower field, an inversion in GF(2^4), and a linear layer back. The names are theirs; x0 is the
 * top bit.
 */
static void sub_bytes(uint64_t q[8]) {
    const uint64_t x0 = q[7], x1 = q[6], x2 = q[5], x3 = q[4], x4 = q[3], x5 = q[2], x6 = q[1], x7 = q[0];

    const uint64_t y14 = x3 ^ x5, y13 = x0 ^ x6, y9 = x0 ^ x3, y8 = x0 ^ x5;
    const uint64_t t0 = x1 ^ x2, y1 = t0 ^ x7, y4 = y1 ^ x3, y12 = y13 ^ y14;
    const uint64_t y2 = y1 ^ x0, y5 = y1 ^ x6, y3 = y5 ^ y8, t1 = x4 ^ y12;
    const uint64_t y15 = t1 ^ x5, y20 = t1 ^ x1, y6 = y15 ^ x7, y10 = y15 ^ t0;
    const uint64_t y11 = y20 ^ y9, y7 = x7 ^ y11, y17 = y10 ^ y11, y19 = y10 ^ y8;
    const uint64_t y16 = t0 ^ y11, y21 = y13 ^ y16, y18 = x0 ^ y16;

    const uint64_t t2 = y12 & y15, t4 = (y3 & y6) ^ t2, t6 = (y4 & x7) ^ t2;
    const uint64_t t7 = y13 & y16, t9 = (y5 & y1) ^ t7, t11 = (y2 & y7) ^ t7;
    const uint64_t t12 = y9 & y11, t14 = (y14 & y17) ^ t12, t16 = (y8 & y10) ^ t12;
    const uint64_t t21 = t4 ^ t14 ^ y20, t22 = t6 ^ t16 ^ y19, t23 = t9 ^ t14 ^ y21, t24 = t11 ^ t16 ^ y18;

    const uint64_t t25 = t21 ^ t22, t26 = t21 & t23, t27 = t24 ^ t26, t29 = (t25 & t27) ^ t22;
    const uint64_t t30 = t23 ^ t24, t31 = t22 ^ t26, t33 = (t31 & t30) ^ t24, t34 = t23 ^ t33;
    const uint64_t t35 = t27 ^ t33, t36 = t24 & t35, t37 = t36 ^ t34, t38 = t27 ^ t36;
    const uint64_t t40 = t25 ^ (t29 & t38), t41 = t40 ^ t37, t42 = t29 ^ t33, t43 = t29 ^ t40;
    const uint64_t t44 = t33 ^ t37, t45 = t42 ^ t41;

    const uint64_t z0 = t44 & y15, z1 = t37 & y6, z2 = t33 & x7, z3 = t43 & y16, z4 = t40 & y1, z5 = t29 & y7;
    const uint64_t z6 = t42 & y11, z7 = t45 & y17, z8 = t41 & y10, z9 = t44 & y12, z10 = t37 & y3, z11 = t33 & y4;
    const uint64_t z12 = t43 & y13, z13 = t40 & y5, z14 = t29 & y2, z15 = t42 & y9, z16 = t45 & y14, z17 = t41 & y8;

    const uint64_t t46 = z15 ^ z16, t47 = z10 ^ z11, t48 = z5 ^ z13, t49 = z9 ^ z10, t50 = z2 ^ z12;
    const uint64_t t51 = z2 ^ z5, t52 = z7 ^ z8, t53 = z0 ^ z3, t54 = z6 ^ z7, t55 = z16 ^ z17;
    const uint64_t t56 = z12 ^ t48, t57 = t50 ^ t53, t58 = z4 ^ t46, t59 = z3 ^ t54, t60 = t46 ^ t57;
    const uint64_t t61 = z14 ^ t57, t62 = t52 ^ t58, t63 = t49 ^ t58, t64 = z4 ^ t59, t65 = t61 ^ t62;
    const uint64_t t66 = z1 ^ t63, t67 = t64 ^ t65, s3 = t53 ^ t66;

    q[7] = t59 ^ t63;
    q[6] = t64 ^ ~s3;
    q[5] = t55 ^ ~t67;
    q[4] = s3;
    q[3] = t51 ^ t66;
    q[2] = t47 ^ t65;
    q[1] = t56 ^ ~t62;
    q[0] = t48 ^ ~t60;
}

/* The inverse of the affine map of FIPS 197, 5.1.1: bit i becomes bits i+2 ^ i+5 ^ i+7 (mod 8), plus 05. */
static void inv_affine(uint64_t q[8]) {
    const uint64_t a0 = q[0], a1 = q[1], a2 = q[2], a3 = q[3], a4 = q[4], a5 = q[5], a6 = q[6], a7 = q[7];
    q[0] = ~(a2 ^ a5 ^ a7);
    q[1] = a3 ^ a6 ^ a0;
    q[2] = ~(a4 ^ a7 ^ a1);
    q[3] = a5 ^ a0 ^ a2;
    q[4] = a6 ^ a1 ^ a3;
    q[5] = a7 ^ a2 ^ a4;
    q[6] = a0 ^ a3 ^ a5;
    q[7] = a1 ^ a4 ^ a6;
}

/* S is the affine map A after an inversion I, and I is its own inverse: S^-1 = I A^-1 = A^-1 (A I) A^-1 = A^-1 S A^-1.
 */
static void inv_sub_bytes(uint64_t q[8]) {
    inv_affine(q);
    sub_bytes(q);
    inv_affine(q);
}

/* Row r goes r columns to the left: rows 2 and 3 by two, then rows 1 and 3 by one. */
static void shift_rows(uint64_t q[8]) {
    for (int i = 0; i < 8; i++) {
        uint64_t x = q[i], t = (x ^ x >> 8) & 0x00ff00ff00000000;
        x ^= t ^ t << 8;
        q[i] = (x & 0x0000ffff0000ffff) | (x >> 4 & 0x0fff00000fff0000) | (x << 12 & 0xf0000000f0000000);
    }
}

static void inv_shift_rows(uint64_t q[8]) {
    for (int i = 0; i < 8; i++) {
        uint64_t x = q[i], t = (x ^ x >> 8) & 0x00ff00ff00000000;
        x ^= t ^ t << 8;
        q[i] = (x & 0x0000ffff0000ffff) | (x << 4 & 0xfff00000fff00000) | (x >> 12 & 0x000f0000000f0000);
    }
}

/* Every byte times x in GF(2^8). */
static void times_x(uint64_t q[8]) {
    const uint64_t top = q[7];
    q[7] = q[6];
    q[6] = q[5];
    q[5] = q[4];
    q[4] = q[3] ^ top;
    q[3] = q[2] ^ top;
    q[2] = q[1];
    q[1] = q[0] ^ top;
    q[0] = top;
}

/* a[r] becomes 2 a[r] + 3 a[r+1] + a[r+2] + a[r+3] = 2 (a[r] + a[r+1]) + a[r+1] + (a[r+2] + a[r+3]). */
static void mix_columns(uint64_t q[8]) {
    uint64_t sum[8];
    for (int i = 0; i < 8; i++) {
        uint64_t below = rotate_right(q[i], 16);
        sum[i] = q[i] ^ below;
        q[i] = below ^ rotate_right(sum[i], 32);
    }
    times_x(sum);
    for (int i = 0; i < 8; i++) {
        q[i] ^= sum[i];
    }
}

/* {0e, 0b, 0d, 09} is {02, 03, 01, 01} times {05, 00, 04, 00}: first a[r] + 4 (a[r] + a[r+2]), then MixColumns. */
static void inv_mix_columns(uint64_t q[8]) {
    uint64_t sum[8];
    for (int i = 0; i < 8; i++) {
        sum[i] = q[i] ^ rotate_right(q[i], 32);
    }
    times_x(sum);
    times_x(sum);
    for (int i = 0; i < 8; i++) {
        q[i] ^= sum[i];
    }
    mix_columns(q);
}

static void add_round_key(uint64_t q[8], const uint64_t key[8]) {
    for (int i = 0; i < 8; i++) {
        q[i] ^= key[i];
    }
}

void aesgen_portable_encrypt(const struct portable_keys *keys, uint8_t blocks[PORTABLE_BYTES]) {
    uint64_t q[8];
    slice(q, blocks);
    add_round_key(q, keys->key[0]);
    for (unsigned round = 1; round < keys->rounds; round++) {
        sub_bytes(q);
        shift_rows(q);
        mix_columns(q);
        add_round_key(q, keys->key[round]);
    }
    sub_bytes(q);
    shift_rows(q);
    add_round_key(q, keys->key[keys->rounds]);
    unslice(blocks, q);
}

void aesgen_portable_decrypt(const struct portable_keys *keys, uint8_t blocks[PORTABLE_BYTES]) {
    uint64_t q[8];
    slice(q, blocks);
    add_round_key(q, keys->key[0]);
    for (unsigned round = 1; round < keys->rounds; round++) {
        inv_sub_bytes(q);
        inv_shift_rows(q);
        inv_mix_columns(q);
        add_round_key(q, keys->key[round]);
    }
    inv_sub_bytes(q);
    inv_shift_rows(q);
    add_round_key(q, keys->key[keys->rounds]);
    unslice(blocks, q);
}

void aesgen_portable_slice_keys(struct portable_keys *keys, const uint8_t round_keys[15][16], unsigned rounds) {
    uint8_t blocks[PORTABLE_BYTES];
    keys->rounds = rounds;
    for (unsigned round = 0; round <= rounds; round++) {
        for (size_t at = 0; at < sizeof blocks; at += 16) {
            memcpy(blocks + at, round_keys[round], 16);
        }
        slice(keys->key[round], blocks);
    }
    aesgen_wipe(blocks, sizeof blocks);
}

void aesgen_portable_sub_bytes(uint8_t blocks[PORTABLE_BYTES]) {
    uint64_t q[8];
    slice(q, blocks);
    sub_bytes(q);
    unslice(blocks, q);
}

void aesgen_portable_inv_mix_columns(uint8_t blocks[PORTABLE_BYTES]) {
    uint64_t q[8];
    slice(q, blocks);
    inv_mix_columns(q);
    unslice(blocks, q);
}

AESGEN_NOINLINE void aesgen_portable_burn_stack(void) {
    uint8_t stack[3072];
    aesgen_wipe(stack, sizeof stack);
}
