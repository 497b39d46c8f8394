// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "clock.h"

#include <algorithm>
#include <ctime>

#if defined(__x86_64__) || defined(__i386__)
#include <x86intrin.h>
#endif

namespace bench {
namespace {

constexpr unsigned kAdditions = 8192;
// Beyond this the two loops around a span do not agree: an interrupt, or another clock.
constexpr double kSteady = 1.01;

double Nanoseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

// Of a register, not of a constant: some cores add constants while they rename, several in a cycle.
#define ADD                                                                                                            \
    sum += step;                                                                                                       \
    __asm__ volatile("" : "+r"(sum));
#define ADD8_APART                                                                                                     \
    a += step, b += step, c += step, d += step, e += step, f += step, g += step, h += step;                            \
    __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f), "+r"(g), "+r"(h));
#define ADD4 ADD ADD ADD ADD
#define ADD16 ADD4 ADD4 ADD4 ADD4
#define ADD64 ADD16 ADD16 ADD16 ADD16

uint64_t TicksOfAdditions() {
    uint64_t sum = 0, step = 1;
    __asm__ volatile("" : "+r"(step));
    const uint64_t start = Ticks();
    for (unsigned i = 0; i < kAdditions / 64; i++) {
        ADD64
    }
    return Ticks() - start;
}

uint64_t TicksOfAdditionsApart() {
    uint64_t a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, step = 1;
    __asm__ volatile("" : "+r"(step));
    const uint64_t start = Ticks();
    for (unsigned i = 0; i < kAdditions / 32; i++) {
        ADD8_APART
        ADD8_APART
        ADD8_APART
        ADD8_APART
    }
    return Ticks() - start;
}

// What reading the counter twice takes.
uint64_t TicksOfNothing() {
    static const uint64_t least = [] {
        uint64_t found = UINT64_MAX;
        for (int i = 0; i < 1000; i++) {
            const uint64_t start = Ticks();
            found = std::min(found, Ticks() - start);
        }
        return found;
    }();
    return least;
}

double Net(uint64_t ticks) {
    const uint64_t nothing = TicksOfNothing();
    return ticks > nothing ? static_cast<double>(ticks - nothing) : 1;
}

bool AreSteady(double before, double after) { return std::max(before, after) <= kSteady * std::min(before, after); }

} // namespace

uint64_t Ticks() {
#if defined(__x86_64__) || defined(__i386__)
    _mm_lfence();
    const uint64_t now = __rdtsc();
    _mm_lfence();
    return now;
#else
    return static_cast<uint64_t>(Nanoseconds());
#endif
}

double TicksPerSecond() {
    static const double rate = [] {
        const double from = Nanoseconds();
        const uint64_t start = Ticks();
        double now = from;
        while (now - from < 2e7) {
            now = Nanoseconds();
        }
        return 1e9 * static_cast<double>(Ticks() - start) / (now - from);
    }();
    return rate;
}

double Seconds() { return static_cast<double>(Ticks()) / TicksPerSecond(); }

double TicksPerCycle() { return Net(TicksOfAdditions()) / kAdditions; }

double AdditionsPerCycle() {
    double most = 0;
    // An interrupt is not what is asked about.
    for (int tries = 0, counted = 0; tries < 20 && counted < 3; tries++) {
        const double before = TicksPerCycle();
        const double apart = Net(TicksOfAdditionsApart());
        const double after = TicksPerCycle();
        if (AreSteady(before, after)) {
            most = std::max(most, kAdditions * before / apart);
            counted++;
        }
    }
    return most;
}

double GigaHertz() {
    double least = TicksPerCycle();
    for (int i = 0; i < 100; i++) {
        least = std::min(least, TicksPerCycle());
    }
    return TicksPerSecond() / least / 1e9;
}

Span Time(const std::function<void()> &work) {
    const double before = TicksPerCycle();
    const uint64_t start = Ticks();
    work();
    const uint64_t ticks = Ticks() - start;
    const double after = TicksPerCycle();
    // An interrupt makes a loop longer and would make the span look shorter than it was: then the shorter loop counts.
    const bool steady = AreSteady(before, after);
    return {Net(ticks) / (steady ? (before + after) / 2 : std::min(before, after)), steady};
}

} // namespace bench
