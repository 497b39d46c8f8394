// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_aesni_x4_inline_resident_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 4 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode cbc_enc_mb --interleave 4 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdx         ks           key schedule
//   rax         left         result: bytes left undone
//   rdi         streams      the next stream
//   rsi         waiting      streams that no lane has had
//   r9          short_iv     a short stream's IV
//   rcx         short_in     its input
//   r8          short_out    its output
//   r11         short_bytes  its length in bytes
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   r11         offset       bytes that all lanes have stepped on
//   r9          least        the offset at which the next lane ends
//   r8          due          lanes that end at this offset have ended
//   rcx         end          the offset at which a lane ends
//   rbp         stream       a lane's stream
//   rdx         size         its length in bytes
//   rdx rbx     at0-at1      an address of it
//   xmm0        white        the first round key
//   xmm5        text         a plaintext block ^ white
//   xmm5        key          a round key on its way, or a passing value
//   xmm6-xmm15  k5-k14       round keys, numbered from the end
//   xmm1-xmm4   data0-data3  the chains: ciphertext blocks
//   xmm5        spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_aesni_x4_inline_resident_y0)
        endbr64
        test    rsi, rsi
        jz      L(short_done)
        cmp     qword ptr [rdi + AESGEN_STREAM_BYTES], 32
        jbe     L(short_start)
        cmp     rsi, 8
        ja      L(long)
        cmp     qword ptr [rdi + AESGEN_STREAM_BYTES], 64
        ja      L(long)
L(short_start):
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
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
        movdqu  xmm0, [rdx + AESGEN_SCHEDULE_ENC]
L(short):
        cmp     rsi, 4
        jb      L(short_one)
        mov     r11, [rdi + AESGEN_STREAM_BYTES]
        lea     r9, [r11 - 16]
        cmp     r9, 48
        ja      L(short_one)                            // none, or a long one
        test    r11d, 15
        jnz     L(short_one)
        cmp     r11, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES]
        jne     L(short_one)
        cmp     r11, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES]
        jne     L(short_one)
        cmp     r11, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES]
        jne     L(short_one)
        mov     r9, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  xmm1, [r9]
        mov     r9, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  xmm2, [r9]
        mov     r9, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  xmm3, [r9]
        mov     r9, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  xmm4, [r9]
        xor     r8d, r8d
L(short_four):
        mov     rcx, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        movdqu  xmm5, [rcx + r8]
        pxor    xmm5, xmm0
        pxor    xmm1, xmm5
        mov     rcx, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        movdqu  xmm5, [rcx + r8]
        pxor    xmm5, xmm0
        pxor    xmm2, xmm5
        mov     rcx, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        movdqu  xmm5, [rcx + r8]
        pxor    xmm5, xmm0
        pxor    xmm3, xmm5
        mov     rcx, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        movdqu  xmm5, [rcx + r8]
        pxor    xmm5, xmm0
        pxor    xmm4, xmm5
        cmp     eax, 12
        jb      L(short4_128)
        je      L(short4_192)
        movdqu  xmm5, [r10 + 16]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        movdqu  xmm5, [r10 + 32]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
L(short4_192):
        movdqu  xmm5, [r10 + 48]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        movdqu  xmm5, [r10 + 64]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
