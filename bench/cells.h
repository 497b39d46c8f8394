// SPDX-License-Identifier: Apache-2.0 OR MIT
// What is measured: a cell is one mode, key size, message length and way of calling.
#ifndef AESGEN_BENCH_CELLS_H
#define AESGEN_BENCH_CELLS_H

#include <cstddef>
#include <string>
#include <vector>

namespace bench {

enum class Mode { kEcbEnc, kEcbDec, kCbcEnc, kCbcDec, kCbcEncMb8, kCbcEncMb16, kCtr, kXtsEnc, kXtsDec, kKeySetup };

struct ModeFacts {
    Mode mode;
    const char *name;
    const char *kernel; // the mode as kernels have it; NULL: none
    bool blocks;        // whole blocks only
    bool xts;           // no 192-bit keys
    unsigned streams;   // independent messages in one call
};

const std::vector<ModeFacts> &Modes();
const ModeFacts &Facts(Mode mode);

// How calls follow each other.
enum class Kind {
    kApart,   // each independent of the one before, input and output apart
    kInPlace, // each independent of the one before, in place
    kChained, // each needs the output of the one before: latency
};

const char *Name(Kind kind);

struct Cell {
    Mode mode;
    unsigned bits;
    size_t bytes; // of each stream; of the key where that is set up
    Kind kind;

    unsigned streams() const { return Facts(mode).streams; }
    // What one call works on, and costs are told per byte of.
    size_t call_bytes() const { return bytes * streams(); }
    std::string Describe() const;
};

// Empty: all.
struct Filter {
    std::vector<Mode> modes;
    std::vector<unsigned> bits;
    std::vector<size_t> bytes;
    std::vector<Kind> kinds;
};

// The most that one call works on, all streams together.
constexpr size_t kMostBytes = 1 << 20;

// The lengths of the standard table.
const std::vector<size_t> &StandardBytes();

// Every cell that the filter lets through. A length that a mode does not take becomes the longest shorter one that it does.
std::vector<Cell> Cells(const Filter &filter);

} // namespace bench

#endif
