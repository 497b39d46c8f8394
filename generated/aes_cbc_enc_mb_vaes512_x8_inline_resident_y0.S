// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_vaes512_x8_inline_resident_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 32 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode cbc_enc_mb --interleave 8 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdx                  ks           key schedule
//   rax                  left         result: bytes left undone
//   rdi                  streams      the next stream
//   rsi                  waiting      streams that no lane has had
//   r11                  short_iv     a short stream's IV
//   r8                   short_in     its input
//   r9                   short_out    its output
//   r10                  short_bytes  its length in bytes
//   rax                  rounds       number of rounds
//   r10                  kbase        where key 0 would lie, were all numbered from the end
//   r10                  offset       bytes that all lanes have stepped on
//   r11                  least        the offset at which the next lane ends
//   r9                   due          lanes that end at this offset have ended
//   r8                   end          the offset at which a lane ends
//   rbx                  stream       a lane's stream
//   rcx                  size         its length in bytes
//   rcx rdx              at0-at1      an address of it
//   xmm0                 white        the first round key
//   xmm5                 text         plaintext blocks
//   xmm18-xmm31          k1-k14       round keys, numbered from the end
//   xmm1-xmm4 xmm6-xmm9  data0-data7  the chains: ciphertext blocks
//   xmm5                 spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_vaes512_x8_inline_resident_y0)
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
        vmovdqu64       xmm31, [r10 + 80]
        vmovdqu64       xmm30, [r10 + 96]
        vmovdqu64       xmm29, [r10 + 112]
        vmovdqu64       xmm28, [r10 + 128]
        vmovdqu64       xmm27, [r10 + 144]
        vmovdqu64       xmm26, [r10 + 160]
        vmovdqu64       xmm25, [r10 + 176]
        vmovdqu64       xmm24, [r10 + 192]
        vmovdqu64       xmm23, [r10 + 208]
        vmovdqu64       xmm22, [r10 + 224]
        cmp     eax, 12
        jb      L(short_keys_loaded)
        vmovdqu64       xmm21, [r10 + 48]
        vmovdqu64       xmm20, [r10 + 64]
        je      L(short_keys_loaded)
        vmovdqu64       xmm19, [r10 + 16]
        vmovdqu64       xmm18, [r10 + 32]
L(short_keys_loaded):
        vmovdqu64       xmm0, [rdx + AESGEN_SCHEDULE_ENC]
L(short):
        cmp     rsi, 4
        jb      L(short_one)
        mov     r10, [rdi + AESGEN_STREAM_BYTES]
        lea     r11, [r10 - 16]
        cmp     r11, 48
        ja      L(short_one)                            // none, or a long one
        test    r10d, 15
        jnz     L(short_one)
        cmp     r10, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES]
        jne     L(short_one)
        cmp     r10, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES]
        jne     L(short_one)
        cmp     r10, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES]
        jne     L(short_one)
        mov     r11, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       xmm1, [r11]
        mov     r11, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       xmm2, [r11]
        mov     r11, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       xmm3, [r11]
        mov     r11, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       xmm4, [r11]
        xor     r9d, r9d
L(short_four):
        mov     r8, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxorq  xmm5, xmm0, [r8 + r9]
        vpxorq  xmm1, xmm1, xmm5
        mov     r8, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxorq  xmm5, xmm0, [r8 + r9]
        vpxorq  xmm2, xmm2, xmm5
        mov     r8, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxorq  xmm5, xmm0, [r8 + r9]
        vpxorq  xmm3, xmm3, xmm5
        mov     r8, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxorq  xmm5, xmm0, [r8 + r9]
        vpxorq  xmm4, xmm4, xmm5
        cmp     eax, 12
        jb      L(short4_128)
        je      L(short4_192)
        vaesenc xmm1, xmm1, xmm19
        vaesenc xmm2, xmm2, xmm19
        vaesenc xmm3, xmm3, xmm19
        vaesenc xmm4, xmm4, xmm19
        vaesenc xmm1, xmm1, xmm18
        vaesenc xmm2, xmm2, xmm18
        vaesenc xmm3, xmm3, xmm18
        vaesenc xmm4, xmm4, xmm18
L(short4_192):
        vaesenc xmm1, xmm1, xmm21
        vaesenc xmm2, xmm2, xmm21
        vaesenc xmm3, xmm3, xmm21
        vaesenc xmm4, xmm4, xmm21
        vaesenc xmm1, xmm1, xmm20
        vaesenc xmm2, xmm2, xmm20
        vaesenc xmm3, xmm3, xmm20
        vaesenc xmm4, xmm4, xmm20
