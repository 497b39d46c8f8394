// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_vaes512_x8_inline_resident_y0
// AES CTR encryption and decryption (SP 800-38A 6.5) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 32 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode ctr --interleave 8 --inline inline --regalloc resident --yield-blocks 0
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
//   rbx          scratch      scratch
//   rax          rounds       number of rounds
//   r10          kbase        where key 0 would lie, were all numbered from the end
//   rbx          part         bytes of the last register, then a bit for each
//   rdx          tail_bytes   bytes of the last register
//   xmm2         ctr          the next four counters, {lo, hi} each
//   xmm1         four         {4, 0} four times
//   xmm0         reverse      shuffle that reverses the bytes of a block
//   xmm3-xmm10   data0-data7  four blocks each: counter blocks, then key stream, then text
//   xmm11        key          a round key on its way, or a passing value
//   xmm18-xmm31  k1-k14       round keys, numbered from the end
//   k1           tail         a bit for each byte of the last register

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ctr_vaes512_x8_inline_resident_y0)
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
        mov     r11, [r8]
        mov     r9, [r8 + 8]
        bswap   r11
        bswap   r9
        cmp     rdx, 16
        jbe     L(only)
        vbroadcasti32x4 zmm0, [rip + L(reverse)]
        vbroadcasti32x4 zmm1, [rip + L(four)]
        vbroadcasti32x4 zmm2, [r8]
        vpshufb zmm2, zmm2, zmm0
        vpaddq  zmm2, zmm2, [rip + L(first_four)]
        cmp     rdx, 512
        jb      L(rest)
        vbroadcasti32x4 zmm31, [r10 + 80]
        vbroadcasti32x4 zmm30, [r10 + 96]
        vbroadcasti32x4 zmm29, [r10 + 112]
        vbroadcasti32x4 zmm28, [r10 + 128]
        vbroadcasti32x4 zmm27, [r10 + 144]
        vbroadcasti32x4 zmm26, [r10 + 160]
        vbroadcasti32x4 zmm25, [r10 + 176]
        vbroadcasti32x4 zmm24, [r10 + 192]
        vbroadcasti32x4 zmm23, [r10 + 208]
        vbroadcasti32x4 zmm22, [r10 + 224]
        cmp     eax, 12
        jb      L(keys_loaded)
        vbroadcasti32x4 zmm21, [r10 + 48]
        vbroadcasti32x4 zmm20, [r10 + 64]
        je      L(keys_loaded)
        vbroadcasti32x4 zmm19, [r10 + 16]
        vbroadcasti32x4 zmm18, [r10 + 32]
L(keys_loaded):

        // After anything but a full pass.
