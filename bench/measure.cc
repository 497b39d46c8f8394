// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "measure.h"

#include <algorithm>

#include "clock.h"

namespace bench {
namespace {

constexpr unsigned kFewest = 3; // samples that a run tries whatever it costs

// How many calls make a sample. Warms up on the way.
size_t CallsOf(const Runner &run, const Work &work, double seconds) {
    for (size_t calls = 1;; calls *= 2) {
        const double start = Seconds();
        run(work, calls);
        const double took = Seconds() - start;
        if (took >= seconds / 4)
            return std::max<size_t>(1, static_cast<size_t>(static_cast<double>(calls) * seconds / took));
    }
}

// What one candidate leaves in the upper halves of vector registers would slow the SSE code of another.
void CleanRegisters() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx"))
        __asm__ volatile("vzeroupper" ::
                             : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",
                               "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#endif
}

} // namespace

std::vector<Candidate> CandidatesFor(const Cell &cell, const std::vector<Peer> &peers, const uint8_t *key) {
    std::vector<Candidate> candidates;
    for (const Peer &peer : peers) {
        Runner run = peer.present ? peer.make(cell, key) : Runner();
        if (run)
            candidates.push_back({peer.name, run});
    }
    return candidates;
}

std::string Disagreement(const Cell &cell, Buffers &buffers, const Candidate &reference,
                         const std::vector<Candidate> &candidates) {
    // Chained calls are the ones that may forget what they hand on.
    const size_t calls = cell.kind == Kind::kChained ? 3 : 1;
    Work work = buffers.Prepare(cell);
    reference.run(work, calls);
    const std::vector<uint8_t> expected(buffers.out(), buffers.out() + work.span);
    for (const Candidate &candidate : candidates) {
        work = buffers.Prepare(cell);
        candidate.run(work, calls);
        const auto differs = std::mismatch(expected.begin(), expected.end(), buffers.out());
        if (differs.first != expected.end())
            return candidate.name + " and " + reference.name + " differ in byte " +
                   std::to_string(differs.first - expected.begin()) + " of the output (" + cell.Describe() + ")";
    }
    return "";
}

void Sample(const Cell &cell, Buffers &buffers, std::vector<Candidate> &candidates, const Effort &effort,
            double seconds, Quiet *quiet) {
    const Work work = buffers.Prepare(cell);
    const double end = Seconds() + seconds;
    std::vector<size_t> calls;
    std::vector<std::vector<double>> unsteady(candidates.size());
    for (Candidate &candidate : candidates) {
        calls.push_back(CallsOf(candidate.run, work, effort.sample_seconds));
        candidate.samples.emplace_back();
    }
    for (unsigned repeat = 0; repeat < effort.repeats && (repeat < kFewest || Seconds() < end); repeat++) {
        for (size_t i = 0; i < candidates.size(); i++) {
            CleanRegisters();
            // Code and data of the others were here last.
            candidates[i].run(work, calls[i] > 1);
            const Span span = Time([&] { candidates[i].run(work, calls[i]); });
            std::vector<double> &samples = span.steady ? candidates[i].samples.back() : unsteady[i];
            samples.push_back(span.cycles / static_cast<double>(calls[i]));
            quiet->thrown_away += !span.steady;
        }
    }
    for (size_t i = 0; i < candidates.size(); i++) {
        // Better than nothing where the machine never was quiet.
        if (candidates[i].samples.back().empty()) {
            quiet->thrown_away -= unsteady[i].size();
            candidates[i].samples.back() = unsteady[i];
        }
    }
    if (const double additions = AdditionsPerCycle(); additions > 0)
        quiet->additions.push_back(additions);
}

} // namespace bench
