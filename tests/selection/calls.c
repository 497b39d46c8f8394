/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* COUNT calls of one function of the API, for whoever counts instructions: nothing else depends on COUNT but three instructions a call of its own. */
#include <stdlib.h>
#include <string.h>

#include "aesgen.h"

int main(int count, char **arguments) {
    static struct aesgen_xts_key xk;
    static uint8_t key[32] = {1}, state[16], block[16];
    const char *const name = count == 3 ? arguments[1] : "";
    const volatile uint32_t flag = 0;
    size_t left;
    int error = aesgen_xts_key_expand(&xk, key, sizeof key);
#define CASE(function, call)                                                                                           \
    if (strcmp(name, #function) == 0) {                                                                                \
        for (int i = atoi(arguments[2]); i > 0; i--) {                                                                 \
            error |= (call);                                                                                           \
        }                                                                                                              \
    }
    CASE(aesgen_key_expand, aesgen_key_expand(&xk.data, key, 16))
    CASE(aesgen_ecb_encrypt, aesgen_ecb_encrypt(&xk.data, block, block, 16))
    CASE(aesgen_ecb_decrypt, aesgen_ecb_decrypt(&xk.data, block, block, 16))
    CASE(aesgen_cbc_encrypt, aesgen_cbc_encrypt(&xk.data, block, block, 16, state))
    CASE(aesgen_cbc_decrypt, aesgen_cbc_decrypt(&xk.data, block, block, 16, state))
    CASE(aesgen_ctr, aesgen_ctr(&xk.data, block, block, 16, state))
    CASE(aesgen_xts_tweak, aesgen_xts_tweak(&xk, state))
    CASE(aesgen_bulk, aesgen_bulk(AESGEN_ECB_ENC, &xk.data, block, block, 16, NULL, &flag, &left))
    return error;
}
