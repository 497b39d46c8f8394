/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The cores of a machine of AArch64. The Linux part runs in the tests; the macOS part never ran on such a machine. */
#if defined(__linux__)
#define _POSIX_C_SOURCE 200809L
#endif
#include "arch.h"
#include "bind.h"

#if defined(AESGEN_BIND_DISPATCH) && defined(AESGEN_AARCH64)
#include "cpu_dump.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <sys/auxv.h>
#include <unistd.h>

#define CPUS "/sys/devices/system/cpu/"
/* A bound for what a damaged list can make us do. */
#define MOST_CPUS 8192

/* The bytes of a small file as a string; 0 where it cannot be read. */
static int read_text(const char *path, char *text, size_t bytes) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length;
    if (file < 0) {
        return 0;
    }
    length = read(file, text, bytes - 1);
    (void)close(file);
    text[length > 0 ? length : 0] = '\0';
    return length > 0;
}

/* Takes a decimal number off the front of *text; -1 where there is none. */
static long take_number(const char **text) {
    long number = -1;
    for (; **text >= '0' && **text <= '9' && number < MOST_CPUS; (*text)++) {
        number = (number < 0 ? 0 : number) * 10 + (**text - '0');
    }
    return number;
}

/* "0x00000000410fd034": the upper half is reserved. 0 where it is no such number: no core has that MIDR. */
static uint32_t parse_midr(const char *text) {
    uint64_t value = 0;
    if (text[0] != '0' || text[1] != 'x') {
        return 0;
    }
    for (text += 2; *text != '\0' && *text != '\n'; text++) {
        const char digit = (char)(*text | 0x20);
        if (digit >= '0' && digit <= '9') {
            value = value << 4 | (uint64_t)(digit - '0');
        } else if (digit >= 'a' && digit <= 'f') {
            value = value << 4 | (uint64_t)(digit - 'a' + 10);
        } else {
            return 0;
        }
    }
    return (uint32_t)value;
}

static char *append(char *to, const char *text) {
    while (*text != '\0') {
        *to++ = *text++;
    }
    *to = '\0';
    return to;
}

static char *append_number(char *to, long number) {
    char digits[8], *at = digits + sizeof digits;
    *--at = '\0';
    do {
        *--at = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0 && at > digits);
    return append(to, at);
}

/* Kernels name the file one way, their documentation another. */
static uint32_t sysfs_midr(long cpu) {
    static const char *const names[] = {"midr_el1", "midr"};
    char path[sizeof CPUS "cpu12345/regs/identification/midr_el1"], text[32];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        append(append(append_number(append(path, CPUS "cpu"), cpu), "/regs/identification/"), names[i]);
        if (read_text(path, text, sizeof text)) {
            return parse_midr(text);
        }
    }
    return 0;
}

static void add_core(struct aesgen_cpu_dump *dump, uint32_t midr, enum aesgen_midr_source source) {
    size_t i = 0;
    while (i < dump->kinds && dump->kind[i].midr != midr) {
        i++;
    }
    if (midr == 0 || i == AESGEN_DUMP_KINDS) {
        dump->silent_cores++;
        return;
    }
    if (i == dump->kinds) {
        dump->kinds++;
        dump->kind[i].midr = midr;
        dump->kind[i].source = (uint8_t)source;
    }
    dump->kind[i].cores++;
}

/* Every core of a list such as "0-3,6". */
static void ask_sysfs(struct aesgen_cpu_dump *dump) {
    char list[4096]; /* more than 500 separate numbers */
    const char *at = list;
    if (!read_text(CPUS "present", list, sizeof list) && !read_text(CPUS "possible", list, sizeof list)) {
        return;
    }
    for (;;) {
        const long first = take_number(&at);
        long last = first;
        if (*at == '-') {
            at++;
            last = take_number(&at);
        }
        for (long cpu = first; first >= 0 && cpu <= last && cpu < MOST_CPUS; cpu++) {
            add_core(dump, sysfs_midr(cpu), AESGEN_MIDR_SYSFS);
        }
        if (*at != ',') {
            return;
        }
        at++;
    }
}

/* The kernel traps and answers it, if it says HWCAP_CPUID; elsewhere, as under Valgrind, it kills the process. */
static uint32_t read_midr(void) {
    uint64_t midr;
    __asm__("mrs %0, midr_el1" : "=r"(midr));
    return (uint32_t)midr;
}

void aesgen_detect_cores(struct aesgen_cpu_dump *dump) {
    const int kept = errno; /* files that do not exist are no error of whoever called */
    errno = 0;
    dump->hwcap2 = getauxval(AT_HWCAP2);
    dump->has_hwcap2 = errno == 0;
    ask_sysfs(dump);
    if (dump->kinds == 0 && (dump->hwcap & AESGEN_HWCAP_CPUID) != 0) {
        dump->silent_cores -= dump->silent_cores > 0;
        add_core(dump, read_midr(), AESGEN_MIDR_MRS);
    }
    errno = kept;
}

#elif defined(__APPLE__)
#include <sys/sysctl.h>

void aesgen_detect_cores(struct aesgen_cpu_dump *dump) {
    size_t bytes = sizeof dump->cpufamily;
    dump->has_cpufamily =
        sysctlbyname("hw.cpufamily", &dump->cpufamily, &bytes, NULL, 0) == 0 && bytes == sizeof dump->cpufamily;
}

#else

/* No system that we know to ask. */
void aesgen_detect_cores(struct aesgen_cpu_dump *dump) { (void)dump; }

#endif
#endif