L(short4_128):
        vaesenc xmm1, xmm1, xmm31
        vaesenc xmm2, xmm2, xmm31
        vaesenc xmm3, xmm3, xmm31
        vaesenc xmm4, xmm4, xmm31
        vaesenc xmm1, xmm1, xmm30
        vaesenc xmm2, xmm2, xmm30
        vaesenc xmm3, xmm3, xmm30
        vaesenc xmm4, xmm4, xmm30
        vaesenc xmm1, xmm1, xmm29
        vaesenc xmm2, xmm2, xmm29
        vaesenc xmm3, xmm3, xmm29
        vaesenc xmm4, xmm4, xmm29
        vaesenc xmm1, xmm1, xmm28
        vaesenc xmm2, xmm2, xmm28
        vaesenc xmm3, xmm3, xmm28
        vaesenc xmm4, xmm4, xmm28
        vaesenc xmm1, xmm1, xmm27
        vaesenc xmm2, xmm2, xmm27
        vaesenc xmm3, xmm3, xmm27
        vaesenc xmm4, xmm4, xmm27
        vaesenc xmm1, xmm1, xmm26
        vaesenc xmm2, xmm2, xmm26
        vaesenc xmm3, xmm3, xmm26
        vaesenc xmm4, xmm4, xmm26
        vaesenc xmm1, xmm1, xmm25
        vaesenc xmm2, xmm2, xmm25
        vaesenc xmm3, xmm3, xmm25
        vaesenc xmm4, xmm4, xmm25
        vaesenc xmm1, xmm1, xmm24
        vaesenc xmm2, xmm2, xmm24
        vaesenc xmm3, xmm3, xmm24
        vaesenc xmm4, xmm4, xmm24
        vaesenc xmm1, xmm1, xmm23
        vaesenc xmm2, xmm2, xmm23
        vaesenc xmm3, xmm3, xmm23
        vaesenc xmm4, xmm4, xmm23
        vaesenclast     xmm1, xmm1, xmm22
        vaesenclast     xmm2, xmm2, xmm22
        vaesenclast     xmm3, xmm3, xmm22
        vaesenclast     xmm4, xmm4, xmm22
        mov     r8, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu64       [r8 + r9], xmm1
        mov     r8, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu64       [r8 + r9], xmm2
        mov     r8, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu64       [r8 + r9], xmm3
        mov     r8, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu64       [r8 + r9], xmm4
        add     r9, 16
        cmp     r9, r10
        jb      L(short_four)
        mov     r11, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       [r11], xmm1
        add     [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r10
        add     [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r10
        mov     qword ptr [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r11, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       [r11], xmm2
        add     [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r10
        add     [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r10
        mov     qword ptr [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r11, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       [r11], xmm3
        add     [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r10
        add     [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r10
        mov     qword ptr [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r11, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu64       [r11], xmm4
        add     [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r10
        add     [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r10
        mov     qword ptr [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        add     rdi, 4 * AESGEN_STREAM_SIZE
        sub     rsi, 4
        jnz     L(short)
        jmp     L(short_done)
L(short_one):
        mov     r10, [rdi + AESGEN_STREAM_BYTES]
        cmp     r10, 64
        ja      L(long)
        sub     r10, 16
        jb      L(short_next)
        mov     r11, [rdi + AESGEN_STREAM_IV]
        mov     r8, [rdi + AESGEN_STREAM_IN]
        mov     r9, [rdi + AESGEN_STREAM_OUT]
        vmovdqu64       xmm1, [r11]
L(short_block):
        vpxorq  xmm5, xmm0, [r8]
        vpxorq  xmm1, xmm1, xmm5
        cmp     eax, 12
        jb      L(short1_128)
        je      L(short1_192)
        vaesenc xmm1, xmm1, xmm19
        vaesenc xmm1, xmm1, xmm18
L(short1_192):
        vaesenc xmm1, xmm1, xmm21
        vaesenc xmm1, xmm1, xmm20
L(short1_128):
        vaesenc xmm1, xmm1, xmm31
        vaesenc xmm1, xmm1, xmm30
        vaesenc xmm1, xmm1, xmm29
        vaesenc xmm1, xmm1, xmm28
        vaesenc xmm1, xmm1, xmm27
        vaesenc xmm1, xmm1, xmm26
        vaesenc xmm1, xmm1, xmm25
        vaesenc xmm1, xmm1, xmm24
        vaesenc xmm1, xmm1, xmm23
        vaesenclast     xmm1, xmm1, xmm22
        vmovdqu64       [r9], xmm1
        add     r8, 16
        add     r9, 16
        sub     r10, 16
        jae     L(short_block)
        vmovdqu64       [r11], xmm1
        add     r10, 16
        mov     [rdi + AESGEN_STREAM_IN], r8
        mov     [rdi + AESGEN_STREAM_OUT], r9
        mov     [rdi + AESGEN_STREAM_BYTES], r10
L(short_next):
        add     rdi, AESGEN_STREAM_SIZE
        sub     rsi, 1
        jnz     L(short)
L(short_done):
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
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
        sub     rsp, 1040
        .cfi_adjust_cfa_offset  1040
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
        vpxorq  zmm5, zmm5, zmm5
        xor     r10d, r10d
        xor     r11d, r11d
        mov     qword ptr [rsp + 1024], r10
        vmovdqu64       [rsp], zmm5
        vmovdqu64       [rsp + 64], zmm5
        vmovdqu64       [rsp + 128], zmm5
        vmovdqu64       [rsp + 192], zmm5
        vmovdqu64       [rsp + 256], zmm5
        vmovdqu64       [rsp + 320], zmm5
        vmovdqu64       [rsp + 384], zmm5
        vmovdqu64       [rsp + 448], zmm5
        vmovdqu64       [rsp + 512], zmm5
        vmovdqu64       [rsp + 576], zmm5
        vmovdqu64       [rsp + 640], zmm5
        vmovdqu64       [rsp + 704], zmm5
        vmovdqu64       [rsp + 768], zmm5
        vmovdqu64       [rsp + 832], zmm5
        vmovdqu64       [rsp + 896], zmm5
        vmovdqu64       [rsp + 960], zmm5
L(turn):
        mov     r9, r11
        mov     r11, -1
        mov     r8, [rsp + 512]
        cmp     r8, r9
        jbe     L(ended0)
L(lane0):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 520]
        cmp     r8, r9
        jbe     L(ended1)
L(lane1):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 528]
        cmp     r8, r9
        jbe     L(ended2)
L(lane2):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 536]
        cmp     r8, r9
        jbe     L(ended3)
L(lane3):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 544]
        cmp     r8, r9
        jbe     L(ended4)
L(lane4):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 552]
        cmp     r8, r9
        jbe     L(ended5)
L(lane5):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 560]
        cmp     r8, r9
        jbe     L(ended6)
L(lane6):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 568]
        cmp     r8, r9
        jbe     L(ended7)
L(lane7):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 576]
        cmp     r8, r9
        jbe     L(ended8)
L(lane8):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 584]
        cmp     r8, r9
        jbe     L(ended9)
L(lane9):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 592]
        cmp     r8, r9
        jbe     L(ended10)
L(lane10):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 600]
        cmp     r8, r9
        jbe     L(ended11)
L(lane11):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 608]
        cmp     r8, r9
        jbe     L(ended12)
L(lane12):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 616]
        cmp     r8, r9
        jbe     L(ended13)
L(lane13):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 624]
        cmp     r8, r9
        jbe     L(ended14)
L(lane14):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 632]
        cmp     r8, r9
        jbe     L(ended15)
L(lane15):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 640]
        cmp     r8, r9
        jbe     L(ended16)
L(lane16):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 648]
        cmp     r8, r9
        jbe     L(ended17)
L(lane17):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 656]
        cmp     r8, r9
        jbe     L(ended18)
L(lane18):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 664]
        cmp     r8, r9
        jbe     L(ended19)
L(lane19):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 672]
        cmp     r8, r9
        jbe     L(ended20)
L(lane20):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 680]
        cmp     r8, r9
        jbe     L(ended21)
L(lane21):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 688]
        cmp     r8, r9
        jbe     L(ended22)
L(lane22):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 696]
        cmp     r8, r9
        jbe     L(ended23)
L(lane23):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 704]
        cmp     r8, r9
        jbe     L(ended24)
L(lane24):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 712]
        cmp     r8, r9
        jbe     L(ended25)
L(lane25):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 720]
        cmp     r8, r9
        jbe     L(ended26)
L(lane26):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 728]
        cmp     r8, r9
        jbe     L(ended27)
L(lane27):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 736]
        cmp     r8, r9
        jbe     L(ended28)
L(lane28):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 744]
        cmp     r8, r9
        jbe     L(ended29)
L(lane29):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 752]
        cmp     r8, r9
        jbe     L(ended30)
L(lane30):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 760]
        cmp     r8, r9
        jbe     L(ended31)
L(lane31):
        cmp     r8, r11
        cmovb   r11, r8
        cmp     r11, -1
        je      L(done)
        cmp     qword ptr [rsp + 1024], 0
        jne     L(spread)
