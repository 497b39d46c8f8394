// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_vaes512_x1_inline_resident_y0
// AES CBC encryption (SP 800-38A 6.2) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 1 block in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/cbc_enc.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode cbc_enc --interleave 1 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdi          out     output
//   rsi          in      input
//   rdx          bytes   bytes to do
//   rcx          ks      key schedule
//   r8           state   state (chaining block, counter block or tweak)
//   rax          left    result: bytes left undone
//   rax          last    where the last round key is, from the first
//   rax          rounds  number of rounds
//   r10          kbase   where key 0 would lie, were all numbered from the end
//   xmm0         data0   the chain
//   xmm2         text    the next plaintext block ^ white
//   xmm3         block   the last round key of this block, then its ciphertext
//   xmm1         white   the first round key
//   xmm18-xmm31  k1-k14  round keys, numbered from the end

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_vaes512_x1_inline_resident_y0)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        vmovdqu64       xmm0, [r8]
        vpxorq  xmm0, xmm0, [rsi]
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
        vmovdqu64       [r8], xmm0
        vmovdqu64       [rdi], xmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0
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
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 160]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 176]
        je      L(one_last)
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 192]
        vaesenc xmm0, xmm0, [rcx + AESGEN_SCHEDULE_ENC + 208]
        jmp     L(one_last)
L(several):
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
        vmovdqu64       xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  xmm0, xmm1, [rsi]
        vpxorq  xmm0, xmm0, [r8]
        vmovdqu64       xmm31, [r10 + 80]
        vmovdqu64       xmm30, [r10 + 96]
        vmovdqu64       xmm29, [r10 + 112]
        vmovdqu64       xmm28, [r10 + 128]
        vmovdqu64       xmm27, [r10 + 144]
        vmovdqu64       xmm26, [r10 + 160]
        vmovdqu64       xmm25, [r10 + 176]
        vmovdqu64       xmm24, [r10 + 192]
        vmovdqu64       xmm23, [r10 + 208]
        vmovdqu64       xmm22, [r10 + 224]
        cmp     eax, 12
        jb      L(keys_loaded)
        vmovdqu64       xmm21, [r10 + 48]
        vmovdqu64       xmm20, [r10 + 64]
        je      L(keys_loaded)
        vmovdqu64       xmm19, [r10 + 16]
        vmovdqu64       xmm18, [r10 + 32]
L(keys_loaded):
        cmp     eax, 12
        ja      L(blocks_256)
        je      L(blocks_192)
        cmp     rdx, 32
        jb      L(last_128)

        // AES-128: one block a pass
L(pass_128):
        vpxorq  xmm2, xmm1, [rsi + 16]
        vaesenc xmm0, xmm0, xmm31
        vaesenc xmm0, xmm0, xmm30
        vaesenc xmm0, xmm0, xmm29
        vaesenc xmm0, xmm0, xmm28
        vaesenc xmm0, xmm0, xmm27
        vaesenc xmm0, xmm0, xmm26
        vaesenc xmm0, xmm0, xmm25
        vaesenc xmm0, xmm0, xmm24
        vaesenc xmm0, xmm0, xmm23
        vpxorq  xmm3, xmm2, xmm22
        vaesenclast     xmm0, xmm0, xmm3
        vpxorq  xmm3, xmm0, xmm2
        vmovdqu64       [rdi], xmm3
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        cmp     rdx, 32
        jae     L(pass_128)
L(last_128):
        vaesenc xmm0, xmm0, xmm31
        vaesenc xmm0, xmm0, xmm30
        vaesenc xmm0, xmm0, xmm29
        vaesenc xmm0, xmm0, xmm28
        vaesenc xmm0, xmm0, xmm27
        vaesenc xmm0, xmm0, xmm26
        vaesenc xmm0, xmm0, xmm25
        vaesenc xmm0, xmm0, xmm24
        vaesenc xmm0, xmm0, xmm23
        vaesenclast     xmm0, xmm0, xmm22
        jmp     L(ended)
