// SPDX-License-Identifier: Apache-2.0 OR MIT
// Sets the trap flag on the way to a function; the trap after its last instruction clears it.
	.intel_syntax noprefix
	.text
	.globl	step_entry
	.hidden	step_entry
	.type	step_entry, @function
step_entry:
	endbr64
	pushfq
	or	qword ptr [rsp], 0x100
	popfq
	jmp	[rip + step_target]
	.size	step_entry, . - step_entry

	.globl	step_target
	.hidden	step_target
	.comm	step_target, 8, 8

	.section .note.GNU-stack, "", @progbits
