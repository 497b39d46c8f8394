/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Calls through slots. Each begins as a stub that selects kernels for all of them and goes on to the one it got. Selecting has no side effect and always
 * comes out the same, so threads that do it at once need no lock; only a slot that still holds its stub is filled, so that none undoes aesgen_select.
 */
#include "arch.h"
#include "bind.h"

#ifdef AESGEN_BIND_DISPATCH
#include <stdlib.h>

#include "select.h"
#include "uarch_table.h"

static void select_once(void);

#define ANY(kernel) ((aesgen_any_kernel *)(kernel))

static void first_aesgen_run_key_expand(struct aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    select_once();
    AESGEN_BIND_KEY_EXPAND(ks, key, key_bytes);
}

static void first_aesgen_run_gcm_key(struct aesgen_gcm_key *key) {
    select_once();
    AESGEN_BIND_GCM_KEY(key);
}

#define STUB_BULK(slot)                                                                                                \
    static size_t first_##slot(void *out, const void *in, size_t bytes, const struct aesgen_schedule *ks,              \
                               uint8_t state[16], const volatile uint32_t *yield_flag) {                               \
        select_once();                                                                                                 \
        return AESGEN_SLOT_LOAD(aesgen_bulk_kernel, slot)(out, in, bytes, ks, state, yield_flag);                      \
    }
#define STUB_STREAMS(slot)                                                                                             \
    static size_t first_##slot(struct aesgen_stream *streams, size_t count, const struct aesgen_schedule *ks,          \
                               const volatile uint32_t *yield_flag) {                                                  \
        select_once();                                                                                                 \
        return AESGEN_SLOT_LOAD(aesgen_streams_kernel, slot)(streams, count, ks, yield_flag);                          \
    }
#define STUB_GHASH(slot)                                                                                               \
    static size_t first_##slot(const void *in, size_t bytes, const struct aesgen_gcm_key *key, uint8_t hash[16],       \
                               const volatile uint32_t *yield_flag) {                                                  \
        select_once();                                                                                                 \
        return AESGEN_SLOT_LOAD(aesgen_ghash_kernel, slot)(in, bytes, key, hash, yield_flag);                          \
    }
#define STUB_GCM(slot)                                                                                                 \
    static size_t first_##slot(void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,              \
                               struct aesgen_gcm_state *state, const volatile uint32_t *yield_flag) {                  \
        select_once();                                                                                                 \
        return AESGEN_SLOT_LOAD(aesgen_gcm_kernel, slot)(out, in, bytes, key, state, yield_flag);                      \
    }
#define STUB_GCM_MESSAGE(slot)                                                                                         \
    static void first_##slot(void *out, const void *in, size_t bytes, const struct aesgen_gcm_key *key,                \
                             struct aesgen_gcm_message *message) {                                                     \
        select_once();                                                                                                 \
        AESGEN_SLOT_LOAD(aesgen_gcm_message_kernel, slot)(out, in, bytes, key, message);                               \
    }
#define STUBS(kind, plain, yielding) STUB_##kind(plain) STUB_##kind(yielding)
AESGEN_BIND_SLOTS(STUBS)

#define SLOT(name) aesgen_slot name = ANY(first_##name);
#define SLOTS(kind, plain, yielding) SLOT(plain) SLOT(yielding)
AESGEN_BIND_SLOTS(SLOTS)
SLOT(aesgen_run_key_expand)
SLOT(aesgen_run_gcm_key)

/* In the order of select.h's places. */
#define PLACE(slot) {&(slot), ANY(first_##slot)},
#define PLACES(kind, plain, yielding) PLACE(plain) PLACE(yielding)
static const struct {
    aesgen_slot *slot;
    aesgen_any_kernel *stub;
} places[AESGEN_PLACES] = {AESGEN_BIND_SLOTS(PLACES) PLACE(aesgen_run_key_expand) PLACE(aesgen_run_gcm_key)};

