// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_vaes256_x8_inline_resident_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings):
// 16 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes256/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes256 --mode cbc_enc_mb --interleave 8 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdx                  ks           key schedule
//   rax                  left         result: bytes left undone
//   rdi                  streams      the next stream
//   rsi                  waiting      streams that no lane has had
//   r9                   short_iv     a short stream's IV
//   rcx                  short_in     its input
//   r8                   short_out    its output
//   r11                  short_bytes  its length in bytes
//   rax                  rounds       number of rounds
//   r10                  kbase        where key 0 would lie, were all numbered from the end
//   r11                  offset       bytes that all lanes have stepped on
//   r9                   least        the offset at which the next lane ends
//   r8                   due          lanes that end at this offset have ended
//   rcx                  end          the offset at which a lane ends
//   rbp                  stream       a lane's stream
//   rdx                  size         its length in bytes
//   rdx rbx              at0-at1      an address of it
//   xmm0                 white        the first round key
//   xmm5                 text         plaintext blocks
//   xmm5                 key          a round key on its way, or a passing value
//   xmm10-xmm15          k9-k14       round keys, numbered from the end
//   xmm1-xmm4 xmm6-xmm9  data0-data7  the chains: ciphertext blocks
//   xmm5                 spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_vaes256_x8_inline_resident_y0)
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
        vmovdqu xmm15, [r10 + 144]
        vmovdqu xmm14, [r10 + 160]
        vmovdqu xmm13, [r10 + 176]
        vmovdqu xmm12, [r10 + 192]
        vmovdqu xmm11, [r10 + 208]
        vmovdqu xmm10, [r10 + 224]
        vmovdqu xmm0, [rdx + AESGEN_SCHEDULE_ENC]
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
        vmovdqu xmm1, [r9]
        mov     r9, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu xmm2, [r9]
        mov     r9, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu xmm3, [r9]
        mov     r9, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu xmm4, [r9]
        xor     r8d, r8d
L(short_four):
        mov     rcx, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxor   xmm5, xmm0, [rcx + r8]
        vpxor   xmm1, xmm1, xmm5
        mov     rcx, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxor   xmm5, xmm0, [rcx + r8]
        vpxor   xmm2, xmm2, xmm5
        mov     rcx, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxor   xmm5, xmm0, [rcx + r8]
        vpxor   xmm3, xmm3, xmm5
        mov     rcx, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN]
        vpxor   xmm5, xmm0, [rcx + r8]
        vpxor   xmm4, xmm4, xmm5
        cmp     eax, 12
        jb      L(short4_128)
        je      L(short4_192)
        vmovdqu xmm5, [r10 + 16]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
        vmovdqu xmm5, [r10 + 32]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
L(short4_192):
        vmovdqu xmm5, [r10 + 48]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
        vmovdqu xmm5, [r10 + 64]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
