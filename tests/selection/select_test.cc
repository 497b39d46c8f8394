// SPDX-License-Identifier: Apache-2.0 OR MIT
// Selection as a pure function: recorded dumps and overrides in, kernels and sentences out.
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "choose.h"
#include "dumps.h"

namespace {

Kernels NamesOf(const aesgen_selection &selection) {
    Kernels names;
    for (unsigned place = 0; place < AESGEN_PLACES; place++) {
        names.emplace_back(aesgen_set_kernel_name(selection.set[place], place));
    }
    return names;
}

bool Has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

const std::map<std::string, std::pair<aesgen_reason, const char *>> kReasons = {
    {"row", {AESGEN_REASON_ROW, "of this row, or of rows that name the same kernels."}},
    {"disagree", {AESGEN_REASON_DISAGREE, "name different kernels"}},
    {"unknown-core", {AESGEN_REASON_UNKNOWN_CORE, "a core has no row, nor have its vendor's cores one in common"}},
    {"no-core", {AESGEN_REASON_NO_CORE, "names no core"}},
    {"unsuited-row", {AESGEN_REASON_UNSUITED_ROW, "for a CPU with other features"}},
    {"no-features", {AESGEN_REASON_NO_FEATURES, "reports no instruction set that has kernels, so portable C"}},
};

class OfDump : public testing::TestWithParam<Dump> {};

TEST_P(OfDump, IsAsExpected) {
    const Dump &dump = GetParam();
    const aesgen_selection selection = Choose(dump.dump);
    const auto &[reason, words] = kReasons.at(dump.reason);
    const char *const row = aesgen_row_name(selection.row);
    const std::string text = Describe(dump.dump, selection);
    EXPECT_EQ(row == nullptr ? "none" : row, dump.row);
    EXPECT_EQ(selection.reason, reason);
    EXPECT_EQ(NamesOf(selection), AllDumps().kernels.at(dump.kernels));
    EXPECT_TRUE(Has(text, words)) << text;
    EXPECT_TRUE(Has(text, "\nrow: " + dump.row + "\n")) << text;
    for (const std::string &kernel : AllDumps().kernels.at(dump.kernels)) {
        EXPECT_TRUE(Has(text, ": " + kernel + "\n")) << text;
    }
    for (size_t i = 0; i < dump.dump.kinds; i++) {
        const char *const core = aesgen_row_name(aesgen_row_of_midr(dump.dump.kind[i].midr));
        EXPECT_TRUE(Has(text, core == nullptr ? ", no row\n" : std::string(", row ") + core + "\n")) << text;
    }
    EXPECT_EQ(Has(text, " of unknown MIDR\n"), dump.dump.silent_cores > 0) << text;
    EXPECT_FALSE(Has(text, "refused:")) << text;
}

INSTANTIATE_TEST_SUITE_P(Recorded, OfDump, testing::ValuesIn(AllDumps().dumps), [](const auto &info) {
    std::string name;
    for (char c : info.param.name) {
        name += isalnum(static_cast<unsigned char>(c)) ? c : '_';
    }
    return name;
});

// Every bit of HWCAP, alone and absent: AES alone decides, whatever else is there.
TEST(D20, EachFeatureBitByItself) {
    aesgen_cpu_dump dump = AllDumps().Named("cortex-a53");
    for (unsigned bit = 0; bit < 64; bit++) {
        for (uint64_t hwcap : {uint64_t{1} << bit, ~(uint64_t{1} << bit)}) {
            dump.hwcap = hwcap;
            const bool has_aes = (hwcap & AESGEN_HWCAP_AES) != 0;
            EXPECT_EQ(NamesOf(Choose(dump)), AllDumps().kernels.at(has_aes ? "two" : "c")) << bit;
        }
    }
}

// HWCAP is what all cores have; HWCAP2 and MIDRs that promise more change nothing.
TEST(D22, OnlyTheListOfTheSystemCounts) {
    for (Dump dump : AllDumps().dumps) {
        if (dump.dump.os == AESGEN_OS_LINUX) {
            dump.dump.hwcap = ~uint64_t{AESGEN_HWCAP_AES};
            dump.dump.has_hwcap2 = 1;
            dump.dump.hwcap2 = ~uint64_t{0};
            EXPECT_EQ(NamesOf(Choose(dump.dump)), AllDumps().kernels.at("c")) << dump.name;
        }
    }
}

// A MIDR nobody knows, every implementer and every part that has no row: with AES it gets the kernels of the default.
TEST(D25, UnknownCoreTakesTheDefault) {
    aesgen_cpu_dump dump = AllDumps().Named("unknown implementer with AES");
    size_t unknown = 0;
    for (uint32_t implementer = 0; implementer < 256; implementer++) {
        for (uint32_t part = 0; part < 4096; part++) {
            dump.kind[0].midr = implementer << 24 | 0xf0000 | part << 4;
            if (aesgen_row_of_midr(dump.kind[0].midr) < 0) {
                unknown++;
                const aesgen_selection selection = Choose(dump);
                ASSERT_STREQ(aesgen_row_name(selection.row), "generic-armv8ce");
                ASSERT_STREQ(aesgen_set_kernel_name(selection.set[2 * AESGEN_CTR], 2 * AESGEN_CTR),
                             "aes_ctr_armv8ce_x4_call_resident_y0");
            }
        }
    }
    EXPECT_GT(unknown, 1000000u);
}

// More kinds of cores than a dump holds, as detection leaves it.
TEST(Selection, ManyKindsOfCores) {
    aesgen_cpu_dump dump = AllDumps().Named("cortex-a53");
    for (size_t i = 0; i < AESGEN_DUMP_KINDS; i++) {
        dump.kind[i] = {static_cast<uint32_t>(0x410fd030 + i), 1, AESGEN_MIDR_SYSFS};
    }
    dump.kinds = AESGEN_DUMP_KINDS;
    dump.silent_cores = 3;
    EXPECT_EQ(NamesOf(Choose(dump)), AllDumps().kernels.at("two"));
}

TEST(Selection, NoArchitectureTakesAnothersKernels) {
    for (Dump dump : AllDumps().dumps) {
        dump.dump.arch = AESGEN_ARCH_ANY;
        const aesgen_selection selection = Choose(dump.dump);
        EXPECT_EQ(NamesOf(selection), AllDumps().kernels.at("c"));
        EXPECT_EQ(selection.reason, AESGEN_REASON_NO_KERNELS);
        EXPECT_EQ(Choose(dump.dump, "armv8ce").error, AESGEN_ERR_CPU);
    }
}

// ------------------------------------------------------------------------------------------------------- overrides

class Override : public testing::Test {
  protected:
    const Dumps &all_ = AllDumps();
    const aesgen_cpu_dump a57_ = all_.Named("cortex-a57 r1p3");
    const aesgen_cpu_dump pi4_ = all_.Named("cortex-a72 without AES: Raspberry Pi 4");
    const Kernels automatic_ = all_.kernels.at("four");
};

TEST_F(Override, RowAndInstructionSet) {
    const std::map<std::string, std::string> names = {{"cortex-a53", "two"},
                                                      {"a53", "two"},
                                                      {"neoverse-v2", "eight"},
                                                      {"neoverse_v2", "eight"},
                                                      {"armv8ce", "default"},
                                                      {"generic-armv8ce", "default"},
                                                      {"c", "c"},
                                                      {"xgene1", "c"}};
    for (const auto &[name, kernels] : names) {
        const aesgen_selection selection = Choose(a57_, name.c_str());
        EXPECT_EQ(selection.error, AESGEN_OK) << name;
        EXPECT_EQ(NamesOf(selection), all_.kernels.at(kernels)) << name;
        EXPECT_TRUE(Has(Describe(a57_, selection), "aes_key_expand_c (named by aesgen_select)\n") == (kernels == "c"));
    }
}

TEST_F(Override, KernelTakesItsOwnPlaceAlone) {
    Kernels expected = automatic_;
    expected[2 * AESGEN_CTR] = "aes_ctr_armv8ce_x8_call_resident_y0";
    EXPECT_EQ(NamesOf(Choose(a57_, "aes_ctr_armv8ce_x8_call_resident_y0")), expected);
    expected[2 * AESGEN_XTS_DEC + 1] = "aes_xts_dec_armv8ce_x2_call_resident_y32";
    EXPECT_EQ(NamesOf(Choose(a57_, "aes_xts_dec_armv8ce_x2_call_resident_y32,aes_ctr_armv8ce_x8_call_resident_y0")),
              expected);
}

TEST_F(Override, PortableKernelTakesBothPlaces) {
    Kernels expected = automatic_;
    expected[2 * AESGEN_CBC_DEC] = expected[2 * AESGEN_CBC_DEC + 1] = "aes_cbc_dec_c";
    expected[AESGEN_KEY_EXPAND_PLACE] = "aes_key_expand_c";
    EXPECT_EQ(NamesOf(Choose(a57_, "aes_cbc_dec_c,aes_key_expand_c")), expected);
}

TEST_F(Override, LaterNamesCount) {
    Kernels expected = all_.kernels.at("two");
    expected[2 * AESGEN_ECB_ENC] = "aes_ecb_enc_armv8ce_x8_call_resident_y0";
    EXPECT_EQ(NamesOf(Choose(a57_, "armv8ce,a53,aes_ecb_enc_armv8ce_x8_call_resident_y0")), expected);
    EXPECT_EQ(NamesOf(Choose(a57_, "aes_ecb_enc_armv8ce_x8_call_resident_y0,a53")), all_.kernels.at("two"));
}

TEST_F(Override, UnknownNamesAreRefusedWhole) {
    for (const std::string name :
         {"a5", "a577", "A57", " a57", "aes_ctr", "aes_ctr_armv8ce_x6_call_resident_y0", "aes"}) {
        for (const std::string &list : {name, "c," + name, name + ",c"}) {
            const aesgen_selection selection = Choose(a57_, list.c_str());
            EXPECT_EQ(selection.error, AESGEN_ERR_CHOICE) << list;
            EXPECT_EQ(selection.refused, name) << list;
            EXPECT_EQ(NamesOf(selection), automatic_) << list;
            EXPECT_TRUE(Has(Describe(a57_, selection), "\nrefused: aesgen_select names \"" + name +
                                                           "\", which is no kernel, row or instruction set"));
        }
    }
    for (const char *list : {"", ",", "c,", ",c", "c,,c"}) {
        EXPECT_EQ(Choose(a57_, list).error, AESGEN_ERR_CHOICE) << '"' << list << '"';
    }
}

TEST_F(Override, NamesThatCannotRunAreRefusedWhole) {
    for (const std::string name :
         {"a57", "cortex-a72", "armv8ce", "aes_key_expand_armv8ce", "aes_ctr_armv8ce_x4_call_resident_y0"}) {
        for (const std::string &list : {name, "aes_ctr_c," + name}) {
            const aesgen_selection selection = Choose(pi4_, list.c_str());
            EXPECT_EQ(selection.error, AESGEN_ERR_CPU) << list;
            EXPECT_EQ(NamesOf(selection), all_.kernels.at("c")) << list;
            EXPECT_TRUE(Has(Describe(pi4_, selection), "names \"" + name + "\", which needs instructions"));
        }
    }
    EXPECT_EQ(Choose(pi4_, "c").error, AESGEN_OK);
}

TEST_F(Override, LongNamesAreCut) {
    const aesgen_selection selection = Choose(a57_, std::string(5000, 'x').c_str());
    EXPECT_EQ(selection.error, AESGEN_ERR_CHOICE);
    EXPECT_EQ(selection.refused, std::string(sizeof selection.refused - 1, 'x'));
}

TEST_F(Override, EnvironmentCountsWhereNothingElseWasSaid) {
    const aesgen_selection selection = Choose(a57_, nullptr, "c");
    EXPECT_EQ(NamesOf(selection), all_.kernels.at("c"));
    EXPECT_TRUE(Has(Describe(a57_, selection), "aes_ctr_c (named by AESGEN_KERNEL)\n"));
    EXPECT_EQ(NamesOf(Choose(a57_, "a53", "c")), all_.kernels.at("two"));
    EXPECT_EQ(NamesOf(Choose(a57_, nullptr, "")), automatic_);
    const aesgen_selection refused = Choose(a57_, nullptr, "fast");
    EXPECT_EQ(refused.error, AESGEN_ERR_CHOICE);
    EXPECT_EQ(NamesOf(refused), automatic_);
    EXPECT_TRUE(Has(Describe(a57_, refused), "\nrefused: AESGEN_KERNEL names \"fast\""));
}

TEST_F(Override, SetUidProgramsDoNotHeedTheEnvironment) {
    aesgen_cpu_dump secure = a57_;
    secure.is_secure = 1;
    for (const char *environment : {"c", "fast"}) {
        const aesgen_selection selection = Choose(secure, nullptr, environment);
        EXPECT_EQ(selection.error, AESGEN_OK);
        EXPECT_EQ(NamesOf(selection), automatic_);
    }
    EXPECT_EQ(NamesOf(Choose(secure, "c", nullptr)), all_.kernels.at("c"));
}

// Every kernel that any set has can be named, and comes alone.
TEST_F(Override, EveryKernelHasItsName) {
    for (const auto &[set, kernels] : all_.kernels) {
        for (size_t place = 0; place < AESGEN_PLACES; place++) {
            const aesgen_selection selection = Choose(a57_, kernels[place].c_str());
            EXPECT_EQ(selection.error, AESGEN_OK);
            EXPECT_EQ(NamesOf(selection)[place], kernels[place]);
        }
    }
}

TEST(Describe, WritesNoByteTooMany) {
    const aesgen_cpu_dump &dump = AllDumps().Named("cortex-a510, a710 and x2");
    const aesgen_selection selection = Choose(dump, "nothing");
    const std::string whole = Describe(dump, selection);
    for (size_t bytes = 0; bytes <= whole.size() + 2; bytes++) {
        std::string text(whole.size() + 3, '#');
        EXPECT_EQ(aesgen_describe(text.data(), bytes, &dump, &selection), whole.size());
        const size_t kept = std::min(bytes == 0 ? 0 : bytes - 1, whole.size());
        std::string expected(whole.size() + 3, '#');
        expected.replace(0, kept, whole, 0, kept);
        if (bytes > 0) {
            expected[kept] = '\0';
        }
        EXPECT_EQ(text, expected);
    }
}

} // namespace
