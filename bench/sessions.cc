// SPDX-License-Identifier: Apache-2.0 OR MIT
// What a session's policies give over a resource that costs time to take. The resource is a stand-in: its acquire spins for as long as it is told to.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#include "aesgen_session.h"

#include "clock.h"
#include "command.h"
#include "text.h"

namespace bench {
namespace {

constexpr size_t kJobBytes = 20 << 20, kPage = 4096, kRequests = kJobBytes / kPage;
constexpr unsigned kBurst = 64;                // requests between two pauses that outlast the delay
constexpr uint64_t kDelay = uint64_t{1} << 44; // no measurement takes so many ticks
constexpr unsigned kBits = 128;

struct Policy {
    const char *name;
    aesgen_policy policy;
    unsigned burst; // 0: no pauses
};

const Policy kPolicies[] = {
    {"per call", AESGEN_PER_CALL, 0},
    {"per session", AESGEN_PER_SESSION, 0},
    {"autosuspend", AESGEN_AUTOSUSPEND, kBurst},
};

struct StandIn {
    double acquire_ticks = 0;
    uint64_t pauses = 0; // what the clock is ahead by: nobody waits for a pause to pass
};

int Acquire(void *cookie) {
    const double cost = static_cast<StandIn *>(cookie)->acquire_ticks;
    if (cost > 0) {
        for (const uint64_t start = Ticks(); static_cast<double>(Ticks() - start) < cost;) {
        }
    }
    return 0;
}

uint64_t Now(void *cookie) { return Ticks() + static_cast<StandIn *>(cookie)->pauses; }

const aesgen_resource kTimed = {Acquire, nullptr, nullptr, Now};
const aesgen_resource kUntimed = {Acquire, nullptr, nullptr, nullptr};

// Nanoseconds that this thread ran: what else runs meanwhile does not count, and samples are too long to be left alone.
double Spent() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return 1e9 * static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec);
}

// Encrypts page after page of `buffer`, each under its number.
class Requests {
  public:
    Requests(const Policy &policy, StandIn *resource, std::vector<uint8_t> *buffer)
        : policy_(policy), resource_(resource), buffer_(buffer) {}

    void Start() {
        aesgen_session_options options{};
        options.resource = policy_.policy == AESGEN_AUTOSUSPEND ? &kTimed : &kUntimed;
        options.cookie = resource_;
        options.policy = policy_.policy;
        options.delay = kDelay;
        uint8_t key[kBits / 4];
        for (size_t i = 0; i < sizeof key; i++)
            key[i] = static_cast<uint8_t>(i);
        error_ |= aesgen_session_start(&session_, AESGEN_XTS_ENC, key, sizeof key, &options);
    }

    void Run(size_t count, size_t bytes) {
        for (; count > 0; count--) {
            uint8_t tweak[16] = {0};
            size_t done = 0;
            memcpy(tweak, &number_, sizeof number_);
            at_ = at_ + bytes <= buffer_->size() ? at_ : 0;
            error_ |= aesgen_session_iv(&session_, tweak);
            error_ |= aesgen_session_update(&session_, buffer_->data() + at_, buffer_->data() + at_, bytes, &done);
            at_ += bytes;
            number_++;
            if (policy_.burst != 0 && number_ % policy_.burst == 0)
                resource_->pauses += kDelay;
        }
    }

    void End() { error_ |= aesgen_session_end(&session_); }
    int error() const { return error_; }
    uint64_t acquires() const { return session_.counters.acquires; }

  private:
    const Policy policy_;
    StandIn *resource_;
    std::vector<uint8_t> *buffer_;
    aesgen_session session_{};
    uint64_t number_ = 0;
    size_t at_ = 0;
    int error_ = 0;
};

bool IsSmoke(const Options &options) { return options.effort.seconds <= 0; }

unsigned Repeats(const Options &options) { return std::clamp(options.effort.repeats / 8, 1U, 7U); }

