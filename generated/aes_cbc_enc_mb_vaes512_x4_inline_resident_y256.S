// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_vaes512_x4_inline_resident_y256
// AES CBC encryption of many streams (SP 800-38A 6.2) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 16 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 256 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode cbc_enc_mb --interleave 4 --inline inline --regalloc resident --yield-blocks 256
// Change the templates, never this file.
//
//   rdx          ks           key schedule
//   rax          left         result: bytes left undone
//   rdi          streams      the next stream
//   rsi          waiting      streams that no lane has had
//   r10          offset       bytes that all lanes have stepped on
//   r11          least        the offset at which the next lane ends
//   r8           due          lanes that end at this offset have ended
//   rdx          end          the offset at which a lane ends
//   r12          stream       a lane's stream
//   rbx          size         its length in bytes
//   rbx rbp      at0-at1      an address of it
//   rcx          flag         the yield flag
//   r9           count        blocks to process before the next look at the flag
//   rax          rounds       number of rounds
//   r10          kbase        where key 0 would lie, were all numbered from the end
//   xmm0         white        the first round key
//   xmm1         text         plaintext blocks
//   xmm2-xmm5    data0-data3  the chains: ciphertext blocks
//   xmm18-xmm31  k1-k14       round keys, numbered from the end
//   xmm1         spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_vaes512_x4_inline_resident_y256)
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
        sub     rsp, 544
        .cfi_adjust_cfa_offset  544
        test    rsi, rsi
        jz      L(nothing)
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
        vbroadcasti32x4 zmm31, [r10 + 80]
        vbroadcasti32x4 zmm30, [r10 + 96]
        vbroadcasti32x4 zmm29, [r10 + 112]
        vbroadcasti32x4 zmm28, [r10 + 128]
        vbroadcasti32x4 zmm27, [r10 + 144]
        vbroadcasti32x4 zmm26, [r10 + 160]
        vbroadcasti32x4 zmm25, [r10 + 176]
        vbroadcasti32x4 zmm24, [r10 + 192]
        vbroadcasti32x4 zmm23, [r10 + 208]
        vbroadcasti32x4 zmm22, [r10 + 224]
        cmp     eax, 12
        jb      L(keys_loaded)
        vbroadcasti32x4 zmm21, [r10 + 48]
        vbroadcasti32x4 zmm20, [r10 + 64]
        je      L(keys_loaded)
        vbroadcasti32x4 zmm19, [r10 + 16]
        vbroadcasti32x4 zmm18, [r10 + 32]
L(keys_loaded):
        vbroadcasti32x4 zmm0, [rdx + AESGEN_SCHEDULE_ENC]
        vpxorq  zmm1, zmm1, zmm1
        xor     r10d, r10d
        xor     r11d, r11d
        mov     qword ptr [rsp + 512], r10
        xor     r9d, r9d
        mov     qword ptr [rsp + 520], r10
        mov     [rsp + 528], rdi                        // all of them, for the sum at the end
        mov     [rsp + 536], rsi
        vmovdqu64       [rsp], zmm1
        vmovdqu64       [rsp + 64], zmm1
        vmovdqu64       [rsp + 128], zmm1
        vmovdqu64       [rsp + 192], zmm1
        vmovdqu64       [rsp + 256], zmm1
        vmovdqu64       [rsp + 320], zmm1
        vmovdqu64       [rsp + 384], zmm1
        vmovdqu64       [rsp + 448], zmm1
L(turn):
        mov     r8, r11
        mov     r11, -1
        mov     rdx, [rsp + 256]
        cmp     rdx, r8
        jbe     L(ended0)
L(lane0):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 264]
        cmp     rdx, r8
        jbe     L(ended1)
L(lane1):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 272]
        cmp     rdx, r8
        jbe     L(ended2)
L(lane2):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 280]
        cmp     rdx, r8
        jbe     L(ended3)
L(lane3):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 288]
        cmp     rdx, r8
        jbe     L(ended4)
L(lane4):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 296]
        cmp     rdx, r8
        jbe     L(ended5)
L(lane5):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 304]
        cmp     rdx, r8
        jbe     L(ended6)
L(lane6):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 312]
        cmp     rdx, r8
        jbe     L(ended7)
