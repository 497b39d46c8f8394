// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_vaes256_x6_inline_resident_y256
// AES CBC encryption of many streams (SP 800-38A 6.2) for VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings):
// 12 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 256 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes256/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes256 --mode cbc_enc_mb --interleave 6 --inline inline --regalloc resident --yield-blocks 256
// Change the templates, never this file.
//
//   rdx         ks           key schedule
//   rax         left         result: bytes left undone
//   rdi         streams      the next stream
//   rsi         waiting      streams that no lane has had
//   r11         offset       bytes that all lanes have stepped on
//   r9          least        the offset at which the next lane ends
//   rdx         due          lanes that end at this offset have ended
//   rbx         end          the offset at which a lane ends
//   r13         stream       a lane's stream
//   rbp         size         its length in bytes
//   rbp r12     at0-at1      an address of it
//   rcx         flag         the yield flag
//   r8          count        blocks to process before the next look at the flag
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   xmm0        white        the first round key
//   xmm1        text         plaintext blocks
//   xmm2-xmm7   data0-data5  the chains: ciphertext blocks
//   xmm1        key          a round key on its way, or a passing value
//   xmm8-xmm15  k7-k14       round keys, numbered from the end
//   xmm1        spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_vaes256_x6_inline_resident_y256)
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
        sub     rsp, 416
        .cfi_adjust_cfa_offset  416
        test    rsi, rsi
        jz      L(nothing)
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
        vbroadcasti128  ymm15, [r10 + 112]
        vbroadcasti128  ymm14, [r10 + 128]
        vbroadcasti128  ymm13, [r10 + 144]
        vbroadcasti128  ymm12, [r10 + 160]
        vbroadcasti128  ymm11, [r10 + 176]
        vbroadcasti128  ymm10, [r10 + 192]
        vbroadcasti128  ymm9, [r10 + 208]
        vbroadcasti128  ymm8, [r10 + 224]
        vbroadcasti128  ymm0, [rdx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm1, ymm1, ymm1
        xor     r11d, r11d
        xor     r9d, r9d
        mov     qword ptr [rsp + 384], r11
        xor     r8d, r8d
        mov     qword ptr [rsp + 392], r11
        mov     [rsp + 400], rdi                        // all of them, for the sum at the end
        mov     [rsp + 408], rsi
        vmovdqu [rsp], ymm1
        vmovdqu [rsp + 32], ymm1
        vmovdqu [rsp + 64], ymm1
        vmovdqu [rsp + 96], ymm1
        vmovdqu [rsp + 128], ymm1
        vmovdqu [rsp + 160], ymm1
        vmovdqu [rsp + 192], ymm1
        vmovdqu [rsp + 224], ymm1
        vmovdqu [rsp + 256], ymm1
        vmovdqu [rsp + 288], ymm1
        vmovdqu [rsp + 320], ymm1
        vmovdqu [rsp + 352], ymm1
L(turn):
        mov     rdx, r9
        mov     r9, -1
        mov     rbx, [rsp + 192]
        cmp     rbx, rdx
        jbe     L(ended0)
L(lane0):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 200]
        cmp     rbx, rdx
        jbe     L(ended1)
L(lane1):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 208]
        cmp     rbx, rdx
        jbe     L(ended2)
L(lane2):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 216]
        cmp     rbx, rdx
        jbe     L(ended3)
L(lane3):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 224]
        cmp     rbx, rdx
        jbe     L(ended4)
L(lane4):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 232]
        cmp     rbx, rdx
        jbe     L(ended5)
L(lane5):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 240]
        cmp     rbx, rdx
        jbe     L(ended6)
L(lane6):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 248]
        cmp     rbx, rdx
        jbe     L(ended7)
L(lane7):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 256]
        cmp     rbx, rdx
        jbe     L(ended8)
L(lane8):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 264]
        cmp     rbx, rdx
        jbe     L(ended9)
L(lane9):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 272]
        cmp     rbx, rdx
        jbe     L(ended10)
L(lane10):
        cmp     rbx, r9
        cmovb   r9, rbx
        mov     rbx, [rsp + 280]
        cmp     rbx, rdx
        jbe     L(ended11)
L(lane11):
        cmp     rbx, r9
        cmovb   r9, rbx
        cmp     r9, -1
        je      L(done)
        cmp     qword ptr [rsp + 384], 0
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
        mov     [rsp + 392], r9
        jmp     L(turn)
