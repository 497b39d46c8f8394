/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Kernels that ./aesgen product made, as the shared library that `compare --kernels` builds of them and plugin.c. */
#ifndef AESGEN_BENCH_PLUGIN_H
#define AESGEN_BENCH_PLUGIN_H

#include "kernel.h"

struct bench_kernel {
    const char *name;
    enum aesgen_mode mode;
    aesgen_bulk_kernel *run;            /* NULL in a mode of streams */
    aesgen_streams_kernel *run_streams; /* NULL in any other */
};

/* The kernel of this number from 0; 0 beyond the last. The library has it under this name. */
#define BENCH_KERNEL "bench_kernel_of_product"
typedef int bench_kernel_of(size_t number, struct bench_kernel *kernel);

#endif
