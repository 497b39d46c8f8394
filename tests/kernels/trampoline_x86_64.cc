// SPDX-License-Identifier: Apache-2.0 OR MIT
// System V: rbx, rbp, r12 to r15 and RSP come back as they were, DF is clear, the x87 stack is empty, and the control bits of MXCSR
// and x87 are the caller's. The kernel ABI adds the caller's part of the stack, and the upper halves of vectors, which hold nothing
// afterwards, as VZEROUPPER leaves them, or what they held.
#include "trampoline.h"

#include <cstddef>
#include <cstring>

#include "cpu_features.h"
#include "memory.h"

namespace {

// As FXSAVE lays it out.
struct Fx {
    uint16_t x87_control;
    uint16_t x87_status;
    uint8_t x87_tags; // a bit for each register that is not empty
    uint8_t unused[19];
    uint32_t mxcsr;
    uint32_t mxcsr_mask;
    uint8_t x87[8][16];
    uint8_t xmm[16][16];
    uint8_t reserved[96];
};

struct alignas(64) Trampoline {
    uint64_t host_rsp;
    uint32_t host_mxcsr;
    uint32_t host_x87;
    uint64_t arguments[6];
    uint64_t function;
    uint64_t stack;
    uint64_t result;
    uint64_t rsp_after;
    uint64_t before[6];
    uint64_t after[6];
    uint64_t flags_after;
    uint32_t vector_bytes; // of a register that this CPU has: 16, 32 or 64
    uint64_t flags_before;
    alignas(64) Fx fx_before;
    Fx fx_after;
    uint8_t junk[64];
    uint8_t vectors_after[16][64];
};

// The offsets that trampoline_x86_64.S uses.
static_assert(offsetof(Trampoline, host_mxcsr) == 8 && offsetof(Trampoline, host_x87) == 12 &&
              offsetof(Trampoline, arguments) == 16 && offsetof(Trampoline, function) == 64 &&
              offsetof(Trampoline, stack) == 72 && offsetof(Trampoline, result) == 80 &&
              offsetof(Trampoline, rsp_after) == 88 && offsetof(Trampoline, before) == 96 &&
              offsetof(Trampoline, after) == 144 && offsetof(Trampoline, flags_after) == 192 &&
              offsetof(Trampoline, vector_bytes) == 200 && offsetof(Trampoline, flags_before) == 208 &&
              offsetof(Trampoline, fx_before) == 256 && offsetof(Trampoline, fx_after) == 768 &&
              offsetof(Trampoline, junk) == 1280 && offsetof(Trampoline, vectors_after) == 1344);
static_assert(sizeof(Fx) == 512 && offsetof(Fx, mxcsr) == 24);

extern "C" void trampoline_enter(Trampoline *t);

// What lies above the return address: the caller's.
constexpr size_t kCanaryBytes = 256;
constexpr uint8_t kCanary = 0xc7;
constexpr uint64_t kDirectionFlag = 1 << 10;
// Of a comparison, all of them, and one that is always set.
constexpr uint64_t kCompared = 0x8d5, kAlwaysSet = 2;
// Not the usual values, so that who sets those is seen: MXCSR rounds down, x87 too.
constexpr uint32_t kMxcsr = 0x3f80, kMxcsrControl = 0xffc0;
constexpr uint16_t kX87Control = 0x077f;

struct Setup {
    Guarded stack{1 << 16};
    Trampoline t{};
    uint8_t canary[kCanaryBytes];

    Setup() {
        memset(canary, kCanary, sizeof canary);
        memset(stack.end() - kCanaryBytes, kCanary, kCanaryBytes);
        t.stack = reinterpret_cast<uint64_t>(stack.end() - kCanaryBytes);
        for (unsigned i = 0; i < 6; i++)
            t.before[i] = 0x5a5a1111deadbe00u + i;
        for (unsigned i = 0; i < sizeof t.junk; i++)
            t.junk[i] = static_cast<uint8_t>(0x91 + 7 * i);
        t.fx_before.x87_control = kX87Control;
        t.fx_before.mxcsr = kMxcsr;
        for (auto &xmm : t.fx_before.xmm)
            memcpy(xmm, t.junk, 16);
        t.vector_bytes = MissingFeatures("AVX512F").empty() ? 64 : MissingFeatures("AVX").empty() ? 32 : 16;
    }
};

// The first vector register whose part above the low 16 bytes is neither zero nor as it was, or -1.
int DirtyVector(const Trampoline &t) {
    static const uint8_t zeros[64] = {};
    const size_t bytes = t.vector_bytes - 16;
    for (int i = 0; bytes > 0 && i < 16; i++)
        if (memcmp(t.vectors_after[i] + 16, zeros, bytes) != 0 &&
            memcmp(t.vectors_after[i] + 16, t.junk + 16, bytes) != 0)
            return i;
    return -1;
}

} // namespace

const bool kTrampolineObserves = true;

std::string CallThroughTrampoline(void *function, const uintptr_t (&arguments)[6], uintptr_t *result) {
    static const char *const names[] = {"rbx", "rbp", "r12", "r13", "r14", "r15"};
    static Setup s;
    memcpy(s.t.arguments, arguments, sizeof s.t.arguments);
    s.t.function = reinterpret_cast<uint64_t>(function);
    // Every other call finds them set: who branches on flags of the caller's is wrong in one of two.
    s.t.flags_before = kAlwaysSet | (s.t.flags_before & kCompared ? 0 : kCompared);
    trampoline_enter(&s.t);
    *result = s.t.result;
    std::string wrong;
    if (s.t.rsp_after != s.t.stack)
        wrong += " RSP";
    for (unsigned i = 0; i < 6; i++)
        if (s.t.after[i] != s.t.before[i])
            wrong += std::string(" ") + names[i];
    if (s.t.flags_after & kDirectionFlag)
        wrong += " DF";
    if (s.t.fx_after.x87_control != kX87Control)
        wrong += " the x87 control word";
    if (s.t.fx_after.x87_tags != 0)
        wrong += " the empty x87 stack";
    if ((s.t.fx_after.mxcsr & kMxcsrControl) != (kMxcsr & kMxcsrControl))
        wrong += " MXCSR";
    if (int dirty = DirtyVector(s.t); dirty >= 0)
        wrong += " the upper half of vector " + std::to_string(dirty);
    if (memcmp(s.stack.end() - kCanaryBytes, s.canary, kCanaryBytes) != 0) {
        memset(s.stack.end() - kCanaryBytes, kCanary, kCanaryBytes);
        wrong += " the caller's stack";
    }
    return wrong.empty() ? "" : "not preserved:" + wrong;
}