// Nanoseconds of one request, with the session started before: the least of several samples.
double RequestTime(const Options &options, const Policy &policy, StandIn *resource, std::vector<uint8_t> *buffer,
                   size_t bytes, int *error) {
    Requests requests(policy, resource, buffer);
    double least = INFINITY;
    requests.Start();
    const double start = Spent();
    requests.Run(1, bytes);
    const double wanted = IsSmoke(options) ? 1 : 2e6 / (Spent() - start + 1);
    const auto count = static_cast<size_t>(std::clamp(wanted, 1.0, 65536.0));
    // Whole bursts, or their acquires would not be shared out evenly.
    const size_t even = policy.burst != 0 && !IsSmoke(options) ? (count / policy.burst + 1) * policy.burst : count;
    for (unsigned repeat = 0; repeat < Repeats(options); repeat++) {
        const double from = Spent();
        requests.Run(even, bytes);
        least = std::min(least, (Spent() - from) / static_cast<double>(even));
    }
    requests.End();
    *error |= requests.error();
    return least;
}

struct Job {
    double time;
    uint64_t acquires;
};

// The whole of it: start, 5120 requests, end.
Job RunJob(const Options &options, const Policy &policy, StandIn *resource, std::vector<uint8_t> *buffer, int *error) {
    Job job{INFINITY, 0};
    for (unsigned repeat = 0; repeat < Repeats(options); repeat++) {
        Requests requests(policy, resource, buffer);
        const double from = Spent();
        requests.Start();
        requests.Run(kRequests, kPage);
        requests.End();
        job = {std::min(job.time, Spent() - from), requests.acquires()};
        *error |= requests.error();
    }
    return job;
}

double MegabytesPerSecond(size_t bytes, double time) { return 1e3 * static_cast<double>(bytes) / time; }

double Percent(double gain) { return 100 * (gain - 1); }

// A session makes what one call makes, or nothing is timed.
bool Agrees(std::vector<uint8_t> *buffer) {
    StandIn resource;
    uint8_t key[kBits / 4];
    const uint8_t tweak[16] = {0};
    aesgen_xts_key xk;
    for (size_t i = 0; i < sizeof key; i++)
        key[i] = static_cast<uint8_t>(i);
    std::vector<uint8_t> expected(buffer->begin(), buffer->begin() + kPage);
    if (aesgen_xts_key_expand(&xk, key, sizeof key) != 0 ||
        aesgen_xts_encrypt(&xk, expected.data(), expected.data(), kPage, tweak) != 0)
        return false;
    Requests requests(kPolicies[0], &resource, buffer);
    requests.Start();
    requests.Run(1, kPage);
    requests.End();
    return requests.error() == 0 && std::equal(expected.begin(), expected.end(), buffer->begin());
}

std::string Heading(const std::vector<size_t> &sizes, const char *first) {
    std::string text = Format("%-14s", first);
    for (size_t bytes : sizes)
        text += Format("%10zu", bytes);
    return text + "\n";
}

} // namespace