L(spread_out):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 32 lanes a pass
L(pass_128):
        mov     rcx, [rsp]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 8]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 16]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 24]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm1, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 32]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 40]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 48]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 56]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm2, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 64]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 72]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 80]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 88]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm3, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 96]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 104]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 112]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 120]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm4, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 128]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 136]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 144]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 152]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm6, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 160]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 168]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 176]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 184]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm7, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 192]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 200]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 208]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 216]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm8, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 224]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 232]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 240]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 248]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm9, zmm5, zmm0, 0x96
        vaesenc zmm1, zmm1, zmm31
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm1, zmm1, zmm30
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm1, zmm1, zmm29
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm1, zmm1, zmm28
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm1, zmm1, zmm27
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm1, zmm1, zmm26
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm1, zmm1, zmm25
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm1, zmm1, zmm24
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm1, zmm1, zmm23
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenclast     zmm1, zmm1, zmm22
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        mov     rcx, [rsp + 256]
        vmovdqu64       [rcx + r10], xmm1
        mov     rdx, [rsp + 264]
        vextracti32x4   [rdx + r10], zmm1, 1
        mov     rcx, [rsp + 272]
        vextracti32x4   [rcx + r10], zmm1, 2
        mov     rdx, [rsp + 280]
        vextracti32x4   [rdx + r10], zmm1, 3
        mov     rcx, [rsp + 288]
        vmovdqu64       [rcx + r10], xmm2
        mov     rdx, [rsp + 296]
        vextracti32x4   [rdx + r10], zmm2, 1
        mov     rcx, [rsp + 304]
        vextracti32x4   [rcx + r10], zmm2, 2
        mov     rdx, [rsp + 312]
        vextracti32x4   [rdx + r10], zmm2, 3
        mov     rcx, [rsp + 320]
        vmovdqu64       [rcx + r10], xmm3
        mov     rdx, [rsp + 328]
        vextracti32x4   [rdx + r10], zmm3, 1
        mov     rcx, [rsp + 336]
        vextracti32x4   [rcx + r10], zmm3, 2
        mov     rdx, [rsp + 344]
        vextracti32x4   [rdx + r10], zmm3, 3
        mov     rcx, [rsp + 352]
        vmovdqu64       [rcx + r10], xmm4
        mov     rdx, [rsp + 360]
        vextracti32x4   [rdx + r10], zmm4, 1
        mov     rcx, [rsp + 368]
        vextracti32x4   [rcx + r10], zmm4, 2
        mov     rdx, [rsp + 376]
        vextracti32x4   [rdx + r10], zmm4, 3
        mov     rcx, [rsp + 384]
        vmovdqu64       [rcx + r10], xmm6
        mov     rdx, [rsp + 392]
        vextracti32x4   [rdx + r10], zmm6, 1
        mov     rcx, [rsp + 400]
        vextracti32x4   [rcx + r10], zmm6, 2
        mov     rdx, [rsp + 408]
        vextracti32x4   [rdx + r10], zmm6, 3
        mov     rcx, [rsp + 416]
        vmovdqu64       [rcx + r10], xmm7
        mov     rdx, [rsp + 424]
        vextracti32x4   [rdx + r10], zmm7, 1
        mov     rcx, [rsp + 432]
        vextracti32x4   [rcx + r10], zmm7, 2
        mov     rdx, [rsp + 440]
        vextracti32x4   [rdx + r10], zmm7, 3
        mov     rcx, [rsp + 448]
        vmovdqu64       [rcx + r10], xmm8
        mov     rdx, [rsp + 456]
        vextracti32x4   [rdx + r10], zmm8, 1
        mov     rcx, [rsp + 464]
        vextracti32x4   [rcx + r10], zmm8, 2
        mov     rdx, [rsp + 472]
        vextracti32x4   [rdx + r10], zmm8, 3
        mov     rcx, [rsp + 480]
        vmovdqu64       [rcx + r10], xmm9
        mov     rdx, [rsp + 488]
        vextracti32x4   [rdx + r10], zmm9, 1
        mov     rcx, [rsp + 496]
        vextracti32x4   [rcx + r10], zmm9, 2
        mov     rdx, [rsp + 504]
        vextracti32x4   [rdx + r10], zmm9, 3
        add     r10, 16
        cmp     r10, r11
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 32 lanes a pass
L(pass_192):
        mov     rcx, [rsp]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 8]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 16]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 24]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm1, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 32]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 40]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 48]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 56]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm2, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 64]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 72]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 80]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 88]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm3, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 96]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 104]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 112]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 120]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm4, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 128]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 136]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 144]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 152]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm6, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 160]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 168]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 176]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 184]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm7, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 192]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 200]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 208]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 216]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm8, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 224]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 232]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 240]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 248]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm9, zmm5, zmm0, 0x96
        vaesenc zmm1, zmm1, zmm21
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm1, zmm1, zmm20
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm8, zmm8, zmm20
        vaesenc zmm9, zmm9, zmm20
        vaesenc zmm1, zmm1, zmm31
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm1, zmm1, zmm30
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm1, zmm1, zmm29
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm1, zmm1, zmm28
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm1, zmm1, zmm27
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm1, zmm1, zmm26
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm1, zmm1, zmm25
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm1, zmm1, zmm24
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm1, zmm1, zmm23
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenclast     zmm1, zmm1, zmm22
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        mov     rcx, [rsp + 256]
        vmovdqu64       [rcx + r10], xmm1
        mov     rdx, [rsp + 264]
        vextracti32x4   [rdx + r10], zmm1, 1
        mov     rcx, [rsp + 272]
        vextracti32x4   [rcx + r10], zmm1, 2
        mov     rdx, [rsp + 280]
        vextracti32x4   [rdx + r10], zmm1, 3
        mov     rcx, [rsp + 288]
        vmovdqu64       [rcx + r10], xmm2
        mov     rdx, [rsp + 296]
        vextracti32x4   [rdx + r10], zmm2, 1
        mov     rcx, [rsp + 304]
        vextracti32x4   [rcx + r10], zmm2, 2
        mov     rdx, [rsp + 312]
        vextracti32x4   [rdx + r10], zmm2, 3
        mov     rcx, [rsp + 320]
        vmovdqu64       [rcx + r10], xmm3
        mov     rdx, [rsp + 328]
        vextracti32x4   [rdx + r10], zmm3, 1
        mov     rcx, [rsp + 336]
        vextracti32x4   [rcx + r10], zmm3, 2
        mov     rdx, [rsp + 344]
        vextracti32x4   [rdx + r10], zmm3, 3
        mov     rcx, [rsp + 352]
        vmovdqu64       [rcx + r10], xmm4
        mov     rdx, [rsp + 360]
        vextracti32x4   [rdx + r10], zmm4, 1
        mov     rcx, [rsp + 368]
        vextracti32x4   [rcx + r10], zmm4, 2
        mov     rdx, [rsp + 376]
        vextracti32x4   [rdx + r10], zmm4, 3
        mov     rcx, [rsp + 384]
        vmovdqu64       [rcx + r10], xmm6
        mov     rdx, [rsp + 392]
        vextracti32x4   [rdx + r10], zmm6, 1
        mov     rcx, [rsp + 400]
        vextracti32x4   [rcx + r10], zmm6, 2
        mov     rdx, [rsp + 408]
        vextracti32x4   [rdx + r10], zmm6, 3
        mov     rcx, [rsp + 416]
        vmovdqu64       [rcx + r10], xmm7
        mov     rdx, [rsp + 424]
        vextracti32x4   [rdx + r10], zmm7, 1
        mov     rcx, [rsp + 432]
        vextracti32x4   [rcx + r10], zmm7, 2
        mov     rdx, [rsp + 440]
        vextracti32x4   [rdx + r10], zmm7, 3
        mov     rcx, [rsp + 448]
        vmovdqu64       [rcx + r10], xmm8
        mov     rdx, [rsp + 456]
        vextracti32x4   [rdx + r10], zmm8, 1
        mov     rcx, [rsp + 464]
        vextracti32x4   [rcx + r10], zmm8, 2
        mov     rdx, [rsp + 472]
        vextracti32x4   [rdx + r10], zmm8, 3
        mov     rcx, [rsp + 480]
        vmovdqu64       [rcx + r10], xmm9
        mov     rdx, [rsp + 488]
        vextracti32x4   [rdx + r10], zmm9, 1
        mov     rcx, [rsp + 496]
        vextracti32x4   [rcx + r10], zmm9, 2
        mov     rdx, [rsp + 504]
        vextracti32x4   [rdx + r10], zmm9, 3
        add     r10, 16
        cmp     r10, r11
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 32 lanes a pass
L(pass_256):
        mov     rcx, [rsp]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 8]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 16]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 24]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm1, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 32]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 40]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 48]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 56]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm2, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 64]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 72]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 80]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 88]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm3, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 96]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 104]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 112]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 120]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm4, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 128]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 136]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 144]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 152]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm6, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 160]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 168]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 176]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 184]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm7, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 192]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 200]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 208]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 216]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm8, zmm5, zmm0, 0x96
        mov     rcx, [rsp + 224]
        vmovdqu64       xmm5, [rcx + r10]
        mov     rdx, [rsp + 232]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 1
        mov     rcx, [rsp + 240]
        vinserti32x4    zmm5, zmm5, [rcx + r10], 2
        mov     rdx, [rsp + 248]
        vinserti32x4    zmm5, zmm5, [rdx + r10], 3
        vpternlogq      zmm9, zmm5, zmm0, 0x96
        vaesenc zmm1, zmm1, zmm19
        vaesenc zmm2, zmm2, zmm19
        vaesenc zmm3, zmm3, zmm19
        vaesenc zmm4, zmm4, zmm19
        vaesenc zmm6, zmm6, zmm19
        vaesenc zmm7, zmm7, zmm19
        vaesenc zmm8, zmm8, zmm19
        vaesenc zmm9, zmm9, zmm19
        vaesenc zmm1, zmm1, zmm18
        vaesenc zmm2, zmm2, zmm18
        vaesenc zmm3, zmm3, zmm18
        vaesenc zmm4, zmm4, zmm18
        vaesenc zmm6, zmm6, zmm18
        vaesenc zmm7, zmm7, zmm18
        vaesenc zmm8, zmm8, zmm18
        vaesenc zmm9, zmm9, zmm18
        vaesenc zmm1, zmm1, zmm21
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm6, zmm6, zmm21
        vaesenc zmm7, zmm7, zmm21
        vaesenc zmm8, zmm8, zmm21
        vaesenc zmm9, zmm9, zmm21
        vaesenc zmm1, zmm1, zmm20
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm6, zmm6, zmm20
        vaesenc zmm7, zmm7, zmm20
        vaesenc zmm8, zmm8, zmm20
        vaesenc zmm9, zmm9, zmm20
        vaesenc zmm1, zmm1, zmm31
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm6, zmm6, zmm31
        vaesenc zmm7, zmm7, zmm31
        vaesenc zmm8, zmm8, zmm31
        vaesenc zmm9, zmm9, zmm31
        vaesenc zmm1, zmm1, zmm30
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm6, zmm6, zmm30
        vaesenc zmm7, zmm7, zmm30
        vaesenc zmm8, zmm8, zmm30
        vaesenc zmm9, zmm9, zmm30
        vaesenc zmm1, zmm1, zmm29
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm6, zmm6, zmm29
        vaesenc zmm7, zmm7, zmm29
        vaesenc zmm8, zmm8, zmm29
        vaesenc zmm9, zmm9, zmm29
        vaesenc zmm1, zmm1, zmm28
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm6, zmm6, zmm28
        vaesenc zmm7, zmm7, zmm28
        vaesenc zmm8, zmm8, zmm28
        vaesenc zmm9, zmm9, zmm28
        vaesenc zmm1, zmm1, zmm27
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm6, zmm6, zmm27
        vaesenc zmm7, zmm7, zmm27
        vaesenc zmm8, zmm8, zmm27
        vaesenc zmm9, zmm9, zmm27
        vaesenc zmm1, zmm1, zmm26
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm6, zmm6, zmm26
        vaesenc zmm7, zmm7, zmm26
        vaesenc zmm8, zmm8, zmm26
        vaesenc zmm9, zmm9, zmm26
        vaesenc zmm1, zmm1, zmm25
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm6, zmm6, zmm25
        vaesenc zmm7, zmm7, zmm25
        vaesenc zmm8, zmm8, zmm25
        vaesenc zmm9, zmm9, zmm25
        vaesenc zmm1, zmm1, zmm24
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm6, zmm6, zmm24
        vaesenc zmm7, zmm7, zmm24
        vaesenc zmm8, zmm8, zmm24
        vaesenc zmm9, zmm9, zmm24
        vaesenc zmm1, zmm1, zmm23
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenc zmm6, zmm6, zmm23
        vaesenc zmm7, zmm7, zmm23
        vaesenc zmm8, zmm8, zmm23
        vaesenc zmm9, zmm9, zmm23
        vaesenclast     zmm1, zmm1, zmm22
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        vaesenclast     zmm6, zmm6, zmm22
        vaesenclast     zmm7, zmm7, zmm22
        vaesenclast     zmm8, zmm8, zmm22
        vaesenclast     zmm9, zmm9, zmm22
        mov     rcx, [rsp + 256]
        vmovdqu64       [rcx + r10], xmm1
        mov     rdx, [rsp + 264]
        vextracti32x4   [rdx + r10], zmm1, 1
        mov     rcx, [rsp + 272]
        vextracti32x4   [rcx + r10], zmm1, 2
        mov     rdx, [rsp + 280]
        vextracti32x4   [rdx + r10], zmm1, 3
        mov     rcx, [rsp + 288]
        vmovdqu64       [rcx + r10], xmm2
        mov     rdx, [rsp + 296]
        vextracti32x4   [rdx + r10], zmm2, 1
        mov     rcx, [rsp + 304]
        vextracti32x4   [rcx + r10], zmm2, 2
        mov     rdx, [rsp + 312]
        vextracti32x4   [rdx + r10], zmm2, 3
        mov     rcx, [rsp + 320]
        vmovdqu64       [rcx + r10], xmm3
        mov     rdx, [rsp + 328]
        vextracti32x4   [rdx + r10], zmm3, 1
        mov     rcx, [rsp + 336]
        vextracti32x4   [rcx + r10], zmm3, 2
        mov     rdx, [rsp + 344]
        vextracti32x4   [rdx + r10], zmm3, 3
        mov     rcx, [rsp + 352]
        vmovdqu64       [rcx + r10], xmm4
        mov     rdx, [rsp + 360]
        vextracti32x4   [rdx + r10], zmm4, 1
        mov     rcx, [rsp + 368]
        vextracti32x4   [rcx + r10], zmm4, 2
        mov     rdx, [rsp + 376]
        vextracti32x4   [rdx + r10], zmm4, 3
        mov     rcx, [rsp + 384]
        vmovdqu64       [rcx + r10], xmm6
        mov     rdx, [rsp + 392]
        vextracti32x4   [rdx + r10], zmm6, 1
        mov     rcx, [rsp + 400]
        vextracti32x4   [rcx + r10], zmm6, 2
        mov     rdx, [rsp + 408]
        vextracti32x4   [rdx + r10], zmm6, 3
        mov     rcx, [rsp + 416]
        vmovdqu64       [rcx + r10], xmm7
        mov     rdx, [rsp + 424]
        vextracti32x4   [rdx + r10], zmm7, 1
        mov     rcx, [rsp + 432]
        vextracti32x4   [rcx + r10], zmm7, 2
        mov     rdx, [rsp + 440]
        vextracti32x4   [rdx + r10], zmm7, 3
        mov     rcx, [rsp + 448]
        vmovdqu64       [rcx + r10], xmm8
        mov     rdx, [rsp + 456]
        vextracti32x4   [rdx + r10], zmm8, 1
        mov     rcx, [rsp + 464]
        vextracti32x4   [rcx + r10], zmm8, 2
        mov     rdx, [rsp + 472]
        vextracti32x4   [rdx + r10], zmm8, 3
        mov     rcx, [rsp + 480]
        vmovdqu64       [rcx + r10], xmm9
        mov     rdx, [rsp + 488]
        vextracti32x4   [rdx + r10], zmm9, 1
        mov     rcx, [rsp + 496]
        vextracti32x4   [rcx + r10], zmm9, 2
        mov     rdx, [rsp + 504]
        vextracti32x4   [rdx + r10], zmm9, 3
        add     r10, 16
        cmp     r10, r11
        jne     L(pass_256)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     rbx, [rsp + 768]
        test    rbx, rbx
        jz      L(take0)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm1
        mov     rcx, [rsp + 256]
        mov     rdx, [rsp]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take0):
        sub     rsi, 1
        jb      L(idle0)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take0)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm1, zmm1, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 256], rcx
        mov     [rsp], rdx
        mov     [rsp + 512], r8
        mov     [rsp + 768], rbx
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 512], r8
        mov     [rsp + 768], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     rbx, [rsp + 776]
        test    rbx, rbx
        jz      L(take1)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm1, 1
        mov     rcx, [rsp + 264]
        mov     rdx, [rsp + 8]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take1):
        sub     rsi, 1
        jb      L(idle1)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take1)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm1, zmm1, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 264], rcx
        mov     [rsp + 8], rdx
        mov     [rsp + 520], r8
        mov     [rsp + 776], rbx
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 520], r8
        mov     [rsp + 776], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     rbx, [rsp + 784]
        test    rbx, rbx
        jz      L(take2)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm1, 2
        mov     rcx, [rsp + 272]
        mov     rdx, [rsp + 16]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take2):
        sub     rsi, 1
        jb      L(idle2)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take2)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm1, zmm1, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 272], rcx
        mov     [rsp + 16], rdx
        mov     [rsp + 528], r8
        mov     [rsp + 784], rbx
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 528], r8
        mov     [rsp + 784], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     rbx, [rsp + 792]
        test    rbx, rbx
        jz      L(take3)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm1, 3
        mov     rcx, [rsp + 280]
        mov     rdx, [rsp + 24]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take3):
        sub     rsi, 1
        jb      L(idle3)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take3)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm1, zmm1, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 280], rcx
        mov     [rsp + 24], rdx
        mov     [rsp + 536], r8
        mov     [rsp + 792], rbx
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 536], r8
        mov     [rsp + 792], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     rbx, [rsp + 800]
        test    rbx, rbx
        jz      L(take4)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm2
        mov     rcx, [rsp + 288]
        mov     rdx, [rsp + 32]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take4):
        sub     rsi, 1
        jb      L(idle4)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take4)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm2, zmm2, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 288], rcx
        mov     [rsp + 32], rdx
        mov     [rsp + 544], r8
        mov     [rsp + 800], rbx
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 544], r8
        mov     [rsp + 800], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     rbx, [rsp + 808]
        test    rbx, rbx
        jz      L(take5)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm2, 1
        mov     rcx, [rsp + 296]
        mov     rdx, [rsp + 40]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take5):
        sub     rsi, 1
        jb      L(idle5)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take5)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm2, zmm2, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 296], rcx
        mov     [rsp + 40], rdx
        mov     [rsp + 552], r8
        mov     [rsp + 808], rbx
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 552], r8
        mov     [rsp + 808], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     rbx, [rsp + 816]
        test    rbx, rbx
        jz      L(take6)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm2, 2
        mov     rcx, [rsp + 304]
        mov     rdx, [rsp + 48]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take6):
        sub     rsi, 1
        jb      L(idle6)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take6)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm2, zmm2, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 304], rcx
        mov     [rsp + 48], rdx
        mov     [rsp + 560], r8
        mov     [rsp + 816], rbx
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 560], r8
        mov     [rsp + 816], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     rbx, [rsp + 824]
        test    rbx, rbx
        jz      L(take7)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm2, 3
        mov     rcx, [rsp + 312]
        mov     rdx, [rsp + 56]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take7):
        sub     rsi, 1
        jb      L(idle7)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take7)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm2, zmm2, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 312], rcx
        mov     [rsp + 56], rdx
        mov     [rsp + 568], r8
        mov     [rsp + 824], rbx
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 568], r8
        mov     [rsp + 824], rsi
        jmp     L(lane7)

        // Lane 8: its stream steps on to here.
