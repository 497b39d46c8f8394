// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_key_expand_armv8ce
// AES key expansion (FIPS 197, 5.2 and 5.3.5) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 128-, 192- and 256-bit keys.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/key_expand.S.j2 by
//   ./aesgen emit --isa armv8ce --mode key_expand
// Change the templates, never this file.
//
//   x1  key         key
//   x0  schedule    the schedule
//   x2  key_bytes   size of the key: 16, 24 or 32
//   x8  next        where the next round key goes
//   x6  pattern     scratch
//   x7  rounds      number of rounds
//   x9  left_to_do  turns of the loop left
//   x6  inverse     where the next round key of the inverse cipher goes
//   v0  zero        0
//   v1  rotate      moves RotWord of the last word into every word
//   v7  last        moves the last word into every word
//   v2  rcon        the round constant in every word
//   v3  a           words 0-3 of the running key
//   v6  b           words 4-7 (AES-256) or 4-5 (AES-192) of the running key
//   v4  sub         SubWord of a word, in every word
//   v5  shifted     the running key, moved up by one or two words
//   v7  half        moves RotWord of word 5 into every word

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_key_expand_armv8ce)
        AESGEN_BTI_C
        movi    v0.2d, #0
        mov     w6, #0x0e0d
        movk    w6, #0x0c0f, lsl #16
        dup     v1.4s, w6
        movi    v2.4s, #1

        // What a shorter key leaves unwritten is zero: round keys 11 to 14, and what stands after the number of rounds.
        stp     q0, q0, [x0, #176]
        stp     q0, q0, [x0, #208]
        stp     q0, q0, [x0, #416]
        stp     q0, q0, [x0, #448]
        str     q0, [x0, #AESGEN_SCHEDULE_ROUNDS]
        lsr     w7, w2, #2
        add     w7, w7, #6
        strb    w7, [x0, #AESGEN_SCHEDULE_ROUNDS]
        mov     x8, x0
        ldr     q3, [x1]
        cmp     w2, #24
        b.hi    L(expand_256)
        b.eq    L(expand_192)
        mov     w9, #10
L(turn_128):
        str     q3, [x8], #16
        tbl     v4.16b, {v3.16b}, v1.16b
        aese    v4.16b, v0.16b
        cmp     w9, #2
        b.ne    L(rcon_128)

        // After 0x80 comes 0x1b.
        movi    v2.4s, #0x1b
L(rcon_128):
        eor     v4.16b, v4.16b, v2.16b
        shl     v2.16b, v2.16b, #1
        ext     v5.16b, v0.16b, v3.16b, #12
        eor     v3.16b, v3.16b, v5.16b
        ext     v5.16b, v0.16b, v3.16b, #8
        eor     v4.16b, v4.16b, v5.16b
        eor     v3.16b, v3.16b, v4.16b
        subs    w9, w9, #1
        b.ne    L(turn_128)
        str     q3, [x8]
        b       L(invert)
L(expand_192):
        ldr     d6, [x1, #16]
        mov     w9, #8

        // RotWord of word 5, which ends the low half of b.
        movi    v7.16b, #8
        sub     v7.16b, v1.16b, v7.16b
L(turn_192):
        str     q3, [x8], #16
        str     d6, [x8], #8
        tbl     v4.16b, {v6.16b}, v7.16b
        aese    v4.16b, v0.16b
        eor     v4.16b, v4.16b, v2.16b
        shl     v2.16b, v2.16b, #1
        ext     v5.16b, v0.16b, v3.16b, #12
        eor     v3.16b, v3.16b, v5.16b
        ext     v5.16b, v0.16b, v3.16b, #8
        eor     v4.16b, v4.16b, v5.16b
        eor     v3.16b, v3.16b, v4.16b
        subs    w9, w9, #1
        b.eq    L(end_192)
        dup     v4.4s, v3.s[3]
        ext     v5.16b, v0.16b, v6.16b, #12
        eor     v6.16b, v6.16b, v5.16b
        eor     v6.16b, v6.16b, v4.16b
        b       L(turn_192)
L(end_192):
        str     q3, [x8]
        b       L(invert)
L(expand_256):
        ldr     q6, [x1, #16]
        mov     w9, #7
        mov     w6, #0x0d0c
        movk    w6, #0x0f0e, lsl #16
        dup     v7.4s, w6
L(turn_256):
        stp     q3, q6, [x8], #32
        tbl     v4.16b, {v6.16b}, v1.16b
        aese    v4.16b, v0.16b
        eor     v4.16b, v4.16b, v2.16b
        shl     v2.16b, v2.16b, #1
        ext     v5.16b, v0.16b, v3.16b, #12
        eor     v3.16b, v3.16b, v5.16b
        ext     v5.16b, v0.16b, v3.16b, #8
        eor     v4.16b, v4.16b, v5.16b
        eor     v3.16b, v3.16b, v4.16b
        subs    w9, w9, #1
        b.eq    L(end_256)
        tbl     v4.16b, {v3.16b}, v7.16b
        aese    v4.16b, v0.16b
        ext     v5.16b, v0.16b, v6.16b, #12
        eor     v6.16b, v6.16b, v5.16b
        ext     v5.16b, v0.16b, v6.16b, #8
        eor     v4.16b, v4.16b, v5.16b
        eor     v6.16b, v6.16b, v4.16b
        b       L(turn_256)
L(end_256):
        str     q3, [x8]

        // The equivalent inverse cipher: the round keys backwards, InvMixColumns in all but the first and the last.
L(invert):
        add     x6, x0, #AESGEN_SCHEDULE_DEC
        ldr     q3, [x8], #-16
        str     q3, [x6], #16
L(turn_inverse):
        ldr     q3, [x8], #-16
        aesimc  v3.16b, v3.16b
        str     q3, [x6], #16
        sub     w7, w7, #1
        cmp     w7, #1
        b.ne    L(turn_inverse)
        ldr     q3, [x8]
        str     q3, [x6]
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 6, 7, 8, 9
        mov     x\n, xzr
        .endr
#endif
        ret
        AESGEN_END SYM(aes_key_expand_armv8ce)

        AESGEN_NOTES

#endif
