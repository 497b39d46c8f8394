// SPDX-License-Identifier: Apache-2.0 OR MIT
// GCM under sessions: every kernel runs while the resource is held, a hook may fail anywhere, and the message is the same. Linked with --wrap, which puts this file between
// the runtime and the portable kernels.
#include <cstring>

#include "kernel.h"
#include "session_common.h"

namespace {

Resource *g_resource;

void ExpectHeld() { EXPECT_TRUE(g_resource == nullptr || g_resource->holders == 1) << "a kernel without its resource"; }

} // namespace

extern "C" {
extern aesgen_key_expand_kernel __real_aes_key_expand_c, __wrap_aes_key_expand_c;
extern aesgen_gcm_key_kernel __real_aes_gcm_key_c, __wrap_aes_gcm_key_c;
extern aesgen_bulk_kernel __real_aes_ecb_enc_c, __wrap_aes_ecb_enc_c;
extern aesgen_ghash_kernel __real_aes_ghash_c, __wrap_aes_ghash_c;
extern aesgen_gcm_kernel __real_aes_gcm_enc_c, __wrap_aes_gcm_enc_c, __real_aes_gcm_dec_c, __wrap_aes_gcm_dec_c;

void __wrap_aes_key_expand_c(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    ExpectHeld();
    __real_aes_key_expand_c(ks, key, key_bytes);
}
void __wrap_aes_gcm_key_c(aesgen_gcm_key *key) {
    ExpectHeld();
    __real_aes_gcm_key_c(key);
}
size_t __wrap_aes_ecb_enc_c(void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t state[16],
                            const volatile uint32_t *yield_flag) {
    ExpectHeld();
    return __real_aes_ecb_enc_c(out, in, bytes, ks, state, yield_flag);
}
size_t __wrap_aes_ghash_c(const void *in, size_t bytes, const aesgen_gcm_key *key, uint8_t hash[16],
                          const volatile uint32_t *yield_flag) {
    ExpectHeld();
    return __real_aes_ghash_c(in, bytes, key, hash, yield_flag);
}
size_t __wrap_aes_gcm_enc_c(void *out, const void *in, size_t bytes, const aesgen_gcm_key *key, aesgen_gcm_state *state,
                            const volatile uint32_t *yield_flag) {
    ExpectHeld();
    return __real_aes_gcm_enc_c(out, in, bytes, key, state, yield_flag);
}
size_t __wrap_aes_gcm_dec_c(void *out, const void *in, size_t bytes, const aesgen_gcm_key *key, aesgen_gcm_state *state,
                            const volatile uint32_t *yield_flag) {
    ExpectHeld();
    return __real_aes_gcm_dec_c(out, in, bytes, key, state, yield_flag);
}
}

namespace {

class SessionGcm : public testing::TestWithParam<aesgen_mode> {
  protected:
    static constexpr size_t kAadPieces[] = {5, 0, 40, 100}, kPieces[] = {160, 1, 31, 0, 480, 9};
    static constexpr size_t kAadBytes = 145, kBytes = 681;

    [[nodiscard]] static bool IsEncryption() { return GetParam() == AESGEN_GCM_ENC; }

    // Until the hooks let it.
    template <class Call> void Retry(Call call) {
        int error, tries = 0;
        while ((error = call()) > 0) {
            ASSERT_LT(++tries, 10);
            ExpectBalance();
        }
        ASSERT_EQ(error, AESGEN_OK);
        ExpectBalance();
    }

    void ExpectBalance() {
        EXPECT_EQ(session_->counters.acquires, resource_.Count('A'));
        EXPECT_EQ(session_->counters.releases, resource_.Count('R'));
        EXPECT_EQ(resource_.holders, session_->counters.acquires - session_->counters.releases);
    }

    void Start(const Bytes &key, const aesgen_session_options &options) {
        int error = session_.Start(GetParam(), key, options);
        for (int tries = 0; error > 0 && tries < 10; tries++) {
            error = session_->phase != 0 ? session_.Update(nullptr, 0) : session_.Start(GetParam(), key, options);
        }
        ASSERT_EQ(error, AESGEN_OK);
    }

    template <class Call> void InPieces(const size_t *pieces, size_t count, Call call) {
        size_t at = 0;
        for (size_t i = 0; i < count; i++) {
            const size_t end = at + pieces[i];
            ASSERT_NO_FATAL_FAILURE(Retry([&] {
                size_t done = 12345;
                const int error = call(at, end - at, &done);
                at += done;
                return error;
            }));
            ASSERT_EQ(at, end);
            resource_.time += 10;
        }
    }

