/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Sessions: a key and a mode bound to a resource that is expensive to take, which is then taken once for many calls and not for each: an accelerator's power, a
 * vector unit that must be claimed, a lock, a socket. docs/sessions.md says when that pays.
 *
 * The rules of aesgen.h hold, and:
 *   - A session is plain data of its owner; nothing is allocated and no thread is started. One thread at a time may be in a function on it.
 *   - Its memory is zero before the first aesgen_session_start; every other function refuses it until then, and again after aesgen_session_end.
 *   - A session that holds its resource, or has an engine, stays where it is: elsewhere it is refused. Another may be copied, but not from within a hook of its own,
 *     and the copy is a session of its own.
 */
#ifndef AESGEN_SESSION_H
#define AESGEN_SESSION_H

#include "aesgen.h"

#ifdef AESGEN_PREFIX
#define aesgen_session_end AESGEN_NAME(aesgen_session_end)
#define aesgen_session_gcm_aad AESGEN_NAME(aesgen_session_gcm_aad)
#define aesgen_session_gcm_finish AESGEN_NAME(aesgen_session_gcm_finish)
#define aesgen_session_gcm_iv AESGEN_NAME(aesgen_session_gcm_iv)
#define aesgen_session_gcm_open AESGEN_NAME(aesgen_session_gcm_open)
#define aesgen_session_gcm_seal AESGEN_NAME(aesgen_session_gcm_seal)
#define aesgen_session_gcm_verify AESGEN_NAME(aesgen_session_gcm_verify)
#define aesgen_session_iv AESGEN_NAME(aesgen_session_iv)
#define aesgen_session_poll AESGEN_NAME(aesgen_session_poll)
#define aesgen_session_start AESGEN_NAME(aesgen_session_start)
#define aesgen_session_update AESGEN_NAME(aesgen_session_update)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The resource. Each hook gets the session's cookie and may be NULL, which does nothing and succeeds. A hook returns 0, or a code that the function it was called from
 * returns as it is; take codes above 0, which no `enum aesgen_error` is. Hooks are called on the caller's thread and never while a kernel runs; every kernel
 * runs between `acquire` and `release`, key expansion included. A hook may not call a function on the session that called it.
 *
 * A session calls `acquire` and `release` in turn. Sessions that share a resource know nothing of each other: their hooks count, or lock, as the resource needs it.
 */
struct aesgen_resource {
    int (*acquire)(void *cookie);  /* failed: not held */
    int (*release)(void *cookie);  /* failed: still held, and tried again first thing in the next call */
    int (*yield)(void *cookie);    /* between a release and an acquire: let others run, clear the yield flag */
    uint64_t (*now)(void *cookie); /* the time, in units of your choice; never goes back */
};

/* A whole message of GCM: what aesgen_gcm_seal and aesgen_gcm_open take. */
struct aesgen_gcm_call {
    void *out;
    const void *in;
    size_t bytes;
    const void *iv;
    size_t iv_bytes;
    const void *aad;
    size_t aad_bytes;
    void *tag;          /* to write, else NULL */
    const void *verify; /* to compare with, else NULL */
    size_t tag_bytes;
};

/*
 * What does the work in place of this library's kernels: an accelerator behind a driver. Functions get the session's cookie, as the hooks of the resource do, and return 0 or a code as a hook does, or one of
 * `enum aesgen_error`. An engine serves one session at a time. `run`, and `gcm` unless it is NULL, are called within a hold only.
 */
struct aesgen_engine {
    const char *name;
    /* Before the first acquire: takes a copy of the key, which it needs until `wipe`. AESGEN_ERR_MODE: not of this engine. Sizes have been checked. */
    int (*set_key)(void *cookie, enum aesgen_mode mode, const void *key, size_t key_bytes);
    /*
     * Does `bytes` bytes, or only the first of them where it cannot take as many at once, and sets `*left` to how many are not done, whatever it returns. What is done is whole blocks; only XTS
     * has other lengths, and may leave nothing or at least 16 bytes. Nothing done and 0 returned counts as AESGEN_ERR_BYTES. `state` is CBC's IV or CTR's counter block, stepped on by what is done, or XTS's tweak before its encryption, as if a
     * data unit began here, which is not written.
     */
    int (*run)(void *cookie, void *out, const void *in, size_t bytes, uint8_t state[AESGEN_BLOCK_BYTES], size_t *left);
    /* All of a message or nothing, though `out` may then hold part of it. AESGEN_ERR_BYTES: longer than it takes at once, or an IV that it does not have. AESGEN_ERR_TAG: the tag is wrong, and `out` is zero. */
    int (*gcm)(void *cookie, const struct aesgen_gcm_call *call);
    /* Forgets the key. Never fails, and may come again. */
    void (*wipe)(void *cookie);
};

/* The smallest limit: XTS cannot cut the last 31 bytes of a data unit. */
#define AESGEN_SESSION_MIN_BYTES 32
/* How often the time is looked at where `chunk_bytes` is 0. */
#define AESGEN_SESSION_CHUNK_BYTES 4096

