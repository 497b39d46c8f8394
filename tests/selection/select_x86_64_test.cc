// SPDX-License-Identifier: Apache-2.0 OR MIT
// Selection on x86-64 as a pure function: recorded and composed CPUs in, kernels that they can run and rows out.
#include <cstring>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "choose.h"
#include "cpuids.h"
#include "uarch_table.h"

namespace {

// What the instructions of each set need, as their makers' manuals have it, bit by bit: not taken from the table under test. The best first.
struct Bit {
    uint32_t aesgen_cpuid::*leaf;
    unsigned bit;
};
const Bit kSsse3{&aesgen_cpuid::leaf1_ecx, 9}, kAes{&aesgen_cpuid::leaf1_ecx, 25},
    kOsxsave{&aesgen_cpuid::leaf1_ecx, 27}, kAvx{&aesgen_cpuid::leaf1_ecx, 28}, kAvx2{&aesgen_cpuid::leaf7_ebx, 5},
    kBmi2{&aesgen_cpuid::leaf7_ebx, 8}, kAvx512f{&aesgen_cpuid::leaf7_ebx, 16}, kAvx512bw{&aesgen_cpuid::leaf7_ebx, 30},
    kAvx512vl{&aesgen_cpuid::leaf7_ebx, 31}, kVaes{&aesgen_cpuid::leaf7_ecx, 9}, kVpclmul{&aesgen_cpuid::leaf7_ecx, 10},
    kXmmState{&aesgen_cpuid::xcr0, 1}, kYmmState{&aesgen_cpuid::xcr0, 2}, kMaskState{&aesgen_cpuid::xcr0, 5},
    kZmmState{&aesgen_cpuid::xcr0, 6}, kHighZmmState{&aesgen_cpuid::xcr0, 7};
struct Needs {
    std::string isa;
    std::vector<Bit> bits;
};
const std::vector<Needs> kNeeds = {{"vaes512",
                                    {kAes, kOsxsave, kAvx, kAvx2, kBmi2, kAvx512f, kAvx512bw, kAvx512vl, kVaes,
                                     kVpclmul, kXmmState, kYmmState, kMaskState, kZmmState, kHighZmmState}},
                                   {"vaes256", {kAes, kOsxsave, kAvx, kAvx2, kVaes, kVpclmul, kXmmState, kYmmState}},
                                   {"aesni", {kSsse3, kAes}},
                                   {"ssse3", {kSsse3}},
                                   {"c", {}}};

// All bits that any of them needs.
std::vector<Bit> UsedBits() {
    std::vector<Bit> used;
    for (const Needs &needs : kNeeds) {
        used.insert(used.end(), needs.bits.begin(), needs.bits.end());
    }
    return used;
}

bool Has(const aesgen_cpuid &cpuid, const Bit &bit) { return (cpuid.*bit.leaf >> bit.bit & 1) != 0; }

bool CanRun(const aesgen_cpu_dump &dump, const Needs &needs) {
    for (const Bit &bit : needs.bits) {
        const bool is_zmm = bit.leaf == &aesgen_cpuid::xcr0 && bit.bit >= 5;
        if (is_zmm && dump.os == AESGEN_OS_MACOS ? dump.avx512f != 1 : !Has(dump.cpuid, bit)) {
            return false;
        }
    }
    return true;
}

// The best that can run, of those that are no better than `from`.
std::string Best(const aesgen_cpu_dump &dump, const std::string &from) {
    bool may = false;
    for (const Needs &needs : kNeeds) {
        may = may || needs.isa == from;
        if (may && CanRun(dump, needs)) {
            return needs.isa;
        }
    }
    return "c";
}

std::string RowOf(const aesgen_selection &selection) {
    const char *const row = aesgen_row_name(selection.row);
    return row == nullptr ? "none" : row;
}

// The instruction set of every place; "mixed" where they are several.
std::string IsaOf(const aesgen_selection &selection) {
#define SET(number, arch, isa, key, bulk) #isa,
    static const char *const isas[] = {AESGEN_KERNEL_SETS(SET, )};
#undef SET
    std::set<std::string> found;
    for (uint8_t set : selection.set) {
        found.insert(isas[set]);
    }
    return found.size() == 1 ? *found.begin() : "mixed";
}

const Cpu &Named(const std::string &name) {
    for (const Cpu &cpu : AllCpus()) {
        if (cpu.name == name) {
            return cpu;
        }
    }
    ADD_FAILURE() << "there is no cpu named " << name;
    return AllCpus()[0];
}

const std::map<std::string, aesgen_reason> kReasons = {{"row", AESGEN_REASON_ROW},
                                                       {"disagree", AESGEN_REASON_DISAGREE},
                                                       {"unknown-core", AESGEN_REASON_UNKNOWN_CORE},
                                                       {"unsuited-row", AESGEN_REASON_UNSUITED_ROW},
                                                       {"no-features", AESGEN_REASON_NO_FEATURES}};

class OfCpu : public testing::TestWithParam<Cpu> {};

TEST_P(OfCpu, IsAsExpected) {
    const Cpu &cpu = GetParam();
    for (const aesgen_cpu_dump &core : cpu.cores) {
        const aesgen_selection selection = Choose(core);
        const std::string text = Describe(core, selection);
        EXPECT_EQ(RowOf(selection), cpu.row) << text;
        EXPECT_EQ(IsaOf(selection), cpu.isa) << text;
        EXPECT_EQ(selection.reason, kReasons.at(cpu.reason)) << text;
        EXPECT_EQ(Best(core, cpu.isa), cpu.isa) << "what is expected cannot run";
        // The same set in every place: nothing is mixed.
        EXPECT_EQ(memcmp(selection.set, selection.set + 1, sizeof selection.set - 1), 0);
    }
}

// D19 and D20: each bit that any instruction set uses, cleared by itself.
TEST_P(OfCpu, WithoutOneUsedBit) {
    const Cpu &cpu = GetParam();
    for (const aesgen_cpu_dump &core : cpu.cores) {
        for (const Bit &bit : UsedBits()) {
            aesgen_cpu_dump less = core;
            less.cpuid.*bit.leaf &= ~(1u << bit.bit);
            const aesgen_selection selection = Choose(less);
            const std::string best = Best(less, cpu.isa);
            EXPECT_EQ(IsaOf(selection), best) << bit.bit;
            if (best == cpu.isa) {
                EXPECT_EQ(RowOf(selection), cpu.row) << bit.bit;
                EXPECT_EQ(selection.reason, kReasons.at(cpu.reason)) << bit.bit;
            } else if (cpu.reason != "unsuited-row") { // such a row may suit now
                EXPECT_EQ(RowOf(selection), best == "c" ? "none" : "generic-" + best) << bit.bit;
            }
        }
    }
}

// What the system enables is withheld: all of XCR0, and the right to read it.
TEST_P(OfCpu, WithoutSavedState) {
    const Cpu &cpu = GetParam();
    for (const aesgen_cpu_dump &core : cpu.cores) {
        aesgen_cpu_dump zero = core, unread = core;
        zero.cpuid.xcr0 = 0;
        unread.cpuid.leaf1_ecx &= ~(1u << 27);
        for (const aesgen_cpu_dump &less : {zero, unread}) {
            EXPECT_EQ(IsaOf(Choose(less)), Best(less, cpu.isa));
            EXPECT_NE(Best(less, cpu.isa).substr(0, 4), "vaes");
        }
    }
}

// And every bit there is, turned over: whatever comes out can run.
TEST_P(OfCpu, WithAnyBitTurnedOver) {
    for (const aesgen_cpu_dump &core : GetParam().cores) {
        for (uint32_t aesgen_cpuid::*leaf :
             {&aesgen_cpuid::max_leaf, &aesgen_cpuid::leaf1_eax, &aesgen_cpuid::leaf1_ecx, &aesgen_cpuid::leaf7_ebx,
              &aesgen_cpuid::leaf7_ecx, &aesgen_cpuid::leaf7_edx, &aesgen_cpuid::leaf1a_eax, &aesgen_cpuid::xcr0}) {
            for (unsigned bit = 0; bit < 32; bit++) {
                aesgen_cpu_dump other = core;
                other.cpuid.*leaf ^= 1u << bit;
                const std::string isa = IsaOf(Choose(other));
                EXPECT_EQ(Best(other, isa), isa) << bit;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Cpus, OfCpu, testing::ValuesIn(AllCpus()), [](const auto &info) {
    std::string name = info.param.name;
    for (char &c : name) {
        c = isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    }
    return name;
});

TEST(Cpuids, AllRecordedOnesAreThere) {
    size_t recorded = 0;
    while (recorded < AllCpus().size() && AllCpus()[recorded].name != "unknown_vendor") {
        recorded++;
    }
    EXPECT_EQ(recorded, 92u);
}

// D25: with every feature there is, no maker, family and model ends in less than the best, but those that are known to be better off.
TEST(D25, NoModelIsLeftBehind) {
    aesgen_cpu_dump dump = Named("unknown_vendor").cores[0];
    std::map<std::string, std::set<std::string>> rows;
    for (const char *vendor : {"AuthenticAMD", "CentaurHauls", "GenuineIntel", "HygonGenuine", "NobodyKnows!"}) {
        memcpy(dump.cpuid.vendor, vendor, sizeof dump.cpuid.vendor);
        for (uint32_t family = 0; family <= 0x40; family++) {
            for (uint32_t model = 0; model < 0x100; model++) {
                dump.cpuid.leaf1_eax = (family > 0xf ? (family - 0xf) << 20 | 0xf00 : family << 8) |
                                       (model & 0xf0) << 12 | (model & 0xf) << 4;
                const aesgen_selection selection = Choose(dump);
                rows[IsaOf(selection)].insert(RowOf(selection));
            }
        }
    }
    EXPECT_EQ(rows.size(), 3u);
    EXPECT_EQ(rows["aesni"], std::set<std::string>{"zhaoxin-lujiazui"}) << "which is not trusted with AVX";
    EXPECT_EQ(rows["vaes512"].count("generic-vaes512"), 1u);
    for (const char *row : {"zen4", "zen5", "zen6", "cypress-cove", "golden-cove-server", "panther-cove"}) {
        EXPECT_EQ(rows["vaes512"].count(row), 1u) << row;
    }
    for (const std::string &row : rows["vaes256"]) {
        EXPECT_EQ(rows["vaes512"].count(row), 0u) << row;
    }
}

// D31: Linux's list of models on which 512 bits cost more than they bring.
TEST(D31, DiscouragedModelsDoNotUse512Bits) {
    aesgen_cpu_dump dump = Named("unknown_intel_model").cores[0];
    EXPECT_EQ(IsaOf(Choose(dump)), "vaes512");
    for (uint32_t model : {0x55, 0x6a, 0x6c, 0x7d, 0x7e, 0x9d, 0x8c, 0x8d}) {
        for (uint32_t stepping : {0, 1, 4, 5, 7, 11}) {
            dump.cpuid.leaf1_eax = (model & 0xf0) << 12 | 6 << 8 | (model & 0xf) << 4 | stepping;
            const aesgen_selection selection = Choose(dump);
            EXPECT_EQ(IsaOf(selection), "vaes256") << model << " " << Describe(dump, selection);
        }
    }
}

// Which core asks does not matter: a thread may be on another the next moment.
TEST(Hybrid, WhicheverCoreAsksTheChoiceIsTheSame) {
    size_t hybrid = 0;
    for (const Cpu &cpu : AllCpus()) {
        for (const aesgen_cpu_dump &core : cpu.cores) {
            hybrid += (core.cpuid.leaf7_edx & AESGEN_CPUID_HYBRID) != 0 ? 1 : 0;
            EXPECT_EQ(Describe(cpu.cores[0], Choose(cpu.cores[0])), Describe(core, Choose(core))) << cpu.name;
        }
    }
    EXPECT_GT(hybrid, 15u);
}

// Where the core says of which type it is, and the CPU that all are, its own row counts.
TEST(Hybrid, OneTypeAloneIsItself) {
    aesgen_cpu_dump dump = Named("90672_AlderLake_01_LC_BC").cores[1];
    dump.cpuid.leaf7_edx &= ~AESGEN_CPUID_HYBRID;
    EXPECT_EQ(RowOf(Choose(dump)), "gracemont");
    dump.cpuid.leaf1a_eax = 0x40000001;
    EXPECT_EQ(RowOf(Choose(dump)), "golden-cove-client");
}

// ------------------------------------------------------------------------------------------------------- vartime

const char *const kVartimeRows[][2] = {{"6F2_Conroe", "core2-vartime"},
                                       {"10676_Penryn", "core2-vartime"},
                                       {"F4A_K8_Clawhammer", "k8-vartime"},
                                       {"F41_P4_Prescott", "netburst-vartime"}};

TEST(Vartime, IsNobodysDefault) {
    for (const Cpu &cpu : AllCpus()) {
        for (const aesgen_cpu_dump &core : cpu.cores) {
            EXPECT_NE(IsaOf(Choose(core)), "table_vartime");
        }
    }
}

TEST(Vartime, ServesTheRowsThatNameItWhereItIsAllowed) {
    for (const auto &[name, row] : kVartimeRows) {
        const aesgen_cpu_dump &dump = Named(name).cores[0];
        const aesgen_selection selection = Choose(dump, nullptr, nullptr, 1);
        EXPECT_EQ(RowOf(selection), row);
        EXPECT_EQ(IsaOf(selection), "table_vartime");
        EXPECT_EQ(selection.reason, AESGEN_REASON_VARTIME);
        EXPECT_NE(Describe(dump, selection).find("programs that allow kernels whose time depends"), std::string::npos);
    }
    // Others have nothing of the kind to gain, and a row that does not suit its CPU has no say.
    for (const Cpu &cpu : AllCpus()) {
        const std::string row = RowOf(Choose(cpu.cores[0]));
        if (row != "core2-merom" && row != "core2-penryn" && row != "k8" && row != "netburst") {
            EXPECT_EQ(RowOf(Choose(cpu.cores[0], nullptr, nullptr, 1)), row) << cpu.name;
        }
    }
    EXPECT_EQ(IsaOf(Choose(Named("Core_2_that_shows_AES").cores[0], nullptr, nullptr, 1)), "aesni");
}

TEST(Vartime, IsRefusedByNameUnlessAllowed) {
    const aesgen_cpu_dump &dump = Named("6F2_Conroe").cores[0];
    for (const std::string name : {"core2-vartime", "core2_vartime", "k8-vartime", "table_vartime",
                                   "aes_key_expand_table_vartime", "aes_ctr_table_vartime_x1_call_wide_y0"}) {
        for (const std::string &list : {name, "c," + name, name + ",c"}) {
            const aesgen_selection refused = Choose(dump, list.c_str());
            EXPECT_EQ(refused.error, AESGEN_ERR_VARTIME) << list;
            EXPECT_EQ(refused.refused, name);
            EXPECT_EQ(IsaOf(refused), "ssse3");
            EXPECT_NE(
                Describe(dump, refused).find("\"" + name + "\", which takes a time that depends on keys and data"),
                std::string::npos);
            EXPECT_EQ(Choose(dump, nullptr, list.c_str()).error, AESGEN_ERR_VARTIME) << "AESGEN_KERNEL";
            EXPECT_EQ(Choose(dump, list.c_str(), nullptr, 1).error, AESGEN_OK);
            EXPECT_EQ(Choose(dump, nullptr, list.c_str(), 1).error, AESGEN_OK);
        }
    }
    // Where it cannot run that is said: AArch64 has no such kernels.
    aesgen_cpu_dump other{};
    other.arch = AESGEN_ARCH_AARCH64;
    EXPECT_EQ(Choose(other, "k8-vartime", nullptr, 1).error, AESGEN_ERR_CPU);
}

// ------------------------------------------------------------------------------------------------------ overrides

TEST(Override, OfEveryInstructionSet) {
    for (const Cpu &cpu : AllCpus()) {
        for (const Needs &needs : kNeeds) {
            const aesgen_selection selection = Choose(cpu.cores[0], needs.isa.c_str());
            const bool can = CanRun(cpu.cores[0], needs);
            EXPECT_EQ(selection.error, can ? AESGEN_OK : AESGEN_ERR_CPU) << cpu.name << " " << needs.isa;
            EXPECT_EQ(IsaOf(selection), can ? needs.isa : cpu.isa);
        }
        EXPECT_EQ(Choose(cpu.cores[0], "armv8ce").error, AESGEN_ERR_CPU);
    }
}

TEST(Describe, SaysWhatWasAsked) {
    const aesgen_cpu_dump &dump = Named("90672_AlderLake_01_LC_BC").cores[0];
    const std::string text = Describe(dump, Choose(dump));
    EXPECT_EQ(
        text.substr(0, text.find("\nrow: ")),
        "cpu: x86-64 on Linux; SSSE3 yes, SSE41 yes, AES yes, AVX yes, AVX2 yes, BMI2 yes, AVX512F no, "
        "AVX512BW no, AVX512VL no, VAES yes, VPCLMULQDQ yes; XCR0 0x207\n"
        "cores: GenuineIntel family 0x6 model 0x97 stepping 2, one type of several by cpuid on the core that asked, "
        "row golden-cove-client\n"
        "cores: GenuineIntel family 0x6 model 0x97 stepping 2, one type of several by cpuid on the core that asked, "
        "row gracemont");
    const aesgen_cpu_dump &masked = Named("Haswell_without_OSXSAVE").cores[0];
    const std::string other = Describe(masked, Choose(masked));
    EXPECT_NE(other.find("AVX2 no,"), std::string::npos) << other;
    EXPECT_NE(other.find("; no OSXSAVE\n"), std::string::npos) << other;
    const aesgen_cpu_dump &guest = Named("700F01_K16_Kabini3").cores[0];
    EXPECT_NE(Describe(guest, Choose(guest)).find("; under a hypervisor\n"), std::string::npos);
}

} // namespace
