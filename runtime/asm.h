/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* clang-format off */
/*
 * What an assembler file needs to serve ELF, Mach-O and COFF from one source: symbol names, function prologues, control-flow
 * landing pads, read-only data, notes. Included by every generated .S file, and for its offsets by modes.c.
 */
#ifndef AESGEN_ASM_H
#define AESGEN_ASM_H

#include "arch.h"

/* Offsets in struct aesgen_schedule (aesgen.h); runtime/modes.c asserts them. */
#define AESGEN_SCHEDULE_ENC 0
#define AESGEN_SCHEDULE_DEC 240
#define AESGEN_SCHEDULE_ROUNDS 480
/* And in struct aesgen_stream, where pointers have 8 bytes. */
#define AESGEN_STREAM_OUT 0
#define AESGEN_STREAM_IN 8
#define AESGEN_STREAM_BYTES 16
#define AESGEN_STREAM_IV 24
#define AESGEN_STREAM_SIZE 32

#define AESGEN_JOIN2_(a, b) a##b
#define AESGEN_JOIN_(a, b) AESGEN_JOIN2_(a, b)
#ifdef AESGEN_PREFIX
#define AESGEN_PREFIXED_(name) AESGEN_JOIN_(AESGEN_PREFIX, name)
#else
#define AESGEN_PREFIXED_(name) name
#endif

/* SYM(name): an external symbol. L(name): a label that leaves no trace in the object. */
#if defined(__APPLE__)
#define SYM(name) AESGEN_JOIN_(_, AESGEN_PREFIXED_(name))
#define L(name) AESGEN_JOIN_(L, name)
#else
#define SYM(name) AESGEN_PREFIXED_(name)
#define L(name) AESGEN_JOIN_(.L, name)
#endif

#ifdef __ASSEMBLER__

#if defined(__ELF__)
/* In every file, also in those that are empty here: or the linker takes the stack for executable. */
	.section .note.GNU-stack, "", %progbits
	.text
#endif

#if defined(AESGEN_AARCH64) || defined(AESGEN_X86_64)

.macro AESGEN_FUNC name
	.text
	.p2align 4
	.globl	\name
#if defined(__ELF__)
	.hidden	\name
	.type	\name, %function
#elif defined(__APPLE__)
	.private_extern \name
#elif defined(_WIN32)
	.def	\name
	.scl	2
	.type	32
	.endef
#endif
\name:
	.cfi_startproc
.endm

.macro AESGEN_END name
	.cfi_endproc
#if defined(__ELF__)
	.size	\name, . - \name
#endif
.endm

/* A routine of the same file, reached by direct calls only: it needs no landing pad, but CFI of its own. */
.macro AESGEN_LOCAL
	.cfi_endproc
	.p2align 4
	.cfi_startproc
.endm

.macro AESGEN_RODATA
#if defined(__ELF__)
	.section .rodata
#elif defined(__APPLE__)
	.section __TEXT,__const
#elif defined(_WIN32)
	.section .rdata,"dr"
#endif
	.p2align 4
.endm

/* The same for data that many files have and a program needs once: the linker keeps one. */
.macro AESGEN_RODATA_ONCE name
#if defined(__ELF__)
	.section .rodata.\name, "aG", %progbits, \name, comdat
	.weak	\name
	.hidden	\name
#elif defined(__APPLE__)
	.section __TEXT,__const
	.globl	\name
	.weak_definition \name
	.private_extern \name
#endif
	.p2align 6
\name:
.endm

/* Words, each rotated left by so many bits. */
.macro AESGEN_ROTATED left, words:vararg
	.irp	word, \words
	.long	(\word << \left | \word >> (32 - \left)) & 0xffffffff
	.endr
.endm

/* The notes of an object file: \type and \features say which control-flow protection all its code keeps to. */
#if defined(__ELF__)
.macro AESGEN_NOTES_OF type, features
	.section .note.gnu.property, "a", %note
	.p2align 3
	.long	4
	.long	16
	.long	5
	.asciz	"GNU"
	.long	\type
	.long	4
	.long	\features
	.long	0
.endm
#else
.macro AESGEN_NOTES_OF type, features
.endm
#endif

#if defined(AESGEN_AARCH64)

/* \reg = address of a local label in read-only data */
.macro AESGEN_ADDRESS reg, label
#if defined(__APPLE__)
	adrp	\reg, \label@PAGE
	add	\reg, \reg, \label@PAGEOFF
#else
	adrp	\reg, \label
	add	\reg, \reg, :lo12:\label
#endif
.endm

/* bti c, paciasp and autiasp by their hint numbers: a no-op before Armv8.3, and no assembler flag is needed. */
#define AESGEN_BTI_C hint #34
#define AESGEN_PACIASP hint #25
#define AESGEN_AUTIASP hint #29

/* GNU_PROPERTY_AARCH64_FEATURE_1_AND: BTI and PAC */
#define AESGEN_NOTES AESGEN_NOTES_OF 0xc0000000, 3

#else

/* GNU_PROPERTY_X86_FEATURE_1_AND: IBT and SHSTK */
#define AESGEN_NOTES AESGEN_NOTES_OF 0xc0000002, 3

#endif

#endif

#endif /* __ASSEMBLER__ */

#endif