L(lane7):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 320]
        cmp     rdx, r8
        jbe     L(ended8)
L(lane8):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 328]
        cmp     rdx, r8
        jbe     L(ended9)
L(lane9):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 336]
        cmp     rdx, r8
        jbe     L(ended10)
L(lane10):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 344]
        cmp     rdx, r8
        jbe     L(ended11)
L(lane11):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 352]
        cmp     rdx, r8
        jbe     L(ended12)
L(lane12):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 360]
        cmp     rdx, r8
        jbe     L(ended13)
L(lane13):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 368]
        cmp     rdx, r8
        jbe     L(ended14)
L(lane14):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 376]
        cmp     rdx, r8
        jbe     L(ended15)
L(lane15):
        cmp     rdx, r11
        cmovb   r11, rdx
        cmp     r11, -1
        je      L(done)
        cmp     qword ptr [rsp + 512], 0
        jne     L(spread)
L(spread_out):
        cmp     r9d, 0
        jg      L(next)
        test    r10, r10
        jz      L(reset)                                // before the first pass

        // Time to look at the yield flag: work is left.
L(look):
        test    rcx, rcx
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [rcx], 0
        je      L(reset)
        xor     esi, esi
        mov     r11, -2                                 // all lanes that have a stream end here
        mov     [rsp + 520], r11
        jmp     L(turn)
L(reset):
        mov     r9d, 256
