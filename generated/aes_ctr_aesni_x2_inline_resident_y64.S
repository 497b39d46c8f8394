// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_aesni_x2_inline_resident_y64
// AES CTR encryption and decryption (SP 800-38A 6.5) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 2 blocks in flight, round code inline, round keys resident in registers, looks at the yield flag every 64 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode ctr --interleave 2 --inline inline --regalloc resident --yield-blocks 64
// Change the templates, never this file.
//
//   rdi         out          output
//   rsi         in           input
//   rdx         bytes        bytes to do
//   rcx         ks           key schedule
//   r8          state        state (chaining block, counter block or tweak)
//   rax         left         result: bytes left undone
//   r11         hi           high half of the counter
//   rbx         lo           low half of the counter
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   r12         scratch      scratch
//   r9          flag         the yield flag
//   rbp         count        blocks to process before the next look at the flag
//   rax         part         up to eight bytes of text
//   xmm2-xmm3   data0-data1  blocks in flight: counter blocks, then key stream
//   xmm1        key          a round key on its way, or a passing value
//   xmm4-xmm15  k3-k14       round keys, numbered from the end
//   xmm0        ctr          the counter, {lo, hi}

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ctr_aesni_x2_inline_resident_y64)
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
        test    rdx, rdx
        jz      L(nothing)
        movzx   eax, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 224]
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
        cmp     eax, 12
        jb      L(keys_loaded)
        movdqu  xmm5, [r10 + 48]
        movdqu  xmm4, [r10 + 64]
L(keys_loaded):
        mov     r11, [r8]
        mov     rbx, [r8 + 8]
        bswap   r11
        bswap   rbx
        movq    xmm0, rbx
        movq    xmm1, r11
        punpcklqdq      xmm0, xmm1

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     ebp, 64
L(next):
        cmp     rdx, 32
        jb      L(rest)
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: 2 blocks a pass
L(pass_128):
        add     rbx, 2
        jc      L(wrap)                                 // the low half would wrap within this pass
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        paddq   xmm0, [rip + L(increments) + 16]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        add     rsi, 32
        sub     rdx, 32
        add     rdi, 32
        sub     ebp, 2
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: 2 blocks a pass
L(pass_192):
        add     rbx, 2
        jc      L(wrap)                                 // the low half would wrap within this pass
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        paddq   xmm0, [rip + L(increments) + 16]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm2, xmm4
        aesenc  xmm3, xmm4
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        add     rsi, 32
        sub     rdx, 32
        add     rdi, 32
        sub     ebp, 2
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: 2 blocks a pass
L(pass_256):
        add     rbx, 2
        jc      L(wrap)                                 // the low half would wrap within this pass
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        paddq   xmm0, [rip + L(increments) + 16]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm2, xmm4
        aesenc  xmm3, xmm4
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        movdqu  xmm1, [rsi + 16]
        pxor    xmm3, xmm1
        movdqu  [rdi + 16], xmm3
        add     rsi, 32
        sub     rdx, 32
        add     rdi, 32
        sub     ebp, 2
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     rdx, 32
        jae     L(pass_256)
L(rest):
        test    rdx, rdx
        jz      L(done)

        // Fewer blocks than a pass has, the last perhaps partial: one narrower pass for all, or of a single block near a wrap.
        cmp     rdx, 16
        jbe     L(single)
        mov     r12, rbx
        add     r12, 2
        jc      L(single)
        lea     r12, [rdx + 15]
        shr     r12, 4
        add     rbx, r12
        movdqa  xmm2, xmm0
        pshufb  xmm2, [rip + L(reverse)]
        movdqa  xmm3, xmm0
        paddq   xmm3, [rip + L(increments)]
        pshufb  xmm3, [rip + L(reverse)]
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        pxor    xmm3, xmm1
        cmp     eax, 12
        jb      L(rest2_rounds_128)
        je      L(rest2_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
        aesenc  xmm3, xmm1
L(rest2_rounds_192):
        aesenc  xmm2, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm2, xmm4
        aesenc  xmm3, xmm4
L(rest2_rounds_128):
        aesenc  xmm2, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm2, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm2, xmm6
        aesenclast      xmm3, xmm6
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        sub     rdx, 16
        jmp     L(partial1)
L(partial1):
        movdqa  xmm2, xmm3
        add     rsi, 16
        add     rdi, 16
        jmp     L(partial)

        // One block, with a carry from the low half of the counter to the high one.
L(wrap):
        sub     rbx, 2
L(single):
        movq    xmm2, rbx
        movq    xmm1, r11
        punpcklqdq      xmm2, xmm1
        pshufb  xmm2, [rip + L(reverse)]
        add     rbx, 1
        adc     r11, 0
        movdqu  xmm1, [rcx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm1
        cmp     eax, 12
        jb      L(single_rounds_128)
        je      L(single_rounds_192)
        movdqu  xmm1, [r10 + 16]
        aesenc  xmm2, xmm1
        movdqu  xmm1, [r10 + 32]
        aesenc  xmm2, xmm1
L(single_rounds_192):
        aesenc  xmm2, xmm5
        aesenc  xmm2, xmm4
L(single_rounds_128):
        aesenc  xmm2, xmm15
        aesenc  xmm2, xmm14
        aesenc  xmm2, xmm13
        aesenc  xmm2, xmm12
        aesenc  xmm2, xmm11
        aesenc  xmm2, xmm10
        aesenc  xmm2, xmm9
        aesenc  xmm2, xmm8
        aesenc  xmm2, xmm7
        aesenclast      xmm2, xmm6
        sub     rdx, 16
        jb      L(partial)
        movdqu  xmm1, [rsi]
        pxor    xmm2, xmm1
        movdqu  [rdi], xmm2
        add     rsi, 16
        add     rdi, 16
        test    rdx, rdx
        jz      L(done)
        movq    xmm0, rbx
        movq    xmm1, r11
        punpcklqdq      xmm0, xmm1
        sub     ebp, 1
        jbe     L(look)
        jmp     L(next)

        // 1 to 15 bytes, or none, with the key stream in data0. The low four bits of bytes are what is left, be it negative or not.
L(partial):
        test    edx, 8
        jz      L(below8)
        movq    xmm1, [rsi]
        pxor    xmm1, xmm2
        movq    [rdi], xmm1
        psrldq  xmm2, 8
        add     rsi, 8
        add     rdi, 8
L(below8):
        test    edx, 4
        jz      L(below4)
        movd    xmm1, [rsi]
        pxor    xmm1, xmm2
        movd    [rdi], xmm1
        psrldq  xmm2, 4
        add     rsi, 4
        add     rdi, 4
L(below4):
        test    edx, 2
        jz      L(below2)
        movd    eax, xmm2
        xor     ax, [rsi]
        mov     [rdi], ax
        psrldq  xmm2, 2
        add     rsi, 2
        add     rdi, 2
L(below2):
        test    edx, 1
        jz      L(below1)
        movd    eax, xmm2
        xor     al, [rsi]
        mov     [rdi], al
L(below1):
        xor     edx, edx
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        test    rdx, rdx
        jz      L(done)
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)

        // The next counter block.
L(done):
        bswap   r11
        bswap   rbx
        mov     [r8], r11
        mov     [r8 + 8], rbx
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
        AESGEN_END SYM(aes_ctr_aesni_x2_inline_resident_y64)

        AESGEN_RODATA
L(increments):
        .quad   1, 0
        .quad   2, 0
L(reverse):
        .byte   15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0

        AESGEN_NOTES

#endif
