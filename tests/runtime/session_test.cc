// SPDX-License-Identifier: Apache-2.0 OR MIT
// What a session holds when, under each policy and limit; what it refuses; what it leaves behind.
#include <algorithm>
#include <cstring>

#include "session_common.h"

namespace {

const Bytes kKey = Pattern(16, 71), kXtsKey = Pattern(64, 72), kIv = Pattern(16, 73);

const Bytes &KeyOf(aesgen_mode mode) { return IsXts(mode) ? kXtsKey : kKey; }

// ---- Policies ----

// Start, two updates and an end.
std::string LogOf(Resource &resource, const aesgen_session_options &options, const std::function<void()> &between) {
    Session session;
    Bytes data(64);
    EXPECT_EQ(session.Start(AESGEN_CTR, kKey, options), AESGEN_OK);
    EXPECT_EQ(session.Iv(kIv), AESGEN_OK);
    resource.log += '(';
    EXPECT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
    resource.log += ')';
    between();
    resource.log += '(';
    EXPECT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
    resource.log += ')';
    EXPECT_EQ(session.End(), AESGEN_OK);
    EXPECT_EQ(resource.holders, 0u);
    EXPECT_EQ(session->counters.acquires, resource.Count('A'));
    EXPECT_EQ(session->counters.releases, resource.Count('R'));
    EXPECT_EQ(session->counters.yields, resource.Count('Y'));
    EXPECT_EQ(session->counters.bytes, 128u);
    return resource.log;
}

TEST(SessionPolicy, PerCallReleasesAtTheEndOfEachCall) {
    Resource resource;
    EXPECT_EQ(LogOf(resource, resource.Options(AESGEN_PER_CALL), [] {}), "AR(AR)(AR)");
}

TEST(SessionPolicy, PerSessionReleasesAtTheEnd) {
    Resource resource;
    EXPECT_EQ(LogOf(resource, resource.Options(AESGEN_PER_SESSION), [&] { resource.time += 1000000; }), "A()()R");
}

TEST(SessionPolicy, AutosuspendKeepsWhileTheDelayHasNotPassed) {
    Resource resource;
    EXPECT_EQ(LogOf(resource, resource.Options(AESGEN_AUTOSUSPEND, 10), [&] { resource.time += 9; }), "A()()R");
}

TEST(SessionPolicy, AutosuspendReleasesFirstThingInTheNextCall) {
    Resource resource;
    EXPECT_EQ(LogOf(resource, resource.Options(AESGEN_AUTOSUSPEND, 10), [&] { resource.time += 10; }), "A()(RA)R");
}

TEST(SessionPolicy, DelayCountsFromTheEndOfTheLastCallNotFromTheAcquire) {
    Resource resource;
    aesgen_session_options options = resource.Options(AESGEN_AUTOSUSPEND, 10);
    Session session;
    Bytes data(64);
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, options), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    for (int i = 0; i < 20; i++) {
        resource.time += 9;
        ASSERT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
    }
    EXPECT_EQ(resource.log, "A");
}

TEST(SessionPolicy, DelayOfZeroIsPerCall) {
    Resource resource;
    EXPECT_EQ(LogOf(resource, resource.Options(AESGEN_AUTOSUSPEND, 0), [] {}), "AR(AR)(AR)");
}

TEST(SessionPolicy, PollDropsWhatIsOverAndNothingElse) {
    Resource resource;
    Session session;
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_AUTOSUSPEND, 10)), AESGEN_OK);
    resource.time += 9;
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "A");
    resource.time += 1;
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "AR");
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "AR");
    EXPECT_EQ(session->counters.longest_hold, 10u);
}

TEST(SessionPolicy, PollDropsAHoldThatSomebodyElseWants) {
    Resource resource;
    Session session;
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "A");
    resource.flag = 1;
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "AR");
}

TEST(SessionPolicy, AClockThatGoesBackReleasesNothingEarly) {
    Resource resource;
    EXPECT_EQ(LogOf(resource, resource.Options(AESGEN_AUTOSUSPEND, 10), [&] { resource.time -= 500; }), "A()()R");
}

TEST(SessionPolicy, ACallOfNoBytesTakesNothing) {
    Resource resource;
    Session session;
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_CALL)), AESGEN_OK);
    EXPECT_EQ(session.Update(nullptr, 0), AESGEN_OK);
    EXPECT_EQ(session.Iv(kIv), AESGEN_OK);
    EXPECT_EQ(resource.log, "AR");
}

