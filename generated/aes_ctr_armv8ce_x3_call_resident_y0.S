// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_armv8ce_x3_call_resident_y0
// AES CTR encryption and decryption (SP 800-38A 6.5) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 3 blocks in flight, round code called, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode ctr --interleave 3 --inline call --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   x0        out          output
//   x1        in           input
//   x2        bytes        bytes to do
//   x3        ks           key schedule
//   x4        state        state (chaining block, counter block or tweak)
//   x0        left         result: bytes left undone
//   x7        hi           high half of the counter
//   x8        lo           low half of the counter
//   x6        rounds       number of rounds: 10, 12 or 14
//   x7        kbase        where k0 lies, or would lie for a shorter key
//   x9        scratch      scratch
//   v2-v4     data0-data2  blocks in flight: counter blocks, then key stream
//   v2 v5-v6  text0-text2  plaintext, then ciphertext
//   v16-v30   k0-k14       round keys, k14 the last
//   v1        ctr          the counter, {hi, lo}
//   v0        one          {0, 1}

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_ctr_armv8ce_x3_call_resident_y0)
        AESGEN_PACIASP
        .cfi_negate_ra_state
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset     16
        .cfi_offset     29, -16
        .cfi_offset     30, -8
        mov     x29, sp
        cbz     x2, L(nothing)

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
        ldp     x7, x8, [x4]
        rev     x7, x7
        rev     x8, x8

        // The counter as a vector of two integers; only its low half is ever incremented.
        movi    v0.2d, #0
        mov     x9, #1
        mov     v0.d[1], x9
        fmov    d1, x7
        mov     v1.d[1], x8
