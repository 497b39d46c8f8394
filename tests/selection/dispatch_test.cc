// SPDX-License-Identifier: Apache-2.0 OR MIT
// A library that chooses at run time, through its API, on whatever CPU this runs. Prints first what it chose by itself.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "aesgen.h"
#include "select.h"
#include "uarch_table.h"

namespace {

using Bytes = std::vector<uint8_t>;
using Names = std::vector<std::string>;

#define MODE(name) #name,
const char *const kModes[] = {AESGEN_MODE_NAMES(MODE)};
#undef MODE

Names Served() {
    Names names;
    for (int mode = 0; mode < AESGEN_MODES; mode++) {
        for (int yielding = 0; yielding < 2; yielding++) {
            names.emplace_back(aesgen_kernel_name(static_cast<aesgen_mode>(mode), yielding));
        }
    }
    return names;
}

// What the library chose before anybody called aesgen_select: test_emulated.py compares the lines with what is expected.
class Automatic : public testing::Environment {
  public:
    void SetUp() override {
        errno = 77;
        names = Served();
        EXPECT_EQ(errno, 77) << "detection is not the caller's error";
        for (size_t i = 0; i < names.size(); i++) {
            std::printf("served %s %s %s\n", kModes[i / 2], i % 2 == 0 ? "plain" : "yielding", names[i].c_str());
        }
        std::string text(aesgen_explain(nullptr, 0, &error), '\0');
        aesgen_explain(text.data(), text.size() + 1, nullptr);
        std::printf("%serror: %d\n", text.c_str(), error);
    }
    static inline Names names;
    static inline int error = 0;
};

const testing::Environment *const kAutomatic = testing::AddGlobalTestEnvironment(new Automatic);

std::string Explain(int *error = nullptr) {
    std::string text(aesgen_explain(nullptr, 0, error), '\0');
    EXPECT_EQ(aesgen_explain(text.data(), text.size() + 1, error), text.size());
    return text;
}

struct Isa {
    std::string name, arch, requires_features;
    int row, is_vartime;
    // As far as aesgen_explain says what the CPU has.
    [[nodiscard]] bool CanRun() const {
        const std::map<std::string, std::string> arches = {{"AARCH64", "AArch64"}, {"X86_64", "x86-64"}};
        const std::string text = Explain();
        std::istringstream words(requires_features);
        bool can = arch == "ANY" || text.rfind("cpu: " + arches.at(arch) + " on ", 0) == 0;
        for (std::string word; words >> word;) {
            const std::string feature = word.substr(word.find_last_of('_') + 1) + " yes";
            can = can && (word == "|" || word == "0" || text.find(" " + feature) != std::string::npos);
        }
        return can;
    }
};

struct Tier {
    std::string name;
    Names kernels; // of every place
    Isa isa;
    [[nodiscard]] int Select() const { return aesgen_select(name.c_str(), isa.is_vartime); }
};

// A tier for each kernel set, by the name of one of its rows, and for each instruction set.
std::vector<Tier> Tiers() {
    std::map<int, Names> sets;
    std::map<int, std::string> isa_of_set;
    std::map<std::string, Isa> isas;
    std::vector<Tier> tiers;
    std::vector<int> set_of_row;
    std::map<int, bool> seen;
#define ISA(name, arch, requires, row, is_vartime) isas[#name] = {#name, #arch, #requires, row, is_vartime};
    AESGEN_ISAS(ISA)
#undef ISA
#define NAME(kernel) #kernel,
#define SET(number, arch, isa, key, modes)                                                                             \
    sets[number] = {modes key};                                                                                        \
    isa_of_set[number] = #isa;
    AESGEN_KERNEL_SETS(SET, NAME)
#undef SET
#undef NAME
#define ROW(name, library, set, is_default, at_most, vartime)                                                          \
    set_of_row.push_back(set);                                                                                         \
    if (!seen[set]) {                                                                                                  \
        seen[set] = true;                                                                                              \
        tiers.push_back({library, sets[set], isas[isa_of_set[set]]});                                                  \
    }
    AESGEN_UARCH_ROWS(ROW)
#undef ROW
    for (const auto &[name, isa] : isas) {
        tiers.push_back({name, sets[isa.row < 0 ? 0 : set_of_row[static_cast<size_t>(isa.row)]], isa});
    }
    return tiers;
}

std::vector<Tier> RunnableTiers() {
    std::vector<Tier> runnable;
    for (const Tier &tier : Tiers()) {
        const bool can = tier.isa.CanRun();
        EXPECT_EQ(tier.Select(), can ? AESGEN_OK : AESGEN_ERR_CPU) << tier.name;
        if (tier.isa.is_vartime != 0) {
            EXPECT_EQ(aesgen_select(tier.name.c_str(), 0), AESGEN_ERR_VARTIME) << tier.name;
        }
        if (can) {
            runnable.push_back(tier);
        }
    }
    return runnable;
}

class Dispatch : public testing::Test {
  protected:
    void TearDown() override { EXPECT_EQ(aesgen_select(nullptr, 0), Automatic::error); }
};

TEST_F(Dispatch, RunsEverywhere) { EXPECT_EQ(aesgen_cpu_supported(), 1); }

TEST_F(Dispatch, EveryTierCanBeForced) {
    const std::vector<Tier> tiers = RunnableTiers();
    EXPECT_GE(tiers.size(), 2u) << "a row of portable C, and c";
    for (const Tier &tier : tiers) {
        ASSERT_EQ(tier.Select(), AESGEN_OK);
        Names expected = tier.kernels;
        expected.resize(AESGEN_KEY_EXPAND_PLACE);
        EXPECT_EQ(Served(), expected) << tier.name;
        EXPECT_NE(
            Explain().find("\nkey_expand: " + tier.kernels[AESGEN_KEY_EXPAND_PLACE] + " (named by aesgen_select)\n"),
            std::string::npos);
        EXPECT_EQ(aesgen_selftest(), AESGEN_OK) << tier.name;
    }
}

TEST_F(Dispatch, NullGoesBackToTheAutomaticChoice) {
    ASSERT_EQ(aesgen_select("aes_ctr_c", 0), AESGEN_OK);
    EXPECT_STREQ(aesgen_kernel_name(AESGEN_CTR, 0), "aes_ctr_c");
    EXPECT_EQ(aesgen_select(nullptr, 0), Automatic::error);
    EXPECT_EQ(Served(), Automatic::names);
}

TEST_F(Dispatch, RefusedChoiceChangesNothing) {
    ASSERT_EQ(aesgen_select("aes_ctr_c,aes_cbc_dec_c", 0), AESGEN_OK);
    const Names before = Served();
    const std::string explained = Explain();
    int error = 0;
    EXPECT_EQ(aesgen_select("aes_ecb_enc_c,nonsense", 0), AESGEN_ERR_CHOICE);
    EXPECT_EQ(Served(), before);
    const std::string text = Explain(&error);
    EXPECT_EQ(error, AESGEN_ERR_CHOICE);
    EXPECT_EQ(text.find("refused: aesgen_select names \"nonsense\", which is no kernel"), text.find("refused: "))
        << text;
    EXPECT_NE(text.find("refused: "), std::string::npos);
    EXPECT_NE(text.find("\nctr: aes_ctr_c (named by aesgen_select)\n"), std::string::npos) << text;
    ASSERT_EQ(aesgen_select("aes_ctr_c,aes_cbc_dec_c", 0), AESGEN_OK);
    EXPECT_EQ(Explain(&error), explained);
    EXPECT_EQ(error, AESGEN_OK);
}

TEST_F(Dispatch, ExplainNamesWhatServes) {
    const std::string text = Explain();
    const Names names = Served();
    for (size_t i = 0; i < names.size(); i++) {
        const std::string line =
            std::string("\n") + kModes[i / 2] + (i % 2 == 0 ? ": " : " with a yield flag: ") + names[i];
        EXPECT_NE(text.find(line), std::string::npos) << text;
    }
    char few[10];
    std::memset(few, '#', sizeof few);
    EXPECT_EQ(aesgen_explain(few, 6, nullptr), text.size());
    EXPECT_EQ(std::string(few, sizeof few), text.substr(0, 5) + std::string(1, '\0') + "####");
}

// ------------------------------------------------------------------------------------------------------------- D24

struct Keys {
    aesgen_schedule data;
    aesgen_xts_key xts;
};

Bytes Pattern(size_t bytes, unsigned seed) {
    Bytes pattern(bytes);
    for (size_t i = 0; i < bytes; i++) {
        pattern[i] = static_cast<uint8_t>((i + seed) * 197 + (i >> 8) + seed * 31);
    }
    return pattern;
}

Keys Expand(size_t key_bytes) {
    Keys keys{};
    const Bytes key = Pattern(64, static_cast<unsigned>(key_bytes));
    EXPECT_EQ(aesgen_key_expand(&keys.data, key.data(), key_bytes), AESGEN_OK);
    if (key_bytes != 24) {
        EXPECT_EQ(aesgen_xts_key_expand(&keys.xts, key.data(), 2 * key_bytes), AESGEN_OK);
    }
    return keys;
}

// Through aesgen_bulk, to the end. `changes`: the tier of each part of the message, which yields and pieces make.
Bytes Crypt(aesgen_mode mode, const Keys &keys, Bytes data, const std::vector<std::string> &changes, bool yields) {
    const bool is_xts = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC;
    const volatile uint32_t stop = 1;
    Bytes state = Pattern(16, 5);
    size_t at = 0, part = 0;
    EXPECT_EQ(aesgen_select(changes[0].c_str(), 1), AESGEN_OK);
    if (is_xts) {
        EXPECT_EQ(aesgen_xts_tweak(&keys.xts, state.data()), AESGEN_OK);
    }
    while (at < data.size()) {
        size_t left = 0;
        const size_t piece = part + 1 < changes.size() ? 9 * 16 : data.size() - at;
        if (part < changes.size()) {
            EXPECT_EQ(aesgen_select(changes[part].c_str(), 1), AESGEN_OK);
        }
        part++;
        EXPECT_EQ(aesgen_bulk(mode, is_xts ? &keys.xts.data : &keys.data, &data[at], &data[at], piece, state.data(),
                              yields ? &stop : nullptr, &left),
                  AESGEN_OK);
        at += piece - left;
    }
    data.insert(data.end(), state.begin(), state.end());
    return data;
}

aesgen_mode Inverse(aesgen_mode mode) {
    const aesgen_mode inverse[AESGEN_BULK_MODES] = {AESGEN_ECB_DEC, AESGEN_ECB_ENC, AESGEN_CBC_DEC, AESGEN_CBC_ENC,
                                                    AESGEN_CTR,     AESGEN_XTS_DEC, AESGEN_XTS_ENC};
    return inverse[mode];
}

// A key expanded by any tier, used by any tier, the message passed from tier to tier: all equal what portable C makes alone.
TEST_F(Dispatch, D24KeysOfOneTierServeInAnyOther) {
    const std::vector<Tier> tiers = RunnableTiers();
    std::vector<Tier> expanders; // an instruction set has one way to expand keys
    std::map<std::string, bool> seen;
    for (const Tier &tier : tiers) {
        if (!seen[tier.isa.name]) {
            seen[tier.isa.name] = true;
            expanders.push_back(tier);
        }
    }
    for (size_t key_bytes : {16, 24, 32}) {
        ASSERT_EQ(aesgen_select("c", 0), AESGEN_OK);
        const Keys plain_keys = Expand(key_bytes);
        std::vector<Bytes> expected, messages;
        for (int mode = 0; mode < AESGEN_BULK_MODES; mode++) {
            const bool is_xts = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC;
            messages.push_back(Pattern(16 * 150 + (is_xts || mode == AESGEN_CTR ? 7 : 0), static_cast<unsigned>(mode)));
            expected.push_back(is_xts && key_bytes == 24
                                   ? Bytes()
                                   : Crypt(static_cast<aesgen_mode>(mode), plain_keys, messages.back(), {"c"}, false));
        }
        for (const Tier &expanding : expanders) {
            ASSERT_EQ(expanding.Select(), AESGEN_OK);
            const Keys keys = Expand(key_bytes);
            ASSERT_EQ(std::memcmp(&keys, &plain_keys, sizeof keys), 0) << expanding.name;
            for (const Tier &tier : tiers) {
                for (size_t i = 0; i < AESGEN_BULK_MODES; i++) {
                    const auto mode = static_cast<aesgen_mode>(i);
                    if (expected[i].empty()) {
                        continue; // AES-192 has no XTS
                    }
                    for (bool yields : {false, true}) {
                        ASSERT_EQ(Crypt(mode, keys, messages[i], {tier.name}, yields), expected[i]) << tier.name << i;
                        ASSERT_EQ(Crypt(mode, keys, messages[i], {expanding.name, tier.name, "c"}, yields), expected[i])
                            << expanding.name << " " << tier.name << " " << i;
                    }
                    // And back, by the tier that expanded.
                    Bytes cipher = Crypt(mode, keys, messages[i], {tier.name}, false);
                    cipher.resize(messages[i].size());
                    Bytes back = Crypt(Inverse(mode), keys, cipher, {expanding.name}, false);
                    back.resize(messages[i].size());
                    ASSERT_EQ(back, messages[i]) << tier.name << i;
                }
            }
        }
    }
}

// Likewise of GCM, whose messages may change tiers between their pieces.
TEST_F(Dispatch, D24KeysOfGcmServeInAnyOther) {
    const std::vector<Tier> tiers = RunnableTiers();
    const Bytes iv = Pattern(12, 7), aad = Pattern(45, 8), plain = Pattern(16 * 150 + 7, 9);
    for (size_t key_bytes : {16, 24, 32}) {
        const Bytes key = Pattern(key_bytes, 10);
        const auto expand = [&] {
            aesgen_gcm_key gk;
            EXPECT_EQ(aesgen_gcm_key_expand(&gk, key.data(), key_bytes, 0), AESGEN_OK);
            return gk;
        };
        const auto seal = [&](const aesgen_gcm_key &gk) {
            Bytes out(plain.size() + 16);
            EXPECT_EQ(aesgen_gcm_seal(&gk, out.data(), plain.data(), plain.size(), iv.data(), 12, aad.data(),
                                      aad.size(), out.data() + plain.size(), 16),
                      AESGEN_OK);
            return out;
        };
        ASSERT_EQ(aesgen_select("c", 0), AESGEN_OK);
        const aesgen_gcm_key gk = expand();
        const Bytes expected = seal(gk);
        const uint8_t *const tag = expected.data() + plain.size();
        for (const Tier &expanding : tiers) {
            ASSERT_EQ(expanding.Select(), AESGEN_OK);
            const aesgen_gcm_key same = expand();
            ASSERT_EQ(std::memcmp(&same, &gk, sizeof gk), 0) << expanding.name;
            for (const Tier &tier : tiers) {
                aesgen_gcm_context ctx;
                Bytes out(plain.size());
                ASSERT_EQ(tier.Select(), AESGEN_OK);
                ASSERT_EQ(seal(same), expected) << tier.name;
                ASSERT_EQ(aesgen_gcm_open(&same, out.data(), expected.data(), out.size(), iv.data(), 12, aad.data(),
                                          aad.size(), tag, 16),
                          AESGEN_OK)
                    << tier.name;
                ASSERT_EQ(out, plain) << tier.name;
                ASSERT_EQ(aesgen_gcm_start(&same, &ctx, AESGEN_GCM_DEC, iv.data(), 12), AESGEN_OK);
                ASSERT_EQ(aesgen_gcm_aad(&same, &ctx, aad.data(), aad.size()), AESGEN_OK);
                for (size_t at = 0, piece = 0; at < out.size(); piece++) {
                    const size_t bytes = std::min<size_t>(16 * 37 + piece, out.size() - at);
                    ASSERT_EQ(piece % 2 == 0 ? expanding.Select() : tier.Select(), AESGEN_OK);
                    ASSERT_EQ(aesgen_gcm_update(&same, &ctx, &out[at], &expected[at], bytes), AESGEN_OK);
                    at += bytes;
                }
                ASSERT_EQ(out, plain) << expanding.name << " " << tier.name;
                ASSERT_EQ(aesgen_gcm_verify(&same, &ctx, tag, 16), AESGEN_OK) << expanding.name << " " << tier.name;
            }
        }
    }
}

} // namespace
