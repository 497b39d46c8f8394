// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_aesni_x8_inline_resident_y64
// AES CBC encryption of many streams (SP 800-38A 6.2) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 8 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode cbc_enc_mb --interleave 8 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdx          ks           key schedule
//   rax          left         result: bytes left undone
//   rdi          streams      the next stream
//   rsi          waiting      streams that no lane has had
//   r11          offset       bytes that all lanes have stepped on
//   r9           least        the offset at which the next lane ends
//   rdx          due          lanes that end at this offset have ended
//   rbx          end          the offset at which a lane ends
//   r13          stream       a lane's stream
//   rbp          size         its length in bytes
//   rbp r12      at0-at1      an address of it
//   rcx          flag         the yield flag
//   r8           count        blocks to process before the next look at the flag
//   rax          rounds       number of rounds
//   r10          kbase        where key 0 would lie, were all numbered from the end
//   xmm0         white        the first round key
//   xmm1         text         a plaintext block ^ white
//   xmm2-xmm9    data0-data7  the chains: ciphertext blocks
//   xmm1         key          a round key on its way, or a passing value
//   xmm10-xmm15  k9-k14       round keys, numbered from the end
//   xmm1         spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_aesni_x8_inline_resident_y64)
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
        push    r13
        .cfi_def_cfa_offset     40
        .cfi_offset     r13, -40
        sub     rsp, 288
        .cfi_adjust_cfa_offset  288
        test    rsi, rsi
        jz      L(nothing)
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
        movdqu  xmm15, [r10 + 144]
        movdqu  xmm14, [r10 + 160]
        movdqu  xmm13, [r10 + 176]
        movdqu  xmm12, [r10 + 192]
        movdqu  xmm11, [r10 + 208]
        movdqu  xmm10, [r10 + 224]
        movdqu  xmm0, [rdx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm1
        xor     r11d, r11d
        xor     r9d, r9d
        mov     qword ptr [rsp + 256], r11
        xor     r8d, r8d
        mov     qword ptr [rsp + 264], r11
        mov     [rsp + 272], rdi                        // all of them, for the sum at the end
        mov     [rsp + 280], rsi
        movdqu  [rsp], xmm1
        movdqu  [rsp + 16], xmm1
        movdqu  [rsp + 32], xmm1
        movdqu  [rsp + 48], xmm1
        movdqu  [rsp + 64], xmm1
        movdqu  [rsp + 80], xmm1
        movdqu  [rsp + 96], xmm1
        movdqu  [rsp + 112], xmm1
        movdqu  [rsp + 128], xmm1
        movdqu  [rsp + 144], xmm1
        movdqu  [rsp + 160], xmm1
        movdqu  [rsp + 176], xmm1
        movdqu  [rsp + 192], xmm1
        movdqu  [rsp + 208], xmm1
        movdqu  [rsp + 224], xmm1
        movdqu  [rsp + 240], xmm1
L(turn):
        mov     rdx, r9
        mov     r9, -1
        mov     rbx, [rsp + 128]
        cmp     rbx, rdx
        jbe     L(ended0)
L(lane0):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 136]
        cmp     rbx, rdx
        jbe     L(ended1)
L(lane1):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 144]
        cmp     rbx, rdx
        jbe     L(ended2)
L(lane2):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 152]
        cmp     rbx, rdx
        jbe     L(ended3)
L(lane3):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 160]
        cmp     rbx, rdx
        jbe     L(ended4)
L(lane4):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 168]
        cmp     rbx, rdx
        jbe     L(ended5)
L(lane5):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 176]
        cmp     rbx, rdx
        jbe     L(ended6)
L(lane6):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 184]
        cmp     rbx, rdx
        jbe     L(ended7)
L(lane7):
        cmp     rbx, r9
        cmovb   r9, rbx
        cmp     r9, -1
        je      L(done)
        cmp     qword ptr [rsp + 256], 0
        jne     L(spread)
L(spread_out):
        cmp     r8d, 0
        jg      L(next)
        test    r11, r11
        jz      L(reset)                                // before the first pass

        // Time to look at the yield flag: work is left.
L(look):
        test    rcx, rcx
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [rcx], 0
        je      L(reset)
        xor     esi, esi
        mov     r9, -2                                  // all lanes that have a stream end here
        mov     [rsp + 264], r9
        jmp     L(turn)
L(reset):
        mov     r8d, 64
