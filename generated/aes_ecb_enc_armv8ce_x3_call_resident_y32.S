// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_enc_armv8ce_x3_call_resident_y32
// AES ECB encryption (SP 800-38A 6.1) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 3 blocks in flight, round code called, round keys resident in registers, looks at the yield flag every 32 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode ecb_enc --interleave 3 --inline call --regalloc resident --yield-blocks 32
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
//   v0-v2    data0-data2  blocks in flight
//   v16-v30  k0-k14       round keys, k14 the last

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_ecb_enc_armv8ce_x3_call_resident_y32)
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

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        movz    w7, #32
        cmp     x2, #48
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: 3 blocks a pass
L(pass_128):
        ldp     q0, q1, [x1]
        ldr     q2, [x1, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        bl      L(rounds3_128)
        stp     q0, q1, [x0]
        str     q2, [x0, #32]
        add     x0, x0, #48
        subs    w7, w7, #3
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #48
        b.hs    L(pass_128)
        b       L(rest)

        // AES-192: 3 blocks a pass
L(pass_192):
        ldp     q0, q1, [x1]
        ldr     q2, [x1, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        bl      L(rounds3_192)
        stp     q0, q1, [x0]
        str     q2, [x0, #32]
        add     x0, x0, #48
        subs    w7, w7, #3
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #48
        b.hs    L(pass_192)
        b       L(rest)

        // AES-256: 3 blocks a pass
L(pass_256):
        ldp     q0, q1, [x1]
        ldr     q2, [x1, #32]
        add     x1, x1, #48
        sub     x2, x2, #48
        bl      L(rounds3_256)
        stp     q0, q1, [x0]
        str     q2, [x0, #32]
        add     x0, x0, #48
        subs    w7, w7, #3
        b.ls    L(look)                                 // a pass boundary at which the count is reached
        cmp     x2, #48
        b.hs    L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one pass for all, or a narrow one for a single block.
        cmp     x2, #16
        b.lo    L(done)
        cmp     x2, #32
        b.lo    L(single)
        ldp     q0, q1, [x1]
        bl      L(rounds3)
        stp     q0, q1, [x0]
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
        .irp n, 0, 1, 2, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
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
        // Rounds of 3 blocks: the first label chooses by the key size, the others are entered for one.
L(rounds3):
        cmp     w6, #12
        b.lo    L(rounds3_128)
        b.eq    L(rounds3_192)
L(rounds3_256):
        aese    v0.16b, v29.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v29.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v29.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v30.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v30.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v30.16b
        aesmc   v2.16b, v2.16b
L(rounds3_192):
        aese    v0.16b, v27.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v27.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v27.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v28.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v28.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v28.16b
        aesmc   v2.16b, v2.16b
L(rounds3_128):
        aese    v0.16b, v16.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v16.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v16.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v17.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v17.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v17.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v18.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v18.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v18.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v19.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v19.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v19.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v20.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v20.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v20.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v21.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v21.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v21.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v22.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v22.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v22.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v23.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v23.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v23.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v24.16b
        aesmc   v0.16b, v0.16b
        aese    v1.16b, v24.16b
        aesmc   v1.16b, v1.16b
        aese    v2.16b, v24.16b
        aesmc   v2.16b, v2.16b
        aese    v0.16b, v25.16b
        aese    v1.16b, v25.16b
        aese    v2.16b, v25.16b
        eor     v0.16b, v0.16b, v26.16b
        eor     v1.16b, v1.16b, v26.16b
        eor     v2.16b, v2.16b, v26.16b
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
        AESGEN_END SYM(aes_ecb_enc_armv8ce_x3_call_resident_y32)

        AESGEN_NOTES

#endif
