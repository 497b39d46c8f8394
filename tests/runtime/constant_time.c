/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * constant_time PART: does one part of the portable C path, with everything secret marked as undefined, for valgrind's memcheck to
 * report each branch and address that depends on it. Counter blocks and lengths are public (docs/kernel-abi.md).
 */
#include <stdio.h>
#include <string.h>

#include <valgrind/memcheck.h>

#include "aesgen_session.h"

static uint8_t key[64], iv[16], data[16 * 11 + 13];

static void make_secret(void *bytes, size_t count) { VALGRIND_MAKE_MEM_UNDEFINED(bytes, count); }

/* A part that lost its secrets on the way would prove nothing. */
static int is_secret(const uint8_t *bytes, size_t count) {
    uint8_t bits[sizeof data] = {0};
    size_t undefined = 0;
    VALGRIND_GET_VBITS(bytes, bits, count);
    for (size_t i = 0; i < count; i++) {
        undefined += bits[i] == 0xff;
    }
    return undefined == count;
}

static int expand(struct aesgen_schedule *ks, size_t key_bytes) {
    make_secret(key, sizeof key);
    return aesgen_key_expand(ks, key, key_bytes) == AESGEN_OK && is_secret(ks->enc[ks->rounds], 16) &&
           is_secret(ks->dec[1], 16);
}

static int part_key_expand(void) {
    struct aesgen_schedule ks;
    return expand(&ks, 16) && expand(&ks, 24) && expand(&ks, 32);
}

/* Full passes, remainders, partial blocks and stealing, with and without yields. */
static int part_mode(enum aesgen_mode mode) {
    static const volatile uint32_t flags[] = {0, 1};
    const int is_xts = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC;
    struct aesgen_schedule ks;
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += is_xts ? 16 : 8) {
        if (!expand(&ks, key_bytes)) {
            return 0;
        }
        for (size_t bytes = 16; bytes <= sizeof data; bytes++) {
            if (bytes % 16 != 0 && !is_xts && mode != AESGEN_CTR) {
                continue;
            }
            for (int flag = -1; flag < 2; flag++) {
                size_t done = 0, left = bytes;
                memset(iv, 0xff, sizeof iv);
                if (mode != AESGEN_CTR) {
                    make_secret(iv, sizeof iv);
                }
                make_secret(data, sizeof data);
                for (; left > 0; done = bytes - left) {
                    if (aesgen_bulk(mode, &ks, data + done, data + done, bytes - done, iv,
                                    flag < 0 ? NULL : &flags[flag], &left) != AESGEN_OK) {
                        return 0;
                    }
                }
                if (!is_secret(data, bytes)) {
                    return 0;
                }
            }
        }
    }
    return 1;
}

/* Streams of 0 to 7 blocks, more than lanes: only their lengths are public. */
static int part_cbc_enc_mb(void) {
    static const volatile uint32_t flags[] = {0, 1};
    uint8_t *const ends = data + 16 * 11;
    struct aesgen_schedule ks;
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        if (!expand(&ks, key_bytes)) {
            return 0;
        }
        for (int flag = -1; flag < 2; flag++) {
            struct aesgen_stream streams[6];
            uint8_t ivs[6][16], *at = data;
            size_t left = 1;
            make_secret(ivs, sizeof ivs);
            make_secret(data, sizeof data);
            for (size_t i = 0; i < 6; i++) {
                const struct aesgen_stream stream = {at, at, 16 * (i * 3 % 5), ivs[i]};
                streams[i] = stream;
                at += stream.bytes;
            }
            while (left > 0) {
                if (aesgen_bulk_streams(AESGEN_CBC_ENC_MB, &ks, streams, 6, flag < 0 ? NULL : &flags[flag], &left) !=
                    AESGEN_OK) {
                    return 0;
                }
            }
            if (at != ends - 16 || !is_secret(data, (size_t)(at - data)) || !is_secret(ivs[0], 16)) {
                return 0;
            }
        }
    }
    return 1;
}

static int part_ctr_context(void) {
    struct aesgen_ctr_context ctx;
    memset(iv, 0xff, sizeof iv);
    make_secret(key, sizeof key);
    if (aesgen_ctr_init(&ctx, key, 32, iv) != AESGEN_OK) {
        return 0;
    }
    for (size_t bytes = 0; bytes <= 40; bytes++) {
        make_secret(data, sizeof data);
        if (aesgen_ctr_update(&ctx, data, data, bytes) != AESGEN_OK || !is_secret(data, bytes)) {
            return 0;
        }
    }
    return 1;
}