// ---- Limits and yields ----

struct Held {
    std::vector<uint64_t> bytes; // of each hold
    std::string log;
};

// One message in one call; `bytes` of it.
Held OneCall(aesgen_mode mode, size_t bytes, Resource &resource, aesgen_session_options options) {
    Held held;
    Session session;
    Bytes data = Pattern(bytes, 74), iv = kIv;
    const Bytes expected = reference::Crypt(mode, KeyOf(mode), iv, data);
    uint64_t before = 0;
    resource.on_call = [&](char hook) {
        if (hook == 'R') {
            held.bytes.push_back(session->counters.bytes - before);
            before = session->counters.bytes;
        }
        return 0;
    };
    EXPECT_EQ(session.Start(mode, KeyOf(mode), options), AESGEN_OK);
    EXPECT_EQ(session.Iv(iv), AESGEN_OK);
    EXPECT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
    EXPECT_EQ(session.done, bytes);
    EXPECT_EQ(data, expected);
    EXPECT_EQ(session.End(), AESGEN_OK);
    resource.on_call = nullptr;
    held.log = resource.log;
    return held;
}

TEST(SessionLimit, OfBytesIsKeptAndUsed) {
    for (aesgen_mode mode : kModes) {
        for (uint64_t limit : {32, 47, 48, 100, 160}) {
            Resource resource;
            aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
            options.max_hold_bytes = limit;
            const size_t bytes = 1600 + (IsWholeBlocks(mode) ? 0 : 13);
            const Held held = OneCall(mode, bytes, resource, options);
            // All but the last two, which share what XTS does not cut, are as long as whole blocks allow.
            for (size_t i = 0; i < held.bytes.size(); i++) {
                ASSERT_LE(held.bytes[i], limit);
                if (i + 2 < held.bytes.size()) {
                    ASSERT_EQ(held.bytes[i], limit & ~uint64_t{15}) << kModeNames[mode] << " " << limit;
                }
            }
            EXPECT_EQ(resource.Count('Y'), held.bytes.size() - 1);
        }
    }
}

TEST(SessionLimit, ReachedAtTheEndOfACallReleasesWithoutAYield) {
    Resource resource;
    aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
    options.max_hold_bytes = 64;
    EXPECT_EQ(LogOf(resource, options, [] {}), "A(R)(AR)");
}

TEST(SessionLimit, CountsOverCalls) {
    Resource resource;
    aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
    options.max_hold_bytes = 96;
    EXPECT_EQ(LogOf(resource, options, [] {}), "A()(RYA)R");
}

TEST(SessionLimit, OfTimeIsLookedAtAfterEachChunk) {
    Resource resource;
    aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
    options.max_hold_time = 10;
    options.chunk_bytes = 64;
    resource.on_now = [&] { resource.time += 5; };
    // The hold of the start is two looks old, one at its acquire.
    const Held held = OneCall(AESGEN_ECB_ENC, 640, resource, options);
    for (uint64_t bytes : held.bytes) {
        EXPECT_LE(bytes, 128u);
    }
    EXPECT_GT(resource.Count('Y'), 3u);

    // Without a chunk_bytes it is the documented one.
    Resource slow;
    options = slow.Options(AESGEN_PER_SESSION);
    options.max_hold_time = 10;
    slow.on_now = [&] { slow.time += 20; };
    const Held chunks = OneCall(AESGEN_CTR, 3 * AESGEN_SESSION_CHUNK_BYTES, slow, options);
    EXPECT_EQ(chunks.log, "ARARYARYAR");
    EXPECT_EQ(chunks.bytes, (std::vector<uint64_t>{0, AESGEN_SESSION_CHUNK_BYTES, AESGEN_SESSION_CHUNK_BYTES,
                                                   AESGEN_SESSION_CHUNK_BYTES}));
}

TEST(SessionLimit, OfTimeEndsAHoldThatIsIdle) {
    Resource resource;
    aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
    options.max_hold_time = 10;
    EXPECT_EQ(LogOf(resource, options, [&] { resource.time += 10; }), "A()(RA)R");
}