L(reset):
        mov     r8d, 256
L(next):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 12 lanes a pass
L(pass_128):
        mov     rbp, [rsp]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 8]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm2, ymm2, ymm1
        mov     rbp, [rsp + 16]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 24]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm3, ymm3, ymm1
        mov     rbp, [rsp + 32]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 40]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm4, ymm4, ymm1
        mov     rbp, [rsp + 48]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 56]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm5, ymm5, ymm1
        mov     rbp, [rsp + 64]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 72]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm6, ymm6, ymm1
        mov     rbp, [rsp + 80]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 88]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 80]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 96]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm7, ymm7, ymm15
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm7, ymm7, ymm14
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm7, ymm7, ymm13
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm7, ymm7, ymm12
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm7, ymm7, ymm11
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm6, ymm6, ymm10
        vaesenc ymm7, ymm7, ymm10
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm6, ymm6, ymm9
        vaesenc ymm7, ymm7, ymm9
        vaesenclast     ymm2, ymm2, ymm8
        vaesenclast     ymm3, ymm3, ymm8
        vaesenclast     ymm4, ymm4, ymm8
        vaesenclast     ymm5, ymm5, ymm8
        vaesenclast     ymm6, ymm6, ymm8
        vaesenclast     ymm7, ymm7, ymm8
        mov     rbp, [rsp + 96]
        vmovdqu [rbp + r11], xmm2
        mov     r12, [rsp + 104]
        vextracti128    [r12 + r11], ymm2, 1
        mov     rbp, [rsp + 112]
        vmovdqu [rbp + r11], xmm3
        mov     r12, [rsp + 120]
        vextracti128    [r12 + r11], ymm3, 1
        mov     rbp, [rsp + 128]
        vmovdqu [rbp + r11], xmm4
        mov     r12, [rsp + 136]
        vextracti128    [r12 + r11], ymm4, 1
        mov     rbp, [rsp + 144]
        vmovdqu [rbp + r11], xmm5
        mov     r12, [rsp + 152]
        vextracti128    [r12 + r11], ymm5, 1
        mov     rbp, [rsp + 160]
        vmovdqu [rbp + r11], xmm6
        mov     r12, [rsp + 168]
        vextracti128    [r12 + r11], ymm6, 1
        mov     rbp, [rsp + 176]
        vmovdqu [rbp + r11], xmm7
        mov     r12, [rsp + 184]
        vextracti128    [r12 + r11], ymm7, 1
        add     r11, 16
        sub     r8d, 12
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 12 lanes a pass
L(pass_192):
        mov     rbp, [rsp]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 8]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm2, ymm2, ymm1
        mov     rbp, [rsp + 16]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 24]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm3, ymm3, ymm1
        mov     rbp, [rsp + 32]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 40]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm4, ymm4, ymm1
        mov     rbp, [rsp + 48]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 56]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm5, ymm5, ymm1
        mov     rbp, [rsp + 64]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 72]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm6, ymm6, ymm1
        mov     rbp, [rsp + 80]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 88]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 48]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 64]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 80]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 96]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm7, ymm7, ymm15
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm7, ymm7, ymm14
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm7, ymm7, ymm13
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm7, ymm7, ymm12
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm7, ymm7, ymm11
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm6, ymm6, ymm10
        vaesenc ymm7, ymm7, ymm10
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm6, ymm6, ymm9
        vaesenc ymm7, ymm7, ymm9
        vaesenclast     ymm2, ymm2, ymm8
        vaesenclast     ymm3, ymm3, ymm8
        vaesenclast     ymm4, ymm4, ymm8
        vaesenclast     ymm5, ymm5, ymm8
        vaesenclast     ymm6, ymm6, ymm8
        vaesenclast     ymm7, ymm7, ymm8
        mov     rbp, [rsp + 96]
        vmovdqu [rbp + r11], xmm2
        mov     r12, [rsp + 104]
        vextracti128    [r12 + r11], ymm2, 1
        mov     rbp, [rsp + 112]
        vmovdqu [rbp + r11], xmm3
        mov     r12, [rsp + 120]
        vextracti128    [r12 + r11], ymm3, 1
        mov     rbp, [rsp + 128]
        vmovdqu [rbp + r11], xmm4
        mov     r12, [rsp + 136]
        vextracti128    [r12 + r11], ymm4, 1
        mov     rbp, [rsp + 144]
        vmovdqu [rbp + r11], xmm5
        mov     r12, [rsp + 152]
        vextracti128    [r12 + r11], ymm5, 1
        mov     rbp, [rsp + 160]
        vmovdqu [rbp + r11], xmm6
        mov     r12, [rsp + 168]
        vextracti128    [r12 + r11], ymm6, 1
        mov     rbp, [rsp + 176]
        vmovdqu [rbp + r11], xmm7
        mov     r12, [rsp + 184]
        vextracti128    [r12 + r11], ymm7, 1
        add     r11, 16
        sub     r8d, 12
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r11, r9
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 12 lanes a pass
L(pass_256):
        mov     rbp, [rsp]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 8]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm2, ymm2, ymm1
        mov     rbp, [rsp + 16]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 24]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm3, ymm3, ymm1
        mov     rbp, [rsp + 32]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 40]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm4, ymm4, ymm1
        mov     rbp, [rsp + 48]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 56]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm5, ymm5, ymm1
        mov     rbp, [rsp + 64]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 72]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm6, ymm6, ymm1
        mov     rbp, [rsp + 80]
        vmovdqu xmm1, [rbp + r11]
        mov     r12, [rsp + 88]
        vinserti128     ymm1, ymm1, [r12 + r11], 1
        vpxor   ymm1, ymm1, ymm0
        vpxor   ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 16]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 32]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 48]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 64]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 80]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vbroadcasti128  ymm1, [r10 + 96]
        vaesenc ymm2, ymm2, ymm1
        vaesenc ymm3, ymm3, ymm1
        vaesenc ymm4, ymm4, ymm1
        vaesenc ymm5, ymm5, ymm1
        vaesenc ymm6, ymm6, ymm1
        vaesenc ymm7, ymm7, ymm1
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm5, ymm5, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm7, ymm7, ymm15
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm5, ymm5, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm7, ymm7, ymm14
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm5, ymm5, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm7, ymm7, ymm13
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm5, ymm5, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm7, ymm7, ymm12
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm5, ymm5, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm7, ymm7, ymm11
        vaesenc ymm2, ymm2, ymm10
        vaesenc ymm3, ymm3, ymm10
        vaesenc ymm4, ymm4, ymm10
        vaesenc ymm5, ymm5, ymm10
        vaesenc ymm6, ymm6, ymm10
        vaesenc ymm7, ymm7, ymm10
        vaesenc ymm2, ymm2, ymm9
        vaesenc ymm3, ymm3, ymm9
        vaesenc ymm4, ymm4, ymm9
        vaesenc ymm5, ymm5, ymm9
        vaesenc ymm6, ymm6, ymm9
        vaesenc ymm7, ymm7, ymm9
        vaesenclast     ymm2, ymm2, ymm8
        vaesenclast     ymm3, ymm3, ymm8
        vaesenclast     ymm4, ymm4, ymm8
        vaesenclast     ymm5, ymm5, ymm8
        vaesenclast     ymm6, ymm6, ymm8
        vaesenclast     ymm7, ymm7, ymm8
        mov     rbp, [rsp + 96]
        vmovdqu [rbp + r11], xmm2
        mov     r12, [rsp + 104]
        vextracti128    [r12 + r11], ymm2, 1
        mov     rbp, [rsp + 112]
        vmovdqu [rbp + r11], xmm3
        mov     r12, [rsp + 120]
        vextracti128    [r12 + r11], ymm3, 1
        mov     rbp, [rsp + 128]
        vmovdqu [rbp + r11], xmm4
        mov     r12, [rsp + 136]
        vextracti128    [r12 + r11], ymm4, 1
        mov     rbp, [rsp + 144]
        vmovdqu [rbp + r11], xmm5
        mov     r12, [rsp + 152]
        vextracti128    [r12 + r11], ymm5, 1
        mov     rbp, [rsp + 160]
        vmovdqu [rbp + r11], xmm6
        mov     r12, [rsp + 168]
        vextracti128    [r12 + r11], ymm6, 1
        mov     rbp, [rsp + 176]
        vmovdqu [rbp + r11], xmm7
        mov     r12, [rsp + 184]
        vextracti128    [r12 + r11], ymm7, 1
        add     r11, 16
        sub     r8d, 12
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
        mov     r13, [rsp + 288]
        test    r13, r13
        jz      L(take0)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vmovdqu [rbp], xmm2
        mov     rbp, [rsp + 96]
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
        vinserti128     ymm2, ymm2, [rbp], 0
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 96], rbp
        mov     [rsp], r12
        mov     [rsp + 192], rbx
        mov     [rsp + 288], r13
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 192], rbx
        mov     [rsp + 288], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     r13, [rsp + 296]
        test    r13, r13
        jz      L(take1)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vextracti128    [rbp], ymm2, 1
        mov     rbp, [rsp + 104]
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
        vinserti128     ymm2, ymm2, [rbp], 1
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 104], rbp
        mov     [rsp + 8], r12
        mov     [rsp + 200], rbx
        mov     [rsp + 296], r13
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 200], rbx
        mov     [rsp + 296], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     r13, [rsp + 304]
        test    r13, r13
        jz      L(take2)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vmovdqu [rbp], xmm3
        mov     rbp, [rsp + 112]
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
        vinserti128     ymm3, ymm3, [rbp], 0
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 112], rbp
        mov     [rsp + 16], r12
        mov     [rsp + 208], rbx
        mov     [rsp + 304], r13
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 208], rbx
        mov     [rsp + 304], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     r13, [rsp + 312]
        test    r13, r13
        jz      L(take3)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vextracti128    [rbp], ymm3, 1
        mov     rbp, [rsp + 120]
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
        vinserti128     ymm3, ymm3, [rbp], 1
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 120], rbp
        mov     [rsp + 24], r12
        mov     [rsp + 216], rbx
        mov     [rsp + 312], r13
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 216], rbx
        mov     [rsp + 312], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     r13, [rsp + 320]
        test    r13, r13
        jz      L(take4)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vmovdqu [rbp], xmm4
        mov     rbp, [rsp + 128]
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
        vinserti128     ymm4, ymm4, [rbp], 0
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 128], rbp
        mov     [rsp + 32], r12
        mov     [rsp + 224], rbx
        mov     [rsp + 320], r13
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 224], rbx
        mov     [rsp + 320], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     r13, [rsp + 328]
        test    r13, r13
        jz      L(take5)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vextracti128    [rbp], ymm4, 1
        mov     rbp, [rsp + 136]
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
        vinserti128     ymm4, ymm4, [rbp], 1
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 136], rbp
        mov     [rsp + 40], r12
        mov     [rsp + 232], rbx
        mov     [rsp + 328], r13
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 232], rbx
        mov     [rsp + 328], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     r13, [rsp + 336]
        test    r13, r13
        jz      L(take6)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vmovdqu [rbp], xmm5
        mov     rbp, [rsp + 144]
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
        vinserti128     ymm5, ymm5, [rbp], 0
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 144], rbp
        mov     [rsp + 48], r12
        mov     [rsp + 240], rbx
        mov     [rsp + 336], r13
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 240], rbx
        mov     [rsp + 336], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     r13, [rsp + 344]
        test    r13, r13
        jz      L(take7)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vextracti128    [rbp], ymm5, 1
        mov     rbp, [rsp + 152]
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
        vinserti128     ymm5, ymm5, [rbp], 1
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 152], rbp
        mov     [rsp + 56], r12
        mov     [rsp + 248], rbx
        mov     [rsp + 344], r13
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 248], rbx
        mov     [rsp + 344], rsi
        jmp     L(lane7)

        // Lane 8: its stream steps on to here.
