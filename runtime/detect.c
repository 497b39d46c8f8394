/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Detection, whatever the architecture: an architecture with kernels of its own has files beside this one. */
#if defined(__APPLE__) || defined(__FreeBSD__) || defined(__NetBSD__) || defined(__OpenBSD__) || defined(__DragonFly__)
#define HAS_ISSETUGID 1
#endif
#include "arch.h"
#include "bind.h"

#ifdef AESGEN_BIND_DISPATCH
#include "cpu_dump.h"

#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(HAS_ISSETUGID)
#include <unistd.h>
#endif

static int is_secure(void) {
#if defined(__linux__)
    return getauxval(AT_SECURE) != 0;
#elif defined(HAS_ISSETUGID)
    return issetugid() != 0;
#elif defined(_WIN32)
    return 0;
#else
    return 1; /* nobody to ask */
#endif
}

void aesgen_detect(struct aesgen_cpu_dump *dump) {
#if defined(AESGEN_AARCH64)
    aesgen_detect_features(dump);
    aesgen_detect_cores(dump);
#elif defined(AESGEN_X86_64)
    aesgen_detect_features(dump);
#else
    memset(dump, 0, sizeof *dump);
    dump->os = AESGEN_OS_HERE;
#endif
    dump->is_secure = is_secure() != 0;
}
#endif
