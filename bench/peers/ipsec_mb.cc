// SPDX-License-Identifier: Apache-2.0 OR MIT
// Intel's Multi-Buffer Crypto for IPsec: several jobs in flight, of which one call here is one or more. It has no XTS.
#include "ipsec_mb.h"

#include "library.h"
#include "peers.h"

namespace bench {
namespace {

using namespace ipsec_mb;

constexpr char kName[] = "ipsec-mb";

struct Functions {
    unsigned (*version)();
    const char *(*version_text)();
    Manager *(*allocate)(uint64_t flags);
    void (*init)(Manager *, int32_t *arch);
};

Functions mb;

struct Context {
    alignas(64) uint8_t encrypt_keys[16 * 15], decrypt_keys[16 * 15];
    Manager *manager;
    size_t key_bytes;
    Cipher cipher;
    Direction direction;
    Job burst[kMostStreams];
};

void ExpandKey(Context &c, const uint8_t *key) {
    c.manager->expand_key[c.key_bytes / 8 - 2](key, c.encrypt_keys, c.decrypt_keys);
}

void Fill(Context &c, Job *job, const Message &m) {
    job->encrypt_keys = c.encrypt_keys;
    job->decrypt_keys = c.decrypt_keys;
    job->key_bytes = c.key_bytes;
    job->in = m.in;
    job->out = m.out;
    job->from = 0;
    job->bytes = m.bytes;
    job->iv = m.state;
    job->iv_bytes = c.cipher == kEcb ? 0 : 16;
    job->cipher = c.cipher;
    job->direction = c.direction;
    job->hash = kNoHash;
    job->order = kCipherFirst;
}

// A job that waits for others is flushed: there is only this one.
void One(Context &c, const Message &m) {
    Fill(c, c.manager->next_job(c.manager), m);
    const Job *done = c.manager->submit_job_unchecked(c.manager);
    if (!done)
        done = c.manager->flush_job(c.manager);
    Require(done && done->status == kCompleted, kName);
}

// The interface for many messages of one kind.
void Burst(Context &c, const Message *messages, size_t count) {
    for (size_t i = 0; i < count; i++)
        Fill(c, &c.burst[i], messages[i]);
    Require(c.manager->submit_ciphers_unchecked(c.manager, c.burst, static_cast<uint32_t>(count), c.cipher, c.direction,
                                                static_cast<int32_t>(c.key_bytes)) == count,
            kName);
}

// Lengths of what is encrypted side by side are 16 bits wide, and longer ones go wrong unless they are looked at.
constexpr size_t kMostCbcEncrypted = 65520;

Runner Make(const Cell &cell, const uint8_t *key) {
    static Manager *const manager = [] {
        Manager *made = mb.allocate(0);
        Require(made != nullptr, kName);
        mb.init(made, nullptr);
        return made;
    }();
    auto context = std::make_shared<Context>();
    context->manager = manager;
    context->key_bytes = cell.bits / 8;
    context->direction = cell.mode == Mode::kEcbDec || cell.mode == Mode::kCbcDec ? kDecrypt : kEncrypt;
    ExpandKey(*context, key);
    switch (cell.mode) {
    case Mode::kEcbEnc:
    case Mode::kEcbDec:
    case Mode::kKeySetup:
        context->cipher = kEcb;
        break;
    case Mode::kCtr:
        context->cipher = kCounter;
        break;
    case Mode::kXtsEnc:
    case Mode::kXtsDec:
        return {};
    case Mode::kCbcDec:
        context->cipher = kCbc;
        break;
    default:
        if (cell.bytes > kMostCbcEncrypted)
            return {};
        context->cipher = kCbc;
    }
    if (cell.streams() > 1)
        return Streams(context, cell.streams(), [streams = cell.streams()](Context &c, const Message *messages) {
            Burst(c, messages, streams);
        });
    if (cell.mode == Mode::kKeySetup)
        return KeySetups(context, ExpandKey, [](Context &c, uint8_t *out, const uint8_t *in) {
            One(c, {out, in, 16, nullptr});
        });
    return Messages(context, One);
}

} // namespace

Peer IpsecMb() {
    constexpr unsigned kFirst = 0x010300, kNext = 0x020000;
    Library library("libIPSec_MB.so.1");
    library.Find(mb.version, "imb_get_version");
    library.Find(mb.version_text, "imb_get_version_str");
    library.Find(mb.allocate, "alloc_mb_mgr");
    library.Find(mb.init, "init_mb_mgr_auto");
    if (!library.present())
        return Missing(kName, library.why());
    if (mb.version() < kFirst || mb.version() >= kNext)
        return Missing(kName, std::string("version ") + mb.version_text() +
                                  " is not one of 1.3 or later before 2, which are known here");
    return {kName, std::string(mb.version_text()) + ", jobs; many streams as a burst", true, Make};
}

} // namespace bench
