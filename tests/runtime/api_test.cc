// SPDX-License-Identifier: Apache-2.0 OR MIT
// aesgen.h as its users see it: what it refuses, what it gives, what it leaves behind.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "aesgen.h"
#include "reference.h"

namespace {

using reference::Bytes;

const std::vector<aesgen_mode> kModes = {AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC, AESGEN_CBC_DEC,
                                         AESGEN_CTR,     AESGEN_XTS_ENC, AESGEN_XTS_DEC};
const char *const kModeNames[] = {"ecb_enc", "ecb_dec", "cbc_enc", "cbc_dec", "ctr", "xts_enc", "xts_dec"};

Bytes Pattern(size_t bytes, unsigned seed) {
    Bytes pattern(bytes);
    uint32_t x = seed * 2654435761u + 1;
    for (uint8_t &byte : pattern) {
        x = x * 1664525u + 1013904223u;
        byte = static_cast<uint8_t>(x >> 24);
    }
    return pattern;
}

Bytes FromHex(const std::string &hex) {
    Bytes bytes;
    for (size_t i = 0; i < hex.size(); i += 2) {
        bytes.push_back(static_cast<uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    }
    return bytes;
}

bool IsXts(aesgen_mode mode) { return mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC; }
bool IsWholeBlocks(aesgen_mode mode) { return mode != AESGEN_CTR && !IsXts(mode); }
bool IsLegalLength(aesgen_mode mode, size_t bytes) {
    return IsXts(mode) ? bytes >= 16 : mode == AESGEN_CTR || bytes % 16 == 0;
}

// Sizes of the key as the mode's user hands it over.
std::vector<size_t> KeySizes(aesgen_mode mode) {
    return IsXts(mode) ? std::vector<size_t>{32, 64} : std::vector<size_t>{16, 24, 32};
}

aesgen_schedule Expanded(const Bytes &key) {
    aesgen_schedule ks;
    EXPECT_EQ(aesgen_key_expand(&ks, key.data(), key.size()), AESGEN_OK);
    return ks;
}

aesgen_xts_key ExpandedXts(const Bytes &key) {
    aesgen_xts_key xk;
    EXPECT_EQ(aesgen_xts_key_expand(&xk, key.data(), key.size()), AESGEN_OK);
    return xk;
}

// The mode's own function. `iv` is left as the function leaves it.
int OneShot(aesgen_mode mode, const Bytes &key, uint8_t *out, const uint8_t *in, size_t bytes, uint8_t iv[16]) {
    if (IsXts(mode)) {
        const aesgen_xts_key xk = ExpandedXts(key);
        return mode == AESGEN_XTS_ENC ? aesgen_xts_encrypt(&xk, out, in, bytes, iv)
                                      : aesgen_xts_decrypt(&xk, out, in, bytes, iv);
    }
    const aesgen_schedule ks = Expanded(key);
    switch (mode) {
    case AESGEN_ECB_ENC:
        return aesgen_ecb_encrypt(&ks, out, in, bytes);
    case AESGEN_ECB_DEC:
        return aesgen_ecb_decrypt(&ks, out, in, bytes);
    case AESGEN_CBC_ENC:
        return aesgen_cbc_encrypt(&ks, out, in, bytes, iv);
    case AESGEN_CBC_DEC:
        return aesgen_cbc_decrypt(&ks, out, in, bytes, iv);
    default:
        return aesgen_ctr(&ks, out, in, bytes, iv);
    }
}

Bytes Plus(const Bytes &counter, size_t blocks) {
    Bytes sum(counter);
    for (size_t i = 16; i-- > 0; blocks >>= 8) {
        blocks += sum[i];
        sum[i] = static_cast<uint8_t>(blocks);
    }
    return sum;
}

// What the one-shot function leaves in `iv`.
Bytes IvAfter(aesgen_mode mode, const Bytes &iv, const Bytes &in, const Bytes &out) {
    const Bytes &cipher = mode == AESGEN_CBC_ENC ? out : in;
    switch (mode) {
    case AESGEN_CBC_ENC:
    case AESGEN_CBC_DEC:
        return in.empty() ? iv : Bytes(cipher.end() - 16, cipher.end());
    case AESGEN_CTR:
        return Plus(iv, (in.size() + 15) / 16);
    default:
        return iv;
    }
}

// ---------------------------------------------------------------------------------------------------- what it says

TEST(Version, HeaderAndLibraryAgree) {
    EXPECT_EQ(aesgen_version(), static_cast<uint32_t>(AESGEN_VERSION));
    EXPECT_EQ(AESGEN_VERSION, AESGEN_VERSION_MAJOR * 65536 + AESGEN_VERSION_MINOR * 256 + AESGEN_VERSION_PATCH);
}

TEST(ErrorString, EveryErrorHasASentenceOfItsOwn) {
    std::set<std::string> sentences;
    for (int error = AESGEN_ERR_CPU - 1; error <= AESGEN_OK + 1; error++) {
        const std::string sentence = aesgen_error_string(error);
        EXPECT_EQ(sentence.back(), '.') << error;
        sentences.insert(sentence);
    }
    // Both numbers that are no error share one.
    EXPECT_EQ(sentences.size(), 11u);
    EXPECT_STREQ(aesgen_error_string(-1000), aesgen_error_string(1));
}

TEST(KernelName, NamesTheModeInBothSlots) {
    for (aesgen_mode mode : kModes) {
        const std::string start = std::string("aes_") + kModeNames[mode] + "_";
        for (int yielding = 0; yielding < 2; yielding++) {
            const std::string name = aesgen_kernel_name(mode, yielding);
            EXPECT_EQ(name.substr(0, start.size()), start);
            // Only the portable kernels, which have one slot for both, always yield.
            EXPECT_EQ(name.substr(name.size() - 3) == "_y0", yielding == 0 && name != start + "c") << name;
        }
    }
    EXPECT_EQ(aesgen_kernel_name(AESGEN_MODES, 0), nullptr);
    EXPECT_EQ(aesgen_kernel_name(static_cast<aesgen_mode>(-1), 1), nullptr);
}

TEST(Cpu, RunsWhatIsBound) { EXPECT_EQ(aesgen_cpu_supported(), 1); }

TEST(Selftest, Passes) { EXPECT_EQ(aesgen_selftest(), AESGEN_OK); }

TEST(Schedule, IsBytesOnly) {
    EXPECT_EQ(sizeof(aesgen_schedule), 496u);
    EXPECT_EQ(alignof(aesgen_schedule), 1u);
    EXPECT_EQ(alignof(aesgen_ctr_context), 1u);
}

// ------------------------------------------------------------------------------------------------- what it refuses

// Runs a call that must be refused with `error`, and sees that it left `bytes` bytes at `where` as they were.
struct Watched {
    void *where;
    size_t bytes;
};

void ExpectRefused(int error, const std::vector<Watched> &watched, const std::function<int()> &call) {
    std::vector<Bytes> before;
    for (const Watched &w : watched) {
        const uint8_t *at = static_cast<const uint8_t *>(w.where);
        before.emplace_back(at, at + w.bytes);
    }
    EXPECT_EQ(call(), error);
    for (size_t i = 0; i < watched.size(); i++) {
        EXPECT_EQ(std::memcmp(watched[i].where, before[i].data(), watched[i].bytes), 0) << "object " << i << " written";
    }
}

class Refusal : public testing::Test {
  protected:
    Bytes in_ = Pattern(64, 1), out_ = Pattern(64, 2), iv_ = Pattern(16, 3);
    aesgen_schedule ks_ = Expanded(Pattern(16, 4));
    std::vector<Watched> watched_ = {{out_.data(), out_.size()}, {iv_.data(), 16}, {in_.data(), 64}};
    uint8_t *in() { return in_.data(); }
    uint8_t *out() { return out_.data(); }
    uint8_t *iv() { return iv_.data(); }
};

TEST_F(Refusal, KeyExpand) {
    const Bytes key = Pattern(65, 5);
    const std::vector<Watched> watched = {{&ks_, sizeof ks_}};
    ExpectRefused(AESGEN_ERR_NULL, watched, [&] { return aesgen_key_expand(nullptr, key.data(), 16); });
    ExpectRefused(AESGEN_ERR_NULL, watched, [&] { return aesgen_key_expand(&ks_, nullptr, 16); });
    for (size_t bytes = 0; bytes <= 65; bytes++) {
        if (bytes != 16 && bytes != 24 && bytes != 32) {
            ExpectRefused(AESGEN_ERR_KEY_BYTES, watched, [&] { return aesgen_key_expand(&ks_, key.data(), bytes); });
        }
    }
}

TEST_F(Refusal, XtsKeyExpand) {
    Bytes key = Pattern(130, 5);
    aesgen_xts_key xk = ExpandedXts(Pattern(64, 6));
    const std::vector<Watched> watched = {{&xk, sizeof xk}};
    ExpectRefused(AESGEN_ERR_NULL, watched, [&] { return aesgen_xts_key_expand(nullptr, key.data(), 32); });
    ExpectRefused(AESGEN_ERR_NULL, watched, [&] { return aesgen_xts_key_expand(&xk, nullptr, 32); });
    for (size_t bytes = 0; bytes <= 130; bytes++) {
        if (bytes != 32 && bytes != 64) {
            ExpectRefused(AESGEN_ERR_KEY_BYTES, watched, [&] { return aesgen_xts_key_expand(&xk, key.data(), bytes); });
        }
    }
    for (size_t half : {16, 32}) {
        std::memcpy(key.data() + half, key.data(), half);
        ExpectRefused(AESGEN_ERR_EQUAL_KEYS, watched, [&] { return aesgen_xts_key_expand(&xk, key.data(), 2 * half); });
    }
}

// The verdict must not come from a part of the halves only.
TEST_F(Refusal, XtsHalvesThatDifferInOneBitAreDifferent) {
    for (size_t half : {16, 32}) {
        Bytes key = Pattern(half, 7);
        key.insert(key.end(), key.begin(), key.begin() + static_cast<long>(half));
        for (size_t bit = 0; bit < 16 * half; bit++) {
            key[bit / 8] ^= static_cast<uint8_t>(1u << bit % 8);
            aesgen_xts_key xk;
            EXPECT_EQ(aesgen_xts_key_expand(&xk, key.data(), key.size()), AESGEN_OK) << bit;
            key[bit / 8] ^= static_cast<uint8_t>(1u << bit % 8);
        }
    }
}

TEST_F(Refusal, Ecb) {
    for (auto function : {aesgen_ecb_encrypt, aesgen_ecb_decrypt}) {
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(nullptr, out(), in(), 16); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&ks_, nullptr, in(), 16); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&ks_, out(), nullptr, 16); });
        for (size_t bytes = 1; bytes < 64; bytes += bytes % 16 == 15 ? 2 : 1) {
            ExpectRefused(AESGEN_ERR_BYTES, watched_, [&] { return function(&ks_, out(), in(), bytes); });
        }
        EXPECT_EQ(function(&ks_, nullptr, nullptr, 0), AESGEN_OK);
        for (unsigned rounds = 0; rounds < 256; rounds++) {
            if (rounds != 10 && rounds != 12 && rounds != 14) {
                ks_.rounds = static_cast<uint8_t>(rounds);
                ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return function(&ks_, out(), in(), 64); });
            }
        }
        ks_.rounds = 10;
    }
}