L(ended8):
        mov     rbx, [rsp + 832]
        test    rbx, rbx
        jz      L(take8)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm3
        mov     rcx, [rsp + 320]
        mov     rdx, [rsp + 64]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take8):
        sub     rsi, 1
        jb      L(idle8)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take8)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 320], rcx
        mov     [rsp + 64], rdx
        mov     [rsp + 576], r8
        mov     [rsp + 832], rbx
        jmp     L(lane8)
L(idle8):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 576], r8
        mov     [rsp + 832], rsi
        jmp     L(lane8)

        // Lane 9: its stream steps on to here.
L(ended9):
        mov     rbx, [rsp + 840]
        test    rbx, rbx
        jz      L(take9)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm3, 1
        mov     rcx, [rsp + 328]
        mov     rdx, [rsp + 72]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take9):
        sub     rsi, 1
        jb      L(idle9)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take9)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 328], rcx
        mov     [rsp + 72], rdx
        mov     [rsp + 584], r8
        mov     [rsp + 840], rbx
        jmp     L(lane9)
L(idle9):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 584], r8
        mov     [rsp + 840], rsi
        jmp     L(lane9)

        // Lane 10: its stream steps on to here.
L(ended10):
        mov     rbx, [rsp + 848]
        test    rbx, rbx
        jz      L(take10)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm3, 2
        mov     rcx, [rsp + 336]
        mov     rdx, [rsp + 80]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take10):
        sub     rsi, 1
        jb      L(idle10)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take10)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 336], rcx
        mov     [rsp + 80], rdx
        mov     [rsp + 592], r8
        mov     [rsp + 848], rbx
        jmp     L(lane10)
