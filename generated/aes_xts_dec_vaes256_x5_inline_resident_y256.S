// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_dec_vaes256_x5_inline_resident_y256
// AES XTS decryption (IEEE 1619, SP 800-38E) for VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings):
// 10 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 256 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes256/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes256 --mode xts_dec --interleave 5 --inline inline --regalloc resident --yield-blocks 256
// Change the templates, never this file.
//
//   rdi                         out            output
//   rsi                         in             input
//   rdx                         bytes          bytes to do
//   rcx                         ks             key schedule
//   r8                          state          state (chaining block, counter block or tweak)
//   rax                         left           result: bytes left undone
//   rbx                         pair           bytes of the final pair: 0, or 17 to 31
//   r10                         rounds         number of rounds
//   r11                         kbase          where key 0 would lie, were all numbered from the end
//   r9                          flag           the yield flag
//   rax                         count          blocks to process before the next look at the flag
//   rbp                         blocks         blocks of the remainder
//   r9                          table          shuffles for every length
//   rax                         rest           bytes of the partial block
//   xmm5 xmm7 xmm9 xmm11 xmm13  data0-data4    two blocks each
//   xmm4 xmm6 xmm8 xmm10 xmm12  tweak0-tweak4  their tweaks
//   xmm0                        next0          the next two tweaks, or the next one
//   xmm3                        next1          the two after those
//   xmm1                        carry          a passing value
//   xmm2                        key            a round key on its way, or a passing value
//   xmm14-xmm15                 k13-k14        round keys, numbered from the end
//   xmm0                        text           the last 16 bytes of input
//   xmm1                        stolen         the partial block, at the end of the register
//   xmm1                        shuffle        moves the start of a block to its end, then the end to the start

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_dec_vaes256_x5_inline_resident_y256)
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

        // With a partial block at the end, it and the block before it are kept out of the passes.
        mov     ebx, edx
        and     ebx, 15
        jz      L(whole)
        add     ebx, 16
        sub     rdx, rbx
L(whole):
        vmovdqu xmm0, [r8]                              // little-endian, as the standard has it
        cmp     rdx, 16
        jbe     L(few)
        vmovdqa xmm1, xmm0
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpand   xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxor   xmm0, xmm0, xmm2
        vinserti128     ymm1, ymm1, xmm0, 1
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpand   xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxor   xmm0, xmm0, xmm2
        vmovdqa xmm3, xmm0
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpand   xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxor   xmm0, xmm0, xmm2
        vinserti128     ymm3, ymm3, xmm0, 1
        vmovdqa ymm0, ymm1
        cmp     rdx, 160
        jb      L(reset)
        vbroadcasti128  ymm15, [r11 + 208]
        vbroadcasti128  ymm14, [r11 + 224]

        // From the start, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     eax, 256

        // After anything but a full pass.
        cmp     rdx, 160
        jb      L(rest)
        cmp     r10d, 12
        ja      L(pass_256)

        // AES-128: 10 blocks a pass
