// SPDX-License-Identifier: Apache-2.0 OR MIT
// All checks over the linked table, without GoogleTest, until the first that fails.
//   run_checks [--quick] [--kernel NAME]
// Exit status: 0 nothing failed, 1 a check failed, 2 wrong usage, 3 the code under test did not return.
#include <cstdio>
#include <cstring>
#include <set>

#include "call.h"
#include "checks.h"
#include "cpu_features.h"

namespace {

constexpr unsigned kSeconds = 60, kQuickSeconds = 5;

int Report(const char *check, const std::string &name, const std::string &error) {
    printf("%s, %s: %s\n", name.c_str(), check, error.c_str());
    return TimeRanOut() ? 3 : 1;
}

// Says so where this CPU cannot run it.
bool CanRun(const std::string &name, const std::string &needs) {
    const std::string missing = MissingFeatures(needs);
    if (!missing.empty())
        fprintf(stderr, "%s skipped: this CPU lacks %s\n", name.c_str(), missing.c_str());
    return missing.empty();
}

} // namespace

int main(int argc, char **argv) {
    bool quick = false;
    const char *wanted = nullptr;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0) {
            quick = true;
        } else if (strcmp(argv[i], "--kernel") == 0 && i + 1 < argc) {
            wanted = argv[++i];
        } else {
            fprintf(stderr, "\"%s\" is no argument of run_checks: give --quick, --kernel NAME or nothing.\n", argv[i]);
            return 2;
        }
    }
    size_t kernels = 0, calls = 0;
    std::set<std::string> skipped;
    for (const Kernel &kernel : KernelTable()) {
        if ((wanted && kernel.name != wanted) || !CanRun(kernel.name, kernel.needs))
            continue;
        kernels++;
        for (const Check &check : AllChecks()) {
            if (!check.applies(kernel))
                continue;
            Subject subject = {kernel, quick};
            LimitTime(quick ? kQuickSeconds : kSeconds);
            std::string error = check.run(subject);
            LimitTime(0);
            calls += subject.calls;
            if (!error.empty())
                return Report(check.name, kernel.name, error);
            if (!subject.skip.empty() && skipped.insert(check.name).second)
                fprintf(stderr, "%s skipped: %s\n", check.name, subject.skip.c_str());
        }
    }
    for (const KeyExpansion &expansion : KeyExpansionTable()) {
        if ((wanted && expansion.name != wanted) || !CanRun(expansion.name, expansion.needs))
            continue;
        kernels++;
        for (const KeyCheck &check : KeyChecks()) {
            LimitTime(quick ? kQuickSeconds : kSeconds);
            std::string error = check.run(expansion, &calls);
            LimitTime(0);
            if (!error.empty())
                return Report(check.name, expansion.name, error);
        }
    }
    if (kernels == 0) {
        fprintf(stderr, "There is no kernel \"%s\" in this table that this CPU can run: `aesgen list` names them.\n",
                wanted ? wanted : "");
        return 2;
    }
    printf("%zu kernels, %zu calls, nothing wrong\n", kernels, calls);
    return 0;
}
