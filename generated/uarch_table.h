/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* clang-format off */
/*
 * The microarchitecture table, for whoever chooses at run time. Made by ./aesgen regenerate; never edit.
 *
 * AESGEN_ISAS(ISA): ISA(name, architecture, features a CPU must have, number of the row that its name stands for or -1, is vartime), the best first.
 * AESGEN_KERNEL_SETS(SET, KERNEL): SET(number, architecture, isa, KERNEL(key expansion) KERNEL(keys of GCM), KERNEL(plain) KERNEL(yielding) for each mode in the order of
 * enum aesgen_mode).
 * AESGEN_UARCH_ROWS(ROW): ROW(name, library, set, is default of its ISA, the best ISA that may serve its cores, number of the row of vartime kernels or -1),
 * in the order of their numbers from 0.
 * AESGEN_UARCH_MIDRS(MIDR): MIDR(implementer, part, variant or -1 for any, number of the row); an entry with a variant stands before one without.
 * AESGEN_UARCH_CPUIDS(CPUID): CPUID(vendor, family, first and last model, first and last stepping, type of core or 0 for any, number of the row); types of cores of a
 * model stand together, and whole families last.
 */
#ifndef AESGEN_UARCH_TABLE_H
#define AESGEN_UARCH_TABLE_H

#define AESGEN_ISAS(ISA) \
    ISA(armv8ce, AARCH64, AESGEN_CPU_AES, 0, 0) \
    ISA(vaes512, X86_64, AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_BMI2 | AESGEN_CPU_AVX512F | AESGEN_CPU_AVX512BW | AESGEN_CPU_AVX512VL | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ, 102, 0) \
    ISA(vaes256, X86_64, AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ, 103, 0) \
    ISA(aesni, X86_64, AESGEN_CPU_AES | AESGEN_CPU_SSSE3, 104, 0) \
    ISA(ssse3, X86_64, AESGEN_CPU_SSSE3, 105, 0) \
    ISA(table_vartime, X86_64, 0, 180, 1) \
    ISA(c, ANY, 0, -1, 0)

#define AESGEN_MODE_NAMES(MODE) \
    MODE(ecb_enc) \
    MODE(ecb_dec) \
    MODE(cbc_enc) \
    MODE(cbc_dec) \
    MODE(ctr) \
    MODE(xts_enc) \
    MODE(xts_dec) \
    MODE(cbc_enc_mb) \
    MODE(ghash) \
    MODE(gcm_enc) \
    MODE(gcm_dec) \
    MODE(gcm_seal) \
    MODE(gcm_open)

