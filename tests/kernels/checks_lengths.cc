// SPDX-License-Identifier: Apache-2.0 OR MIT
// Lengths, placement, alignment. Buffers lie against guard pages throughout.
#include <algorithm>

#include "call.h"
#include "checks.h"

namespace {

constexpr size_t kLongest = 1100; // every length up to here in the modes that take any

// The longest of the lengths at which passes, remainders and tails meet in every way: 3 passes and a block and 15 bytes.
size_t Meeting(const Kernel &k) { return 16 * (3 * k.interleave + 1) + 15; }

// A flag that must not stop the call, turn by turn: none; a pointer that nobody may follow where the kernel never looks, or has
// no reason to look in this call; else a zero, at either edge of its pages.
const volatile uint32_t *Harmless(const Kernel &k, Expected &e, size_t bytes, size_t turn) {
    Bench &bench = Bench::Get();
    if (turn % 3 == 0)
        return nullptr;
    if (Looks(k, bytes, e.StateAfter(0)).empty())
        return turn % 3 == 1 ? bench.Forbidden() : bench.Flag(1, kAtStart);
    return bench.Flag(0, turn % 3 == 1 ? kAtEnd : kAtStart);
}

Place Turn(size_t turn) { return {turn % 2 == 0, static_cast<unsigned>(turn / 2 % 16)}; }

std::string EveryLength(Subject &s) {
    const Kernel &k = s.kernel;
    size_t longest = IsBlocksOnly(k.mode) || s.quick ? Meeting(k) : std::max(kLongest, Meeting(k));
    for (size_t key_bytes : KeySizes(k.mode)) {
        Expected &e = Expected::Get(k.mode, key_bytes);
        for (size_t bytes = 0; bytes <= longest; bytes++) {
            for (bool in_place : {false, true}) {
                // Against either guard page, and at an address that is no multiple of 16 and another for each buffer.
                const unsigned odd = 1 + static_cast<unsigned>(bytes / 16 + bytes) % 15;
                for (const Place &place : {kAtEnd, kAtStart, Place{true, odd}}) {
                    if (!(place.at_end && place.offset == 0) && bytes > Meeting(k))
                        continue;
                    Shape shape = {&e, bytes};
                    shape.in_place = in_place;
                    shape.in = shape.out = place;
                    if (place.offset)
                        shape.in.offset = 16 - odd;
                    shape.state = Turn(bytes);
                    shape.null_state = IsEcb(k.mode) && bytes / 16 % 2;
                    shape.flag = Harmless(k, e, bytes, bytes / 16 + bytes + in_place);
                    std::string error = Observe(s, shape);
                    if (!error.empty())
                        return error;
                }
            }
        }
    }
    return "";
}

std::string EveryAlignment(Subject &s) {
    const Kernel &k = s.kernel;
    const std::vector<size_t> &sizes = KeySizes(k.mode);
    const size_t tail = IsBlocksOnly(k.mode) ? 0 : 7;
    for (unsigned in = 0; in < 16; in++) {
        for (unsigned out = 0; out < 16; out++) {
            if (s.quick && in != out && (in + out) % 5)
                continue;
            Shape shape = {&Expected::Get(k.mode, sizes[(in + out) % sizes.size()]), 16u * (k.interleave + 1) + tail};
            shape.in = {out % 2 == 0, in};
            shape.out = {in % 2 == 0, out};
            shape.state = {true, (in + 3 * out) % 16};
            shape.schedule = {out % 2 == 1, (3 * in + out) % 16};
            std::string error = Observe(s, shape);
            shape.in_place = true;
            if (error.empty())
                error = Observe(s, shape);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

// bytes == 0 follows no pointer at all.
std::string NothingToDo(Subject &s) {
    s.calls++;
    size_t left = 0;
    std::string error = CallKernel(s.kernel, {nullptr, nullptr, 0, nullptr, nullptr, nullptr}, &left);
    if (error.empty() && left != 0)
        error = Format("%zu bytes are left", left);
    return error.empty() ? error : "0 bytes and NULL for every pointer: " + error;
}

// A call far longer than a pass, for counters and strides that a short one does not exercise.
std::string LongCall(Subject &s) {
    const Kernel &k = s.kernel;
    const size_t bytes = Expected::kMaxBytes - 16 - (IsBlocksOnly(k.mode) ? 0 : 3);
    for (size_t key_bytes : KeySizes(k.mode)) {
        Shape shape = {&Expected::Get(k.mode, key_bytes), bytes};
        shape.in = {true, 3};
        std::string error = Observe(s, shape);
        if (!error.empty() || s.quick)
            return error;
    }
    return "";
}

} // namespace

const std::vector<Check> &LengthChecks() {
    static const std::vector<Check> checks = {
        {"EveryLength", IsBulk, EveryLength},
        {"EveryAlignment", IsBulk, EveryAlignment},
        {"NothingToDo", IsBulk, NothingToDo},
        {"LongCall", IsBulk, LongCall},
    };
    return checks;
}
