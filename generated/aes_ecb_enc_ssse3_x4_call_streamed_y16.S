// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_enc_ssse3_x4_call_streamed_y16
// AES ECB encryption (SP 800-38A 6.1) for SSSE3 without AES instructions (constant-time lookups by PSHUFB):
// 4 blocks in flight, round code called, round keys streamed from memory, looks at the yield flag every 16 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/ssse3/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa ssse3 --mode ecb_enc --interleave 4 --inline call --regalloc streamed --yield-blocks 16
// Change the templates, never this file.
//
//   rdi         out          output
//   rsi         in           input
//   rdx         bytes        bytes to do
//   rcx         ks           key schedule
//   rax         left         result: bytes left undone
//   rax         first        16 * (number of the first key - 14)
//   rcx         place        16 * (number of a key - 14)
//   r11         kend         where the last key lies
//   r10         raw          where it lies in the schedule
//   r8          tables       where the tables are
//   r9          flag         the yield flag
//   r10         count        blocks to process before the next look at the flag
//   xmm7-xmm10  data0-data3  blocks in flight
//   xmm0        key          a key on its way, or a passing value
//   xmm2        mask         15 in every byte
//   xmm6        passing      a passing value
//   xmm5        low          low nibbles, then the first index of the inverse
//   xmm0        over         c over the low nibbles, then a sum, then what comes from other rows
//   xmm1        sum          a sum, then what stays in its row
//   xmm3        c_over       table of c over a nibble
//   xmm4        times1       a table of products with the inverse

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ecb_enc_ssse3_x4_call_streamed_y16)
        endbr64
        sub     rsp, 256
        .cfi_adjust_cfa_offset  256
        cmp     rdx, 16
        jb      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        lea     r10, [rcx + rax + AESGEN_SCHEDULE_ENC]
        neg     rax
        lea     r11, [rsp + 239]
        and     r11, -16
        lea     r8, [rip + L(tables) + 128]
        movdqa  xmm2, [r8 - 128]
        movdqa  xmm3, [r8 - 96]
        movdqa  xmm4, [r8 + 48]
        movdqu  xmm0, [r10 + rax]
        movdqa  [r11 + rax], xmm0
        movdqu  xmm0, [r10]
        pxor    xmm0, [r8 - 64]
        movdqa  [r11], xmm0
        lea     rcx, [rax + 16]
L(next_key):
        movdqu  xmm0, [r10 + rcx]
        pshufb  xmm0, [r8 + rcx - 336]
        movdqa  xmm5, xmm0
        pand    xmm5, xmm2
        psrld   xmm0, 4
        pand    xmm0, xmm2
        movdqa  xmm6, [r8]
        pshufb  xmm6, xmm0
        movdqa  xmm0, [r8 - 16]
        pshufb  xmm0, xmm5
        pxor    xmm0, xmm6
        movdqa  [r11 + rcx], xmm0
        add     rcx, 16
        jnz     L(next_key)

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     r10d, 16
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
        sub     r10d, 4
        jbe     L(look)                                 // a pass boundary at which the count is reached
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
        pshufb  xmm7, [r8 + rax - 336]
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 - 48]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        mov     rcx, rax
        jmp     L(rounds1_odd)
L(rounds1_even):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r8 + rcx - 128]
        pxor    xmm7, xmm1
L(rounds1_odd):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r8 + rcx - 112]
        pxor    xmm7, xmm1
        add     rcx, 32
        jnz     L(rounds1_even)
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 16]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pshufb  xmm7, [r8 - 80]
        pxor    xmm7, [r11]
        ret

        AESGEN_LOCAL
        // Rounds of 2 blocks.
L(rounds2):
        pxor    xmm7, [r11 + rax]
        pshufb  xmm7, [r8 + rax - 336]
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 - 48]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm8, [r11 + rax]
        pshufb  xmm8, [r8 + rax - 336]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 - 48]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        mov     rcx, rax
        jmp     L(rounds2_odd)
