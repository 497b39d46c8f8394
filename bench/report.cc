// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "report.h"

namespace bench {

const Line *BestPeer(const Result &result, By by) {
    const Line *best = nullptr;
    for (size_t i = 1; i < result.lines.size(); i++) {
        const Line &line = result.lines[i];
        if (!best || Value(line.cycles, by) < Value(best->cycles, by))
            best = &line;
    }
    return best;
}

double Ratio(const Result &result, By by) {
    const Line *best = BestPeer(result, by);
    return best ? Value(best->cycles, by) / Value(result.lines.front().cycles, by) : 0;
}

} // namespace bench
