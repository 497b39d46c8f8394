/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Sockets of AF_ALG (Linux, Documentation/crypto/userspace-if.rst). A request is never larger than what both buffers of the socket take, so that one thread may send and then read, and nothing waits for itself.
 * What is read is final: whole blocks that are done, whatever fails after.
 */
#define _GNU_SOURCE /* accept4, explicit_bzero */
#include "aesgen_af_alg.h"
#include "monotonic.h"

#include <errno.h>
#include <linux/if_alg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#ifndef SOL_ALG
#define SOL_ALG 279
#endif

enum { IV_BYTES = 16, GCM_IV_BYTES = 12, PAGE = 4096 };

struct cipher {
    const char *type, *name;
    uint32_t operation, iv_bytes;
};

static const struct cipher *cipher_of(enum aesgen_mode mode) {
    static const struct cipher none;
    static const struct cipher ciphers[] = {
        [AESGEN_ECB_ENC] = {"skcipher", "ecb(aes)", ALG_OP_ENCRYPT, 0},
        [AESGEN_ECB_DEC] = {"skcipher", "ecb(aes)", ALG_OP_DECRYPT, 0},
        [AESGEN_CBC_ENC] = {"skcipher", "cbc(aes)", ALG_OP_ENCRYPT, IV_BYTES},
        [AESGEN_CBC_DEC] = {"skcipher", "cbc(aes)", ALG_OP_DECRYPT, IV_BYTES},
        [AESGEN_CTR] = {"skcipher", "ctr(aes)", ALG_OP_ENCRYPT, IV_BYTES},
        [AESGEN_XTS_ENC] = {"skcipher", "xts(aes)", ALG_OP_ENCRYPT, IV_BYTES},
        [AESGEN_XTS_DEC] = {"skcipher", "xts(aes)", ALG_OP_DECRYPT, IV_BYTES},
        [AESGEN_GCM_ENC] = {"aead", "gcm(aes)", ALG_OP_ENCRYPT, GCM_IV_BYTES},
        [AESGEN_GCM_DEC] = {"aead", "gcm(aes)", ALG_OP_DECRYPT, GCM_IV_BYTES},
    };
    return (size_t)mode < sizeof ciphers / sizeof *ciphers && ciphers[mode].type != NULL ? &ciphers[mode] : &none;
}

static int is_gcm(const struct aesgen_af_alg *e) { return e->mode == AESGEN_GCM_ENC || e->mode == AESGEN_GCM_DEC; }
static int is_xts(const struct aesgen_af_alg *e) { return e->mode == AESGEN_XTS_ENC || e->mode == AESGEN_XTS_DEC; }

/* ---- System calls ---- */

/* The errno of the call that has just returned, of which `error` replaces one that says nothing. */
static int fail(struct aesgen_af_alg *e, const char *call, int error) {
    e->failed = call;
    e->failed_errno = error != 0 ? error : EIO;
    return e->failed_errno;
}

static int close_sockets(struct aesgen_af_alg *e) {
    int *const sockets[] = {&e->operation, &e->transform};
    for (size_t i = 0; i < 2 && e->is_open; i++) {
        if (*sockets[i] >= 0) {
            e->counters.system_calls++;
            (void)close(*sockets[i]); /* Linux has closed it even where this fails. */
            *sockets[i] = -1;
        }
    }
    e->is_open = 0;
    return 0;
}

static int set_option(struct aesgen_af_alg *e, int name, const void *value, size_t bytes) {
    e->counters.system_calls++;
    return setsockopt(e->transform, SOL_ALG, name, value, (socklen_t)bytes);
}

