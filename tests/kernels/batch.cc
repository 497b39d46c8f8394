// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "batch.h"

#include <algorithm>
#include <cstring>

#include "call.h"

namespace {

constexpr size_t kLongest = 520; // blocks of a stream: two looks of a count of 256
constexpr size_t kMostStreams = 200;
constexpr ptrdiff_t kMargin = 32; // bytes on each side of a buffer that are looked at
constexpr uint8_t kFill = 0x3c;   // around IVs and the array

// All streams are parts of one message, each from a block of its own on: no two hold the same at the same place.
size_t FirstBlock(size_t stream) { return stream * 5 % 251; }

Expected &Message(size_t key_bytes) { return Expected::Get(AESGEN_CBC_ENC, key_bytes); }

// A way for a buffer to lie, another for each buffer and turn.
Place Turn(size_t turn) { return {turn % 2 == 0, static_cast<unsigned>(turn / 2 % 16)}; }

void FillAround(const Guarded &pages, uint8_t *at, size_t bytes, uint8_t fill) {
    uint8_t *from = at - std::min(kMargin, at - pages.begin());
    uint8_t *to = at + bytes + std::min(kMargin, pages.end() - at - static_cast<ptrdiff_t>(bytes));
    memset(from, fill, static_cast<size_t>(to - from));
}

bool IsFilledAround(const Guarded &pages, const uint8_t *at, size_t bytes, uint8_t fill) {
    const uint8_t *from = at - std::min(kMargin, at - pages.begin());
    const uint8_t *end = at + bytes;
    const uint8_t *to = end + std::min(kMargin, pages.end() - end);
    const auto is_fill = [fill](uint8_t byte) { return byte == fill; };
    return std::all_of(from, at, is_fill) && std::all_of(end, to, is_fill);
}

} // namespace

std::string Describe(const Batch &b) {
    std::string text = Format("%zu-bit key, %zu streams of", 8 * b.key_bytes, b.blocks.size());
    for (size_t blocks : b.blocks)
        text += " " + std::to_string(blocks);
    text += " blocks";
    if (b.odd_bytes)
        text += Format(" and %zu bytes", b.odd_bytes);
    return text + (b.in_place ? ", in place" : "") + Format(", turn %zu", b.turn) + ", array at " + Describe(b.array) +
           ", schedule at " + Describe(b.schedule) + (b.flag ? ", a flag" : "");
}

std::vector<Pass> Passes(const Kernel &kernel, const Blocks &blocks, Blocks done) {
    std::vector<Pass> passes;
    for (size_t count = 0;;) {
        size_t lanes = 0;
        for (size_t i = 0; i < blocks.size() && lanes < kernel.interleave; i++) {
            if (done[i] < blocks[i]) {
                done[i]++;
                lanes++;
            }
        }
        if (lanes == 0)
            return passes;
        count += kernel.interleave;
        const bool looks = kernel.yield_blocks && count >= kernel.yield_blocks && done != blocks;
        if (looks)
            count = 0;
        passes.push_back({done, looks});
    }
}

size_t LeftOver(const Blocks &blocks, const Blocks &done) {
    size_t left = 0;
    for (size_t i = 0; i < blocks.size(); i++)
        left += 16 * (blocks[i] - done[i]);
    return left;
}

BatchBench::Lane::Lane() : in(16 * kLongest + 64), out(16 * kLongest + 64), iv(1) {}

BatchBench::BatchBench() : array_(kMostStreams * sizeof(aesgen_stream)) {}

BatchBench &BatchBench::Get() {
    static BatchBench bench;
    return bench;
}

const uint8_t *BatchBench::expected(size_t stream) const {
    return Message(batch_.key_bytes).Output(16 * (251 + kLongest)) + 16 * FirstBlock(stream);
}

