/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Engines by name, for programs that let their users choose. */
#ifndef AESGEN_ENGINES_H
#define AESGEN_ENGINES_H

#include "aesgen_af_alg.h"

#ifdef AESGEN_PREFIX
#define aesgen_engine_choose AESGEN_NAME(aesgen_engine_choose)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What an engine keeps. Zero it before aesgen_engine_choose; it stays where it is while a session uses it. */
struct aesgen_engine_memory {
    struct aesgen_af_alg af_alg;
};

/*
 * Makes `options` those of an engine: "af_alg", or "kernels" for this library's own code, which leaves `resource` and `cookie` alone unless they are another engine's, but for a clock of nanoseconds where
 * there is no resource. `name` NULL is what AESGEN_ENGINE says in the environment, which does not count in a
 * program that runs with somebody else's rights; without it the kernels. Errors: AESGEN_ERR_NULL, AESGEN_ERR_CHOICE (no such engine; nothing is changed), or the engine's own.
 */
AESGEN_MUST_CHECK int aesgen_engine_choose(const char *name, struct aesgen_engine_memory *memory,
                                           struct aesgen_session_options *options);

#ifdef __cplusplus
}
#endif

#endif
