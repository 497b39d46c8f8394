// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_aesni_x1_inline_resident_y64
// AES CBC encryption (SP 800-38A 6.2) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 1 block in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/cbc_enc.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode cbc_enc --interleave 1 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdi         out     output
//   rsi         in      input
//   rdx         bytes   bytes to do
//   rcx         ks      key schedule
//   r8          state   state (chaining block, counter block or tweak)
//   rax         left    result: bytes left undone
//   rax         last    where the last round key is, from the first
//   rax         rounds  number of rounds
//   r10         kbase   where key 0 would lie, were all numbered from the end
//   r9          flag    the yield flag
//   r11         count   blocks to process before the next look at the flag
//   xmm0        data0   the chain
//   xmm1        text    the next plaintext block ^ white
//   xmm2        block   the last round key of this block, then its ciphertext
//   xmm3        white   the first round key
//   xmm2        key     a round key on its way, or a passing value
//   xmm4-xmm15  k3-k14  round keys, numbered from the end

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_aesni_x1_inline_resident_y64)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        movdqu  xmm0, [r8]
        movdqu  xmm1, [rsi]
        pxor    xmm0, xmm1
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 16]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 32]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 48]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 64]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 80]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 96]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 112]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 128]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 144]
        aesenc  xmm0, xmm2
        cmp     eax, 192
        jae     L(longer)
L(last):
        movdqu  xmm2, [rcx + rax + AESGEN_SCHEDULE_ENC]
        aesenclast      xmm0, xmm2
        movdqu  [r8], xmm0
        movdqu  [rdi], xmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2
        pxor    xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r8d, r8d
#endif
        ret
L(longer):
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 160]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 176]
        aesenc  xmm0, xmm2
        je      L(last)
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 192]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [rcx + AESGEN_SCHEDULE_ENC + 208]
        aesenc  xmm0, xmm2
        jmp     L(last)
L(several):
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
        movdqu  xmm15, [r10 + 80]
        movdqu  xmm14, [r10 + 96]
        movdqu  xmm13, [r10 + 112]
        movdqu  xmm12, [r10 + 128]
        movdqu  xmm11, [r10 + 144]
        movdqu  xmm10, [r10 + 160]
        movdqu  xmm9, [r10 + 176]
        movdqu  xmm8, [r10 + 192]
        movdqu  xmm7, [r10 + 208]
        movdqu  xmm6, [r10 + 224]
        cmp     eax, 12
        jb      L(keys_loaded)
        movdqu  xmm5, [r10 + 48]
        movdqu  xmm4, [r10 + 64]
L(keys_loaded):
        movdqu  xmm3, [rcx + AESGEN_SCHEDULE_ENC]
        movdqu  xmm0, [r8]
        movdqu  xmm1, [rsi]
        pxor    xmm0, xmm3
        pxor    xmm0, xmm1
L(reset):
        mov     r11d, 64
        cmp     eax, 12
        ja      L(blocks_256)
        je      L(blocks_192)
        cmp     rdx, 32
        jb      L(last_128)

        // AES-128: one block a pass
L(pass_128):
        movdqu  xmm1, [rsi + 16]
        pxor    xmm1, xmm3
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
        movdqa  xmm2, xmm6
        pxor    xmm2, xmm1
        aesenclast      xmm0, xmm2
        movdqa  xmm2, xmm0
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        sub     r11d, 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_128)
L(last_128):
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
        jmp     L(ended)
L(blocks_192):
        cmp     rdx, 32
        jb      L(last_192)

        // AES-192: one block a pass
L(pass_192):
        movdqu  xmm1, [rsi + 16]
        pxor    xmm1, xmm3
        aesenc  xmm0, xmm5
        aesenc  xmm0, xmm4
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
        movdqa  xmm2, xmm6
        pxor    xmm2, xmm1
        aesenclast      xmm0, xmm2
        movdqa  xmm2, xmm0
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        sub     r11d, 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_192)
L(last_192):
        aesenc  xmm0, xmm5
        aesenc  xmm0, xmm4
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
        jmp     L(ended)
L(blocks_256):
        cmp     rdx, 32
        jb      L(last_256)

        // AES-256: one block a pass
L(pass_256):
        movdqu  xmm1, [rsi + 16]
        pxor    xmm1, xmm3
        movdqu  xmm2, [r10 + 16]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [r10 + 32]
        aesenc  xmm0, xmm2
        aesenc  xmm0, xmm5
        aesenc  xmm0, xmm4
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
        movdqa  xmm2, xmm6
        pxor    xmm2, xmm1
        aesenclast      xmm0, xmm2
        movdqa  xmm2, xmm0
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        add     rsi, 16
        add     rdi, 16
        sub     rdx, 16
        sub     r11d, 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_256)
L(last_256):
        movdqu  xmm2, [r10 + 16]
        aesenc  xmm0, xmm2
        movdqu  xmm2, [r10 + 32]
        aesenc  xmm0, xmm2
        aesenc  xmm0, xmm5
        aesenc  xmm0, xmm4
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
L(ended):
        aesenclast      xmm0, xmm6
        movdqu  [rdi], xmm0
        movdqu  [r8], xmm0
        sub     rdx, 16
        jmp     L(nothing)

        // Time to look at the yield flag: the last block is still to come.
L(look):
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)
        movdqu  [r8], xmm2
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
        ret
        AESGEN_END SYM(aes_cbc_enc_aesni_x1_inline_resident_y64)

        AESGEN_NOTES

#endif
