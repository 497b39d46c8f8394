// SPDX-License-Identifier: Apache-2.0 OR MIT
// The things that the program does, one a run.
#ifndef AESGEN_BENCH_COMMAND_H
#define AESGEN_BENCH_COMMAND_H

#include <string>

#include "options.h"
#include "report.h"

namespace bench {

// Prints what it finds and leaves the figures in the report. "" or a sentence that says why there are none. `peers` has ours first; `reference` is what results
// are compared with before anything is timed.
using Command = std::string(const Options &options, const Peer &reference, const std::vector<Peer> &peers,
                            Report *report);

Command Compare;  // every peer in every cell
Command Plain;    // what there is for CPUs without AES instructions: the portable C kernels and others' kernels
Command Overhead; // what choosing kernels at run time costs a call
Command Engine;   // an engine of sessions beside our kernels, and from which request size on it pays
Command Kernels;  // members of the generator's product, ranked
Command Sessions; // what a session's policies give over a resource that costs time to take
Command Sweep;    // ours at every length, to find lengths that cost more than longer ones

} // namespace bench

#endif
