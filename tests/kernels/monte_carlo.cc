// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs on the machine that builds: prints a C++ file with Monte Carlo chains computed by libcrypto, which exists for the
// host alone. The lines have the form that ReadJsonLines takes.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <openssl/evp.h>

#include "expected.h"

namespace {

void Check(int ok) {
    if (ok == 1)
        return;
    fprintf(stderr, "libcrypto refuses what it must do for the Monte Carlo chains.\n");
    exit(1);
}

std::string Hex(const uint8_t *bytes, size_t count) {
    std::string text;
    char digits[3];
    for (size_t i = 0; i < count; i++) {
        snprintf(digits, sizeof digits, "%02x", bytes[i]);
        text += digits;
    }
    return text;
}

void Chain(const char *mode, bool encrypt, int key_bits, int index) {
    const bool cbc = strcmp(mode, "cbc") == 0;
    uint8_t key[32], iv[16], input[16], current[16], previous[16], output[16];
    const uint64_t seed =
        100u * static_cast<unsigned>(key_bits) + 10u * static_cast<unsigned>(index) + 2u * encrypt + cbc;
    FillRandom(key, sizeof key, seed);
    FillRandom(iv, sizeof iv, seed + 1);
    FillRandom(input, sizeof input, seed + 2);
    memcpy(previous, iv, 16);
    memcpy(current, input, 16);

    const std::string name = "AES-" + std::to_string(key_bits) + "-" + mode;
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(nullptr, name.c_str(), nullptr);
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    Check(cipher && context);
    Check(EVP_CipherInit_ex(context, cipher, nullptr, key, cbc ? iv : nullptr, encrypt));
    Check(EVP_CIPHER_CTX_set_padding(context, 0));
    for (int i = 0; i < 1000; i++) {
        int length = 0;
        Check(EVP_CipherUpdate(context, output, &length, current, 16));
        Check(length == 16);
        memcpy(current, cbc ? previous : output, 16);
        memcpy(previous, output, 16);
    }
    EVP_CIPHER_CTX_free(context);
    EVP_CIPHER_free(cipher);

    const std::string in = Hex(input, 16), out = Hex(output, 16);
    printf(
        "{\"id\":\"libcrypto/%s/%s/%d/%d\",\"mode\":\"%s_mct\",\"op\":\"%s\",\"key\":\"%s\",\"iv\":\"%s\",\"aad\":\"\","
        "\"pt\":\"%s\",\"ct\":\"%s\",\"tag\":\"\",\"res\":\"valid\",\"flags\":\"mct1000\"}\n",
        mode, encrypt ? "enc" : "dec", key_bits, index, mode, encrypt ? "enc" : "dec",
        Hex(key, static_cast<size_t>(key_bits) / 8).c_str(), cbc ? Hex(iv, 16).c_str() : "",
        (encrypt ? in : out).c_str(), (encrypt ? out : in).c_str());
}

} // namespace

int main() {
    printf("extern const char kMonteCarloLines[];\nconst char kMonteCarloLines[] = R\"(");
    for (const char *mode : {"ecb", "cbc"})
        for (bool encrypt : {true, false})
            for (int key_bits : {128, 192, 256})
                for (int index = 0; index < 3; index++)
                    Chain(mode, encrypt, key_bits, index);
    printf(")\";\n");
    return 0;
}
