// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <cstdio>

#include "aesgen.h"

#include "command.h"
#include "text.h"

namespace bench {
namespace {

// A call without a byte is all overhead; XTS has no such call.
std::vector<Cell> ShortestCalls() {
    std::vector<Cell> cells;
    for (const ModeFacts &mode : Modes()) {
        if (mode.streams > 1 || mode.mode == Mode::kKeySetup)
            continue;
        if (!mode.xts)
            cells.push_back({mode.mode, 128, 0, Kind::kApart});
        cells.push_back({mode.mode, 128, 16, Kind::kApart});
    }
    return cells;
}

// The same kernels by both libraries.
std::string CompareCalls(const Options &options, const Peer &reference, const Peer &chosen, const Peer &bound,
                         Report *report) {
    if (const int error = aesgen_select(bound.row.c_str(), 1); error != 0) {
        printf("\n%s is not measured: aesgen_select takes %s for an error: %s\n", bound.name.c_str(), bound.row.c_str(),
               aesgen_error_string(error));
        return "";
    }
    const std::vector<Cell> cells = ShortestCalls();
    Buffers buffers(cells);
    printf("\nCycles a call, %s, with the kernels of %s: chosen at run time, bound, and what choosing costs.\n",
           options.by == By::kMedian ? "median" : "minimum", bound.row.c_str());
    for (const Cell &cell : cells) {
        std::vector<Candidate> candidates = CandidatesFor(cell, {chosen, bound}, buffers.key());
        std::string wrong =
            Disagreement(cell, buffers, {reference.name, reference.make(cell, buffers.key())}, candidates);
        if (!wrong.empty())
            return wrong;
        for (unsigned run = 0; run < options.effort.runs; run++)
            Sample(cell, buffers, candidates, options.effort, options.effort.seconds, &report->quiet);
        Result result{cell, {}};
        for (const Candidate &candidate : candidates)
            result.lines.push_back({candidate.name, Summarize(candidate.samples)});
        const double at_run_time = Value(result.lines[0].cycles, options.by);
        const double directly = Value(result.lines[1].cycles, options.by);
        printf("%-10s %2zu bytes %10.2f %10.2f %+8.2f\n", Facts(cell.mode).name, cell.bytes, at_run_time, directly,
               at_run_time - directly);
        report->results.push_back(result);
    }
    return "";
}

} // namespace

std::string Overhead(const Options &options, const Peer &reference, const std::vector<Peer> &peers, Report *report) {
    std::string wrong = CompareCalls(options, reference, peers.front(), reference, report);
    for (const Peer &peer : peers) {
        if (!wrong.empty() || peer.row.empty())
            continue;
        wrong = CompareCalls(options, reference, peers.front(), peer, report);
    }
    return wrong;
}

} // namespace bench
