// SPDX-License-Identifier: Apache-2.0 OR MIT
// What `aesgen product` made.
#include "product.h"
#include "table.h"

const std::vector<Kernel> &KernelTable() {
    static const std::vector<Kernel> table = [] {
        std::vector<Kernel> made;
        for (size_t i = 0; i < product_kernel_count; i++) {
            const product_kernel &k = product_kernels[i];
            made.push_back({k.name, k.mode, k.interleave, k.yield_blocks, true, k.run});
        }
        return made;
    }();
    return table;
}

const std::vector<KeyExpansion> &KeyExpansionTable() {
    static const std::vector<KeyExpansion> table = [] {
        std::vector<KeyExpansion> made;
        for (size_t i = 0; i < product_key_expand_count; i++)
            made.push_back({product_key_expands[i].name, product_key_expands[i].run});
        return made;
    }();
    return table;
}
