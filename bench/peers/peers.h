// SPDX-License-Identifier: Apache-2.0 OR MIT
// The peers, one function each. What they need of other libraries is declared where it is used: neither their headers nor the libraries need be there to build.
#ifndef AESGEN_BENCH_PEERS_PEERS_H
#define AESGEN_BENCH_PEERS_PEERS_H

#include "../peer.h"

namespace bench {

Peer Aesgen();   // the kernels chosen at run time
Peer Portable(); // the portable C kernels
Peer Bound();    // the row that was named when this was built
Peer Openssl();
Peer IpsecMb();
Peer Gcrypt();
Peer Nettle();

// The same libraries made to do without AES instructions, and without SSSE3. They use assembly even so.
Peer OpensslSsse3();
Peer OpensslInteger();
Peer NettleInteger();

} // namespace bench

#endif
