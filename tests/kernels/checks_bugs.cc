// SPDX-License-Identifier: Apache-2.0 OR MIT
// Bugs that other AES code shipped, each with what triggered it. The broad checks cover most of them too; here they have names.
#include <cstring>

#include "call.h"
#include "checks.h"
#include "oracle.h"

namespace {

// CVE-2023-1255: XTS decryption read past its input where the number of blocks was 4 modulo 5 (144 and 1024 bytes).
std::string D1(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t blocks = 4; blocks <= 64; blocks += 5) {
            for (size_t tail : {0, 1, 15}) {
                Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * blocks + tail};
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

bool HasPartialBlocks(const Kernel &k) { return IsBulk(k) && HasTails(k); }

// CVE-2026-28386: up to 15 bytes behind a partial block were read, in a mode of a stream cipher; here in every mode that has such blocks.
std::string D2(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t blocks : {0u, 1u, s.kernel.interleave}) {
            for (size_t tail = 1; tail < 16; tail++) {
                if (blocks == 0 && IsXtsKernel(s.kernel))
                    continue;
                Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * blocks + tail};
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

// CVE-2022-2097: `jb` for `jbe` left the last block of an exact multiple of the interleave unwritten.
std::string D3(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t passes = 1; passes <= 6; passes++) {
            Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * passes * s.kernel.interleave};
            std::string error = Observe(s, shape);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

// CVE-2025-69418: the bulk path did not advance its pointers, and the tail did the start of the message again.
std::string D4(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t passes = 1; passes <= 3; passes++) {
            for (size_t tail = 1; tail <= 17; tail++) {
                if (!HasTails(s.kernel) && tail != 16)
                    continue;
                Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * passes * s.kernel.interleave + tail};
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

// Counter widths mixed up: only 32 or 64 bits of the counter block were incremented.
std::string D5(Subject &s) {
    Block high;
    FillRandom(high.data(), high.size(), 9);
    for (unsigned bits : {32u, 64u, 128u}) {
        for (size_t key_bytes : KeySizes(s.kernel.mode)) {
            Shape shape = {&Expected::Get(AESGEN_CTR, key_bytes, CounterBefore(bits, 1, high)),
                           16 * (s.kernel.interleave + 2)};
            std::string error = Observe(s, shape);
            if (!error.empty())
                return Format("a counter whose low %u bits are ones: ", bits) + error;
        }
    }
    return "";
}

// The counter was not, or was too often, incremented at return: 96 bytes at once differ from three times 32.
std::string D6(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t piece : {96, 32, 48, 16}) {
            for (size_t from = 0; from < 96; from += piece) {
                Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), piece};
                shape.from = from;
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

// In place, ciphertext stealing overwrote the input that it still needed, in both directions.
std::string D7(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t blocks : {size_t{1}, size_t{2}, size_t{s.kernel.interleave}, size_t{s.kernel.interleave} + 1}) {
            for (size_t tail = 1; tail < 16; tail++) {
                Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * blocks + tail};
                shape.in_place = true;
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

// v8 to v15 were used and not restored. Each call of this harness is observed; these take each path through a kernel.
std::string D9(Subject &s) {
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        for (size_t blocks : {0u, 1u, 2u, s.kernel.interleave, 2 * s.kernel.interleave + 1}) {
            for (uint32_t flag : {0, 1}) {
                Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * blocks};
                shape.flag = Bench::Get().Flag(flag, kAtEnd);
                std::string error = Observe(s, shape);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

// Round keys were loaded by an instruction that wants them aligned.
std::string D12(Subject &s) {
    for (unsigned offset = 0; offset < 16; offset++) {
        for (size_t key_bytes : KeySizes(s.kernel.mode)) {
            Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 16 * (2 * s.kernel.interleave + 1)};
            shape.schedule = {false, offset};
            std::string error = Observe(s, shape);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

// A context held a pointer into itself, which dangled after a copy: use, copy, destroy the first, use the second.
std::string D13(Subject &s) {
    static const Guarded first(1);
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        Expected &e = Expected::Get(s.kernel.mode, key_bytes);
        const size_t bytes = 16 * (s.kernel.interleave + 1);
        std::vector<uint8_t> out(bytes);
        auto use = [&](const aesgen_schedule *ks) -> std::string {
            Block state = e.StateAfter(0);
            size_t left = 0;
            s.calls++;
            std::string error = CallKernel(s.kernel, {out.data(), e.input(), bytes, ks, state.data(), nullptr}, &left);
            if (error.empty() && (left != 0 || memcmp(out.data(), e.Output(bytes), bytes) != 0))
                error = "another result";
            return error;
        };
        first.MakeWritable();
        aesgen_schedule *original = reinterpret_cast<aesgen_schedule *>(first.begin());
        *original = e.schedule();
        std::string error = use(original);
        aesgen_schedule copy;
        memcpy(&copy, original, sizeof copy);
        memset(original, 0xff, sizeof *original);
        first.MakeInaccessible();
        if (error.empty())
            error = use(&copy);
        if (!error.empty())
            return Format("%zu-bit key, a copied schedule: ", 8 * key_bytes) + error;
    }
    return "";
}

// A kernel was built and never run by any test. Nine blocks make every path of the one in question run; that each kernel of a
// table is run is counted where the tests end.
std::string D30(Subject &s) {
    const size_t before = s.calls;
    for (size_t key_bytes : KeySizes(s.kernel.mode)) {
        Shape shape = {&Expected::Get(s.kernel.mode, key_bytes), 9 * 16};
        std::string error = Observe(s, shape);
        if (!error.empty())
            return error;
    }
    return s.calls == before + KeySizes(s.kernel.mode).size() ? "" : "calls are not counted";
}

} // namespace

const std::vector<Check> &BugChecks() {
    static const std::vector<Check> checks = {
        {"D1_XtsReadsPastItsInput", IsXtsKernel, D1},
        {"D2_PartialBlockReadsPast", HasPartialBlocks, D2},
        {"D3_LastBlockOfExactPassesUnwritten", IsBulk, D3},
        {"D4_TailRedoesTheStart", IsBulk, D4},
        {"D5_CounterWidth", IsCtrKernel, D5},
        {"D6_StateNotAdvancedAtReturn", HasState, D6},
        {"D7_StealingInPlace", IsXtsKernel, D7},
        {"D9_CalleeSavedRegisters", IsBulk, D9},
        {"D12_UnalignedSchedule", IsBulk, D12},
        {"D13_CopiedSchedule", IsBulk, D13},
        {"D30_NineBlocks", IsBulk, D30},
    };
    return checks;
}
