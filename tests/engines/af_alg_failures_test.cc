// SPDX-License-Identifier: Apache-2.0 OR MIT
// Every system call failing at every call: nothing is lost or done twice, no socket stays open, no key stays behind.
#include <cerrno>
#include <cstdlib>

#include "aesgen_engines.h"
#include "af_alg_common.h"
#include "fake_af_alg.h"

namespace {

class Failures : public testing::TestWithParam<aesgen_mode> {
  protected:
    void TearDown() override {
        SetFaults({});
        EXPECT_EQ(OpenSockets(), 0u);
    }
    const aesgen_mode mode_ = GetParam();
    const Bytes key_ = Pattern(32, 1), iv_ = Pattern(16, 2);
    // Some of it in pieces of a request, and a last one that is no multiple of blocks where the mode has such.
    const Bytes in_ = Pattern(9000 + (IsWholeBlocks(mode_) ? 8 : 5), 3);
    const Bytes expected_ = Expected(mode_, key_, iv_, in_);
};

std::string NameOf(const testing::TestParamInfo<aesgen_mode> &info) { return kModeNames[info.param]; }
INSTANTIATE_TEST_SUITE_P(AfAlg, Failures, testing::ValuesIn(kModes), NameOf);

TEST_P(Failures, OfEachCallOnce) {
    for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION}) {
        // Answers that come in parts, so that a read may fail midway in a piece.
        for (size_t read_most : {0, 1024}) {
            // First without, to know how many there are.
            unsigned calls = 0;
            for (unsigned fail_call = 0; fail_call <= calls; fail_call++) {
                AfAlg af_alg;
                Bytes data = in_;
                Faults faults;
                faults.fail_call = fail_call;
                faults.read_most = read_most;
                faults.buffers = 3 * 4096;
                SetFaults(faults);
                unsigned failures = 0;
                while (af_alg.Start(mode_, key_, policy) != 0) {
                    ASSERT_EQ(OpenSockets(), 0u);
                    ASSERT_EQ(++failures, 1u);
                }
                ASSERT_EQ(af_alg.Iv(iv_), 0);
                failures += af_alg.UpdateStubbornly(data.data(), data.size());
                ASSERT_EQ(data, expected_) << fail_call << " " << read_most;
                ASSERT_EQ(af_alg.session.counters.bytes, data.size());
                calls = fail_call == 0 ? Calls() : calls;
                EXPECT_EQ(failures, fail_call == 0 ? 0u : 1u) << fail_call;
                EXPECT_TRUE(fail_call == 0 || af_alg.engine.failed_errno == EIO);
                EXPECT_EQ(af_alg.End(), 0);
                EXPECT_EQ(OpenSockets(), 0u);
                EXPECT_EQ(Bytes(af_alg.engine.key, af_alg.engine.key + 64), Bytes(64));
            }
            EXPECT_GE(calls, 10u);
        }
    }
}

TEST_P(Failures, ForGoodEndWithASessionThatCanBeEnded) {
    for (unsigned fail_call = 1; fail_call <= 8; fail_call++) {
        AfAlg af_alg;
        Bytes data = in_;
        Faults faults;
        faults.fail_call = fail_call;
        faults.for_good = true;
        faults.error = EPERM;
        faults.buffers = 3 * 4096;
        SetFaults(faults);
        const int error = af_alg.Start(mode_, key_);
        if (error != 0) {
            EXPECT_EQ(error, EPERM);
            EXPECT_EQ(af_alg.End(), AESGEN_ERR_NOT_STARTED);
        } else {
            ASSERT_EQ(af_alg.Iv(iv_), 0);
            EXPECT_EQ(af_alg.UpdateStubbornly(data.data(), data.size()), 100u);
            EXPECT_EQ(af_alg.engine.failed_errno, EPERM);
            EXPECT_NE(af_alg.Explain().find("this process may not"), std::string::npos) << af_alg.Explain();
            EXPECT_EQ(af_alg.End(), 0);
        }
        EXPECT_EQ(OpenSockets(), 0u);
        EXPECT_EQ(Bytes(af_alg.engine.key, af_alg.engine.key + 64), Bytes(64));
    }
}

