// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench/text.h"

#include <gtest/gtest.h>

#include "bench/files.h"

namespace bench {
namespace {

Report Sample() {
    Report report;
    report.command = "compare --quick";
    report.date = "2020-01-02T03:04:05Z";
    report.machine = {{"cpu", "A \"fast\"\tone"}, {"clock", "1 GHz"}};
    report.peers = {{"aesgen", "1"}, {"other", "there is none"}};
    report.explained = "row: none\n";
    report.results = {
        {{Mode::kCtr, 128, 16, Kind::kApart}, {{"aesgen", {3, 16, 32}}, {"a", {3, 24, 24}}, {"b", {3, 48, 40}}}},
        {{Mode::kCtr, 128, 64, Kind::kApart}, {{"aesgen", {3, 64, 64}}, {"b", {3, 32, 32}}}},
        {{Mode::kKeySetup, 128, 16, Kind::kApart}, {{"aesgen", {3, 45.5, 50}}}},
    };
    return report;
}

TEST(Ratio, IsHowManyTimesAsFastOursIs) {
    const Result result = Sample().results[0];
    EXPECT_EQ(BestPeer(result, By::kMinimum)->candidate, "a");
    EXPECT_DOUBLE_EQ(Ratio(result, By::kMinimum), 1.5);
    EXPECT_DOUBLE_EQ(Ratio(result, By::kMedian), 0.75);
    EXPECT_EQ(BestPeer(Sample().results[2], By::kMedian), nullptr);
}

TEST(Text, Tables) {
    EXPECT_EQ(TextOfTables(Sample(), By::kMinimum),
              "\nCycles per byte, minimum of 3 or more samples: each call independent of the one before; input and "
              "output apart.\n"
              "\n"
              "ctr 128                     16          64\n"
              "  aesgen                 1.000       1.000\n"
              "  a                      1.500           -\n"
              "  b                      3.000       0.500\n"
              "  best peer                  a           b\n"
              "  ratio                  1.50x       0.50x\n"
              "\n"
              "key_setup 128           cycles\n"
              "  aesgen                  45.5\n"
              "\nAt least as fast as the best peer (within 1 %) in 1 of 2 cells.\n");
}

TEST(Text, Head) {
    EXPECT_EQ(TextOfHead(Sample()),
              "cpu    A \"fast\"\tone\nclock  1 GHz\n\naesgen  1\nother   there is none\n\nrow: none\n");
}

TEST(Files, Csv) {
    EXPECT_EQ(Csv(Sample()),
              "kind,mode,bits,streams,bytes,candidate,samples,minimum_cycles_per_call,median_cycles_per_call\n"
              "apart,ctr,128,1,16,aesgen,3,16.000,32.000\n"
              "apart,ctr,128,1,16,a,3,24.000,24.000\n"
              "apart,ctr,128,1,16,b,3,48.000,40.000\n"
              "apart,ctr,128,1,64,aesgen,3,64.000,64.000\n"
              "apart,ctr,128,1,64,b,3,32.000,32.000\n"
              "apart,key_setup,128,1,16,aesgen,3,45.500,50.000\n");
}

TEST(Files, JsonTextIsQuoted) { EXPECT_EQ(JsonText("a\"b\\c\nd\te"), "\"a\\\"b\\\\c\\nd\\u0009e\""); }

} // namespace
} // namespace bench