TEST_F(Refusal, Cbc) {
    for (auto function : {aesgen_cbc_encrypt, aesgen_cbc_decrypt}) {
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(nullptr, out(), in(), 16, iv()); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&ks_, nullptr, in(), 16, iv()); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&ks_, out(), nullptr, 16, iv()); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&ks_, out(), in(), 16, nullptr); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&ks_, out(), in(), 0, nullptr); });
        for (size_t bytes = 1; bytes < 64; bytes += bytes % 16 == 15 ? 2 : 1) {
            ExpectRefused(AESGEN_ERR_BYTES, watched_, [&] { return function(&ks_, out(), in(), bytes, iv()); });
        }
        const Bytes before = iv_;
        EXPECT_EQ(function(&ks_, nullptr, nullptr, 0, iv()), AESGEN_OK);
        EXPECT_EQ(iv_, before);
        ks_.rounds = 0;
        ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return function(&ks_, out(), in(), 64, iv()); });
        ks_.rounds = 10;
    }
}

TEST_F(Refusal, Ctr) {
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr(nullptr, out(), in(), 16, iv()); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr(&ks_, nullptr, in(), 16, iv()); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr(&ks_, out(), nullptr, 16, iv()); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr(&ks_, out(), in(), 16, nullptr); });
    const Bytes before = iv_;
    EXPECT_EQ(aesgen_ctr(&ks_, nullptr, nullptr, 0, iv()), AESGEN_OK);
    EXPECT_EQ(iv_, before);
    ks_.rounds = 11;
    ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return aesgen_ctr(&ks_, out(), in(), 7, iv()); });
}

