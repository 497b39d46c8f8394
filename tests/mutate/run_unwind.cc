// SPDX-License-Identifier: Apache-2.0 OR MIT
// The linked mutant by single steps (tests/unwind). Says what is wrong as run_checks does, with its exit status.
#include <cstdio>

#include "call.h"
#include "calls.h"
#include "stepper.h"

namespace {

constexpr unsigned kSeconds = 20;

template <class Code> int Judge(Code code, void *function, const char *symbol, void (*set)(Code &, void *)) {
    Stepper stepper(function, SizeOfFunction(symbol));
    set(code, stepper.entry());
    LimitTime(kSeconds);
    std::string error =
        CallUntil(code, [&stepper] { return !stepper.Error().empty() || stepper.NotReached().empty(); });
    LimitTime(0);
    if (!stepper.Error().empty())
        error = stepper.Error();
    if (!error.empty())
        printf("%s, Unwound: %s\n", code.name.c_str(), error.c_str());
    return error.empty() ? 0 : 1;
}

} // namespace

int main() {
    for (const Kernel &kernel : KernelTable()) {
        if (kernel.run != nullptr)
            return Judge<Kernel>(kernel, reinterpret_cast<void *>(kernel.run), "mutant",
                                 [](Kernel &k, void *entry) { k.run = reinterpret_cast<aesgen_bulk_kernel *>(entry); });
        return Judge<Kernel>(
            kernel, reinterpret_cast<void *>(kernel.run_streams), "mutant_streams",
            [](Kernel &k, void *entry) { k.run_streams = reinterpret_cast<aesgen_streams_kernel *>(entry); });
    }
    for (const KeyExpansion &expansion : KeyExpansionTable())
        return Judge<KeyExpansion>(
            expansion, reinterpret_cast<void *>(expansion.run), "mutant_key_expand",
            [](KeyExpansion &k, void *entry) { k.run = reinterpret_cast<aesgen_key_expand_kernel *>(entry); });
    return 2;
}
