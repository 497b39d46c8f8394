// SPDX-License-Identifier: Apache-2.0 OR MIT
// One call on the test bench: buffers between guard pages, everything around them filled, and all of it looked at afterwards.
#ifndef AESGEN_TESTS_KERNELS_BENCH_H
#define AESGEN_TESTS_KERNELS_BENCH_H

#include <string>
#include <vector>

#include "expected.h"
#include "memory.h"
#include "table.h"

// A kernel while a check runs.
struct Subject {
    const Kernel &kernel;
    bool quick = false; // fewer lengths and positions, no files: for whoever runs thousands of kernels
    size_t calls = 0;   // how often the kernel was called
    std::string skip{}; // why there was nothing to check
};

// What a call looks like. `from` bytes of the message were done by earlier calls.
struct Shape {
    Expected *expected;
    size_t bytes;
    size_t from = 0;
    bool in_place = false;
    Place in = kAtEnd;
    Place out = kAtEnd;
    Place schedule = kAtEnd;
    Place state = kAtEnd;
    bool null_state = false; // ECB only
    const volatile uint32_t *flag = nullptr;
};

// printf into a string.
std::string Format(const char *format, ...) __attribute__((format(printf, 1, 2)));
std::string Describe(const Shape &shape);

// After how many blocks of a call the kernel looks at its flag if every look finds zero. A block in the final pair of XTS is
// not counted. (docs/kernel-abi.md, passes, remainders, yields.)
std::vector<size_t> Looks(const Kernel &kernel, size_t bytes, const Block &state);

// What a call leaves that finds the flag set at the look after `blocks`.
inline size_t LeftAfter(size_t bytes, size_t blocks) { return bytes - 16 * blocks; }

class Bench {
  public:
    static Bench &Get();

    // Places and fills. `fill` is what `out` holds before the call where it is not `in`.
    void Prepare(const Shape &shape, uint8_t fill = 0xa5);
    // The flag of the prepared call, for one that lies in the output and is known only now.
    void SetFlag(const volatile uint32_t *flag) { shape_.flag = flag; }
    // Calls; the error is the call's own.
    std::string Call(Subject &subject, size_t *left);
    // Looks at output, state, input and surroundings after a call that did all but `left`.
    std::string Verify(size_t left);

    uint8_t *out() const { return out_; }
    // A flag of this value at an edge of its pages.
    const volatile uint32_t *Flag(uint32_t value, const Place &place);
    // A pointer that must not be followed.
    const volatile uint32_t *Forbidden() const;
    uint8_t *ForbiddenBytes() const { return forbidden_.begin(); }
    // The message's schedule, read-only.
    const aesgen_schedule *Schedule(const Expected &expected, const Place &place);

  private:
    Bench();

    Guarded in_pages_, out_pages_, state_pages_, flag_pages_, forbidden_;
    std::map<std::tuple<size_t, bool, unsigned>, std::unique_ptr<Guarded>> schedules_; // key bytes and place
    Shape shape_{};
    uint8_t fill_ = 0;
    uint8_t *out_ = nullptr;
    uint8_t *in_ = nullptr;
    uint8_t *state_ = nullptr;
    const aesgen_schedule *ks_ = nullptr;
};

// Prepare, Call, Verify; the number of bytes left must be what the ABI says for this flag, which must not lie in the buffers and
// is read only where the kernel has reason to look. `left` may be NULL. An error names the shape.
std::string Observe(Subject &subject, const Shape &shape, size_t *left = nullptr);

#endif
