/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Selection: from a dump to kernels. Pure: it asks no system, keeps nothing and links no kernel, so that it can be tried anywhere. */
#ifndef AESGEN_SELECT_H
#define AESGEN_SELECT_H

#include "cpu_dump.h"

#ifdef AESGEN_PREFIX
#define aesgen_choose AESGEN_NAME(aesgen_choose)
#define aesgen_describe AESGEN_NAME(aesgen_describe)
#define aesgen_row_name AESGEN_NAME(aesgen_row_name)
#define aesgen_row_of_midr AESGEN_NAME(aesgen_row_of_midr)
#define aesgen_rows_of AESGEN_NAME(aesgen_rows_of)
#define aesgen_set_kernel_name AESGEN_NAME(aesgen_set_kernel_name)
#endif

/* Why the automatic choice is what it is. */
enum aesgen_reason {
    AESGEN_REASON_ROW,          /* all cores that are known have rows, and these agree */
    AESGEN_REASON_DISAGREE,     /* cores whose rows name different kernels */
    AESGEN_REASON_UNKNOWN_CORE, /* a core without a row */
    AESGEN_REASON_NO_CORE,      /* the system names no core */
    AESGEN_REASON_UNSUITED_ROW, /* the row's instruction set cannot run, or is not the best one here that the row lets run */
    AESGEN_REASON_VARTIME, /* the row names one of kernels whose time depends on secrets, and the program lets such run */
    AESGEN_REASON_NO_FEATURES, /* no instruction set but C has all its features */
    AESGEN_REASON_NO_KERNELS   /* an architecture without kernels of its own */
};

/* A plain and a yielding place for each mode, then one each for key expansion and keys of GCM. */
enum { AESGEN_KEY_EXPAND_PLACE = 2 * AESGEN_MODES, AESGEN_GCM_KEY_PLACE, AESGEN_PLACES };

struct aesgen_selection {
    uint8_t set[AESGEN_PLACES];      /* the kernel set whose kernel has the place */
    uint8_t is_named[AESGEN_PLACES]; /* by an explicit choice */
    uint8_t reason;                  /* enum aesgen_reason, of places that nobody named */
    int16_t
        row; /* the row of AESGEN_REASON_ROW, the first if several agree, or an instruction set's default; -1: none */
    uint8_t is_from_environment;    /* places were named by AESGEN_KERNEL, not by aesgen_select */
    uint8_t is_refused_environment; /* the refused name is of AESGEN_KERNEL */
    int error;                      /* enum aesgen_error: why an explicit choice was refused */
    char refused[64];               /* the name it was refused for, as much as fits */
};

#ifdef __cplusplus
extern "C" {
#endif

/*
 * `choice` is what aesgen_select was given, or NULL; `environment` is AESGEN_KERNEL, or NULL, and counts only where there is no choice and the process may
 * trust it. Without `allow_vartime` no kernel serves whose time depends on secrets. A refused choice leaves the automatic selection, and its error is
 * returned too.
 */
AESGEN_HIDDEN int aesgen_choose(struct aesgen_selection *selection, const struct aesgen_cpu_dump *dump,
                                const char *choice, int allow_vartime, const char *environment);

/* Lines for people, as many bytes as fit, always terminated. Returns the length of all of them. */
AESGEN_HIDDEN size_t aesgen_describe(char *text, size_t bytes, const struct aesgen_cpu_dump *dump,
                                     const struct aesgen_selection *selection);

/*
 * The number of the row of each kind of core of a dump, -1 for one that has none; returns how many there are. On x86-64 one, or where the CPU has cores of
 * several types, or does not say of which type it is, all that its model has.
 */
AESGEN_HIDDEN size_t aesgen_rows_of(const struct aesgen_cpu_dump *dump, int rows[AESGEN_DUMP_KINDS]);

/* The number of the row of a MIDR; -1 where there is none. */
AESGEN_HIDDEN int aesgen_row_of_midr(uint32_t midr);
AESGEN_HIDDEN const char *aesgen_row_name(int row);
AESGEN_HIDDEN const char *aesgen_set_kernel_name(unsigned set, unsigned place);

#ifdef __cplusplus
}
#endif

#endif
