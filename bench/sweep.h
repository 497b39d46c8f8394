// SPDX-License-Identifier: Apache-2.0 OR MIT
// Lengths that cost more than longer ones.
#ifndef AESGEN_BENCH_SWEEP_H
#define AESGEN_BENCH_SWEEP_H

#include <cstddef>
#include <vector>

namespace bench {

// By this factor a call must cost more than a longer one to be a cliff.
constexpr double kCliff = 1.15;

struct Cost {
    size_t bytes;
    double cycles; // a call
};

struct Cliff {
    Cost here;
    Cost longer; // the cheapest that is longer; of equals the longest
};

// `costs` by rising length.
std::vector<Cliff> Cliffs(const std::vector<Cost> &costs);

} // namespace bench

#endif
