// SPDX-License-Identifier: Apache-2.0 OR MIT
// One call of the code under test. Whatever it does, the harness lives on and knows.
#ifndef AESGEN_TESTS_KERNELS_CALL_H
#define AESGEN_TESTS_KERNELS_CALL_H

#include <string>

#include "table.h"

struct Arguments {
    void *out;
    const void *in;
    size_t bytes;
    const aesgen_schedule *ks;
    uint8_t *state;
    const volatile uint32_t *flag;
};

struct StreamsArguments {
    aesgen_stream *streams;
    size_t count;
    const aesgen_schedule *ks;
    const volatile uint32_t *flag;
};

// All return "" or what went wrong: a register that was not preserved, a fault and where, no return.
std::string CallKernel(const Kernel &kernel, const Arguments &arguments, size_t *left);
std::string CallStreams(const Kernel &kernel, const StreamsArguments &arguments, size_t *left);
std::string CallKeyExpansion(const KeyExpansion &expansion, aesgen_schedule *ks, const uint8_t *key, size_t key_bytes);

// From now on SIGALRM while the code under test runs ends that call; at any other time it ends the program with status 3.
// `seconds` 0 switches it off.
void LimitTime(unsigned seconds);

// Whether a call ended for that reason since the program began.
bool TimeRanOut();

#endif
