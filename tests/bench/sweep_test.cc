// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench/sweep.h"

#include <gtest/gtest.h>

namespace bench {
namespace {

TEST(Cliffs, NoneWhereCostRises) { EXPECT_TRUE(Cliffs({{1, 10}, {2, 11}, {3, 12}}).empty()); }

TEST(Cliffs, NoneWithinTheFactor) { EXPECT_TRUE(Cliffs({{1, 11.4}, {2, 10}}).empty()); }

TEST(Cliffs, ALengthThatCostsMoreThanALongerOne) {
    const std::vector<Cliff> cliffs = Cliffs({{15, 30}, {16, 20}, {17, 25}});
    ASSERT_EQ(cliffs.size(), 1U);
    EXPECT_EQ(cliffs[0].here.bytes, 15U);
    EXPECT_EQ(cliffs[0].longer.bytes, 16U);
    EXPECT_EQ(cliffs[0].longer.cycles, 20);
}

// Not only the next length counts, and of those that are longer the cheapest does.
TEST(Cliffs, FarAway) {
    const std::vector<Cliff> cliffs = Cliffs({{1, 12}, {2, 13}, {3, 14}, {4, 11}, {5, 10}});
    ASSERT_EQ(cliffs.size(), 3U);
    EXPECT_EQ(cliffs[0].here.bytes, 1U);
    EXPECT_EQ(cliffs[2].here.bytes, 3U);
    for (const Cliff &cliff : cliffs)
        EXPECT_EQ(cliff.longer.bytes, 5U);
}

TEST(Cliffs, OfNothing) { EXPECT_TRUE(Cliffs({}).empty()); }

} // namespace
} // namespace bench
