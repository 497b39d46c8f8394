// SPDX-License-Identifier: Apache-2.0 OR MIT
// Kernels that do their work, by the kernel of C++ (fake_body), and break one register rule at their end.
	.intel_syntax noprefix

	// what: what the trampoline must say was not preserved. needs: features of the CPU, as cpu_features.h names them.
	.macro BROKEN name, what, needs, instructions
	.text
	.p2align 4
	.type	broken_\name, @function
broken_\name:
	endbr64
	sub	rsp, 8
	call	fake_body
	add	rsp, 8
	\instructions
	ret
	.size	broken_\name, . - broken_\name

	.section .data.rel.ro, "aw"
	.quad	broken_\name, 1f, 2f

	.section .rodata
1:
	.asciz	"\what"
2:
	.asciz	"\needs"
	.endm

	.section .data.rel.ro, "aw"
	.p2align 3
	.globl	broken_kernels
	.hidden	broken_kernels
broken_kernels:

	BROKEN	nothing, "", "", "nop"
	BROKEN	rbx, "rbx", "", "mov rbx, 1"
	BROKEN	rbp, "rbp", "", "mov ebp, ebp"
	BROKEN	r12, "r12", "", "xor r12d, r12d"
	BROKEN	r13, "r13", "", "inc r13"
	BROKEN	r14, "r14", "", "inc r14"
	BROKEN	r15, "r15", "", "mov r15, rsp"
	BROKEN	rsp, "RSP", "", "pop rdx; push rdx; push rdx"
	BROKEN	stack, "the caller's stack", "", "mov qword ptr [rsp + 8], 0"
	BROKEN	deep_stack, "the caller's stack", "", "mov byte ptr [rsp + 255], 0"
	BROKEN	df, "DF", "", "std"
	BROKEN	mmx, "the empty x87 stack", "", "pxor mm0, mm0"
	BROKEN	x87_push, "the empty x87 stack", "", "fldz"
	BROKEN	x87_control, "the x87 control word", "", "fninit"
	BROKEN	mxcsr, "MXCSR", "", "push 0x1f80; ldmxcsr [rsp]; pop rdx"
	BROKEN	flush_to_zero, "MXCSR", "", "push 0xbf80; ldmxcsr [rsp]; pop rdx"
	BROKEN	ymm, "the upper half of vector 0", "AVX AVX2", "vpcmpeqd ymm0, ymm0, ymm0"
	BROKEN	ymm15, "the upper half of vector 15", "AVX AVX2", "vpcmpeqd ymm15, ymm15, ymm15; vpxor xmm0, xmm0, xmm0"
	BROKEN	zmm, "the upper half of vector 7", "AVX512F", "vpternlogd zmm7, zmm7, zmm7, 0xff"

	.section .data.rel.ro, "aw"
	.globl	broken_kernels_end
	.hidden	broken_kernels_end
broken_kernels_end:

	.section .note.GNU-stack, "", @progbits
