/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A program without libc: the two functions that aesgen needs, and an exit status that is 0 where the self-test passes and a session works. */
#include "aesgen_session.h"

void *memcpy(void *to, const void *from, size_t bytes) {
    volatile uint8_t *t = (volatile uint8_t *)to; /* or the loop would become a call of itself */
    const uint8_t *f = (const uint8_t *)from;
    while (bytes-- > 0) {
        *t++ = *f++;
    }
    return to;
}

void *memset(void *to, int value, size_t bytes) {
    volatile uint8_t *t = (volatile uint8_t *)to; /* or the loop would become a call of itself */
    while (bytes-- > 0) {
        *t++ = (uint8_t)value;
    }
    return to;
}

/* Under a limit, so that it holds, yields and counts. 1 where it gives what one call gives. */
static int session_works(void) {
    static const struct aesgen_session_options options = {.policy = AESGEN_PER_SESSION, .max_hold_bytes = 32};
    static struct aesgen_session session;
    static const uint8_t key[32] = {1}, iv[16] = {2};
    uint8_t data[101] = {3}, expected[101] = {3};
    struct aesgen_xts_key xk;
    size_t done;
    if (aesgen_xts_key_expand(&xk, key, 32) != 0 || aesgen_xts_encrypt(&xk, expected, expected, 101, iv) != 0 ||
        aesgen_session_start(&session, AESGEN_XTS_ENC, key, 32, &options) != 0 ||
        aesgen_session_iv(&session, iv) != 0 || aesgen_session_update(&session, data, data, 101, &done) != 0 ||
        aesgen_session_end(&session) != 0) {
        return 0;
    }
    for (int i = 0; i < 101; i++) {
        if (data[i] != expected[i]) {
            return 0;
        }
    }
    return done == 101 && session.counters.yields == 3;
}

static void leave(long status) {
#if defined(__x86_64__)
    __asm__ volatile("syscall" : : "a"(60L), "D"(status) : "rcx", "r11", "memory");
#elif defined(__i386__)
    __asm__ volatile("int $0x80" : : "a"(1L), "b"(status) : "memory");
#elif defined(__aarch64__)
    register long x0 __asm__("x0") = status;
    register long x8 __asm__("x8") = 93;
    __asm__ volatile("svc 0" : : "r"(x0), "r"(x8) : "memory");
#else
#error "freestanding.c does not know how to leave a program on this cpu; teach it."
#endif
    __builtin_unreachable();
}

/* Linux enters a program with an aligned stack and no return address; a called function expects the other. */
#if defined(__x86_64__) || defined(__i386__)
__attribute__((force_align_arg_pointer))
#endif
void _start(void) {
    leave(aesgen_selftest() == AESGEN_OK && session_works() ? 0 : 1);
}
