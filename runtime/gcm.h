/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* GCM (SP 800-38D) above the kernels: what whole messages and messages in pieces share. */
#ifndef AESGEN_GCM_H
#define AESGEN_GCM_H

#include "bind.h"
#include "gcm_sizes.h"
#include "kernel.h"
#include "words.h"

#ifdef AESGEN_PREFIX
#define aesgen_gcm_hash_iv AESGEN_NAME(aesgen_gcm_hash_iv)
#endif

/* J0 of an IV that has not AESGEN_GCM_IV_BYTES bytes. */
AESGEN_HIDDEN void aesgen_gcm_hash_iv(const struct aesgen_gcm_key *gk, uint8_t j0[16], const uint8_t *iv,
                                      size_t iv_bytes);

/* J0 of one that has. By halves, as kernels may load it: whoever loads less than was stored at once, or all of what was, does not wait for the stores. */
static inline void aesgen_gcm_copy_iv(uint8_t j0[16], const uint8_t iv[AESGEN_GCM_IV_BYTES]) {
    aesgen_store_le64(j0, aesgen_load_le64(iv));
    aesgen_store_le64(j0 + 8, aesgen_load_le32(iv + 8) | (uint64_t)1 << 56);
}

/* inc32 of SP 800-38D, 6.2. */
static inline void aesgen_gcm_count(uint8_t counter[16]) {
    aesgen_store_be32(counter + 12, aesgen_load_be32(counter + 12) + 1);
}

static inline void aesgen_gcm_put_tag(uint8_t *tag, size_t tag_bytes, const uint8_t right[16]) {
    if (tag_bytes == 16) {
        memcpy(tag, right, 16); /* no call where the size is known */
    } else {
        memcpy(tag, right, tag_bytes);
    }
}

/* The verdict alone becomes public, not which bytes differ. */
static inline int aesgen_gcm_check_tag(const uint8_t *tag, size_t tag_bytes, const uint8_t right[16]) {
    uint64_t differences = 0;
    uint32_t differ;
    if (tag_bytes == 16) {
        differences = (aesgen_load_le64(tag) ^ aesgen_load_le64(right)) |
                      (aesgen_load_le64(tag + 8) ^ aesgen_load_le64(right + 8));
    } else {
        for (size_t i = 0; i < tag_bytes; i++) {
            differences |= (uint64_t)(tag[i] ^ right[i]);
        }
    }
    differ = (uint32_t)((((differences >> 32) | (differences & 0xffffffff)) + 0xffffffff) >> 32);
    AESGEN_DECLASSIFY(&differ, sizeof differ);
    return differ == 0 ? AESGEN_OK : AESGEN_ERR_TAG;
}

#endif
