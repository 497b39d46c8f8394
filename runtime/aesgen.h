/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * aesgen: AES block modes over generated kernels.
 *
 * Standards: FIPS 197 (AES-128, -192, -256), SP 800-38A (ECB, CBC, CTR), SP 800-38D (GCM), IEEE 1619 and SP 800-38E (XTS).
 *
 * Rules that hold for every function unless it says otherwise:
 *   - Sizes are in bytes. `out == in` is right, any other overlap is undefined. No alignment is required.
 *   - The result is 0 or a negative `enum aesgen_error`. A refused call writes nothing.
 *   - A pointer may be NULL only where the function says so, or where its length is 0.
 *   - Nothing is allocated, printed or kept: a context is plain data, may be copied by memcpy, and two threads
 *     may use one expanded key at once as long as neither writes it.
 *   - Constant time in keys and data, but for kernels named _vartime, which serve nobody who does not ask for them (aesgen_select, or a
 *     library such as //:aes_core2_vartime). Lengths, key sizes, IVs of GCM and counter blocks are public.
 */
#ifndef AESGEN_H
#define AESGEN_H

#include <stddef.h>
#include <stdint.h>

#define AESGEN_VERSION_MAJOR 0
#define AESGEN_VERSION_MINOR 1
#define AESGEN_VERSION_PATCH 0
/* One number to compare: 0x00MMmmpp. */
#define AESGEN_VERSION ((AESGEN_VERSION_MAJOR << 16) | (AESGEN_VERSION_MINOR << 8) | AESGEN_VERSION_PATCH)

/*
 * -DAESGEN_PREFIX=name_ puts name_ before every external symbol, C and assembly. Compile the library and whatever
 * includes this header with the same value; two libraries of different prefix link into one program.
 */
#ifdef AESGEN_PREFIX
#define AESGEN_JOIN2_(a, b) a##b
#define AESGEN_JOIN_(a, b) AESGEN_JOIN2_(a, b)
#define AESGEN_NAME(name) AESGEN_JOIN_(AESGEN_PREFIX, name)
#define aesgen_bulk AESGEN_NAME(aesgen_bulk)
#define aesgen_bulk_streams AESGEN_NAME(aesgen_bulk_streams)
#define aesgen_cbc_decrypt AESGEN_NAME(aesgen_cbc_decrypt)
#define aesgen_cbc_encrypt AESGEN_NAME(aesgen_cbc_encrypt)
#define aesgen_cbc_encrypt_streams AESGEN_NAME(aesgen_cbc_encrypt_streams)
#define aesgen_cpu_supported AESGEN_NAME(aesgen_cpu_supported)
#define aesgen_ctr AESGEN_NAME(aesgen_ctr)
#define aesgen_ctr_init AESGEN_NAME(aesgen_ctr_init)
#define aesgen_ctr_update AESGEN_NAME(aesgen_ctr_update)
#define aesgen_ctr_wipe AESGEN_NAME(aesgen_ctr_wipe)
#define aesgen_ecb_decrypt AESGEN_NAME(aesgen_ecb_decrypt)
#define aesgen_ecb_encrypt AESGEN_NAME(aesgen_ecb_encrypt)
#define aesgen_error_string AESGEN_NAME(aesgen_error_string)
#define aesgen_explain AESGEN_NAME(aesgen_explain)
#define aesgen_gcm_aad AESGEN_NAME(aesgen_gcm_aad)
#define aesgen_gcm_bulk AESGEN_NAME(aesgen_gcm_bulk)
#define aesgen_gcm_bulk_aad AESGEN_NAME(aesgen_gcm_bulk_aad)
#define aesgen_gcm_finish AESGEN_NAME(aesgen_gcm_finish)
#define aesgen_gcm_key_expand AESGEN_NAME(aesgen_gcm_key_expand)
#define aesgen_gcm_key_wipe AESGEN_NAME(aesgen_gcm_key_wipe)
#define aesgen_gcm_open AESGEN_NAME(aesgen_gcm_open)
#define aesgen_gcm_seal AESGEN_NAME(aesgen_gcm_seal)
#define aesgen_gcm_start AESGEN_NAME(aesgen_gcm_start)
#define aesgen_gcm_update AESGEN_NAME(aesgen_gcm_update)
#define aesgen_gcm_verify AESGEN_NAME(aesgen_gcm_verify)
#define aesgen_gcm_wipe AESGEN_NAME(aesgen_gcm_wipe)
#define aesgen_kernel_name AESGEN_NAME(aesgen_kernel_name)
#define aesgen_key_expand AESGEN_NAME(aesgen_key_expand)
#define aesgen_key_wipe AESGEN_NAME(aesgen_key_wipe)
#define aesgen_select AESGEN_NAME(aesgen_select)
#define aesgen_selftest AESGEN_NAME(aesgen_selftest)
#define aesgen_version AESGEN_NAME(aesgen_version)
#define aesgen_xts_decrypt AESGEN_NAME(aesgen_xts_decrypt)
#define aesgen_xts_encrypt AESGEN_NAME(aesgen_xts_encrypt)
#define aesgen_xts_key_expand AESGEN_NAME(aesgen_xts_key_expand)
#define aesgen_xts_key_wipe AESGEN_NAME(aesgen_xts_key_wipe)
#define aesgen_xts_tweak AESGEN_NAME(aesgen_xts_tweak)
#else
#define AESGEN_NAME(name) name
#endif

#if defined(__GNUC__) || defined(__clang__)
#define AESGEN_MUST_CHECK __attribute__((warn_unused_result))
#else
#define AESGEN_MUST_CHECK
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define AESGEN_BLOCK_BYTES 16
/* IEEE 1619: a data unit is at most 2^20 blocks. */
#define AESGEN_XTS_MAX_BYTES ((size_t)16 << 20)
/* SP 800-38D, 5.2.1.1: of a message, and of its AAD or IV. */
#define AESGEN_GCM_MAX_BYTES (((uint64_t)1 << 36) - 32)
#define AESGEN_GCM_MAX_AAD_BYTES (((uint64_t)1 << 61) - 1)

enum aesgen_error {
    AESGEN_OK = 0,
    AESGEN_ERR_NULL = -1,       /* a pointer is NULL that must not be */
    AESGEN_ERR_KEY_BYTES = -2,  /* a key size that the mode does not have */
    AESGEN_ERR_BYTES = -3,      /* a length that the mode does not take */
    AESGEN_ERR_SCHEDULE = -4,   /* a schedule that was never expanded, or was wiped */
    AESGEN_ERR_EQUAL_KEYS = -5, /* XTS: the two halves of the key are equal */
    AESGEN_ERR_MODE = -6,       /* no such mode, or none that the function takes */
    AESGEN_ERR_SELFTEST = -7,   /* a known answer came out wrong: do not use this library on this CPU */
    AESGEN_ERR_CHOICE = -8,     /* an explicit choice names what is no kernel, row or instruction set */
    AESGEN_ERR_CPU = -9,        /* an explicit choice names what this CPU cannot run */
    AESGEN_ERR_VARTIME =
        -10, /* an explicit choice names what takes a time that depends on secrets, and that was not allowed */
    /* Of sessions, aesgen_session.h: */
    AESGEN_ERR_NOT_STARTED = -11, /* never started, or ended */
    AESGEN_ERR_STARTED = -12,     /* started, and not ended since */
    AESGEN_ERR_NO_IV = -13,       /* no message has been begun, or an XTS data unit is over */
    AESGEN_ERR_COPIED = -14,      /* a copy of a session that holds its resource */
    AESGEN_ERR_BUSY = -15,        /* a hook calls a function on its own session */
    AESGEN_ERR_OPTIONS = -16,     /* options that cannot be, of a key of GCM too */
    /* Of GCM: */
    AESGEN_ERR_TAG = -17,       /* the tag is not this message's: nothing of it may be believed */
    AESGEN_ERR_TAG_BYTES = -18, /* a tag size that GCM does not have, or not under this key */
    AESGEN_ERR_ORDER = -19      /* a message in pieces that is not at the point where this call comes */
};

/*
 * An expanded key, in FIPS 197 byte order: 496 bytes of alignment 1, no pointer inside. Filled by aesgen_key_expand. `dec` holds the round
 * keys of the equivalent inverse cipher (FIPS 197, 5.3.5) in the order of use; `rounds` is 10, 12 or 14.
 */
struct aesgen_schedule {
    uint8_t enc[15][16];
    uint8_t dec[15][16];
    uint8_t rounds;
    uint8_t reserved[15];
};

/* The two expanded keys of XTS: `data` for the blocks, `tweak` for the tweak. */
struct aesgen_xts_key {
    struct aesgen_schedule data;
    struct aesgen_schedule tweak;
};

/* CTR at byte granularity. `used` counts the bytes of `stream` (the current key-stream block) that are spent: 16 when none is left. */
struct aesgen_ctr_context {
    struct aesgen_schedule key;
    uint8_t counter[16];
    uint8_t stream[16];
    uint8_t used;
};

/* The powers of H that a key of GCM carries: as many blocks as kernels reduce together. */
#define AESGEN_GCM_POWERS 16

/*
 * A key of GCM (SP 800-38D), filled by aesgen_gcm_key_expand: 768 bytes of alignment 1, no pointer inside. H is the zero block, encrypted. `power` holds H^16 first
 * and H itself last, in the form that docs/kernel-abi.md gives.
 */
struct aesgen_gcm_key {
    struct aesgen_schedule schedule;
    uint8_t power[AESGEN_GCM_POWERS][16];
    uint8_t options;
    uint8_t reserved[15];
};

/* What kernels of GCM carry on: the counter block of the next block, and GHASH's sum. */
struct aesgen_gcm_state {
    uint8_t counter[16];
    uint8_t hash[16];
};

/* A message of GCM in pieces. It holds no key: each call on it is given the one that it was started with. */
struct aesgen_gcm_context {
    struct aesgen_gcm_state state;
    uint8_t first[16];  /* J0 */
    uint8_t stream[16]; /* key stream of the block that is begun */
    uint64_t aad_bytes;
    uint64_t bytes;
    uint32_t phase;
    uint32_t is_decryption;
};

/*
 * One of many messages that are encrypted side by side, each with an IV of its own. A call steps `out`, `in` and `bytes` on by what it has done, and `iv` becomes
 * the last ciphertext block. 32 bytes where pointers have 8.
 */
struct aesgen_stream {
    void *out;
    const void *in;
    size_t bytes;
    uint8_t *iv;
};

enum aesgen_mode {
    AESGEN_ECB_ENC,
    AESGEN_ECB_DEC,
    AESGEN_CBC_ENC,
    AESGEN_CBC_DEC,
    AESGEN_CTR,
    AESGEN_XTS_ENC,
    AESGEN_XTS_DEC,
    AESGEN_BULK_MODES,                     /* aesgen_bulk takes those above */
    AESGEN_CBC_ENC_MB = AESGEN_BULK_MODES, /* many streams: aesgen_bulk_streams takes it */
    AESGEN_GHASH,
    AESGEN_GCM_ENC, /* pieces of a message, and below whole ones: functions of their own */
    AESGEN_GCM_DEC,
    AESGEN_GCM_SEAL,
    AESGEN_GCM_OPEN,
    AESGEN_MODES
};

/*
 * Expands `key` of 16, 24 or 32 bytes into `ks`; slots that the key size does not use become zero. `key` and `ks` may not overlap.
 * Errors: AESGEN_ERR_NULL, AESGEN_ERR_KEY_BYTES.
 */
AESGEN_MUST_CHECK int aesgen_key_expand(struct aesgen_schedule *ks, const void *key, size_t key_bytes);

/* Overwrites the schedule with zeros in a way no compiler removes; using it afterwards is AESGEN_ERR_SCHEDULE. NULL is allowed. */
void aesgen_key_wipe(struct aesgen_schedule *ks);

/* ECB, SP 800-38A 6.1. `bytes` is a multiple of 16. Errors: AESGEN_ERR_NULL, _BYTES, _SCHEDULE. */
AESGEN_MUST_CHECK int aesgen_ecb_encrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes);
AESGEN_MUST_CHECK int aesgen_ecb_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes);

