// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_dec_aesni_x6_inline_resident_y64
// AES XTS decryption (IEEE 1619, SP 800-38E) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 6 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode xts_dec --interleave 6 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdi              out            output
//   rsi              in             input
//   rdx              bytes          bytes to do
//   rcx              ks             key schedule
//   r8               state          state (chaining block, counter block or tweak)
//   rax              left           result: bytes left undone
//   rbx              pair           bytes of the final pair: 0, or 17 to 31
//   r10              rounds         number of rounds
//   r11              kbase          where key 0 would lie, were all numbered from the end
//   r9               flag           the yield flag
//   rax              count          blocks to process before the next look at the flag
//   rbp              blocks         bytes of the remainder, then its blocks
//   r9               table          shuffles for every length
//   rax              rest           bytes of the partial block
//   xmm1-xmm6        data0-data5    blocks in flight
//   xmm7 xmm9-xmm13  tweak0-tweak5  their tweaks
//   xmm0             next           the next tweak
//   xmm8             key            a round key on its way, or a passing value
//   xmm14-xmm15      k13-k14        round keys, numbered from the end
//   xmm0             tail           the last 16 bytes of input
//   xmm3             stolen         the partial block, at the end of the register
//   xmm2             shuffle        moves the start of a block to its end, then the end to the start
//   xmm3             kept           which bytes stay

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_dec_aesni_x6_inline_resident_y64)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        cmp     rdx, 16
        jb      L(nothing)
        movzx   r10d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r11d, r10d
        shl     r11d, 4
        lea     r11, [rcx + r11 + AESGEN_SCHEDULE_DEC - 224]
        movdqu  xmm15, [r11 + 208]
        movdqu  xmm14, [r11 + 224]
        movdqu  xmm0, [r8]                              // little-endian, as the standard has it

        // With a partial block at the end, it and the block before it are kept out of the passes.
        mov     ebx, edx
        and     ebx, 15
        jz      L(whole)
        add     ebx, 16
        sub     rdx, rbx
L(whole):

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     eax, 64
        cmp     rdx, 96
        jb      L(rest)
        cmp     r10d, 12
        ja      L(pass_256)

        // AES-128: 6 blocks a pass
