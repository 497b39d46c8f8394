// SPDX-License-Identifier: Apache-2.0 OR MIT
// bench's --engine by itself, for a system that has nothing but this program.
#include <cstdio>

#include "bench/command.h"

namespace bench {
std::vector<Peer> Peers() { return {}; }
} // namespace bench

int main(int argc, char **argv) {
    bench::Options options;
    bench::Report report;
    std::string wrong = bench::Parse({argv + 1, argv + argc}, &options);
    if (wrong.empty()) {
        wrong = bench::Engine(options, {}, {}, &report);
    }
    printf("bench: %s\n", wrong.empty() ? "done" : wrong.c_str());
    return wrong.empty() ? 0 : 1;
}
