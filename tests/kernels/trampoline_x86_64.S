// SPDX-License-Identifier: Apache-2.0 OR MIT
// void trampoline_enter(struct Trampoline *t), see trampoline_x86_64.cc for the struct.
//
// Runs t->function on a stack of its own, with every register that it must preserve filled with a pattern and every
// other with junk, and writes down what they hold afterwards. `t` itself is kept in memory: nothing else survives a
// function that breaks the rules.
	.intel_syntax noprefix

#define HOST_RSP 0
#define HOST_MXCSR 8
#define HOST_X87 12
#define ARGUMENTS 16
#define FUNCTION 64
#define STACK 72
#define RESULT 80
#define RSP_AFTER 88
#define BEFORE 96 // rbx, rbp, r12 to r15
#define AFTER 144
#define FLAGS_AFTER 192
#define VECTOR_BYTES 200
#define FLAGS_BEFORE 208
#define FX_BEFORE 256 // 512 bytes
#define FX_AFTER 768 // 512 bytes
#define JUNK 1280 // 64 bytes
#define VECTORS_AFTER 1344 // 16 x 64 bytes

	.text
	.p2align 4
	.globl	trampoline_enter
	.hidden	trampoline_enter
	.type	trampoline_enter, @function
trampoline_enter:
	endbr64
	mov	[rip + current], rdi
	push	rbx
	push	rbp
	push	r12
	push	r13
	push	r14
	push	r15
	mov	[rdi + HOST_RSP], rsp
	stmxcsr	[rdi + HOST_MXCSR]
	fnstcw	[rdi + HOST_X87]

	fxrstor64 [rdi + FX_BEFORE]
	cmp	dword ptr [rdi + VECTOR_BYTES], 32
	jb	2f
	je	1f
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	vmovdqu64 zmm\n, [rdi + JUNK]
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	kmovw	k\n, [rdi + JUNK + \n]
	.endr
	jmp	2f
1:
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu	ymm\n, [rdi + JUNK]
	.endr
2:
	push	qword ptr [rdi + FLAGS_BEFORE]
	popfq
	mov	rsp, [rdi + STACK]
	mov	rbx, [rdi + BEFORE]
	mov	rbp, [rdi + BEFORE + 8]
	mov	r12, [rdi + BEFORE + 16]
	mov	r13, [rdi + BEFORE + 24]
	mov	r14, [rdi + BEFORE + 32]
	mov	r15, [rdi + BEFORE + 40]
	mov	rax, [rdi + JUNK]
	mov	r10, [rdi + JUNK + 8]
	mov	r11, [rdi + FUNCTION]
	mov	r9, [rdi + ARGUMENTS + 40]
	mov	r8, [rdi + ARGUMENTS + 32]
	mov	rcx, [rdi + ARGUMENTS + 24]
	mov	rdx, [rdi + ARGUMENTS + 16]
	mov	rsi, [rdi + ARGUMENTS + 8]
	mov	rdi, [rdi + ARGUMENTS]
	call	r11

	mov	rcx, [rip + current]
	mov	[rcx + RESULT], rax
	mov	[rcx + RSP_AFTER], rsp
	mov	rsp, [rcx + HOST_RSP]
	pushfq
	pop	qword ptr [rcx + FLAGS_AFTER]
	cld
	mov	[rcx + AFTER], rbx
	mov	[rcx + AFTER + 8], rbp
	mov	[rcx + AFTER + 16], r12
	mov	[rcx + AFTER + 24], r13
	mov	[rcx + AFTER + 32], r14
	mov	[rcx + AFTER + 40], r15
	fxsave64 [rcx + FX_AFTER]
	cmp	dword ptr [rcx + VECTOR_BYTES], 32
	jb	5f
	je	4f
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu64 [rcx + VECTORS_AFTER + 64 * \n], zmm\n
	.endr
	vzeroupper
	jmp	5f
4:
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	vmovdqu	[rcx + VECTORS_AFTER + 64 * \n], ymm\n
	.endr
	vzeroupper
5:
	fninit
	fldcw	[rcx + HOST_X87]
	ldmxcsr	[rcx + HOST_MXCSR]
	pop	r15
	pop	r14
	pop	r13
	pop	r12
	pop	rbp
	pop	rbx
	ret
	.size	trampoline_enter, . - trampoline_enter

	.local	current
	.comm	current, 8, 8

	.section .note.GNU-stack, "", @progbits
