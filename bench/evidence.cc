// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "evidence.h"

#include <algorithm>

#include "cpu.h"
#include "files.h"
#include "text.h"

namespace bench {
namespace {

// Of the additions a cycle of a quiet core; what several runs of a quiet machine differ by is less.
constexpr double kQuiet = 0.9;

// What is this much dearer than the best says nothing about a choice.
constexpr double kOfInterest = 1.25;

std::string JsonOfRanking(const Ranking &ranking) {
    std::string cells, kernels;
    for (const std::string &cell : ranking.cells)
        cells += (cells.empty() ? "" : ", ") + JsonText(cell);
    for (const Ranked &one : ranking.candidates) {
        if (one.score > kOfInterest * ranking.candidates.front().score)
            break;
        std::string costs;
        for (double cost : one.costs)
            costs += Format("%s%.3f", costs.empty() ? "" : ", ", cost);
        kernels += Format("%s\n  {\"kernel\": %s, \"score\": %.4f, \"cycles_per_byte\": [%s]}",
                          kernels.empty() ? "" : ",", JsonText(one.candidate).c_str(), one.score, costs.c_str());
    }
    return "{\"cells\": [" + cells + "], \"of\": " + std::to_string(ranking.candidates.size()) + ", \"kernels\": [" +
           kernels + "\n ]}";
}

} // namespace

std::string NoEvidence(const Options &options) {
    if (options.evidence.empty())
        return options.row.empty() ? "" : "--row is only for --evidence; leave it out";
    if (options.kernels.empty() || options.row.empty())
        return "--evidence needs --kernels and the --row that it is for; give these too";
    const std::string doubt = DoubtOf(DetectCpu());
    return doubt.empty() ? "" : "this machine is no evidence for a row: " + doubt;
}

std::string NotQuiet(const Quiet &quiet) {
    if (quiet.additions.empty())
        return "nothing was measured";
    const auto extremes = std::minmax_element(quiet.additions.begin(), quiet.additions.end());
    if (*extremes.first >= kQuiet * *extremes.second)
        return "";
    return Format(
        "the machine was not quiet: from %.2f to %.2f additions a cycle; stop what else runs and measure again",
        *extremes.first, *extremes.second);
}

std::string Evidence(const Options &options, const Report &report) {
    std::string rankings;
    for (const Ranking &ranking : report.rankings)
        rankings += (rankings.empty() ? "\n " : ",\n ") + JsonText(ranking.title) + ": " + JsonOfRanking(ranking);
    return "{\n\"row\": " + JsonText(options.row) + ",\n\"cpu\": " + JsonOfCpu(DetectCpu()) + ",\n" +
           JsonOfHead(report) + ",\n\"rankings\": {" + rankings + "\n}\n}\n";
}

} // namespace bench
