/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _XOPEN_SOURCE 700 /* mkstemp, realpath, sigaction */

#include "careful.h"

#include "aesgen.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *key_text, *key_file, *in_name, *out_name;
struct secret secret;
int in_fd = STDIN_FILENO;
uint64_t in_bytes;

static int out_fd = STDOUT_FILENO;
static char out_path[PATH_MAX];  /* the file that `temporary` will become */
static char temporary[PATH_MAX]; /* what is written meanwhile, in the same folder */
static volatile sig_atomic_t temporary_exists;

/* ---- Every way out ---- */

void wipe(void *memory, size_t bytes) {
    volatile uint8_t *at = memory;
    while (bytes-- > 0)
        *at++ = 0;
}

/* Async-signal-safe, for on_signal calls it too. */
static void clean_up(void) {
    if (temporary_exists)
        unlink(temporary);
    temporary_exists = 0;
    wipe_contexts();
    wipe(&secret, sizeof secret);
    if (key_text)
        wipe(key_text, strlen(key_text));
}

/* Functions that have returned may have left something on the stack: a call with variable arguments saves registers. */
static void wipe_stack(void) {
    uint8_t stack[16384];
    wipe(stack, sizeof stack);
}

static void (*const volatile not_inlined)(void) = wipe_stack; /* or its array might lie above what it is to reach */

_Noreturn void leave(int status) {
    clean_up();
    not_inlined();
    exit(status);
}

void complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s: ", program);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

static void on_signal(int number) {
    clean_up();
    raise(number); /* SA_RESETHAND put the default action back: it ends the process when this handler returns */
}

