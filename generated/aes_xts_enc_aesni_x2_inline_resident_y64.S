// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_enc_aesni_x2_inline_resident_y64
// AES XTS encryption (IEEE 1619, SP 800-38E) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 2 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode xts_enc --interleave 2 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdi         out            output
//   rsi         in             input
//   rdx         bytes          bytes to do
//   rcx         ks             key schedule
//   r8          state          state (chaining block, counter block or tweak)
//   rax         left           result: bytes left undone
//   rbx         pair           bytes of the final pair: 0, or 17 to 31
//   r10         rounds         number of rounds
//   r11         kbase          where key 0 would lie, were all numbered from the end
//   r9          flag           the yield flag
//   rax         count          blocks to process before the next look at the flag
//   rax         blocks         bytes of the remainder, then its blocks
//   r9          table          shuffles for every length
//   rax         rest           bytes of the partial block
//   xmm1-xmm2   data0-data1    blocks in flight
//   xmm3 xmm5   tweak0-tweak1  their tweaks
//   xmm0        next           the next tweak
//   xmm4        key            a round key on its way, or a passing value
//   xmm6-xmm15  k5-k14         round keys, numbered from the end
//   xmm0        tail           the last 16 bytes of input
//   xmm3        stolen         the partial block, at the end of the register
//   xmm2        shuffle        moves the start of a block to its end, then the end to the start
//   xmm3        kept           which bytes stay

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_enc_aesni_x2_inline_resident_y64)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        cmp     rdx, 16
        jb      L(nothing)
        movzx   r10d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r11d, r10d
        shl     r11d, 4
        lea     r11, [rcx + r11 + AESGEN_SCHEDULE_ENC - 224]
        movdqu  xmm15, [r11 + 80]
        movdqu  xmm14, [r11 + 96]
        movdqu  xmm13, [r11 + 112]
        movdqu  xmm12, [r11 + 128]
        movdqu  xmm11, [r11 + 144]
        movdqu  xmm10, [r11 + 160]
        movdqu  xmm9, [r11 + 176]
        movdqu  xmm8, [r11 + 192]
        movdqu  xmm7, [r11 + 208]
        movdqu  xmm6, [r11 + 224]
        movdqu  xmm0, [r8]                              // little-endian, as the standard has it

        // With a partial block at the end, it and the block before it are kept out of the passes.
        mov     ebx, edx
        and     ebx, 15
        jz      L(whole)
        add     ebx, 16
        sub     rdx, rbx
L(whole):

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     eax, 64
        cmp     rdx, 32
        jb      L(rest)
        cmp     r10d, 12
        ja      L(pass_256)

        // AES-128: 2 blocks a pass
L(pass_128):
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        add     rsi, 32
        sub     rdx, 32
        movdqa  xmm3, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm4, xmm0, 0x13
        psrad   xmm4, 31
        pand    xmm4, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm4
        movdqa  xmm5, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm4, xmm0, 0x13
        psrad   xmm4, 31
        pand    xmm4, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm4
        movdqu  xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm4
        pxor    xmm2, xmm4
        aesenc  xmm1, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm2, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm2, xmm6
        pxor    xmm1, xmm3
        pxor    xmm2, xmm5
        movdqu  [rdi], xmm1
        movdqu  [rdi + 16], xmm2
        add     rdi, 32
        sub     eax, 2
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: 2 blocks a pass
L(pass_256):
        movdqu  xmm1, [rsi]
        movdqu  xmm2, [rsi + 16]
        add     rsi, 32
        sub     rdx, 32
        movdqa  xmm3, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm4, xmm0, 0x13
        psrad   xmm4, 31
        pand    xmm4, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm4
        movdqa  xmm5, xmm0
        pxor    xmm2, xmm0
        pshufd  xmm4, xmm0, 0x13
        psrad   xmm4, 31
        pand    xmm4, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm4
        movdqu  xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm4
        pxor    xmm2, xmm4
        movdqu  xmm4, [r11 + 16]
        aesenc  xmm1, xmm4
        aesenc  xmm2, xmm4
        movdqu  xmm4, [r11 + 32]
        aesenc  xmm1, xmm4
        aesenc  xmm2, xmm4
        movdqu  xmm4, [r11 + 48]
        aesenc  xmm1, xmm4
        aesenc  xmm2, xmm4
        movdqu  xmm4, [r11 + 64]
        aesenc  xmm1, xmm4
        aesenc  xmm2, xmm4
        aesenc  xmm1, xmm15
        aesenc  xmm2, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm2, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm2, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm2, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm2, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm2, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm2, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm2, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm2, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm2, xmm6
        pxor    xmm1, xmm3
        pxor    xmm2, xmm5
        movdqu  [rdi], xmm1
        movdqu  [rdi + 16], xmm2
        add     rdi, 32
        sub     eax, 2
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_256)
L(rest):

        // Fewer blocks than a pass has: one narrower pass for all.
        test    rdx, rdx
        jz      L(pair)
        mov     rax, rdx
        movdqu  xmm1, [rsi]
        movdqa  xmm3, xmm0
        pxor    xmm1, xmm0
        pshufd  xmm4, xmm0, 0x13
        psrad   xmm4, 31
        pand    xmm4, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm4
        movdqu  xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm4
        cmp     r10d, 12
        jb      L(rest1_rounds_128)
        movdqu  xmm4, [r11 + 16]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 32]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 48]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 64]
        aesenc  xmm1, xmm4