L(next):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 16 lanes a pass
L(pass_128):
        mov     rbx, [rsp]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 8]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 16]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 24]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm2, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 32]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 40]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 48]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 56]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm3, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 64]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 72]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 80]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 88]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm4, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 96]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 104]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 112]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 120]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm5, zmm1, zmm0, 0x96
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        mov     rbx, [rsp + 128]
        vmovdqu64       [rbx + r10], xmm2
        mov     rbp, [rsp + 136]
        vextracti32x4   [rbp + r10], zmm2, 1
        mov     rbx, [rsp + 144]
        vextracti32x4   [rbx + r10], zmm2, 2
        mov     rbp, [rsp + 152]
        vextracti32x4   [rbp + r10], zmm2, 3
        mov     rbx, [rsp + 160]
        vmovdqu64       [rbx + r10], xmm3
        mov     rbp, [rsp + 168]
        vextracti32x4   [rbp + r10], zmm3, 1
        mov     rbx, [rsp + 176]
        vextracti32x4   [rbx + r10], zmm3, 2
        mov     rbp, [rsp + 184]
        vextracti32x4   [rbp + r10], zmm3, 3
        mov     rbx, [rsp + 192]
        vmovdqu64       [rbx + r10], xmm4
        mov     rbp, [rsp + 200]
        vextracti32x4   [rbp + r10], zmm4, 1
        mov     rbx, [rsp + 208]
        vextracti32x4   [rbx + r10], zmm4, 2
        mov     rbp, [rsp + 216]
        vextracti32x4   [rbp + r10], zmm4, 3
        mov     rbx, [rsp + 224]
        vmovdqu64       [rbx + r10], xmm5
        mov     rbp, [rsp + 232]
        vextracti32x4   [rbp + r10], zmm5, 1
        mov     rbx, [rsp + 240]
        vextracti32x4   [rbx + r10], zmm5, 2
        mov     rbp, [rsp + 248]
        vextracti32x4   [rbp + r10], zmm5, 3
        add     r10, 16
        sub     r9d, 16
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r10, r11
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 16 lanes a pass
L(pass_192):
        mov     rbx, [rsp]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 8]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 16]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 24]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm2, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 32]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 40]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 48]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 56]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm3, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 64]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 72]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 80]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 88]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm4, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 96]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 104]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 112]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 120]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm5, zmm1, zmm0, 0x96
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        mov     rbx, [rsp + 128]
        vmovdqu64       [rbx + r10], xmm2
        mov     rbp, [rsp + 136]
        vextracti32x4   [rbp + r10], zmm2, 1
        mov     rbx, [rsp + 144]
        vextracti32x4   [rbx + r10], zmm2, 2
        mov     rbp, [rsp + 152]
        vextracti32x4   [rbp + r10], zmm2, 3
        mov     rbx, [rsp + 160]
        vmovdqu64       [rbx + r10], xmm3
        mov     rbp, [rsp + 168]
        vextracti32x4   [rbp + r10], zmm3, 1
        mov     rbx, [rsp + 176]
        vextracti32x4   [rbx + r10], zmm3, 2
        mov     rbp, [rsp + 184]
        vextracti32x4   [rbp + r10], zmm3, 3
        mov     rbx, [rsp + 192]
        vmovdqu64       [rbx + r10], xmm4
        mov     rbp, [rsp + 200]
        vextracti32x4   [rbp + r10], zmm4, 1
        mov     rbx, [rsp + 208]
        vextracti32x4   [rbx + r10], zmm4, 2
        mov     rbp, [rsp + 216]
        vextracti32x4   [rbp + r10], zmm4, 3
        mov     rbx, [rsp + 224]
        vmovdqu64       [rbx + r10], xmm5
        mov     rbp, [rsp + 232]
        vextracti32x4   [rbp + r10], zmm5, 1
        mov     rbx, [rsp + 240]
        vextracti32x4   [rbx + r10], zmm5, 2
        mov     rbp, [rsp + 248]
        vextracti32x4   [rbp + r10], zmm5, 3
        add     r10, 16
        sub     r9d, 16
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r10, r11
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 16 lanes a pass
L(pass_256):
        mov     rbx, [rsp]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 8]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 16]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 24]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm2, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 32]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 40]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 48]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 56]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm3, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 64]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 72]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 80]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 88]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm4, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 96]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 104]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 112]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 120]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm5, zmm1, zmm0, 0x96
        vaesenc zmm2, zmm2, zmm19
        vaesenc zmm3, zmm3, zmm19
        vaesenc zmm4, zmm4, zmm19
        vaesenc zmm5, zmm5, zmm19
        vaesenc zmm2, zmm2, zmm18
        vaesenc zmm3, zmm3, zmm18
        vaesenc zmm4, zmm4, zmm18
        vaesenc zmm5, zmm5, zmm18
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        mov     rbx, [rsp + 128]
        vmovdqu64       [rbx + r10], xmm2
        mov     rbp, [rsp + 136]
        vextracti32x4   [rbp + r10], zmm2, 1
        mov     rbx, [rsp + 144]
        vextracti32x4   [rbx + r10], zmm2, 2
        mov     rbp, [rsp + 152]
        vextracti32x4   [rbp + r10], zmm2, 3
        mov     rbx, [rsp + 160]
        vmovdqu64       [rbx + r10], xmm3
        mov     rbp, [rsp + 168]
        vextracti32x4   [rbp + r10], zmm3, 1
        mov     rbx, [rsp + 176]
        vextracti32x4   [rbx + r10], zmm3, 2
        mov     rbp, [rsp + 184]
        vextracti32x4   [rbp + r10], zmm3, 3
        mov     rbx, [rsp + 192]
        vmovdqu64       [rbx + r10], xmm4
        mov     rbp, [rsp + 200]
        vextracti32x4   [rbp + r10], zmm4, 1
        mov     rbx, [rsp + 208]
        vextracti32x4   [rbx + r10], zmm4, 2
        mov     rbp, [rsp + 216]
        vextracti32x4   [rbp + r10], zmm4, 3
        mov     rbx, [rsp + 224]
        vmovdqu64       [rbx + r10], xmm5
        mov     rbp, [rsp + 232]
        vextracti32x4   [rbp + r10], zmm5, 1
        mov     rbx, [rsp + 240]
        vextracti32x4   [rbx + r10], zmm5, 2
        mov     rbp, [rsp + 248]
        vextracti32x4   [rbp + r10], zmm5, 3
        add     r10, 16
        sub     r9d, 16
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r10, r11
        jne     L(pass_256)
        jmp     L(turn)

        // A look is due if work is left: where a lane has ended, that is known after its turn.
