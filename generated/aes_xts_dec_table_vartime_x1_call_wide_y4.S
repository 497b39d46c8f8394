// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_xts_dec_table_vartime_x1_call_wide_y4
// AES XTS decryption (IEEE 1619, SP 800-38E) for integer registers and tables in memory, in time that depends on keys and data:
// 1 block in flight, round code called, two more temporaries, round keys read by 64 bits, looks at the yield flag every 4 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/table_vartime/xts.S.j2 and rounds.j2 by
//   ./aesgen emit --isa table_vartime --mode xts_dec --interleave 1 --inline call --regalloc wide --yield-blocks 4
// Change the templates, never this file.
//
//   rdi              out    output
//   rsi              in     input
//   rdx              bytes  bytes to do
//   rcx              ks     key schedule
//   r8               state  state (chaining block, counter block or tweak)
//   rax              left   result: bytes left undone
//   r8               tlo    low half of the tweak
//   rsi              thi    high half of the tweak
//   rdi              carry  what doubling or halving it carries out
//   rax rcx rdx rbx  s0-s3  the block, by columns
//   rbp r8-r9 r12    y0-y3  columns in the making
//   rsi              t      index of a byte
//   rdi              u      index of another byte
//   r9               flag   the yield flag
//   r11              table  the tables
//   r10              kbase  where k7 lies, were all keys numbered from the end
//   r9               where  a pointer
//   rax              tail   bytes of the final pair: 0, or 17 to 31
//   rdi              byte   a byte of the partial block
//   rdi              low    low half of the block
//   r9               from   where the partial block is
//   r8               to     where it goes
//   rcx              rest   bytes of it left
//   rsi              turns  bytes left until the block is as it was
//   r8               first  where k0 would lie, were the keys numbered from the start

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_xts_dec_table_vartime_x1_call_wide_y4)
        endbr64
        sub     rsp, 88
        .cfi_def_cfa_offset     96
        mov     [rsp + 80], rbx
        .cfi_offset     rbx, -16

        // On the stack: [rsp] out, + 8 in, + 16 bytes, + 24 state, + 32 flag, + 40 bytes of the final pair, + 48 rounds, + 52 blocks to the next look
        mov     [rsp], rdi
        mov     [rsp + 72], rbp
        .cfi_offset     rbp, -24
        mov     [rsp + 8], rsi
        mov     [rsp + 64], r12
        .cfi_offset     r12, -32
        mov     [rsp + 16], rdx
        mov     [rsp + 24], r8
        mov     [rsp + 32], r9
        cmp     rdx, 16
        jb      L(nothing)
        movzx   r10d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     [rsp + 48], r10d
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_DEC - 112]
        lea     r11, [rip + SYM(aes_table_vartime_dec)]

        // With a partial block at the end, it and the block before it are kept out of the passes.
        mov     eax, edx
        and     eax, 15
        jz      L(whole)
        add     eax, 16
        sub     [rsp + 16], rax
L(whole):
        mov     [rsp + 40], rax

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     dword ptr [rsp + 52], 4
        cmp     qword ptr [rsp + 16], 16
        jb      L(rest)
        cmp     dword ptr [rsp + 48], 12
        ja      L(pass_256)

        // AES-128: a block a pass
L(pass_128):
        mov     r9, [rsp + 8]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        add     qword ptr [rsp + 8], 16
        sub     qword ptr [rsp + 16], 16
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r9, [r10 - 48]
        xor     eax, r9d
        shr     r9, 32
        xor     ecx, r9d
        mov     r8, [r10 - 40]
        xor     edx, r8d
        shr     r8, 32
        xor     ebx, r8d
        call    L(rounds_128)
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r9, [rsp]
        mov     [r9], eax
        mov     [r9 + 4], ecx
        mov     [r9 + 8], edx
        mov     [r9 + 12], ebx
        add     qword ptr [rsp], 16
        mov     r9, [rsp + 24]
        mov     r8, [r9]                                // little-endian, as the standard has it
        mov     rsi, [r9 + 8]
        mov     rdi, rsi
        sar     rdi, 63
        and     edi, 0x87
        shld    rsi, r8, 1
        add     r8, r8
        xor     r8, rdi
        mov     [r9], r8
        mov     [r9 + 8], rsi
        sub     dword ptr [rsp + 52], 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     qword ptr [rsp + 16], 16
        jae     L(pass_128)
        jmp     L(rest)

        // AES-256: a block a pass
