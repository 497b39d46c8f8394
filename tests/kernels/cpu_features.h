// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the CPU under the tests can do. Found by its own means, not by the runtime's, which is under test.
#ifndef AESGEN_TESTS_KERNELS_CPU_FEATURES_H
#define AESGEN_TESTS_KERNELS_CPU_FEATURES_H

#include <string>

// Those of `needed`, names as in generator/isas.py with blanks between, that this CPU or its operating system lacks, with commas
// between; "" where it has all. A name that nobody knows ends the program.
std::string MissingFeatures(const std::string &needed);

#endif