L(ended8):
        mov     r13, [rsp + 352]
        test    r13, r13
        jz      L(take8)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vmovdqu [rbp], xmm6
        mov     rbp, [rsp + 160]
        mov     r12, [rsp + 64]
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
L(take8):
        sub     rsi, 1
        jb      L(idle8)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take8)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vinserti128     ymm6, ymm6, [rbp], 0
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 160], rbp
        mov     [rsp + 64], r12
        mov     [rsp + 256], rbx
        mov     [rsp + 352], r13
        jmp     L(lane8)
L(idle8):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 256], rbx
        mov     [rsp + 352], rsi
        jmp     L(lane8)

        // Lane 9: its stream steps on to here.
L(ended9):
        mov     r13, [rsp + 360]
        test    r13, r13
        jz      L(take9)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vextracti128    [rbp], ymm6, 1
        mov     rbp, [rsp + 168]
        mov     r12, [rsp + 72]
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
L(take9):
        sub     rsi, 1
        jb      L(idle9)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take9)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vinserti128     ymm6, ymm6, [rbp], 1
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 168], rbp
        mov     [rsp + 72], r12
        mov     [rsp + 264], rbx
        mov     [rsp + 360], r13
        jmp     L(lane9)
L(idle9):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 264], rbx
        mov     [rsp + 360], rsi
        jmp     L(lane9)

        // Lane 10: its stream steps on to here.
