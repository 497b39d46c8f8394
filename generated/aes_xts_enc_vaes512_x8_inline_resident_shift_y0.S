// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_enc_vaes512_x8_inline_resident_shift_y0
// AES XTS encryption (IEEE 1619, SP 800-38E) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 32 blocks in flight, round code inline, round keys resident in registers, tweaks by shifts, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode xts_enc --interleave 8 --inline inline --regalloc resident --variant shift --yield-blocks 0
// Change the templates, never this file.
//
//   rdi                out            output
//   rsi                in             input
//   rdx                bytes          bytes to do
//   rcx                ks             key schedule
//   r8                 state          state (chaining block, counter block or tweak)
//   rax                left           result: bytes left undone
//   r11                pair           bytes of the final pair: 0, or 17 to 31
//   rax                rounds         number of rounds
//   r10                kbase          where key 0 would lie, were all numbered from the end
//   r9                 scratch        scratch
//   rbx                picks          which two quarters of a register the last tweak is, for each number of blocks
//   rbx                part           bytes of the last register, then a bit for each
//   r9                 tail_bytes     bytes of the last register
//   xmm4-xmm11         data0-data7    four blocks each
//   xmm12 xmm14-xmm20  tweak0-tweak7  their tweaks
//   xmm0               next0          the next four tweaks, or the next one
//   xmm3               next1          the four after those
//   xmm1               carry          a passing value
//   xmm13              spill          the bytes that leave at the top
//   xmm2               key            a round key on its way, or a passing value
//   xmm21-xmm31        k4-k14         round keys, numbered from the end
//   xmm0               pick           where the last tweak is, then the next one
//   xmm0               text           the partial block of input
//   k1                 low            the low half of each block
//   k1                 tail           a bit for each byte of the last register

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_enc_vaes512_x8_inline_resident_shift_y0)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        cmp     rdx, 16
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]

        // With a partial block at the end, it and the block before it are kept out of the passes.
        mov     r11d, edx
        and     r11d, 15
        jz      L(whole)
        add     r11d, 16
        sub     rdx, r11
L(whole):
        cmp     rdx, 16
        jbe     L(few)
        mov     r9d, 0x55
        kmovd   k1, r9d
        vbroadcasti32x4 zmm0, [r8]                      // little-endian, as the standard has it
        vpshufd zmm1, zmm0, 0x4e
        vpsrlvq zmm1, zmm1, [rip + L(carried0)]
        vpsllvq zmm0, zmm0, [rip + L(shifted0)]
        vpsllq  zmm2{k1}{z}, zmm1, 1
        vpternlogq      zmm0, zmm1, zmm2, 0x96
        vpsllq  zmm2{k1}{z}, zmm1, 2
        vpsllq  zmm1{k1}{z}, zmm1, 7
        vpternlogq      zmm0, zmm1, zmm2, 0x96
        cmp     rdx, 64
        jbe     L(one_register)                         // which needs no more tweaks
        vbroadcasti32x4 zmm3, [r8]                      // little-endian, as the standard has it
        vpshufd zmm1, zmm3, 0x4e
        vpsrlvq zmm1, zmm1, [rip + L(carried4)]
        vpsllvq zmm3, zmm3, [rip + L(shifted4)]
        vpsllq  zmm2{k1}{z}, zmm1, 1
        vpternlogq      zmm3, zmm1, zmm2, 0x96
        vpsllq  zmm2{k1}{z}, zmm1, 2
        vpsllq  zmm1{k1}{z}, zmm1, 7
        vpternlogq      zmm3, zmm1, zmm2, 0x96
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
        vbroadcasti32x4 zmm21, [r10 + 64]
L(keys_loaded):

        // After anything but a full pass.
        cmp     rdx, 512
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)

        // AES-128: 32 blocks a pass
