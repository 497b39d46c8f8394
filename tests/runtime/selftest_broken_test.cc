// SPDX-License-Identifier: Apache-2.0 OR MIT
// aesgen_selftest finds every bound kernel that is wrong: each slot in turn is given each fault.
#include <cstring>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "broken/bind.h"

namespace {

enum Fault {
    kNone,
    kOneBitOfTheFirstBlock,
    kOneBitOfTheNinthBlock, // beyond the widest pass
    kOneBitOfTheLastByte,   // remainders and stealing
    kRemainderOfThree,      // one remainder only
    kOnly192BitKeys,
    kStateNotWrittenBack,
    kLosesABlockAtAYield,
    kNeverEnds,
};

int g_broken_slot = -1;
Fault g_fault = kNone;
unsigned g_calls[2 * AESGEN_MODES];

aesgen_bulk_kernel *const kPortable[AESGEN_BULK_MODES] = {aes_ecb_enc_c, aes_ecb_dec_c, aes_cbc_enc_c, aes_cbc_dec_c,
                                                          aes_ctr_c,     aes_xts_enc_c, aes_xts_dec_c};

size_t Run(int mode, int yielding, void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t *state,
           const volatile uint32_t *yield_flag) {
    const int slot = 2 * mode + yielding;
    auto *const result = static_cast<uint8_t *>(out);
    uint8_t state_before[16] = {0};
    g_calls[slot]++;
    if (state != nullptr) {
        std::memcpy(state_before, state, 16);
    }
    if (slot == g_broken_slot && g_fault == kNeverEnds) {
        return bytes;
    }
    const size_t left = kPortable[mode](out, in, bytes, ks, state, yield_flag);
    if (slot != g_broken_slot) {
        return left;
    }
    const size_t done = bytes - left;
    switch (g_fault) {
    case kOneBitOfTheFirstBlock:
        result[0] ^= 1;
        break;
    case kOneBitOfTheNinthBlock:
        if (done > 8 * 16) {
            result[8 * 16] ^= 0x80;
        }
        break;
    case kOneBitOfTheLastByte:
        result[done - 1] ^= 0x10;
        break;
    case kRemainderOfThree:
        if (bytes / 16 == 3) {
            result[32] ^= 1;
        }
        break;
    case kOnly192BitKeys:
        if (ks->rounds == 12) {
            result[0] ^= 1;
        }
        break;
    case kStateNotWrittenBack:
        if (state != nullptr) {
            std::memcpy(state, state_before, 16);
        }
        break;
    case kLosesABlockAtAYield:
        return left > 16 ? left - 16 : left;
    default:
        break;
    }
    return left;
}

size_t RunStreams(int yielding, aesgen_stream *streams, size_t count, const aesgen_schedule *ks,
                  const volatile uint32_t *yield_flag) {
    const int slot = 2 * AESGEN_CBC_ENC_MB + yielding;
    const std::vector<aesgen_stream> before(streams, streams + count);
    const std::vector<uint8_t> iv_before(streams[0].iv, streams[0].iv + 16);
    g_calls[slot]++;
    if (slot == g_broken_slot && g_fault == kNeverEnds) {
        return streams[0].bytes;
    }
    const size_t left = aes_cbc_enc_mb_c(streams, count, ks, yield_flag);
    if (slot != g_broken_slot) {
        return left;
    }
    switch (g_fault) {
    case kOneBitOfTheFirstBlock:
        static_cast<uint8_t *>(before[0].out)[0] ^= 1;
        break;
    case kOneBitOfTheNinthBlock:
        for (const aesgen_stream &stream : before) {
            if (stream.bytes > 8 * 16) {
                static_cast<uint8_t *>(stream.out)[8 * 16] ^= 0x80;
            }
        }
        break;
    case kOneBitOfTheLastByte:
        static_cast<uint8_t *>(streams[0].out)[-1] ^= 0x10;
        break;
    case kRemainderOfThree:
        for (const aesgen_stream &stream : before) {
            if (stream.bytes == 3 * 16) {
                static_cast<uint8_t *>(stream.out)[32] ^= 1;
                break;
            }
        }
        break;
    case kOnly192BitKeys:
        if (ks->rounds == 12) {
            static_cast<uint8_t *>(before[0].out)[0] ^= 1;
        }
        break;
    case kStateNotWrittenBack:
        std::memcpy(streams[0].iv, iv_before.data(), 16);
        break;
    case kLosesABlockAtAYield:
        streams[0].bytes -= streams[0].bytes > 16 ? 16 : 0;
        break;
    default:
        break;
    }
    return left;
}

} // namespace

