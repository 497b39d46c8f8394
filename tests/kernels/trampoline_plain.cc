// SPDX-License-Identifier: Apache-2.0 OR MIT
// For hosts whose registers nobody watches yet.
#include "trampoline.h"

#include <cstring>

const bool kTrampolineObserves = false;

std::string CallThroughTrampoline(void *function, const uintptr_t (&arguments)[6], uintptr_t *result) {
    uintptr_t (*call)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);
    memcpy(&call, &function, sizeof call);
    *result = call(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
    return "";
}
