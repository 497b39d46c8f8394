// SPDX-License-Identifier: Apache-2.0 OR MIT
// A check that cannot fail proves nothing: each is tried on kernels that are right, and on one for each bug it is there for.
#include <algorithm>
#include <cstring>

#include <gtest/gtest.h>

#include "call.h"
#include "checks.h"
#include "fakes.h"
#include "vectors.h"

namespace {

const Check &Find(const std::string &name) {
    static const std::vector<Check> all = AllChecks();
    auto found = std::find_if(all.begin(), all.end(), [&](const Check &check) { return name == check.name; });
    if (found == all.end())
        ADD_FAILURE() << "There is no check " << name;
    return *found;
}

std::string RunCheck(const Check &check, const Kernel &kernel, bool quick = false) {
    Subject subject = {kernel, quick};
    return check.run(subject);
}

const Kernel &Fake(const std::string &name) {
    const std::vector<Kernel> &all = FakeKernels();
    auto found = std::find_if(all.begin(), all.end(), [&](const Kernel &k) { return k.name == "fake_" + name; });
    if (found == all.end())
        ADD_FAILURE() << "There is no fake kernel " << name;
    return *found;
}

struct Case {
    const char *check;
    const char *kernel;
    Bug bug;
};

const Case kCases[] = {
    {"EveryLength", "ecb_enc_x4_y0", Bug::kReadsPast},
    {"EveryLength", "ctr_x4_y0", Bug::kReadsPast},
    {"EveryLength", "ctr_x4_y0", Bug::kReadsBefore},
    {"EveryLength", "cbc_dec_x4_y0", Bug::kReadsTail},
    {"EveryLength", "xts_enc_x4_y0", Bug::kReadsTail},
    {"EveryLength", "ctr_x4_y0", Bug::kReadsNothing},
    {"EveryLength", "ctr_x4_y0", Bug::kWritesPast},
    {"EveryLength", "ecb_dec_x4_y0", Bug::kWritesBefore},
    {"EveryLength", "cbc_dec_x4_y0", Bug::kWritesInput},
    {"EveryLength", "ecb_enc_x4_y0", Bug::kWritesSchedule},
    {"EveryLength", "ctr_x4_y0", Bug::kWritesPastState},
    {"EveryLength", "ecb_enc_x4_y0", Bug::kFollowsNullState},
    {"EveryLength", "ctr_x4_y0", Bug::kLastBlockOfExactPasses},
    {"EveryLength", "xts_dec_x3_y64", Bug::kTailRedoesStart},
    {"EveryLength", "ecb_enc_x3_y4", Bug::kRemainderSkipped},
    {"EveryLength", "ctr_x3_y4", Bug::kPartialBlockSkipped},
    {"EveryLength", "ecb_dec_x3_y4", Bug::kOneRoundTooFew192},
    {"EveryLength", "ecb_enc_x4_y0", Bug::kForgetsTailInResult},
    {"EveryLength", "xts_dec_x4_y0", Bug::kForgetsTailInResult},
    {"EveryLength", "cbc_dec_x4_y0", Bug::kCountsBlocks},
    {"EveryLength", "cbc_enc_x4_y0", Bug::kStateNotWritten},
    {"EveryLength", "ctr_x4_y0", Bug::kStateOnceTooOften},
    {"EveryLength", "ctr_x4_y0", Bug::kPartialNotCounted},
    {"EveryLength", "xts_enc_x4_y0", Bug::kTweakLeftAfterStealing},
    {"EveryLength", "xts_enc_x4_y0", Bug::kStealsInPlace},
    {"EveryLength", "ctr_x4_y4", Bug::kFollowsNullFlag},
    {"EveryLength", "ctr_x4_y0", Bug::kLooksThoughNever},
    {"EveryLength", "ctr_x4_y4", Bug::kLooksAfterLastPass},
    {"EveryLength", "ctr_x4_y0", Bug::kFaults},
    {"EveryAlignment", "ctr_x4_y0", Bug::kAlignsInput},
    {"EveryAlignment", "cbc_dec_x4_y0", Bug::kAlignsOutput},
    {"EveryAlignment", "xts_dec_x4_y0", Bug::kAlignsSchedule},
    {"NothingToDo", "ecb_enc_x4_y0", Bug::kReadsNothing},
    {"LongCall", "ctr_x4_y0", Bug::kWrongAfter64Blocks},
    {"CounterWraps", "ctr_x4_y0", Bug::kCounter32},
    {"CounterWraps", "ctr_x4_y0", Bug::kCounter64},
    {"TweakCarries", "xts_enc_x4_y0", Bug::kTweakWithoutFeedback},
    {"TweakCarries", "xts_dec_x4_y0", Bug::kTweakWithoutMiddleCarry},
    {"ChainedCalls", "cbc_dec_x4_y0", Bug::kStateNotWritten},
    {"ChainedCalls", "ecb_dec_x3_y4", Bug::kRemainderSkipped},
    {"ScheduleAnywhere", "ecb_enc_x4_y0", Bug::kAlignsSchedule},
    {"YieldAtEveryBlock", "ctr_x4_y4", Bug::kNeverLooks},
    {"YieldAtEveryBlock", "xts_enc_x3_y4", Bug::kLooksLate},
    {"YieldAtEveryBlock", "cbc_enc_x4_y4", Bug::kLooksLate},
    {"YieldAtEveryBlock", "ecb_enc_x3_y4", Bug::kLooksEarly},
    {"YieldAtEveryBlock", "xts_dec_x4_y4", Bug::kNoLookBeforeFinalPair},
    {"YieldAtEveryBlock", "ctr_x3_y64", Bug::kCountNotCleared},
    {"YieldAtEveryBlock", "ctr_x4_y4", Bug::kYieldWithoutState},
    {"YieldAtEveryBlock", "ecb_dec_x4_y4", Bug::kYieldLeavesTooMuch},
    {"YieldAtEveryBlock", "cbc_dec_x4_y4", Bug::kStoresLate},
    {"YieldAlwaysSet", "ecb_enc_x4_y4", Bug::kLooksBeforeFirstPass},
    {"YieldAlwaysSet", "ctr_x4_y4", Bug::kFlagOneByte},
    {"YieldAlwaysSet", "ctr_x4_y4", Bug::kFlagEightBytes},
    {"YieldAlwaysSet", "xts_enc_x3_y4", Bug::kYieldWithoutState},
    {"YieldNearTheWrap", "ctr_x4_y4", Bug::kLooksLate},
    {"YieldNearTheWrap", "ctr_x3_y64", Bug::kCounter64},
    {"YieldRunsThrough", "ecb_enc_x4_y4", Bug::kFollowsNullFlag},
    {"YieldRunsThrough", "ctr_x3_y64", Bug::kLooksAfterLastPass},
    {"FlagIgnored", "xts_dec_x4_y0", Bug::kLooksThoughNever},
    {"D1_XtsReadsPastItsInput", "xts_dec_x4_y0", Bug::kReadsPastAtFourModuloFive},
    {"D2_PartialBlockReadsPast", "ctr_x4_y0", Bug::kReadsPast},
    {"D2_PartialBlockReadsPast", "xts_enc_x4_y0", Bug::kReadsPast},
    {"D3_LastBlockOfExactPassesUnwritten", "xts_enc_x4_y0", Bug::kLastBlockOfExactPasses},
    {"D4_TailRedoesTheStart", "ctr_x4_y0", Bug::kTailRedoesStart},
    {"D4_TailRedoesTheStart", "ecb_enc_x4_y0", Bug::kTailRedoesStart},
    {"D5_CounterWidth", "ctr_x4_y0", Bug::kCounter32},
    {"D5_CounterWidth", "ctr_x4_y0", Bug::kCounter64},
    {"D6_StateNotAdvancedAtReturn", "ctr_x4_y0", Bug::kStateNotWritten},
    {"D6_StateNotAdvancedAtReturn", "xts_dec_x4_y0", Bug::kStateOnceTooOften},
    {"D7_StealingInPlace", "xts_enc_x4_y0", Bug::kStealsInPlace},
    {"D7_StealingInPlace", "xts_dec_x4_y0", Bug::kStealsInPlace},
    {"D9_CalleeSavedRegisters", "ecb_enc_x4_y0", Bug::kFaults}, // registers: trampoline_test
    {"D12_UnalignedSchedule", "ctr_x4_y0", Bug::kAlignsSchedule},
    {"D13_CopiedSchedule", "cbc_dec_x4_y0", Bug::kKeepsSchedulePointer},
    {"D30_NineBlocks", "ecb_enc_x4_y0", Bug::kOneRoundTooFew192},
    {"Published", "ecb_enc_x4_y0", Bug::kOneRoundTooFew192},
    {"Published", "ctr_x4_y0", Bug::kPartialBlockSkipped},
    {"Published", "xts_dec_x4_y0", Bug::kTweakWithoutFeedback},
    {"Cavp", "cbc_dec_x4_y0", Bug::kOneRoundTooFew192},
    {"Cavp", "xts_enc_x3_y4", Bug::kStealsInPlace},
    {"MonteCarlo", "ecb_dec_x4_y0", Bug::kOneRoundTooFew192},
    {"MonteCarlo", "cbc_enc_x4_y0", Bug::kStateNotWritten},
    {"SharedVectors", "ctr_x4_y0", Bug::kCounter32},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kReadsPast},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kReadsBefore},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kWritesPast},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kWritesBefore},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kWritesInput},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kWritesSchedule},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kWritesPastState},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kWritesPastStreams},
    {"EveryCount", "cbc_enc_mb_x3_y4", Bug::kStreamsBeyondLanes},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kMixesIvs},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kRunsToTheLongest},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kStateNotWritten},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kPointersNotAdvanced},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kCountsBlocks},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kOneRoundTooFew192},
    {"EveryCount", "cbc_enc_mb_x4_y4", Bug::kFollowsNullFlag},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kLooksThoughNever},
    {"EveryCount", "cbc_enc_mb_x4_y4", Bug::kLooksAfterLastPass},
    {"EveryCount", "cbc_enc_mb_x4_y0", Bug::kFaults},
    {"EveryOrder", "cbc_enc_mb_x4_y0", Bug::kKeepsTheChain},
    {"EveryOrder", "cbc_enc_mb_x3_y64", Bug::kRunsToTheLongest},
    {"EveryPlace", "cbc_enc_mb_x4_y0", Bug::kAlignsInput},
    {"EveryPlace", "cbc_enc_mb_x4_y0", Bug::kAlignsSchedule},
    {"NoBlock", "cbc_enc_mb_x4_y0", Bug::kReadsNothing},
    {"NoBlock", "cbc_enc_mb_x4_y0", Bug::kReadsNoStream},
    {"OddBytes", "cbc_enc_mb_x4_y0", Bug::kReadsTail},
    {"OddBytes", "cbc_enc_mb_x4_y0", Bug::kOddBytesForgotten},
    {"ChainedBatches", "cbc_enc_mb_x4_y0", Bug::kStateNotWritten},
    {"ChainedBatches", "cbc_enc_mb_x4_y0", Bug::kPointersNotAdvanced},
    {"StopAtEveryBlock", "cbc_enc_mb_x4_y4", Bug::kNeverLooks},
    {"StopAtEveryBlock", "cbc_enc_mb_x4_y4", Bug::kLooksLate},
    {"StopAtEveryBlock", "cbc_enc_mb_x3_y4", Bug::kLooksEarly},
    {"StopAtEveryBlock", "cbc_enc_mb_x3_y64", Bug::kCountNotCleared},
    {"StopAtEveryBlock", "cbc_enc_mb_x4_y4", Bug::kStoresLate},
    {"StopAtEveryBlock", "cbc_enc_mb_x3_y64", Bug::kTakesTheLastFirst},
    {"StopAtEveryBlock", "cbc_enc_mb_x3_y64", Bug::kCountsStreams},
    {"StopAtEveryBlock", "cbc_enc_mb_x4_y4", Bug::kYieldWithoutState},
    {"StopAtEveryBlock", "cbc_enc_mb_x4_y4", Bug::kYieldWithoutPointers},
    {"StopAtEveryBlock", "cbc_enc_mb_x4_y4", Bug::kYieldLeavesTooMuch},
    {"StopAlways", "cbc_enc_mb_x4_y4", Bug::kLooksBeforeFirstPass},
    {"StopAlways", "cbc_enc_mb_x4_y4", Bug::kFlagOneByte},
    {"StopAlways", "cbc_enc_mb_x3_y4", Bug::kYieldWithoutState},
    {"RunsThrough", "cbc_enc_mb_x4_y4", Bug::kFollowsNullFlag},
    {"Ignored", "cbc_enc_mb_x4_y0", Bug::kLooksThoughNever},
    {"PublishedInStreams", "cbc_enc_mb_x4_y0", Bug::kOneRoundTooFew192},
};

