// SPDX-License-Identifier: Apache-2.0 OR MIT
// Every hook fails at every call: the operation stops there, and goes on or ends as if nothing had happened.
#include <algorithm>
#include <tuple>

#include "session_common.h"

namespace {

struct Plan {
    const char *name;
    aesgen_policy policy;
    uint64_t max_hold_bytes;
    uint32_t flag;
    uint64_t pause; // between pieces
};

const Plan kPlans[] = {
    {"per call", AESGEN_PER_CALL, 0, 0, 0},
    {"per call, limited", AESGEN_PER_CALL, 64, 0, 0},
    {"per session", AESGEN_PER_SESSION, 0, 0, 0},
    {"per session, limited", AESGEN_PER_SESSION, 80, 0, 0},
    {"per session, flag", AESGEN_PER_SESSION, 0, 1, 0},
    {"autosuspend", AESGEN_AUTOSUSPEND, 0, 0, 9},
    {"autosuspend, expired", AESGEN_AUTOSUSPEND, 96, 0, 10},
};

aesgen_hook HookOf(char letter) {
    return letter == 'A' ? AESGEN_HOOK_ACQUIRE : letter == 'R' ? AESGEN_HOOK_RELEASE : AESGEN_HOOK_YIELD;
}

class HookFails : public testing::TestWithParam<std::tuple<aesgen_mode, Plan>> {
  protected:
    static constexpr size_t kPieces[] = {160, 16, 336, 48, 0};
    // Enough for several looks, in any row.
    static constexpr size_t kLong = 4096;

    const aesgen_mode mode_ = std::get<0>(GetParam());
    const Plan plan_ = std::get<1>(GetParam());
    const Bytes key_ = Pattern(IsXts(mode_) ? 64 : 16, 91), iv_ = Pattern(16, 92);
    Bytes in_, expected_;
    Resource resource_;
    unsigned calls_ = 0; // of hooks so far
    char failed_ = 0;    // the letter of the last that failed

    void SetUp() override {
        const size_t odd = IsWholeBlocks(mode_) ? 0 : 21;
        size_t bytes = odd;
        for (size_t piece : kPieces) {
            bytes += piece;
        }
        in_ = Pattern(bytes + (plan_.flag ? kLong : 0), 93);
        expected_ = reference::Crypt(mode_, key_, iv_, in_);
        resource_.flag = plan_.flag;
    }

    aesgen_session_options Options() {
        aesgen_session_options options = resource_.Options(plan_.policy, 10);
        options.max_hold_bytes = plan_.max_hold_bytes;
        return options;
    }

    void FailFrom(unsigned first, unsigned last) {
        calls_ = 0;
        failed_ = 0;
        resource_.log.clear();
        resource_.on_call = [=](char hook) {
            const unsigned call = calls_++;
            if (call < first || call > last) {
                return 0;
            }
            failed_ = hook;
            return kHookFailed + static_cast<int>(call);
        };
    }

    void ExpectFailure(Session &session, int error) {
        ASSERT_GE(error, kHookFailed) << "its own code";
        ASSERT_EQ(error, kHookFailed + static_cast<int>(calls_) - 1) << "of the last hook that was called";
        ASSERT_EQ(session->failed, HookOf(failed_));
    }

    // What holds after any call.
    void ExpectBalance(Session &session) {
        ASSERT_EQ(session->counters.acquires, resource_.Count('A'));
        ASSERT_EQ(session->counters.releases, resource_.Count('R'));
        ASSERT_EQ(session->counters.yields, resource_.Count('Y'));
        ASSERT_EQ(resource_.holders, session->holder != nullptr);
        ASSERT_EQ(resource_.holders, session->counters.acquires - session->counters.releases);
    }

    // Start, iv, pieces; each is tried until it is done. True where nothing failed that the test gave up on.
    void Work(Session &session, Bytes &data, bool goes_on, size_t *at) {
        *at = 0;
        int error = session.Start(mode_, key_, Options());
        while (error != 0) {
            ExpectFailure(session, error);
            if (HasFatalFailure() || !goes_on) {
                return;
            }
            ExpectBalance(session);
            error = session->phase != 0 ? session.Update(nullptr, 0) : session.Start(mode_, key_, Options());
        }
        ASSERT_EQ(session.Iv(iv_), AESGEN_OK);
        for (size_t i = 0; i < sizeof kPieces / sizeof *kPieces; i++) {
            size_t left = kPieces[i] != 0 ? kPieces[i] : in_.size() - *at;
            resource_.time += plan_.pause;
            do {
                error = session.Update(data.data() + *at, left);
                *at += session.done;
                left -= session.done;
                ASSERT_TRUE(std::equal(data.begin(), data.begin() + static_cast<long>(*at), expected_.begin())) << *at;
                ASSERT_TRUE(
                    std::equal(data.begin() + static_cast<long>(*at), data.end(), in_.begin() + static_cast<long>(*at)))
                    << *at;
                ExpectBalance(session);
                if (error != 0) {
                    ExpectFailure(session, error);
                    ASSERT_TRUE(left == 0 || IsLegalLength(mode_, left)) << left;
                }
                if (HasFatalFailure() || (error != 0 && !goes_on)) {
                    return;
                }
            } while (error != 0);
            ASSERT_EQ(left, 0u);
        }
    }

