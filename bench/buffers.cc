// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "buffers.h"

#include <sys/mman.h>

#include <algorithm>
#include <new>

namespace bench {
namespace {

constexpr size_t kHugePage = 2 << 20;
constexpr size_t kLine = 64;
// Small messages go round this many bytes, which fit into the first cache beside as many of output, so that calls in place do not wait for each other.
constexpr size_t kRound = 8192;

// Loads of input must not look as if they needed a store of output that is under way: that is judged by the lower 12 bits of addresses. Input is this much ahead of
// output, so that it takes 4096 bytes less to meet; streams lie a line further each, so more for them.
constexpr size_t kAhead = 256;
constexpr size_t kStreamsAhead = kAhead + kLine * kMostStreams;

size_t PowerOfTwo(size_t least) {
    size_t power = kLine;
    while (power < least)
        power *= 2;
    return power;
}

size_t StreamStride(const Cell &cell) { return (cell.bytes + kLine - 1) / kLine * kLine + kLine; }

size_t Stride(const Cell &cell) {
    return PowerOfTwo(cell.streams() > 1 ? cell.streams() * StreamStride(cell) : cell.bytes);
}

size_t SpanOf(const Cell &cell) { return cell.kind == Kind::kChained ? Stride(cell) : std::max(Stride(cell), kRound); }

void Fill(uint8_t *to, size_t bytes, uint64_t seed) {
    for (size_t i = 0; i < bytes; i += 8) {
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        const uint64_t word = seed ^ seed >> 31;
        memcpy(to + i, &word, std::min<size_t>(8, bytes - i));
    }
}

} // namespace

void Buffers::Free::operator()(uint8_t *memory) const { free(memory); }

Buffers::Memory Buffers::Allocate(size_t bytes) {
    void *memory = nullptr;
    bytes = (bytes + kHugePage - 1) / kHugePage * kHugePage;
    if (posix_memalign(&memory, kHugePage, bytes) != 0)
        throw std::bad_alloc();
    // Asked for, so that misses of address translation do not differ from run to run; without huge pages it is only less even.
    (void)madvise(memory, bytes, MADV_HUGEPAGE);
    return Memory(static_cast<uint8_t *>(memory));
}

Buffers::Buffers(const std::vector<Cell> &cells) : bytes_(kRound) {
    for (const Cell &cell : cells)
        bytes_ = std::max(bytes_, SpanOf(cell));
    in_ = Allocate(bytes_ + kStreamsAhead);
    out_ = Allocate(bytes_);
    Fill(in_.get(), bytes_ + kStreamsAhead, 1);
    Fill(key_, sizeof key_, 2);
    Fill(states_, sizeof states_, 3);
    // The last 32 bits of a counter must not wrap: peers differ in how wide theirs are.
    for (size_t i = 12; i < sizeof states_; i += 16)
        states_[i] = 0;
}

Work Buffers::Prepare(const Cell &cell) {
    const size_t span = SpanOf(cell);
    const uint8_t *in = in_.get() + (cell.streams() > 1 ? kStreamsAhead : kAhead);
    Work work{in, out_.get(), cell.bytes, Stride(cell), span, StreamStride(cell), states_};
    memset(out_.get(), 0, span);
    if (cell.kind != Kind::kApart) {
        memcpy(out_.get(), in, span);
        work.in = work.out;
    }
    if (cell.kind == Kind::kChained)
        work.state = work.out + cell.bytes - 16;
    return work;
}

} // namespace bench
