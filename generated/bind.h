/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* clang-format off */
/*
 * Which kernels the C functions call. -DAESGEN_ROW=<row> binds those of one row of the microarchitecture table, -DAESGEN_ROW=c the portable C
 * ones. Without it they are chosen at run time (docs/selection.md), but in a freestanding build, where nobody can be asked: portable C. Made by ./aesgen regenerate; never edit.
 */
#ifndef AESGEN_BIND_H
#define AESGEN_BIND_H

#include "arch.h"
#include "kernels.h"

/* An unknown row is a name that the preprocessor takes for 0. */
#define AESGEN_ROW_ID_c 1
#define AESGEN_ROW_ID_generic_armv8ce 2
#define AESGEN_ROW_ID_a53 3
#define AESGEN_ROW_ID_a34 4
#define AESGEN_ROW_ID_a35 5
#define AESGEN_ROW_ID_a55 6
#define AESGEN_ROW_ID_a57 7
#define AESGEN_ROW_ID_a65 8
#define AESGEN_ROW_ID_a72 9
#define AESGEN_ROW_ID_a73 10
#define AESGEN_ROW_ID_a75 11
#define AESGEN_ROW_ID_neoverse_n1 12
#define AESGEN_ROW_ID_a76 13
#define AESGEN_ROW_ID_a77 14
#define AESGEN_ROW_ID_a78 15
#define AESGEN_ROW_ID_a78c 16
#define AESGEN_ROW_ID_neoverse_v1 17
#define AESGEN_ROW_ID_x1 18
#define AESGEN_ROW_ID_a320 19
#define AESGEN_ROW_ID_a510 20
#define AESGEN_ROW_ID_a520 21
#define AESGEN_ROW_ID_neoverse_n2 22
#define AESGEN_ROW_ID_a710 23
#define AESGEN_ROW_ID_a715 24
#define AESGEN_ROW_ID_a720 25
#define AESGEN_ROW_ID_neoverse_n3 26
#define AESGEN_ROW_ID_a725 27
#define AESGEN_ROW_ID_neoverse_v2 28
#define AESGEN_ROW_ID_x2 29
#define AESGEN_ROW_ID_x3 30
#define AESGEN_ROW_ID_x4 31
#define AESGEN_ROW_ID_neoverse_v3 32
#define AESGEN_ROW_ID_x925 33
#define AESGEN_ROW_ID_c1_nano 34
#define AESGEN_ROW_ID_c1_pro 35
#define AESGEN_ROW_ID_c1_premium 36
#define AESGEN_ROW_ID_c1_ultra 37
#define AESGEN_ROW_ID_neoverse_e1 38
#define AESGEN_ROW_ID_neoverse_v3ae 39
#define AESGEN_ROW_ID_apple_a7 40
#define AESGEN_ROW_ID_apple_a8 41
#define AESGEN_ROW_ID_apple_a9 42
#define AESGEN_ROW_ID_apple_a10 43
#define AESGEN_ROW_ID_apple_a11 44
#define AESGEN_ROW_ID_apple_a11_e 45
#define AESGEN_ROW_ID_apple_a12 46
#define AESGEN_ROW_ID_apple_a12_e 47
#define AESGEN_ROW_ID_apple_a13 48
#define AESGEN_ROW_ID_apple_a13_e 49
#define AESGEN_ROW_ID_apple_m1 50
#define AESGEN_ROW_ID_apple_m1_e 51
#define AESGEN_ROW_ID_apple_m2 52
#define AESGEN_ROW_ID_apple_m2_e 53
#define AESGEN_ROW_ID_apple_a16 54
#define AESGEN_ROW_ID_apple_a16_e 55
#define AESGEN_ROW_ID_apple_m3 56
#define AESGEN_ROW_ID_apple_m3_e 57
#define AESGEN_ROW_ID_apple_m4 58
#define AESGEN_ROW_ID_apple_m4_e 59
#define AESGEN_ROW_ID_apple_a18 60
#define AESGEN_ROW_ID_apple_a18_e 61
#define AESGEN_ROW_ID_apple_m5 62
#define AESGEN_ROW_ID_apple_m5_e 63
#define AESGEN_ROW_ID_ampere1 64
#define AESGEN_ROW_ID_ampere1a 65
#define AESGEN_ROW_ID_ampere1b 66
#define AESGEN_ROW_ID_ampere1c 67
#define AESGEN_ROW_ID_xgene1 68
#define AESGEN_ROW_ID_emag 69
#define AESGEN_ROW_ID_thunderx 70
#define AESGEN_ROW_ID_octeontx2 71
#define AESGEN_ROW_ID_thunderx2 72
#define AESGEN_ROW_ID_thunderx3 73
#define AESGEN_ROW_ID_tsv110 74
#define AESGEN_ROW_ID_hip09 75
#define AESGEN_ROW_ID_kunpeng_d03 76
#define AESGEN_ROW_ID_kunpeng_d22 77
#define AESGEN_ROW_ID_hip12 78
#define AESGEN_ROW_ID_kryo 79
#define AESGEN_ROW_ID_falkor 80
#define AESGEN_ROW_ID_saphira 81
#define AESGEN_ROW_ID_oryon_1 82
#define AESGEN_ROW_ID_oryon_3 83
#define AESGEN_ROW_ID_exynos_m1 84
#define AESGEN_ROW_ID_exynos_m2 85
#define AESGEN_ROW_ID_exynos_m3 86
#define AESGEN_ROW_ID_exynos_m4 87
#define AESGEN_ROW_ID_exynos_m5 88
#define AESGEN_ROW_ID_denver 89
#define AESGEN_ROW_ID_denver2 90
#define AESGEN_ROW_ID_carmel 91
#define AESGEN_ROW_ID_olympus 92
#define AESGEN_ROW_ID_a64fx 93
#define AESGEN_ROW_ID_monaka 94
#define AESGEN_ROW_ID_brahma_b53 95
#define AESGEN_ROW_ID_ftc303 96
#define AESGEN_ROW_ID_ftc660 97
#define AESGEN_ROW_ID_ftc661 98
#define AESGEN_ROW_ID_ftc662 99
#define AESGEN_ROW_ID_ftc663 100
#define AESGEN_ROW_ID_ftc664 101
#define AESGEN_ROW_ID_ftc862 102
#define AESGEN_ROW_ID_ftc872 103
#define AESGEN_ROW_ID_generic_vaes512 104
#define AESGEN_ROW_ID_generic_vaes256 105
#define AESGEN_ROW_ID_generic_aesni 106
#define AESGEN_ROW_ID_generic_ssse3 107
#define AESGEN_ROW_ID_westmere 108
#define AESGEN_ROW_ID_sandybridge 109
#define AESGEN_ROW_ID_ivybridge 110
#define AESGEN_ROW_ID_haswell 111
#define AESGEN_ROW_ID_broadwell 112
#define AESGEN_ROW_ID_skylake_client 113
#define AESGEN_ROW_ID_skylake_x 114
#define AESGEN_ROW_ID_cascade_lake 115
#define AESGEN_ROW_ID_cooper_lake 116
#define AESGEN_ROW_ID_cannon_lake 117
#define AESGEN_ROW_ID_sunny_cove_client 118
#define AESGEN_ROW_ID_sunny_cove_server 119
#define AESGEN_ROW_ID_willow_cove 120
#define AESGEN_ROW_ID_cypress_cove 121
#define AESGEN_ROW_ID_sunny_cove_lakefield 122
#define AESGEN_ROW_ID_golden_cove_client 123
#define AESGEN_ROW_ID_golden_cove_server 124
#define AESGEN_ROW_ID_raptor_cove_client 125
#define AESGEN_ROW_ID_raptor_cove_bartlett 126
#define AESGEN_ROW_ID_raptor_cove_server 127
#define AESGEN_ROW_ID_redwood_cove_client 128
#define AESGEN_ROW_ID_redwood_cove_server 129
#define AESGEN_ROW_ID_lion_cove 130
#define AESGEN_ROW_ID_cougar_cove 131
#define AESGEN_ROW_ID_panther_cove 132
#define AESGEN_ROW_ID_coyote_cove 133
#define AESGEN_ROW_ID_silvermont 134
#define AESGEN_ROW_ID_airmont 135
#define AESGEN_ROW_ID_goldmont 136
#define AESGEN_ROW_ID_goldmont_plus 137
#define AESGEN_ROW_ID_tremont 138
#define AESGEN_ROW_ID_gracemont 139
#define AESGEN_ROW_ID_crestmont 140
#define AESGEN_ROW_ID_crestmont_server 141
#define AESGEN_ROW_ID_skymont 142
#define AESGEN_ROW_ID_darkmont 143
#define AESGEN_ROW_ID_knights_landing 144
#define AESGEN_ROW_ID_jaguar 145
#define AESGEN_ROW_ID_puma 146
#define AESGEN_ROW_ID_bulldozer 147
#define AESGEN_ROW_ID_piledriver 148
#define AESGEN_ROW_ID_steamroller 149
#define AESGEN_ROW_ID_excavator 150
#define AESGEN_ROW_ID_zen 151
#define AESGEN_ROW_ID_zen_plus 152
#define AESGEN_ROW_ID_zen2 153
#define AESGEN_ROW_ID_zen3 154
#define AESGEN_ROW_ID_zen4 155
#define AESGEN_ROW_ID_zen4c 156
#define AESGEN_ROW_ID_zen5 157
#define AESGEN_ROW_ID_zen5c 158
#define AESGEN_ROW_ID_zen6 159
#define AESGEN_ROW_ID_hygon_dhyana 160
#define AESGEN_ROW_ID_via_nano_c 161
#define AESGEN_ROW_ID_centaur_cns 162
#define AESGEN_ROW_ID_zhaoxin_zhangjiang 163
#define AESGEN_ROW_ID_zhaoxin_wudaokou 164
#define AESGEN_ROW_ID_zhaoxin_lujiazui 165
#define AESGEN_ROW_ID_zhaoxin_yongfeng 166
#define AESGEN_ROW_ID_zhaoxin_kx7000 167
#define AESGEN_ROW_ID_nehalem 168
#define AESGEN_ROW_ID_core2_merom 169
#define AESGEN_ROW_ID_core2_penryn 170
#define AESGEN_ROW_ID_bonnell 171
#define AESGEN_ROW_ID_saltwell 172
#define AESGEN_ROW_ID_bobcat 173
#define AESGEN_ROW_ID_via_nano 174
#define AESGEN_ROW_ID_netburst 175
#define AESGEN_ROW_ID_pentium_m 176
#define AESGEN_ROW_ID_yonah 177
#define AESGEN_ROW_ID_k8 178
#define AESGEN_ROW_ID_k10 179
#define AESGEN_ROW_ID_via_c3_nehemiah 180
#define AESGEN_ROW_ID_via_c7_esther 181
#define AESGEN_ROW_ID_k8_vartime 182
#define AESGEN_ROW_ID_core2_vartime 183
#define AESGEN_ROW_ID_netburst_vartime 184
#define AESGEN_ROW_ID2_(row) AESGEN_ROW_ID_##row
#define AESGEN_ROW_ID_OF_(row) AESGEN_ROW_ID2_(row)

