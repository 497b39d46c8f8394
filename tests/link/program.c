/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Prints what each user of a library got: result, kernel, ciphertext. -DSECOND: there are two of them. */
#include <stdint.h>
#include <stdio.h>

typedef int user(uint8_t out[16], const char **kernel);

user first_user;
#ifdef SECOND
user second_user;
#endif

static void report(user *use) {
    uint8_t out[16] = {0};
    const char *kernel = NULL;
    int result = use(out, &kernel);

    printf("%d %s ", result, kernel ? kernel : "none");
    for (int i = 0; i < 16; i++)
        printf("%02x", (unsigned)out[i]);
    printf("\n");
}

int main(void) {
    report(first_user);
#ifdef SECOND
    report(second_user);
#endif
    return 0;
}