L(short4_128):
        vmovdqu xmm5, [r10 + 80]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
        vmovdqu xmm5, [r10 + 96]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
        vmovdqu xmm5, [r10 + 112]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
        vmovdqu xmm5, [r10 + 128]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm2, xmm2, xmm5
        vaesenc xmm3, xmm3, xmm5
        vaesenc xmm4, xmm4, xmm5
        vaesenc xmm1, xmm1, xmm15
        vaesenc xmm2, xmm2, xmm15
        vaesenc xmm3, xmm3, xmm15
        vaesenc xmm4, xmm4, xmm15
        vaesenc xmm1, xmm1, xmm14
        vaesenc xmm2, xmm2, xmm14
        vaesenc xmm3, xmm3, xmm14
        vaesenc xmm4, xmm4, xmm14
        vaesenc xmm1, xmm1, xmm13
        vaesenc xmm2, xmm2, xmm13
        vaesenc xmm3, xmm3, xmm13
        vaesenc xmm4, xmm4, xmm13
        vaesenc xmm1, xmm1, xmm12
        vaesenc xmm2, xmm2, xmm12
        vaesenc xmm3, xmm3, xmm12
        vaesenc xmm4, xmm4, xmm12
        vaesenc xmm1, xmm1, xmm11
        vaesenc xmm2, xmm2, xmm11
        vaesenc xmm3, xmm3, xmm11
        vaesenc xmm4, xmm4, xmm11
        vaesenclast     xmm1, xmm1, xmm10
        vaesenclast     xmm2, xmm2, xmm10
        vaesenclast     xmm3, xmm3, xmm10
        vaesenclast     xmm4, xmm4, xmm10
        mov     rcx, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu [rcx + r8], xmm1
        mov     rcx, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu [rcx + r8], xmm2
        mov     rcx, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu [rcx + r8], xmm3
        mov     rcx, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT]
        vmovdqu [rcx + r8], xmm4
        add     r8, 16
        cmp     r8, r11
        jb      L(short_four)
        mov     r9, [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu [r9], xmm1
        add     [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 0 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r9, [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu [r9], xmm2
        add     [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 1 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r9, [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu [r9], xmm3
        add     [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IN], r11
        add     [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_OUT], r11
        mov     qword ptr [rdi + 2 * AESGEN_STREAM_SIZE + AESGEN_STREAM_BYTES], 0
        mov     r9, [rdi + 3 * AESGEN_STREAM_SIZE + AESGEN_STREAM_IV]
        vmovdqu [r9], xmm4
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
        vmovdqu xmm1, [r9]
L(short_block):
        vpxor   xmm5, xmm0, [rcx]
        vpxor   xmm1, xmm1, xmm5
        cmp     eax, 12
        jb      L(short1_128)
        je      L(short1_192)
        vmovdqu xmm5, [r10 + 16]
        vaesenc xmm1, xmm1, xmm5
        vmovdqu xmm5, [r10 + 32]
        vaesenc xmm1, xmm1, xmm5
L(short1_192):
        vmovdqu xmm5, [r10 + 48]
        vaesenc xmm1, xmm1, xmm5
        vmovdqu xmm5, [r10 + 64]
        vaesenc xmm1, xmm1, xmm5
L(short1_128):
        vmovdqu xmm5, [r10 + 80]
        vaesenc xmm1, xmm1, xmm5
        vmovdqu xmm5, [r10 + 96]
        vaesenc xmm1, xmm1, xmm5
        vmovdqu xmm5, [r10 + 112]
        vaesenc xmm1, xmm1, xmm5
        vmovdqu xmm5, [r10 + 128]
        vaesenc xmm1, xmm1, xmm5
        vaesenc xmm1, xmm1, xmm15
        vaesenc xmm1, xmm1, xmm14
        vaesenc xmm1, xmm1, xmm13
        vaesenc xmm1, xmm1, xmm12
        vaesenc xmm1, xmm1, xmm11
        vaesenclast     xmm1, xmm1, xmm10
        vmovdqu [r8], xmm1
        add     rcx, 16
        add     r8, 16
        sub     r11, 16
        jae     L(short_block)
        vmovdqu [r9], xmm1
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
        .irp n, 0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15
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
        ret
L(long):
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        sub     rsp, 528
        .cfi_adjust_cfa_offset  528
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
        vbroadcasti128  ymm15, [r10 + 144]
        vbroadcasti128  ymm14, [r10 + 160]
        vbroadcasti128  ymm13, [r10 + 176]
        vbroadcasti128  ymm12, [r10 + 192]
        vbroadcasti128  ymm11, [r10 + 208]
        vbroadcasti128  ymm10, [r10 + 224]
        vbroadcasti128  ymm0, [rdx + AESGEN_SCHEDULE_ENC]
        vpxor   ymm5, ymm5, ymm5
        xor     r11d, r11d
        xor     r9d, r9d
        mov     qword ptr [rsp + 512], r11
        vmovdqu [rsp], ymm5
        vmovdqu [rsp + 32], ymm5
        vmovdqu [rsp + 64], ymm5
        vmovdqu [rsp + 96], ymm5
        vmovdqu [rsp + 128], ymm5
        vmovdqu [rsp + 160], ymm5
        vmovdqu [rsp + 192], ymm5
        vmovdqu [rsp + 224], ymm5
        vmovdqu [rsp + 256], ymm5
        vmovdqu [rsp + 288], ymm5
        vmovdqu [rsp + 320], ymm5
        vmovdqu [rsp + 352], ymm5
        vmovdqu [rsp + 384], ymm5
        vmovdqu [rsp + 416], ymm5
        vmovdqu [rsp + 448], ymm5
        vmovdqu [rsp + 480], ymm5
L(turn):
        mov     r8, r9
        mov     r9, -1
        mov     rcx, [rsp + 256]
        cmp     rcx, r8
        jbe     L(ended0)
L(lane0):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 264]
        cmp     rcx, r8
        jbe     L(ended1)
L(lane1):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 272]
        cmp     rcx, r8
        jbe     L(ended2)
L(lane2):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 280]
        cmp     rcx, r8
        jbe     L(ended3)
L(lane3):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 288]
        cmp     rcx, r8
        jbe     L(ended4)
L(lane4):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 296]
        cmp     rcx, r8
        jbe     L(ended5)
L(lane5):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 304]
        cmp     rcx, r8
        jbe     L(ended6)
L(lane6):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 312]
        cmp     rcx, r8
        jbe     L(ended7)
L(lane7):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 320]
        cmp     rcx, r8
        jbe     L(ended8)
L(lane8):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 328]
        cmp     rcx, r8
        jbe     L(ended9)
L(lane9):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 336]
        cmp     rcx, r8
        jbe     L(ended10)
L(lane10):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 344]
        cmp     rcx, r8
        jbe     L(ended11)
L(lane11):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 352]
        cmp     rcx, r8
        jbe     L(ended12)
L(lane12):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 360]
        cmp     rcx, r8
        jbe     L(ended13)
