// SPDX-License-Identifier: Apache-2.0 OR MIT
// Every check over every kernel of the linked table, one test each: Check.kernel.
#include <cstdio>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "call.h"
#include "checks.h"
#include "cpu_features.h"
#include "vectors.h"

namespace {

constexpr unsigned kSecondsPerCheck = 120;

// Calls per test, to see afterwards that each one that was due has run its kernel.
std::map<std::string, size_t> &Calls() {
    static std::map<std::string, size_t> calls;
    return calls;
}

std::string CallsKey(const std::string &check, const std::string &kernel) { return check + "." + kernel; }

class KernelTest : public testing::Test {
  public:
    KernelTest(const Kernel &kernel, const Check &check) : kernel_(kernel), check_(check) {}

    void TestBody() override {
        if (std::string missing = MissingFeatures(kernel_.needs); !missing.empty())
            GTEST_SKIP() << "This CPU lacks " << missing << ".";
        Subject subject = {kernel_};
        LimitTime(kSecondsPerCheck);
        std::string error = check_.run(subject);
        LimitTime(0);
        Calls()[CallsKey(check_.name, kernel_.name)] = subject.calls;
        if (!error.empty())
            FAIL() << kernel_.name << ", " << error;
        if (!subject.skip.empty()) {
            Calls().erase(CallsKey(check_.name, kernel_.name));
            GTEST_SKIP() << subject.skip;
        }
    }

  private:
    const Kernel &kernel_;
    const Check check_;
};

class KeyExpansionTest : public testing::Test {
  public:
    KeyExpansionTest(const KeyExpansion &expansion, const KeyCheck &check) : expansion_(expansion), check_(check) {}

    void TestBody() override {
        if (std::string missing = MissingFeatures(expansion_.needs); !missing.empty())
            GTEST_SKIP() << "This CPU lacks " << missing << ".";
        size_t calls = 0;
        LimitTime(kSecondsPerCheck);
        std::string error = check_.run(expansion_, &calls);
        LimitTime(0);
        Calls()[CallsKey(check_.name, expansion_.name)] = calls;
        if (!error.empty())
            FAIL() << expansion_.name << ", " << error;
    }

  private:
    const KeyExpansion &expansion_;
    const KeyCheck check_;
};

// D30: a kernel was built and shipped, and no test ever ran it. Whatever this shard was to run must have called its kernel.
class D30_EachTestCallsItsKernel : public testing::Environment {
  public:
    explicit D30_EachTestCallsItsKernel(std::set<std::string> checks) : checks_(std::move(checks)) {}

    void TearDown() override {
        const testing::UnitTest &all = *testing::UnitTest::GetInstance();
        size_t total = 0;
        std::set<std::string> kernels;
        for (int i = 0; i < all.total_test_suite_count(); i++) {
            const testing::TestSuite &suite = *all.GetTestSuite(i);
            for (int j = 0; checks_.count(suite.name()) && j < suite.total_test_count(); j++) {
                const testing::TestInfo &test = *suite.GetTestInfo(j);
                if (!test.should_run() || test.result()->Skipped())
                    continue;
                size_t calls = Calls()[CallsKey(suite.name(), test.name())];
                if (calls == 0)
                    ADD_FAILURE() << suite.name() << " ran without calling " << test.name() << ".";
                total += calls;
                kernels.insert(test.name());
            }
        }
        printf("%zu calls of %zu kernels and key expansions.\n", total, kernels.size());
    }

  private:
    std::set<std::string> checks_;
};

TEST(Table, HasEveryModeAndNoNameTwice) {
    std::set<aesgen_mode> modes;
    std::set<std::string> names;
    for (const Kernel &kernel : KernelTable()) {
        modes.insert(kernel.mode);
        EXPECT_TRUE(names.insert(kernel.name).second) << kernel.name << " is in the table twice.";
        EXPECT_NE(kernel.run == nullptr, kernel.run_streams == nullptr) << kernel.name;
    }
    // Not every instruction set has kernels of streams.
    for (int mode = 0; mode < AESGEN_BULK_MODES; mode++)
        EXPECT_EQ(modes.count(static_cast<aesgen_mode>(mode)), 1u) << mode;
    EXPECT_FALSE(KeyExpansionTable().empty());
}

TEST(Table, EachKernelIsGivenEachCheckOfItsMode) {
    std::map<std::string, std::set<std::string>> tests;
    const testing::UnitTest &all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); i++)
        for (int j = 0; j < all.GetTestSuite(i)->total_test_count(); j++)
            tests[all.GetTestSuite(i)->GetTestInfo(j)->name()].insert(all.GetTestSuite(i)->name());
    for (const Kernel &kernel : KernelTable())
        for (const Check &check : AllChecks())
            EXPECT_EQ(tests[kernel.name].count(check.name), check.applies(kernel) ? 1u : 0u)
                << check.name << " and " << kernel.name;
    for (const KeyExpansion &expansion : KeyExpansionTable())
        EXPECT_EQ(tests[expansion.name].size(), KeyChecks().size()) << expansion.name;
}

TEST(CavpFiles, AreReadToTheEnd) {
    for (aesgen_mode mode : {AESGEN_ECB_ENC, AESGEN_CBC_ENC, AESGEN_XTS_ENC}) {
        std::string missing;
        const VectorSet &set = CavpVectors(mode, &missing);
        if (!missing.empty())
            GTEST_SKIP() << missing;
        ASSERT_EQ(set.error, "");
        for (const std::string &file : CavpFiles(mode)) {
            size_t from_file = 0;
            for (const Vector &vector : set.vectors)
                from_file += vector.where.compare(0, file.size() + 1, file + ":") == 0;
            EXPECT_GT(from_file, 0u) << file << " gave no vector.";
        }
        printf("%zu vectors from %zu files\n", set.vectors.size(), CavpFiles(mode).size());
        for (const auto &[reason, count] : set.skipped)
            printf("%zu skipped: %s\n", count, reason.c_str());
    }
}

TEST(SharedVectorFiles, AreReadToTheEnd) {
    std::string missing;
    const VectorSet &set = SharedVectors(&missing);
    if (!missing.empty())
        GTEST_SKIP() << missing;
    ASSERT_EQ(set.error, "");
    EXPECT_FALSE(set.vectors.empty());
    EXPECT_FALSE(set.monte_carlo.empty());
    printf("%zu vectors and %zu Monte Carlo chains\n", set.vectors.size(), set.monte_carlo.size());
    for (const auto &[reason, count] : set.skipped)
        printf("%zu lines skipped: %s\n", count, reason.c_str());
}

} // namespace

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    std::set<std::string> names;
    // Check by check, so that shards, which are dealt test by test, get about the same work.
    for (const Check &check : AllChecks()) {
        names.insert(check.name);
        for (const Kernel &kernel : KernelTable())
            if (check.applies(kernel))
                testing::RegisterTest(check.name, kernel.name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                                      [&kernel, check]() -> testing::Test * { return new KernelTest(kernel, check); });
    }
    for (const KeyCheck &check : KeyChecks()) {
        names.insert(check.name);
        for (const KeyExpansion &expansion : KeyExpansionTable())
            testing::RegisterTest(
                check.name, expansion.name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                [&expansion, check]() -> testing::Test * { return new KeyExpansionTest(expansion, check); });
    }
    testing::AddGlobalTestEnvironment(new D30_EachTestCallsItsKernel(names));
    return RUN_ALL_TESTS();
}
