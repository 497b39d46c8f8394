// SPDX-License-Identifier: Apache-2.0 OR MIT
// A peer is a library that is measured, ours among them.
#ifndef AESGEN_BENCH_PEER_H
#define AESGEN_BENCH_PEER_H

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cells.h"

namespace bench {

constexpr size_t kMostStreams = 16;

// The bytes that calls of one cell work on. Calls go round a few messages, `stride` apart; `span` is all of them together, a power of two.
struct Work {
    const uint8_t *in;
    uint8_t *out; // == in where it is in place
    size_t bytes;
    size_t stride;
    size_t span;
    size_t stream_stride; // between the streams of one call
    const uint8_t *state; // IV, counter block or tweak before each call, 16 bytes for each stream
};

// Does so many calls, one after the other.
using Runner = std::function<void(const Work &work, size_t calls)>;

struct Peer {
    std::string name;
    std::string about; // the version, and what it is; or why it is not there
    bool present;
    // Takes 64 bytes of key: XTS's tweak key stands after its data key. An empty Runner where the peer has no such thing.
    std::function<Runner(const Cell &cell, const uint8_t *key)> make;
    // Of a library of ours that is bound to kernels: what aesgen_select takes to choose the same ones.
    std::string row{};
};

// An absent peer.
inline Peer Missing(const std::string &name, const std::string &why) { return {name, why, false, {}, {}}; }

// What a peer reports is looked at, as a program would; results are compared before anything is timed.
inline void Require(bool good, const char *what) {
    if (__builtin_expect(!good, 0)) {
        fprintf(stderr, "compare: %s refused a call that is right; its version may not be known here\n", what);
        abort();
    }
}

// One call's message. `state` is the call's own, and fresh.
struct Message {
    uint8_t *out;
    const uint8_t *in;
    size_t bytes;
    uint8_t *state;
};

// One message a call. `call` takes the context, which lives as long as the Runner, and a Message.
template <typename Context, typename Call> Runner Messages(std::shared_ptr<Context> context, Call call) {
    return [context, call](const Work &work, size_t calls) {
        Context &c = *context;
        alignas(16) uint8_t state[16];
        for (size_t at = 0; calls > 0; calls--, at = (at + work.stride) & (work.span - 1)) {
            memcpy(state, work.state, 16);
            call(c, Message{work.out + at, work.in + at, work.bytes, state});
        }
    };
}

// Several messages a call. `call` takes the context and an array of Messages of one length, which it may change.
template <typename Context, typename Call> Runner Streams(std::shared_ptr<Context> context, size_t streams, Call call) {
    return [context, streams, call](const Work &work, size_t calls) {
        Context &c = *context;
        alignas(16) uint8_t states[16 * kMostStreams];
        Message messages[kMostStreams];
        for (size_t at = 0; calls > 0; calls--, at = (at + work.stride) & (work.span - 1)) {
            memcpy(states, work.state, 16 * streams);
            for (size_t i = 0; i < streams; i++) {
                const size_t place = at + i * work.stream_stride;
                messages[i] = {work.out + place, work.in + place, work.bytes, states + 16 * i};
            }
            call(c, messages);
        }
    };
}

// One key a call: `call` takes the context and a key. `encrypt`, from the context, an output and an input of one block, makes the block by which the last key set up is
// checked; its cost is lost among that of the calls.
template <typename Context, typename Call, typename Encrypt>
Runner KeySetups(std::shared_ptr<Context> context, Call call, Encrypt encrypt) {
    return [context, call, encrypt](const Work &work, size_t calls) {
        const uint8_t zeros[16] = {0};
        for (size_t at = 0; calls > 0; calls--, at = (at + work.stride) & (work.span - 1))
            call(*context, work.in + at);
        encrypt(*context, work.out, zeros);
    };
}

// All peers, ours first. A peer that is not installed is there with the reason.
std::vector<Peer> Peers();

} // namespace bench

#endif
