/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Words of bytes at any address, in either order: aesgen_load_le64, aesgen_store_be32 and so on. Where the compiler says what order it has, one load or store each, for
 * none of them makes that of every loop over bytes.
 */
#ifndef AESGEN_WORDS_H
#define AESGEN_WORDS_H

#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define AESGEN_IN_ORDER_le(bits, x) (x)
#define AESGEN_IN_ORDER_be(bits, x) __builtin_bswap##bits(x)
#else
#define AESGEN_IN_ORDER_le(bits, x) __builtin_bswap##bits(x)
#define AESGEN_IN_ORDER_be(bits, x) (x)
#endif
#define AESGEN_WORD(bits, order)                                                                                       \
    static inline uint##bits##_t aesgen_load_##order##bits(const uint8_t bytes[(bits) / 8]) {                          \
        uint##bits##_t x;                                                                                              \
        __builtin_memcpy(&x, bytes, sizeof x);                                                                         \
        return AESGEN_IN_ORDER_##order(bits, x);                                                                       \
    }                                                                                                                  \
    static inline void aesgen_store_##order##bits(uint8_t bytes[(bits) / 8], uint##bits##_t x) {                       \
        x = AESGEN_IN_ORDER_##order(bits, x);                                                                          \
        __builtin_memcpy(bytes, &x, sizeof x);                                                                         \
    }

#else

#define AESGEN_SHIFT_le(bits, i) (8 * (i))
#define AESGEN_SHIFT_be(bits, i) ((bits)-8 - 8 * (i))
#define AESGEN_WORD(bits, order)                                                                                       \
    static inline uint##bits##_t aesgen_load_##order##bits(const uint8_t bytes[(bits) / 8]) {                          \
        uint##bits##_t x = 0;                                                                                          \
        for (int i = 0; i < (bits) / 8; i++) {                                                                         \
            x |= (uint##bits##_t)bytes[i] << AESGEN_SHIFT_##order(bits, i);                                            \
        }                                                                                                              \
        return x;                                                                                                      \
    }                                                                                                                  \
    static inline void aesgen_store_##order##bits(uint8_t bytes[(bits) / 8], uint##bits##_t x) {                       \
        for (int i = 0; i < (bits) / 8; i++) {                                                                         \
            bytes[i] = (uint8_t)(x >> AESGEN_SHIFT_##order(bits, i));                                                  \
        }                                                                                                              \
    }

#endif

AESGEN_WORD(32, le)
AESGEN_WORD(32, be)
AESGEN_WORD(64, le)
AESGEN_WORD(64, be)

#endif
