// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_vaes512_x8_inline_resident_y256
// AES CBC encryption of many streams (SP 800-38A 6.2) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 32 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 256 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode cbc_enc_mb --interleave 8 --inline inline --regalloc resident --yield-blocks 256
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
//   xmm2-xmm9    data0-data7  the chains: ciphertext blocks
//   xmm18-xmm31  k1-k14       round keys, numbered from the end
//   xmm1         spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_vaes512_x8_inline_resident_y256)
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
        sub     rsp, 1056
        .cfi_adjust_cfa_offset  1056
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
        mov     qword ptr [rsp + 1024], r10
        xor     r9d, r9d
        mov     qword ptr [rsp + 1032], r10
        mov     [rsp + 1040], rdi                       // all of them, for the sum at the end
        mov     [rsp + 1048], rsi
        vmovdqu64       [rsp], zmm1
        vmovdqu64       [rsp + 64], zmm1
        vmovdqu64       [rsp + 128], zmm1
        vmovdqu64       [rsp + 192], zmm1
        vmovdqu64       [rsp + 256], zmm1
        vmovdqu64       [rsp + 320], zmm1
        vmovdqu64       [rsp + 384], zmm1
        vmovdqu64       [rsp + 448], zmm1
        vmovdqu64       [rsp + 512], zmm1
        vmovdqu64       [rsp + 576], zmm1
        vmovdqu64       [rsp + 640], zmm1
        vmovdqu64       [rsp + 704], zmm1
        vmovdqu64       [rsp + 768], zmm1
        vmovdqu64       [rsp + 832], zmm1
        vmovdqu64       [rsp + 896], zmm1
        vmovdqu64       [rsp + 960], zmm1
L(turn):
        mov     r8, r11
        mov     r11, -1
        mov     rdx, [rsp + 512]
        cmp     rdx, r8
        jbe     L(ended0)
L(lane0):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 520]
        cmp     rdx, r8
        jbe     L(ended1)
L(lane1):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 528]
        cmp     rdx, r8
        jbe     L(ended2)
L(lane2):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 536]
        cmp     rdx, r8
        jbe     L(ended3)
L(lane3):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 544]
        cmp     rdx, r8
        jbe     L(ended4)
L(lane4):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 552]
        cmp     rdx, r8
        jbe     L(ended5)
L(lane5):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 560]
        cmp     rdx, r8
        jbe     L(ended6)
L(lane6):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 568]
        cmp     rdx, r8
        jbe     L(ended7)
L(lane7):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 576]
        cmp     rdx, r8
        jbe     L(ended8)
L(lane8):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 584]
        cmp     rdx, r8
        jbe     L(ended9)
L(lane9):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 592]
        cmp     rdx, r8
        jbe     L(ended10)
L(lane10):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 600]
        cmp     rdx, r8
        jbe     L(ended11)
L(lane11):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 608]
        cmp     rdx, r8
        jbe     L(ended12)
L(lane12):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 616]
        cmp     rdx, r8
        jbe     L(ended13)
L(lane13):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 624]
        cmp     rdx, r8
        jbe     L(ended14)
L(lane14):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 632]
        cmp     rdx, r8
        jbe     L(ended15)
L(lane15):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 640]
        cmp     rdx, r8
        jbe     L(ended16)
L(lane16):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 648]
        cmp     rdx, r8
        jbe     L(ended17)
L(lane17):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 656]
        cmp     rdx, r8
        jbe     L(ended18)
L(lane18):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 664]
        cmp     rdx, r8
        jbe     L(ended19)
L(lane19):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 672]
        cmp     rdx, r8
        jbe     L(ended20)
L(lane20):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 680]
        cmp     rdx, r8
        jbe     L(ended21)
L(lane21):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 688]
        cmp     rdx, r8
        jbe     L(ended22)
L(lane22):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 696]
        cmp     rdx, r8
        jbe     L(ended23)
L(lane23):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 704]
        cmp     rdx, r8
        jbe     L(ended24)
L(lane24):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 712]
        cmp     rdx, r8
        jbe     L(ended25)
L(lane25):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 720]
        cmp     rdx, r8
        jbe     L(ended26)
L(lane26):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 728]
        cmp     rdx, r8
        jbe     L(ended27)
L(lane27):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 736]
        cmp     rdx, r8
        jbe     L(ended28)
L(lane28):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 744]
        cmp     rdx, r8
        jbe     L(ended29)
L(lane29):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 752]
        cmp     rdx, r8
        jbe     L(ended30)
L(lane30):
        cmp     rdx, r11
        cmovb   r11, rdx
        mov     rdx, [rsp + 760]
        cmp     rdx, r8
        jbe     L(ended31)
L(lane31):
        cmp     rdx, r11
        cmovb   r11, rdx
        cmp     r11, -1
        je      L(done)
        cmp     qword ptr [rsp + 1024], 0
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
        mov     [rsp + 1032], r11
        jmp     L(turn)
L(reset):
        mov     r9d, 256
