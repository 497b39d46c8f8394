// SPDX-License-Identifier: Apache-2.0 OR MIT
// The command line.
#ifndef AESGEN_BENCH_OPTIONS_H
#define AESGEN_BENCH_OPTIONS_H

#include <string>
#include <vector>

#include "cells.h"
#include "measure.h"
#include "report.h"

namespace bench {

struct Options {
    std::string command;           // the flag that says what to do; empty: compare
    std::string kernels;           // the mode of --kernels
    std::vector<std::string> isas; // for --kernels; empty: all that the CPU can run
    std::string engine;            // of --engine
    Filter filter;
    std::vector<std::string> peers; // empty: all
    Effort effort{61, 3, 20e-6, 600};
    By by = By::kMedian;
    int core = -1;
    std::string select; // what aesgen_select is given; empty: nothing
    std::string csv, json, evidence;
    std::string row; // that the evidence is for
    bool help = false;
};

// A flag that says what to do instead of comparing.
struct CommandFlag {
    const char *name, *help;
};

const std::vector<CommandFlag> &CommandFlags();

// What the flags are, for --help.
std::string Usage();

// "" and the options, or a sentence that says what is wrong.
std::string Parse(const std::vector<std::string> &arguments, Options *options);

} // namespace bench

#endif
