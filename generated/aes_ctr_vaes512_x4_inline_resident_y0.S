// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_vaes512_x4_inline_resident_y0
// AES CTR encryption and decryption (SP 800-38A 6.5) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 16 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode ctr --interleave 4 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdi             out          output
//   rsi             in           input
//   rdx             bytes        bytes to do
//   rcx             ks           key schedule
//   r8              state        state (chaining block, counter block or tweak)
//   rax             left         result: bytes left undone
//   rbp             hi           high half of the counter
//   r10             lo           low half of the counter
//   rax             scratch      scratch
//   r11             part         a bit for each byte of the last register
//   rax             last         where the last round key is, from the first
//   r9              rounds       number of rounds
//   rbx             kbase        where key 0 would lie, were all numbered from the end
//   rax             tail_bytes   bytes of the last register
//   xmm4            ctr          the next four counters, {lo, hi} each
//   xmm3            four         {4, 0} four times
//   xmm2            reverse      shuffle that reverses the bytes of a block
//   xmm0 xmm5-xmm7  data0-data3  four blocks each: counter blocks, then key stream, then text
//   xmm1            key          a round key on its way, or a passing value
//   xmm18-xmm31     k1-k14       round keys, numbered from the end
//   k1              tail         the same, as a mask

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ctr_vaes512_x4_inline_resident_y0)
        endbr64

        // 1 to 64 bytes, unless the low half of the counter may wrap.
        lea     rax, [rdx - 1]
        cmp     rax, 64
        jae     L(long)
        mov     r10, [r8 + 8]
        bswap   r10
        cmp     r10, -5
        ja      L(long)
        mov     r11, -1
        bzhi    r11, r11, rdx
        kmovq   k1, r11
        shr     eax, 4
        lea     r10, [r10 + rax + 1]
        bswap   r10
        test    eax, eax
        jnz     L(register)
        vmovdqu64       xmm0, [r8]
        mov     [r8 + 8], r10
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vpxorq  xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC]
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
        vmovdqu8        xmm1{k1}{z}, [rsi]
        vpxorq  xmm0, xmm0, xmm1
        vmovdqu8        [rdi]{k1}, xmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
        xor     r10d, r10d
        xor     r11d, r11d
        kxorw   k1, k1, k1
#endif
        ret
L(one_longer):
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 160]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 176]
        je      L(one_last)
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 192]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 208]
        jmp     L(one_last)
L(register):
        vbroadcasti32x4 zmm0, [r8]
        mov     [r8 + 8], r10
        vbroadcasti32x4 zmm1, [rip + L(reverse)]
        vpshufb zmm0, zmm0, zmm1
        vpaddq  zmm0, zmm0, [rip + L(first_four)]
        vpshufb zmm0, zmm0, zmm1
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 16]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 32]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 48]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 64]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 80]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 96]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 112]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 128]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 144]
        vaesenc zmm0, zmm0, zmm1
        cmp     eax, 192
        jae     L(register_longer)
L(register_last):
        vbroadcasti32x4 zmm1, [rcx + rax + AESGEN_SCHEDULE_ENC]
        vaesenclast     zmm0, zmm0, zmm1
        vmovdqu8        zmm1{k1}{z}, [rsi]
        vpxorq  zmm0, zmm0, zmm1
        vmovdqu8        [rdi]{k1}, zmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
        xor     r10d, r10d
        xor     r11d, r11d
        kxorw   k1, k1, k1
#endif
        vzeroupper
        ret
L(register_longer):
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 160]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 176]
        vaesenc zmm0, zmm0, zmm1
        je      L(register_last)
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 192]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC + 208]
        vaesenc zmm0, zmm0, zmm1
        jmp     L(register_last)
