// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_aesni_x4_inline_resident_y64
// AES CBC encryption of many streams (SP 800-38A 6.2) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 4 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode cbc_enc_mb --interleave 4 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdx         ks           key schedule
//   rax         left         result: bytes left undone
//   rdi         streams      the next stream
//   rsi         waiting      streams that no lane has had
//   r11         offset       bytes that all lanes have stepped on
//   r9          least        the offset at which the next lane ends
//   rdx         due          lanes that end at this offset have ended
//   rbx         end          the offset at which a lane ends
//   r13         stream       a lane's stream
//   rbp         size         its length in bytes
//   rbp r12     at0-at1      an address of it
//   rcx         flag         the yield flag
//   r8          count        blocks to process before the next look at the flag
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   xmm0        white        the first round key
//   xmm1        text         a plaintext block ^ white
//   xmm2-xmm5   data0-data3  the chains: ciphertext blocks
//   xmm1        key          a round key on its way, or a passing value
//   xmm6-xmm15  k5-k14       round keys, numbered from the end
//   xmm1        spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_aesni_x4_inline_resident_y64)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        push    r12
        .cfi_def_cfa_offset     32
        .cfi_offset     r12, -32
        push    r13
        .cfi_def_cfa_offset     40
        .cfi_offset     r13, -40
        sub     rsp, 160
        .cfi_adjust_cfa_offset  160
        test    rsi, rsi
        jz      L(nothing)
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
        movdqu  xmm15, [r10 + 80]
        movdqu  xmm14, [r10 + 96]
        movdqu  xmm13, [r10 + 112]
        movdqu  xmm12, [r10 + 128]
        movdqu  xmm11, [r10 + 144]
        movdqu  xmm10, [r10 + 160]
        movdqu  xmm9, [r10 + 176]
        movdqu  xmm8, [r10 + 192]
        movdqu  xmm7, [r10 + 208]
        movdqu  xmm6, [r10 + 224]
        movdqu  xmm0, [rdx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm1
        xor     r11d, r11d
        xor     r9d, r9d
        mov     qword ptr [rsp + 128], r11
        xor     r8d, r8d
        mov     qword ptr [rsp + 136], r11
        mov     [rsp + 144], rdi                        // all of them, for the sum at the end
        mov     [rsp + 152], rsi
        movdqu  [rsp], xmm1
        movdqu  [rsp + 16], xmm1
        movdqu  [rsp + 32], xmm1
        movdqu  [rsp + 48], xmm1
        movdqu  [rsp + 64], xmm1
        movdqu  [rsp + 80], xmm1
        movdqu  [rsp + 96], xmm1
        movdqu  [rsp + 112], xmm1
L(turn):
        mov     rdx, r9
        mov     r9, -1
        mov     rbx, [rsp + 64]
        cmp     rbx, rdx
        jbe     L(ended0)
L(lane0):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 72]
        cmp     rbx, rdx
        jbe     L(ended1)
L(lane1):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 80]
        cmp     rbx, rdx
        jbe     L(ended2)
L(lane2):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 88]
        cmp     rbx, rdx
        jbe     L(ended3)
L(lane3):
        cmp     rbx, r9
        cmovb   r9, rbx
        cmp     r9, -1
        je      L(done)
        cmp     qword ptr [rsp + 128], 0
        jne     L(spread)
L(spread_out):
        cmp     r8d, 0
        jg      L(next)
        test    r11, r11
        jz      L(reset)                                // before the first pass

        // Time to look at the yield flag: work is left.
L(look):
        test    rcx, rcx
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [rcx], 0
        je      L(reset)
        xor     esi, esi
        mov     r9, -2                                  // all lanes that have a stream end here
        mov     [rsp + 136], r9
        jmp     L(turn)
L(reset):
        mov     r8d, 64
L(next):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 4 lanes a pass
L(pass_128):
        mov     rbp, [rsp]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm2, xmm1
        mov     r12, [rsp + 8]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm3, xmm1
        mov     rbp, [rsp + 16]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm4, xmm1
        mov     r12, [rsp + 24]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm5, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm5, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm5, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm5, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenc  xmm5, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        aesenclast      xmm5, xmm6
        mov     rbp, [rsp + 32]
        movdqu  [rbp + r11], xmm2
        mov     r12, [rsp + 40]
        movdqu  [r12 + r11], xmm3
        mov     rbp, [rsp + 48]
        movdqu  [rbp + r11], xmm4
        mov     r12, [rsp + 56]
        movdqu  [r12 + r11], xmm5
        add     r11, 16
        sub     r8d, 4
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 4 lanes a pass
L(pass_192):
        mov     rbp, [rsp]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm2, xmm1
        mov     r12, [rsp + 8]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm3, xmm1
        mov     rbp, [rsp + 16]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm4, xmm1
        mov     r12, [rsp + 24]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm5, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm5, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm5, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm5, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenc  xmm5, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        aesenclast      xmm5, xmm6
        mov     rbp, [rsp + 32]
        movdqu  [rbp + r11], xmm2
        mov     r12, [rsp + 40]
        movdqu  [r12 + r11], xmm3
        mov     rbp, [rsp + 48]
        movdqu  [rbp + r11], xmm4
        mov     r12, [rsp + 56]
        movdqu  [r12 + r11], xmm5
        add     r11, 16
        sub     r8d, 4
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 4 lanes a pass
L(pass_256):
        mov     rbp, [rsp]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm2, xmm1
        mov     r12, [rsp + 8]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm3, xmm1
        mov     rbp, [rsp + 16]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm4, xmm1
        mov     r12, [rsp + 24]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm5, xmm1
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm5, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm5, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm5, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenc  xmm5, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        aesenclast      xmm5, xmm6
        mov     rbp, [rsp + 32]
        movdqu  [rbp + r11], xmm2
        mov     r12, [rsp + 40]
        movdqu  [r12 + r11], xmm3
        mov     rbp, [rsp + 48]
        movdqu  [rbp + r11], xmm4
        mov     r12, [rsp + 56]
        movdqu  [r12 + r11], xmm5
        add     r11, 16
        sub     r8d, 4
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_256)
        jmp     L(turn)

        // A look is due if work is left: where a lane has ended, that is known after its turn.
