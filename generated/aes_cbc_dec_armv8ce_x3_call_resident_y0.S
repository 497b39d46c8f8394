// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_dec_armv8ce_x3_call_resident_y0
// AES CBC decryption (SP 800-38A 6.2) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 3 blocks in flight, round code called, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/cbc_dec.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode cbc_dec --interleave 3 --inline call --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   x0        out          output
//   x1        in           input
//   x2        bytes        bytes to do
//   x3        ks           key schedule
//   x4        state        state (chaining block, counter block or tweak)
//   x0        left         result: bytes left undone
//   x6        rounds       number of rounds: 10, 12 or 14
//   x7        kbase        where k0 lies, or would lie for a shorter key
//   v1-v3     data0-data2  blocks in flight
//   v0        iv           chaining block
//   v1 v4-v5  text0-text2  ciphertext, loaded again
//   v16-v30   k0-k14       round keys, k14 the last

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_cbc_dec_armv8ce_x3_call_resident_y0)
        AESGEN_PACIASP
        .cfi_negate_ra_state
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset     16
        .cfi_offset     29, -16
        .cfi_offset     30, -8
        mov     x29, sp
        cmp     x2, #16
        b.lo    L(nothing)

        // Round keys are numbered from the end: k14 is the last of every key size.
        ldrb    w6, [x3, #AESGEN_SCHEDULE_ROUNDS]
        add     x7, x3, w6, uxtw #4
        add     x7, x7, #(AESGEN_SCHEDULE_DEC - 16 * 14)
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
        ldr     q0, [x4]
        cmp     x2, #48
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: 3 blocks a pass
L(pass_128):
        ldp     q1, q2, [x1]
        ldr     q3, [x1, #32]
        ldp     q4, q5, [x1]
        bl      L(rounds3_128)
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v4.16b
        mov     v0.16b, v5.16b
        stp     q1, q2, [x0]
        ldr     q1, [x1, #32]
        eor     v3.16b, v3.16b, v0.16b
        mov     v0.16b, v1.16b
        str     q3, [x0, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        add     x0, x0, #48
        cmp     x2, #48
        b.hs    L(pass_128)
        b       L(rest)

        // AES-192: 3 blocks a pass
L(pass_192):
        ldp     q1, q2, [x1]
        ldr     q3, [x1, #32]
        ldp     q4, q5, [x1]
        bl      L(rounds3_192)
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v4.16b
        mov     v0.16b, v5.16b
        stp     q1, q2, [x0]
        ldr     q1, [x1, #32]
        eor     v3.16b, v3.16b, v0.16b
        mov     v0.16b, v1.16b
        str     q3, [x0, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        add     x0, x0, #48
        cmp     x2, #48
        b.hs    L(pass_192)
        b       L(rest)

        // AES-256: 3 blocks a pass
L(pass_256):
        ldp     q1, q2, [x1]
        ldr     q3, [x1, #32]
        ldp     q4, q5, [x1]
        bl      L(rounds3_256)
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v4.16b
        mov     v0.16b, v5.16b
        stp     q1, q2, [x0]
        ldr     q1, [x1, #32]
        eor     v3.16b, v3.16b, v0.16b
        mov     v0.16b, v1.16b
        str     q3, [x0, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        add     x0, x0, #48
        cmp     x2, #48
        b.hs    L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one pass for all, or a narrow one for a single block.
        cmp     x2, #16
        b.lo    L(done)
        cmp     x2, #32
        b.lo    L(single)
        ldp     q1, q2, [x1]
        bl      L(rounds3)
        eor     v1.16b, v1.16b, v0.16b
        ldr     q0, [x1]
        str     q1, [x0]
        eor     v2.16b, v2.16b, v0.16b
        ldr     q0, [x1, #16]
        str     q2, [x0, #16]
        and     x2, x2, #15
        b       L(done)
L(single):
        ldr     q1, [x1]
        bl      L(rounds1)
        eor     v1.16b, v1.16b, v0.16b
        ldr     q0, [x1]
        str     q1, [x0]
        sub     x2, x2, #16
L(done):
        str     q0, [x4]
L(nothing):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 4, 6, 7
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
        // Rounds of 3 blocks: the first label chooses by the key size, the others are entered for one.
L(rounds3):
        cmp     w6, #12
        b.lo    L(rounds3_128)
        b.eq    L(rounds3_192)
L(rounds3_256):
        aesd    v1.16b, v29.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v29.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v29.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v30.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v30.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v30.16b
        aesimc  v3.16b, v3.16b
L(rounds3_192):
        aesd    v1.16b, v27.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v27.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v27.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v28.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v28.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v28.16b
        aesimc  v3.16b, v3.16b
L(rounds3_128):
        aesd    v1.16b, v16.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v16.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v16.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v17.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v17.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v17.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v18.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v18.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v18.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v19.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v19.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v19.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v20.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v20.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v20.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v21.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v21.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v21.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v22.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v22.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v22.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v23.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v23.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v23.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v24.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v24.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v24.16b
        aesimc  v3.16b, v3.16b
        aesd    v1.16b, v25.16b
        aesd    v2.16b, v25.16b
        aesd    v3.16b, v25.16b
        eor     v1.16b, v1.16b, v26.16b
        eor     v2.16b, v2.16b, v26.16b
        eor     v3.16b, v3.16b, v26.16b
        ret

        AESGEN_LOCAL
        // Rounds of 1 block: the first label chooses by the key size, the others are entered for one.
L(rounds1):
        cmp     w6, #12
        b.lo    L(rounds1_128)
        b.eq    L(rounds1_192)
        aesd    v1.16b, v29.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v30.16b
        aesimc  v1.16b, v1.16b
L(rounds1_192):
        aesd    v1.16b, v27.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v28.16b
        aesimc  v1.16b, v1.16b
L(rounds1_128):
        aesd    v1.16b, v16.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v17.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v18.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v19.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v20.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v21.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v22.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v23.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v24.16b
        aesimc  v1.16b, v1.16b
        aesd    v1.16b, v25.16b
        eor     v1.16b, v1.16b, v26.16b
        ret
        AESGEN_END SYM(aes_cbc_dec_armv8ce_x3_call_resident_y0)

        AESGEN_NOTES

#endif
