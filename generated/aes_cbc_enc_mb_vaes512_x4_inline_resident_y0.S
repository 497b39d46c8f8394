// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_vaes512_x4_inline_resident_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 16 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode cbc_enc_mb --interleave 4 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdx          ks           key schedule
//   rax          left         result: bytes left undone
//   rdi          streams      the next stream
//   rsi          waiting      streams that no lane has had
//   r11          short_iv     a short stream's IV
//   r8           short_in     its input
//   r9           short_out    its output
//   r10          short_bytes  its length in bytes
//   rax          rounds       number of rounds
//   r10          kbase        where key 0 would lie, were all numbered from the end
//   r10          offset       bytes that all lanes have stepped on
//   r11          least        the offset at which the next lane ends
//   r9           due          lanes that end at this offset have ended
//   r8           end          the offset at which a lane ends
//   rbx          stream       a lane's stream
//   rcx          size         its length in bytes
//   rcx rdx      at0-at1      an address of it
//   xmm0         white        the first round key
//   xmm5         text         plaintext blocks
//   xmm18-xmm31  k1-k14       round keys, numbered from the end
//   xmm1-xmm4    data0-data3  the chains: ciphertext blocks
//   xmm5         spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_vaes512_x4_inline_resident_y0)
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
        sub     rsp, 528
        .cfi_adjust_cfa_offset  528
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
        mov     qword ptr [rsp + 512], r10
        vmovdqu64       [rsp], zmm5
        vmovdqu64       [rsp + 64], zmm5
        vmovdqu64       [rsp + 128], zmm5
        vmovdqu64       [rsp + 192], zmm5
        vmovdqu64       [rsp + 256], zmm5
        vmovdqu64       [rsp + 320], zmm5
        vmovdqu64       [rsp + 384], zmm5
        vmovdqu64       [rsp + 448], zmm5
L(turn):
        mov     r9, r11
        mov     r11, -1
        mov     r8, [rsp + 256]
        cmp     r8, r9
        jbe     L(ended0)
L(lane0):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 264]
        cmp     r8, r9
        jbe     L(ended1)
L(lane1):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 272]
        cmp     r8, r9
        jbe     L(ended2)
L(lane2):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 280]
        cmp     r8, r9
        jbe     L(ended3)
L(lane3):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 288]
        cmp     r8, r9
        jbe     L(ended4)
L(lane4):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 296]
        cmp     r8, r9
        jbe     L(ended5)
L(lane5):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 304]
        cmp     r8, r9
        jbe     L(ended6)
L(lane6):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 312]
        cmp     r8, r9
        jbe     L(ended7)
L(lane7):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 320]
        cmp     r8, r9
        jbe     L(ended8)
L(lane8):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 328]
        cmp     r8, r9
        jbe     L(ended9)
L(lane9):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 336]
        cmp     r8, r9
        jbe     L(ended10)
L(lane10):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 344]
        cmp     r8, r9
        jbe     L(ended11)
L(lane11):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 352]
        cmp     r8, r9
        jbe     L(ended12)
L(lane12):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 360]
        cmp     r8, r9
        jbe     L(ended13)
L(lane13):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 368]
        cmp     r8, r9
        jbe     L(ended14)
L(lane14):
        cmp     r8, r11
        cmovb   r11, r8
        mov     r8, [rsp + 376]
        cmp     r8, r9
        jbe     L(ended15)
L(lane15):
        cmp     r8, r11
        cmovb   r11, r8
        cmp     r11, -1
        je      L(done)
        cmp     qword ptr [rsp + 512], 0
        jne     L(spread)
