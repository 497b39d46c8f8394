/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* From what a system said to the features that kernels ask for: each by its own bit, and where the system must save its registers, with that. */
#include "bind.h"

#ifdef AESGEN_BIND_ASKS
#include "cpu_dump.h"

static uint32_t aarch64_features(const struct aesgen_cpu_dump *dump) {
    const int is_linux = dump->os == AESGEN_OS_LINUX;
    uint32_t features = 0;
    features |= (is_linux ? (dump->hwcap & AESGEN_HWCAP_AES) != 0 : dump->aes > 0) ? AESGEN_CPU_AES : 0;
    features |= (is_linux ? (dump->hwcap & AESGEN_HWCAP_PMULL) != 0 : dump->pmull > 0) ? AESGEN_CPU_PMULL : 0;
    features |= (is_linux ? (dump->hwcap & AESGEN_HWCAP_SHA3) != 0 : dump->sha3 > 0) ? AESGEN_CPU_SHA3 : 0;
    return features;
}

static uint32_t x86_64_features(const struct aesgen_cpu_dump *dump) {
    const struct aesgen_cpuid *const cpuid = &dump->cpuid;
    uint32_t features = 0, saved = (cpuid->leaf1_ecx & AESGEN_CPUID_OSXSAVE) != 0 ? cpuid->xcr0 : 0;
    if (dump->os == AESGEN_OS_MACOS) {
        /* It saves zmm from a thread's first use of it on, so XCR0 may not say so yet. */
        const uint32_t zmm = AESGEN_XCR0_ZMM & ~AESGEN_XCR0_YMM;
        saved = dump->avx512f > 0 ? saved | zmm : saved & ~zmm;
    }
#define FEATURE(name, leaf, bit, states)                                                                               \
    features |= (cpuid->leaf >> (bit)&1) != 0 && (saved & (states)) == (states) ? AESGEN_CPU_##name : 0;
    AESGEN_X86_64_FEATURES(FEATURE)
#undef FEATURE
    return features;
}

uint32_t aesgen_dump_features(const struct aesgen_cpu_dump *dump) {
    return dump->arch == AESGEN_ARCH_AARCH64  ? aarch64_features(dump)
           : dump->arch == AESGEN_ARCH_X86_64 ? x86_64_features(dump)
                                              : 0;
}
#endif
