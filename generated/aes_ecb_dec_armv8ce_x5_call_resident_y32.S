// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_dec_armv8ce_x5_call_resident_y32
// AES ECB decryption (SP 800-38A 6.1) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 5 blocks in flight, round code called, round keys resident in registers, looks at the yield flag every 32 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode ecb_dec --interleave 5 --inline call --regalloc resident --yield-blocks 32
// Change the templates, never this file.
//
//   x0       out          output
//   x1       in           input
//   x2       bytes        bytes to do
//   x3       ks           key schedule
//   x0       left         result: bytes left undone
//   x6       rounds       number of rounds: 10, 12 or 14
//   x7       kbase        where k0 lies, or would lie for a shorter key
//   x5       flag         the yield flag
//   x7       count        blocks to process before the next look at the flag
//   x7       raised       value of the yield flag
//   v0-v4    data0-data4  blocks in flight
//   v16-v30  k0-k14       round keys, k14 the last

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_ecb_dec_armv8ce_x5_call_resident_y32)
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

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        movz    w7, #32
        cmp     x2, #80
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: 5 blocks a pass
L(pass_128):
        ldp     q0, q1, [x1]
        ldp     q2, q3, [x1, #32]
        ldr     q4, [x1, #64]
        add     x1, x1, #80
        sub     x2, x2, #80
        bl      L(rounds5_128)
        stp     q0, q1, [x0]
        stp     q2, q3, [x0, #32]
        str     q4, [x0, #64]
        add     x0, x0, #80
        subs    w7, w7, #5
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #80
        b.hs    L(pass_128)
        b       L(rest)

        // AES-192: 5 blocks a pass
L(pass_192):
        ldp     q0, q1, [x1]
        ldp     q2, q3, [x1, #32]
        ldr     q4, [x1, #64]
        add     x1, x1, #80
        sub     x2, x2, #80
        bl      L(rounds5_192)
        stp     q0, q1, [x0]
        stp     q2, q3, [x0, #32]
        str     q4, [x0, #64]
        add     x0, x0, #80
        subs    w7, w7, #5
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #80
        b.hs    L(pass_192)
        b       L(rest)

        // AES-256: 5 blocks a pass
L(pass_256):
        ldp     q0, q1, [x1]
        ldp     q2, q3, [x1, #32]
        ldr     q4, [x1, #64]
        add     x1, x1, #80
        sub     x2, x2, #80
        bl      L(rounds5_256)
        stp     q0, q1, [x0]
        stp     q2, q3, [x0, #32]
        str     q4, [x0, #64]
        add     x0, x0, #80
        subs    w7, w7, #5
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #80
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
L(loaded):
        bl      L(rounds5)
        stp     q0, q1, [x0]
        cmp     x2, #48
        b.lo    L(stored)
        str     q2, [x0, #32]
        cmp     x2, #64
        b.lo    L(stored)
        str     q3, [x0, #48]
L(stored):
        and     x2, x2, #15
        b       L(done)
L(single):
        ldr     q0, [x1]
        bl      L(rounds1)
        str     q0, [x0]
        sub     x2, x2, #16
        b       L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        cmp     x2, #16
        b.lo    L(done)
        cbz     x5, L(reset)                            // without a flag the call runs through
        ldr     w7, [x5]
        cbz     w7, L(reset)
L(done):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 5, 6, 7
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
        // Rounds of 5 blocks: the first label chooses by the key size, the others are entered for one.
L(rounds5):
        cmp     w6, #12
        b.lo    L(rounds5_128)
        b.eq    L(rounds5_192)
L(rounds5_256):
        aesd    v0.16b, v29.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v29.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v29.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v29.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v29.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v30.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v30.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v30.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v30.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v30.16b
        aesimc  v4.16b, v4.16b
L(rounds5_192):
        aesd    v0.16b, v27.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v27.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v27.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v27.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v27.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v28.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v28.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v28.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v28.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v28.16b
        aesimc  v4.16b, v4.16b
L(rounds5_128):
        aesd    v0.16b, v16.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v16.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v16.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v16.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v16.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v17.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v17.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v17.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v17.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v17.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v18.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v18.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v18.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v18.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v18.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v19.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v19.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v19.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v19.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v19.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v20.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v20.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v20.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v20.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v20.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v21.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v21.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v21.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v21.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v21.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v22.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v22.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v22.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v22.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v22.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v23.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v23.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v23.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v23.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v23.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v24.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v24.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v24.16b
        aesimc  v2.16b, v2.16b
        aesd    v3.16b, v24.16b
        aesimc  v3.16b, v3.16b
        aesd    v4.16b, v24.16b
        aesimc  v4.16b, v4.16b
        aesd    v0.16b, v25.16b
        aesd    v1.16b, v25.16b
        aesd    v2.16b, v25.16b
        aesd    v3.16b, v25.16b
        aesd    v4.16b, v25.16b
        eor     v0.16b, v0.16b, v26.16b
        eor     v1.16b, v1.16b, v26.16b
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
        aesd    v0.16b, v29.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v30.16b
        aesimc  v0.16b, v0.16b
L(rounds1_192):
        aesd    v0.16b, v27.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v28.16b
        aesimc  v0.16b, v0.16b
L(rounds1_128):
        aesd    v0.16b, v16.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v17.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v18.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v19.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v20.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v21.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v22.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v23.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v24.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v25.16b
        eor     v0.16b, v0.16b, v26.16b
        ret
        AESGEN_END SYM(aes_ecb_dec_armv8ce_x5_call_resident_y32)

        AESGEN_NOTES

#endif