L(pass_256):
        mov     r9, [rsp + 8]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        add     qword ptr [rsp + 8], 16
        sub     qword ptr [rsp + 16], 16
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r9, [r10 - 112]
        xor     eax, r9d
        shr     r9, 32
        xor     ecx, r9d
        mov     r8, [r10 - 104]
        xor     edx, r8d
        shr     r8, 32
        xor     ebx, r8d
        call    L(rounds_256)
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r9, [rsp]
        mov     [r9], eax
        mov     [r9 + 4], ecx
        mov     [r9 + 8], edx
        mov     [r9 + 12], ebx
        add     qword ptr [rsp], 16
        mov     r9, [rsp + 24]
        mov     r8, [r9]                                // little-endian, as the standard has it
        mov     rsi, [r9 + 8]
        mov     rdi, rsi
        sar     rdi, 63
        and     edi, 0x87
        shld    rsi, r8, 1
        add     r8, r8
        xor     r8, rdi
        mov     [r9], r8
        mov     [r9 + 8], rsi
        sub     dword ptr [rsp + 52], 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     qword ptr [rsp + 16], 16
        jae     L(pass_256)
L(rest):

        // The last full block and the partial one steal from each other; decryption takes their tweaks in the other order.
        cmp     qword ptr [rsp + 40], 0
        je      L(done)
        mov     r9, [rsp + 24]
        mov     r8, [r9]                                // little-endian, as the standard has it
        mov     rsi, [r9 + 8]
        mov     rdi, rsi
        sar     rdi, 63
        and     edi, 0x87
        shld    rsi, r8, 1
        add     r8, r8
        xor     r8, rdi
        mov     [r9], r8
        mov     [r9 + 8], rsi
        mov     r9, [rsp + 8]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r8d, 14
        sub     r8d, [rsp + 48]
        shl     r8d, 4
        add     r8, r10
        mov     r9, [r8 - 112]
        xor     eax, r9d
        shr     r9, 32
        xor     ecx, r9d
        mov     r8, [r8 - 104]
        xor     edx, r8d
        shr     r8, 32
        xor     ebx, r8d
        call    L(rounds)
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r9, [rsp + 24]
        mov     r8, [r9]                                // little-endian, as the standard has it
        mov     rsi, [r9 + 8]
        mov     rdi, r8
        shl     rdi, 63
        sar     rdi, 63
        and     edi, 0x87
        xor     r8, rdi
        shl     rdi, 63
        shrd    r8, rsi, 1
        shr     rsi, 1
        or      rsi, rdi
        mov     [r9], r8
        mov     [r9 + 8], rsi
        shl     rcx, 32
        or      rax, rcx
        shl     rbx, 32
        or      rdx, rbx
        mov     r9, [rsp + 8]
        mov     r8, [rsp]
        mov     rcx, [rsp + 40]
        sub     rcx, 16
        mov     esi, 16

        // The start of the block becomes the partial one, and the input's partial block takes its place, while the block goes round byte by byte.
L(exchange):
        movzx   edi, byte ptr [r9 + 16]
        mov     [r8 + 16], al
        mov     al, dil
        add     r9, 1
        add     r8, 1
L(turn):
        mov     rdi, rax
        shrd    rax, rdx, 8
        shrd    rdx, rdi, 8
        sub     esi, 1
        jz      L(turned)
        sub     rcx, 1
        jg      L(exchange)
        jmp     L(turn)
