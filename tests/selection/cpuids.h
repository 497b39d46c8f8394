// SPDX-License-Identifier: Apache-2.0 OR MIT
// The CPUs of cpuid.txt, and what selection must make of each.
#ifndef AESGEN_TESTS_SELECTION_CPUIDS_H
#define AESGEN_TESTS_SELECTION_CPUIDS_H

#include <ostream>
#include <string>
#include <vector>

#include "cpu_dump.h"

struct Cpu {
    std::string name, row, isa, reason;
    std::vector<aesgen_cpu_dump> cores; // a dump for each kind of core that may be the one that asks
};

inline void PrintTo(const Cpu &cpu, std::ostream *stream) { *stream << cpu.name; }

// Ends the program with a sentence where the file is not as it says itself.
const std::vector<Cpu> &AllCpus();

#endif