    // A whole message; data in place.
    void Message(const Bytes &key, const Bytes &iv) {
        const Bytes aad = Pattern(kAadBytes, 51), plain = Pattern(kBytes, 52);
        const reference::Sealed sealed = reference::Seal(key, iv, aad, plain);
        Bytes data = IsEncryption() ? plain : sealed.data, tag(20, 0xa5);
        aesgen_session *const s = session_.get();
        const uint64_t before = s->counters.bytes;
        ASSERT_NO_FATAL_FAILURE(Retry([&] { return aesgen_session_gcm_iv(s, iv.data(), iv.size()); }));
        ASSERT_NO_FATAL_FAILURE(InPieces(kAadPieces, std::size(kAadPieces), [&](size_t at, size_t bytes, size_t *done) {
            return aesgen_session_gcm_aad(s, aad.data() + at, bytes, done);
        }));
        ASSERT_NO_FATAL_FAILURE(InPieces(kPieces, std::size(kPieces), [&](size_t at, size_t bytes, size_t *done) {
            return aesgen_session_update(s, data.data() + at, data.data() + at, bytes, done);
        }));
        EXPECT_EQ(data, IsEncryption() ? sealed.data : plain);
        EXPECT_EQ(s->counters.bytes - before, kAadBytes + kBytes);
        if (IsEncryption()) {
            ASSERT_NO_FATAL_FAILURE(Retry([&] {
                const int error = aesgen_session_gcm_finish(s, tag.data(), 16);
                EXPECT_EQ(tag[0] == 0xa5 && tag[15] == 0xa5, error != 0 && sealed.tag[0] != 0xa5);
                return error;
            }));
            tag.resize(16);
            EXPECT_EQ(tag, sealed.tag);
        } else {
            ASSERT_NO_FATAL_FAILURE(Retry([&] { return aesgen_session_gcm_verify(s, sealed.tag.data(), 16); }));
        }
        // The message is over.
        EXPECT_EQ(aesgen_session_gcm_finish(s, tag.data(), 16), AESGEN_ERR_NO_IV);
        EXPECT_EQ(aesgen_session_gcm_verify(s, tag.data(), 16), AESGEN_ERR_NO_IV);
    }

    void TearDown() override { g_resource = nullptr; }

    const Bytes key_ = Pattern(32, 53);
    Resource resource_;
    Session session_;
};

TEST_P(SessionGcm, WhateverTheHoldsAre) {
    for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION, AESGEN_AUTOSUSPEND}) {
        for (uint64_t limit : {0, 32, 100}) {
            for (uint32_t flag : {0, 1}) {
                aesgen_session_options options = resource_.Options(policy, 10);
                options.max_hold_bytes = limit;
                options.chunk_bytes = limit == 100 ? 48 : 0;
                resource_.flag = flag;
                resource_.log.clear();
                g_resource = &resource_;
                ASSERT_NO_FATAL_FAILURE(Start(key_, options));
                for (size_t iv_bytes : {12, 7, 16, 60}) {
                    ASSERT_NO_FATAL_FAILURE(Message(key_, Pattern(iv_bytes, 54)));
                }
                ASSERT_EQ(session_.End(), AESGEN_OK);
                EXPECT_TRUE(IsWiped(*session_.get()));
                EXPECT_EQ(resource_.holders, 0u);
                if (limit != 0) {
                    EXPECT_GE(resource_.Count('A'), 4 * (kAadBytes + kBytes) / limit);
                    EXPECT_GT(resource_.Count('Y'), 0u);
                }
            }
        }
    }
}

// Each call of a hook fails in turn, and then three at once.
TEST_P(SessionGcm, HooksThatFailLoseNothing) {
    for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION, AESGEN_AUTOSUSPEND}) {
        for (unsigned failures : {1, 3}) {
            unsigned calls = 1;
            for (unsigned first = 0; first < calls; first++) {
                aesgen_session_options options = resource_.Options(policy, 10);
                options.max_hold_bytes = 200;
                resource_.log.clear();
                g_resource = &resource_;
                calls = 0;
                resource_.on_call = [&](char) {
                    const unsigned call = calls++;
                    return call >= first && call < first + failures ? kHookFailed : 0;
                };
                ASSERT_NO_FATAL_FAILURE(Start(key_, options));
                ASSERT_NO_FATAL_FAILURE(Message(key_, Pattern(12, 55))) << first;
                ASSERT_NO_FATAL_FAILURE(Message(key_, Pattern(20, 56))) << first;
                int error = session_.End();
                while (error > 0) {
                    error = session_.End();
                }
                ASSERT_EQ(error, AESGEN_OK);
                EXPECT_EQ(resource_.Count('A'), resource_.Count('R'));
            }
            EXPECT_GT(calls, 5u);
        }
    }
}

