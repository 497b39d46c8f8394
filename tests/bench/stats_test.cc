// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench/stats.h"

#include <gtest/gtest.h>

namespace bench {
namespace {

TEST(Median, OfAnOddNumberIsTheMiddle) { EXPECT_EQ(Median({9, 1, 5}), 5); }

TEST(Median, OfAnEvenNumberIsBetweenTheTwoInTheMiddle) { EXPECT_EQ(Median({100, 1, 3, 6}), 4.5); }

TEST(Median, OfNoneIsZero) { EXPECT_EQ(Median({}), 0); }

TEST(Summarize, OneRun) {
    const Summary summary = Summarize({{4, 2, 9}});
    EXPECT_EQ(summary.samples, 3U);
    EXPECT_EQ(summary.minimum, 2);
    EXPECT_EQ(summary.median, 4);
}

// A run that was disturbed from end to end moves the median of medians less than that of all samples, which would be 7.
TEST(Summarize, SeveralRunsCountOnceEach) {
    const Summary summary = Summarize({{1, 2, 3}, {3, 3, 3}, {50, 60, 70, 80, 90, 7, 7}});
    EXPECT_EQ(summary.samples, 13U);
    EXPECT_EQ(summary.minimum, 1);
    EXPECT_EQ(summary.median, 3);
}

TEST(Summarize, RunsWithoutSamplesDoNotCount) {
    const Summary summary = Summarize({{}, {5}, {}});
    EXPECT_EQ(summary.samples, 1U);
    EXPECT_EQ(summary.minimum, 5);
    EXPECT_EQ(summary.median, 5);
    EXPECT_EQ(Summarize({{}}).samples, 0U);
}

TEST(GeometricMean, OfRatios) {
    EXPECT_DOUBLE_EQ(GeometricMean({2, 8}), 4);
    EXPECT_DOUBLE_EQ(GeometricMean({0.5, 2}), 1);
    EXPECT_EQ(GeometricMean({}), 0);
}

} // namespace
} // namespace bench
