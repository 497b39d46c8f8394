// SPDX-License-Identifier: Apache-2.0 OR MIT
// Many threads make the first call at once, and others choose meanwhile. Compiled with ThreadSanitizer, which ends the test at a race.
#include <atomic>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "aesgen.h"

namespace {

// FIPS 197, C.1, by key expansion and every way to a kernel.
bool IsRight() {
    uint8_t key[16], block[16], state[16];
    const uint8_t cipher[16] = {0x69, 0xc4, 0xe0, 0xd8, 0x6a, 0x7b, 0x04, 0x30,
                                0xd8, 0xcd, 0xb7, 0x80, 0x70, 0xb4, 0xc5, 0x5a};
    const volatile uint32_t flag = 0;
    size_t left = 1;
    aesgen_schedule ks;
    for (unsigned i = 0; i < 16; i++) {
        key[i] = static_cast<uint8_t>(i);
        block[i] = static_cast<uint8_t>(17 * i);
    }
    std::memset(state, 0, sizeof state);
    bool is_right = aesgen_key_expand(&ks, key, 16) == AESGEN_OK &&
                    aesgen_ecb_encrypt(&ks, block, block, 16) == AESGEN_OK && std::memcmp(block, cipher, 16) == 0;
    is_right = is_right && aesgen_bulk(AESGEN_CBC_ENC, &ks, block, block, 16, state, &flag, &left) == AESGEN_OK;
    std::memset(state, 0, sizeof state);
    is_right = is_right && aesgen_cbc_decrypt(&ks, block, block, 16, state) == AESGEN_OK;
    return is_right && left == 0 && std::memcmp(block, cipher, 16) == 0 &&
           std::string(aesgen_kernel_name(AESGEN_CTR, 1)).rfind("aes_ctr_", 0) == 0;
}

// All leave one line together, so that they meet in the stubs.
size_t Wrong(unsigned threads, unsigned rounds) {
    std::atomic<unsigned> waiting{threads};
    std::atomic<size_t> wrong{0};
    std::vector<std::thread> all;
    for (unsigned i = 0; i < threads; i++) {
        all.emplace_back([&] {
            waiting--;
            while (waiting > 0) {
            }
            for (unsigned round = 0; round < rounds; round++) {
                wrong += !IsRight();
            }
        });
    }
    for (std::thread &thread : all) {
        thread.join();
    }
    return wrong;
}

// Stands first: later there is no first call.
TEST(Threads, FirstCallsAtOnce) { EXPECT_EQ(Wrong(16, 3), 0u); }

TEST(Threads, ChoosingWhileOthersCall) {
    std::atomic<bool> is_over{false};
    std::thread chooser([&] {
        for (unsigned i = 0; !is_over || i < 100; i++) {
            EXPECT_EQ(aesgen_select(i % 2 == 0 ? "c" : nullptr, 0), AESGEN_OK);
        }
    });
    EXPECT_EQ(Wrong(8, 100), 0u);
    is_over = true;
    chooser.join();
}

} // namespace