L(long):
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        test    rdx, rdx
        jz      L(nothing)
        movzx   r9d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     ebx, r9d
        shl     ebx, 4
        lea     rbx, [rcx + rbx + AESGEN_SCHEDULE_ENC - 224]
        mov     rbp, [r8]
        mov     r10, [r8 + 8]
        bswap   rbp
        bswap   r10
        vbroadcasti32x4 zmm2, [rip + L(reverse)]
        vbroadcasti32x4 zmm3, [rip + L(four)]
        vbroadcasti32x4 zmm4, [r8]
        vpshufb zmm4, zmm4, zmm2
        vpaddq  zmm4, zmm4, [rip + L(first_four)]
        cmp     rdx, 256
        jb      L(rest)
        vbroadcasti32x4 zmm31, [rbx + 80]
        vbroadcasti32x4 zmm30, [rbx + 96]
        vbroadcasti32x4 zmm29, [rbx + 112]
        vbroadcasti32x4 zmm28, [rbx + 128]
        vbroadcasti32x4 zmm27, [rbx + 144]
        vbroadcasti32x4 zmm26, [rbx + 160]
        vbroadcasti32x4 zmm25, [rbx + 176]
        vbroadcasti32x4 zmm24, [rbx + 192]
        vbroadcasti32x4 zmm23, [rbx + 208]
        vbroadcasti32x4 zmm22, [rbx + 224]
        cmp     r9d, 12
        jb      L(keys_loaded)
        vbroadcasti32x4 zmm21, [rbx + 48]
        vbroadcasti32x4 zmm20, [rbx + 64]
        je      L(keys_loaded)
        vbroadcasti32x4 zmm19, [rbx + 16]
        vbroadcasti32x4 zmm18, [rbx + 32]
L(keys_loaded):

        // After anything but a full pass.
L(again):
        cmp     rdx, 256
        jb      L(rest)
        cmp     r9d, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 16 blocks a pass
L(pass_128):
        add     r10, 16
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb zmm0, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm5, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm6, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm7, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vaesenc zmm0, zmm0, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm0, zmm0, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm0, zmm0, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm0, zmm0, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm0, zmm0, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm0, zmm0, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm0, zmm0, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm0, zmm0, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm0, zmm0, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenclast     zmm0, zmm0, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vpxorq  zmm0, zmm0, [rsi]
        vmovdqu64       [rdi], zmm0
        vpxorq  zmm5, zmm5, [rsi + 64]
        vmovdqu64       [rdi + 64], zmm5
        vpxorq  zmm6, zmm6, [rsi + 128]
        vmovdqu64       [rdi + 128], zmm6
        vpxorq  zmm7, zmm7, [rsi + 192]
        vmovdqu64       [rdi + 192], zmm7
        add     rsi, 256
        sub     rdx, 256
        add     rdi, 256
        cmp     rdx, 256
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 16 blocks a pass
L(pass_192):
        add     r10, 16
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb zmm0, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm5, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm6, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm7, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vaesenc zmm0, zmm0, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm0, zmm0, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm0, zmm0, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm0, zmm0, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm0, zmm0, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm0, zmm0, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm0, zmm0, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm0, zmm0, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm0, zmm0, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm0, zmm0, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm0, zmm0, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenclast     zmm0, zmm0, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vpxorq  zmm0, zmm0, [rsi]
        vmovdqu64       [rdi], zmm0
        vpxorq  zmm5, zmm5, [rsi + 64]
        vmovdqu64       [rdi + 64], zmm5
        vpxorq  zmm6, zmm6, [rsi + 128]
        vmovdqu64       [rdi + 128], zmm6
        vpxorq  zmm7, zmm7, [rsi + 192]
        vmovdqu64       [rdi + 192], zmm7
        add     rsi, 256
        sub     rdx, 256
        add     rdi, 256
        cmp     rdx, 256
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 16 blocks a pass
L(pass_256):
        add     r10, 16
        jc      L(wrap)                                 // the low half would wrap within this pass
        vpshufb zmm0, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm5, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm6, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm7, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vaesenc zmm0, zmm0, zmm19
        vaesenc zmm5, zmm5, zmm19
        vaesenc zmm6, zmm6, zmm19
        vaesenc zmm7, zmm7, zmm19
        vaesenc zmm0, zmm0, zmm18
        vaesenc zmm5, zmm5, zmm18
        vaesenc zmm6, zmm6, zmm18
        vaesenc zmm7, zmm7, zmm18
        vaesenc zmm0, zmm0, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm0, zmm0, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm0, zmm0, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm0, zmm0, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm0, zmm0, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm0, zmm0, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm0, zmm0, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm0, zmm0, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm0, zmm0, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm0, zmm0, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm0, zmm0, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenclast     zmm0, zmm0, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vpxorq  zmm0, zmm0, [rsi]
        vmovdqu64       [rdi], zmm0
        vpxorq  zmm5, zmm5, [rsi + 64]
        vmovdqu64       [rdi + 64], zmm5
        vpxorq  zmm6, zmm6, [rsi + 128]
        vmovdqu64       [rdi + 128], zmm6
        vpxorq  zmm7, zmm7, [rsi + 192]
        vmovdqu64       [rdi + 192], zmm7
        add     rsi, 256
        sub     rdx, 256
        add     rdi, 256
        cmp     rdx, 256
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(done)
        cmp     rdx, 16
        jbe     L(single)
        mov     rax, r10
        add     rax, 16
        jc      L(single)
        lea     rax, [rdx + 15]
        shr     rax, 4
        add     r10, rax
        cmp     rdx, 64
        jbe     L(rest1)
        cmp     rdx, 128
        jbe     L(rest2)
        cmp     rdx, 192
        jbe     L(rest3)
        lea     eax, [rdx - 192]
        mov     r11, -1
        bzhi    r11, r11, rax
        kmovq   k1, r11
        vpshufb zmm0, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm5, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm6, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm7, zmm4, zmm2
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        cmp     r9d, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        vbroadcasti32x4 zmm1, [rbx + 16]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 32]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
L(rest4_rounds_192):
        vbroadcasti32x4 zmm1, [rbx + 48]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 64]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
