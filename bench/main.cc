// SPDX-License-Identifier: Apache-2.0 OR MIT
// bazel run -c opt //bench:compare
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "aesgen.h"

#include "command.h"
#include "evidence.h"
#include "files.h"
#include "members.h"
#include "options.h"
#include "peers/peers.h"
#include "text.h"

using namespace bench;

namespace {

constexpr int kUsage = 2;

int Complain(const std::string &sentence, int status) {
    fprintf(stderr, "compare: %s.\n", sentence.c_str());
    return status;
}

std::string Date() {
    const time_t now = time(nullptr);
    char text[32] = "";
    tm utc{};
    if (gmtime_r(&now, &utc))
        strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

std::string Explained() {
    std::string text(aesgen_explain(nullptr, 0, nullptr) + 1, 0);
    text.resize(aesgen_explain(text.data(), text.size(), nullptr));
    return text;
}

std::vector<Peer> Chosen(const Options &options) {
    std::vector<Peer> chosen;
    for (const Peer &peer : Peers()) {
        bool wanted = options.peers.empty() || chosen.empty();
        for (const std::string &name : options.peers)
            wanted = wanted || name == peer.name;
        if (wanted)
            chosen.push_back(peer);
    }
    return chosen;
}

Command *CommandOf(const Options &options) {
    if (!options.kernels.empty())
        return Kernels;
    if (!options.engine.empty())
        return Engine;
    if (options.command == "--plain")
        return Plain;
    if (options.command == "--overhead")
        return Overhead;
    if (options.command == "--sessions")
        return Sessions;
    if (options.command == "--sweep")
        return Sweep;
    return Compare;
}

int Main(const std::vector<std::string> &arguments) {
    Options options;
    Report report;
    OutputFile csv, json, evidence;

    std::string wrong = Parse(arguments, &options);
    if (!wrong.empty())
        return Complain(wrong, kUsage);
    if (options.help) {
        printf("%s", Usage().c_str());
        return 0;
    }
    FindTree();
    // `bazel run` starts programs among their runfiles.
    const char *folder = getenv("BUILD_WORKING_DIRECTORY");
    if (folder && chdir(folder) != 0)
        return Complain(std::string("there is no folder ") + folder + " any more", kUsage);
    if (!options.csv.empty())
        wrong = csv.Open(options.csv);
    if (wrong.empty() && !options.json.empty())
        wrong = json.Open(options.json);
    if (wrong.empty() && !options.evidence.empty())
        wrong = evidence.Open(options.evidence);
    if (!wrong.empty())
        return Complain(wrong, kUsage);

    if (!options.select.empty() && aesgen_select(options.select.c_str(), 1) != 0)
        return Complain("--select " + options.select + " cannot be:\n" + Explained(), kUsage);
    if (aesgen_selftest() != 0)
        return Complain("aesgen's self-test fails: nothing is measured", 1);
    const int core = Pin(options.core);
    if (core < 0)
        return Complain(
            "core " + std::to_string(options.core) + " is not one that this process may run on; name another", kUsage);

    wrong = NoEvidence(options);
    if (!wrong.empty())
        return Complain(wrong, kUsage);

    report.command = "compare";
    for (const std::string &argument : arguments)
        report.command += " " + argument;
    report.date = Date();
    report.machine = DescribeMachine(core);
    const std::vector<Peer> peers = Chosen(options);
    for (const Peer &peer : peers)
        report.peers.emplace_back(peer.name, peer.about);
    report.explained = Explained();
    printf("%s", TextOfHead(report).c_str());
    fflush(stdout);

    const Disturbance disturbance;
    wrong = CommandOf(options)(options, Portable(), peers, &report);
    if (!wrong.empty())
        return Complain(wrong, 1);
    report.disturbance = disturbance.Describe(report.quiet);
    printf("%s", TextOfFoot(report).c_str());

    if (!options.csv.empty())
        wrong = csv.Write(Csv(report));
    if (wrong.empty() && !options.json.empty())
        wrong = json.Write(Json(report));
    if (wrong.empty() && !options.evidence.empty()) {
        wrong = NotQuiet(report.quiet);
        if (wrong.empty())
            wrong = evidence.Write(Evidence(options, report));
    }
    return wrong.empty() ? 0 : Complain(wrong, 1);
}

} // namespace

int main(int argc, char **argv) {
    int status = Main({argv + 1, argv + argc});
    if (fflush(stdout) != 0)
        status = Complain(std::string("the output cannot be written (") + strerror(errno) + ")", 1);
    // Without destructors: those of libraries that were loaded twice, as --plain does it, end in a fault.
    _exit(status);
}
