// SPDX-License-Identifier: Apache-2.0 OR MIT
// Memory whose neighbours fault: how reads and writes outside a buffer are seen.
#ifndef AESGEN_TESTS_KERNELS_MEMORY_H
#define AESGEN_TESTS_KERNELS_MEMORY_H

#include <cstddef>
#include <cstdint>
#include <string>

// Where a buffer lies between its two guard pages.
struct Place {
    bool at_end; // counted from the end: with offset 0 the next byte faults; else from the start: the byte before does
    unsigned offset; // bytes away from that edge
};

constexpr Place kAtEnd = {true, 0};
constexpr Place kAtStart = {false, 0};

std::string Describe(const Place &place);

// Whole pages, readable and writable, between one page on each side that is neither. Lives as long as the program.
class Guarded {
  public:
    explicit Guarded(size_t at_least);
    Guarded(const Guarded &) = delete;
    Guarded &operator=(const Guarded &) = delete;

    uint8_t *begin() const { return begin_; }
    uint8_t *end() const { return end_; }
    uint8_t *At(size_t bytes, const Place &place) const;
    void MakeReadOnly() const;
    void MakeInaccessible() const;
    void MakeWritable() const;

  private:
    void Protect(int protection) const;

    uint8_t *begin_;
    uint8_t *end_;
};

#endif
