// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "ranking.h"

#include <algorithm>

#include "text.h"

namespace bench {

std::vector<Ranked> Rank(const std::vector<Result> &results, By by) {
    std::vector<Ranked> ranking;
    for (size_t i = 0; !results.empty() && i < results.front().lines.size(); i++) {
        std::vector<double> ratios;
        for (const Result &result : results) {
            double least = Value(result.lines[i].cycles, by);
            for (const Line &line : result.lines)
                least = std::min(least, Value(line.cycles, by));
            ratios.push_back(Value(result.lines[i].cycles, by) / least);
        }
        ranking.push_back({results.front().lines[i].candidate, GeometricMean(ratios), i});
    }
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const Ranked &a, const Ranked &b) { return a.score < b.score; });
    return ranking;
}

std::string TextOfRanking(const std::string &title, const std::vector<Ranked> &ranking,
                          const std::vector<Result> &results, By by) {
    std::string text = Format("%s: %zu kernels; score (1 = the best in every cell), then cycles per byte\n       ",
                              title.c_str(), ranking.size());
    for (const Result &result : results) {
        const Cell &cell = result.cell;
        const std::string streams = cell.streams() > 1 ? Format("%ux", cell.streams()) : "";
        text += Format("%12s", Format("%u/%s%zu", cell.bits, streams.c_str(), cell.bytes).c_str());
    }
    for (const Ranked &one : ranking) {
        text += Format("\n%7.3f", one.score);
        for (const Result &result : results)
            text += Format("%12.3f",
                           Value(result.lines[one.line].cycles, by) / static_cast<double>(result.cell.call_bytes()));
        text += "  " + one.candidate;
    }
    return text + "\n";
}

} // namespace bench
