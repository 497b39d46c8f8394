// SPDX-License-Identifier: Apache-2.0 OR MIT
// The engine gives what our own kernels give: over a kernel's AF_ALG, and over a stand-in where there is none.
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <unistd.h>

#include "af_alg_common.h"

namespace {

class Modes : public testing::TestWithParam<aesgen_mode> {
  protected:
    const aesgen_mode mode_ = GetParam();
    const Bytes iv_ = Pattern(16, 2);
    bool Takes(size_t bytes) const { return bytes == 0 || IsLegalLength(mode_, bytes); }
};

std::string NameOf(const testing::TestParamInfo<aesgen_mode> &info) { return kModeNames[info.param]; }
INSTANTIATE_TEST_SUITE_P(AfAlg, Modes, testing::ValuesIn(kModes), NameOf);

TEST_P(Modes, EveryLengthInPlaceAndNot) {
    for (size_t key_bytes : KeySizes(mode_)) {
        const Bytes key = Pattern(key_bytes, 1);
        AfAlg af_alg;
        ASSERT_EQ(af_alg.Start(mode_, key), 0) << af_alg.Explain();
        for (size_t bytes = 0; bytes <= 600; bytes++) {
            if (!Takes(bytes)) {
                continue;
            }
            const Bytes in = Pattern(bytes, static_cast<unsigned>(bytes));
            const Bytes expected = bytes == 0 ? Bytes() : Expected(mode_, key, iv_, in);
            Bytes out(bytes), both = in;
            ASSERT_EQ(af_alg.Iv(iv_), 0);
            ASSERT_EQ(af_alg.Update(out.data(), in.data(), bytes), 0) << af_alg.Explain();
            ASSERT_EQ(out, expected) << key_bytes << " " << bytes;
            ASSERT_EQ(af_alg.Iv(iv_), 0);
            ASSERT_EQ(af_alg.Update(both.data(), both.data(), bytes), 0) << af_alg.Explain();
            ASSERT_EQ(both, expected) << key_bytes << " " << bytes;
        }
        EXPECT_EQ(af_alg.counters().opens, 1u);
    }
}

TEST_P(Modes, PiecesEqualTheWhole) {
    const Bytes key = Pattern(32, 3), in = Pattern(IsWholeBlocks(mode_) ? 160 : 167, 4);
    const Bytes expected = Expected(mode_, key, iv_, in);
    AfAlg af_alg;
    ASSERT_EQ(af_alg.Start(mode_, key), 0) << af_alg.Explain();
    for (size_t first = 0; first <= in.size(); first++) {
        for (size_t second = first; second <= in.size(); second += 1 + first % 16) {
            const size_t cuts[] = {0, first, second, in.size()};
            bool is_legal = true;
            for (int i = 0; i < 3; i++) {
                const size_t bytes = cuts[i + 1] - cuts[i];
                // A piece that is no multiple of blocks ends an XTS unit.
                is_legal = is_legal && Takes(bytes) && !(IsXts(mode_) && bytes % 16 != 0 && cuts[i + 1] != in.size());
            }
            if (!is_legal) {
                continue;
            }
            Bytes out = in;
            ASSERT_EQ(af_alg.Iv(iv_), 0);
            for (int i = 0; i < 3; i++) {
                ASSERT_EQ(af_alg.Update(out.data() + cuts[i], out.data() + cuts[i], cuts[i + 1] - cuts[i]), 0)
                    << af_alg.Explain();
            }
            ASSERT_EQ(out, expected) << first << " " << second;
        }
    }
}

TEST_P(Modes, LongMessagesTakeFewRequests) {
    const Bytes key = Pattern(32, 5);
    for (size_t bytes : {size_t{AESGEN_AF_ALG_MAX_BYTES}, size_t{AESGEN_AF_ALG_MAX_BYTES} + 16, size_t{300000}}) {
        for (size_t more : {0, 7}) {
            if (!Takes(bytes + more)) {
                continue;
            }
            Bytes data = Pattern(bytes + more, 6);
            const Bytes expected = Expected(mode_, key, iv_, data);
            AfAlg af_alg;
            ASSERT_EQ(af_alg.Start(mode_, key), 0) << af_alg.Explain();
            ASSERT_EQ(af_alg.Iv(iv_), 0);
            ASSERT_EQ(af_alg.Update(data.data(), data.data(), data.size()), 0) << af_alg.Explain();
            ASSERT_EQ(data, expected);
            // One, which goes on by MSG_MORE; in CTR another for what begins a last block, in XTS one for each piece.
            const uint64_t pieces = data.size() / (AESGEN_AF_ALG_MAX_BYTES / 2) + 2;
            EXPECT_LE(af_alg.counters().requests, IsXts(mode_) ? pieces : more != 0 ? 2u : 1u);
        }
    }
}

// Behind the engine's back.
TEST_P(Modes, SocketsThatBreakMidwayLoseNothing) {
    const Bytes key = Pattern(32, 7), in = Pattern(480, 8);
    const Bytes expected = Expected(mode_, key, iv_, in);
    for (bool both : {false, true}) {
        for (size_t at : {0, 16, 240}) {
            AfAlg af_alg;
            Bytes data = in;
            ASSERT_EQ(af_alg.Start(mode_, key), 0) << af_alg.Explain();
            ASSERT_EQ(af_alg.Iv(iv_), 0);
            ASSERT_EQ(af_alg.Update(data.data(), data.data(), at), 0);
            ASSERT_EQ(close(af_alg.engine.operation), 0);
            if (both) {
                ASSERT_EQ(close(af_alg.engine.transform), 0);
            }
            EXPECT_EQ(af_alg.Update(data.data() + at, data.data() + at, data.size() - at), EBADF);
            EXPECT_EQ(af_alg.done, 0u);
            EXPECT_EQ(af_alg.session.failed, AESGEN_HOOK_ENGINE);
            EXPECT_NE(af_alg.Explain().find("sendmsg failed"), std::string::npos) << af_alg.Explain();
            ASSERT_EQ(af_alg.Update(data.data() + at, data.data() + at, data.size() - at), 0) << af_alg.Explain();
            EXPECT_EQ(data, expected);
            EXPECT_EQ(af_alg.counters().opens, 2u);
            EXPECT_EQ(af_alg.End(), 0);
        }
    }
}

const size_t kTag = 16;

TEST(Gcm, EveryLengthBothWaysInPlaceAndNot) {
    const Bytes iv = Pattern(12, 10);
    for (size_t key_bytes : {16, 24, 32}) {
        const Bytes key = Pattern(key_bytes, 9);
        AfAlg seals, opens;
        ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0) << seals.Explain();
        ASSERT_EQ(opens.Start(AESGEN_GCM_DEC, key), 0) << opens.Explain();
        aesgen_gcm_key gk;
        ASSERT_EQ(aesgen_gcm_key_expand(&gk, key.data(), key.size(), 0), 0);
        for (size_t bytes = 0; bytes <= 600; bytes++) {
            const Bytes in = Pattern(bytes, static_cast<unsigned>(bytes)), aad = Pattern(bytes % 37, 11);
            Bytes expected(bytes), tag(kTag), out(bytes), made(kTag), both = in;
            ASSERT_EQ(aesgen_gcm_seal(&gk, expected.data(), in.data(), bytes, iv.data(), iv.size(), aad.data(),
                                      aad.size(), tag.data(), kTag),
                      0);
            ASSERT_EQ(seals.Seal(out.data(), in, iv, aad, made.data()), 0) << seals.Explain();
            ASSERT_EQ(out, expected) << bytes;
            ASSERT_EQ(made, tag) << bytes;
            ASSERT_EQ(seals.Seal(both.data(), both, iv, aad, made.data()), 0) << seals.Explain();
            ASSERT_EQ(both, expected) << bytes;
            ASSERT_EQ(opens.Open(out.data(), expected, iv, aad, tag.data()), 0) << opens.Explain();
            ASSERT_EQ(out, in) << bytes;
            ASSERT_EQ(opens.Open(both.data(), both, iv, aad, tag.data()), 0) << opens.Explain();
            ASSERT_EQ(both, in) << bytes;
        }
        EXPECT_EQ(seals.counters().opens + opens.counters().opens, 2u);
    }
}

