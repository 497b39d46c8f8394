// SPDX-License-Identifier: Apache-2.0 OR MIT
// The answers that aesgen_selftest expects beyond the standards' vectors are what libcrypto gives.
#include <gtest/gtest.h>

#include "reference.h"
#include "selftest_long.h"

namespace {

using reference::Bytes;

class SelftestAnswers : public testing::TestWithParam<aesgen_mode> {};

TEST_P(SelftestAnswers, IsLibcryptos) {
    const aesgen_mode mode = GetParam();
    const bool is_xts = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC;
    uint64_t digest = selftest_digest_start();
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += is_xts ? 16 : 8) {
        Bytes key(key_bytes), state(16);
        selftest_key(key.data(), key_bytes);
        selftest_state(state.data());
        Bytes iv = state;
        if (is_xts) {
            // The self-test begins with an encrypted tweak; libcrypto encrypts its own, under a second key of any value.
            const Bytes second(key_bytes, 0x77);
            iv = reference::Crypt(AESGEN_ECB_DEC, second, Bytes(16), state);
            key.insert(key.end(), second.begin(), second.end());
        }
        for (size_t index = 0; index < selftest_message_count; index++) {
            Bytes in(selftest_message(mode, index, nullptr));
            selftest_message(mode, index, in.data());
            const Bytes out = reference::Crypt(mode, key, iv, in);
            // Each message of XTS ends with stealing.
            const Bytes after = is_xts ? Bytes(16) : reference::IvAfter(mode, state, in, out);
            digest = selftest_digest(digest, out.data(), out.size());
            digest = selftest_digest(digest, after.data(), 16);
        }
    }
    EXPECT_EQ(selftest_answer(mode), digest) << std::hex << "0x" << digest;
}

INSTANTIATE_TEST_SUITE_P(Modes, SelftestAnswers,
                         testing::Values(AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC, AESGEN_CBC_DEC, AESGEN_CTR,
                                         AESGEN_XTS_ENC, AESGEN_XTS_DEC));

TEST(SelftestAnswer, OfStreamsIsLibcryptos) {
    uint64_t digest = selftest_digest_start();
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        Bytes key(key_bytes), all, states;
        selftest_key(key.data(), key_bytes);
        for (size_t index = 0; index < selftest_streams; index++) {
            Bytes in(selftest_stream(index, nullptr, nullptr) + 1), iv(16);
            in.resize(selftest_stream(index, in.data(), iv.data()));
            const Bytes out = reference::Crypt(AESGEN_CBC_ENC, key, iv, in);
            const Bytes after = reference::IvAfter(AESGEN_CBC_ENC, iv, in, out);
            all.insert(all.end(), out.begin(), out.end());
            states.insert(states.end(), after.begin(), after.end());
        }
        digest = selftest_digest(digest, all.data(), all.size());
        digest = selftest_digest(digest, states.data(), states.size());
    }
    EXPECT_EQ(selftest_answer(AESGEN_CBC_ENC_MB), digest) << std::hex << "0x" << digest;
}

TEST(SelftestAnswer, OfMessagesIsLibcryptos) {
    uint64_t digest = selftest_digest_start();
    Bytes iv(16);
    selftest_state(iv.data());
    iv.resize(12);
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        Bytes key(key_bytes);
        selftest_key(key.data(), key_bytes);
        for (size_t index = 0; index < selftest_message_count; index++) {
            Bytes in(selftest_message(AESGEN_GCM_SEAL, index, nullptr));
            selftest_message(AESGEN_GCM_SEAL, index, in.data());
            const reference::Sealed sealed = reference::Seal(key, iv, in, in);
            digest = selftest_digest(digest, sealed.data.data(), sealed.data.size());
            digest = selftest_digest(digest, sealed.tag.data(), sealed.tag.size());
        }
    }
    EXPECT_EQ(selftest_answer(AESGEN_GCM_SEAL), digest) << std::hex << "0x" << digest;
}

} // namespace