L(rounds2_even):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r8 + rcx - 128]
        pxor    xmm7, xmm1
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 + 80]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, xmm0
        pxor    xmm1, xmm8
        pshufb  xmm8, [r8 + rcx - 128]
        pxor    xmm8, xmm1
L(rounds2_odd):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r8 + rcx - 112]
        pxor    xmm7, xmm1
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 + 80]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, xmm0
        pxor    xmm1, xmm8
        pshufb  xmm8, [r8 + rcx - 112]
        pxor    xmm8, xmm1
        add     rcx, 32
        jnz     L(rounds2_even)
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 16]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pshufb  xmm7, [r8 - 80]
        pxor    xmm7, [r11]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 + 16]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pshufb  xmm8, [r8 - 80]
        pxor    xmm8, [r11]
        ret

        AESGEN_LOCAL
        // Rounds of 4 blocks.
L(rounds4):
        pxor    xmm7, [r11 + rax]
        pshufb  xmm7, [r8 + rax - 336]
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 - 48]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm8, [r11 + rax]
        pshufb  xmm8, [r8 + rax - 336]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 - 48]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm9, [r11 + rax]
        pshufb  xmm9, [r8 + rax - 336]
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r8 - 48]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm10, [r11 + rax]
        pshufb  xmm10, [r8 + rax - 336]
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm6, [r8 - 32]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r8 - 48]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        mov     rcx, rax
        jmp     L(rounds4_odd)
L(rounds4_even):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r8 + rcx - 128]
        pxor    xmm7, xmm1
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 + 80]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, xmm0
        pxor    xmm1, xmm8
        pshufb  xmm8, [r8 + rcx - 128]
        pxor    xmm8, xmm1
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm9
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm9
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm9, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm9
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r8 + 80]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm9, xmm0
        pxor    xmm1, xmm9
        pshufb  xmm9, [r8 + rcx - 128]
        pxor    xmm9, xmm1
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm10
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm10
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm10, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm10
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + rcx]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r8 + 80]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pxor    xmm10, xmm0
        pxor    xmm1, xmm10
        pshufb  xmm10, [r8 + rcx - 128]
        pxor    xmm10, xmm1
