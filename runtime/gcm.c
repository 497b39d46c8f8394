/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Keys and whole messages of GCM: one call of a kernel each. */
#include "gcm.h"

_Static_assert(sizeof(struct aesgen_gcm_key) == 768, "the size that aesgen.h gives");

int aesgen_gcm_key_expand(struct aesgen_gcm_key *gk, const void *key, size_t key_bytes, unsigned options) {
    int error;
    if (gk == NULL || key == NULL) {
        return AESGEN_ERR_NULL;
    }
    if ((options & ~AESGEN_GCM_SHORT_TAGS) != 0) {
        return AESGEN_ERR_OPTIONS;
    }
    error = aesgen_key_expand(&gk->schedule, key, key_bytes);
    if (error == AESGEN_OK) {
        AESGEN_BIND_GCM_KEY(gk);
        gk->options = (uint8_t)options;
        memset(gk->reserved, 0, sizeof gk->reserved);
    }
    return error;
}

void aesgen_gcm_key_wipe(struct aesgen_gcm_key *gk) {
    if (gk != NULL) {
        aesgen_wipe(gk, sizeof *gk);
    }
}

void aesgen_gcm_hash_iv(const struct aesgen_gcm_key *gk, uint8_t j0[16], const uint8_t *iv, size_t iv_bytes) {
    uint8_t last[32] = {0};
    const size_t tail = iv_bytes % 16, last_bytes = tail != 0 ? 32 : 16;
    memset(j0, 0, 16);
    AESGEN_BIND_GHASH(iv, iv_bytes - tail, gk, j0, NULL);
    memcpy(last, iv + (iv_bytes - tail), tail);
    aesgen_store_be64(last + last_bytes - 8, 8 * (uint64_t)iv_bytes);
    AESGEN_BIND_GHASH(last, last_bytes, gk, j0, NULL);
}

static inline int check(const struct aesgen_gcm_key *gk, const void *out, const void *in, size_t bytes, const void *iv,
                        size_t iv_bytes, const void *aad, size_t aad_bytes, const void *tag, size_t tag_bytes) {
    if (gk == NULL || tag == NULL || aesgen_is_missing(out, in, bytes) || (iv == NULL && iv_bytes != 0) ||
        (aad == NULL && aad_bytes != 0)) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_gcm_are_sizes(iv_bytes, aad_bytes, bytes)) {
        return AESGEN_ERR_BYTES;
    }
    if (!aesgen_gcm_is_tag_size(gk, tag_bytes)) {
        return AESGEN_ERR_TAG_BYTES;
    }
    return aesgen_is_expanded(&gk->schedule) ? AESGEN_OK : AESGEN_ERR_SCHEDULE;
}

/* From J0 on, which is in the message. */
static inline int seal_from_j0(struct aesgen_gcm_message *message, const struct aesgen_gcm_key *gk, void *out,
                               const void *in, size_t bytes, const void *aad, size_t aad_bytes, uint8_t *tag,
                               size_t tag_bytes) {
    message->aad = aad;
    message->aad_bytes = aad_bytes;
    AESGEN_BIND_GCM_SEAL(out, in, bytes, gk, message);
    aesgen_gcm_put_tag(tag, tag_bytes, message->state.hash);
    aesgen_wipe(&message->state, sizeof message->state);
    return AESGEN_OK;
}

static inline int open_from_j0(struct aesgen_gcm_message *message, const struct aesgen_gcm_key *gk, void *out,
                               const void *in, size_t bytes, const void *aad, size_t aad_bytes, const uint8_t *tag,
                               size_t tag_bytes) {
    int error;
    message->aad = aad;
    message->aad_bytes = aad_bytes;
    AESGEN_BIND_GCM_OPEN(out, in, bytes, gk, message);
    error = aesgen_gcm_check_tag(tag, tag_bytes, message->state.hash);
    aesgen_wipe(&message->state, sizeof message->state);
    if (error != AESGEN_OK && bytes != 0) {
        aesgen_wipe(out, bytes);
    }
    return error;
}

/* IVs that are hashed are apart, so that the usual way has but one call and keeps nothing over it. */
static AESGEN_NOINLINE int seal_any(const struct aesgen_gcm_key *gk, void *out, const void *in, size_t bytes,
                                    const void *iv, size_t iv_bytes, const void *aad, size_t aad_bytes, void *tag,
                                    size_t tag_bytes) {
    struct aesgen_gcm_message message;
    aesgen_gcm_hash_iv(gk, message.state.counter, (const uint8_t *)iv, iv_bytes);
    return seal_from_j0(&message, gk, out, in, bytes, aad, aad_bytes, (uint8_t *)tag, tag_bytes);
}

static AESGEN_NOINLINE int open_any(const struct aesgen_gcm_key *gk, void *out, const void *in, size_t bytes,
                                    const void *iv, size_t iv_bytes, const void *aad, size_t aad_bytes, const void *tag,
                                    size_t tag_bytes) {
    struct aesgen_gcm_message message;
    aesgen_gcm_hash_iv(gk, message.state.counter, (const uint8_t *)iv, iv_bytes);
    return open_from_j0(&message, gk, out, in, bytes, aad, aad_bytes, (const uint8_t *)tag, tag_bytes);
}

int aesgen_gcm_seal(const struct aesgen_gcm_key *gk, void *out, const void *in, size_t bytes, const void *iv,
                    size_t iv_bytes, const void *aad, size_t aad_bytes, void *tag, size_t tag_bytes) {
    struct aesgen_gcm_message message;
    const int error = check(gk, out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes);
    if (error != AESGEN_OK) {
        return error;
    }
    if (iv_bytes != AESGEN_GCM_IV_BYTES) {
        return seal_any(gk, out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes);
    }
    aesgen_gcm_copy_iv(message.state.counter, (const uint8_t *)iv);
    return seal_from_j0(&message, gk, out, in, bytes, aad, aad_bytes, (uint8_t *)tag, tag_bytes);
}

int aesgen_gcm_open(const struct aesgen_gcm_key *gk, void *out, const void *in, size_t bytes, const void *iv,
                    size_t iv_bytes, const void *aad, size_t aad_bytes, const void *tag, size_t tag_bytes) {
    struct aesgen_gcm_message message;
    const int error = check(gk, out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes);
    if (error != AESGEN_OK) {
        return error;
    }
    if (iv_bytes != AESGEN_GCM_IV_BYTES) {
        return open_any(gk, out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes);
    }
    aesgen_gcm_copy_iv(message.state.counter, (const uint8_t *)iv);
    return open_from_j0(&message, gk, out, in, bytes, aad, aad_bytes, (const uint8_t *)tag, tag_bytes);
}