TEST_P(Failures, InterruptionsAndAnswersInPartsAreNone) {
    for (size_t read_most : {32, 48, 4096}) {
        AfAlg af_alg;
        Bytes data = in_;
        Faults faults;
        faults.interrupt_every = 3;
        faults.read_most = read_most;
        SetFaults(faults);
        ASSERT_EQ(af_alg.Start(mode_, key_), 0);
        ASSERT_EQ(af_alg.Iv(iv_), 0);
        ASSERT_EQ(af_alg.Update(data.data(), data.data(), data.size()), 0) << af_alg.Explain();
        EXPECT_EQ(data, expected_);
    }
}

TEST_P(Failures, AShortSendIsOne) {
    AfAlg af_alg;
    Bytes data = in_;
    Faults faults;
    faults.send_most = 32;
    SetFaults(faults);
    ASSERT_EQ(af_alg.Start(mode_, key_), 0);
    ASSERT_EQ(af_alg.Iv(iv_), 0);
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), data.size()), EMSGSIZE);
    EXPECT_EQ(af_alg.done, 0u);
    EXPECT_EQ(data, in_);
    SetFaults({});
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), data.size()), 0) << af_alg.Explain();
    EXPECT_EQ(data, expected_);
}

TEST_P(Failures, SmallBuffersMakeSmallRequests) {
    for (int buffers : {1, 4096, 8192, 20000}) {
        AfAlg af_alg;
        Bytes data = in_;
        Faults faults;
        faults.buffers = buffers;
        SetFaults(faults);
        ASSERT_EQ(af_alg.Start(mode_, key_), 0);
        ASSERT_EQ(af_alg.Iv(iv_), 0);
        ASSERT_EQ(af_alg.Update(data.data(), data.data(), data.size()), 0) << af_alg.Explain();
        EXPECT_EQ(data, expected_);
    }
}

TEST(GcmFailures, OfEachCallOnce) {
    const Bytes key = Pattern(16, 4), iv = Pattern(12, 5), aad = Pattern(30, 6), in = Pattern(100, 7);
    Bytes sealed(in.size()), tag(16);
    {
        AfAlg seals;
        ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0);
        ASSERT_EQ(seals.Seal(sealed.data(), in, iv, aad, tag.data()), 0);
    }
    for (aesgen_mode mode : {AESGEN_GCM_ENC, AESGEN_GCM_DEC}) {
        unsigned calls = 0;
        for (unsigned fail_call = 0; fail_call <= calls; fail_call++) {
            AfAlg af_alg;
            Faults faults;
            faults.fail_call = fail_call;
            SetFaults(faults);
            Bytes out(in.size(), 0xee), made(16);
            unsigned failures = 0;
            while (af_alg.Start(mode, key) != 0) {
                ASSERT_EQ(++failures, 1u);
            }
            while ((mode == AESGEN_GCM_ENC ? af_alg.Seal(out.data(), in, iv, aad, made.data())
                                           : af_alg.Open(out.data(), sealed, iv, aad, tag.data())) != 0) {
                ASSERT_EQ(++failures, 1u);
                EXPECT_EQ(af_alg.session.failed, AESGEN_HOOK_ENGINE);
                EXPECT_TRUE(out == Bytes(in.size(), 0xee) || out == Bytes(in.size()));
            }
            EXPECT_EQ(out, mode == AESGEN_GCM_ENC ? sealed : in);
            EXPECT_EQ(failures, fail_call == 0 ? 0u : 1u);
            calls = fail_call == 0 ? Calls() : calls;
        }
        EXPECT_GT(calls, 8u);
    }
    SetFaults({});
    EXPECT_EQ(OpenSockets(), 0u);
}

TEST(GcmFailures, AShortAnswerIsOneAndNothingUnverifiedStays) {
    const Bytes key = Pattern(16, 4), iv = Pattern(12, 5), in = Pattern(100, 7);
    Bytes sealed(in.size()), tag(16), out(in.size(), 0xee);
    AfAlg seals, opens;
    ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0);
    ASSERT_EQ(opens.Start(AESGEN_GCM_DEC, key), 0);
    ASSERT_EQ(seals.Seal(sealed.data(), in, iv, {}, tag.data()), 0);
    Faults faults;
    faults.read_most = 32;
    SetFaults(faults);
    EXPECT_EQ(opens.Open(out.data(), sealed, iv, {}, tag.data()), EIO);
    EXPECT_EQ(out, Bytes(in.size()));
    SetFaults({});
    EXPECT_EQ(opens.Open(out.data(), sealed, iv, {}, tag.data()), 0);
    EXPECT_EQ(out, in);
}