L(next):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 32 lanes a pass
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
        mov     rbx, [rsp + 128]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 136]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 144]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 152]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm6, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 160]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 168]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 176]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 184]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm7, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 192]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 200]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 208]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 216]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm8, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 224]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 232]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 240]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 248]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm9, zmm1, zmm0, 0x96
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        mov     rbx, [rsp + 256]
        vmovdqu64       [rbx + r10], xmm2
        mov     rbp, [rsp + 264]
        vextracti32x4   [rbp + r10], zmm2, 1
        mov     rbx, [rsp + 272]
        vextracti32x4   [rbx + r10], zmm2, 2
        mov     rbp, [rsp + 280]
        vextracti32x4   [rbp + r10], zmm2, 3
        mov     rbx, [rsp + 288]
        vmovdqu64       [rbx + r10], xmm3
        mov     rbp, [rsp + 296]
        vextracti32x4   [rbp + r10], zmm3, 1
        mov     rbx, [rsp + 304]
        vextracti32x4   [rbx + r10], zmm3, 2
        mov     rbp, [rsp + 312]
        vextracti32x4   [rbp + r10], zmm3, 3
        mov     rbx, [rsp + 320]
        vmovdqu64       [rbx + r10], xmm4
        mov     rbp, [rsp + 328]
        vextracti32x4   [rbp + r10], zmm4, 1
        mov     rbx, [rsp + 336]
        vextracti32x4   [rbx + r10], zmm4, 2
        mov     rbp, [rsp + 344]
        vextracti32x4   [rbp + r10], zmm4, 3
        mov     rbx, [rsp + 352]
        vmovdqu64       [rbx + r10], xmm5
        mov     rbp, [rsp + 360]
        vextracti32x4   [rbp + r10], zmm5, 1
        mov     rbx, [rsp + 368]
        vextracti32x4   [rbx + r10], zmm5, 2
        mov     rbp, [rsp + 376]
        vextracti32x4   [rbp + r10], zmm5, 3
        mov     rbx, [rsp + 384]
        vmovdqu64       [rbx + r10], xmm6
        mov     rbp, [rsp + 392]
        vextracti32x4   [rbp + r10], zmm6, 1
        mov     rbx, [rsp + 400]
        vextracti32x4   [rbx + r10], zmm6, 2
        mov     rbp, [rsp + 408]
        vextracti32x4   [rbp + r10], zmm6, 3
        mov     rbx, [rsp + 416]
        vmovdqu64       [rbx + r10], xmm7
        mov     rbp, [rsp + 424]
        vextracti32x4   [rbp + r10], zmm7, 1
        mov     rbx, [rsp + 432]
        vextracti32x4   [rbx + r10], zmm7, 2
        mov     rbp, [rsp + 440]
        vextracti32x4   [rbp + r10], zmm7, 3
        mov     rbx, [rsp + 448]
        vmovdqu64       [rbx + r10], xmm8
        mov     rbp, [rsp + 456]
        vextracti32x4   [rbp + r10], zmm8, 1
        mov     rbx, [rsp + 464]
        vextracti32x4   [rbx + r10], zmm8, 2
        mov     rbp, [rsp + 472]
        vextracti32x4   [rbp + r10], zmm8, 3
        mov     rbx, [rsp + 480]
        vmovdqu64       [rbx + r10], xmm9
        mov     rbp, [rsp + 488]
        vextracti32x4   [rbp + r10], zmm9, 1
        mov     rbx, [rsp + 496]
        vextracti32x4   [rbx + r10], zmm9, 2
        mov     rbp, [rsp + 504]
        vextracti32x4   [rbp + r10], zmm9, 3
        add     r10, 16
        sub     r9d, 32
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r10, r11
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 32 lanes a pass
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
        mov     rbx, [rsp + 128]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 136]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 144]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 152]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm6, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 160]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 168]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 176]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 184]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm7, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 192]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 200]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 208]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 216]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm8, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 224]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 232]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 240]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 248]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm9, zmm1, zmm0, 0x96
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm8, zmm8, zmm20
        vaesenc zmm9, zmm9, zmm20
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        mov     rbx, [rsp + 256]
        vmovdqu64       [rbx + r10], xmm2
        mov     rbp, [rsp + 264]
        vextracti32x4   [rbp + r10], zmm2, 1
        mov     rbx, [rsp + 272]
        vextracti32x4   [rbx + r10], zmm2, 2
        mov     rbp, [rsp + 280]
        vextracti32x4   [rbp + r10], zmm2, 3
        mov     rbx, [rsp + 288]
        vmovdqu64       [rbx + r10], xmm3
        mov     rbp, [rsp + 296]
        vextracti32x4   [rbp + r10], zmm3, 1
        mov     rbx, [rsp + 304]
        vextracti32x4   [rbx + r10], zmm3, 2
        mov     rbp, [rsp + 312]
        vextracti32x4   [rbp + r10], zmm3, 3
        mov     rbx, [rsp + 320]
        vmovdqu64       [rbx + r10], xmm4
        mov     rbp, [rsp + 328]
        vextracti32x4   [rbp + r10], zmm4, 1
        mov     rbx, [rsp + 336]
        vextracti32x4   [rbx + r10], zmm4, 2
        mov     rbp, [rsp + 344]
        vextracti32x4   [rbp + r10], zmm4, 3
        mov     rbx, [rsp + 352]
        vmovdqu64       [rbx + r10], xmm5
        mov     rbp, [rsp + 360]
        vextracti32x4   [rbp + r10], zmm5, 1
        mov     rbx, [rsp + 368]
        vextracti32x4   [rbx + r10], zmm5, 2
        mov     rbp, [rsp + 376]
        vextracti32x4   [rbp + r10], zmm5, 3
        mov     rbx, [rsp + 384]
        vmovdqu64       [rbx + r10], xmm6
        mov     rbp, [rsp + 392]
        vextracti32x4   [rbp + r10], zmm6, 1
        mov     rbx, [rsp + 400]
        vextracti32x4   [rbx + r10], zmm6, 2
        mov     rbp, [rsp + 408]
        vextracti32x4   [rbp + r10], zmm6, 3
        mov     rbx, [rsp + 416]
        vmovdqu64       [rbx + r10], xmm7
        mov     rbp, [rsp + 424]
        vextracti32x4   [rbp + r10], zmm7, 1
        mov     rbx, [rsp + 432]
        vextracti32x4   [rbx + r10], zmm7, 2
        mov     rbp, [rsp + 440]
        vextracti32x4   [rbp + r10], zmm7, 3
        mov     rbx, [rsp + 448]
        vmovdqu64       [rbx + r10], xmm8
        mov     rbp, [rsp + 456]
        vextracti32x4   [rbp + r10], zmm8, 1
        mov     rbx, [rsp + 464]
        vextracti32x4   [rbx + r10], zmm8, 2
        mov     rbp, [rsp + 472]
        vextracti32x4   [rbp + r10], zmm8, 3
        mov     rbx, [rsp + 480]
        vmovdqu64       [rbx + r10], xmm9
        mov     rbp, [rsp + 488]
        vextracti32x4   [rbp + r10], zmm9, 1
        mov     rbx, [rsp + 496]
        vextracti32x4   [rbx + r10], zmm9, 2
        mov     rbp, [rsp + 504]
        vextracti32x4   [rbp + r10], zmm9, 3
        add     r10, 16
        sub     r9d, 32
        jbe     L(boundary)                             // a pass boundary at which the count is reached
        cmp     r10, r11
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 32 lanes a pass
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
        mov     rbx, [rsp + 128]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 136]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 144]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 152]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm6, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 160]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 168]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 176]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 184]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm7, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 192]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 200]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 208]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 216]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm8, zmm1, zmm0, 0x96
        mov     rbx, [rsp + 224]
        vmovdqu64       xmm1, [rbx + r10]
        mov     rbp, [rsp + 232]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 1
        mov     rbx, [rsp + 240]
        vinserti32x4    zmm1, zmm1, [rbx + r10], 2
        mov     rbp, [rsp + 248]
        vinserti32x4    zmm1, zmm1, [rbp + r10], 3
        vpternlogq      zmm9, zmm1, zmm0, 0x96
        vaesenc zmm2, zmm2, zmm19
        vaesenc zmm3, zmm3, zmm19
        vaesenc zmm4, zmm4, zmm19
        vaesenc zmm5, zmm5, zmm19
        vaesenc zmm6, zmm6, zmm19
        vaesenc zmm7, zmm7, zmm19
        vaesenc zmm8, zmm8, zmm19
        vaesenc zmm9, zmm9, zmm19
        vaesenc zmm2, zmm2, zmm18
        vaesenc zmm3, zmm3, zmm18
        vaesenc zmm4, zmm4, zmm18
        vaesenc zmm5, zmm5, zmm18
        vaesenc zmm6, zmm6, zmm18
        vaesenc zmm7, zmm7, zmm18
        vaesenc zmm8, zmm8, zmm18
        vaesenc zmm9, zmm9, zmm18
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm5, zmm5, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm5, zmm5, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm8, zmm8, zmm20
        vaesenc zmm9, zmm9, zmm20
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm5, zmm5, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm5, zmm5, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm5, zmm5, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm5, zmm5, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm5, zmm5, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm5, zmm5, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm5, zmm5, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm5, zmm5, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm5, zmm5, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm5, zmm5, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        mov     rbx, [rsp + 256]
        vmovdqu64       [rbx + r10], xmm2
        mov     rbp, [rsp + 264]
        vextracti32x4   [rbp + r10], zmm2, 1
        mov     rbx, [rsp + 272]
        vextracti32x4   [rbx + r10], zmm2, 2
        mov     rbp, [rsp + 280]
        vextracti32x4   [rbp + r10], zmm2, 3
        mov     rbx, [rsp + 288]
        vmovdqu64       [rbx + r10], xmm3
        mov     rbp, [rsp + 296]
        vextracti32x4   [rbp + r10], zmm3, 1
        mov     rbx, [rsp + 304]
        vextracti32x4   [rbx + r10], zmm3, 2
        mov     rbp, [rsp + 312]
        vextracti32x4   [rbp + r10], zmm3, 3
        mov     rbx, [rsp + 320]
        vmovdqu64       [rbx + r10], xmm4
        mov     rbp, [rsp + 328]
        vextracti32x4   [rbp + r10], zmm4, 1
        mov     rbx, [rsp + 336]
        vextracti32x4   [rbx + r10], zmm4, 2
        mov     rbp, [rsp + 344]
        vextracti32x4   [rbp + r10], zmm4, 3
        mov     rbx, [rsp + 352]
        vmovdqu64       [rbx + r10], xmm5
        mov     rbp, [rsp + 360]
        vextracti32x4   [rbp + r10], zmm5, 1
        mov     rbx, [rsp + 368]
        vextracti32x4   [rbx + r10], zmm5, 2
        mov     rbp, [rsp + 376]
        vextracti32x4   [rbp + r10], zmm5, 3
        mov     rbx, [rsp + 384]
        vmovdqu64       [rbx + r10], xmm6
        mov     rbp, [rsp + 392]
        vextracti32x4   [rbp + r10], zmm6, 1
        mov     rbx, [rsp + 400]
        vextracti32x4   [rbx + r10], zmm6, 2
        mov     rbp, [rsp + 408]
        vextracti32x4   [rbp + r10], zmm6, 3
        mov     rbx, [rsp + 416]
        vmovdqu64       [rbx + r10], xmm7
        mov     rbp, [rsp + 424]
        vextracti32x4   [rbp + r10], zmm7, 1
        mov     rbx, [rsp + 432]
        vextracti32x4   [rbx + r10], zmm7, 2
        mov     rbp, [rsp + 440]
        vextracti32x4   [rbp + r10], zmm7, 3
        mov     rbx, [rsp + 448]
        vmovdqu64       [rbx + r10], xmm8
        mov     rbp, [rsp + 456]
        vextracti32x4   [rbp + r10], zmm8, 1
        mov     rbx, [rsp + 464]
        vextracti32x4   [rbx + r10], zmm8, 2
        mov     rbp, [rsp + 472]
        vextracti32x4   [rbp + r10], zmm8, 3
        mov     rbx, [rsp + 480]
        vmovdqu64       [rbx + r10], xmm9
        mov     rbp, [rsp + 488]
        vextracti32x4   [rbp + r10], zmm9, 1
        mov     rbx, [rsp + 496]
        vextracti32x4   [rbx + r10], zmm9, 2
        mov     rbp, [rsp + 504]
        vextracti32x4   [rbp + r10], zmm9, 3
        add     r10, 16
        sub     r9d, 32
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
        mov     r12, [rsp + 768]
        test    r12, r12
        jz      L(take0)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm2
        mov     rbx, [rsp + 256]
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
        mov     [rsp + 256], rbx
        mov     [rsp], rbp
        mov     [rsp + 512], rdx
        mov     [rsp + 768], r12
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 512], rdx
        mov     [rsp + 768], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     r12, [rsp + 776]
        test    r12, r12
        jz      L(take1)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm2, 1
        mov     rbx, [rsp + 264]
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
        mov     [rsp + 264], rbx
        mov     [rsp + 8], rbp
        mov     [rsp + 520], rdx
        mov     [rsp + 776], r12
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 520], rdx
        mov     [rsp + 776], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     r12, [rsp + 784]
        test    r12, r12
        jz      L(take2)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm2, 2
        mov     rbx, [rsp + 272]
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
        mov     [rsp + 272], rbx
        mov     [rsp + 16], rbp
        mov     [rsp + 528], rdx
        mov     [rsp + 784], r12
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 528], rdx
        mov     [rsp + 784], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     r12, [rsp + 792]
        test    r12, r12
        jz      L(take3)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm2, 3
        mov     rbx, [rsp + 280]
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
        mov     [rsp + 280], rbx
        mov     [rsp + 24], rbp
        mov     [rsp + 536], rdx
        mov     [rsp + 792], r12
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 536], rdx
        mov     [rsp + 792], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     r12, [rsp + 800]
        test    r12, r12
        jz      L(take4)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm3
        mov     rbx, [rsp + 288]
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
        mov     [rsp + 288], rbx
        mov     [rsp + 32], rbp
        mov     [rsp + 544], rdx
        mov     [rsp + 800], r12
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 544], rdx
        mov     [rsp + 800], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     r12, [rsp + 808]
        test    r12, r12
        jz      L(take5)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm3, 1
        mov     rbx, [rsp + 296]
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
        mov     [rsp + 296], rbx
        mov     [rsp + 40], rbp
        mov     [rsp + 552], rdx
        mov     [rsp + 808], r12
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 552], rdx
        mov     [rsp + 808], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     r12, [rsp + 816]
        test    r12, r12
        jz      L(take6)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm3, 2
        mov     rbx, [rsp + 304]
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
        mov     [rsp + 304], rbx
        mov     [rsp + 48], rbp
        mov     [rsp + 560], rdx
        mov     [rsp + 816], r12
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 560], rdx
        mov     [rsp + 816], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     r12, [rsp + 824]
        test    r12, r12
        jz      L(take7)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm3, 3
        mov     rbx, [rsp + 312]
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
        mov     [rsp + 312], rbx
        mov     [rsp + 56], rbp
        mov     [rsp + 568], rdx
        mov     [rsp + 824], r12
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 568], rdx
        mov     [rsp + 824], rsi
        jmp     L(lane7)

        // Lane 8: its stream steps on to here.
