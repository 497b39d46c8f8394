// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <algorithm>
#include <cstring>
#include <set>

#include "expected.h"
#include "fakes.h"
#include "oracle.h"

namespace {

bool Is(Bug b) { return bug == b; }

// A read that stays.
void Touch(const void *byte) { (void)*static_cast<const volatile uint8_t *>(byte); }

struct Axes {
    unsigned lanes, yield_blocks;
};

bool HasBlock(const aesgen_stream &s) { return s.bytes >= 16; }

// A block of one stream, from `from` and an IV that are usually its own.
void OneBlock(const aesgen_schedule &ks, aesgen_stream &s, const uint8_t *from, const uint8_t *iv) {
    Block block;
    for (size_t i = 0; i < 16; i++)
        block[i] = from[i] ^ iv[i];
    oracle::Encrypt(ks, block.data(), block.data());
    memcpy(s.out, block.data(), 16);
    if (!Is(Bug::kStateNotWritten))
        memcpy(s.iv, block.data(), 16);
    s.in = static_cast<const uint8_t *>(s.in) + 16;
    s.out = static_cast<uint8_t *>(s.out) + 16;
    s.bytes -= 16;
}

// What goes wrong before or after everything else.
void Around(aesgen_stream *streams, size_t count, const aesgen_schedule *ks) {
    for (size_t i = 0; i < count; i++) {
        aesgen_stream &s = streams[i];
        const uint8_t *const in = static_cast<const uint8_t *>(s.in);
        if (Is(Bug::kReadsNothing) && s.bytes == 0)
            Touch(s.iv);
        if (!HasBlock(s))
            continue;
        if (Is(Bug::kReadsPast))
            Touch(in + (s.bytes & ~size_t{15}));
        if (Is(Bug::kReadsBefore))
            Touch(in - 1);
        if (Is(Bug::kReadsTail) && s.bytes % 16)
            Touch(in + s.bytes - 1);
        if (Is(Bug::kWritesPast))
            static_cast<uint8_t *>(s.out)[s.bytes & ~size_t{15}] = 0;
        if (Is(Bug::kWritesBefore))
            static_cast<uint8_t *>(s.out)[-1] = 0;
        if (Is(Bug::kWritesInput) && s.in != s.out)
            const_cast<uint8_t *>(in)[s.bytes - 1] ^= 1;
        if (Is(Bug::kWritesPastState))
            s.iv[16] ^= 1;
        if (Is(Bug::kAlignsInput))
            s.in = in - reinterpret_cast<uintptr_t>(in) % 4;
        if (Is(Bug::kOddBytesForgotten))
            s.bytes &= ~size_t{15};
    }
    if (Is(Bug::kWritesPastStreams))
        streams[count].bytes = 0;
    if (Is(Bug::kWritesSchedule))
        const_cast<aesgen_schedule *>(ks)->reserved[0] = 1;
}

size_t LeftOver(const aesgen_stream *streams, size_t count) {
    size_t left = 0;
    for (size_t i = 0; i < count; i++)
        left += streams[i].bytes & ~size_t{15};
    return left;
}

size_t Call(const Axes &a, aesgen_stream *streams, size_t count, const aesgen_schedule *ks,
            const volatile uint32_t *flag) {
    if (Is(Bug::kHangs))
        for (volatile unsigned i = 0;; i = i + 1) {
        }
    if (Is(Bug::kFaults))
        __builtin_trap();
    if (Is(Bug::kReadsNoStream))
        Touch(streams);
    if (count == 0)
        return 0;
    Around(streams, count, ks);
    if (Is(Bug::kAlignsSchedule))
        ks = reinterpret_cast<const aesgen_schedule *>(reinterpret_cast<uintptr_t>(ks) & ~uintptr_t{7});
    aesgen_schedule used = *ks;
    if (Is(Bug::kOneRoundTooFew192) && used.rounds == 12)
        memcpy(used.enc[11], used.enc[12], 16), used.rounds = 11;
    if (Is(Bug::kFollowsNullFlag) && a.yield_blocks)
        Touch(const_cast<const uint32_t *>(flag));
    const unsigned y = a.yield_blocks || !Is(Bug::kLooksThoughNever) ? a.yield_blocks : 4;
    if (Is(Bug::kLooksBeforeFirstPass) && y && flag && *flag)
        return LeftOver(streams, count);
    const size_t known = Is(Bug::kStreamsBeyondLanes) ? std::min<size_t>(count, a.lanes) : count;
    std::set<const aesgen_stream *> begun;
    const uint8_t *chain_of_ended = nullptr;
    for (size_t blocks = 0;;) {
        std::vector<aesgen_stream *> lanes;
        for (size_t n = 0; n < known && lanes.size() < a.lanes; n++) {
            const size_t i = Is(Bug::kTakesTheLastFirst) ? known - 1 - n : n;
            if (HasBlock(streams[i]))
                lanes.push_back(&streams[i]);
        }
        if (lanes.empty())
            break;
        std::vector<Block> inputs, ivs, late;
        std::vector<uint8_t *> late_at;
        for (aesgen_stream *s : lanes) {
            inputs.emplace_back();
            ivs.emplace_back();
            memcpy(inputs.back().data(), s->in, 16);
            memcpy(ivs.back().data(), s->iv, 16);
            if (begun.insert(s).second && chain_of_ended && Is(Bug::kKeepsTheChain))
                memcpy(ivs.back().data(), chain_of_ended, 16);
        }
        if (Is(Bug::kMixesIvs) && lanes.size() > 2)
            std::swap(ivs[1], ivs[2]);
        for (size_t i = 0; i < lanes.size(); i++) {
            late.emplace_back();
            memcpy(late.back().data(), lanes[i]->out, 16);
            late_at.push_back(static_cast<uint8_t *>(lanes[i]->out));
            OneBlock(used, *lanes[i], inputs[i].data(), ivs[i].data());
            if (!HasBlock(*lanes[i]))
                chain_of_ended = lanes[i]->iv;
        }
        for (aesgen_stream *s : lanes)
            if (Is(Bug::kRunsToTheLongest) && !HasBlock(*s) && (HasBlock(*lanes.front()) || HasBlock(*lanes.back())))
                *static_cast<uint8_t *>(s->out) = 0x11;
        const bool left = LeftOver(streams, known) > 0;
        blocks += Is(Bug::kCountsStreams) ? lanes.size() : a.lanes;
        const bool early = Is(Bug::kLooksEarly) && blocks + 1 >= y;
        if (y && (blocks >= y + (Is(Bug::kLooksLate) ? 1 : 0) || early) && !Is(Bug::kNeverLooks) &&
            (left || Is(Bug::kLooksAfterLastPass))) {
            if (!Is(Bug::kCountNotCleared))
                blocks = 0;
            if (Is(Bug::kStoresLate))
                for (size_t i = 0; i < late.size(); i++)
                    std::swap_ranges(late[i].begin(), late[i].end(), late_at[i]);
            const bool set =
                flag && (Is(Bug::kFlagOneByte) ? *reinterpret_cast<const volatile uint8_t *>(flag) : *flag);
            if (Is(Bug::kStoresLate))
                for (size_t i = 0; i < late.size(); i++)
                    std::copy(late[i].begin(), late[i].end(), late_at[i]);
            if (set) {
                if (Is(Bug::kYieldWithoutState))
                    memcpy(lanes[0]->iv, ivs[0].data(), 16);
                if (Is(Bug::kYieldWithoutPointers))
                    lanes[0]->in = static_cast<const uint8_t *>(lanes[0]->in) - 16;
                return LeftOver(streams, count) + (Is(Bug::kYieldLeavesTooMuch) ? 16 : 0);
            }
        }
    }
    if (Is(Bug::kPointersNotAdvanced))
        streams[0].out = static_cast<uint8_t *>(streams[0].out) - 16;
    return Is(Bug::kCountsBlocks) ? count : 0;
}

template <unsigned N, unsigned Y>
size_t Fake(aesgen_stream *streams, size_t count, const aesgen_schedule *ks, const volatile uint32_t *flag) {
    return Call({N, Y}, streams, count, ks, flag);
}

template <unsigned N, unsigned Y> void Add(std::vector<Kernel> *table) {
    table->push_back({"fake_cbc_enc_mb_x" + std::to_string(N) + "_y" + std::to_string(Y), AESGEN_CBC_ENC_MB, N, Y, true,
                      nullptr, "", Fake<N, Y>});
}

} // namespace

std::vector<Kernel> FakeStreamsKernels() {
    std::vector<Kernel> made;
    Add<4, 0>(&made);
    Add<4, 4>(&made);
    Add<3, 4>(&made);
    Add<3, 64>(&made);
    return made;
}
