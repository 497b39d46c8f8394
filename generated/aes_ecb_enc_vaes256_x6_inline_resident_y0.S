// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_enc_vaes256_x6_inline_resident_y0
// AES ECB encryption (SP 800-38A 6.1) for VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings):
// 12 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes256/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes256 --mode ecb_enc --interleave 6 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdi         out          output
//   rsi         in           input
//   rdx         bytes        bytes to do
//   rcx         ks           key schedule
//   rax         left         result: bytes left undone
//   rax         last         where the last round key is, from the first
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   r11         whole        bytes in whole blocks
//   xmm0-xmm5   data0-data5  two blocks each
//   xmm6        key          a round key on its way, or a passing value
//   xmm7-xmm15  k6-k14       round keys, numbered from the end

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ecb_enc_vaes256_x6_inline_resident_y0)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        vmovdqu xmm0, [rsi]
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vpxor   xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 16]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 32]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 48]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 64]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 80]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 96]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 112]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 128]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 144]
        cmp     eax, 192
        jae     L(one_longer)
L(one_last):
        vaesenclast     xmm0, xmm0, [rcx + rax + AESGEN_SCHEDULE_ENC]
        vmovdqu [rdi], xmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0
        vpxor   xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
#endif
        ret
L(one_longer):
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 160]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 176]
        je      L(one_last)
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 192]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 208]
        jmp     L(one_last)
L(several):
        jb      L(done)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
        cmp     rdx, 192
        jb      L(rest)
        vbroadcasti128  ymm15, [r10 + 96]
        vbroadcasti128  ymm14, [r10 + 112]
        vbroadcasti128  ymm13, [r10 + 128]
        vbroadcasti128  ymm12, [r10 + 144]
        vbroadcasti128  ymm11, [r10 + 160]
        vbroadcasti128  ymm10, [r10 + 176]
        vbroadcasti128  ymm9, [r10 + 192]
        vbroadcasti128  ymm8, [r10 + 208]
        vbroadcasti128  ymm7, [r10 + 224]

        // After anything but a full pass.
        cmp     rdx, 192
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 12 blocks a pass
L(pass_128):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vmovdqu ymm4, [rsi + 128]
        vmovdqu ymm5, [rsi + 160]
        add     rsi, 192
        sub     rdx, 192
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vaesenc ymm0, ymm0, ymm15
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm0, ymm0, ymm14
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm0, ymm0, ymm13
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm0, ymm0, ymm12
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm0, ymm0, ymm11
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm0, ymm0, ymm10
        vaesenc ymm1, ymm1, ymm10
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm0, ymm0, ymm9
        vaesenc ymm1, ymm1, ymm9
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm0, ymm0, ymm8
        vaesenc ymm1, ymm1, ymm8
        vaesenc ymm2, ymm2, ymm8
        vaesenc ymm3, ymm3, ymm8
        vaesenc ymm4, ymm4, ymm8
        vaesenc ymm5, ymm5, ymm8
        vaesenclast     ymm0, ymm0, ymm7
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     ymm5, ymm5, ymm7
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        vmovdqu [rdi + 128], ymm4
        vmovdqu [rdi + 160], ymm5
        add     rdi, 192
        cmp     rdx, 192
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 12 blocks a pass
L(pass_192):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vmovdqu ymm4, [rsi + 128]
        vmovdqu ymm5, [rsi + 160]
        add     rsi, 192
        sub     rdx, 192
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vaesenc ymm0, ymm0, ymm15
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm0, ymm0, ymm14
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm0, ymm0, ymm13
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm0, ymm0, ymm12
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm0, ymm0, ymm11
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm0, ymm0, ymm10
        vaesenc ymm1, ymm1, ymm10
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm0, ymm0, ymm9
        vaesenc ymm1, ymm1, ymm9
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm0, ymm0, ymm8
        vaesenc ymm1, ymm1, ymm8
        vaesenc ymm2, ymm2, ymm8
        vaesenc ymm3, ymm3, ymm8
        vaesenc ymm4, ymm4, ymm8
        vaesenc ymm5, ymm5, ymm8
        vaesenclast     ymm0, ymm0, ymm7
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     ymm5, ymm5, ymm7
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        vmovdqu [rdi + 128], ymm4
        vmovdqu [rdi + 160], ymm5
        add     rdi, 192
        cmp     rdx, 192
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 12 blocks a pass
L(pass_256):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vmovdqu ymm4, [rsi + 128]
        vmovdqu ymm5, [rsi + 160]
        add     rsi, 192
        sub     rdx, 192
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc ymm5, ymm5, ymm6
        vaesenc ymm0, ymm0, ymm15
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm0, ymm0, ymm14
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm0, ymm0, ymm13
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm0, ymm0, ymm12
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm0, ymm0, ymm11
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm0, ymm0, ymm10
        vaesenc ymm1, ymm1, ymm10
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm0, ymm0, ymm9
        vaesenc ymm1, ymm1, ymm9
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm0, ymm0, ymm8
        vaesenc ymm1, ymm1, ymm8
        vaesenc ymm2, ymm2, ymm8
        vaesenc ymm3, ymm3, ymm8
        vaesenc ymm4, ymm4, ymm8
        vaesenc ymm5, ymm5, ymm8
        vaesenclast     ymm0, ymm0, ymm7
        vaesenclast     ymm1, ymm1, ymm7
        vaesenclast     ymm2, ymm2, ymm7
        vaesenclast     ymm3, ymm3, ymm7
        vaesenclast     ymm4, ymm4, ymm7
        vaesenclast     ymm5, ymm5, ymm7
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        vmovdqu [rdi + 128], ymm4
        vmovdqu [rdi + 160], ymm5
        add     rdi, 192
        cmp     rdx, 192
        jae     L(pass_256)
