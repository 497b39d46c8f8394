/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A selection in words. */
#include "bind.h"

#ifdef AESGEN_BIND_DISPATCH
#include "select.h"
#include "uarch_table.h"

/* `length` goes on where `bytes` ends. */
struct writer {
    char *text;
    size_t bytes, length;
};

static void put(struct writer *w, const char *words) {
    for (; *words != '\0'; words++, w->length++) {
        if (w->length + 1 < w->bytes) {
            w->text[w->length] = *words;
        }
    }
}

static void put_number(struct writer *w, uint64_t number, unsigned base) {
    char digits[24], *at = digits + sizeof digits;
    *--at = '\0';
    do {
        *--at = "0123456789abcdef"[number % base];
        number /= base;
    } while (number != 0);
    put(w, base == 16 ? "0x" : "");
    put(w, at);
}

static void put_feature(struct writer *w, const char *name, int is_present) {
    put(w, name);
    put(w, is_present ? " yes" : " no");
}

static void put_aarch64(struct writer *w, const struct aesgen_cpu_dump *dump) {
    const uint32_t features = aesgen_dump_features(dump);
    put_feature(w, "; AES", (features & AESGEN_CPU_AES) != 0);
    put_feature(w, ", PMULL", (features & AESGEN_CPU_PMULL) != 0);
    put_feature(w, ", SHA3", (features & AESGEN_CPU_SHA3) != 0);
    if (dump->os == AESGEN_OS_LINUX) {
        put(w, "; HWCAP ");
        put_number(w, dump->hwcap, 16);
        put(w, ", HWCAP2 ");
        if (dump->has_hwcap2) {
            put_number(w, dump->hwcap2, 16);
        } else {
            put(w, "not given");
        }
    }
    if (dump->has_cpufamily) {
        put(w, "; hw.cpufamily ");
        put_number(w, dump->cpufamily, 16);
    }
}