L(pass_128):
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm4, [rsi + 48]
        movdqu  xmm5, [rsi + 64]
        movdqu  xmm6, [rsi + 80]
        add     rsi, 96
        sub     rdx, 96
        movdqa  xmm7, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm9, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm10, xmm0
        pxor    xmm3, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm11, xmm0
        pxor    xmm4, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm12, xmm0
        pxor    xmm5, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm13, xmm0
        pxor    xmm6, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        pxor    xmm2, xmm8
        pxor    xmm3, xmm8
        pxor    xmm4, xmm8
        pxor    xmm5, xmm8
        pxor    xmm6, xmm8
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        aesdec  xmm1, xmm15
        aesdec  xmm2, xmm15
        aesdec  xmm3, xmm15
        aesdec  xmm4, xmm15
        aesdec  xmm5, xmm15
        aesdec  xmm6, xmm15
        aesdeclast      xmm1, xmm14
        aesdeclast      xmm2, xmm14
        aesdeclast      xmm3, xmm14
        aesdeclast      xmm4, xmm14
        aesdeclast      xmm5, xmm14
        aesdeclast      xmm6, xmm14
        pxor    xmm1, xmm7
        pxor    xmm2, xmm9
        pxor    xmm3, xmm10
        pxor    xmm4, xmm11
        pxor    xmm5, xmm12
        pxor    xmm6, xmm13
        movdqu  [rdi], xmm1
        movdqu  [rdi + 16], xmm2
        movdqu  [rdi + 32], xmm3
        movdqu  [rdi + 48], xmm4
        movdqu  [rdi + 64], xmm5
        movdqu  [rdi + 80], xmm6
        add     rdi, 96
        sub     eax, 6
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 96
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: 6 blocks a pass
L(pass_256):
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm4, [rsi + 48]
        movdqu  xmm5, [rsi + 64]
        movdqu  xmm6, [rsi + 80]
        add     rsi, 96
        sub     rdx, 96
        movdqa  xmm7, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm9, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm10, xmm0
        pxor    xmm3, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm11, xmm0
        pxor    xmm4, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm12, xmm0
        pxor    xmm5, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm13, xmm0
        pxor    xmm6, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        pxor    xmm2, xmm8
        pxor    xmm3, xmm8
        pxor    xmm4, xmm8
        pxor    xmm5, xmm8
        pxor    xmm6, xmm8
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        aesdec  xmm1, xmm15
        aesdec  xmm2, xmm15
        aesdec  xmm3, xmm15
        aesdec  xmm4, xmm15
        aesdec  xmm5, xmm15
        aesdec  xmm6, xmm15
        aesdeclast      xmm1, xmm14
        aesdeclast      xmm2, xmm14
        aesdeclast      xmm3, xmm14
        aesdeclast      xmm4, xmm14
        aesdeclast      xmm5, xmm14
        aesdeclast      xmm6, xmm14
        pxor    xmm1, xmm7
        pxor    xmm2, xmm9
        pxor    xmm3, xmm10
        pxor    xmm4, xmm11
        pxor    xmm5, xmm12
        pxor    xmm6, xmm13
        movdqu  [rdi], xmm1
        movdqu  [rdi + 16], xmm2
        movdqu  [rdi + 32], xmm3
        movdqu  [rdi + 48], xmm4
        movdqu  [rdi + 64], xmm5
        movdqu  [rdi + 80], xmm6
        add     rdi, 96
        sub     eax, 6
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 96
        jae     L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one narrower pass for all.
        test    rdx, rdx
        jz      L(pair)
        mov     rbp, rdx
        cmp     rdx, 80
        jb      L(rest4)
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm4, [rsi + 48]
        movdqu  xmm5, [rsi + 64]
        movdqa  xmm7, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm9, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm10, xmm0
        pxor    xmm3, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm11, xmm0
        pxor    xmm4, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm12, xmm0
        pxor    xmm5, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        pxor    xmm2, xmm8
        pxor    xmm3, xmm8
        pxor    xmm4, xmm8
        pxor    xmm5, xmm8
        pxor    xmm6, xmm8
        cmp     r10d, 12
        jb      L(rest6_rounds_128)
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
L(rest6_rounds_128):
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm5, xmm8
        aesdec  xmm6, xmm8
        aesdec  xmm1, xmm15
        aesdec  xmm2, xmm15
        aesdec  xmm3, xmm15
        aesdec  xmm4, xmm15
        aesdec  xmm5, xmm15
        aesdec  xmm6, xmm15
        aesdeclast      xmm1, xmm14
        aesdeclast      xmm2, xmm14
        aesdeclast      xmm3, xmm14
        aesdeclast      xmm4, xmm14
        aesdeclast      xmm5, xmm14
        aesdeclast      xmm6, xmm14
        pxor    xmm1, xmm7
        movdqu  [rdi], xmm1
        pxor    xmm2, xmm9
        movdqu  [rdi + 16], xmm2
        pxor    xmm3, xmm10
        movdqu  [rdi + 32], xmm3
        pxor    xmm4, xmm11
        movdqu  [rdi + 48], xmm4
        pxor    xmm5, xmm12
        movdqu  [rdi + 64], xmm5
        jmp     L(rest_done)
L(rest4):
        cmp     rdx, 48
        jb      L(rest2)
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqa  xmm7, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm9, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm10, xmm0
        pxor    xmm3, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        cmp     rdx, 64
        jb      L(loaded4)
        movdqu  xmm4, [rsi + 48]
        movdqa  xmm11, xmm0
        pxor    xmm4, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
L(loaded4):
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        pxor    xmm2, xmm8
        pxor    xmm3, xmm8
        pxor    xmm4, xmm8
        cmp     r10d, 12
        jb      L(rest4_rounds_128)
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
L(rest4_rounds_128):
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm3, xmm8
        aesdec  xmm4, xmm8
        aesdec  xmm1, xmm15
        aesdec  xmm2, xmm15
        aesdec  xmm3, xmm15
        aesdec  xmm4, xmm15
        aesdeclast      xmm1, xmm14
        aesdeclast      xmm2, xmm14
        aesdeclast      xmm3, xmm14
        aesdeclast      xmm4, xmm14
        pxor    xmm1, xmm7
        movdqu  [rdi], xmm1
        pxor    xmm2, xmm9
        movdqu  [rdi + 16], xmm2
        pxor    xmm3, xmm10
        movdqu  [rdi + 32], xmm3
        cmp     rdx, 64
        jb      L(rest_done)
        pxor    xmm4, xmm11
        movdqu  [rdi + 48], xmm4
        jmp     L(rest_done)
