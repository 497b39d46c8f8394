// SPDX-License-Identifier: Apache-2.0 OR MIT
// That a wrong candidate is found, and that right ones are timed.
#include "bench/measure.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "bench/clock.h"

namespace bench {
namespace {

struct Nothing {};

// A cipher of a kind: each byte of output is that of input plus the first of the state plus 1.
void Add(const Message &m) {
    for (size_t i = 0; i < m.bytes; i++)
        m.out[i] = static_cast<uint8_t>(m.in[i] + m.state[0] + 1);
}

template <typename Call> Candidate CandidateOf(const char *name, Call call) {
    return {name, Messages(std::make_shared<Nothing>(), [call](Nothing &, const Message &m) { call(m); })};
}

const Candidate kRight = CandidateOf("right", Add);

std::string Wrong(const Candidate &candidate, const Cell &cell) {
    Buffers buffers({cell});
    return Disagreement(cell, buffers, kRight, {kRight, candidate});
}

constexpr Cell kCells[] = {
    {Mode::kCtr, 128, 16, Kind::kApart},    {Mode::kCtr, 128, 1420, Kind::kApart},
    {Mode::kCtr, 128, 9000, Kind::kApart},  {Mode::kCtr, 128, 64, Kind::kInPlace},
    {Mode::kCtr, 128, 256, Kind::kChained},
};

TEST(Disagreement, NoneAmongEquals) {
    for (const Cell &cell : kCells)
        EXPECT_EQ(Wrong(kRight, cell), "") << cell.Describe();
}

TEST(Disagreement, NamesWhoDiffersAndWhere) {
    const Candidate broken = CandidateOf("broken", [](const Message &m) {
        Add(m);
        m.out[m.bytes - 1] ^= 4;
    });
    EXPECT_EQ(Wrong(broken, kCells[0]),
              "broken and right differ in byte 15 of the output (ctr, 128-bit key, 16 bytes, apart)");
    for (const Cell &cell : kCells)
        EXPECT_NE(Wrong(broken, cell), "") << cell.Describe();
}

TEST(Disagreement, WritingTooFar) {
    const Candidate broken = CandidateOf("broken", [](const Message &m) {
        Add(m);
        m.out[m.bytes] ^= 1;
    });
    EXPECT_NE(Wrong(broken, kCells[1]), "");
}

TEST(Disagreement, DoingNothing) {
    for (const Cell &cell : kCells)
        EXPECT_NE(Wrong(CandidateOf("idle", [](const Message &) {}), cell), "") << cell.Describe();
}

// Right in a first call, as a cipher that keeps an IV is.
TEST(Disagreement, OfAStateThatIsKept) {
    uint8_t kept = 0;
    bool has_kept = false;
    const Candidate broken = CandidateOf("broken", [&](const Message &m) {
        kept = has_kept ? kept : m.state[0];
        has_kept = true;
        Add({m.out, m.in, m.bytes, &kept});
    });
    EXPECT_NE(Wrong(broken, kCells[4]), "");
}

TEST(Disagreement, OfOneStreamOfMany) {
    const Cell cell{Mode::kCbcEncMb16, 128, 64, Kind::kApart};
    Buffers buffers({cell});
    const auto streams = [&](const char *name, size_t count) {
        return Candidate{name, Streams(std::make_shared<Nothing>(), 16, [count](Nothing &, const Message *m) {
                             for (size_t i = 0; i < count; i++)
                                 Add(m[i]);
                         })};
    };
    EXPECT_EQ(Disagreement(cell, buffers, streams("right", 16), {streams("same", 16)}), "");
    EXPECT_NE(Disagreement(cell, buffers, streams("right", 16), {streams("broken", 15)}), "");
}

// Input and output of a call, and of a call and those just before it, are never at the same place of a page.
TEST(Buffers, InputIsAtOtherPlacesOfPagesThanOutput) {
    for (const Cell &cell : Cells({{}, {128}, {}, {Kind::kApart}})) {
        Buffers buffers({cell});
        const Work work = buffers.Prepare(cell);
        EXPECT_NE(work.in, work.out);
        EXPECT_NE((work.in - work.out) % 4096, 0) << cell.Describe();
        EXPECT_EQ(work.span & (work.span - 1), 0U);
        EXPECT_GE(work.stride, cell.bytes) << cell.Describe();
    }
}

TEST(Sample, GivesEachCandidateSamplesOfItsOwn) {
    Buffers buffers({kCells[0]});
    std::vector<Candidate> candidates = {kRight, CandidateOf("slow", [](const Message &m) {
                                             for (int i = 0; i < 200; i++)
                                                 Add(m);
                                         })};
    Quiet quiet;
    for (int run = 0; run < 2; run++)
        Sample(kCells[0], buffers, candidates, {21, 2, 1e-5, 60}, 60, &quiet);
    EXPECT_LE(quiet.additions.size(), 2U);
    for (double additions : quiet.additions)
        EXPECT_GT(additions, 0.5);
    for (const Candidate &candidate : candidates) {
        ASSERT_EQ(candidate.samples.size(), 2U);
        EXPECT_GT(candidate.samples[0].size(), 0U);
    }
    // Not a question of speed: 200 times the work.
    EXPECT_GT(Summarize(candidates[1].samples).minimum, 20 * Summarize(candidates[0].samples).minimum);
}

TEST(Sample, StopsWhenItsTimeIsOver) {
    Buffers buffers({kCells[0]});
    std::vector<Candidate> candidates = {kRight};
    Quiet quiet;
    Sample(kCells[0], buffers, candidates, {100000, 1, 1e-3, 0}, 0, &quiet);
    EXPECT_LE(candidates[0].samples[0].size(), 3U);
}

// A chain of so many additions takes so many cycles, whatever the clock; what disturbs single spans, either way, leaves their median.
TEST(Clock, CountsCycles) {
    constexpr unsigned kChain = 100000;
    std::vector<double> cycles;
    for (int i = 0; i < 300; i++) {
        const Span span = Time([] {
            uint64_t sum = 0, step = 1;
            __asm__ volatile("" : "+r"(step));
            // Nearly nothing but additions: another thread of the core takes its share of whatever else there is.
            const auto add = [&] {
                sum += step;
                __asm__ volatile("" : "+r"(sum));
            };
            for (unsigned j = 0; j < kChain / 10; j++) {
                add(), add(), add(), add(), add();
                add(), add(), add(), add(), add();
            }
        });
        if (span.steady)
            cycles.push_back(span.cycles);
    }
    ASSERT_FALSE(cycles.empty());
    std::sort(cycles.begin(), cycles.end());
    EXPECT_GT(cycles[cycles.size() / 2], 0.9 * kChain);
    EXPECT_LT(cycles[cycles.size() / 2], 1.5 * kChain);
}

} // namespace
} // namespace bench