L(short4_128):
        aesenc  xmm1, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        mov     rcx, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        movdqu  [rcx + r8], xmm1
        mov     rcx, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        movdqu  [rcx + r8], xmm2
        mov     rcx, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        movdqu  [rcx + r8], xmm3
        mov     rcx, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        movdqu  [rcx + r8], xmm4
        add     r8, 16
        cmp     r8, r11
        jb      L(short_four)
        mov     r9, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  [r9], xmm1
        add     [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r9, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  [r9], xmm2
        add     [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r9, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  [r9], xmm3
        add     [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r9, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        movdqu  [r9], xmm4
        add     [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        add     rdi, 4 * AESGEN_STREAM_SIZE
        sub     rsi, 4
        jnz     L(short)
        jmp     L(short_done)
L(short_one):
        mov     r11, [rdi + AESGEN_STREAM_BYTES]
        cmp     r11, 64
        ja      L(long)
        sub     r11, 16
        jb      L(short_next)
        mov     r9, [rdi + AESGEN_STREAM_IV]
        mov     rcx, [rdi + AESGEN_STREAM_IN]
        mov     r8, [rdi + AESGEN_STREAM_OUT]
        movdqu  xmm1, [r9]
L(short_block):
        movdqu  xmm5, [rcx]
        pxor    xmm5, xmm0
        pxor    xmm1, xmm5
        cmp     eax, 12
        jb      L(short1_128)
        je      L(short1_192)
        movdqu  xmm5, [r10 + 16]
        aesenc  xmm1, xmm5
        movdqu  xmm5, [r10 + 32]
        aesenc  xmm1, xmm5
L(short1_192):
        movdqu  xmm5, [r10 + 48]
        aesenc  xmm1, xmm5
        movdqu  xmm5, [r10 + 64]
        aesenc  xmm1, xmm5
L(short1_128):
        aesenc  xmm1, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm1, xmm7
        aesenclast      xmm1, xmm6
        movdqu  [r8], xmm1
        add     rcx, 16
        add     r8, 16
        sub     r11, 16
        jae     L(short_block)
        movdqu  [r9], xmm1
        add     r11, 16
        mov     [rdi + AESGEN_STREAM_IN], rcx
        mov     [rdi + AESGEN_STREAM_OUT], r8
        mov     [rdi + AESGEN_STREAM_BYTES], r11
L(short_next):
        add     rdi, AESGEN_STREAM_SIZE
        sub     rsi, 1
        jnz     L(short)
L(short_done):
        xor     eax, eax
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
L(long):
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        sub     rsp, 144
        .cfi_adjust_cfa_offset  144
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
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
        movdqu  xmm0, [rdx + AESGEN_SCHEDULE_ENC]
        pxor    xmm5, xmm5
        xor     r11d, r11d
        xor     r9d, r9d
        mov     qword ptr [rsp + 128], r11
        movdqu  [rsp], xmm5
        movdqu  [rsp + 16], xmm5
        movdqu  [rsp + 32], xmm5
        movdqu  [rsp + 48], xmm5
        movdqu  [rsp + 64], xmm5
        movdqu  [rsp + 80], xmm5
        movdqu  [rsp + 96], xmm5
        movdqu  [rsp + 112], xmm5
L(turn):
        mov     r8, r9
        mov     r9, -1
        mov     rcx, [rsp + 64]
        cmp     rcx, r8
        jbe     L(ended0)
L(lane0):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 72]
        cmp     rcx, r8
        jbe     L(ended1)
L(lane1):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 80]
        cmp     rcx, r8
        jbe     L(ended2)
L(lane2):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 88]
        cmp     rcx, r8
        jbe     L(ended3)
L(lane3):
        cmp     rcx, r9
        cmovb   r9, rcx
        cmp     r9, -1
        je      L(done)
        cmp     qword ptr [rsp + 128], 0
        jne     L(spread)
L(spread_out):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 4 lanes a pass
L(pass_128):
        mov     rdx, [rsp]
        movdqu  xmm5, [rdx + r11]
        pxor    xmm5, xmm0
        pxor    xmm1, xmm5
        mov     rbx, [rsp + 8]
        movdqu  xmm5, [rbx + r11]
        pxor    xmm5, xmm0
        pxor    xmm2, xmm5
        mov     rdx, [rsp + 16]
        movdqu  xmm5, [rdx + r11]
        pxor    xmm5, xmm0
        pxor    xmm3, xmm5
        mov     rbx, [rsp + 24]
        movdqu  xmm5, [rbx + r11]
        pxor    xmm5, xmm0
        pxor    xmm4, xmm5
        aesenc  xmm1, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        mov     rdx, [rsp + 32]
        movdqu  [rdx + r11], xmm1
        mov     rbx, [rsp + 40]
        movdqu  [rbx + r11], xmm2
        mov     rdx, [rsp + 48]
        movdqu  [rdx + r11], xmm3
        mov     rbx, [rsp + 56]
        movdqu  [rbx + r11], xmm4
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 4 lanes a pass
L(pass_192):
        mov     rdx, [rsp]
        movdqu  xmm5, [rdx + r11]
        pxor    xmm5, xmm0
        pxor    xmm1, xmm5
        mov     rbx, [rsp + 8]
        movdqu  xmm5, [rbx + r11]
        pxor    xmm5, xmm0
        pxor    xmm2, xmm5
        mov     rdx, [rsp + 16]
        movdqu  xmm5, [rdx + r11]
        pxor    xmm5, xmm0
        pxor    xmm3, xmm5
        mov     rbx, [rsp + 24]
        movdqu  xmm5, [rbx + r11]
        pxor    xmm5, xmm0
        pxor    xmm4, xmm5
        movdqu  xmm5, [r10 + 48]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        movdqu  xmm5, [r10 + 64]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        aesenc  xmm1, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        mov     rdx, [rsp + 32]
        movdqu  [rdx + r11], xmm1
        mov     rbx, [rsp + 40]
        movdqu  [rbx + r11], xmm2
        mov     rdx, [rsp + 48]
        movdqu  [rdx + r11], xmm3
        mov     rbx, [rsp + 56]
        movdqu  [rbx + r11], xmm4
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 4 lanes a pass
L(pass_256):
        mov     rdx, [rsp]
        movdqu  xmm5, [rdx + r11]
        pxor    xmm5, xmm0
        pxor    xmm1, xmm5
        mov     rbx, [rsp + 8]
        movdqu  xmm5, [rbx + r11]
        pxor    xmm5, xmm0
        pxor    xmm2, xmm5
        mov     rdx, [rsp + 16]
        movdqu  xmm5, [rdx + r11]
        pxor    xmm5, xmm0
        pxor    xmm3, xmm5
        mov     rbx, [rsp + 24]
        movdqu  xmm5, [rbx + r11]
        pxor    xmm5, xmm0
        pxor    xmm4, xmm5
        movdqu  xmm5, [r10 + 16]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        movdqu  xmm5, [r10 + 32]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        movdqu  xmm5, [r10 + 48]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        movdqu  xmm5, [r10 + 64]
        aesenc  xmm1, xmm5
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm4, xmm5
        aesenc  xmm1, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm4, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm4, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm4, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenc  xmm4, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        aesenclast      xmm4, xmm6
        mov     rdx, [rsp + 32]
        movdqu  [rdx + r11], xmm1
        mov     rbx, [rsp + 40]
        movdqu  [rbx + r11], xmm2
        mov     rdx, [rsp + 48]
        movdqu  [rdx + r11], xmm3
        mov     rbx, [rsp + 56]
        movdqu  [rbx + r11], xmm4
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_256)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     rbp, [rsp + 96]
        test    rbp, rbp
        jz      L(take0)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  [rdx], xmm1
        mov     rdx, [rsp + 32]
        mov     rbx, [rsp]
        add     rdx, r11
        add     rbx, r11
        mov     [rbp + AESGEN_STREAM_OUT], rdx
        mov     [rbp + AESGEN_STREAM_IN], rbx
        mov     rdx, [rbp + AESGEN_STREAM_BYTES]
        and     edx, 15
        sub     rcx, r11
        add     rdx, rcx
        mov     [rbp + AESGEN_STREAM_BYTES], rdx

        // It takes the next stream that has a block.