TEST(SessionYield, AFlagThatIsSetStopsTheKernel) {
    for (aesgen_mode mode : kModes) {
        Resource resource;
        resource.flag = 1;
        // Enough for a look of whatever count a row has chosen. Nobody clears the flag.
        const Held held = OneCall(mode, 4800, resource, resource.Options(AESGEN_PER_SESSION));
        EXPECT_GT(resource.Count('Y'), 0u);
        // Of start and message: the flag ends every hold.
        EXPECT_EQ(held.bytes.size(), resource.Count('Y') + 2);
        EXPECT_EQ(held.bytes[0], 0u);
    }
}

// The middle of a CTR message is a kernel's, wherever in a block its pieces begin and end.
TEST(SessionYield, OddPiecesOfCtrStopToo) {
    Resource resource;
    Session session;
    Bytes data = Pattern(5 + 4800 + 7 + 4800, 86);
    const Bytes expected = reference::Crypt(AESGEN_CTR, kKey, kIv, data);
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    ASSERT_EQ(session.Update(data.data(), 5), AESGEN_OK);
    // Set by whoever runs while the kernel does; here it is when the hold begins.
    resource.on_call = [&](char hook) {
        resource.flag = hook == 'A';
        return 0;
    };
    resource.flag = 1;
    size_t yields = 0;
    for (size_t at = 5; at < data.size(); at += session.done) {
        ASSERT_EQ(session.Update(data.data() + at, at == 5 ? 4807 : 4800), AESGEN_OK);
        // More than the boundaries of head and tail can make.
        EXPECT_GT(session->counters.yields, yields + 2);
        yields = session->counters.yields;
    }
    EXPECT_EQ(data, expected);
    resource.on_call = nullptr;
}

TEST(SessionYield, AChunkEndsWithALook) {
    Resource resource;
    aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
    options.chunk_bytes = 32;
    resource.flag = 1;
    const Held held = OneCall(AESGEN_CBC_ENC, 160, resource, options);
    EXPECT_EQ(held.bytes, (std::vector<uint64_t>{0, 32, 32, 32, 32, 32}));
    EXPECT_EQ(held.log, "ARARYARYARYARYAR");
}

TEST(SessionYield, TheHookMayClearTheFlag) {
    Resource resource;
    resource.flag = 1;
    Session session;
    Bytes data(48000);
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    resource.on_call = [&](char hook) {
        resource.flag = hook == 'Y' ? 0 : resource.flag;
        return 0;
    };
    ASSERT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
    EXPECT_EQ(resource.log, "ARARYAR");
}

TEST(SessionYield, WithoutHooksASetFlagOnlyCosts) {
    const uint32_t flag = 1;
    aesgen_session_options options{};
    options.yield_flag = &flag;
    for (aesgen_mode mode : kModes) {
        Session session;
        Bytes data = Pattern(1600, 75);
        const Bytes expected = reference::Crypt(mode, KeyOf(mode), kIv, data);
        ASSERT_EQ(session.Start(mode, KeyOf(mode), options), AESGEN_OK);
        ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
        ASSERT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
        EXPECT_EQ(data, expected);
        EXPECT_EQ(session->counters.longest_hold, 0u);
    }
}

TEST(SessionHooks, EachMayBeNull) {
    for (unsigned there = 0; there < 16; there++) {
        Resource resource;
        aesgen_session_options options = resource.Options(AESGEN_PER_CALL);
        aesgen_resource some = *options.resource;
        some.acquire = there & 1 ? some.acquire : nullptr;
        some.release = (there & 3) == 3 ? some.release : nullptr;
        some.yield = there & 4 ? some.yield : nullptr;
        some.now = there & 8 ? some.now : nullptr;
        options.resource = &some;
        options.max_hold_bytes = 32;
        Session session;
        Bytes data(128);
        ASSERT_EQ(session.Start(AESGEN_CTR, kKey, options), AESGEN_OK);
        ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
        ASSERT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
        ASSERT_EQ(session.End(), AESGEN_OK);
        EXPECT_EQ(session->counters.acquires, 5u);
        EXPECT_EQ(session->counters.yields, 3u);
        EXPECT_EQ(resource.Count('A'), there & 1 ? 5u : 0u);
        EXPECT_EQ(resource.Count('Y'), there & 4 ? 3u : 0u);
    }
}

