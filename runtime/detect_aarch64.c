/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Detection on AArch64. Features come from the system's own list, which holds what all cores have; none is found by trying it. The Linux part runs in
 * the tests; the macOS and Windows parts never ran on such a machine.
 */
#include "arch.h"
#include "bind.h"

#if defined(AESGEN_BIND_ASKS) && defined(AESGEN_AARCH64)
#include "cpu_dump.h"

#if defined(__linux__)
#include <sys/auxv.h>

static void ask(struct aesgen_cpu_dump *dump) { dump->hwcap = getauxval(AT_HWCAP); }

#elif defined(__APPLE__)
#include <sys/sysctl.h>

static int8_t ask_feature(const char *name) {
    int answer = 0;
    size_t bytes = sizeof answer;
    return (int8_t)(sysctlbyname(name, &answer, &bytes, NULL, 0) == 0 && bytes == sizeof answer ? answer != 0 : -1);
}

static void ask(struct aesgen_cpu_dump *dump) {
    dump->aes = ask_feature("hw.optional.arm.FEAT_AES");
    dump->pmull = ask_feature("hw.optional.arm.FEAT_PMULL");
    dump->sha3 = ask_feature("hw.optional.arm.FEAT_SHA3");
}

#elif defined(_WIN32)
#include <windows.h>

static void ask(struct aesgen_cpu_dump *dump) {
    /* PF_ARM_V8_CRYPTO_INSTRUCTIONS_AVAILABLE, AES and PMULL in one, and PF_ARM_SHA3_INSTRUCTIONS_AVAILABLE: old SDKs lack them. */
    dump->aes = dump->pmull = IsProcessorFeaturePresent(30) != 0;
    dump->sha3 = IsProcessorFeaturePresent(64) != 0;
}

#else

/* No system that we know to ask: no feature is known, and the portable kernels serve. */
static void ask(struct aesgen_cpu_dump *dump) { (void)dump; }

#endif

void aesgen_detect_features(struct aesgen_cpu_dump *dump) {
    memset(dump, 0, sizeof *dump);
    dump->arch = AESGEN_ARCH_AARCH64;
    dump->os = AESGEN_OS_HERE;
    dump->aes = dump->pmull = dump->sha3 = -1;
    ask(dump);
}
#endif
