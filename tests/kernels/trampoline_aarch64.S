// SPDX-License-Identifier: Apache-2.0 OR MIT
// void trampoline_enter(struct Trampoline *t), see trampoline_aarch64.cc for the struct.
//
// Runs t->function on a stack of its own, with every register that it must preserve filled with a pattern and every
// other with junk, and writes down what they hold afterwards. `t` itself is kept in memory: nothing else survives a
// function that breaks the rules.

#define HOST_SP 0
#define HOST_X 8 // x19 to x30
#define HOST_D 104
#define ARGUMENTS 168
#define FUNCTION 216
#define STACK 224
#define RESULT 232
#define SP_AFTER 240
#define X_BEFORE 248 // x18 to x29
#define X_AFTER 344
#define D_BEFORE 440
#define D_AFTER 504
#define JUNK 568 // 64 bytes

	.text
	.p2align 4
	.globl	trampoline_enter
	.hidden	trampoline_enter
	.type	trampoline_enter, %function
trampoline_enter:
	hint	#34 // bti c
	adrp	x9, current
	str	x0, [x9, :lo12:current]

	mov	x9, sp
	str	x9, [x0, #HOST_SP]
	stp	x19, x20, [x0, #HOST_X]
	stp	x21, x22, [x0, #HOST_X + 16]
	stp	x23, x24, [x0, #HOST_X + 32]
	stp	x25, x26, [x0, #HOST_X + 48]
	stp	x27, x28, [x0, #HOST_X + 64]
	stp	x29, x30, [x0, #HOST_X + 80]
	stp	d8, d9, [x0, #HOST_D]
	stp	d10, d11, [x0, #HOST_D + 16]
	stp	d12, d13, [x0, #HOST_D + 32]
	stp	d14, d15, [x0, #HOST_D + 48]

	add	x9, x0, #JUNK
	ld1	{v0.16b-v3.16b}, [x9]
	ld1	{v4.16b-v7.16b}, [x9]
	ld1	{v16.16b-v19.16b}, [x9]
	ld1	{v20.16b-v23.16b}, [x9]
	ld1	{v24.16b-v27.16b}, [x9]
	ld1	{v28.16b-v31.16b}, [x9]
	add	x9, x0, #D_BEFORE
	ldp	d8, d9, [x9]
	ldp	d10, d11, [x9, #16]
	ldp	d12, d13, [x9, #32]
	ldp	d14, d15, [x9, #48]

	ldr	x9, [x0, #STACK]
	mov	sp, x9
	ldp	x18, x19, [x0, #X_BEFORE]
	ldp	x20, x21, [x0, #X_BEFORE + 16]
	ldp	x22, x23, [x0, #X_BEFORE + 32]
	ldp	x24, x25, [x0, #X_BEFORE + 48]
	ldp	x26, x27, [x0, #X_BEFORE + 64]
	ldp	x28, x29, [x0, #X_BEFORE + 80]

	add	x13, x0, #JUNK
	ldp	x6, x7, [x13]
	ldp	x8, x9, [x13, #16]
	ldp	x10, x11, [x13, #32]
	ldp	x12, x13, [x13, #48]
	mov	x14, x6
	mov	x15, x7
	mov	x17, x8
	ldr	x16, [x0, #FUNCTION]
	ldp	x4, x5, [x0, #ARGUMENTS + 32]
	ldp	x2, x3, [x0, #ARGUMENTS + 16]
	ldp	x0, x1, [x0, #ARGUMENTS]
	blr	x16

	adrp	x9, current
	ldr	x9, [x9, :lo12:current]
	str	x0, [x9, #RESULT]
	mov	x0, sp
	str	x0, [x9, #SP_AFTER]
	stp	x18, x19, [x9, #X_AFTER]
	stp	x20, x21, [x9, #X_AFTER + 16]
	stp	x22, x23, [x9, #X_AFTER + 32]
	stp	x24, x25, [x9, #X_AFTER + 48]
	stp	x26, x27, [x9, #X_AFTER + 64]
	stp	x28, x29, [x9, #X_AFTER + 80]
	add	x1, x9, #D_AFTER
	stp	d8, d9, [x1]
	stp	d10, d11, [x1, #16]
	stp	d12, d13, [x1, #32]
	stp	d14, d15, [x1, #48]

	ldr	x0, [x9, #HOST_SP]
	mov	sp, x0
	ldp	x19, x20, [x9, #HOST_X]
	ldp	x21, x22, [x9, #HOST_X + 16]
	ldp	x23, x24, [x9, #HOST_X + 32]
	ldp	x25, x26, [x9, #HOST_X + 48]
	ldp	x27, x28, [x9, #HOST_X + 64]
	ldp	x29, x30, [x9, #HOST_X + 80]
	ldp	d8, d9, [x9, #HOST_D]
	ldp	d10, d11, [x9, #HOST_D + 16]
	ldp	d12, d13, [x9, #HOST_D + 32]
	ldp	d14, d15, [x9, #HOST_D + 48]
	ret
	.size	trampoline_enter, . - trampoline_enter

	.local	current
	.comm	current, 8, 8

	.section .note.GNU-stack, "", %progbits
