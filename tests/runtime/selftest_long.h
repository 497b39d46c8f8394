/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef AESGEN_TESTS_RUNTIME_SELFTEST_LONG_H
#define AESGEN_TESTS_RUNTIME_SELFTEST_LONG_H

#include "aesgen.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const size_t selftest_message_count;

/* The bytes of one message; its content unless `data` is NULL. */
size_t selftest_message(enum aesgen_mode mode, size_t index, uint8_t *data);

extern const size_t selftest_streams;

/* The bytes of one stream of AESGEN_CBC_ENC_MB; its content and IV unless `data` is NULL. */
size_t selftest_stream(size_t index, uint8_t *data, uint8_t state[16]);

void selftest_key(uint8_t *key, size_t key_bytes);
void selftest_state(uint8_t state[16]);
uint64_t selftest_digest(uint64_t so_far, const uint8_t *bytes, size_t count);
uint64_t selftest_digest_start(void);
uint64_t selftest_answer(enum aesgen_mode mode);

#ifdef __cplusplus
}
#endif

#endif
