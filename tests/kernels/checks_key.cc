// SPDX-License-Identifier: Apache-2.0 OR MIT
// Key expansion: all 496 bytes, and nothing else.
#include <cstring>

#include "call.h"
#include "checks.h"
#include "oracle.h"
#include "vectors.h"

namespace {

// Expands between guard pages over a filled schedule and compares with what it must be.
std::string Observe(const KeyExpansion &k, size_t *calls, const Bytes &key, const aesgen_schedule &expected,
                    const Place &schedule_place, const Place &key_place) {
    static const Guarded schedule_pages(1), key_pages(1);
    constexpr uint8_t kFill = 0xa5;
    memset(schedule_pages.begin(), kFill, static_cast<size_t>(schedule_pages.end() - schedule_pages.begin()));
    uint8_t *at = schedule_pages.At(sizeof(aesgen_schedule), schedule_place);
    uint8_t *key_at = key_pages.At(key.size(), key_place);
    key_pages.MakeWritable();
    memcpy(key_at, key.data(), key.size());
    key_pages.MakeReadOnly();
    ++*calls;
    std::string error = CallKeyExpansion(k, reinterpret_cast<aesgen_schedule *>(at), key_at, key.size());
    const uint8_t *want = reinterpret_cast<const uint8_t *>(&expected);
    for (size_t i = 0; error.empty() && i < sizeof expected; i++)
        if (at[i] != want[i])
            error = Format("byte %zu of the schedule is %02x, expected %02x", i, at[i], want[i]);
    for (const uint8_t *byte = schedule_pages.begin(); error.empty() && byte < schedule_pages.end(); byte++)
        if ((byte < at || byte >= at + sizeof expected) && *byte != kFill)
            error = Format("the byte at offset %td from the schedule was overwritten", byte - at);
    return error.empty() ? error
                         : Format("%zu-bit key, schedule at ", 8 * key.size()) + Describe(schedule_place) +
                               ", key at " + Describe(key_place) + ": " + error;
}

// FIPS 197, appendix A: the keys, and the last round key of each expansion.
std::string Fips197(const KeyExpansion &k, size_t *calls) {
    static const struct {
        const char *key, *last;
    } examples[] = {
        {"2b7e151628aed2a6abf7158809cf4f3c", "d014f9a8c9ee2589e13f0cc8b6630ca6"},
        {"8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "e98ba06f448c773c8ecc720401002202"},
        {"603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", "fe4890d1e6188d0b046df344706c631e"},
    };
    for (const auto &example : examples) {
        Bytes key = Unhex(example.key);
        aesgen_schedule expected, got;
        oracle::Expand(&expected, key.data(), key.size());
        std::string error = Observe(k, calls, key, expected, kAtEnd, kAtEnd);
        if (!error.empty())
            return error;
        // The oracle has no part in this one.
        ++*calls;
        error = CallKeyExpansion(k, &got, key.data(), key.size());
        if (error.empty() && memcmp(got.enc[key.size() / 4 + 6], Unhex(example.last).data(), 16) != 0)
            error = Format("the last round key of the %zu-bit key differs", 8 * key.size());
        if (!error.empty())
            return error;
    }
    return "";
}

std::string RandomKeys(const KeyExpansion &k, size_t *calls) {
    for (unsigned i = 0; i < 200; i++) {
        for (size_t key_bytes : KeySizes(AESGEN_ECB_ENC)) {
            Bytes key(key_bytes);
            FillRandom(key.data(), key_bytes, 31 * i + key_bytes);
            if (i < 2) // the ends of every S-box input
                key.assign(key_bytes, i ? 0xff : 0x00);
            aesgen_schedule expected;
            oracle::Expand(&expected, key.data(), key_bytes);
            std::string error = Observe(k, calls, key, expected, {i % 2 == 0, i % 16}, {i / 2 % 2 == 0, i / 16 % 16});
            if (!error.empty())
                return error;
        }
    }
    return "";
}

} // namespace

const std::vector<KeyCheck> &KeyChecks() {
    static const std::vector<KeyCheck> checks = {{"Fips197", Fips197}, {"RandomKeys", RandomKeys}};
    return checks;
}