#if !defined(AESGEN_ROW) && defined(AESGEN_FREESTANDING)
#define AESGEN_ROW c
#endif

#ifndef AESGEN_ROW

#include "dispatch.h"

/* A slot holds what serves one mode, and each call reads it. A symbol for each: then it costs its address and its load. */
#define AESGEN_BIND_DISPATCH 1
#define AESGEN_BIND_ASKS 1
#ifdef AESGEN_PREFIX
#define aesgen_run_gcm_key AESGEN_NAME(aesgen_run_gcm_key)
#define aesgen_run_key_expand AESGEN_NAME(aesgen_run_key_expand)
#define aesgen_run_ecb_enc AESGEN_NAME(aesgen_run_ecb_enc)
#define aesgen_run_ecb_enc_yield AESGEN_NAME(aesgen_run_ecb_enc_yield)
#define aesgen_run_ecb_dec AESGEN_NAME(aesgen_run_ecb_dec)
#define aesgen_run_ecb_dec_yield AESGEN_NAME(aesgen_run_ecb_dec_yield)
#define aesgen_run_cbc_enc AESGEN_NAME(aesgen_run_cbc_enc)
#define aesgen_run_cbc_enc_yield AESGEN_NAME(aesgen_run_cbc_enc_yield)
#define aesgen_run_cbc_dec AESGEN_NAME(aesgen_run_cbc_dec)
#define aesgen_run_cbc_dec_yield AESGEN_NAME(aesgen_run_cbc_dec_yield)
#define aesgen_run_ctr AESGEN_NAME(aesgen_run_ctr)
#define aesgen_run_ctr_yield AESGEN_NAME(aesgen_run_ctr_yield)
#define aesgen_run_xts_enc AESGEN_NAME(aesgen_run_xts_enc)
#define aesgen_run_xts_enc_yield AESGEN_NAME(aesgen_run_xts_enc_yield)
#define aesgen_run_xts_dec AESGEN_NAME(aesgen_run_xts_dec)
#define aesgen_run_xts_dec_yield AESGEN_NAME(aesgen_run_xts_dec_yield)
#define aesgen_run_cbc_enc_mb AESGEN_NAME(aesgen_run_cbc_enc_mb)
#define aesgen_run_cbc_enc_mb_yield AESGEN_NAME(aesgen_run_cbc_enc_mb_yield)
#define aesgen_run_ghash AESGEN_NAME(aesgen_run_ghash)
#define aesgen_run_ghash_yield AESGEN_NAME(aesgen_run_ghash_yield)
#define aesgen_run_gcm_enc AESGEN_NAME(aesgen_run_gcm_enc)
#define aesgen_run_gcm_enc_yield AESGEN_NAME(aesgen_run_gcm_enc_yield)
#define aesgen_run_gcm_dec AESGEN_NAME(aesgen_run_gcm_dec)
#define aesgen_run_gcm_dec_yield AESGEN_NAME(aesgen_run_gcm_dec_yield)
#define aesgen_run_gcm_seal AESGEN_NAME(aesgen_run_gcm_seal)
#define aesgen_run_gcm_seal_yield AESGEN_NAME(aesgen_run_gcm_seal_yield)
#define aesgen_run_gcm_open AESGEN_NAME(aesgen_run_gcm_open)
#define aesgen_run_gcm_open_yield AESGEN_NAME(aesgen_run_gcm_open_yield)
#endif
extern AESGEN_HIDDEN aesgen_slot aesgen_run_gcm_key, aesgen_run_key_expand;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_ecb_enc, aesgen_run_ecb_enc_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_ecb_dec, aesgen_run_ecb_dec_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_cbc_enc, aesgen_run_cbc_enc_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_cbc_dec, aesgen_run_cbc_dec_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_ctr, aesgen_run_ctr_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_xts_enc, aesgen_run_xts_enc_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_xts_dec, aesgen_run_xts_dec_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_cbc_enc_mb, aesgen_run_cbc_enc_mb_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_ghash, aesgen_run_ghash_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_gcm_enc, aesgen_run_gcm_enc_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_gcm_dec, aesgen_run_gcm_dec_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_gcm_seal, aesgen_run_gcm_seal_yield;
extern AESGEN_HIDDEN aesgen_slot aesgen_run_gcm_open, aesgen_run_gcm_open_yield;
#define AESGEN_BIND_GCM_KEY AESGEN_SLOT_LOAD(aesgen_gcm_key_kernel, aesgen_run_gcm_key)
#define AESGEN_BIND_KEY_EXPAND AESGEN_SLOT_LOAD(aesgen_key_expand_kernel, aesgen_run_key_expand)
#define AESGEN_BIND_ECB_ENC AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_ecb_enc)
#define AESGEN_BIND_ECB_ENC_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_ecb_enc_yield)
#define AESGEN_BIND_ECB_DEC AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_ecb_dec)
#define AESGEN_BIND_ECB_DEC_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_ecb_dec_yield)
#define AESGEN_BIND_CBC_ENC AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_cbc_enc)
#define AESGEN_BIND_CBC_ENC_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_cbc_enc_yield)
#define AESGEN_BIND_CBC_DEC AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_cbc_dec)
#define AESGEN_BIND_CBC_DEC_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_cbc_dec_yield)
#define AESGEN_BIND_CTR AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_ctr)
#define AESGEN_BIND_CTR_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_ctr_yield)
#define AESGEN_BIND_XTS_ENC AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_xts_enc)
#define AESGEN_BIND_XTS_ENC_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_xts_enc_yield)
#define AESGEN_BIND_XTS_DEC AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_xts_dec)
#define AESGEN_BIND_XTS_DEC_YIELD AESGEN_SLOT_LOAD(aesgen_bulk_kernel, aesgen_run_xts_dec_yield)
#define AESGEN_BIND_CBC_ENC_MB AESGEN_SLOT_LOAD(aesgen_streams_kernel, aesgen_run_cbc_enc_mb)
#define AESGEN_BIND_CBC_ENC_MB_YIELD AESGEN_SLOT_LOAD(aesgen_streams_kernel, aesgen_run_cbc_enc_mb_yield)
#define AESGEN_BIND_GHASH AESGEN_SLOT_LOAD(aesgen_ghash_kernel, aesgen_run_ghash)
#define AESGEN_BIND_GHASH_YIELD AESGEN_SLOT_LOAD(aesgen_ghash_kernel, aesgen_run_ghash_yield)
#define AESGEN_BIND_GCM_ENC AESGEN_SLOT_LOAD(aesgen_gcm_kernel, aesgen_run_gcm_enc)
#define AESGEN_BIND_GCM_ENC_YIELD AESGEN_SLOT_LOAD(aesgen_gcm_kernel, aesgen_run_gcm_enc_yield)
#define AESGEN_BIND_GCM_DEC AESGEN_SLOT_LOAD(aesgen_gcm_kernel, aesgen_run_gcm_dec)
#define AESGEN_BIND_GCM_DEC_YIELD AESGEN_SLOT_LOAD(aesgen_gcm_kernel, aesgen_run_gcm_dec_yield)
#define AESGEN_BIND_GCM_SEAL AESGEN_SLOT_LOAD(aesgen_gcm_message_kernel, aesgen_run_gcm_seal)
#define AESGEN_BIND_GCM_SEAL_YIELD AESGEN_SLOT_LOAD(aesgen_gcm_message_kernel, aesgen_run_gcm_seal_yield)
#define AESGEN_BIND_GCM_OPEN AESGEN_SLOT_LOAD(aesgen_gcm_message_kernel, aesgen_run_gcm_open)
#define AESGEN_BIND_GCM_OPEN_YIELD AESGEN_SLOT_LOAD(aesgen_gcm_message_kernel, aesgen_run_gcm_open_yield)
/* SLOT(KIND, plain, yielding) for each mode. */
#define AESGEN_BIND_SLOTS(SLOT) \
    SLOT(BULK, aesgen_run_ecb_enc, aesgen_run_ecb_enc_yield) \
    SLOT(BULK, aesgen_run_ecb_dec, aesgen_run_ecb_dec_yield) \
    SLOT(BULK, aesgen_run_cbc_enc, aesgen_run_cbc_enc_yield) \
    SLOT(BULK, aesgen_run_cbc_dec, aesgen_run_cbc_dec_yield) \
    SLOT(BULK, aesgen_run_ctr, aesgen_run_ctr_yield) \
    SLOT(BULK, aesgen_run_xts_enc, aesgen_run_xts_enc_yield) \
    SLOT(BULK, aesgen_run_xts_dec, aesgen_run_xts_dec_yield) \
    SLOT(STREAMS, aesgen_run_cbc_enc_mb, aesgen_run_cbc_enc_mb_yield) \
    SLOT(GHASH, aesgen_run_ghash, aesgen_run_ghash_yield) \
    SLOT(GCM, aesgen_run_gcm_enc, aesgen_run_gcm_enc_yield) \
    SLOT(GCM, aesgen_run_gcm_dec, aesgen_run_gcm_dec_yield) \
    SLOT(GCM_MESSAGE, aesgen_run_gcm_seal, aesgen_run_gcm_seal_yield) \
    SLOT(GCM_MESSAGE, aesgen_run_gcm_open, aesgen_run_gcm_open_yield)

