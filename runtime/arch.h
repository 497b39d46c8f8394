/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which kernels this compilation can link, for C and the assembler alike. */
#ifndef AESGEN_ARCH_H
#define AESGEN_ARCH_H

/* The kernels are written for little-endian data and 64-bit registers in C's size_t; elsewhere their files are empty. */
#if (defined(__aarch64__) || defined(_M_ARM64)) && !defined(__AARCH64EB__) && !defined(__ILP32__)
#define AESGEN_AARCH64 1
#endif

/* System V calls them; what Windows asks of them they do not do. */
#if defined(__x86_64__) && !defined(__ILP32__) && !defined(_WIN32)
#define AESGEN_X86_64 1
#endif

#endif
