// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_aesni_x8_inline_resident_y0
// AES CTR encryption and decryption (SP 800-38A 6.5) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 8 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode ctr --interleave 8 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdi          out          output
//   rsi          in           input
//   rdx          bytes        bytes to do
//   rcx          ks           key schedule
//   r8           state        state (chaining block, counter block or tweak)
//   rax          left         result: bytes left undone
//   r11          hi           high half of the counter
//   r9           lo           low half of the counter
//   rax          rounds       number of rounds
//   r10          kbase        where key 0 would lie, were all numbered from the end
//   rbx          scratch      scratch
//   rax          part         up to eight bytes of text
//   xmm2-xmm9    data0-data7  blocks in flight: counter blocks, then key stream
//   xmm1         key          a round key on its way, or a passing value
//   xmm10-xmm15  k9-k14       round keys, numbered from the end
//   xmm0         ctr          the counter, {lo, hi}

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ctr_aesni_x8_inline_resident_y0)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        test    rdx, rdx
        jz      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
        movdqu  xmm15, [r10 + 144]
        movdqu  xmm14, [r10 + 160]
        movdqu  xmm13, [r10 + 176]
        movdqu  xmm12, [r10 + 192]
        movdqu  xmm11, [r10 + 208]
        movdqu  xmm10, [r10 + 224]
        mov     r11, [r8]
        mov     r9, [r8 + 8]
        bswap   r11
        bswap   r9
        movq    xmm0, r9
        movq    xmm1, r11
        punpcklqdq      xmm0, xmm1