L(rest):
        cmp     rdx, 16
        jb      L(done)
        cmp     rdx, 32
        jb      L(single)
        mov     r11d, edx
        and     r11d, -16
        cmp     r11, 32
        jbe     L(rest2)
        cmp     r11, 48
        jbe     L(rest3)
        cmp     r11, 64
        jbe     L(rest4)
        cmp     r11, 80
        jbe     L(rest5)
        cmp     r11, 96
        jbe     L(rest6)
        cmp     r11, 112
        jbe     L(rest7)
        cmp     r11, 128
        jbe     L(rest8)
        cmp     r11, 144
        jbe     L(rest9)
        cmp     r11, 160
        jbe     L(rest10)
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vmovdqu ymm4, [rsi + 128]
        vmovdqu xmm5, [rsi + 160]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   xmm5, xmm5, xmm6
        cmp     eax, 12
        jb      L(rest11_rounds_128)
        je      L(rest11_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
L(rest11_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
L(rest11_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vaesenc xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     ymm2, ymm2, ymm6
        vaesenclast     ymm3, ymm3, ymm6
        vaesenclast     ymm4, ymm4, ymm6
        vaesenclast     xmm5, xmm5, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        vmovdqu [rdi + 128], ymm4
        vmovdqu [rdi + 160], xmm5
        jmp     L(rest_done)
L(rest10):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vmovdqu ymm4, [rsi + 128]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        cmp     eax, 12
        jb      L(rest10_rounds_128)
        je      L(rest10_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
L(rest10_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
L(rest10_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     ymm2, ymm2, ymm6
        vaesenclast     ymm3, ymm3, ymm6
        vaesenclast     ymm4, ymm4, ymm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        vmovdqu [rdi + 128], ymm4
        jmp     L(rest_done)
L(rest9):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vmovdqu xmm4, [rsi + 128]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   xmm4, xmm4, xmm6
        cmp     eax, 12
        jb      L(rest9_rounds_128)
        je      L(rest9_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
L(rest9_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
L(rest9_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vaesenc xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     ymm2, ymm2, ymm6
        vaesenclast     ymm3, ymm3, ymm6
        vaesenclast     xmm4, xmm4, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        vmovdqu [rdi + 128], xmm4
        jmp     L(rest_done)
L(rest8):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu ymm3, [rsi + 96]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        cmp     eax, 12
        jb      L(rest8_rounds_128)
        je      L(rest8_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
L(rest8_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
L(rest8_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     ymm2, ymm2, ymm6
        vaesenclast     ymm3, ymm3, ymm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], ymm3
        jmp     L(rest_done)
L(rest7):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vmovdqu xmm3, [rsi + 96]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   xmm3, xmm3, xmm6
        cmp     eax, 12
        jb      L(rest7_rounds_128)
        je      L(rest7_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
L(rest7_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
L(rest7_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vaesenc xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     ymm2, ymm2, ymm6
        vaesenclast     xmm3, xmm3, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], xmm3
        jmp     L(rest_done)
L(rest6):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        cmp     eax, 12
        jb      L(rest6_rounds_128)
        je      L(rest6_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
L(rest6_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
L(rest6_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     ymm2, ymm2, ymm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        jmp     L(rest_done)
L(rest5):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu xmm2, [rsi + 64]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   xmm2, xmm2, xmm6
        cmp     eax, 12
        jb      L(rest5_rounds_128)
        je      L(rest5_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
L(rest5_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
L(rest5_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vaesenc xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vaesenclast     xmm2, xmm2, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], xmm2
        jmp     L(rest_done)
L(rest4):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
L(rest4_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
L(rest4_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     ymm1, ymm1, ymm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        jmp     L(rest_done)
L(rest3):
        vmovdqu ymm0, [rsi]
        vmovdqu xmm1, [rsi + 32]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   xmm1, xmm1, xmm6
        cmp     eax, 12
        jb      L(rest3_rounds_128)
        je      L(rest3_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
L(rest3_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
L(rest3_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vaesenc xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vaesenclast     xmm1, xmm1, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], xmm1
        jmp     L(rest_done)
L(rest2):
        vmovdqu ymm0, [rsi]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm0, ymm0, ymm6
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesenc ymm0, ymm0, ymm6
L(rest2_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesenc ymm0, ymm0, ymm6
L(rest2_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesenc ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesenclast     ymm0, ymm0, ymm6
        vmovdqu [rdi], ymm0
L(rest_done):
        sub     rdx, r11
        jmp     L(done)
L(single):
        vmovdqu xmm0, [rsi]
        vpxor   xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     eax, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        vaesenc xmm0, xmm0, [r10 + 16]
        vaesenc xmm0, xmm0, [r10 + 32]
L(single_rounds_192):
        vaesenc xmm0, xmm0, [r10 + 48]
        vaesenc xmm0, xmm0, [r10 + 64]
L(single_rounds_128):
        vaesenc xmm0, xmm0, [r10 + 80]
        vaesenc xmm0, xmm0, [r10 + 96]
        vaesenc xmm0, xmm0, [r10 + 112]
        vaesenc xmm0, xmm0, [r10 + 128]
        vaesenc xmm0, xmm0, [r10 + 144]
        vaesenc xmm0, xmm0, [r10 + 160]
        vaesenc xmm0, xmm0, [r10 + 176]
        vaesenc xmm0, xmm0, [r10 + 192]
        vaesenc xmm0, xmm0, [r10 + 208]
        vaesenclast     xmm0, xmm0, [r10 + 224]
        vmovdqu [rdi], xmm0
        sub     rdx, 16
L(done):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vpxor   xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r10d, r10d
        xor     r11d, r11d
#endif
        vzeroupper
        ret
        AESGEN_END SYM(aes_ecb_enc_vaes256_x6_inline_resident_y0)

        AESGEN_NOTES

#endif
