// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "expected.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "oracle.h"

const std::vector<size_t> &KeySizes(aesgen_mode mode) {
    static const std::vector<size_t> all = {16, 24, 32}, xts = {16, 32};
    return IsXts(mode) ? xts : all;
}

size_t Touchable(aesgen_mode mode, size_t bytes) {
    if (IsBlocksOnly(mode))
        return bytes & ~size_t{15};
    return IsXts(mode) && bytes < 16 ? 0 : bytes;
}

void FillRandom(void *to, size_t bytes, uint64_t seed) {
    // splitmix64
    uint8_t *byte = static_cast<uint8_t *>(to);
    for (size_t i = 0; i < bytes; i++) {
        seed += 0x9e3779b97f4a7c15u;
        uint64_t z = (seed ^ seed >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        byte[i] = static_cast<uint8_t>((z ^ z >> 31) >> 13);
    }
}

Expected &Expected::Get(aesgen_mode mode, size_t key_bytes) {
    // Asked once per stream and call, so it has a table without a search.
    static std::map<aesgen_mode, std::array<Expected *, 33>> all;
    Expected *&slot = all[mode][key_bytes];
    if (!slot) {
        Block state;
        FillRandom(state.data(), state.size(), 1000u * mode + key_bytes);
        slot = &Get(mode, key_bytes, state);
    }
    return *slot;
}

Expected &Expected::Get(aesgen_mode mode, size_t key_bytes, const Block &state) {
    static std::map<std::tuple<aesgen_mode, size_t, Block>, std::unique_ptr<Expected>> all;
    std::unique_ptr<Expected> &slot = all[{mode, key_bytes, state}];
    if (!slot)
        slot.reset(new Expected(mode, key_bytes, state));
    return *slot;
}

Expected::Expected(aesgen_mode mode, size_t key_bytes, const Block &state)
    : mode_(mode), key_bytes_(key_bytes), input_(kMaxBytes), output_(kMaxBytes), states_{state} {
    uint8_t key[32];
    FillRandom(key, key_bytes, 77 + key_bytes);
    oracle::Expand(&schedule_, key, key_bytes);
    FillRandom(input_.data(), input_.size(), 4242 + mode);
}

void Expected::Extend(size_t blocks) {
    if (blocks * 16 > kMaxBytes) {
        fprintf(stderr, "A test asks for %zu expected blocks, but there are %zu.\n", blocks, kMaxBytes / 16);
        abort();
    }
    while (states_.size() <= blocks) {
        size_t at = 16 * (states_.size() - 1);
        Block state = states_.back();
        oracle::Run(mode_, schedule_, state.data(), output_.data() + at, input_.data() + at, 16);
        states_.push_back(state);
    }
}

const uint8_t *Expected::Output(size_t bytes) {
    if (!IsXts(mode_) || bytes % 16 == 0 || bytes < 16) {
        Extend((bytes + 15) / 16);
        return output_.data();
    }
    std::vector<uint8_t> &stolen = stolen_[bytes];
    if (stolen.empty()) {
        size_t at = (bytes / 16 - 1) * 16;
        Extend(at / 16);
        stolen.assign(output_.begin(), output_.begin() + static_cast<ptrdiff_t>(at));
        stolen.resize(bytes);
        Block state = states_[at / 16];
        oracle::Run(mode_, schedule_, state.data(), stolen.data() + at, input_.data() + at, bytes - at);
    }
    return stolen.data();
}

const Block &Expected::StateAfter(size_t bytes) {
    if (IsXts(mode_) && bytes % 16)
        return zero_;
    Extend((bytes + 15) / 16);
    return states_[(bytes + 15) / 16];
}
