// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_dec_vaes512_x4_inline_resident_shift_y0
// AES XTS decryption (IEEE 1619, SP 800-38E) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 16 blocks in flight, round code inline, round keys resident in registers, tweaks by shifts, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode xts_dec --interleave 4 --inline inline --regalloc resident --variant shift --yield-blocks 0
// Change the templates, never this file.
//
//   rdi               out            output
//   rsi               in             input
//   rdx               bytes          bytes to do
//   rcx               ks             key schedule
//   r8                state          state (chaining block, counter block or tweak)
//   rax               left           result: bytes left undone
//   r9                partial        bytes of the partial block at the end
//   rax               last           where the last round key is, from the first
//   rax               above          blocks above 2
//   rax               part           a bit for each byte of the last register
//   rax               scratch        scratch
//   rax               picks          which two quarters of a register the last tweak is, for each number of blocks
//   r10               rounds         number of rounds
//   r11               kbase          where key 0 would lie, were all numbered from the end
//   rbx               tail_bytes     bytes of the last register
//   xmm1 xmm6-xmm8    data0-data3    four blocks each
//   xmm0 xmm10-xmm12  tweak0-tweak3  their tweaks
//   xmm2              next0          the next four tweaks, or the next one
//   xmm5              next1          the four after those
//   xmm4              carry          a passing value
//   xmm9              spill          the bytes that leave at the top
//   xmm4              pick           the next tweak
//   xmm2              where          which two quarters of a register the last block is
//   xmm3              key            a round key on its way, or a passing value
//   xmm18-xmm31       k1-k14         round keys, numbered from the end
//   xmm0              text           the partial block of input
//   k1                tail           the same, as a mask
//   k2                low            the low half of each block
//   k2                others         all but the last block, then the last one alone

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_dec_vaes512_x4_inline_resident_shift_y0)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        vmovdqu64       xmm0, [r8]
        vpxorq  xmm1, xmm0, [rsi]
        vmovdqa64       xmm2, xmm0
        vpshufd xmm3, xmm2, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm2, xmm2, xmm2
        vpxorq  xmm2, xmm2, xmm3
        vmovdqu64       [r8], xmm2
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vpxorq  xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 16]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 32]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 48]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 64]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 80]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 96]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 112]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 128]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 144]
        cmp     eax, 192
        jae     L(one_longer)
L(one_last):
        vaesdeclast     xmm1, xmm1, [rcx + rax + AESGEN_SCHEDULE_DEC]
        vpxorq  xmm1, xmm1, xmm0
        vmovdqu64       [rdi], xmm1
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
#endif
        ret
L(one_longer):
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 160]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 176]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 192]
        vaesdec xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC + 208]
        jmp     L(one_last)
L(several):
        lea     rax, [rdx - 32]
        ror     rax, 4
        cmp     rax, 2
        ja      L(long)
        mov     rax, -1
        bzhi    rax, rax, rdx
        kmovq   k1, rax
        mov     eax, 0x55
        kmovd   k2, eax
        vbroadcasti32x4 zmm0, [r8]                      // little-endian, as the standard has it
        vpshufd zmm4, zmm0, 0x4e
        vpsrlvq zmm4, zmm4, [rip + L(carried0)]
        vpsllvq zmm0, zmm0, [rip + L(shifted0)]
        vpsllq  zmm3{k2}{z}, zmm4, 1
        vpternlogq      zmm0, zmm4, zmm3, 0x96
        vpsllq  zmm3{k2}{z}, zmm4, 2
        vpsllq  zmm4{k2}{z}, zmm4, 7
        vpternlogq      zmm0, zmm4, zmm3, 0x96
        lea     rax, [rip + L(picks)]
        vmovdqu64       xmm2, [rax + rdx - 16]
        vpermq  zmm4, zmm2, zmm0
        vpshufd xmm3, xmm4, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm4, xmm4, xmm4
        vpxorq  xmm4, xmm4, xmm3
        vmovdqu64       [r8], xmm4
        vmovdqu8        zmm1{k1}{z}, [rsi]
        vpxorq  zmm1, zmm1, zmm0
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 16]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 32]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 48]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 64]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 80]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 96]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 112]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 128]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 144]
        vaesdec zmm1, zmm1, zmm3
        cmp     eax, 192
        jae     L(register_longer)
