// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_dec_vaes512_x4_inline_resident_clmul_y0
// AES XTS decryption (IEEE 1619, SP 800-38E) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 16 blocks in flight, round code inline, round keys resident in registers, tweaks by carry-less multiplication, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode xts_dec --interleave 4 --inline inline --regalloc resident --variant clmul --yield-blocks 0
// Change the templates, never this file.
//
//   rdi          out            output
//   rsi          in             input
//   rdx          bytes          bytes to do
//   rcx          ks             key schedule
//   r8           state          state (chaining block, counter block or tweak)
//   rax          left           result: bytes left undone
//   r11          pair           bytes of the final pair: 0, or 17 to 31
//   rax          rounds         number of rounds
//   r10          kbase          where key 0 would lie, were all numbered from the end
//   r9           scratch        scratch
//   rbx          picks          which two quarters of a register the last tweak is, for each number of blocks
//   rbx          part           bytes of the last register, then a bit for each
//   r9           tail_bytes     bytes of the last register
//   xmm5-xmm8    data0-data3    four blocks each
//   xmm9-xmm12   tweak0-tweak3  their tweaks
//   xmm0         next0          the next four tweaks, or the next one
//   xmm3         next1          the four after those
//   xmm1         carry          a passing value
//   xmm4         reduction      x^7 + x^2 + x + 1
//   xmm2         key            a round key on its way, or a passing value
//   xmm18-xmm31  k1-k14         round keys, numbered from the end
//   xmm0         pick           where the last tweak is, then the next one
//   xmm0         text           the partial block of input
//   k1           low            the low half of each block
//   k1           tail           a bit for each byte of the last register

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_dec_vaes512_x4_inline_resident_clmul_y0)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        cmp     rdx, 16
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_DEC - 224]

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
        vbroadcasti32x4 zmm4, [rip + L(reduction)]
        cmp     rdx, 256
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
        vbroadcasti32x4 zmm19, [r10 + 16]
        vbroadcasti32x4 zmm18, [r10 + 32]
L(keys_loaded):

        // After anything but a full pass.
        cmp     rdx, 256
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)

        // AES-128: 16 blocks a pass
