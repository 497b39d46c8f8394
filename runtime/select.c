/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Features decide what may run, rows what is fastest of that: a wrong row costs speed and nothing else. docs/selection.md says the rules in words.
 */
#include "bind.h"

#ifdef AESGEN_BIND_DISPATCH
#include "select.h"
#include "uarch_table.h"

#define ISA(name, arch, requires, row, is_vartime) ISA_##name,
enum isa_number { AESGEN_ISAS(ISA) ISAS };
#undef ISA

struct isa {
    const char *name;
    uint8_t arch;
    uint8_t is_vartime;
    uint32_t requires;
    int row; /* that its name stands for, and the default where it is not vartime; -1: the portable set */
};
#define ISA(name, arch, requires, row, is_vartime) {#name, AESGEN_ARCH_##arch, is_vartime, requires, row},
static const struct isa isas[ISAS] = {AESGEN_ISAS(ISA)};
#undef ISA

struct kernel_set {
    enum isa_number isa;
    const char *names[AESGEN_PLACES];
};
#define NAME(kernel) #kernel,
#define SET(number, arch, isa, key, modes) {ISA_##isa, {modes key}},
static const struct kernel_set sets[] = {AESGEN_KERNEL_SETS(SET, NAME)};
#undef SET
#undef NAME
enum { SETS = sizeof sets / sizeof sets[0], PORTABLE_SET = 0 };

struct row {
    const char *name, *library;
    uint8_t set;
    uint8_t at_most; /* enum isa_number: the best that serves its cores, whatever else they report */
    int16_t vartime; /* the row in its place where the program lets vartime kernels run; -1: none */
};
#define ROW(name, library, set, is_default, at_most, vartime) {name, library, set, ISA_##at_most, vartime},
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

struct cpuid_range {
    const char *vendor;
    uint16_t family, first_model, last_model;
    uint8_t first_stepping, last_stepping;
    uint8_t core_type; /* 0: any */
    int16_t row;
};
#define CPUID(vendor, family, first_model, last_model, first_stepping, last_stepping, core_type, row)                  \
    {vendor, family, first_model, last_model, first_stepping, last_stepping, core_type, row},
static const struct cpuid_range cpuids[] = {AESGEN_UARCH_CPUIDS(CPUID)};
#undef CPUID

int aesgen_row_of_midr(uint32_t midr) {
    const unsigned implementer = midr >> 24, variant = midr >> 20 & 0xf, part = midr >> 4 & 0xfff;
    for (size_t i = 0; i < sizeof midrs / sizeof midrs[0]; i++) {
        if (midrs[i].implementer == implementer && midrs[i].part == part &&
            (midrs[i].variant < 0 || (unsigned)midrs[i].variant == variant)) {
            return midrs[i].row;
        }
    }
    return -1;
}

/* Whether a range has this CPU, and its core where all cores are of one type that it says. */
static int has_cpu(const struct cpuid_range *range, const struct aesgen_cpuid *cpuid) {
    const unsigned family = AESGEN_CPUID_FAMILY(cpuid->leaf1_eax), model = AESGEN_CPUID_MODEL(cpuid->leaf1_eax),
                   stepping = cpuid->leaf1_eax & 0xf, core_type = cpuid->leaf1a_eax >> 24,
                   is_hybrid = (cpuid->leaf7_edx & AESGEN_CPUID_HYBRID) != 0;
    return memcmp(range->vendor, cpuid->vendor, sizeof cpuid->vendor) == 0 && range->family == family &&
           range->first_model <= model && model <= range->last_model && range->first_stepping <= stepping &&
           stepping <= range->last_stepping &&
           (range->core_type == 0 || is_hybrid || core_type == 0 || range->core_type == core_type);
}

/* Ranges with types of cores stand side by side; those that are of a whole family stand last. */
static size_t rows_of_cpuid(const struct aesgen_cpuid *cpuid, int found[AESGEN_DUMP_KINDS]) {
    size_t number = 0;
    for (size_t i = 0; i < sizeof cpuids / sizeof cpuids[0] && number < AESGEN_DUMP_KINDS; i++) {
        if (has_cpu(&cpuids[i], cpuid) && (number == 0 || cpuids[i].core_type != 0)) {
            found[number++] = cpuids[i].row;
        }
    }
    if (number == 0) {
        found[0] = -1;
    }
    return number == 0 ? 1 : number;
}

size_t aesgen_rows_of(const struct aesgen_cpu_dump *dump, int found[AESGEN_DUMP_KINDS]) {
    size_t number = 0;
    if (dump->arch == AESGEN_ARCH_X86_64) {
        number = rows_of_cpuid(&dump->cpuid, found);
    } else if (dump->arch == AESGEN_ARCH_AARCH64) {
        for (; number < dump->kinds; number++) {
            found[number] = aesgen_row_of_midr(dump->kind[number].midr);
        }
    }
    return number;
}

