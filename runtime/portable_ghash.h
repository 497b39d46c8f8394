/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* GHASH (SP 800-38D, 6.4) a block at a time: what the portable kernels of GCM share. */
#ifndef AESGEN_PORTABLE_GHASH_H
#define AESGEN_PORTABLE_GHASH_H

#include "portable_aes.h"

#ifdef AESGEN_PREFIX
#define aesgen_portable_ghash AESGEN_NAME(aesgen_portable_ghash)
#define aesgen_portable_ghash_key AESGEN_NAME(aesgen_portable_ghash_key)
#endif

/* The sums of words that Karatsuba's method multiplies 128 bits by, each with every fourth bit of it. */
#define PORTABLE_GHASH_WORDS 9
struct portable_ghash_key {
    uint32_t word[PORTABLE_GHASH_WORDS][4];
};

/* From H in the form of struct aesgen_gcm_key. */
AESGEN_HIDDEN void aesgen_portable_ghash_key(struct portable_ghash_key *h, const uint8_t power[16]);

/* hash = (hash + block) * H for each of `blocks` blocks. */
AESGEN_HIDDEN void aesgen_portable_ghash(uint8_t hash[16], const uint8_t *in, size_t blocks,
                                         const struct portable_ghash_key *h);

#endif
