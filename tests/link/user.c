/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Someone who uses a library through the header alone. Compiled once for each library, with its prefix and its own USER. */
#include <aesgen.h>

int USER(uint8_t out[16], const char **kernel);

/* FIPS 197, C.1. */
int USER(uint8_t out[16], const char **kernel) {
    struct aesgen_schedule schedule;
    uint8_t key[16];
    uint8_t in[16];

    for (int i = 0; i < 16; i++) {
        key[i] = (uint8_t)i;
        in[i] = (uint8_t)(i * 0x11);
    }
    *kernel = aesgen_kernel_name(AESGEN_ECB_ENC, 0);
    int result = aesgen_key_expand(&schedule, key, sizeof key);
    if (result == AESGEN_OK)
        result = aesgen_ecb_encrypt(&schedule, out, in, sizeof in);
    if (result == AESGEN_OK)
        result = aesgen_selftest();
    aesgen_key_wipe(&schedule);
    return result;
}
