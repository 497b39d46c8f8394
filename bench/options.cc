// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "options.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include "text.h"

namespace bench {
namespace {

std::vector<std::string> Split(const std::string &text) {
    std::vector<std::string> words;
    size_t from = 0;
    for (size_t comma; (comma = text.find(',', from)) != std::string::npos; from = comma + 1)
        words.push_back(text.substr(from, comma - from));
    words.push_back(text.substr(from));
    return words;
}

std::string Join(const std::vector<std::string> &words) {
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

bool IsNumber(const std::string &text, long least, long most, long *value) {
    char *end = nullptr;
    errno = 0;
    *value = strtol(text.c_str(), &end, 10);
    return !text.empty() && *end == 0 && errno == 0 && *value >= least && *value <= most &&
           text.find_first_not_of("0123456789") == std::string::npos;
}

std::string NotOne(const std::string &flag, const std::string &value, const std::vector<std::string> &allowed) {
    return flag + " " + (value.empty() ? "(empty)" : value) + " is not one of " + Join(allowed) +
           "; choose one of these";
}

// A flag with a value: what it does with it, "" or what is wrong.
struct Flag {
    const char *name, *value, *help;
    std::string (*set)(const std::string &flag, const std::string &value, Options *options);
};

template <typename Value>
std::string Choose(const std::string &flag, const std::string &text, const std::vector<std::string> &names,
                   const std::vector<Value> &values, std::vector<Value> *chosen) {
    for (const std::string &word : Split(text)) {
        const auto found = std::find(names.begin(), names.end(), word);
        if (found == names.end())
            return NotOne(flag, word, names);
        chosen->push_back(values[static_cast<size_t>(found - names.begin())]);
    }
    return "";
}

std::string SetMode(const std::string &flag, const std::string &value, Options *options) {
    std::vector<std::string> names;
    std::vector<Mode> modes;
    for (const ModeFacts &mode : Modes()) {
        names.emplace_back(mode.name);
        modes.push_back(mode.mode);
    }
    return Choose(flag, value, names, modes, &options->filter.modes);
}

std::string SetBits(const std::string &flag, const std::string &value, Options *options) {
    return Choose(flag, value, {"128", "192", "256"}, {128U, 192U, 256U}, &options->filter.bits);
}

std::string SetKind(const std::string &flag, const std::string &value, Options *options) {
    return Choose(flag, value, {Name(Kind::kApart), Name(Kind::kInPlace), Name(Kind::kChained)},
                  {Kind::kApart, Kind::kInPlace, Kind::kChained}, &options->filter.kinds);
}

std::string SetBy(const std::string &flag, const std::string &value, Options *options) {
    std::vector<By> chosen;
    std::string wrong = Choose(flag, value, {"median", "minimum"}, {By::kMedian, By::kMinimum}, &chosen);
    if (wrong.empty())
        options->by = chosen.back();
    return wrong;
}

std::string SetPeers(const std::string &flag, const std::string &value, Options *options) {
    std::vector<std::string> names;
    for (const Peer &peer : Peers())
        names.push_back(peer.name);
    return Choose(flag, value, names, names, &options->peers);
}

std::string SetBytes(const std::string &flag, const std::string &value, Options *options) {
    for (const std::string &word : Split(value)) {
        long bytes = 0;
        if (!IsNumber(word, 1, kMostBytes, &bytes))
            return flag + " " + word + " is not a length from 1 to " + std::to_string(kMostBytes) +
                   "; give such lengths, with commas between";
        options->filter.bytes.push_back(static_cast<size_t>(bytes));
    }
    return "";
}

std::string SetCount(const std::string &flag, const std::string &value, unsigned *count) {
    long number = 0;
    if (!IsNumber(value, 1, 100000, &number))
        return flag + " " + value + " is not a number from 1 to 100000; give one";
    *count = static_cast<unsigned>(number);
    return "";
}

std::string SetRepeats(const std::string &flag, const std::string &value, Options *options) {
    return SetCount(flag, value, &options->effort.repeats);
}

std::string SetRuns(const std::string &flag, const std::string &value, Options *options) {
    return SetCount(flag, value, &options->effort.runs);
}

std::string SetCore(const std::string &flag, const std::string &value, Options *options) {
    long core = 0;
    if (!IsNumber(value, 0, 4095, &core))
        return flag + " " + value + " is not the number of a core; /proc/cpuinfo lists them";
    options->core = static_cast<int>(core);
    return "";
}

std::string SetSelect(const std::string &, const std::string &value, Options *options) {
    options->select = value;
    return "";
}

std::string SetKernels(const std::string &flag, const std::string &value, Options *options) {
    std::vector<std::string> names;
    for (const ModeFacts &mode : Modes()) {
        if (mode.kernel && (names.empty() || names.back() != mode.kernel))
            names.emplace_back(mode.kernel);
    }
    names.emplace_back("all");
    options->kernels = value;
    return std::find(names.begin(), names.end(), value) == names.end() ? NotOne(flag, value, names) : "";
}

std::string SetIsas(const std::string &, const std::string &value, Options *options) {
    options->isas = Split(value);
    return "";
}

std::string SetEngine(const std::string &, const std::string &value, Options *options) {
    options->engine = value;
    return "";
}

std::string SetCsv(const std::string &, const std::string &value, Options *options) {
    options->csv = value;
    return "";
}

std::string SetJson(const std::string &, const std::string &value, Options *options) {
    options->json = value;
    return "";
}

std::string SetEvidence(const std::string &, const std::string &value, Options *options) {
    options->evidence = value;
    return "";
}

std::string SetRow(const std::string &, const std::string &value, Options *options) {
    options->row = value;
    return "";
}

const Flag kFlags[] = {
    {"--kernels", "MODE", "with this, make and rank every kernel of a mode that this CPU can run; or all", SetKernels},
    {"--engine", "NAME", "an engine of sessions (af_alg) beside our kernels, under each policy", SetEngine},
    {"--isa", "LIST", "with --kernels, only these instruction sets", SetIsas},
    {"--evidence", "FILE", "with --kernels, the rankings for bench/evidence/, if the machine is quiet", SetEvidence},
    {"--row", "ROW", "the row of the table that the evidence is for", SetRow},
    {"--mode", "LIST", "only these modes; a list has commas and no blanks", SetMode},
    {"--bits", "LIST", "only these key sizes", SetBits},
    {"--bytes", "LIST", "these message lengths, not the standard ones", SetBytes},
    {"--kind", "LIST", "only apart (out of place), in_place or chained (latency)", SetKind},
    {"--peers", "LIST", "only these libraries; ours is always there", SetPeers},
    {"--by", "WHAT", "median (which is what is said without it) or minimum", SetBy},
    {"--repeats", "N", "samples in a run", SetRepeats},
    {"--runs", "N", "runs over all cells; what is said is the median of their medians", SetRuns},
    {"--core", "N", "the core to run on; without it, the one where the program starts", SetCore},
    {"--select", "CHOICE", "kernels, rows or instruction sets to use, as in AESGEN_KERNEL", SetSelect},
    {"--csv", "FILE", "all figures as CSV", SetCsv},
    {"--json", "FILE", "all figures, the machine and the versions as JSON", SetJson},
};

// Under 40 seconds, with what is not counted: comparing, and cells that take long even with the fewest samples.
void Quick(Options *options) { options->effort = {31, 1, 10e-6, 30}; }

// Nothing that says anything: to see that it works.
void Smoke(Options *options) { options->effort = {3, 1, 1e-6, 0}; }

} // namespace

const std::vector<CommandFlag> &CommandFlags() {
    static const std::vector<CommandFlag> flags = {
        {"--plain", "the portable C kernels beside what others have for CPUs without AES instructions, in ECB and CTR"},
        {"--overhead", "what a call costs more where kernels are chosen at run time than where they are bound"},
        {"--sessions", "requests under each policy of a session, over a resource whose acquire takes 0 to 30000 ns"},
        {"--sweep", "ours at every length from 1 to 2048; names lengths that cost more than longer ones"},
    };
    return flags;
}

std::string Usage() {
    std::string text = "usage: compare [FLAG]...\n"
                       "Times aesgen beside other libraries, in cycles per byte. Results are compared first.\n\n"
                       "What to do instead:\n";
    for (const CommandFlag &flag : CommandFlags())
        text += Format("  %-17s %s\n", flag.name, flag.help);
    text += "\nHow:\n"
            "  --quick           fewer samples: under 40 seconds\n"
            "  --smoke           hardly any, of few lengths: only to see that it works\n";
    for (const Flag &flag : kFlags)
        text += Format("  %-17s %s\n", (std::string(flag.name) + " " + flag.value).c_str(), flag.help);
    return text + "  --help            this\n";
}

static bool IsCommand(const std::string &name) {
    const std::vector<CommandFlag> &flags = CommandFlags();
    return std::any_of(flags.begin(), flags.end(), [&name](const CommandFlag &flag) { return name == flag.name; });
}

std::string Parse(const std::vector<std::string> &arguments, Options *options) {
    void (*shorten)(Options *) = nullptr;
    // First, so that other flags count wherever they stand.
    for (const std::string &argument : arguments) {
        if (argument == "--quick")
            shorten = Quick;
        if (argument == "--smoke")
            shorten = Smoke;
    }
    if (shorten)
        shorten(options);
    for (size_t i = 0; i < arguments.size(); i++) {
        const size_t equals = arguments[i].find('=');
        const std::string name = arguments[i].substr(0, equals);
        const auto flag =
            std::find_if(std::begin(kFlags), std::end(kFlags), [&name](const Flag &one) { return name == one.name; });
        if (name == "--help" || name == "--quick" || name == "--smoke") {
            options->help |= name == "--help";
            continue;
        }
        if (IsCommand(name)) {
            if (!options->command.empty() && options->command != name)
                return options->command + " and " + name + " were both given; give one of them";
            options->command = name;
            continue;
        }
        if (flag == std::end(kFlags))
            return "there is no flag " + arguments[i] + "; see compare --help";
        if (equals == std::string::npos && i + 1 == arguments.size())
            return name + " needs a value (" + flag->value + "); see compare --help";
        const std::string value = equals == std::string::npos ? arguments[++i] : arguments[i].substr(equals + 1);
        std::string wrong = flag->set(name, value, options);
        if (!wrong.empty())
            return wrong;
    }
    if (shorten == Smoke && options->filter.bytes.empty())
        options->filter.bytes = options->engine.empty() ? std::vector<size_t>{16, 1420} : std::vector<size_t>{16, 4096};
    return "";
}

} // namespace bench