L(rest1_rounds_128):
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
        pxor    xmm1, xmm3
        movdqu  [rdi], xmm1
        and     rdx, 15
        add     rsi, rax
        add     rdi, rax

        // The last full block and the partial one steal from each other; decryption takes their tweaks in the other order.
L(pair):
        test    ebx, ebx
        jz      L(done)
        movdqu  xmm1, [rsi]
        movdqa  xmm3, xmm0
        pshufd  xmm4, xmm0, 0x13
        psrad   xmm4, 31
        pand    xmm4, [rip + L(carries)]
        paddq   xmm0, xmm0
        pxor    xmm0, xmm4
        movdqa  xmm5, xmm0
        lea     eax, [rbx - 16]
        movdqu  xmm0, [rsi + rax]
        pxor    xmm1, xmm3
        movdqu  xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm4
        cmp     r10d, 12
        jb      L(pair_rounds_128)
        movdqu  xmm4, [r11 + 16]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 32]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 48]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 64]
        aesenc  xmm1, xmm4
L(pair_rounds_128):
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
        pxor    xmm1, xmm3
        lea     r9, [rip + L(shuffles)]
        movdqu  xmm2, [r9 + rax]
        movdqa  xmm3, xmm1
        pshufb  xmm3, xmm2                              // the start of this block becomes the partial one
        movdqu  [rdi + rax], xmm3                       // up to 15 bytes of it are zero, and stored over below
        sub     r9, rax
        movdqu  xmm2, [r9 + 32]
        pxor    xmm3, xmm3
        pcmpgtb xmm3, xmm2
        pshufb  xmm0, xmm2                              // and the input's partial block takes its place
        pand    xmm1, xmm3
        pxor    xmm1, xmm0
        pxor    xmm1, xmm5
        movdqu  xmm4, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm1, xmm4
        cmp     r10d, 12
        jb      L(stolen_rounds_128)
        movdqu  xmm4, [r11 + 16]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 32]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 48]
        aesenc  xmm1, xmm4
        movdqu  xmm4, [r11 + 64]
        aesenc  xmm1, xmm4
L(stolen_rounds_128):
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
        pxor    xmm1, xmm5
        movdqu  [rdi], xmm1

        // No next block exists, so the state is wiped.
        pxor    xmm0, xmm0
        xor     ebx, ebx
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        mov     rax, rdx
        add     rax, rbx
        jz      L(done)
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)
L(done):
        movdqu  [r8], xmm0
        add     rdx, rbx
L(nothing):
        mov     rax, rdx
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
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_xts_enc_aesni_x2_inline_resident_y64)

        AESGEN_RODATA
L(carries):
        .quad   0x87, 1
L(shuffles):
        .fill   16, 1, 0xff
        .byte   0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .fill   16, 1, 0xff

        AESGEN_NOTES

#endif
