/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * aespages: encrypts and decrypts a file or a pipe page by page, each page an XTS data unit under its own number, through a session.
 *
 * The resource is an exclusive lock on the file that --lock names: several such programs take turns, as they would at an accelerator that serves one at a time. Read
 * the four hooks, wait_for_input and run first; careful.c is what a careful program puts around them. --stats shows what a policy costs:
 *
 *   aespages enc --key-file K --in disk --out disk.xts --lock /tmp/engine --policy call --stats
 *
 * XTS does not authenticate: whoever can change the ciphertext can change the plaintext.
 */
#define _XOPEN_SOURCE 700 /* clock_gettime */
#define _DEFAULT_SOURCE   /* flock */

#include "aesgen_session.h"
#include "careful.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

const char program[] = "aespages";

static char *policy_text, *delay_text, *hold_text, *lock_name, *page_text, *number_text, *stats_text;

static const struct flag flags[] = {CAREFUL_FLAGS,
                                    {"--policy", &policy_text},
                                    {"--delay", &delay_text},
                                    {"--max-hold", &hold_text},
                                    {"--lock", &lock_name},
                                    {"--page", &page_text},
                                    {"--page-number", &number_text},
                                    {"--stats", &stats_text},
                                    {NULL, NULL}};

static struct aesgen_session session;

/* A signal may come while a hook runs, so the session is not ended here; the system drops the lock of a process that is no more. */
void wipe_contexts(void) { wipe(&session, sizeof session); }

/* ---- The resource ---- */

static int lock_fd = -1;

static void open_lock(void) {
    if (lock_name && (lock_fd = open(lock_name, O_RDWR | O_CREAT | O_CLOEXEC, 0600)) < 0)
        fail(EXIT_DATA, "cannot open --lock \"%s\": %s; name a file that you may write.", lock_name, strerror(errno));
}

/* Hooks return errno: codes above 0 cannot be taken for one of the library's. The cookie is not needed, there is only one lock. */
static int take_lock(void *cookie) {
    (void)cookie;
    while (flock(lock_fd, LOCK_EX) != 0)
        if (errno != EINTR)
            return errno;
    return 0;
}

static int drop_lock(void *cookie) {
    (void)cookie;
    return flock(lock_fd, LOCK_UN) == 0 ? 0 : errno;
}

static int let_others_run(void *cookie) {
    (void)cookie;
    return sched_yield() == 0 ? 0 : errno;
}