L(turned):
        mov     rcx, rax
        shr     rcx, 32
        mov     eax, eax
        mov     rbx, rdx
        shr     rbx, 32
        mov     edx, edx
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r8d, 14
        sub     r8d, [rsp + 48]
        shl     r8d, 4
        add     r8, r10
        mov     r9, [r8 - 112]
        xor     eax, r9d
        shr     r9, 32
        xor     ecx, r9d
        mov     r8, [r8 - 104]
        xor     edx, r8d
        shr     r8, 32
        xor     ebx, r8d
        call    L(rounds)
        mov     r9, [rsp + 24]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        mov     r9, [rsp]
        mov     [r9], eax
        mov     [r9 + 4], ecx
        mov     [r9 + 8], edx
        mov     [r9 + 12], ebx

        // No next block exists, so the state is wiped.
        mov     r9, [rsp + 24]
        mov     qword ptr [r9], 0
        mov     qword ptr [r9 + 8], 0
        mov     qword ptr [rsp + 40], 0
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        mov     r9, [rsp + 16]
        add     r9, [rsp + 40]
        jz      L(done)
        mov     r9, [rsp + 32]
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)
L(done):
        mov     r9, [rsp + 40]
        add     [rsp + 16], r9
L(nothing):
        mov     rax, [rsp + 16]
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
        mov     r12, [rsp + 64]
        .cfi_restore    r12
        mov     rbp, [rsp + 72]
        .cfi_restore    rbp
        mov     rbx, [rsp + 80]
        .cfi_restore    rbx
        add     rsp, 88
        .cfi_def_cfa_offset     8
        ret

        AESGEN_LOCAL
        // The rounds after the first key was added: the first label chooses by the key size, the others are entered for one.
L(rounds):
        cmp     dword ptr [rsp + 56], 12
        jb      L(rounds_128)
L(rounds_256):

        // Round key 1 of 14
        mov     r9, [r10 - 96]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 - 88]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 2 of 14
        mov     r9, [r10 - 80]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 - 72]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 3 of 14
        mov     r9, [r10 - 64]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 - 56]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 4 of 14
        mov     r9, [r10 - 48]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 - 40]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d
