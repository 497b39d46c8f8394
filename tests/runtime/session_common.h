// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the tests of sessions share: a resource that writes down what happens to it.
#ifndef AESGEN_TESTS_RUNTIME_SESSION_COMMON_H
#define AESGEN_TESTS_RUNTIME_SESSION_COMMON_H

#include <functional>
#include <string>

#include "aesgen_session.h"
#include "api_common.h"

// What a hook of Resource returns where it fails.
const int kHookFailed = 77;

// Any number of sessions may share one. Its release fails the test where nobody holds it.
struct Resource {
    // In order: A, R, Y where a hook succeeded, a, r, y where it failed.
    std::string log;
    unsigned holders = 0;
    uint64_t time = 1000;
    alignas(4) uint32_t flag = 0;
    // Called in each hook but now, with its letter: 0 or what it returns. Without one all succeed.
    std::function<int(char hook)> on_call;
    std::function<void()> on_now;

    size_t Count(char letter) const;
    // With this resource and its flag, which stays as it is until somebody clears it.
    aesgen_session_options Options(aesgen_policy policy, uint64_t delay = 0);
};

// Ends in any case, whatever a test did.
class Session {
  public:
    Session() = default;
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    int Start(aesgen_mode mode, const Bytes &key, const aesgen_session_options &options) {
        return aesgen_session_start(&session_, mode, key.data(), key.size(), &options);
    }
    int Iv(const Bytes &iv) { return aesgen_session_iv(&session_, iv.data()); }
    // In place; `done` may be read afterwards.
    int Update(uint8_t *data, size_t bytes) { return aesgen_session_update(&session_, data, data, bytes, &done); }
    int Poll() { return aesgen_session_poll(&session_); }
    int End() { return aesgen_session_end(&session_); }

    aesgen_session *operator->() { return &session_; }
    aesgen_session *get() { return &session_; }
    size_t done = 0;

  private:
    aesgen_session session_{};
};

// Is there nothing left of key and state?
bool IsWiped(const aesgen_session &session);

#endif
