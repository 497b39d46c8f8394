// SPDX-License-Identifier: Apache-2.0 OR MIT
// What GCM refuses, in which order of faults, and that nothing is written then.
#include <cstring>

#include "gcm_common.h"

namespace {

class GcmRefusal : public testing::Test {
  protected:
    // The result of a call that must leave everything as it was.
    template <class Call> void Expect(int error, Call call) {
        const Bytes out = out_, tag = tag_;
        const aesgen_gcm_key gk = gk_;
        const aesgen_gcm_context ctx = ctx_;
        const size_t left = left_;
        EXPECT_EQ(call(), error);
        EXPECT_EQ(out_, out);
        EXPECT_EQ(tag_, tag);
        EXPECT_EQ(left_, left);
        EXPECT_EQ(std::memcmp(&gk_, &gk, sizeof gk), 0);
        EXPECT_EQ(std::memcmp(&ctx_, &ctx, sizeof ctx), 0);
    }

    void Start(aesgen_mode mode) { ASSERT_EQ(aesgen_gcm_start(&gk_, &ctx_, mode, iv_.data(), 12), AESGEN_OK); }

    int Aad(size_t bytes = 5) { return aesgen_gcm_aad(&gk_, &ctx_, aad_.data(), bytes); }
    int Update(size_t bytes = 20) { return aesgen_gcm_update(&gk_, &ctx_, out_.data(), in_.data(), bytes); }
    int Finish() { return aesgen_gcm_finish(&gk_, &ctx_, tag_.data(), 16); }
    int Verify() { return aesgen_gcm_verify(&gk_, &ctx_, tag_.data(), 16); }

    const Bytes key_ = Pattern(32, 41), iv_ = Pattern(12, 42), aad_ = Pattern(33, 43), in_ = Pattern(64, 44);
    Bytes out_ = Pattern(64, 45), tag_ = Pattern(16, 46);
    aesgen_gcm_key gk_ = ExpandedGcm(key_);
    aesgen_gcm_context ctx_ = {};
    size_t left_ = 12345;
};

TEST_F(GcmRefusal, Keys) {
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_key_expand(nullptr, key_.data(), 16, 0); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_key_expand(&gk_, nullptr, 16, 0); });
    for (size_t bytes = 0; bytes <= 65; bytes++) {
        if (bytes != 16 && bytes != 24 && bytes != 32) {
            Expect(AESGEN_ERR_KEY_BYTES, [&] { return aesgen_gcm_key_expand(&gk_, key_.data(), bytes, 0); });
        }
    }
    for (unsigned options : {2u, 3u, 256u, ~0u}) {
        Expect(AESGEN_ERR_OPTIONS, [&] { return aesgen_gcm_key_expand(&gk_, key_.data(), 16, options); });
    }
}