L(rest2):
        cmp     rdx, 32
        jb      L(rest1)
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqa  xmm7, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm9, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        pxor    xmm2, xmm8
        cmp     r10d, 12
        jb      L(rest2_rounds_128)
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
L(rest2_rounds_128):
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm2, xmm8
        aesdec  xmm1, xmm15
        aesdec  xmm2, xmm15
        aesdeclast      xmm1, xmm14
        aesdeclast      xmm2, xmm14
        pxor    xmm1, xmm7
        movdqu  [rdi], xmm1
        pxor    xmm2, xmm9
        movdqu  [rdi + 16], xmm2
        jmp     L(rest_done)
L(rest1):
        movdqu  xmm1, [rsi]
        movdqa  xmm7, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        cmp     r10d, 12
        jb      L(rest1_rounds_128)
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
L(rest1_rounds_128):
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm1, xmm15
        aesdeclast      xmm1, xmm14
        pxor    xmm1, xmm7
        movdqu  [rdi], xmm1
L(rest_done):
        and     rdx, 15
        add     rsi, rbp
        add     rdi, rbp
        shr     ebp, 4
        sub     eax, ebp
        jbe     L(look)

        // The last full block and the partial one steal from each other; decryption takes their tweaks in the other order.
L(pair):
        test    ebx, ebx
        jz      L(done)
        movdqu  xmm1, [rsi]
        movdqa  xmm7, xmm0
        pshufd  xmm8, xmm0, 0x13
        psrad   xmm8, 31
        pand    xmm8, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm8
        movdqa  xmm9, xmm0
        lea     eax, [rbx - 16]
        movdqu  xmm0, [rsi + rax]
        pxor    xmm1, xmm9
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        cmp     r10d, 12
        jb      L(pair_rounds_128)
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
L(pair_rounds_128):
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm1, xmm15
        aesdeclast      xmm1, xmm14
        pxor    xmm1, xmm9
        lea     r9, [rip + L(shuffles)]
        movdqu  xmm2, [r9 + rax]
        movdqa  xmm3, xmm1
        pshufb  xmm3, xmm2                              // the start of this block becomes the partial one
        movdqu  [rdi + rax], xmm3                       // up to 15 bytes of it are zero, and stored over below
        sub     r9, rax
        movdqu  xmm2, [r9 + 32]
        pxor    xmm3, xmm3
        pcmpgtb xmm3, xmm2
        pshufb  xmm0, xmm2                              // and the input's partial block takes its place
        pand    xmm1, xmm3
        pxor    xmm1, xmm0
        pxor    xmm1, xmm7
        movdqu  xmm8, [rcx + AESGEN_SCHEDULE_DEC]
        pxor    xmm1, xmm8
        cmp     r10d, 12
        jb      L(stolen_rounds_128)
        movdqu  xmm8, [r11 + 16]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 32]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 48]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 64]
        aesdec  xmm1, xmm8
L(stolen_rounds_128):
        movdqu  xmm8, [r11 + 80]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 96]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 112]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 128]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 144]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 160]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 176]
        aesdec  xmm1, xmm8
        movdqu  xmm8, [r11 + 192]
        aesdec  xmm1, xmm8
        aesdec  xmm1, xmm15
        aesdeclast      xmm1, xmm14
        pxor    xmm1, xmm7
        movdqu  [rdi], xmm1

        // No next block exists, so the state is wiped.
        pxor    xmm0, xmm0
        xor     ebx, ebx
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        mov     rax, rdx
        add     rax, rbx
        jz      L(done)
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)
L(done):
        movdqu  [r8], xmm0
        add     rdx, rbx
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
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_xts_dec_aesni_x6_inline_resident_y64)

        AESGEN_RODATA
L(carries):
        .quad   0x87, 1
L(shuffles):
        .fill   16, 1, 0xff
        .byte   0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .fill   16, 1, 0xff

        AESGEN_NOTES

#endif
