/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Known answers through every bound kernel, in place, in both directions, with and without yields. */
#include "kernel.h"

struct known_answer {
    enum aesgen_mode mode; /* the encrypting one; its inverse is checked too */
    const char *key;       /* everything in hexadecimal */
    const char *state;     /* IV, counter block, tweak */
    const char *plain;
    const char *cipher;
};

#define SP800_38A_PLAIN                                                                                                \
    "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"                                                 \
    "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710"

static const struct known_answer known_answers[] = {
    /* FIPS 197, appendix C */
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f", "", "00112233445566778899aabbccddeeff",
     "69c4e0d86a7b0430d8cdb78070b4c55a"},
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f1011121314151617", "", "00112233445566778899aabbccddeeff",
     "dda97ca4864cdfe06eaf70a0ec0d7191"},
    {AESGEN_ECB_ENC, "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "",
     "00112233445566778899aabbccddeeff", "8ea2b7ca516745bfeafc49904b496089"},
    /* SP 800-38A, F.1, F.2 and F.5 */
    {AESGEN_ECB_ENC, "2b7e151628aed2a6abf7158809cf4f3c", "", SP800_38A_PLAIN,
     "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf"
     "43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4"},
    {AESGEN_CBC_ENC, "2b7e151628aed2a6abf7158809cf4f3c", "000102030405060708090a0b0c0d0e0f", SP800_38A_PLAIN,
     "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
     "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7"},
    {AESGEN_CTR, "2b7e151628aed2a6abf7158809cf4f3c", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", SP800_38A_PLAIN,
     "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
     "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"},
    {AESGEN_ECB_ENC, "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "", SP800_38A_PLAIN,
     "bd334f1d6e45f25ff712a214571fa5cc974104846d0ad3ad7734ecb3ecee4eef"
     "ef7afd2270e2e60adce0ba2face6444e9a4b41ba738d6c72fb16691603c18e0e"},
    {AESGEN_CBC_ENC, "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "000102030405060708090a0b0c0d0e0f",
     SP800_38A_PLAIN,
     "4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a"
     "571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd"},
    {AESGEN_CTR, "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
     SP800_38A_PLAIN,
     "1abc932417521ca24f2b0459fe7e6e0b090339ec0aa6faefd5ccc2c6f4ce8e94"
     "1e36b26bd1ebc670d1bd1d665620abf74f78a7f6d29809585a97daec58c6b050"},
    {AESGEN_ECB_ENC, "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", "", SP800_38A_PLAIN,
     "f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870"
     "b6ed21b99ca6f4f9f153e7b1beafed1d23304b7a39f9f3ff067d8d8f9e24ecc7"},
    {AESGEN_CBC_ENC, "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
     "000102030405060708090a0b0c0d0e0f", SP800_38A_PLAIN,
     "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d"
     "39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b"},
    {AESGEN_CTR, "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
     SP800_38A_PLAIN,
     "601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5"
     "2b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6"},
    /* IEEE 1619, vectors 2, 10 (its first four blocks) and 15 */
    {AESGEN_XTS_ENC, "1111111111111111111111111111111122222222222222222222222222222222",
     "33333333330000000000000000000000", "4444444444444444444444444444444444444444444444444444444444444444",
     "c454185e6a16936e39334038acef838bfb186fff7480adc4289382ecd6d394f0"},
    {AESGEN_XTS_ENC,
     "2718281828459045235360287471352662497757247093699959574966967627"
     "3141592653589793238462643383279502884197169399375105820974944592",
     "ff000000000000000000000000000000",
     "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
     "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f",
     "1c3b3a102f770386e4836c99e370cf9bea00803f5e482357a4ae12d414a3e63b"
     "5d31e276f8fe4a8d66b317f9ac683f44680a86ac35adfc3345befecb4bb188fd"},
    {AESGEN_XTS_ENC, "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0bfbebdbcbbbab9b8b7b6b5b4b3b2b1b0",
     "9a785634120000000000000000000000", "000102030405060708090a0b0c0d0e0f10", "6c1625db4671522d3d7599601de7ca09ed"},
};

