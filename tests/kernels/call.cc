// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "call.h"

#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

#include "trampoline.h"

namespace {

sigjmp_buf escape;
volatile sig_atomic_t running = 0;
volatile sig_atomic_t caught = 0;
volatile sig_atomic_t time_ran_out = 0;
void *volatile fault_address = nullptr;

void OnSignal(int signal, siginfo_t *info, void *) {
    if (signal == SIGALRM)
        time_ran_out = 1;
    if (!running) {
        if (signal == SIGALRM) {
            static const char message[] = "A check took longer than its time limit outside the code under test.\n";
            (void)!write(2, message, sizeof message - 1);
            _exit(3);
        }
        // A fault of the harness itself: die of it in the usual way.
        struct sigaction usual = {};
        usual.sa_handler = SIG_DFL;
        sigaction(signal, &usual, nullptr);
        return;
    }
    caught = signal;
    fault_address = info->si_addr;
    siglongjmp(escape, 1);
}

// Signals are taken on a stack of their own, for SP may be anything.
void CatchSignals() {
    static bool done = false;
    if (done)
        return;
    done = true;
    static uint8_t stack[1 << 16];
    stack_t alternate = {};
    alternate.ss_sp = stack;
    alternate.ss_size = sizeof stack;
    struct sigaction action = {};
    action.sa_sigaction = OnSignal;
    // SA_NODEFER: siglongjmp then need not restore the signal mask, which would be a system call for each call.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    bool failed = sigaltstack(&alternate, nullptr) != 0;
    for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGALRM})
        failed = failed || sigaction(signal, &action, nullptr) != 0;
    if (failed) {
        perror("installing signal handlers");
        abort();
    }
}

std::string Call(void *function, const uintptr_t (&arguments)[6], uintptr_t *result) {
    CatchSignals();
    if (sigsetjmp(escape, 0) != 0) {
        running = 0;
        if (caught == SIGALRM)
            return "did not return within the time limit";
        char text[80];
        snprintf(text, sizeof text, "signal %d at address %p", static_cast<int>(caught), fault_address);
        return text;
    }
    running = 1;
    std::string error = CallThroughTrampoline(function, arguments, result);
    running = 0;
    return error;
}

// "; in + 16" where the fault is near that buffer.
std::string Near(const char *name, const void *buffer, size_t bytes) {
    intptr_t offset = reinterpret_cast<intptr_t>(fault_address) - reinterpret_cast<intptr_t>(buffer);
    if (!buffer || offset < -4096 || offset > static_cast<intptr_t>(bytes) + 4096)
        return "";
    return std::string("; ") + name + (offset < 0 ? " - " : " + ") + std::to_string(offset < 0 ? -offset : offset) +
           " of " + std::to_string(bytes);
}

uintptr_t Number(const volatile void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

} // namespace

std::string CallKernel(const Kernel &kernel, const Arguments &a, size_t *left) {
    uintptr_t result = 0;
    caught = 0;
    std::string error =
        Call(reinterpret_cast<void *>(kernel.run),
             {Number(a.out), Number(a.in), a.bytes, Number(a.ks), Number(a.state), Number(a.flag)}, &result);
    *left = result;
    if (caught != 0 && caught != SIGALRM)
        error += Near("in", a.in, a.bytes) + Near("out", a.out, a.bytes) + Near("schedule", a.ks, sizeof *a.ks) +
                 Near("state", a.state, 16) + Near("flag", const_cast<const uint32_t *>(a.flag), 4);
    return error;
}

std::string CallStreams(const Kernel &kernel, const StreamsArguments &a, size_t *left) {
    const std::vector<aesgen_stream> before(a.streams, a.streams + a.count);
    uintptr_t result = 0;
    caught = 0;
    // What a function of four arguments does not get is junk.
    std::string error = Call(reinterpret_cast<void *>(kernel.run_streams),
                             {Number(a.streams), a.count, Number(a.ks), Number(a.flag), 0x51, 0x61}, &result);
    *left = result;
    if (caught != 0 && caught != SIGALRM) {
        for (size_t i = 0; i < a.count; i++) {
            const aesgen_stream &s = before[i];
            const std::string near = Near("in", s.in, s.bytes) + Near("out", s.out, s.bytes) + Near("iv", s.iv, 16);
            if (!near.empty())
                error += "; stream " + std::to_string(i) + near;
        }
        error += Near("streams", a.streams, a.count * sizeof *a.streams) + Near("schedule", a.ks, sizeof *a.ks) +
                 Near("flag", const_cast<const uint32_t *>(a.flag), 4);
    }
    return error;
}

std::string CallKeyExpansion(const KeyExpansion &expansion, aesgen_schedule *ks, const uint8_t *key, size_t key_bytes) {
    uintptr_t unused = 0;
    caught = 0;
    std::string error =
        Call(reinterpret_cast<void *>(expansion.run), {Number(ks), Number(key), key_bytes, 0, 0, 0}, &unused);
    if (caught != 0 && caught != SIGALRM)
        error += Near("schedule", ks, sizeof *ks) + Near("key", key, key_bytes);
    return error;
}

void LimitTime(unsigned seconds) {
    CatchSignals();
    alarm(seconds);
}

bool TimeRanOut() { return time_ran_out != 0; }
