/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The self-test's own messages and answers, laid open for selftest_answers_test.cc. */
#define aesgen_selftest selftest_that_nobody_calls
#include "selftest.c"

#include "selftest_long.h"

const size_t selftest_message_count = sizeof long_blocks / sizeof long_blocks[0];

size_t selftest_message(enum aesgen_mode mode, size_t index, uint8_t *data) {
    const size_t bytes = long_bytes(mode, index);
    if (data != NULL) {
        fill(data, bytes, long_blocks[index]);
    }
    return bytes;
}

const size_t selftest_streams = STREAMS;

size_t selftest_stream(size_t index, uint8_t *data, uint8_t state[16]) {
    uint8_t all[STREAMS_BYTES], *at = all;
    for (size_t i = 0; i < index; i++) {
        at += stream_bytes(i);
    }
    if (data != NULL) {
        fill(all, sizeof all, STREAMS);
        memcpy(data, at, stream_bytes(index));
        fill_stream_state(state, index);
    }
    return stream_bytes(index);
}

void selftest_key(uint8_t *key, size_t key_bytes) { fill(key, key_bytes, KEY_SEED); }

void selftest_state(uint8_t state[16]) { fill_state(state); }

uint64_t selftest_digest(uint64_t so_far, const uint8_t *bytes, size_t count) { return digest(so_far, bytes, count); }

uint64_t selftest_digest_start(void) { return DIGEST_START; }

uint64_t selftest_answer(enum aesgen_mode mode) { return long_answers[mode]; }