L(pass_128):
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_DEC]
        vmovdqu64       zmm5, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu64       zmm7, [rsi + 128]
        vmovdqu64       zmm8, [rsi + 192]
        vmovdqa64       zmm9, zmm0
        vpsrldq zmm1, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm0, zmm0, zmm1
        vpternlogq      zmm5, zmm9, zmm2, 0x96
        vmovdqa64       zmm10, zmm3
        vpsrldq zmm1, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm3, zmm3, zmm1
        vpternlogq      zmm6, zmm10, zmm2, 0x96
        vmovdqa64       zmm11, zmm0
        vpsrldq zmm1, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm0, zmm0, zmm1
        vpternlogq      zmm7, zmm11, zmm2, 0x96
        vmovdqa64       zmm12, zmm3
        vpsrldq zmm1, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm3, zmm3, zmm1
        vpternlogq      zmm8, zmm12, zmm2, 0x96
        add     rsi, 256
        sub     rdx, 256
        vaesdec zmm5, zmm5, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm5, zmm5, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm5, zmm5, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm5, zmm5, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm5, zmm5, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm5, zmm5, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm5, zmm5, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm5, zmm5, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm5, zmm5, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm5, zmm5, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vpxorq  zmm5, zmm5, zmm9
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vmovdqu64       [rdi], zmm5
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu64       [rdi + 128], zmm7
        vmovdqu64       [rdi + 192], zmm8
        add     rdi, 256
        cmp     rdx, 256
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: 16 blocks a pass
L(pass_256):
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_DEC]
        vmovdqu64       zmm5, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu64       zmm7, [rsi + 128]
        vmovdqu64       zmm8, [rsi + 192]
        vmovdqa64       zmm9, zmm0
        vpsrldq zmm1, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm0, zmm0, zmm1
        vpternlogq      zmm5, zmm9, zmm2, 0x96
        vmovdqa64       zmm10, zmm3
        vpsrldq zmm1, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm3, zmm3, zmm1
        vpternlogq      zmm6, zmm10, zmm2, 0x96
        vmovdqa64       zmm11, zmm0
        vpsrldq zmm1, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm0, zmm0, zmm1
        vpternlogq      zmm7, zmm11, zmm2, 0x96
        vmovdqa64       zmm12, zmm3
        vpsrldq zmm1, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm3, zmm3, zmm1
        vpternlogq      zmm8, zmm12, zmm2, 0x96
        add     rsi, 256
        sub     rdx, 256
        vaesdec zmm5, zmm5, zmm19
        vaesdec zmm6, zmm6, zmm19
        vaesdec zmm7, zmm7, zmm19
        vaesdec zmm8, zmm8, zmm19
        vaesdec zmm5, zmm5, zmm18
        vaesdec zmm6, zmm6, zmm18
        vaesdec zmm7, zmm7, zmm18
        vaesdec zmm8, zmm8, zmm18
        vaesdec zmm5, zmm5, zmm21
        vaesdec zmm6, zmm6, zmm21
        vaesdec zmm7, zmm7, zmm21
        vaesdec zmm8, zmm8, zmm21
        vaesdec zmm5, zmm5, zmm20
        vaesdec zmm6, zmm6, zmm20
        vaesdec zmm7, zmm7, zmm20
        vaesdec zmm8, zmm8, zmm20
        vaesdec zmm5, zmm5, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm5, zmm5, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm5, zmm5, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm5, zmm5, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm5, zmm5, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm5, zmm5, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm5, zmm5, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm5, zmm5, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm5, zmm5, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm5, zmm5, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vpxorq  zmm5, zmm5, zmm9
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vmovdqu64       [rdi], zmm5
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu64       [rdi + 128], zmm7
        vmovdqu64       [rdi + 192], zmm8
        add     rdi, 256
        cmp     rdx, 256
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
        lea     r9d, [rdx - 192]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm5, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu64       zmm7, [rsi + 128]
        vmovdqu8        zmm8{k1}{z}, [rsi + 192]
        vmovdqa64       zmm9, zmm0
        vpsrldq zmm1, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm9
        vmovdqa64       zmm10, zmm3
        vpsrldq zmm1, zmm3, 15
        vpslldq zmm3, zmm3, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm6, zmm6, zmm10
        vmovdqa64       zmm11, zmm0
        vpxorq  zmm7, zmm7, zmm11
        vmovdqa64       zmm12, zmm3
        vpxorq  zmm8, zmm8, zmm12
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm12
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        vpxorq  zmm8, zmm8, zmm2
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
L(rest4_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vaesdec zmm8, zmm8, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesdeclast     zmm5, zmm5, zmm2
        vaesdeclast     zmm6, zmm6, zmm2
        vaesdeclast     zmm7, zmm7, zmm2
        vaesdeclast     zmm8, zmm8, zmm2
        vpxorq  zmm5, zmm5, zmm9
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vmovdqu64       [rdi], zmm5
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu64       [rdi + 128], zmm7
        vmovdqu8        [rdi + 192]{k1}, zmm8
        jmp     L(rest_done)
L(rest3):
        lea     r9d, [rdx - 128]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm5, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu8        zmm7{k1}{z}, [rsi + 128]
        vmovdqa64       zmm9, zmm0
        vpsrldq zmm1, zmm0, 15
        vpslldq zmm0, zmm0, 1
        vpclmulqdq      zmm1, zmm1, zmm4, 0
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm9
        vmovdqa64       zmm10, zmm3
        vpxorq  zmm6, zmm6, zmm10
        vmovdqa64       zmm11, zmm0
        vpxorq  zmm7, zmm7, zmm11
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm11
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        vpxorq  zmm7, zmm7, zmm2
        cmp     eax, 12
        jb      L(rest3_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
L(rest3_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vaesdec zmm7, zmm7, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesdeclast     zmm5, zmm5, zmm2
        vaesdeclast     zmm6, zmm6, zmm2
        vaesdeclast     zmm7, zmm7, zmm2
        vpxorq  zmm5, zmm5, zmm9
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vmovdqu64       [rdi], zmm5
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu8        [rdi + 128]{k1}, zmm7
        jmp     L(rest_done)
L(rest2):
        lea     r9d, [rdx - 64]
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu64       zmm5, [rsi]
        vmovdqu8        zmm6{k1}{z}, [rsi + 64]
        vmovdqa64       zmm9, zmm0
        vpxorq  zmm5, zmm5, zmm9
        vmovdqa64       zmm10, zmm3
        vpxorq  zmm6, zmm6, zmm10
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm10
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm5, zmm5, zmm2
        vpxorq  zmm6, zmm6, zmm2
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
L(rest2_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesdec zmm5, zmm5, zmm2
        vaesdec zmm6, zmm6, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesdeclast     zmm5, zmm5, zmm2
        vaesdeclast     zmm6, zmm6, zmm2
        vpxorq  zmm5, zmm5, zmm9
        vpxorq  zmm6, zmm6, zmm10
        vmovdqu64       [rdi], zmm5
        vmovdqu8        [rdi + 64]{k1}, zmm6
        jmp     L(rest_done)
L(rest1):
        mov     r9d, edx
        mov     rbx, -1
        bzhi    rbx, rbx, r9
        kmovq   k1, rbx
        vmovdqu8        zmm5{k1}{z}, [rsi]
        vmovdqa64       zmm9, zmm0
        vpxorq  zmm5, zmm5, zmm9
        lea     rbx, [rip + L(picks)]
        vmovdqu64       xmm0, [rbx + r9 - 16]
        vpermq  zmm0, zmm0, zmm9
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vbroadcasti32x4 zmm2, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm5, zmm5, zmm2
        cmp     eax, 12
        jb      L(rest1_rounds_128)
        vbroadcasti32x4 zmm2, [r10 + 16]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 32]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 48]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 64]
        vaesdec zmm5, zmm5, zmm2
L(rest1_rounds_128):
        vbroadcasti32x4 zmm2, [r10 + 80]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 96]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 112]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 128]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 144]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 160]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 176]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 192]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 208]
        vaesdec zmm5, zmm5, zmm2
        vbroadcasti32x4 zmm2, [r10 + 224]
        vaesdeclast     zmm5, zmm5, zmm2
        vpxorq  zmm5, zmm5, zmm9
        vmovdqu8        [rdi]{k1}, zmm5
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
        vmovdqa64       xmm9, xmm0
        vpxorq  xmm5, xmm9, [rsi]
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vpxorq  xmm5, xmm5, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     eax, 12
        jb      L(single_rounds_128)
        vaesdec xmm5, xmm5, [r10 + 16]
        vaesdec xmm5, xmm5, [r10 + 32]
        vaesdec xmm5, xmm5, [r10 + 48]
        vaesdec xmm5, xmm5, [r10 + 64]