L(spread_out):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 16 lanes a pass
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
        vaesenc zmm1, zmm1, zmm31
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm1, zmm1, zmm30
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm1, zmm1, zmm29
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm1, zmm1, zmm28
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm1, zmm1, zmm27
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm1, zmm1, zmm26
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm1, zmm1, zmm25
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm1, zmm1, zmm24
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm1, zmm1, zmm23
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenclast     zmm1, zmm1, zmm22
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        mov     rcx, [rsp + 128]
        vmovdqu64       [rcx + r10], xmm1
        mov     rdx, [rsp + 136]
        vextracti32x4   [rdx + r10], zmm1, 1
        mov     rcx, [rsp + 144]
        vextracti32x4   [rcx + r10], zmm1, 2
        mov     rdx, [rsp + 152]
        vextracti32x4   [rdx + r10], zmm1, 3
        mov     rcx, [rsp + 160]
        vmovdqu64       [rcx + r10], xmm2
        mov     rdx, [rsp + 168]
        vextracti32x4   [rdx + r10], zmm2, 1
        mov     rcx, [rsp + 176]
        vextracti32x4   [rcx + r10], zmm2, 2
        mov     rdx, [rsp + 184]
        vextracti32x4   [rdx + r10], zmm2, 3
        mov     rcx, [rsp + 192]
        vmovdqu64       [rcx + r10], xmm3
        mov     rdx, [rsp + 200]
        vextracti32x4   [rdx + r10], zmm3, 1
        mov     rcx, [rsp + 208]
        vextracti32x4   [rcx + r10], zmm3, 2
        mov     rdx, [rsp + 216]
        vextracti32x4   [rdx + r10], zmm3, 3
        mov     rcx, [rsp + 224]
        vmovdqu64       [rcx + r10], xmm4
        mov     rdx, [rsp + 232]
        vextracti32x4   [rdx + r10], zmm4, 1
        mov     rcx, [rsp + 240]
        vextracti32x4   [rcx + r10], zmm4, 2
        mov     rdx, [rsp + 248]
        vextracti32x4   [rdx + r10], zmm4, 3
        add     r10, 16
        cmp     r10, r11
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 16 lanes a pass
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
        vaesenc zmm1, zmm1, zmm21
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm1, zmm1, zmm20
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm1, zmm1, zmm31
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm1, zmm1, zmm30
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm1, zmm1, zmm29
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm1, zmm1, zmm28
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm1, zmm1, zmm27
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm1, zmm1, zmm26
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm1, zmm1, zmm25
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm1, zmm1, zmm24
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm1, zmm1, zmm23
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenclast     zmm1, zmm1, zmm22
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        mov     rcx, [rsp + 128]
        vmovdqu64       [rcx + r10], xmm1
        mov     rdx, [rsp + 136]
        vextracti32x4   [rdx + r10], zmm1, 1
        mov     rcx, [rsp + 144]
        vextracti32x4   [rcx + r10], zmm1, 2
        mov     rdx, [rsp + 152]
        vextracti32x4   [rdx + r10], zmm1, 3
        mov     rcx, [rsp + 160]
        vmovdqu64       [rcx + r10], xmm2
        mov     rdx, [rsp + 168]
        vextracti32x4   [rdx + r10], zmm2, 1
        mov     rcx, [rsp + 176]
        vextracti32x4   [rcx + r10], zmm2, 2
        mov     rdx, [rsp + 184]
        vextracti32x4   [rdx + r10], zmm2, 3
        mov     rcx, [rsp + 192]
        vmovdqu64       [rcx + r10], xmm3
        mov     rdx, [rsp + 200]
        vextracti32x4   [rdx + r10], zmm3, 1
        mov     rcx, [rsp + 208]
        vextracti32x4   [rcx + r10], zmm3, 2
        mov     rdx, [rsp + 216]
        vextracti32x4   [rdx + r10], zmm3, 3
        mov     rcx, [rsp + 224]
        vmovdqu64       [rcx + r10], xmm4
        mov     rdx, [rsp + 232]
        vextracti32x4   [rdx + r10], zmm4, 1
        mov     rcx, [rsp + 240]
        vextracti32x4   [rcx + r10], zmm4, 2
        mov     rdx, [rsp + 248]
        vextracti32x4   [rdx + r10], zmm4, 3
        add     r10, 16
        cmp     r10, r11
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 16 lanes a pass
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
        vaesenc zmm1, zmm1, zmm19
        vaesenc zmm2, zmm2, zmm19
        vaesenc zmm3, zmm3, zmm19
        vaesenc zmm4, zmm4, zmm19
        vaesenc zmm1, zmm1, zmm18
        vaesenc zmm2, zmm2, zmm18
        vaesenc zmm3, zmm3, zmm18
        vaesenc zmm4, zmm4, zmm18
        vaesenc zmm1, zmm1, zmm21
        vaesenc zmm2, zmm2, zmm21
        vaesenc zmm3, zmm3, zmm21
        vaesenc zmm4, zmm4, zmm21
        vaesenc zmm1, zmm1, zmm20
        vaesenc zmm2, zmm2, zmm20
        vaesenc zmm3, zmm3, zmm20
        vaesenc zmm4, zmm4, zmm20
        vaesenc zmm1, zmm1, zmm31
        vaesenc zmm2, zmm2, zmm31
        vaesenc zmm3, zmm3, zmm31
        vaesenc zmm4, zmm4, zmm31
        vaesenc zmm1, zmm1, zmm30
        vaesenc zmm2, zmm2, zmm30
        vaesenc zmm3, zmm3, zmm30
        vaesenc zmm4, zmm4, zmm30
        vaesenc zmm1, zmm1, zmm29
        vaesenc zmm2, zmm2, zmm29
        vaesenc zmm3, zmm3, zmm29
        vaesenc zmm4, zmm4, zmm29
        vaesenc zmm1, zmm1, zmm28
        vaesenc zmm2, zmm2, zmm28
        vaesenc zmm3, zmm3, zmm28
        vaesenc zmm4, zmm4, zmm28
        vaesenc zmm1, zmm1, zmm27
        vaesenc zmm2, zmm2, zmm27
        vaesenc zmm3, zmm3, zmm27
        vaesenc zmm4, zmm4, zmm27
        vaesenc zmm1, zmm1, zmm26
        vaesenc zmm2, zmm2, zmm26
        vaesenc zmm3, zmm3, zmm26
        vaesenc zmm4, zmm4, zmm26
        vaesenc zmm1, zmm1, zmm25
        vaesenc zmm2, zmm2, zmm25
        vaesenc zmm3, zmm3, zmm25
        vaesenc zmm4, zmm4, zmm25
        vaesenc zmm1, zmm1, zmm24
        vaesenc zmm2, zmm2, zmm24
        vaesenc zmm3, zmm3, zmm24
        vaesenc zmm4, zmm4, zmm24
        vaesenc zmm1, zmm1, zmm23
        vaesenc zmm2, zmm2, zmm23
        vaesenc zmm3, zmm3, zmm23
        vaesenc zmm4, zmm4, zmm23
        vaesenclast     zmm1, zmm1, zmm22
        vaesenclast     zmm2, zmm2, zmm22
        vaesenclast     zmm3, zmm3, zmm22
        vaesenclast     zmm4, zmm4, zmm22
        mov     rcx, [rsp + 128]
        vmovdqu64       [rcx + r10], xmm1
        mov     rdx, [rsp + 136]
        vextracti32x4   [rdx + r10], zmm1, 1
        mov     rcx, [rsp + 144]
        vextracti32x4   [rcx + r10], zmm1, 2
        mov     rdx, [rsp + 152]
        vextracti32x4   [rdx + r10], zmm1, 3
        mov     rcx, [rsp + 160]
        vmovdqu64       [rcx + r10], xmm2
        mov     rdx, [rsp + 168]
        vextracti32x4   [rdx + r10], zmm2, 1
        mov     rcx, [rsp + 176]
        vextracti32x4   [rcx + r10], zmm2, 2
        mov     rdx, [rsp + 184]
        vextracti32x4   [rdx + r10], zmm2, 3
        mov     rcx, [rsp + 192]
        vmovdqu64       [rcx + r10], xmm3
        mov     rdx, [rsp + 200]
        vextracti32x4   [rdx + r10], zmm3, 1
        mov     rcx, [rsp + 208]
        vextracti32x4   [rcx + r10], zmm3, 2
        mov     rdx, [rsp + 216]
        vextracti32x4   [rdx + r10], zmm3, 3
        mov     rcx, [rsp + 224]
        vmovdqu64       [rcx + r10], xmm4
        mov     rdx, [rsp + 232]
        vextracti32x4   [rdx + r10], zmm4, 1
        mov     rcx, [rsp + 240]
        vextracti32x4   [rcx + r10], zmm4, 2
        mov     rdx, [rsp + 248]
        vextracti32x4   [rdx + r10], zmm4, 3
        add     r10, 16
        cmp     r10, r11
        jne     L(pass_256)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     rbx, [rsp + 384]
        test    rbx, rbx
        jz      L(take0)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm1
        mov     rcx, [rsp + 128]
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
        mov     [rsp + 128], rcx
        mov     [rsp], rdx
        mov     [rsp + 256], r8
        mov     [rsp + 384], rbx
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 256], r8
        mov     [rsp + 384], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     rbx, [rsp + 392]
        test    rbx, rbx
        jz      L(take1)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm1, 1
        mov     rcx, [rsp + 136]
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
        mov     [rsp + 136], rcx
        mov     [rsp + 8], rdx
        mov     [rsp + 264], r8
        mov     [rsp + 392], rbx
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 264], r8
        mov     [rsp + 392], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     rbx, [rsp + 400]
        test    rbx, rbx
        jz      L(take2)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm1, 2
        mov     rcx, [rsp + 144]
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
        mov     [rsp + 144], rcx
        mov     [rsp + 16], rdx
        mov     [rsp + 272], r8
        mov     [rsp + 400], rbx
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 272], r8
        mov     [rsp + 400], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     rbx, [rsp + 408]
        test    rbx, rbx
        jz      L(take3)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm1, 3
        mov     rcx, [rsp + 152]
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
        mov     [rsp + 152], rcx
        mov     [rsp + 24], rdx
        mov     [rsp + 280], r8
        mov     [rsp + 408], rbx
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 280], r8
        mov     [rsp + 408], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     rbx, [rsp + 416]
        test    rbx, rbx
        jz      L(take4)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm2
        mov     rcx, [rsp + 160]
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
        mov     [rsp + 160], rcx
        mov     [rsp + 32], rdx
        mov     [rsp + 288], r8
        mov     [rsp + 416], rbx
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 288], r8
        mov     [rsp + 416], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     rbx, [rsp + 424]
        test    rbx, rbx
        jz      L(take5)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm2, 1
        mov     rcx, [rsp + 168]
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
        mov     [rsp + 168], rcx
        mov     [rsp + 40], rdx
        mov     [rsp + 296], r8
        mov     [rsp + 424], rbx
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 296], r8
        mov     [rsp + 424], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     rbx, [rsp + 432]
        test    rbx, rbx
        jz      L(take6)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm2, 2
        mov     rcx, [rsp + 176]
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
        mov     [rsp + 176], rcx
        mov     [rsp + 48], rdx
        mov     [rsp + 304], r8
        mov     [rsp + 432], rbx
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 304], r8
        mov     [rsp + 432], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     rbx, [rsp + 440]
        test    rbx, rbx
        jz      L(take7)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm2, 3
        mov     rcx, [rsp + 184]
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
        mov     [rsp + 184], rcx
        mov     [rsp + 56], rdx
        mov     [rsp + 312], r8
        mov     [rsp + 440], rbx
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 312], r8
        mov     [rsp + 440], rsi
        jmp     L(lane7)

        // Lane 8: its stream steps on to here.