const char *aesgen_row_name(int row) { return row >= 0 && row < ROWS ? rows[row].name : NULL; }

const char *aesgen_set_kernel_name(unsigned set, unsigned place) { return sets[set].names[place]; }

static int can_run(unsigned set, const struct aesgen_cpu_dump *dump) {
    const struct isa *const isa = &isas[sets[set].isa];
    return (isa->arch == AESGEN_ARCH_ANY || isa->arch == dump->arch) &&
           (aesgen_dump_features(dump) & isa->requires) == isa->requires;
}

static unsigned default_set(const struct isa *isa) { return isa->row < 0 ? PORTABLE_SET : rows[isa->row].set; }

/* The set of the first instruction set, `at_most` or less, that can run: that of C can. */
static unsigned best_default(const struct aesgen_cpu_dump *dump, unsigned at_most) {
    const struct isa *isa = &isas[at_most];
    while (isa->is_vartime || !can_run(default_set(isa), dump)) {
        isa++;
    }
    return default_set(isa);
}

/* The row that all known cores agree on, or -1, and why there is none. What one of them is not to run goes into *at_most. */
static int agreed_row(const struct aesgen_cpu_dump *dump, enum aesgen_reason *reason, unsigned *at_most) {
    int found[AESGEN_DUMP_KINDS];
    const size_t number = aesgen_rows_of(dump, found);
    *reason = number == 0 ? AESGEN_REASON_NO_CORE : AESGEN_REASON_ROW;
    *at_most = 0;
    for (size_t i = 0; i < number; i++) {
        if (found[i] < 0) {
            *reason = AESGEN_REASON_UNKNOWN_CORE;
            continue;
        }
        *at_most = rows[found[i]].at_most > *at_most ? rows[found[i]].at_most : *at_most;
        if (*reason == AESGEN_REASON_ROW && rows[found[i]].set != rows[found[0]].set) {
            *reason = AESGEN_REASON_DISAGREE;
        }
    }
    return *reason == AESGEN_REASON_ROW ? found[0] : -1;
}

static void choose_automatically(struct aesgen_selection *s, const struct aesgen_cpu_dump *dump, int allow_vartime) {
    enum aesgen_reason reason;
    unsigned at_most;
    int row = agreed_row(dump, &reason, &at_most);
    unsigned set = best_default(dump, at_most);
    const struct isa *const isa = &isas[sets[set].isa];
    if (row >= 0 && sets[rows[row].set].isa == sets[set].isa) {
        if (allow_vartime && rows[row].vartime >= 0) {
            reason = AESGEN_REASON_VARTIME;
            row = rows[row].vartime;
        }
        set = rows[row].set;
    } else {
        /* What the system says counts: more than the row's core should have, or less. */
        reason = dump->arch == AESGEN_ARCH_ANY ? AESGEN_REASON_NO_KERNELS
                 : set == PORTABLE_SET         ? AESGEN_REASON_NO_FEATURES
                 : row >= 0                    ? AESGEN_REASON_UNSUITED_ROW
                                               : reason;
        row = isa->row;
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
static int apply(struct aesgen_selection *s, const struct aesgen_cpu_dump *dump, const char *text, size_t length,
                 int allow_vartime) {
    const int whole = named_set(text, length);
    int is_known = 0, is_allowed = 0, is_runnable = 0;
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
        }
        is_known = 1;
        is_allowed = allow_vartime || !isas[sets[set].isa].is_vartime;
        is_runnable = can_run(set, dump);
        if (is_allowed && is_runnable) {
            take(s, set, place);
        }
    }
    return !is_known ? AESGEN_ERR_CHOICE : !is_allowed ? AESGEN_ERR_VARTIME : !is_runnable ? AESGEN_ERR_CPU : AESGEN_OK;
}

static void refuse(struct aesgen_selection *s, int error, int is_environment, const char *text, size_t length) {
    const size_t kept = length < sizeof s->refused ? length : sizeof s->refused - 1;
    s->error = error;
    s->is_refused_environment = (uint8_t)is_environment;
    memcpy(s->refused, text, kept);
    s->refused[kept] = '\0';
}

int aesgen_choose(struct aesgen_selection *selection, const struct aesgen_cpu_dump *dump, const char *choice,
                  int allow_vartime, const char *environment) {
    const int is_from_environment = choice == NULL;
    struct aesgen_selection automatic;
    choose_automatically(&automatic, dump, allow_vartime);
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
        error = apply(selection, dump, choice, length, allow_vartime);
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