L(lane13):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 368]
        cmp     rcx, r8
        jbe     L(ended14)
L(lane14):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 376]
        cmp     rcx, r8
        jbe     L(ended15)
L(lane15):
        cmp     rcx, r9
        cmovb   r9, rcx
        cmp     r9, -1
        je      L(done)
        cmp     qword ptr [rsp + 512], 0
        jne     L(spread)
L(spread_out):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 16 lanes a pass
L(pass_128):
        mov     rdx, [rsp]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 8]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm1, ymm1, ymm5
        mov     rdx, [rsp + 16]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 24]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm2, ymm2, ymm5
        mov     rdx, [rsp + 32]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 40]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm3, ymm3, ymm5
        mov     rdx, [rsp + 48]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 56]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm4, ymm4, ymm5
        mov     rdx, [rsp + 64]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 72]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm6, ymm6, ymm5
        mov     rdx, [rsp + 80]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 88]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm7, ymm7, ymm5
        mov     rdx, [rsp + 96]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 104]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm8, ymm8, ymm5
        mov     rdx, [rsp + 112]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 120]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 80]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 96]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 112]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 128]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm7, ymm7, ymm15
        vaesenc ymm8, ymm8, ymm15
        vaesenc ymm9, ymm9, ymm15
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm7, ymm7, ymm14
        vaesenc ymm8, ymm8, ymm14
        vaesenc ymm9, ymm9, ymm14
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm7, ymm7, ymm13
        vaesenc ymm8, ymm8, ymm13
        vaesenc ymm9, ymm9, ymm13
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm7, ymm7, ymm12
        vaesenc ymm8, ymm8, ymm12
        vaesenc ymm9, ymm9, ymm12
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm7, ymm7, ymm11
        vaesenc ymm8, ymm8, ymm11
        vaesenc ymm9, ymm9, ymm11
        vaesenclast     ymm1, ymm1, ymm10
        vaesenclast     ymm2, ymm2, ymm10
        vaesenclast     ymm3, ymm3, ymm10
        vaesenclast     ymm4, ymm4, ymm10
        vaesenclast     ymm6, ymm6, ymm10
        vaesenclast     ymm7, ymm7, ymm10
        vaesenclast     ymm8, ymm8, ymm10
        vaesenclast     ymm9, ymm9, ymm10
        mov     rdx, [rsp + 128]
        vmovdqu [rdx + r11], xmm1
        mov     rbx, [rsp + 136]
        vextracti128    [rbx + r11], ymm1, 1
        mov     rdx, [rsp + 144]
        vmovdqu [rdx + r11], xmm2
        mov     rbx, [rsp + 152]
        vextracti128    [rbx + r11], ymm2, 1
        mov     rdx, [rsp + 160]
        vmovdqu [rdx + r11], xmm3
        mov     rbx, [rsp + 168]
        vextracti128    [rbx + r11], ymm3, 1
        mov     rdx, [rsp + 176]
        vmovdqu [rdx + r11], xmm4
        mov     rbx, [rsp + 184]
        vextracti128    [rbx + r11], ymm4, 1
        mov     rdx, [rsp + 192]
        vmovdqu [rdx + r11], xmm6
        mov     rbx, [rsp + 200]
        vextracti128    [rbx + r11], ymm6, 1
        mov     rdx, [rsp + 208]
        vmovdqu [rdx + r11], xmm7
        mov     rbx, [rsp + 216]
        vextracti128    [rbx + r11], ymm7, 1
        mov     rdx, [rsp + 224]
        vmovdqu [rdx + r11], xmm8
        mov     rbx, [rsp + 232]
        vextracti128    [rbx + r11], ymm8, 1
        mov     rdx, [rsp + 240]
        vmovdqu [rdx + r11], xmm9
        mov     rbx, [rsp + 248]
        vextracti128    [rbx + r11], ymm9, 1
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 16 lanes a pass
L(pass_192):
        mov     rdx, [rsp]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 8]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm1, ymm1, ymm5
        mov     rdx, [rsp + 16]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 24]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm2, ymm2, ymm5
        mov     rdx, [rsp + 32]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 40]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm3, ymm3, ymm5
        mov     rdx, [rsp + 48]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 56]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm4, ymm4, ymm5
        mov     rdx, [rsp + 64]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 72]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm6, ymm6, ymm5
        mov     rdx, [rsp + 80]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 88]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm7, ymm7, ymm5
        mov     rdx, [rsp + 96]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 104]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm8, ymm8, ymm5
        mov     rdx, [rsp + 112]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 120]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 48]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 64]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 80]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 96]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 112]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 128]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm7, ymm7, ymm15
        vaesenc ymm8, ymm8, ymm15
        vaesenc ymm9, ymm9, ymm15
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm7, ymm7, ymm14
        vaesenc ymm8, ymm8, ymm14
        vaesenc ymm9, ymm9, ymm14
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm7, ymm7, ymm13
        vaesenc ymm8, ymm8, ymm13
        vaesenc ymm9, ymm9, ymm13
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm7, ymm7, ymm12
        vaesenc ymm8, ymm8, ymm12
        vaesenc ymm9, ymm9, ymm12
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm7, ymm7, ymm11
        vaesenc ymm8, ymm8, ymm11
        vaesenc ymm9, ymm9, ymm11
        vaesenclast     ymm1, ymm1, ymm10
        vaesenclast     ymm2, ymm2, ymm10
        vaesenclast     ymm3, ymm3, ymm10
        vaesenclast     ymm4, ymm4, ymm10
        vaesenclast     ymm6, ymm6, ymm10
        vaesenclast     ymm7, ymm7, ymm10
        vaesenclast     ymm8, ymm8, ymm10
        vaesenclast     ymm9, ymm9, ymm10
        mov     rdx, [rsp + 128]
        vmovdqu [rdx + r11], xmm1
        mov     rbx, [rsp + 136]
        vextracti128    [rbx + r11], ymm1, 1
        mov     rdx, [rsp + 144]
        vmovdqu [rdx + r11], xmm2
        mov     rbx, [rsp + 152]
        vextracti128    [rbx + r11], ymm2, 1
        mov     rdx, [rsp + 160]
        vmovdqu [rdx + r11], xmm3
        mov     rbx, [rsp + 168]
        vextracti128    [rbx + r11], ymm3, 1
        mov     rdx, [rsp + 176]
        vmovdqu [rdx + r11], xmm4
        mov     rbx, [rsp + 184]
        vextracti128    [rbx + r11], ymm4, 1
        mov     rdx, [rsp + 192]
        vmovdqu [rdx + r11], xmm6
        mov     rbx, [rsp + 200]
        vextracti128    [rbx + r11], ymm6, 1
        mov     rdx, [rsp + 208]
        vmovdqu [rdx + r11], xmm7
        mov     rbx, [rsp + 216]
        vextracti128    [rbx + r11], ymm7, 1
        mov     rdx, [rsp + 224]
        vmovdqu [rdx + r11], xmm8
        mov     rbx, [rsp + 232]
        vextracti128    [rbx + r11], ymm8, 1
        mov     rdx, [rsp + 240]
        vmovdqu [rdx + r11], xmm9
        mov     rbx, [rsp + 248]
        vextracti128    [rbx + r11], ymm9, 1
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 16 lanes a pass
L(pass_256):
        mov     rdx, [rsp]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 8]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm1, ymm1, ymm5
        mov     rdx, [rsp + 16]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 24]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm2, ymm2, ymm5
        mov     rdx, [rsp + 32]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 40]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm3, ymm3, ymm5
        mov     rdx, [rsp + 48]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 56]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm4, ymm4, ymm5
        mov     rdx, [rsp + 64]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 72]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm6, ymm6, ymm5
        mov     rdx, [rsp + 80]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 88]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm7, ymm7, ymm5
        mov     rdx, [rsp + 96]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 104]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm8, ymm8, ymm5
        mov     rdx, [rsp + 112]
        vmovdqu xmm5, [rdx + r11]
        mov     rbx, [rsp + 120]
        vinserti128     ymm5, ymm5, [rbx + r11], 1
        vpxor   ymm5, ymm5, ymm0
        vpxor   ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 16]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 32]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 48]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 64]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 80]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 96]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 112]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vbroadcasti128  ymm5, [r10 + 128]
        vaesenc ymm1, ymm1, ymm5
        vaesenc ymm2, ymm2, ymm5
        vaesenc ymm3, ymm3, ymm5
        vaesenc ymm4, ymm4, ymm5
        vaesenc ymm6, ymm6, ymm5
        vaesenc ymm7, ymm7, ymm5
        vaesenc ymm8, ymm8, ymm5
        vaesenc ymm9, ymm9, ymm5
        vaesenc ymm1, ymm1, ymm15
        vaesenc ymm2, ymm2, ymm15
        vaesenc ymm3, ymm3, ymm15
        vaesenc ymm4, ymm4, ymm15
        vaesenc ymm6, ymm6, ymm15
        vaesenc ymm7, ymm7, ymm15
        vaesenc ymm8, ymm8, ymm15
        vaesenc ymm9, ymm9, ymm15
        vaesenc ymm1, ymm1, ymm14
        vaesenc ymm2, ymm2, ymm14
        vaesenc ymm3, ymm3, ymm14
        vaesenc ymm4, ymm4, ymm14
        vaesenc ymm6, ymm6, ymm14
        vaesenc ymm7, ymm7, ymm14
        vaesenc ymm8, ymm8, ymm14
        vaesenc ymm9, ymm9, ymm14
        vaesenc ymm1, ymm1, ymm13
        vaesenc ymm2, ymm2, ymm13
        vaesenc ymm3, ymm3, ymm13
        vaesenc ymm4, ymm4, ymm13
        vaesenc ymm6, ymm6, ymm13
        vaesenc ymm7, ymm7, ymm13
        vaesenc ymm8, ymm8, ymm13
        vaesenc ymm9, ymm9, ymm13
        vaesenc ymm1, ymm1, ymm12
        vaesenc ymm2, ymm2, ymm12
        vaesenc ymm3, ymm3, ymm12
        vaesenc ymm4, ymm4, ymm12
        vaesenc ymm6, ymm6, ymm12
        vaesenc ymm7, ymm7, ymm12
        vaesenc ymm8, ymm8, ymm12
        vaesenc ymm9, ymm9, ymm12
        vaesenc ymm1, ymm1, ymm11
        vaesenc ymm2, ymm2, ymm11
        vaesenc ymm3, ymm3, ymm11
        vaesenc ymm4, ymm4, ymm11
        vaesenc ymm6, ymm6, ymm11
        vaesenc ymm7, ymm7, ymm11
        vaesenc ymm8, ymm8, ymm11
        vaesenc ymm9, ymm9, ymm11
        vaesenclast     ymm1, ymm1, ymm10
        vaesenclast     ymm2, ymm2, ymm10
        vaesenclast     ymm3, ymm3, ymm10
        vaesenclast     ymm4, ymm4, ymm10
        vaesenclast     ymm6, ymm6, ymm10
        vaesenclast     ymm7, ymm7, ymm10
        vaesenclast     ymm8, ymm8, ymm10
        vaesenclast     ymm9, ymm9, ymm10
        mov     rdx, [rsp + 128]
        vmovdqu [rdx + r11], xmm1
        mov     rbx, [rsp + 136]
        vextracti128    [rbx + r11], ymm1, 1
        mov     rdx, [rsp + 144]
        vmovdqu [rdx + r11], xmm2
        mov     rbx, [rsp + 152]
        vextracti128    [rbx + r11], ymm2, 1
        mov     rdx, [rsp + 160]
        vmovdqu [rdx + r11], xmm3
        mov     rbx, [rsp + 168]
        vextracti128    [rbx + r11], ymm3, 1
        mov     rdx, [rsp + 176]
        vmovdqu [rdx + r11], xmm4
        mov     rbx, [rsp + 184]
        vextracti128    [rbx + r11], ymm4, 1
        mov     rdx, [rsp + 192]
        vmovdqu [rdx + r11], xmm6
        mov     rbx, [rsp + 200]
        vextracti128    [rbx + r11], ymm6, 1
        mov     rdx, [rsp + 208]
        vmovdqu [rdx + r11], xmm7
        mov     rbx, [rsp + 216]
        vextracti128    [rbx + r11], ymm7, 1
        mov     rdx, [rsp + 224]
        vmovdqu [rdx + r11], xmm8
        mov     rbx, [rsp + 232]
        vextracti128    [rbx + r11], ymm8, 1
        mov     rdx, [rsp + 240]
        vmovdqu [rdx + r11], xmm9
        mov     rbx, [rsp + 248]
        vextracti128    [rbx + r11], ymm9, 1
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_256)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     rbp, [rsp + 384]
        test    rbp, rbp
        jz      L(take0)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm1
        mov     rdx, [rsp + 128]
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
        vinserti128     ymm1, ymm1, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 128], rdx
        mov     [rsp], rbx
        mov     [rsp + 256], rcx
        mov     [rsp + 384], rbp
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 256], rcx
        mov     [rsp + 384], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     rbp, [rsp + 392]
        test    rbp, rbp
        jz      L(take1)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm1, 1
        mov     rdx, [rsp + 136]
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
        vinserti128     ymm1, ymm1, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 136], rdx
        mov     [rsp + 8], rbx
        mov     [rsp + 264], rcx
        mov     [rsp + 392], rbp
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 264], rcx
        mov     [rsp + 392], rsi
        jmp     L(lane1)

        // Lane 2: its stream steps on to here.
