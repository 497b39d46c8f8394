// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_cbc_enc_mb_aesni_x2_inline_resident_y0
// AES CBC encryption of many streams (SP 800-38A 6.2) for AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB):
// 2 blocks in flight, round code inline, round keys resident in registers, never yields.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/aesni/cbc_enc_mb.S.j2 and rounds.j2 by
//   ./aesgen emit --isa aesni --mode cbc_enc_mb --interleave 2 --inline inline --regalloc resident --yield-blocks 0
// Change the templates, never this file.
//
//   rdx         ks           key schedule
//   rax         left         result: bytes left undone
//   rdi         streams      the next stream
//   rsi         waiting      streams that no lane has had
//   r9          short_iv     a short stream's IV
//   r8          short_in     its input
//   rcx         short_out    its output
//   r11         short_bytes  its length in bytes
//   rax         rounds       number of rounds
//   r10         kbase        where key 0 would lie, were all numbered from the end
//   r11         offset       bytes that all lanes have stepped on
//   r9          least        the offset at which the next lane ends
//   r8          due          lanes that end at this offset have ended
//   rcx         end          the offset at which a lane ends
//   rbp         stream       a lane's stream
//   rdx         size         its length in bytes
//   rdx rbx     at0-at1      an address of it
//   xmm0        white        the first round key
//   xmm2        text         a plaintext block ^ white
//   xmm2        key          a round key on its way, or a passing value
//   xmm4-xmm15  k3-k14       round keys, numbered from the end
//   xmm1 xmm3   data0-data1  the chains: ciphertext blocks
//   xmm2        spare        the chain of that lane

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_cbc_enc_mb_aesni_x2_inline_resident_y0)
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
        jb      L(short_keys_loaded)
        movdqu  xmm5, [r10 + 48]
        movdqu  xmm4, [r10 + 64]
L(short_keys_loaded):
        movdqu  xmm0, [rdx + AESGEN_SCHEDULE_ENC]
L(short):
        mov     r11, [rdi + AESGEN_STREAM_BYTES]
        cmp     r11, 64
        ja      L(long)
        sub     r11, 16
        jb      L(short_next)
        mov     r9, [rdi + AESGEN_STREAM_IV]
        mov     r8, [rdi + AESGEN_STREAM_IN]
        mov     rcx, [rdi + AESGEN_STREAM_OUT]
        movdqu  xmm1, [r9]
L(short_block):
        movdqu  xmm2, [r8]
        pxor    xmm2, xmm0
        pxor    xmm1, xmm2
        cmp     eax, 12
        jb      L(short1_128)
        je      L(short1_192)
        movdqu  xmm2, [r10 + 16]
        aesenc  xmm1, xmm2
        movdqu  xmm2, [r10 + 32]
        aesenc  xmm1, xmm2
L(short1_192):
        aesenc  xmm1, xmm5
        aesenc  xmm1, xmm4
L(short1_128):
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
        movdqu  [rcx], xmm1
        add     r8, 16
        add     rcx, 16
        sub     r11, 16
        jae     L(short_block)
        movdqu  [r9], xmm1
        add     r11, 16
        mov     [rdi + AESGEN_STREAM_IN], r8
        mov     [rdi + AESGEN_STREAM_OUT], rcx
        mov     [rdi + AESGEN_STREAM_BYTES], r11
L(short_next):
        add     rdi, AESGEN_STREAM_SIZE
        sub     rsi, 1
        jnz     L(short)
L(short_done):
        xor     eax, eax
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
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
        ret
L(long):
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        push    rbp
        .cfi_def_cfa_offset     24
        .cfi_offset     rbp, -24
        sub     rsp, 80
        .cfi_adjust_cfa_offset  80
        movzx   eax, byte ptr [rdx + AESGEN_SCHEDULE_ROUNDS]
        mov     r10d, eax
        shl     r10d, 4
        lea     r10, [rdx + r10 + AESGEN_SCHEDULE_ENC - 224]
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
        movdqu  xmm0, [rdx + AESGEN_SCHEDULE_ENC]
        pxor    xmm2, xmm2
        xor     r11d, r11d
        xor     r9d, r9d
        mov     qword ptr [rsp + 64], r11
        movdqu  [rsp], xmm2
        movdqu  [rsp + 16], xmm2
        movdqu  [rsp + 32], xmm2
        movdqu  [rsp + 48], xmm2
L(turn):
        mov     r8, r9
        mov     r9, -1
        mov     rcx, [rsp + 32]
        cmp     rcx, r8
        jbe     L(ended0)
L(lane0):
        cmp     rcx, r9
        cmovb   r9, rcx
        mov     rcx, [rsp + 40]
        cmp     rcx, r8
        jbe     L(ended1)
L(lane1):
        cmp     rcx, r9
        cmovb   r9, rcx
        cmp     r9, -1
        je      L(done)
        cmp     qword ptr [rsp + 64], 0
        jne     L(spread)
L(spread_out):
        cmp     eax, 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block of each of 2 lanes a pass
L(pass_128):
        mov     rdx, [rsp]
        movdqu  xmm2, [rdx + r11]
        pxor    xmm2, xmm0
        pxor    xmm1, xmm2
        mov     rbx, [rsp + 8]
        movdqu  xmm2, [rbx + r11]
        pxor    xmm2, xmm0
        pxor    xmm3, xmm2
        aesenc  xmm1, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm3, xmm6
        mov     rdx, [rsp + 16]
        movdqu  [rdx + r11], xmm1
        mov     rbx, [rsp + 24]
        movdqu  [rbx + r11], xmm3
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_128)
        jmp     L(turn)

        // AES-192: a block of each of 2 lanes a pass