/* The kernels of each set; none where the set is of another architecture, which is never selected here. */
struct kernel_set {
    aesgen_any_kernel *kernel[AESGEN_PLACES];
};
#define LINKED_ANY(...) {{__VA_ARGS__}},
#if defined(AESGEN_AARCH64)
#define LINKED_AARCH64 LINKED_ANY
#else
#define LINKED_AARCH64(...) {{NULL}},
#endif
#if defined(AESGEN_X86_64)
#define LINKED_X86_64 LINKED_ANY
#else
#define LINKED_X86_64(...) {{NULL}},
#endif
#define LINK(kernel) ANY(kernel),
#define SET(number, arch, isa, key, modes) LINKED_##arch(modes key)
static const struct kernel_set sets[] = {AESGEN_KERNEL_SETS(SET, LINK)};
#undef SET
#undef LINK

/* What aesgen_select made of its last call: read and written by it and aesgen_explain alone, which may not run at once. */
static struct {
    int allow_vartime;
    int is_chosen;
    struct aesgen_selection chosen;
    int is_refused;
    struct aesgen_selection refused;
} last;

static int choose(struct aesgen_selection *selection, struct aesgen_cpu_dump *dump, const char *choice,
                  int allow_vartime) {
    aesgen_detect(dump);
    return aesgen_choose(selection, dump, choice, allow_vartime, getenv("AESGEN_KERNEL"));
}

static void select_once(void) {
    struct aesgen_cpu_dump dump;
    struct aesgen_selection selection;
    (void)choose(&selection, &dump, NULL, 0);
    for (size_t i = 0; i < AESGEN_PLACES; i++) {
        aesgen_any_kernel *expected = places[i].stub;
        atomic_compare_exchange_strong_explicit(places[i].slot, &expected, sets[selection.set[i]].kernel[i],
                                                memory_order_relaxed, memory_order_relaxed);
    }
}

int aesgen_select(const char *choice, int allow_vartime) {
    struct aesgen_cpu_dump dump;
    struct aesgen_selection selection;
    const int error = choose(&selection, &dump, choice, allow_vartime);
    last.is_refused = choice != NULL && error != AESGEN_OK;
    if (last.is_refused) {
        last.refused = selection;
        return error;
    }
    last.allow_vartime = allow_vartime;
    last.is_chosen = choice != NULL;
    last.chosen = selection;
    for (size_t i = 0; i < AESGEN_PLACES; i++) {
        atomic_store_explicit(places[i].slot, sets[selection.set[i]].kernel[i], memory_order_relaxed);
    }
    return error;
}

size_t aesgen_explain(char *text, size_t bytes, int *error) {
    struct aesgen_cpu_dump dump;
    struct aesgen_selection selection;
    (void)choose(&selection, &dump, NULL, last.allow_vartime);
    if (last.is_chosen) {
        selection = last.chosen;
    }
    if (last.is_refused) {
        selection.error = last.refused.error;
        selection.is_refused_environment = 0;
        memcpy(selection.refused, last.refused.refused, sizeof selection.refused);
    }
    if (error != NULL) {
        *error = selection.error;
    }
    return aesgen_describe(text, bytes, &dump, &selection);
}

const char *aesgen_kernel_name(enum aesgen_mode mode, int yielding) {
    const size_t place = 2 * (size_t)mode + (yielding != 0);
    aesgen_any_kernel *kernel;
    unsigned set = 0;
    if ((unsigned)mode >= AESGEN_MODES) {
        return NULL;
    }
    kernel = atomic_load_explicit(places[place].slot, memory_order_relaxed);
    if (kernel == places[place].stub) {
        select_once();
        kernel = atomic_load_explicit(places[place].slot, memory_order_relaxed);
    }
    while (sets[set].kernel[place] != kernel) {
        set++;
    }
    return aesgen_set_kernel_name(set, (unsigned)place);
}
#endif
