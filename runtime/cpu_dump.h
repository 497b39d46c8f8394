/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What a system said about its CPU, as it said it. Detection (detect.c) fills this and decides nothing; selection (select.c) decides from this and asks
 * nothing. Tests hand selection the dumps of machines that they do not have.
 */
#ifndef AESGEN_CPU_DUMP_H
#define AESGEN_CPU_DUMP_H

#include <stdint.h>

#include "kernel.h"

/* ANY: an architecture for which there are the portable C kernels alone. */
enum aesgen_arch { AESGEN_ARCH_ANY, AESGEN_ARCH_AARCH64 };

enum aesgen_os { AESGEN_OS_OTHER, AESGEN_OS_LINUX, AESGEN_OS_MACOS, AESGEN_OS_WINDOWS };

/* Where a MIDR came from. MRS tells of the core that ran it, and of no other. */
enum aesgen_midr_source { AESGEN_MIDR_SYSFS, AESGEN_MIDR_MRS };

/* Cores of one MIDR. */
struct aesgen_core_kind {
    uint32_t midr;
    uint16_t cores;
    uint8_t source; /* enum aesgen_midr_source */
};

/* No machine known has more than four kinds of cores; of those beyond only the number is kept, as of cores that do not say. */
#define AESGEN_DUMP_KINDS 8

struct aesgen_cpu_dump {
    uint8_t arch;            /* enum aesgen_arch */
    uint8_t os;              /* enum aesgen_os */
    uint8_t is_secure;       /* the process has rights that its caller lacks: its environment is not to be heeded */
    uint8_t has_hwcap2;      /* Linux: the kernel passed AT_HWCAP2 */
    uint64_t hwcap, hwcap2;  /* Linux: AT_HWCAP, AT_HWCAP2 */
    int8_t aes, pmull, sha3; /* macOS, Windows: their answers; 1, 0, or -1 where there was none */
    uint8_t has_cpufamily;   /* macOS: hw.cpufamily answered */
    uint32_t cpufamily;      /* macOS: and what */
    uint16_t silent_cores;   /* cores that exist and whose MIDR nobody said */
    uint16_t kinds;          /* how many of `kind` are filled */
    struct aesgen_core_kind kind[AESGEN_DUMP_KINDS];
};

/* AT_HWCAP of Linux on AArch64. */
#define AESGEN_HWCAP_AES (1u << 3)
#define AESGEN_HWCAP_PMULL (1u << 4)
#define AESGEN_HWCAP_CPUID (1u << 11)
#define AESGEN_HWCAP_SHA3 (1u << 17)

#ifdef AESGEN_PREFIX
#define aesgen_detect AESGEN_NAME(aesgen_detect)
#define aesgen_detect_aarch64 AESGEN_NAME(aesgen_detect_aarch64)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Asks the system this runs on. */
AESGEN_HIDDEN void aesgen_detect(struct aesgen_cpu_dump *dump);

/* The part of an architecture; `dump` comes zeroed. */
AESGEN_HIDDEN void aesgen_detect_aarch64(struct aesgen_cpu_dump *dump);

#ifdef __cplusplus
}
#endif

#endif
