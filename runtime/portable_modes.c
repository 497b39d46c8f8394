/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The portable kernels: docs/kernel-abi.md over bitsliced passes of four blocks. */
#include "portable_aes.h"
#include "words.h"

/* One call of a kernel. Whatever is secret lives in here, so that one wipe at the end of the call gets it all. */
struct call {
    struct portable_keys keys;
    portable_crypt *crypt;
    uint8_t *out;
    const uint8_t *in;
    size_t left;
    uint8_t *state;
    const volatile uint32_t *yield_flag;
    size_t unlooked;                   /* bytes done since the flag was last looked at */
    uint8_t pass[PORTABLE_BYTES];      /* the blocks of a pass, cipher input and output */
    uint8_t mask[16 + PORTABLE_BYTES]; /* what is added to them: earlier ciphertext or tweaks */
};

static size_t at_most(size_t bytes, size_t limit) { return bytes < limit ? bytes : limit; }

/* Asked where a pass could begin: has this call to end here? Before the first pass nothing is done, so no look is due.
 */
static int stops(struct call *c) {
    if (c->unlooked < PORTABLE_BYTES) {
        return 0;
    }
    c->unlooked = 0;
    return aesgen_flag_is_set(c->yield_flag);
}

static void advance(struct call *c, size_t bytes) {
    c->in += bytes;
    c->out += bytes;
    c->left -= bytes;
    c->unlooked += bytes;
}

static void ecb(struct call *c) {
    while (c->left >= 16 && !stops(c)) {
        const size_t bytes = at_most(c->left & ~(size_t)15, PORTABLE_BYTES);
        memcpy(c->pass, c->in, bytes);
        c->crypt(&c->keys, c->pass);
        memcpy(c->out, c->pass, bytes);
        advance(c, bytes);
    }
}

/* Serial by nature: every pass has one block. */
static void cbc_enc(struct call *c) {
    while (c->left >= 16 && !stops(c)) {
        memcpy(c->pass, c->in, 16);
        portable_add(c->pass, c->state, 16);
        c->crypt(&c->keys, c->pass);
        memcpy(c->out, c->pass, 16);
        memcpy(c->state, c->pass, 16);
        advance(c, 16);
    }
}

static void cbc_dec(struct call *c) {
    while (c->left >= 16 && !stops(c)) {
        const size_t bytes = at_most(c->left & ~(size_t)15, PORTABLE_BYTES);
        memcpy(c->mask, c->state, 16);
        memcpy(c->mask + 16, c->in, bytes);
        memcpy(c->pass, c->in, bytes);
        c->crypt(&c->keys, c->pass);
        portable_add(c->pass, c->mask, bytes);
        memcpy(c->out, c->pass, bytes);
        memcpy(c->state, c->mask + bytes, 16);
        advance(c, bytes);
    }
}

static void ctr(struct call *c) {
    while (c->left > 0 && !stops(c)) {
        const size_t bytes = at_most(c->left, PORTABLE_BYTES);
        uint64_t high = aesgen_load_be64(c->state), low = aesgen_load_be64(c->state + 8);
        for (size_t at = 0; at < bytes; at += 16) {
            aesgen_store_be64(c->pass + at, high);
            aesgen_store_be64(c->pass + at + 8, low);
            low++;
            high += low == 0;
        }
        aesgen_store_be64(c->state, high);
        aesgen_store_be64(c->state + 8, low);
        c->crypt(&c->keys, c->pass);
        memcpy(c->mask, c->in, bytes);
        portable_add(c->mask, c->pass, bytes);
        memcpy(c->out, c->mask, bytes);
        advance(c, bytes);
    }
}

/* The tweak times x in GF(2^128), as IEEE 1619 numbers the bits. */
static void next_tweak(uint8_t tweak[16]) {
    const uint64_t low = aesgen_load_le64(tweak), high = aesgen_load_le64(tweak + 8);
    aesgen_store_le64(tweak, low << 1 ^ (0x87 & (0 - (high >> 63))));
    aesgen_store_le64(tweak + 8, high << 1 | low >> 63);
}

/* The blocks in c->pass, each under the tweak in c->mask. */
static void xts_pass(struct call *c, size_t bytes) {
    portable_add(c->pass, c->mask, bytes);
    c->crypt(&c->keys, c->pass);
    portable_add(c->pass, c->mask, bytes);
}