L(register_last):
        vbroadcasti32x4 zmm3, [rcx + rax + AESGEN_SCHEDULE_DEC]
        vaesdeclast     zmm1, zmm1, zmm3
        vpxorq  zmm1, zmm1, zmm0
        vmovdqu8        [rdi]{k1}, zmm1
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
        kxorw   k1, k1, k1
        kxorw   k2, k2, k2
#endif
        vzeroupper
        ret
L(register_longer):
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 160]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 176]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 192]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC + 208]
        vaesdec zmm1, zmm1, zmm3
        jmp     L(register_last)
L(long):
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        cmp     rdx, 16
        jb      L(nothing)
        movzx   r10d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r11d, r10d
        shl     r11d, 4
        lea     r11, [rcx + r11 + AESGEN_SCHEDULE_DEC - 224]

        // With a partial block at the end, it and the full block that it steals from are kept out of the passes.
        mov     r9d, edx
        and     r9d, 15
        jz      L(whole)
        sub     rdx, r9
        sub     rdx, 16
        jz      L(two)
L(whole):
        mov     eax, 0x55
        kmovd   k2, eax
        vbroadcasti32x4 zmm2, [r8]                      // little-endian, as the standard has it
        vpshufd zmm4, zmm2, 0x4e
        vpsrlvq zmm4, zmm4, [rip + L(carried0)]
        vpsllvq zmm2, zmm2, [rip + L(shifted0)]
        vpsllq  zmm3{k2}{z}, zmm4, 1
        vpternlogq      zmm2, zmm4, zmm3, 0x96
        vpsllq  zmm3{k2}{z}, zmm4, 2
        vpsllq  zmm4{k2}{z}, zmm4, 7
        vpternlogq      zmm2, zmm4, zmm3, 0x96
        vbroadcasti32x4 zmm5, [r8]                      // little-endian, as the standard has it
        vpshufd zmm4, zmm5, 0x4e
        vpsrlvq zmm4, zmm4, [rip + L(carried4)]
        vpsllvq zmm5, zmm5, [rip + L(shifted4)]
        vpsllq  zmm3{k2}{z}, zmm4, 1
        vpternlogq      zmm5, zmm4, zmm3, 0x96
        vpsllq  zmm3{k2}{z}, zmm4, 2
        vpsllq  zmm4{k2}{z}, zmm4, 7
        vpternlogq      zmm5, zmm4, zmm3, 0x96
        cmp     rdx, 256
        jb      L(rest)
        vbroadcasti32x4 zmm31, [r11 + 80]
        vbroadcasti32x4 zmm30, [r11 + 96]
        vbroadcasti32x4 zmm29, [r11 + 112]
        vbroadcasti32x4 zmm28, [r11 + 128]
        vbroadcasti32x4 zmm27, [r11 + 144]
        vbroadcasti32x4 zmm26, [r11 + 160]
        vbroadcasti32x4 zmm25, [r11 + 176]
        vbroadcasti32x4 zmm24, [r11 + 192]
        vbroadcasti32x4 zmm23, [r11 + 208]
        vbroadcasti32x4 zmm22, [r11 + 224]
        cmp     r10d, 12
        jb      L(keys_loaded)
        vbroadcasti32x4 zmm21, [r11 + 48]
        vbroadcasti32x4 zmm20, [r11 + 64]
        vbroadcasti32x4 zmm19, [r11 + 16]
        vbroadcasti32x4 zmm18, [r11 + 32]
L(keys_loaded):

        // After anything but a full pass.
        cmp     rdx, 256
        jb      L(rest)
        cmp     r10d, 12
        ja      L(pass_256)

        // AES-128: 16 blocks a pass
