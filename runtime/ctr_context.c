/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* CTR at byte granularity: keeps the rest of the last key-stream block, which a kernel throws away. */
#include "kernel.h"

static void add_stream(struct aesgen_ctr_context *ctx, uint8_t *out, const uint8_t *in, size_t bytes) {
    for (size_t i = 0; i < bytes; i++) {
        out[i] = in[i] ^ ctx->stream[ctx->used + i];
    }
    ctx->used = (uint8_t)(ctx->used + bytes);
}

int aesgen_ctr_init(struct aesgen_ctr_context *ctx, const void *key, size_t key_bytes, const uint8_t counter[16]) {
    int error;
    if (ctx == NULL || counter == NULL) {
        return AESGEN_ERR_NULL;
    }
    error = aesgen_key_expand(&ctx->key, key, key_bytes);
    if (error == AESGEN_OK) {
        memcpy(ctx->counter, counter, sizeof ctx->counter);
        memset(ctx->stream, 0, sizeof ctx->stream);
        ctx->used = sizeof ctx->stream;
    }
    return error;
}

int aesgen_ctr_update(struct aesgen_ctr_context *ctx, void *out, const void *in, size_t bytes) {
    uint8_t *to = (uint8_t *)out;
    const uint8_t *from = (const uint8_t *)in;
    size_t held, whole;
    int error;
    if (ctx == NULL || aesgen_is_missing(out, in, bytes)) {
        return AESGEN_ERR_NULL;
    }
    /* Memory that was never a context may say anything here; reading past `stream` for it would leak the stack. */
    if (ctx->used > sizeof ctx->stream) {
        return AESGEN_ERR_SCHEDULE;
    }
    if (bytes == 0) {
        return aesgen_ctr(&ctx->key, NULL, NULL, 0, ctx->counter);
    }
    held = sizeof ctx->stream - ctx->used;
    if (held > bytes) {
        held = bytes;
    }
    whole = (bytes - held) & ~(size_t)15;

    /* The kernel goes first: it is what may refuse, and a refused call writes nothing. */
    error = aesgen_ctr(&ctx->key, to + held, from + held, whole, ctx->counter);
    if (error != AESGEN_OK) {
        return error;
    }
    add_stream(ctx, to, from, held);
    if (held + whole < bytes) {
        memset(ctx->stream, 0, sizeof ctx->stream);
        error = aesgen_ctr(&ctx->key, ctx->stream, ctx->stream, sizeof ctx->stream, ctx->counter);
        ctx->used = 0;
        add_stream(ctx, to + held + whole, from + held + whole, bytes - held - whole);
    }
    return error;
}

void aesgen_ctr_wipe(struct aesgen_ctr_context *ctx) {
    if (ctx != NULL) {
        aesgen_wipe(ctx, sizeof *ctx);
    }
}