/*
 * CBC, SP 800-38A 6.2, without padding. `bytes` is a multiple of 16. `iv` becomes the last ciphertext block, so that the next call
 * goes on where this one ended. Errors: AESGEN_ERR_NULL, _BYTES, _SCHEDULE.
 */
AESGEN_MUST_CHECK int aesgen_cbc_encrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                                         uint8_t iv[16]);
AESGEN_MUST_CHECK int aesgen_cbc_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                                         uint8_t iv[16]);

/*
 * CBC encryption of `count` streams under one key, each as aesgen_cbc_encrypt does it: one stream waits for itself, so many at once are several times as fast.
 * Lengths may differ; each is a multiple of 16, and a stream of 0 bytes may have NULL for its pointers, as `streams` may be where `count` is 0. Afterwards `out` and
 * `in` of each stream point behind it and `bytes` is 0. A stream's `out` may be its own `in`; otherwise no output, IV or `streams` overlaps
 * anything, while inputs may overlap each other. All streams are checked before any is written. Errors: AESGEN_ERR_NULL, _BYTES, _SCHEDULE.
 */
AESGEN_MUST_CHECK int aesgen_cbc_encrypt_streams(const struct aesgen_schedule *ks, struct aesgen_stream *streams,
                                                 size_t count);

/*
 * CTR, SP 800-38A 6.5, any number of bytes; encryption and decryption are the same. `counter` is a 128-bit big-endian integer
 * and is advanced by one for each block begun; the unused rest of a partial block's key stream is thrown away. Errors:
 * AESGEN_ERR_NULL, _SCHEDULE.
 */
