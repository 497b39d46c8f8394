// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_dec_ssse3_x4_call_streamed_y0
// AES ECB decryption (SP 800-38A 6.1) for SSSE3 without AES instructions (constant-time lookups by PSHUFB):
// 4 blocks in flight, round code called, round keys streamed from memory, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/ssse3/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa ssse3 --mode ecb_dec --interleave 4 --inline call --regalloc streamed --yield-blocks 0
// Change the templates, never this file.
//
//   rdi         out          output
//   rsi         in           input
//   rdx         bytes        bytes to do
//   rcx         ks           key schedule
//   rax         left         result: bytes left undone
//   rax         first        16 * (number of the first key - 14)
//   r8          place        16 * (number of a key - 14)
//   r11         kend         where the last key lies
//   r10         raw          where it lies in the schedule
//   r9          tables       where the tables are
//   xmm7-xmm10  data0-data3  blocks in flight
//   xmm0        key          a key on its way, or a passing value
//   xmm2        mask         15 in every byte
//   xmm6        passing      a passing value
//   xmm5        low          low nibbles, then the first index of the inverse
//   xmm0        over         c over the low nibbles, then a sum, then what comes from other rows
//   xmm1        sum          a sum, then what stays in its row
//   xmm3        c_over       table of c over a nibble
//   xmm4        times14      a table of products with the inverse

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ecb_dec_ssse3_x4_call_streamed_y0)
        endbr64
        sub     rsp, 256
        .cfi_adjust_cfa_offset  256
        cmp     rdx, 16
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        lea     r10, [rcx + rax + AESGEN_SCHEDULE_DEC]
        neg     rax
        lea     r11, [rsp + 239]
        and     r11, -16
        lea     r9, [rip + L(tables) + 128]
        movdqa  xmm2, [r9 - 128]
        movdqa  xmm3, [r9 - 96]
        movdqa  xmm4, [r9 + 144]
        movdqu  xmm0, [r10 + rax]
        movdqa  [r11 + rax], xmm0
        movdqu  xmm0, [r10]
        movdqa  [r11], xmm0
        lea     r8, [rax + 16]
L(next_key):
        movdqu  xmm0, [r10 + r8]
        pshufb  xmm0, [r9 + r8 - 336]
        movdqa  xmm5, xmm0
        pand    xmm5, xmm2
        psrld   xmm0, 4
        pand    xmm0, xmm2
        movdqa  xmm6, [r9]
        pshufb  xmm6, xmm0
        movdqa  xmm0, [r9 - 16]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        movdqa  [r11 + r8], xmm0
        add     r8, 16
        jnz     L(next_key)
        cmp     rdx, 64
        jb      L(rest)

        // 4 blocks a pass
L(pass_any):
        movdqu  xmm7, [rsi]
        movdqu  xmm8, [rsi + 16]
        movdqu  xmm9, [rsi + 32]
        movdqu  xmm10, [rsi + 48]
        add     rsi, 64
        sub     rdx, 64
        call    L(rounds4)
        movdqu  [rdi], xmm7
        movdqu  [rdi + 16], xmm8
        movdqu  [rdi + 32], xmm9
        movdqu  [rdi + 48], xmm10
        add     rdi, 64
        cmp     rdx, 64
        jae     L(pass_any)
L(rest):

        // Fewer blocks than a pass has: one narrower pass for all.
        cmp     rdx, 16
        jb      L(done)
        cmp     rdx, 48
        jb      L(rest2)
        movdqu  xmm7, [rsi]
        movdqu  xmm8, [rsi + 16]
        movdqu  xmm9, [rsi + 32]
        call    L(rounds4)
        movdqu  [rdi], xmm7
        movdqu  [rdi + 16], xmm8
        movdqu  [rdi + 32], xmm9
        jmp     L(rest_done)
L(rest2):
        cmp     rdx, 32
        jb      L(rest1)
        movdqu  xmm7, [rsi]
        movdqu  xmm8, [rsi + 16]
        call    L(rounds2)
        movdqu  [rdi], xmm7
        movdqu  [rdi + 16], xmm8
        jmp     L(rest_done)
L(rest1):
        movdqu  xmm7, [rsi]
        call    L(rounds1)
        movdqu  [rdi], xmm7
L(rest_done):
        and     rdx, 15
