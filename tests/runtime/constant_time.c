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
        {"key_expand", part_key_expand},    {"cbc_enc_mb", part_cbc_enc_mb}, {"ctr_context", part_ctr_context},
        {"xts_key", part_xts_key},          {"session", part_session},       {"control_table", control_table},
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