/* Both verdicts on the halves, and a data unit under a secret tweak. */
static int part_xts_key(void) {
    struct aesgen_xts_key xk;
    for (size_t key_bytes = 32; key_bytes <= 64; key_bytes += 32) {
        memset(key, 0, sizeof key);
        make_secret(key, sizeof key);
        if (aesgen_xts_key_expand(&xk, key, key_bytes) != AESGEN_ERR_EQUAL_KEYS) {
            return 0;
        }
        VALGRIND_MAKE_MEM_DEFINED(key, sizeof key);
        key[key_bytes - 1] = 0x80;
        make_secret(key, sizeof key);
        make_secret(iv, sizeof iv);
        make_secret(data, sizeof data);
        if (aesgen_xts_key_expand(&xk, key, key_bytes) != AESGEN_OK ||
            aesgen_xts_encrypt(&xk, data, data, sizeof data, iv) != AESGEN_OK ||
            aesgen_xts_decrypt(&xk, data, data, sizeof data, iv) != AESGEN_OK || !is_secret(data, sizeof data)) {
            return 0;
        }
    }
    return 1;
}

static int expand_gcm(struct aesgen_gcm_key *gk, size_t key_bytes) {
    make_secret(key, sizeof key);
    return aesgen_gcm_key_expand(gk, key, key_bytes, AESGEN_GCM_SHORT_TAGS) == AESGEN_OK &&
           is_secret(gk->power[0], 16) && is_secret(gk->power[AESGEN_GCM_POWERS - 1], 16);
}

/* Whole messages under public IVs, the counter block of a long one being secret, and both verdicts on their tags. */
static int part_gcm(void) {
    static const size_t iv_sizes[] = {12, 16, 7}, tag_sizes[] = {16, 12, 4};
    uint8_t tag[16], aad[40];
    struct aesgen_gcm_key gk;
    memset(iv, 0xff, sizeof iv);
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        if (!expand_gcm(&gk, key_bytes)) {
            return 0;
        }
        for (size_t bytes = 0; bytes <= sizeof data; bytes++) {
            const size_t iv_bytes = iv_sizes[bytes % 3], tag_bytes = tag_sizes[bytes / 3 % 3], aad_bytes = bytes % 41;
            make_secret(data, sizeof data);
            make_secret(aad, sizeof aad);
            if (aesgen_gcm_seal(&gk, data, data, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes) != AESGEN_OK ||
                !is_secret(data, bytes) || !is_secret(tag, tag_bytes) ||
                aesgen_gcm_open(&gk, data, data, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes) != AESGEN_OK ||
                !is_secret(data, bytes)) {
                return 0;
            }
            tag[tag_bytes - 1] ^= 1;
            if (aesgen_gcm_open(&gk, data, data, bytes, iv, iv_bytes, aad, aad_bytes, tag, tag_bytes) !=
                AESGEN_ERR_TAG) {
                return 0;
            }
        }
    }
    return 1;
}

/* In pieces, with yields. */
static int part_gcm_context(void) {
    static const volatile uint32_t flags[] = {0, 1};
    uint8_t tag[16], aad[100];
    struct aesgen_gcm_key gk;
    memset(iv, 0xff, sizeof iv);
    for (int number = 0; number < 6; number++) {
        const enum aesgen_mode mode = number % 2 == 0 ? AESGEN_GCM_ENC : AESGEN_GCM_DEC;
        const volatile uint32_t *const flag = number < 2 ? NULL : &flags[number / 2 - 1];
        const size_t iv_bytes = number < 4 ? 12 : 16;
        struct aesgen_gcm_context ctx;
        size_t left = sizeof aad;
        make_secret(data, sizeof data);
        make_secret(aad, sizeof aad);
        if (!expand_gcm(&gk, 32) || aesgen_gcm_start(&gk, &ctx, mode, iv, iv_bytes) != AESGEN_OK) {
            return 0;
        }
        while (left > 0) {
            if (aesgen_gcm_bulk_aad(&gk, &ctx, aad + (sizeof aad - left), left, flag, &left) != AESGEN_OK) {
                return 0;
            }
        }
        for (size_t at = 0, piece = 3; at < sizeof data; piece = 2 * piece + 1) {
            const size_t bytes = piece < sizeof data - at ? piece : sizeof data - at;
            if (aesgen_gcm_bulk(&gk, &ctx, data + at, data + at, bytes, flag, &left) != AESGEN_OK) {
                return 0;
            }
            at += bytes - left;
        }
        if (!is_secret(data, sizeof data)) {
            return 0;
        }
        if (mode == AESGEN_GCM_ENC) {
            if (aesgen_gcm_finish(&gk, &ctx, tag, 16) != AESGEN_OK || !is_secret(tag, 16)) {
                return 0;
            }
        } else {
            /* What the number before has made, but for one of the three a tag that is another. */
            tag[0] ^= number == 3;
            if (aesgen_gcm_verify(&gk, &ctx, tag, 16) != (number == 3 ? AESGEN_ERR_TAG : AESGEN_OK)) {
                return 0;
            }
        }
    }
    return 1;
}