L(done):
        pxor    xmm6, xmm6
        movdqa  [r11], xmm6
        movdqa  [r11 - 16], xmm6
        movdqa  [r11 - 32], xmm6
        movdqa  [r11 - 48], xmm6
        movdqa  [r11 - 64], xmm6
        movdqa  [r11 - 80], xmm6
        movdqa  [r11 - 96], xmm6
        movdqa  [r11 - 112], xmm6
        movdqa  [r11 - 128], xmm6
        movdqa  [r11 - 144], xmm6
        movdqa  [r11 - 160], xmm6
        movdqa  [r11 - 176], xmm6
        movdqa  [r11 - 192], xmm6
        movdqa  [r11 - 208], xmm6
        movdqa  [r11 - 224], xmm6
L(nothing):
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
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
        add     rsp, 256
        .cfi_adjust_cfa_offset  -256
        ret

        AESGEN_LOCAL
        // Rounds of 1 block.
L(rounds1):
        pxor    xmm7, [r11 + rax]
        pshufb  xmm7, [r9 + rax - 336]
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 - 48]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        mov     r8, rax
        jmp     L(rounds1_odd)
L(rounds1_even):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm7
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm7
        movdqa  xmm7, xmm4
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, [r11 + r8]
        pxor    xmm7, xmm0
L(rounds1_odd):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm7
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm7
        movdqa  xmm7, xmm4
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, [r11 + r8 + 16]
        pxor    xmm7, xmm0
        add     r8, 32
        jnz     L(rounds1_even)
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 + 16]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pshufb  xmm7, [r9 - 80]
        pxor    xmm7, [r11]
        ret

        AESGEN_LOCAL
        // Rounds of 2 blocks.
L(rounds2):
        pxor    xmm7, [r11 + rax]
        pshufb  xmm7, [r9 + rax - 336]
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 - 48]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm8, [r11 + rax]
        pshufb  xmm8, [r9 + rax - 336]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r9 - 48]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        mov     r8, rax
        jmp     L(rounds2_odd)
L(rounds2_even):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm7
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm7
        movdqa  xmm7, xmm4
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, [r11 + r8]
        pxor    xmm7, xmm0
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm8
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm8
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm8
        movdqa  xmm8, xmm4
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, [r11 + r8]
        pxor    xmm8, xmm0
L(rounds2_odd):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm7
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm7
        movdqa  xmm7, xmm4
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, [r11 + r8 + 16]
        pxor    xmm7, xmm0
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm8
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm8
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm8
        movdqa  xmm8, xmm4
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, [r11 + r8 + 16]
        pxor    xmm8, xmm0
        add     r8, 32
        jnz     L(rounds2_even)
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 + 16]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pshufb  xmm7, [r9 - 80]
        pxor    xmm7, [r11]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r9 + 16]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pshufb  xmm8, [r9 - 80]
        pxor    xmm8, [r11]
        ret

        AESGEN_LOCAL
        // Rounds of 4 blocks.
L(rounds4):
        pxor    xmm7, [r11 + rax]
        pshufb  xmm7, [r9 + rax - 336]
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 - 48]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm8, [r11 + rax]
        pshufb  xmm8, [r9 + rax - 336]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r9 - 48]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm9, [r11 + rax]
        pshufb  xmm9, [r9 + rax - 336]
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r9 - 48]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm10, [r11 + rax]
        pshufb  xmm10, [r9 + rax - 336]
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm6, [r9 - 32]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r9 - 48]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        mov     r8, rax
        jmp     L(rounds4_odd)
L(rounds4_even):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm7
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm7
        movdqa  xmm7, xmm4
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, [r11 + r8]
        pxor    xmm7, xmm0
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm8
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm8
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm8
        movdqa  xmm8, xmm4
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, [r11 + r8]
        pxor    xmm8, xmm0
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm9
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm9
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm9, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm9
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm9
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm9
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm9
        movdqa  xmm9, xmm4
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm9, [r11 + r8]
        pxor    xmm9, xmm0
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm10
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm10
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm10, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm10
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 78
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm10
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 128]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm10
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 78
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm10
        movdqa  xmm10, xmm4
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pxor    xmm10, [r11 + r8]
        pxor    xmm10, xmm0
