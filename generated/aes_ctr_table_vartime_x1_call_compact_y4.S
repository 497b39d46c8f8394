// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// aes_ctr_table_vartime_x1_call_compact_y4
// AES CTR encryption and decryption (SP 800-38A 6.5) for integer registers and tables in memory, in time that depends on keys and data:
// 1 block in flight, round code called, few registers, round keys read by 32 bits, looks at the yield flag every 4 blocks.
// The calling convention is in docs/kernel-abi.md.
//
// Made from templates/table_vartime/ctr.S.j2 and rounds.j2 by
//   ./aesgen emit --isa table_vartime --mode ctr --interleave 1 --inline call --regalloc compact --yield-blocks 4
// Change the templates, never this file.
//
//   rdi              out    output
//   rsi              in     input
//   rdx              bytes  bytes to do
//   rcx              ks     key schedule
//   r8               state  state (chaining block, counter block or tweak)
//   rax              left   result: bytes left undone
//   rsi              hi     high half of the counter
//   r8               lo     low half of the counter
//   rax rcx rdx rbx  s0-s3  the block, by columns
//   rdi r8-r9        y0-y3  columns in the making
//   rsi              t      index of a byte
//   r9               flag   the yield flag
//   r11              table  the tables
//   r10              kbase  where k7 lies, were all keys numbered from the end
//   r9               where  a pointer
//   r8               byte   a byte of text
//   r10              to     where it goes
//   r11              rest   bytes left
//   r9               first  where k0 would lie, were the keys numbered from the start

#include "asm.h"

#ifdef AESGEN_X86_64

        .intel_syntax noprefix
        AESGEN_FUNC SYM(aes_ctr_table_vartime_x1_call_compact_y4)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        sub     rsp, 64
        .cfi_adjust_cfa_offset  64

        // On the stack: [rsp] out, + 8 in, + 16 bytes, + 24 state, + 32 flag, + 40 bytes of the final pair, + 48 rounds, + 52 blocks to the next look
        mov     [rsp], rdi
        mov     [rsp + 8], rsi
        mov     [rsp + 16], rdx
        mov     [rsp + 24], r8
        mov     [rsp + 32], r9
        test    rdx, rdx
        jz      L(done)
        movzx   r10d, byte ptr [rcx + AESGEN_SCHEDULE_ROUNDS]
        mov     [rsp + 48], r10d
        shl     r10d, 4
        lea     r10, [rcx + r10 + AESGEN_SCHEDULE_ENC - 112]
        lea     r11, [rip + SYM(aes_table_vartime_enc)]

        // From here, and from every look at a flag that is down: so many blocks to the next look.
L(reset):
        mov     dword ptr [rsp + 52], 4
        cmp     qword ptr [rsp + 16], 16
        jb      L(rest)
        cmp     dword ptr [rsp + 48], 12
        ja      L(pass_256)
        je      L(pass_192)

        // AES-128: a block a pass
L(pass_128):
        mov     r9, [rsp + 24]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        mov     r8, [r9 + 8]
        mov     rsi, [r9]
        bswap   r8
        bswap   rsi
        add     r8, 1
        adc     rsi, 0
        bswap   r8
        bswap   rsi
        mov     [r9 + 8], r8
        mov     [r9], rsi
        xor     eax, [r10 - 48]
        xor     ecx, [r10 - 44]
        xor     edx, [r10 - 40]
        xor     ebx, [r10 - 36]
        call    L(rounds_128)
        mov     r9, [rsp + 8]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        add     qword ptr [rsp + 8], 16
        sub     qword ptr [rsp + 16], 16
        mov     r9, [rsp]
        mov     [r9], eax
        mov     [r9 + 4], ecx
        mov     [r9 + 8], edx
        mov     [r9 + 12], ebx
        add     qword ptr [rsp], 16
        sub     dword ptr [rsp + 52], 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     qword ptr [rsp + 16], 16
        jae     L(pass_128)
        jmp     L(rest)

        // AES-192: a block a pass