L(ended8):
        mov     r12, [rsp + 832]
        test    r12, r12
        jz      L(take8)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm4
        mov     rbx, [rsp + 320]
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
        mov     [rsp + 320], rbx
        mov     [rsp + 64], rbp
        mov     [rsp + 576], rdx
        mov     [rsp + 832], r12
        jmp     L(lane8)
L(idle8):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 576], rdx
        mov     [rsp + 832], rsi
        jmp     L(lane8)

        // Lane 9: its stream steps on to here.
L(ended9):
        mov     r12, [rsp + 840]
        test    r12, r12
        jz      L(take9)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm4, 1
        mov     rbx, [rsp + 328]
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
        mov     [rsp + 328], rbx
        mov     [rsp + 72], rbp
        mov     [rsp + 584], rdx
        mov     [rsp + 840], r12
        jmp     L(lane9)
L(idle9):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 584], rdx
        mov     [rsp + 840], rsi
        jmp     L(lane9)

        // Lane 10: its stream steps on to here.
L(ended10):
        mov     r12, [rsp + 848]
        test    r12, r12
        jz      L(take10)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm4, 2
        mov     rbx, [rsp + 336]
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
        mov     [rsp + 336], rbx
        mov     [rsp + 80], rbp
        mov     [rsp + 592], rdx
        mov     [rsp + 848], r12
        jmp     L(lane10)
