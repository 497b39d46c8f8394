// SPDX-License-Identifier: Apache-2.0 OR MIT
// Kernels that do their work, by the kernel of C++ (fake_body), and break one register rule at their end. x18 is kept for them,
// which compilers on Linux use freely.
	.macro BROKEN name, instruction:vararg
	.text
	.p2align 4
	.globl	broken_\name
	.hidden	broken_\name
	.type	broken_\name, %function
broken_\name:
	hint	#34 // bti c
	stp	x18, x30, [sp, #-16]!
	bl	fake_body
	ldp	x18, x30, [sp], #16
	\instruction
	ret
	.size	broken_\name, . - broken_\name
	.endm

	BROKEN	nothing, nop
	BROKEN	x18, mov x18, #1
	BROKEN	x19, mov x19, #1
	BROKEN	x28, mov x28, #1
	BROKEN	x29, mov x29, #1
	BROKEN	d8, fmov d8, #1.0
	BROKEN	d15, fmov d15, #1.0
	BROKEN	SP, sub sp, sp, #16
	BROKEN	stack, str xzr, [sp, #8]

	.section .note.GNU-stack, "", %progbits
