/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The functions of aesgen.h that check their arguments and call the kernels of the bound row, or those chosen at run time. */
#include "asm.h"
#include "bind.h"
#include "kernel.h"

#if !defined(NDEBUG) && !defined(AESGEN_FREESTANDING)
#include <assert.h>
#else
#define assert(condition) ((void)0)
#endif

_Static_assert(offsetof(struct aesgen_schedule, enc) == AESGEN_SCHEDULE_ENC, "asm.h: enc");
_Static_assert(offsetof(struct aesgen_schedule, dec) == AESGEN_SCHEDULE_DEC, "asm.h: dec");
_Static_assert(offsetof(struct aesgen_schedule, rounds) == AESGEN_SCHEDULE_ROUNDS, "asm.h: rounds");
_Static_assert(sizeof(void *) != 8 || (offsetof(struct aesgen_stream, out) == AESGEN_STREAM_OUT &&
                                       offsetof(struct aesgen_stream, in) == AESGEN_STREAM_IN &&
                                       offsetof(struct aesgen_stream, bytes) == AESGEN_STREAM_BYTES &&
                                       offsetof(struct aesgen_stream, iv) == AESGEN_STREAM_IV &&
                                       sizeof(struct aesgen_stream) == AESGEN_STREAM_SIZE),
               "asm.h: struct aesgen_stream");
_Static_assert(sizeof(struct aesgen_schedule) == 496, "the size that docs/kernel-abi.md gives");

/* For calls that name their mode at run time: the modes of aesgen_bulk are the first ones. */
#define PAIR(kind, plain, yielding) PAIR_##kind(plain, yielding)
#define PAIR_STREAMS(plain, yielding)
#define PAIR_GHASH(plain, yielding)
#define PAIR_GCM(plain, yielding)
#define PAIR_GCM_MESSAGE(plain, yielding)
#ifdef AESGEN_BIND_DISPATCH
#define PAIR_BULK(plain, yielding) {&(plain), &(yielding)},
#define KERNEL(mode, yielding) AESGEN_SLOT_LOAD(aesgen_bulk_kernel, *slots[mode][yielding])
static aesgen_slot *const slots[AESGEN_BULK_MODES][2] = {AESGEN_BIND_SLOTS(PAIR)};
#else
#define PAIR_BULK(plain, yielding) {plain, yielding},
#define NAMES(kind, plain, yielding) {#plain, #yielding},
#define KERNEL(mode, yielding) kernels[mode][yielding]
static aesgen_bulk_kernel *const kernels[AESGEN_BULK_MODES][2] = {AESGEN_BIND_KERNELS(PAIR)};
static const char *const names[AESGEN_MODES][2] = {AESGEN_BIND_KERNELS(NAMES)};
#endif

/* Without a yield flag a kernel leaves no byte of a length that was checked, and 0 is AESGEN_OK: so a call of one is the last thing that a function does. */
#define ALL_DONE(left) ((int)(left))

/* SP 800-38E has no 192-bit keys. */
static int is_xts_schedule(const struct aesgen_schedule *ks) { return ks->rounds == 10 || ks->rounds == 14; }

static int is_xts_key(const struct aesgen_xts_key *xk) {
    return is_xts_schedule(&xk->data) && xk->tweak.rounds == xk->data.rounds;
}

static int check_blocks(const struct aesgen_schedule *ks, const void *out, const void *in, size_t bytes) {
    if (ks == NULL || aesgen_is_missing(out, in, bytes)) {
        return AESGEN_ERR_NULL;
    }
    if (bytes % AESGEN_BLOCK_BYTES != 0) {
        return AESGEN_ERR_BYTES;
    }
    return aesgen_is_expanded(ks) ? AESGEN_OK : AESGEN_ERR_SCHEDULE;
}

static int is_xts_length(size_t bytes) { return bytes >= AESGEN_BLOCK_BYTES && bytes <= AESGEN_XTS_MAX_BYTES; }

int aesgen_key_expand(struct aesgen_schedule *ks, const void *key, size_t key_bytes) {
    if (ks == NULL || key == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_is_key_size(0, key_bytes)) {
        return AESGEN_ERR_KEY_BYTES;
    }
    assert(aesgen_cpu_supported());
    AESGEN_BIND_KEY_EXPAND(ks, (const uint8_t *)key, key_bytes);
    return AESGEN_OK;
}

