// SPDX-License-Identifier: Apache-2.0 OR MIT
// Every kernel of the linked table, under single steps: from each instruction the caller is found as it was (D17).
#include <cstdio>
#include <set>

#include <gtest/gtest.h>

#include "call.h"
#include "calls.h"
#include "cpu_features.h"
#include "stepper.h"
#include "uarch_table.h"

namespace {

constexpr unsigned kSeconds = 120;

size_t steps, instructions_bytes, kernels;

template <class Code> void StepThrough(Code code, void *function, void (*set)(Code &, void *)) {
    if (const std::string missing = MissingFeatures(code.needs); !missing.empty())
        GTEST_SKIP() << "This CPU lacks " << missing << ".";
    const size_t bytes = SizeOfFunction(code.name);
    ASSERT_GT(bytes, 0u) << "The symbol table of this program has no " << code.name << ".";
    Stepper stepper(function, bytes);
    set(code, stepper.entry());
    LimitTime(kSeconds);
    const std::string error =
        CallUntil(code, [&stepper] { return !stepper.Error().empty() || stepper.NotReached().empty(); });
    LimitTime(0);
    EXPECT_EQ(stepper.Error(), "");
    EXPECT_EQ(error, "");
    for (size_t offset : stepper.NotReached())
        ADD_FAILURE() << "No call executed the instruction at +0x" << std::hex << offset << ".";
    steps += stepper.Steps();
    instructions_bytes += bytes;
    kernels++;
}

class KernelTest : public testing::Test {
  public:
    explicit KernelTest(const Kernel &kernel) : kernel_(kernel) {}

    void TestBody() override {
        if (kernel_.run != nullptr)
            StepThrough<Kernel>(kernel_, reinterpret_cast<void *>(kernel_.run),
                                [](Kernel &k, void *entry) { k.run = reinterpret_cast<aesgen_bulk_kernel *>(entry); });
        else
            StepThrough<Kernel>(kernel_, reinterpret_cast<void *>(kernel_.run_streams), [](Kernel &k, void *entry) {
                k.run_streams = reinterpret_cast<aesgen_streams_kernel *>(entry);
            });
    }

  private:
    const Kernel &kernel_;
};

class KeyExpansionTest : public testing::Test {
  public:
    explicit KeyExpansionTest(const KeyExpansion &expansion) : expansion_(expansion) {}

    void TestBody() override {
        StepThrough<KeyExpansion>(
            expansion_, reinterpret_cast<void *>(expansion_.run),
            [](KeyExpansion &k, void *entry) { k.run = reinterpret_cast<aesgen_key_expand_kernel *>(entry); });
    }

  private:
    const KeyExpansion &expansion_;
};

class Report : public testing::Environment {
  public:
    void TearDown() override {
        printf("%zu kernels and key expansions, %zu bytes of code, %zu steps.\n", kernels, instructions_bytes, steps);
    }
};

// Those of x86-64 in assembly.
std::set<std::string> Shipped() {
    struct Set {
        std::string arch;
        std::vector<std::string> names;
    };
#define KERNEL(name) #name,
#define SET(number, arch, isa, keys, kernels) {#arch, {keys kernels}},
    const Set sets[] = {AESGEN_KERNEL_SETS(SET, KERNEL)};
#undef SET
#undef KERNEL
    std::set<std::string> found;
    for (const Set &set : sets)
        for (const std::string &name : set.names)
            if (set.arch == "X86_64" && name.substr(name.size() - 2) != "_c")
                found.insert(name);
    return found;
}

TEST(Table, HasEveryKernelThatIsShipped) {
    std::set<std::string> tested;
    for (const Kernel &kernel : KernelTable())
        tested.insert(kernel.name);
    for (const KeyExpansion &expansion : KeyExpansionTable())
        tested.insert(expansion.name);
    EXPECT_FALSE(Shipped().empty());
    for (const std::string &name : Shipped())
        EXPECT_EQ(tested.count(name), 1u) << name;
}

} // namespace

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    for (const Kernel &kernel : KernelTable())
        testing::RegisterTest("Unwound", kernel.name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [&kernel]() -> testing::Test * { return new KernelTest(kernel); });
    for (const KeyExpansion &expansion : KeyExpansionTable())
        testing::RegisterTest("Unwound", expansion.name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                              [&expansion]() -> testing::Test * { return new KeyExpansionTest(expansion); });
    testing::AddGlobalTestEnvironment(new Report);
    return RUN_ALL_TESTS();
}
