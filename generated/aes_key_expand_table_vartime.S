// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_key_expand_table_vartime
// AES key expansion (FIPS 197, 5.2 and 5.3.5) for integer registers and tables in memory, in time that depends on keys and data:
// 128-, 192- and 256-bit keys.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/table_vartime/key_expand.S.j2 by
//   ./aesgen emit --isa table_vartime --mode key_expand
// Change the templates, never this file.
//
//   rsi  key        key
//   rdi  schedule   the schedule
//   rdx  key_bytes  size of the key: 16, 24 or 32
//   rax  zero       0
//   r11  rounds     number of rounds
//   r10  words      words of the key
//   rax  word       the word before, then this one
//   rbp  sub        SubWord of a word
//   rcx  t          index of a byte
//   rax  half       eight bytes of the key
//   r9   table      the tables
//   rbx  rcon       round constant
//   r8   back       the word of the schedule that is as many words back as the key has
//   rsi  stop       where that is after the last word
//   r12  place      words left of so many
//   r10  from       where a round key is
//   r9   to         where it goes in the inverse cipher
//   rax  column     a column of it
//   r8   times4     4 * (column ^ the column two rows up)
//   r8   up         the column one row up
//   rdx  times2     2 * (column ^ up)
//   rcx  high       the top bit of each byte

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_key_expand_table_vartime)
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

        // What a shorter key leaves unwritten is zero: round keys 11 to 14, and what stands after the number of rounds.
        xor     eax, eax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 176], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 176], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 184], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 184], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 192], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 192], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 200], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 200], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 208], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 208], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 216], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 216], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 224], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 224], rax
        mov     [rdi + AESGEN_SCHEDULE_ENC + 232], rax
        mov     [rdi + AESGEN_SCHEDULE_DEC + 232], rax
        mov     [rdi + AESGEN_SCHEDULE_ROUNDS], rax
        mov     [rdi + AESGEN_SCHEDULE_ROUNDS + 8], rax
        mov     r10d, edx
        shr     r10d, 2
        lea     r11d, [r10 + 6]
        mov     [rdi + AESGEN_SCHEDULE_ROUNDS], r11b

        // The key itself.
        mov     rax, [rsi]
        mov     [rdi + AESGEN_SCHEDULE_ENC], rax
        mov     rax, [rsi + 8]
        mov     [rdi + AESGEN_SCHEDULE_ENC + 8], rax
        cmp     edx, 24
        jb      L(copied)
        mov     rax, [rsi + 16]
        mov     [rdi + AESGEN_SCHEDULE_ENC + 16], rax
        je      L(copied)
        mov     rax, [rsi + 24]
        mov     [rdi + AESGEN_SCHEDULE_ENC + 24], rax
L(copied):
        lea     r9, [rip + SYM(aes_table_vartime_enc)]
        mov     edx, edx
        mov     r8, rdi
        mov     esi, r11d
        shl     esi, 4
        lea     rsi, [rdi + rsi + AESGEN_SCHEDULE_ENC + 16]
        sub     rsi, rdx
        mov     eax, [rdi + rdx - 4]
        mov     ebx, 1

        // As many words as the key has, the first from RotWord and SubWord of the one before.
L(turn):
        ror     eax, 8
        movzx   ecx, al
        movzx   ebp, byte ptr [r9 + rcx*4 + 1]
        movzx   ecx, ah
        shr     eax, 16
        movzx   ecx, byte ptr [r9 + rcx*4 + 1]
        shl     ecx, 8
        or      ebp, ecx
        movzx   ecx, al
        movzx   ecx, byte ptr [r9 + rcx*4 + 1]
        shl     ecx, 16
        or      ebp, ecx
        movzx   ecx, ah
        movzx   eax, byte ptr [r9 + rcx*4 + 1]
        shl     eax, 24
        or      eax, ebp
        xor     eax, ebx
        add     ebx, ebx
        cmp     ebx, 0x100
        jne     L(rcon)

        // After 0x80 comes 0x1b.
        mov     ebx, 0x1b
L(rcon):
        mov     r12d, r10d
L(word):
        xor     eax, [r8]
        mov     [r8 + rdx], eax
        add     r8, 4
        cmp     r8, rsi
        je      L(invert)
        sub     r12d, 1
        jz      L(turn)
        cmp     r12d, 4
        jne     L(word)
        cmp     r10d, 8
        jne     L(word)

        // The middle one of eight words: SubWord alone.
        movzx   ecx, al
        movzx   ebp, byte ptr [r9 + rcx*4 + 1]
        movzx   ecx, ah
        shr     eax, 16
        movzx   ecx, byte ptr [r9 + rcx*4 + 1]
        shl     ecx, 8
        or      ebp, ecx
        movzx   ecx, al
        movzx   ecx, byte ptr [r9 + rcx*4 + 1]
        shl     ecx, 16
        or      ebp, ecx
        movzx   ecx, ah
        movzx   eax, byte ptr [r9 + rcx*4 + 1]
        shl     eax, 24
        or      eax, ebp
        jmp     L(word)

        // The equivalent inverse cipher: the round keys backwards, InvMixColumns in all but the first and the last.
