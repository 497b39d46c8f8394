// SPDX-License-Identifier: Apache-2.0 OR MIT
// Runs every kernel of a table twice, the second time with all code of the program in memory that may be executed and not read; both
// must compute the same. Exit status: 0; 1 they do not, or a kernel faults; 77 this system cannot do that.
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>

#include "calls.h"

namespace {

sigjmp_buf escape;

void OnFault(int signal) { siglongjmp(escape, signal); }

bool CanRead(const void *byte) {
    if (sigsetjmp(escape, 1) != 0)
        return false;
    (void)*static_cast<const volatile char *>(byte);
    return true;
}

// The segment of code, which on x86-64 Linux keeps from being read by a protection key.
bool MakeExecuteOnly(const void *inside) {
    FILE *maps = fopen("/proc/self/maps", "r");
    unsigned long from = 0, to = 0;
    char line[512], *at = nullptr;
    const auto place = reinterpret_cast<unsigned long>(inside);
    while (maps != nullptr && at == nullptr && fgets(line, sizeof line, maps) != nullptr)
        if (sscanf(line, "%lx-%lx", &from, &to) == 2 && from <= place && place < to)
            at = reinterpret_cast<char *>(from);
    if (maps != nullptr)
        fclose(maps);
    return at != nullptr && mprotect(at, to - from, PROT_EXEC) == 0 && !CanRead(inside);
}

// What is wrong with a second run, or nullptr.
const char *Again(const Subject &subject, uint64_t expected) {
    if (sigsetjmp(escape, 1) != 0)
        return "faults";
    return MakeCalls(subject, CallPlainly) == expected ? nullptr : "computes something else";
}

} // namespace

int main() {
    signal(SIGSEGV, OnFault);
    const std::vector<Subject> subjects = Subjects();
    std::vector<uint64_t> expected;
    expected.reserve(subjects.size());
    for (const Subject &subject : subjects)
        expected.push_back(MakeCalls(subject, CallPlainly));
    if (subjects.empty() || !MakeExecuteOnly(subjects[0].function)) {
        printf("There is no memory here that may be executed and not read, or no kernel that runs.\n");
        return 77;
    }
    for (size_t i = 0; i < subjects.size(); i++)
        if (const char *what = Again(subjects[i], expected[i]); what != nullptr) {
            printf("%s %s\n", subjects[i].name.c_str(), what);
            return 1;
        }
    printf("%zu kernels and key expansions ran\n", subjects.size());
    return 0;
}
