/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * aesfile: encrypts and decrypts files and pipes through the public API of aesgen.
 *
 * Read run_ctr, cbc_encrypt, cbc_decrypt and run_xts first: they are all that the library asks of its user. The rest is
 * what a careful program puts around them: say clearly what is wrong, leave no half-written file, leave no key behind.
 *
 * None of these modes authenticates: whoever can change the ciphertext can change the plaintext. Where that matters,
 * put a MAC over IV and ciphertext and check it before decrypting.
 */
#define _XOPEN_SOURCE 700 /* mkstemp, realpath, sigaction */

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

enum {
    EXIT_DATA = 1,      /* the data, or reading and writing it */
    EXIT_USAGE = 2,     /* the command line, the key included */
    IO_BYTES = 1 << 16, /* a multiple of 16, and the largest sector */
    KEY_BYTES = 64      /* the largest key: XTS with AES-256 */
};

/* The values of the command line as they were given; NULL where a flag was not. */
static char *mode_text, *key_text, *key_file, *iv_text, *sector_text, *number_text, *in_name, *out_name;

static const struct flag {
    const char *name;
    char **value;
} flags[] = {
    {"--mode", &mode_text}, {"--key", &key_text}, {"--key-file", &key_file},  {"--iv", &iv_text},
    {"--in", &in_name},     {"--out", &out_name}, {"--sector", &sector_text}, {"--sector-number", &number_text}};

/* Whatever must not outlive its use is static, so that one function can wipe it from any exit path. */
static struct aesgen_ctr_context ctr_context;
static struct aesgen_schedule cbc_key;
static struct aesgen_xts_key xts_key;
static struct {
    uint8_t key[KEY_BYTES + 1]; /* one more, to see that a key file is too long */
    size_t key_bytes;
    uint8_t iv[16]; /* CTR: counter block; CBC: chaining block; XTS: number of the sector, little-endian */
    uint8_t buffer[IO_BYTES];
} secret;

static int in_fd = STDIN_FILENO, out_fd = STDOUT_FILENO;
static uint64_t in_bytes;        /* read so far */
static char out_path[PATH_MAX];  /* the file that `temporary` will become */
static char temporary[PATH_MAX]; /* what is written meanwhile, in the same folder */
static volatile sig_atomic_t temporary_exists;

/* ---- Every way out ---- */

/* The compiler may drop a memset of memory that nobody reads again, but not volatile stores. */
static void wipe(void *memory, size_t bytes) {
    volatile uint8_t *at = memory;
    while (bytes-- > 0)
        *at++ = 0;
}