L(boundary):
        cmp     r11, r9
        jne     L(look)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     r13, [rsp + 96]
        test    r13, r13
        jz      L(take0)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm2
        mov     rbp, [rsp + 32]
        mov     r12, [rsp]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take0):
        sub     rsi, 1
        jb      L(idle0)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take0)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm2, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 32], rbp
        mov     [rsp], r12
        mov     [rsp + 64], rbx
        mov     [rsp + 96], r13
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 128], rbx
        mov     [rsp + 64], rbx
        mov     [rsp + 96], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     r13, [rsp + 104]
        test    r13, r13
        jz      L(take1)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm3
        mov     rbp, [rsp + 40]
        mov     r12, [rsp + 8]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take1):
        sub     rsi, 1
        jb      L(idle1)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take1)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm3, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 40], rbp
        mov     [rsp + 8], r12
        mov     [rsp + 72], rbx
        mov     [rsp + 104], r13
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 128], rbx
        mov     [rsp + 72], rbx
        mov     [rsp + 104], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     r13, [rsp + 112]
        test    r13, r13
        jz      L(take2)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm4
        mov     rbp, [rsp + 48]
        mov     r12, [rsp + 16]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take2):
        sub     rsi, 1
        jb      L(idle2)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take2)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm4, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 48], rbp
        mov     [rsp + 16], r12
        mov     [rsp + 80], rbx
        mov     [rsp + 112], r13
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 128], rbx
        mov     [rsp + 80], rbx
        mov     [rsp + 112], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     r13, [rsp + 120]
        test    r13, r13
        jz      L(take3)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm5
        mov     rbp, [rsp + 56]
        mov     r12, [rsp + 24]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take3):
        sub     rsi, 1
        jb      L(idle3)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take3)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm5, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 56], rbp
        mov     [rsp + 24], r12
        mov     [rsp + 88], rbx
        mov     [rsp + 120], r13
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 128], rbx
        mov     [rsp + 88], rbx
        mov     [rsp + 120], rsi
        jmp     L(lane3)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 96], 0
        jne     L(spare0)
        cmp     qword ptr [rsp + 104], 0
        jne     L(spare1)
        cmp     qword ptr [rsp + 112], 0
        jne     L(spare2)
        movdqa  xmm1, xmm5
        mov     rbp, [rsp + 24]
        mov     r12, [rsp + 56]
        jmp     L(copy)
L(spare2):
        movdqa  xmm1, xmm4
        mov     rbp, [rsp + 16]
        mov     r12, [rsp + 48]
        jmp     L(copy)
L(spare1):
        movdqa  xmm1, xmm3
        mov     rbp, [rsp + 8]
        mov     r12, [rsp + 40]
        jmp     L(copy)
L(spare0):
        movdqa  xmm1, xmm2
        mov     rbp, [rsp]
        mov     r12, [rsp + 32]
L(copy):
        cmp     qword ptr [rsp + 96], 0
        jne     L(has0)
        movdqa  xmm2, xmm1
        mov     [rsp], rbp
        mov     [rsp + 32], r12
L(has0):
        cmp     qword ptr [rsp + 104], 0
        jne     L(has1)
        movdqa  xmm3, xmm1
        mov     [rsp + 8], rbp
        mov     [rsp + 40], r12
L(has1):
        cmp     qword ptr [rsp + 112], 0
        jne     L(has2)
        movdqa  xmm4, xmm1
        mov     [rsp + 16], rbp
        mov     [rsp + 48], r12
L(has2):
        cmp     qword ptr [rsp + 120], 0
        jne     L(has3)
        movdqa  xmm5, xmm1
        mov     [rsp + 24], rbp
        mov     [rsp + 56], r12
L(has3):
        jmp     L(spread_out)
L(done):
        cmp     qword ptr [rsp + 136], 0
        je      L(nothing)
        mov     r13, [rsp + 144]
        mov     rsi, [rsp + 152]
        xor     eax, eax
L(sum):
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        add     r13, AESGEN_STREAM_SIZE
        and     rbp, -16
        add     rax, rbp
        dec     rsi
        jnz     L(sum)
        jmp     L(return)
L(nothing):
        xor     eax, eax
L(return):
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        pxor    xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
        xor     r9d, r9d
        xor     r10d, r10d
        xor     r11d, r11d
#endif
        add     rsp, 160
        .cfi_adjust_cfa_offset  -160
        pop     r13
        .cfi_def_cfa_offset     32
        .cfi_restore    r13
        pop     r12
        .cfi_def_cfa_offset     24
        .cfi_restore    r12
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_aesni_x4_inline_resident_y64)

        AESGEN_NOTES

#endif
