// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_vaes256_x6_inline_resident_y256
// AES CTR encryption and decryption (SP 800-38A 6.5) for VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings):
// 12 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 256 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes256/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes256 --mode ctr --interleave 6 --inline inline --regalloc resident --yield-blocks 256
// Change the templates, never this file.
//
//   rdi         out          output
//   rsi         in           input
//   rdx         bytes        bytes to do
//   rcx         ks           key schedule
//   r8          state        state (chaining block, counter block or tweak)
//   rax         left         result: bytes left undone
//   r11         hi           high half of the counter
//   rbx         lo           low half of the counter
//   r12         scratch      scratch
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   r9          flag         the yield flag
//   rbp         count        blocks to process before the next look at the flag
//   rax         part         up to eight bytes of text
//   xmm0        ctr          the next two counters, {lo, hi} each
//   xmm1-xmm6   data0-data5  two blocks each: counter blocks, then key stream, then text
//   xmm7        key          a round key on its way, or a passing value
//   xmm8-xmm15  k7-k14       round keys, numbered from the end

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ctr_vaes256_x6_inline_resident_y256)
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
        test    rdx, rdx
        jz      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
        mov     r11, [r8]
        mov     rbx, [r8 + 8]
        bswap   r11
        bswap   rbx
        cmp     rdx, 16
        jbe     L(only)
        vmovdqu xmm0, [r8]
        vpshufb xmm0, xmm0, [rip + L(reverse)]
        vinserti128     ymm0, ymm0, xmm0, 1
        vpaddq  ymm0, ymm0, [rip + L(first_two)]
        cmp     rdx, 192
        jb      L(reset)
        vbroadcasti128  ymm15, [r10 + 112]
        vbroadcasti128  ymm14, [r10 + 128]
        vbroadcasti128  ymm13, [r10 + 144]
        vbroadcasti128  ymm12, [r10 + 160]
        vbroadcasti128  ymm11, [r10 + 176]
        vbroadcasti128  ymm10, [r10 + 192]
        vbroadcasti128  ymm9, [r10 + 208]
        vbroadcasti128  ymm8, [r10 + 224]

        // From the start, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     ebp, 256

        // After anything but a full pass.
