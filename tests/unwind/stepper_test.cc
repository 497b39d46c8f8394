// SPDX-License-Identifier: Apache-2.0 OR MIT
// The stepper finds each wrong description of a frame (D17), nothing wrong in a right one, and code that nobody executes.
#include <gtest/gtest.h>

#include "call.h"
#include "stepper.h"

extern "C" {
// Of broken_frames_x86_64.S. wrong: what the stepper must say.
extern const struct Described {
    const char *name;
    const void *function;
    size_t bytes;
    const char *wrong;
} described_frames[], described_frames_end[];
// A jump over the instruction at +2, and padding behind the return.
extern const uint8_t skipping[], skipping_end[];
}

void PrintTo(const Described &described, std::ostream *to) { *to << described.name; }

namespace {

std::string Call(const Stepper &stepper) {
    Kernel kernel = {};
    kernel.run = reinterpret_cast<aesgen_bulk_kernel *>(stepper.entry());
    size_t left = 0;
    return CallKernel(kernel, {}, &left);
}

class Frames : public testing::TestWithParam<Described> {};

TEST_P(Frames, AreJudged) {
    const Described &described = GetParam();
    const std::string wrong = described.wrong;
    Stepper stepper(described.function, described.bytes);
    // What they do is right.
    EXPECT_EQ(Call(stepper), "");
    EXPECT_GT(stepper.Steps(), 0u);
    EXPECT_TRUE(stepper.NotReached().empty());
    const std::string error = stepper.Error();
    if (wrong.empty())
        EXPECT_EQ(error, "");
    else
        EXPECT_EQ(error.substr(error.rfind(": ") + 2), wrong) << error;
}

INSTANTIATE_TEST_SUITE_P(Described, Frames, testing::ValuesIn(described_frames, described_frames_end),
                         [](const testing::TestParamInfo<Described> &info) { return std::string(info.param.name); });

TEST(Stepper, SaysWhatWasNotReached) {
    Stepper stepper(skipping, static_cast<size_t>(skipping_end - skipping));
    EXPECT_EQ(stepper.NotReached(), std::vector<size_t>{0});
    EXPECT_EQ(Call(stepper), "");
    EXPECT_EQ(stepper.NotReached(), std::vector<size_t>{2});
}

TEST(Stepper, KnowsTheSizesOfFunctions) {
    EXPECT_EQ(SizeOfFunction("step_entry"), 20u);
    EXPECT_EQ(SizeOfFunction("there is none"), 0u);
}

} // namespace