L(next):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 8 lanes a pass
L(pass_128):
        mov     rbp, [rsp]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm2, xmm1
        mov     r12, [rsp + 8]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm3, xmm1
        mov     rbp, [rsp + 16]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm4, xmm1
        mov     r12, [rsp + 24]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm5, xmm1
        mov     rbp, [rsp + 32]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm6, xmm1
        mov     r12, [rsp + 40]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm7, xmm1
        mov     rbp, [rsp + 48]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm8, xmm1
        mov     r12, [rsp + 56]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm9, xmm1
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        mov     rbp, [rsp + 64]
        movdqu  [rbp + r11], xmm2
        mov     r12, [rsp + 72]
        movdqu  [r12 + r11], xmm3
        mov     rbp, [rsp + 80]
        movdqu  [rbp + r11], xmm4
        mov     r12, [rsp + 88]
        movdqu  [r12 + r11], xmm5
        mov     rbp, [rsp + 96]
        movdqu  [rbp + r11], xmm6
        mov     r12, [rsp + 104]
        movdqu  [r12 + r11], xmm7
        mov     rbp, [rsp + 112]
        movdqu  [rbp + r11], xmm8
        mov     r12, [rsp + 120]
        movdqu  [r12 + r11], xmm9
        add     r11, 16
        sub     r8d, 8
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 8 lanes a pass
L(pass_192):
        mov     rbp, [rsp]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm2, xmm1
        mov     r12, [rsp + 8]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm3, xmm1
        mov     rbp, [rsp + 16]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm4, xmm1
        mov     r12, [rsp + 24]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm5, xmm1
        mov     rbp, [rsp + 32]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm6, xmm1
        mov     r12, [rsp + 40]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm7, xmm1
        mov     rbp, [rsp + 48]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm8, xmm1
        mov     r12, [rsp + 56]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm9, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        mov     rbp, [rsp + 64]
        movdqu  [rbp + r11], xmm2
        mov     r12, [rsp + 72]
        movdqu  [r12 + r11], xmm3
        mov     rbp, [rsp + 80]
        movdqu  [rbp + r11], xmm4
        mov     r12, [rsp + 88]
        movdqu  [r12 + r11], xmm5
        mov     rbp, [rsp + 96]
        movdqu  [rbp + r11], xmm6
        mov     r12, [rsp + 104]
        movdqu  [r12 + r11], xmm7
        mov     rbp, [rsp + 112]
        movdqu  [rbp + r11], xmm8
        mov     r12, [rsp + 120]
        movdqu  [r12 + r11], xmm9
        add     r11, 16
        sub     r8d, 8
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 8 lanes a pass
L(pass_256):
        mov     rbp, [rsp]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm2, xmm1
        mov     r12, [rsp + 8]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm3, xmm1
        mov     rbp, [rsp + 16]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm4, xmm1
        mov     r12, [rsp + 24]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm5, xmm1
        mov     rbp, [rsp + 32]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm6, xmm1
        mov     r12, [rsp + 40]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm7, xmm1
        mov     rbp, [rsp + 48]
        movdqu  xmm1, [rbp + r11]
        pxor    xmm1, xmm0
        pxor    xmm8, xmm1
        mov     r12, [rsp + 56]
        movdqu  xmm1, [r12 + r11]
        pxor    xmm1, xmm0
        pxor    xmm9, xmm1
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 48]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 64]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 80]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 96]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 112]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        movdqu  xmm1, [r10 + 128]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm4, xmm1
        aesenc  xmm5, xmm1
        aesenc  xmm6, xmm1
        aesenc  xmm7, xmm1
        aesenc  xmm8, xmm1
        aesenc  xmm9, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm4, xmm15
        aesenc  xmm5, xmm15
        aesenc  xmm6, xmm15
        aesenc  xmm7, xmm15
        aesenc  xmm8, xmm15
        aesenc  xmm9, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm4, xmm14
        aesenc  xmm5, xmm14
        aesenc  xmm6, xmm14
        aesenc  xmm7, xmm14
        aesenc  xmm8, xmm14
        aesenc  xmm9, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm4, xmm13
        aesenc  xmm5, xmm13
        aesenc  xmm6, xmm13
        aesenc  xmm7, xmm13
        aesenc  xmm8, xmm13
        aesenc  xmm9, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm4, xmm12
        aesenc  xmm5, xmm12
        aesenc  xmm6, xmm12
        aesenc  xmm7, xmm12
        aesenc  xmm8, xmm12
        aesenc  xmm9, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm4, xmm11
        aesenc  xmm5, xmm11
        aesenc  xmm6, xmm11
        aesenc  xmm7, xmm11
        aesenc  xmm8, xmm11
        aesenc  xmm9, xmm11
        aesenclast      xmm2, xmm10
        aesenclast      xmm3, xmm10
        aesenclast      xmm4, xmm10
        aesenclast      xmm5, xmm10
        aesenclast      xmm6, xmm10
        aesenclast      xmm7, xmm10
        aesenclast      xmm8, xmm10
        aesenclast      xmm9, xmm10
        mov     rbp, [rsp + 64]
        movdqu  [rbp + r11], xmm2
        mov     r12, [rsp + 72]
        movdqu  [r12 + r11], xmm3
        mov     rbp, [rsp + 80]
        movdqu  [rbp + r11], xmm4
        mov     r12, [rsp + 88]
        movdqu  [r12 + r11], xmm5
        mov     rbp, [rsp + 96]
        movdqu  [rbp + r11], xmm6
        mov     r12, [rsp + 104]
        movdqu  [r12 + r11], xmm7
        mov     rbp, [rsp + 112]
        movdqu  [rbp + r11], xmm8
        mov     r12, [rsp + 120]
        movdqu  [r12 + r11], xmm9
        add     r11, 16
        sub     r8d, 8
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_256)
        jmp     L(turn)

        // A look is due if work is left: where a lane has ended, that is known after its turn.
