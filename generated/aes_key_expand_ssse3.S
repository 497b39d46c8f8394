// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_key_expand_ssse3
// AES key expansion (FIPS 197, 5.2 and 5.3.5) for SSSE3 without AES instructions (constant-time lookups by PSHUFB):
// 128-, 192- and 256-bit keys.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/ssse3/key_expand.S.j2 by
//   ./aesgen emit --isa ssse3 --mode key_expand
// Change the templates, never this file.
//
//   rsi    key        key
//   rdi    schedule   the schedule
//   rdx    key_bytes  size of the key: 16, 24 or 32
//   rax    tables     where the tables are
//   xmm5   a          words 0-3 of the running key
//   xmm8   b          words 4-7 (AES-256) or 4-5 (AES-192) of the running key
//   xmm7   sub        SubWord of a word, in every word
//   xmm1   shifted    the running key, moved up by one or two words
//   xmm0   zero       0
//   xmm3   mask       15 in every byte
//   xmm10  passing    a passing value
//   xmm9   low        low nibbles, then the first index of the inverse
//   xmm1   over       c over the low nibbles, then a sum, then what comes from other rows
//   xmm2   sum        a sum, then what stays in its row
//   xmm4   c_over     table of c over a nibble
//   xmm1   times1     a table of products with the inverse
//   xmm6   block      bytes on their way through SubBytes
//   xmm1   mix        what MixColumns takes from other rows

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_key_expand_ssse3)
        endbr64
        pxor    xmm0, xmm0
        lea     rax, [rip + L(tables) + 128]
        movdqa  xmm3, [rax - 128]
        movdqa  xmm4, [rax - 96]
        movdqa  xmm1, [rax + 48]
        movdqu  xmm5, [rsi]
        cmp     rdx, 24
        ja      L(expand_256)
        je      L(expand_192)
        movdqu  [rdi + AESGEN_SCHEDULE_ENC], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 16]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 16], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 32]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 32], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 48]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 48], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 64]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 64], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 80]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 80], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 96]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 96], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 112]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 112], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 128]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 128], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 144]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 144], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 160]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 160], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 160]
        movdqu  [rdi + AESGEN_SCHEDULE_DEC], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 144]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 16], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 128]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 32], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 112]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 48], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 96]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 64], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 80]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 80], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 64]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 96], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 48]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 112], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 32]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 128], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 16]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 144], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC]
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 160], xmm5
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 176], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 176], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 192], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 192], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 208], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 208], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 224], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 224], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_ROUNDS], xmm0
        mov     byte ptr [rdi + AESGEN_SCHEDULE_ROUNDS], 10
        jmp     L(done)
L(expand_192):
        movq    xmm8, [rsi + 16]
        movdqu  [rdi + AESGEN_SCHEDULE_ENC], xmm5
        movq    [rdi + AESGEN_SCHEDULE_ENC + 16], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 16]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 24], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 40], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 32]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 48], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 64], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 48]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 72], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 88], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 64]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 96], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 112], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 80]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 120], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 136], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 96]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 144], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 160], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 112]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 168], xmm5

        // Words 4 and 5: word 3, then the two before.
        pshufd  xmm7, xmm5, 0xff
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movq    [rdi + AESGEN_SCHEDULE_ENC + 184], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_1)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 128]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 192], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 192]
        movdqu  [rdi + AESGEN_SCHEDULE_DEC], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 176]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 16], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 160]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 32], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 144]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 48], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 128]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 64], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 112]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 80], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 96]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 96], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 80]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 112], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 64]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 128], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 48]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 144], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 32]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 160], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 16]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 176], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC]
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 192], xmm5
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 208], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 208], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 224], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 224], xmm0
        movdqu  [rdi + AESGEN_SCHEDULE_ROUNDS], xmm0
        mov     byte ptr [rdi + AESGEN_SCHEDULE_ROUNDS], 12
        jmp     L(done)