void aesgen_key_wipe(struct aesgen_schedule *ks) {
    if (ks != NULL) {
        aesgen_wipe(ks, sizeof *ks);
    }
}

int aesgen_ecb_encrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes) {
    const int error = check_blocks(ks, out, in, bytes);
    return error != AESGEN_OK ? error : ALL_DONE(AESGEN_BIND_ECB_ENC(out, in, bytes, ks, NULL, NULL));
}

int aesgen_ecb_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes) {
    const int error = check_blocks(ks, out, in, bytes);
    return error != AESGEN_OK ? error : ALL_DONE(AESGEN_BIND_ECB_DEC(out, in, bytes, ks, NULL, NULL));
}

int aesgen_cbc_encrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes, uint8_t iv[16]) {
    const int error = iv == NULL ? AESGEN_ERR_NULL : check_blocks(ks, out, in, bytes);
    return error != AESGEN_OK ? error : ALL_DONE(AESGEN_BIND_CBC_ENC(out, in, bytes, ks, iv, NULL));
}

int aesgen_cbc_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes, uint8_t iv[16]) {
    const int error = iv == NULL ? AESGEN_ERR_NULL : check_blocks(ks, out, in, bytes);
    return error != AESGEN_OK ? error : ALL_DONE(AESGEN_BIND_CBC_DEC(out, in, bytes, ks, iv, NULL));
}

/* All of them, before any is written: NULL goes before lengths, as for one message. */
static int check_streams(const struct aesgen_schedule *ks, const struct aesgen_stream *streams, size_t count) {
    size_t odd = 0;
    if (ks == NULL || (streams == NULL && count != 0)) {
        return AESGEN_ERR_NULL;
    }
    for (size_t i = 0; i < count; i++) {
        const struct aesgen_stream *const s = &streams[i];
        if (s->bytes != 0 && (s->out == NULL || s->in == NULL || s->iv == NULL)) {
            return AESGEN_ERR_NULL;
        }
        odd |= s->bytes % AESGEN_BLOCK_BYTES;
    }
    if (odd != 0) {
        return AESGEN_ERR_BYTES;
    }
    return aesgen_is_expanded(ks) ? AESGEN_OK : AESGEN_ERR_SCHEDULE;
}

int aesgen_cbc_encrypt_streams(const struct aesgen_schedule *ks, struct aesgen_stream *streams, size_t count) {
    const int error = check_streams(ks, streams, count);
    return error != AESGEN_OK ? error : ALL_DONE(AESGEN_BIND_CBC_ENC_MB(streams, count, ks, NULL));
}

int aesgen_ctr(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes, uint8_t counter[16]) {
    if (ks == NULL || counter == NULL || aesgen_is_missing(out, in, bytes)) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_is_expanded(ks)) {
        return AESGEN_ERR_SCHEDULE;
    }
    return ALL_DONE(AESGEN_BIND_CTR(out, in, bytes, ks, counter, NULL));
}

int aesgen_xts_key_expand(struct aesgen_xts_key *xk, const void *key, size_t key_bytes) {
    const uint8_t *const bytes = (const uint8_t *)key;
    const size_t half = key_bytes / 2;
    uint32_t differences = 0, differ;
    int error;
    if (xk == NULL || key == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_is_key_size(1, key_bytes)) {
        return AESGEN_ERR_KEY_BYTES;
    }
    for (size_t i = 0; i < half; i++) {
        differences |= (uint32_t)(bytes[i] ^ bytes[half + i]);
    }
    /* Only the verdict becomes public, not which bits differ. */
    differ = (differences + 0xff) >> 8;
    AESGEN_DECLASSIFY(&differ, sizeof differ);
    if (differ == 0) {
        return AESGEN_ERR_EQUAL_KEYS;
    }
    error = aesgen_key_expand(&xk->data, bytes, half);
    return error != AESGEN_OK ? error : aesgen_key_expand(&xk->tweak, bytes + half, half);
}

void aesgen_xts_key_wipe(struct aesgen_xts_key *xk) {
    if (xk != NULL) {
        aesgen_wipe(xk, sizeof *xk);
    }
}

