// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "cpu_features.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

namespace {

[[noreturn]] void Unknown(const std::string &name) {
    fprintf(stderr, "\"%s\" is no feature that tests/kernels/cpu_features.cc knows: add it there.\n", name.c_str());
    abort();
}

#if defined(__x86_64__)

// A bit of CPUID, and the bits of XCR0 without which an instruction of the feature faults.
struct Feature {
    const char *name;
    unsigned leaf;
    char reg;
    unsigned bit;
    unsigned xcr0;
};

constexpr unsigned kXmm = 1 << 1, kYmm = 1 << 2, kMasksAndZmm = 7 << 5;
constexpr Feature kFeatures[] = {
    {"SSSE3", 1, 'c', 9, 0},
    {"SSE41", 1, 'c', 19, 0},
    {"AES", 1, 'c', 25, 0},
    {"AVX", 1, 'c', 28, kXmm | kYmm},
    {"AVX2", 7, 'b', 5, kXmm | kYmm},
    {"BMI1", 7, 'b', 3, 0},
    {"BMI2", 7, 'b', 8, 0},
    {"AVX512F", 7, 'b', 16, kXmm | kYmm | kMasksAndZmm},
    {"AVX512DQ", 7, 'b', 17, kXmm | kYmm | kMasksAndZmm},
    {"AVX512BW", 7, 'b', 30, kXmm | kYmm | kMasksAndZmm},
    {"AVX512VL", 7, 'b', 31, kXmm | kYmm | kMasksAndZmm},
    {"VAES", 7, 'c', 9, kXmm | kYmm},
    {"VPCLMULQDQ", 7, 'c', 10, kXmm | kYmm},
};

unsigned Xcr0() {
    unsigned eax = 0, edx = 0;
    __asm__ volatile("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
    return eax;
}

bool Has(const std::string &name) {
    for (const Feature &feature : kFeatures) {
        if (name != feature.name)
            continue;
        unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
        if (!__get_cpuid_count(feature.leaf, 0, &eax, &ebx, &ecx, &edx))
            return false;
        if (((feature.reg == 'b' ? ebx : ecx) >> feature.bit & 1) == 0)
            return false;
        if (feature.xcr0 == 0)
            return true;
        // Without OSXSAVE there is no XGETBV.
        __get_cpuid(1, &eax, &ebx, &ecx, &edx);
        return (ecx & bit_OSXSAVE) != 0 && (Xcr0() & feature.xcr0) == feature.xcr0;
    }
    Unknown(name);
}

#elif defined(__aarch64__)

bool Has(const std::string &name) {
    if (name == "AES")
        return (getauxval(AT_HWCAP) >> 3 & 1) != 0;
    if (name == "PMULL")
        return (getauxval(AT_HWCAP) >> 4 & 1) != 0;
    Unknown(name);
}

#else

bool Has(const std::string &name) { Unknown(name); }

#endif

} // namespace

std::string MissingFeatures(const std::string &needed) {
    std::istringstream names(needed);
    std::string missing;
    for (std::string name; names >> name;)
        if (!Has(name))
            missing += (missing.empty() ? "" : ", ") + name;
    return missing;
}
