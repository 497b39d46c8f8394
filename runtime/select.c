/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Features decide what may run, rows what is fastest of that: a wrong row costs speed and nothing else. docs/selection.md says the rules in words.
 */
#include "bind.h"

#ifdef AESGEN_BIND_DISPATCH
#include "select.h"
#include "uarch_table.h"

#define ISA(name, arch, requires, row) ISA_##name,
enum isa_number { AESGEN_ISAS(ISA) ISAS };
#undef ISA

struct isa {
    const char *name;
    uint8_t arch;
    uint32_t requires;
    int row; /* the default */
};
#define ISA(name, arch, requires, row) {#name, AESGEN_ARCH_##arch, requires, row},
static const struct isa isas[ISAS] = {AESGEN_ISAS(ISA)};
#undef ISA

struct kernel_set {
    enum isa_number isa;
    const char *names[AESGEN_PLACES];
};
#define SET(number, isa, key, a0, a1, b0, b1, c0, c1, d0, d1, e0, e1, f0, f1, g0, g1)                                  \
    {ISA_##isa, {#a0, #a1, #b0, #b1, #c0, #c1, #d0, #d1, #e0, #e1, #f0, #f1, #g0, #g1, #key}},
static const struct kernel_set sets[] = {AESGEN_KERNEL_SETS(SET)};
#undef SET
enum { SETS = sizeof sets / sizeof sets[0], PORTABLE_SET = 0 };

struct row {
    const char *name, *library;
    uint8_t set;
};
#define ROW(name, library, set, is_default) {name, library, set},
static const struct row rows[] = {AESGEN_UARCH_ROWS(ROW)};
#undef ROW
enum { ROWS = sizeof rows / sizeof rows[0] };

struct midr {
    uint8_t implementer;
    int8_t variant; /* -1: any */
    uint16_t part;
    int16_t row;
};
#define MIDR(implementer, part, variant, row) {implementer, variant, part, row},
static const struct midr midrs[] = {AESGEN_UARCH_MIDRS(MIDR)};
#undef MIDR

uint32_t aesgen_dump_features(const struct aesgen_cpu_dump *dump) {
    uint32_t features = 0;
    if (dump->arch != AESGEN_ARCH_AARCH64) {
        return 0;
    }
    if (dump->os == AESGEN_OS_LINUX) {
        features |= (dump->hwcap & AESGEN_HWCAP_AES) != 0 ? AESGEN_CPU_AES : 0;
        features |= (dump->hwcap & AESGEN_HWCAP_PMULL) != 0 ? AESGEN_CPU_PMULL : 0;
        features |= (dump->hwcap & AESGEN_HWCAP_SHA3) != 0 ? AESGEN_CPU_SHA3 : 0;
    } else {
        features |= dump->aes > 0 ? AESGEN_CPU_AES : 0;
        features |= dump->pmull > 0 ? AESGEN_CPU_PMULL : 0;
        features |= dump->sha3 > 0 ? AESGEN_CPU_SHA3 : 0;
    }
    return features;
}

int aesgen_row_of(uint32_t midr) {
    const unsigned implementer = midr >> 24, variant = midr >> 20 & 0xf, part = midr >> 4 & 0xfff;
    for (size_t i = 0; i < sizeof midrs / sizeof midrs[0]; i++) {
        if (midrs[i].implementer == implementer && midrs[i].part == part &&
            (midrs[i].variant < 0 || (unsigned)midrs[i].variant == variant)) {
            return midrs[i].row;
        }
    }
    return -1;
}

const char *aesgen_row_name(int row) { return row >= 0 && row < ROWS ? rows[row].name : NULL; }

const char *aesgen_set_kernel_name(unsigned set, unsigned place) { return sets[set].names[place]; }

static int can_run(unsigned set, const struct aesgen_cpu_dump *dump) {
    const struct isa *const isa = &isas[sets[set].isa];
    return (isa->arch == AESGEN_ARCH_ANY || isa->arch == dump->arch) &&
           (aesgen_dump_features(dump) & isa->requires) == isa->requires;
}

static unsigned default_set(const struct isa *isa) { return isa->row < 0 ? PORTABLE_SET : rows[isa->row].set; }

/* The set of the first instruction set that can run: that of C can. */
static unsigned best_default(const struct aesgen_cpu_dump *dump) {
    size_t i = 0;
    while (!can_run(default_set(&isas[i]), dump)) {
        i++;
    }
    return default_set(&isas[i]);
}

/* The row that all known cores agree on, or -1 and why there is none. */
static int agreed_row(const struct aesgen_cpu_dump *dump, enum aesgen_reason *reason) {
    int row = -1;
    *reason = dump->kinds == 0 ? AESGEN_REASON_NO_MIDR : AESGEN_REASON_ROW;
    for (size_t i = 0; i < dump->kinds; i++) {
        const int next = aesgen_row_of(dump->kind[i].midr);
        if (next < 0) {
            *reason = AESGEN_REASON_UNKNOWN_CORE;
            return -1;
        }
        if (row >= 0 && rows[row].set != rows[next].set) {
            *reason = AESGEN_REASON_DISAGREE;
        } else if (row < 0) {
            row = next;
        }
    }
    return *reason == AESGEN_REASON_ROW ? row : -1;
}

static void choose_automatically(struct aesgen_selection *s, const struct aesgen_cpu_dump *dump) {
    const unsigned fallback = best_default(dump);
    const struct isa *const isa = &isas[sets[fallback].isa];
    enum aesgen_reason reason;
    int row = agreed_row(dump, &reason);
    unsigned set = fallback;
    if (fallback == PORTABLE_SET) {
        reason = dump->arch == AESGEN_ARCH_ANY ? AESGEN_REASON_NO_KERNELS : AESGEN_REASON_NO_FEATURES;
        row = -1;
    } else if (row < 0) {
        row = isa->row;
    } else if (!can_run(rows[row].set, dump) || rows[row].set == PORTABLE_SET) {
        /* A row of a core without AES, and yet here is AES: what the system says counts. */
        reason = AESGEN_REASON_UNSUITED_ROW;
        row = isa->row;
    } else {
        set = rows[row].set;
    }
    memset(s, 0, sizeof *s);
    memset(s->set, (int)set, sizeof s->set);
    s->row = (int16_t)row;
    s->reason = (uint8_t)reason;
}

static int is_name(const char *text, size_t length, const char *name) {
    size_t i = 0;
    while (i < length && name[i] != '\0' && name[i] == text[i]) {
        i++;
    }
    return i == length && name[i] == '\0';
}

/* The set of a row or an instruction set of that name; -1 where there is none. */
static int named_set(const char *text, size_t length) {
    for (size_t i = 0; i < ISAS; i++) {
        if (is_name(text, length, isas[i].name)) {
            return (int)default_set(&isas[i]);
        }
    }
    for (size_t i = 0; i < ROWS; i++) {
        if (is_name(text, length, rows[i].name) || is_name(text, length, rows[i].library)) {
            return rows[i].set;
        }
    }
    return -1;
}

static void take(struct aesgen_selection *s, unsigned set, size_t place) {
    s->set[place] = (uint8_t)set;
    s->is_named[place] = 1;
}

/* One name of the list: a row or an instruction set takes every place, a kernel the places that sets have it in. */
static int apply(struct aesgen_selection *s, const struct aesgen_cpu_dump *dump, const char *text, size_t length) {
    const int whole = named_set(text, length);
    int is_known = whole >= 0, is_runnable = whole >= 0 && can_run((unsigned)whole, dump);
    for (size_t place = 0; place < AESGEN_PLACES; place++) {
        unsigned set = 0;
        if (whole >= 0) {
            set = (unsigned)whole;
        } else {
            while (set < SETS && !is_name(text, length, sets[set].names[place])) {
                set++;
            }
            if (set == SETS) {
                continue;
            }
            is_known = 1;
            is_runnable = can_run(set, dump);
        }
        if (is_runnable) {
            take(s, set, place);
        }
    }
    return !is_known ? AESGEN_ERR_CHOICE : !is_runnable ? AESGEN_ERR_CPU : AESGEN_OK;
}

static void refuse(struct aesgen_selection *s, int error, int is_environment, const char *text, size_t length) {
    const size_t kept = length < sizeof s->refused ? length : sizeof s->refused - 1;
    s->error = error;
    s->is_refused_environment = (uint8_t)is_environment;
    memcpy(s->refused, text, kept);
    s->refused[kept] = '\0';
}

int aesgen_choose(struct aesgen_selection *selection, const struct aesgen_cpu_dump *dump, const char *choice,
                  const char *environment) {
    const int is_from_environment = choice == NULL;
    struct aesgen_selection automatic;
    choose_automatically(&automatic, dump);
    *selection = automatic;
    if (is_from_environment) {
        choice = environment == NULL || dump->is_secure || *environment == '\0' ? NULL : environment;
    }
    while (choice != NULL) {
        size_t length = 0;
        int error;
        while (choice[length] != '\0' && choice[length] != ',') {
            length++;
        }
        error = apply(selection, dump, choice, length);
        if (error != AESGEN_OK) {
            *selection = automatic;
            refuse(selection, error, is_from_environment, choice, length);
        }
        selection->is_from_environment = error == AESGEN_OK && is_from_environment;
        choice = error != AESGEN_OK || choice[length] == '\0' ? NULL : choice + length + 1;
    }
    return selection->error;
}
#endif