L(pass_128):
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vmovdqu64       zmm1, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu64       zmm7, [rsi + 128]
        vmovdqu64       zmm8, [rsi + 192]
        vmovdqa64       zmm0, zmm2
        vpsrldq zmm9, zmm2, 15
        vpslldq zmm2, zmm2, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpternlogq      zmm1, zmm0, zmm3, 0x96
        vmovdqa64       zmm10, zmm5
        vpsrldq zmm9, zmm5, 15
        vpslldq zmm5, zmm5, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpternlogq      zmm6, zmm10, zmm3, 0x96
        vmovdqa64       zmm11, zmm2
        vpsrldq zmm9, zmm2, 15
        vpslldq zmm2, zmm2, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpternlogq      zmm7, zmm11, zmm3, 0x96
        vmovdqa64       zmm12, zmm5
        vpsrldq zmm9, zmm5, 15
        vpslldq zmm5, zmm5, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpternlogq      zmm8, zmm12, zmm3, 0x96
        add     rsi, 256
        sub     rdx, 256
        vaesdec zmm1, zmm1, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm1, zmm1, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm1, zmm1, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm1, zmm1, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm1, zmm1, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm1, zmm1, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm1, zmm1, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm1, zmm1, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm1, zmm1, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm1, zmm1, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vmovdqu64       [rdi], zmm1
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu64       [rdi + 128], zmm7
        vmovdqu64       [rdi + 192], zmm8
        add     rdi, 256
        cmp     rdx, 256
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: 16 blocks a pass
L(pass_256):
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vmovdqu64       zmm1, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu64       zmm7, [rsi + 128]
        vmovdqu64       zmm8, [rsi + 192]
        vmovdqa64       zmm0, zmm2
        vpsrldq zmm9, zmm2, 15
        vpslldq zmm2, zmm2, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpternlogq      zmm1, zmm0, zmm3, 0x96
        vmovdqa64       zmm10, zmm5
        vpsrldq zmm9, zmm5, 15
        vpslldq zmm5, zmm5, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpternlogq      zmm6, zmm10, zmm3, 0x96
        vmovdqa64       zmm11, zmm2
        vpsrldq zmm9, zmm2, 15
        vpslldq zmm2, zmm2, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpternlogq      zmm7, zmm11, zmm3, 0x96
        vmovdqa64       zmm12, zmm5
        vpsrldq zmm9, zmm5, 15
        vpslldq zmm5, zmm5, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpternlogq      zmm8, zmm12, zmm3, 0x96
        add     rsi, 256
        sub     rdx, 256
        vaesdec zmm1, zmm1, zmm19
        vaesdec zmm6, zmm6, zmm19
        vaesdec zmm7, zmm7, zmm19
        vaesdec zmm8, zmm8, zmm19
        vaesdec zmm1, zmm1, zmm18
        vaesdec zmm6, zmm6, zmm18
        vaesdec zmm7, zmm7, zmm18
        vaesdec zmm8, zmm8, zmm18
        vaesdec zmm1, zmm1, zmm21
        vaesdec zmm6, zmm6, zmm21
        vaesdec zmm7, zmm7, zmm21
        vaesdec zmm8, zmm8, zmm21
        vaesdec zmm1, zmm1, zmm20
        vaesdec zmm6, zmm6, zmm20
        vaesdec zmm7, zmm7, zmm20
        vaesdec zmm8, zmm8, zmm20
        vaesdec zmm1, zmm1, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm1, zmm1, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm1, zmm1, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm1, zmm1, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm1, zmm1, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm1, zmm1, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm1, zmm1, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm1, zmm1, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm1, zmm1, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm1, zmm1, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vmovdqu64       [rdi], zmm1
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu64       [rdi + 128], zmm7
        vmovdqu64       [rdi + 192], zmm8
        add     rdi, 256
        cmp     rdx, 256
        jae     L(pass_256)
L(rest):
        test    r9d, r9d
        jz      L(remainder)
        add     rdx, 16
