// SPDX-License-Identifier: Apache-2.0 OR MIT
// An engine beside our own kernels, under each policy of a session: from which request size on it pays. Real time counts, for an accelerator works while nobody computes.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#include "aesgen_engines.h"

#include "clock.h"
#include "command.h"
#include "text.h"

namespace bench {
namespace {

const char *const kModeNames[] = {"ecb_enc", "ecb_dec", "cbc_enc", "cbc_dec", "ctr", "xts_enc", "xts_dec"};
constexpr unsigned kBits = 128;
constexpr uint64_t kDelay = uint64_t{1} << 62; // nanoseconds that no measurement takes

struct Way {
    const char *name;
    const char *engine;
    aesgen_policy policy;
};

double Nanoseconds() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
}

// Requests in place, each a message of its own.
class Requests {
  public:
    std::string Start(const Way &way, aesgen_mode mode) {
        aesgen_session_options options{};
        uint8_t key[kBits / 4];
        for (size_t i = 0; i < sizeof key; i++)
            key[i] = static_cast<uint8_t>(i);
        const size_t key_bytes = mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC ? sizeof key : sizeof key / 2;
        if (aesgen_engine_choose(way.engine, &memory_, &options) != 0)
            return std::string("--engine ") + way.engine + " is not one of af_alg; choose one of these";
        options.policy = options.resource ? way.policy : AESGEN_PER_SESSION;
        options.delay = kDelay;
        return Wrong(aesgen_session_start(&session_, mode, key, key_bytes, &options));
    }

    std::string Run(size_t count, std::vector<uint8_t> *data, size_t bytes) {
        int error = 0;
        for (; count > 0 && error == 0; count--) {
            uint8_t iv[16] = {1};
            size_t done = 0;
            error = aesgen_session_iv(&session_, iv);
            if (error == 0)
                error = aesgen_session_update(&session_, data->data(), data->data(), bytes, &done);
        }
        return Wrong(error);
    }

    std::string End() { return Wrong(aesgen_session_end(&session_)); }
    const aesgen_af_alg_counters &counters() const { return memory_.af_alg.counters; }

  private:
    std::string Wrong(int error) const {
        if (error == 0)
            return "";
        if (error < 0)
            return aesgen_error_string(error);
        std::string text(aesgen_af_alg_explain(&memory_.af_alg, nullptr, 0) + 1, '\0');
        text.resize(aesgen_af_alg_explain(&memory_.af_alg, &text[0], text.size()));
        return text.substr(0, text.size() - 1); // whoever prints it ends the sentence
    }

