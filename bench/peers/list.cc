// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "peers.h"

namespace bench {

std::vector<Peer> Peers() { return {Aesgen(), Bound(), Openssl(), IpsecMb(), Gcrypt(), Nettle()}; }

} // namespace bench