TEST(Engine, AReadThatEndsMidwayInABlockIsAnError) {
    AfAlg af_alg;
    Bytes data(64);
    ASSERT_EQ(af_alg.Start(AESGEN_XTS_ENC, Pattern(32, 10)), 0);
    ASSERT_EQ(af_alg.Iv(Pattern(16, 11)), 0);
    Faults faults;
    faults.read_most = 8;
    SetFaults(faults);
    EXPECT_NE(af_alg.Update(data.data(), data.data(), 64), 0);
    EXPECT_EQ(af_alg.done, 0u);
    SetFaults({});
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), 64), 0);
}

// With a resource of one's own nothing calls the engine's release: the next session has its own key all the same.
TEST(Engine, ForgetsTheKeyWhateverTheResourceIs) {
    for (unsigned seed : {12, 13}) {
        AfAlg af_alg;
        Bytes data(16);
        const Bytes key = Pattern(16, seed);
        ASSERT_EQ(aesgen_af_alg_use(&af_alg.engine, &af_alg.options), 0);
        af_alg.options.resource = nullptr;
        ASSERT_EQ(aesgen_session_start(&af_alg.session, AESGEN_ECB_ENC, key.data(), key.size(), &af_alg.options), 0);
        ASSERT_EQ(af_alg.Update(data.data(), data.data(), 16), 0);
        EXPECT_EQ(data, Expected(AESGEN_ECB_ENC, key, Bytes(16), Bytes(16)));
        ASSERT_EQ(af_alg.End(), 0);
        EXPECT_EQ(OpenSockets(), 0u);
    }
}

TEST(Engine, DoesNothingWithoutAKey) {
    AfAlg af_alg;
    Bytes data(16);
    ASSERT_EQ(af_alg.Start(AESGEN_ECB_ENC, Pattern(16, 14), AESGEN_PER_CALL), 0);
    aesgen_session kept = af_alg.session;
    ASSERT_EQ(af_alg.End(), 0);
    af_alg.session = kept;
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), 16), AESGEN_ERR_NOT_STARTED);
    EXPECT_EQ(data, Bytes(16));
}

TEST(Engine, IsAnotherSessionsOnceItsKeyIsWiped) {
    // A lock around the engine's own resource that is not given back at first.
    static bool sticks;
    static const aesgen_resource *inner;
    static aesgen_resource outer;
    AfAlg first;
    aesgen_session second{};
    aesgen_session_options options{};
    Bytes data(16);
    size_t done;
    ASSERT_EQ(aesgen_af_alg_use(&first.engine, &first.options), 0);
    options = first.options;
    inner = first.options.resource;
    outer = *inner;
    outer.release = [](void *cookie) { return sticks ? 99 : inner->release(cookie); };
    first.options.resource = &outer;
    first.options.policy = AESGEN_PER_SESSION;
    ASSERT_EQ(aesgen_session_start(&first.session, AESGEN_ECB_ENC, Pattern(16, 15).data(), 16, &first.options), 0);
    sticks = true;
    EXPECT_EQ(first.End(), 99);
    const Bytes key = Pattern(16, 16);
    ASSERT_EQ(aesgen_session_start(&second, AESGEN_ECB_ENC, key.data(), 16, &options), 0);
    sticks = false;
    EXPECT_EQ(first.End(), 0);
    ASSERT_EQ(aesgen_session_update(&second, data.data(), data.data(), 16, &done), 0);
    EXPECT_EQ(data, Expected(AESGEN_ECB_ENC, key, Bytes(16), Bytes(16)));
    EXPECT_EQ(aesgen_session_end(&second), 0);
    EXPECT_EQ(OpenSockets(), 0u);
}