L(idle10):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 592], rdx
        mov     [rsp + 848], rsi
        jmp     L(lane10)

        // Lane 11: its stream steps on to here.
L(ended11):
        mov     r12, [rsp + 856]
        test    r12, r12
        jz      L(take11)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm4, 3
        mov     rbx, [rsp + 344]
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
        mov     [rsp + 344], rbx
        mov     [rsp + 88], rbp
        mov     [rsp + 600], rdx
        mov     [rsp + 856], r12
        jmp     L(lane11)
L(idle11):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 600], rdx
        mov     [rsp + 856], rsi
        jmp     L(lane11)

        // Lane 12: its stream steps on to here.
L(ended12):
        mov     r12, [rsp + 864]
        test    r12, r12
        jz      L(take12)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm5
        mov     rbx, [rsp + 352]
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
        mov     [rsp + 352], rbx
        mov     [rsp + 96], rbp
        mov     [rsp + 608], rdx
        mov     [rsp + 864], r12
        jmp     L(lane12)
L(idle12):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 608], rdx
        mov     [rsp + 864], rsi
        jmp     L(lane12)

        // Lane 13: its stream steps on to here.
L(ended13):
        mov     r12, [rsp + 872]
        test    r12, r12
        jz      L(take13)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm5, 1
        mov     rbx, [rsp + 360]
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
        mov     [rsp + 360], rbx
        mov     [rsp + 104], rbp
        mov     [rsp + 616], rdx
        mov     [rsp + 872], r12
        jmp     L(lane13)
L(idle13):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 616], rdx
        mov     [rsp + 872], rsi
        jmp     L(lane13)

        // Lane 14: its stream steps on to here.
L(ended14):
        mov     r12, [rsp + 880]
        test    r12, r12
        jz      L(take14)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm5, 2
        mov     rbx, [rsp + 368]
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
        mov     [rsp + 368], rbx
        mov     [rsp + 112], rbp
        mov     [rsp + 624], rdx
        mov     [rsp + 880], r12
        jmp     L(lane14)
L(idle14):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 624], rdx
        mov     [rsp + 880], rsi
        jmp     L(lane14)

        // Lane 15: its stream steps on to here.
L(ended15):
        mov     r12, [rsp + 888]
        test    r12, r12
        jz      L(take15)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm5, 3
        mov     rbx, [rsp + 376]
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
        mov     [rsp + 376], rbx
        mov     [rsp + 120], rbp
        mov     [rsp + 632], rdx
        mov     [rsp + 888], r12
        jmp     L(lane15)
L(idle15):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 632], rdx
        mov     [rsp + 888], rsi
        jmp     L(lane15)

        // Lane 16: its stream steps on to here.
L(ended16):
        mov     r12, [rsp + 896]
        test    r12, r12
        jz      L(take16)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm6
        mov     rbx, [rsp + 384]
        mov     rbp, [rsp + 128]
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
L(take16):
        sub     rsi, 1
        jb      L(idle16)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take16)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 384], rbx
        mov     [rsp + 128], rbp
        mov     [rsp + 640], rdx
        mov     [rsp + 896], r12
        jmp     L(lane16)
L(idle16):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 640], rdx
        mov     [rsp + 896], rsi
        jmp     L(lane16)

        // Lane 17: its stream steps on to here.
L(ended17):
        mov     r12, [rsp + 904]
        test    r12, r12
        jz      L(take17)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm6, 1
        mov     rbx, [rsp + 392]
        mov     rbp, [rsp + 136]
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
L(take17):
        sub     rsi, 1
        jb      L(idle17)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take17)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 392], rbx
        mov     [rsp + 136], rbp
        mov     [rsp + 648], rdx
        mov     [rsp + 904], r12
        jmp     L(lane17)
