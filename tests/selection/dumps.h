// SPDX-License-Identifier: Apache-2.0 OR MIT
// The dumps of dumps.txt, and what selection must make of each.
#ifndef AESGEN_TESTS_SELECTION_DUMPS_H
#define AESGEN_TESTS_SELECTION_DUMPS_H

#include <map>
#include <string>
#include <vector>

#include "cpu_dump.h"

// For each place of a selection the kernel's name.
using Kernels = std::vector<std::string>;

struct Dump {
    std::string name;
    aesgen_cpu_dump dump;
    std::string row, reason, kernels;
};

struct Dumps {
    std::map<std::string, Kernels> kernels;
    std::vector<Dump> dumps;
    const aesgen_cpu_dump &Named(const std::string &name) const;
};

// Ends the program with a sentence where the file is not as it says itself.
const Dumps &AllDumps();

#endif