L(ended2):
        mov     rbp, [rsp + 400]
        test    rbp, rbp
        jz      L(take2)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm2
        mov     rdx, [rsp + 144]
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
        vinserti128     ymm2, ymm2, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 144], rdx
        mov     [rsp + 16], rbx
        mov     [rsp + 272], rcx
        mov     [rsp + 400], rbp
        jmp     L(lane2)
L(idle2):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 272], rcx
        mov     [rsp + 400], rsi
        jmp     L(lane2)

        // Lane 3: its stream steps on to here.
L(ended3):
        mov     rbp, [rsp + 408]
        test    rbp, rbp
        jz      L(take3)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm2, 1
        mov     rdx, [rsp + 152]
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
        vinserti128     ymm2, ymm2, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 152], rdx
        mov     [rsp + 24], rbx
        mov     [rsp + 280], rcx
        mov     [rsp + 408], rbp
        jmp     L(lane3)
L(idle3):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 280], rcx
        mov     [rsp + 408], rsi
        jmp     L(lane3)

        // Lane 4: its stream steps on to here.
L(ended4):
        mov     rbp, [rsp + 416]
        test    rbp, rbp
        jz      L(take4)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm3
        mov     rdx, [rsp + 160]
        mov     rbx, [rsp + 32]
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
L(take4):
        sub     rsi, 1
        jb      L(idle4)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take4)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm3, ymm3, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 160], rdx
        mov     [rsp + 32], rbx
        mov     [rsp + 288], rcx
        mov     [rsp + 416], rbp
        jmp     L(lane4)