L(boundary):
        cmp     r10, r11
        jne     L(look)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     r12, [rsp + 384]
        test    r12, r12
        jz      L(take0)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm2
        mov     rbx, [rsp + 128]
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
        vinserti32x4    zmm2, zmm2, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 128], rbx
        mov     [rsp], rbp
        mov     [rsp + 256], rdx
        mov     [rsp + 384], r12
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 256], rdx
        mov     [rsp + 384], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     r12, [rsp + 392]
        test    r12, r12
        jz      L(take1)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm2, 1
        mov     rbx, [rsp + 136]
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
        vinserti32x4    zmm2, zmm2, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 136], rbx
        mov     [rsp + 8], rbp
        mov     [rsp + 264], rdx
        mov     [rsp + 392], r12
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 264], rdx
        mov     [rsp + 392], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     r12, [rsp + 400]
        test    r12, r12
        jz      L(take2)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm2, 2
        mov     rbx, [rsp + 144]
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
        vinserti32x4    zmm2, zmm2, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 144], rbx
        mov     [rsp + 16], rbp
        mov     [rsp + 272], rdx
        mov     [rsp + 400], r12
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 272], rdx
        mov     [rsp + 400], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     r12, [rsp + 408]
        test    r12, r12
        jz      L(take3)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm2, 3
        mov     rbx, [rsp + 152]
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
        vinserti32x4    zmm2, zmm2, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 152], rbx
        mov     [rsp + 24], rbp
        mov     [rsp + 280], rdx
        mov     [rsp + 408], r12
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 280], rdx
        mov     [rsp + 408], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     r12, [rsp + 416]
        test    r12, r12
        jz      L(take4)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm3
        mov     rbx, [rsp + 160]
        mov     rbp, [rsp + 32]
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
L(take4):
        sub     rsi, 1
        jb      L(idle4)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take4)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 160], rbx
        mov     [rsp + 32], rbp
        mov     [rsp + 288], rdx
        mov     [rsp + 416], r12
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 288], rdx
        mov     [rsp + 416], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     r12, [rsp + 424]
        test    r12, r12
        jz      L(take5)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm3, 1
        mov     rbx, [rsp + 168]
        mov     rbp, [rsp + 40]
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
L(take5):
        sub     rsi, 1
        jb      L(idle5)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take5)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 168], rbx
        mov     [rsp + 40], rbp
        mov     [rsp + 296], rdx
        mov     [rsp + 424], r12
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 296], rdx
        mov     [rsp + 424], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     r12, [rsp + 432]
        test    r12, r12
        jz      L(take6)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm3, 2
        mov     rbx, [rsp + 176]
        mov     rbp, [rsp + 48]
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
L(take6):
        sub     rsi, 1
        jb      L(idle6)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take6)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 176], rbx
        mov     [rsp + 48], rbp
        mov     [rsp + 304], rdx
        mov     [rsp + 432], r12
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 304], rdx
        mov     [rsp + 432], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     r12, [rsp + 440]
        test    r12, r12
        jz      L(take7)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm3, 3
        mov     rbx, [rsp + 184]
        mov     rbp, [rsp + 56]
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
L(take7):
        sub     rsi, 1
        jb      L(idle7)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take7)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 184], rbx
        mov     [rsp + 56], rbp
        mov     [rsp + 312], rdx
        mov     [rsp + 440], r12
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 312], rdx
        mov     [rsp + 440], rsi
        jmp     L(lane7)

        // Lane 8: its stream steps on to here.
L(ended8):
        mov     r12, [rsp + 448]
        test    r12, r12
        jz      L(take8)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm4
        mov     rbx, [rsp + 192]
        mov     rbp, [rsp + 64]
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
L(take8):
        sub     rsi, 1
        jb      L(idle8)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take8)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 192], rbx
        mov     [rsp + 64], rbp
        mov     [rsp + 320], rdx
        mov     [rsp + 448], r12
        jmp     L(lane8)
L(idle8):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 320], rdx
        mov     [rsp + 448], rsi
        jmp     L(lane8)

        // Lane 9: its stream steps on to here.
L(ended9):
        mov     r12, [rsp + 456]
        test    r12, r12
        jz      L(take9)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm4, 1
        mov     rbx, [rsp + 200]
        mov     rbp, [rsp + 72]
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
L(take9):
        sub     rsi, 1
        jb      L(idle9)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take9)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 200], rbx
        mov     [rsp + 72], rbp
        mov     [rsp + 328], rdx
        mov     [rsp + 456], r12
        jmp     L(lane9)