std::string Sessions(const Options &options, const Peer &, const std::vector<Peer> &, Report *report) {
    const std::vector<double> costs =
        IsSmoke(options) ? std::vector<double>{0, 1000} : std::vector<double>{0, 100, 300, 1000, 3000, 10000, 30000};
    std::vector<size_t> sizes = options.filter.bytes;
    if (sizes.empty())
        sizes = {16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576};
    if (*std::min_element(sizes.begin(), sizes.end()) < AESGEN_BLOCK_BYTES)
        return "--bytes has a length below 16, which XTS does not take; give longer ones";
    const double ticks_per_ns = TicksPerSecond() / 1e9;
    const double cycles_per_ns = GigaHertz();
    std::vector<uint8_t> buffer(kJobBytes, 0x5a);
    int error = 0;
    if (!Agrees(&buffer))
        return "a session and aesgen_xts_encrypt differ";

    // In nanoseconds: [cost][policy][size].
    std::vector<std::vector<std::vector<double>>> times;
    for (size_t bytes : sizes)
        report->results.push_back({{Mode::kXtsEnc, kBits, bytes, Kind::kInPlace}, {}});
    for (double cost : costs) {
        StandIn resource;
        resource.acquire_ticks = cost * ticks_per_ns;
        times.emplace_back();
        printf(
            "\nMB/s, AES-%u-XTS in place, requests of so many bytes, an acquire of %.0f ns; autosuspend: %u requests "
            "between pauses.\n",
            kBits, cost, kBurst);
        printf("%s", Heading(sizes, "").c_str());
        for (const Policy &policy : kPolicies) {
            times.back().emplace_back();
            printf("%-14s", policy.name);
            for (size_t i = 0; i < sizes.size(); i++) {
                const double request = RequestTime(options, policy, &resource, &buffer, sizes[i], &error);
                times.back().back().push_back(request);
                printf("%10.1f", MegabytesPerSecond(sizes[i], request));
                const double cycles = request * cycles_per_ns;
                report->results[i].lines.push_back(
                    {Format("%s, %.0f ns", policy.name, cost), {Repeats(options), cycles, cycles}});
            }
            printf("\n");
            fflush(stdout);
        }
    }

    printf("\nBreak-even: how many percent faster than per call.\n");
    for (size_t policy = 1; policy < std::size(kPolicies); policy++) {
        printf("%s", Heading(sizes, kPolicies[policy].name).c_str());
        for (size_t cost = 0; cost < costs.size(); cost++) {
            printf("%11.0f ns", costs[cost]);
            for (size_t i = 0; i < sizes.size(); i++)
                printf("%10.0f", Percent(times[cost][0][i] / times[cost][policy][i]));
            printf("\n");
        }
    }
    // (t + c) / s = 1.5, of the times without a cost.
    printf("%-14s", "50 % from, ns");
    for (size_t i = 0; i < sizes.size(); i++)
        printf("%10.0f", std::max(0.0, 1.5 * times[0][1][i] - times[0][0][i]));
    printf("\n(computed for per session from the times without a cost)\n");

    printf("\n%d MiB in pages of %zu bytes, %zu requests: MB/s with start and end, and acquires.\n",
           static_cast<int>(kJobBytes >> 20), kPage, kRequests);
    printf("%-14s%22s%22s%22s%10s\n", "", kPolicies[0].name, kPolicies[1].name, kPolicies[2].name, "gain");
    StandIn resource;
    double session_time = 0;
    for (double cost : costs) {
        resource.acquire_ticks = cost * ticks_per_ns;
        printf("%11.0f ns", cost);
        double call_time = 0;
        for (const Policy &policy : kPolicies) {
            const Job job = RunJob(options, policy, &resource, &buffer, &error);
            printf("%14.1f%8llu", MegabytesPerSecond(kJobBytes, job.time),
                   static_cast<unsigned long long>(job.acquires));
            call_time = policy.policy == AESGEN_PER_CALL ? job.time : call_time;
            session_time = policy.policy == AESGEN_PER_SESSION ? job.time : session_time;
        }
        printf("%9.0f%%\n", Percent(call_time / session_time));
        fflush(stdout);
    }
    // Measured on both sides until they meet.
    double low = 0, high = 2 * session_time / static_cast<double>(kRequests);
    for (int step = 0; step < (IsSmoke(options) ? 1 : 8); step++) {
        const double middle = (low + high) / 2;
        resource.acquire_ticks = middle * ticks_per_ns;
        const double call = RunJob(options, kPolicies[0], &resource, &buffer, &error).time;
        const double session = RunJob(options, kPolicies[1], &resource, &buffer, &error).time;
        (call >= 1.5 * session ? high : low) = middle;
    }
    printf("per session gains 50 %% from an acquire of %.0f ns on (measured, within %.0f)\n", high, high - low);
    return error == 0 ? "" : "a session's function refused a request";
}

} // namespace bench