L(pass_192):
        mov     rdx, [rsp]
        movdqu  xmm2, [rdx + r11]
        pxor    xmm2, xmm0
        pxor    xmm1, xmm2
        mov     rbx, [rsp + 8]
        movdqu  xmm2, [rbx + r11]
        pxor    xmm2, xmm0
        pxor    xmm3, xmm2
        aesenc  xmm1, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm1, xmm4
        aesenc  xmm3, xmm4
        aesenc  xmm1, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm3, xmm6
        mov     rdx, [rsp + 16]
        movdqu  [rdx + r11], xmm1
        mov     rbx, [rsp + 24]
        movdqu  [rbx + r11], xmm3
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_192)
        jmp     L(turn)

        // AES-256: a block of each of 2 lanes a pass
L(pass_256):
        mov     rdx, [rsp]
        movdqu  xmm2, [rdx + r11]
        pxor    xmm2, xmm0
        pxor    xmm1, xmm2
        mov     rbx, [rsp + 8]
        movdqu  xmm2, [rbx + r11]
        pxor    xmm2, xmm0
        pxor    xmm3, xmm2
        movdqu  xmm2, [r10 + 16]
        aesenc  xmm1, xmm2
        aesenc  xmm3, xmm2
        movdqu  xmm2, [r10 + 32]
        aesenc  xmm1, xmm2
        aesenc  xmm3, xmm2
        aesenc  xmm1, xmm5
        aesenc  xmm3, xmm5
        aesenc  xmm1, xmm4
        aesenc  xmm3, xmm4
        aesenc  xmm1, xmm15
        aesenc  xmm3, xmm15
        aesenc  xmm1, xmm14
        aesenc  xmm3, xmm14
        aesenc  xmm1, xmm13
        aesenc  xmm3, xmm13
        aesenc  xmm1, xmm12
        aesenc  xmm3, xmm12
        aesenc  xmm1, xmm11
        aesenc  xmm3, xmm11
        aesenc  xmm1, xmm10
        aesenc  xmm3, xmm10
        aesenc  xmm1, xmm9
        aesenc  xmm3, xmm9
        aesenc  xmm1, xmm8
        aesenc  xmm3, xmm8
        aesenc  xmm1, xmm7
        aesenc  xmm3, xmm7
        aesenclast      xmm1, xmm6
        aesenclast      xmm3, xmm6
        mov     rdx, [rsp + 16]
        movdqu  [rdx + r11], xmm1
        mov     rbx, [rsp + 24]
        movdqu  [rbx + r11], xmm3
        add     r11, 16
        cmp     r11, r9
        jne     L(pass_256)
        jmp     L(turn)

        // Lane 0: its stream steps on to here.
L(ended0):
        mov     rbp, [rsp + 48]
        test    rbp, rbp
        jz      L(take0)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  [rdx], xmm1
        mov     rdx, [rsp + 16]
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
        movdqu  xmm1, [rdx]
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 16], rdx
        mov     [rsp], rbx
        mov     [rsp + 32], rcx
        mov     [rsp + 48], rbp
        jmp     L(lane0)
L(idle0):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 64], rcx
        mov     [rsp + 32], rcx
        mov     [rsp + 48], rsi
        jmp     L(lane0)

        // Lane 1: its stream steps on to here.
L(ended1):
        mov     rbp, [rsp + 56]
        test    rbp, rbp
        jz      L(take1)
        mov     rdx, [rbp + AESGEN_STREAM_IV]
        movdqu  [rdx], xmm3
        mov     rdx, [rsp + 24]
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
        movdqu  xmm3, [rdx]
        add     rcx, r11
        mov     rdx, [rbp + AESGEN_STREAM_OUT]
        mov     rbx, [rbp + AESGEN_STREAM_IN]
        sub     rdx, r11
        sub     rbx, r11
        mov     [rsp + 24], rdx
        mov     [rsp + 8], rbx
        mov     [rsp + 40], rcx
        mov     [rsp + 56], rbp
        jmp     L(lane1)
L(idle1):
        xor     esi, esi
        mov     rcx, -1
        mov     [rsp + 64], rcx
        mov     [rsp + 40], rcx
        mov     [rsp + 56], rsi
        jmp     L(lane1)

        // Lanes without a stream do what the first one that has a stream does.
L(spread):
        cmp     qword ptr [rsp + 48], 0
        jne     L(spare0)
        movdqa  xmm2, xmm3
        mov     rdx, [rsp + 8]
        mov     rbx, [rsp + 24]
        jmp     L(copy)
L(spare0):
        movdqa  xmm2, xmm1
        mov     rdx, [rsp]
        mov     rbx, [rsp + 16]
L(copy):
        cmp     qword ptr [rsp + 48], 0
        jne     L(has0)
        movdqa  xmm1, xmm2
        mov     [rsp], rdx
        mov     [rsp + 16], rbx
L(has0):
        cmp     qword ptr [rsp + 56], 0
        jne     L(has1)
        movdqa  xmm3, xmm2
        mov     [rsp + 8], rdx
        mov     [rsp + 24], rbx
L(has1):
        jmp     L(spread_out)
L(done):
        xor     eax, eax
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
        add     rsp, 80
        .cfi_adjust_cfa_offset  -80
        pop     rbp
        .cfi_def_cfa_offset     16
        .cfi_restore    rbp
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret
        AESGEN_END SYM(aes_cbc_enc_mb_aesni_x2_inline_resident_y0)

        AESGEN_NOTES

#endif
