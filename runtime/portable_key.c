/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Key expansion (FIPS 197, 5.2 and 5.3.5) in constant time, into the byte-order schedule that every kernel reads. */
#include "portable_aes.h"

/* SubWord of FIPS 197 through the bitsliced S-box; `blocks` is working space. */
static void sub_word(uint8_t word[4], uint8_t blocks[PORTABLE_BYTES]) {
    memcpy(blocks, word, 4);
    aesgen_portable_sub_bytes(blocks);
    memcpy(word, blocks, 4);
}

static AESGEN_NOINLINE void expand(struct aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    uint8_t blocks[PORTABLE_BYTES] = {0};
    uint8_t word[4];
    const size_t rounds = key_bytes / 4 + 6;
    const size_t bytes = 16 * (rounds + 1);
    uint8_t *const enc = &ks->enc[0][0];
    uint8_t constant = 1;

    memset(ks, 0, sizeof *ks);
    memcpy(enc, key, key_bytes);
    for (size_t at = key_bytes; at < bytes; at += 4) {
        memcpy(word, enc + at - 4, 4);
        if (at % key_bytes == 0) {
            const uint8_t first = word[0];
            word[0] = word[1];
            word[1] = word[2];
            word[2] = word[3];
            word[3] = first;
            sub_word(word, blocks);
            word[0] ^= constant;
            constant = (uint8_t)(constant << 1 ^ (constant >> 7) * 0x1b);
        } else if (key_bytes == 32 && at % 32 == 16) {
            sub_word(word, blocks);
        }
        for (size_t i = 0; i < 4; i++) {
            enc[at + i] = enc[at + i - key_bytes] ^ word[i];
        }
    }

    memcpy(ks->dec[0], ks->enc[rounds], 16);
    for (size_t round = 1; round < rounds; round += PORTABLE_BLOCKS) {
        const size_t count = rounds - round < PORTABLE_BLOCKS ? rounds - round : PORTABLE_BLOCKS;
        for (size_t i = 0; i < count; i++) {
            memcpy(blocks + 16 * i, ks->enc[rounds - round - i], 16);
        }
        aesgen_portable_inv_mix_columns(blocks);
        memcpy(ks->dec[round], blocks, 16 * count);
    }
    memcpy(ks->dec[rounds], ks->enc[0], 16);
    ks->rounds = (uint8_t)rounds;

    aesgen_wipe(blocks, sizeof blocks);
    aesgen_wipe(word, sizeof word);
}

void aes_key_expand_c(struct aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    expand(ks, key, key_bytes);
    aesgen_portable_burn_stack();
}