L(expand_256):
        movdqu  xmm8, [rsi + 16]
        movdqu  [rdi + AESGEN_SCHEDULE_ENC], xmm5
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 16], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 16]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 32], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(last)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon)]
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        movdqa  xmm1, xmm8
        pslldq  xmm1, 8
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 48], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 32]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 64], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(last)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon)]
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        movdqa  xmm1, xmm8
        pslldq  xmm1, 8
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 80], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 48]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 96], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(last)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon)]
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        movdqa  xmm1, xmm8
        pslldq  xmm1, 8
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 112], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 64]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 128], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(last)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon)]
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        movdqa  xmm1, xmm8
        pslldq  xmm1, 8
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 144], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 80]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 160], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(last)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon)]
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        movdqa  xmm1, xmm8
        pslldq  xmm1, 8
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 176], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 96]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 192], xmm5
        movdqa  xmm6, xmm5
        pshufb  xmm6, [rip + L(last)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon)]
        movdqa  xmm1, xmm8
        pslldq  xmm1, 4
        pxor    xmm8, xmm1
        movdqa  xmm1, xmm8
        pslldq  xmm1, 8
        pxor    xmm8, xmm1
        pxor    xmm8, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 208], xmm8
        movdqa  xmm6, xmm8
        pshufb  xmm6, [rip + L(rotate_3)]
        call    L(sub_bytes)
        pxor    xmm7, [rip + L(rcon) + 112]
        movdqa  xmm1, xmm5
        pslldq  xmm1, 4
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pslldq  xmm1, 8
        pxor    xmm5, xmm1
        pxor    xmm5, xmm7
        movdqu  [rdi + AESGEN_SCHEDULE_ENC + 224], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 224]
        movdqu  [rdi + AESGEN_SCHEDULE_DEC], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 208]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 16], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 192]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 32], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 176]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 48], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 160]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 64], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 144]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 80], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 128]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 96], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 112]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 112], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 96]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 128], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 80]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 144], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 64]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 160], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 48]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 176], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 32]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 192], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC + 16]
        call    L(inverse_mix_columns)
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 208], xmm5
        movdqu  xmm5, [rdi + AESGEN_SCHEDULE_ENC]
        movdqu  [rdi + AESGEN_SCHEDULE_DEC + 224], xmm5
        movdqu  [rdi + AESGEN_SCHEDULE_ROUNDS], xmm0
        mov     byte ptr [rdi + AESGEN_SCHEDULE_ROUNDS], 14
L(done):
#ifdef AESGEN_WIPE_REGS
        .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
        pxor    xmm\n\(), xmm\n
        .endr
        xor     edx, edx
        xor     esi, esi
        xor     edi, edi
#endif
        ret

        AESGEN_LOCAL
        // x[sub] = SubBytes of x[block], without its constant
L(sub_bytes):
        movdqa  xmm9, xmm6
        pand    xmm9, xmm3
        psrld   xmm6, 4
        pand    xmm6, xmm3
        movdqa  xmm10, [rax - 32]
        pshufb  xmm10, xmm6
        movdqa  xmm6, [rax - 48]
        pshufb  xmm6, xmm9
        pxor    xmm6, xmm10
        movdqa  xmm9, xmm6
        pand    xmm9, xmm3
        psrld   xmm6, 4
        pand    xmm6, xmm3
        movdqa  xmm1, xmm4
        pshufb  xmm1, xmm9
        pxor    xmm9, xmm6
        movdqa  xmm2, [rax - 112]
        pshufb  xmm2, xmm6
        pxor    xmm2, xmm1
        movdqa  xmm10, [rax - 112]
        pshufb  xmm10, xmm9
        pxor    xmm1, xmm10
        movdqa  xmm10, [rax - 112]
        pshufb  xmm10, xmm2
        pxor    xmm9, xmm10
        movdqa  xmm10, [rax - 112]
        pshufb  xmm10, xmm1
        pxor    xmm6, xmm10
        movdqa  xmm10, [rax + 32]
        pshufb  xmm10, xmm6
        movdqa  xmm7, [rax + 16]
        pshufb  xmm7, xmm9
        pxor    xmm7, xmm10
        ret

        AESGEN_LOCAL
        // InvMixColumns of x[a]