TEST(SessionHooks, NoOptionsIsNoResource) {
    aesgen_session session{};
    Bytes data = Pattern(99, 76);
    const Bytes expected = reference::Crypt(AESGEN_CTR, kKey, kIv, data);
    size_t done = 0;
    ASSERT_EQ(aesgen_session_start(&session, AESGEN_CTR, kKey.data(), kKey.size(), nullptr), AESGEN_OK);
    ASSERT_EQ(aesgen_session_iv(&session, kIv.data()), AESGEN_OK);
    ASSERT_EQ(aesgen_session_update(&session, data.data(), data.data(), 99, &done), AESGEN_OK);
    EXPECT_EQ(done, 99u);
    EXPECT_EQ(data, expected);
    EXPECT_EQ(aesgen_session_end(&session), AESGEN_OK);
}

// ---- What is refused ----

TEST(SessionUnbalanced, UseBeforeStartAndAfterEnd) {
    for (uint8_t rest : {0x00, 0xa5, 0xff}) {
        aesgen_session session;
        std::memset(&session, rest, sizeof session);
        size_t done = 99;
        uint8_t data[16] = {0};
        EXPECT_EQ(aesgen_session_iv(&session, kIv.data()), AESGEN_ERR_NOT_STARTED);
        EXPECT_EQ(aesgen_session_update(&session, data, data, 16, &done), AESGEN_ERR_NOT_STARTED);
        EXPECT_EQ(done, 0u);
        EXPECT_EQ(aesgen_session_poll(&session), AESGEN_ERR_NOT_STARTED);
        EXPECT_EQ(aesgen_session_end(&session), AESGEN_ERR_NOT_STARTED);
        ASSERT_EQ(aesgen_session_start(&session, AESGEN_ECB_ENC, kKey.data(), 16, nullptr), AESGEN_OK);
        ASSERT_EQ(aesgen_session_end(&session), AESGEN_OK);
        EXPECT_EQ(aesgen_session_iv(&session, kIv.data()), AESGEN_ERR_NOT_STARTED);
        EXPECT_EQ(aesgen_session_update(&session, data, data, 16, &done), AESGEN_ERR_NOT_STARTED);
        EXPECT_EQ(aesgen_session_poll(&session), AESGEN_ERR_NOT_STARTED);
        EXPECT_EQ(aesgen_session_end(&session), AESGEN_ERR_NOT_STARTED);
    }
}