L(take0):
        sub     rsi, 1
        jb      L(idle0)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take0)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  xmm1, [rdx]
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 32], rdx
        mov     [rsp], rbx
        mov     [rsp + 64], rcx
        mov     [rsp + 96], rbp
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 128], rcx
        mov     [rsp + 64], rcx
        mov     [rsp + 96], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     rbp, [rsp + 104]
        test    rbp, rbp
        jz      L(take1)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  [rdx], xmm2
        mov     rdx, [rsp + 40]
        mov     rbx, [rsp + 8]
        add     rdx, r11
        add     rbx, r11
        mov     [rbp + AESGEN_STREAM_OUT], rdx
        mov     [rbp + AESGEN_STREAM_IN], rbx
        mov     rdx, [rbp + AESGEN_STREAM_BYTES]
        and     edx, 15
        sub     rcx, r11
        add     rdx, rcx
        mov     [rbp + AESGEN_STREAM_BYTES], rdx

        // It takes the next stream that has a block.
L(take1):
        sub     rsi, 1
        jb      L(idle1)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take1)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  xmm2, [rdx]
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 40], rdx
        mov     [rsp + 8], rbx
        mov     [rsp + 72], rcx
        mov     [rsp + 104], rbp
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 128], rcx
        mov     [rsp + 72], rcx
        mov     [rsp + 104], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     rbp, [rsp + 112]
        test    rbp, rbp
        jz      L(take2)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  [rdx], xmm3
        mov     rdx, [rsp + 48]
        mov     rbx, [rsp + 16]
        add     rdx, r11
        add     rbx, r11
        mov     [rbp + AESGEN_STREAM_OUT], rdx
        mov     [rbp + AESGEN_STREAM_IN], rbx
        mov     rdx, [rbp + AESGEN_STREAM_BYTES]
        and     edx, 15
        sub     rcx, r11
        add     rdx, rcx
        mov     [rbp + AESGEN_STREAM_BYTES], rdx

        // It takes the next stream that has a block.
