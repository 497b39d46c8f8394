/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The portable kernel of many streams: docs/kernel-abi.md over bitsliced passes, a block of each of four streams in each. */
#include "portable_aes.h"

/* One call. Whatever is secret lives in here, so that one wipe at the end gets it all. */
struct call {
    struct portable_keys keys;
    struct aesgen_stream *next, *end; /* the streams that no lane has had yet */
    struct aesgen_stream *lane[PORTABLE_BLOCKS];
    unsigned lanes; /* those that have a stream, the first ones */
    uint8_t pass[PORTABLE_BYTES];
};

static int is_done(const struct aesgen_stream *s) { return s->bytes < AESGEN_BLOCK_BYTES; }

/* The next stream with something to do; NULL where there is none. */
static struct aesgen_stream *take(struct call *c) {
    while (c->next != c->end) {
        struct aesgen_stream *const s = c->next++;
        if (!is_done(s)) {
            return s;
        }
    }
    return NULL;
}

/* Gives lanes that are done, or were never used, the next streams; without any, the last lane's. */
static void fill_lanes(struct call *c) {
    for (unsigned i = 0; i < PORTABLE_BLOCKS; i++) {
        while (i >= c->lanes || is_done(c->lane[i])) {
            struct aesgen_stream *s = take(c);
            if (s == NULL) {
                if (i >= c->lanes) {
                    return;
                }
                s = c->lane[--c->lanes];
            } else if (i >= c->lanes) {
                c->lanes = i + 1;
            }
            c->lane[i] = s;
        }
    }
}

static void run_pass(struct call *c) {
    for (unsigned i = 0; i < c->lanes; i++) {
        memcpy(c->pass + 16 * i, c->lane[i]->in, 16);
        portable_add(c->pass + 16 * i, c->lane[i]->iv, 16);
    }
    aesgen_portable_encrypt(&c->keys, c->pass);
    for (unsigned i = 0; i < c->lanes; i++) {
        struct aesgen_stream *const s = c->lane[i];
        memcpy(s->out, c->pass + 16 * i, 16);
        memcpy(s->iv, c->pass + 16 * i, 16);
        s->in = (const uint8_t *)s->in + 16;
        s->out = (uint8_t *)s->out + 16;
        s->bytes -= 16;
    }
}

/* Apart from the kernel's own frame, so that everything below that can be burnt. */
static AESGEN_NOINLINE size_t run(struct aesgen_stream *streams, size_t count, const struct aesgen_schedule *ks,
                                  const volatile uint32_t *yield_flag) {
    struct call c;
    size_t left = 0;
    int is_begun = 0;
    memset(&c, 0, sizeof c);
    aesgen_portable_slice_keys(&c.keys, ks->enc, ks->rounds);
    c.next = streams;
    c.end = streams + count;
    for (fill_lanes(&c); c.lanes > 0; fill_lanes(&c)) {
        if (is_begun && aesgen_flag_is_set(yield_flag)) {
            break;
        }
        run_pass(&c);
        is_begun = 1; /* from here on there are looks */
    }
    aesgen_wipe(&c, sizeof c);
    for (size_t i = 0; i < count; i++) {
        left += streams[i].bytes & ~(size_t)15;
    }
    return left;
}

size_t aes_cbc_enc_mb_c(struct aesgen_stream *streams, size_t count, const struct aesgen_schedule *ks,
                        const volatile uint32_t *yield_flag) {
    size_t left = 0;
    if (count != 0) { /* else no pointer may be followed */
        left = run(streams, count, ks, yield_flag);
        aesgen_portable_burn_stack();
    }
    return left;
}