#else

#if AESGEN_ROW_ID_OF_(AESGEN_ROW) == 2
#define AESGEN_BIND_ROW "generic-armv8ce"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 3
#define AESGEN_BIND_ROW "cortex-a53"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 4
#define AESGEN_BIND_ROW "cortex-a34"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 5
#define AESGEN_BIND_ROW "cortex-a35"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 6
#define AESGEN_BIND_ROW "cortex-a55"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 7
#define AESGEN_BIND_ROW "cortex-a57"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 8
#define AESGEN_BIND_ROW "cortex-a65"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 9
#define AESGEN_BIND_ROW "cortex-a72"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 10
#define AESGEN_BIND_ROW "cortex-a73"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 11
#define AESGEN_BIND_ROW "cortex-a75"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 12
#define AESGEN_BIND_ROW "neoverse-n1"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 13
#define AESGEN_BIND_ROW "cortex-a76"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 14
#define AESGEN_BIND_ROW "cortex-a77"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 15
#define AESGEN_BIND_ROW "cortex-a78"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 16
#define AESGEN_BIND_ROW "cortex-a78c"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 17
#define AESGEN_BIND_ROW "neoverse-v1"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 18
#define AESGEN_BIND_ROW "cortex-x1"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 19
#define AESGEN_BIND_ROW "cortex-a320"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 20
#define AESGEN_BIND_ROW "cortex-a510"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 21
#define AESGEN_BIND_ROW "cortex-a520"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 22
#define AESGEN_BIND_ROW "neoverse-n2"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 23
#define AESGEN_BIND_ROW "cortex-a710"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 24
#define AESGEN_BIND_ROW "cortex-a715"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 25
#define AESGEN_BIND_ROW "cortex-a720"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 26
#define AESGEN_BIND_ROW "neoverse-n3"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 27
#define AESGEN_BIND_ROW "cortex-a725"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 28
#define AESGEN_BIND_ROW "neoverse-v2"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 29
#define AESGEN_BIND_ROW "cortex-x2"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 30
#define AESGEN_BIND_ROW "cortex-x3"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 31
#define AESGEN_BIND_ROW "cortex-x4"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 32
#define AESGEN_BIND_ROW "neoverse-v3"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 33
#define AESGEN_BIND_ROW "cortex-x925"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 34
#define AESGEN_BIND_ROW "c1-nano"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 35
#define AESGEN_BIND_ROW "c1-pro"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 36
#define AESGEN_BIND_ROW "c1-premium"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 37
#define AESGEN_BIND_ROW "c1-ultra"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 38
#define AESGEN_BIND_ROW "neoverse-e1"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 39
#define AESGEN_BIND_ROW "neoverse-v3ae"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 40
#define AESGEN_BIND_ROW "apple-a7-cyclone"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 41
#define AESGEN_BIND_ROW "apple-a8-typhoon"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 42
#define AESGEN_BIND_ROW "apple-a9-twister"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 43
#define AESGEN_BIND_ROW "apple-a10-hurricane"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 44
#define AESGEN_BIND_ROW "apple-a11-monsoon"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 45
#define AESGEN_BIND_ROW "apple-a11-mistral"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 46
#define AESGEN_BIND_ROW "apple-a12-vortex"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 47
#define AESGEN_BIND_ROW "apple-a12-tempest"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 48
#define AESGEN_BIND_ROW "apple-a13-lightning"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 49
#define AESGEN_BIND_ROW "apple-a13-thunder"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 50
#define AESGEN_BIND_ROW "apple-m1-firestorm"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 51
#define AESGEN_BIND_ROW "apple-m1-icestorm"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 52
#define AESGEN_BIND_ROW "apple-m2-avalanche"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 53
#define AESGEN_BIND_ROW "apple-m2-blizzard"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 54
#define AESGEN_BIND_ROW "apple-a16-everest"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 55
#define AESGEN_BIND_ROW "apple-a16-sawtooth"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 56
#define AESGEN_BIND_ROW "apple-m3-p"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 57
#define AESGEN_BIND_ROW "apple-m3-e"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 58
#define AESGEN_BIND_ROW "apple-m4-p"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 59
#define AESGEN_BIND_ROW "apple-m4-e"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 60
#define AESGEN_BIND_ROW "apple-a18-p"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 61
#define AESGEN_BIND_ROW "apple-a18-e"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 62
#define AESGEN_BIND_ROW "apple-m5-p"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 63
#define AESGEN_BIND_ROW "apple-m5-e"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 64
#define AESGEN_BIND_ROW "ampere1"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 65
#define AESGEN_BIND_ROW "ampere1a"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 66
#define AESGEN_BIND_ROW "ampere1b"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 67
#define AESGEN_BIND_ROW "ampere1c"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 68
#define AESGEN_BIND_ROW "xgene1"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 69
#define AESGEN_BIND_ROW "emag"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 70
#define AESGEN_BIND_ROW "thunderx"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 71
#define AESGEN_BIND_ROW "octeontx2"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 72
#define AESGEN_BIND_ROW "thunderx2"
#define AESGEN_BIND_SET 6
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 73
#define AESGEN_BIND_ROW "thunderx3"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 74
#define AESGEN_BIND_ROW "tsv110"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 75
#define AESGEN_BIND_ROW "hip09"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 76
#define AESGEN_BIND_ROW "kunpeng-d03"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 77
#define AESGEN_BIND_ROW "kunpeng-d22"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 78
#define AESGEN_BIND_ROW "hip12"
#define AESGEN_BIND_SET 5
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 79
#define AESGEN_BIND_ROW "kryo"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 80
#define AESGEN_BIND_ROW "falkor"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 81
#define AESGEN_BIND_ROW "saphira"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 82
#define AESGEN_BIND_ROW "oryon-1"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 83
#define AESGEN_BIND_ROW "oryon-3"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 84
#define AESGEN_BIND_ROW "exynos-m1"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 85
#define AESGEN_BIND_ROW "exynos-m2"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 86
#define AESGEN_BIND_ROW "exynos-m3"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 87
#define AESGEN_BIND_ROW "exynos-m4"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 88
#define AESGEN_BIND_ROW "exynos-m5"
#define AESGEN_BIND_SET 3
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 89
#define AESGEN_BIND_ROW "denver"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 90
#define AESGEN_BIND_ROW "denver2"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 91
#define AESGEN_BIND_ROW "carmel"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 92
#define AESGEN_BIND_ROW "olympus"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 93
#define AESGEN_BIND_ROW "a64fx"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 94
#define AESGEN_BIND_ROW "monaka"
#define AESGEN_BIND_SET 4
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 95
#define AESGEN_BIND_ROW "brahma-b53"
#define AESGEN_BIND_SET 2
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 96
#define AESGEN_BIND_ROW "ftc303"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 97
#define AESGEN_BIND_ROW "ftc660"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 98
#define AESGEN_BIND_ROW "ftc661"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 99
#define AESGEN_BIND_ROW "ftc662"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 100
#define AESGEN_BIND_ROW "ftc663"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 101
#define AESGEN_BIND_ROW "ftc664"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 102
#define AESGEN_BIND_ROW "ftc862"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 103
#define AESGEN_BIND_ROW "ftc872"
#define AESGEN_BIND_SET 1
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 104
#define AESGEN_BIND_ROW "generic-vaes512"
#define AESGEN_BIND_SET 7
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 105
#define AESGEN_BIND_ROW "generic-vaes256"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 106
#define AESGEN_BIND_ROW "generic-aesni"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 107
#define AESGEN_BIND_ROW "generic-ssse3"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 108
#define AESGEN_BIND_ROW "westmere"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 109
#define AESGEN_BIND_ROW "sandybridge"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 110
#define AESGEN_BIND_ROW "ivybridge"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 111
#define AESGEN_BIND_ROW "haswell"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 112
#define AESGEN_BIND_ROW "broadwell"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 113
#define AESGEN_BIND_ROW "skylake-client"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 114
#define AESGEN_BIND_ROW "skylake-x"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 115
#define AESGEN_BIND_ROW "cascade-lake"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 116
#define AESGEN_BIND_ROW "cooper-lake"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 117
#define AESGEN_BIND_ROW "cannon-lake"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 118
#define AESGEN_BIND_ROW "sunny-cove-client"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 119
#define AESGEN_BIND_ROW "sunny-cove-server"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 120
#define AESGEN_BIND_ROW "willow-cove"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 121
#define AESGEN_BIND_ROW "cypress-cove"
#define AESGEN_BIND_SET 7
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 122
#define AESGEN_BIND_ROW "sunny-cove-lakefield"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 123
#define AESGEN_BIND_ROW "golden-cove-client"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 124
#define AESGEN_BIND_ROW "golden-cove-server"
#define AESGEN_BIND_SET 7
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 125
#define AESGEN_BIND_ROW "raptor-cove-client"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 126
#define AESGEN_BIND_ROW "raptor-cove-bartlett"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 127
#define AESGEN_BIND_ROW "raptor-cove-server"
#define AESGEN_BIND_SET 7
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 128
#define AESGEN_BIND_ROW "redwood-cove-client"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 129
#define AESGEN_BIND_ROW "redwood-cove-server"
#define AESGEN_BIND_SET 7
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 130
#define AESGEN_BIND_ROW "lion-cove"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 131
#define AESGEN_BIND_ROW "cougar-cove"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 132
#define AESGEN_BIND_ROW "panther-cove"
#define AESGEN_BIND_SET 7
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 133
#define AESGEN_BIND_ROW "coyote-cove"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 134
#define AESGEN_BIND_ROW "silvermont"
#define AESGEN_BIND_SET 12
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 135
#define AESGEN_BIND_ROW "airmont"
#define AESGEN_BIND_SET 12
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 136
#define AESGEN_BIND_ROW "goldmont"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 137
#define AESGEN_BIND_ROW "goldmont-plus"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 138
#define AESGEN_BIND_ROW "tremont"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 139
#define AESGEN_BIND_ROW "gracemont"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 140
#define AESGEN_BIND_ROW "crestmont"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 141
#define AESGEN_BIND_ROW "crestmont-server"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 142
#define AESGEN_BIND_ROW "skymont"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 143
#define AESGEN_BIND_ROW "darkmont"
#define AESGEN_BIND_SET 8
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 144
#define AESGEN_BIND_ROW "knights-landing"
#define AESGEN_BIND_SET 12
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 145
#define AESGEN_BIND_ROW "jaguar"
#define AESGEN_BIND_SET 13
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 146
#define AESGEN_BIND_ROW "puma"
#define AESGEN_BIND_SET 13
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 147
#define AESGEN_BIND_ROW "bulldozer"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 148
#define AESGEN_BIND_ROW "piledriver"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 149
#define AESGEN_BIND_ROW "steamroller"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 150
#define AESGEN_BIND_ROW "excavator"
#define AESGEN_BIND_SET 13
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 151
#define AESGEN_BIND_ROW "zen"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 152
#define AESGEN_BIND_ROW "zen+"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 153
#define AESGEN_BIND_ROW "zen2"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 154
#define AESGEN_BIND_ROW "zen3"
#define AESGEN_BIND_SET 14
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 155
#define AESGEN_BIND_ROW "zen4"
#define AESGEN_BIND_SET 15
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 156
#define AESGEN_BIND_ROW "zen4c"
#define AESGEN_BIND_SET 15
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 157
#define AESGEN_BIND_ROW "zen5"
#define AESGEN_BIND_SET 16
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 158
#define AESGEN_BIND_ROW "zen5c"
#define AESGEN_BIND_SET 16
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 159
#define AESGEN_BIND_ROW "zen6"
#define AESGEN_BIND_SET 16
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 160
#define AESGEN_BIND_ROW "hygon-dhyana"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 161
#define AESGEN_BIND_ROW "via-nano-c"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 162
#define AESGEN_BIND_ROW "centaur-cns"
#define AESGEN_BIND_SET 11
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 163
#define AESGEN_BIND_ROW "zhaoxin-zhangjiang"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 164
#define AESGEN_BIND_ROW "zhaoxin-wudaokou"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 165
#define AESGEN_BIND_ROW "zhaoxin-lujiazui"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 166
#define AESGEN_BIND_ROW "zhaoxin-yongfeng"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 167
#define AESGEN_BIND_ROW "zhaoxin-kx7000"
#define AESGEN_BIND_SET 9
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 168
#define AESGEN_BIND_ROW "nehalem"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 169
#define AESGEN_BIND_ROW "core2-merom"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 170
#define AESGEN_BIND_ROW "core2-penryn"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 171
#define AESGEN_BIND_ROW "bonnell"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 172
#define AESGEN_BIND_ROW "saltwell"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 173
#define AESGEN_BIND_ROW "bobcat"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 174
#define AESGEN_BIND_ROW "via-nano"
#define AESGEN_BIND_SET 10
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 175
#define AESGEN_BIND_ROW "netburst"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 176
#define AESGEN_BIND_ROW "pentium-m"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 177
#define AESGEN_BIND_ROW "yonah"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 178
#define AESGEN_BIND_ROW "k8"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 179
#define AESGEN_BIND_ROW "k10"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 180
#define AESGEN_BIND_ROW "via-c3-nehemiah"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 181
#define AESGEN_BIND_ROW "via-c7-esther"
#define AESGEN_BIND_SET 0
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 182
#define AESGEN_BIND_ROW "k8-vartime"
#define AESGEN_BIND_SET 17
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 183
#define AESGEN_BIND_ROW "core2-vartime"
#define AESGEN_BIND_SET 18
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 184
#define AESGEN_BIND_ROW "netburst-vartime"
#define AESGEN_BIND_SET 17
#elif AESGEN_ROW_ID_OF_(AESGEN_ROW) == 1
#define AESGEN_BIND_ROW "c"
#define AESGEN_BIND_SET 0
#else
#error "AESGEN_ROW is no row of the table: it is one of the names after AESGEN_ROW_ID_ in this file, such as a57 (not cortex-a57), or c."
#endif

