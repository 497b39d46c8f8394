// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "ranking.h"

#include <algorithm>

#include "text.h"

namespace bench {

Ranking Rank(const std::string &title, const std::vector<Result> &results, By by) {
    Ranking ranking{title, {}, {}};
    for (const Result &result : results) {
        const Cell &cell = result.cell;
        const std::string streams = cell.streams() > 1 ? Format("%ux", cell.streams()) : "";
        ranking.cells.push_back(Format("%u/%s%zu", cell.bits, streams.c_str(), cell.bytes));
    }
    for (size_t i = 0; !results.empty() && i < results.front().lines.size(); i++) {
        Ranked one{results.front().lines[i].candidate, 0, {}};
        std::vector<double> ratios;
        for (const Result &result : results) {
            const double cost = Value(result.lines[i].cycles, by);
            double least = cost;
            for (const Line &line : result.lines)
                least = std::min(least, Value(line.cycles, by));
            ratios.push_back(cost / least);
            one.costs.push_back(cost / static_cast<double>(result.cell.call_bytes()));
        }
        one.score = GeometricMean(ratios);
        ranking.candidates.push_back(one);
    }
    std::stable_sort(ranking.candidates.begin(), ranking.candidates.end(),
                     [](const Ranked &a, const Ranked &b) { return a.score < b.score; });
    return ranking;
}

std::string TextOfRanking(const Ranking &ranking) {
    std::string text = Format("%s: %zu kernels; score (1 = the best in every cell), then cycles per byte\n       ",
                              ranking.title.c_str(), ranking.candidates.size());
    for (const std::string &cell : ranking.cells)
        text += Format("%12s", cell.c_str());
    for (const Ranked &one : ranking.candidates) {
        text += Format("\n%7.3f", one.score);
        for (double cost : one.costs)
            text += Format("%12.3f", cost);
        text += "  " + one.candidate;
    }
    return text + "\n";
}

} // namespace bench
