// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_vaes512_x1_inline_resident_y64
// AES CBC encryption (SP 800-38A 6.2) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 1 block in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/cbc_enc.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode cbc_enc --interleave 1 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdi          out     output
//   rsi          in      input
//   rdx          bytes   bytes to do
//   rcx          ks      key schedule
//   r8           state   state (chaining block, counter block or tweak)
//   rax          left    result: bytes left undone
//   r11          ahead   where the next plaintext block is
//   rax          rounds  number of rounds
//   r10          kbase   where key 0 would lie, were all numbered from the end
//   r9           flag    the yield flag
//   r10          count   blocks to process before the next look at the flag
//   xmm2         data0   the chain
//   xmm1         text0   the next plaintext block ^ white
//   xmm3         block   the last round key of this block, then its ciphertext
//   xmm0         white   the first round key
//   xmm18-xmm31  k1-k14  round keys, numbered from the end

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_vaes512_x1_inline_resident_y64)
        endbr64
        cmp     rdx, 16
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
        vmovdqu64       xmm0, [rcx + AESGEN_SCHEDULE_ENC]
        vpxorq  xmm1, xmm0, [rsi]
        vpxorq  xmm2, xmm1, [r8]
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
L(reset):
        mov     r10d, 64
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: one block a pass
L(pass_128):

        // The next plaintext block, early; where there is none, this one again.
        sub     rdx, 16
        lea     r11, [rsi + 16]
        cmp     rdx, 16
        cmovae  rsi, r11
        vpxorq  xmm1, xmm0, [rsi]
        vaesenc xmm2, xmm2, xmm31
        vaesenc xmm2, xmm2, xmm30
        vaesenc xmm2, xmm2, xmm29
        vaesenc xmm2, xmm2, xmm28
        vaesenc xmm2, xmm2, xmm27
        vaesenc xmm2, xmm2, xmm26
        vaesenc xmm2, xmm2, xmm25
        vaesenc xmm2, xmm2, xmm24
        vaesenc xmm2, xmm2, xmm23
        vpxorq  xmm3, xmm1, xmm22
        vaesenclast     xmm2, xmm2, xmm3
        vpxorq  xmm3, xmm2, xmm1
        vmovdqu64       [rdi], xmm3
        add     rdi, 16
        sub     r10d, 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 16
        jae     L(pass_128)
        jmp     L(done)

        // AES-192: one block a pass
L(pass_192):

        // The next plaintext block, early; where there is none, this one again.
        sub     rdx, 16
        lea     r11, [rsi + 16]
        cmp     rdx, 16
        cmovae  rsi, r11
        vpxorq  xmm1, xmm0, [rsi]
        vaesenc xmm2, xmm2, xmm21
        vaesenc xmm2, xmm2, xmm20
        vaesenc xmm2, xmm2, xmm31
        vaesenc xmm2, xmm2, xmm30
        vaesenc xmm2, xmm2, xmm29
        vaesenc xmm2, xmm2, xmm28
        vaesenc xmm2, xmm2, xmm27
        vaesenc xmm2, xmm2, xmm26
        vaesenc xmm2, xmm2, xmm25
        vaesenc xmm2, xmm2, xmm24
        vaesenc xmm2, xmm2, xmm23
        vpxorq  xmm3, xmm1, xmm22
        vaesenclast     xmm2, xmm2, xmm3
        vpxorq  xmm3, xmm2, xmm1
        vmovdqu64       [rdi], xmm3
        add     rdi, 16
        sub     r10d, 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 16
        jae     L(pass_192)
        jmp     L(done)

        // AES-256: one block a pass
L(pass_256):

        // The next plaintext block, early; where there is none, this one again.
        sub     rdx, 16
        lea     r11, [rsi + 16]
        cmp     rdx, 16
        cmovae  rsi, r11
        vpxorq  xmm1, xmm0, [rsi]
        vaesenc xmm2, xmm2, xmm19
        vaesenc xmm2, xmm2, xmm18
        vaesenc xmm2, xmm2, xmm21
        vaesenc xmm2, xmm2, xmm20
        vaesenc xmm2, xmm2, xmm31
        vaesenc xmm2, xmm2, xmm30
        vaesenc xmm2, xmm2, xmm29
        vaesenc xmm2, xmm2, xmm28
        vaesenc xmm2, xmm2, xmm27
        vaesenc xmm2, xmm2, xmm26
        vaesenc xmm2, xmm2, xmm25
        vaesenc xmm2, xmm2, xmm24
        vaesenc xmm2, xmm2, xmm23
        vpxorq  xmm3, xmm1, xmm22
        vaesenclast     xmm2, xmm2, xmm3
        vpxorq  xmm3, xmm2, xmm1
        vmovdqu64       [rdi], xmm3
        add     rdi, 16
        sub     r10d, 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 16
        jae     L(pass_256)
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        cmp     rdx, 16
        jb      L(done)
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)
L(done):
        vmovdqu64       [r8], xmm3
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  zmm\n\(), zmm\n\(), zmm\n
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
        ret
        AESGEN_END SYM(aes_cbc_enc_vaes512_x1_inline_resident_y64)

        AESGEN_NOTES

#endif