L(invert):
        lea     r10, [rsi + rdx - 16]
        lea     r9, [rdi + AESGEN_SCHEDULE_DEC]
        mov     rax, [r10]
        mov     [r9], rax
        mov     rax, [r10 + 8]
        mov     [r9 + 8], rax
L(turn_inverse):
        sub     r10, 16
        add     r9, 16
        mov     r12d, 4
L(column):
        mov     eax, [r10]
        mov     r8d, eax
        ror     r8d, 16
        xor     r8d, eax
        mov     ecx, r8d
        and     ecx, 0x80808080
        xor     r8d, ecx
        add     r8d, r8d
        shr     ecx, 7
        imul    ecx, ecx, 0x1b
        xor     r8d, ecx
        mov     ecx, r8d
        and     ecx, 0x80808080
        xor     r8d, ecx
        add     r8d, r8d
        shr     ecx, 7
        imul    ecx, ecx, 0x1b
        xor     r8d, ecx
        xor     eax, r8d
        mov     r8d, eax
        ror     r8d, 8
        xor     eax, r8d
        mov     edx, eax
        mov     ecx, edx
        and     ecx, 0x80808080
        xor     edx, ecx
        add     edx, edx
        shr     ecx, 7
        imul    ecx, ecx, 0x1b
        xor     edx, ecx
        ror     eax, 16
        xor     eax, r8d
        xor     eax, edx
        mov     [r9], eax
        add     r10, 4
        add     r9, 4
        sub     r12d, 1
        jnz     L(column)
        sub     r10, 16
        sub     r9, 16
        sub     r11d, 1
        cmp     r11d, 1
        jne     L(turn_inverse)
        sub     r10, 16
        add     r9, 16
        mov     rax, [r10]
        mov     [r9], rax
        mov     rax, [r10 + 8]
        mov     [r9 + 8], rax