#define AESGEN_KERNEL_SETS(SET, KERNEL) \
    SET(0, ANY, c, KERNEL(aes_key_expand_c) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_c) KERNEL(aes_ecb_enc_c) KERNEL(aes_ecb_dec_c) KERNEL(aes_ecb_dec_c) KERNEL(aes_cbc_enc_c) KERNEL(aes_cbc_enc_c) KERNEL(aes_cbc_dec_c) KERNEL(aes_cbc_dec_c) KERNEL(aes_ctr_c) KERNEL(aes_ctr_c) KERNEL(aes_xts_enc_c) KERNEL(aes_xts_enc_c) KERNEL(aes_xts_dec_c) KERNEL(aes_xts_dec_c) KERNEL(aes_cbc_enc_mb_c) KERNEL(aes_cbc_enc_mb_c) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(1, AARCH64, armv8ce, KERNEL(aes_key_expand_armv8ce) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_armv8ce_x4_call_resident_y0) KERNEL(aes_ecb_enc_armv8ce_x4_call_resident_y32) KERNEL(aes_ecb_dec_armv8ce_x4_call_resident_y0) KERNEL(aes_ecb_dec_armv8ce_x4_call_resident_y32) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y0) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y32) KERNEL(aes_cbc_dec_armv8ce_x4_call_resident_y0) KERNEL(aes_cbc_dec_armv8ce_x4_call_resident_y32) KERNEL(aes_ctr_armv8ce_x4_call_resident_y0) KERNEL(aes_ctr_armv8ce_x4_call_resident_y32) KERNEL(aes_xts_enc_armv8ce_x4_call_resident_y0) KERNEL(aes_xts_enc_armv8ce_x4_call_resident_y32) KERNEL(aes_xts_dec_armv8ce_x4_call_resident_y0) KERNEL(aes_xts_dec_armv8ce_x4_call_resident_y32) KERNEL(aes_cbc_enc_mb_armv8ce_x4_call_resident_y0) KERNEL(aes_cbc_enc_mb_armv8ce_x4_call_resident_y32) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(2, AARCH64, armv8ce, KERNEL(aes_key_expand_armv8ce) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_armv8ce_x2_call_resident_y0) KERNEL(aes_ecb_enc_armv8ce_x2_call_resident_y32) KERNEL(aes_ecb_dec_armv8ce_x2_call_resident_y0) KERNEL(aes_ecb_dec_armv8ce_x2_call_resident_y32) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y0) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y32) KERNEL(aes_cbc_dec_armv8ce_x2_call_resident_y0) KERNEL(aes_cbc_dec_armv8ce_x2_call_resident_y32) KERNEL(aes_ctr_armv8ce_x2_call_resident_y0) KERNEL(aes_ctr_armv8ce_x2_call_resident_y32) KERNEL(aes_xts_enc_armv8ce_x2_call_resident_y0) KERNEL(aes_xts_enc_armv8ce_x2_call_resident_y32) KERNEL(aes_xts_dec_armv8ce_x2_call_resident_y0) KERNEL(aes_xts_dec_armv8ce_x2_call_resident_y32) KERNEL(aes_cbc_enc_mb_armv8ce_x2_call_resident_y0) KERNEL(aes_cbc_enc_mb_armv8ce_x2_call_resident_y32) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(3, AARCH64, armv8ce, KERNEL(aes_key_expand_armv8ce) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_armv8ce_x4_call_resident_y0) KERNEL(aes_ecb_enc_armv8ce_x4_call_resident_y64) KERNEL(aes_ecb_dec_armv8ce_x4_call_resident_y0) KERNEL(aes_ecb_dec_armv8ce_x4_call_resident_y64) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y0) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y32) KERNEL(aes_cbc_dec_armv8ce_x4_call_resident_y0) KERNEL(aes_cbc_dec_armv8ce_x4_call_resident_y64) KERNEL(aes_ctr_armv8ce_x4_call_resident_y0) KERNEL(aes_ctr_armv8ce_x4_call_resident_y64) KERNEL(aes_xts_enc_armv8ce_x4_call_resident_y0) KERNEL(aes_xts_enc_armv8ce_x4_call_resident_y64) KERNEL(aes_xts_dec_armv8ce_x4_call_resident_y0) KERNEL(aes_xts_dec_armv8ce_x4_call_resident_y64) KERNEL(aes_cbc_enc_mb_armv8ce_x4_call_resident_y0) KERNEL(aes_cbc_enc_mb_armv8ce_x4_call_resident_y64) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(4, AARCH64, armv8ce, KERNEL(aes_key_expand_armv8ce) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_armv8ce_x8_call_resident_y0) KERNEL(aes_ecb_enc_armv8ce_x8_call_resident_y128) KERNEL(aes_ecb_dec_armv8ce_x8_call_resident_y0) KERNEL(aes_ecb_dec_armv8ce_x8_call_resident_y128) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y0) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y32) KERNEL(aes_cbc_dec_armv8ce_x8_call_resident_y0) KERNEL(aes_cbc_dec_armv8ce_x8_call_resident_y128) KERNEL(aes_ctr_armv8ce_x8_call_resident_y0) KERNEL(aes_ctr_armv8ce_x8_call_resident_y128) KERNEL(aes_xts_enc_armv8ce_x8_call_resident_y0) KERNEL(aes_xts_enc_armv8ce_x8_call_resident_y128) KERNEL(aes_xts_dec_armv8ce_x8_call_resident_y0) KERNEL(aes_xts_dec_armv8ce_x8_call_resident_y128) KERNEL(aes_cbc_enc_mb_armv8ce_x8_call_resident_y0) KERNEL(aes_cbc_enc_mb_armv8ce_x8_call_resident_y128) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(5, AARCH64, armv8ce, KERNEL(aes_key_expand_armv8ce) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_armv8ce_x3_call_resident_y0) KERNEL(aes_ecb_enc_armv8ce_x3_call_resident_y32) KERNEL(aes_ecb_dec_armv8ce_x3_call_resident_y0) KERNEL(aes_ecb_dec_armv8ce_x3_call_resident_y32) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y0) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y32) KERNEL(aes_cbc_dec_armv8ce_x3_call_resident_y0) KERNEL(aes_cbc_dec_armv8ce_x3_call_resident_y32) KERNEL(aes_ctr_armv8ce_x3_call_resident_y0) KERNEL(aes_ctr_armv8ce_x3_call_resident_y32) KERNEL(aes_xts_enc_armv8ce_x3_call_resident_y0) KERNEL(aes_xts_enc_armv8ce_x3_call_resident_y32) KERNEL(aes_xts_dec_armv8ce_x3_call_resident_y0) KERNEL(aes_xts_dec_armv8ce_x3_call_resident_y32) KERNEL(aes_cbc_enc_mb_armv8ce_x3_call_resident_y0) KERNEL(aes_cbc_enc_mb_armv8ce_x3_call_resident_y32) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(6, AARCH64, armv8ce, KERNEL(aes_key_expand_armv8ce) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_armv8ce_x5_call_resident_y0) KERNEL(aes_ecb_enc_armv8ce_x5_call_resident_y32) KERNEL(aes_ecb_dec_armv8ce_x5_call_resident_y0) KERNEL(aes_ecb_dec_armv8ce_x5_call_resident_y32) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y0) KERNEL(aes_cbc_enc_armv8ce_x1_inline_resident_y32) KERNEL(aes_cbc_dec_armv8ce_x5_call_resident_y0) KERNEL(aes_cbc_dec_armv8ce_x5_call_resident_y32) KERNEL(aes_ctr_armv8ce_x5_call_resident_y0) KERNEL(aes_ctr_armv8ce_x5_call_resident_y32) KERNEL(aes_xts_enc_armv8ce_x5_call_resident_y0) KERNEL(aes_xts_enc_armv8ce_x5_call_resident_y32) KERNEL(aes_xts_dec_armv8ce_x5_call_resident_y0) KERNEL(aes_xts_dec_armv8ce_x5_call_resident_y32) KERNEL(aes_cbc_enc_mb_armv8ce_x5_call_resident_y0) KERNEL(aes_cbc_enc_mb_armv8ce_x5_call_resident_y32) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(7, X86_64, vaes512, KERNEL(aes_key_expand_vaes512) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_vaes512_x4_inline_resident_y0) KERNEL(aes_ecb_enc_vaes512_x4_inline_resident_y256) KERNEL(aes_ecb_dec_vaes512_x4_inline_resident_y0) KERNEL(aes_ecb_dec_vaes512_x4_inline_resident_y256) KERNEL(aes_cbc_enc_vaes512_x1_inline_resident_y0) KERNEL(aes_cbc_enc_vaes512_x1_inline_resident_y64) KERNEL(aes_cbc_dec_vaes512_x4_inline_resident_y0) KERNEL(aes_cbc_dec_vaes512_x4_inline_resident_y256) KERNEL(aes_ctr_vaes512_x4_inline_resident_y0) KERNEL(aes_ctr_vaes512_x4_inline_resident_y256) KERNEL(aes_xts_enc_vaes512_x4_inline_resident_clmul_y0) KERNEL(aes_xts_enc_vaes512_x4_inline_resident_clmul_y256) KERNEL(aes_xts_dec_vaes512_x4_inline_resident_clmul_y0) KERNEL(aes_xts_dec_vaes512_x4_inline_resident_clmul_y256) KERNEL(aes_cbc_enc_mb_vaes512_x4_inline_resident_y0) KERNEL(aes_cbc_enc_mb_vaes512_x4_inline_resident_y256) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(8, X86_64, vaes256, KERNEL(aes_key_expand_vaes256) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_vaes256_x6_inline_resident_y0) KERNEL(aes_ecb_enc_vaes256_x6_inline_resident_y256) KERNEL(aes_ecb_dec_vaes256_x6_inline_resident_y0) KERNEL(aes_ecb_dec_vaes256_x6_inline_resident_y256) KERNEL(aes_cbc_enc_vaes256_x1_inline_resident_y0) KERNEL(aes_cbc_enc_vaes256_x1_inline_resident_y64) KERNEL(aes_cbc_dec_vaes256_x6_inline_resident_y0) KERNEL(aes_cbc_dec_vaes256_x6_inline_resident_y256) KERNEL(aes_ctr_vaes256_x6_inline_resident_y0) KERNEL(aes_ctr_vaes256_x6_inline_resident_y256) KERNEL(aes_xts_enc_vaes256_x5_inline_resident_y0) KERNEL(aes_xts_enc_vaes256_x5_inline_resident_y256) KERNEL(aes_xts_dec_vaes256_x5_inline_resident_y0) KERNEL(aes_xts_dec_vaes256_x5_inline_resident_y256) KERNEL(aes_cbc_enc_mb_vaes256_x6_inline_resident_y0) KERNEL(aes_cbc_enc_mb_vaes256_x6_inline_resident_y256) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(9, X86_64, aesni, KERNEL(aes_key_expand_aesni) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_aesni_x8_inline_resident_y0) KERNEL(aes_ecb_enc_aesni_x8_inline_resident_y64) KERNEL(aes_ecb_dec_aesni_x8_inline_resident_y0) KERNEL(aes_ecb_dec_aesni_x8_inline_resident_y64) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y0) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y64) KERNEL(aes_cbc_dec_aesni_x8_inline_resident_y0) KERNEL(aes_cbc_dec_aesni_x8_inline_resident_y64) KERNEL(aes_ctr_aesni_x8_inline_resident_y0) KERNEL(aes_ctr_aesni_x8_inline_resident_y64) KERNEL(aes_xts_enc_aesni_x6_inline_resident_y0) KERNEL(aes_xts_enc_aesni_x6_inline_resident_y64) KERNEL(aes_xts_dec_aesni_x6_inline_resident_y0) KERNEL(aes_xts_dec_aesni_x6_inline_resident_y64) KERNEL(aes_cbc_enc_mb_aesni_x8_inline_resident_y0) KERNEL(aes_cbc_enc_mb_aesni_x8_inline_resident_y64) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(10, X86_64, ssse3, KERNEL(aes_key_expand_ssse3) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_ssse3_x4_call_streamed_y0) KERNEL(aes_ecb_enc_ssse3_x4_call_streamed_y16) KERNEL(aes_ecb_dec_ssse3_x4_call_streamed_y0) KERNEL(aes_ecb_dec_ssse3_x4_call_streamed_y16) KERNEL(aes_cbc_enc_ssse3_x1_call_streamed_y0) KERNEL(aes_cbc_enc_ssse3_x1_call_streamed_y16) KERNEL(aes_cbc_dec_ssse3_x4_call_streamed_y0) KERNEL(aes_cbc_dec_ssse3_x4_call_streamed_y16) KERNEL(aes_ctr_ssse3_x4_call_streamed_y0) KERNEL(aes_ctr_ssse3_x4_call_streamed_y16) KERNEL(aes_xts_enc_ssse3_x4_call_streamed_y0) KERNEL(aes_xts_enc_ssse3_x4_call_streamed_y16) KERNEL(aes_xts_dec_ssse3_x4_call_streamed_y0) KERNEL(aes_xts_dec_ssse3_x4_call_streamed_y16) KERNEL(aes_cbc_enc_mb_ssse3_x4_call_streamed_y0) KERNEL(aes_cbc_enc_mb_ssse3_x4_call_streamed_y16) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(11, X86_64, aesni, KERNEL(aes_key_expand_aesni) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_aesni_x4_inline_resident_y0) KERNEL(aes_ecb_enc_aesni_x4_inline_resident_y64) KERNEL(aes_ecb_dec_aesni_x4_inline_resident_y0) KERNEL(aes_ecb_dec_aesni_x4_inline_resident_y64) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y0) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y64) KERNEL(aes_cbc_dec_aesni_x4_inline_resident_y0) KERNEL(aes_cbc_dec_aesni_x4_inline_resident_y64) KERNEL(aes_ctr_aesni_x4_inline_resident_y0) KERNEL(aes_ctr_aesni_x4_inline_resident_y64) KERNEL(aes_xts_enc_aesni_x4_inline_resident_y0) KERNEL(aes_xts_enc_aesni_x4_inline_resident_y64) KERNEL(aes_xts_dec_aesni_x4_inline_resident_y0) KERNEL(aes_xts_dec_aesni_x4_inline_resident_y64) KERNEL(aes_cbc_enc_mb_aesni_x4_inline_resident_y0) KERNEL(aes_cbc_enc_mb_aesni_x4_inline_resident_y64) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(12, X86_64, aesni, KERNEL(aes_key_expand_aesni) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_aesni_x2_inline_resident_y0) KERNEL(aes_ecb_enc_aesni_x2_inline_resident_y64) KERNEL(aes_ecb_dec_aesni_x2_inline_resident_y0) KERNEL(aes_ecb_dec_aesni_x2_inline_resident_y64) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y0) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y64) KERNEL(aes_cbc_dec_aesni_x2_inline_resident_y0) KERNEL(aes_cbc_dec_aesni_x2_inline_resident_y64) KERNEL(aes_ctr_aesni_x2_inline_resident_y0) KERNEL(aes_ctr_aesni_x2_inline_resident_y64) KERNEL(aes_xts_enc_aesni_x2_inline_resident_y0) KERNEL(aes_xts_enc_aesni_x2_inline_resident_y64) KERNEL(aes_xts_dec_aesni_x2_inline_resident_y0) KERNEL(aes_xts_dec_aesni_x2_inline_resident_y64) KERNEL(aes_cbc_enc_mb_aesni_x2_inline_resident_y0) KERNEL(aes_cbc_enc_mb_aesni_x2_inline_resident_y64) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(13, X86_64, aesni, KERNEL(aes_key_expand_aesni) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_aesni_x6_inline_resident_y0) KERNEL(aes_ecb_enc_aesni_x6_inline_resident_y64) KERNEL(aes_ecb_dec_aesni_x6_inline_resident_y0) KERNEL(aes_ecb_dec_aesni_x6_inline_resident_y64) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y0) KERNEL(aes_cbc_enc_aesni_x1_inline_resident_y64) KERNEL(aes_cbc_dec_aesni_x6_inline_resident_y0) KERNEL(aes_cbc_dec_aesni_x6_inline_resident_y64) KERNEL(aes_ctr_aesni_x6_inline_resident_y0) KERNEL(aes_ctr_aesni_x6_inline_resident_y64) KERNEL(aes_xts_enc_aesni_x6_inline_resident_y0) KERNEL(aes_xts_enc_aesni_x6_inline_resident_y64) KERNEL(aes_xts_dec_aesni_x6_inline_resident_y0) KERNEL(aes_xts_dec_aesni_x6_inline_resident_y64) KERNEL(aes_cbc_enc_mb_aesni_x6_inline_resident_y0) KERNEL(aes_cbc_enc_mb_aesni_x6_inline_resident_y64) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(14, X86_64, vaes256, KERNEL(aes_key_expand_vaes256) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_vaes256_x8_inline_resident_y0) KERNEL(aes_ecb_enc_vaes256_x8_inline_resident_y256) KERNEL(aes_ecb_dec_vaes256_x8_inline_resident_y0) KERNEL(aes_ecb_dec_vaes256_x8_inline_resident_y256) KERNEL(aes_cbc_enc_vaes256_x1_inline_resident_y0) KERNEL(aes_cbc_enc_vaes256_x1_inline_resident_y64) KERNEL(aes_cbc_dec_vaes256_x8_inline_resident_y0) KERNEL(aes_cbc_dec_vaes256_x8_inline_resident_y256) KERNEL(aes_ctr_vaes256_x8_inline_resident_y0) KERNEL(aes_ctr_vaes256_x8_inline_resident_y256) KERNEL(aes_xts_enc_vaes256_x5_inline_resident_y0) KERNEL(aes_xts_enc_vaes256_x5_inline_resident_y256) KERNEL(aes_xts_dec_vaes256_x5_inline_resident_y0) KERNEL(aes_xts_dec_vaes256_x5_inline_resident_y256) KERNEL(aes_cbc_enc_mb_vaes256_x8_inline_resident_y0) KERNEL(aes_cbc_enc_mb_vaes256_x8_inline_resident_y256) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(15, X86_64, vaes512, KERNEL(aes_key_expand_vaes512) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_vaes512_x4_inline_resident_y0) KERNEL(aes_ecb_enc_vaes512_x4_inline_resident_y256) KERNEL(aes_ecb_dec_vaes512_x4_inline_resident_y0) KERNEL(aes_ecb_dec_vaes512_x4_inline_resident_y256) KERNEL(aes_cbc_enc_vaes512_x1_inline_resident_y0) KERNEL(aes_cbc_enc_vaes512_x1_inline_resident_y64) KERNEL(aes_cbc_dec_vaes512_x4_inline_resident_y0) KERNEL(aes_cbc_dec_vaes512_x4_inline_resident_y256) KERNEL(aes_ctr_vaes512_x4_inline_resident_y0) KERNEL(aes_ctr_vaes512_x4_inline_resident_y256) KERNEL(aes_xts_enc_vaes512_x4_inline_resident_shift_y0) KERNEL(aes_xts_enc_vaes512_x4_inline_resident_shift_y256) KERNEL(aes_xts_dec_vaes512_x4_inline_resident_shift_y0) KERNEL(aes_xts_dec_vaes512_x4_inline_resident_shift_y256) KERNEL(aes_cbc_enc_mb_vaes512_x4_inline_resident_y0) KERNEL(aes_cbc_enc_mb_vaes512_x4_inline_resident_y256) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(16, X86_64, vaes512, KERNEL(aes_key_expand_vaes512) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_vaes512_x8_inline_resident_y0) KERNEL(aes_ecb_enc_vaes512_x8_inline_resident_y256) KERNEL(aes_ecb_dec_vaes512_x8_inline_resident_y0) KERNEL(aes_ecb_dec_vaes512_x8_inline_resident_y256) KERNEL(aes_cbc_enc_vaes512_x1_inline_resident_y0) KERNEL(aes_cbc_enc_vaes512_x1_inline_resident_y64) KERNEL(aes_cbc_dec_vaes512_x8_inline_resident_y0) KERNEL(aes_cbc_dec_vaes512_x8_inline_resident_y256) KERNEL(aes_ctr_vaes512_x8_inline_resident_y0) KERNEL(aes_ctr_vaes512_x8_inline_resident_y256) KERNEL(aes_xts_enc_vaes512_x8_inline_resident_shift_y0) KERNEL(aes_xts_enc_vaes512_x8_inline_resident_shift_y256) KERNEL(aes_xts_dec_vaes512_x8_inline_resident_shift_y0) KERNEL(aes_xts_dec_vaes512_x8_inline_resident_shift_y256) KERNEL(aes_cbc_enc_mb_vaes512_x8_inline_resident_y0) KERNEL(aes_cbc_enc_mb_vaes512_x8_inline_resident_y256) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(17, X86_64, table_vartime, KERNEL(aes_key_expand_table_vartime) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_table_vartime_x1_call_compact_y0) KERNEL(aes_ecb_enc_table_vartime_x1_call_compact_y4) KERNEL(aes_ecb_dec_table_vartime_x1_call_compact_y0) KERNEL(aes_ecb_dec_table_vartime_x1_call_compact_y4) KERNEL(aes_cbc_enc_table_vartime_x1_call_compact_y0) KERNEL(aes_cbc_enc_table_vartime_x1_call_compact_y4) KERNEL(aes_cbc_dec_table_vartime_x1_call_compact_y0) KERNEL(aes_cbc_dec_table_vartime_x1_call_compact_y4) KERNEL(aes_ctr_table_vartime_x1_call_compact_y0) KERNEL(aes_ctr_table_vartime_x1_call_compact_y4) KERNEL(aes_xts_enc_table_vartime_x1_call_compact_y0) KERNEL(aes_xts_enc_table_vartime_x1_call_compact_y4) KERNEL(aes_xts_dec_table_vartime_x1_call_compact_y0) KERNEL(aes_xts_dec_table_vartime_x1_call_compact_y4) KERNEL(aes_cbc_enc_mb_c) KERNEL(aes_cbc_enc_mb_c) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c)) \
    SET(18, X86_64, table_vartime, KERNEL(aes_key_expand_table_vartime) KERNEL(aes_gcm_key_c), KERNEL(aes_ecb_enc_table_vartime_x1_call_wide_y0) KERNEL(aes_ecb_enc_table_vartime_x1_call_wide_y4) KERNEL(aes_ecb_dec_table_vartime_x1_call_wide_y0) KERNEL(aes_ecb_dec_table_vartime_x1_call_wide_y4) KERNEL(aes_cbc_enc_table_vartime_x1_call_wide_y0) KERNEL(aes_cbc_enc_table_vartime_x1_call_wide_y4) KERNEL(aes_cbc_dec_table_vartime_x1_call_wide_y0) KERNEL(aes_cbc_dec_table_vartime_x1_call_wide_y4) KERNEL(aes_ctr_table_vartime_x1_call_wide_y0) KERNEL(aes_ctr_table_vartime_x1_call_wide_y4) KERNEL(aes_xts_enc_table_vartime_x1_call_wide_y0) KERNEL(aes_xts_enc_table_vartime_x1_call_wide_y4) KERNEL(aes_xts_dec_table_vartime_x1_call_wide_y0) KERNEL(aes_xts_dec_table_vartime_x1_call_wide_y4) KERNEL(aes_cbc_enc_mb_c) KERNEL(aes_cbc_enc_mb_c) KERNEL(aes_ghash_c) KERNEL(aes_ghash_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_enc_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_dec_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_seal_c) KERNEL(aes_gcm_open_c) KERNEL(aes_gcm_open_c))

