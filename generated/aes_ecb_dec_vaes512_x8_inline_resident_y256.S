// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ecb_dec_vaes512_x8_inline_resident_y256
// AES ECB decryption (SP 800-38A 6.1) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 32 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 256 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/ecb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa vaes512 --mode ecb_dec --interleave 8 --inline inline --regalloc resident --yield-blocks 256
// Change the templates, never this file.
//
//   rdi             out          output
//   rsi             in           input
//   rdx             bytes        bytes to do
//   rcx             ks           key schedule
//   rax             left         result: bytes left undone
//   rax             last         where the last round key is, from the first
//   rax             above        blocks above 2
//   rax             part         a bit for each byte of the last register
//   r10             rounds       number of rounds
//   r11             kbase        where key 0 would lie, were all numbered from the end
//   r9              flag         the yield flag
//   rax             count        blocks to process before the next look at the flag
//   rax             whole        bytes in whole blocks
//   r9              tail_bytes   bytes of the last register
//   xmm0 xmm2-xmm8  data0-data7  four blocks each
//   xmm1            key          a round key on its way, or a passing value
//   xmm18-xmm31     k1-k14       round keys, numbered from the end
//   k1              tail         the same, as a mask

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ecb_dec_vaes512_x8_inline_resident_y256)
        endbr64
        cmp     rdx, 16
        jne     L(several)
        vmovdqu64       xmm0, [rsi]
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vpxorq  xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 16]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 32]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 48]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 64]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 80]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 96]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 112]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 128]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 144]
        cmp     eax, 192
        jae     L(one_longer)
L(one_last):
        vaesdeclast     xmm0, xmm0, [rcx + rax + AESGEN_SCHEDULE_DEC]
        vmovdqu64       [rdi], xmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
#endif
        ret
L(one_longer):
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 160]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 176]
        je      L(one_last)
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 192]
        vaesdec xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC + 208]
        jmp     L(one_last)
L(several):
        lea     rax, [rdx - 32]
        ror     rax, 4
        cmp     rax, 2
        ja      L(long)
        mov     rax, -1
        bzhi    rax, rax, rdx
        kmovq   k1, rax
        vmovdqu8        zmm0{k1}{z}, [rsi]
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        shl     eax, 4
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 16]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 32]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 48]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 64]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 80]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 96]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 112]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 128]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 144]
        vaesdec zmm0, zmm0, zmm1
        cmp     eax, 192
        jae     L(register_longer)
L(register_last):
        vbroadcasti32x4 zmm1, [rcx + rax + AESGEN_SCHEDULE_DEC]
        vaesdeclast     zmm0, zmm0, zmm1
        vmovdqu8        [rdi]{k1}, zmm0
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        kxorw   k1, k1, k1
#endif
        vzeroupper
        ret
L(register_longer):
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 160]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 176]
        vaesdec zmm0, zmm0, zmm1
        je      L(register_last)
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 192]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC + 208]
        vaesdec zmm0, zmm0, zmm1
        jmp     L(register_last)
L(long):
        cmp     rdx, 16
        jb      L(done)
        movzx   r10d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r11d, r10d
        shl     r11d, 4
        lea     r11, [rcx + r11 + AESGEN_SCHEDULE_DEC - 224]
        cmp     rdx, 512
        jb      L(reset)
        vbroadcasti32x4 zmm31, [r11 + 80]
        vbroadcasti32x4 zmm30, [r11 + 96]
        vbroadcasti32x4 zmm29, [r11 + 112]
        vbroadcasti32x4 zmm28, [r11 + 128]
        vbroadcasti32x4 zmm27, [r11 + 144]
        vbroadcasti32x4 zmm26, [r11 + 160]
        vbroadcasti32x4 zmm25, [r11 + 176]
        vbroadcasti32x4 zmm24, [r11 + 192]
        vbroadcasti32x4 zmm23, [r11 + 208]
        vbroadcasti32x4 zmm22, [r11 + 224]
        cmp     r10d, 12
        jb      L(keys_loaded)
        vbroadcasti32x4 zmm21, [r11 + 48]
        vbroadcasti32x4 zmm20, [r11 + 64]
        je      L(keys_loaded)
        vbroadcasti32x4 zmm19, [r11 + 16]
        vbroadcasti32x4 zmm18, [r11 + 32]
L(keys_loaded):

        // From the start, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     eax, 256

        // After anything but a full pass.
        cmp     rdx, 512
        jb      L(rest)
        cmp     r10d, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 32 blocks a pass
