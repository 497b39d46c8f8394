// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the tests of AF_ALG share: sessions over it.
#ifndef AESGEN_TESTS_ENGINES_AF_ALG_COMMON_H
#define AESGEN_TESTS_ENGINES_AF_ALG_COMMON_H

#include "aesgen_af_alg.h"
#include "api_common.h"

// A session and its engine, which end in any case.
class AfAlg {
  public:
    AfAlg() = default;
    ~AfAlg();
    AfAlg(const AfAlg &) = delete;
    AfAlg &operator=(const AfAlg &) = delete;

    int Start(aesgen_mode mode, const Bytes &key, aesgen_policy policy = AESGEN_PER_SESSION);
    int Iv(const Bytes &iv) { return aesgen_session_iv(&session, iv.data()); }
    // `done` may be read afterwards.
    int Update(uint8_t *out, const uint8_t *in, size_t bytes) {
        return aesgen_session_update(&session, out, in, bytes, &done);
    }
    // All of it, however often something fails on the way; how often it did.
    unsigned UpdateStubbornly(uint8_t *data, size_t bytes);
    int Seal(uint8_t *out, const Bytes &in, const Bytes &iv, const Bytes &aad, uint8_t *tag, size_t tag_bytes = 16);
    int Open(uint8_t *out, const Bytes &in, const Bytes &iv, const Bytes &aad, const uint8_t *tag,
             size_t tag_bytes = 16);
    int End() { return aesgen_session_end(&session); }
    std::string Explain() const;
    const aesgen_af_alg_counters &counters() const { return engine.counters; }

    aesgen_session_options options{};
    aesgen_session session{};
    aesgen_af_alg engine{};
    size_t done = 0;
};

// What the mode's own function makes of it.
Bytes Expected(aesgen_mode mode, const Bytes &key, const Bytes &iv, const Bytes &in);

#endif