/* When a session releases what it holds. */
enum aesgen_policy {
    AESGEN_PER_CALL,    /* at the end of each call */
    AESGEN_PER_SESSION, /* at the end of the session */
    AESGEN_AUTOSUSPEND  /* when `delay` has passed since its last call; `delay` 0 is AESGEN_PER_CALL */
};

/* What is zero is a choice too: AESGEN_PER_CALL, no resource, no limits, no flag. */
struct aesgen_session_options {
    const struct aesgen_resource *resource; /* NULL: none; stays where it is as long as the session lives */
    const struct aesgen_engine *engine;     /* NULL: this library's kernels; else it stays likewise */
    void *cookie;
    enum aesgen_policy policy;
    uint64_t delay; /* AESGEN_AUTOSUSPEND: in units of `now` */
    /*
     * A hold, which is the time from an acquire to its release, ends early once it has seen this much: inside a call by a yield, which is release, yield and
     * acquire, and otherwise at the end of the call. 0: no limit. A byte limit is at least AESGEN_SESSION_MIN_BYTES and never exceeded; the time, in units of `now`,
     * is looked at after each chunk and so is exceeded by as long as one takes.
     */
    uint64_t max_hold_bytes;
    uint64_t max_hold_time;
    /* The most that a kernel gets at once, at least AESGEN_SESSION_MIN_BYTES; 0: all of it, or AESGEN_SESSION_CHUNK_BYTES where there is a limit of time. */
    size_t chunk_bytes;
    /*
     * Not zero when somebody wants the resource: set by anyone, cleared by the yield hook, for the library never writes it. The yielding kernels look at it on the
     * way, every kernel's chunks end with a look, and aesgen_session_poll looks too. NULL: none. 4-byte aligned.
     */
    const volatile uint32_t *yield_flag;
    unsigned gcm_options; /* of aesgen_gcm_key_expand; 0 in another mode */
};

/* Since the start. Where all went well and the session has ended, acquires are as many as releases. */
struct aesgen_session_counters {
    uint64_t acquires; /* that succeeded, as releases and yields are */
    uint64_t releases;
    uint64_t yields;
    uint64_t bytes;        /* of data, and of AAD */
    uint64_t longest_hold; /* in units of `now`, 0 without it; of holds that are over */
};

enum aesgen_hook {
    AESGEN_HOOK_NONE,
    AESGEN_HOOK_ACQUIRE,
    AESGEN_HOOK_RELEASE,
    AESGEN_HOOK_YIELD,
    AESGEN_HOOK_ENGINE /* no hook: a function of the engine */
};

/* Zero it before the first start. `counters` and `failed` may be read, also after the end; the rest is the library's. */
struct aesgen_session {
    struct aesgen_session_counters counters;
    enum aesgen_hook failed; /* the hook that failed in the last call */
    uint32_t phase;
    enum aesgen_mode mode;
    struct aesgen_session_options options;
    const struct aesgen_session *holder; /* this session while it holds the resource, else NULL */
    const struct aesgen_session *user;   /* this session where it has an engine, else NULL */
    uint64_t held_since;
    uint64_t idle_since;
    uint64_t hold_bytes;
    size_t unit_bytes; /* XTS: done of the data unit */
    uint8_t is_release_due;
    uint8_t is_busy;
    uint8_t message; /* how far the message is */
    uint8_t state[AESGEN_BLOCK_BYTES];
    union {
        struct aesgen_xts_key xts;
        struct aesgen_ctr_context ctr; /* ECB and CBC: its key alone */
        struct {
            struct aesgen_gcm_key key;
            struct aesgen_gcm_context context;
        } gcm;
    } key;
};

/*
 * Expands `key`, 16, 24 or 32 bytes or for XTS 32 or 64, for a mode below AESGEN_BULK_MODES, AESGEN_GCM_ENC or AESGEN_GCM_DEC; `options` is copied, NULL is all zero. Errors: AESGEN_ERR_NULL, _MODE,
 * _KEY_BYTES, _EQUAL_KEYS, _OPTIONS (a limit that is too small, no such policy, a delay or limit of time without `now`, or options of GCM that it does not have), _STARTED, or a hook's code. Whatever it
 * returned, aesgen_session_end leaves the resource released and the key wiped: after a failed `release` the session holds the resource and can be used or ended.
 */
AESGEN_MUST_CHECK int aesgen_session_start(struct aesgen_session *session, enum aesgen_mode mode, const void *key,
                                           size_t key_bytes, const struct aesgen_session_options *options);

/*
 * Begins a message: `iv` is CBC's IV, CTR's counter block, XTS's tweak, the data unit's number as a 128-bit little-endian integer. A message before it is over, however
 * far it was. ECB has none and needs none: there NULL is allowed. No hook is called. Errors: AESGEN_ERR_NULL, _NOT_STARTED, _BUSY, _COPIED, and _MODE of GCM, which has its own.
 */
AESGEN_MUST_CHECK int aesgen_session_iv(struct aesgen_session *session, const uint8_t iv[AESGEN_BLOCK_BYTES]);