L(idle4):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 288], rcx
        mov     [rsp + 416], rsi
        jmp     L(lane4)

        // Lane 5: its stream steps on to here.
L(ended5):
        mov     rbp, [rsp + 424]
        test    rbp, rbp
        jz      L(take5)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm3, 1
        mov     rdx, [rsp + 168]
        mov     rbx, [rsp + 40]
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
L(take5):
        sub     rsi, 1
        jb      L(idle5)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take5)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm3, ymm3, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 168], rdx
        mov     [rsp + 40], rbx
        mov     [rsp + 296], rcx
        mov     [rsp + 424], rbp
        jmp     L(lane5)
L(idle5):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 296], rcx
        mov     [rsp + 424], rsi
        jmp     L(lane5)

        // Lane 6: its stream steps on to here.
L(ended6):
        mov     rbp, [rsp + 432]
        test    rbp, rbp
        jz      L(take6)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm4
        mov     rdx, [rsp + 176]
        mov     rbx, [rsp + 48]
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
L(take6):
        sub     rsi, 1
        jb      L(idle6)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take6)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm4, ymm4, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 176], rdx
        mov     [rsp + 48], rbx
        mov     [rsp + 304], rcx
        mov     [rsp + 432], rbp
        jmp     L(lane6)
L(idle6):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 304], rcx
        mov     [rsp + 432], rsi
        jmp     L(lane6)

        // Lane 7: its stream steps on to here.