L(boundary):
        cmp     r11, r9
        jne     L(look)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     r13, [rsp + 192]
        test    r13, r13
        jz      L(take0)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm2
        mov     rbp, [rsp + 64]
        mov     r12, [rsp]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take0):
        sub     rsi, 1
        jb      L(idle0)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take0)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm2, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 64], rbp
        mov     [rsp], r12
        mov     [rsp + 128], rbx
        mov     [rsp + 192], r13
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 128], rbx
        mov     [rsp + 192], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     r13, [rsp + 200]
        test    r13, r13
        jz      L(take1)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm3
        mov     rbp, [rsp + 72]
        mov     r12, [rsp + 8]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take1):
        sub     rsi, 1
        jb      L(idle1)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take1)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm3, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 72], rbp
        mov     [rsp + 8], r12
        mov     [rsp + 136], rbx
        mov     [rsp + 200], r13
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 136], rbx
        mov     [rsp + 200], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     r13, [rsp + 208]
        test    r13, r13
        jz      L(take2)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm4
        mov     rbp, [rsp + 80]
        mov     r12, [rsp + 16]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take2):
        sub     rsi, 1
        jb      L(idle2)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take2)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm4, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 80], rbp
        mov     [rsp + 16], r12
        mov     [rsp + 144], rbx
        mov     [rsp + 208], r13
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 144], rbx
        mov     [rsp + 208], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     r13, [rsp + 216]
        test    r13, r13
        jz      L(take3)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm5
        mov     rbp, [rsp + 88]
        mov     r12, [rsp + 24]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take3):
        sub     rsi, 1
        jb      L(idle3)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take3)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm5, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 88], rbp
        mov     [rsp + 24], r12
        mov     [rsp + 152], rbx
        mov     [rsp + 216], r13
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 152], rbx
        mov     [rsp + 216], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     r13, [rsp + 224]
        test    r13, r13
        jz      L(take4)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm6
        mov     rbp, [rsp + 96]
        mov     r12, [rsp + 32]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take4):
        sub     rsi, 1
        jb      L(idle4)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take4)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm6, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 96], rbp
        mov     [rsp + 32], r12
        mov     [rsp + 160], rbx
        mov     [rsp + 224], r13
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 160], rbx
        mov     [rsp + 224], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     r13, [rsp + 232]
        test    r13, r13
        jz      L(take5)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm7
        mov     rbp, [rsp + 104]
        mov     r12, [rsp + 40]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take5):
        sub     rsi, 1
        jb      L(idle5)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take5)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm7, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 104], rbp
        mov     [rsp + 40], r12
        mov     [rsp + 168], rbx
        mov     [rsp + 232], r13
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 168], rbx
        mov     [rsp + 232], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     r13, [rsp + 240]
        test    r13, r13
        jz      L(take6)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm8
        mov     rbp, [rsp + 112]
        mov     r12, [rsp + 48]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take6):
        sub     rsi, 1
        jb      L(idle6)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take6)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm8, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 112], rbp
        mov     [rsp + 48], r12
        mov     [rsp + 176], rbx
        mov     [rsp + 240], r13
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 176], rbx
        mov     [rsp + 240], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     r13, [rsp + 248]
        test    r13, r13
        jz      L(take7)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  [rbp], xmm9
        mov     rbp, [rsp + 120]
        mov     r12, [rsp + 56]
        add     rbp, r11
        add     r12, r11
        mov     [r13 + AESGEN_STREAM_OUT], rbp
        mov     [r13 + AESGEN_STREAM_IN], r12
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        and     ebp, 15
        sub     rbx, r11
        add     rbp, rbx
        mov     [r13 + AESGEN_STREAM_BYTES], rbp

        // It takes the next stream that has a block.
