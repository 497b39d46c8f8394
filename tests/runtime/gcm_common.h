// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the tests of GCM share.
#ifndef AESGEN_TESTS_RUNTIME_GCM_COMMON_H
#define AESGEN_TESTS_RUNTIME_GCM_COMMON_H

#include <vector>

#include "api_common.h"
#include "memory.h"

aesgen_gcm_key ExpandedGcm(const Bytes &key, unsigned options = 0);

// The API's own answer to a message that must be sealed.
reference::Sealed SealedByApi(const aesgen_gcm_key &gk, const Bytes &iv, const Bytes &aad, const Bytes &in,
                              size_t tag_bytes = 16);

// The IV of 16 bytes whose J0 this is: GHASH turned round.
Bytes IvOfFirstCounter(const Bytes &key, const Bytes &j0);

// What every start of one message gives, by the oracle, which hashes each block once.
class Starts {
  public:
    Starts(const Bytes &key, const Bytes &iv, const Bytes &plain);
    void SetAad(const Bytes &aad);
    [[nodiscard]] const Bytes &cipher() const { return cipher_; }
    [[nodiscard]] Bytes Tag(size_t bytes) const;

  private:
    aesgen_schedule ks_;
    uint8_t h_[16], j0_[16];
    Bytes cipher_;
    size_t aad_bytes_ = 0;
    std::vector<Bytes> hashes_; // after so many blocks of data
};

#endif