/*
 * The next `bytes` bytes of the message: ECB and CBC multiples of 16, CTR and GCM any; XTS 16 or more, and a piece that is no multiple of 16 ends the data unit by ciphertext
 * stealing. The pieces joined equal one call.
 *
 * `*done` is set whatever is returned: how many bytes are done, always the first ones; 0 of a refused call. Where a hook failed call again with the rest, and the
 * operation goes on as if nothing had happened; or end the session. All bytes may be done and yet the last `release` have failed. 0 bytes are allowed in every mode.
 * Errors: AESGEN_ERR_NULL, _BYTES, _NOT_STARTED, _NO_IV (no aesgen_session_iv yet, or XTS has stolen), _BUSY, _COPIED, _SCHEDULE (the session was overwritten), or a hook's code.
 */
AESGEN_MUST_CHECK int aesgen_session_update(struct aesgen_session *session, void *out, const void *in, size_t bytes,
                                            size_t *done);

/*
 * A message of GCM in pieces: aesgen_session_gcm_iv, any aesgen_session_gcm_aad, any aesgen_session_update, then aesgen_session_gcm_finish if the session encrypts or
 * aesgen_session_gcm_verify if it decrypts. aesgen.h says what they take, and that data is unverified until aesgen_session_gcm_verify has returned 0.
 *
 * Each can be called again where a hook failed, and then does what it would have done. An IV of 12 bytes calls no hook; one of another size is hashed by a kernel, so there is
 * an acquire first, as there is before the tag. Neither counts as bytes of a hold. aesgen_session_gcm_aad is to AAD what aesgen_session_update is to data.
 * aesgen_session_gcm_finish writes `tag` only if it returns 0; aesgen_session_gcm_verify returns AESGEN_ERR_TAG for a wrong one even where a release failed, which then is the
 * next call's. The message is over when either has returned one of these two.
 * Errors: AESGEN_ERR_NULL, _BYTES, _TAG_BYTES, _NOT_STARTED, _BUSY, _COPIED, _SCHEDULE, _MODE (the session is of another mode), _NO_IV, _ORDER (AAD after data, finish and verify in the other's
 * direction), _TAG, or a hook's code.
 */
AESGEN_MUST_CHECK int aesgen_session_gcm_iv(struct aesgen_session *session, const void *iv, size_t iv_bytes);
AESGEN_MUST_CHECK int aesgen_session_gcm_aad(struct aesgen_session *session, const void *aad, size_t bytes,
                                             size_t *done);
AESGEN_MUST_CHECK int aesgen_session_gcm_finish(struct aesgen_session *session, void *tag, size_t tag_bytes);
AESGEN_MUST_CHECK int aesgen_session_gcm_verify(struct aesgen_session *session, const void *tag, size_t tag_bytes);

/*
 * A whole message of GCM in one call, as aesgen_gcm_seal and aesgen_gcm_open of aesgen.h have it, in sessions of AESGEN_GCM_ENC and AESGEN_GCM_DEC respectively. It is done within one
 * hold, so no limit may be less than its AAD and data together; a message in pieces before it is over. With an engine there are no others: it gets whole messages only, and
 * aesgen_session_gcm_iv returns AESGEN_ERR_MODE.
 *
 * Where `acquire` or the engine failed the message is not done: call again with it, in place anew if the engine may have written, or with another. A `release` that fails after the message is the next call's.
 * Errors: AESGEN_ERR_NULL, _BYTES (more than GCM, the limit or the engine takes at once, or an IV that the engine does not have), _TAG_BYTES, _NOT_STARTED, _BUSY, _COPIED, _MODE, _SCHEDULE, _TAG,
 * or a hook's or the engine's code.
 */
AESGEN_MUST_CHECK int aesgen_session_gcm_seal(struct aesgen_session *session, void *out, const void *in, size_t bytes,
                                              const void *iv, size_t iv_bytes, const void *aad, size_t aad_bytes,
                                              void *tag, size_t tag_bytes);
AESGEN_MUST_CHECK int aesgen_session_gcm_open(struct aesgen_session *session, void *out, const void *in, size_t bytes,
                                              const void *iv, size_t iv_bytes, const void *aad, size_t aad_bytes,
                                              const void *tag, size_t tag_bytes);

/*
 * Releases what is held if its time is over, a limit is reached or the flag is set; otherwise nothing. aesgen_session_update begins with the same. Errors: AESGEN_ERR_NULL,
 * _NOT_STARTED, _BUSY, _COPIED, or the code of `release`.
 */
AESGEN_MUST_CHECK int aesgen_session_poll(struct aesgen_session *session);

/*
 * Wipes key and state, then releases what is held, at any point of a message. The code of a `release` that failed: call again, until it is 0. A copy of a session that
 * holds is wiped, holds nothing and returns AESGEN_ERR_COPIED. Errors: AESGEN_ERR_NULL, _NOT_STARTED, _BUSY, _COPIED, or the code of `release`.
 */
AESGEN_MUST_CHECK int aesgen_session_end(struct aesgen_session *session);

#ifdef __cplusplus
}
#endif

#endif
