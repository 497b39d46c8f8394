/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What a kernel is (docs/kernel-abi.md), for the C code that calls kernels. Internal: users include aesgen.h. */
#ifndef AESGEN_KERNEL_H
#define AESGEN_KERNEL_H

#include "aesgen.h"

#ifdef AESGEN_FREESTANDING
/* A freestanding compiler brings no string.h, yet expects whoever links to bring these two. */
#ifdef __cplusplus
extern "C" {
#endif
void *memcpy(void *to, const void *from, size_t bytes);
void *memset(void *to, int value, size_t bytes);
#ifdef __cplusplus
}
#endif
#else
#include <string.h>
#endif

#ifdef AESGEN_PREFIX
#define aes_cbc_dec_c AESGEN_NAME(aes_cbc_dec_c)
#define aes_cbc_enc_c AESGEN_NAME(aes_cbc_enc_c)
#define aes_cbc_enc_mb_c AESGEN_NAME(aes_cbc_enc_mb_c)
#define aes_ctr_c AESGEN_NAME(aes_ctr_c)
#define aes_ecb_dec_c AESGEN_NAME(aes_ecb_dec_c)
#define aes_ecb_enc_c AESGEN_NAME(aes_ecb_enc_c)
#define aes_gcm_dec_c AESGEN_NAME(aes_gcm_dec_c)
#define aes_gcm_enc_c AESGEN_NAME(aes_gcm_enc_c)
#define aes_gcm_key_c AESGEN_NAME(aes_gcm_key_c)
#define aes_gcm_open_c AESGEN_NAME(aes_gcm_open_c)
#define aes_gcm_seal_c AESGEN_NAME(aes_gcm_seal_c)
#define aes_ghash_c AESGEN_NAME(aes_ghash_c)
#define aes_key_expand_c AESGEN_NAME(aes_key_expand_c)
#define aes_xts_dec_c AESGEN_NAME(aes_xts_dec_c)
#define aes_xts_enc_c AESGEN_NAME(aes_xts_enc_c)
#endif

/* Hidden like the assembler kernels: a shared library that holds this one exports the functions of aesgen.h only. */
#if defined(__ELF__) && (defined(__GNUC__) || defined(__clang__))
#define AESGEN_HIDDEN __attribute__((visibility("hidden")))
#else
#define AESGEN_HIDDEN
#endif

#if defined(__GNUC__) || defined(__clang__)
#define AESGEN_NOINLINE __attribute__((noinline))
#elif defined(_MSC_VER)
#define AESGEN_NOINLINE __declspec(noinline)
#else
#define AESGEN_NOINLINE
#endif

/* A verdict that is public although it was computed from secrets. Each use is listed in SECURITY.md. */
#ifdef AESGEN_CT_TEST
#include <valgrind/memcheck.h>
#define AESGEN_DECLASSIFY(pointer, bytes) VALGRIND_MAKE_MEM_DEFINED(pointer, bytes)
#else
#define AESGEN_DECLASSIFY(pointer, bytes) ((void)(pointer))
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef size_t aesgen_bulk_kernel(void *out, const void *in, size_t bytes, const struct aesgen_schedule *ks,
                                  uint8_t state[16], const volatile uint32_t *yield_flag);
typedef size_t aesgen_streams_kernel(struct aesgen_stream *streams, size_t count, const struct aesgen_schedule *ks,
                                     const volatile uint32_t *yield_flag);
typedef void aesgen_key_expand_kernel(struct aesgen_schedule *ks, const uint8_t *key, size_t key_bytes);

/* What a kernel of a whole message takes: the counter is J0, the hash becomes the tag. */
struct aesgen_gcm_message {
    struct aesgen_gcm_state state;
    const void *aad;
    size_t aad_bytes;
};
typedef size_t aesgen_ghash_kernel(const void *in, size_t bytes, const struct aesgen_gcm_key *key, uint8_t hash[16],
                                   const volatile uint32_t *yield_flag);
typedef size_t aesgen_gcm_kernel(void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,
                                 struct aesgen_gcm_state *state, const volatile uint32_t *yield_flag);
typedef void aesgen_gcm_message_kernel(void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,
                                       struct aesgen_gcm_message *message);
typedef void aesgen_gcm_key_kernel(struct aesgen_gcm_key *key);

/* The portable kernels: interleave 4, yield_blocks 4. They run everywhere and look at the flag at every pass boundary.
 */
AESGEN_HIDDEN aesgen_bulk_kernel aes_ecb_enc_c, aes_ecb_dec_c, aes_cbc_enc_c, aes_cbc_dec_c, aes_ctr_c, aes_xts_enc_c,
    aes_xts_dec_c;
AESGEN_HIDDEN aesgen_streams_kernel aes_cbc_enc_mb_c;
AESGEN_HIDDEN aesgen_key_expand_kernel aes_key_expand_c;
AESGEN_HIDDEN aesgen_ghash_kernel aes_ghash_c;
AESGEN_HIDDEN aesgen_gcm_kernel aes_gcm_enc_c, aes_gcm_dec_c;
AESGEN_HIDDEN aesgen_gcm_message_kernel aes_gcm_seal_c, aes_gcm_open_c;
AESGEN_HIDDEN aesgen_gcm_key_kernel aes_gcm_key_c;

#ifdef __cplusplus
}
#endif

static inline int aesgen_is_key_size(int is_xts, size_t key_bytes) {
    return key_bytes == 32 || (is_xts ? key_bytes == 64 : key_bytes == 16 || key_bytes == 24);
}

static inline int aesgen_is_expanded(const struct aesgen_schedule *ks) {
    return ks->rounds == 10 || ks->rounds == 12 || ks->rounds == 14;
}

static inline int aesgen_is_missing(const void *out, const void *in, size_t bytes) {
    return bytes != 0 && (out == NULL || in == NULL);
}

/* One look at a yield flag, where there is one, that somebody else may be writing: a plain load, but one that a thread sanitizer knows to be meant. */
static inline int aesgen_flag_is_set(const volatile uint32_t *flag) {
#if defined(__GNUC__) || defined(__clang__)
    return flag != NULL && __atomic_load_n(flag, __ATOMIC_RELAXED) != 0;
#else
    return flag != NULL && *flag != 0;
#endif
}

/* Zeros that no optimiser removes although nobody reads them. */
static inline void aesgen_wipe(void *secret, size_t bytes) {
#if defined(__GNUC__) || defined(__clang__)
    memset(secret, 0, bytes);
    __asm__ volatile("" : : "r"(secret) : "memory");
#else
    volatile uint8_t *byte = (volatile uint8_t *)secret;
    while (bytes-- > 0) {
        *byte++ = 0;
    }
#endif
}

#endif
