// SPDX-License-Identifier: Apache-2.0 OR MIT
// The trampoline (D9) sees each register rule that is broken, and nothing where none is.
#include <gtest/gtest.h>

#include "checks.h"
#include "cpu_features.h"
#include "fakes.h"
#include "trampoline.h"

extern "C" {
// Of broken_<cpu>.S. what: what was not preserved, "" for nothing; needs: features without which it cannot run.
extern const struct Broken {
    aesgen_bulk_kernel *run;
    const char *what;
    const char *needs;
} broken_kernels[], broken_kernels_end[];

size_t fake_body(void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t *state,
                 const volatile uint32_t *flag) {
    return FakeKernels()[0].run(out, in, bytes, ks, state, flag);
}
}

void PrintTo(const Broken &broken, std::ostream *to) { *to << (*broken.what ? broken.what : "nothing"); }

namespace {

std::string D9(aesgen_bulk_kernel *run) {
    Kernel kernel = FakeKernels()[0];
    kernel.run = run;
    Subject subject = {kernel};
    for (const Check &check : BugChecks())
        if (std::string(check.name) == "D9_CalleeSavedRegisters")
            return check.run(subject);
    return "there is no check for D9";
}

class Trampoline : public testing::TestWithParam<Broken> {};

TEST_P(Trampoline, NamesWhatWasNotPreserved) {
    if (std::string missing = MissingFeatures(GetParam().needs); !missing.empty())
        GTEST_SKIP() << "This CPU lacks " << missing << ".";
    EXPECT_TRUE(kTrampolineObserves);
    const std::string error = D9(GetParam().run), what = GetParam().what;
    if (what.empty())
        EXPECT_EQ(error, "");
    else
        EXPECT_EQ(error.substr(error.rfind(": not") + 2), "not preserved: " + what);
}

INSTANTIATE_TEST_SUITE_P(Broken, Trampoline, testing::ValuesIn(broken_kernels, broken_kernels_end));

} // namespace