L(ended10):
        mov     r13, [rsp + 368]
        test    r13, r13
        jz      L(take10)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vmovdqu [rbp], xmm7
        mov     rbp, [rsp + 176]
        mov     r12, [rsp + 80]
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
L(take10):
        sub     rsi, 1
        jb      L(idle10)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take10)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vinserti128     ymm7, ymm7, [rbp], 0
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 176], rbp
        mov     [rsp + 80], r12
        mov     [rsp + 272], rbx
        mov     [rsp + 368], r13
        jmp     L(lane10)
L(idle10):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 272], rbx
        mov     [rsp + 368], rsi
        jmp     L(lane10)

        // Lane 11: its stream steps on to here.
L(ended11):
        mov     r13, [rsp + 376]
        test    r13, r13
        jz      L(take11)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vextracti128    [rbp], ymm7, 1
        mov     rbp, [rsp + 184]
        mov     r12, [rsp + 88]
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
L(take11):
        sub     rsi, 1
        jb      L(idle11)
        mov     r13, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rbx, [r13 + AESGEN_STREAM_BYTES]
        and     rbx, -16
        jz      L(take11)
        mov     rbp, [r13 + AESGEN_STREAM_IV]
        vinserti128     ymm7, ymm7, [rbp], 1
        add     rbx, r11
        mov     rbp, [r13 + AESGEN_STREAM_OUT]
        mov     r12, [r13 + AESGEN_STREAM_IN]
        sub     rbp, r11
        sub     r12, r11
        mov     [rsp + 184], rbp
        mov     [rsp + 88], r12
        mov     [rsp + 280], rbx
        mov     [rsp + 376], r13
        jmp     L(lane11)
