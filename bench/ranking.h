// SPDX-License-Identifier: Apache-2.0 OR MIT
// Candidates in the order of what they cost over several cells.
#ifndef AESGEN_BENCH_RANKING_H
#define AESGEN_BENCH_RANKING_H

#include <string>
#include <vector>

#include "report.h"

namespace bench {

// Every result has the same candidates in the same order. The score is the geometric mean, over the cells, of cost over the least cost in that cell.
Ranking Rank(const std::string &title, const std::vector<Result> &results, By by);

// A line for each: score, cycles per byte in each cell, name.
std::string TextOfRanking(const Ranking &ranking);

} // namespace bench

#endif