L(inverse_mix_columns):
        movdqa  xmm1, xmm5
        pshufb  xmm1, [rip + L(two_rows)]
        pxor    xmm1, xmm5
        pxor    xmm10, xmm10
        pcmpgtb xmm10, xmm1
        pand    xmm10, [rip + L(modulus)]
        paddb   xmm1, xmm1
        pxor    xmm1, xmm10
        pxor    xmm10, xmm10
        pcmpgtb xmm10, xmm1
        pand    xmm10, [rip + L(modulus)]
        paddb   xmm1, xmm1
        pxor    xmm1, xmm10
        pxor    xmm5, xmm1
        movdqa  xmm1, xmm5
        pxor    xmm10, xmm10
        pcmpgtb xmm10, xmm1
        pand    xmm10, [rip + L(modulus)]
        paddb   xmm1, xmm1
        pxor    xmm1, xmm10
        pxor    xmm1, xmm5
        movdqa  xmm10, xmm5
        pshufb  xmm10, [rip + L(two_rows)]
        pxor    xmm1, xmm10
        pxor    xmm5, xmm1
        pshufb  xmm1, [rip + L(next_row)]
        pxor    xmm5, xmm1
        ret
        AESGEN_END SYM(aes_key_expand_ssse3)

        AESGEN_RODATA
L(rotate_3):
        .byte   13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12
L(rotate_1):
        .byte   5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4
L(last):
        .byte   12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15
L(next_row):
        .byte   1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12
L(two_rows):
        .byte   2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13
L(modulus):
        .fill   16, 1, 0x1b
L(rcon):
        .long   0x63636363 ^ 0, 0x63636363 ^ 0, 0x63636363 ^ 0, 0x63636363 ^ 0
        .long   0x63636363 ^ 1, 0x63636363 ^ 1, 0x63636363 ^ 1, 0x63636363 ^ 1
        .long   0x63636363 ^ 2, 0x63636363 ^ 2, 0x63636363 ^ 2, 0x63636363 ^ 2
        .long   0x63636363 ^ 4, 0x63636363 ^ 4, 0x63636363 ^ 4, 0x63636363 ^ 4
        .long   0x63636363 ^ 8, 0x63636363 ^ 8, 0x63636363 ^ 8, 0x63636363 ^ 8
        .long   0x63636363 ^ 16, 0x63636363 ^ 16, 0x63636363 ^ 16, 0x63636363 ^ 16
        .long   0x63636363 ^ 32, 0x63636363 ^ 32, 0x63636363 ^ 32, 0x63636363 ^ 32
        .long   0x63636363 ^ 64, 0x63636363 ^ 64, 0x63636363 ^ 64, 0x63636363 ^ 64
        .long   0x63636363 ^ 128, 0x63636363 ^ 128, 0x63636363 ^ 128, 0x63636363 ^ 128
        .long   0x63636363 ^ 27, 0x63636363 ^ 27, 0x63636363 ^ 27, 0x63636363 ^ 27
        .long   0x63636363 ^ 54, 0x63636363 ^ 54, 0x63636363 ^ 54, 0x63636363 ^ 54
L(tables):
        .fill   16, 1, 15
        .byte   128, 1, 15, 10, 8, 6, 5, 9, 4, 7, 3, 14, 13, 12, 11, 2
        .byte   128, 2, 1, 11, 15, 12, 10, 13, 8, 14, 6, 3, 5, 7, 9, 4
        .byte   0, 2, 8, 10, 1, 3, 9, 11, 4, 6, 12, 14, 5, 7, 13, 15
        .fill   16, 1, 99
        .byte   0, 1, 55, 54, 160, 161, 151, 150, 162, 163, 149, 148, 2, 3, 53, 52
        .byte   0, 204, 124, 176, 200, 4, 180, 120, 191, 115, 195, 15, 119, 187, 11, 199
        .byte   130, 131, 181, 180, 34, 35, 21, 20, 32, 33, 23, 22, 128, 129, 183, 182
        .byte   0, 204, 124, 176, 200, 4, 180, 120, 191, 115, 195, 15, 119, 187, 11, 199
        .byte   0, 250, 106, 53, 187, 43, 95, 65, 165, 209, 116, 144, 228, 30, 207, 142
        .byte   0, 129, 118, 153, 253, 10, 239, 124, 110, 139, 229, 247, 18, 147, 24, 100
        .byte   0, 82, 33, 17, 155, 232, 48, 201, 98, 186, 216, 115, 171, 249, 67, 138
        .byte   0, 190, 239, 208, 196, 149, 63, 122, 129, 43, 170, 81, 251, 69, 110, 20
        .byte   0, 109, 58, 48, 44, 123, 10, 65, 103, 22, 113, 87, 38, 75, 93, 28
        .byte   0, 209, 230, 15, 206, 249, 233, 31, 56, 40, 16, 55, 39, 246, 222, 193

        AESGEN_NOTES

#endif
