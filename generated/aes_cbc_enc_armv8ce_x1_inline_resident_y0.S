// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_armv8ce_x1_inline_resident_y0
// AES CBC encryption (SP 800-38A 6.2) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 1 block in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/cbc_enc.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode cbc_enc --interleave 1 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   x0       out     output
//   x1       in      input
//   x2       bytes   bytes to do
//   x3       ks      key schedule
//   x4       state   state (chaining block, counter block or tweak)
//   x0       left    result: bytes left undone
//   x6       ahead   where the next plaintext block is
//   x6       rounds  number of rounds: 10, 12 or 14
//   x7       kbase   where k0 lies, or would lie for a shorter key
//   v1       data0   the chain: a ciphertext block without its last round key
//   v2       text0   the next plaintext block ^ white
//   v3       block   ciphertext
//   v0       white   first ^ last round key
//   v16-v29  k1-k14  round keys, k14 the last

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_cbc_enc_armv8ce_x1_inline_resident_y0)
        AESGEN_BTI_C
        cmp     x2, #16
        b.lo    L(nothing)

        // Round keys are numbered from the end: k14 is the last of every key size.
        ldrb    w6, [x3, #AESGEN_SCHEDULE_ROUNDS]
        add     x7, x3, w6, uxtw #4
        sub     x7, x7, #(16 * 14 - AESGEN_SCHEDULE_ENC)
        ldp     q16, q17, [x7, #80]
        ldp     q18, q19, [x7, #112]
        ldp     q20, q21, [x7, #144]
        ldp     q22, q23, [x7, #176]
        ldp     q24, q25, [x7, #208]
        cmp     w6, #12
        b.lo    L(keys_loaded)
        ldp     q26, q27, [x7, #48]
        b.eq    L(keys_loaded)
        ldp     q28, q29, [x7, #16]
L(keys_loaded):
        ldr     q0, [x3, #AESGEN_SCHEDULE_ENC]
        ldr     q1, [x4]
        eor     v0.16b, v0.16b, v25.16b
        eor     v1.16b, v1.16b, v25.16b
        ldr     q2, [x1]
        eor     v2.16b, v2.16b, v0.16b
        cmp     x2, #16
        b.lo    L(rest)
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: 1 block a pass
L(pass_128):
        aese    v1.16b, v2.16b
        aesmc   v1.16b, v1.16b

        // The next plaintext block, early; where there is none, this one again.
        sub     x2, x2, #16
        add     x6, x1, #16
        cmp     x2, #16
        csel    x1, x6, x1, hs
        ldr     q2, [x1]
        aese    v1.16b, v16.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v17.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v18.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v19.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v20.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v21.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v22.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v23.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v24.16b
        eor     v3.16b, v1.16b, v25.16b
        eor     v2.16b, v2.16b, v0.16b
        str     q3, [x0], #16
        cmp     x2, #16
        b.hs    L(pass_128)
        b       L(rest)

        // AES-192: 1 block a pass
L(pass_192):
        aese    v1.16b, v2.16b
        aesmc   v1.16b, v1.16b

        // The next plaintext block, early; where there is none, this one again.
        sub     x2, x2, #16
        add     x6, x1, #16
        cmp     x2, #16
        csel    x1, x6, x1, hs
        ldr     q2, [x1]
        aese    v1.16b, v26.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v27.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v16.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v17.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v18.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v19.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v20.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v21.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v22.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v23.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v24.16b
        eor     v3.16b, v1.16b, v25.16b
        eor     v2.16b, v2.16b, v0.16b
        str     q3, [x0], #16
        cmp     x2, #16
        b.hs    L(pass_192)
        b       L(rest)

        // AES-256: 1 block a pass
L(pass_256):
        aese    v1.16b, v2.16b
        aesmc   v1.16b, v1.16b

        // The next plaintext block, early; where there is none, this one again.
        sub     x2, x2, #16
        add     x6, x1, #16
        cmp     x2, #16
        csel    x1, x6, x1, hs
        ldr     q2, [x1]
        aese    v1.16b, v28.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v29.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v26.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v27.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v16.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v17.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v18.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v19.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v20.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v21.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v22.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v23.16b
        aesmc   v1.16b, v1.16b
        aese    v1.16b, v24.16b
        eor     v3.16b, v1.16b, v25.16b
        eor     v2.16b, v2.16b, v0.16b
        str     q3, [x0], #16
        cmp     x2, #16
        b.hs    L(pass_256)
L(rest):
        eor     v1.16b, v1.16b, v25.16b
        str     q1, [x4]
L(nothing):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 4, 6, 7
        mov     x\n, xzr
        .endr
#endif
        ret
        AESGEN_END SYM(aes_cbc_enc_armv8ce_x1_inline_resident_y0)

        AESGEN_NOTES

#endif