/* Cut by a limit, a flag that stays set and odd pieces. */
static int part_session(void) {
    static const uint32_t flag = 1;
    const struct aesgen_session_options options = {
        .policy = AESGEN_PER_SESSION, .max_hold_bytes = 100, .yield_flag = &flag};
    for (int mode = 0; mode < AESGEN_BULK_MODES; mode++) {
        static const size_t pieces[] = {16, 96, 32};
        const size_t odd = mode == AESGEN_CTR ? 5 : 0;
        struct aesgen_session session = {0};
        memset(iv, 0xff, sizeof iv);
        if (mode != AESGEN_CTR) {
            make_secret(iv, sizeof iv);
        }
        VALGRIND_MAKE_MEM_DEFINED(key, sizeof key);
        memset(key, 0x80, 16); /* XTS refuses equal halves */
        make_secret(key, sizeof key);
        make_secret(data, sizeof data);
        if (aesgen_session_start(&session, (enum aesgen_mode)mode, key, 32, &options) != AESGEN_OK ||
            aesgen_session_iv(&session, iv) != AESGEN_OK) {
            return 0;
        }
        for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
            const size_t tail = i == 2 && mode >= AESGEN_CTR ? 13 : odd;
            size_t done;
            if (aesgen_session_update(&session, data, data, pieces[i] + tail, &done) != AESGEN_OK ||
                !is_secret(data, done) || done != pieces[i] + tail) {
                return 0;
            }
        }
        if (aesgen_session_end(&session) != AESGEN_OK || session.counters.yields == 0) {
            return 0;
        }
    }
    return 1;
}

/* A session of GCM, cut likewise, in both directions: the tag is right. */
static int part_session_gcm(void) {
    static const uint32_t flag = 1;
    const struct aesgen_session_options options = {
        .policy = AESGEN_PER_SESSION, .max_hold_bytes = 100, .yield_flag = &flag};
    uint8_t tag[16], aad[75];
    memset(iv, 0xff, sizeof iv);
    make_secret(key, sizeof key);
    make_secret(data, sizeof data);
    make_secret(aad, sizeof aad);
    for (int mode = AESGEN_GCM_ENC; mode <= AESGEN_GCM_DEC; mode++) {
        struct aesgen_session session = {0};
        size_t done;
        if (aesgen_session_start(&session, (enum aesgen_mode)mode, key, 32, &options) != AESGEN_OK ||
            aesgen_session_gcm_iv(&session, iv, 16) != AESGEN_OK ||
            aesgen_session_gcm_aad(&session, aad, sizeof aad, &done) != AESGEN_OK ||
            aesgen_session_update(&session, data, data, 77, &done) != AESGEN_OK ||
            aesgen_session_update(&session, data + 77, data + 77, sizeof data - 77, &done) != AESGEN_OK ||
            !is_secret(data, sizeof data) ||
            (mode == AESGEN_GCM_ENC ? aesgen_session_gcm_finish(&session, tag, 16)
                                    : aesgen_session_gcm_verify(&session, tag, 16)) != AESGEN_OK ||
            !is_secret(tag, 16) || aesgen_session_end(&session) != AESGEN_OK || session.counters.yields == 0) {
            return 0;
        }
    }
    return 1;
}

/* The controls: what must be reported. The table is no S-box, for only the address matters. */
static int control_table(void) {
    static volatile uint8_t table[256];
    make_secret(key, sizeof key);
    data[0] = table[key[0]];
    return 1;
}

static int control_branch(void) {
    make_secret(key, sizeof key);
    if (key[0] & 1) {
        *(volatile uint8_t *)data = 1;
    }
    return 1;
}

static int run(const char *part) {
    static const char *const modes[AESGEN_BULK_MODES] = {"ecb_enc", "ecb_dec", "cbc_enc", "cbc_dec",
                                                         "ctr",     "xts_enc", "xts_dec"};
    static const struct {
        const char *name;
        int (*run)(void);
    } others[] = {
        {"key_expand", part_key_expand},
        {"cbc_enc_mb", part_cbc_enc_mb},
        {"ctr_context", part_ctr_context},
        {"xts_key", part_xts_key},
        {"gcm", part_gcm},
        {"gcm_context", part_gcm_context},
        {"session", part_session},
        {"session_gcm", part_session_gcm},
        {"control_table", control_table},
        {"control_branch", control_branch},
    };
    for (int mode = 0; mode < AESGEN_BULK_MODES; mode++) {
        if (strcmp(part, modes[mode]) == 0) {
            return part_mode((enum aesgen_mode)mode);
        }
    }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (strcmp(part, others[i].name) == 0) {
            return others[i].run();
        }
    }
    return 0;
}

int main(int argc, char **argv) {
    if (argc != 2 || !RUNNING_ON_VALGRIND) {
        fprintf(stderr, "constant_time: run it as valgrind %s PART.\n", argv[0]);
        return 2;
    }
    return run(argv[1]) ? 0 : 1;
}