void catch_signals(void) {
    static const int ending[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND}, old;
    sigfillset(&action.sa_mask);
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
        if (sigaction(ending[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) /* nohup keeps its meaning */
            sigaction(ending[i], &action, NULL);
    signal(SIGPIPE, SIG_IGN); /* write() then fails with EPIPE or EFBIG, and the error takes the usual way out */
    signal(SIGXFSZ, SIG_IGN);
}

void must(int result) {
    if (result != AESGEN_OK)
        fail(EXIT_DATA, "the AES library refused: %s", aesgen_error_string(result));
}

/* ---- Input and output: read(2) and write(2), because the buffers of stdio could not be wiped ---- */

static int is_standard(const char *name) { return !name || strcmp(name, "-") == 0; }

/* How messages call a stream. */
static const char *quoted(const char *flag, const char *name, const char *standard) {
    static char text[PATH_MAX + 32];
    if (is_standard(name))
        return standard;
    snprintf(text, sizeof text, "%s \"%s\"", flag, name);
    return text;
}

/* A file that we open must not take the number of a closed standard stream; these give errors, as a closed one does. */
void keep_standard_streams(void) {
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

size_t read_some(uint8_t *to, size_t bytes) {
    ssize_t got;
    do
        got = read(in_fd, to, bytes);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        fail(EXIT_DATA, "cannot read %s: %s.", quoted("--in", in_name, "standard input"), strerror(errno));
    in_bytes += (uint64_t)got;
    return (size_t)got;
}

size_t read_full(uint8_t *to, size_t bytes) {
    size_t done = 0, got;
    while (done < bytes && (got = read_some(to + done, bytes - done)) > 0)
        done += got;
    return done;
}

static _Noreturn void fail_output(void) {
    fail(EXIT_DATA, "cannot write %s: %s.", quoted("--out", out_name, "standard output"), strerror(errno));
}

void write_all(const uint8_t *from, size_t bytes) {
    while (bytes > 0) {
        ssize_t put = write(out_fd, from, bytes);
        if (put < 0 && errno != EINTR)
            fail_output();
        if (put > 0) {
            from += put;
            bytes -= (size_t)put;
        }
    }
}

void open_input(void) {
    if (is_standard(in_name))
        return;
    in_fd = open(in_name, O_RDONLY | O_CLOEXEC);
    if (in_fd < 0)
        fail(EXIT_DATA, "cannot open --in \"%s\": %s; name a file that you may read, or - for standard input.", in_name,
             strerror(errno));
}

void open_output(void) {
    struct stat status;
    if (is_standard(out_name))
        return;
    int exists = stat(out_name, &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        out_fd = open(out_name, O_WRONLY | O_CLOEXEC);
    } else {
        /* The target of a link is replaced, not the link: /dev/stdout is one. */
        if (exists ? !realpath(out_name, out_path)
                   : snprintf(out_path, sizeof out_path, "%s", out_name) >= (int)sizeof out_path)
            fail(EXIT_DATA, "cannot resolve --out \"%s\"; name a file by a shorter or an existing path.", out_name);
        const char *slash = strrchr(out_path, '/');
        int folder = slash ? (int)(slash - out_path) + 1 : 0;
        if (snprintf(temporary, sizeof temporary, "%.*s.%s.XXXXXX", folder, out_path, program) >= (int)sizeof temporary)
            fail(EXIT_DATA, "the folder of --out \"%s\" has too long a name; use a shorter path.", out_name);
        sigset_t all, before;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, &before); /* a signal between the two lines would leave the file behind */
        out_fd = mkstemp(temporary);
        temporary_exists = out_fd >= 0;
        int reason = errno;
        sigprocmask(SIG_SETMASK, &before, NULL);
        errno = reason;
    }
    if (out_fd < 0)
        fail(EXIT_DATA,
             "cannot open --out \"%s\": %s; name a file in a folder that you may write, or - for standard output.",
             out_name, strerror(errno));
}

void close_output(void) {
    if (temporary_exists && fsync(out_fd) != 0)
        fail_output();
    if (close(out_fd) != 0 || (temporary_exists && rename(temporary, out_path) != 0))
        fail_output();
    temporary_exists = 0;
}

/* ---- The command line ---- */

int parse_arguments(int argc, char **argv, const struct flag *flags, void (*print_help)(void)) {
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0)
            print_help();
    int encrypt = argc > 1 && strcmp(argv[1], "enc") == 0;
    if (argc < 2 || (!encrypt && strcmp(argv[1], "dec") != 0))
        fail(EXIT_USAGE, "the first argument (not shown, it may be a key) must be enc or dec; %s --help tells more.",
             program);
    for (int i = 2; i < argc; i += 2) {
        const struct flag *flag = flags;
        while (flag->name && strcmp(flag->name, argv[i]) != 0)
            flag++;
        /* What follows a = or --key is not shown: it may be a key. */
        if (!flag->name && argv[i][0] == '-' && strncmp(argv[i], "--key", 5) != 0)
            fail(EXIT_USAGE, "there is no flag %.*s; %s --help lists them, and a value follows its flag after a space.",
                 (int)strcspn(argv[i], "="), argv[i], program);
        if (!flag->name)
            fail(EXIT_USAGE,
                 "argument %d (not shown, it may be a key) is no flag; put --key-file, --in or so before it.", i);
        if (*flag->value)
            fail(EXIT_USAGE, "%s is given twice; give it once.", flag->name);
        if (i + 1 == argc)
            fail(EXIT_USAGE, "%s has no value; put one after it.", flag->name);
        *flag->value = argv[i + 1];
    }
    return encrypt;
}

uint64_t parse_number(const char *flag, const char *text, uint64_t fallback, uint64_t least, uint64_t most) {
    if (!text)
        return fallback;
    errno = 0;
    unsigned long long number = strtoull(text, NULL, 10);
    if (text[0] == '\0' || text[strspn(text, "0123456789")] != '\0' || errno != 0 || number < least || number > most)
        fail(EXIT_USAGE,
             "%s is \"%s\", but takes a decimal number from %" PRIu64 " to %" PRIu64 ", such as %" PRIu64 ".", flag,
             text, least, most, fallback);
    return number;
}

size_t parse_hex(const char *flag, const char *text, uint8_t *to, size_t bytes) {
    size_t digits = 0;
    for (; text[digits] != '\0'; digits++) {
        char c = text[digits];
        int value = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (value < 0)
            fail(EXIT_USAGE,
                 "character %zu of %s is '%c', but hex digits are 0-9, a-f and A-F; write two for each byte.",
                 digits + 1, flag, c > ' ' && c <= '~' ? c : '?');
        if (digits / 2 < bytes)
            to[digits / 2] = (uint8_t)(digits % 2 ? to[digits / 2] | value : value << 4);
    }
    return digits;
}

static int is_key_size(int xts, size_t bytes) {
    return bytes == 32 || (xts ? bytes == 64 : bytes == 16 || bytes == 24);
}

void load_key(const char *taker, int xts) {
    const char *sizes = xts ? "32 or 64" : "16, 24 or 32";
    if (!key_text == !key_file)
        fail(EXIT_USAGE, "%s of --key and --key-file given; give exactly one.",
             key_text ? "both are" : "there is none");
    if (key_text) {
        size_t digits = parse_hex("--key", key_text, secret.key, KEY_BYTES);
        secret.key_bytes = digits % 2 == 0 ? digits / 2 : 0;
        if (!is_key_size(xts, secret.key_bytes))
            fail(EXIT_USAGE, "--key has %zu hex digits, but %s takes a key of %s bytes; give two digits for each.",
                 digits, taker, sizes);
        return;
    }
    int standard = is_standard(key_file);
    if (standard && is_standard(in_name))
        fail(EXIT_USAGE, "--key-file and --in are both standard input; name a file for one of them.");
    int fd = standard ? STDIN_FILENO : open(key_file, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        fail(EXIT_DATA, "cannot open --key-file \"%s\": %s; name a file that you may read.", key_file, strerror(errno));
    ssize_t got;
    while ((got = read(fd, secret.key + secret.key_bytes, sizeof secret.key - secret.key_bytes)) != 0) {
        if (got > 0)
            secret.key_bytes += (size_t)got;
        else if (errno != EINTR)
            fail(EXIT_DATA, "cannot read --key-file \"%s\": %s; name a file that you may read.", key_file,
                 strerror(errno));
    }
    close(fd);
    if (!is_key_size(xts, secret.key_bytes))
        fail(EXIT_USAGE,
             "--key-file \"%s\" holds %zu bytes%s, but %s takes a key of %s; "
             "write raw bytes without a newline, as head -c does from /dev/urandom.",
             key_file, secret.key_bytes, secret.key_bytes > KEY_BYTES ? " or more" : "", taker, sizes);
}

void check_library(void) {
    if (!aesgen_cpu_supported())
        fail(EXIT_DATA, "this CPU lacks instructions that this build uses; use a build for it or for plain C.");
    if (aesgen_selftest() != AESGEN_OK)
        fail(EXIT_DATA, "the AES library computes wrong results on this CPU, nothing was done; use another build.");
}

_Noreturn void leave_after_help(void) {
    if (fflush(stdout) != 0)
        fail_output();
    leave(EXIT_SUCCESS);
}
