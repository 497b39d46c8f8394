// SPDX-License-Identifier: Apache-2.0 OR MIT
// Calls that take every path through the kernels of a table, to be made by whoever watches them.
#ifndef AESGEN_TESTS_OBJECTS_CALLS_H
#define AESGEN_TESTS_OBJECTS_CALLS_H

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

struct Subject {
    std::string name;
    int mode; // -1: key expansion
    bool streams;
    unsigned blocks_per_pass, yield_blocks;
    void *function;
};

// Calls the function with these arguments; the result is its own.
using Invoke = std::function<uintptr_t(void *function, const uintptr_t (&arguments)[6])>;

uintptr_t CallPlainly(void *function, const uintptr_t (&arguments)[6]);

// The kernels and key expansions of the linked table that this CPU can run; the others are named on standard error.
std::vector<Subject> Subjects();

// Every key size, remainder and tail, counters before a wrap, streams of unequal length, looks at a flag that is not there, zero or
// set. Returns a digest of all that was computed. The schedules are random: nobody judges the output but by another run.
uint64_t MakeCalls(const Subject &subject, const Invoke &invoke);

// One call of whole blocks, with `rounds` rounds, from a counter that does not wrap; a flag is not given.
void CallOnce(const Subject &subject, unsigned rounds, unsigned blocks, const Invoke &invoke);

#endif