    aesgen_engine_memory memory_{};
    aesgen_session session_{};
};

struct Figures {
    double time = INFINITY;      // nanoseconds of a request
    double opens = 0, calls = 0; // of a request
};

std::string Measure(const Options &options, const Way &way, aesgen_mode mode, size_t bytes, Figures *figures) {
    const bool is_smoke = options.effort.seconds <= 0;
    std::vector<uint8_t> data(bytes, 0x5a);
    Requests requests;
    std::string wrong = requests.Start(way, mode);
    double start = Nanoseconds();
    if (wrong.empty())
        wrong = requests.Run(1, &data, bytes);
    const double wanted = is_smoke ? 1 : 4e6 / (Nanoseconds() - start + 1);
    const auto count = static_cast<size_t>(std::clamp(wanted, 1.0, 65536.0));
    const unsigned repeats = std::clamp(options.effort.repeats / 8, 1U, 7U);
    const aesgen_af_alg_counters before = requests.counters();
    for (unsigned repeat = 0; repeat < repeats && wrong.empty(); repeat++) {
        start = Nanoseconds();
        wrong = requests.Run(count, &data, bytes);
        figures->time = std::min(figures->time, (Nanoseconds() - start) / static_cast<double>(count));
    }
    const double all = static_cast<double>(count) * repeats;
    figures->opens = static_cast<double>(requests.counters().opens - before.opens) / all;
    figures->calls = static_cast<double>(requests.counters().system_calls - before.system_calls) / all;
    return wrong.empty() ? requests.End() : wrong;
}

// Both make the same, or nothing is timed.
std::string Differ(const Way &ours, const Way &engine, aesgen_mode mode, const std::vector<size_t> &sizes) {
    for (size_t bytes : sizes) {
        std::vector<uint8_t> results[2];
        const Way *const ways[] = {&ours, &engine};
        for (int i = 0; i < 2; i++) {
            Requests requests;
            results[i].assign(bytes, 0x5a);
            std::string wrong = requests.Start(*ways[i], mode);
            if (wrong.empty())
                wrong = requests.Run(1, &results[i], bytes);
            if (wrong.empty())
                wrong = requests.End();
            if (!wrong.empty())
                return wrong;
        }
        if (results[0] != results[1])
            return Format("%s and kernels differ in %s of %zu bytes: nothing is timed", engine.engine, kModeNames[mode],
                          bytes);
    }
    return "";
}

void PrintLine(const std::string &name, const std::vector<double> &figures, const char *format) {
    printf("%-24s", name.c_str());
    for (double figure : figures)
        printf(format, figure);
    printf("\n");
    fflush(stdout);
}

// From which size on, and all that are longer, `time` is not above `other`; "no size here" where it is above at the longest.
std::string BreakEven(const std::vector<size_t> &sizes, const std::vector<double> &time,
                      const std::vector<double> &other) {
    size_t from = sizes.size();
    while (from > 0 && time[from - 1] <= other[from - 1])
        from--;
    return from == sizes.size() ? "no size here" : Format("%zu bytes", sizes[from]);
}

std::string OfMode(const Options &options, const ModeFacts &facts, aesgen_mode mode, const std::vector<size_t> &sizes,
                   Report *report) {
    const char *const engine = options.engine.c_str();
    const Way ways[] = {
        {"kernels", "kernels", AESGEN_PER_SESSION},
        {"per call", engine, AESGEN_PER_CALL},
        {"per session", engine, AESGEN_PER_SESSION},
        {"autosuspend", engine, AESGEN_AUTOSUSPEND},
    };
    std::string wrong = Differ(ways[0], ways[2], mode, sizes);
    if (!wrong.empty())
        return wrong;
    printf("\nMB/s, %s with a key of %u bits, in place, requests of so many bytes; %s under each policy, and our "
           "kernels.\n%-24s",
           kModeNames[mode], kBits, engine, "");
    for (size_t bytes : sizes)
        printf("%10zu", bytes);
    printf("\n");
    std::vector<std::vector<double>> times(std::size(ways)), calls(std::size(ways)), opens(std::size(ways));
    for (size_t i = 0; i < std::size(ways); i++) {
        std::vector<double> rates;
        for (size_t bytes : sizes) {
            Figures figures;
            wrong = Measure(options, ways[i], mode, bytes, &figures);
            if (!wrong.empty())
                return wrong;
            times[i].push_back(figures.time);
            calls[i].push_back(1e6 * figures.calls / static_cast<double>(bytes));
            opens[i].push_back(1e6 * figures.opens / static_cast<double>(bytes));
            rates.push_back(1e3 * static_cast<double>(bytes) / figures.time);
        }
        PrintLine(ways[i].name, rates, "%10.1f");
    }
    for (size_t i = 1; i < std::size(ways); i++) {
        PrintLine(Format("opens/MB %s", ways[i].name), opens[i], "%10.1f");
        PrintLine(Format("calls/MB %s", ways[i].name), calls[i], "%10.1f");
    }
    for (size_t i = 1; i < std::size(ways); i++)
        printf("break-even: %s %s is as fast as our kernels from %s on\n", engine, ways[i].name,
               BreakEven(sizes, times[i], times[0]).c_str());
    printf("break-even: opening costs %.0f ns at %zu bytes, so per session gains 50 %% over per call up to requests "
           "that take %.0f ns\n",
           std::max(0.0, times[1][0] - times[2][0]), sizes[0], std::max(0.0, 2 * (times[1][0] - times[2][0])));
    for (size_t s = 0; s < sizes.size(); s++) {
        Result result{{facts.mode, kBits, sizes[s], Kind::kInPlace}, {}};
        for (size_t i = 0; i < std::size(ways); i++) {
            const double cycles = times[i][s] * GigaHertz();
            result.lines.push_back({ways[i].name, {1, cycles, cycles}});
        }
        report->results.push_back(result);
    }
    return "";
}

} // namespace

std::string Engine(const Options &options, const Peer &, const std::vector<Peer> &, Report *report) {
    std::vector<size_t> sizes = options.filter.bytes;
    if (sizes.empty())
        sizes = {16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576};
    for (size_t bytes : sizes)
        if (bytes == 0 || bytes % 16 != 0)
            return Format("--bytes has %zu, which is no multiple of 16; --engine takes these only", bytes);
    const std::vector<Mode> modes =
        options.filter.modes.empty() ? std::vector<Mode>{Mode::kXtsEnc} : options.filter.modes;
    std::string wrong;
    for (const Mode mode : modes) {
        const ModeFacts &facts = Facts(mode);
        const auto *const name = std::find_if(std::begin(kModeNames), std::end(kModeNames), [&facts](const char *one) {
            return facts.kernel && strcmp(one, facts.kernel) == 0;
        });
        if (name == std::end(kModeNames))
            return std::string("--mode ") + facts.name + " is none of one message in sessions; choose another";
        if (wrong.empty())
            wrong = OfMode(options, facts, static_cast<aesgen_mode>(name - kModeNames), sizes, report);
    }
    return wrong;
}

} // namespace bench