static uint64_t microseconds(void *cookie) {
    struct timespec now;
    (void)cookie;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static const struct aesgen_resource lock = {take_lock, drop_lock, let_others_run, microseconds};
static const struct aesgen_resource nothing = {NULL, NULL, NULL, microseconds};

/* ---- The work ---- */

/* Of a session's function: its own errors are not expected, a hook's are told. */
static void check(int result) {
    if (result > 0)
        fail(EXIT_DATA,
             "cannot %s the lock on --lock \"%s\" after %" PRIu64
             " bytes: %s; name a file on a file system that has locks.",
             session.failed == AESGEN_HOOK_ACQUIRE ? "take" : "drop", lock_name, session.counters.bytes,
             strerror(result));
    must(result);
}

/* No thread drops a hold whose time is over: whoever waits asks the session to. */
static void wait_for_input(const struct aesgen_session_options *options) {
    struct pollfd input = {.fd = in_fd, .events = POLLIN};
    if (options->policy != AESGEN_AUTOSUSPEND)
        return;
    uint64_t timeout = options->delay / 1000 + 1;
    while (session.counters.acquires != session.counters.releases &&
           poll(&input, 1, timeout < INT_MAX ? (int)timeout : INT_MAX) == 0)
        check(aesgen_session_poll(&session));
}

static size_t read_pages(size_t bytes, const struct aesgen_session_options *options) {
    size_t done = 0, got;
    do {
        wait_for_input(options);
        got = read_some(secret.buffer + done, bytes - done);
        done += got;
    } while (got > 0 && done < bytes);
    return done;
}

static void run(enum aesgen_mode mode, size_t page, uint64_t number, const struct aesgen_session_options *options) {
    size_t bytes;
    int result = aesgen_session_start(&session, mode, secret.key, secret.key_bytes, options);
    if (result == AESGEN_ERR_EQUAL_KEYS)
        fail(EXIT_USAGE, "the two halves of the key are equal, but XTS needs two keys; draw the whole key at random.");
    check(result);
    while ((bytes = read_pages(IO_BYTES / page * page, options)) > 0) {
        for (size_t at = 0, length, done; at < bytes; at += length, number++) {
            uint8_t tweak[16] = {0};
            length = bytes - at < page ? bytes - at : page;
            if (length < 16)
                fail(EXIT_DATA,
                     "the last page has %zu bytes of the input's %" PRIu64 ", but XTS takes no fewer than 16; "
                     "pad the input or choose another --page.",
                     length, in_bytes);
            for (int i = 0; i < 8; i++)
                tweak[i] = (uint8_t)(number >> (8 * i));
            check(aesgen_session_iv(&session, tweak));
            check(aesgen_session_update(&session, secret.buffer + at, secret.buffer + at, length, &done));
        }
        write_all(secret.buffer, bytes);
    }
    check(aesgen_session_end(&session));
}

/* ---- The command line ---- */

static const char help[] =
    "aespages enc|dec (--key-file FILE | --key HEX) [options]\n"
    "\n"
    "Encrypts or decrypts a file or a pipe with AES-XTS, page by page.\n"
    "\n"
    "  --key-file FILE     raw key bytes: 32 or 64; - is standard input\n"
    "  --key HEX           the key in the command line, where every user of this machine can see it: for tests\n"
    "  --page BYTES        16 to 65536, default 4096; the last page may be shorter, but not below 16\n"
    "  --page-number N     number of the first page, default 0\n"
    "  --lock FILE         hold an exclusive lock on this file while encrypting; default: none\n"
    "  --policy call       take it for each page\n"
    "  --policy session    take it once; the default\n"
    "  --policy autosuspend   drop it when no page came for --delay\n"
    "  --delay N           autosuspend: microseconds, default 10000\n"
    "  --max-hold BYTES    drop it at the latest after so many, at least 32; default: no limit\n"
    "  --stats yes         tell on standard error how often it was taken\n"
    "  --in FILE           default -, standard input\n"
    "  --out FILE          default -, standard output\n"
    "\n"
    "A file named by --out appears when everything succeeded, readable by its owner alone, or not at all. What went\n"
    "into a pipe or a device before an error cannot be taken back: heed the exit status, which is 0 for success, 1\n"
    "for a failure of data, input or output, 2 for a wrong command line.\n";

static _Noreturn void print_help(void) {
    printf("%s\nKernels of this build: %s, %s\n", help, aesgen_kernel_name(AESGEN_XTS_ENC, 0),
           aesgen_kernel_name(AESGEN_XTS_DEC, 0));
    leave_after_help();
}

static enum aesgen_policy parse_policy(void) {
    static const char *const names[] = {"call", "session", "autosuspend"};
    if (!policy_text)
        return AESGEN_PER_SESSION;
    for (int policy = AESGEN_PER_CALL; policy <= AESGEN_AUTOSUSPEND; policy++)
        if (strcmp(policy_text, names[policy]) == 0)
            return (enum aesgen_policy)policy;
    fail(EXIT_USAGE, "--policy is \"%s\", but aespages has call, session and autosuspend; give one of them.",
         policy_text);
}

static void print_stats(void) {
    const struct aesgen_session_counters *const c = &session.counters;
    fprintf(stderr,
            "aespages: %" PRIu64 " bytes, %" PRIu64 " acquires, %" PRIu64 " releases, %" PRIu64
            " yields, longest hold %" PRIu64 " microseconds.\n",
            c->bytes, c->acquires, c->releases, c->yields, c->longest_hold);
}

int main(int argc, char **argv) {
    struct aesgen_session_options options = {0};
    catch_signals();
    keep_standard_streams();
    int encrypt = parse_arguments(argc, argv, flags, print_help);
    options.policy = parse_policy();
    if (delay_text && options.policy != AESGEN_AUTOSUSPEND)
        fail(EXIT_USAGE, "--delay is for --policy autosuspend; leave it out.");
    options.delay = parse_number("--delay", delay_text, 10000, 0, UINT64_MAX);
    options.max_hold_bytes =
        hold_text ? parse_number("--max-hold", hold_text, 1 << 20, AESGEN_SESSION_MIN_BYTES, UINT64_MAX) : 0;
    options.resource = lock_name ? &lock : &nothing;
    size_t page = parse_number("--page", page_text, 4096, 16, IO_BYTES);
    uint64_t number = parse_number("--page-number", number_text, 0, 0, UINT64_MAX);
    if (stats_text && strcmp(stats_text, "yes") != 0)
        fail(EXIT_USAGE, "--stats is \"%s\", but takes yes; give that or leave it out.", stats_text);

    check_library();
    load_key("XTS", 1);
    open_lock();
    open_input();
    open_output();
    run(encrypt ? AESGEN_XTS_ENC : AESGEN_XTS_DEC, page, number, &options);
    close_output();
    if (stats_text)
        print_stats();
    leave(EXIT_SUCCESS);
}