TEST_F(Refusal, CtrContext) {
    const Bytes key = Pattern(32, 8);
    aesgen_ctr_context ctx;
    std::memset(&ctx, 0x5a, sizeof ctx);
    watched_.push_back({&ctx, sizeof ctx});
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr_init(nullptr, key.data(), 16, iv()); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr_init(&ctx, nullptr, 16, iv()); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr_init(&ctx, key.data(), 16, nullptr); });
    ExpectRefused(AESGEN_ERR_KEY_BYTES, watched_, [&] { return aesgen_ctr_init(&ctx, key.data(), 20, iv()); });
    ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return aesgen_ctr_update(&ctx, out(), in(), 20); });

    ASSERT_EQ(aesgen_ctr_init(&ctx, key.data(), 32, iv()), AESGEN_OK);
    ASSERT_EQ(aesgen_ctr_update(&ctx, out(), in(), 5), AESGEN_OK);
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr_update(nullptr, out(), in(), 20); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr_update(&ctx, nullptr, in(), 20); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_ctr_update(&ctx, out(), nullptr, 20); });
    ExpectRefused(AESGEN_OK, watched_, [&] { return aesgen_ctr_update(&ctx, nullptr, nullptr, 0); });

    // Five bytes are spent, so eleven could be had without asking a kernel: refused all the same.
    ctx.key.rounds = 0;
    for (size_t bytes : {0, 1, 11, 12, 40}) {
        ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return aesgen_ctr_update(&ctx, out(), in(), bytes); });
    }
    ctx.key.rounds = 14;
    ctx.used = 17;
    ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return aesgen_ctr_update(&ctx, out(), in(), 40); });
}

TEST_F(Refusal, Xts) {
    aesgen_xts_key xk = ExpandedXts(Pattern(32, 9));
    for (auto function : {aesgen_xts_encrypt, aesgen_xts_decrypt}) {
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(nullptr, out(), in(), 16, iv()); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&xk, nullptr, in(), 16, iv()); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&xk, out(), nullptr, 16, iv()); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return function(&xk, out(), in(), 16, nullptr); });
        for (size_t bytes = 0; bytes < 16; bytes++) {
            ExpectRefused(AESGEN_ERR_BYTES, watched_, [&] { return function(&xk, out(), in(), bytes, iv()); });
        }
        for (size_t bytes : {AESGEN_XTS_MAX_BYTES + 1, AESGEN_XTS_MAX_BYTES + 16, SIZE_MAX}) {
            ExpectRefused(AESGEN_ERR_BYTES, watched_, [&] { return function(&xk, out(), in(), bytes, iv()); });
        }
        for (auto part : {&aesgen_xts_key::data, &aesgen_xts_key::tweak}) {
            // Not expanded, not of XTS, not of the other half's size.
            for (uint8_t rounds : {0, 12, 14}) {
                (xk.*part).rounds = rounds;
                ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return function(&xk, out(), in(), 64, iv()); });
                (xk.*part).rounds = 10;
            }
        }
        xk.data.rounds = xk.tweak.rounds = 12;
        ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return function(&xk, out(), in(), 64, iv()); });
        xk.data.rounds = xk.tweak.rounds = 10;
    }
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_xts_tweak(nullptr, iv()); });
    ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return aesgen_xts_tweak(&xk, nullptr); });
    xk.tweak.rounds = 0;
    ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return aesgen_xts_tweak(&xk, iv()); });
}