L(ended7):
        mov     rbp, [rsp + 440]
        test    rbp, rbp
        jz      L(take7)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm4, 1
        mov     rdx, [rsp + 184]
        mov     rbx, [rsp + 56]
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
L(take7):
        sub     rsi, 1
        jb      L(idle7)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take7)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm4, ymm4, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 184], rdx
        mov     [rsp + 56], rbx
        mov     [rsp + 312], rcx
        mov     [rsp + 440], rbp
        jmp     L(lane7)
L(idle7):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 312], rcx
        mov     [rsp + 440], rsi
        jmp     L(lane7)

        // Lane 8: its stream steps on to here.
L(ended8):
        mov     rbp, [rsp + 448]
        test    rbp, rbp
        jz      L(take8)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm6
        mov     rdx, [rsp + 192]
        mov     rbx, [rsp + 64]
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
L(take8):
        sub     rsi, 1
        jb      L(idle8)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take8)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm6, ymm6, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 192], rdx
        mov     [rsp + 64], rbx
        mov     [rsp + 320], rcx
        mov     [rsp + 448], rbp
        jmp     L(lane8)
L(idle8):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 320], rcx
        mov     [rsp + 448], rsi
        jmp     L(lane8)

        // Lane 9: its stream steps on to here.
L(ended9):
        mov     rbp, [rsp + 456]
        test    rbp, rbp
        jz      L(take9)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm6, 1
        mov     rdx, [rsp + 200]
        mov     rbx, [rsp + 72]
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
L(take9):
        sub     rsi, 1
        jb      L(idle9)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take9)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm6, ymm6, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 200], rdx
        mov     [rsp + 72], rbx
        mov     [rsp + 328], rcx
        mov     [rsp + 456], rbp
        jmp     L(lane9)
L(idle9):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 328], rcx
        mov     [rsp + 456], rsi
        jmp     L(lane9)

        // Lane 10: its stream steps on to here.
L(ended10):
        mov     rbp, [rsp + 464]
        test    rbp, rbp
        jz      L(take10)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm7
        mov     rdx, [rsp + 208]
        mov     rbx, [rsp + 80]
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
L(take10):
        sub     rsi, 1
        jb      L(idle10)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take10)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm7, ymm7, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 208], rdx
        mov     [rsp + 80], rbx
        mov     [rsp + 336], rcx
        mov     [rsp + 464], rbp
        jmp     L(lane10)
L(idle10):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 336], rcx
        mov     [rsp + 464], rsi
        jmp     L(lane10)

        // Lane 11: its stream steps on to here.
L(ended11):
        mov     rbp, [rsp + 472]
        test    rbp, rbp
        jz      L(take11)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm7, 1
        mov     rdx, [rsp + 216]
        mov     rbx, [rsp + 88]
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
L(take11):
        sub     rsi, 1
        jb      L(idle11)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take11)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm7, ymm7, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 216], rdx
        mov     [rsp + 88], rbx
        mov     [rsp + 344], rcx
        mov     [rsp + 472], rbp
        jmp     L(lane11)
