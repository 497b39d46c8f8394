// SPDX-License-Identifier: Apache-2.0 OR MIT
// In place of aesgen.cc where no row was named when this was built.
#include "peers.h"

namespace bench {

Peer Bound() {
    return Missing("aesgen-bound",
                   "name a row to measure it bound directly: bazel run -c opt --//bench:row=ROW //bench:compare");
}

} // namespace bench