AESGEN_MUST_CHECK int aesgen_ctr(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                                 uint8_t counter[16]);

/* CTR in pieces of any length: the pieces joined equal one call. Errors: AESGEN_ERR_NULL, _KEY_BYTES; _SCHEDULE in update. */
AESGEN_MUST_CHECK int aesgen_ctr_init(struct aesgen_ctr_context *ctx, const void *key, size_t key_bytes,
                                      const uint8_t counter[16]);
AESGEN_MUST_CHECK int aesgen_ctr_update(struct aesgen_ctr_context *ctx, void *out, const void *in, size_t bytes);
/* Overwrites the context with zeros. NULL is allowed. */
void aesgen_ctr_wipe(struct aesgen_ctr_context *ctx);

/*
 * XTS, IEEE 1619: `key` is the data key followed by the tweak key, 32 bytes (AES-128) or 64 (AES-256). Errors: AESGEN_ERR_NULL,
 * _KEY_BYTES, and _EQUAL_KEYS where the halves are equal (FIPS 140 requires the refusal).
 */
AESGEN_MUST_CHECK int aesgen_xts_key_expand(struct aesgen_xts_key *xk, const void *key, size_t key_bytes);
/* Overwrites both schedules with zeros. NULL is allowed. */
void aesgen_xts_key_wipe(struct aesgen_xts_key *xk);