TEST(SessionUnbalanced, StartTwiceChangesNothing) {
    Resource resource;
    Session session;
    Bytes data = Pattern(64, 77);
    const Bytes expected = reference::Crypt(AESGEN_ECB_ENC, kKey, kIv, data);
    ASSERT_EQ(session.Start(AESGEN_ECB_ENC, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    EXPECT_EQ(session.Start(AESGEN_CTR, Pattern(32, 78), resource.Options(AESGEN_PER_CALL)), AESGEN_ERR_STARTED);
    EXPECT_EQ(resource.log, "A");
    ASSERT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
    EXPECT_EQ(data, expected);
}

TEST(SessionUnbalanced, AnEndedOneMayStartAgain) {
    Resource resource;
    Session session;
    for (int i = 0; i < 3; i++) {
        ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
        EXPECT_EQ(session->counters.acquires, 1u) << "counters are of one session";
        ASSERT_EQ(session.End(), AESGEN_OK);
    }
    EXPECT_EQ(resource.log, "ARARAR");
}

TEST(SessionUnbalanced, UpdateWithoutAnIv) {
    for (aesgen_mode mode : kModes) {
        Resource resource;
        Session session;
        Bytes data(32);
        const bool is_ecb = mode == AESGEN_ECB_ENC || mode == AESGEN_ECB_DEC;
        ASSERT_EQ(session.Start(mode, KeyOf(mode), resource.Options(AESGEN_PER_CALL)), AESGEN_OK);
        EXPECT_EQ(session.Update(data.data(), 32), is_ecb ? AESGEN_OK : AESGEN_ERR_NO_IV);
        EXPECT_EQ(aesgen_session_iv(session.get(), nullptr), is_ecb ? AESGEN_OK : AESGEN_ERR_NULL);
    }
}

TEST(SessionUnbalanced, AHookThatCallsItsOwnSession) {
    Resource resource;
    Session session;
    Bytes data(96);
    aesgen_session_options options = resource.Options(AESGEN_PER_CALL);
    options.max_hold_bytes = 32;
    resource.on_call = [&](char) {
        size_t done = 99;
        EXPECT_EQ(aesgen_session_start(session.get(), AESGEN_CTR, kKey.data(), 16, &options), AESGEN_ERR_STARTED);
        EXPECT_EQ(session.Iv(kIv), AESGEN_ERR_BUSY);
        EXPECT_EQ(aesgen_session_update(session.get(), data.data(), data.data(), 16, &done), AESGEN_ERR_BUSY);
        EXPECT_EQ(done, 0u);
        EXPECT_EQ(session.Poll(), AESGEN_ERR_BUSY);
        EXPECT_EQ(session.End(), AESGEN_ERR_BUSY);
        return 0;
    };
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, options), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    ASSERT_EQ(session.Update(data.data(), 96), AESGEN_OK);
    ASSERT_EQ(session.End(), AESGEN_OK);
    EXPECT_EQ(resource.log, "ARARYARYAR");

    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    resource.flag = 1;
    EXPECT_EQ(session.Poll(), AESGEN_OK);
    EXPECT_EQ(resource.log, "ARARYARYARAR");
}

TEST(SessionRefusal, OfAStartCallsNoHookAndStartsNothing) {
    Resource resource;
    const aesgen_session_options good = resource.Options(AESGEN_PER_SESSION);
    aesgen_session session{};
    const auto start = [&](aesgen_mode mode, size_t key_bytes, const aesgen_session_options &options) {
        const int error = aesgen_session_start(&session, mode, kXtsKey.data(), key_bytes, &options);
        EXPECT_EQ(aesgen_session_end(&session), AESGEN_ERR_NOT_STARTED);
        return error;
    };
    EXPECT_EQ(aesgen_session_start(nullptr, AESGEN_CTR, kKey.data(), 16, &good), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_start(&session, AESGEN_CTR, nullptr, 16, &good), AESGEN_ERR_NULL);
    EXPECT_EQ(start(AESGEN_CBC_ENC_MB, 16, good), AESGEN_ERR_MODE);
    EXPECT_EQ(start(static_cast<aesgen_mode>(-1), 16, good), AESGEN_ERR_MODE);
    for (size_t key_bytes = 0; key_bytes <= 65; key_bytes++) {
        for (aesgen_mode mode : {AESGEN_ECB_DEC, AESGEN_XTS_ENC}) {
            const std::vector<size_t> sizes = KeySizes(mode);
            if (std::find(sizes.begin(), sizes.end(), key_bytes) == sizes.end()) {
                EXPECT_EQ(start(mode, key_bytes, good), AESGEN_ERR_KEY_BYTES) << key_bytes;
            }
        }
    }
    aesgen_session_options bad = good;
    bad.policy = static_cast<aesgen_policy>(3);
    EXPECT_EQ(start(AESGEN_CTR, 16, bad), AESGEN_ERR_OPTIONS);
    bad = good;
    bad.max_hold_bytes = AESGEN_SESSION_MIN_BYTES - 1;
    EXPECT_EQ(start(AESGEN_CTR, 16, bad), AESGEN_ERR_OPTIONS);
    bad = good;
    bad.chunk_bytes = 1;
    EXPECT_EQ(start(AESGEN_CTR, 16, bad), AESGEN_ERR_OPTIONS);
    aesgen_resource timeless = *good.resource;
    timeless.now = nullptr;
    for (const aesgen_resource *hooks : std::vector<const aesgen_resource *>{nullptr, &timeless}) {
        bad = good;
        bad.resource = hooks;
        bad.policy = AESGEN_AUTOSUSPEND;
        EXPECT_EQ(start(AESGEN_CTR, 16, bad), AESGEN_ERR_OPTIONS);
        bad.policy = AESGEN_PER_SESSION;
        bad.max_hold_time = 1;
        EXPECT_EQ(start(AESGEN_CTR, 16, bad), AESGEN_ERR_OPTIONS);
    }
    EXPECT_EQ(resource.log, "");
}

TEST(SessionRefusal, OfEqualXtsKeysHoldsNothing) {
    Resource resource;
    aesgen_session session{};
    const aesgen_session_options options = resource.Options(AESGEN_PER_SESSION);
    const Bytes equal(32, 0x55);
    EXPECT_EQ(aesgen_session_start(&session, AESGEN_XTS_ENC, equal.data(), 32, &options), AESGEN_ERR_EQUAL_KEYS);
    EXPECT_EQ(resource.log, "AR");
    EXPECT_EQ(aesgen_session_end(&session), AESGEN_ERR_NOT_STARTED);
    EXPECT_TRUE(IsWiped(session));

    // The refusal is what is returned, and the end releases.
    resource.on_call = [](char hook) { return hook == 'R' ? kHookFailed : 0; };
    EXPECT_EQ(aesgen_session_start(&session, AESGEN_XTS_ENC, equal.data(), 32, &options), AESGEN_ERR_EQUAL_KEYS);
    EXPECT_EQ(session.failed, AESGEN_HOOK_RELEASE);
    EXPECT_TRUE(IsWiped(session));
    EXPECT_EQ(aesgen_session_start(&session, AESGEN_CTR, kKey.data(), 16, &options), AESGEN_ERR_STARTED);
    EXPECT_EQ(aesgen_session_end(&session), kHookFailed);
    resource.on_call = nullptr;
    EXPECT_EQ(aesgen_session_end(&session), AESGEN_OK);
    EXPECT_EQ(resource.holders, 0u);
}

TEST(SessionRefusal, OfAPieceWritesNothingAndCallsNoHook) {
    for (aesgen_mode mode : kModes) {
        Resource resource;
        Session session;
        Bytes data = Pattern(48, 79);
        const Bytes before = data;
        size_t done = 99;
        ASSERT_EQ(session.Start(mode, KeyOf(mode), resource.Options(AESGEN_PER_CALL)), AESGEN_OK);
        ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
        for (size_t bytes = 1; bytes < 33; bytes++) {
            if (!IsLegalLength(mode, bytes)) {
                EXPECT_EQ(session.Update(data.data(), bytes), AESGEN_ERR_BYTES) << bytes;
                EXPECT_EQ(session.done, 0u);
            }
        }
        EXPECT_EQ(aesgen_session_update(session.get(), nullptr, data.data(), 32, &done), AESGEN_ERR_NULL);
        EXPECT_EQ(done, 0u);
        EXPECT_EQ(aesgen_session_update(session.get(), data.data(), nullptr, 32, &done), AESGEN_ERR_NULL);
        EXPECT_EQ(aesgen_session_update(session.get(), data.data(), data.data(), 32, nullptr), AESGEN_ERR_NULL);
        EXPECT_EQ(data, before);
        EXPECT_EQ(resource.log, "AR");
    }
    size_t done = 99;
    EXPECT_EQ(aesgen_session_update(nullptr, nullptr, nullptr, 0, &done), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_iv(nullptr, kIv.data()), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_poll(nullptr), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_session_end(nullptr), AESGEN_ERR_NULL);
}

TEST(SessionRefusal, OfAnOverwrittenKeyReleasesAsThePolicySays) {
    for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION}) {
        Resource resource;
        Session session;
        Bytes data(48);
        ASSERT_EQ(session.Start(AESGEN_CBC_DEC, kKey, resource.Options(policy)), AESGEN_OK);
        ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
        session->key.ctr.key.rounds = 11;
        EXPECT_EQ(session.Update(data.data(), 48), AESGEN_ERR_SCHEDULE);
        EXPECT_EQ(session.done, 0u);
        EXPECT_EQ(data, Bytes(48));
        EXPECT_EQ(resource.holders, policy == AESGEN_PER_CALL ? 0u : 1u);
    }
}