TEST(Gcm, TagsOfEverySizeAndForgedOnes) {
    const Bytes key = Pattern(16, 12), iv = Pattern(12, 13), aad = Pattern(20, 14), in = Pattern(100, 15);
    AfAlg seals, opens;
    seals.options.gcm_options = opens.options.gcm_options = AESGEN_GCM_SHORT_TAGS;
    ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0) << seals.Explain();
    ASSERT_EQ(opens.Start(AESGEN_GCM_DEC, key), 0) << opens.Explain();
    Bytes whole(kTag), out(in.size());
    ASSERT_EQ(seals.Seal(out.data(), in, iv, aad, whole.data()), 0) << seals.Explain();
    for (size_t size : {4, 8, 12, 13, 14, 15, 16}) {
        Bytes tag(kTag), open(in.size());
        ASSERT_EQ(seals.Seal(out.data(), in, iv, aad, tag.data(), size), 0) << seals.Explain();
        EXPECT_TRUE(std::equal(tag.begin(), tag.begin() + static_cast<long>(size), whole.begin())) << size;
        EXPECT_EQ(Bytes(tag.begin() + static_cast<long>(size), tag.end()), Bytes(kTag - size));
        ASSERT_EQ(opens.Open(open.data(), out, iv, aad, tag.data(), size), 0) << opens.Explain();
        EXPECT_EQ(open, in);
        for (size_t bit = 0; bit < 8 * size; bit += 5) {
            Bytes forged = tag;
            forged[bit / 8] ^= static_cast<uint8_t>(1u << bit % 8);
            ASSERT_EQ(opens.Open(open.data(), out, iv, aad, forged.data(), size), AESGEN_ERR_TAG) << size << " " << bit;
            EXPECT_EQ(open, Bytes(in.size()));
        }
    }
    EXPECT_EQ(opens.counters().opens, 1u) << "A wrong tag breaks nothing.";
}