/*
 * One data unit of 16 to AESGEN_XTS_MAX_BYTES bytes, with ciphertext stealing where the length is no multiple of 16. `tweak` is the
 * data unit's number as a 128-bit little-endian integer (IEEE 1619, 5.1); it is not written. Errors: AESGEN_ERR_NULL, _BYTES, _SCHEDULE.
 */
AESGEN_MUST_CHECK int aesgen_xts_encrypt(const struct aesgen_xts_key *xk, void *out, const void *in, size_t bytes,
                                         const uint8_t tweak[16]);
AESGEN_MUST_CHECK int aesgen_xts_decrypt(const struct aesgen_xts_key *xk, void *out, const void *in, size_t bytes,
                                         const uint8_t tweak[16]);

/* Encrypts `tweak` in place with the second key: the state that aesgen_bulk takes for XTS. Errors: AESGEN_ERR_NULL, _SCHEDULE. */
AESGEN_MUST_CHECK int aesgen_xts_tweak(const struct aesgen_xts_key *xk, uint8_t tweak[16]);

/* An option of a key of GCM: tags of 4 and 8 bytes are allowed. SP 800-38D, appendix C, says how few messages, and how short ones, such a key may see. */
#define AESGEN_GCM_SHORT_TAGS 1u

/*
 * Expands `key` of 16, 24 or 32 bytes into `gk`, for both directions. `options` is 0 or AESGEN_GCM_SHORT_TAGS. Errors: AESGEN_ERR_NULL, _KEY_BYTES, _OPTIONS.
 */
AESGEN_MUST_CHECK int aesgen_gcm_key_expand(struct aesgen_gcm_key *gk, const void *key, size_t key_bytes,
                                            unsigned options);
/* Overwrites the key with zeros. NULL is allowed. */
void aesgen_gcm_key_wipe(struct aesgen_gcm_key *gk);

