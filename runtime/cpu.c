/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whether this CPU can run what is bound. A freestanding build leaves it out. */
#include "bind.h"

#ifdef AESGEN_BIND_REQUIRES
#include "cpu_dump.h"

int aesgen_cpu_supported(void) {
    struct aesgen_cpu_dump dump;
    aesgen_detect_features(&dump);
    return (aesgen_dump_features(&dump) & AESGEN_BIND_REQUIRES) == AESGEN_BIND_REQUIRES;
}

#else

/* Portable C runs everywhere, and selection takes nothing that does not run. */
int aesgen_cpu_supported(void) { return 1; }

#endif
