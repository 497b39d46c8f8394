// SPDX-License-Identifier: Apache-2.0 OR MIT
// A report for people.
#ifndef AESGEN_BENCH_TEXT_H
#define AESGEN_BENCH_TEXT_H

#include <string>

#include "report.h"

namespace bench {

// printf into a string.
std::string Format(const char *format, ...) __attribute__((format(printf, 1, 2)));

// Machine, libraries and what runs: what stands before all figures.
std::string TextOfHead(const Report &report);

// For each way of calling a table; under each mode and key size a line per candidate, the best peer, and how many times as fast ours is.
std::string TextOfTables(const Report &report, By by);

// What ran besides.
std::string TextOfFoot(const Report &report);

} // namespace bench

#endif
