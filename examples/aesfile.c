/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * aesfile: encrypts and decrypts files and pipes through the public API of aesgen.
 *
 * Read run_ctr, cbc_encrypt, cbc_decrypt and run_xts first: they are all that the library asks of its user. careful.c
 * is what a careful program puts around them.
 *
 * None of these modes authenticates: whoever can change the ciphertext can change the plaintext. Where that matters,
 * put a MAC over IV and ciphertext and check it before decrypting.
 */
#include "aesgen.h"
#include "careful.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char program[] = "aesfile";

/* The values of the command line as they were given; NULL where a flag was not. */
static char *mode_text, *iv_text, *sector_text, *number_text;

static const struct flag flags[] = {CAREFUL_FLAGS,
                                    {"--mode", &mode_text},
                                    {"--iv", &iv_text},
                                    {"--sector", &sector_text},
                                    {"--sector-number", &number_text},
                                    {NULL, NULL}};

static struct aesgen_ctr_context ctr_context;
static struct aesgen_schedule cbc_key;
static struct aesgen_xts_key xts_key;

void wipe_contexts(void) {
    aesgen_ctr_wipe(&ctr_context);
    aesgen_key_wipe(&cbc_key);
    aesgen_xts_key_wipe(&xts_key);
}

/* ---- The modes ---- */

/* CTR takes any length in any pieces, and decryption is the same operation: pieces are passed on as they arrive. */
static void run_ctr(void) {
    size_t bytes;
    must(aesgen_ctr_init(&ctr_context, secret.key, secret.key_bytes, secret.iv));
    while ((bytes = read_some(secret.buffer, IO_BYTES)) > 0) {
        must(aesgen_ctr_update(&ctr_context, secret.buffer, secret.buffer, bytes));
        write_all(secret.buffer, bytes);
    }
}

/* CBC takes whole blocks. PKCS #7 adds 1 to 16 bytes, each of which holds their number. */
static void cbc_encrypt(void) {
    size_t bytes;
    must(aesgen_key_expand(&cbc_key, secret.key, secret.key_bytes));
    while ((bytes = read_full(secret.buffer, IO_BYTES)) == IO_BYTES) {
        must(aesgen_cbc_encrypt(&cbc_key, secret.buffer, secret.buffer, bytes, secret.iv));
        write_all(secret.buffer, bytes);
    }
    size_t padding = 16 - bytes % 16;
    memset(secret.buffer + bytes, (int)padding, padding);
    must(aesgen_cbc_encrypt(&cbc_key, secret.buffer, secret.buffer, bytes + padding, secret.iv));
    write_all(secret.buffer, bytes + padding);
}

/* The number of padding bytes, 0 if they are wrong. Time does not tell which one was: all 16 are looked at. */
static size_t padding_bytes(const uint8_t last[16]) {
    uint32_t padding = last[15], wrong = (padding - 1) >> 4;
    for (uint32_t i = 0; i < 16; i++) {
        uint32_t belongs = 0 - ((15 - i - padding) >> 31); /* all ones where byte i is one of the last `padding` */
        wrong |= belongs & (last[i] ^ padding);
    }
    return wrong ? 0 : padding;
}

/* Only the end of the input tells which block is padded, so one block is held back. */
static void cbc_decrypt(void) {
    size_t held = 0, bytes;
    must(aesgen_key_expand(&cbc_key, secret.key, secret.key_bytes));
    while ((bytes = held + read_full(secret.buffer + held, IO_BYTES - held)) == IO_BYTES) {
        held = 16;
        must(aesgen_cbc_decrypt(&cbc_key, secret.buffer, secret.buffer, IO_BYTES - held, secret.iv));
        write_all(secret.buffer, IO_BYTES - held);
        memcpy(secret.buffer, secret.buffer + IO_BYTES - held, held);
    }
    if (bytes == 0 || bytes % 16 != 0)
        fail(EXIT_DATA,
             "the input has %" PRIu64
             " bytes, but CBC ciphertext has a multiple of 16, at least 16; check that it is whole.",
             in_bytes);
    must(aesgen_cbc_decrypt(&cbc_key, secret.buffer, secret.buffer, bytes, secret.iv));
    size_t padding = padding_bytes(secret.buffer + bytes - 16);
    if (padding == 0)
        fail(EXIT_DATA, "the padding is wrong, so this key and IV did not encrypt this input; check all three.");
    write_all(secret.buffer, bytes - padding);
}

