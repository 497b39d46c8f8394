// SPDX-License-Identifier: Apache-2.0 OR MIT
// AAPCS64: x19 to x29, the low halves of v8 to v15 and SP come back as they were. The kernel ABI adds x18, and the
// caller's part of the stack.
#include "trampoline.h"

#include <cstddef>
#include <cstring>

#include "memory.h"

namespace {

struct Trampoline {
    uint64_t host_sp;
    uint64_t host_x[12];
    uint64_t host_d[8];
    uint64_t arguments[6];
    uint64_t function;
    uint64_t stack;
    uint64_t result;
    uint64_t sp_after;
    uint64_t x_before[12];
    uint64_t x_after[12];
    uint64_t d_before[8];
    uint64_t d_after[8];
    uint8_t junk[64];
};

// The offsets that trampoline_aarch64.S uses.
static_assert(offsetof(Trampoline, host_x) == 8 && offsetof(Trampoline, host_d) == 104 &&
              offsetof(Trampoline, arguments) == 168 && offsetof(Trampoline, function) == 216 &&
              offsetof(Trampoline, stack) == 224 && offsetof(Trampoline, result) == 232 &&
              offsetof(Trampoline, sp_after) == 240 && offsetof(Trampoline, x_before) == 248 &&
              offsetof(Trampoline, x_after) == 344 && offsetof(Trampoline, d_before) == 440 &&
              offsetof(Trampoline, d_after) == 504 && offsetof(Trampoline, junk) == 568);

extern "C" void trampoline_enter(Trampoline *t);

// What lies above SP at the call: the caller's.
constexpr size_t kCanaryBytes = 256;
constexpr uint8_t kCanary = 0xc7;

struct Setup {
    Guarded stack{1 << 16};
    Trampoline t{};
    uint8_t canary[kCanaryBytes];

    Setup() {
        memset(canary, kCanary, sizeof canary);
        memset(stack.end() - kCanaryBytes, kCanary, kCanaryBytes);
        t.stack = reinterpret_cast<uint64_t>(stack.end() - kCanaryBytes);
        for (unsigned i = 0; i < 12; i++)
            t.x_before[i] = 0x5a5a1111deadbe00u + 18 + i;
        for (unsigned i = 0; i < 8; i++)
            t.d_before[i] = 0xd0d02222feedfa00u + 8 + i;
        for (unsigned i = 0; i < sizeof t.junk; i++)
            t.junk[i] = static_cast<uint8_t>(0x91 + 7 * i);
    }
};

} // namespace

const bool kTrampolineObserves = true;

std::string CallThroughTrampoline(void *function, const uintptr_t (&arguments)[6], uintptr_t *result) {
    static Setup s;
    memcpy(s.t.arguments, arguments, sizeof s.t.arguments);
    s.t.function = reinterpret_cast<uint64_t>(function);
    trampoline_enter(&s.t);
    *result = s.t.result;
    std::string wrong;
    if (s.t.sp_after != s.t.stack)
        wrong += " SP";
    if (memcmp(s.t.x_after, s.t.x_before, sizeof s.t.x_after) != 0)
        for (unsigned i = 0; i < 12; i++)
            if (s.t.x_after[i] != s.t.x_before[i])
                wrong += " x" + std::to_string(18 + i);
    if (memcmp(s.t.d_after, s.t.d_before, sizeof s.t.d_after) != 0)
        for (unsigned i = 0; i < 8; i++)
            if (s.t.d_after[i] != s.t.d_before[i])
                wrong += " d" + std::to_string(8 + i);
    if (memcmp(s.stack.end() - kCanaryBytes, s.canary, kCanaryBytes) != 0) {
        memset(s.stack.end() - kCanaryBytes, kCanary, kCanaryBytes);
        wrong += " the caller's stack";
    }
    return wrong.empty() ? "" : "not preserved:" + wrong;
}
