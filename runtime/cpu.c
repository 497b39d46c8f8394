/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Asks the operating system what this CPU can do: the one file that needs one. A freestanding build leaves it out. */
#include "bind.h"

#if defined(AESGEN_BIND_ISA_armv8ce)
#if defined(__linux__) && defined(__aarch64__)
#include <sys/auxv.h>
#elif defined(__APPLE__) && defined(__aarch64__)
#include <sys/sysctl.h>
#elif defined(_WIN32)
#include <windows.h>
#endif

int aesgen_cpu_supported(void) {
#if defined(__linux__) && defined(__aarch64__)
    return (getauxval(AT_HWCAP) >> 3 & 1) != 0; /* HWCAP_AES; its header is the kernel's, not libc's */
#elif defined(__APPLE__) && defined(__aarch64__)
    int present = 0;
    size_t bytes = sizeof present;
    return sysctlbyname("hw.optional.arm.FEAT_AES", &present, &bytes, NULL, 0) == 0 && present != 0;
#elif defined(_WIN32)
    return IsProcessorFeaturePresent(30) != 0; /* PF_ARM_V8_CRYPTO_INSTRUCTIONS_AVAILABLE, which old SDKs lack */
#else
    return 0;
#endif
}

#elif defined(AESGEN_BIND_ISA_c) || defined(AESGEN_BIND_DISPATCH)

/* Portable C runs everywhere, and selection takes nothing that does not run. */
int aesgen_cpu_supported(void) { return 1; }

#else
#error "runtime/cpu.c does not know how to ask for the instruction set of this row; teach it."
#endif
