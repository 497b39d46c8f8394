// SPDX-License-Identifier: Apache-2.0 OR MIT
// Rankings as evidence for a row of the microarchitecture table: what Evidence("measured", ...) in generator/ names, and tests/generator holds the row's choices to.
#ifndef AESGEN_BENCH_EVIDENCE_H
#define AESGEN_BENCH_EVIDENCE_H

#include <string>

#include "options.h"
#include "report.h"

namespace bench {

// Why this run cannot be evidence, whatever it finds: asked before anything is measured. "" where it can.
std::string NoEvidence(const Options &options);

// Why what was measured is no evidence: the machine was not quiet. "" where it is.
std::string NotQuiet(const Quiet &quiet);

std::string Evidence(const Options &options, const Report &report);

} // namespace bench

#endif