/* Bytes that a buffer of the operation takes for sure. */
static int buffer_bytes(struct aesgen_af_alg *e, int name, uint32_t *least) {
    int value = 0;
    socklen_t size = sizeof value;
    uint32_t bytes;
    e->counters.system_calls++;
    if (getsockopt(e->operation, SOL_SOCKET, name, &value, &size) != 0) {
        return -1;
    }
    /* Whole pages; the last one is kept free, for data that begins within a page takes one more. */
    bytes = value > 2 * PAGE ? (uint32_t)value / PAGE * PAGE - PAGE : PAGE;
    *least = bytes < *least ? bytes : *least;
    return 0;
}

/* The system call that fails, or NULL. The size of a tag is set before, for it cannot be where there is an operation. */
static const char *accept_operation(struct aesgen_af_alg *e) {
    /* The size is the option's length; there is no value. */
    if (is_gcm(e) && set_option(e, ALG_SET_AEAD_AUTHSIZE, NULL, e->tag_bytes) != 0) {
        return "setsockopt(ALG_SET_AEAD_AUTHSIZE)";
    }
    e->counters.system_calls++;
    e->operation = accept4(e->transform, NULL, NULL, SOCK_CLOEXEC);
    return e->operation < 0 ? "accept4" : NULL;
}

/* Likewise. */
static const char *try_to_open(struct aesgen_af_alg *e) {
    const struct cipher *const cipher = cipher_of(e->mode);
    struct sockaddr_alg address = {.salg_family = AF_ALG};
    const char *call;
    memcpy(address.salg_type, cipher->type, strlen(cipher->type) + 1);
    memcpy(address.salg_name, cipher->name, strlen(cipher->name) + 1);
    e->counters.system_calls++;
    e->transform = socket(AF_ALG, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (e->transform < 0) {
        return "socket";
    }
    e->counters.system_calls++;
    if (bind(e->transform, (const struct sockaddr *)&address, sizeof address) != 0) {
        return "bind";
    }
    if (set_option(e, ALG_SET_KEY, e->key, e->key_bytes) != 0) {
        return "setsockopt(ALG_SET_KEY)";
    }
    call = accept_operation(e);
    if (call != NULL) {
        return call;
    }
    e->most = AESGEN_AF_ALG_MAX_BYTES;
    if (buffer_bytes(e, SO_SNDBUF, &e->most) != 0 || buffer_bytes(e, SO_RCVBUF, &e->most) != 0) {
        return "getsockopt";
    }
    return NULL;
}

static int open_sockets(struct aesgen_af_alg *e) {
    const char *call;
    int error;
    if (!e->is_used) {
        return AESGEN_ERR_NOT_STARTED;
    }
    close_sockets(e);
    e->transform = e->operation = -1;
    e->is_open = 1;
    call = try_to_open(e);
    if (call != NULL) {
        error = fail(e, call, errno);
        close_sockets(e);
        return error;
    }
    e->counters.opens++;
    e->is_broken = 0;
    return 0;
}

/* After something went wrong within a hold the sockets are in no known state. */
static int mend(struct aesgen_af_alg *e) { return e->is_open && !e->is_broken ? 0 : open_sockets(e); }

static int broken(struct aesgen_af_alg *e, const char *call, int error) {
    e->is_broken = 1;
    return fail(e, call, error);
}

/* ---- Requests ---- */

/* The control message of a request: direction, IV and, in GCM, how much of the data is AAD. */
union control {
    struct cmsghdr first;
    uint8_t bytes[CMSG_SPACE(sizeof(uint32_t)) + CMSG_SPACE(sizeof(struct af_alg_iv) + IV_BYTES) +
                  CMSG_SPACE(sizeof(uint32_t))];
};

static size_t put(union control *control, size_t at, int type, const void *head, size_t head_bytes, const void *data,
                  size_t data_bytes) {
    struct cmsghdr *const message = (struct cmsghdr *)(void *)(control->bytes + at);
    message->cmsg_level = SOL_ALG;
    message->cmsg_type = type;
    message->cmsg_len = CMSG_LEN(head_bytes + data_bytes);
    memcpy(CMSG_DATA(message), head, head_bytes);
    if (data_bytes != 0) {
        memcpy(CMSG_DATA(message) + head_bytes, data, data_bytes);
    }
    return at + CMSG_SPACE(head_bytes + data_bytes);
}

/* How a request begins. */
struct start {
    uint32_t operation; /* ALG_OP_ENCRYPT or _DECRYPT */
    const uint8_t *iv;  /* not read where the cipher has none */
    uint32_t aad_bytes;
};

/* Sends all of it or nothing. `start` NULL goes on with a request; `flags` has MSG_MORE where it goes on after this. */
static int send_all(struct aesgen_af_alg *e, struct iovec *parts, size_t count, const struct start *start, int flags) {
    union control control;
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = count};
    size_t bytes = 0;
    ssize_t sent;
    for (size_t i = 0; i < count; i++) {
        bytes += parts[i].iov_len;
    }
    memset(&control, 0, sizeof control);
    if (start != NULL) {
        const uint32_t iv_bytes = cipher_of(e->mode)->iv_bytes;
        size_t size = put(&control, 0, ALG_SET_OP, &start->operation, sizeof start->operation, NULL, 0);
        if (iv_bytes != 0) {
            size = put(&control, size, ALG_SET_IV, &iv_bytes, sizeof iv_bytes, start->iv, iv_bytes);
        }
        if (is_gcm(e)) {
            size = put(&control, size, ALG_SET_AEAD_ASSOCLEN, &start->aad_bytes, sizeof start->aad_bytes, NULL, 0);
        }
        message.msg_control = &control;
        message.msg_controllen = size;
        e->counters.requests++;
    }
    do {
        e->counters.system_calls++;
        sent = sendmsg(e->operation, &message, MSG_DONTWAIT | MSG_NOSIGNAL | flags);
    } while (sent < 0 && errno == EINTR);
    explicit_bzero(&control, sizeof control); /* An IV may be a secret tweak. */
    if (sent < 0) {
        return broken(e, "sendmsg", errno);
    }
    return (size_t)sent == bytes ? 0 : broken(e, "sendmsg", EMSGSIZE);
}