L(ended8):
        mov     rbx, [rsp + 448]
        test    rbx, rbx
        jz      L(take8)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm3
        mov     rcx, [rsp + 192]
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
        mov     [rsp + 192], rcx
        mov     [rsp + 64], rdx
        mov     [rsp + 320], r8
        mov     [rsp + 448], rbx
        jmp     L(lane8)
L(idle8):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 320], r8
        mov     [rsp + 448], rsi
        jmp     L(lane8)

        // Lane 9: its stream steps on to here.
L(ended9):
        mov     rbx, [rsp + 456]
        test    rbx, rbx
        jz      L(take9)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm3, 1
        mov     rcx, [rsp + 200]
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
        mov     [rsp + 200], rcx
        mov     [rsp + 72], rdx
        mov     [rsp + 328], r8
        mov     [rsp + 456], rbx
        jmp     L(lane9)
L(idle9):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 328], r8
        mov     [rsp + 456], rsi
        jmp     L(lane9)

        // Lane 10: its stream steps on to here.
L(ended10):
        mov     rbx, [rsp + 464]
        test    rbx, rbx
        jz      L(take10)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm3, 2
        mov     rcx, [rsp + 208]
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
        mov     [rsp + 208], rcx
        mov     [rsp + 80], rdx
        mov     [rsp + 336], r8
        mov     [rsp + 464], rbx
        jmp     L(lane10)
