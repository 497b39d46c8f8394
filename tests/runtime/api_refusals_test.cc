// SPDX-License-Identifier: Apache-2.0 OR MIT
// What aesgen.h refuses: the documented error, and nothing written.
#include <cstring>
#include <functional>

#include "api_common.h"

namespace {

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
    for (int mode : {-1, static_cast<int>(AESGEN_CBC_ENC_MB), static_cast<int>(AESGEN_MODES), 1000}) {
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

} // namespace
