// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_armv8ce_x4_call_resident_y32
// AES CBC encryption of many streams (SP 800-38A 6.2) for Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC):
// 4 blocks in flight, round code called, round keys resident in registers, looks at the yield flag every 32 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/armv8ce/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa armv8ce --mode cbc_enc_mb --interleave 4 --inline call --regalloc resident --yield-blocks 32
// Change the templates, never this file.
//
//   x2         ks           key schedule
//   x0         left         result: bytes left undone
//   x0         streams      the next stream
//   x1         waiting      streams that no lane has had
//   x10        offset       bytes that all lanes have stepped on
//   x11        least        the offset at which the next lane ends
//   x12        due          lanes that end at this offset have ended
//   x9         idle         not 0: there are lanes without a stream
//   x13        end          the offset at which a lane ends
//   x16        stream       a lane's stream
//   x12 x14    from0-from3  its input
//   x12 x15    to0-to3      its output
//   x17        size         its length in bytes
//   x2         iv           its IV
//   x6         rounds       number of rounds: 10, 12 or 14
//   x7         kbase        where k0 lies, or would lie for a shorter key
//   x3         flag         the yield flag
//   x7         raised       value of the yield flag
//   x8         count        blocks to process before the next look at the flag
//   v5-v7 v31  data0-data3  the chains: ciphertext blocks without their last round key
//   v1-v4      text0-text3  plaintext ^ white, then ciphertext
//   v0         white        first ^ last round key
//   v16-v29    k1-k14       round keys, k14 the last
//   v1         spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_AARCH64

        .arch armv8-a+crypto
        AESGEN_FUNC SYM(aes_cbc_enc_mb_armv8ce_x4_call_resident_y32)
        AESGEN_PACIASP
        .cfi_negate_ra_state
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset     16
        .cfi_offset     29, -16
        .cfi_offset     30, -8
        mov     x29, sp
        sub     sp, sp, #144
        .cfi_def_cfa_offset     160
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
        mov     w7, wzr
        stp     x0, x1, [sp, #128]                      // all of them, for the sum at the end
        mov     w8, wzr
        mov     x9, xzr
        mov     x10, xzr
        mov     x11, xzr

        // All lanes have ended and have no stream to write back.
        stp     xzr, xzr, [sp]
        stp     xzr, xzr, [sp, #16]
        stp     xzr, xzr, [sp, #32]
        stp     xzr, xzr, [sp, #48]
        stp     xzr, xzr, [sp, #64]
        stp     xzr, xzr, [sp, #80]
        stp     xzr, xzr, [sp, #96]
        stp     xzr, xzr, [sp, #112]
L(turn):
        mov     x12, x11
        mov     x11, #-1
        ldr     x13, [sp, #16]
        cmp     x13, x12
        b.ls    L(ended0)
L(lane0):
        cmp     x13, x11
        csel    x11, x13, x11, lo
        ldr     x13, [sp, #48]
        cmp     x13, x12
        b.ls    L(ended1)
L(lane1):
        cmp     x13, x11
        csel    x11, x13, x11, lo
        ldr     x13, [sp, #80]
        cmp     x13, x12
        b.ls    L(ended2)
L(lane2):
        cmp     x13, x11
        csel    x11, x13, x11, lo
        ldr     x13, [sp, #112]
        cmp     x13, x12
        b.ls    L(ended3)
L(lane3):
        cmp     x13, x11
        csel    x11, x13, x11, lo
        cmn     x11, #1
        b.eq    L(done)
        cbnz    x9, L(spread)
L(spread_out):
        cmp     w8, #0
        b.gt    L(next)
        cbz     x10, L(reset)                           // before the first pass

        // Time to look at the yield flag: work is left.
L(look):
        cbz     x3, L(reset)                            // without a flag the call runs through
        ldr     w7, [x3]
        cbz     w7, L(reset)
        mov     x1, xzr
        mov     x11, #-2                                // all lanes that have a stream end here
        b       L(turn)
L(reset):
        movz    w8, #32
L(next):
        cmp     w6, #12
        b.hi    L(pass_256)
        b.eq    L(pass_192)

        // AES-128: a block of each of 4 lanes a pass
L(pass_128):
        ldr     x14, [sp]
        ldr     q1, [x14, x10]
        ldr     x12, [sp, #32]
        ldr     q2, [x12, x10]
        ldr     x12, [sp, #64]
        ldr     q3, [x12, x10]
        ldr     x12, [sp, #96]
        ldr     q4, [x12, x10]
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v0.16b
        eor     v3.16b, v3.16b, v0.16b
        eor     v4.16b, v4.16b, v0.16b
        aese    v5.16b, v1.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v2.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v3.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v4.16b
        aesmc   v31.16b, v31.16b
        bl      L(rounds4_128)
        ldr     x15, [sp, #8]
        eor     v1.16b, v5.16b, v25.16b
        str     q1, [x15, x10]
        ldr     x12, [sp, #40]
        eor     v2.16b, v6.16b, v25.16b
        str     q2, [x12, x10]
        ldr     x12, [sp, #72]
        eor     v3.16b, v7.16b, v25.16b
        str     q3, [x12, x10]
        ldr     x12, [sp, #104]
        eor     v4.16b, v31.16b, v25.16b
        str     q4, [x12, x10]
        add     x10, x10, #16
        subs    w8, w8, #4
        b.ls    L(boundary)                             // a pass boundary at which the count is reached
        cmp     x10, x11
        b.ne    L(pass_128)
        b       L(turn)

        // AES-192: a block of each of 4 lanes a pass
L(pass_192):
        ldr     x14, [sp]
        ldr     q1, [x14, x10]
        ldr     x12, [sp, #32]
        ldr     q2, [x12, x10]
        ldr     x12, [sp, #64]
        ldr     q3, [x12, x10]
        ldr     x12, [sp, #96]
        ldr     q4, [x12, x10]
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v0.16b
        eor     v3.16b, v3.16b, v0.16b
        eor     v4.16b, v4.16b, v0.16b
        aese    v5.16b, v1.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v2.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v3.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v4.16b
        aesmc   v31.16b, v31.16b
        bl      L(rounds4_192)
        ldr     x15, [sp, #8]
        eor     v1.16b, v5.16b, v25.16b
        str     q1, [x15, x10]
        ldr     x12, [sp, #40]
        eor     v2.16b, v6.16b, v25.16b
        str     q2, [x12, x10]
        ldr     x12, [sp, #72]
        eor     v3.16b, v7.16b, v25.16b
        str     q3, [x12, x10]
        ldr     x12, [sp, #104]
        eor     v4.16b, v31.16b, v25.16b
        str     q4, [x12, x10]
        add     x10, x10, #16
        subs    w8, w8, #4
        b.ls    L(boundary)                             // a pass boundary at which the count is reached
        cmp     x10, x11
        b.ne    L(pass_192)
        b       L(turn)

        // AES-256: a block of each of 4 lanes a pass
L(pass_256):
        ldr     x14, [sp]
        ldr     q1, [x14, x10]
        ldr     x12, [sp, #32]
        ldr     q2, [x12, x10]
        ldr     x12, [sp, #64]
        ldr     q3, [x12, x10]
        ldr     x12, [sp, #96]
        ldr     q4, [x12, x10]
        eor     v1.16b, v1.16b, v0.16b
        eor     v2.16b, v2.16b, v0.16b
        eor     v3.16b, v3.16b, v0.16b
        eor     v4.16b, v4.16b, v0.16b
        aese    v5.16b, v1.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v2.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v3.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v4.16b
        aesmc   v31.16b, v31.16b
        bl      L(rounds4_256)
        ldr     x15, [sp, #8]
        eor     v1.16b, v5.16b, v25.16b
        str     q1, [x15, x10]
        ldr     x12, [sp, #40]
        eor     v2.16b, v6.16b, v25.16b
        str     q2, [x12, x10]
        ldr     x12, [sp, #72]
        eor     v3.16b, v7.16b, v25.16b
        str     q3, [x12, x10]
        ldr     x12, [sp, #104]
        eor     v4.16b, v31.16b, v25.16b
        str     q4, [x12, x10]
        add     x10, x10, #16
        subs    w8, w8, #4
        b.ls    L(boundary)                             // a pass boundary at which the count is reached
        cmp     x10, x11
        b.ne    L(pass_256)
        b       L(turn)

        // A look is due if work is left: where a lane has ended, that is known after its turn.
L(boundary):
        cmp     x10, x11
        b.ne    L(look)
        b       L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        ldr     x16, [sp, #24]
        cbz     x16, L(take0)
        ldp     x14, x15, [sp]
        ldp     x17, x2, [x16, #AESGEN_STREAM_BYTES]
        eor     v5.16b, v5.16b, v25.16b
        str     q5, [x2]
        and     x17, x17, #15
        sub     x13, x13, x10
        add     x17, x17, x13
        add     x14, x14, x10
        add     x15, x15, x10
        stp     x15, x14, [x16, #AESGEN_STREAM_OUT]
        str     x17, [x16, #AESGEN_STREAM_BYTES]

        // It takes the next stream that has a block.
L(take0):
        cbz     x1, L(idle0)
        sub     x1, x1, #1
        mov     x16, x0
        ldp     x17, x2, [x0, #AESGEN_STREAM_BYTES]
        ldp     x15, x14, [x0, #AESGEN_STREAM_OUT]
        add     x0, x0, #AESGEN_STREAM_SIZE
        ands    x17, x17, #~15
        b.eq    L(take0)
        ldr     q5, [x2]
        add     x13, x10, x17
        sub     x14, x14, x10
        sub     x15, x15, x10
        eor     v5.16b, v5.16b, v25.16b
        stp     x14, x15, [sp]
        stp     x13, x16, [sp, #16]
        b       L(lane0)
L(idle0):
        mov     x9, #1
        mov     x13, #-1
        stp     x13, xzr, [sp, #16]
        b       L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        ldr     x16, [sp, #56]
        cbz     x16, L(take1)
        ldp     x14, x15, [sp, #32]
        ldp     x17, x2, [x16, #AESGEN_STREAM_BYTES]
        eor     v6.16b, v6.16b, v25.16b
        str     q6, [x2]
        and     x17, x17, #15
        sub     x13, x13, x10
        add     x17, x17, x13
        add     x14, x14, x10
        add     x15, x15, x10
        stp     x15, x14, [x16, #AESGEN_STREAM_OUT]
        str     x17, [x16, #AESGEN_STREAM_BYTES]

        // It takes the next stream that has a block.
L(take1):
        cbz     x1, L(idle1)
        sub     x1, x1, #1
        mov     x16, x0
        ldp     x17, x2, [x0, #AESGEN_STREAM_BYTES]
        ldp     x15, x14, [x0, #AESGEN_STREAM_OUT]
        add     x0, x0, #AESGEN_STREAM_SIZE
        ands    x17, x17, #~15
        b.eq    L(take1)
        ldr     q6, [x2]
        add     x13, x10, x17
        sub     x14, x14, x10
        sub     x15, x15, x10
        eor     v6.16b, v6.16b, v25.16b
        stp     x14, x15, [sp, #32]
        stp     x13, x16, [sp, #48]
        b       L(lane1)
L(idle1):
        mov     x9, #1
        mov     x13, #-1
        stp     x13, xzr, [sp, #48]
        b       L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        ldr     x16, [sp, #88]
        cbz     x16, L(take2)
        ldp     x14, x15, [sp, #64]
        ldp     x17, x2, [x16, #AESGEN_STREAM_BYTES]
        eor     v7.16b, v7.16b, v25.16b
        str     q7, [x2]
        and     x17, x17, #15
        sub     x13, x13, x10
        add     x17, x17, x13
        add     x14, x14, x10
        add     x15, x15, x10
        stp     x15, x14, [x16, #AESGEN_STREAM_OUT]
        str     x17, [x16, #AESGEN_STREAM_BYTES]

        // It takes the next stream that has a block.
L(take2):
        cbz     x1, L(idle2)
        sub     x1, x1, #1
        mov     x16, x0
        ldp     x17, x2, [x0, #AESGEN_STREAM_BYTES]
        ldp     x15, x14, [x0, #AESGEN_STREAM_OUT]
        add     x0, x0, #AESGEN_STREAM_SIZE
        ands    x17, x17, #~15
        b.eq    L(take2)
        ldr     q7, [x2]
        add     x13, x10, x17
        sub     x14, x14, x10
        sub     x15, x15, x10
        eor     v7.16b, v7.16b, v25.16b
        stp     x14, x15, [sp, #64]
        stp     x13, x16, [sp, #80]
        b       L(lane2)
L(idle2):
        mov     x9, #1
        mov     x13, #-1
        stp     x13, xzr, [sp, #80]
        b       L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        ldr     x16, [sp, #120]
        cbz     x16, L(take3)
        ldp     x14, x15, [sp, #96]
        ldp     x17, x2, [x16, #AESGEN_STREAM_BYTES]
        eor     v31.16b, v31.16b, v25.16b
        str     q31, [x2]
        and     x17, x17, #15
        sub     x13, x13, x10
        add     x17, x17, x13
        add     x14, x14, x10
        add     x15, x15, x10
        stp     x15, x14, [x16, #AESGEN_STREAM_OUT]
        str     x17, [x16, #AESGEN_STREAM_BYTES]

        // It takes the next stream that has a block.
L(take3):
        cbz     x1, L(idle3)
        sub     x1, x1, #1
        mov     x16, x0
        ldp     x17, x2, [x0, #AESGEN_STREAM_BYTES]
        ldp     x15, x14, [x0, #AESGEN_STREAM_OUT]
        add     x0, x0, #AESGEN_STREAM_SIZE
        ands    x17, x17, #~15
        b.eq    L(take3)
        ldr     q31, [x2]
        add     x13, x10, x17
        sub     x14, x14, x10
        sub     x15, x15, x10
        eor     v31.16b, v31.16b, v25.16b
        stp     x14, x15, [sp, #96]
        stp     x13, x16, [sp, #112]
        b       L(lane3)
L(idle3):
        mov     x9, #1
        mov     x13, #-1
        stp     x13, xzr, [sp, #112]
        b       L(lane3)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        ldr     x16, [sp, #24]
        cbnz    x16, L(spare0)
        ldr     x16, [sp, #56]
        cbnz    x16, L(spare1)
        ldr     x16, [sp, #88]
        cbnz    x16, L(spare2)
        mov     v1.16b, v31.16b
        ldp     x14, x15, [sp, #96]
        b       L(copy)
L(spare2):
        mov     v1.16b, v7.16b
        ldp     x14, x15, [sp, #64]
        b       L(copy)
L(spare1):
        mov     v1.16b, v6.16b
        ldp     x14, x15, [sp, #32]
        b       L(copy)
L(spare0):
        mov     v1.16b, v5.16b
        ldp     x14, x15, [sp]
L(copy):
        ldr     x16, [sp, #24]
        cbnz    x16, L(has0)
        mov     v5.16b, v1.16b
        stp     x14, x15, [sp]
L(has0):
        ldr     x16, [sp, #56]
        cbnz    x16, L(has1)
        mov     v6.16b, v1.16b
        stp     x14, x15, [sp, #32]
L(has1):
        ldr     x16, [sp, #88]
        cbnz    x16, L(has2)
        mov     v7.16b, v1.16b
        stp     x14, x15, [sp, #64]
L(has2):
        ldr     x16, [sp, #120]
        cbnz    x16, L(has3)
        mov     v31.16b, v1.16b
        stp     x14, x15, [sp, #96]
L(has3):
        b       L(spread_out)
L(done):
        cbz     w7, L(nothing)

        // A flag has stopped the call: the blocks that are left over all streams.
        ldp     x16, x1, [sp, #128]
        mov     x0, xzr
L(sum):
        ldr     x17, [x16, #AESGEN_STREAM_BYTES]
        add     x16, x16, #AESGEN_STREAM_SIZE
        and     x17, x17, #~15
        add     x0, x0, x17
        subs    x1, x1, #1
        b.ne    L(sum)
        b       L(return)
L(nothing):
        mov     x0, xzr
L(return):
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31
        movi    v\n\().2d, #0
        .endr
        .irp n, 1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
        mov     x\n, xzr
        .endr
#endif
        add     sp, sp, #144
        .cfi_def_cfa_offset     16
        ldp     x29, x30, [sp], #16
        .cfi_restore    29
        .cfi_restore    30
        .cfi_def_cfa_offset     0
        AESGEN_AUTIASP
        .cfi_negate_ra_state
        ret

        AESGEN_LOCAL
        // Rounds of 4 blocks: the first label chooses by the key size, the others are entered for one.
L(rounds4_256):
        aese    v5.16b, v28.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v28.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v28.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v28.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v29.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v29.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v29.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v29.16b
        aesmc   v31.16b, v31.16b
L(rounds4_192):
        aese    v5.16b, v26.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v26.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v26.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v26.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v27.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v27.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v27.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v27.16b
        aesmc   v31.16b, v31.16b
L(rounds4_128):
        aese    v5.16b, v16.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v16.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v16.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v16.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v17.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v17.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v17.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v17.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v18.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v18.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v18.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v18.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v19.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v19.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v19.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v19.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v20.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v20.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v20.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v20.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v21.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v21.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v21.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v21.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v22.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v22.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v22.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v22.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v23.16b
        aesmc   v5.16b, v5.16b
        aese    v6.16b, v23.16b
        aesmc   v6.16b, v6.16b
        aese    v7.16b, v23.16b
        aesmc   v7.16b, v7.16b
        aese    v31.16b, v23.16b
        aesmc   v31.16b, v31.16b
        aese    v5.16b, v24.16b
        aese    v6.16b, v24.16b
        aese    v7.16b, v24.16b
        aese    v31.16b, v24.16b
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_armv8ce_x4_call_resident_y32)

        AESGEN_NOTES

#endif