L(pass_128):
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu64       zmm5, [rsi + 256]
        vmovdqu64       zmm6, [rsi + 320]
        vmovdqu64       zmm7, [rsi + 384]
        vmovdqu64       zmm8, [rsi + 448]
        add     rsi, 512
        sub     rdx, 512
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vpxorq  zmm8, zmm8, zmm1
        vaesdec zmm0, zmm0, zmm31
        vaesdec zmm2, zmm2, zmm31
        vaesdec zmm3, zmm3, zmm31
        vaesdec zmm4, zmm4, zmm31
        vaesdec zmm5, zmm5, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm0, zmm0, zmm30
        vaesdec zmm2, zmm2, zmm30
        vaesdec zmm3, zmm3, zmm30
        vaesdec zmm4, zmm4, zmm30
        vaesdec zmm5, zmm5, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm0, zmm0, zmm29
        vaesdec zmm2, zmm2, zmm29
        vaesdec zmm3, zmm3, zmm29
        vaesdec zmm4, zmm4, zmm29
        vaesdec zmm5, zmm5, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm0, zmm0, zmm28
        vaesdec zmm2, zmm2, zmm28
        vaesdec zmm3, zmm3, zmm28
        vaesdec zmm4, zmm4, zmm28
        vaesdec zmm5, zmm5, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm0, zmm0, zmm27
        vaesdec zmm2, zmm2, zmm27
        vaesdec zmm3, zmm3, zmm27
        vaesdec zmm4, zmm4, zmm27
        vaesdec zmm5, zmm5, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm0, zmm0, zmm26
        vaesdec zmm2, zmm2, zmm26
        vaesdec zmm3, zmm3, zmm26
        vaesdec zmm4, zmm4, zmm26
        vaesdec zmm5, zmm5, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm0, zmm0, zmm25
        vaesdec zmm2, zmm2, zmm25
        vaesdec zmm3, zmm3, zmm25
        vaesdec zmm4, zmm4, zmm25
        vaesdec zmm5, zmm5, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm0, zmm0, zmm24
        vaesdec zmm2, zmm2, zmm24
        vaesdec zmm3, zmm3, zmm24
        vaesdec zmm4, zmm4, zmm24
        vaesdec zmm5, zmm5, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm0, zmm0, zmm23
        vaesdec zmm2, zmm2, zmm23
        vaesdec zmm3, zmm3, zmm23
        vaesdec zmm4, zmm4, zmm23
        vaesdec zmm5, zmm5, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm0, zmm0, zmm22
        vaesdeclast     zmm2, zmm2, zmm22
        vaesdeclast     zmm3, zmm3, zmm22
        vaesdeclast     zmm4, zmm4, zmm22
        vaesdeclast     zmm5, zmm5, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu64       [rdi + 256], zmm5
        vmovdqu64       [rdi + 320], zmm6
        vmovdqu64       [rdi + 384], zmm7
        vmovdqu64       [rdi + 448], zmm8
        add     rdi, 512
        sub     eax, 32
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 512
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 32 blocks a pass
L(pass_192):
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu64       zmm5, [rsi + 256]
        vmovdqu64       zmm6, [rsi + 320]
        vmovdqu64       zmm7, [rsi + 384]
        vmovdqu64       zmm8, [rsi + 448]
        add     rsi, 512
        sub     rdx, 512
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vpxorq  zmm8, zmm8, zmm1
        vaesdec zmm0, zmm0, zmm21
        vaesdec zmm2, zmm2, zmm21
        vaesdec zmm3, zmm3, zmm21
        vaesdec zmm4, zmm4, zmm21
        vaesdec zmm5, zmm5, zmm21
        vaesdec zmm6, zmm6, zmm21
        vaesdec zmm7, zmm7, zmm21
        vaesdec zmm8, zmm8, zmm21
        vaesdec zmm0, zmm0, zmm20
        vaesdec zmm2, zmm2, zmm20
        vaesdec zmm3, zmm3, zmm20
        vaesdec zmm4, zmm4, zmm20
        vaesdec zmm5, zmm5, zmm20
        vaesdec zmm6, zmm6, zmm20
        vaesdec zmm7, zmm7, zmm20
        vaesdec zmm8, zmm8, zmm20
        vaesdec zmm0, zmm0, zmm31
        vaesdec zmm2, zmm2, zmm31
        vaesdec zmm3, zmm3, zmm31
        vaesdec zmm4, zmm4, zmm31
        vaesdec zmm5, zmm5, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm0, zmm0, zmm30
        vaesdec zmm2, zmm2, zmm30
        vaesdec zmm3, zmm3, zmm30
        vaesdec zmm4, zmm4, zmm30
        vaesdec zmm5, zmm5, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm0, zmm0, zmm29
        vaesdec zmm2, zmm2, zmm29
        vaesdec zmm3, zmm3, zmm29
        vaesdec zmm4, zmm4, zmm29
        vaesdec zmm5, zmm5, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm0, zmm0, zmm28
        vaesdec zmm2, zmm2, zmm28
        vaesdec zmm3, zmm3, zmm28
        vaesdec zmm4, zmm4, zmm28
        vaesdec zmm5, zmm5, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm0, zmm0, zmm27
        vaesdec zmm2, zmm2, zmm27
        vaesdec zmm3, zmm3, zmm27
        vaesdec zmm4, zmm4, zmm27
        vaesdec zmm5, zmm5, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm0, zmm0, zmm26
        vaesdec zmm2, zmm2, zmm26
        vaesdec zmm3, zmm3, zmm26
        vaesdec zmm4, zmm4, zmm26
        vaesdec zmm5, zmm5, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm0, zmm0, zmm25
        vaesdec zmm2, zmm2, zmm25
        vaesdec zmm3, zmm3, zmm25
        vaesdec zmm4, zmm4, zmm25
        vaesdec zmm5, zmm5, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm0, zmm0, zmm24
        vaesdec zmm2, zmm2, zmm24
        vaesdec zmm3, zmm3, zmm24
        vaesdec zmm4, zmm4, zmm24
        vaesdec zmm5, zmm5, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm0, zmm0, zmm23
        vaesdec zmm2, zmm2, zmm23
        vaesdec zmm3, zmm3, zmm23
        vaesdec zmm4, zmm4, zmm23
        vaesdec zmm5, zmm5, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm0, zmm0, zmm22
        vaesdeclast     zmm2, zmm2, zmm22
        vaesdeclast     zmm3, zmm3, zmm22
        vaesdeclast     zmm4, zmm4, zmm22
        vaesdeclast     zmm5, zmm5, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu64       [rdi + 256], zmm5
        vmovdqu64       [rdi + 320], zmm6
        vmovdqu64       [rdi + 384], zmm7
        vmovdqu64       [rdi + 448], zmm8
        add     rdi, 512
        sub     eax, 32
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 512
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 32 blocks a pass
L(pass_256):
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu64       zmm5, [rsi + 256]
        vmovdqu64       zmm6, [rsi + 320]
        vmovdqu64       zmm7, [rsi + 384]
        vmovdqu64       zmm8, [rsi + 448]
        add     rsi, 512
        sub     rdx, 512
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vpxorq  zmm8, zmm8, zmm1
        vaesdec zmm0, zmm0, zmm19
        vaesdec zmm2, zmm2, zmm19
        vaesdec zmm3, zmm3, zmm19
        vaesdec zmm4, zmm4, zmm19
        vaesdec zmm5, zmm5, zmm19
        vaesdec zmm6, zmm6, zmm19
        vaesdec zmm7, zmm7, zmm19
        vaesdec zmm8, zmm8, zmm19
        vaesdec zmm0, zmm0, zmm18
        vaesdec zmm2, zmm2, zmm18
        vaesdec zmm3, zmm3, zmm18
        vaesdec zmm4, zmm4, zmm18
        vaesdec zmm5, zmm5, zmm18
        vaesdec zmm6, zmm6, zmm18
        vaesdec zmm7, zmm7, zmm18
        vaesdec zmm8, zmm8, zmm18
        vaesdec zmm0, zmm0, zmm21
        vaesdec zmm2, zmm2, zmm21
        vaesdec zmm3, zmm3, zmm21
        vaesdec zmm4, zmm4, zmm21
        vaesdec zmm5, zmm5, zmm21
        vaesdec zmm6, zmm6, zmm21
        vaesdec zmm7, zmm7, zmm21
        vaesdec zmm8, zmm8, zmm21
        vaesdec zmm0, zmm0, zmm20
        vaesdec zmm2, zmm2, zmm20
        vaesdec zmm3, zmm3, zmm20
        vaesdec zmm4, zmm4, zmm20
        vaesdec zmm5, zmm5, zmm20
        vaesdec zmm6, zmm6, zmm20
        vaesdec zmm7, zmm7, zmm20
        vaesdec zmm8, zmm8, zmm20
        vaesdec zmm0, zmm0, zmm31
        vaesdec zmm2, zmm2, zmm31
        vaesdec zmm3, zmm3, zmm31
        vaesdec zmm4, zmm4, zmm31
        vaesdec zmm5, zmm5, zmm31
        vaesdec zmm6, zmm6, zmm31
        vaesdec zmm7, zmm7, zmm31
        vaesdec zmm8, zmm8, zmm31
        vaesdec zmm0, zmm0, zmm30
        vaesdec zmm2, zmm2, zmm30
        vaesdec zmm3, zmm3, zmm30
        vaesdec zmm4, zmm4, zmm30
        vaesdec zmm5, zmm5, zmm30
        vaesdec zmm6, zmm6, zmm30
        vaesdec zmm7, zmm7, zmm30
        vaesdec zmm8, zmm8, zmm30
        vaesdec zmm0, zmm0, zmm29
        vaesdec zmm2, zmm2, zmm29
        vaesdec zmm3, zmm3, zmm29
        vaesdec zmm4, zmm4, zmm29
        vaesdec zmm5, zmm5, zmm29
        vaesdec zmm6, zmm6, zmm29
        vaesdec zmm7, zmm7, zmm29
        vaesdec zmm8, zmm8, zmm29
        vaesdec zmm0, zmm0, zmm28
        vaesdec zmm2, zmm2, zmm28
        vaesdec zmm3, zmm3, zmm28
        vaesdec zmm4, zmm4, zmm28
        vaesdec zmm5, zmm5, zmm28
        vaesdec zmm6, zmm6, zmm28
        vaesdec zmm7, zmm7, zmm28
        vaesdec zmm8, zmm8, zmm28
        vaesdec zmm0, zmm0, zmm27
        vaesdec zmm2, zmm2, zmm27
        vaesdec zmm3, zmm3, zmm27
        vaesdec zmm4, zmm4, zmm27
        vaesdec zmm5, zmm5, zmm27
        vaesdec zmm6, zmm6, zmm27
        vaesdec zmm7, zmm7, zmm27
        vaesdec zmm8, zmm8, zmm27
        vaesdec zmm0, zmm0, zmm26
        vaesdec zmm2, zmm2, zmm26
        vaesdec zmm3, zmm3, zmm26
        vaesdec zmm4, zmm4, zmm26
        vaesdec zmm5, zmm5, zmm26
        vaesdec zmm6, zmm6, zmm26
        vaesdec zmm7, zmm7, zmm26
        vaesdec zmm8, zmm8, zmm26
        vaesdec zmm0, zmm0, zmm25
        vaesdec zmm2, zmm2, zmm25
        vaesdec zmm3, zmm3, zmm25
        vaesdec zmm4, zmm4, zmm25
        vaesdec zmm5, zmm5, zmm25
        vaesdec zmm6, zmm6, zmm25
        vaesdec zmm7, zmm7, zmm25
        vaesdec zmm8, zmm8, zmm25
        vaesdec zmm0, zmm0, zmm24
        vaesdec zmm2, zmm2, zmm24
        vaesdec zmm3, zmm3, zmm24
        vaesdec zmm4, zmm4, zmm24
        vaesdec zmm5, zmm5, zmm24
        vaesdec zmm6, zmm6, zmm24
        vaesdec zmm7, zmm7, zmm24
        vaesdec zmm8, zmm8, zmm24
        vaesdec zmm0, zmm0, zmm23
        vaesdec zmm2, zmm2, zmm23
        vaesdec zmm3, zmm3, zmm23
        vaesdec zmm4, zmm4, zmm23
        vaesdec zmm5, zmm5, zmm23
        vaesdec zmm6, zmm6, zmm23
        vaesdec zmm7, zmm7, zmm23
        vaesdec zmm8, zmm8, zmm23
        vaesdeclast     zmm0, zmm0, zmm22
        vaesdeclast     zmm2, zmm2, zmm22
        vaesdeclast     zmm3, zmm3, zmm22
        vaesdeclast     zmm4, zmm4, zmm22
        vaesdeclast     zmm5, zmm5, zmm22
        vaesdeclast     zmm6, zmm6, zmm22
        vaesdeclast     zmm7, zmm7, zmm22
        vaesdeclast     zmm8, zmm8, zmm22
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu64       [rdi + 256], zmm5
        vmovdqu64       [rdi + 320], zmm6
        vmovdqu64       [rdi + 384], zmm7
        vmovdqu64       [rdi + 448], zmm8
        add     rdi, 512
        sub     eax, 32
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 512
        jae     L(pass_256)