/* XTS takes the input as numbered sectors; the last one may be shorter, but no shorter than a block. */
static void run_xts(int encrypt, size_t sector, uint64_t number) {
    size_t bytes;
    int result = aesgen_xts_key_expand(&xts_key, secret.key, secret.key_bytes);
    if (result == AESGEN_ERR_EQUAL_KEYS)
        fail(EXIT_USAGE, "the two halves of the key are equal, but XTS needs two keys; draw the whole key at random.");
    must(result);
    for (int i = 0; i < 8; i++)
        secret.iv[i] = (uint8_t)(number >> (8 * i));
    while ((bytes = read_full(secret.buffer, IO_BYTES / sector * sector)) > 0) {
        for (size_t at = 0, length; at < bytes; at += length) {
            uint8_t *data = secret.buffer + at;
            length = bytes - at < sector ? bytes - at : sector;
            if (length < 16)
                fail(EXIT_DATA,
                     "the last sector has %zu bytes of the input's %" PRIu64 ", but XTS takes no fewer than 16; "
                     "pad the input or choose another --sector.",
                     length, in_bytes);
            must(encrypt ? aesgen_xts_encrypt(&xts_key, data, data, length, secret.iv)
                         : aesgen_xts_decrypt(&xts_key, data, data, length, secret.iv));
            for (int i = 0; i < 16 && ++secret.iv[i] == 0; i++) /* the next number, with carry */
                ;
        }
        write_all(secret.buffer, bytes);
    }
}

/* ---- The command line ---- */

static const char help[] =
    "aesfile enc|dec --mode ctr|cbc|xts (--key HEX | --key-file FILE) [options]\n"
    "\n"
    "Encrypts or decrypts a file or a pipe with AES.\n"
    "\n"
    "  --mode ctr          any length; never use the same key and IV twice\n"
    "  --mode cbc          PKCS #7 padding; the IV must be unpredictable\n"
    "  --mode xts          numbered sectors, such as a disk image\n"
    "  --key-file FILE     raw key bytes: 16, 24 or 32; xts: 32 or 64; - is standard input\n"
    "  --key HEX           the key in the command line, where every user of this machine can see it: for tests\n"
    "  --iv HEX            ctr: first counter block, cbc: IV; 32 hex digits\n"
    "  --sector BYTES      xts: 16 to 65536, default 512; the last sector may be shorter, but not below 16\n"
    "  --sector-number N   xts: number of the first sector, default 0\n"
    "  --in FILE           default -, standard input\n"
    "  --out FILE          default -, standard output\n"
    "\n"
    "A file named by --out appears when everything succeeded, readable by its owner alone, or not at all. What went\n"
    "into a pipe or a device before an error cannot be taken back: heed the exit status, which is 0 for success, 1\n"
    "for a failure of data, input or output, 2 for a wrong command line.\n"
    "\n"
    "Nothing here is authenticated: a success of dec, cbc's padding check included, is no proof that nobody changed\n"
    "the data, and whoever may try many ciphertexts learns the plaintext from cbc's exit status. Check a MAC first.\n";

static _Noreturn void print_help(void) {
    printf("%s\nKernels of this build: %s, %s, %s, %s, %s\n", help, aesgen_kernel_name(AESGEN_CTR, 0),
           aesgen_kernel_name(AESGEN_CBC_ENC, 0), aesgen_kernel_name(AESGEN_CBC_DEC, 0),
           aesgen_kernel_name(AESGEN_XTS_ENC, 0), aesgen_kernel_name(AESGEN_XTS_DEC, 0));
    leave_after_help();
}

static void load_iv(int xts) {
    if (xts && iv_text)
        fail(EXIT_USAGE, "--iv is not for --mode xts, which numbers its sectors; give --sector-number instead.");
    if (xts)
        return;
    if (sector_text || number_text)
        fail(EXIT_USAGE, "%s is for --mode xts, not for %s; leave it out.",
             sector_text ? "--sector" : "--sector-number", mode_text);
    if (!iv_text)
        fail(EXIT_USAGE, "--mode %s needs an IV; give --iv with 32 hex digits.", mode_text);
    size_t digits = parse_hex("--iv", iv_text, secret.iv, sizeof secret.iv);
    if (digits != 2 * sizeof secret.iv)
        fail(EXIT_USAGE, "--iv has %zu hex digits, but an IV has 16 bytes; give 32 digits.", digits);
}

int main(int argc, char **argv) {
    char taker[16];
    catch_signals();
    keep_standard_streams();
    int encrypt = parse_arguments(argc, argv, flags, print_help);
    if (!mode_text)
        fail(EXIT_USAGE, "there is no --mode; give --mode ctr, cbc or xts.");
    int xts = strcmp(mode_text, "xts") == 0, cbc = strcmp(mode_text, "cbc") == 0;
    if (!xts && !cbc && strcmp(mode_text, "ctr") != 0)
        fail(EXIT_USAGE, "--mode is \"%s\", but aesfile has ctr, cbc and xts; give one of them.", mode_text);
    load_iv(xts);
    size_t sector = parse_number("--sector", sector_text, 512, 16, IO_BYTES);
    uint64_t number = parse_number("--sector-number", number_text, 0, 0, UINT64_MAX);

    check_library();
    snprintf(taker, sizeof taker, "--mode %s", mode_text);
    load_key(taker, xts);
    open_input();
    open_output();
    if (xts)
        run_xts(encrypt, sector, number);
    else if (!cbc)
        run_ctr();
    else if (encrypt)
        cbc_encrypt();
    else
        cbc_decrypt();
    close_output();
    leave(EXIT_SUCCESS);
}