#define AESGEN_UARCH_ROWS(ROW) \
    ROW("generic-armv8ce", "generic_armv8ce", 1, 1, armv8ce, -1) \
    ROW("cortex-a53", "a53", 2, 0, armv8ce, -1) \
    ROW("cortex-a34", "a34", 2, 0, armv8ce, -1) \
    ROW("cortex-a35", "a35", 2, 0, armv8ce, -1) \
    ROW("cortex-a55", "a55", 2, 0, armv8ce, -1) \
    ROW("cortex-a57", "a57", 3, 0, armv8ce, -1) \
    ROW("cortex-a65", "a65", 2, 0, armv8ce, -1) \
    ROW("cortex-a72", "a72", 3, 0, armv8ce, -1) \
    ROW("cortex-a73", "a73", 3, 0, armv8ce, -1) \
    ROW("cortex-a75", "a75", 3, 0, armv8ce, -1) \
    ROW("neoverse-n1", "neoverse_n1", 3, 0, armv8ce, -1) \
    ROW("cortex-a76", "a76", 3, 0, armv8ce, -1) \
    ROW("cortex-a77", "a77", 3, 0, armv8ce, -1) \
    ROW("cortex-a78", "a78", 3, 0, armv8ce, -1) \
    ROW("cortex-a78c", "a78c", 3, 0, armv8ce, -1) \
    ROW("neoverse-v1", "neoverse_v1", 4, 0, armv8ce, -1) \
    ROW("cortex-x1", "x1", 4, 0, armv8ce, -1) \
    ROW("cortex-a320", "a320", 1, 0, armv8ce, -1) \
    ROW("cortex-a510", "a510", 5, 0, armv8ce, -1) \
    ROW("cortex-a520", "a520", 5, 0, armv8ce, -1) \
    ROW("neoverse-n2", "neoverse_n2", 3, 0, armv8ce, -1) \
    ROW("cortex-a710", "a710", 3, 0, armv8ce, -1) \
    ROW("cortex-a715", "a715", 3, 0, armv8ce, -1) \
    ROW("cortex-a720", "a720", 3, 0, armv8ce, -1) \
    ROW("neoverse-n3", "neoverse_n3", 3, 0, armv8ce, -1) \
    ROW("cortex-a725", "a725", 3, 0, armv8ce, -1) \
    ROW("neoverse-v2", "neoverse_v2", 4, 0, armv8ce, -1) \
    ROW("cortex-x2", "x2", 4, 0, armv8ce, -1) \
    ROW("cortex-x3", "x3", 4, 0, armv8ce, -1) \
    ROW("cortex-x4", "x4", 4, 0, armv8ce, -1) \
    ROW("neoverse-v3", "neoverse_v3", 4, 0, armv8ce, -1) \
    ROW("cortex-x925", "x925", 4, 0, armv8ce, -1) \
    ROW("c1-nano", "c1_nano", 5, 0, armv8ce, -1) \
    ROW("c1-pro", "c1_pro", 3, 0, armv8ce, -1) \
    ROW("c1-premium", "c1_premium", 4, 0, armv8ce, -1) \
    ROW("c1-ultra", "c1_ultra", 4, 0, armv8ce, -1) \
    ROW("neoverse-e1", "neoverse_e1", 2, 0, armv8ce, -1) \
    ROW("neoverse-v3ae", "neoverse_v3ae", 3, 0, armv8ce, -1) \
    ROW("apple-a7-cyclone", "apple_a7", 2, 0, armv8ce, -1) \
    ROW("apple-a8-typhoon", "apple_a8", 2, 0, armv8ce, -1) \
    ROW("apple-a9-twister", "apple_a9", 2, 0, armv8ce, -1) \
    ROW("apple-a10-hurricane", "apple_a10", 2, 0, armv8ce, -1) \
    ROW("apple-a11-monsoon", "apple_a11", 2, 0, armv8ce, -1) \
    ROW("apple-a11-mistral", "apple_a11_e", 2, 0, armv8ce, -1) \
    ROW("apple-a12-vortex", "apple_a12", 2, 0, armv8ce, -1) \
    ROW("apple-a12-tempest", "apple_a12_e", 2, 0, armv8ce, -1) \
    ROW("apple-a13-lightning", "apple_a13", 2, 0, armv8ce, -1) \
    ROW("apple-a13-thunder", "apple_a13_e", 2, 0, armv8ce, -1) \
    ROW("apple-m1-firestorm", "apple_m1", 4, 0, armv8ce, -1) \
    ROW("apple-m1-icestorm", "apple_m1_e", 4, 0, armv8ce, -1) \
    ROW("apple-m2-avalanche", "apple_m2", 4, 0, armv8ce, -1) \
    ROW("apple-m2-blizzard", "apple_m2_e", 4, 0, armv8ce, -1) \
    ROW("apple-a16-everest", "apple_a16", 4, 0, armv8ce, -1) \
    ROW("apple-a16-sawtooth", "apple_a16_e", 4, 0, armv8ce, -1) \
    ROW("apple-m3-p", "apple_m3", 4, 0, armv8ce, -1) \
    ROW("apple-m3-e", "apple_m3_e", 4, 0, armv8ce, -1) \
    ROW("apple-m4-p", "apple_m4", 4, 0, armv8ce, -1) \
    ROW("apple-m4-e", "apple_m4_e", 4, 0, armv8ce, -1) \
    ROW("apple-a18-p", "apple_a18", 4, 0, armv8ce, -1) \
    ROW("apple-a18-e", "apple_a18_e", 4, 0, armv8ce, -1) \
    ROW("apple-m5-p", "apple_m5", 4, 0, armv8ce, -1) \
    ROW("apple-m5-e", "apple_m5_e", 4, 0, armv8ce, -1) \
    ROW("ampere1", "ampere1", 3, 0, armv8ce, -1) \
    ROW("ampere1a", "ampere1a", 3, 0, armv8ce, -1) \
    ROW("ampere1b", "ampere1b", 3, 0, armv8ce, -1) \
    ROW("ampere1c", "ampere1c", 3, 0, armv8ce, -1) \
    ROW("xgene1", "xgene1", 0, 0, armv8ce, -1) \
    ROW("emag", "emag", 1, 0, armv8ce, -1) \
    ROW("thunderx", "thunderx", 2, 0, armv8ce, -1) \
    ROW("octeontx2", "octeontx2", 3, 0, armv8ce, -1) \
    ROW("thunderx2", "thunderx2", 6, 0, armv8ce, -1) \
    ROW("thunderx3", "thunderx3", 4, 0, armv8ce, -1) \
    ROW("tsv110", "tsv110", 5, 0, armv8ce, -1) \
    ROW("hip09", "hip09", 5, 0, armv8ce, -1) \
    ROW("kunpeng-d03", "kunpeng_d03", 5, 0, armv8ce, -1) \
    ROW("kunpeng-d22", "kunpeng_d22", 5, 0, armv8ce, -1) \
    ROW("hip12", "hip12", 5, 0, armv8ce, -1) \
    ROW("kryo", "kryo", 2, 0, armv8ce, -1) \
    ROW("falkor", "falkor", 2, 0, armv8ce, -1) \
    ROW("saphira", "saphira", 2, 0, armv8ce, -1) \
    ROW("oryon-1", "oryon_1", 4, 0, armv8ce, -1) \
    ROW("oryon-3", "oryon_3", 4, 0, armv8ce, -1) \
    ROW("exynos-m1", "exynos_m1", 3, 0, armv8ce, -1) \
    ROW("exynos-m2", "exynos_m2", 3, 0, armv8ce, -1) \
    ROW("exynos-m3", "exynos_m3", 2, 0, armv8ce, -1) \
    ROW("exynos-m4", "exynos_m4", 2, 0, armv8ce, -1) \
    ROW("exynos-m5", "exynos_m5", 3, 0, armv8ce, -1) \
    ROW("denver", "denver", 1, 0, armv8ce, -1) \
    ROW("denver2", "denver2", 1, 0, armv8ce, -1) \
    ROW("carmel", "carmel", 1, 0, armv8ce, -1) \
    ROW("olympus", "olympus", 4, 0, armv8ce, -1) \
    ROW("a64fx", "a64fx", 4, 0, armv8ce, -1) \
    ROW("monaka", "monaka", 4, 0, armv8ce, -1) \
    ROW("brahma-b53", "brahma_b53", 2, 0, armv8ce, -1) \
    ROW("ftc303", "ftc303", 1, 0, armv8ce, -1) \
    ROW("ftc660", "ftc660", 1, 0, armv8ce, -1) \
    ROW("ftc661", "ftc661", 1, 0, armv8ce, -1) \
    ROW("ftc662", "ftc662", 1, 0, armv8ce, -1) \
    ROW("ftc663", "ftc663", 1, 0, armv8ce, -1) \
    ROW("ftc664", "ftc664", 1, 0, armv8ce, -1) \
    ROW("ftc862", "ftc862", 1, 0, armv8ce, -1) \
    ROW("ftc872", "ftc872", 1, 0, armv8ce, -1) \
    ROW("generic-vaes512", "generic_vaes512", 7, 1, vaes512, -1) \
    ROW("generic-vaes256", "generic_vaes256", 8, 1, vaes512, -1) \
    ROW("generic-aesni", "generic_aesni", 9, 1, vaes512, -1) \
    ROW("generic-ssse3", "generic_ssse3", 10, 1, vaes512, -1) \
    ROW("westmere", "westmere", 11, 0, vaes512, -1) \
    ROW("sandybridge", "sandybridge", 9, 0, vaes512, -1) \
    ROW("ivybridge", "ivybridge", 9, 0, vaes512, -1) \
    ROW("haswell", "haswell", 9, 0, vaes512, -1) \
    ROW("broadwell", "broadwell", 9, 0, vaes512, -1) \
    ROW("skylake-client", "skylake_client", 11, 0, vaes512, -1) \
    ROW("skylake-x", "skylake_x", 11, 0, vaes256, -1) \
    ROW("cascade-lake", "cascade_lake", 11, 0, vaes256, -1) \
    ROW("cooper-lake", "cooper_lake", 11, 0, vaes256, -1) \
    ROW("cannon-lake", "cannon_lake", 9, 0, vaes512, -1) \
    ROW("sunny-cove-client", "sunny_cove_client", 8, 0, vaes256, -1) \
    ROW("sunny-cove-server", "sunny_cove_server", 8, 0, vaes256, -1) \
    ROW("willow-cove", "willow_cove", 8, 0, vaes256, -1) \
    ROW("cypress-cove", "cypress_cove", 7, 0, vaes512, -1) \
    ROW("sunny-cove-lakefield", "sunny_cove_lakefield", 9, 0, vaes512, -1) \
    ROW("golden-cove-client", "golden_cove_client", 8, 0, vaes256, -1) \
    ROW("golden-cove-server", "golden_cove_server", 7, 0, vaes512, -1) \
    ROW("raptor-cove-client", "raptor_cove_client", 8, 0, vaes256, -1) \
    ROW("raptor-cove-bartlett", "raptor_cove_bartlett", 8, 0, vaes256, -1) \
    ROW("raptor-cove-server", "raptor_cove_server", 7, 0, vaes512, -1) \
    ROW("redwood-cove-client", "redwood_cove_client", 8, 0, vaes256, -1) \
    ROW("redwood-cove-server", "redwood_cove_server", 7, 0, vaes512, -1) \
    ROW("lion-cove", "lion_cove", 8, 0, vaes256, -1) \
    ROW("cougar-cove", "cougar_cove", 8, 0, vaes256, -1) \
    ROW("panther-cove", "panther_cove", 7, 0, vaes512, -1) \
    ROW("coyote-cove", "coyote_cove", 8, 0, vaes256, -1) \
    ROW("silvermont", "silvermont", 12, 0, vaes512, -1) \
    ROW("airmont", "airmont", 12, 0, vaes512, -1) \
    ROW("goldmont", "goldmont", 11, 0, vaes512, -1) \
    ROW("goldmont-plus", "goldmont_plus", 11, 0, vaes512, -1) \
    ROW("tremont", "tremont", 9, 0, vaes512, -1) \
    ROW("gracemont", "gracemont", 8, 0, vaes256, -1) \
    ROW("crestmont", "crestmont", 8, 0, vaes256, -1) \
    ROW("crestmont-server", "crestmont_server", 8, 0, vaes256, -1) \
    ROW("skymont", "skymont", 8, 0, vaes256, -1) \
    ROW("darkmont", "darkmont", 8, 0, vaes256, -1) \
    ROW("knights-landing", "knights_landing", 12, 0, vaes512, -1) \
    ROW("jaguar", "jaguar", 13, 0, vaes512, -1) \
    ROW("puma", "puma", 13, 0, vaes512, -1) \
    ROW("bulldozer", "bulldozer", 9, 0, vaes512, -1) \
    ROW("piledriver", "piledriver", 9, 0, vaes512, -1) \
    ROW("steamroller", "steamroller", 9, 0, vaes512, -1) \
    ROW("excavator", "excavator", 13, 0, vaes512, -1) \
    ROW("zen", "zen", 9, 0, vaes512, -1) \
    ROW("zen+", "zen_plus", 9, 0, vaes512, -1) \
    ROW("zen2", "zen2", 9, 0, vaes512, -1) \
    ROW("zen3", "zen3", 14, 0, vaes512, -1) \
    ROW("zen4", "zen4", 15, 0, vaes512, -1) \
    ROW("zen4c", "zen4c", 15, 0, vaes512, -1) \
    ROW("zen5", "zen5", 16, 0, vaes512, -1) \
    ROW("zen5c", "zen5c", 16, 0, vaes512, -1) \
    ROW("zen6", "zen6", 16, 0, vaes512, -1) \
    ROW("hygon-dhyana", "hygon_dhyana", 9, 0, vaes512, -1) \
    ROW("via-nano-c", "via_nano_c", 9, 0, vaes512, -1) \
    ROW("centaur-cns", "centaur_cns", 11, 0, vaes512, -1) \
    ROW("zhaoxin-zhangjiang", "zhaoxin_zhangjiang", 9, 0, vaes512, -1) \
    ROW("zhaoxin-wudaokou", "zhaoxin_wudaokou", 9, 0, vaes512, -1) \
    ROW("zhaoxin-lujiazui", "zhaoxin_lujiazui", 9, 0, aesni, -1) \
    ROW("zhaoxin-yongfeng", "zhaoxin_yongfeng", 9, 0, vaes512, -1) \
    ROW("zhaoxin-kx7000", "zhaoxin_kx7000", 9, 0, vaes512, -1) \
    ROW("nehalem", "nehalem", 10, 0, vaes512, -1) \
    ROW("core2-merom", "core2_merom", 10, 0, vaes512, 181) \
    ROW("core2-penryn", "core2_penryn", 10, 0, vaes512, 181) \
    ROW("bonnell", "bonnell", 10, 0, vaes512, -1) \
    ROW("saltwell", "saltwell", 10, 0, vaes512, -1) \
    ROW("bobcat", "bobcat", 10, 0, vaes512, -1) \
    ROW("via-nano", "via_nano", 10, 0, vaes512, -1) \
    ROW("netburst", "netburst", 0, 0, vaes512, 182) \
    ROW("pentium-m", "pentium_m", 0, 0, vaes512, -1) \
    ROW("yonah", "yonah", 0, 0, vaes512, -1) \
    ROW("k8", "k8", 0, 0, vaes512, 180) \
    ROW("k10", "k10", 0, 0, vaes512, -1) \
    ROW("via-c3-nehemiah", "via_c3_nehemiah", 0, 0, vaes512, -1) \
    ROW("via-c7-esther", "via_c7_esther", 0, 0, vaes512, -1) \
    ROW("k8-vartime", "k8_vartime", 17, 0, vaes512, -1) \
    ROW("core2-vartime", "core2_vartime", 18, 0, vaes512, -1) \
    ROW("netburst-vartime", "netburst_vartime", 17, 0, vaes512, -1)