#ifdef AESGEN_WIPE_REGS
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
        AESGEN_END SYM(aes_key_expand_table_vartime)

        AESGEN_RODATA_ONCE SYM(aes_table_vartime_enc)
        .irp    left, 0, 8, 16, 24
        AESGEN_ROTATED  \left, 0xa56363c6, 0x847c7cf8, 0x997777ee, 0x8d7b7bf6, 0x0df2f2ff, 0xbd6b6bd6, 0xb16f6fde, 0x54c5c591
        AESGEN_ROTATED  \left, 0x50303060, 0x03010102, 0xa96767ce, 0x7d2b2b56, 0x19fefee7, 0x62d7d7b5, 0xe6abab4d, 0x9a7676ec
        AESGEN_ROTATED  \left, 0x45caca8f, 0x9d82821f, 0x40c9c989, 0x877d7dfa, 0x15fafaef, 0xeb5959b2, 0xc947478e, 0x0bf0f0fb
        AESGEN_ROTATED  \left, 0xecadad41, 0x67d4d4b3, 0xfda2a25f, 0xeaafaf45, 0xbf9c9c23, 0xf7a4a453, 0x967272e4, 0x5bc0c09b
        AESGEN_ROTATED  \left, 0xc2b7b775, 0x1cfdfde1, 0xae93933d, 0x6a26264c, 0x5a36366c, 0x413f3f7e, 0x02f7f7f5, 0x4fcccc83
        AESGEN_ROTATED  \left, 0x5c343468, 0xf4a5a551, 0x34e5e5d1, 0x08f1f1f9, 0x937171e2, 0x73d8d8ab, 0x53313162, 0x3f15152a
        AESGEN_ROTATED  \left, 0x0c040408, 0x52c7c795, 0x65232346, 0x5ec3c39d, 0x28181830, 0xa1969637, 0x0f05050a, 0xb59a9a2f
        AESGEN_ROTATED  \left, 0x0907070e, 0x36121224, 0x9b80801b, 0x3de2e2df, 0x26ebebcd, 0x6927274e, 0xcdb2b27f, 0x9f7575ea
        AESGEN_ROTATED  \left, 0x1b090912, 0x9e83831d, 0x742c2c58, 0x2e1a1a34, 0x2d1b1b36, 0xb26e6edc, 0xee5a5ab4, 0xfba0a05b
        AESGEN_ROTATED  \left, 0xf65252a4, 0x4d3b3b76, 0x61d6d6b7, 0xceb3b37d, 0x7b292952, 0x3ee3e3dd, 0x712f2f5e, 0x97848413
        AESGEN_ROTATED  \left, 0xf55353a6, 0x68d1d1b9, 0x00000000, 0x2cededc1, 0x60202040, 0x1ffcfce3, 0xc8b1b179, 0xed5b5bb6
        AESGEN_ROTATED  \left, 0xbe6a6ad4, 0x46cbcb8d, 0xd9bebe67, 0x4b393972, 0xde4a4a94, 0xd44c4c98, 0xe85858b0, 0x4acfcf85
        AESGEN_ROTATED  \left, 0x6bd0d0bb, 0x2aefefc5, 0xe5aaaa4f, 0x16fbfbed, 0xc5434386, 0xd74d4d9a, 0x55333366, 0x94858511
        AESGEN_ROTATED  \left, 0xcf45458a, 0x10f9f9e9, 0x06020204, 0x817f7ffe, 0xf05050a0, 0x443c3c78, 0xba9f9f25, 0xe3a8a84b
        AESGEN_ROTATED  \left, 0xf35151a2, 0xfea3a35d, 0xc0404080, 0x8a8f8f05, 0xad92923f, 0xbc9d9d21, 0x48383870, 0x04f5f5f1
        AESGEN_ROTATED  \left, 0xdfbcbc63, 0xc1b6b677, 0x75dadaaf, 0x63212142, 0x30101020, 0x1affffe5, 0x0ef3f3fd, 0x6dd2d2bf
        AESGEN_ROTATED  \left, 0x4ccdcd81, 0x140c0c18, 0x35131326, 0x2fececc3, 0xe15f5fbe, 0xa2979735, 0xcc444488, 0x3917172e
        AESGEN_ROTATED  \left, 0x57c4c493, 0xf2a7a755, 0x827e7efc, 0x473d3d7a, 0xac6464c8, 0xe75d5dba, 0x2b191932, 0x957373e6
        AESGEN_ROTATED  \left, 0xa06060c0, 0x98818119, 0xd14f4f9e, 0x7fdcdca3, 0x66222244, 0x7e2a2a54, 0xab90903b, 0x8388880b
        AESGEN_ROTATED  \left, 0xca46468c, 0x29eeeec7, 0xd3b8b86b, 0x3c141428, 0x79dedea7, 0xe25e5ebc, 0x1d0b0b16, 0x76dbdbad
        AESGEN_ROTATED  \left, 0x3be0e0db, 0x56323264, 0x4e3a3a74, 0x1e0a0a14, 0xdb494992, 0x0a06060c, 0x6c242448, 0xe45c5cb8
        AESGEN_ROTATED  \left, 0x5dc2c29f, 0x6ed3d3bd, 0xefacac43, 0xa66262c4, 0xa8919139, 0xa4959531, 0x37e4e4d3, 0x8b7979f2
        AESGEN_ROTATED  \left, 0x32e7e7d5, 0x43c8c88b, 0x5937376e, 0xb76d6dda, 0x8c8d8d01, 0x64d5d5b1, 0xd24e4e9c, 0xe0a9a949
        AESGEN_ROTATED  \left, 0xb46c6cd8, 0xfa5656ac, 0x07f4f4f3, 0x25eaeacf, 0xaf6565ca, 0x8e7a7af4, 0xe9aeae47, 0x18080810
        AESGEN_ROTATED  \left, 0xd5baba6f, 0x887878f0, 0x6f25254a, 0x722e2e5c, 0x241c1c38, 0xf1a6a657, 0xc7b4b473, 0x51c6c697
        AESGEN_ROTATED  \left, 0x23e8e8cb, 0x7cdddda1, 0x9c7474e8, 0x211f1f3e, 0xdd4b4b96, 0xdcbdbd61, 0x868b8b0d, 0x858a8a0f
        AESGEN_ROTATED  \left, 0x907070e0, 0x423e3e7c, 0xc4b5b571, 0xaa6666cc, 0xd8484890, 0x05030306, 0x01f6f6f7, 0x120e0e1c
        AESGEN_ROTATED  \left, 0xa36161c2, 0x5f35356a, 0xf95757ae, 0xd0b9b969, 0x91868617, 0x58c1c199, 0x271d1d3a, 0xb99e9e27
        AESGEN_ROTATED  \left, 0x38e1e1d9, 0x13f8f8eb, 0xb398982b, 0x33111122, 0xbb6969d2, 0x70d9d9a9, 0x898e8e07, 0xa7949433
        AESGEN_ROTATED  \left, 0xb69b9b2d, 0x221e1e3c, 0x92878715, 0x20e9e9c9, 0x49cece87, 0xff5555aa, 0x78282850, 0x7adfdfa5
        AESGEN_ROTATED  \left, 0x8f8c8c03, 0xf8a1a159, 0x80898909, 0x170d0d1a, 0xdabfbf65, 0x31e6e6d7, 0xc6424284, 0xb86868d0
        AESGEN_ROTATED  \left, 0xc3414182, 0xb0999929, 0x772d2d5a, 0x110f0f1e, 0xcbb0b07b, 0xfc5454a8, 0xd6bbbb6d, 0x3a16162c
        .endr

        AESGEN_NOTES

#endif
