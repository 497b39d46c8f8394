// SPDX-License-Identifier: Apache-2.0 OR MIT
// What `aesgen product` made.
#include "product.h"
#include "table.h"

const std::vector<Kernel> &KernelTable() {
    static const std::vector<Kernel> table = [] {
        std::vector<Kernel> made;
        for (size_t i = 0; i < product_kernel_count; i++) {
            const product_kernel &k = product_kernels[i];
            made.push_back(
                {k.name, k.mode, k.blocks_per_pass, k.yield_blocks, true, k.run, k.requires_features, k.run_streams});
        }
        return made;
    }();
    return table;
}

const std::vector<KeyExpansion> &KeyExpansionTable() {
    static const std::vector<KeyExpansion> table = [] {
        std::vector<KeyExpansion> made;
        for (size_t i = 0; i < product_key_expand_count; i++) {
            const product_key_expand &k = product_key_expands[i];
            made.push_back({k.name, k.run, k.requires_features});
        }
        return made;
    }();
    return table;
}