void BatchBench::Prepare(const Batch &batch, uint8_t fill) {
    batch_ = batch;
    fill_ = fill;
    Expected &e = Message(batch.key_bytes);
    const size_t count = batch.blocks.size();
    const size_t array_bytes = count * sizeof(aesgen_stream);
    while (lanes_.size() < count)
        lanes_.emplace_back(new Lane);
    streams_ = reinterpret_cast<aesgen_stream *>(array_.At(array_bytes, batch.array));
    FillAround(array_, reinterpret_cast<uint8_t *>(streams_), array_bytes, kFill);
    ks_ = Bench::Get().Schedule(e, batch.schedule);
    for (size_t i = 0; i < count; i++) {
        Lane &lane = *lanes_[i];
        const size_t bytes = 16 * batch.blocks[i], from = 16 * FirstBlock(i), turn = batch.turn + i;
        lane.out_at = lane.out.At(bytes, Turn(turn));
        FillAround(lane.out, lane.out_at, bytes, fill);
        lane.in_at = batch.in_place ? lane.out_at : lane.in.At(bytes, Turn(3 * turn + 1));
        memcpy(lane.in_at, e.input() + from, bytes);
        lane.iv_at = lane.iv.At(16, Turn(5 * turn + 2));
        FillAround(lane.iv, lane.iv_at, 16, kFill);
        memcpy(lane.iv_at, e.StateAfter(from).data(), 16);
        streams_[i] = {lane.out_at, lane.in_at, bytes + batch.odd_bytes, lane.iv_at};
        if (bytes + batch.odd_bytes == 0) // nobody may follow these
            streams_[i] = {turn % 3 ? nullptr : Bench::Get().ForbiddenBytes(), nullptr, 0,
                           turn % 2 ? nullptr : Bench::Get().ForbiddenBytes()};
    }
}

std::string BatchBench::Call(Subject &subject, size_t *left) {
    subject.calls++;
    return CallStreams(subject.kernel, {streams_, batch_.blocks.size(), ks_, batch_.flag}, left);
}

std::string BatchBench::VerifyStream(size_t i, size_t done) {
    Expected &e = Message(batch_.key_bytes);
    Lane &lane = *lanes_[i];
    const aesgen_stream &s = streams_[i];
    const size_t bytes = 16 * batch_.blocks[i], ready = 16 * done, from = 16 * FirstBlock(i);
    const uint8_t *const in = e.input() + from;
    if (s.bytes != bytes - ready + batch_.odd_bytes)
        return Format("it says that %zu bytes are left, expected %zu", s.bytes, bytes - ready + batch_.odd_bytes);
    if (bytes + batch_.odd_bytes == 0)
        return s.in == nullptr ? "" : "its pointers were changed";
    if (s.out != lane.out_at + ready || s.in != lane.in_at + ready)
        return Format("its output is at + %td and its input at + %td, expected + %zu",
                      static_cast<uint8_t *>(s.out) - lane.out_at, static_cast<const uint8_t *>(s.in) - lane.in_at,
                      ready);
    if (s.iv != lane.iv_at)
        return "its pointer to the IV was changed";
    for (size_t at = 0; at < bytes; at++) {
        const uint8_t want = at < ready ? expected(i)[at] : batch_.in_place ? in[at] : fill_;
        if (lane.out_at[at] != want)
            return Format("byte %zu of the output is %02x, expected %02x", at, lane.out_at[at], want);
    }
    if (!batch_.in_place && memcmp(lane.in_at, in, bytes) != 0)
        return "the input was overwritten";
    if (memcmp(lane.iv_at, e.StateAfter(from + ready).data(), 16) != 0)
        return "another IV";
    if (!IsFilledAround(lane.out, lane.out_at, bytes, fill_))
        return "what lies around the output was overwritten";
    if (!IsFilledAround(lane.iv, lane.iv_at, 16, kFill))
        return "what lies around the IV was overwritten";
    return "";
}

std::string BatchBench::Verify(const Blocks &done) {
    for (size_t i = 0; i < batch_.blocks.size(); i++) {
        std::string error = VerifyStream(i, done[i]);
        if (!error.empty())
            return Format("stream %zu: ", i) + error;
    }
    return IsFilledAround(array_, reinterpret_cast<uint8_t *>(streams_), batch_.blocks.size() * sizeof *streams_, kFill)
               ? ""
               : "what lies around the streams was overwritten";
}

std::string BatchBench::Observe(Subject &subject, const Batch &batch) {
    Prepare(batch);
    size_t left = 0;
    std::string error = Call(subject, &left);
    if (error.empty() && left != 0)
        error = Format("%zu bytes are left", left);
    if (error.empty())
        error = Verify(batch.blocks);
    return error.empty() ? error : Describe(batch) + ": " + error;
}
