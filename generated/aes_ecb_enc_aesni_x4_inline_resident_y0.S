// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_enc_aesni_x4_inline_resident_y0
// AES ECB encryption (SP 800-38A 6.1) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 4 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode ecb_enc --interleave 4 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdi             out          output
//   rsi             in           input
//   rdx             bytes        bytes to do
//   rcx             ks           key schedule
//   rax             left         result: bytes left undone
//   rax             last         where the last round key is, from the first
//   rax             rounds       number of rounds
//   r10             kbase        where key 0 would lie, were all numbered from the end
//   xmm0 xmm2-xmm4  data0-data3  blocks in flight
//   xmm1            key          a round key on its way, or a passing value
//   xmm5-xmm15      k4-k14       round keys, numbered from the end

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ecb_enc_aesni_x4_inline_resident_y0)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        movdqu  xmm0, [rsi]
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 16]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 32]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 48]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 64]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 80]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 96]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 112]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 128]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 144]
        aesenc  xmm0, xmm1
        cmp     eax, 192
        jae     L(longer)
L(last):
        movdqu  xmm1, [rcx + rax + AESGEN_SCHEDULE_ENC]
        aesenclast      xmm0, xmm1
        movdqu  [rdi], xmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1
        pxor    xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
#endif
        ret
L(longer):
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 160]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 176]
        aesenc  xmm0, xmm1
        je      L(last)
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 192]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC + 208]
        aesenc  xmm0, xmm1
        jmp     L(last)
L(several):
        cmp     rdx, 16
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
        movdqu  xmm5, [r10 + 64]
L(keys_loaded):
        cmp     rdx, 64
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 4 blocks a pass
L(pass_128):
        movdqu  xmm0, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm4, [rsi + 48]
        add     rsi, 64
        sub     rdx, 64
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        aesenc  xmm0, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm0, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm0, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        movdqu  [rdi], xmm0
        movdqu  [rdi + 16], xmm2
        movdqu  [rdi + 32], xmm3
        movdqu  [rdi + 48], xmm4
        add     rdi, 64
        cmp     rdx, 64
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 4 blocks a pass
L(pass_192):
        movdqu  xmm0, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm4, [rsi + 48]
        add     rsi, 64
        sub     rdx, 64
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm0, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        aesenc  xmm0, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm0, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm0, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        movdqu  [rdi], xmm0
        movdqu  [rdi + 16], xmm2
        movdqu  [rdi + 32], xmm3
        movdqu  [rdi + 48], xmm4
        add     rdi, 64
        cmp     rdx, 64
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 4 blocks a pass
L(pass_256):
        movdqu  xmm0, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm4, [rsi + 48]
        add     rsi, 64
        sub     rdx, 64
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm0, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        aesenc  xmm0, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm0, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm0, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        movdqu  [rdi], xmm0
        movdqu  [rdi + 16], xmm2
        movdqu  [rdi + 32], xmm3
        movdqu  [rdi + 48], xmm4
        add     rdi, 64
        cmp     rdx, 64
        jae     L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one narrower pass for all.
        cmp     rdx, 16
        jb      L(done)
        cmp     rdx, 48
        jb      L(rest2)
        movdqu  xmm0, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm3, [rsi + 32]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        pxor    xmm4, xmm1
        cmp     eax, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
L(rest4_rounds_192):
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm0, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
L(rest4_rounds_128):
        aesenc  xmm0, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm0, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm0, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        movdqu  [rdi], xmm0
        movdqu  [rdi + 16], xmm2
        movdqu  [rdi + 32], xmm3
        jmp     L(rest_done)
L(rest2):
        cmp     rdx, 32
        jb      L(rest1)
        movdqu  xmm0, [rsi]
        movdqu  xmm2, [rsi + 16]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        pxor    xmm2, xmm1
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
L(rest2_rounds_192):
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm0, xmm1
        aesenc  xmm2, xmm1
        aesenc  xmm0, xmm5
        aesenc  xmm2, xmm5
L(rest2_rounds_128):
        aesenc  xmm0, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm0, xmm7
        aesenc  xmm2, xmm7
        aesenclast      xmm0, xmm6
        aesenclast      xmm2, xmm6
        movdqu  [rdi], xmm0
        movdqu  [rdi + 16], xmm2
        jmp     L(rest_done)
L(rest1):
        movdqu  xmm0, [rsi]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm0, xmm1
        cmp     eax, 12
        jb      L(rest1_rounds_128)
        je      L(rest1_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm0, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm0, xmm1
L(rest1_rounds_192):
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm0, xmm1
        aesenc  xmm0, xmm5
L(rest1_rounds_128):
        aesenc  xmm0, xmm15
        aesenc  xmm0, xmm14
        aesenc  xmm0, xmm13
        aesenc  xmm0, xmm12
        aesenc  xmm0, xmm11
        aesenc  xmm0, xmm10
        aesenc  xmm0, xmm9
        aesenc  xmm0, xmm8
        aesenc  xmm0, xmm7
        aesenclast      xmm0, xmm6
        movdqu  [rdi], xmm0
L(rest_done):
        and     rdx, 15
L(done):
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
        xor     r10d, r10d
#endif
        ret
        AESGEN_END SYM(aes_ecb_enc_aesni_x4_inline_resident_y0)

        AESGEN_NOTES

#endif