TEST_P(SessionGcm, IsRefusedWhatItDoesNotHave) {
    aesgen_session *const s = session_.get();
    Bytes buffer(64), tag(16);
    size_t done = 0;
    const auto update = [&](size_t bytes) {
        return aesgen_session_update(s, buffer.data(), buffer.data(), bytes, &done);
    };
    const auto end = [&](bool encryption, size_t tag_bytes = 16) {
        return encryption ? aesgen_session_gcm_finish(s, tag.data(), tag_bytes)
                          : aesgen_session_gcm_verify(s, tag.data(), tag_bytes);
    };
    for (bool encryption : {true, false}) {
        EXPECT_EQ(end(encryption), AESGEN_ERR_NOT_STARTED);
    }
    EXPECT_EQ(aesgen_session_gcm_iv(s, buffer.data(), 12), AESGEN_ERR_NOT_STARTED);
    EXPECT_EQ(aesgen_session_gcm_aad(s, buffer.data(), 12, &done), AESGEN_ERR_NOT_STARTED);

    aesgen_session_options options = resource_.Options(AESGEN_PER_CALL);
    options.gcm_options = AESGEN_GCM_SHORT_TAGS;
    EXPECT_EQ(session_.Start(AESGEN_CTR, key_, options), AESGEN_ERR_OPTIONS);
    options.gcm_options = 2;
    EXPECT_EQ(session_.Start(GetParam(), key_, options), AESGEN_ERR_OPTIONS);
    for (int mode : {AESGEN_GHASH, AESGEN_GCM_SEAL, AESGEN_GCM_OPEN, AESGEN_MODES}) {
        EXPECT_EQ(session_.Start(static_cast<aesgen_mode>(mode), key_, resource_.Options(AESGEN_PER_CALL)),
                  AESGEN_ERR_MODE);
    }

    ASSERT_EQ(session_.Start(AESGEN_CTR, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    EXPECT_EQ(aesgen_session_gcm_iv(s, buffer.data(), 12), AESGEN_ERR_MODE);
    EXPECT_EQ(aesgen_session_gcm_aad(s, buffer.data(), 12, &done), AESGEN_ERR_MODE);
    for (bool encryption : {true, false}) {
        EXPECT_EQ(end(encryption), AESGEN_ERR_MODE);
    }
    ASSERT_EQ(session_.End(), AESGEN_OK);

    for (bool has_short_tags : {false, true}) {
        options.gcm_options = has_short_tags ? AESGEN_GCM_SHORT_TAGS : 0;
        ASSERT_EQ(session_.Start(GetParam(), key_, options), AESGEN_OK);
        EXPECT_EQ(session_.Iv(Pattern(16, 57)), AESGEN_ERR_MODE);
        EXPECT_EQ(update(1), AESGEN_ERR_NO_IV);
        EXPECT_EQ(aesgen_session_gcm_aad(s, buffer.data(), 1, &done), AESGEN_ERR_NO_IV);
        EXPECT_EQ(end(IsEncryption()), AESGEN_ERR_NO_IV);
        EXPECT_EQ(aesgen_session_gcm_iv(s, nullptr, 12), AESGEN_ERR_NULL);
        EXPECT_EQ(aesgen_session_gcm_iv(s, buffer.data(), 0), AESGEN_ERR_BYTES);
        ASSERT_EQ(aesgen_session_gcm_iv(s, buffer.data(), 12), AESGEN_OK);
        EXPECT_EQ(aesgen_session_gcm_aad(s, nullptr, 1, &done), AESGEN_ERR_NULL);
        EXPECT_EQ(aesgen_session_gcm_aad(s, buffer.data(), 1, nullptr), AESGEN_ERR_NULL);
        EXPECT_EQ(aesgen_session_gcm_finish(s, nullptr, 16), AESGEN_ERR_NULL);
        EXPECT_EQ(aesgen_session_gcm_verify(s, nullptr, 16), AESGEN_ERR_NULL);
        EXPECT_EQ(end(!IsEncryption()), AESGEN_ERR_ORDER);
        EXPECT_EQ(end(IsEncryption(), 11), AESGEN_ERR_TAG_BYTES);
        s->key.gcm.context.aad_bytes = AESGEN_GCM_MAX_AAD_BYTES;
        EXPECT_EQ(aesgen_session_gcm_aad(s, buffer.data(), 1, &done), AESGEN_ERR_BYTES);
        s->key.gcm.context.aad_bytes = 0;
        ASSERT_EQ(update(3), AESGEN_OK);
        EXPECT_EQ(aesgen_session_gcm_aad(s, buffer.data(), 1, &done), AESGEN_ERR_ORDER);
        s->key.gcm.context.bytes = AESGEN_GCM_MAX_BYTES - 2;
        EXPECT_EQ(update(3), AESGEN_ERR_BYTES);
        const int error = end(IsEncryption(), 8);
        EXPECT_EQ(error, !has_short_tags ? AESGEN_ERR_TAG_BYTES : IsEncryption() ? AESGEN_OK : AESGEN_ERR_TAG);
        ASSERT_EQ(session_.End(), AESGEN_OK);
    }
}

// A verdict that the tag is wrong is given though the release after it fails; one that it is right waits for the release.
TEST_P(SessionGcm, VerdictsOutliveAFailedRelease) {
    aesgen_session *const s = session_.get();
    const Bytes iv = Pattern(12, 58);
    const reference::Sealed sealed = reference::Seal(key_, iv, {}, {});
    Bytes forged = sealed.tag;
    forged[3] ^= 4;
    ASSERT_EQ(session_.Start(AESGEN_GCM_DEC, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    for (const Bytes &tag : {sealed.tag, forged}) {
        unsigned failures = 1;
        ASSERT_EQ(aesgen_session_gcm_iv(s, iv.data(), 12), AESGEN_OK);
        resource_.on_call = [&](char hook) { return hook == 'R' && failures-- == 1 ? kHookFailed : 0; };
        if (tag == forged) {
            EXPECT_EQ(aesgen_session_gcm_verify(s, tag.data(), 16), AESGEN_ERR_TAG);
            EXPECT_EQ(resource_.holders, 1u);
            EXPECT_EQ(session_.Poll(), AESGEN_OK);
        } else {
            EXPECT_EQ(aesgen_session_gcm_verify(s, tag.data(), 16), kHookFailed);
            EXPECT_EQ(aesgen_session_gcm_verify(s, tag.data(), 16), AESGEN_OK);
        }
        EXPECT_EQ(resource_.holders, 0u);
        EXPECT_EQ(aesgen_session_gcm_verify(s, tag.data(), 16), AESGEN_ERR_NO_IV);
    }
    resource_.on_call = nullptr;
}

// What holds nothing may be copied, and each copy ends its message.
TEST_P(SessionGcm, CopiesGoOnByThemselves) {
    const Bytes iv = Pattern(12, 59), aad = Pattern(20, 60), plain = Pattern(100, 61);
    const reference::Sealed sealed = reference::Seal(key_, iv, aad, plain);
    const Bytes &from = IsEncryption() ? plain : sealed.data, &to = IsEncryption() ? sealed.data : plain;
    aesgen_session *const s = session_.get();
    Bytes out(100), tag = sealed.tag;
    size_t done = 0;
    ASSERT_EQ(session_.Start(GetParam(), key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(aesgen_session_gcm_iv(s, iv.data(), 12), AESGEN_OK);
    ASSERT_EQ(aesgen_session_gcm_aad(s, aad.data(), 20, &done), AESGEN_OK);
    ASSERT_EQ(aesgen_session_update(s, out.data(), from.data(), 33, &done), AESGEN_OK);
    aesgen_session copy = *s;
    for (aesgen_session *each : {&copy, s}) {
        ASSERT_EQ(aesgen_session_update(each, out.data() + 33, from.data() + 33, 67, &done), AESGEN_OK);
        EXPECT_EQ(out, to);
        ASSERT_EQ(IsEncryption() ? aesgen_session_gcm_finish(each, tag.data(), 16)
                                 : aesgen_session_gcm_verify(each, tag.data(), 16),
                  AESGEN_OK);
        EXPECT_EQ(tag, sealed.tag);
        ASSERT_EQ(aesgen_session_end(each), AESGEN_OK);
    }
}

INSTANTIATE_TEST_SUITE_P(Directions, SessionGcm, testing::Values(AESGEN_GCM_ENC, AESGEN_GCM_DEC));

} // namespace