L(pass_128):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   ymm9, ymm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm10, ymm3
        vpxor   ymm11, ymm10, [rsi + 96]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm12, ymm0
        vpxor   ymm13, ymm12, [rsi + 128]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm2, ymm0
        vmovdqa ymm0, ymm3
        vmovdqa ymm3, ymm2
        add     rsi, 160
        sub     rdx, 160
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   ymm9, ymm9, ymm2
        vpxor   ymm11, ymm11, ymm2
        vpxor   ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vaesdec ymm5, ymm5, ymm15
        vaesdec ymm7, ymm7, ymm15
        vaesdec ymm9, ymm9, ymm15
        vaesdec ymm11, ymm11, ymm15
        vaesdec ymm13, ymm13, ymm15
        vaesdeclast     ymm5, ymm5, ymm14
        vaesdeclast     ymm7, ymm7, ymm14
        vaesdeclast     ymm9, ymm9, ymm14
        vaesdeclast     ymm11, ymm11, ymm14
        vaesdeclast     ymm13, ymm13, ymm14
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   ymm9, ymm9, ymm8
        vpxor   ymm11, ymm11, ymm10
        vpxor   ymm13, ymm13, ymm12
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], ymm9
        vmovdqu [rdi + 96], ymm11
        vmovdqu [rdi + 128], ymm13
        add     rdi, 160
        sub     eax, 10
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 160
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: 10 blocks a pass
L(pass_256):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   ymm9, ymm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm10, ymm3
        vpxor   ymm11, ymm10, [rsi + 96]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm12, ymm0
        vpxor   ymm13, ymm12, [rsi + 128]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm2, ymm0
        vmovdqa ymm0, ymm3
        vmovdqa ymm3, ymm2
        add     rsi, 160
        sub     rdx, 160
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   ymm9, ymm9, ymm2
        vpxor   ymm11, ymm11, ymm2
        vpxor   ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec ymm13, ymm13, ymm2
        vaesdec ymm5, ymm5, ymm15
        vaesdec ymm7, ymm7, ymm15
        vaesdec ymm9, ymm9, ymm15
        vaesdec ymm11, ymm11, ymm15
        vaesdec ymm13, ymm13, ymm15
        vaesdeclast     ymm5, ymm5, ymm14
        vaesdeclast     ymm7, ymm7, ymm14
        vaesdeclast     ymm9, ymm9, ymm14
        vaesdeclast     ymm11, ymm11, ymm14
        vaesdeclast     ymm13, ymm13, ymm14
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   ymm9, ymm9, ymm8
        vpxor   ymm11, ymm11, ymm10
        vpxor   ymm13, ymm13, ymm12
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], ymm9
        vmovdqu [rdi + 96], ymm11
        vmovdqu [rdi + 128], ymm13
        add     rdi, 160
        sub     eax, 10
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 160
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(pair)
        cmp     rdx, 16
        je      L(single)
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
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   ymm9, ymm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm10, ymm3
        vpxor   ymm11, ymm10, [rsi + 96]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm12, ymm0
        vpxor   xmm13, xmm12, [rsi + 128]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   ymm9, ymm9, ymm2
        vpxor   ymm11, ymm11, ymm2
        vpxor   xmm13, xmm13, xmm2
        cmp     r10d, 12
        jb      L(rest9_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
L(rest9_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vaesdec xmm13, xmm13, xmm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     ymm7, ymm7, ymm2
        vaesdeclast     ymm9, ymm9, ymm2
        vaesdeclast     ymm11, ymm11, ymm2
        vaesdeclast     xmm13, xmm13, xmm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   ymm9, ymm9, ymm8
        vpxor   ymm11, ymm11, ymm10
        vpxor   xmm13, xmm13, xmm12
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], ymm9
        vmovdqu [rdi + 96], ymm11
        vmovdqu [rdi + 128], xmm13
        vextracti128    xmm0, ymm12, 1
        jmp     L(rest_done)
L(rest8):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   ymm9, ymm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm10, ymm3
        vpxor   ymm11, ymm10, [rsi + 96]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   ymm9, ymm9, ymm2
        vpxor   ymm11, ymm11, ymm2
        cmp     r10d, 12
        jb      L(rest8_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
L(rest8_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec ymm11, ymm11, ymm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     ymm7, ymm7, ymm2
        vaesdeclast     ymm9, ymm9, ymm2
        vaesdeclast     ymm11, ymm11, ymm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   ymm9, ymm9, ymm8
        vpxor   ymm11, ymm11, ymm10
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], ymm9
        vmovdqu [rdi + 96], ymm11
        jmp     L(rest_done)
L(rest7):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   ymm9, ymm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm10, ymm3
        vpxor   xmm11, xmm10, [rsi + 96]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   ymm9, ymm9, ymm2
        vpxor   xmm11, xmm11, xmm2
        cmp     r10d, 12
        jb      L(rest7_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
L(rest7_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vaesdec xmm11, xmm11, xmm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     ymm7, ymm7, ymm2
        vaesdeclast     ymm9, ymm9, ymm2
        vaesdeclast     xmm11, xmm11, xmm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   ymm9, ymm9, ymm8
        vpxor   xmm11, xmm11, xmm10
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], ymm9
        vmovdqu [rdi + 96], xmm11
        vextracti128    xmm0, ymm10, 1
        jmp     L(rest_done)
L(rest6):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   ymm9, ymm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   ymm9, ymm9, ymm2
        cmp     r10d, 12
        jb      L(rest6_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
L(rest6_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec ymm9, ymm9, ymm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     ymm7, ymm7, ymm2
        vaesdeclast     ymm9, ymm9, ymm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   ymm9, ymm9, ymm8
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], ymm9
        vmovdqa xmm0, xmm3
        jmp     L(rest_done)
L(rest5):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vmovdqa ymm8, ymm0
        vpxor   xmm9, xmm8, [rsi + 64]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        vpxor   xmm9, xmm9, xmm2
        cmp     r10d, 12
        jb      L(rest5_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
L(rest5_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vaesdec xmm9, xmm9, xmm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     ymm7, ymm7, ymm2
        vaesdeclast     xmm9, xmm9, xmm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vpxor   xmm9, xmm9, xmm8
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        vmovdqu [rdi + 64], xmm9
        vextracti128    xmm0, ymm8, 1
        jmp     L(rest_done)
L(rest4):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   ymm7, ymm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   ymm7, ymm7, ymm2
        cmp     r10d, 12
        jb      L(rest4_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
L(rest4_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec ymm7, ymm7, ymm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     ymm7, ymm7, ymm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   ymm7, ymm7, ymm6
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], ymm7
        jmp     L(rest_done)
L(rest3):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vmovdqa ymm6, ymm3
        vpxor   xmm7, xmm6, [rsi + 32]
        vpsrlq  ymm1, ymm3, 60
        vpsllq  ymm3, ymm3, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm3, ymm3, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        vpxor   xmm7, xmm7, xmm2
        cmp     r10d, 12
        jb      L(rest3_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
L(rest3_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vaesdec xmm7, xmm7, xmm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vaesdeclast     xmm7, xmm7, xmm2
        vpxor   ymm5, ymm5, ymm4
        vpxor   xmm7, xmm7, xmm6
        vmovdqu [rdi], ymm5
        vmovdqu [rdi + 32], xmm7
        vextracti128    xmm0, ymm6, 1
        jmp     L(rest_done)
L(rest2):
        vmovdqa ymm4, ymm0
        vpxor   ymm5, ymm4, [rsi]
        vpsrlq  ymm1, ymm0, 60
        vpsllq  ymm0, ymm0, 4
        vpshufd ymm1, ymm1, 0x4e
        vpclmulqdq      ymm2, ymm1, [rip + L(reduction)], 0
        vpblendd        ymm1, ymm2, ymm1, 0xcc
        vpxor   ymm0, ymm0, ymm1
        vbroadcasti128  ymm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxor   ymm5, ymm5, ymm2
        cmp     r10d, 12
        jb      L(rest2_rounds_128)
        vbroadcasti128  ymm2, [r11 + 16]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 32]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 48]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 64]
        vaesdec ymm5, ymm5, ymm2
L(rest2_rounds_128):
        vbroadcasti128  ymm2, [r11 + 80]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 96]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 112]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 128]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 144]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 160]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 176]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 192]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 208]
        vaesdec ymm5, ymm5, ymm2
        vbroadcasti128  ymm2, [r11 + 224]
        vaesdeclast     ymm5, ymm5, ymm2
        vpxor   ymm5, ymm5, ymm4
        vmovdqu [rdi], ymm5
        vmovdqa xmm0, xmm3
