// SPDX-License-Identifier: Apache-2.0 OR MIT
// Calls a function under observation of what the platform's calling convention has it preserve.
#ifndef AESGEN_TESTS_KERNELS_TRAMPOLINE_H
#define AESGEN_TESTS_KERNELS_TRAMPOLINE_H

#include <cstdint>
#include <string>

// Whether this build observes registers; where not, a call is just made.
extern const bool kTrampolineObserves;

// Makes the call with six integer arguments; a function of fewer does not see the rest, which holds for every ABI in use here.
// Returns a sentence about what was not preserved, or "". Not re-entrant.
std::string CallThroughTrampoline(void *function, const uintptr_t (&arguments)[6], uintptr_t *result);

#endif