L(again):
        cmp     rdx, 512
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 32 blocks a pass
L(pass_128):
        add     r9, 32
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm8, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm9, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm10, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm11
        vpxorq  zmm9, zmm9, zmm11
        vpxorq  zmm10, zmm10, zmm11
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm10, zmm10, zmm31
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm10, zmm10, zmm30
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm10, zmm10, zmm29
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm10, zmm10, zmm28
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm10, zmm10, zmm27
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm10, zmm10, zmm26
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm10, zmm10, zmm25
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm10, zmm10, zmm24
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenc zmm10, zmm10, zmm23
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        vaesenclast     zmm10, zmm10, zmm22
        vpxorq  zmm3, zmm3, [rsi]
        vmovdqu64       [rdi], zmm3
        vpxorq  zmm4, zmm4, [rsi + 64]
        vmovdqu64       [rdi + 64], zmm4
        vpxorq  zmm5, zmm5, [rsi + 128]
        vmovdqu64       [rdi + 128], zmm5
        vpxorq  zmm6, zmm6, [rsi + 192]
        vmovdqu64       [rdi + 192], zmm6
        vpxorq  zmm7, zmm7, [rsi + 256]
        vmovdqu64       [rdi + 256], zmm7
        vpxorq  zmm8, zmm8, [rsi + 320]
        vmovdqu64       [rdi + 320], zmm8
        vpxorq  zmm9, zmm9, [rsi + 384]
        vmovdqu64       [rdi + 384], zmm9
        vpxorq  zmm10, zmm10, [rsi + 448]
        vmovdqu64       [rdi + 448], zmm10
        add     rsi, 512
        sub     rdx, 512
        add     rdi, 512
        cmp     rdx, 512
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 32 blocks a pass
L(pass_192):
        add     r9, 32
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm8, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm9, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm10, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm11
        vpxorq  zmm9, zmm9, zmm11
        vpxorq  zmm10, zmm10, zmm11
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm10, zmm10, zmm21
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm8, zmm8, zmm20
        vaesenc zmm9, zmm9, zmm20
        vaesenc zmm10, zmm10, zmm20
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm10, zmm10, zmm31
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm10, zmm10, zmm30
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm10, zmm10, zmm29
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm10, zmm10, zmm28
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm10, zmm10, zmm27
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm10, zmm10, zmm26
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm10, zmm10, zmm25
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm10, zmm10, zmm24
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenc zmm10, zmm10, zmm23
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        vaesenclast     zmm10, zmm10, zmm22
        vpxorq  zmm3, zmm3, [rsi]
        vmovdqu64       [rdi], zmm3
        vpxorq  zmm4, zmm4, [rsi + 64]
        vmovdqu64       [rdi + 64], zmm4
        vpxorq  zmm5, zmm5, [rsi + 128]
        vmovdqu64       [rdi + 128], zmm5
        vpxorq  zmm6, zmm6, [rsi + 192]
        vmovdqu64       [rdi + 192], zmm6
        vpxorq  zmm7, zmm7, [rsi + 256]
        vmovdqu64       [rdi + 256], zmm7
        vpxorq  zmm8, zmm8, [rsi + 320]
        vmovdqu64       [rdi + 320], zmm8
        vpxorq  zmm9, zmm9, [rsi + 384]
        vmovdqu64       [rdi + 384], zmm9
        vpxorq  zmm10, zmm10, [rsi + 448]
        vmovdqu64       [rdi + 448], zmm10
        add     rsi, 512
        sub     rdx, 512
        add     rdi, 512
        cmp     rdx, 512
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 32 blocks a pass
L(pass_256):
        add     r9, 32
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm8, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm9, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm10, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm11
        vpxorq  zmm9, zmm9, zmm11
        vpxorq  zmm10, zmm10, zmm11
        vaesenc zmm3, zmm3, zmm19
        vaesenc zmm4, zmm4, zmm19
        vaesenc zmm5, zmm5, zmm19
        vaesenc zmm6, zmm6, zmm19
        vaesenc zmm7, zmm7, zmm19
        vaesenc zmm8, zmm8, zmm19
        vaesenc zmm9, zmm9, zmm19
        vaesenc zmm10, zmm10, zmm19
        vaesenc zmm3, zmm3, zmm18
        vaesenc zmm4, zmm4, zmm18
        vaesenc zmm5, zmm5, zmm18
        vaesenc zmm6, zmm6, zmm18
        vaesenc zmm7, zmm7, zmm18
        vaesenc zmm8, zmm8, zmm18
        vaesenc zmm9, zmm9, zmm18
        vaesenc zmm10, zmm10, zmm18
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm10, zmm10, zmm21
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm8, zmm8, zmm20
        vaesenc zmm9, zmm9, zmm20
        vaesenc zmm10, zmm10, zmm20
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm10, zmm10, zmm31
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm10, zmm10, zmm30
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm10, zmm10, zmm29
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm10, zmm10, zmm28
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm10, zmm10, zmm27
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm10, zmm10, zmm26
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm10, zmm10, zmm25
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm10, zmm10, zmm24
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenc zmm10, zmm10, zmm23
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        vaesenclast     zmm10, zmm10, zmm22
        vpxorq  zmm3, zmm3, [rsi]
        vmovdqu64       [rdi], zmm3
        vpxorq  zmm4, zmm4, [rsi + 64]
        vmovdqu64       [rdi + 64], zmm4
        vpxorq  zmm5, zmm5, [rsi + 128]
        vmovdqu64       [rdi + 128], zmm5
        vpxorq  zmm6, zmm6, [rsi + 192]
        vmovdqu64       [rdi + 192], zmm6
        vpxorq  zmm7, zmm7, [rsi + 256]
        vmovdqu64       [rdi + 256], zmm7
        vpxorq  zmm8, zmm8, [rsi + 320]
        vmovdqu64       [rdi + 320], zmm8
        vpxorq  zmm9, zmm9, [rsi + 384]
        vmovdqu64       [rdi + 384], zmm9
        vpxorq  zmm10, zmm10, [rsi + 448]
        vmovdqu64       [rdi + 448], zmm10
        add     rsi, 512
        sub     rdx, 512
        add     rdi, 512
        cmp     rdx, 512
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(done)
        cmp     rdx, 16
        jbe     L(single)
        mov     rbx, r9
        add     rbx, 32
        jc      L(single)
        lea     rbx, [rdx + 15]
        shr     rbx, 4
        add     r9, rbx
        cmp     rdx, 64
        jbe     L(rest1)
        cmp     rdx, 128
        jbe     L(rest2)
        cmp     rdx, 192
        jbe     L(rest3)
        cmp     rdx, 256
        jbe     L(rest4)
        cmp     rdx, 320
        jbe     L(rest5)
        cmp     rdx, 384
        jbe     L(rest6)
        cmp     rdx, 448
        jbe     L(rest7)
        lea     edx, [rdx - 448]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm8, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm9, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm10, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm11
        vpxorq  zmm9, zmm9, zmm11
        vpxorq  zmm10, zmm10, zmm11
        cmp     eax, 12
        jb      L(rest8_rounds_128)
        je      L(rest8_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
L(rest8_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
L(rest8_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vaesenc zmm10, zmm10, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vaesenclast     zmm5, zmm5, zmm11
        vaesenclast     zmm6, zmm6, zmm11
        vaesenclast     zmm7, zmm7, zmm11
        vaesenclast     zmm8, zmm8, zmm11
        vaesenclast     zmm9, zmm9, zmm11
        vaesenclast     zmm10, zmm10, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vpxorq  zmm4, zmm4, [rsi + 64]
        vpxorq  zmm5, zmm5, [rsi + 128]
        vpxorq  zmm6, zmm6, [rsi + 192]
        vpxorq  zmm7, zmm7, [rsi + 256]
        vpxorq  zmm8, zmm8, [rsi + 320]
        vpxorq  zmm9, zmm9, [rsi + 384]
        vmovdqu8        zmm11{k1}{z}, [rsi + 448]
        vpxorq  zmm10, zmm10, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu64       [rdi + 64], zmm4
        vmovdqu64       [rdi + 128], zmm5
        vmovdqu64       [rdi + 192], zmm6
        vmovdqu64       [rdi + 256], zmm7
        vmovdqu64       [rdi + 320], zmm8
        vmovdqu64       [rdi + 384], zmm9
        vmovdqu8        [rdi + 448]{k1}, zmm10
        jmp     L(rest_done)
L(rest7):
        lea     edx, [rdx - 384]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm8, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm9, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm11
        vpxorq  zmm9, zmm9, zmm11
        cmp     eax, 12
        jb      L(rest7_rounds_128)
        je      L(rest7_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
L(rest7_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
L(rest7_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vaesenc zmm9, zmm9, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vaesenclast     zmm5, zmm5, zmm11
        vaesenclast     zmm6, zmm6, zmm11
        vaesenclast     zmm7, zmm7, zmm11
        vaesenclast     zmm8, zmm8, zmm11
        vaesenclast     zmm9, zmm9, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vpxorq  zmm4, zmm4, [rsi + 64]
        vpxorq  zmm5, zmm5, [rsi + 128]
        vpxorq  zmm6, zmm6, [rsi + 192]
        vpxorq  zmm7, zmm7, [rsi + 256]
        vpxorq  zmm8, zmm8, [rsi + 320]
        vmovdqu8        zmm11{k1}{z}, [rsi + 384]
        vpxorq  zmm9, zmm9, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu64       [rdi + 64], zmm4
        vmovdqu64       [rdi + 128], zmm5
        vmovdqu64       [rdi + 192], zmm6
        vmovdqu64       [rdi + 256], zmm7
        vmovdqu64       [rdi + 320], zmm8
        vmovdqu8        [rdi + 384]{k1}, zmm9
        jmp     L(rest_done)
L(rest6):
        lea     edx, [rdx - 320]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm8, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm11
        cmp     eax, 12
        jb      L(rest6_rounds_128)
        je      L(rest6_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
L(rest6_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
L(rest6_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vaesenc zmm8, zmm8, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vaesenclast     zmm5, zmm5, zmm11
        vaesenclast     zmm6, zmm6, zmm11
        vaesenclast     zmm7, zmm7, zmm11
        vaesenclast     zmm8, zmm8, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vpxorq  zmm4, zmm4, [rsi + 64]
        vpxorq  zmm5, zmm5, [rsi + 128]
        vpxorq  zmm6, zmm6, [rsi + 192]
        vpxorq  zmm7, zmm7, [rsi + 256]
        vmovdqu8        zmm11{k1}{z}, [rsi + 320]
        vpxorq  zmm8, zmm8, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu64       [rdi + 64], zmm4
        vmovdqu64       [rdi + 128], zmm5
        vmovdqu64       [rdi + 192], zmm6
        vmovdqu64       [rdi + 256], zmm7
        vmovdqu8        [rdi + 320]{k1}, zmm8
        jmp     L(rest_done)
L(rest5):
        lea     edx, [rdx - 256]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm7, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        vpxorq  zmm7, zmm7, zmm11
        cmp     eax, 12
        jb      L(rest5_rounds_128)
        je      L(rest5_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
L(rest5_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
L(rest5_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vaesenc zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vaesenclast     zmm5, zmm5, zmm11
        vaesenclast     zmm6, zmm6, zmm11
        vaesenclast     zmm7, zmm7, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vpxorq  zmm4, zmm4, [rsi + 64]
        vpxorq  zmm5, zmm5, [rsi + 128]
        vpxorq  zmm6, zmm6, [rsi + 192]
        vmovdqu8        zmm11{k1}{z}, [rsi + 256]
        vpxorq  zmm7, zmm7, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu64       [rdi + 64], zmm4
        vmovdqu64       [rdi + 128], zmm5
        vmovdqu64       [rdi + 192], zmm6
        vmovdqu8        [rdi + 256]{k1}, zmm7
        jmp     L(rest_done)
L(rest4):
        lea     edx, [rdx - 192]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm6, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        vpxorq  zmm6, zmm6, zmm11
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
L(rest4_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
L(rest4_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vaesenc zmm6, zmm6, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vaesenclast     zmm5, zmm5, zmm11
        vaesenclast     zmm6, zmm6, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vpxorq  zmm4, zmm4, [rsi + 64]
        vpxorq  zmm5, zmm5, [rsi + 128]
        vmovdqu8        zmm11{k1}{z}, [rsi + 192]
        vpxorq  zmm6, zmm6, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu64       [rdi + 64], zmm4
        vmovdqu64       [rdi + 128], zmm5
        vmovdqu8        [rdi + 192]{k1}, zmm6
        jmp     L(rest_done)
L(rest3):
        lea     edx, [rdx - 128]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm5, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        vpxorq  zmm5, zmm5, zmm11
        cmp     eax, 12
        jb      L(rest3_rounds_128)
        je      L(rest3_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
L(rest3_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
L(rest3_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vaesenc zmm5, zmm5, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vaesenclast     zmm5, zmm5, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vpxorq  zmm4, zmm4, [rsi + 64]
        vmovdqu8        zmm11{k1}{z}, [rsi + 128]
        vpxorq  zmm5, zmm5, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu64       [rdi + 64], zmm4
        vmovdqu8        [rdi + 128]{k1}, zmm5
        jmp     L(rest_done)
L(rest2):
        lea     edx, [rdx - 64]
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vpaddq  zmm2, zmm2, zmm1
        vpshufb zmm4, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        vpxorq  zmm4, zmm4, zmm11
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
L(rest2_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
L(rest2_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vaesenc zmm4, zmm4, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vaesenclast     zmm4, zmm4, zmm11
        vpxorq  zmm3, zmm3, [rsi]
        vmovdqu8        zmm11{k1}{z}, [rsi + 64]
        vpxorq  zmm4, zmm4, zmm11
        vmovdqu64       [rdi], zmm3
        vmovdqu8        [rdi + 64]{k1}, zmm4
        jmp     L(rest_done)
L(rest1):
        mov     edx, edx
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vpshufb zmm3, zmm2, zmm0
        vbroadcasti32x4 zmm11, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm3, zmm3, zmm11
        cmp     eax, 12
        jb      L(rest1_rounds_128)
        je      L(rest1_rounds_192)
        vbroadcasti32x4 zmm11, [r10 + 16]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 32]
        vaesenc zmm3, zmm3, zmm11
L(rest1_rounds_192):
        vbroadcasti32x4 zmm11, [r10 + 48]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 64]
        vaesenc zmm3, zmm3, zmm11
L(rest1_rounds_128):
        vbroadcasti32x4 zmm11, [r10 + 80]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 96]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 112]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 128]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 144]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 160]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 176]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 192]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 208]
        vaesenc zmm3, zmm3, zmm11
        vbroadcasti32x4 zmm11, [r10 + 224]
        vaesenclast     zmm3, zmm3, zmm11
        vmovdqu8        zmm11{k1}{z}, [rsi]
        vpxorq  zmm3, zmm3, zmm11
        vmovdqu8        [rdi]{k1}, zmm3
L(rest_done):
        xor     edx, edx
        jmp     L(done)

        // A call of one block or a part of it: the state is the counter block.
L(only):
        vmovdqu64       xmm3, [r8]
        jmp     L(one)

        // One block, with a carry from the low half of the counter to the high one.
L(wrap):
        sub     r9, 32
L(single):
        vmovq   xmm3, r9
        vpinsrq xmm3, xmm3, r11, 1
        vpshufb xmm3, xmm3, xmm0
L(one):
        add     r9, 1
        adc     r11, 0
        vpxorq  xmm3, xmm3, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     eax, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        vaesenc xmm3, xmm3, [r10 + 16]
        vaesenc xmm3, xmm3, [r10 + 32]
L(single_rounds_192):
        vaesenc xmm3, xmm3, [r10 + 48]
        vaesenc xmm3, xmm3, [r10 + 64]
L(single_rounds_128):
        vaesenc xmm3, xmm3, [r10 + 80]
        vaesenc xmm3, xmm3, [r10 + 96]
        vaesenc xmm3, xmm3, [r10 + 112]
        vaesenc xmm3, xmm3, [r10 + 128]
        vaesenc xmm3, xmm3, [r10 + 144]
        vaesenc xmm3, xmm3, [r10 + 160]
        vaesenc xmm3, xmm3, [r10 + 176]
        vaesenc xmm3, xmm3, [r10 + 192]
        vaesenc xmm3, xmm3, [r10 + 208]
        vaesenclast     xmm3, xmm3, [r10 + 224]
        cmp     rdx, 16
        jbe     L(last)
        vpxorq  xmm3, xmm3, [rsi]
        vmovdqu64       [rdi], xmm3
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        vmovq   xmm2, r9
        vpinsrq xmm2, xmm2, r11, 1
        vshufi64x2      zmm2, zmm2, zmm2, 0
        vpaddq  zmm2, zmm2, [rip + L(first_four)]
        jmp     L(again)

        // 1 to 16 bytes, with the key stream in data0.
L(last):
        mov     rbx, -1
        bzhi    rbx, rbx, rdx
        kmovq   k1, rbx
        vmovdqu8        xmm11{k1}{z}, [rsi]
        vpxorq  xmm3, xmm3, xmm11
        vmovdqu8        [rdi]{k1}, xmm3
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
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
        xor     r9d, r9d
        xor     r10d, r10d
        xor     r11d, r11d
        kxorw   k1, k1, k1
#endif
        vzeroupper
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_ctr_vaes512_x8_inline_resident_y0)

        AESGEN_RODATA
        .p2align        6
L(first_four):
        .quad   0, 0, 1, 0, 2, 0, 3, 0
L(four):
        .quad   4, 0
L(reverse):
        .byte   15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0

        AESGEN_NOTES

#endif