TEST_F(Refusal, Bulk) {
    volatile uint32_t flag = 1;
    size_t left = 12345;
    watched_.push_back({&left, sizeof left});
    for (int mode : {-1, static_cast<int>(AESGEN_MODES), 1000}) {
        ExpectRefused(AESGEN_ERR_MODE, watched_, [&] {
            return aesgen_bulk(static_cast<aesgen_mode>(mode), &ks_, out(), in(), 32, iv(), &flag, &left);
        });
    }
    for (aesgen_mode mode : kModes) {
        SCOPED_TRACE(kModeNames[mode]);
        const auto bulk = [&](const aesgen_schedule *ks, uint8_t *to, const uint8_t *from, size_t bytes, uint8_t *state,
                              size_t *rest) { return aesgen_bulk(mode, ks, to, from, bytes, state, &flag, rest); };
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return bulk(nullptr, out(), in(), 32, iv(), &left); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return bulk(&ks_, nullptr, in(), 32, iv(), &left); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return bulk(&ks_, out(), nullptr, 32, iv(), &left); });
        ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return bulk(&ks_, out(), in(), 32, iv(), nullptr); });
        if (mode != AESGEN_ECB_ENC && mode != AESGEN_ECB_DEC) {
            ExpectRefused(AESGEN_ERR_NULL, watched_, [&] { return bulk(&ks_, out(), in(), 32, nullptr, &left); });
        }
        for (size_t bytes = 0; bytes < 64; bytes++) {
            if (!IsLegalLength(mode, bytes)) {
                ExpectRefused(AESGEN_ERR_BYTES, watched_, [&] { return bulk(&ks_, out(), in(), bytes, iv(), &left); });
            }
        }
        if (IsXts(mode)) {
            ExpectRefused(AESGEN_ERR_BYTES, watched_,
                          [&] { return bulk(&ks_, out(), in(), AESGEN_XTS_MAX_BYTES + 1, iv(), &left); });
        }
        for (uint8_t rounds : {0, 12, 255}) {
            if (rounds != 12 || IsXts(mode)) {
                ks_.rounds = rounds;
                ExpectRefused(AESGEN_ERR_SCHEDULE, watched_, [&] { return bulk(&ks_, out(), in(), 32, iv(), &left); });
            }
        }
        ks_.rounds = 10;
    }
}

// -------------------------------------------------------------------------------------------------- what it gives

struct Vector {
    aesgen_mode mode;
    const char *key, *iv, *plain, *cipher;
};

const char kSp800_38aPlain[] = "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"
                               "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710";

// One of each standard and key size; the harness in tests/kernels has the rest.
const Vector kVectors[] = {
    // FIPS 197, C.1, C.2, C.3
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f", "", "00112233445566778899aabbccddeeff",
     "69c4e0d86a7b0430d8cdb78070b4c55a"},
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f1011121314151617", "", "00112233445566778899aabbccddeeff",
     "dda97ca4864cdfe06eaf70a0ec0d7191"},
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "",
     "00112233445566778899aabbccddeeff", "8ea2b7ca516745bfeafc49904b496089"},
    // SP 800-38A, F.2.3
    {AESGEN_CBC_ENC, "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "000102030405060708090a0b0c0d0e0f",
     kSp800_38aPlain,
     "4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a"
     "571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd"},
    // SP 800-38A, F.5.1
    {AESGEN_CTR, "2b7e151628aed2a6abf7158809cf4f3c", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", kSp800_38aPlain,
     "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
     "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"},
    // RFC 3686, test vector 2
    {AESGEN_CTR, "7e24067817fae0d743d6ce1f32539163", "006cb6dbc0543b59da48d90b00000001",
     "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
     "5104a106168a72d9790d41ee8edad388eb2e1efc46da57c8fce630df9141be28"},
    // IEEE 1619, vectors 2 and 15
    {AESGEN_XTS_ENC, "1111111111111111111111111111111122222222222222222222222222222222",
     "33333333330000000000000000000000", "4444444444444444444444444444444444444444444444444444444444444444",
     "c454185e6a16936e39334038acef838bfb186fff7480adc4289382ecd6d394f0"},
    {AESGEN_XTS_ENC, "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0bfbebdbcbbbab9b8b7b6b5b4b3b2b1b0",
     "9a785634120000000000000000000000", "000102030405060708090a0b0c0d0e0f10", "6c1625db4671522d3d7599601de7ca09ed"},
};

TEST(Modes, KnownVectorsBothWays) {
    for (const Vector &vector : kVectors) {
        const Bytes key = FromHex(vector.key), plain = FromHex(vector.plain), cipher = FromHex(vector.cipher);
        const auto inverse = static_cast<aesgen_mode>(vector.mode == AESGEN_CTR ? AESGEN_CTR : vector.mode + 1);
        Bytes iv = FromHex(vector.iv), out(plain.size());
        iv.resize(16);
        ASSERT_EQ(OneShot(vector.mode, key, out.data(), plain.data(), plain.size(), iv.data()), AESGEN_OK);
        EXPECT_EQ(out, cipher);
        iv = FromHex(vector.iv);
        iv.resize(16);
        ASSERT_EQ(OneShot(inverse, key, out.data(), cipher.data(), cipher.size(), iv.data()), AESGEN_OK);
        EXPECT_EQ(out, plain);
    }
}

