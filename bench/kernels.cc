// SPDX-License-Identifier: Apache-2.0 OR MIT
// Every kernel that the generator can make for a mode and this CPU can run, ranked.
#include <algorithm>
#include <cstdio>
#include <map>

#include "aesgen.h"

#include "clock.h"
#include "command.h"
#include "cpu.h"
#include "members.h"
#include "ranking.h"
#include "text.h"

namespace bench {
namespace {

// A kernel as docs/kernel-abi.md has it: nothing between it and the timing loop. The schedule is one of the portable C key expansion; all are the same.
Runner KernelRunner(const bench_kernel &kernel, const Cell &cell, const std::shared_ptr<aesgen_schedule> &schedule) {
    if (kernel.run_streams)
        return Streams(schedule, cell.streams(),
                       [run = kernel.run_streams, streams = cell.streams()](aesgen_schedule &ks, const Message *m) {
                           aesgen_stream each[kMostStreams];
                           for (size_t i = 0; i < streams; i++)
                               each[i] = {m[i].out, m[i].in, m[i].bytes, m[i].state};
                           run(each, streams, &ks, nullptr);
                       });
    return Messages(schedule, [run = kernel.run](aesgen_schedule &ks, const Message &m) {
        run(m.out, m.in, m.bytes, &ks, m.state, nullptr);
    });
}

// The portable C kernels, by the functions that take a state as kernels do.
Runner ReferenceRunner(aesgen_mode mode, const Cell &cell, const std::shared_ptr<aesgen_schedule> &schedule) {
    if (mode == AESGEN_CBC_ENC_MB)
        return Streams(schedule, cell.streams(), [streams = cell.streams()](aesgen_schedule &ks, const Message *m) {
            for (size_t i = 0; i < streams; i++)
                Require(aesgen_cbc_encrypt(&ks, m[i].out, m[i].in, m[i].bytes, m[i].state) == 0, "aesgen");
        });
    return Messages(schedule, [mode](aesgen_schedule &ks, const Message &m) {
        size_t left = 0;
        Require(aesgen_bulk(mode, &ks, m.out, m.in, m.bytes, m.state, nullptr, &left) == 0 && left == 0, "aesgen");
    });
}

std::string Join(const std::vector<std::string> &words) {
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ",") + word;
    return text;
}

std::string RankMode(const std::string &mode, const std::vector<bench_kernel> &kernels, const Options &options,
                     Report *report) {
    Filter filter = options.filter;
    filter.modes.clear();
    for (const ModeFacts &facts : Modes()) {
        if (facts.kernel && facts.kernel == mode)
            filter.modes.push_back(facts.mode);
    }
    if (filter.bits.empty())
        filter.bits = {128, 256};
    if (filter.bytes.empty())
        filter.bytes = {16, 64, 256, 1024, 1420, 4096, 8192};
    if (filter.kinds.empty())
        filter.kinds = {Kind::kApart};
    const std::vector<Cell> cells = Cells(filter);
    Buffers buffers(cells);
    std::vector<Result> results;
    for (const Cell &cell : cells) {
        auto schedule = std::make_shared<aesgen_schedule>();
        Require(aesgen_key_expand(schedule.get(), buffers.key(), cell.bits / 8) == 0, "aesgen");
        std::vector<Candidate> candidates;
        candidates.reserve(kernels.size());
        for (const bench_kernel &kernel : kernels)
            candidates.push_back({kernel.name, KernelRunner(kernel, cell, schedule)});
        std::string wrong = Disagreement(
            cell, buffers, {"portable C", ReferenceRunner(kernels.front().mode, cell, schedule)}, candidates);
        if (!wrong.empty())
            return wrong;
        for (unsigned run = 0; run < options.effort.runs; run++)
            Sample(cell, buffers, candidates, options.effort, options.effort.seconds, &report->quiet);
        Result result{cell, {}};
        for (const Candidate &candidate : candidates)
            result.lines.push_back({candidate.name, Summarize(candidate.samples)});
        results.push_back(result);
    }
    report->rankings.push_back(Rank(mode, results, options.by));
    printf("\n%s", TextOfRanking(report->rankings.back()).c_str());
    fflush(stdout);
    report->results.insert(report->results.end(), results.begin(), results.end());
    return "";
}

} // namespace

std::string Kernels(const Options &options, const Peer &, const std::vector<Peer> &, Report *report) {
    const std::vector<std::string> runnable = RunnableIsas();
    for (const std::string &isa : options.isas) {
        if (std::find(runnable.begin(), runnable.end(), isa) == runnable.end())
            return "--isa " + isa + " is not one that this CPU can run; choose of " + Join(runnable);
    }
    if (runnable.empty())
        return "this CPU can run none of the instruction sets that kernels are generated for";
    if (aesgen_select("c", 0) != 0)
        return "aesgen does not take its portable C kernels";
    const std::vector<std::string> &isas = options.isas.empty() ? runnable : options.isas;
    std::string done;
    for (const ModeFacts &mode : Modes()) {
        // Neighbours may share their kernels.
        if (!mode.kernel || mode.kernel == done || (options.kernels != "all" && options.kernels != mode.kernel))
            continue;
        done = mode.kernel;
        std::vector<bench_kernel> kernels;
        std::string wrong = LoadProduct({"--mode", mode.kernel, "--isa", Join(isas)}, &kernels);
        if (!wrong.empty() && options.kernels == "all") {
            // Not every instruction set has kernels for every mode; evidence for a row that has them would lack them, and be found to.
            printf("\n%s is left out: %s\n", mode.kernel, wrong.c_str());
            continue;
        }
        if (wrong.empty())
            wrong = RankMode(mode.kernel, kernels, options, report);
        if (!wrong.empty())
            return wrong;
    }
    return report->rankings.empty() ? "nothing could be ranked" : "";
}

} // namespace bench