L(rounds_128):

        // Round key 5 of 14
        mov     r9, [r10 - 32]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 - 24]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 6 of 14
        mov     r9, [r10 - 16]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 - 8]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 7 of 14
        mov     r9, [r10]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 8]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 8 of 14
        mov     r9, [r10 + 16]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 24]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 9 of 14
        mov     r9, [r10 + 32]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 40]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 10 of 14
        mov     r9, [r10 + 48]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 56]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 11 of 14
        mov     r9, [r10 + 64]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 72]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 12 of 14
        mov     r9, [r10 + 80]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 88]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 13 of 14
        mov     r9, [r10 + 96]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 104]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        xor     r9d, [r11 + rsi*4]
        xor     ebp, [r11 + rdi*4 + 1024]
        movzx   esi, al
        movzx   edi, ah
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     r12d, [r11 + rdi*4 + 3072]
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        xor     ebp, [r11 + rsi*4]
        xor     r8d, [r11 + rdi*4 + 1024]
        movzx   esi, cl
        movzx   edi, ch
        xor     r12d, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rdi*4 + 3072]
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        xor     r8d, [r11 + rsi*4]
        xor     r12d, [r11 + rdi*4 + 1024]
        movzx   esi, dl
        movzx   edi, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     ebp, [r11 + rdi*4 + 3072]
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        xor     r12d, [r11 + rsi*4]
        xor     r9d, [r11 + rdi*4 + 1024]
        movzx   esi, bl
        movzx   edi, bh
        xor     ebp, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdi*4 + 3072]
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d

        // Round key 14 of 14, without MixColumns
        mov     r9, [r10 + 112]
        mov     rbp, r9
        shr     rbp, 32
        mov     r8, [r10 + 120]
        mov     r12, r8
        shr     r12, 32
        movzx   esi, al
        movzx   edi, ah
        shr     eax, 16
        movzx   esi, byte ptr [r11 + rsi + 4096]
        xor     r9d, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 8
        xor     ebp, edi
        movzx   esi, al
        movzx   edi, ah
        movzx   esi, byte ptr [r11 + rsi + 4096]
        shl     esi, 16
        xor     r8d, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 24
        xor     r12d, edi
        movzx   esi, cl
        movzx   edi, ch
        shr     ecx, 16
        movzx   esi, byte ptr [r11 + rsi + 4096]
        xor     ebp, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 8
        xor     r8d, edi
        movzx   esi, cl
        movzx   edi, ch
        movzx   esi, byte ptr [r11 + rsi + 4096]
        shl     esi, 16
        xor     r12d, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 24
        xor     r9d, edi
        movzx   esi, dl
        movzx   edi, dh
        shr     edx, 16
        movzx   esi, byte ptr [r11 + rsi + 4096]
        xor     r8d, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 8
        xor     r12d, edi
        movzx   esi, dl
        movzx   edi, dh
        movzx   esi, byte ptr [r11 + rsi + 4096]
        shl     esi, 16
        xor     r9d, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 24
        xor     ebp, edi
        movzx   esi, bl
        movzx   edi, bh
        shr     ebx, 16
        movzx   esi, byte ptr [r11 + rsi + 4096]
        xor     r12d, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 8
        xor     r9d, edi
        movzx   esi, bl
        movzx   edi, bh
        movzx   esi, byte ptr [r11 + rsi + 4096]
        shl     esi, 16
        xor     ebp, esi
        movzx   edi, byte ptr [r11 + rdi + 4096]
        shl     edi, 24
        xor     r8d, edi
        mov     eax, r9d
        mov     ecx, ebp
        mov     edx, r8d
        mov     ebx, r12d
        ret
        AESGEN_END SYM(aes_xts_dec_table_vartime_x1_call_wide_y4)

        AESGEN_RODATA_ONCE SYM(aes_table_vartime_dec)
        .irp    left, 0, 8, 16, 24
        AESGEN_ROTATED  \left, 0x50a7f451, 0x5365417e, 0xc3a4171a, 0x965e273a, 0xcb6bab3b, 0xf1459d1f, 0xab58faac, 0x9303e34b
        AESGEN_ROTATED  \left, 0x55fa3020, 0xf66d76ad, 0x9176cc88, 0x254c02f5, 0xfcd7e54f, 0xd7cb2ac5, 0x80443526, 0x8fa362b5
        AESGEN_ROTATED  \left, 0x495ab1de, 0x671bba25, 0x980eea45, 0xe1c0fe5d, 0x02752fc3, 0x12f04c81, 0xa397468d, 0xc6f9d36b
        AESGEN_ROTATED  \left, 0xe75f8f03, 0x959c9215, 0xeb7a6dbf, 0xda595295, 0x2d83bed4, 0xd3217458, 0x2969e049, 0x44c8c98e
        AESGEN_ROTATED  \left, 0x6a89c275, 0x78798ef4, 0x6b3e5899, 0xdd71b927, 0xb64fe1be, 0x17ad88f0, 0x66ac20c9, 0xb43ace7d
        AESGEN_ROTATED  \left, 0x184adf63, 0x82311ae5, 0x60335197, 0x457f5362, 0xe07764b1, 0x84ae6bbb, 0x1ca081fe, 0x942b08f9
        AESGEN_ROTATED  \left, 0x58684870, 0x19fd458f, 0x876cde94, 0xb7f87b52, 0x23d373ab, 0xe2024b72, 0x578f1fe3, 0x2aab5566
        AESGEN_ROTATED  \left, 0x0728ebb2, 0x03c2b52f, 0x9a7bc586, 0xa50837d3, 0xf2872830, 0xb2a5bf23, 0xba6a0302, 0x5c8216ed
        AESGEN_ROTATED  \left, 0x2b1ccf8a, 0x92b479a7, 0xf0f207f3, 0xa1e2694e, 0xcdf4da65, 0xd5be0506, 0x1f6234d1, 0x8afea6c4
        AESGEN_ROTATED  \left, 0x9d532e34, 0xa055f3a2, 0x32e18a05, 0x75ebf6a4, 0x39ec830b, 0xaaef6040, 0x069f715e, 0x51106ebd
        AESGEN_ROTATED  \left, 0xf98a213e, 0x3d06dd96, 0xae053edd, 0x46bde64d, 0xb58d5491, 0x055dc471, 0x6fd40604, 0xff155060
        AESGEN_ROTATED  \left, 0x24fb9819, 0x97e9bdd6, 0xcc434089, 0x779ed967, 0xbd42e8b0, 0x888b8907, 0x385b19e7, 0xdbeec879
        AESGEN_ROTATED  \left, 0x470a7ca1, 0xe90f427c, 0xc91e84f8, 0x00000000, 0x83868009, 0x48ed2b32, 0xac70111e, 0x4e725a6c
        AESGEN_ROTATED  \left, 0xfbff0efd, 0x5638850f, 0x1ed5ae3d, 0x27392d36, 0x64d90f0a, 0x21a65c68, 0xd1545b9b, 0x3a2e3624
        AESGEN_ROTATED  \left, 0xb1670a0c, 0x0fe75793, 0xd296eeb4, 0x9e919b1b, 0x4fc5c080, 0xa220dc61, 0x694b775a, 0x161a121c
        AESGEN_ROTATED  \left, 0x0aba93e2, 0xe52aa0c0, 0x43e0223c, 0x1d171b12, 0x0b0d090e, 0xadc78bf2, 0xb9a8b62d, 0xc8a91e14
        AESGEN_ROTATED  \left, 0x8519f157, 0x4c0775af, 0xbbdd99ee, 0xfd607fa3, 0x9f2601f7, 0xbcf5725c, 0xc53b6644, 0x347efb5b
        AESGEN_ROTATED  \left, 0x7629438b, 0xdcc623cb, 0x68fcedb6, 0x63f1e4b8, 0xcadc31d7, 0x10856342, 0x40229713, 0x2011c684
        AESGEN_ROTATED  \left, 0x7d244a85, 0xf83dbbd2, 0x1132f9ae, 0x6da129c7, 0x4b2f9e1d, 0xf330b2dc, 0xec52860d, 0xd0e3c177
        AESGEN_ROTATED  \left, 0x6c16b32b, 0x99b970a9, 0xfa489411, 0x2264e947, 0xc48cfca8, 0x1a3ff0a0, 0xd82c7d56, 0xef903322
        AESGEN_ROTATED  \left, 0xc74e4987, 0xc1d138d9, 0xfea2ca8c, 0x360bd498, 0xcf81f5a6, 0x28de7aa5, 0x268eb7da, 0xa4bfad3f
        AESGEN_ROTATED  \left, 0xe49d3a2c, 0x0d927850, 0x9bcc5f6a, 0x62467e54, 0xc2138df6, 0xe8b8d890, 0x5ef7392e, 0xf5afc382
        AESGEN_ROTATED  \left, 0xbe805d9f, 0x7c93d069, 0xa92dd56f, 0xb31225cf, 0x3b99acc8, 0xa77d1810, 0x6e639ce8, 0x7bbb3bdb
        AESGEN_ROTATED  \left, 0x097826cd, 0xf418596e, 0x01b79aec, 0xa89a4f83, 0x656e95e6, 0x7ee6ffaa, 0x08cfbc21, 0xe6e815ef
        AESGEN_ROTATED  \left, 0xd99be7ba, 0xce366f4a, 0xd4099fea, 0xd67cb029, 0xafb2a431, 0x31233f2a, 0x3094a5c6, 0xc066a235
        AESGEN_ROTATED  \left, 0x37bc4e74, 0xa6ca82fc, 0xb0d090e0, 0x15d8a733, 0x4a9804f1, 0xf7daec41, 0x0e50cd7f, 0x2ff69117
        AESGEN_ROTATED  \left, 0x8dd64d76, 0x4db0ef43, 0x544daacc, 0xdf0496e4, 0xe3b5d19e, 0x1b886a4c, 0xb81f2cc1, 0x7f516546
        AESGEN_ROTATED  \left, 0x04ea5e9d, 0x5d358c01, 0x737487fa, 0x2e410bfb, 0x5a1d67b3, 0x52d2db92, 0x335610e9, 0x1347d66d
        AESGEN_ROTATED  \left, 0x8c61d79a, 0x7a0ca137, 0x8e14f859, 0x893c13eb, 0xee27a9ce, 0x35c961b7, 0xede51ce1, 0x3cb1477a
        AESGEN_ROTATED  \left, 0x59dfd29c, 0x3f73f255, 0x79ce1418, 0xbf37c773, 0xeacdf753, 0x5baafd5f, 0x146f3ddf, 0x86db4478
        AESGEN_ROTATED  \left, 0x81f3afca, 0x3ec468b9, 0x2c342438, 0x5f40a3c2, 0x72c31d16, 0x0c25e2bc, 0x8b493c28, 0x41950dff
        AESGEN_ROTATED  \left, 0x7101a839, 0xdeb30c08, 0x9ce4b4d8, 0x90c15664, 0x6184cb7b, 0x70b632d5, 0x745c6c48, 0x4257b8d0
        .endr
        .byte   0x52, 0x09, 0x6a, 0xd5, 0x30, 0x36, 0xa5, 0x38, 0xbf, 0x40, 0xa3, 0x9e, 0x81, 0xf3, 0xd7, 0xfb
        .byte   0x7c, 0xe3, 0x39, 0x82, 0x9b, 0x2f, 0xff, 0x87, 0x34, 0x8e, 0x43, 0x44, 0xc4, 0xde, 0xe9, 0xcb
        .byte   0x54, 0x7b, 0x94, 0x32, 0xa6, 0xc2, 0x23, 0x3d, 0xee, 0x4c, 0x95, 0x0b, 0x42, 0xfa, 0xc3, 0x4e
        .byte   0x08, 0x2e, 0xa1, 0x66, 0x28, 0xd9, 0x24, 0xb2, 0x76, 0x5b, 0xa2, 0x49, 0x6d, 0x8b, 0xd1, 0x25
        .byte   0x72, 0xf8, 0xf6, 0x64, 0x86, 0x68, 0x98, 0x16, 0xd4, 0xa4, 0x5c, 0xcc, 0x5d, 0x65, 0xb6, 0x92
        .byte   0x6c, 0x70, 0x48, 0x50, 0xfd, 0xed, 0xb9, 0xda, 0x5e, 0x15, 0x46, 0x57, 0xa7, 0x8d, 0x9d, 0x84
        .byte   0x90, 0xd8, 0xab, 0x00, 0x8c, 0xbc, 0xd3, 0x0a, 0xf7, 0xe4, 0x58, 0x05, 0xb8, 0xb3, 0x45, 0x06
        .byte   0xd0, 0x2c, 0x1e, 0x8f, 0xca, 0x3f, 0x0f, 0x02, 0xc1, 0xaf, 0xbd, 0x03, 0x01, 0x13, 0x8a, 0x6b
        .byte   0x3a, 0x91, 0x11, 0x41, 0x4f, 0x67, 0xdc, 0xea, 0x97, 0xf2, 0xcf, 0xce, 0xf0, 0xb4, 0xe6, 0x73
        .byte   0x96, 0xac, 0x74, 0x22, 0xe7, 0xad, 0x35, 0x85, 0xe2, 0xf9, 0x37, 0xe8, 0x1c, 0x75, 0xdf, 0x6e
        .byte   0x47, 0xf1, 0x1a, 0x71, 0x1d, 0x29, 0xc5, 0x89, 0x6f, 0xb7, 0x62, 0x0e, 0xaa, 0x18, 0xbe, 0x1b
        .byte   0xfc, 0x56, 0x3e, 0x4b, 0xc6, 0xd2, 0x79, 0x20, 0x9a, 0xdb, 0xc0, 0xfe, 0x78, 0xcd, 0x5a, 0xf4
        .byte   0x1f, 0xdd, 0xa8, 0x33, 0x88, 0x07, 0xc7, 0x31, 0xb1, 0x12, 0x10, 0x59, 0x27, 0x80, 0xec, 0x5f
        .byte   0x60, 0x51, 0x7f, 0xa9, 0x19, 0xb5, 0x4a, 0x0d, 0x2d, 0xe5, 0x7a, 0x9f, 0x93, 0xc9, 0x9c, 0xef
        .byte   0xa0, 0xe0, 0x3b, 0x4d, 0xae, 0x2a, 0xf5, 0xb0, 0xc8, 0xeb, 0xbb, 0x3c, 0x83, 0x53, 0x99, 0x61
        .byte   0x17, 0x2b, 0x04, 0x7e, 0xba, 0x77, 0xd6, 0x26, 0xe1, 0x69, 0x14, 0x63, 0x55, 0x21, 0x0c, 0x7d

        AESGEN_NOTES

#endif
