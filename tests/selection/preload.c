/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Put before libc, it changes what a program hears of its CPU: HIDE_HWCAP are bits that AT_HWCAP loses, HIDE_HWCAP2 takes all of AT_HWCAP2, PRETEND_SECURE
 * makes the program set-uid, FAKE_SYSFS is a folder in place of /sys/devices/system/cpu.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

#define CPUS "/sys/devices/system/cpu"

unsigned long getauxval(unsigned long type) {
    unsigned long (*const real)(unsigned long) = (unsigned long (*)(unsigned long))dlsym(RTLD_NEXT, "getauxval");
    const char *const hidden = getenv("HIDE_HWCAP");
    unsigned long value = real(type);
    if (type == AT_HWCAP && hidden != NULL) {
        value &= ~strtoul(hidden, NULL, 16);
    }
    if (type == AT_HWCAP2 && getenv("HIDE_HWCAP2") != NULL) {
        errno = ENOENT;
        value = 0;
    }
    return type == AT_SECURE && getenv("PRETEND_SECURE") != NULL ? 1 : value;
}

int open(const char *path, int flags, ...) {
    int (*const real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    const char *const fake = getenv("FAKE_SYSFS");
    char other[4096];
    if (fake != NULL && strncmp(path, CPUS, strlen(CPUS)) == 0) {
        (void)snprintf(other, sizeof other, "%s%s", fake, path + strlen(CPUS));
        path = other;
    }
    return real(path, flags, 0644);
}