TEST_F(GcmRefusal, WholeMessages) {
    const auto seal = [&](const aesgen_gcm_key *gk, uint8_t *out, const uint8_t *in, size_t bytes, const uint8_t *iv,
                          size_t iv_bytes, const uint8_t *aad, size_t aad_bytes, uint8_t *tag) {
        return aesgen_gcm_seal(gk, out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, 16);
    };
    const auto open = [&](const aesgen_gcm_key *gk, uint8_t *out, const uint8_t *in, size_t bytes, const uint8_t *iv,
                          size_t iv_bytes, const uint8_t *aad, size_t aad_bytes, uint8_t *tag) {
        return aesgen_gcm_open(gk, out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, 16);
    };
    uint8_t *const out = out_.data(), *const tag = tag_.data();
    const uint8_t *const in = in_.data(), *const iv = iv_.data(), *const aad = aad_.data();
    const auto both = [&](auto function) {
        Expect(AESGEN_ERR_NULL, [&] { return function(nullptr, out, in, 20, iv, 12, aad, 5, tag); });
        Expect(AESGEN_ERR_NULL, [&] { return function(&gk_, nullptr, in, 20, iv, 12, aad, 5, tag); });
        Expect(AESGEN_ERR_NULL, [&] { return function(&gk_, out, nullptr, 20, iv, 12, aad, 5, tag); });
        Expect(AESGEN_ERR_NULL, [&] { return function(&gk_, out, in, 20, nullptr, 12, aad, 5, tag); });
        Expect(AESGEN_ERR_NULL, [&] { return function(&gk_, out, in, 20, iv, 12, nullptr, 5, tag); });
        Expect(AESGEN_ERR_NULL, [&] { return function(&gk_, out, in, 20, iv, 12, aad, 5, nullptr); });
        Expect(AESGEN_ERR_BYTES, [&] { return function(&gk_, out, in, 20, iv, 0, aad, 5, tag); });
        Expect(AESGEN_ERR_BYTES, [&] { return function(&gk_, out, in, 20, nullptr, 0, aad, 5, tag); });
        if (sizeof(size_t) == 8) {
            for (uint64_t bytes : {AESGEN_GCM_MAX_BYTES + 1, uint64_t{UINT64_MAX}}) {
                const auto most = static_cast<size_t>(bytes);
                Expect(AESGEN_ERR_BYTES, [&] { return function(&gk_, out, in, most, iv, 12, aad, 5, tag); });
            }
            for (uint64_t bytes : {AESGEN_GCM_MAX_AAD_BYTES + 1, uint64_t{UINT64_MAX}}) {
                const auto most = static_cast<size_t>(bytes);
                Expect(AESGEN_ERR_BYTES, [&] { return function(&gk_, out, in, 20, iv, 12, aad, most, tag); });
                Expect(AESGEN_ERR_BYTES, [&] { return function(&gk_, out, in, 20, iv, most, aad, 5, tag); });
            }
        }
        for (uint8_t rounds : {0, 9, 11, 13, 15, 26, 255}) {
            gk_.schedule.rounds = rounds;
            Expect(AESGEN_ERR_SCHEDULE, [&] { return function(&gk_, out, in, 20, iv, 12, aad, 5, tag); });
        }
        gk_.schedule.rounds = 14;
    };
    both(seal);
    both(open);
    EXPECT_EQ(seal(&gk_, nullptr, nullptr, 0, iv, 12, nullptr, 0, tag), AESGEN_OK);
    EXPECT_EQ(open(&gk_, nullptr, nullptr, 0, iv, 12, nullptr, 0, tag), AESGEN_OK);
    aesgen_gcm_key_wipe(&gk_);
    Expect(AESGEN_ERR_SCHEDULE, [&] { return seal(&gk_, out, in, 20, iv, 12, aad, 5, tag); });
}

TEST_F(GcmRefusal, Starts) {
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_start(nullptr, &ctx_, AESGEN_GCM_ENC, iv_.data(), 12); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_start(&gk_, nullptr, AESGEN_GCM_ENC, iv_.data(), 12); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_start(&gk_, &ctx_, AESGEN_GCM_ENC, nullptr, 12); });
    Expect(AESGEN_ERR_BYTES, [&] { return aesgen_gcm_start(&gk_, &ctx_, AESGEN_GCM_ENC, iv_.data(), 0); });
    for (int mode = -1; mode <= AESGEN_MODES; mode++) {
        if (mode != AESGEN_GCM_ENC && mode != AESGEN_GCM_DEC) {
            Expect(AESGEN_ERR_MODE,
                   [&] { return aesgen_gcm_start(&gk_, &ctx_, static_cast<aesgen_mode>(mode), iv_.data(), 12); });
        }
    }
    gk_.schedule.rounds = 0;
    Expect(AESGEN_ERR_SCHEDULE, [&] { return aesgen_gcm_start(&gk_, &ctx_, AESGEN_GCM_ENC, iv_.data(), 12); });
}

TEST_F(GcmRefusal, PiecesWithoutTheirPointers) {
    Start(AESGEN_GCM_DEC);
    const auto no_key = [&](auto call) { Expect(AESGEN_ERR_NULL, [&] { return call(nullptr, &ctx_); }); };
    const auto no_context = [&](auto call) { Expect(AESGEN_ERR_NULL, [&] { return call(&gk_, nullptr); }); };
    const auto neither = [&](auto call) {
        no_key(call);
        no_context(call);
    };
    using Key = const aesgen_gcm_key;
    using Context = aesgen_gcm_context;
    neither([&](Key *gk, Context *ctx) { return aesgen_gcm_aad(gk, ctx, aad_.data(), 5); });
    neither([&](Key *gk, Context *ctx) { return aesgen_gcm_update(gk, ctx, out_.data(), in_.data(), 5); });
    neither([&](Key *gk, Context *ctx) { return aesgen_gcm_verify(gk, ctx, tag_.data(), 16); });
    neither([&](Key *gk, Context *ctx) { return aesgen_gcm_finish(gk, ctx, tag_.data(), 16); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_aad(&gk_, &ctx_, nullptr, 1); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_update(&gk_, &ctx_, nullptr, in_.data(), 1); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_update(&gk_, &ctx_, out_.data(), nullptr, 1); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_bulk_aad(&gk_, &ctx_, aad_.data(), 1, nullptr, nullptr); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_bulk(&gk_, &ctx_, out_.data(), in_.data(), 1, nullptr, nullptr); });
    Expect(AESGEN_ERR_NULL, [&] { return aesgen_gcm_verify(&gk_, &ctx_, nullptr, 16); });
    gk_.schedule.rounds = 0;
    Expect(AESGEN_ERR_SCHEDULE, [&] { return Aad(); });
    Expect(AESGEN_ERR_SCHEDULE, [&] { return Update(); });
    Expect(AESGEN_ERR_SCHEDULE, [&] { return Verify(); });
}