L(pass_192):
        mov     r9, [rsp + 24]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        mov     r8, [r9 + 8]
        mov     rsi, [r9]
        bswap   r8
        bswap   rsi
        add     r8, 1
        adc     rsi, 0
        bswap   r8
        bswap   rsi
        mov     [r9 + 8], r8
        mov     [r9], rsi
        xor     eax, [r10 - 80]
        xor     ecx, [r10 - 76]
        xor     edx, [r10 - 72]
        xor     ebx, [r10 - 68]
        call    L(rounds_192)
        mov     r9, [rsp + 8]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        add     qword ptr [rsp + 8], 16
        sub     qword ptr [rsp + 16], 16
        mov     r9, [rsp]
        mov     [r9], eax
        mov     [r9 + 4], ecx
        mov     [r9 + 8], edx
        mov     [r9 + 12], ebx
        add     qword ptr [rsp], 16
        sub     dword ptr [rsp + 52], 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     qword ptr [rsp + 16], 16
        jae     L(pass_192)
        jmp     L(rest)

        // AES-256: a block a pass
L(pass_256):
        mov     r9, [rsp + 24]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        mov     r8, [r9 + 8]
        mov     rsi, [r9]
        bswap   r8
        bswap   rsi
        add     r8, 1
        adc     rsi, 0
        bswap   r8
        bswap   rsi
        mov     [r9 + 8], r8
        mov     [r9], rsi
        xor     eax, [r10 - 112]
        xor     ecx, [r10 - 108]
        xor     edx, [r10 - 104]
        xor     ebx, [r10 - 100]
        call    L(rounds_256)
        mov     r9, [rsp + 8]
        xor     eax, [r9]
        xor     ecx, [r9 + 4]
        xor     edx, [r9 + 8]
        xor     ebx, [r9 + 12]
        add     qword ptr [rsp + 8], 16
        sub     qword ptr [rsp + 16], 16
        mov     r9, [rsp]
        mov     [r9], eax
        mov     [r9 + 4], ecx
        mov     [r9 + 8], edx
        mov     [r9 + 12], ebx
        add     qword ptr [rsp], 16
        sub     dword ptr [rsp + 52], 1
        jbe     L(look)                                 // a pass boundary at which the count is reached
        cmp     qword ptr [rsp + 16], 16
        jae     L(pass_256)
L(rest):

        // 1 to 15 bytes, or none.
        cmp     qword ptr [rsp + 16], 0
        je      L(done)
        mov     r9, [rsp + 24]
        mov     eax, [r9]
        mov     ecx, [r9 + 4]
        mov     edx, [r9 + 8]
        mov     ebx, [r9 + 12]
        mov     r8, [r9 + 8]
        mov     rsi, [r9]
        bswap   r8
        bswap   rsi
        add     r8, 1
        adc     rsi, 0
        bswap   r8
        bswap   rsi
        mov     [r9 + 8], r8
        mov     [r9], rsi
        mov     r9d, 14
        sub     r9d, [rsp + 48]
        shl     r9d, 4
        add     r9, r10
        xor     eax, [r9 - 112]
        xor     ecx, [r9 - 108]
        xor     edx, [r9 - 104]
        xor     ebx, [r9 - 100]
        call    L(rounds)
        shl     rcx, 32
        or      rax, rcx
        shl     rbx, 32
        or      rdx, rbx
        mov     r9, [rsp + 8]
        mov     r10, [rsp]
        mov     r11, [rsp + 16]
L(byte):
        movzx   r8d, byte ptr [r9]
        xor     r8b, al
        mov     [r10], r8b
        shrd    rax, rdx, 8
        shr     rdx, 8
        add     r9, 1
        add     r10, 1
        sub     r11, 1
        jnz     L(byte)
        mov     [rsp + 16], r11
        jmp     L(done)

        // Time to look at the yield flag, unless that was the last pass.
L(look):
        cmp     qword ptr [rsp + 16], 0
        je      L(done)
        mov     r9, [rsp + 32]
        test    r9, r9
        jz      L(reset)                                // without a flag the call runs through
        cmp     dword ptr [r9], 0
        je      L(reset)
