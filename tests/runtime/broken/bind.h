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
#ifdef __cplusplus
}
#endif

#define AESGEN_BIND_ROW "broken"
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
#define AESGEN_BIND_KERNELS(BULK, STREAMS)                                                                             \
    BULK(breakable_ecb_enc, breakable_ecb_enc_yield)                                                                   \
    BULK(breakable_ecb_dec, breakable_ecb_dec_yield)                                                                   \
    BULK(breakable_cbc_enc, breakable_cbc_enc_yield)                                                                   \
    BULK(breakable_cbc_dec, breakable_cbc_dec_yield)                                                                   \
    BULK(breakable_ctr, breakable_ctr_yield)                                                                           \
    BULK(breakable_xts_enc, breakable_xts_enc_yield)                                                                   \
    BULK(breakable_xts_dec, breakable_xts_dec_yield)                                                                   \
    STREAMS(breakable_cbc_enc_mb, breakable_cbc_enc_mb_yield)

#endif