TEST(Modes, EveryLengthAndKeySizeAgainstTheReferenceInPlaceAndNot) {
    for (aesgen_mode mode : kModes) {
        for (size_t key_bytes : KeySizes(mode)) {
            const Bytes key = Pattern(key_bytes, 11), iv = Pattern(16, 12);
            for (size_t bytes = IsXts(mode) ? 16 : 0; bytes <= 600; bytes += IsWholeBlocks(mode) ? 16 : 1) {
                const Bytes in = Pattern(bytes, 13);
                const Bytes expected = reference::Crypt(mode, key, iv, in);
                const Bytes iv_after = IvAfter(mode, iv, in, expected);
                Bytes out(bytes, 0xee), iv_now = iv;
                ASSERT_EQ(OneShot(mode, key, out.data(), in.data(), bytes, iv_now.data()), AESGEN_OK);
                ASSERT_EQ(out, expected) << kModeNames[mode] << " " << key_bytes << " " << bytes;
                ASSERT_EQ(iv_now, iv_after) << kModeNames[mode] << " " << key_bytes << " " << bytes;
                out = in;
                iv_now = iv;
                ASSERT_EQ(OneShot(mode, key, out.data(), out.data(), bytes, iv_now.data()), AESGEN_OK);
                ASSERT_EQ(out, expected) << "in place, " << kModeNames[mode] << " " << key_bytes << " " << bytes;
                ASSERT_EQ(iv_now, iv_after) << "in place, " << kModeNames[mode] << " " << key_bytes << " " << bytes;
            }
        }
    }
}

