// SPDX-License-Identifier: Apache-2.0 OR MIT
// Functions that do right by their caller, and descriptions of their frames that do not.
	.intel_syntax noprefix

	// what: what the stepper must say is wrong, "" for nothing.
	.macro DESCRIBED name, what
	.section .rodata
7:
	.asciz	"\what"
8:
	.asciz	"\name"
	.section .data.rel.ro, "aw"
	.quad	8b, frame_\name, 9f - frame_\name, 7b
	.text
	.p2align 4
	.type	frame_\name, @function
frame_\name:
	.endm

	.macro END
9:
	.endm

	.section .data.rel.ro, "aw"
	.p2align 3
	.globl	described_frames
	.hidden	described_frames
described_frames:

	DESCRIBED right, ""
	.cfi_startproc
	push	rbx
	.cfi_def_cfa_offset 16
	.cfi_offset rbx, -16
	sub	rsp, 64
	.cfi_adjust_cfa_offset 64
	mov	ebx, 1
	call	1f
	add	rsp, 64
	.cfi_adjust_cfa_offset -64
	pop	rbx
	.cfi_def_cfa_offset 8
	.cfi_restore rbx
	ret
	.cfi_endproc
	.p2align 4
	.cfi_startproc
1:
	push	rbx
	.cfi_def_cfa_offset 16
	pop	rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	END

	DESCRIBED nothing_at_all, "no caller is found"
	xor	eax, eax
	ret
	END

	// To be followed to the bytes that were pushed, which are no address of code.
	DESCRIBED push_not_counted, "the unwinder is led astray"
	.cfi_startproc
	push	rbx
	pop	rbx
	ret
	.cfi_endproc
	END

	DESCRIBED pop_not_counted, "the unwinder is led astray"
	.cfi_startproc
	push	rbx
	.cfi_def_cfa_offset 16
	pop	rbx
	ret
	.cfi_endproc
	END

	DESCRIBED counted_before_the_push, "the unwinder is led astray"
	.cfi_startproc
	nop
	.cfi_def_cfa_offset 16
	push	rbx
	pop	rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	END

	DESCRIBED stack_pointer_moved, "the unwinder is led astray"
	.cfi_startproc
	push	rbx
	.cfi_def_cfa_offset 16
	sub	rsp, 24
	mov	[rsp + 8], rbx
	add	rsp, 24
	pop	rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	END

	DESCRIBED another_frame, "the address of the frame is wrong"
	.cfi_startproc
	push	[rsp]
	pop	rax
	ret
	.cfi_endproc
	END

	DESCRIBED save_not_described, "rbx"
	.cfi_startproc
	push	rbx
	.cfi_def_cfa_offset 16
	xor	ebx, ebx
	pop	rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	END

	DESCRIBED another_register, "r12"
	.cfi_startproc
	push	r13
	.cfi_def_cfa_offset 16
	.cfi_offset r12, -16
	pop	r13
	.cfi_def_cfa_offset 8
	.cfi_restore r12
	ret
	.cfi_endproc
	END

	DESCRIBED slots_swapped, "rbp"
	.cfi_startproc
	push	rbp
	.cfi_def_cfa_offset 16
	push	r15
	.cfi_def_cfa_offset 24
	.cfi_offset rbp, -24
	.cfi_offset r15, -16
	pop	r15
	.cfi_def_cfa_offset 16
	.cfi_restore r15
	pop	rbp
	.cfi_def_cfa_offset 8
	.cfi_restore rbp
	ret
	.cfi_endproc
	END

	// The slot still holds the register, but a signal may overwrite it.
	DESCRIBED restored_from_below, "r14"
	.cfi_startproc
	push	r14
	.cfi_def_cfa_offset 16
	.cfi_offset r14, -16
	pop	r14
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	END

	DESCRIBED restored_too_early, "rbx"
	.cfi_startproc
	push	rbx
	.cfi_def_cfa_offset 16
	.cfi_offset rbx, -16
	xor	ebx, ebx
	.cfi_restore rbx
	pop	rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
	END

	DESCRIBED routine_without, "no caller is found"
	.cfi_startproc
	call	1f
	ret
	.cfi_endproc
1:
	nop
	ret
	END

	DESCRIBED routine_within, "the address of the frame is wrong"
	.cfi_startproc
	call	1f
	ret
1:
	push	[rsp + 8]
	pop	rax
	ret
	.cfi_endproc
	END

	DESCRIBED return_address_elsewhere, "the return address is wrong"
	.cfi_startproc
	lea	rax, [rip + frame_elsewhere]
	.cfi_register rip, rax
	ret
	.cfi_endproc
	END

	DESCRIBED leaves, "control leaves the function"
	.cfi_startproc
	jmp	frame_elsewhere
	.cfi_endproc
	END

	.section .data.rel.ro, "aw"
	.globl	described_frames_end
	.hidden	described_frames_end
described_frames_end:

	.text
frame_elsewhere:
	ret

	// The XOR is never executed.
	.p2align 4
	.globl	skipping, skipping_end
	.hidden	skipping, skipping_end
skipping:
	.cfi_startproc
	jmp	1f
	xor	eax, eax
1:
	ret
	.p2align 4
	.cfi_endproc
skipping_end:

	.section .note.GNU-stack, "", @progbits
