/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Words of bytes, whatever the byte order and alignment: compilers make one load or store of each. */
#ifndef AESGEN_WORDS_H
#define AESGEN_WORDS_H

#include <stdint.h>

static inline uint64_t aesgen_load_le64(const uint8_t bytes[8]) {
    uint64_t x = 0;
    for (int i = 0; i < 8; i++) {
        x |= (uint64_t)bytes[i] << 8 * i;
    }
    return x;
}

static inline void aesgen_store_le64(uint8_t bytes[8], uint64_t x) {
    for (int i = 0; i < 8; i++) {
        bytes[i] = (uint8_t)(x >> 8 * i);
    }
}

static inline uint64_t aesgen_load_be64(const uint8_t bytes[8]) {
    uint64_t x = 0;
    for (int i = 0; i < 8; i++) {
        x |= (uint64_t)bytes[i] << (56 - 8 * i);
    }
    return x;
}

static inline void aesgen_store_be64(uint8_t bytes[8], uint64_t x) {
    for (int i = 0; i < 8; i++) {
        bytes[i] = (uint8_t)(x >> (56 - 8 * i));
    }
}

static inline uint32_t aesgen_load_be32(const uint8_t bytes[4]) {
    uint32_t x = 0;
    for (int i = 0; i < 4; i++) {
        x |= (uint32_t)bytes[i] << (24 - 8 * i);
    }
    return x;
}

static inline void aesgen_store_be32(uint8_t bytes[4], uint32_t x) {
    for (int i = 0; i < 4; i++) {
        bytes[i] = (uint8_t)(x >> (24 - 8 * i));
    }
}

#endif