class Catches : public testing::TestWithParam<Case> {};

TEST_P(Catches, TheBug) {
    const Check &check = Find(GetParam().check);
    const Kernel &kernel = Fake(GetParam().kernel);
    ASSERT_TRUE(check.applies(kernel));
    Subject subject = {kernel};
    bug = GetParam().bug;
    const std::string error = check.run(subject);
    bug = Bug::kNone;
    if (!subject.skip.empty())
        GTEST_SKIP() << subject.skip;
    EXPECT_NE(error, "");
    EXPECT_GT(subject.calls, 0u);
    RecordProperty("error", error);
}

std::string CaseName(const testing::TestParamInfo<Case> &info) {
    return std::string(info.param.check) + "_" + info.param.kernel + "_" +
           std::to_string(static_cast<int>(info.param.bug));
}

INSTANTIATE_TEST_SUITE_P(Kernels, Catches, testing::ValuesIn(kCases), CaseName);

TEST(Coverage, EachCheckHasABugThatItCatches) {
    for (const Check &check : AllChecks())
        EXPECT_TRUE(std::any_of(std::begin(kCases), std::end(kCases), [&](const Case &c) {
            return strcmp(c.check, check.name) == 0;
        })) << check.name;
}

class Right : public testing::TestWithParam<size_t> {};

