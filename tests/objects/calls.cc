// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "calls.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

#include "cpu_features.h"
#include "product.h"

namespace {

constexpr size_t kMostBlocks = 1024, kMostStreams = 80;

struct Memory {
    aesgen_schedule schedule;
    uint8_t key[32], state[16], ivs[kMostStreams][16], in[16 * kMostBlocks], out[16 * kMostBlocks];
    aesgen_stream streams[kMostStreams];
    volatile uint32_t flag;
} memory;

uintptr_t Number(const volatile void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

void Fill(void *to, size_t bytes, uint64_t seed) {
    for (size_t i = 0; i < bytes; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        static_cast<uint8_t *>(to)[i] = static_cast<uint8_t>(seed >> 56);
    }
}

// FNV-1a.
uint64_t Digest(uint64_t before, const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        before = (before ^ static_cast<const uint8_t *>(bytes)[i]) * 0x100000001b3;
    return before;
}

bool IsXts(int mode) { return mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC; }

std::vector<unsigned> Rounds(int mode) {
    return IsXts(mode) ? std::vector<unsigned>{10, 14} : std::vector<unsigned>{10, 12, 14};
}

class Caller {
  public:
    Caller(const Subject &subject, const Invoke &invoke) : s_(subject), invoke_(invoke) {}

    void Bulk(unsigned rounds, size_t bytes, uint64_t low, const volatile uint32_t *flag) {
        Begin(rounds);
        for (int i = 0; i < 8; i++)
            memory.state[15 - i] = static_cast<uint8_t>(low >> 8 * i);
        const uintptr_t arguments[6] = {Number(memory.out),       Number(memory.in),    bytes,
                                        Number(&memory.schedule), Number(memory.state), Number(flag)};
        const uintptr_t left = invoke_(s_.function, arguments);
        End(left, memory.out, std::min(bytes, sizeof memory.out));
        digest = Digest(digest, memory.state, sizeof memory.state);
    }

    void Streams(unsigned rounds, size_t count, size_t most_blocks, const volatile uint32_t *flag) {
        Begin(rounds);
        Fill(memory.ivs, sizeof memory.ivs, 3);
        size_t at = 0;
        for (size_t i = 0; i < count; i++) {
            const size_t bytes = 16 * std::min((7 * i + 5) % (most_blocks + 1), kMostBlocks - at / 16);
            memory.streams[i] = {memory.out + at, memory.in + at, bytes, memory.ivs[i]};
            at += bytes;
        }
        const uintptr_t arguments[6] = {Number(memory.streams), count, Number(&memory.schedule), Number(flag), 0, 0};
        const uintptr_t left = invoke_(s_.function, arguments);
        End(left, memory.out, at);
        digest = Digest(digest, memory.ivs, sizeof memory.ivs);
    }

    void Expand(size_t key_bytes) {
        Begin(10);
        const uintptr_t arguments[6] = {Number(&memory.schedule), Number(memory.key), key_bytes, 0, 0, 0};
        invoke_(s_.function, arguments);
        End(0, &memory.schedule, sizeof memory.schedule);
    }

    uint64_t digest = 0xcbf29ce484222325;

  private:
    void Begin(unsigned rounds) {
        Fill(&memory.schedule, sizeof memory.schedule, rounds);
        memory.schedule.rounds = static_cast<uint8_t>(rounds);
        Fill(memory.key, sizeof memory.key, 1);
        Fill(memory.state, sizeof memory.state, 2);
        Fill(memory.in, sizeof memory.in, 4);
    }

    void End(uintptr_t left, const void *result, size_t bytes) {
        digest = Digest(Digest(digest, &left, sizeof left), result, bytes);
    }

    const Subject &s_;
    const Invoke &invoke_;
};

constexpr uint64_t kFarFromAWrap = 0x123456789abcdef0;

void EachLength(Caller &caller, const Subject &s, unsigned rounds) {
    const unsigned n = s.blocks_per_pass;
    const bool tails = s.mode == AESGEN_CTR || IsXts(s.mode);
    for (unsigned blocks = 0; blocks <= 3 * n + 1; blocks++) {
        // Beyond two passes whatever is left is as before.
        if (blocks > 2 * n + 1 && blocks != 3 * n + 1)
            continue;
        caller.Bulk(rounds, 16 * blocks, kFarFromAWrap, nullptr);
        if (tails && blocks > 0)
            caller.Bulk(rounds, 16 * blocks + 1 + 7 * blocks % 15, kFarFromAWrap, nullptr);
    }
    for (unsigned tail = 1; tails && tail < 16; tail++)
        caller.Bulk(rounds, 16 * (tail % 2 ? 1 : n) + tail, kFarFromAWrap, nullptr);
    if (s.mode == AESGEN_CTR)
        for (unsigned blocks_before : {1u, n / 2 + 1, n, n + 1, 2 * n})
            for (unsigned blocks : {1u, 2u, n, 2 * n + 1})
                caller.Bulk(rounds, 16 * blocks - (blocks_before % 2 ? 0 : 5), 0 - uint64_t{blocks_before}, nullptr);
}

} // namespace

uintptr_t CallPlainly(void *function, const uintptr_t (&a)[6]) {
    uintptr_t (*call)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);
    memcpy(&call, &function, sizeof call);
    return call(a[0], a[1], a[2], a[3], a[4], a[5]);
}

