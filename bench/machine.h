// SPDX-License-Identifier: Apache-2.0 OR MIT
// What figures were measured on.
#ifndef AESGEN_BENCH_MACHINE_H
#define AESGEN_BENCH_MACHINE_H

#include <string>
#include <utility>
#include <vector>

#include "measure.h"

namespace bench {

// Name and value, for people and for files alike.
using NamedValues = std::vector<std::pair<std::string, std::string>>;

// Stays on one core from now on: `core`, or where it is now if that is negative. The number of that core; negative where there is no such core for this process.
int Pin(int core);

// Undoes it.
void Unpin();

// CPU, clock, system.
NamedValues DescribeMachine(int core);

// What else ran while something was measured.
class Disturbance {
  public:
    Disturbance();
    // Since it was made. The rest is known to whoever took samples.
    NamedValues Describe(const Quiet &quiet) const;

  private:
    long switches_;
    double stolen_;
    double seconds_;
};

} // namespace bench

#endif