/* All but the final pair, which begins where one block and a part of one are left. */
static void xts_blocks(struct call *c) {
    const size_t pair = c->left % 16 == 0 ? 0 : 16 + c->left % 16;
    while (c->left > pair && !stops(c)) {
        const size_t bytes = at_most(c->left - pair, PORTABLE_BYTES);
        for (size_t at = 0; at < bytes; at += 16) {
            memcpy(c->mask + at, c->state, 16);
            next_tweak(c->state);
        }
        memcpy(c->pass, c->in, bytes);
        xts_pass(c, bytes);
        memcpy(c->out, c->pass, bytes);
        advance(c, bytes);
    }
}

/*
 * Ciphertext stealing: one block through the cipher, its head is the partial output; the partial input with the block's
 * tail goes through again and is the full output. Decryption takes the two tweaks the other way round.
 */
static void xts_final_pair(struct call *c, int decrypt) {
    const size_t part = c->left - 16;
    uint8_t *const this_tweak = c->mask, *const next = c->mask + 16, *const stolen = c->pass + 16;
    memcpy(decrypt ? next : this_tweak, c->state, 16);
    next_tweak(c->state);
    memcpy(decrypt ? this_tweak : next, c->state, 16);

    memcpy(c->pass, c->in, 16);
    xts_pass(c, 16);
    memcpy(stolen, c->pass, part);
    memcpy(c->pass, c->in + 16, part);
    memcpy(c->out + 16, stolen, part);
    memcpy(this_tweak, next, 16);
    xts_pass(c, 16);
    memcpy(c->out, c->pass, 16);
    aesgen_wipe(c->state, 16);
    advance(c, c->left);
}

static void xts(struct call *c, int decrypt) {
    if (c->left < 16) {
        return;
    }
    xts_blocks(c);
    if (c->left > 16 && c->left < 32 && !stops(c)) {
        xts_final_pair(c, decrypt);
    }
}

static void xts_enc(struct call *c) { xts(c, 0); }

static void xts_dec(struct call *c) { xts(c, 1); }

/* Apart from the kernel's own frame, so that everything below that can be burnt. */
static AESGEN_NOINLINE size_t run(void (*mode)(struct call *), portable_crypt *crypt, const uint8_t round_keys[15][16],
                                  unsigned rounds, void *out, const void *in, size_t bytes, uint8_t *state,
                                  const volatile uint32_t *yield_flag) {
    struct call c;
    memset(&c, 0, sizeof c);
    aesgen_portable_slice_keys(&c.keys, round_keys, rounds);
    c.crypt = crypt;
    c.out = (uint8_t *)out;
    c.in = (const uint8_t *)in;
    c.left = bytes;
    c.state = state;
    c.yield_flag = yield_flag;
    mode(&c);
    bytes = c.left;
    aesgen_wipe(&c, sizeof c);
    return bytes;
}

#define KERNEL(name, mode, crypt, round_keys)                                                                          \
    size_t name(void *out, const void *in, size_t bytes, const struct aesgen_schedule *ks, uint8_t state[16],          \
                const volatile uint32_t *yield_flag) {                                                                 \
        if (bytes == 0) { /* then no pointer may be followed */                                                        \
            return 0;                                                                                                  \
        }                                                                                                              \
        bytes = run(mode, crypt, ks->round_keys, ks->rounds, out, in, bytes, state, yield_flag);                       \
        aesgen_portable_burn_stack();                                                                                  \
        return bytes;                                                                                                  \
    }

KERNEL(aes_ecb_enc_c, ecb, aesgen_portable_encrypt, enc)
KERNEL(aes_ecb_dec_c, ecb, aesgen_portable_decrypt, dec)
KERNEL(aes_cbc_enc_c, cbc_enc, aesgen_portable_encrypt, enc)
KERNEL(aes_cbc_dec_c, cbc_dec, aesgen_portable_decrypt, dec)
KERNEL(aes_ctr_c, ctr, aesgen_portable_encrypt, enc)
KERNEL(aes_xts_enc_c, xts_enc, aesgen_portable_encrypt, enc)
KERNEL(aes_xts_dec_c, xts_dec, aesgen_portable_decrypt, dec)