L(idle9):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 328], rdx
        mov     [rsp + 456], rsi
        jmp     L(lane9)

        // Lane 10: its stream steps on to here.
L(ended10):
        mov     r12, [rsp + 464]
        test    r12, r12
        jz      L(take10)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm4, 2
        mov     rbx, [rsp + 208]
        mov     rbp, [rsp + 80]
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
L(take10):
        sub     rsi, 1
        jb      L(idle10)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take10)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 208], rbx
        mov     [rsp + 80], rbp
        mov     [rsp + 336], rdx
        mov     [rsp + 464], r12
        jmp     L(lane10)
L(idle10):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 336], rdx
        mov     [rsp + 464], rsi
        jmp     L(lane10)

        // Lane 11: its stream steps on to here.
L(ended11):
        mov     r12, [rsp + 472]
        test    r12, r12
        jz      L(take11)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm4, 3
        mov     rbx, [rsp + 216]
        mov     rbp, [rsp + 88]
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
L(take11):
        sub     rsi, 1
        jb      L(idle11)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take11)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 216], rbx
        mov     [rsp + 88], rbp
        mov     [rsp + 344], rdx
        mov     [rsp + 472], r12
        jmp     L(lane11)
L(idle11):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 344], rdx
        mov     [rsp + 472], rsi
        jmp     L(lane11)

        // Lane 12: its stream steps on to here.
L(ended12):
        mov     r12, [rsp + 480]
        test    r12, r12
        jz      L(take12)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm5
        mov     rbx, [rsp + 224]
        mov     rbp, [rsp + 96]
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
L(take12):
        sub     rsi, 1
        jb      L(idle12)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take12)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm5, zmm5, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 224], rbx
        mov     [rsp + 96], rbp
        mov     [rsp + 352], rdx
        mov     [rsp + 480], r12
        jmp     L(lane12)
L(idle12):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 352], rdx
        mov     [rsp + 480], rsi
        jmp     L(lane12)

        // Lane 13: its stream steps on to here.
L(ended13):
        mov     r12, [rsp + 488]
        test    r12, r12
        jz      L(take13)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm5, 1
        mov     rbx, [rsp + 232]
        mov     rbp, [rsp + 104]
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
L(take13):
        sub     rsi, 1
        jb      L(idle13)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take13)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm5, zmm5, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 232], rbx
        mov     [rsp + 104], rbp
        mov     [rsp + 360], rdx
        mov     [rsp + 488], r12
        jmp     L(lane13)
L(idle13):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 360], rdx
        mov     [rsp + 488], rsi
        jmp     L(lane13)

        // Lane 14: its stream steps on to here.
L(ended14):
        mov     r12, [rsp + 496]
        test    r12, r12
        jz      L(take14)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm5, 2
        mov     rbx, [rsp + 240]
        mov     rbp, [rsp + 112]
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
L(take14):
        sub     rsi, 1
        jb      L(idle14)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take14)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm5, zmm5, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 240], rbx
        mov     [rsp + 112], rbp
        mov     [rsp + 368], rdx
        mov     [rsp + 496], r12
        jmp     L(lane14)
L(idle14):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 368], rdx
        mov     [rsp + 496], rsi
        jmp     L(lane14)

        // Lane 15: its stream steps on to here.
L(ended15):
        mov     r12, [rsp + 504]
        test    r12, r12
        jz      L(take15)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm5, 3
        mov     rbx, [rsp + 248]
        mov     rbp, [rsp + 120]
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
L(take15):
        sub     rsi, 1
        jb      L(idle15)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take15)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm5, zmm5, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 248], rbx
        mov     [rsp + 120], rbp
        mov     [rsp + 376], rdx
        mov     [rsp + 504], r12
        jmp     L(lane15)
