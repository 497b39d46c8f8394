// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_key_expand_vaes512
// AES key expansion (FIPS 197, 5.2 and 5.3.5) for VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks):
// 128-, 192- and 256-bit keys.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/vaes512/key_expand.S.j2 by
//   ./aesgen emit --isa vaes512 --mode key_expand
// Change the templates, never this file.
//
//   rsi   key        key
//   rdi   schedule   the schedule
//   rdx   key_bytes  size of the key: 16, 24 or 32
//   xmm1  a          words 0-3 of the running key
//   xmm4  b          words 4-7 (AES-256) or 4-5 (AES-192) of the running key
//   xmm2  sub        SubWord of a word, in every word
//   xmm3  shifted    the running key, moved up by one or two words
//   xmm0  zero       0

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_key_expand_vaes512)
        endbr64
        vpxor   xmm0, xmm0, xmm0
        vmovdqu xmm1, [rsi]
        cmp     rdx, 24
        ja      L(expand_256)
        je      L(expand_192)
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon)]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 16], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 16]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 32], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 32]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 48], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 48]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 64], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 64]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 80], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 80]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 96], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 96]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 112], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 112]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 128], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 128]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 144], xmm1
        vpshufb xmm2, xmm1, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 144]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 160], xmm1
        vmovdqu xmm1, [rdi + AESGEN_SCHEDULE_ENC + 160]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 144]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 16], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 128]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 32], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 112]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 48], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 96]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 64], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 80]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 80], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 64]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 96], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 48]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 112], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 32]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 128], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 16]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 144], xmm1
        vmovdqu xmm1, [rdi + AESGEN_SCHEDULE_ENC]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 160], xmm1
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 176], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 176], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 192], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 192], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 208], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 208], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 224], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 224], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_ROUNDS], xmm0
        mov     byte ptr [rdi + AESGEN_SCHEDULE_ROUNDS], 10
        jmp     L(done)
L(expand_192):
        vmovq   xmm4, [rsi + 16]
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC], xmm1
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 16], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon)]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 24], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 40], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 16]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 48], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 64], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 32]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 72], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 88], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 48]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 96], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 112], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 64]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 120], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 136], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 80]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 144], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 160], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 96]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 168], xmm1

        // Words 4 and 5: word 3, then the two before.
        vpshufd xmm2, xmm1, 0xff
        vpslldq xmm3, xmm4, 4
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovq   [rdi + AESGEN_SCHEDULE_ENC + 184], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_1)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 112]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 192], xmm1
        vmovdqu xmm1, [rdi + AESGEN_SCHEDULE_ENC + 192]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 176]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 16], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 160]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 32], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 144]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 48], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 128]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 64], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 112]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 80], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 96]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 96], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 80]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 112], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 64]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 128], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 48]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 144], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 32]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 160], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 16]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 176], xmm1
        vmovdqu xmm1, [rdi + AESGEN_SCHEDULE_ENC]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 192], xmm1
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 208], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 208], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 224], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 224], xmm0
        vmovdqu [rdi + AESGEN_SCHEDULE_ROUNDS], xmm0
        mov     byte ptr [rdi + AESGEN_SCHEDULE_ROUNDS], 12
        jmp     L(done)
L(expand_256):
        vmovdqu xmm4, [rsi + 16]
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC], xmm1
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 16], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon)]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 32], xmm1
        vpshufb xmm2, xmm1, [rip + L(last)]
        vaesenclast     xmm2, xmm2, xmm0
        vpslldq xmm3, xmm4, 4
        vpxor   xmm4, xmm4, xmm3
        vpslldq xmm3, xmm4, 8
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 48], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 16]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 64], xmm1
        vpshufb xmm2, xmm1, [rip + L(last)]
        vaesenclast     xmm2, xmm2, xmm0
        vpslldq xmm3, xmm4, 4
        vpxor   xmm4, xmm4, xmm3
        vpslldq xmm3, xmm4, 8
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 80], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 32]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 96], xmm1
        vpshufb xmm2, xmm1, [rip + L(last)]
        vaesenclast     xmm2, xmm2, xmm0
        vpslldq xmm3, xmm4, 4
        vpxor   xmm4, xmm4, xmm3
        vpslldq xmm3, xmm4, 8
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 112], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 48]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 128], xmm1
        vpshufb xmm2, xmm1, [rip + L(last)]
        vaesenclast     xmm2, xmm2, xmm0
        vpslldq xmm3, xmm4, 4
        vpxor   xmm4, xmm4, xmm3
        vpslldq xmm3, xmm4, 8
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 144], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 64]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 160], xmm1
        vpshufb xmm2, xmm1, [rip + L(last)]
        vaesenclast     xmm2, xmm2, xmm0
        vpslldq xmm3, xmm4, 4
        vpxor   xmm4, xmm4, xmm3
        vpslldq xmm3, xmm4, 8
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 176], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 80]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 192], xmm1
        vpshufb xmm2, xmm1, [rip + L(last)]
        vaesenclast     xmm2, xmm2, xmm0
        vpslldq xmm3, xmm4, 4
        vpxor   xmm4, xmm4, xmm3
        vpslldq xmm3, xmm4, 8
        vpternlogq      xmm4, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 208], xmm4
        vpshufb xmm2, xmm4, [rip + L(rotate_3)]
        vaesenclast     xmm2, xmm2, [rip + L(rcon) + 96]
        vpslldq xmm3, xmm1, 4
        vpxor   xmm1, xmm1, xmm3
        vpslldq xmm3, xmm1, 8
        vpternlogq      xmm1, xmm3, xmm2, 0x96
        vmovdqu [rdi + AESGEN_SCHEDULE_ENC + 224], xmm1
        vmovdqu xmm1, [rdi + AESGEN_SCHEDULE_ENC + 224]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 208]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 16], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 192]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 32], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 176]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 48], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 160]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 64], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 144]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 80], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 128]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 96], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 112]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 112], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 96]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 128], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 80]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 144], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 64]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 160], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 48]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 176], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 32]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 192], xmm1
        vaesimc xmm1, [rdi + AESGEN_SCHEDULE_ENC + 16]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 208], xmm1
        vmovdqu xmm1, [rdi + AESGEN_SCHEDULE_ENC]
        vmovdqu [rdi + AESGEN_SCHEDULE_DEC + 224], xmm1
        vmovdqu [rdi + AESGEN_SCHEDULE_ROUNDS], xmm0
        mov     byte ptr [rdi + AESGEN_SCHEDULE_ROUNDS], 14
L(done):
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4
        vpxord  xmm\n\(), xmm\n\(), xmm\n
        .endr
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
#endif
        ret
        AESGEN_END SYM(aes_key_expand_vaes512)

        AESGEN_RODATA
L(rotate_3):
        .byte   13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12
L(rotate_1):
        .byte   5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4
L(last):
        .byte   12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15
L(rcon):
        .long   1, 1, 1, 1
        .long   2, 2, 2, 2
        .long   4, 4, 4, 4
        .long   8, 8, 8, 8
        .long   16, 16, 16, 16
        .long   32, 32, 32, 32
        .long   64, 64, 64, 64
        .long   128, 128, 128, 128
        .long   27, 27, 27, 27
        .long   54, 54, 54, 54

        AESGEN_NOTES

#endif
