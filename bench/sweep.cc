// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "sweep.h"

#include <algorithm>
#include <cstdio>

#include "clock.h"
#include "command.h"
#include "text.h"

namespace bench {
namespace {

constexpr size_t kMostSwept = 2048;
constexpr unsigned kLooksAgain =
    20; // at lengths that look like cliffs, which a disturbance makes of any until it is over

struct Swept {
    Cell cell;
    std::vector<Candidate> candidates; // ours
};

std::vector<size_t> AllLengths() {
    std::vector<size_t> lengths(kMostSwept);
    for (size_t i = 0; i < lengths.size(); i++)
        lengths[i] = i + 1;
    return lengths;
}

// Of one mode and key size. A disturbance only adds: the minimum is the cost.
std::vector<Cost> CostsOf(const std::vector<Swept> &all) {
    std::vector<Cost> costs;
    costs.reserve(all.size());
    for (const Swept &one : all)
        costs.push_back({one.cell.bytes, Summarize(one.candidates.front().samples).minimum});
    return costs;
}

void SampleAgain(std::vector<Swept> *all, size_t bytes, Buffers &buffers, const Effort &effort, Quiet *quiet) {
    for (Swept &one : *all) {
        if (one.cell.bytes == bytes)
            Sample(one.cell, buffers, one.candidates, effort, effort.seconds, quiet);
    }
}

std::string TextOf(const Cell &cell, const std::vector<Cliff> &cliffs, size_t lengths) {
    std::string text = Format("%s %u, %s: %zu lengths, %zu cliffs\n", Facts(cell.mode).name, cell.bits, Name(cell.kind),
                              lengths, cliffs.size());
    // Neighbours that are dearer than the same length are one cliff to a reader.
    for (auto from = cliffs.begin(), to = from; from != cliffs.end(); from = to) {
        const Cliff *worst = &*from;
        for (; to != cliffs.end() && to->longer.bytes == from->longer.bytes; ++to) {
            if (to->here.cycles > worst->here.cycles)
                worst = &*to;
        }
        const std::string which = to - from == 1 ? "" : Format(" (of %td from %zu)", to - from, from->here.bytes);
        text += Format("  %zu bytes%s cost %.1f cycles, %.2f x the %.1f of %zu bytes\n", worst->here.bytes,
                       which.c_str(), worst->here.cycles, worst->here.cycles / worst->longer.cycles,
                       worst->longer.cycles, worst->longer.bytes);
    }
    return text;
}

} // namespace

std::vector<Cliff> Cliffs(const std::vector<Cost> &costs) {
    std::vector<Cliff> cliffs;
    const Cost *cheapest = nullptr;
    for (auto cost = costs.rbegin(); cost != costs.rend(); ++cost) {
        if (cheapest && cost->cycles > kCliff * cheapest->cycles)
            cliffs.push_back({*cost, *cheapest});
        if (!cheapest || cost->cycles < cheapest->cycles)
            cheapest = &*cost;
    }
    std::reverse(cliffs.begin(), cliffs.end());
    return cliffs;
}

std::string Sweep(const Options &options, const Peer &reference, const std::vector<Peer> &peers, Report *report) {
    Filter filter = options.filter;
    if (filter.bytes.empty())
        filter.bytes = AllLengths();
    if (filter.bits.empty())
        filter.bits = {128};
    if (filter.kinds.empty())
        filter.kinds = {Kind::kApart};
    const std::vector<Cell> cells = Cells(filter);
    Buffers buffers(cells);
    printf("\nLengths that cost more than %.2f x a longer one, by the minimum:\n", kCliff);
    for (size_t from = 0, to = 0; from < cells.size(); from = to) {
        std::vector<Swept> all;
        for (; to < cells.size() && cells[to].mode == cells[from].mode && cells[to].bits == cells[from].bits &&
               cells[to].kind == cells[from].kind;
             to++) {
            const Cell &cell = cells[to];
            all.push_back({cell, CandidatesFor(cell, {peers.front()}, buffers.key())});
            std::string wrong = Disagreement(cell, buffers, {reference.name, reference.make(cell, buffers.key())},
                                             all.back().candidates);
            if (!wrong.empty())
                return wrong;
        }
        for (Swept &one : all)
            Sample(one.cell, buffers, one.candidates, options.effort, options.effort.seconds, &report->quiet);
        for (unsigned again = 0; again < kLooksAgain; again++) {
            for (const Cliff &cliff : Cliffs(CostsOf(all)))
                SampleAgain(&all, cliff.here.bytes, buffers, options.effort, &report->quiet);
        }
        const std::vector<Cost> costs = CostsOf(all);
        printf("%s", TextOf(all.front().cell, Cliffs(costs), costs.size()).c_str());
        fflush(stdout);
        for (const Swept &one : all)
            report->results.push_back(
                {one.cell, {{one.candidates.front().name, Summarize(one.candidates.front().samples)}}});
    }
    return "";
}

} // namespace bench
