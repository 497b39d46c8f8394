/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Linux's AF_ALG as the engine of a session: the kernel's ciphers, and with them whatever accelerator it has a driver for. What is expensive there are opening, binding, keying and accepting
 * sockets: they are this engine's `acquire`, and the session's policy decides how often that is paid. docs/engines.md says when.
 *
 * All modes that a session takes: skcipher ecb(aes), cbc(aes), ctr(aes) and xts(aes), aead gcm(aes). For Linux with a C library; needs a kernel with AF_ALG (CONFIG_CRYPTO_USER_API_SKCIPHER and _AEAD).
 */
#ifndef AESGEN_AF_ALG_H
#define AESGEN_AF_ALG_H

#include "aesgen_session.h"

#ifdef AESGEN_PREFIX
#define aesgen_af_alg_explain AESGEN_NAME(aesgen_af_alg_explain)
#define aesgen_af_alg_use AESGEN_NAME(aesgen_af_alg_use)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The most that one request takes, in bytes, where the limits of sockets allow it; a message of GCM is one request, AAD and tag included. */
#define AESGEN_AF_ALG_MAX_BYTES 65536

struct aesgen_af_alg_counters {
    uint64_t opens;        /* how often sockets were opened, bound, keyed and accepted */
    uint64_t requests;     /* that began: each has an IV of its own */
    uint64_t system_calls; /* of all kinds */
    uint64_t bytes;        /* of data and AAD that came back */
};

/*
 * Plain data of its owner, for one session at a time; it stays where it is while a session uses it. Zero it before aesgen_af_alg_use. `counters` may be read; the rest is the library's.
 */
struct aesgen_af_alg {
    struct aesgen_af_alg_counters counters;
    const char *failed; /* the system call that failed last, or NULL */
    int failed_errno;
    enum aesgen_mode mode;
    int is_used; /* by a session */
    int is_open;
    int is_broken;
    int transform; /* sockets */
    int operation;
    uint32_t most; /* bytes of a request */
    uint32_t tag_bytes;
    size_t key_bytes;
    uint8_t key[64];
};

/*
 * Sets `resource`, `engine` and `cookie` of `options`, which belong together, and nothing else: policy, delay and limits stay the caller's. `now` counts nanoseconds. `yield` does nothing, so that a flag is to be
 * cleared by whoever set it. Errors: AESGEN_ERR_NULL, AESGEN_ERR_STARTED (a session uses it already).
 *
 * The session's functions then also return an `errno` of a system call, such as EAFNOSUPPORT where the kernel has no AF_ALG, ENOENT where it has no such cipher, EIO where it did something
 * else than it was asked: sockets are then closed, and opened again by the next call. In ECB, CBC, CTR and XTS nothing is lost or done twice, unless a kernel
 * that fails a read has written part of it all the same: what is in place is then lost. A message of GCM is done or not, but where reading it failed
 * `out` may hold part of it, or zeros when decrypting: in place call again with a fresh copy. The IV of GCM is 12 bytes; a tag of another size than that of the message before costs three system calls.
 */
AESGEN_MUST_CHECK int aesgen_af_alg_use(struct aesgen_af_alg *engine, struct aesgen_session_options *options);

/*
 * One English sentence about the last system call that failed, what is missing and what mends it. As snprintf does it: up to `bytes` bytes including a zero are written to `text` (NULL if `bytes` is 0), and the
 * length of all of it is returned. Empty where none failed.
 */
size_t aesgen_af_alg_explain(const struct aesgen_af_alg *engine, char *text, size_t bytes);

#ifdef __cplusplus
}
#endif

#endif