// Without data there is nothing to read, and still a verdict.
TEST(Gcm, EmptyMessagesAreVerified) {
    const Bytes key = Pattern(16, 28), iv = Pattern(12, 29);
    AfAlg seals, opens;
    ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0) << seals.Explain();
    ASSERT_EQ(opens.Start(AESGEN_GCM_DEC, key), 0) << opens.Explain();
    for (size_t aad_bytes : {0, 1, 16, 40}) {
        const Bytes aad = Pattern(aad_bytes, 30);
        Bytes tag(kTag);
        uint8_t nothing;
        ASSERT_EQ(seals.Seal(&nothing, {}, iv, aad, tag.data()), 0) << seals.Explain();
        for (size_t byte : {0, 5, 15}) {
            Bytes forged = tag;
            forged[byte] ^= 1;
            EXPECT_EQ(opens.Open(&nothing, {}, iv, aad, tag.data()), 0) << opens.Explain();
            EXPECT_EQ(opens.Open(&nothing, {}, iv, aad, forged.data()), AESGEN_ERR_TAG) << opens.Explain();
        }
    }
}

TEST(Gcm, WhatDoesNotGoIsRefusedAndTheNextMessageGoes) {
    const Bytes key = Pattern(16, 16), iv = Pattern(12, 17), in = Pattern(100, 18);
    AfAlg seals;
    Bytes out(AESGEN_AF_ALG_MAX_BYTES), tag(kTag);
    size_t done;
    ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0) << seals.Explain();
    EXPECT_EQ(seals.Seal(out.data(), in, Pattern(11, 1), {}, tag.data()), AESGEN_ERR_BYTES);
    EXPECT_EQ(seals.Seal(out.data(), in, Pattern(16, 1), {}, tag.data()), AESGEN_ERR_BYTES);
    EXPECT_EQ(seals.Seal(out.data(), Bytes(AESGEN_AF_ALG_MAX_BYTES - 15), iv, {}, tag.data()), AESGEN_ERR_BYTES);
    EXPECT_EQ(seals.Seal(out.data(), in, iv, Bytes(AESGEN_AF_ALG_MAX_BYTES - 115), tag.data()), AESGEN_ERR_BYTES);
    EXPECT_EQ(seals.Seal(out.data(), in, iv, {}, tag.data(), 8), AESGEN_ERR_TAG_BYTES);
    EXPECT_EQ(seals.Open(out.data(), in, iv, {}, tag.data()), AESGEN_ERR_MODE);
    EXPECT_EQ(aesgen_session_gcm_iv(&seals.session, iv.data(), iv.size()), AESGEN_ERR_MODE);
    EXPECT_EQ(aesgen_session_update(&seals.session, out.data(), in.data(), in.size(), &done), AESGEN_ERR_NO_IV);
    EXPECT_EQ(out, Bytes(out.size()));
    EXPECT_EQ(seals.Seal(out.data(), in, iv, Bytes(20000), tag.data()), 0) << seals.Explain();
    EXPECT_NE(tag, Bytes(kTag));
}

TEST(Gcm, SocketsThatBreakMidway) {
    const Bytes key = Pattern(16, 19), iv = Pattern(12, 20), in = Pattern(100, 21);
    AfAlg seals;
    Bytes out(in.size()), tag(kTag), first(kTag);
    ASSERT_EQ(seals.Start(AESGEN_GCM_ENC, key), 0) << seals.Explain();
    ASSERT_EQ(seals.Seal(out.data(), in, iv, in, first.data()), 0) << seals.Explain();
    ASSERT_EQ(close(seals.engine.operation), 0);
    Bytes untouched(in.size());
    EXPECT_EQ(seals.Seal(untouched.data(), in, iv, in, tag.data()), EBADF);
    EXPECT_EQ(untouched, Bytes(in.size()));
    EXPECT_EQ(seals.Seal(out.data(), in, iv, in, tag.data()), 0) << seals.Explain();
    EXPECT_EQ(tag, first);
}

