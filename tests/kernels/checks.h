// SPDX-License-Identifier: Apache-2.0 OR MIT
// The checks, as functions that return what is wrong ("" when nothing is). GoogleTest, the mutation tool and the harness's own
// test all call these.
#ifndef AESGEN_TESTS_KERNELS_CHECKS_H
#define AESGEN_TESTS_KERNELS_CHECKS_H

#include "bench.h"

struct Check {
    const char *name;
    bool (*applies)(const Kernel &);
    std::string (*run)(Subject &);
};

// For a key expansion; *calls counts how often it was called.
struct KeyCheck {
    const char *name;
    std::string (*run)(const KeyExpansion &, size_t *calls);
};

// Of all files; in the order in which a kernel that is wrong fails soonest.
std::vector<Check> AllChecks();
const std::vector<KeyCheck> &KeyChecks();

// Of one file each.
const std::vector<Check> &LengthChecks();
const std::vector<Check> &StateChecks();
const std::vector<Check> &YieldChecks();
const std::vector<Check> &BugChecks();
const std::vector<Check> &VectorChecks();
const std::vector<Check> &StreamsChecks();

inline bool IsBulk(const Kernel &k) { return k.run != nullptr; }
inline bool IsCtrKernel(const Kernel &k) { return k.mode == AESGEN_CTR; }
inline bool IsXtsKernel(const Kernel &k) { return IsXts(k.mode); }
inline bool HasState(const Kernel &k) { return IsBulk(k) && !IsEcb(k.mode); }
inline bool HasTails(const Kernel &k) { return !IsBlocksOnly(k.mode); }

// A counter block `distance` before it wraps in its low `bits`; the bits above are `high`'s.
Block CounterBefore(unsigned bits, uint64_t distance, const Block &high);

#endif
