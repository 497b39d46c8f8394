// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "cells.h"

#include <algorithm>

namespace bench {
namespace {

// Beyond this a message's end and the next one's start no longer matter.
constexpr size_t kMostChained = 1024;

template <typename Value> bool Contains(const std::vector<Value> &values, const Value &value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

template <typename Value> bool Passes(const std::vector<Value> &wanted, const Value &value) {
    return wanted.empty() || Contains(wanted, value);
}

std::vector<size_t> BytesOf(const ModeFacts &mode, unsigned bits, const Filter &filter) {
    if (mode.mode == Mode::kKeySetup)
        return {bits / 8};
    std::vector<size_t> found;
    for (size_t bytes : filter.bytes.empty() ? StandardBytes() : filter.bytes) {
        const size_t taken = mode.blocks ? bytes / 16 * 16 : bytes;
        if (taken >= (mode.blocks || mode.xts ? 16 : 1) && !Contains(found, taken))
            found.push_back(taken);
    }
    return found;
}

} // namespace

const std::vector<ModeFacts> &Modes() {
    static const std::vector<ModeFacts> modes = {
        {Mode::kEcbEnc, "ecb_enc", "ecb_enc", true, false, 1},
        {Mode::kEcbDec, "ecb_dec", "ecb_dec", true, false, 1},
        {Mode::kCbcEnc, "cbc_enc", "cbc_enc", true, false, 1},
        {Mode::kCbcDec, "cbc_dec", "cbc_dec", true, false, 1},
        {Mode::kCbcEncMb8, "cbc_enc_mb8", "cbc_enc_mb", true, false, 8},
        {Mode::kCbcEncMb16, "cbc_enc_mb16", "cbc_enc_mb", true, false, 16},
        {Mode::kCtr, "ctr", "ctr", false, false, 1},
        {Mode::kXtsEnc, "xts_enc", "xts_enc", false, true, 1},
        {Mode::kXtsDec, "xts_dec", "xts_dec", false, true, 1},
        {Mode::kKeySetup, "key_setup", nullptr, false, false, 1},
    };
    return modes;
}

const ModeFacts &Facts(Mode mode) { return Modes()[static_cast<size_t>(mode)]; }

const char *Name(Kind kind) {
    switch (kind) {
    case Kind::kApart:
        return "apart";
    case Kind::kInPlace:
        return "in_place";
    case Kind::kChained:
        break;
    }
    return "chained";
}

std::string Cell::Describe() const {
    std::string text = std::string(Facts(mode).name) + ", " + std::to_string(bits) + "-bit key";
    return mode == Mode::kKeySetup ? text : text + ", " + std::to_string(bytes) + " bytes, " + Name(kind);
}

const std::vector<size_t> &StandardBytes() {
    static const std::vector<size_t> bytes = {16, 64, 256, 1024, 1420, 4096, 8192, 65536, 1048576};
    return bytes;
}

std::vector<Cell> Cells(const Filter &filter) {
    std::vector<Cell> cells;
    for (Kind kind : {Kind::kApart, Kind::kInPlace, Kind::kChained}) {
        for (const ModeFacts &mode : Modes()) {
            for (unsigned bits : {128U, 192U, 256U}) {
                if (!Passes(filter.kinds, kind) || !Passes(filter.modes, mode.mode) || !Passes(filter.bits, bits) ||
                    (mode.xts && bits == 192) || (mode.mode == Mode::kKeySetup && kind != Kind::kApart) ||
                    (mode.streams > 1 && kind == Kind::kChained))
                    continue;
                for (size_t bytes : BytesOf(mode, bits, filter)) {
                    if (bytes <= (kind == Kind::kChained ? kMostChained : kMostBytes / mode.streams))
                        cells.push_back({mode.mode, bits, bytes, kind});
                }
            }
        }
    }
    return cells;
}

} // namespace bench