L(idle17):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 648], rdx
        mov     [rsp + 904], rsi
        jmp     L(lane17)

        // Lane 18: its stream steps on to here.
L(ended18):
        mov     r12, [rsp + 912]
        test    r12, r12
        jz      L(take18)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm6, 2
        mov     rbx, [rsp + 400]
        mov     rbp, [rsp + 144]
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
L(take18):
        sub     rsi, 1
        jb      L(idle18)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take18)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 400], rbx
        mov     [rsp + 144], rbp
        mov     [rsp + 656], rdx
        mov     [rsp + 912], r12
        jmp     L(lane18)
L(idle18):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 656], rdx
        mov     [rsp + 912], rsi
        jmp     L(lane18)

        // Lane 19: its stream steps on to here.
L(ended19):
        mov     r12, [rsp + 920]
        test    r12, r12
        jz      L(take19)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm6, 3
        mov     rbx, [rsp + 408]
        mov     rbp, [rsp + 152]
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
L(take19):
        sub     rsi, 1
        jb      L(idle19)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take19)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 408], rbx
        mov     [rsp + 152], rbp
        mov     [rsp + 664], rdx
        mov     [rsp + 920], r12
        jmp     L(lane19)
L(idle19):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 664], rdx
        mov     [rsp + 920], rsi
        jmp     L(lane19)

        // Lane 20: its stream steps on to here.
L(ended20):
        mov     r12, [rsp + 928]
        test    r12, r12
        jz      L(take20)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm7
        mov     rbx, [rsp + 416]
        mov     rbp, [rsp + 160]
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
L(take20):
        sub     rsi, 1
        jb      L(idle20)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take20)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 416], rbx
        mov     [rsp + 160], rbp
        mov     [rsp + 672], rdx
        mov     [rsp + 928], r12
        jmp     L(lane20)
L(idle20):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 672], rdx
        mov     [rsp + 928], rsi
        jmp     L(lane20)

        // Lane 21: its stream steps on to here.
L(ended21):
        mov     r12, [rsp + 936]
        test    r12, r12
        jz      L(take21)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm7, 1
        mov     rbx, [rsp + 424]
        mov     rbp, [rsp + 168]
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
L(take21):
        sub     rsi, 1
        jb      L(idle21)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take21)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 424], rbx
        mov     [rsp + 168], rbp
        mov     [rsp + 680], rdx
        mov     [rsp + 936], r12
        jmp     L(lane21)
L(idle21):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 680], rdx
        mov     [rsp + 936], rsi
        jmp     L(lane21)

        // Lane 22: its stream steps on to here.
L(ended22):
        mov     r12, [rsp + 944]
        test    r12, r12
        jz      L(take22)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm7, 2
        mov     rbx, [rsp + 432]
        mov     rbp, [rsp + 176]
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
L(take22):
        sub     rsi, 1
        jb      L(idle22)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take22)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 432], rbx
        mov     [rsp + 176], rbp
        mov     [rsp + 688], rdx
        mov     [rsp + 944], r12
        jmp     L(lane22)
L(idle22):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 688], rdx
        mov     [rsp + 944], rsi
        jmp     L(lane22)

        // Lane 23: its stream steps on to here.
L(ended23):
        mov     r12, [rsp + 952]
        test    r12, r12
        jz      L(take23)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm7, 3
        mov     rbx, [rsp + 440]
        mov     rbp, [rsp + 184]
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
L(take23):
        sub     rsi, 1
        jb      L(idle23)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take23)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 440], rbx
        mov     [rsp + 184], rbp
        mov     [rsp + 696], rdx
        mov     [rsp + 952], r12
        jmp     L(lane23)
L(idle23):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 696], rdx
        mov     [rsp + 952], rsi
        jmp     L(lane23)

        // Lane 24: its stream steps on to here.
L(ended24):
        mov     r12, [rsp + 960]
        test    r12, r12
        jz      L(take24)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm8
        mov     rbx, [rsp + 448]
        mov     rbp, [rsp + 192]
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
L(take24):
        sub     rsi, 1
        jb      L(idle24)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take24)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 448], rbx
        mov     [rsp + 192], rbp
        mov     [rsp + 704], rdx
        mov     [rsp + 960], r12
        jmp     L(lane24)
L(idle24):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 704], rdx
        mov     [rsp + 960], rsi
        jmp     L(lane24)

        // Lane 25: its stream steps on to here.
L(ended25):
        mov     r12, [rsp + 968]
        test    r12, r12
        jz      L(take25)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm8, 1
        mov     rbx, [rsp + 456]
        mov     rbp, [rsp + 200]
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
L(take25):
        sub     rsi, 1
        jb      L(idle25)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take25)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 456], rbx
        mov     [rsp + 200], rbp
        mov     [rsp + 712], rdx
        mov     [rsp + 968], r12
        jmp     L(lane25)
L(idle25):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 712], rdx
        mov     [rsp + 968], rsi
        jmp     L(lane25)

        // Lane 26: its stream steps on to here.
L(ended26):
        mov     r12, [rsp + 976]
        test    r12, r12
        jz      L(take26)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm8, 2
        mov     rbx, [rsp + 464]
        mov     rbp, [rsp + 208]
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
L(take26):
        sub     rsi, 1
        jb      L(idle26)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take26)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 464], rbx
        mov     [rsp + 208], rbp
        mov     [rsp + 720], rdx
        mov     [rsp + 976], r12
        jmp     L(lane26)
L(idle26):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 720], rdx
        mov     [rsp + 976], rsi
        jmp     L(lane26)

        // Lane 27: its stream steps on to here.
L(ended27):
        mov     r12, [rsp + 984]
        test    r12, r12
        jz      L(take27)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm8, 3
        mov     rbx, [rsp + 472]
        mov     rbp, [rsp + 216]
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
L(take27):
        sub     rsi, 1
        jb      L(idle27)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take27)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 472], rbx
        mov     [rsp + 216], rbp
        mov     [rsp + 728], rdx
        mov     [rsp + 984], r12
        jmp     L(lane27)
L(idle27):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 728], rdx
        mov     [rsp + 984], rsi
        jmp     L(lane27)

        // Lane 28: its stream steps on to here.
L(ended28):
        mov     r12, [rsp + 992]
        test    r12, r12
        jz      L(take28)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vmovdqu64       [rbx], xmm9
        mov     rbx, [rsp + 480]
        mov     rbp, [rsp + 224]
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
L(take28):
        sub     rsi, 1
        jb      L(idle28)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take28)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rbx], 0
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 480], rbx
        mov     [rsp + 224], rbp
        mov     [rsp + 736], rdx
        mov     [rsp + 992], r12
        jmp     L(lane28)
