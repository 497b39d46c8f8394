// SPDX-License-Identifier: Apache-2.0 OR MIT
// A table of one: the mutant linked in, which says itself what it is (mutate.py writes that behind its code).
#include <cstring>

#include "table.h"

extern "C" {
extern const char mutant_name[];
// Mode, interleave, yield_blocks.
extern const uint32_t mutant_axes[3];
// One of the three.
__attribute__((weak)) aesgen_bulk_kernel mutant;
__attribute__((weak)) aesgen_streams_kernel mutant_streams;
__attribute__((weak)) aesgen_key_expand_kernel mutant_key_expand;
}

const std::vector<Kernel> &KernelTable() {
    static const std::vector<Kernel> table = [] {
        std::vector<Kernel> made;
        if (mutant != nullptr || mutant_streams != nullptr)
            made.push_back({mutant_name, static_cast<aesgen_mode>(mutant_axes[0]), mutant_axes[1], mutant_axes[2], true,
                            mutant, "", mutant_streams});
        return made;
    }();
    return table;
}

const std::vector<KeyExpansion> &KeyExpansionTable() {
    static const std::vector<KeyExpansion> table = [] {
        std::vector<KeyExpansion> made;
        if (mutant_key_expand != nullptr)
            made.push_back({mutant_name, mutant_key_expand});
        return made;
    }();
    return table;
}