L(again):
        cmp     rdx, 192
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 12 blocks a pass
L(pass_128):
        add     rbx, 12
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm6, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   ymm5, ymm5, ymm7
        vpxor   ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm1, ymm1, ymm10
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm6, ymm6, ymm10
        vaesenc ymm1, ymm1, ymm9
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm6, ymm6, ymm9
        vaesenclast     ymm1, ymm1, ymm8
        vaesenclast     ymm2, ymm2, ymm8
        vaesenclast     ymm3, ymm3, ymm8
        vaesenclast     ymm4, ymm4, ymm8
        vaesenclast     ymm5, ymm5, ymm8
        vaesenclast     ymm6, ymm6, ymm8
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        vpxor   ymm5, ymm5, [rsi + 128]
        vmovdqu [rdi + 128], ymm5
        vpxor   ymm6, ymm6, [rsi + 160]
        vmovdqu [rdi + 160], ymm6
        add     rsi, 192
        sub     rdx, 192
        add     rdi, 192
        sub     ebp, 12
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 192
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 12 blocks a pass
L(pass_192):
        add     rbx, 12
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm6, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   ymm5, ymm5, ymm7
        vpxor   ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm1, ymm1, ymm10
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm6, ymm6, ymm10
        vaesenc ymm1, ymm1, ymm9
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm6, ymm6, ymm9
        vaesenclast     ymm1, ymm1, ymm8
        vaesenclast     ymm2, ymm2, ymm8
        vaesenclast     ymm3, ymm3, ymm8
        vaesenclast     ymm4, ymm4, ymm8
        vaesenclast     ymm5, ymm5, ymm8
        vaesenclast     ymm6, ymm6, ymm8
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        vpxor   ymm5, ymm5, [rsi + 128]
        vmovdqu [rdi + 128], ymm5
        vpxor   ymm6, ymm6, [rsi + 160]
        vmovdqu [rdi + 160], ymm6
        add     rsi, 192
        sub     rdx, 192
        add     rdi, 192
        sub     ebp, 12
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 192
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 12 blocks a pass
L(pass_256):
        add     rbx, 12
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm6, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   ymm5, ymm5, ymm7
        vpxor   ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm1, ymm1, ymm10
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm6, ymm6, ymm10
        vaesenc ymm1, ymm1, ymm9
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm6, ymm6, ymm9
        vaesenclast     ymm1, ymm1, ymm8
        vaesenclast     ymm2, ymm2, ymm8
        vaesenclast     ymm3, ymm3, ymm8
        vaesenclast     ymm4, ymm4, ymm8
        vaesenclast     ymm5, ymm5, ymm8
        vaesenclast     ymm6, ymm6, ymm8
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        vpxor   ymm5, ymm5, [rsi + 128]
        vmovdqu [rdi + 128], ymm5
        vpxor   ymm6, ymm6, [rsi + 160]
        vmovdqu [rdi + 160], ymm6
        add     rsi, 192
        sub     rdx, 192
        add     rdi, 192
        sub     ebp, 12
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 192
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(done)
        cmp     rdx, 16
        jbe     L(single)
        mov     r12, rbx
        add     r12, 12
        jc      L(single)
        lea     r12, [rdx + 15]
        shr     r12, 4
        add     rbx, r12
        cmp     rdx, 32
        jbe     L(rest2)
        cmp     rdx, 48
        jbe     L(rest3)
        cmp     rdx, 64
        jbe     L(rest4)
        cmp     rdx, 80
        jbe     L(rest5)
        cmp     rdx, 96
        jbe     L(rest6)
        cmp     rdx, 112
        jbe     L(rest7)
        cmp     rdx, 128
        jbe     L(rest8)
        cmp     rdx, 144
        jbe     L(rest9)
        cmp     rdx, 160
        jbe     L(rest10)
        cmp     rdx, 176
        jbe     L(rest11)
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm6, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   ymm5, ymm5, ymm7
        vpxor   ymm6, ymm6, ymm7
        cmp     eax, 12
        jb      L(rest12_rounds_128)
        je      L(rest12_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
L(rest12_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
L(rest12_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc ymm6, ymm6, ymm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     ymm5, ymm5, ymm7
        vaesenclast     ymm6, ymm6, ymm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        vpxor   ymm5, ymm5, [rsi + 128]
        vmovdqu [rdi + 128], ymm5
        vextracti128    xmm7, ymm6, 1
        vpxor   xmm6, xmm6, [rsi + 160]
        vmovdqu [rdi + 160], xmm6
        vmovdqa xmm1, xmm7
        add     rsi, 176
        add     rdi, 176
        sub     rdx, 176
        jmp     L(last)
L(rest11):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm6, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   ymm5, ymm5, ymm7
        vpxor   xmm6, xmm6, xmm7
        cmp     eax, 12
        jb      L(rest11_rounds_128)
        je      L(rest11_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
L(rest11_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
L(rest11_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vaesenc xmm6, xmm6, xmm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     ymm5, ymm5, ymm7
        vaesenclast     xmm6, xmm6, xmm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        vpxor   ymm5, ymm5, [rsi + 128]
        vmovdqu [rdi + 128], ymm5
        vmovdqa xmm1, xmm6
        add     rsi, 160
        add     rdi, 160
        sub     rdx, 160
        jmp     L(last)
L(rest10):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   ymm5, ymm5, ymm7
        cmp     eax, 12
        jb      L(rest10_rounds_128)
        je      L(rest10_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
L(rest10_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
L(rest10_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc ymm5, ymm5, ymm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     ymm5, ymm5, ymm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        cmp     rdx, 160
        jb      L(odd10)
        vpxor   ymm5, ymm5, [rsi + 128]
        vmovdqu [rdi + 128], ymm5
        jmp     L(rest_done)
L(odd10):
        vextracti128    xmm7, ymm5, 1
        vpxor   xmm5, xmm5, [rsi + 128]
        vmovdqu [rdi + 128], xmm5
        vmovdqa xmm1, xmm7
        add     rsi, 144
        add     rdi, 144
        sub     rdx, 144
        jmp     L(last)
L(rest9):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm5, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        vpxor   xmm5, xmm5, xmm7
        cmp     eax, 12
        jb      L(rest9_rounds_128)
        je      L(rest9_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
L(rest9_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
L(rest9_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vaesenc xmm5, xmm5, xmm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     xmm5, xmm5, xmm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        vmovdqa xmm1, xmm5
        add     rsi, 128
        add     rdi, 128
        sub     rdx, 128
        jmp     L(last)
L(rest8):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   ymm4, ymm4, ymm7
        cmp     eax, 12
        jb      L(rest8_rounds_128)
        je      L(rest8_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
L(rest8_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
L(rest8_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc ymm4, ymm4, ymm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        cmp     rdx, 128
        jb      L(odd8)
        vpxor   ymm4, ymm4, [rsi + 96]
        vmovdqu [rdi + 96], ymm4
        jmp     L(rest_done)
L(odd8):
        vextracti128    xmm7, ymm4, 1
        vpxor   xmm4, xmm4, [rsi + 96]
        vmovdqu [rdi + 96], xmm4
        vmovdqa xmm1, xmm7
        add     rsi, 112
        add     rdi, 112
        sub     rdx, 112
        jmp     L(last)
L(rest7):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm4, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        vpxor   xmm4, xmm4, xmm7
        cmp     eax, 12
        jb      L(rest7_rounds_128)
        je      L(rest7_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
L(rest7_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
L(rest7_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vaesenc xmm4, xmm4, xmm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     xmm4, xmm4, xmm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        vmovdqa xmm1, xmm4
        add     rsi, 96
        add     rdi, 96
        sub     rdx, 96
        jmp     L(last)
L(rest6):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   ymm3, ymm3, ymm7
        cmp     eax, 12
        jb      L(rest6_rounds_128)
        je      L(rest6_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
L(rest6_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
L(rest6_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc ymm3, ymm3, ymm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        cmp     rdx, 96
        jb      L(odd6)
        vpxor   ymm3, ymm3, [rsi + 64]
        vmovdqu [rdi + 64], ymm3
        jmp     L(rest_done)
L(odd6):
        vextracti128    xmm7, ymm3, 1
        vpxor   xmm3, xmm3, [rsi + 64]
        vmovdqu [rdi + 64], xmm3
        vmovdqa xmm1, xmm7
        add     rsi, 80
        add     rdi, 80
        sub     rdx, 80
        jmp     L(last)
L(rest5):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm3, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        vpxor   xmm3, xmm3, xmm7
        cmp     eax, 12
        jb      L(rest5_rounds_128)
        je      L(rest5_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
L(rest5_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
L(rest5_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vaesenc xmm3, xmm3, xmm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     xmm3, xmm3, xmm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        vmovdqa xmm1, xmm3
        add     rsi, 64
        add     rdi, 64
        sub     rdx, 64
        jmp     L(last)
L(rest4):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   ymm2, ymm2, ymm7
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
L(rest4_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
L(rest4_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc ymm2, ymm2, ymm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        cmp     rdx, 64
        jb      L(odd4)
        vpxor   ymm2, ymm2, [rsi + 32]
        vmovdqu [rdi + 32], ymm2
        jmp     L(rest_done)
L(odd4):
        vextracti128    xmm7, ymm2, 1
        vpxor   xmm2, xmm2, [rsi + 32]
        vmovdqu [rdi + 32], xmm2
        vmovdqa xmm1, xmm7
        add     rsi, 48
        add     rdi, 48
        sub     rdx, 48
        jmp     L(last)
L(rest3):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vpaddq  ymm0, ymm0, [rip + L(two)]
        vpshufb ymm2, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        vpxor   xmm2, xmm2, xmm7
        cmp     eax, 12
        jb      L(rest3_rounds_128)
        je      L(rest3_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
L(rest3_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
L(rest3_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vaesenc xmm2, xmm2, xmm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     xmm2, xmm2, xmm7
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        vmovdqa xmm1, xmm2
        add     rsi, 32
        add     rdi, 32
        sub     rdx, 32
        jmp     L(last)
L(rest2):
        vpshufb ymm1, ymm0, [rip + L(reverse)]
        vbroadcasti128  ymm7, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm7
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        vbroadcasti128  ymm7, [r10 + 16]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 32]
        vaesenc ymm1, ymm1, ymm7
L(rest2_rounds_192):
        vbroadcasti128  ymm7, [r10 + 48]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 64]
        vaesenc ymm1, ymm1, ymm7
L(rest2_rounds_128):
        vbroadcasti128  ymm7, [r10 + 80]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 96]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 112]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 128]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 144]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 160]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 176]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 192]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 208]
        vaesenc ymm1, ymm1, ymm7
        vbroadcasti128  ymm7, [r10 + 224]
        vaesenclast     ymm1, ymm1, ymm7
        cmp     rdx, 32
        jb      L(odd2)
        vpxor   ymm1, ymm1, [rsi]
        vmovdqu [rdi], ymm1
        jmp     L(rest_done)
L(odd2):
        vextracti128    xmm7, ymm1, 1
        vpxor   xmm1, xmm1, [rsi]
        vmovdqu [rdi], xmm1
        vmovdqa xmm1, xmm7
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        jmp     L(last)
L(rest_done):
        xor     edx, edx
        jmp     L(done)

        // A call of one block or a part of it: the state is the counter block.
L(only):
        xor     ebp, ebp
        vmovdqu xmm1, [r8]
        jmp     L(one)

        // One block, with a carry from the low half of the counter to the high one.
L(wrap):
        sub     rbx, 12
L(single):
        vmovq   xmm1, rbx
        vmovq   xmm7, r11
        vpunpcklqdq     xmm1, xmm1, xmm7
        vpshufb xmm1, xmm1, [rip + L(reverse)]
L(one):
        add     rbx, 1
        adc     r11, 0
        vpxor   xmm1, xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     eax, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        vaesenc xmm1, xmm1, [r10 + 16]
        vaesenc xmm1, xmm1, [r10 + 32]
L(single_rounds_192):
        vaesenc xmm1, xmm1, [r10 + 48]
        vaesenc xmm1, xmm1, [r10 + 64]
L(single_rounds_128):
        vaesenc xmm1, xmm1, [r10 + 80]
        vaesenc xmm1, xmm1, [r10 + 96]
        vaesenc xmm1, xmm1, [r10 + 112]
        vaesenc xmm1, xmm1, [r10 + 128]
        vaesenc xmm1, xmm1, [r10 + 144]
        vaesenc xmm1, xmm1, [r10 + 160]
        vaesenc xmm1, xmm1, [r10 + 176]
        vaesenc xmm1, xmm1, [r10 + 192]
        vaesenc xmm1, xmm1, [r10 + 208]
        vaesenclast     xmm1, xmm1, [r10 + 224]
        cmp     rdx, 16
        jbe     L(last)
        vpxor   xmm1, xmm1, [rsi]
        vmovdqu [rdi], xmm1
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        vmovq   xmm0, rbx
        vmovq   xmm7, r11
        vpunpcklqdq     xmm0, xmm0, xmm7
        vinserti128     ymm0, ymm0, xmm0, 1
        vpaddq  ymm0, ymm0, [rip + L(first_two)]
        sub     ebp, 1
        jbe     L(look)
        jmp     L(again)

        // 1 to 16 bytes, with the key stream in data0.
L(last):
        cmp     rdx, 16
        jb      L(partial)
        vpxor   xmm1, xmm1, [rsi]
        vmovdqu [rdi], xmm1
        xor     edx, edx
        jmp     L(done)
L(partial):
        test    edx, 8
        jz      L(below8)
        vmovq   rax, xmm1
        xor     rax, [rsi]
        mov     [rdi], rax
        vpsrldq xmm1, xmm1, 8
        add     rsi, 8
        add     rdi, 8
L(below8):
        test    edx, 4
        jz      L(below4)
        vmovd   eax, xmm1
        xor     eax, [rsi]
        mov     [rdi], eax
        vpsrldq xmm1, xmm1, 4
        add     rsi, 4
        add     rdi, 4
L(below4):
        test    edx, 2
        jz      L(below2)
        vmovd   eax, xmm1
        xor     ax, [rsi]
        mov     [rdi], ax
        vpsrldq xmm1, xmm1, 2
        add     rsi, 2
        add     rdi, 2
L(below2):
        test    edx, 1
        jz      L(below1)
        vmovd   eax, xmm1
        xor     al, [rsi]
        mov     [rdi], al
L(below1):
        xor     edx, edx
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        test    rdx, rdx
        jz      L(done)
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)

        // The next counter block.
L(done):
        bswap   r11
        bswap   rbx
        mov     [r8], r11
        mov     [r8 + 8], rbx
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vpxor   xmm\n\(), xmm\n\(), xmm\n
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
        vzeroupper
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
        AESGEN_END SYM(aes_ctr_vaes256_x6_inline_resident_y256)

        AESGEN_RODATA
        .p2align        5
L(first_two):
        .quad   0, 0, 1, 0
L(two):
        .quad   2, 0, 2, 0
L(reverse):
        .byte   15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0
        .byte   15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0

        AESGEN_NOTES

#endif
