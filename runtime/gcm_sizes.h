/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which sizes GCM has (SP 800-38D, 5.2.1). */
#ifndef AESGEN_GCM_SIZES_H
#define AESGEN_GCM_SIZES_H

#include "aesgen.h"

/* Of an IV that is not hashed. */
#define AESGEN_GCM_IV_BYTES 12

/* In 64 bits: a size_t of 32 is never above a limit of GCM, and compilers would say so. */
static inline int aesgen_gcm_are_sizes(uint64_t iv_bytes, uint64_t aad_bytes, uint64_t bytes) {
    return iv_bytes != 0 && iv_bytes <= AESGEN_GCM_MAX_AAD_BYTES && aad_bytes <= AESGEN_GCM_MAX_AAD_BYTES &&
           bytes <= AESGEN_GCM_MAX_BYTES;
}

static inline int aesgen_gcm_is_tag_size(const struct aesgen_gcm_key *gk, size_t bytes) {
    return (bytes >= 12 && bytes <= 16) || ((bytes == 4 || bytes == 8) && (gk->options & AESGEN_GCM_SHORT_TAGS) != 0);
}

#endif