L(idle10):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 336], r8
        mov     [rsp + 464], rsi
        jmp     L(lane10)

        // Lane 11: its stream steps on to here.
L(ended11):
        mov     rbx, [rsp + 472]
        test    rbx, rbx
        jz      L(take11)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm3, 3
        mov     rcx, [rsp + 216]
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
        mov     [rsp + 216], rcx
        mov     [rsp + 88], rdx
        mov     [rsp + 344], r8
        mov     [rsp + 472], rbx
        jmp     L(lane11)
L(idle11):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 344], r8
        mov     [rsp + 472], rsi
        jmp     L(lane11)

        // Lane 12: its stream steps on to here.
L(ended12):
        mov     rbx, [rsp + 480]
        test    rbx, rbx
        jz      L(take12)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vmovdqu64       [rcx], xmm4
        mov     rcx, [rsp + 224]
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
        mov     [rsp + 224], rcx
        mov     [rsp + 96], rdx
        mov     [rsp + 352], r8
        mov     [rsp + 480], rbx
        jmp     L(lane12)
L(idle12):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 352], r8
        mov     [rsp + 480], rsi
        jmp     L(lane12)

        // Lane 13: its stream steps on to here.
L(ended13):
        mov     rbx, [rsp + 488]
        test    rbx, rbx
        jz      L(take13)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm4, 1
        mov     rcx, [rsp + 232]
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
        mov     [rsp + 232], rcx
        mov     [rsp + 104], rdx
        mov     [rsp + 360], r8
        mov     [rsp + 488], rbx
        jmp     L(lane13)