struct known_message {
    const char *key;
    const char *iv;
    const char *cipher;
    const char *tag;
};

#define GCM_KEY "feffe9928665731c6d6a8f9467308308"
#define GCM_AAD "feedfacedeadbeeffeedfacedeadbeefabaddad2"
#define GCM_PLAIN                                                                                                      \
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"                                                 \
    "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"

/* McGrew and Viega, "The Galois/Counter Mode of Operation", test cases 4, 5, 6, 10 and 16: all of GCM_PLAIN and GCM_AAD. */
static const struct known_message known_messages[] = {
    {GCM_KEY, "cafebabefacedbaddecaf888",
     "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
     "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
     "5bc94fbc3221a5db94fae95ae7121a47"},
    {GCM_KEY, "cafebabefacedbad",
     "61353b4c2806934a777ff51fa22a4755699b2a714fcdc6f83766e5f97b6c7423"
     "73806900e49f24b22b097544d4896b424989b5e1ebac0f07c23f4598",
     "3612d2e79e3b0785561be14aaca2fccb"},
    {GCM_KEY,
     "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728"
     "c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b",
     "8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca7"
     "01e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5",
     "619cc5aefffe0bfa462af43c1699d050"},
    {GCM_KEY "feffe9928665731c", "cafebabefacedbaddecaf888",
     "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c"
     "7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda2710",
     "2519498e80f1478f37ba55bd6d27618c"},
    {GCM_KEY GCM_KEY, "cafebabefacedbaddecaf888",
     "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
     "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
     "76fc6ece0f4e1768cddf8853bb2d551b"},
};

/*
 * The standards' messages are shorter than a wide pass, so messages of these lengths in blocks go through every mode too: each
 * remainder of the widest pass, and enough for a look at the flag. CTR, XTS and GCM get LONG_TAIL bytes more.
 */
static const unsigned long_blocks[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 75};
enum { LONG_TAIL = 13, LONG_BYTES = 75 * 16 + LONG_TAIL, KEY_SEED = 1 };

/* More streams than the widest pass has, of 0 to 6 blocks, and one that outlasts them all. */
enum { STREAMS = 36, FIRST_STREAM_BLOCKS = 40, STREAMS_BYTES = 16 * (FIRST_STREAM_BLOCKS + 5 * 21) };

/* What they give, one digest per mode; what is not there is compared with one of these. tests/runtime has libcrypto compute the same. */
static const uint64_t long_answers[AESGEN_MODES] = {
    [AESGEN_ECB_ENC] = 0x550da18b005b67cd,  [AESGEN_ECB_DEC] = 0xc94076fad346eb2d,
    [AESGEN_CBC_ENC] = 0xc29441829b1e8228,  [AESGEN_CBC_DEC] = 0xd3fb7a62782343ed,
    [AESGEN_CTR] = 0x3c1505b73c04d4c8,      [AESGEN_XTS_ENC] = 0x5fe994f15fe0d46e,
    [AESGEN_XTS_DEC] = 0x778738ace0fb2563,  [AESGEN_CBC_ENC_MB] = 0xf090c02bffdaf1ec,
    [AESGEN_GCM_SEAL] = 0xce86504a62c5941f,
};

static uint8_t nibble(char digit) { return (uint8_t)(digit <= '9' ? digit - '0' : digit - 'a' + 10); }

static size_t unhex(uint8_t *bytes, const char *hex) {
    size_t count = 0;
    for (; hex[2 * count] != '\0'; count++) {
        bytes[count] = (uint8_t)(nibble(hex[2 * count]) << 4 | nibble(hex[2 * count + 1]));
    }
    return count;
}

static int is_equal(const uint8_t *a, const uint8_t *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (a[i] != b[i]) {
            return 0;
        }
    }
    return 1;
}

static size_t long_bytes(enum aesgen_mode mode, size_t index) {
    const int has_tail =
        mode == AESGEN_CTR || mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC || mode == AESGEN_GCM_SEAL;
    return 16 * long_blocks[index] + (has_tail ? LONG_TAIL : 0);
}

