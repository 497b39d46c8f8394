// SPDX-License-Identifier: Apache-2.0 OR MIT
// What is said of many samples of one thing.
#ifndef AESGEN_BENCH_STATS_H
#define AESGEN_BENCH_STATS_H

#include <cstddef>
#include <vector>

namespace bench {

struct Summary {
    size_t samples;
    double minimum;
    double median; // with several runs, the median of their medians
};

// The middle value, or the mean of the two in the middle; 0 of none.
double Median(std::vector<double> values);

// Of the samples of each run; runs without samples do not count.
Summary Summarize(const std::vector<std::vector<double>> &runs);

// 0 of none. Values are above 0.
double GeometricMean(const std::vector<double> &values);

} // namespace bench

#endif
