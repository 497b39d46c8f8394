// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench/options.h"

#include <gtest/gtest.h>

namespace bench {

// What --peers may name.
std::vector<Peer> Peers() { return {Missing("aesgen", ""), Missing("other", "")}; }

namespace {

std::string Wrong(const std::vector<std::string> &arguments) {
    Options options;
    return Parse(arguments, &options);
}

Options Right(const std::vector<std::string> &arguments) {
    Options options;
    EXPECT_EQ(Parse(arguments, &options), "");
    return options;
}

TEST(Options, Lists) {
    const Options options = Right({"--mode", "ctr,xts_dec", "--bits=256", "--bytes", "16,1000",
                                   "--kind=in_place,chained", "--peers", "other", "--by", "minimum"});
    EXPECT_EQ(options.filter.modes, (std::vector<Mode>{Mode::kCtr, Mode::kXtsDec}));
    EXPECT_EQ(options.filter.bits, std::vector<unsigned>{256});
    EXPECT_EQ(options.filter.bytes, (std::vector<size_t>{16, 1000}));
    EXPECT_EQ(options.filter.kinds, (std::vector<Kind>{Kind::kInPlace, Kind::kChained}));
    EXPECT_EQ(options.peers, std::vector<std::string>{"other"});
    EXPECT_EQ(options.by, By::kMinimum);
}

TEST(Options, OwnNumbersCountWhereverQuickStands) {
    EXPECT_EQ(Right({"--repeats", "5", "--quick"}).effort.repeats, 5U);
    EXPECT_EQ(Right({"--quick", "--repeats", "5"}).effort.repeats, 5U);
    EXPECT_LT(Right({"--quick"}).effort.runs, Right({}).effort.runs);
    EXPECT_EQ(Right({"--bytes", "64", "--smoke"}).filter.bytes, std::vector<size_t>{64});
}

TEST(Options, WrongOnesAreNamed) {
    EXPECT_EQ(Wrong({"--fast"}), "there is no flag --fast; see compare --help");
    EXPECT_EQ(Wrong({"ctr"}), "there is no flag ctr; see compare --help");
    EXPECT_EQ(Wrong({"--mode"}), "--mode needs a value (LIST); see compare --help");
    EXPECT_EQ(Wrong({"--bits", "100"}), "--bits 100 is not one of 128, 192, 256; choose one of these");
    EXPECT_EQ(Wrong({"--bits", ""}), "--bits (empty) is not one of 128, 192, 256; choose one of these");
    EXPECT_EQ(Wrong({"--peers", "botan"}), "--peers botan is not one of aesgen, other; choose one of these");
    EXPECT_EQ(Wrong({"--by", "mean"}), "--by mean is not one of median, minimum; choose one of these");
    EXPECT_NE(Wrong({"--mode", "gcm"}), "");
    EXPECT_NE(Wrong({"--kind", "ctr,"}), "");
    for (const char *bytes : {"0", "-1", "1x", "", "1048577", "16,", "0x10", " 16", "99999999999999999999"})
        EXPECT_NE(Wrong({"--bytes", bytes}), "") << bytes;
    for (const char *count : {"0", "-1", "many", "100001"}) {
        EXPECT_NE(Wrong({"--repeats", count}), "") << count;
        EXPECT_NE(Wrong({"--runs", count}), "") << count;
    }
    EXPECT_NE(Wrong({"--core", "-1"}), "");
    EXPECT_EQ(Wrong({"--sweep", "--overhead"}), "--sweep and --overhead were both given; give one of them");
}

TEST(Options, HelpNamesEveryFlag) {
    const std::string usage = Usage();
    for (const char *flag :
         {"--quick",    "--smoke", "--help", "--sweep",  "--overhead", "--plain", "--kernels", "--isa",
          "--evidence", "--row",   "--mode", "--bits",   "--bytes",    "--kind",  "--peers",   "--by",
          "--repeats",  "--runs",  "--core", "--select", "--csv",      "--json"})
        EXPECT_NE(usage.find(std::string("  ") + flag + " "), std::string::npos) << flag;
}

} // namespace
} // namespace bench