L(done):
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
        add     rsp, 64
        .cfi_adjust_cfa_offset  -64
        pop     rbx
        .cfi_def_cfa_offset     8
        .cfi_restore    rbx
        ret

        AESGEN_LOCAL
        // The rounds after the first key was added: the first label chooses by the key size, the others are entered for one.
L(rounds):
        cmp     dword ptr [rsp + 56], 12
        jb      L(rounds_128)
        je      L(rounds_192)
L(rounds_256):

        // Round key 1 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 - 92]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10 - 96]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 - 84]
        xor     eax, [r10 - 88]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 2 of 14
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, dh
        movzx   edx, dl
        mov     edi, [r11 + rsi*4 + 3072]
        mov     edx, [r11 + rdx*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     edx, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 - 76]
        movzx   esi, al
        xor     edx, [r11 + rsi*4]
        movzx   esi, ah
        shr     eax, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, al
        movzx   eax, ah
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rax*4 + 3072]
        mov     eax, [r10 - 80]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     edx, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 - 68]
        xor     edx, [r10 - 72]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d
L(rounds_192):

        // Round key 3 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 - 60]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10 - 64]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 - 52]
        xor     eax, [r10 - 56]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 4 of 14
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, dh
        movzx   edx, dl
        mov     edi, [r11 + rsi*4 + 3072]
        mov     edx, [r11 + rdx*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     edx, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 - 44]
        movzx   esi, al
        xor     edx, [r11 + rsi*4]
        movzx   esi, ah
        shr     eax, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, al
        movzx   eax, ah
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rax*4 + 3072]
        mov     eax, [r10 - 48]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     edx, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 - 36]
        xor     edx, [r10 - 40]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d