L(idle11):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 344], rcx
        mov     [rsp + 472], rsi
        jmp     L(lane11)

        // Lane 12: its stream steps on to here.
L(ended12):
        mov     rbp, [rsp + 480]
        test    rbp, rbp
        jz      L(take12)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm8
        mov     rdx, [rsp + 224]
        mov     rbx, [rsp + 96]
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
L(take12):
        sub     rsi, 1
        jb      L(idle12)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take12)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm8, ymm8, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 224], rdx
        mov     [rsp + 96], rbx
        mov     [rsp + 352], rcx
        mov     [rsp + 480], rbp
        jmp     L(lane12)
L(idle12):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 352], rcx
        mov     [rsp + 480], rsi
        jmp     L(lane12)

        // Lane 13: its stream steps on to here.
L(ended13):
        mov     rbp, [rsp + 488]
        test    rbp, rbp
        jz      L(take13)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm8, 1
        mov     rdx, [rsp + 232]
        mov     rbx, [rsp + 104]
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
L(take13):
        sub     rsi, 1
        jb      L(idle13)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take13)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm8, ymm8, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 232], rdx
        mov     [rsp + 104], rbx
        mov     [rsp + 360], rcx
        mov     [rsp + 488], rbp
        jmp     L(lane13)
L(idle13):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 360], rcx
        mov     [rsp + 488], rsi
        jmp     L(lane13)

        // Lane 14: its stream steps on to here.
L(ended14):
        mov     rbp, [rsp + 496]
        test    rbp, rbp
        jz      L(take14)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vmovdqu [rdx], xmm9
        mov     rdx, [rsp + 240]
        mov     rbx, [rsp + 112]
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
L(take14):
        sub     rsi, 1
        jb      L(idle14)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take14)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm9, ymm9, [rdx], 0
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 240], rdx
        mov     [rsp + 112], rbx
        mov     [rsp + 368], rcx
        mov     [rsp + 496], rbp
        jmp     L(lane14)
L(idle14):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 368], rcx
        mov     [rsp + 496], rsi
        jmp     L(lane14)

        // Lane 15: its stream steps on to here.
L(ended15):
        mov     rbp, [rsp + 504]
        test    rbp, rbp
        jz      L(take15)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vextracti128    [rdx], ymm9, 1
        mov     rdx, [rsp + 248]
        mov     rbx, [rsp + 120]
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
L(take15):
        sub     rsi, 1
        jb      L(idle15)
        mov     rbp, rdi
        add     rdi, AESGEN_STREAM_SIZE
        mov     rcx, [rbp + AESGEN_STREAM_BYTES]
        and     rcx, -16
        jz      L(take15)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        vinserti128     ymm9, ymm9, [rdx], 1
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 248], rdx
        mov     [rsp + 120], rbx
        mov     [rsp + 376], rcx
        mov     [rsp + 504], rbp
        jmp     L(lane15)
L(idle15):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 512], rcx
        mov     [rsp + 376], rcx
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
        vextracti128    xmm5, ymm9, 1
        mov     rdx, [rsp + 120]
        mov     rbx, [rsp + 248]
        jmp     L(copy)
L(spare14):
        vextracti128    xmm5, ymm9, 0
        mov     rdx, [rsp + 112]
        mov     rbx, [rsp + 240]
        jmp     L(copy)
L(spare13):
        vextracti128    xmm5, ymm8, 1
        mov     rdx, [rsp + 104]
        mov     rbx, [rsp + 232]
        jmp     L(copy)
L(spare12):
        vextracti128    xmm5, ymm8, 0
        mov     rdx, [rsp + 96]
        mov     rbx, [rsp + 224]
        jmp     L(copy)
L(spare11):
        vextracti128    xmm5, ymm7, 1
        mov     rdx, [rsp + 88]
        mov     rbx, [rsp + 216]
        jmp     L(copy)
L(spare10):
        vextracti128    xmm5, ymm7, 0
        mov     rdx, [rsp + 80]
        mov     rbx, [rsp + 208]
        jmp     L(copy)
L(spare9):
        vextracti128    xmm5, ymm6, 1
        mov     rdx, [rsp + 72]
        mov     rbx, [rsp + 200]
        jmp     L(copy)
L(spare8):
        vextracti128    xmm5, ymm6, 0
        mov     rdx, [rsp + 64]
        mov     rbx, [rsp + 192]
        jmp     L(copy)
L(spare7):
        vextracti128    xmm5, ymm4, 1
        mov     rdx, [rsp + 56]
        mov     rbx, [rsp + 184]
        jmp     L(copy)
L(spare6):
        vextracti128    xmm5, ymm4, 0
        mov     rdx, [rsp + 48]
        mov     rbx, [rsp + 176]
        jmp     L(copy)
L(spare5):
        vextracti128    xmm5, ymm3, 1
        mov     rdx, [rsp + 40]
        mov     rbx, [rsp + 168]
        jmp     L(copy)
