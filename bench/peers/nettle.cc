// SPDX-License-Identifier: Apache-2.0 OR MIT
// nettle: contexts and IVs are the caller's memory, modes take the block cipher's function.
#include "library.h"
#include "peers.h"

namespace bench {
namespace {

// The prototypes of nettle 3, the parts that are used.
using CipherFunction = void(const void *context, size_t bytes, uint8_t *out, const uint8_t *in);
using CbcEncryptFunction = void(const void *context, uint8_t *iv, size_t bytes, uint8_t *out, const uint8_t *in);

// Of one key size.
struct Cipher {
    void (*set_encrypt_key)(void *context, const uint8_t *key);
    void (*set_decrypt_key)(void *context, const uint8_t *key);
    CipherFunction *encrypt, *decrypt;
    CbcEncryptFunction *cbc_encrypt;
};

struct Functions {
    int (*major)();
    int (*minor)();
    Cipher ciphers[3];
    void (*cbc_decrypt)(const void *, CipherFunction *, size_t block, uint8_t *iv, size_t, uint8_t *, const uint8_t *);
    void (*counter)(const void *, CipherFunction *, size_t block, uint8_t *counter, size_t, uint8_t *, const uint8_t *);
    void (*xts_encrypt)(const void *, const void *tweak_context, CipherFunction *, const uint8_t *tweak, size_t,
                        uint8_t *, const uint8_t *);
    void (*xts_decrypt)(const void *, const void *tweak_context, CipherFunction *, CipherFunction *tweak_cipher,
                        const uint8_t *tweak, size_t, uint8_t *, const uint8_t *);
};

struct Context {
    explicit Context(const Functions &functions, unsigned bits)
        : nettle(functions), cipher(nettle.ciphers[bits / 64 - 2]) {}
    const Functions nettle;
    const Cipher &cipher;
    alignas(16) uint8_t data[16 * 16], tweak[16 * 16]; // more than the key schedule
};

Runner Make(const Functions &nettle, const Cell &cell, const uint8_t *key) {
    auto context = std::make_shared<Context>(nettle, cell.bits);
    const Cipher &cipher = context->cipher;
    const bool decrypt = cell.mode == Mode::kEcbDec || cell.mode == Mode::kCbcDec || cell.mode == Mode::kXtsDec;
    (decrypt ? cipher.set_decrypt_key : cipher.set_encrypt_key)(context->data, key);
    cipher.set_encrypt_key(context->tweak, key + cell.bits / 8);
    switch (cell.mode) {
    case Mode::kEcbEnc:
        return Messages(context, [](Context &c, const Message &m) { c.cipher.encrypt(c.data, m.bytes, m.out, m.in); });
    case Mode::kEcbDec:
        return Messages(context, [](Context &c, const Message &m) { c.cipher.decrypt(c.data, m.bytes, m.out, m.in); });
    case Mode::kCbcEnc:
        return Messages(
            context, [](Context &c, const Message &m) { c.cipher.cbc_encrypt(c.data, m.state, m.bytes, m.out, m.in); });
    case Mode::kCbcDec:
        return Messages(context, [](Context &c, const Message &m) {
            c.nettle.cbc_decrypt(c.data, c.cipher.decrypt, 16, m.state, m.bytes, m.out, m.in);
        });
    case Mode::kCbcEncMb8:
    case Mode::kCbcEncMb16:
        return Streams(context, cell.streams(), [streams = cell.streams()](Context &c, const Message *m) {
            for (size_t i = 0; i < streams; i++)
                c.cipher.cbc_encrypt(c.data, m[i].state, m[i].bytes, m[i].out, m[i].in);
        });
    case Mode::kCtr:
        return Messages(context, [](Context &c, const Message &m) {
            c.nettle.counter(c.data, c.cipher.encrypt, 16, m.state, m.bytes, m.out, m.in);
        });
    case Mode::kXtsEnc:
        return Messages(context, [](Context &c, const Message &m) {
            c.nettle.xts_encrypt(c.data, c.tweak, c.cipher.encrypt, m.state, m.bytes, m.out, m.in);
        });
    case Mode::kXtsDec:
        return Messages(context, [](Context &c, const Message &m) {
            c.nettle.xts_decrypt(c.data, c.tweak, c.cipher.decrypt, c.cipher.encrypt, m.state, m.bytes, m.out, m.in);
        });
    case Mode::kKeySetup:
        break;
    }
    return KeySetups(
        context, [](Context &c, const uint8_t *one) { c.cipher.set_encrypt_key(c.data, one); },
        [](Context &c, uint8_t *out, const uint8_t *in) { c.cipher.encrypt(c.data, 16, out, in); });
}

Peer Load(const char *name, Library library, const std::string &what) {
    Functions nettle{};
    for (int i = 0; i < 3; i++) {
        Cipher &cipher = nettle.ciphers[i];
        const std::string aes = "aes" + std::to_string(128 + 64 * i);
        library.Find(cipher.set_encrypt_key, "nettle_" + aes + "_set_encrypt_key");
        library.Find(cipher.set_decrypt_key, "nettle_" + aes + "_set_decrypt_key");
        library.Find(cipher.encrypt, "nettle_" + aes + "_encrypt");
        library.Find(cipher.decrypt, "nettle_" + aes + "_decrypt");
        library.Find(cipher.cbc_encrypt, "nettle_cbc_" + aes + "_encrypt");
    }
    library.Find(nettle.major, "nettle_version_major");
    library.Find(nettle.minor, "nettle_version_minor");
    library.Find(nettle.cbc_decrypt, "nettle_cbc_decrypt");
    library.Find(nettle.counter, "nettle_ctr_crypt");
    library.Find(nettle.xts_encrypt, "nettle_xts_encrypt_message");
    library.Find(nettle.xts_decrypt, "nettle_xts_decrypt_message");
    if (!library.present())
        return Missing(name, library.why());
    return {name, std::to_string(nettle.major()) + "." + std::to_string(nettle.minor()) + what, true,
            [nettle](const Cell &cell, const uint8_t *key) { return Make(nettle, cell, key); }};
}

constexpr char kFile[] = "libnettle.so.8";

} // namespace

Peer Nettle() { return Load("nettle", Library(kFile), ""); }

#if defined(__x86_64__)
Peer NettleInteger() {
    return Load("nettle-int", Library(kFile, "NETTLE_FAT_OVERRIDE", "none"),
                " without AES-NI: x86-64 integer assembly over tables, no C");
}
#else
Peer NettleInteger() { return Missing("nettle-int", "it is of x86-64"); }
#endif

} // namespace bench