int aesgen_xts_tweak(const struct aesgen_xts_key *xk, uint8_t tweak[16]) {
    if (xk == NULL || tweak == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (!is_xts_key(xk)) {
        return AESGEN_ERR_SCHEDULE;
    }
    return ALL_DONE(AESGEN_BIND_ECB_ENC(tweak, tweak, 16, &xk->tweak, NULL, NULL));
}

/* Leaves the encrypted tweak in `state` unless the call is refused. */
static int begin_xts(const struct aesgen_xts_key *xk, const void *out, const void *in, size_t bytes,
                     const uint8_t tweak[16], uint8_t state[16]) {
    if (xk == NULL || tweak == NULL || aesgen_is_missing(out, in, bytes)) {
        return AESGEN_ERR_NULL;
    }
    if (!is_xts_length(bytes)) {
        return AESGEN_ERR_BYTES;
    }
    memcpy(state, tweak, 16);
    return aesgen_xts_tweak(xk, state);
}

int aesgen_xts_encrypt(const struct aesgen_xts_key *xk, void *out, const void *in, size_t bytes,
                       const uint8_t tweak[16]) {
    uint8_t state[16];
    const int error = begin_xts(xk, out, in, bytes, tweak, state);
    if (error == AESGEN_OK) {
        AESGEN_BIND_XTS_ENC(out, in, bytes, &xk->data, state, NULL);
        aesgen_wipe(state, sizeof state);
    }
    return error;
}

int aesgen_xts_decrypt(const struct aesgen_xts_key *xk, void *out, const void *in, size_t bytes,
                       const uint8_t tweak[16]) {
    uint8_t state[16];
    const int error = begin_xts(xk, out, in, bytes, tweak, state);
    if (error == AESGEN_OK) {
        AESGEN_BIND_XTS_DEC(out, in, bytes, &xk->data, state, NULL);
        aesgen_wipe(state, sizeof state);
    }
    return error;
}

static int check_bulk(enum aesgen_mode mode, const struct aesgen_schedule *ks, const void *out, const void *in,
                      size_t bytes, const uint8_t *state, const size_t *left) {
    if ((unsigned)mode >= AESGEN_BULK_MODES) {
        return AESGEN_ERR_MODE;
    }
    if (left == NULL || (state == NULL && mode != AESGEN_ECB_ENC && mode != AESGEN_ECB_DEC)) {
        return AESGEN_ERR_NULL;
    }
    if (mode != AESGEN_CTR && mode != AESGEN_XTS_ENC && mode != AESGEN_XTS_DEC) {
        return check_blocks(ks, out, in, bytes);
    }
    if (ks == NULL || aesgen_is_missing(out, in, bytes)) {
        return AESGEN_ERR_NULL;
    }
    if (mode == AESGEN_CTR) {
        return aesgen_is_expanded(ks) ? AESGEN_OK : AESGEN_ERR_SCHEDULE;
    }
    if (!is_xts_length(bytes)) {
        return AESGEN_ERR_BYTES;
    }
    return is_xts_schedule(ks) ? AESGEN_OK : AESGEN_ERR_SCHEDULE;
}

int aesgen_bulk(enum aesgen_mode mode, const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                uint8_t *state, const volatile uint32_t *yield_flag, size_t *left) {
    const int error = check_bulk(mode, ks, out, in, bytes, state, left);
    if (error == AESGEN_OK) {
        *left = KERNEL(mode, yield_flag != NULL)(out, in, bytes, ks, state, yield_flag);
    }
    return error;
}

int aesgen_bulk_streams(enum aesgen_mode mode, const struct aesgen_schedule *ks, struct aesgen_stream *streams,
                        size_t count, const volatile uint32_t *yield_flag, size_t *left) {
    int error;
    if (mode != AESGEN_CBC_ENC_MB) {
        return AESGEN_ERR_MODE;
    }
    error = left == NULL ? AESGEN_ERR_NULL : check_streams(ks, streams, count);
    if (error == AESGEN_OK) {
        *left = yield_flag == NULL ? AESGEN_BIND_CBC_ENC_MB(streams, count, ks, NULL)
                                   : AESGEN_BIND_CBC_ENC_MB_YIELD(streams, count, ks, yield_flag);
    }
    return error;
}

#ifndef AESGEN_BIND_DISPATCH
const char *aesgen_kernel_name(enum aesgen_mode mode, int yielding) {
    return (unsigned)mode < AESGEN_MODES ? names[mode][yielding != 0] : NULL;
}
#endif
