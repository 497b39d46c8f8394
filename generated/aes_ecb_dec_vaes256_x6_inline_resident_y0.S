// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_dec_vaes256_x6_inline_resident_y0
// AES ECB decryption (SP 800-38A 6.1) for VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings):
// 12 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes256/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes256 --mode ecb_dec --interleave 6 --inline inline --regalloc resident --yield-blocks 0
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
        AESGEN_FUNC SYM(aes_ecb_dec_vaes256_x6_inline_resident_y0)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        vmovdqu xmm0, [rsi]
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vpxor   xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 16]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 32]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 48]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 64]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 80]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 96]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 112]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 128]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 144]
        cmp     eax, 192
        jae     L(one_longer)
L(one_last):
        vaesdeclast     xmm0, xmm0, [rcx + rax + AESGEN_SCHEDULE_DEC]
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
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 160]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 176]
        je      L(one_last)
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 192]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 208]
        jmp     L(one_last)
L(several):
        jb      L(done)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_DEC - 224]
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vaesdec ymm0, ymm0, ymm15
        vaesdec ymm1, ymm1, ymm15
        vaesdec ymm2, ymm2, ymm15
        vaesdec ymm3, ymm3, ymm15
        vaesdec ymm4, ymm4, ymm15
        vaesdec ymm5, ymm5, ymm15
        vaesdec ymm0, ymm0, ymm14
        vaesdec ymm1, ymm1, ymm14
        vaesdec ymm2, ymm2, ymm14
        vaesdec ymm3, ymm3, ymm14
        vaesdec ymm4, ymm4, ymm14
        vaesdec ymm5, ymm5, ymm14
        vaesdec ymm0, ymm0, ymm13
        vaesdec ymm1, ymm1, ymm13
        vaesdec ymm2, ymm2, ymm13
        vaesdec ymm3, ymm3, ymm13
        vaesdec ymm4, ymm4, ymm13
        vaesdec ymm5, ymm5, ymm13
        vaesdec ymm0, ymm0, ymm12
        vaesdec ymm1, ymm1, ymm12
        vaesdec ymm2, ymm2, ymm12
        vaesdec ymm3, ymm3, ymm12
        vaesdec ymm4, ymm4, ymm12
        vaesdec ymm5, ymm5, ymm12
        vaesdec ymm0, ymm0, ymm11
        vaesdec ymm1, ymm1, ymm11
        vaesdec ymm2, ymm2, ymm11
        vaesdec ymm3, ymm3, ymm11
        vaesdec ymm4, ymm4, ymm11
        vaesdec ymm5, ymm5, ymm11
        vaesdec ymm0, ymm0, ymm10
        vaesdec ymm1, ymm1, ymm10
        vaesdec ymm2, ymm2, ymm10
        vaesdec ymm3, ymm3, ymm10
        vaesdec ymm4, ymm4, ymm10
        vaesdec ymm5, ymm5, ymm10
        vaesdec ymm0, ymm0, ymm9
        vaesdec ymm1, ymm1, ymm9
        vaesdec ymm2, ymm2, ymm9
        vaesdec ymm3, ymm3, ymm9
        vaesdec ymm4, ymm4, ymm9
        vaesdec ymm5, ymm5, ymm9
        vaesdec ymm0, ymm0, ymm8
        vaesdec ymm1, ymm1, ymm8
        vaesdec ymm2, ymm2, ymm8
        vaesdec ymm3, ymm3, ymm8
        vaesdec ymm4, ymm4, ymm8
        vaesdec ymm5, ymm5, ymm8
        vaesdeclast     ymm0, ymm0, ymm7
        vaesdeclast     ymm1, ymm1, ymm7
        vaesdeclast     ymm2, ymm2, ymm7
        vaesdeclast     ymm3, ymm3, ymm7
        vaesdeclast     ymm4, ymm4, ymm7
        vaesdeclast     ymm5, ymm5, ymm7
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vaesdec ymm0, ymm0, ymm15
        vaesdec ymm1, ymm1, ymm15
        vaesdec ymm2, ymm2, ymm15
        vaesdec ymm3, ymm3, ymm15
        vaesdec ymm4, ymm4, ymm15
        vaesdec ymm5, ymm5, ymm15
        vaesdec ymm0, ymm0, ymm14
        vaesdec ymm1, ymm1, ymm14
        vaesdec ymm2, ymm2, ymm14
        vaesdec ymm3, ymm3, ymm14
        vaesdec ymm4, ymm4, ymm14
        vaesdec ymm5, ymm5, ymm14
        vaesdec ymm0, ymm0, ymm13
        vaesdec ymm1, ymm1, ymm13
        vaesdec ymm2, ymm2, ymm13
        vaesdec ymm3, ymm3, ymm13
        vaesdec ymm4, ymm4, ymm13
        vaesdec ymm5, ymm5, ymm13
        vaesdec ymm0, ymm0, ymm12
        vaesdec ymm1, ymm1, ymm12
        vaesdec ymm2, ymm2, ymm12
        vaesdec ymm3, ymm3, ymm12
        vaesdec ymm4, ymm4, ymm12
        vaesdec ymm5, ymm5, ymm12
        vaesdec ymm0, ymm0, ymm11
        vaesdec ymm1, ymm1, ymm11
        vaesdec ymm2, ymm2, ymm11
        vaesdec ymm3, ymm3, ymm11
        vaesdec ymm4, ymm4, ymm11
        vaesdec ymm5, ymm5, ymm11
        vaesdec ymm0, ymm0, ymm10
        vaesdec ymm1, ymm1, ymm10
        vaesdec ymm2, ymm2, ymm10
        vaesdec ymm3, ymm3, ymm10
        vaesdec ymm4, ymm4, ymm10
        vaesdec ymm5, ymm5, ymm10
        vaesdec ymm0, ymm0, ymm9
        vaesdec ymm1, ymm1, ymm9
        vaesdec ymm2, ymm2, ymm9
        vaesdec ymm3, ymm3, ymm9
        vaesdec ymm4, ymm4, ymm9
        vaesdec ymm5, ymm5, ymm9
        vaesdec ymm0, ymm0, ymm8
        vaesdec ymm1, ymm1, ymm8
        vaesdec ymm2, ymm2, ymm8
        vaesdec ymm3, ymm3, ymm8
        vaesdec ymm4, ymm4, ymm8
        vaesdec ymm5, ymm5, ymm8
        vaesdeclast     ymm0, ymm0, ymm7
        vaesdeclast     ymm1, ymm1, ymm7
        vaesdeclast     ymm2, ymm2, ymm7
        vaesdeclast     ymm3, ymm3, ymm7
        vaesdeclast     ymm4, ymm4, ymm7
        vaesdeclast     ymm5, ymm5, ymm7
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        vpxor   ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec ymm5, ymm5, ymm6
        vaesdec ymm0, ymm0, ymm15
        vaesdec ymm1, ymm1, ymm15
        vaesdec ymm2, ymm2, ymm15
        vaesdec ymm3, ymm3, ymm15
        vaesdec ymm4, ymm4, ymm15
        vaesdec ymm5, ymm5, ymm15
        vaesdec ymm0, ymm0, ymm14
        vaesdec ymm1, ymm1, ymm14
        vaesdec ymm2, ymm2, ymm14
        vaesdec ymm3, ymm3, ymm14
        vaesdec ymm4, ymm4, ymm14
        vaesdec ymm5, ymm5, ymm14
        vaesdec ymm0, ymm0, ymm13
        vaesdec ymm1, ymm1, ymm13
        vaesdec ymm2, ymm2, ymm13
        vaesdec ymm3, ymm3, ymm13
        vaesdec ymm4, ymm4, ymm13
        vaesdec ymm5, ymm5, ymm13
        vaesdec ymm0, ymm0, ymm12
        vaesdec ymm1, ymm1, ymm12
        vaesdec ymm2, ymm2, ymm12
        vaesdec ymm3, ymm3, ymm12
        vaesdec ymm4, ymm4, ymm12
        vaesdec ymm5, ymm5, ymm12
        vaesdec ymm0, ymm0, ymm11
        vaesdec ymm1, ymm1, ymm11
        vaesdec ymm2, ymm2, ymm11
        vaesdec ymm3, ymm3, ymm11
        vaesdec ymm4, ymm4, ymm11
        vaesdec ymm5, ymm5, ymm11
        vaesdec ymm0, ymm0, ymm10
        vaesdec ymm1, ymm1, ymm10
        vaesdec ymm2, ymm2, ymm10
        vaesdec ymm3, ymm3, ymm10
        vaesdec ymm4, ymm4, ymm10
        vaesdec ymm5, ymm5, ymm10
        vaesdec ymm0, ymm0, ymm9
        vaesdec ymm1, ymm1, ymm9
        vaesdec ymm2, ymm2, ymm9
        vaesdec ymm3, ymm3, ymm9
        vaesdec ymm4, ymm4, ymm9
        vaesdec ymm5, ymm5, ymm9
        vaesdec ymm0, ymm0, ymm8
        vaesdec ymm1, ymm1, ymm8
        vaesdec ymm2, ymm2, ymm8
        vaesdec ymm3, ymm3, ymm8
        vaesdec ymm4, ymm4, ymm8
        vaesdec ymm5, ymm5, ymm8
        vaesdeclast     ymm0, ymm0, ymm7
        vaesdeclast     ymm1, ymm1, ymm7
        vaesdeclast     ymm2, ymm2, ymm7
        vaesdeclast     ymm3, ymm3, ymm7
        vaesdeclast     ymm4, ymm4, ymm7
        vaesdeclast     ymm5, ymm5, ymm7
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
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
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
L(rest11_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
L(rest11_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vaesdec xmm5, xmm5, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     ymm2, ymm2, ymm6
        vaesdeclast     ymm3, ymm3, ymm6
        vaesdeclast     ymm4, ymm4, ymm6
        vaesdeclast     xmm5, xmm5, xmm6
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   ymm4, ymm4, ymm6
        cmp     eax, 12
        jb      L(rest10_rounds_128)
        je      L(rest10_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
L(rest10_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
L(rest10_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec ymm4, ymm4, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     ymm2, ymm2, ymm6
        vaesdeclast     ymm3, ymm3, ymm6
        vaesdeclast     ymm4, ymm4, ymm6
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        vpxor   xmm4, xmm4, xmm6
        cmp     eax, 12
        jb      L(rest9_rounds_128)
        je      L(rest9_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
L(rest9_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
L(rest9_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vaesdec xmm4, xmm4, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     ymm2, ymm2, ymm6
        vaesdeclast     ymm3, ymm3, ymm6
        vaesdeclast     xmm4, xmm4, xmm6
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   ymm3, ymm3, ymm6
        cmp     eax, 12
        jb      L(rest8_rounds_128)
        je      L(rest8_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
L(rest8_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
L(rest8_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec ymm3, ymm3, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     ymm2, ymm2, ymm6
        vaesdeclast     ymm3, ymm3, ymm6
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
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        vpxor   xmm3, xmm3, xmm6
        cmp     eax, 12
        jb      L(rest7_rounds_128)
        je      L(rest7_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
L(rest7_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
L(rest7_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vaesdec xmm3, xmm3, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     ymm2, ymm2, ymm6
        vaesdeclast     xmm3, xmm3, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        vmovdqu [rdi + 96], xmm3
        jmp     L(rest_done)
L(rest6):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu ymm2, [rsi + 64]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   ymm2, ymm2, ymm6
        cmp     eax, 12
        jb      L(rest6_rounds_128)
        je      L(rest6_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
L(rest6_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
L(rest6_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec ymm2, ymm2, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     ymm2, ymm2, ymm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], ymm2
        jmp     L(rest_done)
L(rest5):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vmovdqu xmm2, [rsi + 64]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        vpxor   xmm2, xmm2, xmm6
        cmp     eax, 12
        jb      L(rest5_rounds_128)
        je      L(rest5_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
L(rest5_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
L(rest5_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vaesdec xmm2, xmm2, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vaesdeclast     xmm2, xmm2, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        vmovdqu [rdi + 64], xmm2
        jmp     L(rest_done)
L(rest4):
        vmovdqu ymm0, [rsi]
        vmovdqu ymm1, [rsi + 32]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   ymm1, ymm1, ymm6
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
L(rest4_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
L(rest4_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec ymm1, ymm1, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     ymm1, ymm1, ymm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], ymm1
        jmp     L(rest_done)
L(rest3):
        vmovdqu ymm0, [rsi]
        vmovdqu xmm1, [rsi + 32]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        vpxor   xmm1, xmm1, xmm6
        cmp     eax, 12
        jb      L(rest3_rounds_128)
        je      L(rest3_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
L(rest3_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
L(rest3_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vaesdec xmm1, xmm1, xmm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vaesdeclast     xmm1, xmm1, xmm6
        vmovdqu [rdi], ymm0
        vmovdqu [rdi + 32], xmm1
        jmp     L(rest_done)
L(rest2):
        vmovdqu ymm0, [rsi]
        vbroadcasti128  ymm6, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm0, ymm0, ymm6
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        vbroadcasti128  ymm6, [r10 + 16]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 32]
        vaesdec ymm0, ymm0, ymm6
L(rest2_rounds_192):
        vbroadcasti128  ymm6, [r10 + 48]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 64]
        vaesdec ymm0, ymm0, ymm6
L(rest2_rounds_128):
        vbroadcasti128  ymm6, [r10 + 80]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 96]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 112]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 128]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 144]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 160]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 176]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 192]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 208]
        vaesdec ymm0, ymm0, ymm6
        vbroadcasti128  ymm6, [r10 + 224]
        vaesdeclast     ymm0, ymm0, ymm6
        vmovdqu [rdi], ymm0
L(rest_done):
        sub     rdx, r11
        jmp     L(done)
L(single):
        vmovdqu xmm0, [rsi]
        vpxor   xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     eax, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        vaesdec xmm0, xmm0, [r10 + 16]
        vaesdec xmm0, xmm0, [r10 + 32]
L(single_rounds_192):
        vaesdec xmm0, xmm0, [r10 + 48]
        vaesdec xmm0, xmm0, [r10 + 64]
L(single_rounds_128):
        vaesdec xmm0, xmm0, [r10 + 80]
        vaesdec xmm0, xmm0, [r10 + 96]
        vaesdec xmm0, xmm0, [r10 + 112]
        vaesdec xmm0, xmm0, [r10 + 128]
        vaesdec xmm0, xmm0, [r10 + 144]
        vaesdec xmm0, xmm0, [r10 + 160]
        vaesdec xmm0, xmm0, [r10 + 176]
        vaesdec xmm0, xmm0, [r10 + 192]
        vaesdec xmm0, xmm0, [r10 + 208]
        vaesdeclast     xmm0, xmm0, [r10 + 224]
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
        AESGEN_END SYM(aes_ecb_dec_vaes256_x6_inline_resident_y0)

        AESGEN_NOTES

#endif
