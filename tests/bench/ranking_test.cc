// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench/ranking.h"

#include <cmath>

#include <gtest/gtest.h>

namespace bench {
namespace {

Result ResultOf(size_t bytes, const std::vector<std::pair<std::string, double>> &cycles) {
    Result result{{Mode::kCtr, 128, bytes, Kind::kApart}, {}};
    for (const auto &[name, value] : cycles)
        result.lines.push_back({name, {1, value, 2 * value}});
    return result;
}

TEST(Rank, TheBestInEveryCellHasOne) {
    const Ranking ranking = Rank(
        "ctr", {ResultOf(16, {{"slow", 40}, {"best", 20}}), ResultOf(64, {{"slow", 80}, {"best", 80}})}, By::kMinimum);
    EXPECT_EQ(ranking.cells, (std::vector<std::string>{"128/16", "128/64"}));
    ASSERT_EQ(ranking.candidates.size(), 2U);
    EXPECT_EQ(ranking.candidates[0].candidate, "best");
    EXPECT_DOUBLE_EQ(ranking.candidates[0].score, 1);
    EXPECT_EQ(ranking.candidates[0].costs, (std::vector<double>{1.25, 1.25}));
    EXPECT_DOUBLE_EQ(ranking.candidates[1].score, std::sqrt(2.0)); // twice as much in one of two cells
}

// Twice as dear in one cell and half as dear in another is equal: long messages do not outweigh short ones.
TEST(Rank, CellsCountAlike) {
    const Ranking ranking =
        Rank("ctr", {ResultOf(16, {{"a", 10}, {"b", 20}}), ResultOf(1024, {{"a", 2000}, {"b", 1000}})}, By::kMedian);
    EXPECT_DOUBLE_EQ(ranking.candidates[0].score, ranking.candidates[1].score);
    EXPECT_EQ(ranking.candidates[0].candidate, "a");
}

TEST(Rank, TextHasEveryCandidate) {
    const std::string text = TextOfRanking(Rank("ctr", {ResultOf(16, {{"a", 10}, {"b", 20}})}, By::kMinimum));
    EXPECT_EQ(text, "ctr: 2 kernels; score (1 = the best in every cell), then cycles per byte\n"
                    "             128/16\n"
                    "  1.000       0.625  a\n"
                    "  2.000       1.250  b\n");
}

} // namespace
} // namespace bench