#define AESGEN_UARCH_MIDRS(MIDR) \
    MIDR(0x50, 0x000, 3, 67) \
    MIDR(0x53, 0x001, 1, 82) \
    MIDR(0x53, 0x001, 4, 83) \
    MIDR(0x53, 0x002, 1, 84) \
    MIDR(0x53, 0x003, 1, 85) \
    MIDR(0x53, 0x004, 1, 86) \
    MIDR(0x41, 0xd03, -1, 1) \
    MIDR(0x51, 0x801, -1, 1) \
    MIDR(0x41, 0xd02, -1, 2) \
    MIDR(0x41, 0xd04, -1, 3) \
    MIDR(0x41, 0xd05, -1, 4) \
    MIDR(0x51, 0x803, -1, 4) \
    MIDR(0x51, 0x805, -1, 4) \
    MIDR(0x41, 0xd07, -1, 5) \
    MIDR(0x41, 0xd06, -1, 6) \
    MIDR(0x41, 0xd43, -1, 6) \
    MIDR(0x41, 0xd08, -1, 7) \
    MIDR(0x41, 0xd09, -1, 8) \
    MIDR(0x51, 0x800, -1, 8) \
    MIDR(0x41, 0xd0a, -1, 9) \
    MIDR(0x51, 0x802, -1, 9) \
    MIDR(0x41, 0xd0c, -1, 10) \
    MIDR(0x41, 0xd0b, -1, 11) \
    MIDR(0x41, 0xd0e, -1, 11) \
    MIDR(0x51, 0x804, -1, 11) \
    MIDR(0x48, 0xd40, -1, 11) \
    MIDR(0x41, 0xd0d, -1, 12) \
    MIDR(0x48, 0xd41, -1, 12) \
    MIDR(0x41, 0xd41, -1, 13) \
    MIDR(0x41, 0xd42, -1, 13) \
    MIDR(0x41, 0xd4b, -1, 14) \
    MIDR(0x41, 0xd40, -1, 15) \
    MIDR(0x41, 0xd44, -1, 16) \
    MIDR(0x41, 0xd4c, -1, 16) \
    MIDR(0x41, 0xd8f, -1, 17) \
    MIDR(0x41, 0xd46, -1, 18) \
    MIDR(0x41, 0xd80, -1, 19) \
    MIDR(0x41, 0xd88, -1, 19) \
    MIDR(0x41, 0xd49, -1, 20) \
    MIDR(0x6d, 0xd49, -1, 20) \
    MIDR(0x41, 0xd47, -1, 21) \
    MIDR(0x41, 0xd4d, -1, 22) \
    MIDR(0x41, 0xd81, -1, 23) \
    MIDR(0x41, 0xd89, -1, 23) \
    MIDR(0x41, 0xd8e, -1, 24) \
    MIDR(0x41, 0xd87, -1, 25) \
    MIDR(0x41, 0xd4f, -1, 26) \
    MIDR(0x41, 0xd48, -1, 27) \
    MIDR(0x41, 0xd4e, -1, 28) \
    MIDR(0x41, 0xd82, -1, 29) \
    MIDR(0x41, 0xd84, -1, 30) \
    MIDR(0x41, 0xd85, -1, 31) \
    MIDR(0x41, 0xd8a, -1, 32) \
    MIDR(0x41, 0xd8b, -1, 33) \
    MIDR(0x41, 0xd90, -1, 34) \
    MIDR(0x41, 0xd8c, -1, 35) \
    MIDR(0x41, 0xd4a, -1, 36) \
    MIDR(0x41, 0xd83, -1, 37) \
    MIDR(0x61, 0x001, -1, 38) \
    MIDR(0x61, 0x002, -1, 39) \
    MIDR(0x61, 0x003, -1, 39) \
    MIDR(0x61, 0x004, -1, 40) \
    MIDR(0x61, 0x005, -1, 40) \
    MIDR(0x61, 0x006, -1, 41) \
    MIDR(0x61, 0x007, -1, 41) \
    MIDR(0x61, 0x008, -1, 42) \
    MIDR(0x61, 0x009, -1, 43) \
    MIDR(0x61, 0x00b, -1, 44) \
    MIDR(0x61, 0x010, -1, 44) \
    MIDR(0x61, 0x00c, -1, 45) \
    MIDR(0x61, 0x00f, -1, 45) \
    MIDR(0x61, 0x011, -1, 45) \
    MIDR(0x61, 0x012, -1, 46) \
    MIDR(0x61, 0x013, -1, 47) \
    MIDR(0x61, 0x026, -1, 47) \
    MIDR(0x61, 0x021, -1, 48) \
    MIDR(0x61, 0x023, -1, 48) \
    MIDR(0x61, 0x025, -1, 48) \
    MIDR(0x61, 0x029, -1, 48) \
    MIDR(0x61, 0x020, -1, 49) \
    MIDR(0x61, 0x022, -1, 49) \
    MIDR(0x61, 0x024, -1, 49) \
    MIDR(0x61, 0x028, -1, 49) \
    MIDR(0x61, 0x031, -1, 50) \
    MIDR(0x61, 0x033, -1, 50) \
    MIDR(0x61, 0x035, -1, 50) \
    MIDR(0x61, 0x039, -1, 50) \
    MIDR(0x61, 0x030, -1, 51) \
    MIDR(0x61, 0x032, -1, 51) \
    MIDR(0x61, 0x034, -1, 51) \
    MIDR(0x61, 0x038, -1, 51) \
    MIDR(0x61, 0x037, -1, 52) \
    MIDR(0x61, 0x036, -1, 53) \
    MIDR(0x61, 0x043, -1, 54) \
    MIDR(0x61, 0x045, -1, 54) \
    MIDR(0x61, 0x049, -1, 54) \
    MIDR(0x61, 0x042, -1, 55) \
    MIDR(0x61, 0x044, -1, 55) \
    MIDR(0x61, 0x048, -1, 55) \
    MIDR(0x61, 0x053, -1, 56) \
    MIDR(0x61, 0x055, -1, 56) \
    MIDR(0x61, 0x059, -1, 56) \
    MIDR(0x61, 0x052, -1, 57) \
    MIDR(0x61, 0x054, -1, 57) \
    MIDR(0x61, 0x058, -1, 57) \
    MIDR(0x61, 0x061, -1, 58) \
    MIDR(0x61, 0x060, -1, 59) \
    MIDR(0x61, 0x063, -1, 60) \
    MIDR(0x61, 0x065, -1, 60) \
    MIDR(0x61, 0x069, -1, 60) \
    MIDR(0x61, 0x062, -1, 61) \
    MIDR(0x61, 0x064, -1, 61) \
    MIDR(0x61, 0x068, -1, 61) \
    MIDR(0xc0, 0xac3, -1, 62) \
    MIDR(0xc0, 0xac4, -1, 63) \
    MIDR(0xc0, 0xac5, -1, 64) \
    MIDR(0xc0, 0xac7, -1, 65) \
    MIDR(0x50, 0x000, -1, 66) \
    MIDR(0x43, 0x0a0, -1, 68) \
    MIDR(0x43, 0x0a1, -1, 68) \
    MIDR(0x43, 0x0a2, -1, 68) \
    MIDR(0x43, 0x0a3, -1, 68) \
    MIDR(0x43, 0x0b0, -1, 69) \
    MIDR(0x43, 0x0b1, -1, 69) \
    MIDR(0x43, 0x0b2, -1, 69) \
    MIDR(0x43, 0x0b3, -1, 69) \
    MIDR(0x43, 0x0b4, -1, 69) \
    MIDR(0x43, 0x0b5, -1, 69) \
    MIDR(0x43, 0x0b6, -1, 69) \
    MIDR(0x43, 0x0af, -1, 70) \
    MIDR(0x42, 0x516, -1, 70) \
    MIDR(0x43, 0x516, -1, 70) \
    MIDR(0x43, 0x0b8, -1, 71) \
    MIDR(0x48, 0xd01, -1, 72) \
    MIDR(0x48, 0xd02, -1, 73) \
    MIDR(0x48, 0xd03, -1, 74) \
    MIDR(0x48, 0xd22, -1, 75) \
    MIDR(0x48, 0xd06, -1, 76) \
    MIDR(0x51, 0x201, -1, 77) \
    MIDR(0x51, 0x205, -1, 77) \
    MIDR(0x51, 0x211, -1, 77) \
    MIDR(0x51, 0xc00, -1, 78) \
    MIDR(0x68, 0x000, -1, 78) \
    MIDR(0x51, 0xc01, -1, 79) \
    MIDR(0x51, 0x001, -1, 80) \
    MIDR(0x51, 0x002, -1, 81) \
    MIDR(0x4e, 0x000, -1, 87) \
    MIDR(0x4e, 0x003, -1, 88) \
    MIDR(0x4e, 0x004, -1, 89) \
    MIDR(0x4e, 0x010, -1, 90) \
    MIDR(0x46, 0x001, -1, 91) \
    MIDR(0x46, 0x003, -1, 92) \
    MIDR(0x42, 0x100, -1, 93) \
    MIDR(0x70, 0x303, -1, 94) \
    MIDR(0x70, 0x660, -1, 95) \
    MIDR(0x70, 0x661, -1, 96) \
    MIDR(0x70, 0x662, -1, 97) \
    MIDR(0x70, 0x663, -1, 98) \
    MIDR(0x70, 0x664, -1, 99) \
    MIDR(0x70, 0x862, -1, 100) \
    MIDR(0x70, 0x872, -1, 101)

