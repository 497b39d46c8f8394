/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sessions: what is held when, and how a message is cut where the resource must be given up. Which kernel runs is aesgen_bulk's affair. */
#include "aesgen_session.h"
#include "gcm_sizes.h"
#include "kernel.h"

/* Of `phase`. Not small, so that memory that was never a session is hardly taken for one. */
enum { STARTED = 0x5e55a501, ENDING = 0x5e55a502 /* wiped, but its release failed */ };

/* Of `message`. */
enum { NO_IV, BEGUN /* XTS: the tweak is as it was given; GCM: there has been no data */, RUNNING };

static const struct aesgen_resource no_resource;

static const struct aesgen_resource *resource(const struct aesgen_session *s) {
    return s->options.resource != NULL ? s->options.resource : &no_resource;
}

static int is_xts(enum aesgen_mode mode) { return mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC; }
static int is_gcm(enum aesgen_mode mode) { return mode == AESGEN_GCM_ENC || mode == AESGEN_GCM_DEC; }
static int is_ecb(enum aesgen_mode mode) { return mode == AESGEN_ECB_ENC || mode == AESGEN_ECB_DEC; }

/* ---- Holding the resource ---- */

static uint64_t now(const struct aesgen_session *s) {
    return resource(s)->now != NULL ? resource(s)->now(s->options.cookie) : 0;
}

static uint64_t since(const struct aesgen_session *s, uint64_t then) {
    const uint64_t time = now(s);
    return time > then ? time - then : 0;
}

static int call(struct aesgen_session *s, int (*hook)(void *cookie), enum aesgen_hook name) {
    const int error = hook != NULL ? hook(s->options.cookie) : 0;
    if (error != 0) {
        s->failed = name;
    }
    return error;
}

static int acquire(struct aesgen_session *s) {
    int error;
    if (s->holder != NULL) {
        return AESGEN_OK;
    }
    error = call(s, resource(s)->acquire, AESGEN_HOOK_ACQUIRE);
    if (error == 0) {
        s->holder = s;
        s->held_since = now(s);
        s->hold_bytes = 0;
        s->counters.acquires++;
    }
    return error;
}

static int release(struct aesgen_session *s) {
    uint64_t held;
    int error;
    if (s->holder == NULL) {
        return AESGEN_OK;
    }
    held = since(s, s->held_since);
    error = call(s, resource(s)->release, AESGEN_HOOK_RELEASE);
    s->is_release_due = error != 0;
    if (error == 0) {
        s->holder = NULL;
        s->counters.releases++;
        s->counters.longest_hold = held > s->counters.longest_hold ? held : s->counters.longest_hold;
    }
    return error;
}

/* The caller goes on with another acquire. */
static int give_way(struct aesgen_session *s) {
    int error = release(s);
    if (error == 0) {
        error = call(s, resource(s)->yield, AESGEN_HOOK_YIELD);
    }
    s->counters.yields += error == 0;
    return error;
}

/* Must this hold end although there is work? */
static int is_spent(const struct aesgen_session *s) {
    const struct aesgen_session_options *const o = &s->options;
    return aesgen_flag_is_set(o->yield_flag) || (o->max_hold_bytes != 0 && s->hold_bytes >= o->max_hold_bytes) ||
           (o->max_hold_time != 0 && since(s, s->held_since) >= o->max_hold_time);
}

static int is_idle(const struct aesgen_session *s) {
    return s->options.policy == AESGEN_AUTOSUSPEND && since(s, s->idle_since) >= s->options.delay;
}

/* What a timer would have done meanwhile. */
static int catch_up(struct aesgen_session *s) {
    return s->holder != NULL && (s->is_release_due || is_idle(s) || is_spent(s)) ? release(s) : AESGEN_OK;
}

/* From one call to the next. */
static int keeps(const struct aesgen_session *s) {
    return s->options.policy == AESGEN_PER_SESSION ||
           (s->options.policy == AESGEN_AUTOSUSPEND && s->options.delay != 0);
}

/* A call that may reach hooks. */
static void begin(struct aesgen_session *s) {
    s->is_busy = 1;
    s->failed = AESGEN_HOOK_NONE;
}