// Whatever is refused here, the message that it came into the middle of ends as it would have.
TEST_F(GcmRefusal, CallsOutOfOrder) {
    const auto nothing_but_start = [&] {
        Expect(AESGEN_ERR_ORDER, [&] { return Aad(); });
        Expect(AESGEN_ERR_ORDER, [&] { return Aad(0); });
        Expect(AESGEN_ERR_ORDER, [&] { return Update(); });
        Expect(AESGEN_ERR_ORDER, [&] { return Update(0); });
        Expect(AESGEN_ERR_ORDER, [&] { return Finish(); });
        Expect(AESGEN_ERR_ORDER, [&] { return Verify(); });
    };
    nothing_but_start();
    std::memset(&ctx_, 0x5a, sizeof ctx_);
    nothing_but_start();
    const Bytes aad(aad_.begin(), aad_.begin() + 5), in(in_.begin(), in_.begin() + 20);
    const reference::Sealed sealed = reference::Seal(key_, iv_, aad, in), empty = reference::Seal(key_, iv_, aad, {});

    Start(AESGEN_GCM_ENC);
    ASSERT_EQ(Aad(), AESGEN_OK);
    Expect(AESGEN_ERR_ORDER, [&] { return Verify(); });
    ASSERT_EQ(Update(), AESGEN_OK);
    Expect(AESGEN_ERR_ORDER, [&] { return Aad(); });
    Expect(AESGEN_ERR_ORDER, [&] { return Aad(0); });
    Expect(AESGEN_ERR_ORDER, [&] { return Verify(); });
    Expect(AESGEN_ERR_TAG_BYTES, [&] { return aesgen_gcm_finish(&gk_, &ctx_, tag_.data(), 8); });
    ASSERT_EQ(Finish(), AESGEN_OK);
    EXPECT_EQ(tag_, sealed.tag);
    nothing_but_start();

    Start(AESGEN_GCM_DEC);
    ASSERT_EQ(Aad(), AESGEN_OK);
    Expect(AESGEN_ERR_ORDER, [&] { return Finish(); });
    ASSERT_EQ(Update(0), AESGEN_OK);
    Expect(AESGEN_ERR_ORDER, [&] { return Aad(0); });
    tag_ = empty.tag;
    EXPECT_EQ(Verify(), AESGEN_OK);
    nothing_but_start();

    // A wrong tag is an end too, and a start may come in the middle.
    Start(AESGEN_GCM_DEC);
    ASSERT_EQ(Update(), AESGEN_OK);
    EXPECT_EQ(Verify(), AESGEN_ERR_TAG);
    nothing_but_start();
    Start(AESGEN_GCM_ENC);
    ASSERT_EQ(Update(), AESGEN_OK);
    Start(AESGEN_GCM_ENC);
    ASSERT_EQ(Aad(), AESGEN_OK);
    ASSERT_EQ(Finish(), AESGEN_OK);
    EXPECT_EQ(tag_, empty.tag);
    aesgen_gcm_wipe(nullptr);
    aesgen_gcm_key_wipe(nullptr);
}

// No test has that many bytes: the context is told that it had them.
TEST_F(GcmRefusal, MoreThanAMessageMayHave) {
    for (bool is_aad : {true, false}) {
        for (uint64_t room : {uint64_t{0}, uint64_t{1}, uint64_t{16}, uint64_t{17}}) {
            Start(AESGEN_GCM_ENC);
            (is_aad ? ctx_.aad_bytes : ctx_.bytes) = (is_aad ? AESGEN_GCM_MAX_AAD_BYTES : AESGEN_GCM_MAX_BYTES) - room;
            const auto call = [&](size_t bytes) { return is_aad ? Aad(bytes) : Update(bytes); };
            Expect(AESGEN_ERR_BYTES, [&] { return call(static_cast<size_t>(room) + 1); });
            EXPECT_EQ(call(static_cast<size_t>(room)), AESGEN_OK);
            Expect(AESGEN_ERR_BYTES, [&] { return call(1); });
        }
    }
}

} // namespace