L(rounds4_odd):
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm7
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r8 + rcx - 112]
        pxor    xmm7, xmm1
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm8
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 + 80]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, xmm0
        pxor    xmm1, xmm8
        pshufb  xmm8, [r8 + rcx - 112]
        pxor    xmm8, xmm1
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm9
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm9
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm9, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm9
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r8 + 80]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm9, xmm0
        pxor    xmm1, xmm9
        pshufb  xmm9, [r8 + rcx - 112]
        pxor    xmm9, xmm1
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm10
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm10
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm10, xmm6
        movdqa  xmm6, [r8 + 64]
        pshufb  xmm6, xmm10
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + rcx + 16]
        movdqa  xmm6, [r8 + 96]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r8 + 80]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pxor    xmm10, xmm0
        pxor    xmm1, xmm10
        pshufb  xmm10, [r8 + rcx - 112]
        pxor    xmm10, xmm1
        add     rcx, 32
        jnz     L(rounds4_even)
        movdqa  xmm5, xmm7
        pand    xmm5, xmm2
        psrld   xmm7, 4
        pand    xmm7, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm7
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm7
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm7, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r8 + 16]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pshufb  xmm7, [r8 - 80]
        pxor    xmm7, [r11]
        movdqa  xmm5, xmm8
        pand    xmm5, xmm2
        psrld   xmm8, 4
        pand    xmm8, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm8
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm8
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm8, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r8 + 16]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pshufb  xmm8, [r8 - 80]
        pxor    xmm8, [r11]
        movdqa  xmm5, xmm9
        pand    xmm5, xmm2
        psrld   xmm9, 4
        pand    xmm9, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm9
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm9
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm9, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r8 + 16]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pshufb  xmm9, [r8 - 80]
        pxor    xmm9, [r11]
        movdqa  xmm5, xmm10
        pand    xmm5, xmm2
        psrld   xmm10, 4
        pand    xmm10, xmm2
        movdqa  xmm0, xmm3
        pshufb  xmm0, xmm5
        pxor    xmm5, xmm10
        movdqa  xmm1, [r8 - 112]
        pshufb  xmm1, xmm10
        pxor    xmm1, xmm0
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm5
        pxor    xmm0, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm1
        pxor    xmm5, xmm6
        movdqa  xmm6, [r8 - 112]
        pshufb  xmm6, xmm0
        pxor    xmm10, xmm6
        movdqa  xmm6, [r8 + 32]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r8 + 16]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pshufb  xmm10, [r8 - 80]
        pxor    xmm10, [r11]
        ret
        AESGEN_END SYM(aes_ecb_enc_ssse3_x4_call_streamed_y16)

        AESGEN_RODATA
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   0, 4, 1, 5, 8, 12, 9, 13, 2, 6, 3, 7, 10, 14, 11, 15
        .byte   0, 4, 13, 1, 8, 12, 5, 9, 10, 14, 7, 11, 2, 6, 15, 3
        .byte   0, 4, 9, 13, 8, 12, 1, 5, 2, 6, 11, 15, 10, 14, 3, 7
        .byte   0, 4, 5, 9, 8, 12, 13, 1, 10, 14, 15, 3, 2, 6, 7, 11
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
        .byte   2, 3, 8, 9, 6, 7, 12, 13, 10, 11, 0, 1, 14, 15, 4, 5
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
        .byte   6, 7, 12, 13, 2, 3, 8, 9, 14, 15, 4, 5, 10, 11, 0, 1
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
        .byte   2, 3, 8, 9, 6, 7, 12, 13, 10, 11, 0, 1, 14, 15, 4, 5
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
        .byte   6, 7, 12, 13, 2, 3, 8, 9, 14, 15, 4, 5, 10, 11, 0, 1
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
        .byte   2, 3, 8, 9, 6, 7, 12, 13, 10, 11, 0, 1, 14, 15, 4, 5
        .byte   3, 6, 9, 12, 7, 2, 13, 8, 11, 14, 1, 4, 15, 10, 5, 0
        .byte   6, 7, 12, 13, 2, 3, 8, 9, 14, 15, 4, 5, 10, 11, 0, 1
        .byte   7, 2, 13, 8, 3, 6, 9, 12, 15, 10, 5, 0, 11, 14, 1, 4
L(tables):
        .fill   16, 1, 15
        .byte   128, 1, 15, 10, 8, 6, 5, 9, 4, 7, 3, 14, 13, 12, 11, 2
        .byte   128, 2, 1, 11, 15, 12, 10, 13, 8, 14, 6, 3, 5, 7, 9, 4
        .byte   0, 2, 8, 10, 1, 3, 9, 11, 4, 6, 12, 14, 5, 7, 13, 15
        .fill   16, 1, 99
        .byte   0, 1, 55, 54, 160, 161, 151, 150, 162, 163, 149, 148, 2, 3, 53, 52
        .byte   0, 204, 124, 176, 200, 4, 180, 120, 191, 115, 195, 15, 119, 187, 11, 199
        .byte   130, 131, 181, 180, 34, 35, 21, 20, 32, 33, 23, 22, 128, 129, 183, 182
        .byte   0, 204, 124, 176, 200, 4, 180, 120, 191, 115, 195, 15, 119, 187, 11, 199
        .byte   0, 250, 106, 53, 187, 43, 95, 65, 165, 209, 116, 144, 228, 30, 207, 142
        .byte   0, 129, 118, 153, 253, 10, 239, 124, 110, 139, 229, 247, 18, 147, 24, 100
        .byte   0, 82, 33, 17, 155, 232, 48, 201, 98, 186, 216, 115, 171, 249, 67, 138
        .byte   0, 190, 239, 208, 196, 149, 63, 122, 129, 43, 170, 81, 251, 69, 110, 20
        .byte   0, 109, 58, 48, 44, 123, 10, 65, 103, 22, 113, 87, 38, 75, 93, 28
        .byte   0, 209, 230, 15, 206, 249, 233, 31, 56, 40, 16, 55, 39, 246, 222, 193

        AESGEN_NOTES

#endif
