/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Detection on x86-64: the CPU itself is asked, on whatever system, and answers for the core that asks. Threads are not moved to ask the others: what cores
 * of several types have is the same, and selection knows that they are of several types. The macOS part never ran on such a machine.
 */
#include "arch.h"
#include "bind.h"

#if defined(AESGEN_BIND_ASKS) && defined(AESGEN_X86_64)
#include <cpuid.h>

#include "cpu_dump.h"

#if defined(__APPLE__)
#include <sys/sysctl.h>
#endif

/* Legal only with OSXSAVE. */
static uint32_t read_xcr0(void) {
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

void aesgen_detect_features(struct aesgen_cpu_dump *dump) {
    struct aesgen_cpuid *const cpuid = &dump->cpuid;
    uint32_t eax, ebx, ecx, edx;
    memset(dump, 0, sizeof *dump);
    dump->arch = AESGEN_ARCH_X86_64;
    dump->os = AESGEN_OS_HERE;
    dump->avx512f = -1;
    __cpuid(0, cpuid->max_leaf, ebx, ecx, edx);
    memcpy(cpuid->vendor, &ebx, 4);
    memcpy(cpuid->vendor + 4, &edx, 4);
    memcpy(cpuid->vendor + 8, &ecx, 4);
    /* Of a leaf beyond the last some CPUs say what the last one holds. */
    if (cpuid->max_leaf >= 1) {
        __cpuid(1, cpuid->leaf1_eax, ebx, cpuid->leaf1_ecx, edx);
    }
    if (cpuid->max_leaf >= 7) {
        __cpuid_count(7, 0, eax, cpuid->leaf7_ebx, cpuid->leaf7_ecx, cpuid->leaf7_edx);
    }
    if (cpuid->max_leaf >= 0x1a) {
        __cpuid_count(0x1a, 0, cpuid->leaf1a_eax, ebx, ecx, edx);
    }
    if ((cpuid->leaf1_ecx & AESGEN_CPUID_OSXSAVE) != 0) {
        cpuid->xcr0 = read_xcr0();
    }
#if defined(__APPLE__)
    {
        int answer = 0;
        size_t bytes = sizeof answer;
        if (sysctlbyname("hw.optional.avx512f", &answer, &bytes, NULL, 0) == 0 && bytes == sizeof answer) {
            dump->avx512f = answer != 0;
        }
    }
#endif
}
#endif
