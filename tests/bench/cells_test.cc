// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench/cells.h"

#include <set>

#include <gtest/gtest.h>

namespace bench {
namespace {

std::vector<size_t> BytesOf(Mode mode, std::vector<size_t> asked = {}, Kind kind = Kind::kApart) {
    std::vector<size_t> bytes;
    for (const Cell &cell : Cells({{mode}, {128}, std::move(asked), {kind}}))
        bytes.push_back(cell.bytes);
    return bytes;
}

using Lengths = std::vector<size_t>;

TEST(Cells, AllOfThem) {
    std::set<std::string> seen;
    for (const Cell &cell : Cells({})) {
        EXPECT_TRUE(seen.insert(cell.Describe()).second) << cell.Describe();
        EXPECT_FALSE(Facts(cell.mode).xts && cell.bits == 192) << cell.Describe();
        EXPECT_TRUE(cell.bytes % 16 == 0 || !Facts(cell.mode).blocks) << cell.Describe();
    }
    // 7 modes of one stream with 3 key sizes and 2 of XTS with 2 in 9 lengths, 2 of many streams in 8 or less, key setup.
    for (const char *one :
         {"ecb_enc, 192-bit key, 1408 bytes, apart", "ctr, 256-bit key, 1420 bytes, in_place",
          "xts_dec, 256-bit key, 1048576 bytes, apart", "cbc_enc_mb16, 128-bit key, 65536 bytes, apart",
          "cbc_enc, 128-bit key, 16 bytes, chained", "key_setup, 192-bit key"})
        EXPECT_EQ(seen.count(one), 1U) << one;
}

TEST(Cells, ModesAreWhereTheirNumbersSay) {
    for (const ModeFacts &mode : Modes())
        EXPECT_EQ(&Facts(mode.mode), &mode);
}

TEST(Cells, LengthsAModeDoesNotTakeBecomeShorterOnes) {
    EXPECT_EQ(BytesOf(Mode::kEcbEnc, {15, 16, 17, 47, 48}), (Lengths{16, 32, 48}));
    EXPECT_EQ(BytesOf(Mode::kXtsEnc, {15, 16, 17}), (Lengths{16, 17}));
    EXPECT_EQ(BytesOf(Mode::kCtr, {1, 15, 15}), (Lengths{1, 15}));
}

TEST(Cells, OnlyShortMessagesAreChained) {
    EXPECT_EQ(BytesOf(Mode::kCtr, {}, Kind::kChained), (Lengths{16, 64, 256, 1024}));
    EXPECT_EQ(BytesOf(Mode::kCbcEncMb8, {}, Kind::kChained), Lengths{});
}

TEST(Cells, StreamsTogetherAreNoLongerThanOneMessage) {
    EXPECT_EQ(BytesOf(Mode::kCbcEncMb16).back(), 65536U);
    EXPECT_EQ(BytesOf(Mode::kCbcEncMb8, {131072, 131088}), (Lengths{131072}));
}

TEST(Cells, FiltersHoldTogether) {
    const std::vector<Cell> cells = Cells({{Mode::kXtsDec, Mode::kCtr}, {192, 256}, {64}, {Kind::kInPlace}});
    ASSERT_EQ(cells.size(), 3U);
    EXPECT_EQ(cells[0].Describe(), "ctr, 192-bit key, 64 bytes, in_place");
    EXPECT_EQ(cells[1].Describe(), "ctr, 256-bit key, 64 bytes, in_place");
    EXPECT_EQ(cells[2].Describe(), "xts_dec, 256-bit key, 64 bytes, in_place");
}

} // namespace
} // namespace bench