/*
 * Reads until `bytes` are there; `*got` says how many are, whatever it returns. In XTS the kernel would begin a second answer with the tweak of the first: what has not come with that is another
 * request's, over new sockets.
 */
static int read_all(struct aesgen_af_alg *e, uint8_t *out, size_t bytes, size_t *got) {
    *got = 0;
    while (*got < bytes) {
        if (is_xts(e) && *got != 0) {
            (void)broken(e, "read", EIO);
            return 0;
        }
        ssize_t done;
        e->counters.system_calls++;
        done = read(e->operation, out + *got, bytes - *got);
        if (done > 0) {
            *got += (size_t)done;
        } else if (done == 0 || errno != EINTR) {
            return broken(e, "read", done == 0 ? EIO : errno);
        }
    }
    return 0;
}

static void add_to_counter(uint8_t counter[IV_BYTES], size_t blocks) {
    uint64_t carry = blocks;
    for (int i = IV_BYTES - 1; i >= 0 && carry != 0; i--) {
        carry += counter[i];
        counter[i] = (uint8_t)carry;
        carry >>= 8;
    }
}

/*
 * The last ciphertext block of so many decrypted ones, of which in place nothing else is left: that chain of the first IV and the plaintext. Only where a read ended midway and the next one failed.
 */
static void encrypt_again(const struct aesgen_af_alg *e, uint8_t chain[AESGEN_BLOCK_BYTES], const uint8_t *out,
                          size_t bytes) {
    struct aesgen_schedule ks;
    uint8_t block[AESGEN_BLOCK_BYTES];
    int error = aesgen_key_expand(&ks, e->key, e->key_bytes);
    for (size_t i = 0; i < bytes && error == AESGEN_OK; i += sizeof block) {
        error = aesgen_cbc_encrypt(&ks, block, out + i, sizeof block, chain);
    }
    aesgen_key_wipe(&ks);
}

