// SPDX-License-Identifier: Apache-2.0 OR MIT
// Kernels of many streams: how many there are and how long, where everything lies, where a call stops and goes on.
#include <algorithm>
#include <cstring>

#include "batch.h"
#include "call.h"
#include "checks.h"
#include "oracle.h"
#include "vectors.h"

namespace {

bool OfStreams(const Kernel &k) { return k.run_streams != nullptr; }
bool Yields(const Kernel &k) { return OfStreams(k) && k.yield_blocks > 0; }
bool NeverYields(const Kernel &k) { return OfStreams(k) && k.yield_blocks == 0; }

const std::vector<size_t> &Keys() { return KeySizes(AESGEN_CBC_ENC); }

// Numbers that look random, each below `limit`.
Blocks Random(size_t count, size_t limit, uint64_t seed) {
    std::vector<uint8_t> bytes(count);
    FillRandom(bytes.data(), count, seed);
    Blocks numbers;
    for (uint8_t byte : bytes)
        numbers.push_back(byte % limit);
    return numbers;
}

// Lengths of so many streams: all equal, a staircase up and down, one that is long and has its turn at every place, any, most of them none.
std::vector<Blocks> Lengths(const Kernel &k, size_t count) {
    std::vector<Blocks> all(6, Blocks(count, 3));
    for (size_t i = 0; i < count; i++) {
        all[1][i] = i % 12;
        all[2][i] = (count - i) % 9;
        all[3][i] = i % 2 + 1;
        all[5][i] = i % 4 == 3 ? 5 : 0;
    }
    if (count > 0)
        all[3][(count / 2 + k.interleave) % count] = 2 * k.interleave + 9;
    all[4] = Random(count, 20, 31 * count + k.interleave);
    return all;
}

bool EverLooks(const Kernel &k, const Blocks &blocks) {
    for (const Pass &pass : Passes(k, blocks, Blocks(blocks.size())))
        if (pass.looks)
            return true;
    return false;
}

// A flag that must not stop the call, turn by turn; where no look is due, one that nobody may follow.
const volatile uint32_t *Harmless(const Kernel &k, const Blocks &blocks, size_t turn) {
    Bench &bench = Bench::Get();
    if (turn % 3 == 0)
        return nullptr;
    if (!EverLooks(k, blocks))
        return turn % 3 == 1 ? bench.Forbidden() : bench.Flag(1, kAtStart);
    return bench.Flag(0, turn % 3 == 1 ? kAtEnd : kAtStart);
}

std::string EveryCount(Subject &s) {
    const Kernel &k = s.kernel;
    size_t turn = 0;
    for (size_t count = 0; count <= 3 * k.interleave + 1; count++) {
        if (s.quick && count > k.interleave + 1 && count % k.interleave > 1)
            continue;
        for (const Blocks &blocks : Lengths(k, count)) {
            for (size_t key_bytes : Keys()) {
                for (bool in_place : {false, true}) {
                    Batch batch = {key_bytes, blocks, in_place};
                    batch.turn = turn++;
                    batch.array = {turn % 2 == 0, static_cast<unsigned>(8 * (turn / 2 % 3))};
                    batch.flag = Harmless(k, blocks, turn / 2);
                    std::string error = BatchBench::Get().Observe(s, batch);
                    if (!error.empty())
                        return error;
                    if (s.quick && in_place == (turn % 4 == 1))
                        break;
                }
            }
        }
    }
    return "";
}

// Which streams are in flight together, and when each ends, in any order.
std::string EveryOrder(Subject &s) {
    const Kernel &k = s.kernel;
    for (size_t round = 0; round < (s.quick ? 10u : 60u); round++) {
        const size_t count = k.interleave + round % (2 * k.interleave + 2);
        Blocks blocks(count);
        for (size_t i = 0; i < count; i++)
            blocks[i] = i / 2;
        const Blocks dice = Random(count, count, 7 * round + 1);
        for (size_t i = 0; i < count; i++)
            std::swap(blocks[i], blocks[dice[i]]);
        Batch batch = {Keys()[round % 3], blocks, round % 2 == 1};
        batch.turn = round;
        std::string error = BatchBench::Get().Observe(s, batch);
        if (!error.empty())
            return error;
    }
    return "";
}

std::string EveryPlace(Subject &s) {
    const Kernel &k = s.kernel;
    Blocks blocks = Random(k.interleave + 2, 5, k.interleave);
    blocks[0] = 3;
    for (size_t turn = 0; turn < 32; turn++) {
        for (unsigned offset : {0u, 8u, 16u, 24u}) {
            Batch batch = {Keys()[turn % 3], blocks, turn % 5 == 0};
            batch.turn = turn;
            batch.array = {turn % 2 == 1, offset};
            batch.schedule = {turn % 2 == 0, static_cast<unsigned>(turn / 2 + offset) % 16};
            std::string error = BatchBench::Get().Observe(s, batch);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

// No stream, or streams without a byte: no pointer may be followed but that to the streams.
std::string NoBlock(Subject &s) {
    Bench &bench = Bench::Get();
    for (aesgen_stream *streams :
         {static_cast<aesgen_stream *>(nullptr), reinterpret_cast<aesgen_stream *>(bench.ForbiddenBytes())}) {
        const auto *const ks = reinterpret_cast<const aesgen_schedule *>(streams);
        size_t left = 0;
        s.calls++;
        std::string error = CallStreams(s.kernel, {streams, 0, ks, bench.Forbidden()}, &left);
        if (error.empty() && left != 0)
            error = Format("%zu bytes are left", left);
        if (!error.empty())
            return "no stream: " + error;
    }
    for (size_t count = 1; count <= 2 * s.kernel.interleave + 1; count++) {
        Batch batch = {Keys()[count % 3], Blocks(count)};
        batch.turn = count;
        batch.flag = bench.Forbidden();
        std::string error = BatchBench::Get().Observe(s, batch);
        if (!error.empty())
            return error;
    }
    return "";
}

// Lengths that are no multiples of 16, which nobody should pass: the rest of a stream is left as it is.
std::string OddBytes(Subject &s) {
    for (size_t odd = 1; odd < 16; odd += s.quick ? 7 : 1) {
        Batch batch = {Keys()[odd % 3], Random(s.kernel.interleave + 2, 4, odd), odd % 2 == 0};
        batch.odd_bytes = odd;
        batch.turn = odd;
        std::string error = BatchBench::Get().Observe(s, batch);
        if (!error.empty())
            return error;
    }
    return "";
}

// A part of each stream at a time: what the kernel leaves in the streams is where it goes on.
std::string ChainedBatches(Subject &s) {
    BatchBench &bench = BatchBench::Get();
    const size_t count = 2 * s.kernel.interleave + 1;
    for (size_t round = 0; round < (s.quick ? 4u : 20u); round++) {
        Batch batch = {Keys()[round % 3], Random(count, 14, 100 + round), round % 2 == 1};
        batch.turn = round;
        bench.Prepare(batch);
        Blocks done(count);
        for (size_t part = 0; part < 4; part++) {
            const Blocks wanted = Random(count, 6, 10 * round + part);
            Blocks after;
            for (size_t i = 0; i < count; i++) {
                const size_t rest = batch.blocks[i] - done[i];
                after.push_back(done[i] + (part == 3 ? rest : std::min(rest, wanted[i])));
                bench.streams()[i].bytes = 16 * (after[i] - done[i]);
            }
            size_t left = 0;
            std::string error = bench.Call(s, &left);
            if (error.empty() && left != 0)
                error = Format("%zu bytes are left", left);
            for (size_t i = 0; i < count; i++) {
                if (error.empty() && bench.streams()[i].bytes != 0)
                    error = Format("stream %zu: %zu bytes are left", i, bench.streams()[i].bytes);
                bench.streams()[i].bytes = 16 * (batch.blocks[i] - after[i]);
            }
            if (error.empty())
                error = bench.Verify(after);
            if (!error.empty())
                return Describe(batch) + Format(", part %zu: ", part) + error;
            done = after;
        }
    }
    return "";
}

// Calls again until nothing is left, and sees after each call that what had to be done is done and nothing else. In the first call the flag is as
// `raised_at` says: raised once so many passes are done.
std::string RunWithStops(Subject &s, const Batch &batch, size_t raised_at, bool always) {
    BatchBench &bench = BatchBench::Get();
    Blocks done(batch.blocks.size());
    for (size_t calls = 0; done != batch.blocks || calls == 0; calls++) {
        const std::vector<Pass> passes = Passes(s.kernel, batch.blocks, done);
        const auto stop = std::find_if(passes.begin(), passes.end(), [&](const Pass &pass) {
            return pass.looks && (always || (calls == 0 && static_cast<size_t>(&pass - passes.data()) >= raised_at));
        });
        done = stop == passes.end() ? batch.blocks : stop->done;
        size_t left = 0;
        std::string error = bench.Call(s, &left);
        if (error.empty() && left != LeftOver(batch.blocks, done))
            error = Format("%zu bytes are left, expected %zu", left, LeftOver(batch.blocks, done));
        if (error.empty())
            error = bench.Verify(done);
        if (!error.empty())
            return Describe(batch) + Format(", call %zu: ", calls) + error;
        if (!always)
            bench.SetFlag(nullptr);
    }
    return "";
}

// Lengths with which a kernel looks at least twice, where lanes end before, at and after the looks.
std::vector<Blocks> Looking(const Kernel &k) {
    const size_t most = 2 * (k.yield_blocks + k.interleave - 1) / k.interleave + 2;
    std::vector<Blocks> all = {Blocks(k.interleave, most), Random(2 * k.interleave + 1, most + 1, k.yield_blocks)};
    all[1][k.interleave / 2] = most;
    all.push_back(Blocks(k.interleave + 2));
    for (size_t i = 0; i < all[2].size(); i++)
        all[2][i] = (most + 1) / 2 + i % 3 - 1;
    return all;
}

// The flag lies in a block of an output that is zero, so that it turns non-zero when that block is stored.
std::string StopAtEveryBlock(Subject &s) {
    const Kernel &k = s.kernel;
    BatchBench &bench = BatchBench::Get();
    for (const Blocks &blocks : Looking(k)) {
        const std::vector<Pass> passes = Passes(k, blocks, Blocks(blocks.size()));
        const size_t step = s.quick ? 5 : 1;
        size_t turn = 0;
        for (size_t stream = 0; stream < blocks.size(); stream += stream + step < blocks.size() ? step : 1) {
            for (size_t block = 0; block < blocks[stream]; block++, turn++) {
                if (turn % step)
                    continue;
                Batch batch = {Keys()[turn % 3], blocks};
                // The flag is a uint32_t, which is all the alignment there is.
                batch.turn = 2 * stream + 8 * (turn % 4) + turn % 2;
                bench.Prepare(batch, 0);
                uint8_t *at = bench.out(stream) + 16 * block;
                size_t word = (4 - reinterpret_cast<uintptr_t>(at) % 4) % 4;
                const uint8_t *const ciphertext = bench.expected(stream) + 16 * block;
                while (std::all_of(ciphertext + word, ciphertext + word + 4, [](uint8_t byte) { return byte == 0; }))
                    word += 4;
                batch.flag = reinterpret_cast<const volatile uint32_t *>(at + word);
                bench.SetFlag(batch.flag);
                const auto written = std::find_if(passes.begin(), passes.end(),
                                                  [&](const Pass &pass) { return pass.done[stream] > block; });
                std::string error = RunWithStops(s, batch, static_cast<size_t>(written - passes.begin()), false);
                if (!error.empty())
                    return Format("the flag in block %zu of stream %zu: ", block, stream) + error;
            }
        }
    }
    return "";
}

// A flag that is always set: each call does the least it may, never nothing.
std::string StopAlways(Subject &s) {
    size_t turn = 0;
    std::vector<Blocks> all = Looking(s.kernel);
    for (size_t count : {size_t{1}, size_t{s.kernel.interleave}, size_t{3} * s.kernel.interleave + 1})
        for (const Blocks &blocks : Lengths(s.kernel, count))
            all.push_back(blocks);
    for (const Blocks &blocks : all) {
        for (bool in_place : {false, true}) {
            Batch batch = {Keys()[turn % 3], blocks, in_place};
            batch.turn = turn;
            batch.flag = Bench::Get().Flag(uint32_t{1} << turn % 32, turn % 2 ? kAtEnd : kAtStart); // any bit counts
            turn++;
            BatchBench::Get().Prepare(batch);
            std::string error = RunWithStops(s, batch, 0, true);
            if (!error.empty())
                return error;
        }
    }
    return "";
}

// NULL and a zero that stays zero run through, beyond several looks.
std::string RunsThrough(Subject &s) {
    for (const Blocks &blocks : Looking(s.kernel)) {
        for (size_t key_bytes : Keys()) {
            for (const volatile uint32_t *flag :
                 {static_cast<const volatile uint32_t *>(nullptr), Bench::Get().Flag(0, kAtEnd)}) {
                Batch batch = {key_bytes, blocks};
                batch.flag = flag;
                std::string error = BatchBench::Get().Observe(s, batch);
                if (!error.empty())
                    return error;
            }
        }
    }
    return "";
}

// A kernel that never looks: set flags and pointers that nobody may follow change nothing.
std::string Ignored(Subject &s) {
    Bench &bench = Bench::Get();
    for (const volatile uint32_t *flag : {bench.Forbidden(), bench.Flag(~uint32_t{0}, kAtEnd)}) {
        Batch batch = {16, Blocks(s.kernel.interleave + 1, 70)};
        batch.flag = flag;
        std::string error = BatchBench::Get().Observe(s, batch);
        if (!error.empty())
            return error;
    }
    return "";
}

// One vector in each of more streams than lanes, in place.
std::string RunVector(Subject &s, const Vector &v) {
    const size_t count = s.kernel.interleave + 1;
    std::vector<Bytes> data(count, v.plaintext), ivs(count, v.iv);
    std::vector<aesgen_stream> streams;
    aesgen_schedule ks;
    oracle::Expand(&ks, v.key.data(), v.key.size());
    for (size_t i = 0; i < count; i++)
        streams.push_back({data[i].data(), data[i].data(), data[i].size(), ivs[i].data()});
    size_t left = 0;
    s.calls++;
    std::string error = CallStreams(s.kernel, {streams.data(), count, &ks, nullptr}, &left);
    if (error.empty() && left != 0)
        error = Format("%zu bytes are left", left);
    for (size_t i = 0; error.empty() && i < count; i++)
        if (data[i] != v.ciphertext || !std::equal(ivs[i].begin(), ivs[i].end(), v.ciphertext.end() - 16))
            error = Format("another output of stream %zu", i);
    return error.empty() ? error : v.where + ": " + error;
}

std::string PublishedInStreams(Subject &s) {
    std::vector<const std::vector<Vector> *> sources = {&PublishedVectors()};
    if (!s.quick) {
        // What is not on this machine is the business of the check of the same vectors in cbc_enc.
        std::string missing;
        for (const VectorSet *set : {&CavpVectors(AESGEN_CBC_ENC, &missing), &SharedVectors(&missing)})
            if (set->error.empty())
                sources.push_back(&set->vectors);
    }
    size_t ran = 0;
    for (const std::vector<Vector> *vectors : sources) {
        for (const Vector &v : *vectors) {
            if (v.mode != AESGEN_CBC_ENC)
                continue;
            ran++;
            std::string error = RunVector(s, v);
            if (!error.empty())
                return error;
        }
    }
    return ran ? "" : "there is no vector of CBC";
}

} // namespace

const std::vector<Check> &StreamsChecks() {
    static const std::vector<Check> checks = {
        {"EveryCount", OfStreams, EveryCount},
        {"EveryOrder", OfStreams, EveryOrder},
        {"EveryPlace", OfStreams, EveryPlace},
        {"NoBlock", OfStreams, NoBlock},
        {"OddBytes", OfStreams, OddBytes},
        {"ChainedBatches", OfStreams, ChainedBatches},
        {"StopAtEveryBlock", Yields, StopAtEveryBlock},
        {"StopAlways", Yields, StopAlways},
        {"RunsThrough", Yields, RunsThrough},
        {"Ignored", NeverYields, Ignored},
        {"PublishedInStreams", OfStreams, PublishedInStreams},
    };
    return checks;
}
