// SPDX-License-Identifier: Apache-2.0 OR MIT
// libgcrypt: one handle for a key, a new IV for each message.
#include "library.h"
#include "peers.h"

namespace bench {
namespace {

constexpr char kName[] = "gcrypt";

// The prototypes of libgcrypt 1.10, the parts that are used.
using Handle = struct GcryptHandle *;
enum Algorithm : int { kAes128 = 7, kAes192 = 8, kAes256 = 9 };
enum CipherMode : int { kEcb = 1, kCbc = 3, kCounter = 6, kXts = 13 };

struct Functions {
    const char *(*check_version)(const char *);
    unsigned (*open)(Handle *, int algorithm, int mode, unsigned flags);
    void (*close)(Handle);
    unsigned (*set_key)(Handle, const void *, size_t);
    unsigned (*set_iv)(Handle, const void *, size_t);
    unsigned (*set_counter)(Handle, const void *, size_t);
    unsigned (*encrypt)(Handle, void *out, size_t out_bytes, const void *in, size_t in_bytes);
    unsigned (*decrypt)(Handle, void *out, size_t out_bytes, const void *in, size_t in_bytes);
};

Functions gcry;

struct Context {
    Context() = default;
    Context(const Context &) = delete;
    Context &operator=(const Context &) = delete;
    ~Context() { gcry.close(handle); }
    Handle handle = nullptr;
    size_t key_bytes = 0;
};

void Encrypt(Context &c, const Message &m) {
    Require(gcry.encrypt(c.handle, m.out, m.bytes, m.in, m.bytes) == 0, kName);
}

void Decrypt(Context &c, const Message &m) {
    Require(gcry.decrypt(c.handle, m.out, m.bytes, m.in, m.bytes) == 0, kName);
}

void SetIv(Context &c, const Message &m) { Require(gcry.set_iv(c.handle, m.state, 16) == 0, kName); }

int ModeOf(Mode mode) {
    switch (mode) {
    case Mode::kEcbEnc:
    case Mode::kEcbDec:
    case Mode::kKeySetup:
        return kEcb;
    case Mode::kCtr:
        return kCounter;
    case Mode::kXtsEnc:
    case Mode::kXtsDec:
        return kXts;
    default:
        return kCbc;
    }
}

Runner Make(const Cell &cell, const uint8_t *key) {
    const bool xts = Facts(cell.mode).xts;
    auto context = std::make_shared<Context>();
    context->key_bytes = cell.bits / 8;
    Require(gcry.open(&context->handle, kAes128 + static_cast<int>(cell.bits - 128) / 64, ModeOf(cell.mode), 0) == 0 &&
                gcry.set_key(context->handle, key, context->key_bytes * (xts ? 2 : 1)) == 0,
            kName);
    switch (cell.mode) {
    case Mode::kEcbEnc:
        return Messages(context, Encrypt);
    case Mode::kEcbDec:
        return Messages(context, Decrypt);
    case Mode::kCtr:
        return Messages(context, [](Context &c, const Message &m) {
            Require(gcry.set_counter(c.handle, m.state, 16) == 0, kName);
            Encrypt(c, m);
        });
    case Mode::kCbcEncMb8:
    case Mode::kCbcEncMb16:
        return Streams(context, cell.streams(), [streams = cell.streams()](Context &c, const Message *m) {
            for (size_t i = 0; i < streams; i++) {
                SetIv(c, m[i]);
                Encrypt(c, m[i]);
            }
        });
    case Mode::kKeySetup:
        return KeySetups(
            context,
            [](Context &c, const uint8_t *one) { Require(gcry.set_key(c.handle, one, c.key_bytes) == 0, kName); },
            [](Context &c, uint8_t *out, const uint8_t *in) {
                Encrypt(c, {out, in, 16, nullptr});
            });
    case Mode::kCbcDec:
    case Mode::kXtsDec:
        return Messages(context, [](Context &c, const Message &m) {
            SetIv(c, m);
            Decrypt(c, m);
        });
    default:
        return Messages(context, [](Context &c, const Message &m) {
            SetIv(c, m);
            Encrypt(c, m);
        });
    }
}

} // namespace

Peer Gcrypt() {
    Library library("libgcrypt.so.20");
    library.Find(gcry.check_version, "gcry_check_version");
    library.Find(gcry.open, "gcry_cipher_open");
    library.Find(gcry.close, "gcry_cipher_close");
    library.Find(gcry.set_key, "gcry_cipher_setkey");
    library.Find(gcry.set_iv, "gcry_cipher_setiv");
    library.Find(gcry.set_counter, "gcry_cipher_setctr");
    library.Find(gcry.encrypt, "gcry_cipher_encrypt");
    library.Find(gcry.decrypt, "gcry_cipher_decrypt");
    if (!library.present())
        return Missing(kName, library.why());
    return {kName, gcry.check_version(nullptr), true, Make};
}

} // namespace bench
