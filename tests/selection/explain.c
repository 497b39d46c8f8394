/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Prints what a library that chooses says of this machine, the kernel of every mode, and whether the known answers come out. */
#include <stdio.h>

#include "aesgen.h"

int main(void) {
    static char text[16384];
    int error;
    (void)aesgen_explain(text, sizeof text, &error);
    (void)printf("%serror: %d\n", text, error);
    for (int mode = 0; mode < AESGEN_MODES; mode++) {
        for (int yielding = 0; yielding < 2; yielding++) {
            (void)printf("served %d %d %s\n", mode, yielding, aesgen_kernel_name((enum aesgen_mode)mode, yielding));
        }
    }
    (void)printf("selftest: %d\n", aesgen_selftest());
    return 0;
}
