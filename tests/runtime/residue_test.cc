// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the portable kernels leave on the stack must not depend on keys and data. Each call is made twice on a fresh stack, with
// different secrets at the same addresses, and the two stacks are compared byte for byte.
#include <ucontext.h>

#include <cstring>
#include <functional>
#include <vector>

#include <gtest/gtest.h>

#include "aesgen_session.h"
#include "kernel.h"

namespace {

alignas(64) uint8_t g_stack[64 * 1024];
const std::function<void()> *g_call;

struct {
    uint8_t key[64], iv[16], data[215], tag[16];
    aesgen_gcm_key gk;
    aesgen_gcm_context gcm;
    aesgen_schedule ks;
    aesgen_xts_key xk;
    aesgen_ctr_context ctx;
} g_secret;
aesgen_session g_session;

void Trampoline() { (*g_call)(); }

void FillSecrets(uint32_t x) {
    for (size_t i = 0; i < sizeof g_secret; i++) {
        x = x * 1664525u + 1013904223u;
        reinterpret_cast<uint8_t *>(&g_secret)[i] = static_cast<uint8_t>(x >> 24);
    }
}

std::vector<uint8_t> StackAfter(const std::function<void()> &call) {
    // Captured once: the registers that a call begins with, and may save, are then the same every time.
    static ucontext_t first;
    static const int captured = getcontext(&first);
    ucontext_t here, there = first;
    EXPECT_EQ(captured, 0);
    std::memset(g_stack, 0xa5, sizeof g_stack);
    g_call = &call;
    there.uc_stack.ss_sp = g_stack;
    there.uc_stack.ss_size = sizeof g_stack;
    there.uc_link = &here;
    makecontext(&there, Trampoline, 0);
    EXPECT_EQ(swapcontext(&here, &there), 0);
    return std::vector<uint8_t>(g_stack, g_stack + sizeof g_stack);
}

// How many bytes of the stack after `call` tell one set of secrets from another. `prepare` runs elsewhere.
size_t Residue(const std::function<void()> &prepare, const std::function<void()> &call) {
    std::vector<uint8_t> stack[3];
    // The first round is thrown away: it binds symbols lazily, on the same stack.
    for (uint32_t round = 0; round < 3; round++) {
        FillSecrets(round);
        prepare();
        stack[round] = StackAfter(call);
    }
    EXPECT_NE(std::vector<uint8_t>(sizeof g_stack, 0xa5), stack[1]) << "the call did not run on this stack";
    size_t different = 0;
    for (size_t i = 0; i < sizeof g_stack; i++) {
        different += stack[1][i] != stack[2][i];
    }
    return different;
}

// Deep enough that what runs on the stack afterwards does not cover it.
__attribute__((noinline)) void ForgetsItsKey() {
    volatile uint8_t copies[16][64];
    for (auto &copy : copies) {
        for (size_t i = 0; i < sizeof copy; i++) {
            copy[i] = g_secret.key[i];
        }
    }
}

TEST(Residue, ControlThatLeavesAKeyIsSeen) {
    EXPECT_GT(Residue([] {}, ForgetsItsKey), 500u);
}

class KernelResidue : public testing::TestWithParam<size_t> {};

TEST_P(KernelResidue, DependsOnNoSecret) {
    const size_t key_bytes = GetParam();
    EXPECT_EQ(Residue([] {}, [=] { aes_key_expand_c(&g_secret.ks, g_secret.key, key_bytes); }), 0u);
    aesgen_bulk_kernel *const kernels[] = {aes_ecb_enc_c, aes_ecb_dec_c, aes_cbc_enc_c, aes_cbc_dec_c,
                                           aes_ctr_c,     aes_xts_enc_c, aes_xts_dec_c};
    for (size_t mode = 0; mode < AESGEN_BULK_MODES; mode++) {
        if (mode >= AESGEN_XTS_ENC && key_bytes == 24) {
            continue;
        }
        for (size_t bytes : {16, 64, 80, 208, 215}) {
            EXPECT_EQ(Residue([=] { aes_key_expand_c(&g_secret.ks, g_secret.key, key_bytes); },
                              [=] {
                                  kernels[mode](g_secret.data, g_secret.data, bytes, &g_secret.ks, g_secret.iv,
                                                nullptr);
                              }),
                      0u)
                << "mode " << mode << ", " << bytes << " bytes";
        }
    }
    for (size_t count : {1, 3, 5}) {
        EXPECT_EQ(
            Residue([=] { aes_key_expand_c(&g_secret.ks, g_secret.key, key_bytes); },
                    [=] {
                        static uint8_t ivs[5][16];
                        aesgen_stream streams[5];
                        for (size_t i = 0; i < count; i++) {
                            std::memcpy(ivs[i], g_secret.iv, 16);
                            streams[i] = {g_secret.data + 32 * i, g_secret.data + 32 * i, i == 1 ? 16u : 32u, ivs[i]};
                        }
                        aes_cbc_enc_mb_c(streams, count, &g_secret.ks, nullptr);
                    }),
            0u)
            << count << " streams";
    }
}

TEST_P(KernelResidue, OfGcmDependsOnNoSecret) {
    const size_t key_bytes = GetParam();
    const auto expand = [=] { aes_key_expand_c(&g_secret.gk.schedule, g_secret.key, key_bytes); };
    const auto prepare = [=] {
        expand();
        aes_gcm_key_c(&g_secret.gk);
    };
    EXPECT_EQ(Residue(expand, [] { aes_gcm_key_c(&g_secret.gk); }), 0u);
    for (size_t bytes : {16, 64, 80, 208, 215}) {
        EXPECT_EQ(Residue(prepare,
                          [=] { aes_ghash_c(g_secret.data, bytes & ~size_t{15}, &g_secret.gk, g_secret.iv, nullptr); }),
                  0u);
        for (auto kernel : {aes_gcm_enc_c, aes_gcm_dec_c}) {
            EXPECT_EQ(Residue(prepare,
                              [=] {
                                  kernel(g_secret.data, g_secret.data, bytes, &g_secret.gk, &g_secret.gcm.state,
                                         nullptr);
                              }),
                      0u)
                << bytes << " bytes";
        }
        for (auto kernel : {aes_gcm_seal_c, aes_gcm_open_c}) {
            static aesgen_gcm_message message;
            EXPECT_EQ(Residue(prepare,
                              [=] {
                                  message.aad = g_secret.iv;
                                  message.aad_bytes = 13;
                                  kernel(g_secret.data, g_secret.data, bytes, &g_secret.gk, &message);
                              }),
                      0u)
                << bytes << " bytes";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(KeySizes, KernelResidue, testing::Values(16, 24, 32));

// The encrypted tweak and the key stream are secrets that the C functions hold themselves.
TEST(Residue, OfXtsAndCtrContextDependsOnNoSecret) {
    const auto expand = [] { EXPECT_EQ(aesgen_xts_key_expand(&g_secret.xk, g_secret.key, 64), AESGEN_OK); };
    const auto begin = [] { EXPECT_EQ(aesgen_ctr_init(&g_secret.ctx, g_secret.key, 32, g_secret.iv), AESGEN_OK); };
    static int error;
    EXPECT_EQ(Residue(expand,
                      [] {
                          uint8_t *const data = g_secret.data;
                          error = aesgen_xts_encrypt(&g_secret.xk, data, data, 64, g_secret.iv);
                      }),
              0u);
    EXPECT_EQ(Residue(begin, [] { error = aesgen_ctr_update(&g_secret.ctx, g_secret.data, g_secret.data, 215); }), 0u);
    EXPECT_EQ(error, AESGEN_OK);
}

// As are the hash, the mask of the tag and the right tag. Not optimized, words that a function loads stay on the stack where it was.
#ifdef AESGEN_OPTIMIZED
TEST(Residue, OfGcmDependsOnNoSecret) {
    static int error;
    const auto expand = [] { error = aesgen_gcm_key_expand(&g_secret.gk, g_secret.key, 32, 0); };
    const auto is_forged = [] { EXPECT_TRUE(error == AESGEN_OK || error == AESGEN_ERR_TAG) << error; };
    static const uint8_t iv[12] = {1, 2, 3}; // public
    uint8_t *const data = g_secret.data;
    EXPECT_EQ(Residue([] {}, expand), 0u);
    for (size_t iv_bytes : {12, 7}) {
        EXPECT_EQ(Residue(expand,
                          [=] {
                              error = aesgen_gcm_seal(&g_secret.gk, data, data, 215, iv, iv_bytes, g_secret.key, 21,
                                                      g_secret.tag, 13);
                          }),
                  0u);
        EXPECT_EQ(Residue(expand,
                          [=] {
                              error = aesgen_gcm_open(&g_secret.gk, data, data, 215, iv, iv_bytes, g_secret.key, 21,
                                                      g_secret.tag, 16);
                          }),
                  0u);
        is_forged();
        EXPECT_EQ(Residue(expand,
                          [=] { error = aesgen_gcm_start(&g_secret.gk, &g_secret.gcm, AESGEN_GCM_DEC, iv, iv_bytes); }),
                  0u);
        const auto begin = [=] {
            expand();
            error = aesgen_gcm_start(&g_secret.gk, &g_secret.gcm, AESGEN_GCM_DEC, iv, iv_bytes);
        };
        EXPECT_EQ(Residue(begin, [=] { error = aesgen_gcm_aad(&g_secret.gk, &g_secret.gcm, data, 77); }), 0u);
        EXPECT_EQ(Residue(begin, [=] { error = aesgen_gcm_update(&g_secret.gk, &g_secret.gcm, data, data, 215); }), 0u);
        EXPECT_EQ(error, AESGEN_OK);
        EXPECT_EQ(Residue(begin, [=] { error = aesgen_gcm_verify(&g_secret.gk, &g_secret.gcm, g_secret.tag, 16); }),
                  0u);
        is_forged();
    }
}
#endif

// A session cuts the message and wipes the key; what hooks do on the way is theirs.
TEST(Residue, OfASessionDependsOnNoSecret) {
    static const uint32_t flag = 1;
    static aesgen_session_options options;
    static int error;
    static size_t done;
    options.policy = AESGEN_PER_SESSION;
    options.max_hold_bytes = 100;
    options.yield_flag = &flag;
    for (int number = 0; number < AESGEN_BULK_MODES; number++) {
        const auto mode = static_cast<aesgen_mode>(number);
        const auto start = [=] { error = aesgen_session_start(&g_session, mode, g_secret.key, 32, &options); };
        const auto update = [=] {
            uint8_t *const data = g_secret.data;
            error |= aesgen_session_update(&g_session, data, data, mode < AESGEN_CTR ? 208 : 215, &done);
        };
        const auto end = [] { error |= aesgen_session_end(&g_session); };
        const auto begin = [=] {
            start();
            error |= aesgen_session_iv(&g_session, g_secret.iv);
        };
        EXPECT_EQ(Residue([] { g_session = {}; }, start), 0u) << number;
        EXPECT_EQ(Residue(
                      [=] {
                          g_session = {};
                          begin();
                      },
                      update),
                  0u)
            << number;
        EXPECT_EQ(error, AESGEN_OK);
        EXPECT_EQ(Residue(
                      [=] {
                          g_session = {};
                          begin();
                          update();
                      },
                      end),
                  0u)
            << number;
        EXPECT_EQ(error, AESGEN_OK);
        EXPECT_GT(g_session.counters.yields, 0u);
    }
}

} // namespace