L(rest_done):
        jmp     L(stored)

        // No block but the final pair, or one.
L(few):
        mov     eax, 2                                  // more than that one block: it is no reason to look
        test    rdx, rdx
        jz      L(pair)
L(single):
        vmovdqa xmm4, xmm0
        vpxor   xmm5, xmm4, [rsi]
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpand   xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxor   xmm0, xmm0, xmm2
        vpxor   xmm5, xmm5, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     r10d, 12
        jb      L(single_rounds_128)
        vaesdec xmm5, xmm5, [r11 + 16]
        vaesdec xmm5, xmm5, [r11 + 32]
        vaesdec xmm5, xmm5, [r11 + 48]
        vaesdec xmm5, xmm5, [r11 + 64]
L(single_rounds_128):
        vaesdec xmm5, xmm5, [r11 + 80]
        vaesdec xmm5, xmm5, [r11 + 96]
        vaesdec xmm5, xmm5, [r11 + 112]
        vaesdec xmm5, xmm5, [r11 + 128]
        vaesdec xmm5, xmm5, [r11 + 144]
        vaesdec xmm5, xmm5, [r11 + 160]
        vaesdec xmm5, xmm5, [r11 + 176]
        vaesdec xmm5, xmm5, [r11 + 192]
        vaesdec xmm5, xmm5, [r11 + 208]
        vaesdeclast     xmm5, xmm5, [r11 + 224]
        vpxor   xmm5, xmm5, xmm4
        vmovdqu [rdi], xmm5
