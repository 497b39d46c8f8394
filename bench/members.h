// SPDX-License-Identifier: Apache-2.0 OR MIT
// Members of the generator's product, made and loaded while the program runs: whoever changes a template measures what he has now, and only what he asks for is made.
#ifndef AESGEN_BENCH_MEMBERS_H
#define AESGEN_BENCH_MEMBERS_H

#include <string>
#include <vector>

#include "plugin.h"

namespace bench {

// Finds the generator: call it before the current folder is another.
void FindTree();

// The kernels without a yield flag that `axes`, flags of ./aesgen product, let through; they stay loaded. "" or what went wrong.
std::string LoadProduct(const std::vector<std::string> &axes, std::vector<bench_kernel> *kernels);

} // namespace bench

#endif
