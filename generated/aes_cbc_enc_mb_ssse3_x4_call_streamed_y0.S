// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_ssse3_x4_call_streamed_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for SSSE3 without AES instructions (constant-time lookups by PSHUFB):
// 4 blocks in flight, round code called, round keys streamed from memory, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/ssse3/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa ssse3 --mode cbc_enc_mb --interleave 4 --inline call --regalloc streamed --yield-blocks 0
// Change the templates, never this file.
//
//   rdx         ks           key schedule
//   rax         left         result: bytes left undone
//   rdi         streams      the next stream
//   rsi         waiting      streams that no lane has had
//   r10         offset       bytes that all lanes have stepped on
//   rcx         least        the offset at which the next lane ends
//   r8          due          lanes that end at this offset have ended
//   rdx         end          the offset at which a lane ends
//   r12         stream       a lane's stream
//   rbx         size         its length in bytes
//   rbx rbp     at0-at1      an address of it
//   rax         first        16 * (number of the first key - 14)
//   r8          place        16 * (number of a key - 14)
//   r11         kend         where the last key lies
//   r10         raw          where it lies in the schedule
//   r9          tables       where the tables are
//   xmm0        text         a plaintext block
//   xmm7-xmm10  data0-data3  the chains: ciphertext blocks
//   xmm0        key          a key on its way, or a passing value
//   xmm2        mask         15 in every byte
//   xmm6        passing      a passing value
//   xmm5        low          low nibbles, then the first index of the inverse
//   xmm0        over         c over the low nibbles, then a sum, then what comes from other rows
//   xmm1        sum          a sum, then what stays in its row
//   xmm3        c_over       table of c over a nibble
//   xmm4        times1       a table of products with the inverse
//   xmm0        spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_ssse3_x4_call_streamed_y0)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        push    r12
        .cfi_def_cfa_offset     32
        .cfi_offset     r12, -32
        sub     rsp, 400
        .cfi_adjust_cfa_offset  400
        test    rsi, rsi
        jz      L(nothing)
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        lea     r10, [rdx + rax + AESGEN_SCHEDULE_ENC]
        neg     rax
        lea     r11, [rsp + 383]
        and     r11, -16
        lea     r9, [rip + L(tables) + 128]
        movdqa  xmm2, [r9 - 128]
        movdqa  xmm3, [r9 - 96]
        movdqa  xmm4, [r9 + 48]
        movdqu  xmm0, [r10 + rax]
        movdqa  [r11 + rax], xmm0
        movdqu  xmm0, [r10]
        pxor    xmm0, [r9 - 64]
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
        pxor    xmm0, xmm0
        xor     r10d, r10d
        xor     ecx, ecx
        mov     qword ptr [rsp + 128], r10
        movdqu  [rsp], xmm0
        movdqu  [rsp + 16], xmm0
        movdqu  [rsp + 32], xmm0
        movdqu  [rsp + 48], xmm0
        movdqu  [rsp + 64], xmm0
        movdqu  [rsp + 80], xmm0
        movdqu  [rsp + 96], xmm0
        movdqu  [rsp + 112], xmm0
L(turn):
        mov     r8, rcx
        mov     rcx, -1
        mov     rdx, [rsp + 64]
        cmp     rdx, r8
        jbe     L(ended0)
L(lane0):
        cmp     rdx, rcx
        cmovb   rcx, rdx
        mov     rdx, [rsp + 72]
        cmp     rdx, r8
        jbe     L(ended1)
L(lane1):
        cmp     rdx, rcx
        cmovb   rcx, rdx
        mov     rdx, [rsp + 80]
        cmp     rdx, r8
        jbe     L(ended2)
L(lane2):
        cmp     rdx, rcx
        cmovb   rcx, rdx
        mov     rdx, [rsp + 88]
        cmp     rdx, r8
        jbe     L(ended3)
L(lane3):
        cmp     rdx, rcx
        cmovb   rcx, rdx
        cmp     rcx, -1
        je      L(done)
        cmp     qword ptr [rsp + 128], 0
        jne     L(spread)
L(spread_out):

        // a block of each of 4 lanes a pass