std::vector<Subject> Subjects() {
    std::vector<Subject> found;
    auto runs = [](const char *name, const char *features) {
        const std::string missing = MissingFeatures(features);
        if (!missing.empty())
            fprintf(stderr, "%s skipped: this CPU lacks %s\n", name, missing.c_str());
        return missing.empty();
    };
    for (size_t i = 0; i < product_kernel_count; i++) {
        const product_kernel &k = product_kernels[i];
        void *function = k.run ? reinterpret_cast<void *>(k.run) : reinterpret_cast<void *>(k.run_streams);
        if (runs(k.name, k.requires_features))
            found.push_back({k.name, k.mode, k.run_streams != nullptr, k.blocks_per_pass, k.yield_blocks, function});
    }
    for (size_t i = 0; i < product_key_expand_count; i++) {
        const product_key_expand &k = product_key_expands[i];
        if (runs(k.name, k.requires_features))
            found.push_back({k.name, -1, false, 0, 0, reinterpret_cast<void *>(k.run)});
    }
    return found;
}

uint64_t MakeCalls(const Subject &s, const Invoke &invoke) {
    Caller caller(s, invoke);
    if (s.mode < 0) {
        for (size_t key_bytes : {16, 24, 32})
            caller.Expand(key_bytes);
        return caller.digest;
    }
    for (unsigned rounds : Rounds(s.mode)) {
        std::vector<const volatile uint32_t *> flags = {nullptr};
        if (s.yield_blocks)
            flags = {nullptr, &memory.flag, &memory.flag};
        for (size_t i = 0; i < flags.size(); i++) {
            memory.flag = i == 2;
            if (s.streams) {
                for (size_t count :
                     {size_t{0}, size_t{1}, size_t{2}, size_t{s.blocks_per_pass}, size_t{2} * s.blocks_per_pass + 1})
                    caller.Streams(rounds, count, s.yield_blocks ? 2 * s.yield_blocks / s.blocks_per_pass + 3 : 9,
                                   flags[i]);
            } else if (s.yield_blocks) {
                caller.Bulk(rounds, 16 * std::min<size_t>(s.yield_blocks + 2 * s.blocks_per_pass + 1, kMostBlocks),
                            kFarFromAWrap, flags[i]);
            }
        }
        if (!s.streams)
            EachLength(caller, s, rounds);
    }
    return caller.digest;
}

void CallOnce(const Subject &s, unsigned rounds, unsigned blocks, const Invoke &invoke) {
    Caller(s, invoke).Bulk(rounds, 16 * blocks, kFarFromAWrap, nullptr);
}
