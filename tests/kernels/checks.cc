// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "checks.h"

std::vector<Check> AllChecks() {
    std::vector<Check> all;
    for (const std::vector<Check> *part :
         {&LengthChecks(), &StateChecks(), &YieldChecks(), &BugChecks(), &VectorChecks(), &StreamsChecks()})
        all.insert(all.end(), part->begin(), part->end());
    return all;
}

Block CounterBefore(unsigned bits, uint64_t distance, const Block &high) {
    Block counter = high;
    // 2^bits - distance, byte by byte from the right.
    uint64_t borrow = distance;
    for (unsigned i = 0; i < bits / 8; i++) {
        uint64_t low = borrow & 0xff;
        counter[15 - i] = static_cast<uint8_t>(0x100 - low);
        borrow = (borrow >> 8) + (low ? 1 : 0);
    }
    return counter;
}
