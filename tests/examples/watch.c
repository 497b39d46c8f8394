/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Linked into a program with --wrap. When the program leaves, all its writable memory is searched for what must be gone;
 * and the library's checks of the CPU can be made to fail.
 *
 * WATCH_FOR: hex strings of complemented bytes, separated by commas. Complemented, so that the search does not find
 * itself. WATCH_REFUSE: "cpu" or "selftest". WATCH_FLOCK: which call of flock fails.
 */
#include "aesgen.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FOUND = 99 };

_Noreturn void __real_exit(int status);
_Noreturn void __wrap_exit(int status);
int __real_raise(int number);
int __wrap_raise(int number);
int __real_aesgen_cbc_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                              uint8_t iv[16]);
int __wrap_aesgen_cbc_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                              uint8_t iv[16]);
int __real_aesgen_cpu_supported(void);
int __wrap_aesgen_cpu_supported(void);
int __real_aesgen_selftest(void);
int __wrap_aesgen_selftest(void);
int __real_flock(int fd, int operation);
int __wrap_flock(int fd, int operation);

static int holds(const uint8_t *at, const uint8_t *end, const uint8_t *complement, size_t bytes) {
    while ((size_t)(end - at) >= bytes && (at = memchr(at, complement[0] ^ 0xff, (size_t)(end - at) - bytes + 1))) {
        size_t i = 1;
        while (i < bytes && (at[i] ^ complement[i]) == 0xff)
            i++;
        if (i == bytes)
            return 1;
        at++;
    }
    return 0;
}

static void search(const uint8_t *complement, size_t bytes, size_t number, int with_stack) {
    char line[512];
    FILE *maps = fopen("/proc/self/maps", "r");
    if (!maps)
        abort();
    int regions = 0;
    while (fgets(line, sizeof line, maps)) {
        unsigned long long from, to;
        char access[5];
        if (sscanf(line, "%llx-%llx %4s", &from, &to, access) != 3 || access[0] != 'r' || access[1] != 'w')
            continue;
        regions++;
        if (!with_stack && strstr(line, "[stack]"))
            continue;
        if (holds((const uint8_t *)(uintptr_t)from, (const uint8_t *)(uintptr_t)to, complement, bytes)) {
            fprintf(stderr, "watch: secret %zu is still in %s", number, line);
            _exit(FOUND);
        }
    }
    fclose(maps);
    if (regions < 2) /* data and stack at least */
        abort();
}

/* Memory is searched, not registers; the calls with variable arguments below would put those into memory. */
static void clear_registers(void) {
#ifdef __aarch64__
    __asm__ volatile("movi v0.16b, #0\n movi v1.16b, #0\n movi v2.16b, #0\n movi v3.16b, #0\n"
                     "movi v4.16b, #0\n movi v5.16b, #0\n movi v6.16b, #0\n movi v7.16b, #0" ::
                         : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7");
#endif
}

static void search_all(int with_stack) {
    clear_registers();

    static uint8_t complement[256];
    const char *at = getenv("WATCH_FOR");
    for (size_t number = 0; at && *at; number++) {
        size_t bytes = 0;
        unsigned value;
        for (; bytes < sizeof complement && sscanf(at, "%2x", &value) == 1 && *at != ','; at += 2)
            complement[bytes++] = (uint8_t)value;
        if (bytes == 0 || (*at != ',' && *at != '\0'))
            abort();
        search(complement, bytes, number, with_stack);
        at += *at == ',';
    }
}

_Noreturn void __wrap_exit(int status) {
    search_all(1);
    __real_exit(status);
}

/* In a signal handler the kernel has put the interrupted registers on the stack, and no program can wipe those. */
int __wrap_raise(int number) {
    search_all(0);
    return __real_raise(number);
}

/* Leaves plaintext on the stack, as any compiler may. */
int __wrap_aesgen_cbc_decrypt(const struct aesgen_schedule *ks, void *out, const void *in, size_t bytes,
                              uint8_t iv[16]) {
    volatile uint8_t spilled[8192];
    int result = __real_aesgen_cbc_decrypt(ks, out, in, bytes, iv);
    for (size_t i = 0; bytes >= 16 && i < sizeof spilled; i++)
        spilled[i] = ((const uint8_t *)out)[i % 16];
    return result;
}

static int refused(const char *what) {
    const char *refuse = getenv("WATCH_REFUSE");
    return refuse && strcmp(refuse, what) == 0;
}

int __wrap_aesgen_cpu_supported(void) { return refused("cpu") ? 0 : __real_aesgen_cpu_supported(); }

int __wrap_aesgen_selftest(void) { return refused("selftest") ? AESGEN_ERR_SELFTEST : __real_aesgen_selftest(); }

int __wrap_flock(int fd, int operation) {
    static int calls;
    const char *failing = getenv("WATCH_FLOCK");
    calls++;
    if (failing && strtol(failing, NULL, 10) == calls) {
        errno = ENOLCK;
        return -1;
    }
    return __real_flock(fd, operation);
}
