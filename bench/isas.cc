// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "cpu_dump.h"
#include "members.h"
#include "uarch_table.h"

namespace bench {

std::vector<std::string> RunnableIsas() {
    static const struct {
        const char *name;
        int arch;
        uint32_t requires_features;
    } isas[] = {
#define ISA(name, arch, features, row, is_vartime) {#name, AESGEN_ARCH_##arch, features},
        AESGEN_ISAS(ISA)
#undef ISA
    };
    aesgen_cpu_dump dump{};
    aesgen_detect(&dump);
    const uint32_t features = aesgen_dump_features(&dump);
    std::vector<std::string> found;
    for (const auto &isa : isas) {
        // The portable C kernels are of any architecture, and not generated.
        if (isa.arch != AESGEN_ARCH_ANY && isa.arch == dump.arch &&
            (features & isa.requires_features) == isa.requires_features)
            found.emplace_back(isa.name);
    }
    return found;
}

} // namespace bench
