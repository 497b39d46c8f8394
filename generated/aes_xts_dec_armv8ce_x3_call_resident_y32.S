// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_dec_armv8ce_x3_call_resident_y32
// AES XTS decryption (IEEE 1619, SP 800-38E) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 3 blocks in flight, round code called, round keys resident in registers, looks at the yield flag every 32 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode xts_dec --interleave 3 --inline call --regalloc resident --yield-blocks 32
// Change the templates, never this file.
//
//   x0       out            output
//   x1       in             input
//   x2       bytes          bytes to do
//   x3       ks             key schedule
//   x4       state          state (chaining block, counter block or tweak)
//   x0       left           result: bytes left undone
//   x7       tlo            low half of the next tweak
//   x8       thi            high half of the next tweak
//   x9       poly           0x87, the reduction of x^128
//   x12      carry          what the doubling carries out
//   x10      pair           bytes of the final pair: 0, or 17 to 31
//   x6       rounds         number of rounds: 10, 12 or 14
//   x7       kbase          where k0 lies, or would lie for a shorter key
//   x5       flag           the yield flag
//   x11      count          blocks to process before the next look at the flag
//   x12      blocks         blocks of the remainder
//   x8       table          shuffles for every length
//   x7       rest           bytes of the partial block
//   x8       scratch        scratch
//   x11      raised         value of the yield flag
//   v0-v2    data0-data2    blocks in flight
//   v3-v5    tweak0-tweak2  their tweaks
//   v16-v30  k0-k14         round keys, k14 the last
//   v1       tail           the last 16 bytes of input
//   v2       stolen         the partial block, at the end of the register
//   v4       up             moves the end of a block to its start
//   v2       down           moves the start of a block to its end

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_xts_dec_armv8ce_x3_call_resident_y32)
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
        ldp     q29, q30, [x7]
L(keys_loaded):
        ldp     x7, x8, [x4]                            // little-endian, as the standard has it
        mov     w9, #0x87

        // With a partial block at the end, it and the block before it are kept out of the passes.
        ands    x10, x2, #15
        b.eq    L(whole)
        add     x10, x10, #16
        sub     x2, x2, x10
L(whole):

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        movz    w11, #32
        cmp     x2, #48
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)

        // AES-128: 3 blocks a pass
