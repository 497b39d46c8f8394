// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the library's own detection says of this CPU.
#ifndef AESGEN_BENCH_CPU_H
#define AESGEN_BENCH_CPU_H

#include <string>
#include <vector>

#include "cpu_dump.h"

namespace bench {

aesgen_cpu_dump DetectCpu();

// The instruction sets that kernels are generated for and that this CPU can run.
std::vector<std::string> RunnableIsas();

// The numbers that it is recognised by, for people.
std::string IdentityOf(const aesgen_cpu_dump &dump);

// What rows recognise a core by, as a JSON object: vendor, family, model, stepping and core_type, or midr (the first, and how many kinds there are).
std::string JsonOfCpu(const aesgen_cpu_dump &dump);

// Why the numbers by which the CPU is recognised cannot be its own, as under a hypervisor that hands on another's; "" where nothing is known to be wrong.
std::string DoubtOf(const aesgen_cpu_dump &dump);

} // namespace bench

#endif
