// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <unistd.h>

#include <cstdio>

#include "clock.h"
#include "command.h"
#include "text.h"

namespace bench {
namespace {

void Progress(unsigned run, const Options &options, size_t cell, size_t cells) {
    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\rrun %u of %u, cell %zu of %zu ", run + 1, options.effort.runs, cell, cells);
    if (run + 1 == options.effort.runs && cell == cells)
        fprintf(stderr, "\r\033[K");
    fflush(stderr);
}

} // namespace

std::string Compare(const Options &options, const Peer &reference, const std::vector<Peer> &peers, Report *report) {
    const double end = Seconds() + options.effort.seconds;
    const std::vector<Cell> cells = Cells(options.filter);
    Buffers buffers(cells);
    std::vector<std::vector<Candidate>> candidates;
    for (const Cell &cell : cells) {
        candidates.push_back(CandidatesFor(cell, peers, buffers.key()));
        std::string wrong =
            Disagreement(cell, buffers, {reference.name, reference.make(cell, buffers.key())}, candidates.back());
        if (!wrong.empty())
            return wrong;
    }
    for (unsigned run = 0; run < options.effort.runs; run++) {
        for (size_t i = 0; i < cells.size(); i++) {
            const size_t to_come = (options.effort.runs - run) * cells.size() - i;
            Sample(cells[i], buffers, candidates[i], options.effort, (end - Seconds()) / static_cast<double>(to_come),
                   &report->quiet);
            Progress(run, options, i + 1, cells.size());
        }
    }
    for (size_t i = 0; i < cells.size(); i++) {
        Result result{cells[i], {}};
        for (const Candidate &candidate : candidates[i])
            result.lines.push_back({candidate.name, Summarize(candidate.samples)});
        report->results.push_back(result);
    }
    printf("%s", TextOfTables(*report, options.by).c_str());
    return "";
}

} // namespace bench
