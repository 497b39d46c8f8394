// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <cstdio>

#include "command.h"
#include "peers/peers.h"

namespace bench {

std::string Plain(const Options &options, const Peer &reference, const std::vector<Peer> &, Report *report) {
    Options plain = options;
    if (plain.filter.modes.empty())
        plain.filter.modes = {Mode::kEcbEnc, Mode::kCtr};
    if (plain.filter.kinds.empty())
        plain.filter.kinds = {Kind::kApart};
    const std::vector<Peer> peers = {reference, OpensslSsse3(), OpensslInteger(), NettleInteger()};
    printf("\nFor CPUs without AES instructions. The tables of others tell their secrets by the time that they take; "
           "of these, ours, vpaes and bsaes do not.\n");
    for (const Peer &peer : peers) {
        printf("%-14s  %s\n", peer.name.c_str(), peer.about.c_str());
        report->peers.emplace_back(peer.name, peer.about);
    }
    return Compare(plain, reference, peers, report);
}

} // namespace bench
