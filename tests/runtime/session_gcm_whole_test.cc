// SPDX-License-Identifier: Apache-2.0 OR MIT
// Whole messages of GCM under sessions: one hold each, all or nothing.
#include "session_common.h"

namespace {

const size_t kTagBytes = 16, kBytes = 100, kAadBytes = 30;

class SessionGcmWhole : public testing::Test {
  protected:
    SessionGcmWhole() {
        aesgen_gcm_key gk;
        EXPECT_EQ(aesgen_gcm_key_expand(&gk, key_.data(), key_.size(), 0), AESGEN_OK);
        EXPECT_EQ(aesgen_gcm_seal(&gk, sealed_.data(), in_.data(), kBytes, iv_.data(), iv_.size(), aad_.data(),
                                  kAadBytes, tag_.data(), kTagBytes),
                  AESGEN_OK);
    }
    int Seal(aesgen_session *session, size_t bytes = kBytes, size_t tag_bytes = kTagBytes) {
        return aesgen_session_gcm_seal(session, out_.data(), in_.data(), bytes, iv_.data(), iv_.size(), aad_.data(),
                                       kAadBytes, made_.data(), tag_bytes);
    }
    int Open(aesgen_session *session, const Bytes &tag) {
        return aesgen_session_gcm_open(session, out_.data(), sealed_.data(), kBytes, iv_.data(), iv_.size(),
                                       aad_.data(), kAadBytes, tag.data(), kTagBytes);
    }
    const Bytes key_ = Pattern(24, 1), iv_ = Pattern(12, 2), aad_ = Pattern(kAadBytes, 3), in_ = Pattern(kBytes, 4);
    Bytes sealed_ = Bytes(kBytes), tag_ = Bytes(kTagBytes), out_ = Bytes(kBytes), made_ = Bytes(kTagBytes);
    Resource resource_;
};

TEST_F(SessionGcmWhole, EqualsOneCallUnderEveryPolicy) {
    for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION, AESGEN_AUTOSUSPEND}) {
        for (uint32_t flag : {0, 1}) {
            Session seals, opens;
            resource_.flag = flag;
            ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key_, resource_.Options(policy, 10)), AESGEN_OK);
            ASSERT_EQ(opens.Start(AESGEN_GCM_DEC, key_, resource_.Options(policy, 10)), AESGEN_OK);
            for (int i = 0; i < 3; i++) {
                out_.assign(kBytes, 0);
                ASSERT_EQ(Seal(seals.get()), AESGEN_OK);
                EXPECT_EQ(out_, sealed_);
                EXPECT_EQ(made_, tag_);
                ASSERT_EQ(Open(opens.get(), tag_), AESGEN_OK);
                EXPECT_EQ(out_, in_);
                Bytes forged = tag_;
                forged[3] ^= 4;
                EXPECT_EQ(Open(opens.get(), forged), AESGEN_ERR_TAG);
                EXPECT_EQ(out_, Bytes(kBytes));
            }
            EXPECT_EQ(seals->counters.bytes, 3 * (kBytes + kAadBytes));
            // A flag that stays set ends each hold, and never cuts a message.
            EXPECT_EQ(seals->counters.acquires, policy == AESGEN_PER_CALL || flag != 0 ? 4u : 1u);
            EXPECT_EQ(seals->counters.yields, 0u);
            EXPECT_EQ(seals.End(), AESGEN_OK);
            EXPECT_EQ(opens.End(), AESGEN_OK);
        }
    }
}

TEST_F(SessionGcmWhole, FitsIntoALimitOrIsRefused) {
    Session session;
    aesgen_session_options options = resource_.Options(AESGEN_PER_SESSION);
    options.max_hold_bytes = kBytes + kAadBytes + 5;
    ASSERT_EQ(session.Start(AESGEN_GCM_ENC, key_, options), AESGEN_OK);
    for (int i = 0; i < 3; i++) {
        ASSERT_EQ(Seal(session.get()), AESGEN_OK);
        EXPECT_EQ(made_, tag_);
    }
    EXPECT_EQ(session->counters.yields, 2u) << "What a hold has left is too little for another message.";
    EXPECT_EQ(session.End(), AESGEN_OK);
    options.max_hold_bytes = kBytes + kAadBytes - 1;
    ASSERT_EQ(session.Start(AESGEN_GCM_ENC, key_, options), AESGEN_OK);
    EXPECT_EQ(Seal(session.get()), AESGEN_ERR_BYTES);
    EXPECT_EQ(Seal(session.get(), kBytes - 1), AESGEN_OK);
}

