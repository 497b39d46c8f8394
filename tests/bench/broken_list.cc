// SPDX-License-Identifier: Apache-2.0 OR MIT
// Peers for a program that must refuse to time anything: the second one is wrong in one byte of one length of one mode, and the third is not there.
#include "bench/peers/peers.h"

namespace bench {

std::vector<Peer> Peers() {
    Peer broken = Portable();
    broken.name = "broken";
    broken.make = [make = broken.make](const Cell &cell, const uint8_t *key) -> Runner {
        Runner right = make(cell, key);
        if (cell.mode != Mode::kCtr || cell.bytes != 1420)
            return right;
        return [right](const Work &work, size_t calls) {
            right(work, calls);
            work.out[1419] ^= 1;
        };
    };
    return {Portable(), broken, Missing("absent", "there is no libabsent.so")};
}

} // namespace bench
