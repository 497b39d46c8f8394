// SPDX-License-Identifier: Apache-2.0 OR MIT
// OpenSSL's libcrypto by EVP, as programs use it: one context for a key, a new IV for each message. On x86-64 also copies that are told that the CPU lacks instructions.
#include "library.h"
#include "peers.h"

namespace bench {
namespace {

constexpr char kName[] = "openssl";

struct EvpContext; // EVP_CIPHER_CTX
struct EvpCipher;  // EVP_CIPHER

// The prototypes of libcrypto 3, the parts that are used; an ENGINE is always NULL.
struct Functions {
    const char *(*version)(int);
    EvpContext *(*context_new)();
    void (*context_free)(EvpContext *);
    const EvpCipher *(*cipher_by_name)(const char *);
    int (*init)(EvpContext *, const EvpCipher *, void *engine, const uint8_t *key, const uint8_t *iv, int encrypt);
    int (*set_padding)(EvpContext *, int);
    int (*update)(EvpContext *, uint8_t *out, int *out_bytes, const uint8_t *in, int in_bytes);
};

struct Context {
    explicit Context(const Functions &functions) : evp(functions), c(functions.context_new()) {}
    Context(const Context &) = delete;
    Context &operator=(const Context &) = delete;
    ~Context() { evp.context_free(c); }
    const Functions evp;
    EvpContext *const c;
};

void Update(Context &c, const Message &m) {
    int written = 0;
    Require(c.evp.update(c.c, m.out, &written, m.in, static_cast<int>(m.bytes)) == 1 &&
                static_cast<size_t>(written) == m.bytes,
            kName);
}

void InitAndUpdate(Context &c, const Message &m) {
    Require(c.evp.init(c.c, nullptr, nullptr, nullptr, m.state, -1) == 1, kName);
    Update(c, m);
}

const char *EvpName(Mode mode) {
    switch (mode) {
    case Mode::kCbcEnc:
    case Mode::kCbcDec:
    case Mode::kCbcEncMb8:
    case Mode::kCbcEncMb16:
        return "CBC";
    case Mode::kCtr:
        return "CTR";
    case Mode::kXtsEnc:
    case Mode::kXtsDec:
        return "XTS";
    default:
        return "ECB";
    }
}

Runner Make(const Functions &evp, const Cell &cell, const uint8_t *key) {
    const std::string name = "AES-" + std::to_string(cell.bits) + "-" + EvpName(cell.mode);
    const bool decrypt = cell.mode == Mode::kEcbDec || cell.mode == Mode::kCbcDec || cell.mode == Mode::kXtsDec;
    const EvpCipher *cipher = evp.cipher_by_name(name.c_str());
    Require(cipher != nullptr, kName);
    auto context = std::make_shared<Context>(evp);
    Require(context->c && evp.init(context->c, cipher, nullptr, key, nullptr, !decrypt) == 1 &&
                evp.set_padding(context->c, 0) == 1,
            kName);
    switch (cell.mode) {
    case Mode::kEcbEnc:
    case Mode::kEcbDec:
        return Messages(context, Update);
    case Mode::kCbcEncMb8:
    case Mode::kCbcEncMb16:
        return Streams(context, cell.streams(), [streams = cell.streams()](Context &c, const Message *m) {
            for (size_t i = 0; i < streams; i++)
                InitAndUpdate(c, m[i]);
        });
    case Mode::kKeySetup:
        return KeySetups(
            context,
            [](Context &c, const uint8_t *one) {
                Require(c.evp.init(c.c, nullptr, nullptr, one, nullptr, -1) == 1, kName);
            },
            [](Context &c, uint8_t *out, const uint8_t *in) {
                Update(c, {out, in, 16, nullptr});
            });
    default:
        return Messages(context, InitAndUpdate);
    }
}

Peer Load(const char *name, Library crypto, const std::string &what) {
    constexpr int kTextOfVersion = 0;
    Functions evp{};
    crypto.Find(evp.version, "OpenSSL_version");
    crypto.Find(evp.context_new, "EVP_CIPHER_CTX_new");
    crypto.Find(evp.context_free, "EVP_CIPHER_CTX_free");
    crypto.Find(evp.cipher_by_name, "EVP_get_cipherbyname");
    crypto.Find(evp.init, "EVP_CipherInit_ex");
    crypto.Find(evp.set_padding, "EVP_CIPHER_CTX_set_padding");
    crypto.Find(evp.update, "EVP_CipherUpdate");
    if (!crypto.present())
        return Missing(name, crypto.why());
    return {name, std::string(evp.version(kTextOfVersion)) + ", EVP" + what, true,
            [evp](const Cell &cell, const uint8_t *key) { return Make(evp, cell, key); }};
}

constexpr char kFile[] = "libcrypto.so.3";

} // namespace

Peer Openssl() { return Load(kName, Library(kFile), ""); }

#if defined(__x86_64__)
Peer OpensslSsse3() {
    return Load("openssl-ssse3", Library(kFile, "OPENSSL_ia32cap", "~0x200000000000000"),
                " without AES-NI: vpaes (SSSE3) in ECB, bsaes (SSSE3, bitsliced) in CTR");
}

Peer OpensslInteger() {
    return Load("openssl-int", Library(kFile, "OPENSSL_ia32cap", "~0x200020000000000"),
                " without AES-NI and SSSE3: x86-64 integer assembly over tables, no C");
}
#else
Peer OpensslSsse3() { return Missing("openssl-ssse3", "it is of x86-64"); }

Peer OpensslInteger() { return Missing("openssl-int", "it is of x86-64"); }
#endif

} // namespace bench