L(idle10):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 592], r8
        mov     [rsp + 848], rsi
        jmp     L(lane10)

        // Lane 11: its stream steps on to here.
L(ended11):
        mov     rbx, [rsp + 856]
        test    rbx, rbx
        jz      L(take11)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm3, 3
        mov     rcx, [rsp + 344]
        mov     rdx, [rsp + 88]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take11):
        sub     rsi, 1
        jb      L(idle11)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take11)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm3, zmm3, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 344], rcx
        mov     [rsp + 88], rdx
        mov     [rsp + 600], r8
        mov     [rsp + 856], rbx
        jmp     L(lane11)
L(idle11):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 600], r8
        mov     [rsp + 856], rsi
        jmp     L(lane11)

        // Lane 12: its stream steps on to here.
L(ended12):
        mov     rbx, [rsp + 864]
        test    rbx, rbx
        jz      L(take12)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm4
        mov     rcx, [rsp + 352]
        mov     rdx, [rsp + 96]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take12):
        sub     rsi, 1
        jb      L(idle12)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take12)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 352], rcx
        mov     [rsp + 96], rdx
        mov     [rsp + 608], r8
        mov     [rsp + 864], rbx
        jmp     L(lane12)
L(idle12):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 608], r8
        mov     [rsp + 864], rsi
        jmp     L(lane12)

        // Lane 13: its stream steps on to here.
L(ended13):
        mov     rbx, [rsp + 872]
        test    rbx, rbx
        jz      L(take13)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm4, 1
        mov     rcx, [rsp + 360]
        mov     rdx, [rsp + 104]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take13):
        sub     rsi, 1
        jb      L(idle13)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take13)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 360], rcx
        mov     [rsp + 104], rdx
        mov     [rsp + 616], r8
        mov     [rsp + 872], rbx
        jmp     L(lane13)
L(idle13):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 616], r8
        mov     [rsp + 872], rsi
        jmp     L(lane13)

        // Lane 14: its stream steps on to here.
L(ended14):
        mov     rbx, [rsp + 880]
        test    rbx, rbx
        jz      L(take14)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm4, 2
        mov     rcx, [rsp + 368]
        mov     rdx, [rsp + 112]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take14):
        sub     rsi, 1
        jb      L(idle14)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take14)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 368], rcx
        mov     [rsp + 112], rdx
        mov     [rsp + 624], r8
        mov     [rsp + 880], rbx
        jmp     L(lane14)
L(idle14):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 624], r8
        mov     [rsp + 880], rsi
        jmp     L(lane14)

        // Lane 15: its stream steps on to here.
L(ended15):
        mov     rbx, [rsp + 888]
        test    rbx, rbx
        jz      L(take15)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm4, 3
        mov     rcx, [rsp + 376]
        mov     rdx, [rsp + 120]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take15):
        sub     rsi, 1
        jb      L(idle15)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take15)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm4, zmm4, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 376], rcx
        mov     [rsp + 120], rdx
        mov     [rsp + 632], r8
        mov     [rsp + 888], rbx
        jmp     L(lane15)
L(idle15):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 632], r8
        mov     [rsp + 888], rsi
        jmp     L(lane15)

        // Lane 16: its stream steps on to here.
L(ended16):
        mov     rbx, [rsp + 896]
        test    rbx, rbx
        jz      L(take16)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm6
        mov     rcx, [rsp + 384]
        mov     rdx, [rsp + 128]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take16):
        sub     rsi, 1
        jb      L(idle16)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take16)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 384], rcx
        mov     [rsp + 128], rdx
        mov     [rsp + 640], r8
        mov     [rsp + 896], rbx
        jmp     L(lane16)