L(rest4_rounds_128):
        vbroadcasti32x4 zmm1, [rbx + 80]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 96]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 112]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 128]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 144]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 160]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 176]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 192]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 208]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vaesenc zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [rbx + 224]
        vaesenclast     zmm0, zmm0, zmm1
        vaesenclast     zmm5, zmm5, zmm1
        vaesenclast     zmm6, zmm6, zmm1
        vaesenclast     zmm7, zmm7, zmm1
        vpxorq  zmm0, zmm0, [rsi]
        vpxorq  zmm5, zmm5, [rsi + 64]
        vpxorq  zmm6, zmm6, [rsi + 128]
        vmovdqu8        zmm1{k1}{z}, [rsi + 192]
        vpxorq  zmm7, zmm7, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu64       [rdi + 128], zmm6
        vmovdqu8        [rdi + 192]{k1}, zmm7
        jmp     L(rest_done)
L(rest3):
        lea     eax, [rdx - 128]
        mov     r11, -1
        bzhi    r11, r11, rax
        kmovq   k1, r11
        vpshufb zmm0, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm5, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm6, zmm4, zmm2
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        cmp     r9d, 12
        jb      L(rest3_rounds_128)
        je      L(rest3_rounds_192)
        vbroadcasti32x4 zmm1, [rbx + 16]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 32]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
L(rest3_rounds_192):
        vbroadcasti32x4 zmm1, [rbx + 48]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 64]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
L(rest3_rounds_128):
        vbroadcasti32x4 zmm1, [rbx + 80]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 96]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 112]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 128]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 144]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 160]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 176]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 192]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 208]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vaesenc zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [rbx + 224]
        vaesenclast     zmm0, zmm0, zmm1
        vaesenclast     zmm5, zmm5, zmm1
        vaesenclast     zmm6, zmm6, zmm1
        vpxorq  zmm0, zmm0, [rsi]
        vpxorq  zmm5, zmm5, [rsi + 64]
        vmovdqu8        zmm1{k1}{z}, [rsi + 128]
        vpxorq  zmm6, zmm6, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm5
        vmovdqu8        [rdi + 128]{k1}, zmm6
        jmp     L(rest_done)
L(rest2):
        lea     eax, [rdx - 64]
        mov     r11, -1
        bzhi    r11, r11, rax
        kmovq   k1, r11
        vpshufb zmm0, zmm4, zmm2
        vpaddq  zmm4, zmm4, zmm3
        vpshufb zmm5, zmm4, zmm2
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm5, zmm5, zmm1
        cmp     r9d, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        vbroadcasti32x4 zmm1, [rbx + 16]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 32]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
L(rest2_rounds_192):
        vbroadcasti32x4 zmm1, [rbx + 48]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 64]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
