// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// size_t capture(void *out, const void *in, size_t bytes, const void *ks, void *state, const volatile void *flag,
//                void *function, void *registers);
// Calls the function with the first six arguments and stores x0-x17 and v0-v31 as it leaves them, at registers: 144 + 512 bytes.
// Before the call d8-d15 are zero, so that what is found there is the function's.

	.text
	.globl	capture
	.type	capture, %function
capture:
	stp	x29, x30, [sp, #-96]!
	stp	x19, x20, [sp, #16]
	stp	d8, d9, [sp, #32]
	stp	d10, d11, [sp, #48]
	stp	d12, d13, [sp, #64]
	stp	d14, d15, [sp, #80]
	mov	x19, x7
	.irp	n, 8, 9, 10, 11, 12, 13, 14, 15
	movi	v\n\().2d, #0
	.endr
	blr	x6
	stp	x0, x1, [x19]
	stp	x2, x3, [x19, #16]
	stp	x4, x5, [x19, #32]
	stp	x6, x7, [x19, #48]
	stp	x8, x9, [x19, #64]
	stp	x10, x11, [x19, #80]
	stp	x12, x13, [x19, #96]
	stp	x14, x15, [x19, #112]
	stp	x16, x17, [x19, #128]
	add	x9, x19, #144
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
	str	q\n, [x9], #16
	.endr
	ldp	d14, d15, [sp, #80]
	ldp	d12, d13, [sp, #64]
	ldp	d10, d11, [sp, #48]
	ldp	d8, d9, [sp, #32]
	ldp	x19, x20, [sp, #16]
	ldp	x29, x30, [sp], #96
	ret
	.size	capture, . - capture

	.section .note.GNU-stack, "", %progbits