L(idle28):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 736], rdx
        mov     [rsp + 992], rsi
        jmp     L(lane28)

        // Lane 29: its stream steps on to here.
L(ended29):
        mov     r12, [rsp + 1000]
        test    r12, r12
        jz      L(take29)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm9, 1
        mov     rbx, [rsp + 488]
        mov     rbp, [rsp + 232]
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
L(take29):
        sub     rsi, 1
        jb      L(idle29)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take29)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rbx], 1
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 488], rbx
        mov     [rsp + 232], rbp
        mov     [rsp + 744], rdx
        mov     [rsp + 1000], r12
        jmp     L(lane29)
L(idle29):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 744], rdx
        mov     [rsp + 1000], rsi
        jmp     L(lane29)

        // Lane 30: its stream steps on to here.
L(ended30):
        mov     r12, [rsp + 1008]
        test    r12, r12
        jz      L(take30)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm9, 2
        mov     rbx, [rsp + 496]
        mov     rbp, [rsp + 240]
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
L(take30):
        sub     rsi, 1
        jb      L(idle30)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take30)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rbx], 2
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 496], rbx
        mov     [rsp + 240], rbp
        mov     [rsp + 752], rdx
        mov     [rsp + 1008], r12
        jmp     L(lane30)
L(idle30):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 752], rdx
        mov     [rsp + 1008], rsi
        jmp     L(lane30)

        // Lane 31: its stream steps on to here.
L(ended31):
        mov     r12, [rsp + 1016]
        test    r12, r12
        jz      L(take31)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vextracti32x4   [rbx], zmm9, 3
        mov     rbx, [rsp + 504]
        mov     rbp, [rsp + 248]
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
L(take31):
        sub     rsi, 1
        jb      L(idle31)
        mov     r12, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rdx, [r12 + AESGEN_STREAM_BYTES]
        and     rdx, -16
        jz      L(take31)
        mov     rbx, [r12 + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rbx], 3
        add     rdx, r10
        mov     rbx, [r12 + AESGEN_STREAM_OUT]
        mov     rbp, [r12 + AESGEN_STREAM_IN]
        sub     rbx, r10
        sub     rbp, r10
        mov     [rsp + 504], rbx
        mov     [rsp + 248], rbp
        mov     [rsp + 760], rdx
        mov     [rsp + 1016], r12
        jmp     L(lane31)
L(idle31):
        xor     esi, esi
        mov     rdx, -1
        mov     [rsp + 1024], rdx
        mov     [rsp + 760], rdx
        mov     [rsp + 1016], rsi
        jmp     L(lane31)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 768], 0
        jne     L(spare0)
        cmp     qword ptr [rsp + 776], 0
        jne     L(spare1)
        cmp     qword ptr [rsp + 784], 0
        jne     L(spare2)
        cmp     qword ptr [rsp + 792], 0
        jne     L(spare3)
        cmp     qword ptr [rsp + 800], 0
        jne     L(spare4)
        cmp     qword ptr [rsp + 808], 0
        jne     L(spare5)
        cmp     qword ptr [rsp + 816], 0
        jne     L(spare6)
        cmp     qword ptr [rsp + 824], 0
        jne     L(spare7)
        cmp     qword ptr [rsp + 832], 0
        jne     L(spare8)
        cmp     qword ptr [rsp + 840], 0
        jne     L(spare9)
        cmp     qword ptr [rsp + 848], 0
        jne     L(spare10)
        cmp     qword ptr [rsp + 856], 0
        jne     L(spare11)
        cmp     qword ptr [rsp + 864], 0
        jne     L(spare12)
        cmp     qword ptr [rsp + 872], 0
        jne     L(spare13)
        cmp     qword ptr [rsp + 880], 0
        jne     L(spare14)
        cmp     qword ptr [rsp + 888], 0
        jne     L(spare15)
        cmp     qword ptr [rsp + 896], 0
        jne     L(spare16)
        cmp     qword ptr [rsp + 904], 0
        jne     L(spare17)
        cmp     qword ptr [rsp + 912], 0
        jne     L(spare18)
        cmp     qword ptr [rsp + 920], 0
        jne     L(spare19)
        cmp     qword ptr [rsp + 928], 0
        jne     L(spare20)
        cmp     qword ptr [rsp + 936], 0
        jne     L(spare21)
        cmp     qword ptr [rsp + 944], 0
        jne     L(spare22)
        cmp     qword ptr [rsp + 952], 0
        jne     L(spare23)
        cmp     qword ptr [rsp + 960], 0
        jne     L(spare24)
        cmp     qword ptr [rsp + 968], 0
        jne     L(spare25)
        cmp     qword ptr [rsp + 976], 0
        jne     L(spare26)
        cmp     qword ptr [rsp + 984], 0
        jne     L(spare27)
        cmp     qword ptr [rsp + 992], 0
        jne     L(spare28)
        cmp     qword ptr [rsp + 1000], 0
        jne     L(spare29)
        cmp     qword ptr [rsp + 1008], 0
        jne     L(spare30)
        vextracti32x4   xmm1, zmm9, 3
        mov     rbx, [rsp + 248]
        mov     rbp, [rsp + 504]
        jmp     L(copy)
L(spare30):
        vextracti32x4   xmm1, zmm9, 2
        mov     rbx, [rsp + 240]
        mov     rbp, [rsp + 496]
        jmp     L(copy)
L(spare29):
        vextracti32x4   xmm1, zmm9, 1
        mov     rbx, [rsp + 232]
        mov     rbp, [rsp + 488]
        jmp     L(copy)
L(spare28):
        vextracti32x4   xmm1, zmm9, 0
        mov     rbx, [rsp + 224]
        mov     rbp, [rsp + 480]
        jmp     L(copy)
L(spare27):
        vextracti32x4   xmm1, zmm8, 3
        mov     rbx, [rsp + 216]
        mov     rbp, [rsp + 472]
        jmp     L(copy)
L(spare26):
        vextracti32x4   xmm1, zmm8, 2
        mov     rbx, [rsp + 208]
        mov     rbp, [rsp + 464]
        jmp     L(copy)