    void End(Session &session) {
        int error = 0;
        if (session->phase == 0) {
            ASSERT_EQ(resource_.holders, 0u);
            ASSERT_EQ(session.End(), AESGEN_ERR_NOT_STARTED);
            ASSERT_TRUE(IsWiped(*session.get()));
            return;
        }
        while ((error = session.End()) != AESGEN_OK) {
            ExpectFailure(session, error);
            ASSERT_EQ(session->failed, AESGEN_HOOK_RELEASE);
            ASSERT_TRUE(IsWiped(*session.get())) << "even where the release failed";
            ASSERT_EQ(session.Update(nullptr, 0), AESGEN_ERR_NOT_STARTED);
            ASSERT_EQ(session.Start(mode_, key_, Options()), AESGEN_ERR_STARTED);
            ExpectBalance(session);
            if (HasFatalFailure()) {
                return;
            }
        }
        ASSERT_TRUE(IsWiped(*session.get()));
        ASSERT_EQ(resource_.holders, 0u);
        ExpectBalance(session);
    }

    unsigned CallsWithoutFailure() {
        Session session;
        Bytes data = in_;
        size_t at = 0;
        FailFrom(~0u, ~0u);
        Work(session, data, true, &at);
        End(session);
        EXPECT_EQ(data, expected_);
        return calls_;
    }
};

constexpr size_t HookFails::kPieces[];

TEST_P(HookFails, AndTheOperationGoesOn) {
    const unsigned calls = CallsWithoutFailure();
    ASSERT_GE(calls, 2u);
    for (unsigned failures : {1u, 2u, 5u}) {
        for (unsigned first = 0; first < calls; first++) {
            Session session;
            Bytes data = in_;
            size_t at = 0;
            FailFrom(first, first + failures - 1);
            Work(session, data, true, &at);
            if (!HasFatalFailure()) {
                ASSERT_EQ(data, expected_);
                ASSERT_EQ(session->counters.bytes, in_.size());
                End(session);
            }
            ASSERT_FALSE(HasFatalFailure()) << failures << " from call " << first << ": " << resource_.log;
        }
    }
}

TEST_P(HookFails, AndTheSessionIsEnded) {
    const unsigned calls = CallsWithoutFailure();
    for (unsigned failures : {1u, 3u}) {
        for (unsigned first = 0; first < calls; first++) {
            Session session;
            Bytes data = in_;
            size_t at = 0;
            FailFrom(first, first + failures - 1);
            Work(session, data, false, &at);
            if (!HasFatalFailure()) {
                End(session);
            }
            ASSERT_FALSE(HasFatalFailure()) << failures << " from call " << first << ": " << resource_.log;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Plans, HookFails, testing::Combine(testing::ValuesIn(kModes), testing::ValuesIn(kPlans)),
                         [](const testing::TestParamInfo<std::tuple<aesgen_mode, Plan>> &info) {
                             std::string name =
                                 std::string(kModeNames[std::get<0>(info.param)]) + "_" + std::get<1>(info.param).name;
                             name.erase(std::remove(name.begin(), name.end(), ','), name.end());
                             std::replace(name.begin(), name.end(), ' ', '_');
                             return name;
                         });

// What is owed is done before anything else.
TEST(HookFailsOnce, AReleaseIsTriedAgainFirstThing) {
    Resource resource;
    Session session;
    Bytes data = Pattern(64, 94);
    const Bytes expected = reference::Crypt(AESGEN_ECB_ENC, Pattern(16, 95), Bytes(16), data);
    bool fails = true;
    resource.on_call = [&](char hook) { return hook == 'R' && fails ? kHookFailed : 0; };
    ASSERT_EQ(session.Start(AESGEN_ECB_ENC, Pattern(16, 95), resource.Options(AESGEN_PER_CALL)), kHookFailed);
    EXPECT_EQ(session.Update(data.data(), 64), kHookFailed);
    EXPECT_EQ(session.done, 0u);
    EXPECT_EQ(session.Poll(), kHookFailed);
    EXPECT_EQ(session->failed, AESGEN_HOOK_RELEASE);
    EXPECT_EQ(resource.log, "Arrr");
    fails = false;
    EXPECT_EQ(session.Update(data.data(), 32), AESGEN_OK);
    EXPECT_EQ(session->failed, AESGEN_HOOK_NONE);
    EXPECT_EQ(resource.log, "ArrrRAR");
    fails = true;
    EXPECT_EQ(session.Update(data.data() + 32, 32), kHookFailed);
    EXPECT_EQ(session.done, 32u) << "all is done, and yet the last release failed";
    EXPECT_EQ(data, expected);
    fails = false;
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "ArrrRARArR");
    resource.on_call = nullptr;
}

TEST(HookFailsOnce, NegativeCodesAreHandedThroughToo) {
    Resource resource;
    Session session;
    resource.on_call = [](char) { return -4; };
    EXPECT_EQ(session.Start(AESGEN_CTR, Pattern(16, 96), resource.Options(AESGEN_PER_CALL)), -4);
    EXPECT_EQ(session->failed, AESGEN_HOOK_ACQUIRE);
    resource.on_call = nullptr;
}

} // namespace