L(pass_128):
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu64       zmm7, [rsi + 192]
        vmovdqu64       zmm8, [rsi + 256]
        vmovdqu64       zmm9, [rsi + 320]
        vmovdqu64       zmm10, [rsi + 384]
        vmovdqu64       zmm11, [rsi + 448]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm4, zmm12, zmm2, 0x96
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm5, zmm14, zmm2, 0x96
        vmovdqa64       zmm15, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm6, zmm15, zmm2, 0x96
        vmovdqa64       zmm16, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm7, zmm16, zmm2, 0x96
        vmovdqa64       zmm17, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm8, zmm17, zmm2, 0x96
        vmovdqa64       zmm18, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm9, zmm18, zmm2, 0x96
        vmovdqa64       zmm19, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm10, zmm19, zmm2, 0x96
        vmovdqa64       zmm20, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm11, zmm20, zmm2, 0x96
        add     rsi, 512
        sub     rdx, 512
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm10, zmm10, zmm31
        vaesenc zmm11, zmm11, zmm31
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm10, zmm10, zmm30
        vaesenc zmm11, zmm11, zmm30
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm10, zmm10, zmm29
        vaesenc zmm11, zmm11, zmm29
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm10, zmm10, zmm28
        vaesenc zmm11, zmm11, zmm28
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm10, zmm10, zmm27
        vaesenc zmm11, zmm11, zmm27
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm10, zmm10, zmm26
        vaesenc zmm11, zmm11, zmm26
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm10, zmm10, zmm25
        vaesenc zmm11, zmm11, zmm25
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm10, zmm10, zmm24
        vaesenc zmm11, zmm11, zmm24
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenc zmm10, zmm10, zmm23
        vaesenc zmm11, zmm11, zmm23
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        vaesenclast     zmm10, zmm10, zmm22
        vaesenclast     zmm11, zmm11, zmm22
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vpxorq  zmm8, zmm8, zmm17
        vpxorq  zmm9, zmm9, zmm18
        vpxorq  zmm10, zmm10, zmm19
        vpxorq  zmm11, zmm11, zmm20
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu64       [rdi + 192], zmm7
        vmovdqu64       [rdi + 256], zmm8
        vmovdqu64       [rdi + 320], zmm9
        vmovdqu64       [rdi + 384], zmm10
        vmovdqu64       [rdi + 448], zmm11
        add     rdi, 512
        cmp     rdx, 512
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: 32 blocks a pass
L(pass_256):
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu64       zmm7, [rsi + 192]
        vmovdqu64       zmm8, [rsi + 256]
        vmovdqu64       zmm9, [rsi + 320]
        vmovdqu64       zmm10, [rsi + 384]
        vmovdqu64       zmm11, [rsi + 448]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm4, zmm12, zmm2, 0x96
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm5, zmm14, zmm2, 0x96
        vmovdqa64       zmm15, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm6, zmm15, zmm2, 0x96
        vmovdqa64       zmm16, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm7, zmm16, zmm2, 0x96
        vmovdqa64       zmm17, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm8, zmm17, zmm2, 0x96
        vmovdqa64       zmm18, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm9, zmm18, zmm2, 0x96
        vmovdqa64       zmm19, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpternlogq      zmm10, zmm19, zmm2, 0x96
        vmovdqa64       zmm20, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpternlogq      zmm11, zmm20, zmm2, 0x96
        add     rsi, 512
        sub     rdx, 512
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm10, zmm10, zmm21
        vaesenc zmm11, zmm11, zmm21
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm10, zmm10, zmm31
        vaesenc zmm11, zmm11, zmm31
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm10, zmm10, zmm30
        vaesenc zmm11, zmm11, zmm30
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm10, zmm10, zmm29
        vaesenc zmm11, zmm11, zmm29
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm10, zmm10, zmm28
        vaesenc zmm11, zmm11, zmm28
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm10, zmm10, zmm27
        vaesenc zmm11, zmm11, zmm27
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm10, zmm10, zmm26
        vaesenc zmm11, zmm11, zmm26
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm10, zmm10, zmm25
        vaesenc zmm11, zmm11, zmm25
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm10, zmm10, zmm24
        vaesenc zmm11, zmm11, zmm24
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenc zmm10, zmm10, zmm23
        vaesenc zmm11, zmm11, zmm23
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        vaesenclast     zmm10, zmm10, zmm22
        vaesenclast     zmm11, zmm11, zmm22
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vpxorq  zmm8, zmm8, zmm17
        vpxorq  zmm9, zmm9, zmm18
        vpxorq  zmm10, zmm10, zmm19
        vpxorq  zmm11, zmm11, zmm20
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu64       [rdi + 192], zmm7
        vmovdqu64       [rdi + 256], zmm8
        vmovdqu64       [rdi + 320], zmm9
        vmovdqu64       [rdi + 384], zmm10
        vmovdqu64       [rdi + 448], zmm11
        add     rdi, 512
        cmp     rdx, 512
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(pair)
        cmp     rdx, 16
        je      L(single)
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
        lea     r9d, [rdx - 448]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu64       zmm7, [rsi + 192]
        vmovdqu64       zmm8, [rsi + 256]
        vmovdqu64       zmm9, [rsi + 320]
        vmovdqu64       zmm10, [rsi + 384]
        vmovdqu8        zmm11{k1}{z}, [rsi + 448]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm5, zmm5, zmm14
        vmovdqa64       zmm15, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm6, zmm6, zmm15
        vmovdqa64       zmm16, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm7, zmm7, zmm16
        vmovdqa64       zmm17, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm8, zmm8, zmm17
        vmovdqa64       zmm18, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm9, zmm9, zmm18
        vmovdqa64       zmm19, zmm0
        vpxorq  zmm10, zmm10, zmm19
        vmovdqa64       zmm20, zmm3
        vpxorq  zmm11, zmm11, zmm20
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm20
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        vpxorq  zmm8, zmm8, zmm2
        vpxorq  zmm9, zmm9, zmm2
        vpxorq  zmm10, zmm10, zmm2
        vpxorq  zmm11, zmm11, zmm2
        cmp     eax, 12
        jb      L(rest8_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
L(rest8_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vaesenc zmm11, zmm11, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vaesenclast     zmm6, zmm6, zmm2
        vaesenclast     zmm7, zmm7, zmm2
        vaesenclast     zmm8, zmm8, zmm2
        vaesenclast     zmm9, zmm9, zmm2
        vaesenclast     zmm10, zmm10, zmm2
        vaesenclast     zmm11, zmm11, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vpxorq  zmm8, zmm8, zmm17
        vpxorq  zmm9, zmm9, zmm18
        vpxorq  zmm10, zmm10, zmm19
        vpxorq  zmm11, zmm11, zmm20
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu64       [rdi + 192], zmm7
        vmovdqu64       [rdi + 256], zmm8
        vmovdqu64       [rdi + 320], zmm9
        vmovdqu64       [rdi + 384], zmm10
        vmovdqu8        [rdi + 448]{k1}, zmm11
        jmp     L(rest_done)
L(rest7):
        lea     r9d, [rdx - 384]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu64       zmm7, [rsi + 192]
        vmovdqu64       zmm8, [rsi + 256]
        vmovdqu64       zmm9, [rsi + 320]
        vmovdqu8        zmm10{k1}{z}, [rsi + 384]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm5, zmm5, zmm14
        vmovdqa64       zmm15, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm6, zmm6, zmm15
        vmovdqa64       zmm16, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm7, zmm7, zmm16
        vmovdqa64       zmm17, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm8, zmm8, zmm17
        vmovdqa64       zmm18, zmm3
        vpxorq  zmm9, zmm9, zmm18
        vmovdqa64       zmm19, zmm0
        vpxorq  zmm10, zmm10, zmm19
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm19
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        vpxorq  zmm8, zmm8, zmm2
        vpxorq  zmm9, zmm9, zmm2
        vpxorq  zmm10, zmm10, zmm2
        cmp     eax, 12
        jb      L(rest7_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
L(rest7_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vaesenc zmm10, zmm10, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vaesenclast     zmm6, zmm6, zmm2
        vaesenclast     zmm7, zmm7, zmm2
        vaesenclast     zmm8, zmm8, zmm2
        vaesenclast     zmm9, zmm9, zmm2
        vaesenclast     zmm10, zmm10, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vpxorq  zmm8, zmm8, zmm17
        vpxorq  zmm9, zmm9, zmm18
        vpxorq  zmm10, zmm10, zmm19
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu64       [rdi + 192], zmm7
        vmovdqu64       [rdi + 256], zmm8
        vmovdqu64       [rdi + 320], zmm9
        vmovdqu8        [rdi + 384]{k1}, zmm10
        jmp     L(rest_done)
L(rest6):
        lea     r9d, [rdx - 320]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu64       zmm7, [rsi + 192]
        vmovdqu64       zmm8, [rsi + 256]
        vmovdqu8        zmm9{k1}{z}, [rsi + 320]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm5, zmm5, zmm14
        vmovdqa64       zmm15, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm6, zmm6, zmm15
        vmovdqa64       zmm16, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm7, zmm7, zmm16
        vmovdqa64       zmm17, zmm0
        vpxorq  zmm8, zmm8, zmm17
        vmovdqa64       zmm18, zmm3
        vpxorq  zmm9, zmm9, zmm18
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm18
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        vpxorq  zmm8, zmm8, zmm2
        vpxorq  zmm9, zmm9, zmm2
        cmp     eax, 12
        jb      L(rest6_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
L(rest6_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vaesenc zmm9, zmm9, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vaesenclast     zmm6, zmm6, zmm2
        vaesenclast     zmm7, zmm7, zmm2
        vaesenclast     zmm8, zmm8, zmm2
        vaesenclast     zmm9, zmm9, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vpxorq  zmm8, zmm8, zmm17
        vpxorq  zmm9, zmm9, zmm18
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu64       [rdi + 192], zmm7
        vmovdqu64       [rdi + 256], zmm8
        vmovdqu8        [rdi + 320]{k1}, zmm9
        jmp     L(rest_done)
L(rest5):
        lea     r9d, [rdx - 256]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu64       zmm7, [rsi + 192]
        vmovdqu8        zmm8{k1}{z}, [rsi + 256]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm5, zmm5, zmm14
        vmovdqa64       zmm15, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm6, zmm6, zmm15
        vmovdqa64       zmm16, zmm3
        vpxorq  zmm7, zmm7, zmm16
        vmovdqa64       zmm17, zmm0
        vpxorq  zmm8, zmm8, zmm17
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm17
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        vpxorq  zmm8, zmm8, zmm2
        cmp     eax, 12
        jb      L(rest5_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
L(rest5_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vaesenc zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vaesenclast     zmm6, zmm6, zmm2
        vaesenclast     zmm7, zmm7, zmm2
        vaesenclast     zmm8, zmm8, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vpxorq  zmm8, zmm8, zmm17
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu64       [rdi + 192], zmm7
        vmovdqu8        [rdi + 256]{k1}, zmm8
        jmp     L(rest_done)
L(rest4):
        lea     r9d, [rdx - 192]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu64       zmm6, [rsi + 128]
        vmovdqu8        zmm7{k1}{z}, [rsi + 192]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpsrldq zmm13, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm3, zmm13, zmm1, 0x96
        vpxorq  zmm5, zmm5, zmm14
        vmovdqa64       zmm15, zmm0
        vpxorq  zmm6, zmm6, zmm15
        vmovdqa64       zmm16, zmm3
        vpxorq  zmm7, zmm7, zmm16
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm16
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
L(rest4_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vaesenc zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vaesenclast     zmm6, zmm6, zmm2
        vaesenclast     zmm7, zmm7, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vpxorq  zmm7, zmm7, zmm16
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu8        [rdi + 192]{k1}, zmm7
        jmp     L(rest_done)
L(rest3):
        lea     r9d, [rdx - 128]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu64       zmm5, [rsi + 64]
        vmovdqu8        zmm6{k1}{z}, [rsi + 128]
        vmovdqa64       zmm12, zmm0
        vpsrldq zmm13, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpaddq  zmm1, zmm13, zmm13
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpaddq  zmm1, zmm1, zmm1
        vpsllq  zmm13, zmm13, 7
        vpternlogq      zmm0, zmm13, zmm1, 0x96
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpxorq  zmm5, zmm5, zmm14
        vmovdqa64       zmm15, zmm0
        vpxorq  zmm6, zmm6, zmm15
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm15
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        cmp     eax, 12
        jb      L(rest3_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
L(rest3_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vaesenc zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vaesenclast     zmm6, zmm6, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vpxorq  zmm6, zmm6, zmm15
        vmovdqu64       [rdi], zmm4
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu8        [rdi + 128]{k1}, zmm6
        jmp     L(rest_done)
L(rest2):
        lea     r9d, [rdx - 64]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm4, [rsi]
        vmovdqu8        zmm5{k1}{z}, [rsi + 64]
        vmovdqa64       zmm12, zmm0
        vpxorq  zmm4, zmm4, zmm12
        vmovdqa64       zmm14, zmm3
        vpxorq  zmm5, zmm5, zmm14
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm14
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        vpxorq  zmm5, zmm5, zmm2
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
L(rest2_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vaesenc zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vaesenclast     zmm5, zmm5, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vpxorq  zmm5, zmm5, zmm14
        vmovdqu64       [rdi], zmm4
        vmovdqu8        [rdi + 64]{k1}, zmm5
        jmp     L(rest_done)
L(rest1):
        mov     r9d, edx
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu8        zmm4{k1}{z}, [rsi]
        vmovdqa64       zmm12, zmm0
        vpxorq  zmm4, zmm4, zmm12
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm12
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm4, zmm4, zmm2
        cmp     eax, 12
        jb      L(rest1_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesenc zmm4, zmm4, zmm2
L(rest1_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesenc zmm4, zmm4, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesenclast     zmm4, zmm4, zmm2
        vpxorq  zmm4, zmm4, zmm12
        vmovdqu8        [rdi]{k1}, zmm4
L(rest_done):
        vmovdqa64       xmm0, xmm0
        jmp     L(stored)
L(one_register):
        jmp     L(rest1)

        // No block but the final pair, or one.
L(few):
        vmovdqu64       xmm0, [r8]
        test    rdx, rdx
        jz      L(pair)
L(single):
        vmovdqa64       xmm12, xmm0
        vpxorq  xmm4, xmm12, [rsi]
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vpxorq  xmm4, xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     eax, 12
        jb      L(single_rounds_128)
        vaesenc xmm4, xmm4, [r10 + 16]
        vaesenc xmm4, xmm4, [r10 + 32]
        vaesenc xmm4, xmm4, [r10 + 48]
        vaesenc xmm4, xmm4, [r10 + 64]
L(single_rounds_128):
        vaesenc xmm4, xmm4, [r10 + 80]
        vaesenc xmm4, xmm4, [r10 + 96]
        vaesenc xmm4, xmm4, [r10 + 112]
        vaesenc xmm4, xmm4, [r10 + 128]
        vaesenc xmm4, xmm4, [r10 + 144]
        vaesenc xmm4, xmm4, [r10 + 160]
        vaesenc xmm4, xmm4, [r10 + 176]
        vaesenc xmm4, xmm4, [r10 + 192]
        vaesenc xmm4, xmm4, [r10 + 208]
        vaesenclast     xmm4, xmm4, [r10 + 224]
        vpxorq  xmm4, xmm4, xmm12
        vmovdqu64       [rdi], xmm4
L(stored):
        add     rsi, rdx
        add     rdi, rdx
        xor     edx, edx

        // The last full block and the partial one steal from each other; decryption takes their tweaks in the other order.
L(pair):
        test    r11d, r11d
        jz      L(done)
        lea     r9d, [r11 - 16]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqa64       xmm12, xmm0
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vmovdqa64       xmm14, xmm0
        vmovdqu8        xmm0{k1}{z}, [rsi + 16]
        vpxorq  xmm4, xmm12, [rsi]
        vpxorq  xmm4, xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     eax, 12
        jb      L(pair_rounds_128)
        vaesenc xmm4, xmm4, [r10 + 16]
        vaesenc xmm4, xmm4, [r10 + 32]
        vaesenc xmm4, xmm4, [r10 + 48]
        vaesenc xmm4, xmm4, [r10 + 64]
L(pair_rounds_128):
        vaesenc xmm4, xmm4, [r10 + 80]
        vaesenc xmm4, xmm4, [r10 + 96]
        vaesenc xmm4, xmm4, [r10 + 112]
        vaesenc xmm4, xmm4, [r10 + 128]
        vaesenc xmm4, xmm4, [r10 + 144]
        vaesenc xmm4, xmm4, [r10 + 160]
        vaesenc xmm4, xmm4, [r10 + 176]
        vaesenc xmm4, xmm4, [r10 + 192]
        vaesenc xmm4, xmm4, [r10 + 208]
        vaesenclast     xmm4, xmm4, [r10 + 224]
        vpxorq  xmm4, xmm4, xmm12
        vmovdqu8        [rdi + 16]{k1}, xmm4            // the start of this block becomes the partial one
        vmovdqu8        xmm4{k1}, xmm0                  // and the input's partial block takes its place
        vpxorq  xmm4, xmm4, xmm14
        vpxorq  xmm4, xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     eax, 12
        jb      L(stolen_rounds_128)
        vaesenc xmm4, xmm4, [r10 + 16]
        vaesenc xmm4, xmm4, [r10 + 32]
        vaesenc xmm4, xmm4, [r10 + 48]
        vaesenc xmm4, xmm4, [r10 + 64]
L(stolen_rounds_128):
        vaesenc xmm4, xmm4, [r10 + 80]
        vaesenc xmm4, xmm4, [r10 + 96]
        vaesenc xmm4, xmm4, [r10 + 112]
        vaesenc xmm4, xmm4, [r10 + 128]
        vaesenc xmm4, xmm4, [r10 + 144]
        vaesenc xmm4, xmm4, [r10 + 160]
        vaesenc xmm4, xmm4, [r10 + 176]
        vaesenc xmm4, xmm4, [r10 + 192]
        vaesenc xmm4, xmm4, [r10 + 208]
        vaesenclast     xmm4, xmm4, [r10 + 224]
        vpxorq  xmm4, xmm4, xmm14
        vmovdqu64       [rdi], xmm4

        // No next block exists, so the state is wiped.
        vpxorq  xmm0, xmm0, xmm0
L(done):
        vmovdqu64       [r8], xmm0
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
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
        AESGEN_END SYM(aes_xts_enc_vaes512_x8_inline_resident_shift_y0)

        AESGEN_RODATA
        .p2align        6
L(shifted0):
        .quad   0, 0, 1, 1, 2, 2, 3, 3
L(carried0):
        .quad   64, 64, 63, 63, 62, 62, 61, 61
L(shifted4):
        .quad   4, 4, 5, 5, 6, 6, 7, 7
L(carried4):
        .quad   60, 60, 59, 59, 58, 58, 57, 57
L(carries):
        .quad   0x87, 1
L(picks):
        .quad   0, 1, 2, 3, 4, 5, 6, 7

        AESGEN_NOTES

#endif