// D7: stealing in place.
TEST(Modes, XtsRoundTripOfEveryLengthInPlaceAndNot) {
    for (size_t key_bytes : {32, 64}) {
        const aesgen_xts_key xk = ExpandedXts(Pattern(key_bytes, 14));
        const Bytes tweak = Pattern(16, 15);
        for (size_t bytes = 16; bytes <= 600; bytes++) {
            const Bytes plain = Pattern(bytes, static_cast<unsigned>(bytes));
            Bytes cipher(bytes), in_place = plain, back(bytes);
            ASSERT_EQ(aesgen_xts_encrypt(&xk, cipher.data(), plain.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_EQ(aesgen_xts_encrypt(&xk, in_place.data(), in_place.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_NE(cipher, plain);
            ASSERT_EQ(in_place, cipher) << bytes;
            ASSERT_EQ(aesgen_xts_decrypt(&xk, back.data(), cipher.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_EQ(back, plain) << bytes;
            ASSERT_EQ(aesgen_xts_decrypt(&xk, in_place.data(), in_place.data(), bytes, tweak.data()), AESGEN_OK);
            ASSERT_EQ(in_place, plain) << bytes;
        }
    }
}

TEST(Modes, XtsTakesItsLargestDataUnit) {
    const Bytes key = Pattern(32, 16), tweak = Pattern(16, 17);
    const aesgen_xts_key xk = ExpandedXts(key);
    Bytes data(AESGEN_XTS_MAX_BYTES);
    ASSERT_EQ(aesgen_xts_encrypt(&xk, data.data(), data.data(), data.size(), tweak.data()), AESGEN_OK);
    EXPECT_EQ(data, reference::Crypt(AESGEN_XTS_ENC, key, tweak, Bytes(AESGEN_XTS_MAX_BYTES)));
}

TEST(Modes, XtsTweakIsOneBlockUnderTheSecondKey) {
    for (size_t key_bytes : {32, 64}) {
        const Bytes key = Pattern(key_bytes, 18), tweak = Pattern(16, 19);
        const aesgen_xts_key xk = ExpandedXts(key);
        const Bytes second(key.begin() + static_cast<long>(key_bytes / 2), key.end());
        Bytes state = tweak;
        ASSERT_EQ(aesgen_xts_tweak(&xk, state.data()), AESGEN_OK);
        EXPECT_EQ(state, reference::Crypt(AESGEN_ECB_ENC, second, Bytes(16), tweak));
    }
}

TEST(Modes, ChainedCbcEqualsOneCall) {
    for (aesgen_mode mode : {AESGEN_CBC_ENC, AESGEN_CBC_DEC}) {
        const Bytes key = Pattern(24, 20), iv = Pattern(16, 21), in = Pattern(20 * 16, 22);
        const Bytes expected = reference::Crypt(mode, key, iv, in);
        for (size_t first = 0; first <= in.size(); first += 16) {
            for (size_t second = first; second <= in.size(); second += 16) {
                Bytes out(in.size()), chain = iv;
                const size_t cuts[] = {0, first, second, in.size()};
                for (int i = 0; i < 3; i++) {
                    ASSERT_EQ(OneShot(mode, key, out.data() + cuts[i], in.data() + cuts[i], cuts[i + 1] - cuts[i],
                                      chain.data()),
                              AESGEN_OK);
                }
                ASSERT_EQ(out, expected) << first << " " << second;
            }
        }
    }
}

// D6: the counter at return.
TEST(Modes, D6Ctr96BytesAtOnceEqualThreeTimes32) {
    const aesgen_schedule ks = Expanded(Pattern(16, 23));
    const Bytes in = Pattern(96, 24);
    for (const char *counter : {"f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "000000000000000000000000fffffffe",
                                "0000000000000000fffffffffffffffe", "fffffffffffffffffffffffffffffffe"}) {
        Bytes once(96), thrice(96), counter_once = FromHex(counter), counter_thrice = FromHex(counter);
        ASSERT_EQ(aesgen_ctr(&ks, once.data(), in.data(), 96, counter_once.data()), AESGEN_OK);
        for (size_t at = 0; at < 96; at += 32) {
            ASSERT_EQ(aesgen_ctr(&ks, thrice.data() + at, in.data() + at, 32, counter_thrice.data()), AESGEN_OK);
        }
        EXPECT_EQ(once, thrice) << counter;
        EXPECT_EQ(counter_once, counter_thrice) << counter;
        EXPECT_EQ(counter_once, Plus(FromHex(counter), 6)) << counter;
    }
}

// Buffers that end where memory ends, and begin where it begins, at every length.
TEST(Modes, NothingBeyondTheBuffersIsTouched) {
    const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    uint8_t *map[2];
    for (uint8_t *&at : map) {
        void *pages = mmap(nullptr, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        ASSERT_NE(pages, MAP_FAILED);
        at = static_cast<uint8_t *>(pages) + page;
        ASSERT_EQ(mprotect(at, page, PROT_READ | PROT_WRITE), 0);
    }
    for (aesgen_mode mode : kModes) {
        const Bytes key = Pattern(32, 25), iv = Pattern(16, 26);
        for (size_t bytes = IsXts(mode) ? 16 : 0; bytes <= 300; bytes += IsWholeBlocks(mode) ? 16 : 1) {
            const Bytes in = Pattern(bytes, 27), expected = reference::Crypt(mode, key, iv, in);
            for (bool at_end : {false, true}) {
                uint8_t *from = map[0] + (at_end ? page - bytes : 0), *to = map[1] + (at_end ? page - bytes : 0);
                Bytes iv_now = iv;
                std::copy(in.begin(), in.end(), from);
                ASSERT_EQ(OneShot(mode, key, to, from, bytes, iv_now.data()), AESGEN_OK);
                ASSERT_EQ(Bytes(to, to + bytes), expected) << kModeNames[mode] << " " << bytes;
            }
        }
    }
    for (uint8_t *at : map) {
        munmap(at - page, 3 * page);
    }
}

// D12: a schedule at any address, moved there by memcpy.
TEST(Modes, D12ScheduleAtEveryOffset) {
    const Bytes in = Pattern(160, 28);
    for (size_t offset = 0; offset < 16; offset++) {
        alignas(16) uint8_t memory[sizeof(aesgen_schedule) + 16];
        auto *ks = reinterpret_cast<aesgen_schedule *>(memory + offset);
        {
            aesgen_schedule original = Expanded(Pattern(32, 29));
            std::memcpy(ks, &original, sizeof original);
            aesgen_key_wipe(&original);
        }
        Bytes out(160);
        ASSERT_EQ(aesgen_ecb_encrypt(ks, out.data(), in.data(), 160), AESGEN_OK);
        EXPECT_EQ(out, reference::Crypt(AESGEN_ECB_ENC, Pattern(32, 29), Bytes(16), in));
        ASSERT_EQ(aesgen_key_expand(ks, Pattern(24, 30).data(), 24), AESGEN_OK);
        ASSERT_EQ(aesgen_ecb_decrypt(ks, out.data(), in.data(), 160), AESGEN_OK);
        EXPECT_EQ(out, reference::Crypt(AESGEN_ECB_DEC, Pattern(24, 30), Bytes(16), in));
    }
}

// FIPS 197, appendix A: the last round keys, and no rest of a longer key.
TEST(Schedule, LastRoundKeysAndUnusedSlots) {
    const struct {
        const char *key, *last;
    } expected[] = {
        {"2b7e151628aed2a6abf7158809cf4f3c", "d014f9a8c9ee2589e13f0cc8b6630ca6"},
        {"8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "e98ba06f448c773c8ecc720401002202"},
        {"603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", "fe4890d1e6188d0b046df344706c631e"},
    };
    for (const auto &e : expected) {
        const Bytes key = FromHex(e.key), last = FromHex(e.last), zero(16);
        const size_t rounds = key.size() / 4 + 6;
        aesgen_schedule ks;
        std::memset(&ks, 0xff, sizeof ks);
        ASSERT_EQ(aesgen_key_expand(&ks, key.data(), key.size()), AESGEN_OK);
        EXPECT_EQ(ks.rounds, rounds);
        EXPECT_EQ(Bytes(ks.enc[rounds], ks.enc[rounds] + 16), last);
        EXPECT_EQ(Bytes(ks.dec[0], ks.dec[0] + 16), last);
        EXPECT_EQ(Bytes(ks.enc[0], ks.enc[0] + 16), Bytes(key.begin(), key.begin() + 16));
        EXPECT_EQ(Bytes(ks.dec[rounds], ks.dec[rounds] + 16), Bytes(key.begin(), key.begin() + 16));
        for (size_t slot = rounds + 1; slot < 15; slot++) {
            EXPECT_EQ(Bytes(ks.enc[slot], ks.enc[slot] + 16), zero);
            EXPECT_EQ(Bytes(ks.dec[slot], ks.dec[slot] + 16), zero);
        }
        EXPECT_EQ(Bytes(ks.reserved, ks.reserved + 15), Bytes(15));
    }
}

// ------------------------------------------------------------------------------------------------- CTR in pieces

class CtrContext : public testing::TestWithParam<size_t> {
  protected:
    const Bytes key_ = Pattern(GetParam(), 31), counter_ = FromHex("00112233445566778ffffffffffffffe");
    const Bytes in_ = Pattern(300, 32), expected_ = reference::Crypt(AESGEN_CTR, key_, counter_, in_);
    aesgen_ctr_context ctx_;
    void Begin() { ASSERT_EQ(aesgen_ctr_init(&ctx_, key_.data(), key_.size(), counter_.data()), AESGEN_OK); }
};

TEST_P(CtrContext, SplitAtEveryPoint) {
    for (bool in_place : {false, true}) {
        for (size_t cut = 0; cut <= in_.size(); cut++) {
            Bytes out = in_place ? in_ : Bytes(in_.size());
            const uint8_t *from = in_place ? out.data() : in_.data();
            Begin();
            ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data(), from, cut), AESGEN_OK);
            ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data() + cut, from + cut, in_.size() - cut), AESGEN_OK);
            ASSERT_EQ(out, expected_) << cut << (in_place ? " in place" : "");
        }
    }
}

TEST_P(CtrContext, PiecesOfEverySize) {
    for (size_t piece = 1; piece <= in_.size(); piece++) {
        Bytes out(in_.size());
        Begin();
        for (size_t at = 0; at < in_.size(); at += piece) {
            const size_t bytes = std::min(piece, in_.size() - at);
            ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data() + at, in_.data() + at, bytes), AESGEN_OK);
        }
        ASSERT_EQ(out, expected_) << piece;
    }
}

// D13: a copy is as good as the original, and does not need it.
TEST_P(CtrContext, D13CopiedMidwayAndOriginalWiped) {
    for (size_t cut = 0; cut <= 48; cut++) {
        Bytes out(in_.size());
        Begin();
        ASSERT_EQ(aesgen_ctr_update(&ctx_, out.data(), in_.data(), cut), AESGEN_OK);
        std::vector<uint8_t> memory(sizeof ctx_ + 1);
        auto *copy = reinterpret_cast<aesgen_ctr_context *>(memory.data() + 1);
        std::memcpy(copy, &ctx_, sizeof ctx_);
        aesgen_ctr_wipe(&ctx_);
        ASSERT_EQ(aesgen_ctr_update(copy, out.data() + cut, in_.data() + cut, in_.size() - cut), AESGEN_OK);
        ASSERT_EQ(out, expected_) << cut;
    }
}

INSTANTIATE_TEST_SUITE_P(KeySizes, CtrContext, testing::Values(16, 24, 32));

// ------------------------------------------------------------------------------------------------------- yielding

class Yield : public testing::TestWithParam<std::tuple<aesgen_mode, size_t>> {
  protected:
    // Enough for several looks of whatever count a row has chosen; a partial block where the mode has such.
    static constexpr size_t kBlocks = 300;
    const aesgen_mode mode_ = std::get<0>(GetParam());
    const size_t bytes_ = kBlocks * 16 + (IsWholeBlocks(mode_) ? 0 : 13);
    const Bytes key_ = Pattern(std::get<1>(GetParam()), 41), iv_ = Pattern(16, 42), in_ = Pattern(bytes_, 43);
    const Bytes expected_ = reference::Crypt(mode_, key_, iv_, in_);
    aesgen_schedule ks_;
    Bytes state_ = iv_;

    void SetUp() override {
        if (IsXts(mode_)) {
            const aesgen_xts_key xk = ExpandedXts(key_);
            ASSERT_EQ(aesgen_xts_tweak(&xk, state_.data()), AESGEN_OK);
            ks_ = xk.data;
        } else {
            ks_ = Expanded(key_);
        }
    }
    Bytes StateAfter() { return IsXts(mode_) ? Bytes(16) : IvAfter(mode_, iv_, in_, expected_); }

    // To the end; the number of calls. `done` is the length of each.
    size_t Finish(uint8_t *out, const uint8_t *in, const volatile uint32_t *flag, std::vector<size_t> *done) {
        size_t at = 0;
        while (at < bytes_ && !HasFatalFailure()) {
            size_t left = bytes_;
            Step(out + at, in + at, bytes_ - at, flag, &left);
            done->push_back(bytes_ - at - left);
            at = bytes_ - left;
        }
        return done->size();
    }

  private:
    void Step(uint8_t *out, const uint8_t *in, size_t bytes, const volatile uint32_t *flag, size_t *left) {
        ASSERT_EQ(aesgen_bulk(mode_, &ks_, out, in, bytes, state_.data(), flag, left), AESGEN_OK);
        ASSERT_LT(*left, bytes) << "no progress";
        if (*left != 0) {
            ASSERT_EQ((bytes - *left) % 16, 0u);
            ASSERT_TRUE(!IsXts(mode_) || *left >= 16) << *left;
        }
    }
};

TEST_P(Yield, WithoutAFlagAndWithAZeroFlagItRunsThrough) {
    const volatile uint32_t zero = 0;
    const Bytes begin = state_;
    for (const volatile uint32_t *flag : {static_cast<const volatile uint32_t *>(nullptr), &zero}) {
        Bytes out(bytes_);
        std::vector<size_t> done;
        state_ = begin;
        EXPECT_EQ(Finish(out.data(), in_.data(), flag, &done), 1u);
        EXPECT_EQ(out, expected_);
        EXPECT_EQ(state_, StateAfter());
    }
}

TEST_P(Yield, SetFlagStopsAtEveryLook) {
    const volatile uint32_t set = 0x80000000;
    Bytes out = in_;
    std::vector<size_t> done;
    EXPECT_GT(Finish(out.data(), out.data(), &set, &done), 1u);
    EXPECT_EQ(out, expected_);
    EXPECT_EQ(state_, StateAfter());
    // Each look came after equally many blocks, but for the last call.
    for (size_t i = 1; i + 1 < done.size(); i++) {
        EXPECT_EQ(done[i], done[0]);
    }
    if (std::string(aesgen_kernel_name(mode_, 1)) == std::string("aes_") + kModeNames[mode_] + "_c") {
        EXPECT_EQ(done[0], 64u);
    }
}

// The flag is a word of the output: it turns non-zero when its block is written, neither sooner nor later.
TEST_P(Yield, FlagInTheOutput) {
    const Bytes begin = state_;
    std::vector<size_t> looks;
    {
        const volatile uint32_t set = 1;
        Bytes out(bytes_);
        Finish(out.data(), in_.data(), &set, &looks);
    }
    const size_t between = looks[0];
    for (size_t block = 0; block < kBlocks; block++) {
        std::vector<uint32_t> memory(bytes_ / 4 + 1);
        auto *out = reinterpret_cast<uint8_t *>(memory.data());
        std::vector<size_t> done;
        state_ = begin;
        Finish(out, in_.data(), &memory[block * 4], &done);
        ASSERT_EQ(Bytes(out, out + bytes_), expected_) << block;
        ASSERT_EQ(state_, StateAfter());
        // The first look after the block is written stops the call, if there is one.
        const size_t stop = (block * 16 / between + 1) * between;
        if (stop < (bytes_ & ~size_t{15}) - 16) {
            ASSERT_EQ(done[0], stop) << block;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Modes, Yield,
                         testing::Combine(testing::Values(AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC,
                                                          AESGEN_CBC_DEC, AESGEN_CTR),
                                          testing::Values(16, 24, 32)));
INSTANTIATE_TEST_SUITE_P(Xts, Yield,
                         testing::Combine(testing::Values(AESGEN_XTS_ENC, AESGEN_XTS_DEC), testing::Values(32, 64)));

// A data unit in pieces, without a yield.
TEST(Bulk, XtsInPiecesEqualsOneCall) {
    const Bytes key = Pattern(32, 51), tweak = Pattern(16, 52), in = Pattern(333, 53);
    const Bytes expected = reference::Crypt(AESGEN_XTS_ENC, key, tweak, in);
    const aesgen_xts_key xk = ExpandedXts(key);
    for (size_t cut = 16; cut <= 304; cut += 16) {
        Bytes out(in.size()), state = tweak;
        size_t left = 1;
        ASSERT_EQ(aesgen_xts_tweak(&xk, state.data()), AESGEN_OK);
        ASSERT_EQ(aesgen_bulk(AESGEN_XTS_ENC, &xk.data, out.data(), in.data(), cut, state.data(), nullptr, &left), 0);
        ASSERT_EQ(left, 0u);
        ASSERT_EQ(aesgen_bulk(AESGEN_XTS_ENC, &xk.data, out.data() + cut, in.data() + cut, in.size() - cut,
                              state.data(), nullptr, &left),
                  0);
        ASSERT_EQ(left, 0u);
        EXPECT_EQ(out, expected) << cut;
    }
}

TEST(Bulk, NothingToDo) {
    const aesgen_schedule ks = Expanded(Pattern(16, 54));
    for (aesgen_mode mode : {AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC, AESGEN_CBC_DEC, AESGEN_CTR}) {
        Bytes state = Pattern(16, 55);
        size_t left = 99;
        EXPECT_EQ(aesgen_bulk(mode, &ks, nullptr, nullptr, 0, state.data(), nullptr, &left), AESGEN_OK);
        EXPECT_EQ(left, 0u);
        EXPECT_EQ(state, Pattern(16, 55));
    }
}

// --------------------------------------------------------------------------------------------- what it leaves behind

template <class T> bool IsZero(const T &object) {
    const auto *bytes = reinterpret_cast<const uint8_t *>(&object);
    return std::all_of(bytes, bytes + sizeof object, [](uint8_t byte) { return byte == 0; });
}

TEST(Wipe, LeavesZerosThatAreRefused) {
    const Bytes key = Pattern(64, 61), iv = Pattern(16, 62);
    Bytes data(48);

    aesgen_schedule ks = Expanded(Pattern(32, 63));
    aesgen_key_wipe(&ks);
    EXPECT_TRUE(IsZero(ks));
    EXPECT_EQ(aesgen_ecb_encrypt(&ks, data.data(), data.data(), 48), AESGEN_ERR_SCHEDULE);

    aesgen_xts_key xk = ExpandedXts(key);
    aesgen_xts_key_wipe(&xk);
    EXPECT_TRUE(IsZero(xk));
    EXPECT_EQ(aesgen_xts_encrypt(&xk, data.data(), data.data(), 48, iv.data()), AESGEN_ERR_SCHEDULE);

    aesgen_ctr_context ctx;
    ASSERT_EQ(aesgen_ctr_init(&ctx, key.data(), 32, iv.data()), AESGEN_OK);
    ASSERT_EQ(aesgen_ctr_update(&ctx, data.data(), data.data(), 5), AESGEN_OK);
    aesgen_ctr_wipe(&ctx);
    EXPECT_TRUE(IsZero(ctx));
    EXPECT_EQ(aesgen_ctr_update(&ctx, data.data(), data.data(), 5), AESGEN_ERR_SCHEDULE);
}

TEST(Wipe, NullIsAllowed) {
    aesgen_key_wipe(nullptr);
    aesgen_xts_key_wipe(nullptr);
    aesgen_ctr_wipe(nullptr);
}

} // namespace
