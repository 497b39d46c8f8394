/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The portable kernels of GCM (SP 800-38D): key stream by bitsliced passes of four blocks, each hashed where it is ciphertext. */
#include "portable_ghash.h"
#include "words.h"

/* One call. Whatever is secret lives in here, so that one wipe at the end gets it all. */
struct call {
    struct portable_keys keys;
    struct portable_ghash_key h;
    int is_decryption;
    uint8_t *out;
    const uint8_t *in;
    size_t left;
    uint8_t counter[16]; /* of the next block of `stream` */
    uint8_t hash[16];
    uint8_t stream[PORTABLE_BYTES];
    size_t spent; /* of `stream` */
    uint8_t data[PORTABLE_BYTES];
};

static void begin(struct call *c, void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,
                  const uint8_t counter[16], int is_decryption) {
    memset(c, 0, sizeof *c);
    aesgen_portable_slice_keys(&c->keys, key->schedule.enc, key->schedule.rounds);
    aesgen_portable_ghash_key(&c->h, key->power[AESGEN_GCM_POWERS - 1]);
    c->is_decryption = is_decryption;
    c->out = (uint8_t *)out;
    c->in = (const uint8_t *)in;
    c->left = bytes;
    c->spent = PORTABLE_BYTES;
    memcpy(c->counter, counter, 16);
}

/* inc32 of SP 800-38D, 6.2, `blocks` times. */
static void count(uint8_t counter[16], size_t blocks) {
    aesgen_store_be32(counter + 12, aesgen_load_be32(counter + 12) + (uint32_t)blocks);
}

static void fill_stream(struct call *c) {
    for (size_t at = 0; at < PORTABLE_BYTES; at += 16) {
        memcpy(c->stream + at, c->counter, 16);
        count(c->counter, 1);
    }
    aesgen_portable_encrypt(&c->keys, c->stream);
    c->spent = 0;
}

/* Any number of bytes, the last block padded with zeros. */
static void hash(struct call *c, const uint8_t *in, size_t bytes) {
    uint8_t last[16] = {0};
    aesgen_portable_ghash(c->hash, in, bytes / 16, &c->h);
    if (bytes % 16 != 0) {
        memcpy(last, in + bytes / 16 * 16, bytes % 16);
        aesgen_portable_ghash(c->hash, last, 1, &c->h);
        aesgen_wipe(last, sizeof last);
    }
}

/* As many blocks as there is key stream for. */
static void run_pass(struct call *c) {
    size_t bytes;
    if (c->spent == PORTABLE_BYTES) {
        fill_stream(c);
    }
    bytes = c->left < PORTABLE_BYTES - c->spent ? c->left : PORTABLE_BYTES - c->spent;
    memcpy(c->data, c->in, bytes);
    if (c->is_decryption) {
        hash(c, c->data, bytes);
    }
    portable_add(c->data, c->stream + c->spent, bytes);
    if (!c->is_decryption) {
        hash(c, c->data, bytes);
    }
    memcpy(c->out, c->data, bytes);
    c->in += bytes;
    c->out += bytes;
    c->left -= bytes;
    c->spent += bytes;
}

/* Apart from the kernels' own frames, so that everything below that can be burnt. */
static AESGEN_NOINLINE size_t run(int is_decryption, void *out, const void *in, size_t bytes,
                                  const struct aesgen_gcm_key *key, struct aesgen_gcm_state *state,
                                  const volatile uint32_t *yield_flag) {
    struct call c;
    begin(&c, out, in, bytes, key, state->counter, is_decryption);
    memcpy(c.hash, state->hash, 16);
    do {
        run_pass(&c);
    } while (c.left > 0 && !aesgen_flag_is_set(yield_flag));
    memcpy(state->hash, c.hash, 16);
    count(state->counter, (bytes - c.left + 15) / 16);
    bytes = c.left;
    aesgen_wipe(&c, sizeof c);
    return bytes;
}

static AESGEN_NOINLINE void run_message(int is_decryption, void *out, const void *in, size_t bytes,
                                        const struct aesgen_gcm_key *key, struct aesgen_gcm_message *message) {
    struct call c;
    uint8_t mask[16]; /* E(J0) */
    uint8_t lengths[16];
    begin(&c, out, in, bytes, key, message->state.counter, is_decryption);
    if (message->aad_bytes != 0) {
        hash(&c, (const uint8_t *)message->aad, message->aad_bytes);
    }
    fill_stream(&c);
    memcpy(mask, c.stream, 16);
    c.spent = 16;
    while (c.left > 0) {
        run_pass(&c);
    }
    aesgen_store_be64(lengths, 8 * (uint64_t)message->aad_bytes);
    aesgen_store_be64(lengths + 8, 8 * (uint64_t)bytes);
    hash(&c, lengths, sizeof lengths);
    portable_add(c.hash, mask, 16);
    memcpy(message->state.hash, c.hash, 16);
    aesgen_wipe(mask, sizeof mask);
    aesgen_wipe(&c, sizeof c);
}

#define KERNELS(bulk, message_kernel, is_decryption)                                                                   \
    size_t bulk(void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,                             \
                struct aesgen_gcm_state *state, const volatile uint32_t *yield_flag) {                                 \
        if (bytes == 0) { /* then no pointer may be followed */                                                        \
            return 0;                                                                                                  \
        }                                                                                                              \
        bytes = run(is_decryption, out, in, bytes, key, state, yield_flag);                                            \
        aesgen_portable_burn_stack();                                                                                  \
        return bytes;                                                                                                  \
    }                                                                                                                  \
    void message_kernel(void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,                     \
                        struct aesgen_gcm_message *message) {                                                          \
        run_message(is_decryption, out, in, bytes, key, message);                                                      \
        aesgen_portable_burn_stack();                                                                                  \
    }

KERNELS(aes_gcm_enc_c, aes_gcm_seal_c, 0)
KERNELS(aes_gcm_dec_c, aes_gcm_open_c, 1)