/* FNV-1a of 64 bits. */
#define DIGEST_START 0xcbf29ce484222325
static uint64_t digest(uint64_t so_far, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        so_far = (so_far ^ bytes[i]) * 0x100000001b3;
    }
    return so_far;
}

static void fill(uint8_t *bytes, size_t count, unsigned seed) {
    for (size_t i = 0; i < count; i++) {
        bytes[i] = (uint8_t)((i + seed) * 167 + (i >> 8));
    }
}

/* As a counter block its low half wraps after two blocks; as a tweak it needs a reduction at once. */
static void fill_state(uint8_t state[16]) {
    memset(state, 0xff, 16);
    state[0] = 0x5a;
    state[15] = 0xfe;
}

/* To the end of the message, over however many yields. 1 where every call made progress. */
static int run(enum aesgen_mode mode, const struct aesgen_schedule *ks, uint8_t *data, size_t bytes, uint8_t state[16],
               const volatile uint32_t *yield_flag) {
    while (bytes > 0) {
        size_t left = bytes;
        if (aesgen_bulk(mode, ks, data, data, bytes, state, yield_flag, &left) != AESGEN_OK || left >= bytes) {
            return 0;
        }
        data += bytes - left;
        bytes = left;
    }
    return 1;
}

/* The same for streams. */
static int run_streams(const struct aesgen_schedule *ks, struct aesgen_stream *streams, size_t count,
                       const volatile uint32_t *yield_flag) {
    size_t left = (size_t)-1, before;
    do {
        before = left;
        if (aesgen_bulk_streams(AESGEN_CBC_ENC_MB, ks, streams, count, yield_flag, &left) != AESGEN_OK ||
            left >= before) {
            return 0;
        }
    } while (left > 0);
    return 1;
}

static int check_known(const struct known_answer *known, const volatile uint32_t *yield_flag) {
    const enum aesgen_mode inverse = known->mode == AESGEN_CTR ? AESGEN_CTR : (enum aesgen_mode)(known->mode + 1);
    uint8_t key[64] = {0}, start[16] = {0}, state[16], plain[64] = {0}, cipher[64] = {0}, data[64];
    const size_t bytes = unhex(plain, known->plain);
    size_t key_bytes = unhex(key, known->key);
    struct aesgen_schedule ks;
    unhex(cipher, known->cipher);
    unhex(start, known->state);
    if (known->mode == AESGEN_XTS_ENC) {
        key_bytes /= 2;
        if (aesgen_key_expand(&ks, key + key_bytes, key_bytes) != AESGEN_OK ||
            !run(AESGEN_ECB_ENC, &ks, start, 16, NULL, yield_flag)) {
            return 0;
        }
    }
    if (aesgen_key_expand(&ks, key, key_bytes) != AESGEN_OK) {
        return 0;
    }
    memcpy(data, plain, bytes);
    memcpy(state, start, 16);
    if (!run(known->mode, &ks, data, bytes, state, yield_flag) || !is_equal(data, cipher, bytes)) {
        return 0;
    }
    if (known->mode == AESGEN_CBC_ENC) {
        uint8_t again[64];
        struct aesgen_stream stream = {again, plain, bytes, start};
        if (!run_streams(&ks, &stream, 1, yield_flag) || !is_equal(again, cipher, bytes) ||
            !is_equal(start, state, 16)) {
            return 0;
        }
        unhex(start, known->state);
    }
    memcpy(state, start, 16);
    return run(inverse, &ks, data, bytes, state, yield_flag) && is_equal(data, plain, bytes);
}

/* All lengths and key sizes of one mode: output and the state after it go into the digest. */
static int check_long(enum aesgen_mode mode, const volatile uint32_t *yield_flag) {
    const int is_xts = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC;
    uint64_t all = DIGEST_START;
    uint8_t data[LONG_BYTES], state[16], key[32];
    struct aesgen_schedule ks;
    fill(key, sizeof key, KEY_SEED);
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += is_xts ? 16 : 8) {
        if (aesgen_key_expand(&ks, key, key_bytes) != AESGEN_OK) {
            return 0;
        }
        for (size_t i = 0; i < sizeof long_blocks / sizeof long_blocks[0]; i++) {
            const size_t bytes = long_bytes(mode, i);
            fill(data, bytes, long_blocks[i]);
            fill_state(state);
            if (!run(mode, &ks, data, bytes, state, yield_flag)) {
                return 0;
            }
            all = digest(digest(all, data, bytes), state, sizeof state);
        }
    }
    return all == long_answers[mode];
}

