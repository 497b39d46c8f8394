/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* GCM in pieces of any length. What a block still lacks is zero in the sum of GHASH, so that only the key stream of a block that is begun must be kept. */
#include "gcm.h"

/* Of `phase`. Not small, so that memory that was never a message is hardly taken for one. */
enum { IN_AAD = 0x6c3a0a01, IN_DATA = 0x6c3a0a02 };

static int check_use(const struct aesgen_gcm_key *gk, const struct aesgen_gcm_context *ctx) {
    if (gk == NULL || ctx == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_is_expanded(&gk->schedule)) {
        return AESGEN_ERR_SCHEDULE;
    }
    return ctx->phase == IN_AAD || ctx->phase == IN_DATA ? AESGEN_OK : AESGEN_ERR_ORDER;
}

/* The block whose bytes have been added to the sum is over, or will have no more. */
static void end_block(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx) {
    static const uint8_t nothing[16];
    AESGEN_BIND_GHASH(nothing, sizeof nothing, gk, ctx->state.hash, NULL);
}

/* Of what remains, the part of a block that `before` bytes have begun. */
static size_t rest_of_block(uint64_t before, size_t bytes) {
    const size_t rest = (size_t)(0 - before) % 16;
    return bytes < rest ? bytes : rest;
}

int aesgen_gcm_start(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, enum aesgen_mode mode,
                     const void *iv, size_t iv_bytes) {
    if (gk == NULL || ctx == NULL || (iv == NULL && iv_bytes != 0)) {
        return AESGEN_ERR_NULL;
    }
    if (mode != AESGEN_GCM_ENC && mode != AESGEN_GCM_DEC) {
        return AESGEN_ERR_MODE;
    }
    if (!aesgen_gcm_are_sizes(iv_bytes, 0, 0)) {
        return AESGEN_ERR_BYTES;
    }
    if (!aesgen_is_expanded(&gk->schedule)) {
        return AESGEN_ERR_SCHEDULE;
    }
    memset(ctx, 0, sizeof *ctx);
    if (iv_bytes == AESGEN_GCM_IV_BYTES) {
        aesgen_gcm_copy_iv(ctx->first, (const uint8_t *)iv);
    } else {
        aesgen_gcm_hash_iv(gk, ctx->first, (const uint8_t *)iv, iv_bytes);
    }
    memcpy(ctx->state.counter, ctx->first, 16);
    aesgen_gcm_count(ctx->state.counter);
    ctx->is_decryption = mode == AESGEN_GCM_DEC;
    ctx->phase = IN_AAD;
    return AESGEN_OK;
}

static void add_aad(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, const uint8_t *aad, size_t bytes) {
    const size_t used = (size_t)(ctx->aad_bytes % 16);
    for (size_t i = 0; i < bytes; i++) {
        ctx->state.hash[used + i] ^= aad[i];
    }
    ctx->aad_bytes += bytes;
    if (used + bytes == 16) {
        end_block(gk, ctx);
    }
}

int aesgen_gcm_bulk_aad(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, const void *aad, size_t bytes,
                        const volatile uint32_t *yield_flag, size_t *left) {
    const uint8_t *from = (const uint8_t *)aad;
    size_t begun, whole, undone = 0;
    const int error = left == NULL || (aad == NULL && bytes != 0) ? AESGEN_ERR_NULL : check_use(gk, ctx);
    if (error != AESGEN_OK) {
        return error;
    }
    if (ctx->phase != IN_AAD) {
        return AESGEN_ERR_ORDER;
    }
    if (bytes > AESGEN_GCM_MAX_AAD_BYTES - ctx->aad_bytes) {
        return AESGEN_ERR_BYTES;
    }
    *left = 0;
    if (bytes == 0) {
        return AESGEN_OK;
    }
    begun = rest_of_block(ctx->aad_bytes, bytes);
    whole = (bytes - begun) & ~(size_t)15;
    add_aad(gk, ctx, from, begun);
    from += begun;
    if (whole != 0) {
        undone = yield_flag == NULL ? AESGEN_BIND_GHASH(from, whole, gk, ctx->state.hash, NULL)
                                    : AESGEN_BIND_GHASH_YIELD(from, whole, gk, ctx->state.hash, yield_flag);
        ctx->aad_bytes += whole - undone;
    }
    if (undone == 0) {
        add_aad(gk, ctx, from + whole, bytes - begun - whole);
    } else {
        *left = undone + (bytes - begun - whole);
    }
    return AESGEN_OK;
}

int aesgen_gcm_aad(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, const void *aad, size_t bytes) {
    size_t left;
    return aesgen_gcm_bulk_aad(gk, ctx, aad, bytes, NULL, &left);
}

/* A part of one block, from the key stream that there is; a block that begins here makes its own. */
static void add_data(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, uint8_t *out, const uint8_t *in,
                     size_t bytes) {
    const size_t used = (size_t)(ctx->bytes % 16);
    if (bytes == 0) {
        return;
    }
    if (used == 0) {
        AESGEN_BIND_ECB_ENC(ctx->stream, ctx->state.counter, 16, &gk->schedule, NULL, NULL);
        aesgen_gcm_count(ctx->state.counter);
    }
    for (size_t i = 0; i < bytes; i++) {
        ctx->state.hash[used + i] ^= ctx->is_decryption ? in[i] : in[i] ^ ctx->stream[used + i];
        out[i] = in[i] ^ ctx->stream[used + i];
    }
    ctx->bytes += bytes;
    if (used + bytes == 16) {
        end_block(gk, ctx);
    }
}

