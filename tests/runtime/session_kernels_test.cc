// SPDX-License-Identifier: Apache-2.0 OR MIT
// Every kernel, key expansion and tweak included, runs while the resource is held, and gets lengths that its mode takes. Linked with --wrap, which puts this file
// between the runtime and the portable kernels.
#include "session_common.h"

#include "kernel.h"

namespace {

Resource *g_resource;
bool g_flag_is_short; // whoever set the flag takes it back when the kernel has stopped
unsigned g_runs[AESGEN_BULK_MODES + 1];

void ExpectHeld(unsigned kernel) {
    g_runs[kernel]++;
    EXPECT_TRUE(g_resource == nullptr || g_resource->holders == 1) << "kernel " << kernel;
}

} // namespace

#define WRAPPED(name, mode)                                                                                            \
    extern "C" aesgen_bulk_kernel __real_##name, __wrap_##name;                                                        \
    size_t __wrap_##name(void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t state[16],        \
                         const volatile uint32_t *yield_flag) {                                                        \
        ExpectHeld(mode);                                                                                              \
        EXPECT_TRUE(IsLegalLength(mode, bytes)) << bytes;                                                              \
        const size_t left = __real_##name(out, in, bytes, ks, state, yield_flag);                                      \
        if (g_flag_is_short && left != 0) {                                                                            \
            g_resource->flag = 0;                                                                                      \
        }                                                                                                              \
        return left;                                                                                                   \
    }
WRAPPED(aes_ecb_enc_c, AESGEN_ECB_ENC)
WRAPPED(aes_ecb_dec_c, AESGEN_ECB_DEC)
WRAPPED(aes_cbc_enc_c, AESGEN_CBC_ENC)
WRAPPED(aes_cbc_dec_c, AESGEN_CBC_DEC)
WRAPPED(aes_ctr_c, AESGEN_CTR)
WRAPPED(aes_xts_enc_c, AESGEN_XTS_ENC)
WRAPPED(aes_xts_dec_c, AESGEN_XTS_DEC)

extern "C" aesgen_key_expand_kernel __real_aes_key_expand_c, __wrap_aes_key_expand_c;
void __wrap_aes_key_expand_c(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    ExpectHeld(AESGEN_BULK_MODES);
    __real_aes_key_expand_c(ks, key, key_bytes);
}

namespace {

class Kernels : public testing::TestWithParam<aesgen_mode> {};

TEST_P(Kernels, RunWhileTheResourceIsHeld) {
    const aesgen_mode mode = GetParam();
    for (aesgen_policy policy : {AESGEN_PER_CALL, AESGEN_PER_SESSION, AESGEN_AUTOSUSPEND}) {
        for (uint64_t limit : {0, 32, 100}) {
            for (uint32_t flag : {0, 1}) {
                Resource resource;
                Session session;
                Bytes data(700);
                aesgen_session_options options = resource.Options(policy, 10);
                options.max_hold_bytes = limit;
                resource.flag = flag;
                g_resource = &resource;
                for (unsigned &runs : g_runs) {
                    runs = 0;
                }
                ASSERT_EQ(session.Start(mode, Pattern(32, 97), options), AESGEN_OK);
                EXPECT_EQ(g_runs[AESGEN_BULK_MODES], IsXts(mode) ? 2u : 1u);
                for (size_t message = 0; message < 2; message++) {
                    ASSERT_EQ(session.Iv(Pattern(16, 98)), AESGEN_OK);
                    // In CTR the pieces begin and end inside of blocks.
                    const size_t odd = mode == AESGEN_CTR ? 5 : 0;
                    ASSERT_EQ(session.Update(data.data(), 160 + odd), AESGEN_OK);
                    resource.time += 10;
                    ASSERT_EQ(session.Update(data.data(), 16 + odd), AESGEN_OK);
                    ASSERT_EQ(session.Update(data.data(), 16 - odd), AESGEN_OK);
                    ASSERT_EQ(session.Update(data.data(), 480 + (IsWholeBlocks(mode) ? 0 : 9)), AESGEN_OK);
                }
                ASSERT_EQ(session.End(), AESGEN_OK);
                EXPECT_GE(g_runs[mode], limit == 32 ? 30u : 8u);
                // The tweak once for each data unit.
                EXPECT_EQ(g_runs[AESGEN_ECB_ENC], IsXts(mode) ? 2u : mode == AESGEN_ECB_ENC ? g_runs[mode] : 0u);
                g_resource = nullptr;
            }
        }
    }
}

TEST_P(Kernels, ThatStoppedAreAYieldThoughTheFlagIsNoLongerSet) {
    Resource resource;
    Session session;
    Bytes data(160);
    ASSERT_EQ(session.Start(GetParam(), Pattern(32, 97), resource.Options(AESGEN_PER_SESSION)), AESGEN_OK);
    ASSERT_EQ(session.Iv(Pattern(16, 98)), AESGEN_OK);
    resource.on_call = [&](char hook) {
        resource.flag |= hook == 'A';
        return 0;
    };
    resource.flag = 1;
    g_resource = &resource;
    g_flag_is_short = true;
    EXPECT_EQ(session.Update(data.data(), 160), AESGEN_OK);
    g_flag_is_short = false;
    g_resource = nullptr;
    // The hold of the start, then 64, 64 and 32 bytes; the flag was set again and ends the last.
    EXPECT_EQ(resource.log, "ARARYARYAR");
    resource.on_call = nullptr;
}

INSTANTIATE_TEST_SUITE_P(Modes, Kernels, testing::ValuesIn(kModes),
                         [](const testing::TestParamInfo<aesgen_mode> &info) { return kModeNames[info.param]; });

} // namespace