L(blocks_192):
        cmp     rdx, 32
        jb      L(last_192)

        // AES-192: one block a pass
L(pass_192):
        vpxorq  xmm2, xmm1, [rsi + 16]
        vaesenc xmm0, xmm0, xmm21
        vaesenc xmm0, xmm0, xmm20
        vaesenc xmm0, xmm0, xmm31
        vaesenc xmm0, xmm0, xmm30
        vaesenc xmm0, xmm0, xmm29
        vaesenc xmm0, xmm0, xmm28
        vaesenc xmm0, xmm0, xmm27
        vaesenc xmm0, xmm0, xmm26
        vaesenc xmm0, xmm0, xmm25
        vaesenc xmm0, xmm0, xmm24
        vaesenc xmm0, xmm0, xmm23
        vpxorq  xmm3, xmm2, xmm22
        vaesenclast     xmm0, xmm0, xmm3
        vpxorq  xmm3, xmm0, xmm2
        vmovdqu64       [rdi], xmm3
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        cmp     rdx, 32
        jae     L(pass_192)
L(last_192):
        vaesenc xmm0, xmm0, xmm21
        vaesenc xmm0, xmm0, xmm20
        vaesenc xmm0, xmm0, xmm31
        vaesenc xmm0, xmm0, xmm30
        vaesenc xmm0, xmm0, xmm29
        vaesenc xmm0, xmm0, xmm28
        vaesenc xmm0, xmm0, xmm27
        vaesenc xmm0, xmm0, xmm26
        vaesenc xmm0, xmm0, xmm25
        vaesenc xmm0, xmm0, xmm24
        vaesenc xmm0, xmm0, xmm23
        vaesenclast     xmm0, xmm0, xmm22
        jmp     L(ended)
L(blocks_256):
        cmp     rdx, 32
        jb      L(last_256)

        // AES-256: one block a pass
L(pass_256):
        vpxorq  xmm2, xmm1, [rsi + 16]
        vaesenc xmm0, xmm0, xmm19
        vaesenc xmm0, xmm0, xmm18
        vaesenc xmm0, xmm0, xmm21
        vaesenc xmm0, xmm0, xmm20
        vaesenc xmm0, xmm0, xmm31
        vaesenc xmm0, xmm0, xmm30
        vaesenc xmm0, xmm0, xmm29
        vaesenc xmm0, xmm0, xmm28
        vaesenc xmm0, xmm0, xmm27
        vaesenc xmm0, xmm0, xmm26
        vaesenc xmm0, xmm0, xmm25
        vaesenc xmm0, xmm0, xmm24
        vaesenc xmm0, xmm0, xmm23
        vpxorq  xmm3, xmm2, xmm22
        vaesenclast     xmm0, xmm0, xmm3
        vpxorq  xmm3, xmm0, xmm2
        vmovdqu64       [rdi], xmm3
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        cmp     rdx, 32
        jae     L(pass_256)
L(last_256):
        vaesenc xmm0, xmm0, xmm19
        vaesenc xmm0, xmm0, xmm18
        vaesenc xmm0, xmm0, xmm21
        vaesenc xmm0, xmm0, xmm20
        vaesenc xmm0, xmm0, xmm31
        vaesenc xmm0, xmm0, xmm30
        vaesenc xmm0, xmm0, xmm29
        vaesenc xmm0, xmm0, xmm28
        vaesenc xmm0, xmm0, xmm27
        vaesenc xmm0, xmm0, xmm26
        vaesenc xmm0, xmm0, xmm25
        vaesenc xmm0, xmm0, xmm24
        vaesenc xmm0, xmm0, xmm23
        vaesenclast     xmm0, xmm0, xmm22
L(ended):
        vmovdqu64       [rdi], xmm0
        vmovdqu64       [r8], xmm0
        sub     rdx, 16
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
        xor     r10d, r10d
#endif
        ret
        AESGEN_END SYM(aes_cbc_enc_vaes512_x1_inline_resident_y0)

        AESGEN_NOTES

#endif