L(next):
        cmp     x2, #48
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: 3 blocks a pass
L(pass_128):
        adds    x8, x8, #3
        b.cs    L(wrap)                                 // the low half would wrap within this pass
        rev64   v2.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v3.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v4.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        ldp     q5, q6, [x1]
        bl      L(rounds3_128)
        eor     v2.16b, v2.16b, v5.16b
        eor     v3.16b, v3.16b, v6.16b
        stp     q2, q3, [x0]
        ldr     q2, [x1, #32]
        eor     v4.16b, v4.16b, v2.16b
        str     q4, [x0, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        add     x0, x0, #48
        cmp     x2, #48
        b.hs    L(pass_128)
        b       L(rest)

        // AES-192: 3 blocks a pass
L(pass_192):
        adds    x8, x8, #3
        b.cs    L(wrap)                                 // the low half would wrap within this pass
        rev64   v2.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v3.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v4.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        ldp     q5, q6, [x1]
        bl      L(rounds3_192)
        eor     v2.16b, v2.16b, v5.16b
        eor     v3.16b, v3.16b, v6.16b
        stp     q2, q3, [x0]
        ldr     q2, [x1, #32]
        eor     v4.16b, v4.16b, v2.16b
        str     q4, [x0, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        add     x0, x0, #48
        cmp     x2, #48
        b.hs    L(pass_192)
        b       L(rest)

        // AES-256: 3 blocks a pass
L(pass_256):
        adds    x8, x8, #3
        b.cs    L(wrap)                                 // the low half would wrap within this pass
        rev64   v2.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v3.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v4.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        ldp     q5, q6, [x1]
        bl      L(rounds3_256)
        eor     v2.16b, v2.16b, v5.16b
        eor     v3.16b, v3.16b, v6.16b
        stp     q2, q3, [x0]
        ldr     q2, [x1, #32]
        eor     v4.16b, v4.16b, v2.16b
        str     q4, [x0, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        add     x0, x0, #48
        cmp     x2, #48
        b.hs    L(pass_256)
L(rest):
        cbz     x2, L(done)

        // Fewer blocks than a pass has, the last perhaps partial: one pass for all, or a narrow one for a single block or near a wrap.
        cmp     x2, #16
        b.ls    L(single)
        adds    x9, x8, #3
        b.cs    L(single)
        add     x9, x2, #15
        add     x8, x8, x9, lsr #4
        rev64   v2.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v3.16b, v1.16b
        add     v1.2d, v1.2d, v0.2d
        rev64   v4.16b, v1.16b
        bl      L(rounds3)
        ldr     q5, [x1], #16
        eor     v5.16b, v5.16b, v2.16b
        str     q5, [x0], #16
        sub     x2, x2, #16
        subs    x2, x2, #16
        b.lo    L(partial1)
        ldr     q5, [x1], #16
        eor     v5.16b, v5.16b, v3.16b
        str     q5, [x0], #16
        mov     v2.16b, v4.16b
        b       L(partial)
L(partial1):
        mov     v2.16b, v3.16b
        b       L(partial)

        // One block, with a carry from the low half of the counter to the high one.
L(wrap):
        sub     x8, x8, #3
L(single):
        fmov    d2, x7
        mov     v2.d[1], x8
        adds    x8, x8, #1
        rev64   v2.16b, v2.16b
        adc     x7, x7, xzr
        bl      L(rounds1)
        subs    x2, x2, #16
        b.lo    L(partial)
        ldr     q5, [x1], #16
        eor     v5.16b, v5.16b, v2.16b
        str     q5, [x0], #16
        cbz     x2, L(done)
        fmov    d1, x7
        mov     v1.d[1], x8
        b       L(next)

        // 1 to 15 bytes, or none, with the key stream in data0. The low four bits of bytes are what is left, be it negative or not.
L(partial):
        tbz     x2, #3, L(below8)
        ldr     d5, [x1], #8
        eor     v5.16b, v5.16b, v2.16b
        str     d5, [x0], #8
        ext     v2.16b, v2.16b, v2.16b, #8
L(below8):
        tbz     x2, #2, L(below4)
        ldr     s5, [x1], #4
        eor     v5.16b, v5.16b, v2.16b
        str     s5, [x0], #4
        ext     v2.16b, v2.16b, v2.16b, #4
L(below4):
        tbz     x2, #1, L(below2)
        ldr     h5, [x1], #2
        eor     v5.16b, v5.16b, v2.16b
        str     h5, [x0], #2
        ext     v2.16b, v2.16b, v2.16b, #2
L(below2):
        tbz     x2, #0, L(below1)
        ldr     b5, [x1], #1
        eor     v5.16b, v5.16b, v2.16b
        str     b5, [x0], #1
L(below1):
        mov     x2, xzr

        // The next counter block.
L(done):
        rev     x7, x7
        rev     x8, x8
        stp     x7, x8, [x4]
L(nothing):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 4, 6, 7, 8, 9
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
        aese    v2.16b, v29.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v29.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v29.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v30.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v30.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v30.16b
        aesmc   v4.16b, v4.16b
L(rounds3_192):
        aese    v2.16b, v27.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v27.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v27.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v28.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v28.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v28.16b
        aesmc   v4.16b, v4.16b
L(rounds3_128):
        aese    v2.16b, v16.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v16.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v16.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v17.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v17.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v17.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v18.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v18.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v18.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v19.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v19.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v19.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v20.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v20.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v20.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v21.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v21.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v21.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v22.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v22.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v22.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v23.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v23.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v23.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v24.16b
        aesmc   v2.16b, v2.16b
        aese    v3.16b, v24.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v24.16b
        aesmc   v4.16b, v4.16b
        aese    v2.16b, v25.16b
        aese    v3.16b, v25.16b
        aese    v4.16b, v25.16b
        eor     v2.16b, v2.16b, v26.16b
        eor     v3.16b, v3.16b, v26.16b
        eor     v4.16b, v4.16b, v26.16b
        ret

        AESGEN_LOCAL
        // Rounds of 1 block: the first label chooses by the key size, the others are entered for one.
L(rounds1):
        cmp     w6, #12
        b.lo    L(rounds1_128)
        b.eq    L(rounds1_192)
        aese    v2.16b, v29.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v30.16b
        aesmc   v2.16b, v2.16b
L(rounds1_192):
        aese    v2.16b, v27.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v28.16b
        aesmc   v2.16b, v2.16b
L(rounds1_128):
        aese    v2.16b, v16.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v17.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v18.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v19.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v20.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v21.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v22.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v23.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v24.16b
        aesmc   v2.16b, v2.16b
        aese    v2.16b, v25.16b
        eor     v2.16b, v2.16b, v26.16b
        ret
        AESGEN_END SYM(aes_ctr_armv8ce_x3_call_resident_y0)

        AESGEN_NOTES

#endif