TEST(Engine, ASessionThatWasOverwrittenIsRefused) {
    AfAlg af_alg;
    Bytes data(40);
    ASSERT_EQ(af_alg.Start(AESGEN_CTR, Pattern(16, 17)), 0);
    ASSERT_EQ(af_alg.Iv(Pattern(16, 18)), 0);
    const auto key = af_alg.session.key;
    af_alg.session.key.ctr.used = 200;
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), 40), AESGEN_ERR_SCHEDULE);
    af_alg.session.key = {};
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), 15), AESGEN_ERR_SCHEDULE);
    af_alg.session.key = key;
    EXPECT_EQ(af_alg.Update(data.data(), data.data(), 40), 0);
    EXPECT_EQ(data, Expected(AESGEN_CTR, Pattern(16, 17), Pattern(16, 18), Bytes(40)));
}

TEST(Missing, TheFamilyIsSaidToBe) {
    AfAlg af_alg;
    Faults faults;
    faults.without_family = true;
    SetFaults(faults);
    EXPECT_EQ(af_alg.Start(AESGEN_CBC_ENC, Pattern(16, 8)), EAFNOSUPPORT);
    EXPECT_NE(af_alg.Explain().find("this kernel has no AF_ALG: load the module af_alg"), std::string::npos)
        << af_alg.Explain();
    SetFaults({});
    EXPECT_EQ(af_alg.Start(AESGEN_CBC_ENC, Pattern(16, 8)), 0);
}

TEST(Missing, ACipherIsSaidToBe) {
    AfAlg af_alg;
    Faults faults;
    faults.without_ciphers = true;
    SetFaults(faults);
    EXPECT_EQ(af_alg.Start(AESGEN_XTS_ENC, Pattern(64, 9)), ENOENT);
    EXPECT_EQ(af_alg.Explain().find("af_alg, skcipher xts(aes): bind failed, No such file or directory (this kernel "
                                    "has no such cipher: load algif_skcipher"),
              0u)
        << af_alg.Explain();
    SetFaults({});
}

TEST(Choice, ByNameAndByEnvironment) {
    aesgen_engine_memory memory{};
    aesgen_session_options options{};
    unsetenv("AESGEN_ENGINE");
    EXPECT_EQ(aesgen_engine_choose(nullptr, &memory, &options), 0);
    EXPECT_EQ(options.engine, nullptr);
    // What suits the other suits the kernels.
    aesgen_session session{};
    const Bytes key(16);
    options.policy = AESGEN_AUTOSUSPEND;
    options.delay = 1000;
    EXPECT_EQ(aesgen_session_start(&session, AESGEN_CTR, key.data(), key.size(), &options), 0);
    EXPECT_EQ(aesgen_session_end(&session), 0);
    EXPECT_EQ(aesgen_engine_choose("af_alg", &memory, &options), 0);
    EXPECT_STREQ(options.engine->name, "af_alg");
    EXPECT_EQ(aesgen_engine_choose("padlock", &memory, &options), AESGEN_ERR_CHOICE);
    EXPECT_STREQ(options.engine->name, "af_alg");
    EXPECT_EQ(aesgen_engine_choose("kernels", &memory, &options), 0);
    EXPECT_EQ(options.engine, nullptr);
    EXPECT_EQ(aesgen_session_start(&session, AESGEN_CTR, key.data(), key.size(), &options), 0);
    EXPECT_EQ(aesgen_session_end(&session), 0);
    EXPECT_EQ(memory.af_alg.counters.system_calls, 0u);
    setenv("AESGEN_ENGINE", "af_alg", 1);
    EXPECT_EQ(aesgen_engine_choose(nullptr, &memory, &options), 0);
    EXPECT_STREQ(options.engine->name, "af_alg");
    setenv("AESGEN_ENGINE", "", 1);
    EXPECT_EQ(aesgen_engine_choose(nullptr, &memory, &options), AESGEN_ERR_CHOICE);
    unsetenv("AESGEN_ENGINE");
    EXPECT_EQ(aesgen_engine_choose(nullptr, nullptr, &options), AESGEN_ERR_NULL);
    EXPECT_EQ(aesgen_engine_choose(nullptr, &memory, nullptr), AESGEN_ERR_NULL);
}

} // namespace