L(spare25):
        vextracti32x4   xmm1, zmm8, 1
        mov     rbx, [rsp + 200]
        mov     rbp, [rsp + 456]
        jmp     L(copy)
L(spare24):
        vextracti32x4   xmm1, zmm8, 0
        mov     rbx, [rsp + 192]
        mov     rbp, [rsp + 448]
        jmp     L(copy)
L(spare23):
        vextracti32x4   xmm1, zmm7, 3
        mov     rbx, [rsp + 184]
        mov     rbp, [rsp + 440]
        jmp     L(copy)
L(spare22):
        vextracti32x4   xmm1, zmm7, 2
        mov     rbx, [rsp + 176]
        mov     rbp, [rsp + 432]
        jmp     L(copy)
L(spare21):
        vextracti32x4   xmm1, zmm7, 1
        mov     rbx, [rsp + 168]
        mov     rbp, [rsp + 424]
        jmp     L(copy)
L(spare20):
        vextracti32x4   xmm1, zmm7, 0
        mov     rbx, [rsp + 160]
        mov     rbp, [rsp + 416]
        jmp     L(copy)
L(spare19):
        vextracti32x4   xmm1, zmm6, 3
        mov     rbx, [rsp + 152]
        mov     rbp, [rsp + 408]
        jmp     L(copy)
L(spare18):
        vextracti32x4   xmm1, zmm6, 2
        mov     rbx, [rsp + 144]
        mov     rbp, [rsp + 400]
        jmp     L(copy)
L(spare17):
        vextracti32x4   xmm1, zmm6, 1
        mov     rbx, [rsp + 136]
        mov     rbp, [rsp + 392]
        jmp     L(copy)
L(spare16):
        vextracti32x4   xmm1, zmm6, 0
        mov     rbx, [rsp + 128]
        mov     rbp, [rsp + 384]
        jmp     L(copy)
L(spare15):
        vextracti32x4   xmm1, zmm5, 3
        mov     rbx, [rsp + 120]
        mov     rbp, [rsp + 376]
        jmp     L(copy)
L(spare14):
        vextracti32x4   xmm1, zmm5, 2
        mov     rbx, [rsp + 112]
        mov     rbp, [rsp + 368]
        jmp     L(copy)
L(spare13):
        vextracti32x4   xmm1, zmm5, 1
        mov     rbx, [rsp + 104]
        mov     rbp, [rsp + 360]
        jmp     L(copy)
L(spare12):
        vextracti32x4   xmm1, zmm5, 0
        mov     rbx, [rsp + 96]
        mov     rbp, [rsp + 352]
        jmp     L(copy)
L(spare11):
        vextracti32x4   xmm1, zmm4, 3
        mov     rbx, [rsp + 88]
        mov     rbp, [rsp + 344]
        jmp     L(copy)
L(spare10):
        vextracti32x4   xmm1, zmm4, 2
        mov     rbx, [rsp + 80]
        mov     rbp, [rsp + 336]
        jmp     L(copy)
L(spare9):
        vextracti32x4   xmm1, zmm4, 1
        mov     rbx, [rsp + 72]
        mov     rbp, [rsp + 328]
        jmp     L(copy)
L(spare8):
        vextracti32x4   xmm1, zmm4, 0
        mov     rbx, [rsp + 64]
        mov     rbp, [rsp + 320]
        jmp     L(copy)
L(spare7):
        vextracti32x4   xmm1, zmm3, 3
        mov     rbx, [rsp + 56]
        mov     rbp, [rsp + 312]
        jmp     L(copy)
L(spare6):
        vextracti32x4   xmm1, zmm3, 2
        mov     rbx, [rsp + 48]
        mov     rbp, [rsp + 304]
        jmp     L(copy)
L(spare5):
        vextracti32x4   xmm1, zmm3, 1
        mov     rbx, [rsp + 40]
        mov     rbp, [rsp + 296]
        jmp     L(copy)
L(spare4):
        vextracti32x4   xmm1, zmm3, 0
        mov     rbx, [rsp + 32]
        mov     rbp, [rsp + 288]
        jmp     L(copy)
L(spare3):
        vextracti32x4   xmm1, zmm2, 3
        mov     rbx, [rsp + 24]
        mov     rbp, [rsp + 280]
        jmp     L(copy)
L(spare2):
        vextracti32x4   xmm1, zmm2, 2
        mov     rbx, [rsp + 16]
        mov     rbp, [rsp + 272]
        jmp     L(copy)
L(spare1):
        vextracti32x4   xmm1, zmm2, 1
        mov     rbx, [rsp + 8]
        mov     rbp, [rsp + 264]
        jmp     L(copy)
L(spare0):
        vextracti32x4   xmm1, zmm2, 0
        mov     rbx, [rsp]
        mov     rbp, [rsp + 256]
L(copy):
        cmp     qword ptr [rsp + 768], 0
        jne     L(has0)
        vinserti32x4    zmm2, zmm2, xmm1, 0
        mov     [rsp], rbx
        mov     [rsp + 256], rbp
L(has0):
        cmp     qword ptr [rsp + 776], 0
        jne     L(has1)
        vinserti32x4    zmm2, zmm2, xmm1, 1
        mov     [rsp + 8], rbx
        mov     [rsp + 264], rbp
L(has1):
        cmp     qword ptr [rsp + 784], 0
        jne     L(has2)
        vinserti32x4    zmm2, zmm2, xmm1, 2
        mov     [rsp + 16], rbx
        mov     [rsp + 272], rbp
L(has2):
        cmp     qword ptr [rsp + 792], 0
        jne     L(has3)
        vinserti32x4    zmm2, zmm2, xmm1, 3
        mov     [rsp + 24], rbx
        mov     [rsp + 280], rbp
L(has3):
        cmp     qword ptr [rsp + 800], 0
        jne     L(has4)
        vinserti32x4    zmm3, zmm3, xmm1, 0
        mov     [rsp + 32], rbx
        mov     [rsp + 288], rbp
L(has4):
        cmp     qword ptr [rsp + 808], 0
        jne     L(has5)
        vinserti32x4    zmm3, zmm3, xmm1, 1
        mov     [rsp + 40], rbx
        mov     [rsp + 296], rbp
L(has5):
        cmp     qword ptr [rsp + 816], 0
        jne     L(has6)
        vinserti32x4    zmm3, zmm3, xmm1, 2
        mov     [rsp + 48], rbx
        mov     [rsp + 304], rbp