TEST_F(SessionGcmWhole, NothingIsDoneWhereAnAcquireFailsAndAReleaseIsTheNextCalls) {
    Session session;
    bool fails = false;
    char which = 'A';
    resource_.on_call = [&](char hook) { return fails && hook == which ? kHookFailed : 0; };
    ASSERT_EQ(session.Start(AESGEN_GCM_ENC, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    fails = true;
    EXPECT_EQ(Seal(session.get()), kHookFailed);
    EXPECT_EQ(session->failed, AESGEN_HOOK_ACQUIRE);
    EXPECT_EQ(out_, Bytes(kBytes));
    EXPECT_EQ(made_, Bytes(kTagBytes));
    which = 'R';
    EXPECT_EQ(Seal(session.get()), AESGEN_OK);
    EXPECT_EQ(session->failed, AESGEN_HOOK_RELEASE);
    EXPECT_EQ(made_, tag_);
    EXPECT_EQ(Seal(session.get()), kHookFailed) << "The release comes first.";
    fails = false;
    EXPECT_EQ(Seal(session.get()), AESGEN_OK);
    EXPECT_EQ(session.End(), AESGEN_OK);
}

TEST_F(SessionGcmWhole, EndsAMessageInPieces) {
    Session session;
    ASSERT_EQ(session.Start(AESGEN_GCM_ENC, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(aesgen_session_gcm_iv(session.get(), iv_.data(), iv_.size()), AESGEN_OK);
    ASSERT_EQ(Seal(session.get()), AESGEN_OK);
    EXPECT_EQ(made_, tag_);
    EXPECT_EQ(session.Update(out_.data(), 16), AESGEN_ERR_NO_IV);
}

TEST_F(SessionGcmWhole, IsRefusedWhatItDoesNotHave) {
    Session seals, opens, other;
    EXPECT_EQ(Seal(nullptr), AESGEN_ERR_NULL);
    EXPECT_EQ(Seal(seals.get()), AESGEN_ERR_NOT_STARTED);
    ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(opens.Start(AESGEN_GCM_DEC, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(other.Start(AESGEN_CTR, key_, resource_.Options(AESGEN_PER_CALL)), AESGEN_OK);
    EXPECT_EQ(Open(seals.get(), tag_), AESGEN_ERR_MODE);
    EXPECT_EQ(Seal(opens.get()), AESGEN_ERR_MODE);
    EXPECT_EQ(Seal(other.get()), AESGEN_ERR_MODE);
    EXPECT_EQ(Seal(seals.get(), kBytes, 11), AESGEN_ERR_TAG_BYTES);
    uint8_t *const to = out_.data();
    const uint8_t *const from = in_.data(), *const iv = iv_.data(), *const aad = aad_.data();
    EXPECT_EQ(aesgen_session_gcm_seal(seals.get(), nullptr, from, 1, iv, 12, aad, 1, made_.data(), 16),
              AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_gcm_seal(seals.get(), to, nullptr, 1, iv, 12, aad, 1, made_.data(), 16), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_gcm_seal(seals.get(), to, from, 1, nullptr, 12, aad, 1, made_.data(), 16),
              AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_gcm_seal(seals.get(), to, from, 1, iv, 12, nullptr, 1, made_.data(), 16), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_gcm_seal(seals.get(), to, from, 1, iv, 12, aad, 1, nullptr, 16), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_gcm_open(opens.get(), to, from, 1, iv, 12, aad, 1, nullptr, 16), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_gcm_seal(seals.get(), to, from, 1, iv, 0, aad, 1, made_.data(), 16), AESGEN_ERR_BYTES);
    EXPECT_EQ(out_, Bytes(kBytes));
    EXPECT_EQ(seals->counters.acquires, 1u);
}

} // namespace
