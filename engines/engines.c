/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE /* secure_getenv */
#include "aesgen_engines.h"
#include "monotonic.h"

#include <stdlib.h>
#include <string.h>

int aesgen_engine_choose(const char *name, struct aesgen_engine_memory *memory,
                         struct aesgen_session_options *options) {
    /* So that options which suit one engine suit the other. */
    static const struct aesgen_resource clock = {NULL, NULL, NULL, aesgen_monotonic};
    if (memory == NULL || options == NULL) {
        return AESGEN_ERR_NULL;
    }
    name = name != NULL ? name : secure_getenv("AESGEN_ENGINE");
    if (name == NULL || strcmp(name, "kernels") == 0) {
        if (options->engine != NULL) {
            /* What an engine that was chosen before has put there is its own. */
            options->resource = NULL;
            options->cookie = NULL;
        }
        options->engine = NULL;
        options->resource = options->resource != NULL ? options->resource : &clock;
        return AESGEN_OK;
    }
    return strcmp(name, "af_alg") == 0 ? aesgen_af_alg_use(&memory->af_alg, options) : AESGEN_ERR_CHOICE;
}
