// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "bench.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>

#include "call.h"

namespace {

constexpr size_t kMargin = 256; // bytes on each side of `out` that are looked at
constexpr uint8_t kStateFill = 0x3c;

// Where `size` bytes first differ, as a sentence; "" where they do not.
std::string Compare(const char *what, const uint8_t *got, const uint8_t *expected, size_t size) {
    if (size == 0 || memcmp(got, expected, size) == 0)
        return "";
    size_t at = 0;
    while (got[at] == expected[at])
        at++;
    return Format("byte %zu of %s is %02x, expected %02x", at, what, got[at], expected[at]);
}

std::string CompareFill(const char *what, const uint8_t *from, const uint8_t *to, uint8_t fill) {
    if (from >= to || (*from == fill && memcmp(from, from + 1, static_cast<size_t>(to - from) - 1) == 0))
        return "";
    while (*from == fill)
        from++;
    return Format("%s was overwritten, %td bytes before its far end", what, to - from);
}

} // namespace

std::string Format(const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

std::string Describe(const Shape &s) {
    return Format("%zu-bit key, %zu bytes", 8 * s.expected->key_bytes(), s.bytes) +
           (s.from ? Format(" after %zu", s.from) : "") +
           (s.in_place ? ", in place at " : ", in at " + Describe(s.in) + ", out at ") + Describe(s.out) +
           ", schedule at " + Describe(s.schedule) +
           (s.null_state ? ", state NULL" : ", state at " + Describe(s.state)) + (s.flag ? ", a flag" : "");
}

std::vector<size_t> Looks(const Kernel &kernel, size_t bytes, const Block &state) {
    std::vector<size_t> looks;
    bytes = Touchable(kernel.mode, bytes);
    if (kernel.yield_blocks == 0)
        return looks;
    bool final_pair = IsXts(kernel.mode) && bytes % 16 != 0;
    size_t blocks = final_pair ? bytes / 16 - 1 : (bytes + 15) / 16;
    uint64_t counter = 0;
    for (int i = 8; i < 16; i++)
        counter = counter << 8 | state[static_cast<size_t>(i)];
    for (size_t done = 0, count = 0; done < blocks;) {
        bool narrow = kernel.wrap_path && kernel.mode == AESGEN_CTR && counter > UINT64_MAX - kernel.interleave;
        size_t width = narrow ? 1 : std::min<size_t>(kernel.interleave, blocks - done);
        done += width;
        count += width;
        counter += width;
        if (count >= kernel.yield_blocks && (done < blocks || final_pair)) {
            looks.push_back(done);
            count = 0;
        }
    }
    return looks;
}

Bench::Bench()
    : in_pages_(Expected::kMaxBytes + 64), out_pages_(Expected::kMaxBytes + 64), state_pages_(1), flag_pages_(1),
      forbidden_(1) {
    forbidden_.MakeInaccessible();
}

Bench &Bench::Get() {
    static Bench bench;
    return bench;
}

// Read-only: no bulk kernel writes its schedule.
const aesgen_schedule *Bench::Schedule(const Expected &expected, const Place &place) {
    std::unique_ptr<Guarded> &pages = schedules_[{expected.key_bytes(), place.at_end, place.offset}];
    bool made = pages != nullptr;
    if (!made)
        pages.reset(new Guarded(1));
    uint8_t *at = pages->At(sizeof(aesgen_schedule), place);
    if (!made) {
        memcpy(at, &expected.schedule(), sizeof(aesgen_schedule));
        pages->MakeReadOnly();
    }
    return reinterpret_cast<const aesgen_schedule *>(at);
}

const volatile uint32_t *Bench::Flag(uint32_t value, const Place &place) {
    uint8_t *at = flag_pages_.At(4, place);
    memcpy(at, &value, 4);
    return reinterpret_cast<const volatile uint32_t *>(at);
}

const volatile uint32_t *Bench::Forbidden() const {
    return reinterpret_cast<const volatile uint32_t *>(forbidden_.begin());
}

void Bench::Prepare(const Shape &shape, uint8_t fill) {
    shape_ = shape;
    fill_ = fill;
    Expected &e = *shape.expected;
    size_t touchable = Touchable(e.mode(), shape.bytes);
    out_ = out_pages_.At(touchable, shape.out);
    uint8_t *from = std::max(out_pages_.begin(), out_ - std::min<ptrdiff_t>(kMargin, out_ - out_pages_.begin()));
    uint8_t *to = out_ + std::min<ptrdiff_t>(static_cast<ptrdiff_t>(touchable + kMargin), out_pages_.end() - out_);
    memset(from, fill, static_cast<size_t>(to - from));
    in_ = shape.in_place ? out_ : in_pages_.At(touchable, shape.in);
    memcpy(in_, e.input() + shape.from, touchable);
    ks_ = Schedule(e, shape.schedule);
    memset(state_pages_.begin(), kStateFill, 64);
    memset(state_pages_.end() - 64, kStateFill, 64);
    state_ = state_pages_.At(16, shape.state);
    memcpy(state_, e.StateAfter(shape.from).data(), 16);
}

std::string Bench::Call(Subject &subject, size_t *left) {
    subject.calls++;
    return CallKernel(subject.kernel, {out_, in_, shape_.bytes, ks_, shape_.null_state ? nullptr : state_, shape_.flag},
                      left);
}

std::string Bench::Verify(size_t left) {
    Expected &e = *shape_.expected;
    if (left > shape_.bytes)
        return Format("%zu bytes are left of %zu", left, shape_.bytes);
    size_t done = shape_.bytes - left, touchable = Touchable(e.mode(), shape_.bytes);
    std::string error;
    if (done > 0)
        error = Compare("the output", out_, e.Output(shape_.from + shape_.bytes) + shape_.from, done);
    if (error.empty() && !shape_.in_place)
        error = Compare("the input", in_, e.input() + shape_.from, touchable);
    if (error.empty())
        error = CompareFill("what lies before the output", std::max(out_pages_.begin(), out_ - kMargin), out_, fill_);
    if (error.empty())
        error = CompareFill("what lies after the output", out_ + touchable,
                            std::min(out_pages_.end(), out_ + touchable + kMargin), fill_);
    if (error.empty())
        error = Compare("the state", state_, e.StateAfter(shape_.from + done).data(), 16);
    if (error.empty())
        error =
            CompareFill("what lies before the state", std::max(state_pages_.begin(), state_ - 16), state_, kStateFill);
    if (error.empty())
        error = CompareFill("what lies after the state", state_ + 16, std::min(state_pages_.end(), state_ + 32),
                            kStateFill);
    return error;
}

std::string Observe(Subject &subject, const Shape &shape, size_t *left_out) {
    Bench &bench = Bench::Get();
    size_t expected_left = shape.bytes - Touchable(subject.kernel.mode, shape.bytes);
    std::vector<size_t> looks = Looks(subject.kernel, shape.bytes, shape.expected->StateAfter(shape.from));
    if (!looks.empty() && shape.flag && *shape.flag)
        expected_left = LeftAfter(shape.bytes, looks[0]);
    bench.Prepare(shape);
    size_t left = 0;
    std::string error = bench.Call(subject, &left);
    if (error.empty() && left != expected_left)
        error = Format("%zu bytes are left, expected %zu", left, expected_left);
    if (error.empty())
        error = bench.Verify(left);
    if (left_out)
        *left_out = left;
    return error.empty() ? error : Describe(shape) + ": " + error;
}
