// SPDX-License-Identifier: Apache-2.0 OR MIT
// What is carried from block to block and from call to call: counters, tweaks, chaining blocks, schedules.
#include <cstring>

#include "checks.h"

namespace {

// Counters that wrap at every position around a pass, and what is written back.
std::string CounterWraps(Subject &s) {
    const unsigned n = s.kernel.interleave;
    Block random, ones;
    FillRandom(random.data(), random.size(), 5);
    ones.fill(0xff);
    const size_t blocks = 3 * n + 1;
    // 8 and 96 stand for carries out of a byte and out of a 32-bit word that no wrap rule names.
    for (unsigned bits : {64u, 32u, 128u, 8u, 96u}) {
        for (uint64_t distance = 0; distance <= 2 * n + 2; distance++) {
            const Block start = CounterBefore(bits, distance, bits == 64 && distance % 2 ? ones : random);
            for (size_t key_bytes : KeySizes(s.kernel.mode)) {
                if (s.quick && key_bytes != 16 && bits != 64)
                    continue;
                Expected &e = Expected::Get(AESGEN_CTR, key_bytes, start);
                // The last: a remainder of as many blocks as a pass.
                for (size_t bytes :
                     {16 * blocks - (distance % 2 ? 0 : 5), 16 * (n + distance % n) + 3, size_t{16} * n - 5}) {
                    Shape shape = {&e, bytes};
                    shape.in_place = distance % 3 == 0;
                    std::string error = Observe(s, shape);
                    if (!error.empty())
                        return Format("a counter %d before 2^%u: ", static_cast<int>(distance), bits) + error;
                }
            }
        }
    }
    return "";
}

// Tweaks whose doubling carries, or does not, out of each half and out of the whole.
std::string TweakCarries(Subject &s) {
    const Kernel &k = s.kernel;
    std::vector<Block> tweaks(7);
    tweaks[0].fill(0xff);
    tweaks[1].fill(0x00);
    tweaks[2][7] = 0x80;
    tweaks[3][15] = 0x80;
    tweaks[4][7] = tweaks[4][15] = 0xc0;
    tweaks[5][3] = tweaks[5][11] = 0x80;
    tweaks[6].fill(0x55);
    for (const Block &tweak : tweaks) {
        for (size_t key_bytes : KeySizes(k.mode)) {
            for (size_t bytes : {16 * (2 * k.interleave + 1) + 0u, 16 * (k.interleave + 1) + 9u, 16u + 1u, 16u}) {
                Shape shape = {&Expected::Get(k.mode, key_bytes, tweak), bytes};
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return Format("the tweak %02x…%02x…%02x: ", tweak[0], tweak[7], tweak[15]) + error;
            }
        }
    }
    return "";
}

// Calls that chain through the state equal one call, wherever it is cut.
std::string ChainedCalls(Subject &s) {
    const Kernel &k = s.kernel;
    const size_t blocks = 3 * k.interleave + 1, tail = HasTails(k) ? 11 : 0, all = 16 * blocks + tail;
    for (size_t key_bytes : KeySizes(k.mode)) {
        Expected &e = Expected::Get(k.mode, key_bytes);
        auto piece = [&](size_t from, size_t to) {
            Shape shape = {&e, to - from};
            shape.from = from;
            shape.in_place = from / 16 % 2 == 1;
            return Observe(s, shape);
        };
        // In two at every block, and in single blocks. XTS cannot begin with its final pair cut in two.
        for (size_t cut = 0; cut < blocks; cut++) {
            std::string error = piece(0, 16 * cut);
            if (error.empty())
                error = piece(16 * cut, all);
            if (error.empty() && cut + 1 < blocks)
                error = piece(16 * cut, 16 * cut + 16);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

std::string ScheduleAnywhere(Subject &s) {
    const Kernel &k = s.kernel;
    for (size_t key_bytes : KeySizes(k.mode)) {
        for (unsigned offset = 0; offset < 16; offset++) {
            for (bool at_end : {true, false}) {
                Shape shape = {&Expected::Get(k.mode, key_bytes), 16u * (k.interleave + 1) + (HasTails(k) ? 1 : 0)};
                shape.schedule = {at_end, offset};
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

} // namespace

const std::vector<Check> &StateChecks() {
    static const std::vector<Check> checks = {
        {"CounterWraps", IsCtrKernel, CounterWraps},
        {"TweakCarries", IsXtsKernel, TweakCarries},
        {"ChainedCalls", IsBulk, ChainedCalls},
        {"ScheduleAnywhere", IsBulk, ScheduleAnywhere},
    };
    return checks;
}
