// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_armv8ce_x2_call_resident_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 2 blocks in flight, round code called, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode cbc_enc_mb --interleave 2 --inline call --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   x2       ks           key schedule
//   x0       left         result: bytes left undone
//   x0       streams      the next stream
//   x1       waiting      streams that no lane has had
//   x8       offset       bytes that all lanes have stepped on
//   x9       least        the offset at which the next lane ends
//   x10      due          lanes that end at this offset have ended
//   x7       idle         not 0: there are lanes without a stream
//   x11      end          the offset at which a lane ends
//   x14      stream       a lane's stream
//   x10 x12  from0-from1  its input
//   x10 x13  to0-to1      its output
//   x15      size         its length in bytes
//   x16      iv           its IV
//   x6       rounds       number of rounds: 10, 12 or 14
//   x7       kbase        where k0 lies, or would lie for a shorter key
//   v3-v4    data0-data1  the chains: ciphertext blocks without their last round key
//   v1-v2    text0-text1  plaintext ^ white, then ciphertext
//   v0       white        first ^ last round key
//   v16-v29  k1-k14       round keys, k14 the last
//   v1       spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_cbc_enc_mb_armv8ce_x2_call_resident_y0)
        AESGEN_PACIASP
        .cfi_negate_ra_state
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset     16
        .cfi_offset     29, -16
        .cfi_offset     30, -8
        mov     x29, sp
        sub     sp, sp, #64
        .cfi_def_cfa_offset     80
        cbz     x1, L(nothing)

        // Round keys are numbered from the end: k14 is the last of every key size.
        ldrb    w6, [x2, #AESGEN_SCHEDULE_ROUNDS]
        add     x7, x2, w6, uxtw #4
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
        ldr     q0, [x2, #AESGEN_SCHEDULE_ENC]
        eor     v0.16b, v0.16b, v25.16b
        mov     x7, xzr
        mov     x8, xzr
        mov     x9, xzr

        // All lanes have ended and have no stream to write back.
        stp     xzr, xzr, [sp]
        stp     xzr, xzr, [sp, #16]
        stp     xzr, xzr, [sp, #32]
        stp     xzr, xzr, [sp, #48]
L(turn):
        mov     x10, x9
        mov     x9, #-1
        ldr     x11, [sp, #16]
        cmp     x11, x10
        b.ls    L(ended0)
L(lane0):
        cmp     x11, x9
        csel    x9, x11, x9, lo
        ldr     x11, [sp, #48]
        cmp     x11, x10
        b.ls    L(ended1)
L(lane1):
        cmp     x11, x9
        csel    x9, x11, x9, lo
        cmn     x9, #1
        b.eq    L(done)
        cbnz    x7, L(spread)
L(spread_out):
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: a block of each of 2 lanes a pass
L(pass_128):
        ldr     x12, [sp]
        ldr     q1, [x12, x8]
        ldr     x10, [sp, #32]
        ldr     q2, [x10, x8]
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v0.16b
        aese    v3.16b, v1.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v2.16b
        aesmc   v4.16b, v4.16b
        bl      L(rounds2_128)
        ldr     x13, [sp, #8]
        eor     v1.16b, v3.16b, v25.16b
        str     q1, [x13, x8]
        ldr     x10, [sp, #40]
        eor     v2.16b, v4.16b, v25.16b
        str     q2, [x10, x8]
        add     x8, x8, #16
        cmp     x8, x9
        b.ne    L(pass_128)
        b       L(turn)

        // AES-192: a block of each of 2 lanes a pass
L(pass_192):
        ldr     x12, [sp]
        ldr     q1, [x12, x8]
        ldr     x10, [sp, #32]
        ldr     q2, [x10, x8]
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v0.16b
        aese    v3.16b, v1.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v2.16b
        aesmc   v4.16b, v4.16b
        bl      L(rounds2_192)
        ldr     x13, [sp, #8]
        eor     v1.16b, v3.16b, v25.16b
        str     q1, [x13, x8]
        ldr     x10, [sp, #40]
        eor     v2.16b, v4.16b, v25.16b
        str     q2, [x10, x8]
        add     x8, x8, #16
        cmp     x8, x9
        b.ne    L(pass_192)
        b       L(turn)

        // AES-256: a block of each of 2 lanes a pass
L(pass_256):
        ldr     x12, [sp]
        ldr     q1, [x12, x8]
        ldr     x10, [sp, #32]
        ldr     q2, [x10, x8]
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v0.16b
        aese    v3.16b, v1.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v2.16b
        aesmc   v4.16b, v4.16b
        bl      L(rounds2_256)
        ldr     x13, [sp, #8]
        eor     v1.16b, v3.16b, v25.16b
        str     q1, [x13, x8]
        ldr     x10, [sp, #40]
        eor     v2.16b, v4.16b, v25.16b
        str     q2, [x10, x8]
        add     x8, x8, #16
        cmp     x8, x9
        b.ne    L(pass_256)
        b       L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        ldr     x14, [sp, #24]
        cbz     x14, L(take0)
        ldp     x12, x13, [sp]
        ldp     x15, x16, [x14, #AESGEN_STREAM_BYTES]
        eor     v3.16b, v3.16b, v25.16b
        str     q3, [x16]
        and     x15, x15, #15
        sub     x11, x11, x8
        add     x15, x15, x11
        add     x12, x12, x8
        add     x13, x13, x8
        stp     x13, x12, [x14, #AESGEN_STREAM_OUT]
        str     x15, [x14, #AESGEN_STREAM_BYTES]

        // It takes the next stream that has a block.
L(take0):
        cbz     x1, L(idle0)
        sub     x1, x1, #1
        mov     x14, x0
        ldp     x15, x16, [x0, #AESGEN_STREAM_BYTES]
        ldp     x13, x12, [x0, #AESGEN_STREAM_OUT]
        add     x0, x0, #AESGEN_STREAM_SIZE
        ands    x15, x15, #~15
        b.eq    L(take0)
        ldr     q3, [x16]
        add     x11, x8, x15
        sub     x12, x12, x8
        sub     x13, x13, x8
        eor     v3.16b, v3.16b, v25.16b
        stp     x12, x13, [sp]
        stp     x11, x14, [sp, #16]
        b       L(lane0)
L(idle0):
        mov     x7, #1
        mov     x11, #-1
        stp     x11, xzr, [sp, #16]
        b       L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        ldr     x14, [sp, #56]
        cbz     x14, L(take1)
        ldp     x12, x13, [sp, #32]
        ldp     x15, x16, [x14, #AESGEN_STREAM_BYTES]
        eor     v4.16b, v4.16b, v25.16b
        str     q4, [x16]
        and     x15, x15, #15
        sub     x11, x11, x8
        add     x15, x15, x11
        add     x12, x12, x8
        add     x13, x13, x8
        stp     x13, x12, [x14, #AESGEN_STREAM_OUT]
        str     x15, [x14, #AESGEN_STREAM_BYTES]

        // It takes the next stream that has a block.
L(take1):
        cbz     x1, L(idle1)
        sub     x1, x1, #1
        mov     x14, x0
        ldp     x15, x16, [x0, #AESGEN_STREAM_BYTES]
        ldp     x13, x12, [x0, #AESGEN_STREAM_OUT]
        add     x0, x0, #AESGEN_STREAM_SIZE
        ands    x15, x15, #~15
        b.eq    L(take1)
        ldr     q4, [x16]
        add     x11, x8, x15
        sub     x12, x12, x8
        sub     x13, x13, x8
        eor     v4.16b, v4.16b, v25.16b
        stp     x12, x13, [sp, #32]
        stp     x11, x14, [sp, #48]
        b       L(lane1)
L(idle1):
        mov     x7, #1
        mov     x11, #-1
        stp     x11, xzr, [sp, #48]
        b       L(lane1)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        ldr     x14, [sp, #24]
        cbnz    x14, L(spare0)
        mov     v1.16b, v4.16b
        ldp     x12, x13, [sp, #32]
        b       L(copy)
L(spare0):
        mov     v1.16b, v3.16b
        ldp     x12, x13, [sp]
L(copy):
        ldr     x14, [sp, #24]
        cbnz    x14, L(has0)
        mov     v3.16b, v1.16b
        stp     x12, x13, [sp]
L(has0):
        ldr     x14, [sp, #56]
        cbnz    x14, L(has1)
        mov     v4.16b, v1.16b
        stp     x12, x13, [sp, #32]
L(has1):
        b       L(spread_out)
L(done):
L(nothing):
        mov     x0, xzr
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
        mov     x\n, xzr
        .endr
#endif
        add     sp, sp, #64
        .cfi_def_cfa_offset     16
        ldp     x29, x30, [sp], #16
        .cfi_restore    29
        .cfi_restore    30
        .cfi_def_cfa_offset     0
        AESGEN_AUTIASP
        .cfi_negate_ra_state
        ret

        AESGEN_LOCAL
        // Rounds of 2 blocks: the first label chooses by the key size, the others are entered for one.
L(rounds2_256):
        aese    v3.16b, v28.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v28.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v29.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v29.16b
        aesmc   v4.16b, v4.16b
L(rounds2_192):
        aese    v3.16b, v26.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v26.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v27.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v27.16b
        aesmc   v4.16b, v4.16b
L(rounds2_128):
        aese    v3.16b, v16.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v16.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v17.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v17.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v18.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v18.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v19.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v19.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v20.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v20.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v21.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v21.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v22.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v22.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v23.16b
        aesmc   v3.16b, v3.16b
        aese    v4.16b, v23.16b
        aesmc   v4.16b, v4.16b
        aese    v3.16b, v24.16b
        aese    v4.16b, v24.16b
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_armv8ce_x2_call_resident_y0)

        AESGEN_NOTES

#endif
