// SPDX-License-Identifier: Apache-2.0 OR MIT
// Prints how many instructions kernels execute, for a number of rounds and of blocks: the processor traps after each.
//
//   count_x86_64 KERNEL...     a line each: KERNEL ROUNDS BLOCKS INSTRUCTIONS AES-INSTRUCTIONS
//
// Two to three passes of blocks. Kernels that this CPU cannot run are named on standard error and left out.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <ucontext.h>
#include <vector>

#include "calls.h"

// count_entry: goes on at count_target with the trap flag set. count_end: clears it.
__asm__("	.text\n"
        "count_entry:\n"
        "	pushfq\n"
        "	orq	$0x100, (%rsp)\n"
        "	popfq\n"
        "	jmp	*count_target(%rip)\n"
        "count_end:\n"
        "	pushfq\n"
        "	andq	$~0x100, (%rsp)\n"
        "	popfq\n"
        "	ret\n");

extern "C" {
void count_entry();
void count_end();
void *count_target;
}

namespace {

// Where the call returns to, or 0 outside of one.
uintptr_t goes_on = 0;
unsigned long count = 0, aes = 0;

// AESENC, AESENCLAST, AESDEC and AESDECLAST, in every encoding.
bool IsAes(const uint8_t *code) {
    const uint8_t *opcode = nullptr;
    if (code[0] == 0x62 && (code[1] & 7) == 2)
        opcode = code + 4;
    else if (code[0] == 0xc4 && (code[1] & 0x1f) == 2)
        opcode = code + 3;
    else if (code[0] == 0x66) {
        const uint8_t *rest = code + ((code[1] & 0xf0) == 0x40 ? 2 : 1);
        opcode = rest[0] == 0x0f && rest[1] == 0x38 ? rest + 2 : nullptr;
    }
    return opcode != nullptr && *opcode >= 0xdc && *opcode <= 0xdf;
}

void OnTrap(int, siginfo_t *, void *context) {
    const greg_t *registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    const auto at = static_cast<uintptr_t>(registers[REG_RIP]);
    if (at == reinterpret_cast<uintptr_t>(count_target) && goes_on == 0) {
        goes_on = *reinterpret_cast<const uintptr_t *>(registers[REG_RSP]);
        count = aes = 0;
    }
    if (at == goes_on)
        goes_on = 0;
    if (goes_on != 0) {
        count++;
        aes += IsAes(reinterpret_cast<const uint8_t *>(at));
    }
}

uintptr_t Trapped(void *function, const uintptr_t (&arguments)[6]) {
    count_target = function;
    const uintptr_t left = CallPlainly(reinterpret_cast<void *>(count_entry), arguments);
    count_end();
    return left;
}

} // namespace

int main(int argc, char **argv) {
    struct sigaction action = {};
    action.sa_sigaction = OnTrap;
    action.sa_flags = SA_SIGINFO;
    if (sigaction(SIGTRAP, &action, nullptr) != 0)
        return EXIT_FAILURE;
    const std::vector<Subject> subjects = Subjects();
    for (int i = 1; i < argc; i++)
        for (const Subject &subject : subjects) {
            if (subject.name != argv[i])
                continue;
            const unsigned width = subject.blocks_per_pass;
            for (const unsigned rounds : {10u, 14u})
                for (unsigned blocks = 2 * width; blocks <= 3 * width; blocks++) {
                    CallOnce(subject, rounds, blocks, Trapped);
                    printf("%s %u %u %lu %lu\n", argv[i], rounds, blocks, count, aes);
                }
        }
    return 0;
}