L(pass_any):
        mov     rbx, [rsp]
        movdqu  xmm0, [rbx + r10]
        pxor    xmm7, xmm0
        mov     rbp, [rsp + 8]
        movdqu  xmm0, [rbp + r10]
        pxor    xmm8, xmm0
        mov     rbx, [rsp + 16]
        movdqu  xmm0, [rbx + r10]
        pxor    xmm9, xmm0
        mov     rbp, [rsp + 24]
        movdqu  xmm0, [rbp + r10]
        pxor    xmm10, xmm0
        call    L(rounds4)
        mov     rbx, [rsp + 32]
        movdqu  [rbx + r10], xmm7
        mov     rbp, [rsp + 40]
        movdqu  [rbp + r10], xmm8
        mov     rbx, [rsp + 48]
        movdqu  [rbx + r10], xmm9
        mov     rbp, [rsp + 56]
        movdqu  [rbp + r10], xmm10
        add     r10, 16
        cmp     r10, rcx
        jne     L(pass_any)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     r12, [rsp + 96]
        test    r12, r12
        jz      L(take0)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  [rbx], xmm7
        mov     rbx, [rsp + 32]
        mov     rbp, [rsp]
        add     rbx, r10
        add     rbp, r10
        mov     [r12 + AESGEN_STREAM_OUT], rbx
        mov     [r12 + AESGEN_STREAM_IN], rbp
        mov     rbx, [r12 + AESGEN_STREAM_BYTES]
        and     ebx, 15
        sub     rdx, r10
        add     rbx, rdx
        mov     [r12 + AESGEN_STREAM_BYTES], rbx

        // It takes the next stream that has a block.
L(take0):
        sub     rsi, 1
        jb      L(idle0)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take0)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  xmm7, [rbx]
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 32], rbx
        mov     [rsp], rbp
        mov     [rsp + 64], rdx
        mov     [rsp + 96], r12
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 128], rdx
        mov     [rsp + 64], rdx
        mov     [rsp + 96], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     r12, [rsp + 104]
        test    r12, r12
        jz      L(take1)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  [rbx], xmm8
        mov     rbx, [rsp + 40]
        mov     rbp, [rsp + 8]
        add     rbx, r10
        add     rbp, r10
        mov     [r12 + AESGEN_STREAM_OUT], rbx
        mov     [r12 + AESGEN_STREAM_IN], rbp
        mov     rbx, [r12 + AESGEN_STREAM_BYTES]
        and     ebx, 15
        sub     rdx, r10
        add     rbx, rdx
        mov     [r12 + AESGEN_STREAM_BYTES], rbx

        // It takes the next stream that has a block.
L(take1):
        sub     rsi, 1
        jb      L(idle1)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take1)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  xmm8, [rbx]
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 40], rbx
        mov     [rsp + 8], rbp
        mov     [rsp + 72], rdx
        mov     [rsp + 104], r12
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 128], rdx
        mov     [rsp + 72], rdx
        mov     [rsp + 104], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     r12, [rsp + 112]
        test    r12, r12
        jz      L(take2)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  [rbx], xmm9
        mov     rbx, [rsp + 48]
        mov     rbp, [rsp + 16]
        add     rbx, r10
        add     rbp, r10
        mov     [r12 + AESGEN_STREAM_OUT], rbx
        mov     [r12 + AESGEN_STREAM_IN], rbp
        mov     rbx, [r12 + AESGEN_STREAM_BYTES]
        and     ebx, 15
        sub     rdx, r10
        add     rbx, rdx
        mov     [r12 + AESGEN_STREAM_BYTES], rbx

        // It takes the next stream that has a block.
L(take2):
        sub     rsi, 1
        jb      L(idle2)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take2)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  xmm9, [rbx]
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 48], rbx
        mov     [rsp + 16], rbp
        mov     [rsp + 80], rdx
        mov     [rsp + 112], r12
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 128], rdx
        mov     [rsp + 80], rdx
        mov     [rsp + 112], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     r12, [rsp + 120]
        test    r12, r12
        jz      L(take3)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  [rbx], xmm10
        mov     rbx, [rsp + 56]
        mov     rbp, [rsp + 24]
        add     rbx, r10
        add     rbp, r10
        mov     [r12 + AESGEN_STREAM_OUT], rbx
        mov     [r12 + AESGEN_STREAM_IN], rbp
        mov     rbx, [r12 + AESGEN_STREAM_BYTES]
        and     ebx, 15
        sub     rdx, r10
        add     rbx, rdx
        mov     [r12 + AESGEN_STREAM_BYTES], rbx

        // It takes the next stream that has a block.
