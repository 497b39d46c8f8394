// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "cpu.h"

#include "files.h"
#include "text.h"
#include "uarch_table.h"

namespace bench {
namespace {

// As they are displayed: the extended parts added.
struct Displayed {
    unsigned family, model, stepping;
};

Displayed DisplayedOf(uint32_t leaf1_eax) {
    const unsigned family = leaf1_eax >> 8 & 15;
    return {family + (family == 15 ? leaf1_eax >> 20 & 255 : 0),
            (leaf1_eax >> 4 & 15) | (family == 6 || family == 15 ? leaf1_eax >> 12 & 0xf0 : 0), leaf1_eax & 15};
}

} // namespace

aesgen_cpu_dump DetectCpu() {
    aesgen_cpu_dump dump{};
    aesgen_detect(&dump);
    return dump;
}

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
    const aesgen_cpu_dump dump = DetectCpu();
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

std::string IdentityOf(const aesgen_cpu_dump &dump) {
    if (dump.arch != AESGEN_ARCH_X86_64)
        return dump.kinds ? Format("MIDR %08x", static_cast<unsigned>(dump.kind[0].midr)) : "the system does not say";
    const Displayed cpu = DisplayedOf(dump.cpuid.leaf1_eax);
    return Format("family %xh, model %xh, stepping %xh", cpu.family, cpu.model, cpu.stepping);
}

std::string JsonOfCpu(const aesgen_cpu_dump &dump) {
    if (dump.arch != AESGEN_ARCH_X86_64)
        return Format("{\"midr\": %u, \"kinds\": %u}", static_cast<unsigned>(dump.kind[0].midr),
                      static_cast<unsigned>(dump.kinds));
    const Displayed cpu = DisplayedOf(dump.cpuid.leaf1_eax);
    return Format("{\"vendor\": %s, \"family\": %u, \"model\": %u, \"stepping\": %u, \"core_type\": %u}",
                  JsonText({dump.cpuid.vendor, sizeof dump.cpuid.vendor}).c_str(), cpu.family, cpu.model, cpu.stepping,
                  static_cast<unsigned>(dump.cpuid.leaf1a_eax >> 24));
}

std::string DoubtOf(const aesgen_cpu_dump &dump) {
    constexpr uint32_t kAmxTile = 1U << 24;
    if (dump.arch != AESGEN_ARCH_X86_64 || !(dump.cpuid.leaf7_edx & kAmxTile))
        return "";
    // Of family 6; what comes after it has other families.
    const Displayed cpu = DisplayedOf(dump.cpuid.leaf1_eax);
    for (unsigned with_amx : {0x8fU, 0xadU, 0xaeU, 0xcfU}) {
        if (cpu.family != 6 || cpu.model == with_amx)
            return "";
    }
    return Format("model %xh of family 6 has no AMX, and this CPU has: the number is another's", cpu.model);
}

} // namespace bench