L(idle13):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 360], r8
        mov     [rsp + 488], rsi
        jmp     L(lane13)

        // Lane 14: its stream steps on to here.
L(ended14):
        mov     rbx, [rsp + 496]
        test    rbx, rbx
        jz      L(take14)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm4, 2
        mov     rcx, [rsp + 240]
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
        mov     [rsp + 240], rcx
        mov     [rsp + 112], rdx
        mov     [rsp + 368], r8
        mov     [rsp + 496], rbx
        jmp     L(lane14)
L(idle14):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 368], r8
        mov     [rsp + 496], rsi
        jmp     L(lane14)

        // Lane 15: its stream steps on to here.
L(ended15):
        mov     rbx, [rsp + 504]
        test    rbx, rbx
        jz      L(take15)
        mov     rcx, [rbx + AESGEN_STREAM_IV]
        vextracti32x4   [rcx], zmm4, 3
        mov     rcx, [rsp + 248]
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
        mov     [rsp + 248], rcx
        mov     [rsp + 120], rdx
        mov     [rsp + 376], r8
        mov     [rsp + 504], rbx
        jmp     L(lane15)
L(idle15):
        xor     esi, esi
        mov     r8, -1
        mov     [rsp + 512], r8
        mov     [rsp + 376], r8
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
        vextracti32x4   xmm5, zmm4, 3
        mov     rcx, [rsp + 120]
        mov     rdx, [rsp + 248]
        jmp     L(copy)
L(spare14):
        vextracti32x4   xmm5, zmm4, 2
        mov     rcx, [rsp + 112]
        mov     rdx, [rsp + 240]
        jmp     L(copy)
L(spare13):
        vextracti32x4   xmm5, zmm4, 1
        mov     rcx, [rsp + 104]
        mov     rdx, [rsp + 232]
        jmp     L(copy)
L(spare12):
        vextracti32x4   xmm5, zmm4, 0
        mov     rcx, [rsp + 96]
        mov     rdx, [rsp + 224]
        jmp     L(copy)
L(spare11):
        vextracti32x4   xmm5, zmm3, 3
        mov     rcx, [rsp + 88]
        mov     rdx, [rsp + 216]
        jmp     L(copy)
L(spare10):
        vextracti32x4   xmm5, zmm3, 2
        mov     rcx, [rsp + 80]
        mov     rdx, [rsp + 208]
        jmp     L(copy)
L(spare9):
        vextracti32x4   xmm5, zmm3, 1
        mov     rcx, [rsp + 72]
        mov     rdx, [rsp + 200]
        jmp     L(copy)
L(spare8):
        vextracti32x4   xmm5, zmm3, 0
        mov     rcx, [rsp + 64]
        mov     rdx, [rsp + 192]
        jmp     L(copy)
L(spare7):
        vextracti32x4   xmm5, zmm2, 3
        mov     rcx, [rsp + 56]
        mov     rdx, [rsp + 184]
        jmp     L(copy)
L(spare6):
        vextracti32x4   xmm5, zmm2, 2
        mov     rcx, [rsp + 48]
        mov     rdx, [rsp + 176]
        jmp     L(copy)
L(spare5):
        vextracti32x4   xmm5, zmm2, 1
        mov     rcx, [rsp + 40]
        mov     rdx, [rsp + 168]
        jmp     L(copy)
L(spare4):
        vextracti32x4   xmm5, zmm2, 0
        mov     rcx, [rsp + 32]
        mov     rdx, [rsp + 160]
        jmp     L(copy)
L(spare3):
        vextracti32x4   xmm5, zmm1, 3
        mov     rcx, [rsp + 24]
        mov     rdx, [rsp + 152]
        jmp     L(copy)
L(spare2):
        vextracti32x4   xmm5, zmm1, 2
        mov     rcx, [rsp + 16]
        mov     rdx, [rsp + 144]
        jmp     L(copy)
