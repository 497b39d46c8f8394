// SPDX-License-Identifier: Apache-2.0 OR MIT
// The flag is set by another thread, and threads with a session each share a resource. Compiled with ThreadSanitizer, which ends the test at a race.
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "session_common.h"

namespace {

const Bytes kKey = Pattern(16, 101), kXtsKey = Pattern(32, 102), kIv = Pattern(16, 103);
const Bytes &KeyOf(aesgen_mode mode) { return IsXts(mode) ? kXtsKey : kKey; }

// A lock with a flag that others raise when they wait for it: what a shared accelerator's driver does.
struct Shared {
    std::mutex taken;
    std::atomic<uint32_t> flag{0};
    std::atomic<unsigned> waiting{0};
    unsigned plain = 0; // what the lock protects

    static Shared *Of(void *cookie) { return static_cast<Shared *>(cookie); }
    static int Acquire(void *cookie) {
        Shared *const shared = Of(cookie);
        shared->waiting++;
        shared->flag = 1;
        shared->taken.lock();
        if (--shared->waiting == 0) {
            shared->flag = 0;
        }
        shared->plain++;
        return 0;
    }
    static int Release(void *cookie) {
        Of(cookie)->plain++;
        Of(cookie)->taken.unlock();
        return 0;
    }
    static int Yield(void *) {
        std::this_thread::yield();
        return 0;
    }

    aesgen_session_options Options(aesgen_policy policy) {
        static const aesgen_resource hooks = {Acquire, Release, Yield, nullptr};
        aesgen_session_options options{};
        options.resource = &hooks;
        options.cookie = this;
        options.policy = policy;
        static_assert(sizeof flag == 4, "a yield flag is a word");
        options.yield_flag = reinterpret_cast<const volatile uint32_t *>(&flag);
        return options;
    }
};

TEST(SessionThreads, AnotherThreadSetsTheFlag) {
    static std::atomic<uint32_t> flag{0};
    aesgen_resource hooks{};
    hooks.yield = [](void *) {
        flag = 0;
        return 0;
    };
    aesgen_session_options options{};
    options.resource = &hooks;
    options.policy = AESGEN_PER_SESSION;
    options.yield_flag = reinterpret_cast<const volatile uint32_t *>(&flag);
    for (aesgen_mode mode : kModes) {
        Session session;
        std::atomic<bool> is_over{false};
        const Bytes in = Pattern(4800, 104), expected = reference::Crypt(mode, KeyOf(mode), kIv, in);
        ASSERT_EQ(session.Start(mode, KeyOf(mode), options), AESGEN_OK);
        std::thread setter([&] {
            while (!is_over) {
                flag = 1;
                std::this_thread::yield();
            }
        });
        unsigned rounds = 0;
        for (; rounds < 5 || (session->counters.yields == 0 && rounds < 100000); rounds++) {
            Bytes data = in;
            EXPECT_EQ(session.Iv(kIv), AESGEN_OK);
            EXPECT_EQ(session.Update(data.data(), data.size()), AESGEN_OK);
            EXPECT_EQ(data, expected);
        }
        is_over = true;
        setter.join();
        EXPECT_GT(session->counters.yields, 0u) << rounds << " rounds";
    }
}

TEST(SessionThreads, ShareAResource) {
    Shared shared;
    std::atomic<size_t> wrong{0}, yields{0};
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < 4; i++) {
        threads.emplace_back([&, i] {
            const aesgen_mode mode = kModes[3 + i];
            const Bytes in = Pattern(4800, i), expected = reference::Crypt(mode, KeyOf(mode), kIv, in);
            Session session;
            // Only one of them holds it between its calls, and not if another waits.
            wrong +=
                session.Start(mode, KeyOf(mode), shared.Options(i == 0 ? AESGEN_PER_SESSION : AESGEN_PER_CALL)) != 0;
            for (unsigned round = 0; round < 10; round++) {
                Bytes data = in;
                wrong += session.Iv(kIv) != AESGEN_OK || session.Update(data.data(), data.size()) != AESGEN_OK ||
                         session.Poll() != AESGEN_OK || data != expected;
            }
            wrong += session.End() != AESGEN_OK;
            yields += session->counters.yields;
            wrong += session->counters.acquires != session->counters.releases;
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(wrong, 0u);
    EXPECT_EQ(shared.plain % 2, 0u);
}

} // namespace