L(remainder):
        test    rdx, rdx
        jz      L(nothing_left)
        cmp     rdx, 16
        je      L(single)
        cmp     rdx, 64
        jbe     L(rest1)
        cmp     rdx, 128
        jbe     L(rest2)
        cmp     rdx, 192
        jbe     L(rest3)
        lea     ebx, [rdx - 192]
        mov     rax, -1
        bzhi    rax, rax, rbx
        kmovq   k1, rax
        vmovdqu64       zmm1, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu64       zmm7, [rsi + 128]
        vmovdqu8        zmm8{k1}{z}, [rsi + 192]
        vmovdqa64       zmm0, zmm2
        vpsrldq zmm9, zmm2, 15
        vpslldq zmm2, zmm2, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vmovdqa64       zmm10, zmm5
        vpsrldq zmm9, zmm5, 15
        vpslldq zmm5, zmm5, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm5, zmm9, zmm4, 0x96
        vmovdqa64       zmm11, zmm2
        vmovdqa64       zmm12, zmm5
        lea     rax, [rip + L(picks)]
        vmovdqu64       xmm2, [rax + rbx - 16]
        vpermq  zmm4, zmm2, zmm12
        vpshufd xmm3, xmm4, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm4, xmm4, xmm4
        vpxorq  xmm4, xmm4, xmm3
        test    r9d, r9d
        jz      L(in_order4)

        // The last full block takes the tweak after its own, and leaves its own to the one that is put together.
        kshiftrq        k2, k1, 16
        kxorq   k2, k2, k1
        vshufi64x2      zmm3, zmm4, zmm4, 0
        vpermq  zmm4, zmm2, zmm12
        vmovdqu8        zmm12{k2}, zmm3
L(in_order4):
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm1, zmm1, zmm3
        vpxorq  zmm6, zmm6, zmm3
        vpxorq  zmm7, zmm7, zmm3
        vpxorq  zmm8, zmm8, zmm3
        cmp     r10d, 12
        jb      L(rest4_rounds_128)
        vbroadcasti32x4 zmm3, [r11 + 16]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 32]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 48]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 64]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
L(rest4_rounds_128):
        vbroadcasti32x4 zmm3, [r11 + 80]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 96]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 112]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 128]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 144]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 160]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 176]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 192]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 208]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vaesdec zmm8, zmm8, zmm3
        vbroadcasti32x4 zmm3, [r11 + 224]
        vaesdeclast     zmm1, zmm1, zmm3
        vaesdeclast     zmm6, zmm6, zmm3
        vaesdeclast     zmm7, zmm7, zmm3
        vaesdeclast     zmm8, zmm8, zmm3
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vpxorq  zmm8, zmm8, zmm12
        vmovdqu64       [rdi], zmm1
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu64       [rdi + 128], zmm7
        vmovdqu8        [rdi + 192]{k1}, zmm8
        vpermq  zmm1, zmm2, zmm8
        jmp     L(rest_done)
L(rest3):
        lea     ebx, [rdx - 128]
        mov     rax, -1
        bzhi    rax, rax, rbx
        kmovq   k1, rax
        vmovdqu64       zmm1, [rsi]
        vmovdqu64       zmm6, [rsi + 64]
        vmovdqu8        zmm7{k1}{z}, [rsi + 128]
        vmovdqa64       zmm0, zmm2
        vpsrldq zmm9, zmm2, 15
        vpslldq zmm2, zmm2, 1
        vpaddq  zmm4, zmm9, zmm9
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vpaddq  zmm4, zmm4, zmm4
        vpsllq  zmm9, zmm9, 7
        vpternlogq      zmm2, zmm9, zmm4, 0x96
        vmovdqa64       zmm10, zmm5
        vmovdqa64       zmm11, zmm2
        lea     rax, [rip + L(picks)]
        vmovdqu64       xmm2, [rax + rbx - 16]
        vpermq  zmm4, zmm2, zmm11
        vpshufd xmm3, xmm4, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm4, xmm4, xmm4
        vpxorq  xmm4, xmm4, xmm3
        test    r9d, r9d
        jz      L(in_order3)

        // The last full block takes the tweak after its own, and leaves its own to the one that is put together.
        kshiftrq        k2, k1, 16
        kxorq   k2, k2, k1
        vshufi64x2      zmm3, zmm4, zmm4, 0
        vpermq  zmm4, zmm2, zmm11
        vmovdqu8        zmm11{k2}, zmm3
L(in_order3):
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm1, zmm1, zmm3
        vpxorq  zmm6, zmm6, zmm3
        vpxorq  zmm7, zmm7, zmm3
        cmp     r10d, 12
        jb      L(rest3_rounds_128)
        vbroadcasti32x4 zmm3, [r11 + 16]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 32]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 48]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 64]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