size_t breakable_cbc_enc_mb(aesgen_stream *streams, size_t count, const aesgen_schedule *ks,
                            const volatile uint32_t *yield_flag) {
    return RunStreams(0, streams, count, ks, yield_flag);
}
size_t breakable_cbc_enc_mb_yield(aesgen_stream *streams, size_t count, const aesgen_schedule *ks,
                                  const volatile uint32_t *yield_flag) {
    return RunStreams(1, streams, count, ks, yield_flag);
}

#define BREAKABLE(name, mode, yielding)                                                                                \
    size_t name(void *out, const void *in, size_t bytes, const aesgen_schedule *ks, uint8_t state[16],                 \
                const volatile uint32_t *yield_flag) {                                                                 \
        return Run(mode, yielding, out, in, bytes, ks, state, yield_flag);                                             \
    }
BREAKABLE(breakable_ecb_enc, AESGEN_ECB_ENC, 0)
BREAKABLE(breakable_ecb_dec, AESGEN_ECB_DEC, 0)
BREAKABLE(breakable_cbc_enc, AESGEN_CBC_ENC, 0)
BREAKABLE(breakable_cbc_dec, AESGEN_CBC_DEC, 0)
BREAKABLE(breakable_ctr, AESGEN_CTR, 0)
BREAKABLE(breakable_xts_enc, AESGEN_XTS_ENC, 0)
BREAKABLE(breakable_xts_dec, AESGEN_XTS_DEC, 0)
BREAKABLE(breakable_ecb_enc_yield, AESGEN_ECB_ENC, 1)
BREAKABLE(breakable_ecb_dec_yield, AESGEN_ECB_DEC, 1)
BREAKABLE(breakable_cbc_enc_yield, AESGEN_CBC_ENC, 1)
BREAKABLE(breakable_cbc_dec_yield, AESGEN_CBC_DEC, 1)
BREAKABLE(breakable_ctr_yield, AESGEN_CTR, 1)
BREAKABLE(breakable_xts_enc_yield, AESGEN_XTS_ENC, 1)
BREAKABLE(breakable_xts_dec_yield, AESGEN_XTS_DEC, 1)

namespace {

int g_broken_key_byte = -1;

} // namespace

void breakable_key_expand(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    aes_key_expand_c(ks, key, key_bytes);
    if (g_broken_key_byte >= 0) {
        reinterpret_cast<uint8_t *>(ks)[g_broken_key_byte] ^= 1;
    }
}

namespace {

bool Applies(int mode, int yielding, Fault fault) {
    const bool is_xts = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC;
    const bool is_ecb = mode == AESGEN_ECB_ENC || mode == AESGEN_ECB_DEC;
    switch (fault) {
    case kOnly192BitKeys:
        return !is_xts;
    case kStateNotWrittenBack:
        return !is_ecb;
    case kLosesABlockAtAYield:
        return yielding == 1;
    default:
        return true;
    }
}

TEST(SelftestBroken, SoundKernelsPassAndEverySlotRuns) {
    g_broken_slot = -1;
    std::memset(g_calls, 0, sizeof g_calls);
    EXPECT_EQ(aesgen_selftest(), AESGEN_OK);
    for (unsigned calls : g_calls) {
        EXPECT_GT(calls, 0u);
    }
}

class OneFault : public testing::TestWithParam<std::tuple<int, int, Fault>> {};

TEST_P(OneFault, IsFound) {
    const auto [mode, yielding, fault] = GetParam();
    g_broken_slot = 2 * mode + yielding;
    g_fault = fault;
    EXPECT_EQ(aesgen_selftest(), AESGEN_ERR_SELFTEST);
    g_broken_slot = -1;
    g_fault = kNone;
}

std::vector<std::tuple<int, int, Fault>> Cases() {
    std::vector<std::tuple<int, int, Fault>> cases;
    for (int mode = 0; mode < AESGEN_MODES; mode++) {
        for (int yielding = 0; yielding < 2; yielding++) {
            for (int fault = kNone + 1; fault <= kNeverEnds; fault++) {
                if (Applies(mode, yielding, static_cast<Fault>(fault))) {
                    cases.emplace_back(mode, yielding, static_cast<Fault>(fault));
                }
            }
        }
    }
    return cases;
}

INSTANTIATE_TEST_SUITE_P(EachSlot, OneFault, testing::ValuesIn(Cases()));

// Any bit of any round key that is used.
TEST(SelftestBroken, WrongScheduleIsFound) {
    for (int byte = 0; byte < 480; byte += 8) {
        g_broken_key_byte = byte;
        EXPECT_EQ(aesgen_selftest(), AESGEN_ERR_SELFTEST) << byte;
    }
    g_broken_key_byte = 480; // rounds
    EXPECT_EQ(aesgen_selftest(), AESGEN_ERR_SELFTEST);
    g_broken_key_byte = -1;
}

} // namespace