#define AESGEN_UARCH_CPUIDS(CPUID) \
    CPUID("AuthenticAMD", 0x10, 0x02, 0x02, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x10, 0x04, 0x04, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x10, 0x05, 0x05, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x10, 0x06, 0x06, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x10, 0x08, 0x08, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x10, 0x09, 0x09, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x10, 0x0a, 0x0a, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x11, 0x03, 0x03, 0, 15, 0x00, 176) \
    CPUID("AuthenticAMD", 0x12, 0x00, 0x00, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x12, 0x01, 0x01, 0, 15, 0x00, 177) \
    CPUID("AuthenticAMD", 0x14, 0x00, 0x00, 0, 15, 0x00, 171) \
    CPUID("AuthenticAMD", 0x14, 0x01, 0x01, 0, 15, 0x00, 171) \
    CPUID("AuthenticAMD", 0x14, 0x02, 0x02, 0, 15, 0x00, 171) \
    CPUID("AuthenticAMD", 0x15, 0x00, 0x00, 0, 15, 0x00, 145) \
    CPUID("AuthenticAMD", 0x15, 0x01, 0x01, 0, 15, 0x00, 145) \
    CPUID("AuthenticAMD", 0x15, 0x02, 0x02, 0, 15, 0x00, 146) \
    CPUID("AuthenticAMD", 0x15, 0x10, 0x1f, 0, 15, 0x00, 146) \
    CPUID("AuthenticAMD", 0x15, 0x30, 0x3f, 0, 15, 0x00, 147) \
    CPUID("AuthenticAMD", 0x15, 0x60, 0x7f, 0, 15, 0x00, 148) \
    CPUID("AuthenticAMD", 0x16, 0x00, 0x0f, 0, 15, 0x00, 143) \
    CPUID("AuthenticAMD", 0x16, 0x26, 0x26, 0, 15, 0x00, 143) \
    CPUID("AuthenticAMD", 0x16, 0x30, 0x3f, 0, 15, 0x00, 144) \
    CPUID("AuthenticAMD", 0x17, 0x00, 0x07, 0, 15, 0x00, 149) \
    CPUID("AuthenticAMD", 0x17, 0x08, 0x08, 0, 15, 0x00, 150) \
    CPUID("AuthenticAMD", 0x17, 0x10, 0x17, 0, 15, 0x00, 149) \
    CPUID("AuthenticAMD", 0x17, 0x18, 0x18, 0, 15, 0x00, 150) \
    CPUID("AuthenticAMD", 0x17, 0x20, 0x2f, 0, 15, 0x00, 149) \
    CPUID("AuthenticAMD", 0x17, 0x30, 0x4f, 0, 15, 0x00, 151) \
    CPUID("AuthenticAMD", 0x17, 0x50, 0x5f, 0, 15, 0x00, 149) \
    CPUID("AuthenticAMD", 0x17, 0x60, 0x7f, 0, 15, 0x00, 151) \
    CPUID("AuthenticAMD", 0x17, 0x84, 0x84, 0, 15, 0x00, 151) \
    CPUID("AuthenticAMD", 0x17, 0x90, 0x91, 0, 15, 0x00, 151) \
    CPUID("AuthenticAMD", 0x17, 0x98, 0x98, 0, 15, 0x00, 151) \
    CPUID("AuthenticAMD", 0x17, 0xa0, 0xaf, 0, 15, 0x00, 151) \
    CPUID("AuthenticAMD", 0x19, 0x00, 0x0f, 0, 15, 0x00, 152) \
    CPUID("AuthenticAMD", 0x19, 0x10, 0x1f, 0, 15, 0x00, 153) \
    CPUID("AuthenticAMD", 0x19, 0x20, 0x5f, 0, 15, 0x00, 152) \
    CPUID("AuthenticAMD", 0x19, 0x60, 0x77, 0, 15, 0x00, 153) \
    CPUID("AuthenticAMD", 0x19, 0x78, 0x7f, 0, 15, 0x00, 154) \
    CPUID("AuthenticAMD", 0x19, 0xa0, 0xaf, 0, 15, 0x00, 154) \
    CPUID("AuthenticAMD", 0x1a, 0x00, 0x0f, 0, 15, 0x00, 155) \
    CPUID("AuthenticAMD", 0x1a, 0x10, 0x1f, 0, 15, 0x00, 156) \
    CPUID("AuthenticAMD", 0x1a, 0x20, 0x2f, 0, 15, 0x00, 155) \
    CPUID("AuthenticAMD", 0x1a, 0x40, 0x4f, 0, 15, 0x00, 155) \
    CPUID("AuthenticAMD", 0x1a, 0x50, 0x5f, 0, 15, 0x00, 157) \
    CPUID("AuthenticAMD", 0x1a, 0x60, 0x7f, 0, 15, 0x00, 155) \
    CPUID("AuthenticAMD", 0x1a, 0x80, 0xaf, 0, 15, 0x00, 157) \
    CPUID("AuthenticAMD", 0x1a, 0xc0, 0xcf, 0, 15, 0x00, 157) \
    CPUID("CentaurHauls", 0x6, 0x09, 0x09, 8, 8, 0x00, 178) \
    CPUID("CentaurHauls", 0x6, 0x0a, 0x0a, 0, 15, 0x00, 179) \
    CPUID("CentaurHauls", 0x6, 0x0d, 0x0d, 0, 15, 0x00, 179) \
    CPUID("CentaurHauls", 0x6, 0x0f, 0x0f, 1, 12, 0x00, 172) \
    CPUID("CentaurHauls", 0x6, 0x0f, 0x0f, 14, 14, 0x00, 159) \
    CPUID("CentaurHauls", 0x6, 0x19, 0x19, 0, 15, 0x00, 161) \
    CPUID("CentaurHauls", 0x6, 0x47, 0x47, 0, 15, 0x00, 160) \
    CPUID("CentaurHauls", 0x7, 0x1b, 0x1b, 0, 15, 0x00, 162) \
    CPUID("CentaurHauls", 0x7, 0x3b, 0x3b, 0, 15, 0x00, 163) \
    CPUID("CentaurHauls", 0x7, 0x5b, 0x5b, 0, 15, 0x00, 164) \
    CPUID("CentaurHauls", 0x7, 0x6b, 0x6b, 0, 15, 0x00, 165) \
    CPUID("HygonGenuine", 0x18, 0x00, 0x02, 0, 15, 0x00, 158) \
    CPUID("HygonGenuine", 0x18, 0x10, 0x10, 0, 15, 0x00, 158) \
    CPUID("GenuineIntel", 0x6, 0x09, 0x09, 0, 15, 0x00, 174) \
    CPUID("GenuineIntel", 0x6, 0x0d, 0x0d, 0, 15, 0x00, 174) \
    CPUID("GenuineIntel", 0x6, 0x0e, 0x0e, 0, 15, 0x00, 175) \
    CPUID("GenuineIntel", 0x6, 0x0f, 0x0f, 0, 15, 0x00, 167) \
    CPUID("GenuineIntel", 0x6, 0x15, 0x15, 0, 15, 0x00, 174) \
    CPUID("GenuineIntel", 0x6, 0x16, 0x16, 0, 15, 0x00, 167) \
    CPUID("GenuineIntel", 0x6, 0x17, 0x17, 0, 15, 0x00, 168) \
    CPUID("GenuineIntel", 0x6, 0x1a, 0x1a, 0, 15, 0x00, 166) \
    CPUID("GenuineIntel", 0x6, 0x1c, 0x1c, 0, 15, 0x00, 169) \
    CPUID("GenuineIntel", 0x6, 0x1d, 0x1d, 0, 15, 0x00, 168) \
    CPUID("GenuineIntel", 0x6, 0x1e, 0x1e, 0, 15, 0x00, 166) \
    CPUID("GenuineIntel", 0x6, 0x1f, 0x1f, 0, 15, 0x00, 166) \
    CPUID("GenuineIntel", 0x6, 0x25, 0x25, 0, 15, 0x00, 106) \
    CPUID("GenuineIntel", 0x6, 0x26, 0x26, 0, 15, 0x00, 169) \
    CPUID("GenuineIntel", 0x6, 0x27, 0x27, 0, 15, 0x00, 170) \
    CPUID("GenuineIntel", 0x6, 0x2a, 0x2a, 0, 15, 0x00, 107) \
    CPUID("GenuineIntel", 0x6, 0x2c, 0x2c, 0, 15, 0x00, 106) \
    CPUID("GenuineIntel", 0x6, 0x2d, 0x2d, 0, 15, 0x00, 107) \
    CPUID("GenuineIntel", 0x6, 0x2e, 0x2e, 0, 15, 0x00, 166) \
    CPUID("GenuineIntel", 0x6, 0x2f, 0x2f, 0, 15, 0x00, 106) \
    CPUID("GenuineIntel", 0x6, 0x35, 0x35, 0, 15, 0x00, 170) \
    CPUID("GenuineIntel", 0x6, 0x36, 0x36, 0, 15, 0x00, 170) \
    CPUID("GenuineIntel", 0x6, 0x37, 0x37, 0, 15, 0x00, 132) \
    CPUID("GenuineIntel", 0x6, 0x3a, 0x3a, 0, 15, 0x00, 108) \
    CPUID("GenuineIntel", 0x6, 0x3c, 0x3c, 0, 15, 0x00, 109) \
    CPUID("GenuineIntel", 0x6, 0x3d, 0x3d, 0, 15, 0x00, 110) \
    CPUID("GenuineIntel", 0x6, 0x3e, 0x3e, 0, 15, 0x00, 108) \
    CPUID("GenuineIntel", 0x6, 0x3f, 0x3f, 0, 15, 0x00, 109) \
    CPUID("GenuineIntel", 0x6, 0x45, 0x45, 0, 15, 0x00, 109) \
    CPUID("GenuineIntel", 0x6, 0x46, 0x46, 0, 15, 0x00, 109) \
    CPUID("GenuineIntel", 0x6, 0x47, 0x47, 0, 15, 0x00, 110) \
    CPUID("GenuineIntel", 0x6, 0x4a, 0x4a, 0, 15, 0x00, 132) \
    CPUID("GenuineIntel", 0x6, 0x4c, 0x4c, 0, 15, 0x00, 133) \
    CPUID("GenuineIntel", 0x6, 0x4d, 0x4d, 0, 15, 0x00, 132) \
    CPUID("GenuineIntel", 0x6, 0x4e, 0x4e, 0, 15, 0x00, 111) \
    CPUID("GenuineIntel", 0x6, 0x4f, 0x4f, 0, 15, 0x00, 110) \
    CPUID("GenuineIntel", 0x6, 0x55, 0x55, 0, 4, 0x00, 112) \
    CPUID("GenuineIntel", 0x6, 0x55, 0x55, 5, 7, 0x00, 113) \
    CPUID("GenuineIntel", 0x6, 0x55, 0x55, 11, 11, 0x00, 114) \
    CPUID("GenuineIntel", 0x6, 0x56, 0x56, 0, 15, 0x00, 110) \
    CPUID("GenuineIntel", 0x6, 0x57, 0x57, 0, 15, 0x00, 142) \
    CPUID("GenuineIntel", 0x6, 0x5a, 0x5a, 0, 15, 0x00, 132) \
    CPUID("GenuineIntel", 0x6, 0x5c, 0x5c, 0, 15, 0x00, 134) \
    CPUID("GenuineIntel", 0x6, 0x5d, 0x5d, 0, 15, 0x00, 132) \
    CPUID("GenuineIntel", 0x6, 0x5e, 0x5e, 0, 15, 0x00, 111) \
    CPUID("GenuineIntel", 0x6, 0x5f, 0x5f, 0, 15, 0x00, 134) \
    CPUID("GenuineIntel", 0x6, 0x66, 0x66, 0, 15, 0x00, 115) \
    CPUID("GenuineIntel", 0x6, 0x6a, 0x6a, 0, 15, 0x00, 117) \
    CPUID("GenuineIntel", 0x6, 0x6c, 0x6c, 0, 15, 0x00, 117) \
    CPUID("GenuineIntel", 0x6, 0x75, 0x75, 0, 15, 0x00, 133) \
    CPUID("GenuineIntel", 0x6, 0x7a, 0x7a, 0, 15, 0x00, 135) \
    CPUID("GenuineIntel", 0x6, 0x7d, 0x7d, 0, 15, 0x00, 116) \
    CPUID("GenuineIntel", 0x6, 0x7e, 0x7e, 0, 15, 0x00, 116) \
    CPUID("GenuineIntel", 0x6, 0x85, 0x85, 0, 15, 0x00, 142) \
    CPUID("GenuineIntel", 0x6, 0x86, 0x86, 0, 15, 0x00, 136) \
    CPUID("GenuineIntel", 0x6, 0x8a, 0x8a, 0, 15, 0x40, 120) \
    CPUID("GenuineIntel", 0x6, 0x8a, 0x8a, 0, 15, 0x20, 136) \
    CPUID("GenuineIntel", 0x6, 0x8c, 0x8c, 0, 15, 0x00, 118) \
    CPUID("GenuineIntel", 0x6, 0x8d, 0x8d, 0, 15, 0x00, 118) \
    CPUID("GenuineIntel", 0x6, 0x8e, 0x8e, 0, 15, 0x00, 111) \
    CPUID("GenuineIntel", 0x6, 0x8f, 0x8f, 0, 15, 0x00, 122) \
    CPUID("GenuineIntel", 0x6, 0x96, 0x96, 0, 15, 0x00, 136) \
    CPUID("GenuineIntel", 0x6, 0x97, 0x97, 0, 15, 0x40, 121) \
    CPUID("GenuineIntel", 0x6, 0x97, 0x97, 0, 15, 0x20, 137) \
    CPUID("GenuineIntel", 0x6, 0x9a, 0x9a, 0, 15, 0x40, 121) \
    CPUID("GenuineIntel", 0x6, 0x9a, 0x9a, 0, 15, 0x20, 137) \
    CPUID("GenuineIntel", 0x6, 0x9c, 0x9c, 0, 15, 0x00, 136) \
    CPUID("GenuineIntel", 0x6, 0x9d, 0x9d, 0, 15, 0x00, 116) \
    CPUID("GenuineIntel", 0x6, 0x9e, 0x9e, 0, 15, 0x00, 111) \
    CPUID("GenuineIntel", 0x6, 0xa5, 0xa5, 0, 15, 0x00, 111) \
    CPUID("GenuineIntel", 0x6, 0xa6, 0xa6, 0, 15, 0x00, 111) \
    CPUID("GenuineIntel", 0x6, 0xa7, 0xa7, 0, 15, 0x00, 119) \
    CPUID("GenuineIntel", 0x6, 0xaa, 0xaa, 0, 15, 0x40, 126) \
    CPUID("GenuineIntel", 0x6, 0xaa, 0xaa, 0, 15, 0x20, 138) \
    CPUID("GenuineIntel", 0x6, 0xac, 0xac, 0, 15, 0x40, 126) \
    CPUID("GenuineIntel", 0x6, 0xac, 0xac, 0, 15, 0x20, 138) \
    CPUID("GenuineIntel", 0x6, 0xad, 0xad, 0, 15, 0x00, 127) \
    CPUID("GenuineIntel", 0x6, 0xae, 0xae, 0, 15, 0x00, 127) \
    CPUID("GenuineIntel", 0x6, 0xaf, 0xaf, 0, 15, 0x00, 139) \
    CPUID("GenuineIntel", 0x6, 0xb5, 0xb5, 0, 15, 0x40, 126) \
    CPUID("GenuineIntel", 0x6, 0xb5, 0xb5, 0, 15, 0x20, 138) \
    CPUID("GenuineIntel", 0x6, 0xb6, 0xb6, 0, 15, 0x00, 139) \
    CPUID("GenuineIntel", 0x6, 0xb7, 0xb7, 0, 15, 0x40, 123) \
    CPUID("GenuineIntel", 0x6, 0xb7, 0xb7, 0, 15, 0x20, 137) \
    CPUID("GenuineIntel", 0x6, 0xba, 0xba, 0, 15, 0x40, 123) \
    CPUID("GenuineIntel", 0x6, 0xba, 0xba, 0, 15, 0x20, 137) \
    CPUID("GenuineIntel", 0x6, 0xbd, 0xbd, 0, 15, 0x40, 128) \
    CPUID("GenuineIntel", 0x6, 0xbd, 0xbd, 0, 15, 0x20, 140) \
    CPUID("GenuineIntel", 0x6, 0xbe, 0xbe, 0, 15, 0x00, 137) \
    CPUID("GenuineIntel", 0x6, 0xbf, 0xbf, 0, 15, 0x40, 123) \
    CPUID("GenuineIntel", 0x6, 0xbf, 0xbf, 0, 15, 0x20, 137) \
    CPUID("GenuineIntel", 0x6, 0xc5, 0xc5, 0, 15, 0x40, 128) \
    CPUID("GenuineIntel", 0x6, 0xc5, 0xc5, 0, 15, 0x20, 140) \
    CPUID("GenuineIntel", 0x6, 0xc6, 0xc6, 0, 15, 0x40, 128) \
    CPUID("GenuineIntel", 0x6, 0xc6, 0xc6, 0, 15, 0x20, 140) \
    CPUID("GenuineIntel", 0x6, 0xcc, 0xcc, 0, 15, 0x40, 129) \
    CPUID("GenuineIntel", 0x6, 0xcc, 0xcc, 0, 15, 0x20, 141) \
    CPUID("GenuineIntel", 0x6, 0xcf, 0xcf, 0, 15, 0x00, 125) \
    CPUID("GenuineIntel", 0x6, 0xd5, 0xd5, 0, 15, 0x40, 129) \
    CPUID("GenuineIntel", 0x6, 0xd5, 0xd5, 0, 15, 0x20, 141) \
    CPUID("GenuineIntel", 0x6, 0xd7, 0xd7, 0, 15, 0x00, 124) \
    CPUID("GenuineIntel", 0x6, 0xdd, 0xdd, 0, 15, 0x00, 141) \
    CPUID("GenuineIntel", 0xf, 0x00, 0x04, 0, 15, 0x00, 173) \
    CPUID("GenuineIntel", 0xf, 0x06, 0x06, 0, 15, 0x00, 173) \
    CPUID("GenuineIntel", 0x12, 0x01, 0x01, 0, 15, 0x00, 131) \
    CPUID("GenuineIntel", 0x12, 0x03, 0x03, 0, 15, 0x00, 131) \
    CPUID("GenuineIntel", 0x13, 0x01, 0x01, 0, 15, 0x00, 130) \
    CPUID("  Shanghai  ", 0x6, 0x19, 0x19, 0, 15, 0x00, 161) \
    CPUID("  Shanghai  ", 0x7, 0x1b, 0x1b, 0, 15, 0x00, 162) \
    CPUID("  Shanghai  ", 0x7, 0x3b, 0x3b, 0, 15, 0x00, 163) \
    CPUID("  Shanghai  ", 0x7, 0x5b, 0x5b, 0, 15, 0x00, 164) \
    CPUID("  Shanghai  ", 0x7, 0x6b, 0x6b, 0, 15, 0x00, 165) \
    CPUID("AuthenticAMD", 0xf, 0x00, 0xff, 0, 15, 0x00, 176) \
    CPUID("AuthenticAMD", 0x1a, 0x00, 0xff, 0, 15, 0x00, 155)

#endif