L(idle16):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 640], r8
        mov     [rsp + 896], rsi
        jmp     L(lane16)

        // Lane 17: its stream steps on to here.
L(ended17):
        mov     rbx, [rsp + 904]
        test    rbx, rbx
        jz      L(take17)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm6, 1
        mov     rcx, [rsp + 392]
        mov     rdx, [rsp + 136]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take17):
        sub     rsi, 1
        jb      L(idle17)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take17)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 392], rcx
        mov     [rsp + 136], rdx
        mov     [rsp + 648], r8
        mov     [rsp + 904], rbx
        jmp     L(lane17)
L(idle17):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 648], r8
        mov     [rsp + 904], rsi
        jmp     L(lane17)

        // Lane 18: its stream steps on to here.
L(ended18):
        mov     rbx, [rsp + 912]
        test    rbx, rbx
        jz      L(take18)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm6, 2
        mov     rcx, [rsp + 400]
        mov     rdx, [rsp + 144]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take18):
        sub     rsi, 1
        jb      L(idle18)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take18)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 400], rcx
        mov     [rsp + 144], rdx
        mov     [rsp + 656], r8
        mov     [rsp + 912], rbx
        jmp     L(lane18)
L(idle18):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 656], r8
        mov     [rsp + 912], rsi
        jmp     L(lane18)

        // Lane 19: its stream steps on to here.
L(ended19):
        mov     rbx, [rsp + 920]
        test    rbx, rbx
        jz      L(take19)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm6, 3
        mov     rcx, [rsp + 408]
        mov     rdx, [rsp + 152]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take19):
        sub     rsi, 1
        jb      L(idle19)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take19)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm6, zmm6, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 408], rcx
        mov     [rsp + 152], rdx
        mov     [rsp + 664], r8
        mov     [rsp + 920], rbx
        jmp     L(lane19)
L(idle19):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 664], r8
        mov     [rsp + 920], rsi
        jmp     L(lane19)

        // Lane 20: its stream steps on to here.
L(ended20):
        mov     rbx, [rsp + 928]
        test    rbx, rbx
        jz      L(take20)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm7
        mov     rcx, [rsp + 416]
        mov     rdx, [rsp + 160]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take20):
        sub     rsi, 1
        jb      L(idle20)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take20)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 416], rcx
        mov     [rsp + 160], rdx
        mov     [rsp + 672], r8
        mov     [rsp + 928], rbx
        jmp     L(lane20)
L(idle20):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 672], r8
        mov     [rsp + 928], rsi
        jmp     L(lane20)

        // Lane 21: its stream steps on to here.
L(ended21):
        mov     rbx, [rsp + 936]
        test    rbx, rbx
        jz      L(take21)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm7, 1
        mov     rcx, [rsp + 424]
        mov     rdx, [rsp + 168]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take21):
        sub     rsi, 1
        jb      L(idle21)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take21)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 424], rcx
        mov     [rsp + 168], rdx
        mov     [rsp + 680], r8
        mov     [rsp + 936], rbx
        jmp     L(lane21)
L(idle21):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 680], r8
        mov     [rsp + 936], rsi
        jmp     L(lane21)

        // Lane 22: its stream steps on to here.
L(ended22):
        mov     rbx, [rsp + 944]
        test    rbx, rbx
        jz      L(take22)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm7, 2
        mov     rcx, [rsp + 432]
        mov     rdx, [rsp + 176]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take22):
        sub     rsi, 1
        jb      L(idle22)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take22)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 432], rcx
        mov     [rsp + 176], rdx
        mov     [rsp + 688], r8
        mov     [rsp + 944], rbx
        jmp     L(lane22)
L(idle22):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 688], r8
        mov     [rsp + 944], rsi
        jmp     L(lane22)

        // Lane 23: its stream steps on to here.
L(ended23):
        mov     rbx, [rsp + 952]
        test    rbx, rbx
        jz      L(take23)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm7, 3
        mov     rcx, [rsp + 440]
        mov     rdx, [rsp + 184]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take23):
        sub     rsi, 1
        jb      L(idle23)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take23)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm7, zmm7, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 440], rcx
        mov     [rsp + 184], rdx
        mov     [rsp + 696], r8
        mov     [rsp + 952], rbx
        jmp     L(lane23)
L(idle23):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 696], r8
        mov     [rsp + 952], rsi
        jmp     L(lane23)

        // Lane 24: its stream steps on to here.
L(ended24):
        mov     rbx, [rsp + 960]
        test    rbx, rbx
        jz      L(take24)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm8
        mov     rcx, [rsp + 448]
        mov     rdx, [rsp + 192]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take24):
        sub     rsi, 1
        jb      L(idle24)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take24)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 448], rcx
        mov     [rsp + 192], rdx
        mov     [rsp + 704], r8
        mov     [rsp + 960], rbx
        jmp     L(lane24)
L(idle24):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 704], r8
        mov     [rsp + 960], rsi
        jmp     L(lane24)

        // Lane 25: its stream steps on to here.
L(ended25):
        mov     rbx, [rsp + 968]
        test    rbx, rbx
        jz      L(take25)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm8, 1
        mov     rcx, [rsp + 456]
        mov     rdx, [rsp + 200]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take25):
        sub     rsi, 1
        jb      L(idle25)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take25)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 456], rcx
        mov     [rsp + 200], rdx
        mov     [rsp + 712], r8
        mov     [rsp + 968], rbx
        jmp     L(lane25)
L(idle25):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 712], r8
        mov     [rsp + 968], rsi
        jmp     L(lane25)

        // Lane 26: its stream steps on to here.
L(ended26):
        mov     rbx, [rsp + 976]
        test    rbx, rbx
        jz      L(take26)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm8, 2
        mov     rcx, [rsp + 464]
        mov     rdx, [rsp + 208]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take26):
        sub     rsi, 1
        jb      L(idle26)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take26)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 464], rcx
        mov     [rsp + 208], rdx
        mov     [rsp + 720], r8
        mov     [rsp + 976], rbx
        jmp     L(lane26)
L(idle26):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 720], r8
        mov     [rsp + 976], rsi
        jmp     L(lane26)

        // Lane 27: its stream steps on to here.
L(ended27):
        mov     rbx, [rsp + 984]
        test    rbx, rbx
        jz      L(take27)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm8, 3
        mov     rcx, [rsp + 472]
        mov     rdx, [rsp + 216]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take27):
        sub     rsi, 1
        jb      L(idle27)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take27)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm8, zmm8, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 472], rcx
        mov     [rsp + 216], rdx
        mov     [rsp + 728], r8
        mov     [rsp + 984], rbx
        jmp     L(lane27)
L(idle27):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 728], r8
        mov     [rsp + 984], rsi
        jmp     L(lane27)

        // Lane 28: its stream steps on to here.
L(ended28):
        mov     rbx, [rsp + 992]
        test    rbx, rbx
        jz      L(take28)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm9
        mov     rcx, [rsp + 480]
        mov     rdx, [rsp + 224]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take28):
        sub     rsi, 1
        jb      L(idle28)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take28)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rcx], 0
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 480], rcx
        mov     [rsp + 224], rdx
        mov     [rsp + 736], r8
        mov     [rsp + 992], rbx
        jmp     L(lane28)
L(idle28):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 736], r8
        mov     [rsp + 992], rsi
        jmp     L(lane28)

        // Lane 29: its stream steps on to here.
L(ended29):
        mov     rbx, [rsp + 1000]
        test    rbx, rbx
        jz      L(take29)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm9, 1
        mov     rcx, [rsp + 488]
        mov     rdx, [rsp + 232]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take29):
        sub     rsi, 1
        jb      L(idle29)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take29)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rcx], 1
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 488], rcx
        mov     [rsp + 232], rdx
        mov     [rsp + 744], r8
        mov     [rsp + 1000], rbx
        jmp     L(lane29)
L(idle29):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 744], r8
        mov     [rsp + 1000], rsi
        jmp     L(lane29)

        // Lane 30: its stream steps on to here.
