/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "plugin.h"
#include "product.h"

bench_kernel_of bench_kernel_of_product;

int bench_kernel_of_product(size_t number, struct bench_kernel *kernel) {
    if (number >= product_kernel_count) {
        return 0;
    }
    kernel->name = product_kernels[number].name;
    kernel->mode = product_kernels[number].mode;
    kernel->run = product_kernels[number].run;
    kernel->run_streams = product_kernels[number].run_streams;
    return 1;
}