static size_t stream_bytes(size_t index) { return 16 * (index == 0 ? FIRST_STREAM_BLOCKS : index * 5 % 7); }

static void fill_stream_state(uint8_t state[16], size_t index) {
    fill_state(state);
    state[1] = (uint8_t)index;
}

static int check_streams(const volatile uint32_t *yield_flag) {
    uint64_t all = DIGEST_START;
    uint8_t data[STREAMS_BYTES], states[STREAMS][16], key[32];
    struct aesgen_stream streams[STREAMS];
    struct aesgen_schedule ks;
    fill(key, sizeof key, KEY_SEED);
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        uint8_t *at = data;
        fill(data, sizeof data, STREAMS);
        for (size_t i = 0; i < STREAMS; i++) {
            const struct aesgen_stream stream = {at, at, stream_bytes(i), states[i]};
            fill_stream_state(states[i], i);
            streams[i] = stream;
            at += stream.bytes;
        }
        if (aesgen_key_expand(&ks, key, key_bytes) != AESGEN_OK || !run_streams(&ks, streams, STREAMS, yield_flag)) {
            return 0;
        }
        all = digest(digest(all, data, sizeof data), states[0], sizeof states);
    }
    return all == long_answers[AESGEN_CBC_ENC_MB];
}

/* A message of GCM, but for its data. */
struct message {
    const uint8_t *iv, *aad;
    size_t iv_bytes, aad_bytes, bytes;
    uint8_t tag[16];
};

/* In pieces, over however many yields; 1 where every call made progress and the tag is right. */
static int run_pieces(const struct aesgen_gcm_key *gk, enum aesgen_mode mode, const struct message *m, uint8_t *data,
                      const volatile uint32_t *yield_flag) {
    struct aesgen_gcm_context ctx;
    uint8_t tag[16];
    size_t left = m->aad_bytes, before;
    if (aesgen_gcm_start(gk, &ctx, mode, m->iv, m->iv_bytes) != AESGEN_OK) {
        return 0;
    }
    while (left > 0) {
        before = left;
        if (aesgen_gcm_bulk_aad(gk, &ctx, m->aad + (m->aad_bytes - left), left, yield_flag, &left) != AESGEN_OK ||
            left >= before) {
            return 0;
        }
    }
    left = m->bytes;
    while (left > 0) {
        uint8_t *const at = data + (m->bytes - left);
        before = left;
        if (aesgen_gcm_bulk(gk, &ctx, at, at, left, yield_flag, &left) != AESGEN_OK || left >= before) {
            return 0;
        }
    }
    if (mode == AESGEN_GCM_DEC) {
        return aesgen_gcm_verify(gk, &ctx, m->tag, sizeof m->tag) == AESGEN_OK;
    }
    return aesgen_gcm_finish(gk, &ctx, tag, sizeof tag) == AESGEN_OK && is_equal(tag, m->tag, sizeof tag);
}

/* Opened, in pieces and as a whole, `cipher` with its tag must be `plain`, and encrypted in pieces the other way round; with another tag it must be refused. */
static int check_message(const struct aesgen_gcm_key *gk, const struct message *m, const uint8_t *plain,
                         const uint8_t *cipher, const volatile uint32_t *yield_flag) {
    uint8_t data[LONG_BYTES], forged[16];
    memcpy(data, cipher, m->bytes);
    if (!run_pieces(gk, AESGEN_GCM_DEC, m, data, yield_flag) || !is_equal(data, plain, m->bytes) ||
        !run_pieces(gk, AESGEN_GCM_ENC, m, data, yield_flag) || !is_equal(data, cipher, m->bytes)) {
        return 0;
    }
    if (aesgen_gcm_open(gk, data, data, m->bytes, m->iv, m->iv_bytes, m->aad, m->aad_bytes, m->tag, 16) != AESGEN_OK ||
        !is_equal(data, plain, m->bytes)) {
        return 0;
    }
    memcpy(forged, m->tag, sizeof forged);
    forged[15] ^= 1;
    return aesgen_gcm_open(gk, data, cipher, m->bytes, m->iv, m->iv_bytes, m->aad, m->aad_bytes, forged, 16) ==
           AESGEN_ERR_TAG;
}