L(rest2_rounds_128):
        vbroadcasti32x4 zmm1, [rbx + 80]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 96]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 112]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 128]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 144]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 160]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 176]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 192]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 208]
        vaesenc zmm0, zmm0, zmm1
        vaesenc zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [rbx + 224]
        vaesenclast     zmm0, zmm0, zmm1
        vaesenclast     zmm5, zmm5, zmm1
        vpxorq  zmm0, zmm0, [rsi]
        vmovdqu8        zmm1{k1}{z}, [rsi + 64]
        vpxorq  zmm5, zmm5, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu8        [rdi + 64]{k1}, zmm5
        jmp     L(rest_done)
L(rest1):
        mov     eax, edx
        mov     r11, -1
        bzhi    r11, r11, rax
        kmovq   k1, r11
        vpshufb zmm0, zmm4, zmm2
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm0, zmm0, zmm1
        cmp     r9d, 12
        jb      L(rest1_rounds_128)
        je      L(rest1_rounds_192)
        vbroadcasti32x4 zmm1, [rbx + 16]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 32]
        vaesenc zmm0, zmm0, zmm1
L(rest1_rounds_192):
        vbroadcasti32x4 zmm1, [rbx + 48]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 64]
        vaesenc zmm0, zmm0, zmm1
L(rest1_rounds_128):
        vbroadcasti32x4 zmm1, [rbx + 80]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 96]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 112]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 128]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 144]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 160]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 176]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 192]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 208]
        vaesenc zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rbx + 224]
        vaesenclast     zmm0, zmm0, zmm1
        vmovdqu8        zmm1{k1}{z}, [rsi]
        vpxorq  zmm0, zmm0, zmm1
        vmovdqu8        [rdi]{k1}, zmm0
L(rest_done):
        xor     edx, edx
        jmp     L(done)

        // One block, with a carry from the low half of the counter to the high one.
L(wrap):
        sub     r10, 16
L(single):
        vmovq   xmm0, r10
        vpinsrq xmm0, xmm0, rbp, 1
        vpshufb xmm0, xmm0, xmm2
        add     r10, 1
        adc     rbp, 0
        vpxorq  xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC]
        cmp     r9d, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        vaesenc xmm0, xmm0, [rbx + 16]
        vaesenc xmm0, xmm0, [rbx + 32]
L(single_rounds_192):
        vaesenc xmm0, xmm0, [rbx + 48]
        vaesenc xmm0, xmm0, [rbx + 64]
L(single_rounds_128):
        vaesenc xmm0, xmm0, [rbx + 80]
        vaesenc xmm0, xmm0, [rbx + 96]
        vaesenc xmm0, xmm0, [rbx + 112]
        vaesenc xmm0, xmm0, [rbx + 128]
        vaesenc xmm0, xmm0, [rbx + 144]
        vaesenc xmm0, xmm0, [rbx + 160]
        vaesenc xmm0, xmm0, [rbx + 176]
        vaesenc xmm0, xmm0, [rbx + 192]
        vaesenc xmm0, xmm0, [rbx + 208]
        vaesenclast     xmm0, xmm0, [rbx + 224]
        cmp     rdx, 16
        jbe     L(last)
        vpxorq  xmm0, xmm0, [rsi]
        vmovdqu64       [rdi], xmm0
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        vmovq   xmm4, r10
        vpinsrq xmm4, xmm4, rbp, 1
        vshufi64x2      zmm4, zmm4, zmm4, 0
        vpaddq  zmm4, zmm4, [rip + L(first_four)]
        jmp     L(again)

        // 1 to 16 bytes, with the key stream in data0.
L(last):
        mov     r11, -1
        bzhi    r11, r11, rdx
        kmovq   k1, r11
        vmovdqu8        xmm1{k1}{z}, [rsi]
        vpxorq  xmm0, xmm0, xmm1
        vmovdqu8        [rdi]{k1}, xmm0
        xor     edx, edx

        // The next counter block.
L(done):
        bswap   rbp
        bswap   r10
        mov     [r8], rbp
        mov     [r8 + 8], r10
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
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
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_ctr_vaes512_x4_inline_resident_y0)

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