L(rounds4_odd):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm7
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm7
        movdqa  xmm7, xmm4
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, [r11 + r8 + 16]
        pxor    xmm7, xmm0
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm8
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm8
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm8
        movdqa  xmm8, xmm4
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, [r11 + r8 + 16]
        pxor    xmm8, xmm0
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm9
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm9
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm9, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm9
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm9
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm9
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm9
        movdqa  xmm9, xmm4
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm9, [r11 + r8 + 16]
        pxor    xmm9, xmm0
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm10
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm10
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm10, xmm6
        movdqa  xmm6, [r9 + 64]
        pshufb  xmm6, xmm10
        movdqa  xmm0, [r9 + 48]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        pshufd  xmm0, xmm0, 27
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm10
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 + 80]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        pshufb  xmm0, [r9 + r8 - 112]
        movdqa  xmm6, [r9 + 128]
        pshufb  xmm6, xmm10
        movdqa  xmm1, [r9 + 112]
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm1, xmm1, 27
        pxor    xmm0, xmm1
        movdqa  xmm6, [r9 + 160]
        pshufb  xmm6, xmm10
        movdqa  xmm10, xmm4
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pxor    xmm10, [r11 + r8 + 16]
        pxor    xmm10, xmm0
        add     r8, 32
        jnz     L(rounds4_even)
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 + 16]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pshufb  xmm7, [r9 - 80]
        pxor    xmm7, [r11]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r9 + 16]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pshufb  xmm8, [r9 - 80]
        pxor    xmm8, [r11]
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm9
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm9
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm9, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r9 + 16]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pshufb  xmm9, [r9 - 80]
        pxor    xmm9, [r11]
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm10
        movdqa  xmm1, [r9 - 112]
        pshufb  xmm1, xmm10
        pxor    xmm1, xmm0
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r9 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm10, xmm6
        movdqa  xmm6, [r9 + 32]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r9 + 16]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pshufb  xmm10, [r9 - 80]
        pxor    xmm10, [r11]
        ret
        AESGEN_END SYM(aes_ecb_dec_ssse3_x4_call_streamed_y0)

        AESGEN_RODATA
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
        .byte   2, 3, 8, 9, 6, 7, 12, 13, 10, 11, 0, 1, 14, 15, 4, 5
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
        .byte   6, 7, 12, 13, 2, 3, 8, 9, 14, 15, 4, 5, 10, 11, 0, 1
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
        .byte   2, 3, 8, 9, 6, 7, 12, 13, 10, 11, 0, 1, 14, 15, 4, 5
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
        .byte   6, 7, 12, 13, 2, 3, 8, 9, 14, 15, 4, 5, 10, 11, 0, 1
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
        .byte   2, 3, 8, 9, 6, 7, 12, 13, 10, 11, 0, 1, 14, 15, 4, 5
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
        .byte   6, 7, 12, 13, 2, 3, 8, 9, 14, 15, 4, 5, 10, 11, 0, 1
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
L(tables):
        .fill   16, 1, 15
        .byte   128, 1, 15, 10, 8, 6, 5, 9, 4, 7, 3, 14, 13, 12, 11, 2
        .byte   128, 2, 1, 11, 15, 12, 10, 13, 8, 14, 6, 3, 5, 7, 9, 4
        .byte   0, 2, 8, 10, 1, 3, 9, 11, 4, 6, 12, 14, 5, 7, 13, 15
        .fill   16, 1, 99
        .byte   161, 252, 114, 47, 126, 35, 173, 240, 146, 207, 65, 28, 77, 16, 158, 195
        .byte   0, 99, 107, 8, 68, 39, 47, 76, 221, 190, 182, 213, 153, 250, 242, 145
        .byte   161, 252, 114, 47, 126, 35, 173, 240, 146, 207, 65, 28, 77, 16, 158, 195
        .byte   0, 99, 107, 8, 68, 39, 47, 76, 221, 190, 182, 213, 153, 250, 242, 145
        .byte   0, 156, 29, 142, 68, 197, 147, 216, 15, 89, 86, 129, 215, 75, 18, 202
        .byte   0, 111, 194, 153, 107, 198, 91, 4, 52, 169, 157, 173, 48, 95, 246, 242
        .byte   0, 99, 19, 109, 244, 132, 126, 151, 29, 231, 250, 112, 138, 233, 14, 153
        .byte   0, 232, 238, 185, 92, 90, 87, 180, 191, 178, 13, 6, 11, 227, 81, 229
        .byte   0, 134, 251, 60, 26, 103, 199, 156, 65, 225, 160, 125, 221, 91, 186, 38
        .byte   0, 45, 50, 188, 170, 181, 142, 135, 163, 152, 59, 31, 36, 9, 145, 22
        .byte   0, 43, 128, 82, 73, 226, 210, 98, 249, 201, 48, 171, 155, 176, 121, 27
        .byte   0, 15, 7, 77, 216, 208, 74, 215, 69, 223, 154, 8, 146, 157, 66, 149
        .byte   0, 156, 186, 225, 60, 26, 91, 160, 199, 134, 65, 38, 103, 251, 125, 221
        .byte   0, 135, 145, 152, 188, 170, 9, 59, 142, 45, 163, 22, 181, 50, 31, 36

        AESGEN_NOTES

#endif