L(pass_128):
        ldp     q0, q1, [x1]
        ldr     q2, [x1, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        fmov    d3, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v3.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v0.16b, v0.16b, v3.16b
        fmov    d4, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v4.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v1.16b, v1.16b, v4.16b
        fmov    d5, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v5.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v2.16b, v2.16b, v5.16b
        bl      L(rounds3_128)
        eor     v0.16b, v0.16b, v3.16b
        eor     v1.16b, v1.16b, v4.16b
        eor     v2.16b, v2.16b, v5.16b
        stp     q0, q1, [x0]
        str     q2, [x0, #32]
        add     x0, x0, #48
        subs    w11, w11, #3
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #48
        b.hs    L(pass_128)
        b       L(rest)

        // AES-256: 3 blocks a pass
L(pass_256):
        ldp     q0, q1, [x1]
        ldr     q2, [x1, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        fmov    d3, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v3.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v0.16b, v0.16b, v3.16b
        fmov    d4, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v4.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v1.16b, v1.16b, v4.16b
        fmov    d5, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v5.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v2.16b, v2.16b, v5.16b
        bl      L(rounds3_256)
        eor     v0.16b, v0.16b, v3.16b
        eor     v1.16b, v1.16b, v4.16b
        eor     v2.16b, v2.16b, v5.16b
        stp     q0, q1, [x0]
        str     q2, [x0, #32]
        add     x0, x0, #48
        subs    w11, w11, #3
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #48
        b.hs    L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one pass for all, or a narrow one for a single block.
        cbz     x2, L(pair)
        cmp     x2, #32
        b.lo    L(single)
        ldp     q0, q1, [x1]
        fmov    d3, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v3.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v0.16b, v0.16b, v3.16b
        fmov    d4, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v4.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v1.16b, v1.16b, v4.16b
        bl      L(rounds3)
        eor     v0.16b, v0.16b, v3.16b
        eor     v1.16b, v1.16b, v4.16b
        stp     q0, q1, [x0]
        b       L(stored)
L(single):
        ldr     q0, [x1]
        fmov    d3, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v3.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        eor     v0.16b, v0.16b, v3.16b
        bl      L(rounds1)
        eor     v0.16b, v0.16b, v3.16b
        str     q0, [x0]
L(stored):
        add     x1, x1, x2
        add     x0, x0, x2
        lsr     x12, x2, #4
        mov     x2, xzr
        subs    w11, w11, w12
        b.ls    L(look)

        // The last full block and the partial one steal from each other; decryption takes their tweaks in the other order.
L(pair):
        cbz     x10, L(done)
        fmov    d3, x7
        and     x12, x9, x8, asr #63                    // 0x87 if the top bit is set, else 0
        mov     v3.d[1], x8
        extr    x8, x8, x7, #63
        eor     x7, x12, x7, lsl #1
        fmov    d4, x7
        mov     v4.d[1], x8
        ldr     q0, [x1]
        sub     x7, x10, #16
        ldr     q1, [x1, x7]
        eor     v0.16b, v0.16b, v4.16b
        bl      L(rounds1)
        eor     v0.16b, v0.16b, v4.16b
        AESGEN_ADDRESS  x8, L(shuffles)
        ldr     q2, [x8, x7]
        sub     x8, x8, x7
        ldr     q4, [x8, #32]
        tbl     v2.16b, {v0.16b}, v2.16b                // the start of this block becomes the partial one
        tbx     v0.16b, {v1.16b}, v4.16b                // and the input's partial block takes its place
        str     q2, [x0, x7]                            // up to 15 bytes of it are zero, and stored over below
        eor     v0.16b, v0.16b, v3.16b
        bl      L(rounds1)
        eor     v0.16b, v0.16b, v3.16b
        str     q0, [x0]

        // No next block exists, so the state is wiped.
        mov     x7, xzr
        mov     x8, xzr
        mov     x10, xzr
        b       L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        cmn     x2, x10
        b.eq    L(done)
        cbz     x5, L(reset)                            // without a flag the call runs through
        ldr     w11, [x5]
        cbz     w11, L(reset)
L(done):
        stp     x7, x8, [x4]
        add     x2, x2, x10
L(nothing):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
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
L(rounds3_256):
        aesd    v0.16b, v29.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v29.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v29.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v30.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v30.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v30.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v27.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v27.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v27.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v28.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v28.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v28.16b
        aesimc  v2.16b, v2.16b
L(rounds3_128):
        aesd    v0.16b, v16.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v16.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v16.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v17.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v17.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v17.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v18.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v18.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v18.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v19.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v19.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v19.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v20.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v20.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v20.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v21.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v21.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v21.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v22.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v22.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v22.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v23.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v23.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v23.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v24.16b
        aesimc  v0.16b, v0.16b
        aesd    v1.16b, v24.16b
        aesimc  v1.16b, v1.16b
        aesd    v2.16b, v24.16b
        aesimc  v2.16b, v2.16b
        aesd    v0.16b, v25.16b
        aesd    v1.16b, v25.16b
        aesd    v2.16b, v25.16b
        eor     v0.16b, v0.16b, v26.16b
        eor     v1.16b, v1.16b, v26.16b
        eor     v2.16b, v2.16b, v26.16b
        ret

        AESGEN_LOCAL
        // Rounds of 1 block: the first label chooses by the key size, the others are entered for one.
L(rounds1):
        cmp     w6, #12
        b.lo    L(rounds1_128)
        aesd    v0.16b, v29.16b
        aesimc  v0.16b, v0.16b
        aesd    v0.16b, v30.16b
        aesimc  v0.16b, v0.16b
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
        AESGEN_END SYM(aes_xts_dec_armv8ce_x3_call_resident_y32)

        AESGEN_RODATA
L(shuffles):
        .fill   16, 1, 0xff
        .byte   0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .fill   16, 1, 0xff

        AESGEN_NOTES

#endif