static void put_x86_64(struct writer *w, const struct aesgen_cpu_dump *dump) {
    const uint32_t features = aesgen_dump_features(dump);
    const char *separator = "; ";
#define FEATURE(name, leaf, bit, states)                                                                               \
    put(w, separator);                                                                                                 \
    put_feature(w, #name, (features & AESGEN_CPU_##name) != 0);                                                        \
    separator = ", ";
    AESGEN_X86_64_FEATURES(FEATURE)
#undef FEATURE
    if ((dump->cpuid.leaf1_ecx & AESGEN_CPUID_OSXSAVE) != 0) {
        put(w, "; XCR0 ");
        put_number(w, dump->cpuid.xcr0, 16);
    } else {
        put(w, "; no OSXSAVE");
    }
    if ((dump->cpuid.leaf1_ecx & AESGEN_CPUID_HYPERVISOR) != 0) {
        put(w, "; under a hypervisor");
    }
}

static void put_cpu(struct writer *w, const struct aesgen_cpu_dump *dump) {
    static const char *const systems[] = {"an unknown system", "Linux", "macOS", "Windows"};
    const char *const arch = dump->arch == AESGEN_ARCH_AARCH64  ? "AArch64"
                             : dump->arch == AESGEN_ARCH_X86_64 ? "x86-64"
                                                                : "no architecture with kernels of its own,";
    put(w, "cpu: ");
    put(w, arch);
    put(w, " on ");
    put(w, systems[dump->os]);
    if (dump->arch == AESGEN_ARCH_AARCH64) {
        put_aarch64(w, dump);
    } else if (dump->arch == AESGEN_ARCH_X86_64) {
        put_x86_64(w, dump);
    }
    put(w, "\n");
}

static void put_midr(struct writer *w, const struct aesgen_core_kind *kind) {
    put_number(w, kind->cores, 10);
    put(w, " of MIDR ");
    put_number(w, kind->midr, 16);
    put(w, kind->source == AESGEN_MIDR_SYSFS ? " by sysfs, " : " by mrs on the core that asked, ");
}

static void put_cpuid(struct writer *w, const struct aesgen_cpuid *cpuid) {
    for (size_t i = 0; i < sizeof cpuid->vendor; i++) {
        const char letter[2] = {cpuid->vendor[i], '\0'};
        put(w, letter);
    }
    put(w, " family ");
    put_number(w, AESGEN_CPUID_FAMILY(cpuid->leaf1_eax), 16);
    put(w, " model ");
    put_number(w, AESGEN_CPUID_MODEL(cpuid->leaf1_eax), 16);
    put(w, " stepping ");
    put_number(w, cpuid->leaf1_eax & 0xf, 10);
    if ((cpuid->leaf7_edx & AESGEN_CPUID_HYBRID) != 0) {
        put(w, ", one type of several");
    } else if (cpuid->leaf1a_eax != 0) {
        put(w, ", core type ");
        put_number(w, cpuid->leaf1a_eax >> 24, 16);
    }
    put(w, " by cpuid on the core that asked, ");
}

static void put_cores(struct writer *w, const struct aesgen_cpu_dump *dump) {
    int rows[AESGEN_DUMP_KINDS];
    const size_t number = aesgen_rows_of(dump, rows);
    for (size_t i = 0; i < number; i++) {
        put(w, "cores: ");
        if (dump->arch == AESGEN_ARCH_X86_64) {
            put_cpuid(w, &dump->cpuid);
        } else {
            put_midr(w, &dump->kind[i]);
        }
        put(w, rows[i] < 0 ? "no row" : "row ");
        put(w, rows[i] < 0 ? "" : aesgen_row_name(rows[i]));
        put(w, "\n");
    }
    if (dump->silent_cores > 0) {
        put(w, "cores: ");
        put_number(w, dump->silent_cores, 10);
        put(w, " of unknown MIDR\n");
    }
}

static const char *reason_words(const struct aesgen_selection *s) {
    switch ((enum aesgen_reason)s->reason) {
    case AESGEN_REASON_ROW:
        return "the cores are of this row, or of rows that name the same kernels.";
    case AESGEN_REASON_DISAGREE:
        return "the rows of the cores name different kernels, so the default of the best instruction set serves all.";
    case AESGEN_REASON_UNKNOWN_CORE:
        return "a core has no row, nor have its vendor's cores one in common, so the default of the best instruction "
               "set "
               "serves.";
    case AESGEN_REASON_NO_CORE:
        return "the system names no core, so the default of the best instruction set serves.";
    case AESGEN_REASON_UNSUITED_ROW:
        return "the row of the cores is for a CPU with other features, so the default of the best instruction set "
               "serves.";
    case AESGEN_REASON_VARTIME:
        return "the row of the cores names this one for programs that allow kernels whose time depends on keys and "
               "data, as this one does.";
    case AESGEN_REASON_NO_FEATURES:
        return "the system reports no instruction set that has kernels, so portable C serves.";
    default:
        return "this architecture has no kernels of its own, so portable C serves.";
    }
}

static void put_place(struct writer *w, const struct aesgen_selection *s, unsigned place) {
    put(w, aesgen_set_kernel_name(s->set[place], place));
    if (s->is_named[place]) {
        put(w, s->is_from_environment ? " (named by AESGEN_KERNEL)" : " (named by aesgen_select)");
    }
}

static void put_refusal(struct writer *w, const struct aesgen_selection *s) {
    put(w, "refused: ");
    put(w, s->is_refused_environment ? "AESGEN_KERNEL" : "aesgen_select");
    put(w, " names \"");
    put(w, s->refused);
    put(w,
        s->error == AESGEN_ERR_CHOICE
            ? "\", which is no kernel, row or instruction set of this library; name some of those that "
              "generated/README.md lists, with commas between, or none.\n"
        : s->error == AESGEN_ERR_VARTIME
            ? "\", which takes a time that depends on keys and data; name others, or none, or have the program allow "
              "such kernels.\n"
            : "\", which needs instructions that this CPU does not report; name kernels that it can run, such as "
              "those of c, or none.\n");
}

size_t aesgen_describe(char *text, size_t bytes, const struct aesgen_cpu_dump *dump,
                       const struct aesgen_selection *selection) {
#define MODE(name) #name,
    static const char *const modes[] = {AESGEN_MODE_NAMES(MODE)};
#undef MODE
    struct writer w = {text, bytes, 0};
    const char *const row = aesgen_row_name(selection->row);
    put_cpu(&w, dump);
    put_cores(&w, dump);
    put(&w, "row: ");
    put(&w, row == NULL ? "none" : row);
    put(&w, "\nreason: ");
    put(&w, reason_words(selection));
    put(&w, "\nkey_expand: ");
    put_place(&w, selection, AESGEN_KEY_EXPAND_PLACE);
    put(&w, "\ngcm_key: ");
    put_place(&w, selection, AESGEN_GCM_KEY_PLACE);
    for (unsigned mode = 0; mode < AESGEN_MODES; mode++) {
        put(&w, "\n");
        put(&w, modes[mode]);
        put(&w, ": ");
        put_place(&w, selection, 2 * mode);
        put(&w, "\n");
        put(&w, modes[mode]);
        put(&w, " with a yield flag: ");
        put_place(&w, selection, 2 * mode + 1);
    }
    put(&w, "\n");
    if (selection->error != AESGEN_OK) {
        put_refusal(&w, selection);
    }
    if (bytes > 0) {
        text[w.length < bytes ? w.length : bytes - 1] = '\0';
    }
    return w.length;
}
#endif
