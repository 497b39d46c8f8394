// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the harness runs over. Each binary links one definition of these tables and nothing else about where kernels come from.
#ifndef AESGEN_TESTS_KERNELS_TABLE_H
#define AESGEN_TESTS_KERNELS_TABLE_H

#include <string>
#include <vector>

#include "kernel.h"

struct Kernel {
    std::string name;
    aesgen_mode mode;
    unsigned interleave; // blocks of a full pass
    unsigned yield_blocks;
    // CTR passes of width 1 near the wrap of the low 64 counter bits; the portable C kernels have none.
    bool wrap_path;
    aesgen_bulk_kernel *run; // NULL in a mode of streams
    std::string needs{};     // features of the CPU, as cpu_features.h takes them
    aesgen_streams_kernel *run_streams = nullptr;
};

struct KeyExpansion {
    std::string name;
    aesgen_key_expand_kernel *run;
    std::string needs{};
};

const std::vector<Kernel> &KernelTable();
const std::vector<KeyExpansion> &KeyExpansionTable();

#endif