/* Where the chain of a mode stands after the first `done` bytes of a piece. `last`: the last ciphertext block of all of it, for decryption. */
static void step_on(const struct aesgen_af_alg *e, uint8_t *state, const uint8_t *out, size_t done, size_t bytes,
                    const uint8_t *last) {
    if (e->mode == AESGEN_CTR) {
        add_to_counter(state, done / AESGEN_BLOCK_BYTES);
    } else if (e->mode == AESGEN_CBC_ENC && done != 0) {
        memcpy(state, out + done - AESGEN_BLOCK_BYTES, AESGEN_BLOCK_BYTES);
    } else if (e->mode == AESGEN_CBC_DEC && done == bytes) {
        memcpy(state, last, AESGEN_BLOCK_BYTES);
    } else if (e->mode == AESGEN_CBC_DEC) {
        encrypt_again(e, state, out, done);
    }
}

/* The next piece: all that is left, or as many whole blocks as go at once. XTS never leaves less than a block, and what it steals for is a piece of its own, fewer than two blocks. */
static size_t piece_of(const struct aesgen_af_alg *e, size_t left) {
    const size_t tail = left % AESGEN_BLOCK_BYTES, blocks = left - tail;
    if (tail != 0 && left > 2 * AESGEN_BLOCK_BYTES) {
        const size_t apart = blocks - AESGEN_BLOCK_BYTES;
        return apart < e->most ? apart : e->most;
    }
    return left < e->most ? left : e->most;
}

/* One piece: whole blocks of it are done, or none if it has others. `*done` is set whatever it returns. */
static int run_piece(struct aesgen_af_alg *e, uint8_t *out, const uint8_t *in, size_t bytes, uint8_t *state, int begins,
                     int goes_on, size_t *done) {
    const struct start start = {cipher_of(e->mode)->operation, state, 0};
    struct iovec part = {(void *)(uintptr_t)in, bytes};
    uint8_t last[AESGEN_BLOCK_BYTES] = {0}, apart[2 * AESGEN_BLOCK_BYTES];
    const int is_apart = bytes % AESGEN_BLOCK_BYTES != 0;
    int error;
    *done = 0;
    if (e->mode == AESGEN_CBC_DEC) {
        memcpy(last, in + bytes - sizeof last, sizeof last);
    }
    error = send_all(e, &part, 1, begins ? &start : NULL, goes_on ? MSG_MORE : 0);
    if (error != 0) {
        return error;
    }
    error = read_all(e, is_apart ? apart : out, bytes, done);
    if (!is_apart) {
        *done &= ~(size_t)15;
        step_on(e, state, out, *done, bytes, last);
        error = error == 0 && *done == 0 ? e->failed_errno : error;
    } else if (*done == bytes) {
        memcpy(out, apart, bytes);
    } else {
        *done = 0;
        error = e->failed_errno;
    }
    explicit_bzero(apart, sizeof apart);
    return error;
}

static int run(void *cookie, void *out, const void *in, size_t bytes, uint8_t state[AESGEN_BLOCK_BYTES], size_t *left) {
    struct aesgen_af_alg *const e = (struct aesgen_af_alg *)cookie;
    uint8_t *to = (uint8_t *)out;
    const uint8_t *from = (const uint8_t *)in;
    int error = mend(e), is_first = 1;
    *left = bytes;
    while (error == 0 && *left != 0 && (is_first || !is_xts(e) /* whose next piece has another tweak */)) {
        const size_t piece = piece_of(e, *left);
        size_t done;
        error = run_piece(e, to, from, piece, state, is_first, !is_xts(e) && piece < *left, &done);
        e->counters.bytes += done;
        to += done;
        from += done;
        *left -= done;
        is_first = 0;
    }
    return error;
}