L(spare4):
        vextracti128    xmm5, ymm3, 0
        mov     rdx, [rsp + 32]
        mov     rbx, [rsp + 160]
        jmp     L(copy)
L(spare3):
        vextracti128    xmm5, ymm2, 1
        mov     rdx, [rsp + 24]
        mov     rbx, [rsp + 152]
        jmp     L(copy)
L(spare2):
        vextracti128    xmm5, ymm2, 0
        mov     rdx, [rsp + 16]
        mov     rbx, [rsp + 144]
        jmp     L(copy)
L(spare1):
        vextracti128    xmm5, ymm1, 1
        mov     rdx, [rsp + 8]
        mov     rbx, [rsp + 136]
        jmp     L(copy)
L(spare0):
        vextracti128    xmm5, ymm1, 0
        mov     rdx, [rsp]
        mov     rbx, [rsp + 128]
L(copy):
        cmp     qword ptr [rsp + 384], 0
        jne     L(has0)
        vinserti128     ymm1, ymm1, xmm5, 0
        mov     [rsp], rdx
        mov     [rsp + 128], rbx
L(has0):
        cmp     qword ptr [rsp + 392], 0
        jne     L(has1)
        vinserti128     ymm1, ymm1, xmm5, 1
        mov     [rsp + 8], rdx
        mov     [rsp + 136], rbx
L(has1):
        cmp     qword ptr [rsp + 400], 0
        jne     L(has2)
        vinserti128     ymm2, ymm2, xmm5, 0
        mov     [rsp + 16], rdx
        mov     [rsp + 144], rbx
L(has2):
        cmp     qword ptr [rsp + 408], 0
        jne     L(has3)
        vinserti128     ymm2, ymm2, xmm5, 1
        mov     [rsp + 24], rdx
        mov     [rsp + 152], rbx
L(has3):
        cmp     qword ptr [rsp + 416], 0
        jne     L(has4)
        vinserti128     ymm3, ymm3, xmm5, 0
        mov     [rsp + 32], rdx
        mov     [rsp + 160], rbx
L(has4):
        cmp     qword ptr [rsp + 424], 0
        jne     L(has5)
        vinserti128     ymm3, ymm3, xmm5, 1
        mov     [rsp + 40], rdx
        mov     [rsp + 168], rbx
L(has5):
        cmp     qword ptr [rsp + 432], 0
        jne     L(has6)
        vinserti128     ymm4, ymm4, xmm5, 0
        mov     [rsp + 48], rdx
        mov     [rsp + 176], rbx
L(has6):
        cmp     qword ptr [rsp + 440], 0
        jne     L(has7)
        vinserti128     ymm4, ymm4, xmm5, 1
        mov     [rsp + 56], rdx
        mov     [rsp + 184], rbx
L(has7):
        cmp     qword ptr [rsp + 448], 0
        jne     L(has8)
        vinserti128     ymm6, ymm6, xmm5, 0
        mov     [rsp + 64], rdx
        mov     [rsp + 192], rbx
L(has8):
        cmp     qword ptr [rsp + 456], 0
        jne     L(has9)
        vinserti128     ymm6, ymm6, xmm5, 1
        mov     [rsp + 72], rdx
        mov     [rsp + 200], rbx
L(has9):
        cmp     qword ptr [rsp + 464], 0
        jne     L(has10)
        vinserti128     ymm7, ymm7, xmm5, 0
        mov     [rsp + 80], rdx
        mov     [rsp + 208], rbx
L(has10):
        cmp     qword ptr [rsp + 472], 0
        jne     L(has11)
        vinserti128     ymm7, ymm7, xmm5, 1
        mov     [rsp + 88], rdx
        mov     [rsp + 216], rbx
L(has11):
        cmp     qword ptr [rsp + 480], 0
        jne     L(has12)
        vinserti128     ymm8, ymm8, xmm5, 0
        mov     [rsp + 96], rdx
        mov     [rsp + 224], rbx
L(has12):
        cmp     qword ptr [rsp + 488], 0
        jne     L(has13)
        vinserti128     ymm8, ymm8, xmm5, 1
        mov     [rsp + 104], rdx
        mov     [rsp + 232], rbx
L(has13):
        cmp     qword ptr [rsp + 496], 0
        jne     L(has14)
        vinserti128     ymm9, ymm9, xmm5, 0
        mov     [rsp + 112], rdx
        mov     [rsp + 240], rbx
L(has14):
        cmp     qword ptr [rsp + 504], 0
        jne     L(has15)
        vinserti128     ymm9, ymm9, xmm5, 1
        mov     [rsp + 120], rdx
        mov     [rsp + 248], rbx
L(has15):
        jmp     L(spread_out)
L(done):
        xor     eax, eax
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
        add     rsp, 528
        .cfi_adjust_cfa_offset  -528
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_vaes256_x8_inline_resident_y0)

        AESGEN_NOTES

#endif
