// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "session_common.h"

#include <algorithm>

namespace {

int Call(void *cookie, char hook) {
    auto *resource = static_cast<Resource *>(cookie);
    const int error = resource->on_call ? resource->on_call(hook) : 0;
    resource->log += static_cast<char>(error == 0 ? hook : hook - 'A' + 'a');
    return error;
}

int Acquire(void *cookie) {
    const int error = Call(cookie, 'A');
    static_cast<Resource *>(cookie)->holders += error == 0;
    return error;
}

int Release(void *cookie) {
    EXPECT_GT(static_cast<Resource *>(cookie)->holders, 0u) << "released by somebody who does not hold it";
    const int error = Call(cookie, 'R');
    static_cast<Resource *>(cookie)->holders -= error == 0;
    return error;
}

int Yield(void *cookie) { return Call(cookie, 'Y'); }

uint64_t Now(void *cookie) {
    auto *resource = static_cast<Resource *>(cookie);
    if (resource->on_now) {
        resource->on_now();
    }
    return resource->time;
}

const aesgen_resource kHooks = {Acquire, Release, Yield, Now};

} // namespace

size_t Resource::Count(char letter) const { return static_cast<size_t>(std::count(log.begin(), log.end(), letter)); }

aesgen_session_options Resource::Options(aesgen_policy policy, uint64_t delay) {
    aesgen_session_options options{};
    options.resource = &kHooks;
    options.cookie = this;
    options.policy = policy;
    options.delay = delay;
    options.yield_flag = &flag;
    return options;
}

Session::~Session() {
    for (int tries = 0; tries < 100 && aesgen_session_end(&session_) > 0; tries++) {
    }
}

bool IsWiped(const aesgen_session &session) {
    const auto *key = reinterpret_cast<const uint8_t *>(&session.key);
    const auto is_zero = [](uint8_t byte) { return byte == 0; };
    return std::all_of(key, key + sizeof session.key, is_zero) &&
           std::all_of(session.state, session.state + sizeof session.state, is_zero);
}