L(stored):
        add     rsi, rdx
        add     rdi, rdx
        mov     ebp, edx
        shr     ebp, 4
        xor     edx, edx
        sub     eax, ebp
        jbe     L(look)

        // The last full block and the partial one steal from each other; decryption takes their tweaks in the other order.
L(pair):
        test    ebx, ebx
        jz      L(done)
        vmovdqa xmm4, xmm0
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpand   xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxor   xmm0, xmm0, xmm2
        vmovdqa xmm6, xmm0
        lea     eax, [rbx - 16]
        vmovdqu xmm0, [rsi + rax]
        vpxor   xmm5, xmm6, [rsi]
        vpxor   xmm5, xmm5, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     r10d, 12
        jb      L(pair_rounds_128)
        vaesdec xmm5, xmm5, [r11 + 16]
        vaesdec xmm5, xmm5, [r11 + 32]
        vaesdec xmm5, xmm5, [r11 + 48]
        vaesdec xmm5, xmm5, [r11 + 64]
L(pair_rounds_128):
        vaesdec xmm5, xmm5, [r11 + 80]
        vaesdec xmm5, xmm5, [r11 + 96]
        vaesdec xmm5, xmm5, [r11 + 112]
        vaesdec xmm5, xmm5, [r11 + 128]
        vaesdec xmm5, xmm5, [r11 + 144]
        vaesdec xmm5, xmm5, [r11 + 160]
        vaesdec xmm5, xmm5, [r11 + 176]
        vaesdec xmm5, xmm5, [r11 + 192]
        vaesdec xmm5, xmm5, [r11 + 208]
        vaesdeclast     xmm5, xmm5, [r11 + 224]
        vpxor   xmm5, xmm5, xmm6
        lea     r9, [rip + L(shuffles)]
        vpshufb xmm1, xmm5, [r9 + rax]                  // the start of this block becomes the partial one
        vmovdqu [rdi + rax], xmm1                       // up to 15 bytes of it are zero, and stored over below
        sub     r9, rax
        vmovdqu xmm1, [r9 + 32]
        vpshufb xmm0, xmm0, xmm1
        vpblendvb       xmm5, xmm0, xmm5, xmm1          // and the input's partial block takes its place
        vpxor   xmm5, xmm5, xmm4
        vpxor   xmm5, xmm5, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     r10d, 12
        jb      L(stolen_rounds_128)
        vaesdec xmm5, xmm5, [r11 + 16]
        vaesdec xmm5, xmm5, [r11 + 32]
        vaesdec xmm5, xmm5, [r11 + 48]
        vaesdec xmm5, xmm5, [r11 + 64]
L(stolen_rounds_128):
        vaesdec xmm5, xmm5, [r11 + 80]
        vaesdec xmm5, xmm5, [r11 + 96]
        vaesdec xmm5, xmm5, [r11 + 112]
        vaesdec xmm5, xmm5, [r11 + 128]
        vaesdec xmm5, xmm5, [r11 + 144]
        vaesdec xmm5, xmm5, [r11 + 160]
        vaesdec xmm5, xmm5, [r11 + 176]
        vaesdec xmm5, xmm5, [r11 + 192]
        vaesdec xmm5, xmm5, [r11 + 208]
        vaesdeclast     xmm5, xmm5, [r11 + 224]
        vpxor   xmm5, xmm5, xmm4
        vmovdqu [rdi], xmm5

        // No next block exists, so the state is wiped.
        vpxor   xmm0, xmm0, xmm0
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
        vmovdqu [r8], xmm0
        add     rdx, rbx
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
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_xts_dec_vaes256_x5_inline_resident_y256)

        AESGEN_RODATA
        .p2align        5
L(reduction):
        .quad   0x87, 0, 0x87, 0
L(carries):
        .quad   0x87, 1
L(shuffles):
        .fill   16, 1, 0xff
        .byte   0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .fill   16, 1, 0xff

        AESGEN_NOTES

#endif