L(idle11):
        xor     esi, esi
        mov     rbx, -1
        mov     [rsp + 384], rbx
        mov     [rsp + 280], rbx
        mov     [rsp + 376], rsi
        jmp     L(lane11)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 288], 0
        jne     L(spare0)
        cmp     qword ptr [rsp + 296], 0
        jne     L(spare1)
        cmp     qword ptr [rsp + 304], 0
        jne     L(spare2)
        cmp     qword ptr [rsp + 312], 0
        jne     L(spare3)
        cmp     qword ptr [rsp + 320], 0
        jne     L(spare4)
        cmp     qword ptr [rsp + 328], 0
        jne     L(spare5)
        cmp     qword ptr [rsp + 336], 0
        jne     L(spare6)
        cmp     qword ptr [rsp + 344], 0
        jne     L(spare7)
        cmp     qword ptr [rsp + 352], 0
        jne     L(spare8)
        cmp     qword ptr [rsp + 360], 0
        jne     L(spare9)
        cmp     qword ptr [rsp + 368], 0
        jne     L(spare10)
        vextracti128    xmm1, ymm7, 1
        mov     rbp, [rsp + 88]
        mov     r12, [rsp + 184]
        jmp     L(copy)
L(spare10):
        vextracti128    xmm1, ymm7, 0
        mov     rbp, [rsp + 80]
        mov     r12, [rsp + 176]
        jmp     L(copy)
L(spare9):
        vextracti128    xmm1, ymm6, 1
        mov     rbp, [rsp + 72]
        mov     r12, [rsp + 168]
        jmp     L(copy)
L(spare8):
        vextracti128    xmm1, ymm6, 0
        mov     rbp, [rsp + 64]
        mov     r12, [rsp + 160]
        jmp     L(copy)
L(spare7):
        vextracti128    xmm1, ymm5, 1
        mov     rbp, [rsp + 56]
        mov     r12, [rsp + 152]
        jmp     L(copy)
L(spare6):
        vextracti128    xmm1, ymm5, 0
        mov     rbp, [rsp + 48]
        mov     r12, [rsp + 144]
        jmp     L(copy)
