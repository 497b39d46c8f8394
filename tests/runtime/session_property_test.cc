// SPDX-License-Identifier: Apache-2.0 OR MIT
// Any schedule of pieces, yields, failures, polls and policies gives what one call gives. Each case is drawn from a seed that its failure names;
// SESSION_SEED=<seed> in the environment runs that one alone.
#include <algorithm>
#include <cstdlib>
#include <random>
#include <tuple>

#include "session_common.h"

namespace {

constexpr unsigned kSeeds = 60;

class Schedule : public testing::TestWithParam<std::tuple<aesgen_mode, size_t>> {
  protected:
    const aesgen_mode mode_ = std::get<0>(GetParam());
    const size_t key_bytes_ = std::get<1>(GetParam());
    std::mt19937 random_;
    Resource resource_;
    aesgen_session_options options_{};
    Session session_;
    uint64_t bytes_at_acquire_ = 0;
    unsigned failures_ = 0;

    // From `least` to `most`.
    size_t Draw(size_t least, size_t most) { return least + random_() % (most - least + 1); }
    bool Chance(unsigned one_in) { return random_() % one_in == 0; }

    void DrawOptions() {
        options_ = resource_.Options(static_cast<aesgen_policy>(Draw(0, 2)), Draw(0, 12));
        options_.max_hold_bytes = Chance(2) ? 0 : Draw(32, Chance(2) ? 100 : 1000);
        options_.max_hold_time = Chance(2) ? 0 : Draw(1, 20);
        options_.chunk_bytes = Chance(2) ? 0 : Draw(32, Chance(2) ? 80 : 500);
        if (Chance(3)) {
            options_.yield_flag = nullptr;
        }
        const unsigned fails_one_in = Chance(3) ? ~0u : static_cast<unsigned>(Draw(2, 20));
        resource_.on_now = [this] { resource_.time += Draw(0, 3); };
        resource_.on_call = [this, fails_one_in](char hook) {
            if (Chance(5)) {
                resource_.flag = 1;
            }
            if (hook == 'R') {
                EXPECT_TRUE(options_.max_hold_bytes == 0 ||
                            session_->counters.bytes - bytes_at_acquire_ <= options_.max_hold_bytes);
            }
            if (Chance(fails_one_in)) {
                failures_++;
                return kHookFailed;
            }
            if (hook == 'A') {
                bytes_at_acquire_ = session_->counters.bytes;
            }
            if (hook == 'Y' && !Chance(4)) {
                resource_.flag = 0;
            }
            return 0;
        };
    }

    // One that the mode takes, of the `left` bytes that are to come.
    size_t DrawPiece(size_t left) {
        const size_t most = std::min<size_t>(left, Chance(4) ? left : Chance(2) ? 700 : 48);
        size_t piece = Draw(1, most);
        if (mode_ != AESGEN_CTR) {
            piece = (piece + 15) / 16 * 16;
        }
        const bool is_all = piece >= left || (IsXts(mode_) && left - piece < 16);
        return is_all ? left : piece;
    }

    // Until a hook fails no more.
    template <class Call> void Insist(const Call &call) {
        for (int error; (error = call()) != AESGEN_OK;) {
            ASSERT_EQ(error, kHookFailed);
            ASSERT_NE(session_->failed, AESGEN_HOOK_NONE);
        }
    }

    void Disturb(uint8_t *data, size_t bytes) {
        const Bytes before(data, data + bytes);
        resource_.time += Chance(3) ? Draw(0, 15) : 0;
        if (Chance(4)) {
            const int error = session_.Poll();
            ASSERT_TRUE(error == AESGEN_OK || error == kHookFailed) << error;
        }
        if (Chance(6)) {
            const int error = session_.Update(nullptr, 0);
            ASSERT_TRUE(error == AESGEN_OK || error == kHookFailed) << error;
        }
        if (Chance(6) && mode_ != AESGEN_CTR) {
            ASSERT_EQ(session_.Update(data, Draw(1, 15)), AESGEN_ERR_BYTES);
        }
        ASSERT_TRUE(std::equal(before.begin(), before.end(), data));
    }

