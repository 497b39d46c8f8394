/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The slots that calls go through where kernels are chosen at run time. Included by bind.h alone. */
#ifndef AESGEN_DISPATCH_H
#define AESGEN_DISPATCH_H

#include <stdatomic.h>

#include "kernel.h"

/* A kernel of whatever prototype: cast back to its own where it is called. */
typedef void aesgen_any_kernel(void);
typedef _Atomic(aesgen_any_kernel *) aesgen_slot;

/*
 * A relaxed load: any value a slot ever held is right, and code is all that it leads to. GCC puts an addition before an atomic load on AArch64;
 * a volatile one is the same aligned LDR without it. Not under ThreadSanitizer, which knows atomic accesses by their builtins.
 */
#if defined(__aarch64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define AESGEN_SLOT_LOAD(kernel, slot) ((kernel *)*(aesgen_any_kernel *const volatile *)&(slot))
#else
#define AESGEN_SLOT_LOAD(kernel, slot) ((kernel *)atomic_load_explicit(&(slot), memory_order_relaxed))
#endif

#endif
