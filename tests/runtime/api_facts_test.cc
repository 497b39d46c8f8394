// SPDX-License-Identifier: Apache-2.0 OR MIT
// What aesgen.h says about itself, and what its wipes leave behind.
#include <algorithm>
#include <set>

#include "api_common.h"

namespace {

TEST(Version, HeaderAndLibraryAgree) {
    EXPECT_EQ(aesgen_version(), static_cast<uint32_t>(AESGEN_VERSION));
    EXPECT_EQ(AESGEN_VERSION, AESGEN_VERSION_MAJOR * 65536 + AESGEN_VERSION_MINOR * 256 + AESGEN_VERSION_PATCH);
}

TEST(ErrorString, EveryErrorHasASentenceOfItsOwn) {
    std::set<std::string> sentences;
    for (int error = AESGEN_ERR_ORDER - 1; error <= AESGEN_OK + 1; error++) {
        const std::string sentence = aesgen_error_string(error);
        EXPECT_EQ(sentence.back(), '.') << error;
        sentences.insert(sentence);
    }
    // Both numbers that are no error share one.
    EXPECT_EQ(sentences.size(), 21u);
    EXPECT_STREQ(aesgen_error_string(-1000), aesgen_error_string(1));
}

TEST(KernelName, NamesTheModeInBothSlots) {
    for (int number = 0; number < AESGEN_MODES; number++) {
        const auto mode = static_cast<aesgen_mode>(number);
        const bool is_message = mode == AESGEN_GCM_SEAL || mode == AESGEN_GCM_OPEN;
        const std::string start = std::string("aes_") + kModeNames[mode] + "_";
        for (int yielding = 0; yielding < 2; yielding++) {
            const std::string name = aesgen_kernel_name(mode, yielding);
            EXPECT_EQ(name.substr(0, start.size()), start);
            // The portable kernels, which have one slot for both, always yield; those of whole messages never.
            EXPECT_EQ(name.substr(name.size() - 3) == "_y0", (yielding == 0 || is_message) && name != start + "c")
                << name;
        }
    }
    EXPECT_EQ(aesgen_kernel_name(AESGEN_MODES, 0), nullptr);
    EXPECT_EQ(aesgen_kernel_name(static_cast<aesgen_mode>(-1), 1), nullptr);
}

TEST(Cpu, RunsWhatIsBound) { EXPECT_EQ(aesgen_cpu_supported(), 1); }

TEST(Selftest, Passes) { EXPECT_EQ(aesgen_selftest(), AESGEN_OK); }

TEST(Schedule, IsBytesOnly) {
    EXPECT_EQ(sizeof(aesgen_schedule), 496u);
    EXPECT_EQ(alignof(aesgen_schedule), 1u);
    EXPECT_EQ(alignof(aesgen_ctr_context), 1u);
}

template <class T> bool IsZero(const T &object) {
    const auto *bytes = reinterpret_cast<const uint8_t *>(&object);
    return std::all_of(bytes, bytes + sizeof object, [](uint8_t byte) { return byte == 0; });
}

TEST(Wipe, LeavesZerosThatAreRefused) {
    const Bytes key = Pattern(64, 61), iv = Pattern(16, 62);
    Bytes data(48);

    aesgen_schedule ks = Expanded(Pattern(32, 63));
    aesgen_key_wipe(&ks);
    EXPECT_TRUE(IsZero(ks));
    EXPECT_EQ(aesgen_ecb_encrypt(&ks, data.data(), data.data(), 48), AESGEN_ERR_SCHEDULE);

    aesgen_xts_key xk = ExpandedXts(key);
    aesgen_xts_key_wipe(&xk);
    EXPECT_TRUE(IsZero(xk));
    EXPECT_EQ(aesgen_xts_encrypt(&xk, data.data(), data.data(), 48, iv.data()), AESGEN_ERR_SCHEDULE);

    aesgen_ctr_context ctx;
    ASSERT_EQ(aesgen_ctr_init(&ctx, key.data(), 32, iv.data()), AESGEN_OK);
    ASSERT_EQ(aesgen_ctr_update(&ctx, data.data(), data.data(), 5), AESGEN_OK);
    aesgen_ctr_wipe(&ctx);
    EXPECT_TRUE(IsZero(ctx));
    EXPECT_EQ(aesgen_ctr_update(&ctx, data.data(), data.data(), 5), AESGEN_ERR_SCHEDULE);
}

TEST(Wipe, NullIsAllowed) {
    aesgen_key_wipe(nullptr);
    aesgen_xts_key_wipe(nullptr);
    aesgen_ctr_wipe(nullptr);
}

} // namespace