static size_t run_kernel(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, uint8_t *out,
                         const uint8_t *in, size_t bytes, const volatile uint32_t *yield_flag) {
    struct aesgen_gcm_state *const state = &ctx->state;
    if (ctx->is_decryption) {
        return yield_flag == NULL ? AESGEN_BIND_GCM_DEC(out, in, bytes, gk, state, NULL)
                                  : AESGEN_BIND_GCM_DEC_YIELD(out, in, bytes, gk, state, yield_flag);
    }
    return yield_flag == NULL ? AESGEN_BIND_GCM_ENC(out, in, bytes, gk, state, NULL)
                              : AESGEN_BIND_GCM_ENC_YIELD(out, in, bytes, gk, state, yield_flag);
}

static void end_aad(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx) {
    if (ctx->phase == IN_AAD && ctx->aad_bytes % 16 != 0) {
        end_block(gk, ctx);
    }
    ctx->phase = IN_DATA;
}

int aesgen_gcm_bulk(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, void *out, const void *in,
                    size_t bytes, const volatile uint32_t *yield_flag, size_t *left) {
    uint8_t *to = (uint8_t *)out;
    const uint8_t *from = (const uint8_t *)in;
    size_t begun, whole, undone = 0;
    const int error = left == NULL || aesgen_is_missing(out, in, bytes) ? AESGEN_ERR_NULL : check_use(gk, ctx);
    if (error != AESGEN_OK) {
        return error;
    }
    if (bytes > AESGEN_GCM_MAX_BYTES - ctx->bytes) {
        return AESGEN_ERR_BYTES;
    }
    end_aad(gk, ctx);
    *left = 0;
    if (bytes == 0) {
        return AESGEN_OK;
    }
    begun = rest_of_block(ctx->bytes, bytes);
    whole = (bytes - begun) & ~(size_t)15;
    add_data(gk, ctx, to, from, begun);
    to += begun;
    from += begun;
    if (whole != 0) {
        undone = run_kernel(gk, ctx, to, from, whole, yield_flag);
        ctx->bytes += whole - undone;
    }
    if (undone == 0) {
        add_data(gk, ctx, to + whole, from + whole, bytes - begun - whole);
    } else {
        *left = undone + (bytes - begun - whole);
    }
    return AESGEN_OK;
}

int aesgen_gcm_update(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, void *out, const void *in,
                      size_t bytes) {
    size_t left;
    return aesgen_gcm_bulk(gk, ctx, out, in, bytes, NULL, &left);
}

/* May this message end so? Then its whole tag goes into `tag`. */
static int end(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, uint8_t tag[16], const void *given,
               size_t tag_bytes, int is_decryption) {
    uint8_t last[16];
    const int error = given == NULL ? AESGEN_ERR_NULL : check_use(gk, ctx);
    if (error != AESGEN_OK) {
        return error;
    }
    if (!aesgen_gcm_is_tag_size(gk, tag_bytes)) {
        return AESGEN_ERR_TAG_BYTES;
    }
    if ((ctx->is_decryption != 0) != is_decryption) {
        return AESGEN_ERR_ORDER;
    }
    end_aad(gk, ctx);
    if (ctx->bytes % 16 != 0) {
        end_block(gk, ctx);
    }
    aesgen_store_be64(last, 8 * ctx->aad_bytes);
    aesgen_store_be64(last + 8, 8 * ctx->bytes);
    AESGEN_BIND_GHASH(last, sizeof last, gk, ctx->state.hash, NULL);
    AESGEN_BIND_ECB_ENC(tag, ctx->first, 16, &gk->schedule, NULL, NULL);
    for (size_t i = 0; i < 16; i++) {
        tag[i] ^= ctx->state.hash[i];
    }
    aesgen_wipe(ctx, sizeof *ctx);
    return AESGEN_OK;
}

int aesgen_gcm_finish(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, void *tag, size_t tag_bytes) {
    uint8_t right[16];
    const int error = end(gk, ctx, right, tag, tag_bytes, 0);
    if (error == AESGEN_OK) {
        aesgen_gcm_put_tag((uint8_t *)tag, tag_bytes, right);
        aesgen_wipe(right, sizeof right);
    }
    return error;
}

int aesgen_gcm_verify(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, const void *tag,
                      size_t tag_bytes) {
    uint8_t right[16];
    int error = end(gk, ctx, right, tag, tag_bytes, 1);
    if (error == AESGEN_OK) {
        error = aesgen_gcm_check_tag((const uint8_t *)tag, tag_bytes, right);
        aesgen_wipe(right, sizeof right);
    }
    return error;
}

void aesgen_gcm_wipe(struct aesgen_gcm_context *ctx) {
    if (ctx != NULL) {
        aesgen_wipe(ctx, sizeof *ctx);
    }
}
