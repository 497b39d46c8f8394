/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Runs every kernel of a table and says what it computed and which registers it left something in: NAME ROUNDS DIGEST REGISTERS. */
#include "product.h"

#include <stdio.h>

#define MOST_BYTES (16 * 25 + 5)

size_t capture(void *out, const void *in, size_t bytes, const void *ks, void *state, const volatile void *flag,
               void *function, void *registers);

static struct aesgen_schedule schedule;
static uint8_t key[32], state[16], in[MOST_BYTES], out[MOST_BYTES];

static void say(const char *name, const uint8_t registers[144 + 512], const void *result, size_t bytes) {
    uint64_t digest = 0xcbf29ce484222325; /* FNV-1a */
    for (size_t i = 0; i < bytes; i++) {
        digest = (digest ^ ((const uint8_t *)result)[i]) * 0x100000001b3;
    }
    printf("%s %u %016llx", name, schedule.rounds, (unsigned long long)digest);
    for (unsigned i = 0; i < 18 + 32; i++) {
        const uint8_t *value = i < 18 ? registers + 8 * i : registers + 144 + 16 * (i - 18);
        uint8_t any = 0;
        for (unsigned j = 0; j < (i < 18 ? 8 : 16); j++) {
            any |= value[j];
        }
        if (any != 0) {
            printf(" %c%u", i < 18 ? 'x' : 'v', i < 18 ? i : i - 18);
        }
    }
    printf("\n");
}

int main(void) {
    uint8_t registers[144 + 512];
    for (size_t i = 0; i < sizeof in; i++) {
        in[i] = (uint8_t)(7 * i + 1);
    }
    for (size_t key_bytes = 16; key_bytes <= 32; key_bytes += 8) {
        for (size_t i = 0; i < sizeof key; i++) {
            key[i] = (uint8_t)(i + 1);
        }
        capture(&schedule, key, key_bytes, NULL, NULL, NULL, (void *)product_key_expands[0].run, registers);
        say(product_key_expands[0].name, registers, &schedule, sizeof schedule);
        for (size_t i = 0; i < product_kernel_count; i++) {
            const struct product_kernel *kernel = &product_kernels[i];
            int xts = kernel->mode == AESGEN_XTS_ENC || kernel->mode == AESGEN_XTS_DEC;
            if (xts && key_bytes == 24) {
                continue;
            }
            for (size_t j = 0; j < sizeof state; j++) {
                state[j] = (uint8_t)(j + 0x80);
            }
            size_t bytes = 16 * (3 * kernel->blocks_per_pass + 1) + (xts || kernel->mode == AESGEN_CTR ? 5 : 0);
            if (kernel->run != NULL) {
                capture(out, in, bytes, &schedule, state, NULL, (void *)kernel->run, registers);
            } else {
                struct aesgen_stream stream = {out, in, bytes, state};
                capture(&stream, (void *)(uintptr_t)1, (size_t)&schedule, NULL, NULL, NULL, (void *)kernel->run_streams,
                        registers);
            }
            say(kernel->name, registers, out, bytes);
        }
    }
    return 0;
}