L(rest):
        mov     eax, edx
        and     eax, -16
        jz      L(done)
        sub     rdx, rax
        cmp     eax, 16
        je      L(single)
        cmp     rax, 64
        jbe     L(rest1)
        cmp     rax, 128
        jbe     L(rest2)
        cmp     rax, 192
        jbe     L(rest3)
        cmp     rax, 256
        jbe     L(rest4)
        cmp     rax, 320
        jbe     L(rest5)
        cmp     rax, 384
        jbe     L(rest6)
        cmp     rax, 448
        jbe     L(rest7)
        lea     r9d, [rax - 448]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu64       zmm5, [rsi + 256]
        vmovdqu64       zmm6, [rsi + 320]
        vmovdqu64       zmm7, [rsi + 384]
        vmovdqu8        zmm8{k1}{z}, [rsi + 448]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        vpxorq  zmm8, zmm8, zmm1
        cmp     r10d, 12
        jb      L(rest8_rounds_128)
        je      L(rest8_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
L(rest8_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
L(rest8_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vaesdec zmm8, zmm8, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vaesdeclast     zmm3, zmm3, zmm1
        vaesdeclast     zmm4, zmm4, zmm1
        vaesdeclast     zmm5, zmm5, zmm1
        vaesdeclast     zmm6, zmm6, zmm1
        vaesdeclast     zmm7, zmm7, zmm1
        vaesdeclast     zmm8, zmm8, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu64       [rdi + 256], zmm5
        vmovdqu64       [rdi + 320], zmm6
        vmovdqu64       [rdi + 384], zmm7
        vmovdqu8        [rdi + 448]{k1}, zmm8
        jmp     L(rest_done)
L(rest7):
        lea     r9d, [rax - 384]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu64       zmm5, [rsi + 256]
        vmovdqu64       zmm6, [rsi + 320]
        vmovdqu8        zmm7{k1}{z}, [rsi + 384]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        vpxorq  zmm7, zmm7, zmm1
        cmp     r10d, 12
        jb      L(rest7_rounds_128)
        je      L(rest7_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
L(rest7_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
L(rest7_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vaesdec zmm7, zmm7, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vaesdeclast     zmm3, zmm3, zmm1
        vaesdeclast     zmm4, zmm4, zmm1
        vaesdeclast     zmm5, zmm5, zmm1
        vaesdeclast     zmm6, zmm6, zmm1
        vaesdeclast     zmm7, zmm7, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu64       [rdi + 256], zmm5
        vmovdqu64       [rdi + 320], zmm6
        vmovdqu8        [rdi + 384]{k1}, zmm7
        jmp     L(rest_done)
L(rest6):
        lea     r9d, [rax - 320]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu64       zmm5, [rsi + 256]
        vmovdqu8        zmm6{k1}{z}, [rsi + 320]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        vpxorq  zmm6, zmm6, zmm1
        cmp     r10d, 12
        jb      L(rest6_rounds_128)
        je      L(rest6_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
L(rest6_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
L(rest6_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vaesdec zmm6, zmm6, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vaesdeclast     zmm3, zmm3, zmm1
        vaesdeclast     zmm4, zmm4, zmm1
        vaesdeclast     zmm5, zmm5, zmm1
        vaesdeclast     zmm6, zmm6, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu64       [rdi + 256], zmm5
        vmovdqu8        [rdi + 320]{k1}, zmm6
        jmp     L(rest_done)
L(rest5):
        lea     r9d, [rax - 256]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu64       zmm4, [rsi + 192]
        vmovdqu8        zmm5{k1}{z}, [rsi + 256]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        vpxorq  zmm5, zmm5, zmm1
        cmp     r10d, 12
        jb      L(rest5_rounds_128)
        je      L(rest5_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
L(rest5_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
L(rest5_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vaesdec zmm5, zmm5, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vaesdeclast     zmm3, zmm3, zmm1
        vaesdeclast     zmm4, zmm4, zmm1
        vaesdeclast     zmm5, zmm5, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu64       [rdi + 192], zmm4
        vmovdqu8        [rdi + 256]{k1}, zmm5
        jmp     L(rest_done)
L(rest4):
        lea     r9d, [rax - 192]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu64       zmm3, [rsi + 128]
        vmovdqu8        zmm4{k1}{z}, [rsi + 192]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        vpxorq  zmm4, zmm4, zmm1
        cmp     r10d, 12
        jb      L(rest4_rounds_128)
        je      L(rest4_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
L(rest4_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
L(rest4_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vaesdec zmm4, zmm4, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vaesdeclast     zmm3, zmm3, zmm1
        vaesdeclast     zmm4, zmm4, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu64       [rdi + 128], zmm3
        vmovdqu8        [rdi + 192]{k1}, zmm4
        jmp     L(rest_done)
L(rest3):
        lea     r9d, [rax - 128]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu64       zmm2, [rsi + 64]
        vmovdqu8        zmm3{k1}{z}, [rsi + 128]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        vpxorq  zmm3, zmm3, zmm1
        cmp     r10d, 12
        jb      L(rest3_rounds_128)
        je      L(rest3_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
L(rest3_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
L(rest3_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vaesdec zmm3, zmm3, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vaesdeclast     zmm3, zmm3, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu64       [rdi + 64], zmm2
        vmovdqu8        [rdi + 128]{k1}, zmm3
        jmp     L(rest_done)
L(rest2):
        lea     r9d, [rax - 64]
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu64       zmm0, [rsi]
        vmovdqu8        zmm2{k1}{z}, [rsi + 64]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        vpxorq  zmm2, zmm2, zmm1
        cmp     r10d, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
L(rest2_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
L(rest2_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vaesdec zmm2, zmm2, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vaesdeclast     zmm2, zmm2, zmm1
        vmovdqu64       [rdi], zmm0
        vmovdqu8        [rdi + 64]{k1}, zmm2
        jmp     L(rest_done)
L(rest1):
        mov     r9d, eax
        mov     rax, -1
        bzhi    rax, rax, r9
        kmovq   k1, rax
        vmovdqu8        zmm0{k1}{z}, [rsi]
        vbroadcasti32x4 zmm1, [rcx + AESGEN_SCHEDULE_DEC]
        vpxorq  zmm0, zmm0, zmm1
        cmp     r10d, 12
        jb      L(rest1_rounds_128)
        je      L(rest1_rounds_192)
        vbroadcasti32x4 zmm1, [r11 + 16]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 32]
        vaesdec zmm0, zmm0, zmm1
L(rest1_rounds_192):
        vbroadcasti32x4 zmm1, [r11 + 48]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 64]
        vaesdec zmm0, zmm0, zmm1
L(rest1_rounds_128):
        vbroadcasti32x4 zmm1, [r11 + 80]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 96]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 112]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 128]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 144]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 160]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 176]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 192]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 208]
        vaesdec zmm0, zmm0, zmm1
        vbroadcasti32x4 zmm1, [r11 + 224]
        vaesdeclast     zmm0, zmm0, zmm1
        vmovdqu8        [rdi]{k1}, zmm0
L(rest_done):
        jmp     L(done)
L(single):
        vmovdqu64       xmm0, [rsi]
        vpxorq  xmm0, xmm0, [rcx + AESGEN_SCHEDULE_DEC]
        cmp     r10d, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        vaesdec xmm0, xmm0, [r11 + 16]
        vaesdec xmm0, xmm0, [r11 + 32]
L(single_rounds_192):
        vaesdec xmm0, xmm0, [r11 + 48]
        vaesdec xmm0, xmm0, [r11 + 64]
L(single_rounds_128):
        vaesdec xmm0, xmm0, [r11 + 80]
        vaesdec xmm0, xmm0, [r11 + 96]
        vaesdec xmm0, xmm0, [r11 + 112]
        vaesdec xmm0, xmm0, [r11 + 128]
        vaesdec xmm0, xmm0, [r11 + 144]
        vaesdec xmm0, xmm0, [r11 + 160]
        vaesdec xmm0, xmm0, [r11 + 176]
        vaesdec xmm0, xmm0, [r11 + 192]
        vaesdec xmm0, xmm0, [r11 + 208]
        vaesdeclast     xmm0, xmm0, [r11 + 224]
        vmovdqu64       [rdi], xmm0
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
        mov     rax, rdx
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     ecx, ecx
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
        xor     r9d, r9d
        xor     r10d, r10d
        xor     r11d, r11d
        kxorw   k1, k1, k1
#endif
        vzeroupper
        ret
        AESGEN_END SYM(aes_ecb_dec_vaes512_x8_inline_resident_y256)

        AESGEN_NOTES

#endif