L(idle15):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 512], rdx
        mov     [rsp + 376], rdx
        mov     [rsp + 504], rsi
        jmp     L(lane15)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 384], 0
        jne     L(spare0)
        cmp     qword ptr [rsp + 392], 0
        jne     L(spare1)
        cmp     qword ptr [rsp + 400], 0
        jne     L(spare2)
        cmp     qword ptr [rsp + 408], 0
        jne     L(spare3)
        cmp     qword ptr [rsp + 416], 0
        jne     L(spare4)
        cmp     qword ptr [rsp + 424], 0
        jne     L(spare5)
        cmp     qword ptr [rsp + 432], 0
        jne     L(spare6)
        cmp     qword ptr [rsp + 440], 0
        jne     L(spare7)
        cmp     qword ptr [rsp + 448], 0
        jne     L(spare8)
        cmp     qword ptr [rsp + 456], 0
        jne     L(spare9)
        cmp     qword ptr [rsp + 464], 0
        jne     L(spare10)
        cmp     qword ptr [rsp + 472], 0
        jne     L(spare11)
        cmp     qword ptr [rsp + 480], 0
        jne     L(spare12)
        cmp     qword ptr [rsp + 488], 0
        jne     L(spare13)
        cmp     qword ptr [rsp + 496], 0
        jne     L(spare14)
        vextracti32x4   xmm1, zmm5, 3
        mov     rbx, [rsp + 120]
        mov     rbp, [rsp + 248]
        jmp     L(copy)
L(spare14):
        vextracti32x4   xmm1, zmm5, 2
        mov     rbx, [rsp + 112]
        mov     rbp, [rsp + 240]
        jmp     L(copy)
L(spare13):
        vextracti32x4   xmm1, zmm5, 1
        mov     rbx, [rsp + 104]
        mov     rbp, [rsp + 232]
        jmp     L(copy)
L(spare12):
        vextracti32x4   xmm1, zmm5, 0
        mov     rbx, [rsp + 96]
        mov     rbp, [rsp + 224]
        jmp     L(copy)
L(spare11):
        vextracti32x4   xmm1, zmm4, 3
        mov     rbx, [rsp + 88]
        mov     rbp, [rsp + 216]
        jmp     L(copy)
L(spare10):
        vextracti32x4   xmm1, zmm4, 2
        mov     rbx, [rsp + 80]
        mov     rbp, [rsp + 208]
        jmp     L(copy)
L(spare9):
        vextracti32x4   xmm1, zmm4, 1
        mov     rbx, [rsp + 72]
        mov     rbp, [rsp + 200]
        jmp     L(copy)
L(spare8):
        vextracti32x4   xmm1, zmm4, 0
        mov     rbx, [rsp + 64]
        mov     rbp, [rsp + 192]
        jmp     L(copy)
L(spare7):
        vextracti32x4   xmm1, zmm3, 3
        mov     rbx, [rsp + 56]
        mov     rbp, [rsp + 184]
        jmp     L(copy)
L(spare6):
        vextracti32x4   xmm1, zmm3, 2
        mov     rbx, [rsp + 48]
        mov     rbp, [rsp + 176]
        jmp     L(copy)
L(spare5):
        vextracti32x4   xmm1, zmm3, 1
        mov     rbx, [rsp + 40]
        mov     rbp, [rsp + 168]
        jmp     L(copy)
L(spare4):
        vextracti32x4   xmm1, zmm3, 0
        mov     rbx, [rsp + 32]
        mov     rbp, [rsp + 160]
        jmp     L(copy)
L(spare3):
        vextracti32x4   xmm1, zmm2, 3
        mov     rbx, [rsp + 24]
        mov     rbp, [rsp + 152]
        jmp     L(copy)
L(spare2):
        vextracti32x4   xmm1, zmm2, 2
        mov     rbx, [rsp + 16]
        mov     rbp, [rsp + 144]
        jmp     L(copy)
L(spare1):
        vextracti32x4   xmm1, zmm2, 1
        mov     rbx, [rsp + 8]
        mov     rbp, [rsp + 136]
        jmp     L(copy)
L(spare0):
        vextracti32x4   xmm1, zmm2, 0
        mov     rbx, [rsp]
        mov     rbp, [rsp + 128]
L(copy):
        cmp     qword ptr [rsp + 384], 0
        jne     L(has0)
        vinserti32x4    zmm2, zmm2, xmm1, 0
        mov     [rsp], rbx
        mov     [rsp + 128], rbp
L(has0):
        cmp     qword ptr [rsp + 392], 0
        jne     L(has1)
        vinserti32x4    zmm2, zmm2, xmm1, 1
        mov     [rsp + 8], rbx
        mov     [rsp + 136], rbp