L(spare5):
        vextracti128    xmm1, ymm4, 1
        mov     rbp, [rsp + 40]
        mov     r12, [rsp + 136]
        jmp     L(copy)
L(spare4):
        vextracti128    xmm1, ymm4, 0
        mov     rbp, [rsp + 32]
        mov     r12, [rsp + 128]
        jmp     L(copy)
L(spare3):
        vextracti128    xmm1, ymm3, 1
        mov     rbp, [rsp + 24]
        mov     r12, [rsp + 120]
        jmp     L(copy)
L(spare2):
        vextracti128    xmm1, ymm3, 0
        mov     rbp, [rsp + 16]
        mov     r12, [rsp + 112]
        jmp     L(copy)
L(spare1):
        vextracti128    xmm1, ymm2, 1
        mov     rbp, [rsp + 8]
        mov     r12, [rsp + 104]
        jmp     L(copy)
L(spare0):
        vextracti128    xmm1, ymm2, 0
        mov     rbp, [rsp]
        mov     r12, [rsp + 96]
L(copy):
        cmp     qword ptr [rsp + 288], 0
        jne     L(has0)
        vinserti128     ymm2, ymm2, xmm1, 0
        mov     [rsp], rbp
        mov     [rsp + 96], r12
L(has0):
        cmp     qword ptr [rsp + 296], 0
        jne     L(has1)
        vinserti128     ymm2, ymm2, xmm1, 1
        mov     [rsp + 8], rbp
        mov     [rsp + 104], r12
L(has1):
        cmp     qword ptr [rsp + 304], 0
        jne     L(has2)
        vinserti128     ymm3, ymm3, xmm1, 0
        mov     [rsp + 16], rbp
        mov     [rsp + 112], r12
L(has2):
        cmp     qword ptr [rsp + 312], 0
        jne     L(has3)
        vinserti128     ymm3, ymm3, xmm1, 1
        mov     [rsp + 24], rbp
        mov     [rsp + 120], r12
L(has3):
        cmp     qword ptr [rsp + 320], 0
        jne     L(has4)
        vinserti128     ymm4, ymm4, xmm1, 0
        mov     [rsp + 32], rbp
        mov     [rsp + 128], r12
L(has4):
        cmp     qword ptr [rsp + 328], 0
        jne     L(has5)
        vinserti128     ymm4, ymm4, xmm1, 1
        mov     [rsp + 40], rbp
        mov     [rsp + 136], r12
L(has5):
        cmp     qword ptr [rsp + 336], 0
        jne     L(has6)
        vinserti128     ymm5, ymm5, xmm1, 0
        mov     [rsp + 48], rbp
        mov     [rsp + 144], r12
L(has6):
        cmp     qword ptr [rsp + 344], 0
        jne     L(has7)
        vinserti128     ymm5, ymm5, xmm1, 1
        mov     [rsp + 56], rbp
        mov     [rsp + 152], r12
L(has7):
        cmp     qword ptr [rsp + 352], 0
        jne     L(has8)
        vinserti128     ymm6, ymm6, xmm1, 0
        mov     [rsp + 64], rbp
        mov     [rsp + 160], r12
L(has8):
        cmp     qword ptr [rsp + 360], 0
        jne     L(has9)
        vinserti128     ymm6, ymm6, xmm1, 1
        mov     [rsp + 72], rbp
        mov     [rsp + 168], r12
L(has9):
        cmp     qword ptr [rsp + 368], 0
        jne     L(has10)
        vinserti128     ymm7, ymm7, xmm1, 0
        mov     [rsp + 80], rbp
        mov     [rsp + 176], r12
L(has10):
        cmp     qword ptr [rsp + 376], 0
        jne     L(has11)
        vinserti128     ymm7, ymm7, xmm1, 1
        mov     [rsp + 88], rbp
        mov     [rsp + 184], r12
L(has11):
        jmp     L(spread_out)
L(done):
        cmp     qword ptr [rsp + 392], 0
        je      L(nothing)
        mov     r13, [rsp + 400]
        mov     rsi, [rsp + 408]
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
        vpxor   xmm\n\(), xmm\n\(), xmm\n
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
        add     rsp, 416
        .cfi_adjust_cfa_offset  -416
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
        AESGEN_END SYM(aes_cbc_enc_mb_vaes256_x6_inline_resident_y256)

        AESGEN_NOTES

#endif