L(take3):
        sub     rsi, 1
        jb      L(idle3)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take3)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        movdqu  xmm10, [rbx]
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 56], rbx
        mov     [rsp + 24], rbp
        mov     [rsp + 88], rdx
        mov     [rsp + 120], r12
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 128], rdx
        mov     [rsp + 88], rdx
        mov     [rsp + 120], rsi
        jmp     L(lane3)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 96], 0
        jne     L(spare0)
        cmp     qword ptr [rsp + 104], 0
        jne     L(spare1)
        cmp     qword ptr [rsp + 112], 0
        jne     L(spare2)
        movdqa  xmm0, xmm10
        mov     rbx, [rsp + 24]
        mov     rbp, [rsp + 56]
        jmp     L(copy)
L(spare2):
        movdqa  xmm0, xmm9
        mov     rbx, [rsp + 16]
        mov     rbp, [rsp + 48]
        jmp     L(copy)
L(spare1):
        movdqa  xmm0, xmm8
        mov     rbx, [rsp + 8]
        mov     rbp, [rsp + 40]
        jmp     L(copy)
L(spare0):
        movdqa  xmm0, xmm7
        mov     rbx, [rsp]
        mov     rbp, [rsp + 32]
L(copy):
        cmp     qword ptr [rsp + 96], 0
        jne     L(has0)
        movdqa  xmm7, xmm0
        mov     [rsp], rbx
        mov     [rsp + 32], rbp
L(has0):
        cmp     qword ptr [rsp + 104], 0
        jne     L(has1)
        movdqa  xmm8, xmm0
        mov     [rsp + 8], rbx
        mov     [rsp + 40], rbp
L(has1):
        cmp     qword ptr [rsp + 112], 0
        jne     L(has2)
        movdqa  xmm9, xmm0
        mov     [rsp + 16], rbx
        mov     [rsp + 48], rbp
L(has2):
        cmp     qword ptr [rsp + 120], 0
        jne     L(has3)
        movdqa  xmm10, xmm0
        mov     [rsp + 24], rbx
        mov     [rsp + 56], rbp
L(has3):
        jmp     L(spread_out)
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
        xor     eax, eax
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
        add     rsp, 400
        .cfi_adjust_cfa_offset  -400
        pop     r12
        .cfi_def_cfa_offset     24
        .cfi_restore    r12
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + r8]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r9 + r8 - 128]
        pxor    xmm7, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + r8]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r9 + 80]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, xmm0
        pxor    xmm1, xmm8
        pshufb  xmm8, [r9 + r8 - 128]
        pxor    xmm8, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + r8]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r9 + 80]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm9, xmm0
        pxor    xmm1, xmm9
        pshufb  xmm9, [r9 + r8 - 128]
        pxor    xmm9, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 78
        pxor    xmm1, [r11 + r8]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r9 + 80]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pxor    xmm10, xmm0
        pxor    xmm1, xmm10
        pshufb  xmm10, [r9 + r8 - 128]
        pxor    xmm10, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + r8 + 16]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm7
        movdqa  xmm7, [r9 + 80]
        pshufb  xmm7, xmm5
        pxor    xmm7, xmm6
        pxor    xmm7, xmm0
        pxor    xmm1, xmm7
        pshufb  xmm7, [r9 + r8 - 112]
        pxor    xmm7, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + r8 + 16]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm8
        movdqa  xmm8, [r9 + 80]
        pshufb  xmm8, xmm5
        pxor    xmm8, xmm6
        pxor    xmm8, xmm0
        pxor    xmm1, xmm8
        pshufb  xmm8, [r9 + r8 - 112]
        pxor    xmm8, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + r8 + 16]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm9
        movdqa  xmm9, [r9 + 80]
        pshufb  xmm9, xmm5
        pxor    xmm9, xmm6
        pxor    xmm9, xmm0
        pxor    xmm1, xmm9
        pshufb  xmm9, [r9 + r8 - 112]
        pxor    xmm9, xmm1
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
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm5
        pxor    xmm1, xmm6
        pshufd  xmm0, xmm1, 27
        pxor    xmm1, [r11 + r8 + 16]
        movdqa  xmm6, [r9 + 96]
        pshufb  xmm6, xmm10
        movdqa  xmm10, [r9 + 80]
        pshufb  xmm10, xmm5
        pxor    xmm10, xmm6
        pxor    xmm10, xmm0
        pxor    xmm1, xmm10
        pshufb  xmm10, [r9 + r8 - 112]
        pxor    xmm10, xmm1
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
        AESGEN_END SYM(aes_cbc_enc_mb_ssse3_x4_call_streamed_y0)

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