L(spare1):
        vextracti32x4   xmm5, zmm1, 1
        mov     rcx, [rsp + 8]
        mov     rdx, [rsp + 136]
        jmp     L(copy)
L(spare0):
        vextracti32x4   xmm5, zmm1, 0
        mov     rcx, [rsp]
        mov     rdx, [rsp + 128]
L(copy):
        cmp     qword ptr [rsp + 384], 0
        jne     L(has0)
        vinserti32x4    zmm1, zmm1, xmm5, 0
        mov     [rsp], rcx
        mov     [rsp + 128], rdx
L(has0):
        cmp     qword ptr [rsp + 392], 0
        jne     L(has1)
        vinserti32x4    zmm1, zmm1, xmm5, 1
        mov     [rsp + 8], rcx
        mov     [rsp + 136], rdx
L(has1):
        cmp     qword ptr [rsp + 400], 0
        jne     L(has2)
        vinserti32x4    zmm1, zmm1, xmm5, 2
        mov     [rsp + 16], rcx
        mov     [rsp + 144], rdx
L(has2):
        cmp     qword ptr [rsp + 408], 0
        jne     L(has3)
        vinserti32x4    zmm1, zmm1, xmm5, 3
        mov     [rsp + 24], rcx
        mov     [rsp + 152], rdx
L(has3):
        cmp     qword ptr [rsp + 416], 0
        jne     L(has4)
        vinserti32x4    zmm2, zmm2, xmm5, 0
        mov     [rsp + 32], rcx
        mov     [rsp + 160], rdx
L(has4):
        cmp     qword ptr [rsp + 424], 0
        jne     L(has5)
        vinserti32x4    zmm2, zmm2, xmm5, 1
        mov     [rsp + 40], rcx
        mov     [rsp + 168], rdx
L(has5):
        cmp     qword ptr [rsp + 432], 0
        jne     L(has6)
        vinserti32x4    zmm2, zmm2, xmm5, 2
        mov     [rsp + 48], rcx
        mov     [rsp + 176], rdx
L(has6):
        cmp     qword ptr [rsp + 440], 0
        jne     L(has7)
        vinserti32x4    zmm2, zmm2, xmm5, 3
        mov     [rsp + 56], rcx
        mov     [rsp + 184], rdx
L(has7):
        cmp     qword ptr [rsp + 448], 0
        jne     L(has8)
        vinserti32x4    zmm3, zmm3, xmm5, 0
        mov     [rsp + 64], rcx
        mov     [rsp + 192], rdx
L(has8):
        cmp     qword ptr [rsp + 456], 0
        jne     L(has9)
        vinserti32x4    zmm3, zmm3, xmm5, 1
        mov     [rsp + 72], rcx
        mov     [rsp + 200], rdx
L(has9):
        cmp     qword ptr [rsp + 464], 0
        jne     L(has10)
        vinserti32x4    zmm3, zmm3, xmm5, 2
        mov     [rsp + 80], rcx
        mov     [rsp + 208], rdx
L(has10):
        cmp     qword ptr [rsp + 472], 0
        jne     L(has11)
        vinserti32x4    zmm3, zmm3, xmm5, 3
        mov     [rsp + 88], rcx
        mov     [rsp + 216], rdx
L(has11):
        cmp     qword ptr [rsp + 480], 0
        jne     L(has12)
        vinserti32x4    zmm4, zmm4, xmm5, 0
        mov     [rsp + 96], rcx
        mov     [rsp + 224], rdx
L(has12):
        cmp     qword ptr [rsp + 488], 0
        jne     L(has13)
        vinserti32x4    zmm4, zmm4, xmm5, 1
        mov     [rsp + 104], rcx
        mov     [rsp + 232], rdx
L(has13):
        cmp     qword ptr [rsp + 496], 0
        jne     L(has14)
        vinserti32x4    zmm4, zmm4, xmm5, 2
        mov     [rsp + 112], rcx
        mov     [rsp + 240], rdx
L(has14):
        cmp     qword ptr [rsp + 504], 0
        jne     L(has15)
        vinserti32x4    zmm4, zmm4, xmm5, 3
        mov     [rsp + 120], rcx
        mov     [rsp + 248], rdx
L(has15):
        jmp     L(spread_out)
L(done):
        xor     eax, eax
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
        add     rsp, 528
        .cfi_adjust_cfa_offset  -528
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_vaes512_x4_inline_resident_y0)

        AESGEN_NOTES

#endif
