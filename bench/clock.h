// SPDX-License-Identifier: Apache-2.0 OR MIT
// Time in cycles of the core. The counter that can be read (TSC, or the system's clock) ticks at a rate of its own, and a core's clock changes from one millisecond to
// the next, so each span is compared with a loop of additions, one a cycle, that runs before it and after it.
#ifndef AESGEN_BENCH_CLOCK_H
#define AESGEN_BENCH_CLOCK_H

#include <cstdint>
#include <functional>

namespace bench {

// A steady counter, read after all that was done before.
uint64_t Ticks();

// How many of them make a second; measured at the first call.
double TicksPerSecond();

// Since some moment.
double Seconds();

// How many ticks a cycle of this core takes now.
double TicksPerCycle();

// The core's clock now, in GHz.
double GigaHertz();

// How many additions that do not wait for each other this core does in a cycle now: fewer than when it is quiet, where another thread shares it. 0 where
// it never was left alone.
double AdditionsPerCycle();

struct Span {
    double cycles;
    bool
        steady; // the loop took the same time before and after: nothing else ran then, and the clock stayed. If not, cycles are too many rather than too few
};

Span Time(const std::function<void()> &work);

} // namespace bench

#endif
