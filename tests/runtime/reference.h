// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the modes have to give, computed by code that shares nothing with them: libcrypto where the target has it
// (AESGEN_LIBCRYPTO), the byte-wise oracle of tests/kernels elsewhere.
#ifndef AESGEN_TESTS_RUNTIME_REFERENCE_H
#define AESGEN_TESTS_RUNTIME_REFERENCE_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "aesgen.h"

namespace reference {

using Bytes = std::vector<uint8_t>;

// One message from its start. `iv`: CBC's IV, CTR's counter block, XTS's tweak before its encryption. An XTS key is both halves.
Bytes Crypt(aesgen_mode mode, const Bytes &key, const Bytes &iv, const Bytes &in);

// A message of GCM: what it becomes, and its tag of 16 bytes.
struct Sealed {
    Bytes data, tag;
};
Sealed Seal(const Bytes &key, const Bytes &iv, const Bytes &aad, const Bytes &in);

// A counter block so many blocks further on.
Bytes Plus(const Bytes &counter, size_t blocks);

// What the mode's function leaves in `iv` after turning `in` into `out`; XTS leaves the tweak as it was.
Bytes IvAfter(aesgen_mode mode, const Bytes &iv, const Bytes &in, const Bytes &out);

} // namespace reference

#endif
