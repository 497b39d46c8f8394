/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* COUNT calls of one function of the API, for whoever counts instructions: nothing else depends on COUNT but three instructions a call of its own. */
#include <stdlib.h>
#include <string.h>

#include "aesgen.h"

static struct aesgen_stream *again(struct aesgen_stream *stream) {
    static uint8_t block[16];
    stream->out = block;
    stream->in = block;
    stream->bytes = 16;
    return stream;
}

int main(int count, char **arguments) {
    static struct aesgen_xts_key xk;
    static uint8_t key[32] = {1}, state[16], block[16];
    const char *const name = count == 3 ? arguments[1] : "";
    const volatile uint32_t flag = 0;
    size_t left;
    struct aesgen_stream stream = {NULL, NULL, 0, state};
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
    CASE(aesgen_cbc_encrypt_streams, aesgen_cbc_encrypt_streams(&xk.data, again(&stream), 1))
    CASE(aesgen_bulk_streams, aesgen_bulk_streams(AESGEN_CBC_ENC_MB, &xk.data, again(&stream), 1, &flag, &left))
    return error;
}
