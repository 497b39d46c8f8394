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
enum aesgen_arch { AESGEN_ARCH_ANY, AESGEN_ARCH_AARCH64, AESGEN_ARCH_X86_64 };

enum aesgen_os { AESGEN_OS_OTHER, AESGEN_OS_LINUX, AESGEN_OS_MACOS, AESGEN_OS_WINDOWS };

#if defined(__linux__)
#define AESGEN_OS_HERE AESGEN_OS_LINUX
#elif defined(__APPLE__)
#define AESGEN_OS_HERE AESGEN_OS_MACOS
#elif defined(_WIN32)
#define AESGEN_OS_HERE AESGEN_OS_WINDOWS
#else
#define AESGEN_OS_HERE AESGEN_OS_OTHER
#endif

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

/* What CPUID said on the core that asked; of leaves beyond `max_leaf`, and of XCR0 without OSXSAVE, nothing is asked: 0. */
struct aesgen_cpuid {
    uint32_t max_leaf;  /* leaf 0: EAX */
    char vendor[12];    /* leaf 0: EBX, EDX, ECX, which is no string: no zero ends it */
    uint32_t leaf1_eax; /* family, model, stepping */
    uint32_t leaf1_ecx, leaf7_ebx, leaf7_ecx, leaf7_edx;
    uint32_t leaf1a_eax; /* the core's type in bits 24 to 31, where there are types */
    uint32_t xcr0;       /* the low half: which registers the system saves */
};

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
    int8_t avx512f;            /* macOS on x86-64: its answer; 1, 0, or -1 where there was none */
    struct aesgen_cpuid cpuid; /* x86-64 */
};

/* Features, whatever each system calls them; none is concluded from another. */
#define AESGEN_CPU_AES (1u << 0)
#define AESGEN_CPU_PMULL (1u << 1)
#define AESGEN_CPU_SHA3 (1u << 2)
#define AESGEN_CPU_SSSE3 (1u << 3)
#define AESGEN_CPU_SSE41 (1u << 4)
#define AESGEN_CPU_AVX (1u << 5)
#define AESGEN_CPU_AVX2 (1u << 6)
#define AESGEN_CPU_AVX512F (1u << 7)
#define AESGEN_CPU_AVX512BW (1u << 8)
#define AESGEN_CPU_AVX512VL (1u << 9)
#define AESGEN_CPU_VAES (1u << 10)
#define AESGEN_CPU_BMI2 (1u << 11)
#define AESGEN_CPU_VPCLMULQDQ (1u << 12)

/* The states that a system must save, as bits of XCR0: those of xmm and ymm; and of the masks, and of zmm low and high. */
#define AESGEN_XCR0_YMM 0x06u
#define AESGEN_XCR0_ZMM 0xe6u

/* FEATURE(name, register of struct aesgen_cpuid, bit, states that its instructions need), of x86-64. */
#define AESGEN_X86_64_FEATURES(FEATURE)                                                                                \
    FEATURE(SSSE3, leaf1_ecx, 9, 0)                                                                                    \
    FEATURE(SSE41, leaf1_ecx, 19, 0)                                                                                   \
    FEATURE(AES, leaf1_ecx, 25, 0)                                                                                     \
    FEATURE(AVX, leaf1_ecx, 28, AESGEN_XCR0_YMM)                                                                       \
    FEATURE(AVX2, leaf7_ebx, 5, AESGEN_XCR0_YMM)                                                                       \
    FEATURE(BMI2, leaf7_ebx, 8, 0)                                                                                     \
    FEATURE(AVX512F, leaf7_ebx, 16, AESGEN_XCR0_ZMM)                                                                   \
    FEATURE(AVX512BW, leaf7_ebx, 30, AESGEN_XCR0_ZMM)                                                                  \
    FEATURE(AVX512VL, leaf7_ebx, 31, AESGEN_XCR0_ZMM)                                                                  \
    FEATURE(VAES, leaf7_ecx, 9, AESGEN_XCR0_YMM)                                                                       \
    FEATURE(VPCLMULQDQ, leaf7_ecx, 10, AESGEN_XCR0_YMM)

/* From leaf 1 EAX. Families beyond 15 have an extension, models too of the families that can. */
#define AESGEN_CPUID_FAMILY(eax) (((eax) >> 8 & 0xf) + (((eax) >> 8 & 0xf) == 0xf ? (eax) >> 20 & 0xff : 0))
#define AESGEN_CPUID_MODEL(eax) (((eax) >> 4 & 0xf) | (((eax) >> 8 & 0xf) >= 6 ? (eax) >> 12 & 0xf0 : 0))

/* Leaf 1 ECX: the system has set up XSAVE, so that XCR0 may be read; a hypervisor shows this CPU. Leaf 7 EDX: cores of several types. */
#define AESGEN_CPUID_OSXSAVE (1u << 27)
#define AESGEN_CPUID_HYPERVISOR (1u << 31)
#define AESGEN_CPUID_HYBRID (1u << 15)

/* AT_HWCAP of Linux on AArch64. */
#define AESGEN_HWCAP_AES (1u << 3)
#define AESGEN_HWCAP_PMULL (1u << 4)
#define AESGEN_HWCAP_CPUID (1u << 11)
#define AESGEN_HWCAP_SHA3 (1u << 17)

#ifdef AESGEN_PREFIX
#define aesgen_detect AESGEN_NAME(aesgen_detect)
#define aesgen_detect_cores AESGEN_NAME(aesgen_detect_cores)
#define aesgen_detect_features AESGEN_NAME(aesgen_detect_features)
#define aesgen_dump_features AESGEN_NAME(aesgen_dump_features)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Asks the system this runs on for all that selection wants. */
AESGEN_HIDDEN void aesgen_detect(struct aesgen_cpu_dump *dump);

/* For its features alone, and what is as cheap; the rest of `dump` becomes 0. */
AESGEN_HIDDEN void aesgen_detect_features(struct aesgen_cpu_dump *dump);

/* AArch64: for its cores. */
AESGEN_HIDDEN void aesgen_detect_cores(struct aesgen_cpu_dump *dump);

/* Which of AESGEN_CPU_… a dump has. Pure. */
AESGEN_HIDDEN uint32_t aesgen_dump_features(const struct aesgen_cpu_dump *dump);

#ifdef __cplusplus
}
#endif

#endif