L(has1):
        cmp     qword ptr [rsp + 400], 0
        jne     L(has2)
        vinserti32x4    zmm2, zmm2, xmm1, 2
        mov     [rsp + 16], rbx
        mov     [rsp + 144], rbp
L(has2):
        cmp     qword ptr [rsp + 408], 0
        jne     L(has3)
        vinserti32x4    zmm2, zmm2, xmm1, 3
        mov     [rsp + 24], rbx
        mov     [rsp + 152], rbp
L(has3):
        cmp     qword ptr [rsp + 416], 0
        jne     L(has4)
        vinserti32x4    zmm3, zmm3, xmm1, 0
        mov     [rsp + 32], rbx
        mov     [rsp + 160], rbp
L(has4):
        cmp     qword ptr [rsp + 424], 0
        jne     L(has5)
        vinserti32x4    zmm3, zmm3, xmm1, 1
        mov     [rsp + 40], rbx
        mov     [rsp + 168], rbp
L(has5):
        cmp     qword ptr [rsp + 432], 0
        jne     L(has6)
        vinserti32x4    zmm3, zmm3, xmm1, 2
        mov     [rsp + 48], rbx
        mov     [rsp + 176], rbp
L(has6):
        cmp     qword ptr [rsp + 440], 0
        jne     L(has7)
        vinserti32x4    zmm3, zmm3, xmm1, 3
        mov     [rsp + 56], rbx
        mov     [rsp + 184], rbp
L(has7):
        cmp     qword ptr [rsp + 448], 0
        jne     L(has8)
        vinserti32x4    zmm4, zmm4, xmm1, 0
        mov     [rsp + 64], rbx
        mov     [rsp + 192], rbp
L(has8):
        cmp     qword ptr [rsp + 456], 0
        jne     L(has9)
        vinserti32x4    zmm4, zmm4, xmm1, 1
        mov     [rsp + 72], rbx
        mov     [rsp + 200], rbp
L(has9):
        cmp     qword ptr [rsp + 464], 0
        jne     L(has10)
        vinserti32x4    zmm4, zmm4, xmm1, 2
        mov     [rsp + 80], rbx
        mov     [rsp + 208], rbp
L(has10):
        cmp     qword ptr [rsp + 472], 0
        jne     L(has11)
        vinserti32x4    zmm4, zmm4, xmm1, 3
        mov     [rsp + 88], rbx
        mov     [rsp + 216], rbp
L(has11):
        cmp     qword ptr [rsp + 480], 0
        jne     L(has12)
        vinserti32x4    zmm5, zmm5, xmm1, 0
        mov     [rsp + 96], rbx
        mov     [rsp + 224], rbp
L(has12):
        cmp     qword ptr [rsp + 488], 0
        jne     L(has13)
        vinserti32x4    zmm5, zmm5, xmm1, 1
        mov     [rsp + 104], rbx
        mov     [rsp + 232], rbp
L(has13):
        cmp     qword ptr [rsp + 496], 0
        jne     L(has14)
        vinserti32x4    zmm5, zmm5, xmm1, 2
        mov     [rsp + 112], rbx
        mov     [rsp + 240], rbp
L(has14):
        cmp     qword ptr [rsp + 504], 0
        jne     L(has15)
        vinserti32x4    zmm5, zmm5, xmm1, 3
        mov     [rsp + 120], rbx
        mov     [rsp + 248], rbp
L(has15):
        jmp     L(spread_out)
L(done):
        cmp     qword ptr [rsp + 520], 0
        je      L(nothing)
        mov     r12, [rsp + 528]
        mov     rsi, [rsp + 536]
        xor     eax, eax
L(sum):
        mov     rbx, [r12 + AESGEN_STREAM_BYTES]
        add     r12, AESGEN_STREAM_SIZE
        and     rbx, -16
        add     rax, rbx
        dec     rsi
        jnz     L(sum)
        jmp     L(return)
L(nothing):
        xor     eax, eax
L(return):
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  xmm\n\(), xmm\n\(), xmm\n
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
        add     rsp, 544
        .cfi_adjust_cfa_offset  -544
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
        AESGEN_END SYM(aes_cbc_enc_mb_vaes512_x4_inline_resident_y256)

        AESGEN_NOTES

#endif
