/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The clock of engines. Internal. */
#ifndef AESGEN_MONOTONIC_H
#define AESGEN_MONOTONIC_H

#include <stdint.h>
#include <time.h>

/* A `now` hook, in nanoseconds. */
static inline uint64_t aesgen_monotonic(void *cookie) {
    struct timespec time = {0, 0};
    (void)cookie;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

#endif
