// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "fakes.h"

#include <algorithm>
#include <cstring>

#include "expected.h"
#include "oracle.h"

Bug bug = Bug::kNone;

namespace {

bool Is(Bug b) { return bug == b; }

// A read that stays.
void Touch(const uint8_t *byte) { (void)*static_cast<const volatile uint8_t *>(byte); }

uint64_t Low64(const Block &counter) {
    uint64_t low = 0;
    for (size_t i = 8; i < 16; i++)
        low = low << 8 | counter[i];
    return low;
}

struct Axes {
    aesgen_mode mode;
    unsigned interleave, yield_blocks;
};

// The final pair, with the partial output stored before the partial input is read.
void StealCarelessly(aesgen_mode mode, const aesgen_schedule &ks, Block &tweak, uint8_t *out, const uint8_t *in,
                     size_t bytes) {
    Block unused, stolen, pair, next = tweak;
    oracle::Run(mode, ks, next.data(), unused.data(), in, 16); // for its doubling
    Block first = mode == AESGEN_XTS_ENC ? tweak : next, second = mode == AESGEN_XTS_ENC ? next : tweak;
    oracle::Run(mode, ks, first.data(), stolen.data(), in, 16);
    pair = stolen;
    memcpy(out + 16, stolen.data(), bytes - 16);
    memcpy(pair.data(), in + 16, bytes - 16);
    oracle::Run(mode, ks, second.data(), out, pair.data(), 16);
    tweak.fill(0);
}

void OneBlock(const Axes &a, const aesgen_schedule &ks, Block &state, uint8_t *out, const uint8_t *in, size_t bytes) {
    Block before = state;
    oracle::Run(a.mode, ks, state.data(), out, in, bytes);
    if (a.mode == AESGEN_CTR && Is(Bug::kCounter32))
        std::copy_n(before.begin(), 12, state.begin());
    if (a.mode == AESGEN_CTR && Is(Bug::kCounter64))
        std::copy_n(before.begin(), 8, state.begin());
    if (IsXts(a.mode) && Is(Bug::kTweakWithoutFeedback) && (before[15] & 0x80))
        state[0] ^= 0x87;
    if (IsXts(a.mode) && Is(Bug::kTweakWithoutMiddleCarry) && (before[7] & 0x80))
        state[8] ^= 1;
}

bool FlagIsSet(const volatile uint32_t *flag) {
    if (Is(Bug::kFlagOneByte))
        return *reinterpret_cast<const volatile uint8_t *>(flag) != 0;
    if (Is(Bug::kFlagEightBytes))
        Touch(const_cast<const uint8_t *>(reinterpret_cast<const volatile uint8_t *>(flag)) + 7);
    return *flag != 0;
}

size_t Call(const Axes &a, uint8_t *out, const uint8_t *in, size_t bytes, const aesgen_schedule *ks, uint8_t *state,
            const volatile uint32_t *flag) {
    static const aesgen_schedule *kept[15];
    if (Is(Bug::kHangs))
        for (volatile unsigned i = 0;; i = i + 1) {
        }
    if (Is(Bug::kFaults))
        __builtin_trap();
    if (bytes == 0) {
        if (Is(Bug::kReadsNothing))
            Touch(in);
        return 0;
    }
    const size_t touchable = Touchable(a.mode, bytes), tail = bytes - touchable;
    if (Is(Bug::kAlignsInput))
        in -= reinterpret_cast<uintptr_t>(in) % 4;
    if (Is(Bug::kAlignsOutput))
        out -= reinterpret_cast<uintptr_t>(out) % 4;
    if (Is(Bug::kAlignsSchedule))
        ks = reinterpret_cast<const aesgen_schedule *>(reinterpret_cast<uintptr_t>(ks) & ~uintptr_t{7});
    if (Is(Bug::kWritesSchedule))
        const_cast<aesgen_schedule *>(ks)->reserved[0] = 1;
    if (Is(Bug::kReadsPast) || (Is(Bug::kReadsPastAtFourModuloFive) && touchable / 16 % 5 == 4))
        Touch(in + touchable);
    if (Is(Bug::kReadsBefore))
        Touch(in - 1);
    if (Is(Bug::kReadsTail) && tail)
        Touch(in + bytes - 1);
    if (Is(Bug::kFollowsNullState))
        Touch(state);
    if (Is(Bug::kFollowsNullFlag) && a.yield_blocks)
        Touch(const_cast<const uint8_t *>(reinterpret_cast<const volatile uint8_t *>(flag)));
    if (Is(Bug::kWritesInput) && touchable && in != out)
        const_cast<uint8_t *>(in)[touchable - 1] ^= 1;
    if (touchable == 0)
        return Is(Bug::kForgetsTailInResult) ? 0 : tail;

    aesgen_schedule used = *ks;
    if (!Is(Bug::kKeepsSchedulePointer)) {
        std::fill(std::begin(kept), std::end(kept), nullptr);
    } else {
        if (!kept[ks->rounds])
            kept[ks->rounds] = ks;
        used = *kept[ks->rounds];
    }
    if (Is(Bug::kOneRoundTooFew192) && used.rounds == 12)
        memcpy(used.enc[11], used.enc[12], 16), used.rounds = 11;

    Block s{};
    if (!IsEcb(a.mode))
        memcpy(s.data(), state, 16);
    const size_t partial = touchable % 16;
    const bool final_pair = IsXts(a.mode) && partial;
    size_t blocks = final_pair ? touchable / 16 - 1 : (touchable + 15) / 16;
    const size_t skipped =
        (Is(Bug::kLastBlockOfExactPasses) && blocks % a.interleave == 0 && !final_pair) ? blocks - 1 : blocks;
    const unsigned y = a.yield_blocks || !Is(Bug::kLooksThoughNever) ? a.yield_blocks : 4;
    size_t done = 0, count = 0, left = tail;
    std::vector<uint8_t> late;
    if (Is(Bug::kLooksBeforeFirstPass) && y && flag && FlagIsSet(flag))
        return bytes;
    while (done < blocks) {
        const bool narrow = a.mode == AESGEN_CTR && Low64(s) > UINT64_MAX - a.interleave;
        const size_t width = narrow ? 1 : std::min<size_t>(a.interleave, blocks - done);
        if (Is(Bug::kRemainderSkipped) && width < a.interleave && !narrow && width > 1)
            break;
        const bool redo = Is(Bug::kTailRedoesStart) && width < a.interleave && done >= a.interleave && !narrow;
        late.assign(out + 16 * done, out + std::min(touchable, 16 * (done + width)));
        for (size_t i = done; i < done + width; i++) {
            const size_t piece = std::min<size_t>(16, touchable - 16 * i);
            if (i == skipped || (Is(Bug::kPartialBlockSkipped) && piece < 16))
                continue;
            const size_t from = redo ? 16 * (i - done) : 16 * i;
            OneBlock(a, used, s, out + from, in + from, piece);
            if (Is(Bug::kWrongAfter64Blocks) && i >= 64)
                out[16 * i] ^= 1;
        }
        done += width;
        count += width;
        const bool early = Is(Bug::kLooksEarly) && count + 1 >= y;
        if (y && (count >= y + (Is(Bug::kLooksLate) ? 1 : 0) || early) && !Is(Bug::kNeverLooks) &&
            (done < blocks || (final_pair && !Is(Bug::kNoLookBeforeFinalPair)))) {
            if (!Is(Bug::kCountNotCleared))
                count = 0;
            if (Is(Bug::kStoresLate))
                late.swap(late), std::swap_ranges(late.begin(), late.end(), out + 16 * (done - width));
            const bool set = flag && FlagIsSet(flag);
            if (Is(Bug::kStoresLate))
                std::copy(late.begin(), late.end(), out + 16 * (done - width));
            if (set) {
                left = bytes - 16 * done + (Is(Bug::kYieldLeavesTooMuch) ? 16 : 0);
                if (!IsEcb(a.mode) && !Is(Bug::kYieldWithoutState))
                    memcpy(state, s.data(), 16);
                return left;
            }
        }
    }
    if (Is(Bug::kLooksAfterLastPass) && y && flag)
        (void)FlagIsSet(flag);
    if (final_pair) {
        if (Is(Bug::kStealsInPlace))
            StealCarelessly(a.mode, used, s, out + 16 * blocks, in + 16 * blocks, 16 + partial);
        else {
            Block kept_tweak = s;
            oracle::Run(a.mode, used, s.data(), out + 16 * blocks, in + 16 * blocks, 16 + partial);
            if (Is(Bug::kTweakLeftAfterStealing))
                s = kept_tweak;
        }
    }
    if (a.mode == AESGEN_CTR && partial && Is(Bug::kPartialNotCounted))
        for (size_t i = 16; i-- > 0 && s[i]-- == 0;) {
        }
    if (Is(Bug::kStateOnceTooOften)) {
        Block unused;
        oracle::Run(a.mode, used, s.data(), unused.data(), unused.data(), 16);
    }
    if (!IsEcb(a.mode) && !Is(Bug::kStateNotWritten))
        memcpy(state, s.data(), 16);
    if (Is(Bug::kWritesPastState))
        state[16] ^= 1;
    if (Is(Bug::kWritesPast))
        out[touchable] = 0;
    if (Is(Bug::kWritesBefore))
        out[-1] = 0;
    if (Is(Bug::kForgetsTailInResult))
        return 0;
    return Is(Bug::kCountsBlocks) ? left / 16 : left;
}

template <aesgen_mode M, unsigned N, unsigned Y>
size_t Fake(void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t *state,
            const volatile uint32_t *flag) {
    return Call({M, N, Y}, static_cast<uint8_t *>(out), static_cast<const uint8_t *>(in), bytes, ks, state, flag);
}

template <aesgen_mode M, unsigned N, unsigned Y> void Add(std::vector<Kernel> *table, const char *mode) {
    table->push_back({std::string("fake_") + mode + "_x" + std::to_string(N) + "_y" + std::to_string(Y), M, N, Y, true,
                      Fake<M, N, Y>});
}

template <unsigned N, unsigned Y> void AddAll(std::vector<Kernel> *table) {
    Add<AESGEN_ECB_ENC, N, Y>(table, "ecb_enc");
    Add<AESGEN_ECB_DEC, N, Y>(table, "ecb_dec");
    Add<AESGEN_CBC_ENC, N, Y>(table, "cbc_enc");
    Add<AESGEN_CBC_DEC, N, Y>(table, "cbc_dec");
    Add<AESGEN_CTR, N, Y>(table, "ctr");
    Add<AESGEN_XTS_ENC, N, Y>(table, "xts_enc");
    Add<AESGEN_XTS_DEC, N, Y>(table, "xts_dec");
}

void FakeExpand(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    oracle::Expand(ks, key, key_bytes);
    if (Is(Bug::kReadsPast))
        Touch(key + key_bytes);
    if (Is(Bug::kWritesPast))
        reinterpret_cast<uint8_t *>(ks)[sizeof *ks] = 0;
    if (Is(Bug::kOneRoundTooFew192) && key_bytes == 24)
        memset(ks->dec[12], 0, 16);
}

} // namespace

const std::vector<Kernel> &FakeKernels() {
    static const std::vector<Kernel> table = [] {
        std::vector<Kernel> made;
        AddAll<4, 0>(&made);
        AddAll<4, 4>(&made);
        AddAll<3, 4>(&made);
        AddAll<3, 64>(&made);
        for (const Kernel &kernel : FakeStreamsKernels())
            made.push_back(kernel);
        return made;
    }();
    return table;
}

const KeyExpansion kFakeExpansion = {"fake_key_expand", FakeExpand};