/*
 * A whole message of GCM, SP 800-38D 7.1 and 7.2: `bytes` of data, up to AESGEN_GCM_MAX_BYTES, are encrypted or decrypted, and they and `aad`, up to AESGEN_GCM_MAX_AAD_BYTES,
 * are authenticated by a tag of `tag_bytes`: 12 to 16, or 4 or 8 if the key allows it. `iv` has 1 byte or more; 12 are fastest. An IV used twice under a key gives the
 * key of authentication away. Without data it is GMAC. `out` and what is written to `tag` overlap nothing but `in` as ever.
 *
 * aesgen_gcm_seal writes `tag_bytes` bytes to `tag`. aesgen_gcm_open compares as many in constant time; where they differ it returns AESGEN_ERR_TAG and `out`, which it has
 * written, is zero again: in place the ciphertext is lost with it.
 *
 * Errors: AESGEN_ERR_NULL, _BYTES (data, AAD or IV), _TAG_BYTES, _SCHEDULE; _TAG.
 */
AESGEN_MUST_CHECK int aesgen_gcm_seal(const struct aesgen_gcm_key *gk, void *out, const void *in, size_t bytes,
                                      const void *iv, size_t iv_bytes, const void *aad, size_t aad_bytes, void *tag,
                                      size_t tag_bytes);
AESGEN_MUST_CHECK int aesgen_gcm_open(const struct aesgen_gcm_key *gk, void *out, const void *in, size_t bytes,
                                      const void *iv, size_t iv_bytes, const void *aad, size_t aad_bytes,
                                      const void *tag, size_t tag_bytes);

/*
 * A message in pieces: start, any AAD, any data, then finish or verify. The pieces, of any length, joined equal one message of the functions above.
 * What aesgen_gcm_update gives when decrypting is UNVERIFIED: whoever sent it may be anyone until aesgen_gcm_verify has returned 0. Do not act on it, and throw it away if
 * that is AESGEN_ERR_TAG.
 *
 * `mode` is AESGEN_GCM_ENC or AESGEN_GCM_DEC. A start may come at any time, and ends what was before. After it:
 *   aesgen_gcm_aad     as long as there has been no data, not even an update of 0 bytes
 *   aesgen_gcm_update  as many times as needed
 *   aesgen_gcm_finish  once, encrypting: writes `tag_bytes` bytes to `tag`
 *   aesgen_gcm_verify  once, decrypting: 0 where the tag is right, else AESGEN_ERR_TAG
 * The last two wipe the context, whatever the verdict, unless they are refused. Errors: AESGEN_ERR_NULL, _MODE, _BYTES (IV, or more AAD or data than a message may have), _TAG_BYTES, _SCHEDULE, and
 * _ORDER: not started, over already, AAD after data, or finish and verify in the other's direction. After a refused call the message goes on as if it had not been.
 */
AESGEN_MUST_CHECK int aesgen_gcm_start(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx,
                                       enum aesgen_mode mode, const void *iv, size_t iv_bytes);
AESGEN_MUST_CHECK int aesgen_gcm_aad(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, const void *aad,
                                     size_t bytes);
AESGEN_MUST_CHECK int aesgen_gcm_update(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, void *out,
                                        const void *in, size_t bytes);
AESGEN_MUST_CHECK int aesgen_gcm_finish(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, void *tag,
                                        size_t tag_bytes);
AESGEN_MUST_CHECK int aesgen_gcm_verify(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx,
                                        const void *tag, size_t tag_bytes);
/* Overwrites the context with zeros. NULL is allowed. */
void aesgen_gcm_wipe(struct aesgen_gcm_context *ctx);

/*
 * aesgen_gcm_aad and aesgen_gcm_update, interruptible as aesgen_bulk is: `*left` is the number of bytes not done, always the last ones; call again with the rest.
 * Errors: theirs; `*left` is written only on success.
 */
AESGEN_MUST_CHECK int aesgen_gcm_bulk_aad(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx,
                                          const void *aad, size_t bytes, const volatile uint32_t *yield_flag,
                                          size_t *left);
AESGEN_MUST_CHECK int aesgen_gcm_bulk(const struct aesgen_gcm_key *gk, struct aesgen_gcm_context *ctx, void *out,
                                      const void *in, size_t bytes, const volatile uint32_t *yield_flag, size_t *left);