TEST_P(Right, KernelPassesEveryCheck) {
    const Kernel &kernel = FakeKernels()[GetParam()];
    for (const Check &check : AllChecks()) {
        if (check.applies(kernel)) {
            EXPECT_EQ(RunCheck(check, kernel), "") << check.name;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Kernels, Right, testing::Range(size_t{0}, FakeKernels().size()),
                         [](const testing::TestParamInfo<size_t> &info) { return FakeKernels()[info.param].name; });

// The quick form is what the mutation tool runs: a kernel that is right passes, and the bugs do not get through all of it.
TEST(Quick, CatchesEveryBugToo) {
    for (const Case &c : kCases) {
        bug = c.bug;
        bool caught = false;
        for (const Check &check : AllChecks())
            caught = caught || (check.applies(Fake(c.kernel)) && !RunCheck(check, Fake(c.kernel), true).empty());
        bug = Bug::kNone;
        EXPECT_TRUE(caught) << c.check << " " << c.kernel << " " << static_cast<int>(c.bug);
    }
    for (const Kernel &kernel : FakeKernels()) {
        for (const Check &check : AllChecks()) {
            if (check.applies(kernel)) {
                EXPECT_EQ(RunCheck(check, kernel, true), "") << check.name << " " << kernel.name;
            }
        }
    }
}

TEST(KeyExpansion, ChecksPassOneThatIsRightAndCatchWrongOnes) {
    for (const KeyCheck &check : KeyChecks()) {
        size_t calls = 0;
        EXPECT_EQ(check.run(kFakeExpansion, &calls), "") << check.name;
        EXPECT_GT(calls, 0u);
        for (Bug b : {Bug::kReadsPast, Bug::kWritesPast, Bug::kOneRoundTooFew192}) {
            bug = b;
            EXPECT_NE(check.run(kFakeExpansion, &calls), "") << check.name << " " << static_cast<int>(b);
            bug = Bug::kNone;
        }
    }
}

TEST(Calls, ThatNeverReturnAreEnded) {
    bug = Bug::kHangs;
    LimitTime(1);
    const std::string error = RunCheck(Find("D30_NineBlocks"), Fake("ecb_enc_x4_y0"));
    LimitTime(0);
    bug = Bug::kNone;
    EXPECT_NE(error.find("did not return"), std::string::npos) << error;
    EXPECT_TRUE(TimeRanOut());
}

TEST(Calls, ThatFaultSayWhere) {
    bug = Bug::kReadsPast;
    const std::string error = RunCheck(Find("D30_NineBlocks"), Fake("ecb_enc_x4_y0"));
    bug = Bug::kNone;
    EXPECT_NE(error.find("in + 144 of 144"), std::string::npos) << error;
}

} // namespace
