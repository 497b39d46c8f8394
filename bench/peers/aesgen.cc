// SPDX-License-Identifier: Apache-2.0 OR MIT
// aesgen by its public functions. Compiled once for each library of ours in the program: AESGEN_PREFIX says which, BENCH_NAME is
// what it is called, BENCH_ROW the row it is bound to or empty, BENCH_PEER the function that makes the peer.
#include "aesgen.h"

#include "peers.h"

#ifndef BENCH_PEER
#define BENCH_PEER Aesgen
#define BENCH_NAME "aesgen"
#define BENCH_ROW ""
#endif

namespace bench {
namespace {

constexpr char kName[] = BENCH_NAME;

struct Key {
    aesgen_schedule one;
    aesgen_xts_key xts;
};

std::string About() {
    const uint32_t version = aesgen_version();
    return std::to_string(version >> 16) + "." + std::to_string(version >> 8 & 255) + "." +
           std::to_string(version & 255);
}

Runner Make(const Cell &cell, const uint8_t *key) {
    auto keys = std::make_shared<Key>();
    const size_t key_bytes = cell.bits / 8;
    Require(Facts(cell.mode).xts ? aesgen_xts_key_expand(&keys->xts, key, 2 * key_bytes) == 0
                                 : aesgen_key_expand(&keys->one, key, key_bytes) == 0,
            kName);
    switch (cell.mode) {
    case Mode::kEcbEnc:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_ecb_encrypt(&k.one, m.out, m.in, m.bytes) == 0, kName);
        });
    case Mode::kEcbDec:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_ecb_decrypt(&k.one, m.out, m.in, m.bytes) == 0, kName);
        });
    case Mode::kCbcEnc:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_cbc_encrypt(&k.one, m.out, m.in, m.bytes, m.state) == 0, kName);
        });
    case Mode::kCbcDec:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_cbc_decrypt(&k.one, m.out, m.in, m.bytes, m.state) == 0, kName);
        });
    case Mode::kCbcEncMb8:
    case Mode::kCbcEncMb16:
        return Streams(keys, cell.streams(), [streams = cell.streams()](Key &k, const Message *m) {
            aesgen_stream each[kMostStreams];
            for (size_t i = 0; i < streams; i++)
                each[i] = {m[i].out, m[i].in, m[i].bytes, m[i].state};
            Require(aesgen_cbc_encrypt_streams(&k.one, each, streams) == 0, kName);
        });
    case Mode::kCtr:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_ctr(&k.one, m.out, m.in, m.bytes, m.state) == 0, kName);
        });
    case Mode::kXtsEnc:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_xts_encrypt(&k.xts, m.out, m.in, m.bytes, m.state) == 0, kName);
        });
    case Mode::kXtsDec:
        return Messages(keys, [](Key &k, const Message &m) {
            Require(aesgen_xts_decrypt(&k.xts, m.out, m.in, m.bytes, m.state) == 0, kName);
        });
    case Mode::kKeySetup:
        break;
    }
    return KeySetups(
        keys,
        [key_bytes](Key &k, const uint8_t *one) { Require(aesgen_key_expand(&k.one, one, key_bytes) == 0, kName); },
        [](Key &k, uint8_t *out, const uint8_t *in) { Require(aesgen_ecb_encrypt(&k.one, out, in, 16) == 0, kName); });
}

} // namespace

Peer BENCH_PEER() {
    const std::string row = BENCH_ROW;
    return {kName, About() + (row.empty() ? ", kernels chosen at run time" : ", bound to " + row), true, Make, row};
}

} // namespace bench