L(rest3_rounds_128):
        vbroadcasti32x4 zmm3, [r11 + 80]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 96]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 112]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 128]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 144]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 160]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 176]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 192]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 208]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vaesdec zmm7, zmm7, zmm3
        vbroadcasti32x4 zmm3, [r11 + 224]
        vaesdeclast     zmm1, zmm1, zmm3
        vaesdeclast     zmm6, zmm6, zmm3
        vaesdeclast     zmm7, zmm7, zmm3
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vpxorq  zmm7, zmm7, zmm11
        vmovdqu64       [rdi], zmm1
        vmovdqu64       [rdi + 64], zmm6
        vmovdqu8        [rdi + 128]{k1}, zmm7
        vpermq  zmm1, zmm2, zmm7
        jmp     L(rest_done)
L(rest2):
        lea     ebx, [rdx - 64]
        mov     rax, -1
        bzhi    rax, rax, rbx
        kmovq   k1, rax
        vmovdqu64       zmm1, [rsi]
        vmovdqu8        zmm6{k1}{z}, [rsi + 64]
        vmovdqa64       zmm0, zmm2
        vmovdqa64       zmm10, zmm5
        lea     rax, [rip + L(picks)]
        vmovdqu64       xmm2, [rax + rbx - 16]
        vpermq  zmm4, zmm2, zmm10
        vpshufd xmm3, xmm4, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm4, xmm4, xmm4
        vpxorq  xmm4, xmm4, xmm3
        test    r9d, r9d
        jz      L(in_order2)

        // The last full block takes the tweak after its own, and leaves its own to the one that is put together.
        kshiftrq        k2, k1, 16
        kxorq   k2, k2, k1
        vshufi64x2      zmm3, zmm4, zmm4, 0
        vpermq  zmm4, zmm2, zmm10
        vmovdqu8        zmm10{k2}, zmm3
L(in_order2):
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm1, zmm1, zmm3
        vpxorq  zmm6, zmm6, zmm3
        cmp     r10d, 12
        jb      L(rest2_rounds_128)
        vbroadcasti32x4 zmm3, [r11 + 16]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 32]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 48]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 64]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
L(rest2_rounds_128):
        vbroadcasti32x4 zmm3, [r11 + 80]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 96]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 112]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 128]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 144]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 160]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 176]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 192]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 208]
        vaesdec zmm1, zmm1, zmm3
        vaesdec zmm6, zmm6, zmm3
        vbroadcasti32x4 zmm3, [r11 + 224]
        vaesdeclast     zmm1, zmm1, zmm3
        vaesdeclast     zmm6, zmm6, zmm3
        vpxorq  zmm1, zmm1, zmm0
        vpxorq  zmm6, zmm6, zmm10
        vmovdqu64       [rdi], zmm1
        vmovdqu8        [rdi + 64]{k1}, zmm6
        vpermq  zmm1, zmm2, zmm6
        jmp     L(rest_done)
L(rest1):
        mov     ebx, edx
        mov     rax, -1
        bzhi    rax, rax, rbx
        kmovq   k1, rax
        vmovdqu8        zmm1{k1}{z}, [rsi]
        vmovdqa64       zmm0, zmm2
        lea     rax, [rip + L(picks)]
        vmovdqu64       xmm2, [rax + rbx - 16]
        vpermq  zmm4, zmm2, zmm0
        vpshufd xmm3, xmm4, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm4, xmm4, xmm4
        vpxorq  xmm4, xmm4, xmm3
        test    r9d, r9d
        jz      L(in_order1)

        // The last full block takes the tweak after its own, and leaves its own to the one that is put together.
        kshiftrq        k2, k1, 16
        kxorq   k2, k2, k1
        vshufi64x2      zmm3, zmm4, zmm4, 0
        vpermq  zmm4, zmm2, zmm0
        vmovdqu8        zmm0{k2}, zmm3
L(in_order1):
        vpxorq  zmm1, zmm1, zmm0
        vbroadcasti32x4 zmm3, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm1, zmm1, zmm3
        cmp     r10d, 12
        jb      L(rest1_rounds_128)
        vbroadcasti32x4 zmm3, [r11 + 16]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 32]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 48]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 64]
        vaesdec zmm1, zmm1, zmm3