L(take2):
        sub     rsi, 1
        jb      L(idle2)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take2)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  xmm3, [rdx]
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 48], rdx
        mov     [rsp + 16], rbx
        mov     [rsp + 80], rcx
        mov     [rsp + 112], rbp
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 128], rcx
        mov     [rsp + 80], rcx
        mov     [rsp + 112], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     rbp, [rsp + 120]
        test    rbp, rbp
        jz      L(take3)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  [rdx], xmm4
        mov     rdx, [rsp + 56]
        mov     rbx, [rsp + 24]
        add     rdx, r11
        add     rbx, r11
        mov     [rbp + AESGEN_STREAM_OUT], rdx
        mov     [rbp + AESGEN_STREAM_IN], rbx
        mov     rdx, [rbp + AESGEN_STREAM_BYTES]
        and     edx, 15
        sub     rcx, r11
        add     rdx, rcx
        mov     [rbp + AESGEN_STREAM_BYTES], rdx

        // It takes the next stream that has a block.
L(take3):
        sub     rsi, 1
        jb      L(idle3)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take3)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  xmm4, [rdx]
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 56], rdx
        mov     [rsp + 24], rbx
        mov     [rsp + 88], rcx
        mov     [rsp + 120], rbp
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 128], rcx
        mov     [rsp + 88], rcx
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
        movdqa  xmm5, xmm4
        mov     rdx, [rsp + 24]
        mov     rbx, [rsp + 56]
        jmp     L(copy)
L(spare2):
        movdqa  xmm5, xmm3
        mov     rdx, [rsp + 16]
        mov     rbx, [rsp + 48]
        jmp     L(copy)
L(spare1):
        movdqa  xmm5, xmm2
        mov     rdx, [rsp + 8]
        mov     rbx, [rsp + 40]
        jmp     L(copy)
L(spare0):
        movdqa  xmm5, xmm1
        mov     rdx, [rsp]
        mov     rbx, [rsp + 32]
L(copy):
        cmp     qword ptr [rsp + 96], 0
        jne     L(has0)
        movdqa  xmm1, xmm5
        mov     [rsp], rdx
        mov     [rsp + 32], rbx
L(has0):
        cmp     qword ptr [rsp + 104], 0
        jne     L(has1)
        movdqa  xmm2, xmm5
        mov     [rsp + 8], rdx
        mov     [rsp + 40], rbx
L(has1):
        cmp     qword ptr [rsp + 112], 0
        jne     L(has2)
        movdqa  xmm3, xmm5
        mov     [rsp + 16], rdx
        mov     [rsp + 48], rbx
L(has2):
        cmp     qword ptr [rsp + 120], 0
        jne     L(has3)
        movdqa  xmm4, xmm5
        mov     [rsp + 24], rdx
        mov     [rsp + 56], rbx
L(has3):
        jmp     L(spread_out)
L(done):
        xor     eax, eax
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
        add     rsp, 144
        .cfi_adjust_cfa_offset  -144
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_aesni_x4_inline_resident_y0)

        AESGEN_NOTES

#endif
