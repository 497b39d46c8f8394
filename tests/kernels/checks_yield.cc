// SPDX-License-Identifier: Apache-2.0 OR MIT
// Where a kernel looks at its flag, what it has done by then, and that the rest can be taken up.
#include <algorithm>

#include "checks.h"

namespace {

bool Yields(const Kernel &k) { return IsBulk(k) && k.yield_blocks > 0; }
bool NeverYields(const Kernel &k) { return IsBulk(k) && k.yield_blocks == 0; }

// The most blocks between two looks away from a counter wrap.
size_t Bound(const Kernel &k) { return (k.yield_blocks + k.interleave - 1) / k.interleave * k.interleave; }

// Lengths in blocks: all around two looks, from one block on where that is little.
std::vector<size_t> Totals(const Kernel &k, bool quick) {
    const size_t most = 2 * Bound(k) + k.interleave + 1;
    if (most > 32 || (quick && most > 20))
        return {Bound(k), Bound(k) + 1, most - 1};
    std::vector<size_t> totals;
    for (size_t blocks = 1; blocks <= most; blocks++)
        totals.push_back(blocks);
    return totals;
}

// The flag lies in block k of an output that is zero, so that it turns non-zero when that block is stored: the first look
// after that must stop the call, with all of that pass in place, and nothing else may.
std::string YieldAtEveryBlock(Subject &s) {
    const Kernel &k = s.kernel;
    Bench &bench = Bench::Get();
    for (size_t key_bytes : KeySizes(k.mode)) {
        Expected &e = Expected::Get(k.mode, key_bytes);
        for (size_t blocks : Totals(k, s.quick)) {
            const size_t bytes = 16 * blocks + (HasTails(k) && blocks % 2 ? 5 : 0);
            const std::vector<size_t> looks = Looks(k, bytes, e.StateAfter(0));
            for (size_t block = 0; block < blocks; block++) {
                if (s.quick && blocks > 40 && block % 5 && block + 3 < blocks)
                    continue;
                Shape shape = {&e, bytes};
                // The flag is a uint32_t, which is all the alignment there is.
                shape.out = {true, static_cast<unsigned>(-bytes & 3) + 4 * static_cast<unsigned>(block % 4)};
                if (IsBlocksOnly(k.mode))
                    shape.null_state = IsEcb(k.mode);
                bench.Prepare(shape, 0);
                // A word of ciphertext that is not zero; there is one in each block.
                size_t word = 4 * (block % 4);
                while (std::all_of(e.Output(bytes) + 16 * block + word, e.Output(bytes) + 16 * block + word + 4,
                                   [](uint8_t byte) { return byte == 0; }))
                    word = (word + 4) % 16;
                shape.flag = reinterpret_cast<const volatile uint32_t *>(bench.out() + 16 * block + word);
                bench.SetFlag(shape.flag);
                size_t left = 0;
                std::string error = bench.Call(s, &left);
                auto look = std::find_if(looks.begin(), looks.end(), [&](size_t done) { return done > block; });
                const size_t expected = look == looks.end() ? 0 : LeftAfter(bytes, *look);
                if (error.empty() && left != expected)
                    error = Format("%zu bytes are left, expected %zu", left, expected);
                if (error.empty())
                    error = bench.Verify(left);
                if (!error.empty())
                    return Format("the flag in block %zu: ", block) + Describe(shape) + ": " + error;
                if (left) { // taken up again, in place for a change
                    Shape rest = {&e, left};
                    rest.from = bytes - left;
                    rest.in_place = true;
                    error = Observe(s, rest);
                    if (!error.empty())
                        return Format("taken up after the flag in block %zu: ", block) + error;
                }
            }
        }
    }
    return "";
}

// A flag that is always set: each call does the least it may, never nothing, until one returns 0.
std::string Dribble(Subject &s, Expected &e, size_t bytes, const volatile uint32_t *flag) {
    size_t from = 0;
    while (true) {
        Shape shape = {&e, bytes - from};
        shape.from = from;
        shape.flag = flag;
        size_t left = 0;
        std::string error = Observe(s, shape, &left);
        if (!error.empty())
            return error;
        if (left == 0)
            return "";
        if (left >= shape.bytes)
            return Describe(shape) + ": no progress";
        from = bytes - left;
    }
}

std::string YieldAlwaysSet(Subject &s) {
    const Kernel &k = s.kernel;
    const size_t most = 2 * Bound(k) + k.interleave + 1;
    for (size_t key_bytes : KeySizes(k.mode)) {
        for (size_t bytes = 16; bytes <= 16 * most + 15; bytes += most > 32 || s.quick ? 16 * k.interleave + 1 : 3) {
            const size_t legal = HasTails(k) ? bytes : bytes & ~size_t{15};
            // Any bit counts.
            const uint32_t value = uint32_t{1} << bytes % 32;
            std::string error = Dribble(s, Expected::Get(k.mode, key_bytes), legal,
                                        Bench::Get().Flag(value, bytes % 2 ? kAtEnd : kAtStart));
            if (!error.empty())
                return error;
        }
    }
    return "";
}

// Near the counter's wrap passes have width 1: looks move, the bound of Y - 1 + interleave blocks holds.
std::string YieldNearTheWrap(Subject &s) {
    const Kernel &k = s.kernel;
    Block high;
    FillRandom(high.data(), high.size(), 6);
    const size_t blocks = 2 * k.yield_blocks + 2 * k.interleave + 1;
    for (uint64_t distance = 0; distance <= blocks; distance += k.yield_blocks > 16 || s.quick ? 5 : 1) {
        const Block start = CounterBefore(64, distance, high);
        for (size_t key_bytes : KeySizes(k.mode)) {
            if (key_bytes != 16 && (s.quick || distance % 3))
                continue;
            std::string error =
                Dribble(s, Expected::Get(k.mode, key_bytes, start), 16 * blocks + 7, Bench::Get().Flag(0x100, kAtEnd));
            if (!error.empty())
                return Format("a counter %d before 2^64: ", static_cast<int>(distance)) + error;
        }
    }
    return "";
}

// NULL and a zero that stays zero run through, both beyond several looks. A call that ends where the first look would be has
// none: nobody may follow its flag.
std::string YieldRunsThrough(Subject &s) {
    const Kernel &k = s.kernel;
    for (size_t key_bytes : KeySizes(k.mode)) {
        for (const volatile uint32_t *flag :
             {static_cast<const volatile uint32_t *>(nullptr), Bench::Get().Flag(0, kAtEnd)}) {
            Shape shape = {&Expected::Get(k.mode, key_bytes), 16 * (3 * Bound(k) + 1)};
            shape.flag = flag;
            std::string error = Observe(s, shape);
            if (!error.empty())
                return error;
        }
        Shape shape = {&Expected::Get(k.mode, key_bytes), 16 * Bound(k)};
        shape.flag = Bench::Get().Forbidden();
        std::string error = Observe(s, shape);
        if (!error.empty())
            return error;
    }
    return "";
}

// A kernel that never looks: set flags and pointers that nobody may follow change nothing.
std::string FlagIgnored(Subject &s) {
    const Kernel &k = s.kernel;
    Bench &bench = Bench::Get();
    for (size_t key_bytes : KeySizes(k.mode)) {
        for (const volatile uint32_t *flag : {bench.Forbidden(), bench.Flag(~uint32_t{0}, kAtEnd)}) {
            Shape shape = {&Expected::Get(k.mode, key_bytes), 16 * (8 * k.interleave + 1)};
            shape.flag = flag;
            std::string error = Observe(s, shape);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

} // namespace

const std::vector<Check> &YieldChecks() {
    static const std::vector<Check> checks = {
        {"YieldAtEveryBlock", Yields, YieldAtEveryBlock},
        {"YieldAlwaysSet", Yields, YieldAlwaysSet},
        {"YieldNearTheWrap", [](const Kernel &k) { return Yields(k) && IsCtrKernel(k); }, YieldNearTheWrap},
        {"YieldRunsThrough", Yields, YieldRunsThrough},
        {"FlagIgnored", NeverYields, FlagIgnored},
    };
    return checks;
}