L(has6):
        cmp     qword ptr [rsp + 824], 0
        jne     L(has7)
        vinserti32x4    zmm3, zmm3, xmm1, 3
        mov     [rsp + 56], rbx
        mov     [rsp + 312], rbp
L(has7):
        cmp     qword ptr [rsp + 832], 0
        jne     L(has8)
        vinserti32x4    zmm4, zmm4, xmm1, 0
        mov     [rsp + 64], rbx
        mov     [rsp + 320], rbp
L(has8):
        cmp     qword ptr [rsp + 840], 0
        jne     L(has9)
        vinserti32x4    zmm4, zmm4, xmm1, 1
        mov     [rsp + 72], rbx
        mov     [rsp + 328], rbp
L(has9):
        cmp     qword ptr [rsp + 848], 0
        jne     L(has10)
        vinserti32x4    zmm4, zmm4, xmm1, 2
        mov     [rsp + 80], rbx
        mov     [rsp + 336], rbp
L(has10):
        cmp     qword ptr [rsp + 856], 0
        jne     L(has11)
        vinserti32x4    zmm4, zmm4, xmm1, 3
        mov     [rsp + 88], rbx
        mov     [rsp + 344], rbp
L(has11):
        cmp     qword ptr [rsp + 864], 0
        jne     L(has12)
        vinserti32x4    zmm5, zmm5, xmm1, 0
        mov     [rsp + 96], rbx
        mov     [rsp + 352], rbp
L(has12):
        cmp     qword ptr [rsp + 872], 0
        jne     L(has13)
        vinserti32x4    zmm5, zmm5, xmm1, 1
        mov     [rsp + 104], rbx
        mov     [rsp + 360], rbp
L(has13):
        cmp     qword ptr [rsp + 880], 0
        jne     L(has14)
        vinserti32x4    zmm5, zmm5, xmm1, 2
        mov     [rsp + 112], rbx
        mov     [rsp + 368], rbp
L(has14):
        cmp     qword ptr [rsp + 888], 0
        jne     L(has15)
        vinserti32x4    zmm5, zmm5, xmm1, 3
        mov     [rsp + 120], rbx
        mov     [rsp + 376], rbp
L(has15):
        cmp     qword ptr [rsp + 896], 0
        jne     L(has16)
        vinserti32x4    zmm6, zmm6, xmm1, 0
        mov     [rsp + 128], rbx
        mov     [rsp + 384], rbp
L(has16):
        cmp     qword ptr [rsp + 904], 0
        jne     L(has17)
        vinserti32x4    zmm6, zmm6, xmm1, 1
        mov     [rsp + 136], rbx
        mov     [rsp + 392], rbp
L(has17):
        cmp     qword ptr [rsp + 912], 0
        jne     L(has18)
        vinserti32x4    zmm6, zmm6, xmm1, 2
        mov     [rsp + 144], rbx
        mov     [rsp + 400], rbp
L(has18):
        cmp     qword ptr [rsp + 920], 0
        jne     L(has19)
        vinserti32x4    zmm6, zmm6, xmm1, 3
        mov     [rsp + 152], rbx
        mov     [rsp + 408], rbp
L(has19):
        cmp     qword ptr [rsp + 928], 0
        jne     L(has20)
        vinserti32x4    zmm7, zmm7, xmm1, 0
        mov     [rsp + 160], rbx
        mov     [rsp + 416], rbp
L(has20):
        cmp     qword ptr [rsp + 936], 0
        jne     L(has21)
        vinserti32x4    zmm7, zmm7, xmm1, 1
        mov     [rsp + 168], rbx
        mov     [rsp + 424], rbp
L(has21):
        cmp     qword ptr [rsp + 944], 0
        jne     L(has22)
        vinserti32x4    zmm7, zmm7, xmm1, 2
        mov     [rsp + 176], rbx
        mov     [rsp + 432], rbp
L(has22):
        cmp     qword ptr [rsp + 952], 0
        jne     L(has23)
        vinserti32x4    zmm7, zmm7, xmm1, 3
        mov     [rsp + 184], rbx
        mov     [rsp + 440], rbp
L(has23):
        cmp     qword ptr [rsp + 960], 0
        jne     L(has24)
        vinserti32x4    zmm8, zmm8, xmm1, 0
        mov     [rsp + 192], rbx
        mov     [rsp + 448], rbp
L(has24):
        cmp     qword ptr [rsp + 968], 0
        jne     L(has25)
        vinserti32x4    zmm8, zmm8, xmm1, 1
        mov     [rsp + 200], rbx
        mov     [rsp + 456], rbp
L(has25):
        cmp     qword ptr [rsp + 976], 0
        jne     L(has26)
        vinserti32x4    zmm8, zmm8, xmm1, 2
        mov     [rsp + 208], rbx
        mov     [rsp + 464], rbp
L(has26):
        cmp     qword ptr [rsp + 984], 0
        jne     L(has27)
        vinserti32x4    zmm8, zmm8, xmm1, 3
        mov     [rsp + 216], rbx
        mov     [rsp + 472], rbp
L(has27):
        cmp     qword ptr [rsp + 992], 0
        jne     L(has28)
        vinserti32x4    zmm9, zmm9, xmm1, 0
        mov     [rsp + 224], rbx
        mov     [rsp + 480], rbp
L(has28):
        cmp     qword ptr [rsp + 1000], 0
        jne     L(has29)
        vinserti32x4    zmm9, zmm9, xmm1, 1
        mov     [rsp + 232], rbx
        mov     [rsp + 488], rbp
L(has29):
        cmp     qword ptr [rsp + 1008], 0
        jne     L(has30)
        vinserti32x4    zmm9, zmm9, xmm1, 2
        mov     [rsp + 240], rbx
        mov     [rsp + 496], rbp
L(has30):
        cmp     qword ptr [rsp + 1016], 0
        jne     L(has31)
        vinserti32x4    zmm9, zmm9, xmm1, 3
        mov     [rsp + 248], rbx
        mov     [rsp + 504], rbp
L(has31):
        jmp     L(spread_out)
L(done):
        cmp     qword ptr [rsp + 1032], 0
        je      L(nothing)
        mov     r12, [rsp + 1040]
        mov     rsi, [rsp + 1048]
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
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
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
        add     rsp, 1056
        .cfi_adjust_cfa_offset  -1056
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
        AESGEN_END SYM(aes_cbc_enc_mb_vaes512_x8_inline_resident_y256)

        AESGEN_NOTES

#endif