static int check_known_message(const struct known_message *known, const volatile uint32_t *yield_flag) {
    uint8_t key[32], iv[64], aad[32], plain[64], cipher[64], data[64], tag[16];
    const size_t key_bytes = unhex(key, known->key);
    struct message m = {iv, aad, 0, 0, 0, {0}};
    struct aesgen_gcm_key gk;
    m.iv_bytes = unhex(iv, known->iv);
    m.aad_bytes = unhex(aad, GCM_AAD);
    m.bytes = unhex(plain, GCM_PLAIN);
    unhex(cipher, known->cipher);
    unhex(m.tag, known->tag);
    return aesgen_gcm_key_expand(&gk, key, key_bytes, 0) == AESGEN_OK &&
           aesgen_gcm_seal(&gk, data, plain, m.bytes, iv, m.iv_bytes, aad, m.aad_bytes, tag, 16) == AESGEN_OK &&
           is_equal(data, cipher, m.bytes) && is_equal(tag, m.tag, 16) &&
           check_message(&gk, &m, plain, cipher, yield_flag);
}

/* All lengths, the AAD as long as the data: what is sealed goes into the digest, and all other kernels must agree with it. */
static int check_messages(const volatile uint32_t *yield_flag) {
    uint64_t all = DIGEST_START;
    uint8_t plain[LONG_BYTES], cipher[LONG_BYTES], state[16], key[32];
    struct message m = {state, plain, 12, 0, 0, {0}};
    struct aesgen_gcm_key gk;
    fill(key, sizeof key, KEY_SEED);
    fill_state(state);
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        if (aesgen_gcm_key_expand(&gk, key, key_bytes, 0) != AESGEN_OK) {
            return 0;
        }
        for (size_t i = 0; i < sizeof long_blocks / sizeof long_blocks[0]; i++) {
            m.bytes = m.aad_bytes = long_bytes(AESGEN_GCM_SEAL, i);
            fill(plain, m.bytes, long_blocks[i]);
            if (aesgen_gcm_seal(&gk, cipher, plain, m.bytes, m.iv, m.iv_bytes, m.aad, m.aad_bytes, m.tag, 16) !=
                    AESGEN_OK ||
                !check_message(&gk, &m, plain, cipher, yield_flag)) {
                return 0;
            }
            all = digest(digest(all, cipher, m.bytes), m.tag, sizeof m.tag);
        }
    }
    return all == long_answers[AESGEN_GCM_SEAL];
}

int aesgen_selftest(void) {
    static const volatile uint32_t go_on = 0, stop = 1;
    const volatile uint32_t *const yield_flags[] = {NULL, &go_on, &stop};
    for (size_t flag = 0; flag < sizeof yield_flags / sizeof yield_flags[0]; flag++) {
        for (size_t i = 0; i < sizeof known_answers / sizeof known_answers[0]; i++) {
            if (!check_known(&known_answers[i], yield_flags[flag])) {
                return AESGEN_ERR_SELFTEST;
            }
        }
        for (int mode = 0; mode < AESGEN_BULK_MODES; mode++) {
            if (!check_long((enum aesgen_mode)mode, yield_flags[flag])) {
                return AESGEN_ERR_SELFTEST;
            }
        }
        for (size_t i = 0; i < sizeof known_messages / sizeof known_messages[0]; i++) {
            if (!check_known_message(&known_messages[i], yield_flags[flag])) {
                return AESGEN_ERR_SELFTEST;
            }
        }
        if (!check_streams(yield_flags[flag]) || !check_messages(yield_flags[flag])) {
            return AESGEN_ERR_SELFTEST;
        }
    }
    return AESGEN_OK;
}
