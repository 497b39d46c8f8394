// SPDX-License-Identifier: Apache-2.0 OR MIT
// One call on many streams on the test bench: each buffer between guard pages of its own, everything around filled, all of it looked at afterwards.
#ifndef AESGEN_TESTS_KERNELS_BATCH_H
#define AESGEN_TESTS_KERNELS_BATCH_H

#include <memory>
#include <string>
#include <vector>

#include "bench.h"

// Blocks of each stream, of a whole batch or of what is done of it.
using Blocks = std::vector<size_t>;

// What a call looks like.
struct Batch {
    size_t key_bytes;
    Blocks blocks;
    bool in_place = false;
    size_t odd_bytes = 0; // of each stream, beyond its blocks
    size_t turn = 0;      // moves every buffer: to another edge of its pages, to another alignment
    Place array = kAtEnd; // by multiples of 8 bytes
    Place schedule = kAtEnd;
    const volatile uint32_t *flag = nullptr;
};

std::string Describe(const Batch &batch);

// The passes of a call on streams of which `done` was done before it: each takes a block of the first streams that are not done, as many as the kernel
// has lanes, and counts as many blocks as it has lanes. (docs/kernel-abi.md, streams.)
struct Pass {
    Blocks done; // after it
    bool looks;  // a yielding kernel looks at its flag then
};
std::vector<Pass> Passes(const Kernel &kernel, const Blocks &blocks, Blocks done);

// The bytes left over all streams.
size_t LeftOver(const Blocks &blocks, const Blocks &done);

class BatchBench {
  public:
    static BatchBench &Get();

    // Places and fills. `fill` is what outputs hold before the call where they are not their inputs.
    void Prepare(const Batch &batch, uint8_t fill = 0xa5);
    void SetFlag(const volatile uint32_t *flag) { batch_.flag = flag; }
    // Calls on the streams as they are now; the error is the call's own.
    std::string Call(Subject &subject, size_t *left);
    // Looks at everything when `done` must be done.
    std::string Verify(const Blocks &done);

    // A call that must do everything: Prepare, Call, Verify.
    std::string Observe(Subject &subject, const Batch &batch);

    uint8_t *out(size_t stream) const { return lanes_[stream]->out_at; }
    // What must be written there.
    const uint8_t *expected(size_t stream) const;
    // The streams as the kernel takes them and leaves them.
    aesgen_stream *streams() const { return streams_; }

  private:
    // Memory of one stream.
    struct Lane {
        Lane();
        Guarded in, out, iv;
        uint8_t *in_at, *out_at, *iv_at;
    };

    BatchBench();
    std::string VerifyStream(size_t i, size_t done);

    std::vector<std::unique_ptr<Lane>> lanes_;
    Guarded array_;
    Batch batch_{};
    uint8_t fill_ = 0;
    aesgen_stream *streams_ = nullptr;
    const aesgen_schedule *ks_ = nullptr;
};

#endif
