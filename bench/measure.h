// SPDX-License-Identifier: Apache-2.0 OR MIT
// Compares what peers make of a cell, then times them, one sample of each in turn.
#ifndef AESGEN_BENCH_MEASURE_H
#define AESGEN_BENCH_MEASURE_H

#include <string>
#include <utility>
#include <vector>

#include "buffers.h"
#include "peer.h"
#include "stats.h"

namespace bench {

struct Effort {
    unsigned repeats;      // samples of each candidate in a run
    unsigned runs;         // over all cells
    double sample_seconds; // at least so many calls as take this long
    double seconds;        // for all; where they do not suffice, there are fewer samples
};

// What else went on while samples were taken.
struct Quiet {
    size_t thrown_away = 0;          // samples during which something else ran
    std::vector<double> additions{}; // a cycle, looked at now and then
};

struct Candidate {
    std::string name;
    Runner run;
    std::vector<std::vector<double>> samples{}; // by run, in cycles a call
};

// The candidates that have this cell.
std::vector<Candidate> CandidatesFor(const Cell &cell, const std::vector<Peer> &peers, const uint8_t *key);

// "" where all candidates make the same of the cell, else a sentence that names the one that differs from `reference`, and where.
std::string Disagreement(const Cell &cell, Buffers &buffers, const Candidate &reference,
                         const std::vector<Candidate> &candidates);

// One run over a cell, in `seconds` or with the fewest samples: adds to the samples of each candidate.
void Sample(const Cell &cell, Buffers &buffers, std::vector<Candidate> &candidates, const Effort &effort,
            double seconds, Quiet *quiet);

} // namespace bench

#endif
