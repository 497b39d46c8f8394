/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Bitsliced AES of four blocks at once: what the portable kernels are made of. */
#ifndef AESGEN_PORTABLE_AES_H
#define AESGEN_PORTABLE_AES_H

#include "kernel.h"

#ifdef AESGEN_PREFIX
#define aesgen_portable_burn_stack AESGEN_NAME(aesgen_portable_burn_stack)
#define aesgen_portable_decrypt AESGEN_NAME(aesgen_portable_decrypt)
#define aesgen_portable_encrypt AESGEN_NAME(aesgen_portable_encrypt)
#define aesgen_portable_inv_mix_columns AESGEN_NAME(aesgen_portable_inv_mix_columns)
#define aesgen_portable_slice_keys AESGEN_NAME(aesgen_portable_slice_keys)
#define aesgen_portable_sub_bytes AESGEN_NAME(aesgen_portable_sub_bytes)
#endif

#define PORTABLE_BLOCKS 4
#define PORTABLE_BYTES ((size_t)PORTABLE_BLOCKS * AESGEN_BLOCK_BYTES)

/* The round keys of one direction in bitsliced form, each repeated for all four blocks. */
struct portable_keys {
    uint64_t key[15][8];
    unsigned rounds;
};

/* to ^= from */
static inline void portable_add(uint8_t *to, const uint8_t *from, size_t bytes) {
    for (; bytes >= 8; bytes -= 8, to += 8, from += 8) {
        uint64_t a, b;
        memcpy(&a, to, 8);
        memcpy(&b, from, 8);
        a ^= b;
        memcpy(to, &a, 8);
    }
    for (; bytes > 0; bytes--) {
        *to++ ^= *from++;
    }
}

/* Encrypts or decrypts four blocks in place. */
typedef void portable_crypt(const struct portable_keys *keys, uint8_t blocks[PORTABLE_BYTES]);

AESGEN_HIDDEN portable_crypt aesgen_portable_encrypt, aesgen_portable_decrypt;

/* `round_keys` is the schedule's `enc` or `dec`. */
AESGEN_HIDDEN void aesgen_portable_slice_keys(struct portable_keys *keys, const uint8_t round_keys[15][16],
                                              unsigned rounds);

/* Single steps of the cipher on four blocks, for key expansion. */
AESGEN_HIDDEN void aesgen_portable_sub_bytes(uint8_t blocks[PORTABLE_BYTES]);
AESGEN_HIDDEN void aesgen_portable_inv_mix_columns(uint8_t blocks[PORTABLE_BYTES]);

/*
 * Overwrites the stack below the caller's frame, where functions that have returned spilled keys and state. C cannot
 * name those slots, so it is done by depth; tests/runtime compares what is left for two different secrets.
 */
AESGEN_HIDDEN void aesgen_portable_burn_stack(void);

#endif
