// SPDX-License-Identifier: Apache-2.0 OR MIT
// runtime/cpu.c of an armv8ce row asks Linux for the one feature that the kernels use. This getauxval stands in for libc's.
#include <sys/auxv.h>

#include <gtest/gtest.h>

#include "aesgen.h"

namespace {

constexpr unsigned long kAes = 1ul << 3; // HWCAP_AES of Linux's asm/hwcap.h

unsigned long g_hwcap;

} // namespace

extern "C" unsigned long getauxval(unsigned long type) { return type == AT_HWCAP ? g_hwcap : 0; }

namespace {

TEST(Cpu, IsSupportedWithTheAesFeatureAlone) {
    g_hwcap = kAes;
    EXPECT_EQ(aesgen_cpu_supported(), 1);
    g_hwcap = ~0ul;
    EXPECT_EQ(aesgen_cpu_supported(), 1);
}

TEST(Cpu, IsNotSupportedWithoutItWhateverElseThereIs) {
    g_hwcap = 0;
    EXPECT_EQ(aesgen_cpu_supported(), 0);
    g_hwcap = ~kAes;
    EXPECT_EQ(aesgen_cpu_supported(), 0);
}

} // namespace
