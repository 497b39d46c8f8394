// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "calls.h"

#include <algorithm>
#include <cstring>

#include "batch.h"
#include "call.h"
#include "checks.h"
#include "oracle.h"

namespace {

using Enough = std::function<bool()>;

// Blocks after which a kernel has looked once and is not done: a pass and a remainder come after it.
size_t PastALook(const Kernel &k) { return k.yield_blocks + 3 * size_t{k.interleave}; }

class BulkCalls {
  public:
    BulkCalls(const Kernel &kernel, const Enough &enough) : subject_{kernel}, enough_(enough) {}

    std::string Run() {
        const Kernel &k = subject_.kernel;
        const size_t n = k.interleave;
        for (size_t key_bytes : KeySizes(k.mode)) {
            Expected &e = Expected::Get(k.mode, key_bytes);
            if (Call(e, 0) || Call(e, 16 * (2 * n - 1) + tail_))
                return error_;
        }
        for (uint32_t flag : {0, 1})
            if (k.yield_blocks &&
                Call(Expected::Get(k.mode, 16), 16 * PastALook(k) + tail_, Bench::Get().Flag(flag, kAtEnd)))
                return error_;
        if (k.mode == AESGEN_CTR && Wraps())
            return error_;
        for (size_t key_bytes : KeySizes(k.mode))
            if (Lengths(Expected::Get(k.mode, key_bytes)))
                return error_;
        return error_;
    }

  private:
    // Whether this was the last one.
    bool Call(Expected &e, size_t bytes, const volatile uint32_t *flag = nullptr) {
        Shape shape = {&e, bytes};
        shape.flag = flag;
        error_ = Observe(subject_, shape);
        return !error_.empty() || enough_();
    }

    // Remainders without a pass before them, the tail with each byte of its size, and the same after a pass.
    bool Lengths(Expected &e) {
        const size_t n = subject_.kernel.interleave;
        for (size_t first : {size_t{0}, n})
            for (size_t blocks = first; blocks <= first + n; blocks++)
                for (size_t tail : {0, 15, 1})
                    if ((tail == 0 || (tail_ != 0 && Legal(16 * blocks + tail))) && Call(e, 16 * blocks + tail))
                        return true;
        return false;
    }

    bool Legal(size_t bytes) const { return !IsXts(subject_.kernel.mode) || bytes >= 16; }

    bool Wraps() {
        const size_t n = subject_.kernel.interleave;
        for (size_t distance : {n / 2 + 1, n, size_t{1}}) {
            Expected &e = Expected::Get(AESGEN_CTR, 16, CounterBefore(64, distance, {}));
            for (size_t bytes : {16 * n, 16 * (2 * n + 1) + 5})
                if (Call(e, bytes))
                    return true;
        }
        return false;
    }

    Subject subject_;
    const Enough &enough_;
    const size_t tail_ = HasTails(subject_.kernel) ? 5 : 0;
    std::string error_;
};

// Blocks of a stream that is not done by itself before others.
constexpr size_t kLong = 9;

class StreamsCalls {
  public:
    StreamsCalls(const Kernel &kernel, const Enough &enough) : subject_{kernel}, enough_(enough) {}

    std::string Run() {
        const Kernel &k = subject_.kernel;
        const size_t n = k.interleave;
        for (size_t key_bytes : KeySizes(AESGEN_CBC_ENC))
            if (Call(key_bytes, {}) || Call(key_bytes, {1, 0, 2, kLong}) || Call(key_bytes, Blocks(n, 2)) ||
                Call(key_bytes, Blocks(n, kLong)))
                return error_;
        // Few short ones of equal length, which kernels may do without lanes.
        for (size_t count = 1; count <= 8; count++)
            for (size_t blocks : {2, 4})
                if (Call(16, Blocks(count, blocks)))
                    return error_;
        // A count that is used up where lanes end, and where they do not.
        const size_t most = std::max(kLong, (k.yield_blocks + n - 1) / n);
        for (uint32_t flag : {0, 1})
            for (size_t blocks : {most, most + 1})
                if (k.yield_blocks && Call(16, Blocks(n + 1, blocks), Bench::Get().Flag(flag, kAtEnd)))
                    return error_;
        // Each lane ends and takes a stream, past one that has no block; then each is the first that still has one.
        Blocks take, end;
        for (size_t i = 0; i < 3 * n; i++) {
            take.push_back(i < n ? i + kLong : i % 2);
            if (i < n)
                end.push_back(i + kLong);
        }
        Call(16, take) || Call(16, end) || Call(16, {1});
        return error_;
    }

  private:
    // Whether this was the last one.
    bool Call(size_t key_bytes, const Blocks &blocks, const volatile uint32_t *flag = nullptr) {
        BatchBench &bench = BatchBench::Get();
        Batch batch = {key_bytes, blocks};
        batch.flag = flag;
        Blocks done(blocks.size(), 0);
        for (const Pass &pass : Passes(subject_.kernel, blocks, done)) {
            done = pass.done;
            if (pass.looks && flag != nullptr && *flag != 0)
                break;
        }
        size_t left = 0;
        bench.Prepare(batch);
        error_ = bench.Call(subject_, &left);
        if (error_.empty() && left != LeftOver(blocks, done))
            error_ = std::to_string(left) + " bytes are left";
        if (error_.empty())
            error_ = bench.Verify(done);
        if (!error_.empty())
            error_ = Describe(batch) + ": " + error_;
        return !error_.empty() || enough_();
    }

    Subject subject_;
    const Enough &enough_;
    std::string error_;
};

} // namespace

std::string CallUntil(const Kernel &kernel, const Enough &enough) {
    return kernel.run_streams != nullptr ? StreamsCalls(kernel, enough).Run() : BulkCalls(kernel, enough).Run();
}

std::string CallUntil(const KeyExpansion &expansion, const Enough &enough) {
    for (size_t key_bytes : KeySizes(AESGEN_ECB_ENC)) {
        uint8_t key[32];
        FillRandom(key, sizeof key, key_bytes);
        aesgen_schedule expected, got;
        oracle::Expand(&expected, key, key_bytes);
        std::string error = CallKeyExpansion(expansion, &got, key, key_bytes);
        if (error.empty() && memcmp(&got, &expected, sizeof got) != 0)
            error = std::to_string(8 * key_bytes) + "-bit key: the schedule is wrong";
        if (!error.empty() || enough())
            return error;
    }
    return "";
}
