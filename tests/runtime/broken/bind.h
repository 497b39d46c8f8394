/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* In place of generated/bind.h: the portable kernels, each slot behind a wrapper that can be told to go wrong. */
#ifndef AESGEN_TESTS_RUNTIME_BROKEN_BIND_H
#define AESGEN_TESTS_RUNTIME_BROKEN_BIND_H

#include "kernel.h"

#ifdef __cplusplus
extern "C" {
#endif
extern aesgen_key_expand_kernel breakable_key_expand;
extern aesgen_bulk_kernel breakable_ecb_enc, breakable_ecb_enc_yield, breakable_ecb_dec, breakable_ecb_dec_yield,
    breakable_cbc_enc, breakable_cbc_enc_yield, breakable_cbc_dec, breakable_cbc_dec_yield, breakable_ctr,
    breakable_ctr_yield, breakable_xts_enc, breakable_xts_enc_yield, breakable_xts_dec, breakable_xts_dec_yield;
extern aesgen_streams_kernel breakable_cbc_enc_mb, breakable_cbc_enc_mb_yield;
extern aesgen_ghash_kernel breakable_ghash, breakable_ghash_yield;
extern aesgen_gcm_kernel breakable_gcm_enc, breakable_gcm_enc_yield, breakable_gcm_dec, breakable_gcm_dec_yield;
extern aesgen_gcm_message_kernel breakable_gcm_seal, breakable_gcm_open;
extern aesgen_gcm_key_kernel breakable_gcm_key;
#ifdef __cplusplus
}
#endif

#define AESGEN_BIND_ROW "broken"
#define AESGEN_BIND_GCM_KEY breakable_gcm_key
#define AESGEN_BIND_KEY_EXPAND breakable_key_expand
#define AESGEN_BIND_ECB_ENC breakable_ecb_enc
#define AESGEN_BIND_ECB_DEC breakable_ecb_dec
#define AESGEN_BIND_CBC_ENC breakable_cbc_enc
#define AESGEN_BIND_CBC_DEC breakable_cbc_dec
#define AESGEN_BIND_CTR breakable_ctr
#define AESGEN_BIND_XTS_ENC breakable_xts_enc
#define AESGEN_BIND_XTS_DEC breakable_xts_dec
#define AESGEN_BIND_CBC_ENC_MB breakable_cbc_enc_mb
#define AESGEN_BIND_CBC_ENC_MB_YIELD breakable_cbc_enc_mb_yield
#define AESGEN_BIND_GHASH breakable_ghash
#define AESGEN_BIND_GHASH_YIELD breakable_ghash_yield
#define AESGEN_BIND_GCM_ENC breakable_gcm_enc
#define AESGEN_BIND_GCM_ENC_YIELD breakable_gcm_enc_yield
#define AESGEN_BIND_GCM_DEC breakable_gcm_dec
#define AESGEN_BIND_GCM_DEC_YIELD breakable_gcm_dec_yield
#define AESGEN_BIND_GCM_SEAL breakable_gcm_seal
#define AESGEN_BIND_GCM_OPEN breakable_gcm_open
#define AESGEN_BIND_KERNELS(KERNEL)                                                                                    \
    KERNEL(BULK, breakable_ecb_enc, breakable_ecb_enc_yield)                                                           \
    KERNEL(BULK, breakable_ecb_dec, breakable_ecb_dec_yield)                                                           \
    KERNEL(BULK, breakable_cbc_enc, breakable_cbc_enc_yield)                                                           \
    KERNEL(BULK, breakable_cbc_dec, breakable_cbc_dec_yield)                                                           \
    KERNEL(BULK, breakable_ctr, breakable_ctr_yield)                                                                   \
    KERNEL(BULK, breakable_xts_enc, breakable_xts_enc_yield)                                                           \
    KERNEL(BULK, breakable_xts_dec, breakable_xts_dec_yield)                                                           \
    KERNEL(STREAMS, breakable_cbc_enc_mb, breakable_cbc_enc_mb_yield)                                                  \
    KERNEL(GHASH, breakable_ghash, breakable_ghash_yield)                                                              \
    KERNEL(GCM, breakable_gcm_enc, breakable_gcm_enc_yield)                                                            \
    KERNEL(GCM, breakable_gcm_dec, breakable_gcm_dec_yield)                                                            \
    KERNEL(GCM_MESSAGE, breakable_gcm_seal, breakable_gcm_seal)                                                        \
    KERNEL(GCM_MESSAGE, breakable_gcm_open, breakable_gcm_open)

#endif