TEST(SessionRefusal, AfterStealingTheDataUnitIsOver) {
    Session session;
    Bytes data(80);
    ASSERT_EQ(session.Start(AESGEN_XTS_ENC, kXtsKey, {}), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    ASSERT_EQ(session.Update(data.data(), 33), AESGEN_OK);
    EXPECT_EQ(session.Update(data.data(), 32), AESGEN_ERR_NO_IV);
    EXPECT_EQ(session.Update(data.data(), 0), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    EXPECT_EQ(session.Update(data.data(), 32), AESGEN_OK);
    EXPECT_EQ(session.Update(data.data(), 32), AESGEN_OK);
}

TEST(SessionRefusal, ADataUnitHasTwoToTheTwentyBlocks) {
    Session session;
    Bytes data(AESGEN_XTS_MAX_BYTES);
    ASSERT_EQ(session.Start(AESGEN_XTS_DEC, kXtsKey, {}), AESGEN_OK);
    for (int message = 0; message < 2; message++) {
        ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
        // A claim of more is refused before a byte of it is read.
        EXPECT_EQ(session.Update(data.data(), AESGEN_XTS_MAX_BYTES + 1), AESGEN_ERR_BYTES);
        ASSERT_EQ(session.Update(data.data(), 1024), AESGEN_OK);
        EXPECT_EQ(session.Update(data.data(), AESGEN_XTS_MAX_BYTES - 1023), AESGEN_ERR_BYTES);
        session->unit_bytes = AESGEN_XTS_MAX_BYTES - 64;
        EXPECT_EQ(session.Update(data.data(), 65), AESGEN_ERR_BYTES);
        EXPECT_EQ(session.Update(data.data(), 48), AESGEN_OK);
        EXPECT_EQ(session.Update(data.data(), 17), AESGEN_ERR_BYTES);
        EXPECT_EQ(session.Update(data.data(), 16), AESGEN_OK);
        EXPECT_EQ(session.Update(data.data(), 16), AESGEN_ERR_BYTES);
    }
}

// ---- Copies, sharing, what is left ----

TEST(SessionCopy, OfOneThatHoldsNothingIsASessionOfItsOwn) {
    Resource resource;
    Session session;
    Bytes data = Pattern(96, 80), fork = data;
    const Bytes expected = reference::Crypt(AESGEN_CBC_ENC, kKey, kIv, data);
    ASSERT_EQ(session.Start(AESGEN_CBC_ENC, kKey, resource.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    ASSERT_EQ(session.Update(data.data(), 48), AESGEN_OK);
    std::copy(data.begin(), data.begin() + 48, fork.begin());

    aesgen_session copy = *session.get();
    size_t done = 0;
    ASSERT_EQ(session.Update(data.data() + 48, 48), AESGEN_OK);
    ASSERT_EQ(aesgen_session_update(&copy, fork.data() + 48, fork.data() + 48, 48, &done), AESGEN_OK);
    EXPECT_EQ(data, expected);
    EXPECT_EQ(fork, expected);
    EXPECT_EQ(aesgen_session_end(&copy), AESGEN_OK);
    EXPECT_EQ(resource.log, "ARARARAR");
}

TEST(SessionCopy, OfOneThatHoldsIsRefusedAndReleasesNothing) {
    Resource resource;
    Session session;
    uint8_t data[16] = {0};
    size_t done = 0;
    ASSERT_EQ(session.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
    aesgen_session copy = *session.get();
    EXPECT_EQ(aesgen_session_iv(&copy, kIv.data()), AESGEN_ERR_COPIED);
    EXPECT_EQ(aesgen_session_update(&copy, data, data, 16, &done), AESGEN_ERR_COPIED);
    EXPECT_EQ(aesgen_session_poll(&copy), AESGEN_ERR_COPIED);
    EXPECT_EQ(aesgen_session_start(&copy, AESGEN_CTR, kKey.data(), 16, nullptr), AESGEN_ERR_STARTED);
    EXPECT_EQ(aesgen_session_end(&copy), AESGEN_ERR_COPIED);
    EXPECT_TRUE(IsWiped(copy));
    EXPECT_EQ(copy.holder, nullptr);
    EXPECT_EQ(aesgen_session_end(&copy), AESGEN_ERR_NOT_STARTED);
    EXPECT_EQ(resource.log, "A");
    EXPECT_EQ(session.Update(data, 16), AESGEN_OK);
    EXPECT_EQ(session.End(), AESGEN_OK);
    EXPECT_EQ(resource.log, "AR");
}

TEST(SessionShared, TwoOverOneResource) {
    Resource resource;
    Session first, second;
    Bytes a = Pattern(320, 81), b = Pattern(320, 82);
    const Bytes expected_a = reference::Crypt(AESGEN_CBC_ENC, kKey, kIv, a);
    const Bytes expected_b = reference::Crypt(AESGEN_XTS_ENC, kXtsKey, kIv, b);
    aesgen_session_options limited = resource.Options(AESGEN_PER_SESSION);
    limited.max_hold_bytes = 64;
    ASSERT_EQ(first.Start(AESGEN_CBC_ENC, kKey, resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    ASSERT_EQ(second.Start(AESGEN_XTS_ENC, kXtsKey, limited), AESGEN_OK);
    EXPECT_EQ(resource.holders, 2u);
    ASSERT_EQ(first.Iv(kIv), AESGEN_OK);
    ASSERT_EQ(second.Iv(kIv), AESGEN_OK);
    for (size_t at = 0; at < 320; at += 160) {
        ASSERT_EQ(first.Update(a.data() + at, 160), AESGEN_OK);
        ASSERT_EQ(second.Update(b.data() + at, 160), AESGEN_OK);
    }
    EXPECT_EQ(a, expected_a);
    EXPECT_EQ(b, expected_b);
    EXPECT_EQ(second.End(), AESGEN_OK);
    EXPECT_EQ(resource.holders, 1u);
    EXPECT_EQ(first.End(), AESGEN_OK);
    EXPECT_EQ(resource.holders, 0u);
    EXPECT_EQ(first->counters.acquires, 1u);
    EXPECT_EQ(second->counters.yields, 4u);
}

// The yield hook of one session may run another: that is what a yield is for.
TEST(SessionShared, AYieldRunsTheOther) {
    Resource resource;
    Session first, second;
    Bytes a = Pattern(320, 83), b = Pattern(320, 84);
    const Bytes expected_a = reference::Crypt(AESGEN_CTR, kKey, kIv, a),
                expected_b = reference::Crypt(AESGEN_CTR, kKey, kIv, b);
    aesgen_session_options limited = resource.Options(AESGEN_PER_SESSION);
    limited.max_hold_bytes = 64;
    ASSERT_EQ(second.Start(AESGEN_CTR, kKey, resource.Options(AESGEN_PER_CALL)), AESGEN_OK);
    ASSERT_EQ(second.Iv(kIv), AESGEN_OK);
    size_t at = 0;
    resource.on_call = [&](char hook) {
        EXPECT_EQ(resource.holders, hook == 'R' ? 1u : 0u) << "this resource has one holder at a time";
        if (hook == 'Y') {
            EXPECT_EQ(second.Update(b.data() + at, 80), AESGEN_OK);
            at += 80;
        }
        return 0;
    };
    ASSERT_EQ(first.Start(AESGEN_CTR, kKey, limited), AESGEN_OK);
    ASSERT_EQ(first.Iv(kIv), AESGEN_OK);
    ASSERT_EQ(first.Update(a.data(), 320), AESGEN_OK);
    EXPECT_EQ(a, expected_a);
    EXPECT_EQ(at, 320u);
    EXPECT_EQ(b, expected_b);
    EXPECT_EQ(first.End(), AESGEN_OK);
    EXPECT_EQ(second.End(), AESGEN_OK);
    resource.on_call = nullptr;
}

TEST(SessionEnd, MidwayWipesAndReleases) {
    for (aesgen_mode mode : kModes) {
        for (size_t key_bytes : KeySizes(mode)) {
            for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION, AESGEN_AUTOSUSPEND}) {
                Resource resource;
                Session session;
                Bytes data(48);
                ASSERT_EQ(session.Start(mode, Pattern(key_bytes, 85), resource.Options(policy, 5)), AESGEN_OK);
                ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
                ASSERT_EQ(session.Update(data.data(), mode == AESGEN_CTR ? 21 : 48), AESGEN_OK);
                EXPECT_FALSE(IsWiped(*session.get()));
                EXPECT_EQ(session.End(), AESGEN_OK);
                EXPECT_TRUE(IsWiped(*session.get()));
                EXPECT_EQ(resource.holders, 0u);
                EXPECT_GT(session->counters.bytes, 0u) << "counters stay";
            }
        }
    }
}

TEST(SessionMessages, OneAfterAnotherUnderOneKey) {
    for (aesgen_mode mode : kModes) {
        Session session;
        ASSERT_EQ(session.Start(mode, KeyOf(mode), {}), AESGEN_OK);
        for (unsigned message = 0; message < 4; message++) {
            const Bytes iv = Pattern(16, 90 + message);
            Bytes data = Pattern(IsWholeBlocks(mode) ? 160 : 171, message);
            const Bytes expected = reference::Crypt(mode, KeyOf(mode), iv, data);
            // The one before is dropped midway.
            Bytes dropped(33);
            ASSERT_EQ(session.Iv(kIv), AESGEN_OK);
            ASSERT_EQ(session.Update(dropped.data(), mode == AESGEN_CTR ? 33 : 32), AESGEN_OK);
            ASSERT_EQ(session.Iv(iv), AESGEN_OK);
            ASSERT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
            EXPECT_EQ(data, expected) << kModeNames[mode] << " " << message;
        }
    }
}

} // namespace