/* Rows that choose alike share a set of kernels. */
#if AESGEN_BIND_SET == 0
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
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
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_c
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_c
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_c, \
        aes_ecb_enc_c) \
    KERNEL(BULK, aes_ecb_dec_c, \
        aes_ecb_dec_c) \
    KERNEL(BULK, aes_cbc_enc_c, \
        aes_cbc_enc_c) \
    KERNEL(BULK, aes_cbc_dec_c, \
        aes_cbc_dec_c) \
    KERNEL(BULK, aes_ctr_c, \
        aes_ctr_c) \
    KERNEL(BULK, aes_xts_enc_c, \
        aes_xts_enc_c) \
    KERNEL(BULK, aes_xts_dec_c, \
        aes_xts_dec_c) \
    KERNEL(STREAMS, aes_cbc_enc_mb_c, \
        aes_cbc_enc_mb_c) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 1
#ifndef AESGEN_AARCH64
#error "This AESGEN_ROW needs little-endian 64-bit AArch64; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
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
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_armv8ce_x4_call_resident_y32
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_armv8ce_x4_call_resident_y0, \
        aes_ecb_enc_armv8ce_x4_call_resident_y32) \
    KERNEL(BULK, aes_ecb_dec_armv8ce_x4_call_resident_y0, \
        aes_ecb_dec_armv8ce_x4_call_resident_y32) \
    KERNEL(BULK, aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
        aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    KERNEL(BULK, aes_cbc_dec_armv8ce_x4_call_resident_y0, \
        aes_cbc_dec_armv8ce_x4_call_resident_y32) \
    KERNEL(BULK, aes_ctr_armv8ce_x4_call_resident_y0, \
        aes_ctr_armv8ce_x4_call_resident_y32) \
    KERNEL(BULK, aes_xts_enc_armv8ce_x4_call_resident_y0, \
        aes_xts_enc_armv8ce_x4_call_resident_y32) \
    KERNEL(BULK, aes_xts_dec_armv8ce_x4_call_resident_y0, \
        aes_xts_dec_armv8ce_x4_call_resident_y32) \
    KERNEL(STREAMS, aes_cbc_enc_mb_armv8ce_x4_call_resident_y0, \
        aes_cbc_enc_mb_armv8ce_x4_call_resident_y32) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 2
#ifndef AESGEN_AARCH64
#error "This AESGEN_ROW needs little-endian 64-bit AArch64; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
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
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_armv8ce_x2_call_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_armv8ce_x2_call_resident_y32
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_armv8ce_x2_call_resident_y0, \
        aes_ecb_enc_armv8ce_x2_call_resident_y32) \
    KERNEL(BULK, aes_ecb_dec_armv8ce_x2_call_resident_y0, \
        aes_ecb_dec_armv8ce_x2_call_resident_y32) \
    KERNEL(BULK, aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
        aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    KERNEL(BULK, aes_cbc_dec_armv8ce_x2_call_resident_y0, \
        aes_cbc_dec_armv8ce_x2_call_resident_y32) \
    KERNEL(BULK, aes_ctr_armv8ce_x2_call_resident_y0, \
        aes_ctr_armv8ce_x2_call_resident_y32) \
    KERNEL(BULK, aes_xts_enc_armv8ce_x2_call_resident_y0, \
        aes_xts_enc_armv8ce_x2_call_resident_y32) \
    KERNEL(BULK, aes_xts_dec_armv8ce_x2_call_resident_y0, \
        aes_xts_dec_armv8ce_x2_call_resident_y32) \
    KERNEL(STREAMS, aes_cbc_enc_mb_armv8ce_x2_call_resident_y0, \
        aes_cbc_enc_mb_armv8ce_x2_call_resident_y32) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 3
#ifndef AESGEN_AARCH64
#error "This AESGEN_ROW needs little-endian 64-bit AArch64; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
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
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_armv8ce_x4_call_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_armv8ce_x4_call_resident_y64
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_armv8ce_x4_call_resident_y0, \
        aes_ecb_enc_armv8ce_x4_call_resident_y64) \
    KERNEL(BULK, aes_ecb_dec_armv8ce_x4_call_resident_y0, \
        aes_ecb_dec_armv8ce_x4_call_resident_y64) \
    KERNEL(BULK, aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
        aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    KERNEL(BULK, aes_cbc_dec_armv8ce_x4_call_resident_y0, \
        aes_cbc_dec_armv8ce_x4_call_resident_y64) \
    KERNEL(BULK, aes_ctr_armv8ce_x4_call_resident_y0, \
        aes_ctr_armv8ce_x4_call_resident_y64) \
    KERNEL(BULK, aes_xts_enc_armv8ce_x4_call_resident_y0, \
        aes_xts_enc_armv8ce_x4_call_resident_y64) \
    KERNEL(BULK, aes_xts_dec_armv8ce_x4_call_resident_y0, \
        aes_xts_dec_armv8ce_x4_call_resident_y64) \
    KERNEL(STREAMS, aes_cbc_enc_mb_armv8ce_x4_call_resident_y0, \
        aes_cbc_enc_mb_armv8ce_x4_call_resident_y64) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 4
#ifndef AESGEN_AARCH64
#error "This AESGEN_ROW needs little-endian 64-bit AArch64; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
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
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_armv8ce_x8_call_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_armv8ce_x8_call_resident_y128
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_armv8ce_x8_call_resident_y0, \
        aes_ecb_enc_armv8ce_x8_call_resident_y128) \
    KERNEL(BULK, aes_ecb_dec_armv8ce_x8_call_resident_y0, \
        aes_ecb_dec_armv8ce_x8_call_resident_y128) \
    KERNEL(BULK, aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
        aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    KERNEL(BULK, aes_cbc_dec_armv8ce_x8_call_resident_y0, \
        aes_cbc_dec_armv8ce_x8_call_resident_y128) \
    KERNEL(BULK, aes_ctr_armv8ce_x8_call_resident_y0, \
        aes_ctr_armv8ce_x8_call_resident_y128) \
    KERNEL(BULK, aes_xts_enc_armv8ce_x8_call_resident_y0, \
        aes_xts_enc_armv8ce_x8_call_resident_y128) \
    KERNEL(BULK, aes_xts_dec_armv8ce_x8_call_resident_y0, \
        aes_xts_dec_armv8ce_x8_call_resident_y128) \
    KERNEL(STREAMS, aes_cbc_enc_mb_armv8ce_x8_call_resident_y0, \
        aes_cbc_enc_mb_armv8ce_x8_call_resident_y128) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 5
#ifndef AESGEN_AARCH64
#error "This AESGEN_ROW needs little-endian 64-bit AArch64; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_armv8ce_x3_call_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_armv8ce_x3_call_resident_y32
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_armv8ce_x3_call_resident_y0, \
        aes_ecb_enc_armv8ce_x3_call_resident_y32) \
    KERNEL(BULK, aes_ecb_dec_armv8ce_x3_call_resident_y0, \
        aes_ecb_dec_armv8ce_x3_call_resident_y32) \
    KERNEL(BULK, aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
        aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    KERNEL(BULK, aes_cbc_dec_armv8ce_x3_call_resident_y0, \
        aes_cbc_dec_armv8ce_x3_call_resident_y32) \
    KERNEL(BULK, aes_ctr_armv8ce_x3_call_resident_y0, \
        aes_ctr_armv8ce_x3_call_resident_y32) \
    KERNEL(BULK, aes_xts_enc_armv8ce_x3_call_resident_y0, \
        aes_xts_enc_armv8ce_x3_call_resident_y32) \
    KERNEL(BULK, aes_xts_dec_armv8ce_x3_call_resident_y0, \
        aes_xts_dec_armv8ce_x3_call_resident_y32) \
    KERNEL(STREAMS, aes_cbc_enc_mb_armv8ce_x3_call_resident_y0, \
        aes_cbc_enc_mb_armv8ce_x3_call_resident_y32) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 6
#ifndef AESGEN_AARCH64
#error "This AESGEN_ROW needs little-endian 64-bit AArch64; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_armv8ce
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_armv8ce_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_armv8ce_x1_inline_resident_y32
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_CTR aes_ctr_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_XTS_ENC aes_xts_enc_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_XTS_DEC aes_xts_dec_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_armv8ce_x5_call_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_armv8ce_x5_call_resident_y32
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_armv8ce_x5_call_resident_y0, \
        aes_ecb_enc_armv8ce_x5_call_resident_y32) \
    KERNEL(BULK, aes_ecb_dec_armv8ce_x5_call_resident_y0, \
        aes_ecb_dec_armv8ce_x5_call_resident_y32) \
    KERNEL(BULK, aes_cbc_enc_armv8ce_x1_inline_resident_y0, \
        aes_cbc_enc_armv8ce_x1_inline_resident_y32) \
    KERNEL(BULK, aes_cbc_dec_armv8ce_x5_call_resident_y0, \
        aes_cbc_dec_armv8ce_x5_call_resident_y32) \
    KERNEL(BULK, aes_ctr_armv8ce_x5_call_resident_y0, \
        aes_ctr_armv8ce_x5_call_resident_y32) \
    KERNEL(BULK, aes_xts_enc_armv8ce_x5_call_resident_y0, \
        aes_xts_enc_armv8ce_x5_call_resident_y32) \
    KERNEL(BULK, aes_xts_dec_armv8ce_x5_call_resident_y0, \
        aes_xts_dec_armv8ce_x5_call_resident_y32) \
    KERNEL(STREAMS, aes_cbc_enc_mb_armv8ce_x5_call_resident_y0, \
        aes_cbc_enc_mb_armv8ce_x5_call_resident_y32) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 7
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_BMI2 | AESGEN_CPU_AVX512F | AESGEN_CPU_AVX512BW | AESGEN_CPU_AVX512VL | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_vaes512
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_vaes512_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_vaes512_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_CTR aes_ctr_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_XTS_ENC aes_xts_enc_vaes512_x4_inline_resident_clmul_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_vaes512_x4_inline_resident_clmul_y256
#define AESGEN_BIND_XTS_DEC aes_xts_dec_vaes512_x4_inline_resident_clmul_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_vaes512_x4_inline_resident_clmul_y256
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_vaes512_x4_inline_resident_y0, \
        aes_ecb_enc_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_ecb_dec_vaes512_x4_inline_resident_y0, \
        aes_ecb_dec_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_cbc_enc_vaes512_x1_inline_resident_y0, \
        aes_cbc_enc_vaes512_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_vaes512_x4_inline_resident_y0, \
        aes_cbc_dec_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_ctr_vaes512_x4_inline_resident_y0, \
        aes_ctr_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_xts_enc_vaes512_x4_inline_resident_clmul_y0, \
        aes_xts_enc_vaes512_x4_inline_resident_clmul_y256) \
    KERNEL(BULK, aes_xts_dec_vaes512_x4_inline_resident_clmul_y0, \
        aes_xts_dec_vaes512_x4_inline_resident_clmul_y256) \
    KERNEL(STREAMS, aes_cbc_enc_mb_vaes512_x4_inline_resident_y0, \
        aes_cbc_enc_mb_vaes512_x4_inline_resident_y256) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 8
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_vaes256
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_vaes256_x6_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_vaes256_x6_inline_resident_y256
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_vaes256_x6_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_vaes256_x6_inline_resident_y256
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_vaes256_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_vaes256_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_vaes256_x6_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_vaes256_x6_inline_resident_y256
#define AESGEN_BIND_CTR aes_ctr_vaes256_x6_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_vaes256_x6_inline_resident_y256
#define AESGEN_BIND_XTS_ENC aes_xts_enc_vaes256_x5_inline_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_vaes256_x5_inline_resident_y256
#define AESGEN_BIND_XTS_DEC aes_xts_dec_vaes256_x5_inline_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_vaes256_x5_inline_resident_y256
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_vaes256_x6_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_vaes256_x6_inline_resident_y256
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_vaes256_x6_inline_resident_y0, \
        aes_ecb_enc_vaes256_x6_inline_resident_y256) \
    KERNEL(BULK, aes_ecb_dec_vaes256_x6_inline_resident_y0, \
        aes_ecb_dec_vaes256_x6_inline_resident_y256) \
    KERNEL(BULK, aes_cbc_enc_vaes256_x1_inline_resident_y0, \
        aes_cbc_enc_vaes256_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_vaes256_x6_inline_resident_y0, \
        aes_cbc_dec_vaes256_x6_inline_resident_y256) \
    KERNEL(BULK, aes_ctr_vaes256_x6_inline_resident_y0, \
        aes_ctr_vaes256_x6_inline_resident_y256) \
    KERNEL(BULK, aes_xts_enc_vaes256_x5_inline_resident_y0, \
        aes_xts_enc_vaes256_x5_inline_resident_y256) \
    KERNEL(BULK, aes_xts_dec_vaes256_x5_inline_resident_y0, \
        aes_xts_dec_vaes256_x5_inline_resident_y256) \
    KERNEL(STREAMS, aes_cbc_enc_mb_vaes256_x6_inline_resident_y0, \
        aes_cbc_enc_mb_vaes256_x6_inline_resident_y256) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 9
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_SSSE3)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_aesni
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_aesni_x8_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_aesni_x8_inline_resident_y64
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_aesni_x8_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_aesni_x8_inline_resident_y64
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_aesni_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_aesni_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_aesni_x8_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_aesni_x8_inline_resident_y64
#define AESGEN_BIND_CTR aes_ctr_aesni_x8_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_aesni_x8_inline_resident_y64
#define AESGEN_BIND_XTS_ENC aes_xts_enc_aesni_x6_inline_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_aesni_x6_inline_resident_y64
#define AESGEN_BIND_XTS_DEC aes_xts_dec_aesni_x6_inline_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_aesni_x6_inline_resident_y64
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_aesni_x8_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_aesni_x8_inline_resident_y64
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_aesni_x8_inline_resident_y0, \
        aes_ecb_enc_aesni_x8_inline_resident_y64) \
    KERNEL(BULK, aes_ecb_dec_aesni_x8_inline_resident_y0, \
        aes_ecb_dec_aesni_x8_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_enc_aesni_x1_inline_resident_y0, \
        aes_cbc_enc_aesni_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_aesni_x8_inline_resident_y0, \
        aes_cbc_dec_aesni_x8_inline_resident_y64) \
    KERNEL(BULK, aes_ctr_aesni_x8_inline_resident_y0, \
        aes_ctr_aesni_x8_inline_resident_y64) \
    KERNEL(BULK, aes_xts_enc_aesni_x6_inline_resident_y0, \
        aes_xts_enc_aesni_x6_inline_resident_y64) \
    KERNEL(BULK, aes_xts_dec_aesni_x6_inline_resident_y0, \
        aes_xts_dec_aesni_x6_inline_resident_y64) \
    KERNEL(STREAMS, aes_cbc_enc_mb_aesni_x8_inline_resident_y0, \
        aes_cbc_enc_mb_aesni_x8_inline_resident_y64) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 10
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_SSSE3)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_ssse3
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_ssse3_x1_call_streamed_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_ssse3_x1_call_streamed_y16
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_CTR aes_ctr_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_XTS_ENC aes_xts_enc_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_XTS_DEC aes_xts_dec_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_ssse3_x4_call_streamed_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_ssse3_x4_call_streamed_y16
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_ssse3_x4_call_streamed_y0, \
        aes_ecb_enc_ssse3_x4_call_streamed_y16) \
    KERNEL(BULK, aes_ecb_dec_ssse3_x4_call_streamed_y0, \
        aes_ecb_dec_ssse3_x4_call_streamed_y16) \
    KERNEL(BULK, aes_cbc_enc_ssse3_x1_call_streamed_y0, \
        aes_cbc_enc_ssse3_x1_call_streamed_y16) \
    KERNEL(BULK, aes_cbc_dec_ssse3_x4_call_streamed_y0, \
        aes_cbc_dec_ssse3_x4_call_streamed_y16) \
    KERNEL(BULK, aes_ctr_ssse3_x4_call_streamed_y0, \
        aes_ctr_ssse3_x4_call_streamed_y16) \
    KERNEL(BULK, aes_xts_enc_ssse3_x4_call_streamed_y0, \
        aes_xts_enc_ssse3_x4_call_streamed_y16) \
    KERNEL(BULK, aes_xts_dec_ssse3_x4_call_streamed_y0, \
        aes_xts_dec_ssse3_x4_call_streamed_y16) \
    KERNEL(STREAMS, aes_cbc_enc_mb_ssse3_x4_call_streamed_y0, \
        aes_cbc_enc_mb_ssse3_x4_call_streamed_y16) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 11
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_SSSE3)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_aesni
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_aesni_x4_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_aesni_x4_inline_resident_y64
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_aesni_x4_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_aesni_x4_inline_resident_y64
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_aesni_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_aesni_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_aesni_x4_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_aesni_x4_inline_resident_y64
#define AESGEN_BIND_CTR aes_ctr_aesni_x4_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_aesni_x4_inline_resident_y64
#define AESGEN_BIND_XTS_ENC aes_xts_enc_aesni_x4_inline_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_aesni_x4_inline_resident_y64
#define AESGEN_BIND_XTS_DEC aes_xts_dec_aesni_x4_inline_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_aesni_x4_inline_resident_y64
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_aesni_x4_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_aesni_x4_inline_resident_y64
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_aesni_x4_inline_resident_y0, \
        aes_ecb_enc_aesni_x4_inline_resident_y64) \
    KERNEL(BULK, aes_ecb_dec_aesni_x4_inline_resident_y0, \
        aes_ecb_dec_aesni_x4_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_enc_aesni_x1_inline_resident_y0, \
        aes_cbc_enc_aesni_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_aesni_x4_inline_resident_y0, \
        aes_cbc_dec_aesni_x4_inline_resident_y64) \
    KERNEL(BULK, aes_ctr_aesni_x4_inline_resident_y0, \
        aes_ctr_aesni_x4_inline_resident_y64) \
    KERNEL(BULK, aes_xts_enc_aesni_x4_inline_resident_y0, \
        aes_xts_enc_aesni_x4_inline_resident_y64) \
    KERNEL(BULK, aes_xts_dec_aesni_x4_inline_resident_y0, \
        aes_xts_dec_aesni_x4_inline_resident_y64) \
    KERNEL(STREAMS, aes_cbc_enc_mb_aesni_x4_inline_resident_y0, \
        aes_cbc_enc_mb_aesni_x4_inline_resident_y64) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 12
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_SSSE3)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_aesni
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_aesni_x2_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_aesni_x2_inline_resident_y64
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_aesni_x2_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_aesni_x2_inline_resident_y64
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_aesni_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_aesni_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_aesni_x2_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_aesni_x2_inline_resident_y64
#define AESGEN_BIND_CTR aes_ctr_aesni_x2_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_aesni_x2_inline_resident_y64
#define AESGEN_BIND_XTS_ENC aes_xts_enc_aesni_x2_inline_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_aesni_x2_inline_resident_y64
#define AESGEN_BIND_XTS_DEC aes_xts_dec_aesni_x2_inline_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_aesni_x2_inline_resident_y64
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_aesni_x2_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_aesni_x2_inline_resident_y64
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_aesni_x2_inline_resident_y0, \
        aes_ecb_enc_aesni_x2_inline_resident_y64) \
    KERNEL(BULK, aes_ecb_dec_aesni_x2_inline_resident_y0, \
        aes_ecb_dec_aesni_x2_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_enc_aesni_x1_inline_resident_y0, \
        aes_cbc_enc_aesni_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_aesni_x2_inline_resident_y0, \
        aes_cbc_dec_aesni_x2_inline_resident_y64) \
    KERNEL(BULK, aes_ctr_aesni_x2_inline_resident_y0, \
        aes_ctr_aesni_x2_inline_resident_y64) \
    KERNEL(BULK, aes_xts_enc_aesni_x2_inline_resident_y0, \
        aes_xts_enc_aesni_x2_inline_resident_y64) \
    KERNEL(BULK, aes_xts_dec_aesni_x2_inline_resident_y0, \
        aes_xts_dec_aesni_x2_inline_resident_y64) \
    KERNEL(STREAMS, aes_cbc_enc_mb_aesni_x2_inline_resident_y0, \
        aes_cbc_enc_mb_aesni_x2_inline_resident_y64) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 13
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_SSSE3)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_aesni
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_aesni_x6_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_aesni_x6_inline_resident_y64
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_aesni_x6_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_aesni_x6_inline_resident_y64
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_aesni_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_aesni_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_aesni_x6_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_aesni_x6_inline_resident_y64
#define AESGEN_BIND_CTR aes_ctr_aesni_x6_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_aesni_x6_inline_resident_y64
#define AESGEN_BIND_XTS_ENC aes_xts_enc_aesni_x6_inline_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_aesni_x6_inline_resident_y64
#define AESGEN_BIND_XTS_DEC aes_xts_dec_aesni_x6_inline_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_aesni_x6_inline_resident_y64
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_aesni_x6_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_aesni_x6_inline_resident_y64
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_aesni_x6_inline_resident_y0, \
        aes_ecb_enc_aesni_x6_inline_resident_y64) \
    KERNEL(BULK, aes_ecb_dec_aesni_x6_inline_resident_y0, \
        aes_ecb_dec_aesni_x6_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_enc_aesni_x1_inline_resident_y0, \
        aes_cbc_enc_aesni_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_aesni_x6_inline_resident_y0, \
        aes_cbc_dec_aesni_x6_inline_resident_y64) \
    KERNEL(BULK, aes_ctr_aesni_x6_inline_resident_y0, \
        aes_ctr_aesni_x6_inline_resident_y64) \
    KERNEL(BULK, aes_xts_enc_aesni_x6_inline_resident_y0, \
        aes_xts_enc_aesni_x6_inline_resident_y64) \
    KERNEL(BULK, aes_xts_dec_aesni_x6_inline_resident_y0, \
        aes_xts_dec_aesni_x6_inline_resident_y64) \
    KERNEL(STREAMS, aes_cbc_enc_mb_aesni_x6_inline_resident_y0, \
        aes_cbc_enc_mb_aesni_x6_inline_resident_y64) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 14
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_vaes256
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_vaes256_x8_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_vaes256_x8_inline_resident_y256
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_vaes256_x8_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_vaes256_x8_inline_resident_y256
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_vaes256_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_vaes256_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_vaes256_x8_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_vaes256_x8_inline_resident_y256
#define AESGEN_BIND_CTR aes_ctr_vaes256_x8_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_vaes256_x8_inline_resident_y256
#define AESGEN_BIND_XTS_ENC aes_xts_enc_vaes256_x5_inline_resident_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_vaes256_x5_inline_resident_y256
#define AESGEN_BIND_XTS_DEC aes_xts_dec_vaes256_x5_inline_resident_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_vaes256_x5_inline_resident_y256
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_vaes256_x8_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_vaes256_x8_inline_resident_y256
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_vaes256_x8_inline_resident_y0, \
        aes_ecb_enc_vaes256_x8_inline_resident_y256) \
    KERNEL(BULK, aes_ecb_dec_vaes256_x8_inline_resident_y0, \
        aes_ecb_dec_vaes256_x8_inline_resident_y256) \
    KERNEL(BULK, aes_cbc_enc_vaes256_x1_inline_resident_y0, \
        aes_cbc_enc_vaes256_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_vaes256_x8_inline_resident_y0, \
        aes_cbc_dec_vaes256_x8_inline_resident_y256) \
    KERNEL(BULK, aes_ctr_vaes256_x8_inline_resident_y0, \
        aes_ctr_vaes256_x8_inline_resident_y256) \
    KERNEL(BULK, aes_xts_enc_vaes256_x5_inline_resident_y0, \
        aes_xts_enc_vaes256_x5_inline_resident_y256) \
    KERNEL(BULK, aes_xts_dec_vaes256_x5_inline_resident_y0, \
        aes_xts_dec_vaes256_x5_inline_resident_y256) \
    KERNEL(STREAMS, aes_cbc_enc_mb_vaes256_x8_inline_resident_y0, \
        aes_cbc_enc_mb_vaes256_x8_inline_resident_y256) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 15
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_BMI2 | AESGEN_CPU_AVX512F | AESGEN_CPU_AVX512BW | AESGEN_CPU_AVX512VL | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_vaes512
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_vaes512_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_vaes512_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_CTR aes_ctr_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_XTS_ENC aes_xts_enc_vaes512_x4_inline_resident_shift_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_vaes512_x4_inline_resident_shift_y256
#define AESGEN_BIND_XTS_DEC aes_xts_dec_vaes512_x4_inline_resident_shift_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_vaes512_x4_inline_resident_shift_y256
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_vaes512_x4_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_vaes512_x4_inline_resident_y256
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_vaes512_x4_inline_resident_y0, \
        aes_ecb_enc_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_ecb_dec_vaes512_x4_inline_resident_y0, \
        aes_ecb_dec_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_cbc_enc_vaes512_x1_inline_resident_y0, \
        aes_cbc_enc_vaes512_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_vaes512_x4_inline_resident_y0, \
        aes_cbc_dec_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_ctr_vaes512_x4_inline_resident_y0, \
        aes_ctr_vaes512_x4_inline_resident_y256) \
    KERNEL(BULK, aes_xts_enc_vaes512_x4_inline_resident_shift_y0, \
        aes_xts_enc_vaes512_x4_inline_resident_shift_y256) \
    KERNEL(BULK, aes_xts_dec_vaes512_x4_inline_resident_shift_y0, \
        aes_xts_dec_vaes512_x4_inline_resident_shift_y256) \
    KERNEL(STREAMS, aes_cbc_enc_mb_vaes512_x4_inline_resident_y0, \
        aes_cbc_enc_mb_vaes512_x4_inline_resident_y256) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 16
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (AESGEN_CPU_AES | AESGEN_CPU_AVX | AESGEN_CPU_AVX2 | AESGEN_CPU_BMI2 | AESGEN_CPU_AVX512F | AESGEN_CPU_AVX512BW | AESGEN_CPU_AVX512VL | AESGEN_CPU_VAES | AESGEN_CPU_VPCLMULQDQ)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_vaes512
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_vaes512_x8_inline_resident_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_vaes512_x8_inline_resident_y256
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_vaes512_x8_inline_resident_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_vaes512_x8_inline_resident_y256
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_vaes512_x1_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_vaes512_x1_inline_resident_y64
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_vaes512_x8_inline_resident_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_vaes512_x8_inline_resident_y256
#define AESGEN_BIND_CTR aes_ctr_vaes512_x8_inline_resident_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_vaes512_x8_inline_resident_y256
#define AESGEN_BIND_XTS_ENC aes_xts_enc_vaes512_x8_inline_resident_shift_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_vaes512_x8_inline_resident_shift_y256
#define AESGEN_BIND_XTS_DEC aes_xts_dec_vaes512_x8_inline_resident_shift_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_vaes512_x8_inline_resident_shift_y256
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_vaes512_x8_inline_resident_y0
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_vaes512_x8_inline_resident_y256
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_vaes512_x8_inline_resident_y0, \
        aes_ecb_enc_vaes512_x8_inline_resident_y256) \
    KERNEL(BULK, aes_ecb_dec_vaes512_x8_inline_resident_y0, \
        aes_ecb_dec_vaes512_x8_inline_resident_y256) \
    KERNEL(BULK, aes_cbc_enc_vaes512_x1_inline_resident_y0, \
        aes_cbc_enc_vaes512_x1_inline_resident_y64) \
    KERNEL(BULK, aes_cbc_dec_vaes512_x8_inline_resident_y0, \
        aes_cbc_dec_vaes512_x8_inline_resident_y256) \
    KERNEL(BULK, aes_ctr_vaes512_x8_inline_resident_y0, \
        aes_ctr_vaes512_x8_inline_resident_y256) \
    KERNEL(BULK, aes_xts_enc_vaes512_x8_inline_resident_shift_y0, \
        aes_xts_enc_vaes512_x8_inline_resident_shift_y256) \
    KERNEL(BULK, aes_xts_dec_vaes512_x8_inline_resident_shift_y0, \
        aes_xts_dec_vaes512_x8_inline_resident_shift_y256) \
    KERNEL(STREAMS, aes_cbc_enc_mb_vaes512_x8_inline_resident_y0, \
        aes_cbc_enc_mb_vaes512_x8_inline_resident_y256) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 17
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (0u)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_table_vartime
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_CTR aes_ctr_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_XTS_ENC aes_xts_enc_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_XTS_DEC aes_xts_dec_table_vartime_x1_call_compact_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_table_vartime_x1_call_compact_y4
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_c
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_c
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_table_vartime_x1_call_compact_y0, \
        aes_ecb_enc_table_vartime_x1_call_compact_y4) \
    KERNEL(BULK, aes_ecb_dec_table_vartime_x1_call_compact_y0, \
        aes_ecb_dec_table_vartime_x1_call_compact_y4) \
    KERNEL(BULK, aes_cbc_enc_table_vartime_x1_call_compact_y0, \
        aes_cbc_enc_table_vartime_x1_call_compact_y4) \
    KERNEL(BULK, aes_cbc_dec_table_vartime_x1_call_compact_y0, \
        aes_cbc_dec_table_vartime_x1_call_compact_y4) \
    KERNEL(BULK, aes_ctr_table_vartime_x1_call_compact_y0, \
        aes_ctr_table_vartime_x1_call_compact_y4) \
    KERNEL(BULK, aes_xts_enc_table_vartime_x1_call_compact_y0, \
        aes_xts_enc_table_vartime_x1_call_compact_y4) \
    KERNEL(BULK, aes_xts_dec_table_vartime_x1_call_compact_y0, \
        aes_xts_dec_table_vartime_x1_call_compact_y4) \
    KERNEL(STREAMS, aes_cbc_enc_mb_c, \
        aes_cbc_enc_mb_c) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#elif AESGEN_BIND_SET == 18