L(next):
        cmp     rdx, 128
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 8 blocks a pass
L(pass_128):
        add     r9, 8
        jc      L(wrap)                                 // the low half would wrap within this pass
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqa  xmm4, xmm0
        paddq   xmm4, [rip + L(increments) + 16]
        pshufb  xmm4, [rip + L(reverse)]
        movdqa  xmm5, xmm0
        paddq   xmm5, [rip + L(increments) + 32]
        pshufb  xmm5, [rip + L(reverse)]
        movdqa  xmm6, xmm0
        paddq   xmm6, [rip + L(increments) + 48]
        pshufb  xmm6, [rip + L(reverse)]
        movdqa  xmm7, xmm0
        paddq   xmm7, [rip + L(increments) + 64]
        pshufb  xmm7, [rip + L(reverse)]
        movdqa  xmm8, xmm0
        paddq   xmm8, [rip + L(increments) + 80]
        pshufb  xmm8, [rip + L(reverse)]
        movdqa  xmm9, xmm0
        paddq   xmm9, [rip + L(increments) + 96]
        pshufb  xmm9, [rip + L(reverse)]
        paddq   xmm0, [rip + L(increments) + 112]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        pxor    xmm5, xmm1
        pxor    xmm6, xmm1
        pxor    xmm7, xmm1
        pxor    xmm8, xmm1
        pxor    xmm9, xmm1
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        movdqu  xmm1, [rsi + 32]
        pxor    xmm4, xmm1
        movdqu  [rdi + 32], xmm4
        movdqu  xmm1, [rsi + 48]
        pxor    xmm5, xmm1
        movdqu  [rdi + 48], xmm5
        movdqu  xmm1, [rsi + 64]
        pxor    xmm6, xmm1
        movdqu  [rdi + 64], xmm6
        movdqu  xmm1, [rsi + 80]
        pxor    xmm7, xmm1
        movdqu  [rdi + 80], xmm7
        movdqu  xmm1, [rsi + 96]
        pxor    xmm8, xmm1
        movdqu  [rdi + 96], xmm8
        movdqu  xmm1, [rsi + 112]
        pxor    xmm9, xmm1
        movdqu  [rdi + 112], xmm9
        add     rsi, 128
        sub     rdx, 128
        add     rdi, 128
        cmp     rdx, 128
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 8 blocks a pass
L(pass_192):
        add     r9, 8
        jc      L(wrap)                                 // the low half would wrap within this pass
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqa  xmm4, xmm0
        paddq   xmm4, [rip + L(increments) + 16]
        pshufb  xmm4, [rip + L(reverse)]
        movdqa  xmm5, xmm0
        paddq   xmm5, [rip + L(increments) + 32]
        pshufb  xmm5, [rip + L(reverse)]
        movdqa  xmm6, xmm0
        paddq   xmm6, [rip + L(increments) + 48]
        pshufb  xmm6, [rip + L(reverse)]
        movdqa  xmm7, xmm0
        paddq   xmm7, [rip + L(increments) + 64]
        pshufb  xmm7, [rip + L(reverse)]
        movdqa  xmm8, xmm0
        paddq   xmm8, [rip + L(increments) + 80]
        pshufb  xmm8, [rip + L(reverse)]
        movdqa  xmm9, xmm0
        paddq   xmm9, [rip + L(increments) + 96]
        pshufb  xmm9, [rip + L(reverse)]
        paddq   xmm0, [rip + L(increments) + 112]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        pxor    xmm5, xmm1
        pxor    xmm6, xmm1
        pxor    xmm7, xmm1
        pxor    xmm8, xmm1
        pxor    xmm9, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        movdqu  xmm1, [rsi + 32]
        pxor    xmm4, xmm1
        movdqu  [rdi + 32], xmm4
        movdqu  xmm1, [rsi + 48]
        pxor    xmm5, xmm1
        movdqu  [rdi + 48], xmm5
        movdqu  xmm1, [rsi + 64]
        pxor    xmm6, xmm1
        movdqu  [rdi + 64], xmm6
        movdqu  xmm1, [rsi + 80]
        pxor    xmm7, xmm1
        movdqu  [rdi + 80], xmm7
        movdqu  xmm1, [rsi + 96]
        pxor    xmm8, xmm1
        movdqu  [rdi + 96], xmm8
        movdqu  xmm1, [rsi + 112]
        pxor    xmm9, xmm1
        movdqu  [rdi + 112], xmm9
        add     rsi, 128
        sub     rdx, 128
        add     rdi, 128
        cmp     rdx, 128
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 8 blocks a pass
L(pass_256):
        add     r9, 8
        jc      L(wrap)                                 // the low half would wrap within this pass
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqa  xmm4, xmm0
        paddq   xmm4, [rip + L(increments) + 16]
        pshufb  xmm4, [rip + L(reverse)]
        movdqa  xmm5, xmm0
        paddq   xmm5, [rip + L(increments) + 32]
        pshufb  xmm5, [rip + L(reverse)]
        movdqa  xmm6, xmm0
        paddq   xmm6, [rip + L(increments) + 48]
        pshufb  xmm6, [rip + L(reverse)]
        movdqa  xmm7, xmm0
        paddq   xmm7, [rip + L(increments) + 64]
        pshufb  xmm7, [rip + L(reverse)]
        movdqa  xmm8, xmm0
        paddq   xmm8, [rip + L(increments) + 80]
        pshufb  xmm8, [rip + L(reverse)]
        movdqa  xmm9, xmm0
        paddq   xmm9, [rip + L(increments) + 96]
        pshufb  xmm9, [rip + L(reverse)]
        paddq   xmm0, [rip + L(increments) + 112]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        pxor    xmm5, xmm1
        pxor    xmm6, xmm1
        pxor    xmm7, xmm1
        pxor    xmm8, xmm1
        pxor    xmm9, xmm1
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        movdqu  xmm1, [rsi + 32]
        pxor    xmm4, xmm1
        movdqu  [rdi + 32], xmm4
        movdqu  xmm1, [rsi + 48]
        pxor    xmm5, xmm1
        movdqu  [rdi + 48], xmm5
        movdqu  xmm1, [rsi + 64]
        pxor    xmm6, xmm1
        movdqu  [rdi + 64], xmm6
        movdqu  xmm1, [rsi + 80]
        pxor    xmm7, xmm1
        movdqu  [rdi + 80], xmm7
        movdqu  xmm1, [rsi + 96]
        pxor    xmm8, xmm1
        movdqu  [rdi + 96], xmm8
        movdqu  xmm1, [rsi + 112]
        pxor    xmm9, xmm1
        movdqu  [rdi + 112], xmm9
        add     rsi, 128
        sub     rdx, 128
        add     rdi, 128
        cmp     rdx, 128
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(done)

        // Fewer blocks than a pass has, the last perhaps partial: one narrower pass for all, or of a single block near a wrap.
        cmp     rdx, 16
        jbe     L(single)
        mov     rbx, r9
        add     rbx, 8
        jc      L(single)
        lea     rbx, [rdx + 15]
        shr     rbx, 4
        add     r9, rbx
        cmp     rdx, 64
        jbe     L(rest4)
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqa  xmm4, xmm0
        paddq   xmm4, [rip + L(increments) + 16]
        pshufb  xmm4, [rip + L(reverse)]
        movdqa  xmm5, xmm0
        paddq   xmm5, [rip + L(increments) + 32]
        pshufb  xmm5, [rip + L(reverse)]
        movdqa  xmm6, xmm0
        paddq   xmm6, [rip + L(increments) + 48]
        pshufb  xmm6, [rip + L(reverse)]
        movdqa  xmm7, xmm0
        paddq   xmm7, [rip + L(increments) + 64]
        pshufb  xmm7, [rip + L(reverse)]
        movdqa  xmm8, xmm0
        paddq   xmm8, [rip + L(increments) + 80]
        pshufb  xmm8, [rip + L(reverse)]
        movdqa  xmm9, xmm0
        paddq   xmm9, [rip + L(increments) + 96]
        pshufb  xmm9, [rip + L(reverse)]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        pxor    xmm5, xmm1
        pxor    xmm6, xmm1
        pxor    xmm7, xmm1
        pxor    xmm8, xmm1
        pxor    xmm9, xmm1
        cmp     eax, 12
        jb      L(rest8_rounds_128)
        je      L(rest8_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
L(rest8_rounds_192):
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
L(rest8_rounds_128):
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        sub     rdx, 16
        sub     rdx, 16
        jb      L(partial1)
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        sub     rdx, 16
        jb      L(partial2)
        movdqu  xmm1, [rsi + 32]
        pxor    xmm4, xmm1
        movdqu  [rdi + 32], xmm4
        sub     rdx, 16
        jb      L(partial3)
        movdqu  xmm1, [rsi + 48]
        pxor    xmm5, xmm1
        movdqu  [rdi + 48], xmm5
        sub     rdx, 16
        jb      L(partial4)
        movdqu  xmm1, [rsi + 64]
        pxor    xmm6, xmm1
        movdqu  [rdi + 64], xmm6
        sub     rdx, 16
        jb      L(partial5)
        movdqu  xmm1, [rsi + 80]
        pxor    xmm7, xmm1
        movdqu  [rdi + 80], xmm7
        sub     rdx, 16
        jb      L(partial6)
        movdqu  xmm1, [rsi + 96]
        pxor    xmm8, xmm1
        movdqu  [rdi + 96], xmm8
        jmp     L(partial7)
L(rest4):
        cmp     rdx, 32
        jbe     L(rest2)
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqa  xmm4, xmm0
        paddq   xmm4, [rip + L(increments) + 16]
        pshufb  xmm4, [rip + L(reverse)]
        movdqa  xmm5, xmm0
        paddq   xmm5, [rip + L(increments) + 32]
        pshufb  xmm5, [rip + L(reverse)]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        pxor    xmm5, xmm1
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
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
L(rest4_rounds_192):
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
L(rest4_rounds_128):
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        movdqu  xmm1, [r10 + 128]
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
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        sub     rdx, 16
        sub     rdx, 16
        jb      L(partial1)
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        sub     rdx, 16
        jb      L(partial2)
        movdqu  xmm1, [rsi + 32]
        pxor    xmm4, xmm1
        movdqu  [rdi + 32], xmm4
        sub     rdx, 16
        jb      L(partial3)
        movdqu  xmm1, [rsi + 48]
        pxor    xmm5, xmm1
        movdqu  [rdi + 48], xmm5
        jmp     L(rest_done)
L(rest2):
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
L(rest2_rounds_192):
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
L(rest2_rounds_128):
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        sub     rdx, 16
        sub     rdx, 16
        jb      L(partial1)
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        jmp     L(rest_done)
L(partial7):
        movdqa  xmm2, xmm9
        add     rsi, 112
        add     rdi, 112
        jmp     L(partial)
L(partial6):
        movdqa  xmm2, xmm8
        add     rsi, 96
        add     rdi, 96
        jmp     L(partial)
L(partial5):
        movdqa  xmm2, xmm7
        add     rsi, 80
        add     rdi, 80
        jmp     L(partial)
L(partial4):
        movdqa  xmm2, xmm6
        add     rsi, 64
        add     rdi, 64
        jmp     L(partial)
L(partial3):
        movdqa  xmm2, xmm5
        add     rsi, 48
        add     rdi, 48
        jmp     L(partial)
L(partial2):
        movdqa  xmm2, xmm4
        add     rsi, 32
        add     rdi, 32
        jmp     L(partial)
L(partial1):
        movdqa  xmm2, xmm3
        add     rsi, 16
        add     rdi, 16
        jmp     L(partial)
L(rest_done):
        xor     edx, edx
        jmp     L(done)

        // One block, with a carry from the low half of the counter to the high one.
L(wrap):
        sub     r9, 8
L(single):
        movq    xmm2, r9
        movq    xmm1, r11
        punpcklqdq      xmm2, xmm1
        pshufb  xmm2, [rip + L(reverse)]
        add     r9, 1
        adc     r11, 0
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        cmp     eax, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
L(single_rounds_192):
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
L(single_rounds_128):
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm2, xmm11
        aesenclast      xmm2, xmm10
        sub     rdx, 16
        jb      L(partial)
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        add     rsi, 16
        add     rdi, 16
        test    rdx, rdx
        jz      L(done)
        movq    xmm0, r9
        movq    xmm1, r11
        punpcklqdq      xmm0, xmm1
        jmp     L(next)

        // 1 to 15 bytes, or none, with the key stream in data0. The low four bits of bytes are what is left, be it negative or not.
L(partial):
        test    edx, 8
        jz      L(below8)
        movq    xmm1, [rsi]
        pxor    xmm1, xmm2
        movq    [rdi], xmm1
        psrldq  xmm2, 8
        add     rsi, 8
        add     rdi, 8
L(below8):
        test    edx, 4
        jz      L(below4)
        movd    xmm1, [rsi]
        pxor    xmm1, xmm2
        movd    [rdi], xmm1
        psrldq  xmm2, 4
        add     rsi, 4
        add     rdi, 4
L(below4):
        test    edx, 2
        jz      L(below2)
        movd    eax, xmm2
        xor     ax, [rsi]
        mov     [rdi], ax
        psrldq  xmm2, 2
        add     rsi, 2
        add     rdi, 2
L(below2):
        test    edx, 1
        jz      L(below1)
        movd    eax, xmm2
        xor     al, [rsi]
        mov     [rdi], al
L(below1):
        xor     edx, edx

        // The next counter block.
L(done):
        bswap   r11
        bswap   r9
        mov     [r8], r11
        mov     [r8 + 8], r9
L(nothing):
        mov     rax, rdx
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
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_ctr_aesni_x8_inline_resident_y0)

        AESGEN_RODATA
L(increments):
        .quad   1, 0
        .quad   2, 0
        .quad   3, 0
        .quad   4, 0
        .quad   5, 0
        .quad   6, 0
        .quad   7, 0
        .quad   8, 0
L(reverse):
        .byte   15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0

        AESGEN_NOTES

#endif