L(single_rounds_128):
        vaesdec xmm5, xmm5, [r10 + 80]
        vaesdec xmm5, xmm5, [r10 + 96]
        vaesdec xmm5, xmm5, [r10 + 112]
        vaesdec xmm5, xmm5, [r10 + 128]
        vaesdec xmm5, xmm5, [r10 + 144]
        vaesdec xmm5, xmm5, [r10 + 160]
        vaesdec xmm5, xmm5, [r10 + 176]
        vaesdec xmm5, xmm5, [r10 + 192]
        vaesdec xmm5, xmm5, [r10 + 208]
        vaesdeclast     xmm5, xmm5, [r10 + 224]
        vpxorq  xmm5, xmm5, xmm9
        vmovdqu64       [rdi], xmm5
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
        vmovdqa64       xmm9, xmm0
        vpshufd xmm2, xmm0, 0x13
        vpsrad  xmm2, xmm2, 31
        vpandq  xmm2, xmm2, [rip + L(carries)]
        vpaddq  xmm0, xmm0, xmm0
        vpxorq  xmm0, xmm0, xmm2
        vmovdqa64       xmm10, xmm0
        vmovdqu8        xmm0{k1}{z}, [rsi + 16]
        vpxorq  xmm5, xmm10, [rsi]
        vpxorq  xmm5, xmm5, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     eax, 12
        jb      L(pair_rounds_128)
        vaesdec xmm5, xmm5, [r10 + 16]
        vaesdec xmm5, xmm5, [r10 + 32]
        vaesdec xmm5, xmm5, [r10 + 48]
        vaesdec xmm5, xmm5, [r10 + 64]
L(pair_rounds_128):
        vaesdec xmm5, xmm5, [r10 + 80]
        vaesdec xmm5, xmm5, [r10 + 96]
        vaesdec xmm5, xmm5, [r10 + 112]
        vaesdec xmm5, xmm5, [r10 + 128]
        vaesdec xmm5, xmm5, [r10 + 144]
        vaesdec xmm5, xmm5, [r10 + 160]
        vaesdec xmm5, xmm5, [r10 + 176]
        vaesdec xmm5, xmm5, [r10 + 192]
        vaesdec xmm5, xmm5, [r10 + 208]
        vaesdeclast     xmm5, xmm5, [r10 + 224]
        vpxorq  xmm5, xmm5, xmm10
        vmovdqu8        [rdi + 16]{k1}, xmm5            // the start of this block becomes the partial one
        vmovdqu8        xmm5{k1}, xmm0                  // and the input's partial block takes its place
        vpxorq  xmm5, xmm5, xmm9
        vpxorq  xmm5, xmm5, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     eax, 12
        jb      L(stolen_rounds_128)
        vaesdec xmm5, xmm5, [r10 + 16]
        vaesdec xmm5, xmm5, [r10 + 32]
        vaesdec xmm5, xmm5, [r10 + 48]
        vaesdec xmm5, xmm5, [r10 + 64]
L(stolen_rounds_128):
        vaesdec xmm5, xmm5, [r10 + 80]
        vaesdec xmm5, xmm5, [r10 + 96]
        vaesdec xmm5, xmm5, [r10 + 112]
        vaesdec xmm5, xmm5, [r10 + 128]
        vaesdec xmm5, xmm5, [r10 + 144]
        vaesdec xmm5, xmm5, [r10 + 160]
        vaesdec xmm5, xmm5, [r10 + 176]
        vaesdec xmm5, xmm5, [r10 + 192]
        vaesdec xmm5, xmm5, [r10 + 208]
        vaesdeclast     xmm5, xmm5, [r10 + 224]
        vpxorq  xmm5, xmm5, xmm9
        vmovdqu64       [rdi], xmm5

        // No next block exists, so the state is wiped.
        vpxorq  xmm0, xmm0, xmm0
L(done):
        vmovdqu64       [r8], xmm0
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
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
        AESGEN_END SYM(aes_xts_dec_vaes512_x4_inline_resident_clmul_y0)

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
L(reduction):
        .quad   0x87, 0
L(picks):
        .quad   0, 1, 2, 3, 4, 5, 6, 7

        AESGEN_NOTES

#endif