/*
 * Any mode below AESGEN_BULK_MODES, interruptible. Where `yield_flag` is not NULL the row's yielding kernel runs: it looks at the flag every so many blocks and
 * stops when it is not zero. `*left` is then the number of bytes not done, always the last ones: call again with the rest and
 * the same `state`. docs/kernel-abi.md defines `state` (CBC: IV; CTR: counter; XTS: aesgen_xts_tweak's result; ECB: may be NULL) and
 * which lengths leave what. Lengths are checked as in the mode's own function, except that an XTS call may begin midway in a data unit.
 * `ks` is the data key in XTS. Errors: AESGEN_ERR_NULL, _BYTES, _SCHEDULE, _MODE; `*left` is written only on success.
 */
AESGEN_MUST_CHECK int aesgen_bulk(enum aesgen_mode mode, const struct aesgen_schedule *ks, void *out, const void *in,
                                  size_t bytes, uint8_t *state, const volatile uint32_t *yield_flag, size_t *left);

/*
 * A mode of many streams, which is AESGEN_CBC_ENC_MB, interruptible as aesgen_bulk is. `*left` is the number of bytes not done over all streams, and the
 * streams say which: call again with the same ones until it is 0. Errors: AESGEN_ERR_NULL, _BYTES, _SCHEDULE, _MODE; `*left` is written only on success.
 */
AESGEN_MUST_CHECK int aesgen_bulk_streams(enum aesgen_mode mode, const struct aesgen_schedule *ks,
                                          struct aesgen_stream *streams, size_t count,
                                          const volatile uint32_t *yield_flag, size_t *left);

/* The name of the kernel that serves `mode`; `yielding` is 0 or 1. NULL where there is no such mode. */
const char *aesgen_kernel_name(enum aesgen_mode mode, int yielding);

/*
 * 1 where this CPU has every instruction that the bound kernels use, 0 where not or where the system will not say. Always 1 in a library that chooses at
 * run time; not there in a freestanding one.
 */
int aesgen_cpu_supported(void);

/*
 * Only in a library that chooses its kernels at run time (//:aes, or compiled without AESGEN_ROW); docs/selection.md has the rules. Such a library
 * chooses by itself at the first call, as AESGEN_KERNEL says where the environment has it and may be trusted.
 *
 * aesgen_select: `choice` is a list of names with commas between: rows ("cortex-a57", "a57") and instruction sets ("armv8ce", "c") for all modes, kernels for their
 * own; of two that name the same the later counts, what none names is chosen as without it. NULL goes back to what the library does by itself. An
 * expanded key serves whatever is chosen later. `allow_vartime` is 0, or 1 where kernels may run whose time depends on keys and data: then `choice`, or AESGEN_KERNEL, may name
 * them, and given NULL those serve that the CPU's row names, if it does; it counts until the next call. Errors: AESGEN_ERR_CHOICE, _CPU, _VARTIME (named but not allowed),
 * and then nothing changes; given NULL they are AESGEN_KERNEL's, which then counts for nothing. Threads may be inside any function of this library at the time but this and aesgen_explain: each call runs what was chosen before or what is now.
 */
AESGEN_MUST_CHECK int aesgen_select(const char *choice, int allow_vartime);

/*
 * What the CPU said, which row that is, which kernel serves each mode and why, and the sentence about the last refused choice: lines of English, for people. As
 * snprintf does it: up to `bytes` bytes including a zero are written to `text` (NULL if `bytes` is 0), and the length of all of it is returned. `*error`, unless
 * NULL, is 0 or why a choice was refused, be it aesgen_select's or AESGEN_KERNEL's. Not while another thread is in aesgen_select.
 */
size_t aesgen_explain(char *text, size_t bytes, int *error);

/* Known answers of FIPS 197, SP 800-38A, SP 800-38D and IEEE 1619 through every bound kernel: 0 or AESGEN_ERR_SELFTEST. */
AESGEN_MUST_CHECK int aesgen_selftest(void);

/* One English sentence for a result, never NULL. */
const char *aesgen_error_string(int error);

/* AESGEN_VERSION of the library that is linked. */
uint32_t aesgen_version(void);

#ifdef __cplusplus
}
#endif

#endif