#ifndef AESGEN_X86_64
#error "This AESGEN_ROW needs 64-bit x86-64 with System V calls; use -DAESGEN_ROW=c here, or leave it out."
#endif
#define AESGEN_BIND_REQUIRES (0u)
#ifndef AESGEN_FREESTANDING
#define AESGEN_BIND_ASKS 1
#endif
#define AESGEN_BIND_GCM_KEY aes_gcm_key_c
#define AESGEN_BIND_KEY_EXPAND aes_key_expand_table_vartime
#define AESGEN_BIND_ECB_ENC aes_ecb_enc_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_ECB_ENC_YIELD aes_ecb_enc_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_ECB_DEC aes_ecb_dec_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_ECB_DEC_YIELD aes_ecb_dec_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_CBC_ENC aes_cbc_enc_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_CBC_ENC_YIELD aes_cbc_enc_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_CBC_DEC aes_cbc_dec_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_CBC_DEC_YIELD aes_cbc_dec_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_CTR aes_ctr_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_CTR_YIELD aes_ctr_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_XTS_ENC aes_xts_enc_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_XTS_ENC_YIELD aes_xts_enc_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_XTS_DEC aes_xts_dec_table_vartime_x1_call_wide_y0
#define AESGEN_BIND_XTS_DEC_YIELD aes_xts_dec_table_vartime_x1_call_wide_y4
#define AESGEN_BIND_CBC_ENC_MB aes_cbc_enc_mb_c
#define AESGEN_BIND_CBC_ENC_MB_YIELD aes_cbc_enc_mb_c
#define AESGEN_BIND_GHASH aes_ghash_c
#define AESGEN_BIND_GHASH_YIELD aes_ghash_c
#define AESGEN_BIND_GCM_ENC aes_gcm_enc_c
#define AESGEN_BIND_GCM_ENC_YIELD aes_gcm_enc_c
#define AESGEN_BIND_GCM_DEC aes_gcm_dec_c
#define AESGEN_BIND_GCM_DEC_YIELD aes_gcm_dec_c
#define AESGEN_BIND_GCM_SEAL aes_gcm_seal_c
#define AESGEN_BIND_GCM_SEAL_YIELD aes_gcm_seal_c
#define AESGEN_BIND_GCM_OPEN aes_gcm_open_c
#define AESGEN_BIND_GCM_OPEN_YIELD aes_gcm_open_c
#define AESGEN_BIND_KERNELS(KERNEL) \
    KERNEL(BULK, aes_ecb_enc_table_vartime_x1_call_wide_y0, \
        aes_ecb_enc_table_vartime_x1_call_wide_y4) \
    KERNEL(BULK, aes_ecb_dec_table_vartime_x1_call_wide_y0, \
        aes_ecb_dec_table_vartime_x1_call_wide_y4) \
    KERNEL(BULK, aes_cbc_enc_table_vartime_x1_call_wide_y0, \
        aes_cbc_enc_table_vartime_x1_call_wide_y4) \
    KERNEL(BULK, aes_cbc_dec_table_vartime_x1_call_wide_y0, \
        aes_cbc_dec_table_vartime_x1_call_wide_y4) \
    KERNEL(BULK, aes_ctr_table_vartime_x1_call_wide_y0, \
        aes_ctr_table_vartime_x1_call_wide_y4) \
    KERNEL(BULK, aes_xts_enc_table_vartime_x1_call_wide_y0, \
        aes_xts_enc_table_vartime_x1_call_wide_y4) \
    KERNEL(BULK, aes_xts_dec_table_vartime_x1_call_wide_y0, \
        aes_xts_dec_table_vartime_x1_call_wide_y4) \
    KERNEL(STREAMS, aes_cbc_enc_mb_c, \
        aes_cbc_enc_mb_c) \
    KERNEL(GHASH, aes_ghash_c, \
        aes_ghash_c) \
    KERNEL(GCM, aes_gcm_enc_c, \
        aes_gcm_enc_c) \
    KERNEL(GCM, aes_gcm_dec_c, \
        aes_gcm_dec_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_seal_c, \
        aes_gcm_seal_c) \
    KERNEL(GCM_MESSAGE, aes_gcm_open_c, \
        aes_gcm_open_c)
#endif

#endif /* AESGEN_ROW */

#endif