L(ended30):
        mov     rbx, [rsp + 1008]
        test    rbx, rbx
        jz      L(take30)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm9, 2
        mov     rcx, [rsp + 496]
        mov     rdx, [rsp + 240]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take30):
        sub     rsi, 1
        jb      L(idle30)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take30)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rcx], 2
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 496], rcx
        mov     [rsp + 240], rdx
        mov     [rsp + 752], r8
        mov     [rsp + 1008], rbx
        jmp     L(lane30)
L(idle30):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 752], r8
        mov     [rsp + 1008], rsi
        jmp     L(lane30)

        // Lane 31: its stream steps on to here.
L(ended31):
        mov     rbx, [rsp + 1016]
        test    rbx, rbx
        jz      L(take31)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm9, 3
        mov     rcx, [rsp + 504]
        mov     rdx, [rsp + 248]
        add     rcx, r10
        add     rdx, r10
        mov     [rbx + AESGEN_STREAM_OUT], rcx
        mov     [rbx + AESGEN_STREAM_IN], rdx
        mov     rcx, [rbx + AESGEN_STREAM_BYTES]
        and     ecx, 15
        sub     r8, r10
        add     rcx, r8
        mov     [rbx + AESGEN_STREAM_BYTES], rcx

        // It takes the next stream that has a block.
L(take31):
        sub     rsi, 1
        jb      L(idle31)
        mov     rbx, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     r8, [rbx + AESGEN_STREAM_BYTES]
        and     r8, -16
        jz      L(take31)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vinserti32x4    zmm9, zmm9, [rcx], 3
        add     r8, r10
        mov     rcx, [rbx + AESGEN_STREAM_OUT]
        mov     rdx, [rbx + AESGEN_STREAM_IN]
        sub     rcx, r10
        sub     rdx, r10
        mov     [rsp + 504], rcx
        mov     [rsp + 248], rdx
        mov     [rsp + 760], r8
        mov     [rsp + 1016], rbx
        jmp     L(lane31)
L(idle31):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 1024], r8
        mov     [rsp + 760], r8
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
        vextracti32x4   xmm5, zmm9, 3
        mov     rcx, [rsp + 248]
        mov     rdx, [rsp + 504]
        jmp     L(copy)
L(spare30):
        vextracti32x4   xmm5, zmm9, 2
        mov     rcx, [rsp + 240]
        mov     rdx, [rsp + 496]
        jmp     L(copy)
L(spare29):
        vextracti32x4   xmm5, zmm9, 1
        mov     rcx, [rsp + 232]
        mov     rdx, [rsp + 488]
        jmp     L(copy)
L(spare28):
        vextracti32x4   xmm5, zmm9, 0
        mov     rcx, [rsp + 224]
        mov     rdx, [rsp + 480]
        jmp     L(copy)
L(spare27):
        vextracti32x4   xmm5, zmm8, 3
        mov     rcx, [rsp + 216]
        mov     rdx, [rsp + 472]
        jmp     L(copy)
L(spare26):
        vextracti32x4   xmm5, zmm8, 2
        mov     rcx, [rsp + 208]
        mov     rdx, [rsp + 464]
        jmp     L(copy)
L(spare25):
        vextracti32x4   xmm5, zmm8, 1
        mov     rcx, [rsp + 200]
        mov     rdx, [rsp + 456]
        jmp     L(copy)
L(spare24):
        vextracti32x4   xmm5, zmm8, 0
        mov     rcx, [rsp + 192]
        mov     rdx, [rsp + 448]
        jmp     L(copy)
L(spare23):
        vextracti32x4   xmm5, zmm7, 3
        mov     rcx, [rsp + 184]
        mov     rdx, [rsp + 440]
        jmp     L(copy)
L(spare22):
        vextracti32x4   xmm5, zmm7, 2
        mov     rcx, [rsp + 176]
        mov     rdx, [rsp + 432]
        jmp     L(copy)
L(spare21):
        vextracti32x4   xmm5, zmm7, 1
        mov     rcx, [rsp + 168]
        mov     rdx, [rsp + 424]
        jmp     L(copy)
L(spare20):
        vextracti32x4   xmm5, zmm7, 0
        mov     rcx, [rsp + 160]
        mov     rdx, [rsp + 416]
        jmp     L(copy)
L(spare19):
        vextracti32x4   xmm5, zmm6, 3
        mov     rcx, [rsp + 152]
        mov     rdx, [rsp + 408]
        jmp     L(copy)
L(spare18):
        vextracti32x4   xmm5, zmm6, 2
        mov     rcx, [rsp + 144]
        mov     rdx, [rsp + 400]
        jmp     L(copy)
L(spare17):
        vextracti32x4   xmm5, zmm6, 1
        mov     rcx, [rsp + 136]
        mov     rdx, [rsp + 392]
        jmp     L(copy)
L(spare16):
        vextracti32x4   xmm5, zmm6, 0
        mov     rcx, [rsp + 128]
        mov     rdx, [rsp + 384]
        jmp     L(copy)
L(spare15):
        vextracti32x4   xmm5, zmm4, 3
        mov     rcx, [rsp + 120]
        mov     rdx, [rsp + 376]
        jmp     L(copy)
L(spare14):
        vextracti32x4   xmm5, zmm4, 2
        mov     rcx, [rsp + 112]
        mov     rdx, [rsp + 368]
        jmp     L(copy)
L(spare13):
        vextracti32x4   xmm5, zmm4, 1
        mov     rcx, [rsp + 104]
        mov     rdx, [rsp + 360]
        jmp     L(copy)
L(spare12):
        vextracti32x4   xmm5, zmm4, 0
        mov     rcx, [rsp + 96]
        mov     rdx, [rsp + 352]
        jmp     L(copy)
L(spare11):
        vextracti32x4   xmm5, zmm3, 3
        mov     rcx, [rsp + 88]
        mov     rdx, [rsp + 344]
        jmp     L(copy)
L(spare10):
        vextracti32x4   xmm5, zmm3, 2
        mov     rcx, [rsp + 80]
        mov     rdx, [rsp + 336]
        jmp     L(copy)
L(spare9):
        vextracti32x4   xmm5, zmm3, 1
        mov     rcx, [rsp + 72]
        mov     rdx, [rsp + 328]
        jmp     L(copy)
L(spare8):
        vextracti32x4   xmm5, zmm3, 0
        mov     rcx, [rsp + 64]
        mov     rdx, [rsp + 320]
        jmp     L(copy)
L(spare7):
        vextracti32x4   xmm5, zmm2, 3
        mov     rcx, [rsp + 56]
        mov     rdx, [rsp + 312]
        jmp     L(copy)
L(spare6):
        vextracti32x4   xmm5, zmm2, 2
        mov     rcx, [rsp + 48]
        mov     rdx, [rsp + 304]
        jmp     L(copy)
L(spare5):
        vextracti32x4   xmm5, zmm2, 1
        mov     rcx, [rsp + 40]
        mov     rdx, [rsp + 296]
        jmp     L(copy)
L(spare4):
        vextracti32x4   xmm5, zmm2, 0
        mov     rcx, [rsp + 32]
        mov     rdx, [rsp + 288]
        jmp     L(copy)
L(spare3):
        vextracti32x4   xmm5, zmm1, 3
        mov     rcx, [rsp + 24]
        mov     rdx, [rsp + 280]
        jmp     L(copy)
L(spare2):
        vextracti32x4   xmm5, zmm1, 2
        mov     rcx, [rsp + 16]
        mov     rdx, [rsp + 272]
        jmp     L(copy)
L(spare1):
        vextracti32x4   xmm5, zmm1, 1
        mov     rcx, [rsp + 8]
        mov     rdx, [rsp + 264]
        jmp     L(copy)
L(spare0):
        vextracti32x4   xmm5, zmm1, 0
        mov     rcx, [rsp]
        mov     rdx, [rsp + 256]
