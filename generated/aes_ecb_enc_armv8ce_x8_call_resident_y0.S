// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_enc_armv8ce_x8_call_resident_y0
// AES ECB encryption (SP 800-38A 6.1) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 8 blocks in flight, round code called, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode ecb_enc --interleave 8 --inline call --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   x0       out          output
//   x1       in           input
//   x2       bytes        bytes to do
//   x3       ks           key schedule
//   x0       left         result: bytes left undone
//   x6       rounds       number of rounds: 10, 12 or 14
//   x7       kbase        where k0 lies, or would lie for a shorter key
//   v0-v7    data0-data7  blocks in flight
//   v16-v30  k0-k14       round keys, k14 the last

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_ecb_enc_armv8ce_x8_call_resident_y0)
        AESGEN_PACIASP
        .cfi_negate_ra_state
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset     16
        .cfi_offset     29, -16
        .cfi_offset     30, -8
        mov     x29, sp
        cmp     x2, #16
        b.lo    L(done)

        // Round keys are numbered from the end: k14 is the last of every key size.
        ldrb    w6, [x3, #AESGEN_SCHEDULE_ROUNDS]
        add     x7, x3, w6, uxtw #4
        sub     x7, x7, #(16 * 14 - AESGEN_SCHEDULE_ENC)
        ldp     q16, q17, [x7, #64]
        ldp     q18, q19, [x7, #96]
        ldp     q20, q21, [x7, #128]
        ldp     q22, q23, [x7, #160]
        ldp     q24, q25, [x7, #192]
        ldr     q26, [x7, #224]
        cmp     w6, #12
        b.lo    L(keys_loaded)
        ldp     q27, q28, [x7, #32]
        b.eq    L(keys_loaded)
        ldp     q29, q30, [x7]
L(keys_loaded):
        cmp     x2, #128
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: 8 blocks a pass
L(pass_128):
        ldp     q0, q1, [x1]
        ldp     q2, q3, [x1, #32]
        ldp     q4, q5, [x1, #64]
        ldp     q6, q7, [x1, #96]
        add     x1, x1, #128
        sub     x2, x2, #128
        bl      L(rounds8_128)
        stp     q0, q1, [x0]
        stp     q2, q3, [x0, #32]
        stp     q4, q5, [x0, #64]
        stp     q6, q7, [x0, #96]
        add     x0, x0, #128
        cmp     x2, #128
        b.hs    L(pass_128)
        b       L(rest)

        // AES-192: 8 blocks a pass
L(pass_192):
        ldp     q0, q1, [x1]
        ldp     q2, q3, [x1, #32]
        ldp     q4, q5, [x1, #64]
        ldp     q6, q7, [x1, #96]
        add     x1, x1, #128
        sub     x2, x2, #128
        bl      L(rounds8_192)
        stp     q0, q1, [x0]
        stp     q2, q3, [x0, #32]
        stp     q4, q5, [x0, #64]
        stp     q6, q7, [x0, #96]
        add     x0, x0, #128
        cmp     x2, #128
        b.hs    L(pass_192)
        b       L(rest)

        // AES-256: 8 blocks a pass
L(pass_256):
        ldp     q0, q1, [x1]
        ldp     q2, q3, [x1, #32]
        ldp     q4, q5, [x1, #64]
        ldp     q6, q7, [x1, #96]
        add     x1, x1, #128
        sub     x2, x2, #128
        bl      L(rounds8_256)
        stp     q0, q1, [x0]
        stp     q2, q3, [x0, #32]
        stp     q4, q5, [x0, #64]
        stp     q6, q7, [x0, #96]
        add     x0, x0, #128
        cmp     x2, #128
        b.hs    L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one pass for all, or a narrow one for a single block.
        cmp     x2, #16
        b.lo    L(done)
        cmp     x2, #32
        b.lo    L(single)
        ldp     q0, q1, [x1]
        cmp     x2, #48
        b.lo    L(loaded)
        ldr     q2, [x1, #32]
        cmp     x2, #64
        b.lo    L(loaded)
        ldr     q3, [x1, #48]
        cmp     x2, #80
        b.lo    L(loaded)
        ldr     q4, [x1, #64]
        cmp     x2, #96
        b.lo    L(loaded)
        ldr     q5, [x1, #80]
        cmp     x2, #112
        b.lo    L(loaded)
        ldr     q6, [x1, #96]
L(loaded):
        bl      L(rounds8)
        stp     q0, q1, [x0]
        cmp     x2, #48
        b.lo    L(stored)
        str     q2, [x0, #32]
        cmp     x2, #64
        b.lo    L(stored)
        str     q3, [x0, #48]
        cmp     x2, #80
        b.lo    L(stored)
        str     q4, [x0, #64]
        cmp     x2, #96
        b.lo    L(stored)
        str     q5, [x0, #80]
        cmp     x2, #112
        b.lo    L(stored)
        str     q6, [x0, #96]
L(stored):
        and     x2, x2, #15
        b       L(done)
L(single):
        ldr     q0, [x1]
        bl      L(rounds1)
        str     q0, [x0]
        sub     x2, x2, #16
L(done):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 6, 7
        mov     x\n, xzr
        .endr
#endif
        ldp     x29, x30, [sp], #16
        .cfi_restore    29
        .cfi_restore    30
        .cfi_def_cfa_offset     0
        AESGEN_AUTIASP
        .cfi_negate_ra_state
        ret

        AESGEN_LOCAL
        // Rounds of 8 blocks: the first label chooses by the key size, the others are entered for one.
L(rounds8):
        cmp     w6, #12
        b.lo    L(rounds8_128)
        b.eq    L(rounds8_192)
L(rounds8_256):
        aese    v0.16b, v29.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v29.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v29.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v29.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v29.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v29.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v29.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v29.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v30.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v30.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v30.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v30.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v30.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v30.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v30.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v30.16b
        aesmc   v7.16b, v7.16b
L(rounds8_192):
        aese    v0.16b, v27.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v27.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v27.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v27.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v27.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v27.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v27.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v27.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v28.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v28.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v28.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v28.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v28.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v28.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v28.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v28.16b
        aesmc   v7.16b, v7.16b
L(rounds8_128):
        aese    v0.16b, v16.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v16.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v16.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v16.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v16.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v16.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v16.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v16.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v17.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v17.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v17.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v17.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v17.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v17.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v17.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v17.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v18.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v18.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v18.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v18.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v18.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v18.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v18.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v18.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v19.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v19.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v19.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v19.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v19.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v19.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v19.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v19.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v20.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v20.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v20.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v20.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v20.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v20.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v20.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v20.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v21.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v21.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v21.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v21.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v21.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v21.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v21.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v21.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v22.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v22.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v22.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v22.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v22.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v22.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v22.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v22.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v23.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v23.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v23.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v23.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v23.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v23.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v23.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v23.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v24.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v24.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v24.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v24.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v24.16b
        aesmc   v4.16b, v4.16b
        aese    v5.16b, v24.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v24.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v24.16b
        aesmc   v7.16b, v7.16b
        aese    v0.16b, v25.16b
        aese    v1.16b, v25.16b
        aese    v2.16b, v25.16b
        aese    v3.16b, v25.16b
        aese    v4.16b, v25.16b
        aese    v5.16b, v25.16b
        aese    v6.16b, v25.16b
        aese    v7.16b, v25.16b
        eor     v0.16b, v0.16b, v26.16b
        eor     v1.16b, v1.16b, v26.16b
        eor     v2.16b, v2.16b, v26.16b
        eor     v3.16b, v3.16b, v26.16b
        eor     v4.16b, v4.16b, v26.16b
        eor     v5.16b, v5.16b, v26.16b
        eor     v6.16b, v6.16b, v26.16b
        eor     v7.16b, v7.16b, v26.16b
        ret

        AESGEN_LOCAL
        // Rounds of 1 block: the first label chooses by the key size, the others are entered for one.
L(rounds1):
        cmp     w6, #12
        b.lo    L(rounds1_128)
        b.eq    L(rounds1_192)
        aese    v0.16b, v29.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v30.16b
        aesmc   v0.16b, v0.16b
L(rounds1_192):
        aese    v0.16b, v27.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v28.16b
        aesmc   v0.16b, v0.16b
L(rounds1_128):
        aese    v0.16b, v16.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v17.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v18.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v19.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v20.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v21.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v22.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v23.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v24.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v25.16b
        eor     v0.16b, v0.16b, v26.16b
        ret
        AESGEN_END SYM(aes_ecb_enc_armv8ce_x8_call_resident_y0)

        AESGEN_NOTES

#endif
