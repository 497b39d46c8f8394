/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Calls every kernel of a table with every key size and the block counts that compare remainders with passes, and says in which order. */
#include "product.h"

#include <stdio.h>

#define MOST_BLOCKS 24

static struct aesgen_schedule schedule;
static uint8_t state[16], in[16 * MOST_BLOCKS], out[16 * MOST_BLOCKS];

static void call(const struct product_kernel *kernel, unsigned blocks) {
    printf("%s %u %u\n", kernel->name, schedule.rounds, blocks);
    if (kernel->run(out, in, 16 * blocks, &schedule, state, NULL) != 0) {
        printf("%s left blocks undone\n", kernel->name);
    }
}

int main(void) {
    for (size_t i = 0; i < product_kernel_count; i++) {
        const struct product_kernel *kernel = &product_kernels[i];
        if (kernel->run == NULL) { /* of streams: has no remainders */
            continue;
        }
        int xts = kernel->mode == AESGEN_XTS_ENC || kernel->mode == AESGEN_XTS_DEC;
        for (uint8_t rounds = 10; rounds <= 14; rounds += 2) {
            if (rounds == 12 && xts) {
                continue;
            }
            schedule.rounds = rounds;
            for (unsigned blocks = kernel->blocks_per_pass; blocks <= 2 * kernel->blocks_per_pass; blocks++) {
                call(kernel, blocks);
            }
            call(kernel, 3 * kernel->blocks_per_pass);
        }
    }
    return 0;
}