/* The end of a call that so far has this result. A release that has just failed is the next call's. */
static int settle(struct aesgen_session *s, int error) {
    if (s->holder != NULL && !s->is_release_due) {
        s->idle_since = s->options.policy == AESGEN_AUTOSUSPEND ? now(s) : 0;
        if (!keeps(s) || is_spent(s)) {
            const int failed = release(s);
            error = error != 0 ? error : failed;
        }
    }
    s->is_busy = 0;
    return error;
}

/* Of one that holds, or that has an engine. */
static int is_copy(const struct aesgen_session *s) {
    return (s->holder != NULL && s->holder != s) || (s->user != NULL && s->user != s);
}

/* May this session be used now? */
static int check_use(const struct aesgen_session *s) {
    if (s == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (s->phase != STARTED) {
        return AESGEN_ERR_NOT_STARTED;
    }
    if (is_copy(s)) {
        return AESGEN_ERR_COPIED;
    }
    if (s->is_busy) {
        return AESGEN_ERR_BUSY;
    }
    return AESGEN_OK;
}

/* ---- Work ---- */

/* CTR: the rest of a key-stream block, whole blocks, or what begins a last one. */
static size_t ctr_bytes(const struct aesgen_ctr_context *ctr, size_t left) {
    const size_t held = sizeof ctr->stream - ctr->used;
    if (held != 0) {
        return left < held ? left : held;
    }
    return left < AESGEN_BLOCK_BYTES ? left : left & ~(size_t)15;
}

/* XTS never leaves fewer than 16 bytes of a unit; 0 where this hold has no room for what must not be cut. */
static size_t piece_bytes(const struct aesgen_session *s, size_t left) {
    const struct aesgen_session_options *const o = &s->options;
    size_t bytes = s->mode == AESGEN_CTR ? ctr_bytes(&s->key.ctr, left) : left;
    /* An engine does not look at a flag. */
    const int has_looks = o->max_hold_time != 0 || (o->engine != NULL && o->yield_flag != NULL);
    size_t most = o->chunk_bytes != 0 ? o->chunk_bytes : has_looks ? AESGEN_SESSION_CHUNK_BYTES : SIZE_MAX;
    if (o->max_hold_bytes != 0 && o->max_hold_bytes - s->hold_bytes < most) {
        most = (size_t)(o->max_hold_bytes - s->hold_bytes);
    }
    if (bytes > most) {
        bytes = most & ~(size_t)15;
        if (is_xts(s->mode) && left - bytes < AESGEN_BLOCK_BYTES) {
            bytes -= AESGEN_BLOCK_BYTES;
        }
    }
    return bytes;
}

/* Without `out` it is AAD. */
static int run_gcm(struct aesgen_session *s, void *out, const void *in, size_t bytes, size_t *left) {
    const struct aesgen_gcm_key *const key = &s->key.gcm.key;
    struct aesgen_gcm_context *const context = &s->key.gcm.context;
    return out == NULL ? aesgen_gcm_bulk_aad(key, context, in, bytes, s->options.yield_flag, left)
                       : aesgen_gcm_bulk(key, context, out, in, bytes, s->options.yield_flag, left);
}

static int run_kernel(struct aesgen_session *s, void *out, const void *in, size_t bytes, size_t *left) {
    struct aesgen_ctr_context *const ctr = &s->key.ctr;
    if (is_gcm(s->mode)) {
        return run_gcm(s, out, in, bytes, left);
    }
    if (s->mode == AESGEN_CTR && bytes % AESGEN_BLOCK_BYTES != 0) {
        const int error = aesgen_ctr_update(ctr, out, in, bytes);
        *left = error == AESGEN_OK ? 0 : bytes;
        return error;
    }
    return aesgen_bulk(s->mode, is_xts(s->mode) ? &s->key.xts.data : &ctr->key, out, in, bytes,
                       s->mode == AESGEN_CTR ? ctr->counter : s->state, s->options.yield_flag, left);
}

/* The engine's code, remembered. */
static int by_engine(struct aesgen_session *s, int error) {
    if (error != 0) {
        s->failed = AESGEN_HOOK_ENGINE;
    }
    return error;
}

/* Less than a block of CTR, or the rest of one: its key stream is what the engine makes of zeros. */
static int run_engine_in_block(struct aesgen_session *s, uint8_t *out, const uint8_t *in, size_t bytes, size_t *left) {
    struct aesgen_ctr_context *const ctr = &s->key.ctr;
    if (ctr->used == sizeof ctr->stream) {
        size_t undone = sizeof ctr->stream;
        int error;
        memset(ctr->stream, 0, sizeof ctr->stream);
        error = s->options.engine->run(s->options.cookie, ctr->stream, ctr->stream, sizeof ctr->stream, ctr->counter,
                                       &undone);
        if (undone == 0) {
            ctr->used = 0;
        }
        if (error != 0 || undone != 0) {
            return by_engine(s, error);
        }
    }
    for (size_t i = 0; i < bytes; i++) {
        out[i] = in[i] ^ ctr->stream[ctr->used++];
    }
    *left = 0;
    return AESGEN_OK;
}

/* Multiplies an encrypted tweak by x (IEEE 1619, 5.2), without a branch on it. */
static void double_tweak(uint8_t tweak[AESGEN_BLOCK_BYTES]) {
    unsigned carry = 0;
    for (size_t i = 0; i < AESGEN_BLOCK_BYTES; i++) {
        carry |= (unsigned)tweak[i] << 1;
        tweak[i] = (uint8_t)carry;
        carry >>= 8;
    }
    tweak[0] ^= (uint8_t)(0x87 & (0 - carry));
}

/* An engine encrypts the tweak itself, so midway in a data unit it gets the one whose encryption is due there. */
static int run_engine_xts(struct aesgen_session *s, void *out, const void *in, size_t bytes, size_t *left) {
    uint8_t tweak[AESGEN_BLOCK_BYTES];
    int error = aesgen_ecb_decrypt(&s->key.xts.tweak, tweak, s->state, sizeof tweak);
    if (error != AESGEN_OK) {
        return error;
    }
    error = s->options.engine->run(s->options.cookie, out, in, bytes, tweak, left);
    aesgen_wipe(tweak, sizeof tweak);
    for (size_t done = bytes - *left; done >= AESGEN_BLOCK_BYTES; done -= AESGEN_BLOCK_BYTES) {
        double_tweak(s->state);
    }
    return by_engine(s, error);
}

static int run_engine(struct aesgen_session *s, void *out, const void *in, size_t bytes, size_t *left) {
    if (is_xts(s->mode)) {
        return run_engine_xts(s, out, in, bytes, left);
    }
    if (s->mode == AESGEN_CTR && bytes % AESGEN_BLOCK_BYTES != 0) {
        return run_engine_in_block(s, (uint8_t *)out, (const uint8_t *)in, bytes, left);
    }
    return by_engine(s, s->options.engine->run(s->options.cookie, out, in, bytes,
                                               s->mode == AESGEN_CTR ? s->key.ctr.counter : s->state, left));
}

/* Sets `*left`, whatever it returns. */
static int run(struct aesgen_session *s, void *out, const void *in, size_t bytes, size_t *left) {
    *left = bytes;
    if (is_xts(s->mode) && s->message == BEGUN) {
        const int error = aesgen_xts_tweak(&s->key.xts, s->state);
        if (error != AESGEN_OK) {
            return error;
        }
        s->message = RUNNING;
    }
    return s->options.engine != NULL ? run_engine(s, out, in, bytes, left) : run_kernel(s, out, in, bytes, left);
}

/* One piece of what is left, or only a yield where that is due first. */
static int step(struct aesgen_session *s, void *out, const void *in, size_t *left) {
    size_t undone, bytes, done;
    int is_stopped, error = acquire(s);
    if (error != 0) {
        return error;
    }
    bytes = piece_bytes(s, *left);
    if (bytes == 0) {
        return give_way(s);
    }
    error = run(s, out, in, bytes, &undone);
    done = bytes - undone;
    /* A kernel stops at a flag, an engine where it takes no more at once. */
    is_stopped = undone != 0 && s->options.engine == NULL;
    s->hold_bytes += done;
    s->counters.bytes += done;
    if (is_xts(s->mode)) {
        s->unit_bytes += done;
        if (done % AESGEN_BLOCK_BYTES != 0) {
            s->message = NO_IV;
        }
    }
    *left -= done;
    if (error != 0) {
        return error;
    }
    if (done == 0 && s->options.engine != NULL) {
        return by_engine(s, AESGEN_ERR_BYTES);
    }
    return *left != 0 && (is_stopped || is_spent(s)) ? give_way(s) : AESGEN_OK;
}

static int start_gcm(struct aesgen_session *s, const void *iv, size_t iv_bytes) {
    const int error = aesgen_gcm_start(&s->key.gcm.key, &s->key.gcm.context, s->mode, iv, iv_bytes);
    s->message = error == AESGEN_OK ? BEGUN : NO_IV;
    return error;
}

/* Was the session overwritten? The kernels' own functions see that of theirs. */
static int is_sound(const struct aesgen_session *s) {
    const struct aesgen_ctr_context *const ctr = &s->key.ctr;
    return s->options.engine == NULL || is_xts(s->mode) || is_gcm(s->mode) ||
           (aesgen_is_expanded(&ctr->key) && ctr->used <= sizeof ctr->stream);
}

static int check_piece(const struct aesgen_session *s, const void *out, const void *in, size_t bytes) {
    if (bytes == 0) {
        return AESGEN_OK;
    }
    if (out == NULL || in == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (s->message == NO_IV) {
        return AESGEN_ERR_NO_IV;
    }
    if (!is_sound(s)) {
        return AESGEN_ERR_SCHEDULE;
    }
    if (is_xts(s->mode)) {
        return bytes >= AESGEN_BLOCK_BYTES && bytes <= AESGEN_XTS_MAX_BYTES - s->unit_bytes ? AESGEN_OK
                                                                                            : AESGEN_ERR_BYTES;
    }
    if (is_gcm(s->mode)) {
        return bytes <= AESGEN_GCM_MAX_BYTES - s->key.gcm.context.bytes ? AESGEN_OK : AESGEN_ERR_BYTES;
    }
    return s->mode == AESGEN_CTR || bytes % AESGEN_BLOCK_BYTES == 0 ? AESGEN_OK : AESGEN_ERR_BYTES;
}

static int check_aad(const struct aesgen_session *s, const void *aad, size_t bytes) {
    if (!is_gcm(s->mode)) {
        return AESGEN_ERR_MODE;
    }
    if (aad == NULL && bytes != 0) {
        return AESGEN_ERR_NULL;
    }
    if (s->message != BEGUN) {
        return s->message == NO_IV ? AESGEN_ERR_NO_IV : AESGEN_ERR_ORDER;
    }
    return bytes <= AESGEN_GCM_MAX_AAD_BYTES - s->key.gcm.context.aad_bytes ? AESGEN_OK : AESGEN_ERR_BYTES;
}

/* All of it, in pieces; AAD has no `out`. */
static int work(struct aesgen_session *s, uint8_t *out, const uint8_t *in, size_t bytes, size_t *done) {
    size_t left = bytes;
    int error;
    begin(s);
    error = catch_up(s);
    while (error == 0 && left != 0) {
        const size_t at = bytes - left;
        error = step(s, out != NULL ? out + at : NULL, in + at, &left);
    }
    *done = bytes - left;
    return settle(s, error);
}

/* ---- The API ---- */

static int check_options(const struct aesgen_session_options *o, enum aesgen_mode mode) {
    const unsigned gcm_options = is_gcm(mode) ? AESGEN_GCM_SHORT_TAGS : 0;
    const int has_time = o->resource != NULL && o->resource->now != NULL;
    const int is_timed = o->policy == AESGEN_AUTOSUSPEND || o->max_hold_time != 0;
    return (unsigned)o->policy <= AESGEN_AUTOSUSPEND && (o->gcm_options & ~gcm_options) == 0 &&
                   (has_time || !is_timed) &&
                   (o->max_hold_bytes == 0 || o->max_hold_bytes >= AESGEN_SESSION_MIN_BYTES) &&
                   (o->chunk_bytes == 0 || o->chunk_bytes >= AESGEN_SESSION_MIN_BYTES)
               ? AESGEN_OK
               : AESGEN_ERR_OPTIONS;
}

/* Where an engine has the key, XTS needs its second one for tweaks midway, and the refusal of equal halves. */
static int expand(struct aesgen_session *s, const void *key, size_t key_bytes) {
    if (is_xts(s->mode)) {
        return aesgen_xts_key_expand(&s->key.xts, key, key_bytes);
    }
    if (s->options.engine != NULL) {
        if (is_gcm(s->mode)) {
            s->key.gcm.key.options = (uint8_t)s->options.gcm_options;
        } else {
            /* A sign that this is no key that was wiped; there are no round keys. */
            s->key.ctr.key.rounds = (uint8_t)(key_bytes / 4 + 6);
            s->key.ctr.used = sizeof s->key.ctr.stream;
        }
        return AESGEN_OK;
    }
    if (is_gcm(s->mode)) {
        return aesgen_gcm_key_expand(&s->key.gcm.key, key, key_bytes, s->options.gcm_options);
    }
    s->key.ctr.used = sizeof s->key.ctr.stream;
    return aesgen_key_expand(&s->key.ctr.key, key, key_bytes);
}

static void wipe(struct aesgen_session *s) {
    aesgen_wipe(&s->key, sizeof s->key);
    aesgen_wipe(s->state, sizeof s->state);
    if (s->user == s) {
        s->options.engine->wipe(s->options.cookie);
    }
}

static int set_engine(struct aesgen_session *s, const void *key, size_t key_bytes) {
    const struct aesgen_engine *const engine = s->options.engine;
    int error;
    if (engine == NULL) {
        return AESGEN_OK;
    }
    if (is_gcm(s->mode) && engine->gcm == NULL) {
        return AESGEN_ERR_MODE;
    }
    error = engine->set_key(s->options.cookie, s->mode, key, key_bytes);
    if (error == 0) {
        s->user = s;
    }
    return by_engine(s, error);
}

int aesgen_session_start(struct aesgen_session *session, enum aesgen_mode mode, const void *key, size_t key_bytes,
                         const struct aesgen_session_options *options) {
    static const struct aesgen_session_options no_options;
    int error;
    if (session == NULL || key == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (session->phase == STARTED || session->phase == ENDING) {
        return AESGEN_ERR_STARTED;
    }
    if ((unsigned)mode >= AESGEN_BULK_MODES && !is_gcm(mode)) {
        return AESGEN_ERR_MODE;
    }
    if (!aesgen_is_key_size(is_xts(mode), key_bytes)) {
        return AESGEN_ERR_KEY_BYTES;
    }
    options = options != NULL ? options : &no_options;
    error = check_options(options, mode);
    if (error != AESGEN_OK) {
        return error;
    }
    memset(session, 0, sizeof *session);
    session->phase = STARTED;
    session->is_busy = 1;
    session->mode = mode;
    session->options = *options;
    session->message = is_ecb(mode) ? RUNNING : NO_IV;
    error = set_engine(session, key, key_bytes);
    if (error == 0) {
        error = acquire(session);
    }
    if (error == 0) {
        error = expand(session, key, key_bytes);
    }
    if (error == 0) {
        return settle(session, AESGEN_OK);
    }
    wipe(session);
    session->is_busy = 0;
    session->phase = release(session) == 0 ? 0 : ENDING;
    return error;
}

int aesgen_session_iv(struct aesgen_session *session, const uint8_t iv[AESGEN_BLOCK_BYTES]) {
    const int error = check_use(session);
    if (error != AESGEN_OK) {
        return error;
    }
    if (is_gcm(session->mode)) {
        return AESGEN_ERR_MODE;
    }
    if (is_ecb(session->mode)) {
        return AESGEN_OK;
    }
    if (iv == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (session->mode == AESGEN_CTR) {
        memcpy(session->key.ctr.counter, iv, AESGEN_BLOCK_BYTES);
        session->key.ctr.used = sizeof session->key.ctr.stream;
    } else {
        memcpy(session->state, iv, AESGEN_BLOCK_BYTES);
    }
    session->unit_bytes = 0;
    session->message = BEGUN;
    return AESGEN_OK;
}

int aesgen_session_update(struct aesgen_session *session, void *out, const void *in, size_t bytes, size_t *done) {
    int error;
    if (done == NULL) {
        return AESGEN_ERR_NULL;
    }
    *done = 0;
    error = check_use(session);
    if (error == AESGEN_OK) {
        error = check_piece(session, out, in, bytes);
    }
    if (error != AESGEN_OK) {
        return error;
    }
    if (is_gcm(session->mode) && bytes != 0) {
        session->message = RUNNING;
    }
    return work(session, (uint8_t *)out, (const uint8_t *)in, bytes, done);
}

int aesgen_session_gcm_iv(struct aesgen_session *session, const void *iv, size_t iv_bytes) {
    int error = check_use(session);
    if (error != AESGEN_OK) {
        return error;
    }
    if (!is_gcm(session->mode) || session->options.engine != NULL) {
        return AESGEN_ERR_MODE;
    }
    if (iv == NULL && iv_bytes != 0) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_gcm_are_sizes(iv_bytes, 0, 0)) {
        return AESGEN_ERR_BYTES;
    }
    if (iv_bytes == AESGEN_GCM_IV_BYTES) {
        return start_gcm(session, iv, iv_bytes);
    }
    begin(session);
    error = catch_up(session);
    if (error == 0) {
        error = acquire(session);
    }
    if (error == 0) {
        error = start_gcm(session, iv, iv_bytes);
    }
    return settle(session, error);
}

int aesgen_session_gcm_aad(struct aesgen_session *session, const void *aad, size_t bytes, size_t *done) {
    int error;
    if (done == NULL) {
        return AESGEN_ERR_NULL;
    }
    *done = 0;
    error = check_use(session);
    if (error == AESGEN_OK) {
        error = check_aad(session, aad, bytes);
    }
    return error != AESGEN_OK ? error : work(session, NULL, (const uint8_t *)aad, bytes, done);
}

/* Both ends of a message: `verify` has one to compare with, else the tag is made. */
static int end_gcm(struct aesgen_session *session, void *tag, const void *verify, size_t tag_bytes) {
    const int is_decryption = verify != NULL;
    struct aesgen_gcm_context context;
    uint8_t made[AESGEN_BLOCK_BYTES];
    int error = check_use(session);
    if (error != AESGEN_OK) {
        return error;
    }
    if (!is_gcm(session->mode)) {
        return AESGEN_ERR_MODE;
    }
    if (tag == NULL && verify == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_gcm_is_tag_size(&session->key.gcm.key, tag_bytes)) {
        return AESGEN_ERR_TAG_BYTES;
    }
    if (session->message == NO_IV) {
        return AESGEN_ERR_NO_IV;
    }
    if ((session->mode == AESGEN_GCM_DEC) != is_decryption) {
        return AESGEN_ERR_ORDER;
    }
    begin(session);
    error = catch_up(session);
    if (error == 0) {
        error = acquire(session);
    }
    if (error == 0) {
        /* On a copy, for if the release fails this call comes again. */
        context = session->key.gcm.context;
        error = is_decryption ? aesgen_gcm_verify(&session->key.gcm.key, &context, verify, tag_bytes)
                              : aesgen_gcm_finish(&session->key.gcm.key, &context, made, tag_bytes);
        aesgen_wipe(&context, sizeof context);
    }
    error = settle(session, error);
    if (error == AESGEN_OK || error == AESGEN_ERR_TAG) {
        if (!is_decryption) {
            memcpy(tag, made, tag_bytes);
        }
        aesgen_gcm_wipe(&session->key.gcm.context);
        session->message = NO_IV;
    }
    return error;
}

int aesgen_session_gcm_finish(struct aesgen_session *session, void *tag, size_t tag_bytes) {
    return end_gcm(session, tag, NULL, tag_bytes);
}

int aesgen_session_gcm_verify(struct aesgen_session *session, const void *tag, size_t tag_bytes) {
    return end_gcm(session, NULL, tag, tag_bytes);
}

static int check_whole_gcm(const struct aesgen_session *s, const struct aesgen_gcm_call *call) {
    const uint64_t most = s->options.max_hold_bytes;
    if (aesgen_is_missing(call->out, call->in, call->bytes) || (call->iv == NULL && call->iv_bytes != 0) ||
        (call->aad == NULL && call->aad_bytes != 0) || (call->tag == NULL && call->verify == NULL)) {
        return AESGEN_ERR_NULL;
    }
    if (!aesgen_gcm_are_sizes(call->iv_bytes, call->aad_bytes, call->bytes) ||
        (most != 0 && (call->bytes > most || call->aad_bytes > most - call->bytes))) {
        return AESGEN_ERR_BYTES;
    }
    return aesgen_gcm_is_tag_size(&s->key.gcm.key, call->tag_bytes) ? AESGEN_OK : AESGEN_ERR_TAG_BYTES;
}

static int run_whole_gcm(struct aesgen_session *s, const struct aesgen_gcm_call *call) {
    const struct aesgen_gcm_key *const gk = &s->key.gcm.key;
    if (s->options.engine != NULL) {
        const int error = s->options.engine->gcm(s->options.cookie, call);
        return error == AESGEN_ERR_TAG ? error : by_engine(s, error);
    }
    return call->tag != NULL ? aesgen_gcm_seal(gk, call->out, call->in, call->bytes, call->iv, call->iv_bytes,
                                               call->aad, call->aad_bytes, call->tag, call->tag_bytes)
                             : aesgen_gcm_open(gk, call->out, call->in, call->bytes, call->iv, call->iv_bytes,
                                               call->aad, call->aad_bytes, call->verify, call->tag_bytes);
}

static int whole_gcm(struct aesgen_session *s, enum aesgen_mode mode, const struct aesgen_gcm_call *call) {
    const uint64_t most = s != NULL ? s->options.max_hold_bytes : 0;
    int error = check_use(s);
    if (error != AESGEN_OK) {
        return error;
    }
    if (s->mode != mode) {
        return AESGEN_ERR_MODE;
    }
    error = check_whole_gcm(s, call);
    if (error != AESGEN_OK) {
        return error;
    }
    begin(s);
    error = catch_up(s);
    /* What is left of this hold's bytes may be too little. */
    if (error == 0 && s->holder != NULL && most != 0 &&
        (uint64_t)call->bytes + call->aad_bytes > most - s->hold_bytes) {
        error = give_way(s);
    }
    if (error == 0) {
        error = acquire(s);
    }
    if (error == 0) {
        error = run_whole_gcm(s, call);
        if (error == AESGEN_OK || error == AESGEN_ERR_TAG) {
            s->hold_bytes += (uint64_t)call->bytes + call->aad_bytes;
            s->counters.bytes += (uint64_t)call->bytes + call->aad_bytes;
            aesgen_gcm_wipe(&s->key.gcm.context);
            s->message = NO_IV;
            (void)settle(s, error);
            return error;
        }
    }
    return settle(s, error);
}

int aesgen_session_gcm_seal(struct aesgen_session *session, void *out, const void *in, size_t bytes, const void *iv,
                            size_t iv_bytes, const void *aad, size_t aad_bytes, void *tag, size_t tag_bytes) {
    const struct aesgen_gcm_call message = {out, in, bytes, iv, iv_bytes, aad, aad_bytes, tag, NULL, tag_bytes};
    return whole_gcm(session, AESGEN_GCM_ENC, &message);
}

int aesgen_session_gcm_open(struct aesgen_session *session, void *out, const void *in, size_t bytes, const void *iv,
                            size_t iv_bytes, const void *aad, size_t aad_bytes, const void *tag, size_t tag_bytes) {
    const struct aesgen_gcm_call message = {out, in, bytes, iv, iv_bytes, aad, aad_bytes, NULL, tag, tag_bytes};
    return whole_gcm(session, AESGEN_GCM_DEC, &message);
}

int aesgen_session_poll(struct aesgen_session *session) {
    int error = check_use(session);
    if (error == AESGEN_OK) {
        begin(session);
        error = catch_up(session);
        session->is_busy = 0;
    }
    return error;
}

int aesgen_session_end(struct aesgen_session *session) {
    int error;
    if (session == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (session->phase != STARTED && session->phase != ENDING) {
        return AESGEN_ERR_NOT_STARTED;
    }
    if (session->is_busy) {
        return AESGEN_ERR_BUSY;
    }
    /* Once: an engine whose key was wiped may be another session's by the time that a release succeeds. */
    if (session->phase == STARTED) {
        wipe(session);
    }
    if (is_copy(session)) {
        session->holder = NULL;
        session->user = NULL;
        session->phase = 0;
        return AESGEN_ERR_COPIED;
    }
    begin(session);
    error = release(session);
    session->is_busy = 0;
    session->phase = error == 0 ? 0 : ENDING;
    return error;
}