// Policies decide when sockets are opened. What is printed are counts.
TEST(Policy, DecidesHowOftenSocketsAreOpened) {
    const Bytes key = Pattern(32, 22);
    const size_t requests = 64;
    for (size_t bytes : {256, 4096}) {
        for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION, AESGEN_AUTOSUSPEND}) {
            static const char *const names[] = {"per_call", "per_session", "autosuspend"};
            AfAlg af_alg;
            Bytes data(bytes);
            af_alg.options.delay = 60000000000u;
            ASSERT_EQ(af_alg.Start(AESGEN_CBC_ENC, key, policy), 0) << af_alg.Explain();
            for (size_t i = 0; i < requests; i++) {
                ASSERT_EQ(af_alg.Iv(Pattern(16, 23)), 0);
                ASSERT_EQ(af_alg.Update(data.data(), data.data(), bytes), 0) << af_alg.Explain();
            }
            ASSERT_EQ(af_alg.End(), 0);
            const aesgen_af_alg_counters &c = af_alg.counters();
            EXPECT_EQ(c.requests, requests);
            EXPECT_EQ(c.bytes, requests * bytes);
            // The start opens them too: it fails where there are none.
            EXPECT_EQ(c.opens, policy == AESGEN_PER_CALL ? requests + 1 : 1u);
            EXPECT_EQ(c.opens, af_alg.session.counters.acquires);
            EXPECT_EQ(c.system_calls, 8 * c.opens + 2 * requests);
            printf("counts: %s, %zu requests of %zu bytes: %llu opens, %llu system calls, %.0f a megabyte\n",
                   names[policy], requests, bytes, static_cast<unsigned long long>(c.opens),
                   static_cast<unsigned long long>(c.system_calls),
                   static_cast<double>(c.system_calls) * 1e6 / static_cast<double>(c.bytes));
        }
    }
}

TEST(Policy, AutosuspendClosesWhenItsDelayHasPassed) {
    AfAlg af_alg;
    Bytes data(16);
    af_alg.options.delay = 1;
    ASSERT_EQ(af_alg.Start(AESGEN_ECB_ENC, Pattern(16, 24), AESGEN_AUTOSUSPEND), 0) << af_alg.Explain();
    usleep(1000);
    ASSERT_EQ(aesgen_session_poll(&af_alg.session), 0);
    EXPECT_EQ(af_alg.session.counters.releases, 1u);
    ASSERT_EQ(af_alg.Update(data.data(), data.data(), 16), 0) << af_alg.Explain();
    EXPECT_EQ(af_alg.counters().opens, 2u);
}

TEST(Use, OneSessionAtATimeThatStaysWhereItIs) {
    const Bytes key = Pattern(16, 25);
    AfAlg af_alg;
    aesgen_session_options options{};
    ASSERT_EQ(af_alg.Start(AESGEN_CTR, key, AESGEN_PER_CALL), 0) << af_alg.Explain();
    EXPECT_EQ(aesgen_af_alg_use(&af_alg.engine, &options), AESGEN_ERR_STARTED);
    aesgen_session second{}, copy = af_alg.session;
    EXPECT_EQ(aesgen_session_start(&second, AESGEN_CTR, key.data(), key.size(), &af_alg.options), AESGEN_ERR_STARTED);
    Bytes data(16);
    size_t done;
    EXPECT_EQ(aesgen_session_iv(&copy, data.data()), AESGEN_ERR_COPIED);
    EXPECT_EQ(aesgen_session_update(&copy, data.data(), data.data(), 16, &done), AESGEN_ERR_COPIED);
    EXPECT_EQ(aesgen_session_end(&copy), AESGEN_ERR_COPIED);
    // The copy's end took nothing away.
    ASSERT_EQ(af_alg.Iv(Pattern(16, 26)), 0);
    ASSERT_EQ(af_alg.Update(data.data(), data.data(), 16), 0) << af_alg.Explain();
    EXPECT_EQ(data, Expected(AESGEN_CTR, key, Pattern(16, 26), Bytes(16)));
    ASSERT_EQ(af_alg.End(), 0);
    EXPECT_EQ(std::string(af_alg.engine.key, af_alg.engine.key + sizeof af_alg.engine.key), std::string(64, '\0'));
    EXPECT_EQ(af_alg.Start(AESGEN_CTR, key), 0) << "It may be used again.";
}

// Of a kernel that really has none: the test in a booted system says when that is.
TEST(NoAfAlg, IsSaidToBe) {
    if (getenv("AESGEN_WITHOUT_AF_ALG") == nullptr) {
        GTEST_SKIP() << "AESGEN_WITHOUT_AF_ALG does not say that this kernel has none";
    }
    AfAlg af_alg;
    EXPECT_EQ(af_alg.Start(AESGEN_CBC_ENC, Pattern(16, 27)), EAFNOSUPPORT);
    EXPECT_EQ(af_alg.session.failed, AESGEN_HOOK_ACQUIRE);
    EXPECT_NE(af_alg.Explain().find("this kernel has no AF_ALG"), std::string::npos) << af_alg.Explain();
}

} // namespace
