// SPDX-License-Identifier: Apache-2.0 OR MIT
// Skips every test of a program whose row library has kernels that this CPU cannot run.
#include <gtest/gtest.h>

#include "aesgen.h"

namespace {

class Supported : public testing::Environment {
    void SetUp() override {
        if (aesgen_cpu_supported() == 0) {
            GTEST_SKIP() << "this CPU lacks instructions of " << aesgen_kernel_name(AESGEN_CTR, 0);
        }
    }
};

const testing::Environment *const kSupported = testing::AddGlobalTestEnvironment(new Supported);

} // namespace
