// SPDX-License-Identifier: Apache-2.0 OR MIT
// The AArch64 trampoline (D9) sees each register rule that is broken, and nothing where none is.
#include <gtest/gtest.h>

#include "checks.h"
#include "fakes.h"
#include "trampoline.h"

extern "C" {
aesgen_bulk_kernel broken_nothing, broken_x18, broken_x19, broken_x28, broken_x29, broken_d8, broken_d15, broken_SP,
    broken_stack;

size_t fake_body(void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t *state,
                 const volatile uint32_t *flag) {
    return FakeKernels()[0].run(out, in, bytes, ks, state, flag);
}
}

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

TEST(Trampoline, PassesWhatBreaksNoRule) {
    EXPECT_TRUE(kTrampolineObserves);
    EXPECT_EQ(D9(broken_nothing), "");
}

TEST(Trampoline, NamesWhatWasNotPreserved) {
    const struct {
        aesgen_bulk_kernel *run;
        const char *what;
    } cases[] = {
        {broken_x18, "not preserved: x18"}, {broken_x19, "not preserved: x19"},
        {broken_x28, "not preserved: x28"}, {broken_x29, "not preserved: x29"},
        {broken_d8, "not preserved: d8"},   {broken_d15, "not preserved: d15"},
        {broken_SP, "not preserved: SP"},   {broken_stack, "not preserved: the caller's stack"},
    };
    for (const auto &c : cases) {
        const std::string error = D9(c.run);
        EXPECT_EQ(error.substr(error.rfind(": not") + 2), c.what);
    }
}

} // namespace