L(rounds_128):

        // Round key 5 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 - 28]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10 - 32]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 - 20]
        xor     eax, [r10 - 24]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 6 of 14
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, dh
        movzx   edx, dl
        mov     edi, [r11 + rsi*4 + 3072]
        mov     edx, [r11 + rdx*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     edx, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 - 12]
        movzx   esi, al
        xor     edx, [r11 + rsi*4]
        movzx   esi, ah
        shr     eax, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, al
        movzx   eax, ah
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rax*4 + 3072]
        mov     eax, [r10 - 16]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     edx, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 - 4]
        xor     edx, [r10 - 8]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d

        // Round key 7 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 4]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 12]
        xor     eax, [r10 + 8]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 8 of 14
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, dh
        movzx   edx, dl
        mov     edi, [r11 + rsi*4 + 3072]
        mov     edx, [r11 + rdx*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     edx, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 20]
        movzx   esi, al
        xor     edx, [r11 + rsi*4]
        movzx   esi, ah
        shr     eax, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, al
        movzx   eax, ah
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rax*4 + 3072]
        mov     eax, [r10 + 16]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     edx, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 28]
        xor     edx, [r10 + 24]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d

        // Round key 9 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 36]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10 + 32]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 44]
        xor     eax, [r10 + 40]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 10 of 14
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, dh
        movzx   edx, dl
        mov     edi, [r11 + rsi*4 + 3072]
        mov     edx, [r11 + rdx*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     edx, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 52]
        movzx   esi, al
        xor     edx, [r11 + rsi*4]
        movzx   esi, ah
        shr     eax, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, al
        movzx   eax, ah
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rax*4 + 3072]
        mov     eax, [r10 + 48]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     edx, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 60]
        xor     edx, [r10 + 56]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d

        // Round key 11 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 68]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10 + 64]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 76]
        xor     eax, [r10 + 72]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 12 of 14
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, dh
        movzx   edx, dl
        mov     edi, [r11 + rsi*4 + 3072]
        mov     edx, [r11 + rdx*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     edx, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 84]
        movzx   esi, al
        xor     edx, [r11 + rsi*4]
        movzx   esi, ah
        shr     eax, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, al
        movzx   eax, ah
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rax*4 + 3072]
        mov     eax, [r10 + 80]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     edx, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 92]
        xor     edx, [r10 + 88]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d

        // Round key 13 of 14
        movzx   r9d, al
        movzx   esi, ah
        shr     eax, 16
        mov     r9d, [r11 + r9*4]
        mov     r8d, [r11 + rsi*4 + 1024]
        movzx   esi, ah
        movzx   eax, al
        mov     edi, [r11 + rsi*4 + 3072]
        mov     eax, [r11 + rax*4 + 2048]
        movzx   esi, cl
        xor     edi, [r11 + rsi*4]
        movzx   esi, ch
        shr     ecx, 16
        xor     r9d, [r11 + rsi*4 + 1024]
        movzx   esi, cl
        movzx   ecx, ch
        xor     r8d, [r11 + rsi*4 + 2048]
        xor     eax, [r11 + rcx*4 + 3072]
        mov     ecx, [r10 + 100]
        movzx   esi, dl
        xor     eax, [r11 + rsi*4]
        movzx   esi, dh
        shr     edx, 16
        xor     edi, [r11 + rsi*4 + 1024]
        movzx   esi, dl
        movzx   edx, dh
        xor     r9d, [r11 + rsi*4 + 2048]
        xor     r8d, [r11 + rdx*4 + 3072]
        mov     edx, [r10 + 96]
        movzx   esi, bl
        xor     r8d, [r11 + rsi*4]
        movzx   esi, bh
        shr     ebx, 16
        xor     eax, [r11 + rsi*4 + 1024]
        movzx   esi, bl
        movzx   ebx, bh
        xor     edi, [r11 + rsi*4 + 2048]
        xor     r9d, [r11 + rbx*4 + 3072]
        mov     ebx, [r10 + 108]
        xor     eax, [r10 + 104]
        xor     ecx, edi
        xor     edx, r9d
        xor     ebx, r8d

        // Round key 14 of 14, without MixColumns
        movzx   r9d, dl
        movzx   esi, dh
        shr     edx, 16
        movzx   r9d, byte ptr [r11 + r9*4 + 1]
        movzx   r8d, byte ptr [r11 + rsi*4 + 1]
        shl     r8d, 8
        movzx   esi, dh
        movzx   edx, dl
        movzx   edi, byte ptr [r11 + rsi*4 + 1]
        shl     edi, 24
        movzx   edx, byte ptr [r11 + rdx*4 + 1]
        shl     edx, 16
        movzx   esi, cl
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        xor     edi, esi
        movzx   esi, ch
        shr     ecx, 16
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        shl     esi, 8
        xor     r9d, esi
        movzx   esi, cl
        movzx   ecx, ch
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        shl     esi, 16
        xor     r8d, esi
        movzx   ecx, byte ptr [r11 + rcx*4 + 1]
        shl     ecx, 24
        xor     edx, ecx
        mov     ecx, [r10 + 116]
        movzx   esi, al
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        xor     edx, esi
        movzx   esi, ah
        shr     eax, 16
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        shl     esi, 8
        xor     edi, esi
        movzx   esi, al
        movzx   eax, ah
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        shl     esi, 16
        xor     r9d, esi
        movzx   eax, byte ptr [r11 + rax*4 + 1]
        shl     eax, 24
        xor     r8d, eax
        mov     eax, [r10 + 112]
        movzx   esi, bl
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        xor     r8d, esi
        movzx   esi, bh
        shr     ebx, 16
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        shl     esi, 8
        xor     edx, esi
        movzx   esi, bl
        movzx   ebx, bh
        movzx   esi, byte ptr [r11 + rsi*4 + 1]
        shl     esi, 16
        xor     edi, esi
        movzx   ebx, byte ptr [r11 + rbx*4 + 1]
        shl     ebx, 24
        xor     r9d, ebx
        mov     ebx, [r10 + 124]
        xor     edx, [r10 + 120]
        xor     ecx, edi
        xor     eax, r9d
        xor     ebx, r8d
        ret
        AESGEN_END SYM(aes_ctr_table_vartime_x1_call_compact_y4)

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