L(rest1_rounds_128):
        vbroadcasti32x4 zmm3, [r11 + 80]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 96]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 112]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 128]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 144]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 160]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 176]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 192]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 208]
        vaesdec zmm1, zmm1, zmm3
        vbroadcasti32x4 zmm3, [r11 + 224]
        vaesdeclast     zmm1, zmm1, zmm3
        vpxorq  zmm1, zmm1, zmm0
        vmovdqu8        [rdi]{k1}, zmm1
        vpermq  zmm1, zmm2, zmm1
L(rest_done):
        jmp     L(stored)

        // Nothing but a full block and a partial one.
L(two):
        vmovdqu64       xmm2, [r8]
        mov     edx, 16
L(single):
        vmovdqa64       xmm0, xmm2
        vmovdqa64       xmm4, xmm2
        vpshufd xmm3, xmm4, 0x13
        vpsrad  xmm3, xmm3, 31
        vpandq  xmm3, xmm3, [rip + L(carries)]
        vpaddq  xmm4, xmm4, xmm4
        vpxorq  xmm4, xmm4, xmm3
        test    r9d, r9d
        jz      L(in_order)
        vmovdqa64       xmm3, xmm0
        vmovdqa64       xmm0, xmm4
        vmovdqa64       xmm4, xmm3
L(in_order):
        vpxorq  xmm1, xmm0, [rsi]
        vpxorq  xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     r10d, 12
        jb      L(single_rounds_128)
        vaesdec xmm1, xmm1, [r11 + 16]
        vaesdec xmm1, xmm1, [r11 + 32]
        vaesdec xmm1, xmm1, [r11 + 48]
        vaesdec xmm1, xmm1, [r11 + 64]
L(single_rounds_128):
        vaesdec xmm1, xmm1, [r11 + 80]
        vaesdec xmm1, xmm1, [r11 + 96]
        vaesdec xmm1, xmm1, [r11 + 112]
        vaesdec xmm1, xmm1, [r11 + 128]
        vaesdec xmm1, xmm1, [r11 + 144]
        vaesdec xmm1, xmm1, [r11 + 160]
        vaesdec xmm1, xmm1, [r11 + 176]
        vaesdec xmm1, xmm1, [r11 + 192]
        vaesdec xmm1, xmm1, [r11 + 208]
        vaesdeclast     xmm1, xmm1, [r11 + 224]
        vpxorq  xmm1, xmm1, xmm0
        vmovdqu64       [rdi], xmm1

        // The last full block is in data0; the partial block steals from it, and both go through the cipher once more, as a block with the tweak in pick.
L(stored):
        test    r9d, r9d
        jz      L(all_done)
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu8        xmm0{k1}{z}, [rsi + rdx]
        vmovdqu8        [rdi + rdx]{k1}, xmm1           // the start of the block becomes the partial one
        vmovdqu8        xmm1{k1}, xmm0
        vpxorq  xmm1, xmm1, xmm4
        vpxorq  xmm1, xmm1, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     r10d, 12
        jb      L(stolen_rounds_128)
        vaesdec xmm1, xmm1, [r11 + 16]
        vaesdec xmm1, xmm1, [r11 + 32]
        vaesdec xmm1, xmm1, [r11 + 48]
        vaesdec xmm1, xmm1, [r11 + 64]
L(stolen_rounds_128):
        vaesdec xmm1, xmm1, [r11 + 80]
        vaesdec xmm1, xmm1, [r11 + 96]
        vaesdec xmm1, xmm1, [r11 + 112]
        vaesdec xmm1, xmm1, [r11 + 128]
        vaesdec xmm1, xmm1, [r11 + 144]
        vaesdec xmm1, xmm1, [r11 + 160]
        vaesdec xmm1, xmm1, [r11 + 176]
        vaesdec xmm1, xmm1, [r11 + 192]
        vaesdec xmm1, xmm1, [r11 + 208]
        vaesdeclast     xmm1, xmm1, [r11 + 224]
        vpxorq  xmm1, xmm1, xmm4
        vmovdqu64       [rdi + rdx - 16], xmm1

        // No next block exists, so the state is wiped.
        vpxorq  xmm4, xmm4, xmm4
L(all_done):
        vmovdqa64       xmm2, xmm4
L(nothing_left):
        xor     edx, edx
        vmovdqu64       [r8], xmm2
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
        kxorw   k2, k2, k2
#endif
        vzeroupper
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_xts_dec_vaes512_x4_inline_resident_shift_y0)

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
