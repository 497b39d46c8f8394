/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* clang-format off */
/*
 * Which kernels a row library calls: chosen by -DAESGEN_ROW=<row>, one of
 * a53, a57, a72, neoverse_v2, generic_armv8ce;
 * the portable C kernels without it. Made by ./aesgen regenerate; never edit.
 */
#ifndef AESGEN_BIND_H
#define AESGEN_BIND_H

#include "kernels.h"

/* An unknown row is a name that the preprocessor takes for 0. */
#define AESGEN_ROW_ID_a53 1
#define AESGEN_ROW_ID_a57 2
#define AESGEN_ROW_ID_a72 3
#define AESGEN_ROW_ID_neoverse_v2 4
#define AESGEN_ROW_ID_generic_armv8ce 5
#define AESGEN_ROW_ID2_(row) AESGEN_ROW_ID_##row
#define AESGEN_ROW_ID_OF_(row) AESGEN_ROW_ID2_(row)

#ifndef AESGEN_ROW

#define AESGEN_BIND_ROW "c"
#define AESGEN_BIND_ISA_c 1
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_c
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_c
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_c
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_c
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_c
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_c
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_c
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_c
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_c
#define AESGEN_BIND_CTR aes_ctr_c
#define AESGEN_BIND_CTR_YIELD aes_ctr_c
#define AESGEN_BIND_XTS_ENC aes_xts_enc_c
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_c
#define AESGEN_BIND_XTS_DEC aes_xts_dec_c
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_c
#define AESGEN_BIND_KERNELS(X) \
    X(aes_ecb_enc_c, aes_ecb_enc_c) \
    X(aes_ecb_dec_c, aes_ecb_dec_c) \
    X(aes_cbc_enc_c, aes_cbc_enc_c) \
    X(aes_cbc_dec_c, aes_cbc_dec_c) \
    X(aes_ctr_c, aes_ctr_c) \
    X(aes_xts_enc_c, aes_xts_enc_c) \
    X(aes_xts_dec_c, aes_xts_dec_c)

#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 1

#define AESGEN_BIND_ROW "cortex-a53"
#define AESGEN_BIND_ISA_armv8ce 1
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_KERNELS(X) \
    X(aes_ecb_enc_armv8ce_x2_call_resident_y0, \
      aes_ecb_enc_armv8ce_x2_call_resident_y32) \
    X(aes_ecb_dec_armv8ce_x2_call_resident_y0, \
      aes_ecb_dec_armv8ce_x2_call_resident_y32) \
    X(aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
      aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    X(aes_cbc_dec_armv8ce_x2_call_resident_y0, \
      aes_cbc_dec_armv8ce_x2_call_resident_y32) \
    X(aes_ctr_armv8ce_x2_call_resident_y0, \
      aes_ctr_armv8ce_x2_call_resident_y32) \
    X(aes_xts_enc_armv8ce_x2_call_resident_y0, \
      aes_xts_enc_armv8ce_x2_call_resident_y32) \
    X(aes_xts_dec_armv8ce_x2_call_resident_y0, \
      aes_xts_dec_armv8ce_x2_call_resident_y32)

#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 2

#define AESGEN_BIND_ROW "cortex-a57"
#define AESGEN_BIND_ISA_armv8ce 1
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_KERNELS(X) \
    X(aes_ecb_enc_armv8ce_x4_call_resident_y0, \
      aes_ecb_enc_armv8ce_x4_call_resident_y64) \
    X(aes_ecb_dec_armv8ce_x4_call_resident_y0, \
      aes_ecb_dec_armv8ce_x4_call_resident_y64) \
    X(aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
      aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    X(aes_cbc_dec_armv8ce_x4_call_resident_y0, \
      aes_cbc_dec_armv8ce_x4_call_resident_y64) \
    X(aes_ctr_armv8ce_x4_call_resident_y0, \
      aes_ctr_armv8ce_x4_call_resident_y64) \
    X(aes_xts_enc_armv8ce_x4_call_resident_y0, \
      aes_xts_enc_armv8ce_x4_call_resident_y64) \
    X(aes_xts_dec_armv8ce_x4_call_resident_y0, \
      aes_xts_dec_armv8ce_x4_call_resident_y64)

#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 3

#define AESGEN_BIND_ROW "cortex-a72"
#define AESGEN_BIND_ISA_armv8ce 1
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_KERNELS(X) \
    X(aes_ecb_enc_armv8ce_x4_call_resident_y0, \
      aes_ecb_enc_armv8ce_x4_call_resident_y64) \
    X(aes_ecb_dec_armv8ce_x4_call_resident_y0, \
      aes_ecb_dec_armv8ce_x4_call_resident_y64) \
    X(aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
      aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    X(aes_cbc_dec_armv8ce_x4_call_resident_y0, \
      aes_cbc_dec_armv8ce_x4_call_resident_y64) \
    X(aes_ctr_armv8ce_x4_call_resident_y0, \
      aes_ctr_armv8ce_x4_call_resident_y64) \
    X(aes_xts_enc_armv8ce_x4_call_resident_y0, \
      aes_xts_enc_armv8ce_x4_call_resident_y64) \
    X(aes_xts_dec_armv8ce_x4_call_resident_y0, \
      aes_xts_dec_armv8ce_x4_call_resident_y64)

#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 4

#define AESGEN_BIND_ROW "neoverse-v2"
#define AESGEN_BIND_ISA_armv8ce 1
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_KERNELS(X) \
    X(aes_ecb_enc_armv8ce_x8_call_resident_y0, \
      aes_ecb_enc_armv8ce_x8_call_resident_y128) \
    X(aes_ecb_dec_armv8ce_x8_call_resident_y0, \
      aes_ecb_dec_armv8ce_x8_call_resident_y128) \
    X(aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
      aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    X(aes_cbc_dec_armv8ce_x8_call_resident_y0, \
      aes_cbc_dec_armv8ce_x8_call_resident_y128) \
    X(aes_ctr_armv8ce_x8_call_resident_y0, \
      aes_ctr_armv8ce_x8_call_resident_y128) \
    X(aes_xts_enc_armv8ce_x8_call_resident_y0, \
      aes_xts_enc_armv8ce_x8_call_resident_y128) \
    X(aes_xts_dec_armv8ce_x8_call_resident_y0, \
      aes_xts_dec_armv8ce_x8_call_resident_y128)

#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 5

#define AESGEN_BIND_ROW "generic-armv8ce"
#define AESGEN_BIND_ISA_armv8ce 1
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_KERNELS(X) \
    X(aes_ecb_enc_armv8ce_x4_call_resident_y0, \
      aes_ecb_enc_armv8ce_x4_call_resident_y32) \
    X(aes_ecb_dec_armv8ce_x4_call_resident_y0, \
      aes_ecb_dec_armv8ce_x4_call_resident_y32) \
    X(aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
      aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    X(aes_cbc_dec_armv8ce_x4_call_resident_y0, \
      aes_cbc_dec_armv8ce_x4_call_resident_y32) \
    X(aes_ctr_armv8ce_x4_call_resident_y0, \
      aes_ctr_armv8ce_x4_call_resident_y32) \
    X(aes_xts_enc_armv8ce_x4_call_resident_y0, \
      aes_xts_enc_armv8ce_x4_call_resident_y32) \
    X(aes_xts_dec_armv8ce_x4_call_resident_y0, \
      aes_xts_dec_armv8ce_x4_call_resident_y32)

#else
#error "AESGEN_ROW is no row of generator/uarchs.py: use one of a53, a57, a72, neoverse_v2, generic_armv8ce"
#endif

#endif
