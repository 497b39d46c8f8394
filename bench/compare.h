// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the program does unless it is told otherwise.
#ifndef AESGEN_BENCH_COMPARE_H
#define AESGEN_BENCH_COMPARE_H

#include <string>

#include "options.h"
#include "report.h"

namespace bench {

// The peers beside each other in every cell of the filter. "" and the report's results, or a sentence where one does not make the same as `reference`: then nothing is timed.
std::string Compare(const Options &options, const Peer &reference, const std::vector<Peer> &peers, Report *report);

} // namespace bench

#endif
