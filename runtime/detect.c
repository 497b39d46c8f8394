/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Detection, whatever the architecture: an architecture with kernels of its own has a file beside this one. */
#include "arch.h"
#include "bind.h"

#ifdef AESGEN_BIND_DISPATCH
#include "cpu_dump.h"

#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <unistd.h>
#endif

void aesgen_detect(struct aesgen_cpu_dump *dump) {
    memset(dump, 0, sizeof *dump);
    dump->aes = dump->pmull = dump->sha3 = -1;
#if defined(__linux__)
    dump->os = AESGEN_OS_LINUX;
    dump->is_secure = getauxval(AT_SECURE) != 0;
#elif defined(__APPLE__)
    dump->os = AESGEN_OS_MACOS;
    dump->is_secure = issetugid() != 0;
#elif defined(_WIN32)
    dump->os = AESGEN_OS_WINDOWS;
#else
    dump->is_secure = 1; /* nobody to ask */
#endif
#if defined(AESGEN_AARCH64)
    aesgen_detect_aarch64(dump);
#endif
}
#endif