    void ExpectBalance() {
        ASSERT_EQ(session_->counters.acquires, resource_.Count('A'));
        ASSERT_EQ(session_->counters.releases, resource_.Count('R'));
        ASSERT_EQ(session_->counters.yields, resource_.Count('Y'));
        ASSERT_EQ(session_->counters.acquires - session_->counters.releases, resource_.holders);
        ASSERT_EQ(session_->holder == session_.get(), resource_.holders == 1);
    }

    void RunMessage(const Bytes &key) {
        const Bytes iv = Pattern(16, random_());
        size_t bytes = Draw(IsXts(mode_) ? 16 : 1, Chance(4) ? 9000 : 900);
        bytes = IsWholeBlocks(mode_) ? (bytes + 15) / 16 * 16 : bytes;
        const Bytes in = Pattern(bytes, random_()), expected = reference::Crypt(mode_, key, iv, in);
        const bool is_in_place = Chance(2);
        Bytes before = is_in_place ? in : Bytes(bytes, 0xee), out = before;
        const uint64_t bytes_before = session_->counters.bytes;
        size_t at = 0;

        ASSERT_EQ(session_.Iv(iv), AESGEN_OK);
        while (at < bytes) {
            Disturb(out.data() + at, std::min<size_t>(bytes - at, 16));
            const size_t piece = DrawPiece(bytes - at);
            size_t done = 99;
            const int error = aesgen_session_update(session_.get(), out.data() + at,
                                                    (is_in_place ? out.data() : in.data()) + at, piece, &done);
            ASSERT_TRUE(error == AESGEN_OK ? done == piece : error == kHookFailed && done <= piece)
                << error << " " << done << " of " << piece;
            at += done;
            // Nothing is lost, and nothing beyond is touched.
            ASSERT_TRUE(std::equal(out.begin(), out.begin() + static_cast<long>(at), expected.begin())) << at;
            ASSERT_TRUE(
                std::equal(out.begin() + static_cast<long>(at), out.end(), before.begin() + static_cast<long>(at)))
                << at;
            ASSERT_EQ(session_->counters.bytes - bytes_before, at);
            if (error == AESGEN_OK && options_.policy == AESGEN_PER_CALL) {
                ASSERT_EQ(resource_.holders, 0u);
            }
            ExpectBalance();
        }
    }

    void RunOnce(unsigned seed) {
        random_.seed(seed * 1000 + static_cast<unsigned>(mode_) * 100 + static_cast<unsigned>(key_bytes_));
        resource_ = Resource();
        bytes_at_acquire_ = 0;
        const Bytes key = Pattern(key_bytes_, seed);
        DrawOptions();
        Insist([&] {
            // A start that failed by its release is a start.
            return session_->phase == 0 ? session_.Start(mode_, key, options_) : session_.Poll();
        });
        for (size_t messages = Draw(1, 3); messages > 0 && !HasFatalFailure(); messages--) {
            RunMessage(key);
        }
        if (HasFatalFailure()) {
            return;
        }
        Insist([&] { return session_.End(); });
        ExpectBalance();
        ASSERT_EQ(resource_.holders, 0u);
        ASSERT_TRUE(IsWiped(*session_.get()));
    }
};

TEST_P(Schedule, GivesWhatOneCallGives) {
    const char *const only = std::getenv("SESSION_SEED");
    const unsigned first = only != nullptr ? static_cast<unsigned>(std::strtoul(only, nullptr, 10)) : 0;
    for (unsigned seed = first; seed < (only != nullptr ? first + 1 : kSeeds); seed++) {
        RunOnce(seed);
        ASSERT_FALSE(HasFailure()) << "SESSION_SEED=" << seed << " " << resource_.log;
    }
    // The odds are that hooks failed.
    EXPECT_TRUE(only != nullptr || failures_ > 0);
}

std::vector<std::tuple<aesgen_mode, size_t>> Cases() {
    std::vector<std::tuple<aesgen_mode, size_t>> cases;
    for (aesgen_mode mode : kModes) {
        for (size_t key_bytes : KeySizes(mode)) {
            cases.emplace_back(mode, key_bytes);
        }
    }
    return cases;
}

INSTANTIATE_TEST_SUITE_P(Modes, Schedule, testing::ValuesIn(Cases()),
                         [](const testing::TestParamInfo<std::tuple<aesgen_mode, size_t>> &info) {
                             return std::string(kModeNames[std::get<0>(info.param)]) + "_" +
                                    std::to_string(8 * std::get<1>(info.param));
                         });

} // namespace