/* Messages of another size of tag need another operation. */
static int set_tag_bytes(struct aesgen_af_alg *e, size_t bytes) {
    const char *call;
    if (e->tag_bytes == bytes) {
        return 0;
    }
    e->tag_bytes = (uint32_t)bytes;
    e->counters.system_calls++;
    (void)close(e->operation);
    e->operation = -1;
    call = accept_operation(e);
    return call != NULL ? broken(e, call, errno) : 0;
}

/* Reads the answer: AAD, which goes to `aad` and is of no use, data, and a tag unless that is NULL. */
static int read_message(struct aesgen_af_alg *e, const struct aesgen_gcm_call *call, uint8_t *aad, void *tag) {
    struct iovec parts[] = {{aad, call->aad_bytes}, {call->out, call->bytes}, {tag, call->tag_bytes}};
    const size_t bytes = call->aad_bytes + call->bytes + (tag != NULL ? call->tag_bytes : 0);
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = tag != NULL ? 3 : 2};
    ssize_t got;
    do {
        e->counters.system_calls++;
        got = recvmsg(e->operation, &message, 0);
    } while (got < 0 && errno == EINTR);
    if (got < 0) {
        /* A tag that is wrong is an answer as any other. */
        return errno == EBADMSG && tag == NULL ? AESGEN_ERR_TAG : broken(e, "recvmsg", errno);
    }
    return (size_t)got == bytes ? 0 : broken(e, "recvmsg", EIO);
}

static int exchange(struct aesgen_af_alg *e, const struct aesgen_gcm_call *call, uint8_t *aad, uint32_t operation,
                    void *tag) {
    const struct start start = {operation, (const uint8_t *)call->iv, (uint32_t)call->aad_bytes};
    struct iovec parts[] = {{(void *)(uintptr_t)call->aad, call->aad_bytes},
                            {(void *)(uintptr_t)call->in, call->bytes},
                            {(void *)(uintptr_t)call->verify, call->tag_bytes}};
    int error = set_tag_bytes(e, call->tag_bytes);
    if (error == 0) {
        error = send_all(e, parts, tag != NULL ? 2 : 3, &start, 0);
    }
    if (error == 0) {
        error = read_message(e, call, aad, tag);
        if (error != 0 && tag == NULL && call->bytes != 0) {
            explicit_bzero(call->out, call->bytes);
        }
    }
    if (error == 0) {
        e->counters.bytes += call->aad_bytes + call->bytes;
    }
    return error;
}

/*
 * A message without data and AAD. Linux 6.1 gives no verdict on it to a reader who has no room for anything, and hangs where there is some: so its tag is made, and compared in constant time.
 */
static int open_nothing(struct aesgen_af_alg *e, const struct aesgen_gcm_call *call) {
    const uint8_t *const verify = (const uint8_t *)call->verify;
    uint8_t tag[AESGEN_BLOCK_BYTES], difference = 0;
    const int error = exchange(e, call, NULL, ALG_OP_ENCRYPT, tag);
    for (size_t i = 0; i < call->tag_bytes && error == 0; i++) {
        difference |= tag[i] ^ verify[i];
    }
    explicit_bzero(tag, sizeof tag);
    return error != 0 || difference == 0 ? error : AESGEN_ERR_TAG;
}

static int gcm(void *cookie, const struct aesgen_gcm_call *call) {
    struct aesgen_af_alg *const e = (struct aesgen_af_alg *)cookie;
    uint8_t *aad = NULL;
    int error = mend(e);
    if (error != 0) {
        return error;
    }
    if (call->iv_bytes != GCM_IV_BYTES || call->aad_bytes > e->most || call->bytes > e->most - call->aad_bytes ||
        call->tag_bytes > e->most - call->aad_bytes - call->bytes) {
        return AESGEN_ERR_BYTES;
    }
    if (call->verify != NULL && call->bytes == 0 && call->aad_bytes == 0) {
        return open_nothing(e, call);
    }
    if (call->aad_bytes != 0) {
        aad = (uint8_t *)malloc(call->aad_bytes);
        if (aad == NULL) {
            return fail(e, "malloc", ENOMEM);
        }
    }
    error = exchange(e, call, aad, cipher_of(e->mode)->operation, call->tag);
    free(aad);
    return error;
}

