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

// The faults that a kernel's output shows.
void Spoil(uint8_t *out, size_t done, const aesgen_schedule *ks) {
    switch (g_fault) {
    case kOneBitOfTheFirstBlock:
        out[0] ^= 1;
        break;
    case kOneBitOfTheNinthBlock:
        if (done > 8 * 16) {
            out[8 * 16] ^= 0x80;
        }
        break;
    case kOneBitOfTheLastByte:
        out[done - 1] ^= 0x10;
        break;
    case kRemainderOfThree:
        if (done / 16 == 3) {
            out[32] ^= 1;
        }
        break;
    case kOnly192BitKeys:
        if (ks->rounds == 12) {
            out[0] ^= 1;
        }
        break;
    default:
        break;
    }
}

size_t LeftOf(size_t left) { return g_fault == kLosesABlockAtAYield && left > 16 ? left - 16 : left; }

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
    Spoil(result, done, ks);
    if (g_fault == kStateNotWrittenBack && state != nullptr) {
        std::memcpy(state, state_before, 16);
    }
    return LeftOf(left);
}

size_t RunGhash(int yielding, const void *in, size_t bytes, const aesgen_gcm_key *key, uint8_t hash[16],
                const volatile uint32_t *yield_flag) {
    const int slot = 2 * AESGEN_GHASH + yielding;
    const std::vector<uint8_t> before(hash, hash + 16);
    g_calls[slot]++;
    if (slot == g_broken_slot && g_fault == kNeverEnds) {
        return bytes;
    }
    const size_t left = aes_ghash_c(in, bytes, key, hash, yield_flag);
    if (slot != g_broken_slot) {
        return left;
    }
    // Whatever is wrong with a block is wrong with the sum.
    std::vector<uint8_t> blocks(bytes - left);
    Spoil(blocks.data(), blocks.size(), &key->schedule);
    for (uint8_t byte : blocks) {
        hash[0] ^= byte;
    }
    if (g_fault == kStateNotWrittenBack) {
        std::memcpy(hash, before.data(), 16);
    }
    return LeftOf(left);
}

size_t RunGcm(int mode, int yielding, void *out, const void *in, size_t bytes, const aesgen_gcm_key *key,
              aesgen_gcm_state *state, const volatile uint32_t *yield_flag) {
    const int slot = 2 * mode + yielding;
    const aesgen_gcm_state before = *state;
    g_calls[slot]++;
    if (slot == g_broken_slot && g_fault == kNeverEnds) {
        return bytes;
    }
    const size_t left =
        (mode == AESGEN_GCM_ENC ? aes_gcm_enc_c : aes_gcm_dec_c)(out, in, bytes, key, state, yield_flag);
    if (slot != g_broken_slot) {
        return left;
    }
    Spoil(static_cast<uint8_t *>(out), bytes - left, &key->schedule);
    if (g_fault == kStateNotWrittenBack) {
        *state = before;
    }
    return LeftOf(left);
}

void RunMessage(int mode, void *out, const void *in, size_t bytes, const aesgen_gcm_key *key,
                aesgen_gcm_message *message) {
    const aesgen_gcm_state before = message->state;
    g_calls[2 * mode]++;
    (mode == AESGEN_GCM_SEAL ? aes_gcm_seal_c : aes_gcm_open_c)(out, in, bytes, key, message);
    if (2 * mode == g_broken_slot) {
        Spoil(static_cast<uint8_t *>(out), bytes, &key->schedule);
        if (g_fault == kStateNotWrittenBack) {
            message->state = before;
        }
    }
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

#define BREAKABLE_GHASH(name, yielding)                                                                                \
    size_t name(const void *in, size_t bytes, const aesgen_gcm_key *key, uint8_t hash[16],                             \
                const volatile uint32_t *yield_flag) {                                                                 \
        return RunGhash(yielding, in, bytes, key, hash, yield_flag);                                                   \
    }
#define BREAKABLE_GCM(name, mode, yielding)                                                                            \
    size_t name(void *out, const void *in, size_t bytes, const aesgen_gcm_key *key, aesgen_gcm_state *state,           \
                const volatile uint32_t *yield_flag) {                                                                 \
        return RunGcm(mode, yielding, out, in, bytes, key, state, yield_flag);                                         \
    }
#define BREAKABLE_MESSAGE(name, mode)                                                                                  \
    void name(void *out, const void *in, size_t bytes, const aesgen_gcm_key *key, aesgen_gcm_message *message) {       \
        RunMessage(mode, out, in, bytes, key, message);                                                                \
    }
BREAKABLE_GHASH(breakable_ghash, 0)
BREAKABLE_GHASH(breakable_ghash_yield, 1)
BREAKABLE_GCM(breakable_gcm_enc, AESGEN_GCM_ENC, 0)
BREAKABLE_GCM(breakable_gcm_enc_yield, AESGEN_GCM_ENC, 1)
BREAKABLE_GCM(breakable_gcm_dec, AESGEN_GCM_DEC, 0)
BREAKABLE_GCM(breakable_gcm_dec_yield, AESGEN_GCM_DEC, 1)
BREAKABLE_MESSAGE(breakable_gcm_seal, AESGEN_GCM_SEAL)
BREAKABLE_MESSAGE(breakable_gcm_open, AESGEN_GCM_OPEN)

namespace {

int g_broken_key_byte = -1, g_broken_power = -1;

} // namespace

void breakable_gcm_key(aesgen_gcm_key *key) {
    aes_gcm_key_c(key);
    if (g_broken_power >= 0) {
        key->power[g_broken_power][3] ^= 8;
    }
}

void breakable_key_expand(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    aes_key_expand_c(ks, key, key_bytes);
    if (g_broken_key_byte >= 0) {
        reinterpret_cast<uint8_t *>(ks)[g_broken_key_byte] ^= 1;
    }
}

namespace {

bool IsMessage(int mode) { return mode == AESGEN_GCM_SEAL || mode == AESGEN_GCM_OPEN; }

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
    case kNeverEnds:
        return !IsMessage(mode);
    default:
        return true;
    }
}

TEST(SelftestBroken, SoundKernelsPassAndEverySlotRuns) {
    g_broken_slot = -1;
    std::memset(g_calls, 0, sizeof g_calls);
    EXPECT_EQ(aesgen_selftest(), AESGEN_OK);
    for (int slot = 0; slot < 2 * AESGEN_MODES; slot++) {
        // A whole message has no yielding kernel.
        EXPECT_EQ(g_calls[slot] > 0, !IsMessage(slot / 2) || slot % 2 == 0) << slot;
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
        for (int yielding = 0; yielding < (IsMessage(mode) ? 1 : 2); yielding++) {
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
    // Portable C multiplies by H alone.
    g_broken_power = AESGEN_GCM_POWERS - 1;
    EXPECT_EQ(aesgen_selftest(), AESGEN_ERR_SELFTEST);
    g_broken_power = -1;
    g_broken_key_byte = 480; // rounds
    EXPECT_EQ(aesgen_selftest(), AESGEN_ERR_SELFTEST);
    g_broken_key_byte = -1;
}

} // namespace
