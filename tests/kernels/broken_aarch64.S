// SPDX-License-Identifier: Apache-2.0 OR MIT
// Kernels that do their work, by the kernel of C++ (fake_body), and break one register rule at their end. x18 is kept for them,
// which compilers on Linux use freely.

	// what: what the trampoline must say was not preserved
	.macro BROKEN name, what, instruction:vararg
	.text
	.p2align 4
	.type	broken_\name, %function
broken_\name:
	hint	#34 // bti c
	stp	x18, x30, [sp, #-16]!
	bl	fake_body
	ldp	x18, x30, [sp], #16
	\instruction
	ret
	.size	broken_\name, . - broken_\name

	.section .data.rel.ro, "aw"
	.quad	broken_\name, 1f, no_needs

	.section .rodata
1:
	.asciz	"\what"
	.endm

	.section .rodata
no_needs:
	.asciz	""

	.section .data.rel.ro, "aw"
	.p2align 3
	.globl	broken_kernels
	.hidden	broken_kernels
broken_kernels:

	BROKEN	nothing, "", nop
	BROKEN	x18, "x18", mov x18, #1
	BROKEN	x19, "x19", mov x19, #1
	BROKEN	x28, "x28", mov x28, #1
	BROKEN	x29, "x29", mov x29, #1
	BROKEN	d8, "d8", fmov d8, #1.0
	BROKEN	d15, "d15", fmov d15, #1.0
	BROKEN	SP, "SP", sub sp, sp, #16
	BROKEN	stack, "the caller's stack", str xzr, [sp, #8]

	.section .data.rel.ro, "aw"
	.globl	broken_kernels_end
	.hidden	broken_kernels_end
broken_kernels_end:

	.section .note.GNU-stack, "", %progbits
