/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What a careful program that encrypts puts around the library: it says clearly what is wrong, leaves no half-written file and no key behind, whichever way it ends.
 * For programs called as `program enc|dec --flag value ...`, which read one stream and write one.
 */
#ifndef AESGEN_EXAMPLES_CAREFUL_H
#define AESGEN_EXAMPLES_CAREFUL_H

#include <stddef.h>
#include <stdint.h>

enum {
    EXIT_DATA = 1,      /* the data, or reading and writing it */
    EXIT_USAGE = 2,     /* the command line, the key included */
    IO_BYTES = 1 << 16, /* a multiple of 16 */
    KEY_BYTES = 64      /* the largest key: XTS with AES-256 */
};

/* Of the program: its name, and what wipes its contexts: async-signal-safe, for a signal calls it too. */
extern const char program[];
void wipe_contexts(void);

/* The values of flags that every such program has; NULL where one was not given. */
extern char *key_text, *key_file, *in_name, *out_name;
#define CAREFUL_FLAGS                                                                                                  \
    {"--key", &key_text}, {"--key-file", &key_file}, {"--in", &in_name}, { "--out", &out_name }

/* Whatever must not outlive its use is static, so that it can be wiped from any exit path. */
extern struct secret {
    uint8_t key[KEY_BYTES + 1]; /* one more, to see that a key file is too long */
    size_t key_bytes;
    uint8_t iv[16];
    uint8_t buffer[IO_BYTES];
} secret;

/* Volatile stores, which the compiler may not drop as it may a memset of memory that nobody reads again. */
void wipe(void *memory, size_t bytes);

extern int in_fd;
extern uint64_t in_bytes; /* read so far */

/* Wipes what is secret, removes what is half-written, ends the program. */
_Noreturn void leave(int status);
/* Prints one sentence and leaves. Messages never quote a key. */
#define fail(status, ...) (complain(__VA_ARGS__), leave(status))
void complain(const char *format, ...);
/* For results of the library that are not expected after the checks of the command line. */
void must(int result);

/* The first two things that a program does. */
void catch_signals(void);
void keep_standard_streams(void);

/* ---- The command line ---- */

struct flag {
    const char *name;
    char **value;
};

/* Returns 1 for enc, 0 for dec; fills the values of `flags`, which ends with a NULL name. --help anywhere prints it and leaves. */
int parse_arguments(int argc, char **argv, const struct flag *flags, void (*print_help)(void));
/* Of a flag's text; `fallback` where there is none. */
uint64_t parse_number(const char *flag, const char *text, uint64_t fallback, uint64_t least, uint64_t most);
/* Decodes what fits into `to` and returns the number of digits. */
size_t parse_hex(const char *flag, const char *text, uint8_t *to, size_t bytes);
/* From --key or --key-file into `secret`. `taker` is what messages say takes such a key. */
void load_key(const char *taker, int xts);
/* Leaves unless this CPU has what the build needs and computes right. */
void check_library(void);
/* What --help printed has arrived, or an error is told. */
_Noreturn void leave_after_help(void);

/* ---- Input and output ---- */

void open_input(void);
/* At least one byte, 0 only at the end. */
size_t read_some(uint8_t *to, size_t bytes);
/* Less than `bytes` only at the end of the input. */
size_t read_full(uint8_t *to, size_t bytes);

/*
 * A file is written under a temporary name and takes its own name when all is right: whoever looks sees the old file or
 * the whole new one, and --in and --out may be the same. Devices and FIFOs are written to directly.
 */
void open_output(void);
void write_all(const uint8_t *from, size_t bytes);
void close_output(void);

#endif