L(copy):
        cmp     qword ptr [rsp + 768], 0
        jne     L(has0)
        vinserti32x4    zmm1, zmm1, xmm5, 0
        mov     [rsp], rcx
        mov     [rsp + 256], rdx
L(has0):
        cmp     qword ptr [rsp + 776], 0
        jne     L(has1)
        vinserti32x4    zmm1, zmm1, xmm5, 1
        mov     [rsp + 8], rcx
        mov     [rsp + 264], rdx
L(has1):
        cmp     qword ptr [rsp + 784], 0
        jne     L(has2)
        vinserti32x4    zmm1, zmm1, xmm5, 2
        mov     [rsp + 16], rcx
        mov     [rsp + 272], rdx
L(has2):
        cmp     qword ptr [rsp + 792], 0
        jne     L(has3)
        vinserti32x4    zmm1, zmm1, xmm5, 3
        mov     [rsp + 24], rcx
        mov     [rsp + 280], rdx
L(has3):
        cmp     qword ptr [rsp + 800], 0
        jne     L(has4)
        vinserti32x4    zmm2, zmm2, xmm5, 0
        mov     [rsp + 32], rcx
        mov     [rsp + 288], rdx
L(has4):
        cmp     qword ptr [rsp + 808], 0
        jne     L(has5)
        vinserti32x4    zmm2, zmm2, xmm5, 1
        mov     [rsp + 40], rcx
        mov     [rsp + 296], rdx
L(has5):
        cmp     qword ptr [rsp + 816], 0
        jne     L(has6)
        vinserti32x4    zmm2, zmm2, xmm5, 2
        mov     [rsp + 48], rcx
        mov     [rsp + 304], rdx
L(has6):
        cmp     qword ptr [rsp + 824], 0
        jne     L(has7)
        vinserti32x4    zmm2, zmm2, xmm5, 3
        mov     [rsp + 56], rcx
        mov     [rsp + 312], rdx
L(has7):
        cmp     qword ptr [rsp + 832], 0
        jne     L(has8)
        vinserti32x4    zmm3, zmm3, xmm5, 0
        mov     [rsp + 64], rcx
        mov     [rsp + 320], rdx
L(has8):
        cmp     qword ptr [rsp + 840], 0
        jne     L(has9)
        vinserti32x4    zmm3, zmm3, xmm5, 1
        mov     [rsp + 72], rcx
        mov     [rsp + 328], rdx
L(has9):
        cmp     qword ptr [rsp + 848], 0
        jne     L(has10)
        vinserti32x4    zmm3, zmm3, xmm5, 2
        mov     [rsp + 80], rcx
        mov     [rsp + 336], rdx
L(has10):
        cmp     qword ptr [rsp + 856], 0
        jne     L(has11)
        vinserti32x4    zmm3, zmm3, xmm5, 3
        mov     [rsp + 88], rcx
        mov     [rsp + 344], rdx
L(has11):
        cmp     qword ptr [rsp + 864], 0
        jne     L(has12)
        vinserti32x4    zmm4, zmm4, xmm5, 0
        mov     [rsp + 96], rcx
        mov     [rsp + 352], rdx
L(has12):
        cmp     qword ptr [rsp + 872], 0
        jne     L(has13)
        vinserti32x4    zmm4, zmm4, xmm5, 1
        mov     [rsp + 104], rcx
        mov     [rsp + 360], rdx
L(has13):
        cmp     qword ptr [rsp + 880], 0
        jne     L(has14)
        vinserti32x4    zmm4, zmm4, xmm5, 2
        mov     [rsp + 112], rcx
        mov     [rsp + 368], rdx
L(has14):
        cmp     qword ptr [rsp + 888], 0
        jne     L(has15)
        vinserti32x4    zmm4, zmm4, xmm5, 3
        mov     [rsp + 120], rcx
        mov     [rsp + 376], rdx
L(has15):
        cmp     qword ptr [rsp + 896], 0
        jne     L(has16)
        vinserti32x4    zmm6, zmm6, xmm5, 0
        mov     [rsp + 128], rcx
        mov     [rsp + 384], rdx
L(has16):
        cmp     qword ptr [rsp + 904], 0
        jne     L(has17)
        vinserti32x4    zmm6, zmm6, xmm5, 1
        mov     [rsp + 136], rcx
        mov     [rsp + 392], rdx
L(has17):
        cmp     qword ptr [rsp + 912], 0
        jne     L(has18)
        vinserti32x4    zmm6, zmm6, xmm5, 2
        mov     [rsp + 144], rcx
        mov     [rsp + 400], rdx
L(has18):
        cmp     qword ptr [rsp + 920], 0
        jne     L(has19)
        vinserti32x4    zmm6, zmm6, xmm5, 3
        mov     [rsp + 152], rcx
        mov     [rsp + 408], rdx
L(has19):
        cmp     qword ptr [rsp + 928], 0
        jne     L(has20)
        vinserti32x4    zmm7, zmm7, xmm5, 0
        mov     [rsp + 160], rcx
        mov     [rsp + 416], rdx
L(has20):
        cmp     qword ptr [rsp + 936], 0
        jne     L(has21)
        vinserti32x4    zmm7, zmm7, xmm5, 1
        mov     [rsp + 168], rcx
        mov     [rsp + 424], rdx
L(has21):
        cmp     qword ptr [rsp + 944], 0
        jne     L(has22)
        vinserti32x4    zmm7, zmm7, xmm5, 2
        mov     [rsp + 176], rcx
        mov     [rsp + 432], rdx
L(has22):
        cmp     qword ptr [rsp + 952], 0
        jne     L(has23)
        vinserti32x4    zmm7, zmm7, xmm5, 3
        mov     [rsp + 184], rcx
        mov     [rsp + 440], rdx
L(has23):
        cmp     qword ptr [rsp + 960], 0
        jne     L(has24)
        vinserti32x4    zmm8, zmm8, xmm5, 0
        mov     [rsp + 192], rcx
        mov     [rsp + 448], rdx
L(has24):
        cmp     qword ptr [rsp + 968], 0
        jne     L(has25)
        vinserti32x4    zmm8, zmm8, xmm5, 1
        mov     [rsp + 200], rcx
        mov     [rsp + 456], rdx
L(has25):
        cmp     qword ptr [rsp + 976], 0
        jne     L(has26)
        vinserti32x4    zmm8, zmm8, xmm5, 2
        mov     [rsp + 208], rcx
        mov     [rsp + 464], rdx
L(has26):
        cmp     qword ptr [rsp + 984], 0
        jne     L(has27)
        vinserti32x4    zmm8, zmm8, xmm5, 3
        mov     [rsp + 216], rcx
        mov     [rsp + 472], rdx
L(has27):
        cmp     qword ptr [rsp + 992], 0
        jne     L(has28)
        vinserti32x4    zmm9, zmm9, xmm5, 0
        mov     [rsp + 224], rcx
        mov     [rsp + 480], rdx
L(has28):
        cmp     qword ptr [rsp + 1000], 0
        jne     L(has29)
        vinserti32x4    zmm9, zmm9, xmm5, 1
        mov     [rsp + 232], rcx
        mov     [rsp + 488], rdx
L(has29):
        cmp     qword ptr [rsp + 1008], 0
        jne     L(has30)
        vinserti32x4    zmm9, zmm9, xmm5, 2
        mov     [rsp + 240], rcx
        mov     [rsp + 496], rdx
L(has30):
        cmp     qword ptr [rsp + 1016], 0
        jne     L(has31)
        vinserti32x4    zmm9, zmm9, xmm5, 3
        mov     [rsp + 248], rcx
        mov     [rsp + 504], rdx
L(has31):
        jmp     L(spread_out)
L(done):
        xor     eax, eax
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
        add     rsp, 1040
        .cfi_adjust_cfa_offset  -1040
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_vaes512_x8_inline_resident_y0)

        AESGEN_NOTES

#endif