L(take7):
        sub     rsi, 1
        jb      L(idle7)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take7)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        movdqu  xmm9, [rbp]
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 120], rbp
        mov     [rsp + 56], r12
        mov     [rsp + 184], rbx
        mov     [rsp + 248], r13
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 256], rbx
        mov     [rsp + 184], rbx
        mov     [rsp + 248], rsi
        jmp     L(lane7)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 192], 0
        jne     L(spare0)
        cmp     qword ptr [rsp + 200], 0
        jne     L(spare1)
        cmp     qword ptr [rsp + 208], 0
        jne     L(spare2)
        cmp     qword ptr [rsp + 216], 0
        jne     L(spare3)
        cmp     qword ptr [rsp + 224], 0
        jne     L(spare4)
        cmp     qword ptr [rsp + 232], 0
        jne     L(spare5)
        cmp     qword ptr [rsp + 240], 0
        jne     L(spare6)
        movdqa  xmm1, xmm9
        mov     rbp, [rsp + 56]
        mov     r12, [rsp + 120]
        jmp     L(copy)
L(spare6):
        movdqa  xmm1, xmm8
        mov     rbp, [rsp + 48]
        mov     r12, [rsp + 112]
        jmp     L(copy)
L(spare5):
        movdqa  xmm1, xmm7
        mov     rbp, [rsp + 40]
        mov     r12, [rsp + 104]
        jmp     L(copy)
L(spare4):
        movdqa  xmm1, xmm6
        mov     rbp, [rsp + 32]
        mov     r12, [rsp + 96]
        jmp     L(copy)
L(spare3):
        movdqa  xmm1, xmm5
        mov     rbp, [rsp + 24]
        mov     r12, [rsp + 88]
        jmp     L(copy)
L(spare2):
        movdqa  xmm1, xmm4
        mov     rbp, [rsp + 16]
        mov     r12, [rsp + 80]
        jmp     L(copy)
L(spare1):
        movdqa  xmm1, xmm3
        mov     rbp, [rsp + 8]
        mov     r12, [rsp + 72]
        jmp     L(copy)
L(spare0):
        movdqa  xmm1, xmm2
        mov     rbp, [rsp]
        mov     r12, [rsp + 64]
L(copy):
        cmp     qword ptr [rsp + 192], 0
        jne     L(has0)
        movdqa  xmm2, xmm1
        mov     [rsp], rbp
        mov     [rsp + 64], r12
L(has0):
        cmp     qword ptr [rsp + 200], 0
        jne     L(has1)
        movdqa  xmm3, xmm1
        mov     [rsp + 8], rbp
        mov     [rsp + 72], r12
L(has1):
        cmp     qword ptr [rsp + 208], 0
        jne     L(has2)
        movdqa  xmm4, xmm1
        mov     [rsp + 16], rbp
        mov     [rsp + 80], r12
L(has2):
        cmp     qword ptr [rsp + 216], 0
        jne     L(has3)
        movdqa  xmm5, xmm1
        mov     [rsp + 24], rbp
        mov     [rsp + 88], r12
L(has3):
        cmp     qword ptr [rsp + 224], 0
        jne     L(has4)
        movdqa  xmm6, xmm1
        mov     [rsp + 32], rbp
        mov     [rsp + 96], r12
L(has4):
        cmp     qword ptr [rsp + 232], 0
        jne     L(has5)
        movdqa  xmm7, xmm1
        mov     [rsp + 40], rbp
        mov     [rsp + 104], r12
L(has5):
        cmp     qword ptr [rsp + 240], 0
        jne     L(has6)
        movdqa  xmm8, xmm1
        mov     [rsp + 48], rbp
        mov     [rsp + 112], r12
L(has6):
        cmp     qword ptr [rsp + 248], 0
        jne     L(has7)
        movdqa  xmm9, xmm1
        mov     [rsp + 56], rbp
        mov     [rsp + 120], r12
L(has7):
        jmp     L(spread_out)
L(done):
        cmp     qword ptr [rsp + 264], 0
        je      L(nothing)
        mov     r13, [rsp + 272]
        mov     rsi, [rsp + 280]
        xor     eax, eax
L(sum):
        mov     rbp, [r13 + AESGEN_STREAM_BYTES]
        add     r13, AESGEN_STREAM_SIZE
        and     rbp, -16
        add     rax, rbp
        dec     rsi
        jnz     L(sum)
        jmp     L(return)
L(nothing):
        xor     eax, eax
L(return):
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
        add     rsp, 288
        .cfi_adjust_cfa_offset  -288
        pop     r13
        .cfi_def_cfa_offset     32
        .cfi_restore    r13
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
        AESGEN_END SYM(aes_cbc_enc_mb_aesni_x8_inline_resident_y64)

        AESGEN_NOTES

#endif
