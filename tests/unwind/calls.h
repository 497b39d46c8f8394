// SPDX-License-Identifier: Apache-2.0 OR MIT
// Calls on the test bench that together execute every instruction of a kernel.
#ifndef AESGEN_TESTS_UNWIND_CALLS_H
#define AESGEN_TESTS_UNWIND_CALLS_H

#include <functional>
#include <string>

#include "table.h"

// Makes calls until `enough` says so after one, or there are no more: nothing to do, passes and remainders and tails, looks at a flag
// that is down and at one that is up, then each length by itself and counters before a wrap. Each result is compared with what it
// must be; returns what is wrong, or "".
std::string CallUntil(const Kernel &kernel, const std::function<bool()> &enough);
std::string CallUntil(const KeyExpansion &expansion, const std::function<bool()> &enough);

#endif