/* Async-signal-safe, for on_signal calls it too. */
static void clean_up(void) {
    if (temporary_exists)
        unlink(temporary);
    temporary_exists = 0;
    aesgen_ctr_wipe(&ctr_context);
    aesgen_key_wipe(&cbc_key);
    aesgen_xts_key_wipe(&xts_key);
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

static _Noreturn void leave(int status) {
    clean_up();
    not_inlined();
    exit(status);
}

static void complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("aesfile: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

/* Prints one sentence and leaves. Messages never quote a key. */
#define fail(status, ...) (complain(__VA_ARGS__), leave(status))

static void on_signal(int number) {
    clean_up();
    raise(number); /* SA_RESETHAND put the default action back: it ends the process when this handler returns */
}

static void catch_signals(void) {
    static const int ending[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND}, old;
    sigfillset(&action.sa_mask);
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
        if (sigaction(ending[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) /* nohup keeps its meaning */
            sigaction(ending[i], &action, NULL);
    signal(SIGPIPE, SIG_IGN); /* write() then fails with EPIPE or EFBIG, and the error takes the usual way out */
    signal(SIGXFSZ, SIG_IGN);
}

/* For results of the library: after the checks of the command line none of them is expected. */
static void must(int result) {
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
static void keep_standard_streams(void) {
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

static size_t read_some(uint8_t *to, size_t bytes) {
    ssize_t got;
    do
        got = read(in_fd, to, bytes);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        fail(EXIT_DATA, "cannot read %s: %s.", quoted("--in", in_name, "standard input"), strerror(errno));
    in_bytes += (uint64_t)got;
    return (size_t)got;
}

/* Less than `bytes` only at the end of the input. */
static size_t read_full(uint8_t *to, size_t bytes) {
    size_t done = 0, got;
    while (done < bytes && (got = read_some(to + done, bytes - done)) > 0)
        done += got;
    return done;
}

static _Noreturn void fail_output(void) {
    fail(EXIT_DATA, "cannot write %s: %s.", quoted("--out", out_name, "standard output"), strerror(errno));
}

static void write_all(const uint8_t *from, size_t bytes) {
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

static void open_input(void) {
    if (is_standard(in_name))
        return;
    in_fd = open(in_name, O_RDONLY | O_CLOEXEC);
    if (in_fd < 0)
        fail(EXIT_DATA, "cannot open --in \"%s\": %s; name a file that you may read, or - for standard input.", in_name,
             strerror(errno));
}

/*
 * A file is written under a temporary name and takes its own name when all is right: whoever looks sees the old file or
 * the whole new one, and --in and --out may be the same. Devices and FIFOs are written to directly.
 */
static void open_output(void) {
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
        if (snprintf(temporary, sizeof temporary, "%.*s.aesfile.XXXXXX", folder, out_path) >= (int)sizeof temporary)
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

static void close_output(void) {
    if (temporary_exists && fsync(out_fd) != 0)
        fail_output();
    if (close(out_fd) != 0 || (temporary_exists && rename(temporary, out_path) != 0))
        fail_output();
    temporary_exists = 0;
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
    if (fflush(stdout) != 0)
        fail_output();
    leave(EXIT_SUCCESS);
}

/* Returns 1 for enc, 0 for dec. */
static int parse_arguments(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0)
            print_help();
    int encrypt = argc > 1 && strcmp(argv[1], "enc") == 0;
    if (argc < 2 || (!encrypt && strcmp(argv[1], "dec") != 0))
        fail(EXIT_USAGE,
             "the first argument (not shown, it may be a key) must be enc or dec; aesfile --help tells more.");
    for (int i = 2; i < argc; i += 2) {
        const struct flag *flag = flags, *end = flags + sizeof flags / sizeof *flags;
        while (flag < end && strcmp(flag->name, argv[i]) != 0)
            flag++;
        /* What follows a = or --key is not shown: it may be a key. */
        if (flag == end && argv[i][0] == '-' && strncmp(argv[i], "--key", 5) != 0)
            fail(EXIT_USAGE,
                 "there is no flag %.*s; aesfile --help lists them, and a value follows its flag after a space.",
                 (int)strcspn(argv[i], "="), argv[i]);
        if (flag == end)
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

static uint64_t parse_number(const char *flag, const char *text, uint64_t fallback, uint64_t least, uint64_t most) {
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

/* Decodes what fits into `to` and returns the number of digits. */
static size_t parse_hex(const char *flag, const char *text, uint8_t *to, size_t bytes) {
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

static void load_key(int xts) {
    const char *sizes = xts ? "32 or 64" : "16, 24 or 32";
    if (!key_text == !key_file)
        fail(EXIT_USAGE, "%s of --key and --key-file given; give exactly one.",
             key_text ? "both are" : "there is none");
    if (key_text) {
        size_t digits = parse_hex("--key", key_text, secret.key, KEY_BYTES);
        secret.key_bytes = digits % 2 == 0 ? digits / 2 : 0;
        if (!is_key_size(xts, secret.key_bytes))
            fail(EXIT_USAGE,
                 "--key has %zu hex digits, but --mode %s takes a key of %s bytes; give two digits for each.", digits,
                 mode_text, sizes);
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
             "--key-file \"%s\" holds %zu bytes%s, but --mode %s takes a key of %s; "
             "write raw bytes without a newline, as head -c does from /dev/urandom.",
             key_file, secret.key_bytes, secret.key_bytes > KEY_BYTES ? " or more" : "", mode_text, sizes);
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
    catch_signals();
    keep_standard_streams();
    int encrypt = parse_arguments(argc, argv);
    if (!mode_text)
        fail(EXIT_USAGE, "there is no --mode; give --mode ctr, cbc or xts.");
    int xts = strcmp(mode_text, "xts") == 0, cbc = strcmp(mode_text, "cbc") == 0;
    if (!xts && !cbc && strcmp(mode_text, "ctr") != 0)
        fail(EXIT_USAGE, "--mode is \"%s\", but aesfile has ctr, cbc and xts; give one of them.", mode_text);
    load_iv(xts);
    size_t sector = parse_number("--sector", sector_text, 512, 16, IO_BYTES);
    uint64_t number = parse_number("--sector-number", number_text, 0, 0, UINT64_MAX);

    if (!aesgen_cpu_supported())
        fail(EXIT_DATA, "this CPU lacks instructions that this build uses; use a build for it or for plain C.");
    if (aesgen_selftest() != AESGEN_OK)
        fail(EXIT_DATA, "the AES library computes wrong results on this CPU, nothing was done; use another build.");

    load_key(xts);
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
