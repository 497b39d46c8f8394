// SPDX-License-Identifier: Apache-2.0 OR MIT
// The memory that calls work on, laid out so that no peer is slowed by where things lie.
#ifndef AESGEN_BENCH_BUFFERS_H
#define AESGEN_BENCH_BUFFERS_H

#include <memory>

#include "peer.h"

namespace bench {

class Buffers {
  public:
    // For any of these cells.
    explicit Buffers(const std::vector<Cell> &cells);

    // Input, output and state for calls of this cell; always the same bytes.
    Work Prepare(const Cell &cell);

    // All that calls of the cell may write, as long as Work::span says.
    const uint8_t *out() const { return out_.get(); }

    // 64 bytes, for the key that every peer takes.
    const uint8_t *key() const { return key_; }

  private:
    struct Free {
        void operator()(uint8_t *memory) const;
    };
    using Memory = std::unique_ptr<uint8_t, Free>;

    static Memory Allocate(size_t bytes);

    size_t bytes_;
    Memory in_, out_;
    uint8_t key_[64];
    alignas(64) uint8_t states_[16 * kMostStreams];
};

} // namespace bench

#endif
