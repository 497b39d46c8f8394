// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "af_alg_common.h"

AfAlg::~AfAlg() {
    const int error = aesgen_session_end(&session);
    EXPECT_TRUE(error == 0 || error == AESGEN_ERR_NOT_STARTED) << error;
}

int AfAlg::Start(aesgen_mode mode, const Bytes &key, aesgen_policy policy) {
    const int error = aesgen_af_alg_use(&engine, &options);
    options.policy = policy;
    return error != AESGEN_OK ? error : aesgen_session_start(&session, mode, key.data(), key.size(), &options);
}

unsigned AfAlg::UpdateStubbornly(uint8_t *data, size_t bytes) {
    unsigned failures = 0;
    for (size_t at = 0; at != bytes && failures < 100; at += done) {
        if (Update(data + at, data + at, bytes - at) != AESGEN_OK) {
            failures++;
        }
    }
    return failures;
}

int AfAlg::Seal(uint8_t *out, const Bytes &in, const Bytes &iv, const Bytes &aad, uint8_t *tag, size_t tag_bytes) {
    return aesgen_session_gcm_seal(&session, out, in.data(), in.size(), iv.data(), iv.size(), aad.data(), aad.size(),
                                   tag, tag_bytes);
}

int AfAlg::Open(uint8_t *out, const Bytes &in, const Bytes &iv, const Bytes &aad, const uint8_t *tag,
                size_t tag_bytes) {
    return aesgen_session_gcm_open(&session, out, in.data(), in.size(), iv.data(), iv.size(), aad.data(), aad.size(),
                                   tag, tag_bytes);
}

std::string AfAlg::Explain() const {
    std::string text(aesgen_af_alg_explain(&engine, nullptr, 0) + 1, '\0');
    aesgen_af_alg_explain(&engine, &text[0], text.size());
    text.pop_back();
    return text;
}

Bytes Expected(aesgen_mode mode, const Bytes &key, const Bytes &iv, const Bytes &in) {
    Bytes out(in.size()), state = iv;
    EXPECT_EQ(OneShot(mode, key, out.data(), in.data(), in.size(), state.data()), AESGEN_OK);
    return out;
}
