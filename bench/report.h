// SPDX-License-Identifier: Apache-2.0 OR MIT
// What was measured, on what.
#ifndef AESGEN_BENCH_REPORT_H
#define AESGEN_BENCH_REPORT_H

#include <string>
#include <vector>

#include "cells.h"
#include "machine.h"
#include "measure.h"
#include "stats.h"

namespace bench {

struct Line {
    std::string candidate;
    Summary cycles; // a call
};

struct Result {
    Cell cell;
    std::vector<Line> lines; // ours first
};

// Candidates by what they cost over several cells.
struct Ranked {
    std::string candidate;
    double score;              // 1: the best in every cell
    std::vector<double> costs; // cycles per byte in each
};

struct Ranking {
    std::string title;
    std::vector<std::string> cells; // key bits and bytes
    std::vector<Ranked> candidates; // the best first
};

struct Report {
    std::string command;
    std::string date; // UTC, ISO 8601
    NamedValues machine;
    NamedValues disturbance;
    NamedValues peers; // name, and version or why it is not there
    std::string explained;
    std::vector<Result> results;
    std::vector<Ranking> rankings;
    Quiet quiet;
};

enum class By { kMedian, kMinimum };

inline double Value(const Summary &summary, By by) { return by == By::kMedian ? summary.median : summary.minimum; }

// Which line but the first costs least; nullptr where there is only ours.
const Line *BestPeer(const Result &result, By by);

// How many times as fast ours is as the best peer.
double Ratio(const Result &result, By by);

} // namespace bench

#endif