/* ---- The engine ---- */

static int set_key(void *cookie, enum aesgen_mode mode, const void *key, size_t key_bytes) {
    struct aesgen_af_alg *const e = (struct aesgen_af_alg *)cookie;
    if (e->is_used) {
        return AESGEN_ERR_STARTED;
    }
    if (cipher_of(mode)->type == NULL || key_bytes > sizeof e->key) {
        return AESGEN_ERR_MODE;
    }
    e->is_used = 1;
    e->mode = mode;
    e->tag_bytes = AESGEN_BLOCK_BYTES;
    e->key_bytes = key_bytes;
    memcpy(e->key, key, key_bytes);
    return 0;
}

static void wipe(void *cookie) {
    struct aesgen_af_alg *const e = (struct aesgen_af_alg *)cookie;
    close_sockets(e); /* They know the key. */
    explicit_bzero(e->key, sizeof e->key);
    e->key_bytes = 0;
    e->is_used = 0;
}

static int acquire(void *cookie) { return open_sockets((struct aesgen_af_alg *)cookie); }
static int release(void *cookie) { return close_sockets((struct aesgen_af_alg *)cookie); }

int aesgen_af_alg_use(struct aesgen_af_alg *engine, struct aesgen_session_options *options) {
    static const struct aesgen_resource sockets = {acquire, release, NULL, aesgen_monotonic};
    static const struct aesgen_engine af_alg = {"af_alg", set_key, run, gcm, wipe};
    if (engine == NULL || options == NULL) {
        return AESGEN_ERR_NULL;
    }
    if (engine->is_used) {
        return AESGEN_ERR_STARTED;
    }
    options->resource = &sockets;
    options->engine = &af_alg;
    options->cookie = engine;
    return AESGEN_OK;
}

/* What is missing, and what mends it. */
static const char *advice(const struct aesgen_af_alg *e) {
    const int is_bind = e->failed != NULL && strcmp(e->failed, "bind") == 0;
    if (e->failed_errno == EAFNOSUPPORT) {
        return "this kernel has no AF_ALG: load the module af_alg, or run one with CONFIG_CRYPTO_USER_API_SKCIPHER and "
               "CONFIG_CRYPTO_USER_API_AEAD, or use the engine kernels";
    }
    if (e->failed_errno == ENOENT && is_bind) {
        return "this kernel has no such cipher: load algif_skcipher or algif_aead and a driver of the cipher, or use "
               "the "
               "engine kernels";
    }
    if (e->failed_errno == EPERM || e->failed_errno == EACCES) {
        return "this process may not: allow it the family AF_ALG, or use the engine kernels";
    }
    if (e->failed_errno == EMFILE || e->failed_errno == ENFILE || e->failed_errno == ENOMEM) {
        return "there are too many open files or too little memory: close or free some, and repeat it with what is not "
               "done";
    }
    return "the sockets are opened again by the next call: repeat it with what is not done";
}

size_t aesgen_af_alg_explain(const struct aesgen_af_alg *engine, char *text, size_t bytes) {
    const struct cipher *cipher;
    int length;
    if (engine == NULL || engine->failed == NULL) {
        if (bytes != 0) {
            *text = 0;
        }
        return 0;
    }
    cipher = cipher_of(engine->mode);
    length = snprintf(text, bytes, "af_alg, %s %s: %s failed, %s (%s).", cipher->type, cipher->name, engine->failed,
                      strerror(engine->failed_errno), advice(engine));
    return length < 0 ? 0 : (size_t)length;
}
