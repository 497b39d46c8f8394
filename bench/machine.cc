// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "machine.h"

#include <sched.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>

#include "clock.h"
#include "cpu.h"

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

namespace bench {
namespace {

// Where this process might run before it was pinned.
cpu_set_t anywhere;

std::string FirstLine(const std::string &file) {
    std::string line;
    std::ifstream stream(file);
    std::getline(stream, line);
    return line;
}

// The value of the first line of /proc/cpuinfo with this name; "" without one.
std::string CpuInfo(const std::string &name) {
    std::ifstream stream("/proc/cpuinfo");
    for (std::string line; std::getline(stream, line);) {
        const size_t colon = line.find(": ");
        if (line.compare(0, name.size(), name) == 0 && colon != std::string::npos)
            return line.substr(colon + 2);
    }
    return "";
}

std::string Known(const std::string &text) { return text.empty() ? "the system does not say" : text; }

std::string Number(const char *format, double value) {
    char text[32];
    snprintf(text, sizeof text, format, value);
    return text;
}

#if defined(__x86_64__) || defined(__i386__)
// Text of leaves that have it in all four registers.
std::string TextOfLeaves(unsigned first, unsigned last) {
    std::string text;
    for (unsigned leaf = first; leaf <= last; leaf++) {
        unsigned registers[4] = {0};
        char part[sizeof registers + 1] = {0};
        __get_cpuid(leaf, &registers[0], &registers[1], &registers[2], &registers[3]);
        memcpy(part, registers, sizeof registers);
        text += part;
    }
    return text;
}

std::string Brand() { return TextOfLeaves(0x80000002, 0x80000004); }

std::string Hypervisor() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 31))
        return "none";
    // Beyond what __get_cpuid takes for the last leaf.
    __cpuid(0x40000000, a, b, c, d);
    const unsigned name[] = {b, c, d};
    return {reinterpret_cast<const char *>(name), strnlen(reinterpret_cast<const char *>(name), sizeof name)};
}
#else
std::string Brand() { return CpuInfo("model name"); }

std::string Hypervisor() { return ""; }
#endif

// Of all cores together, in seconds: what the hypervisor gave to others.
double StolenSeconds() {
    std::istringstream line(FirstLine("/proc/stat"));
    std::string name;
    double value = 0;
    line >> name;
    for (int i = 0; i < 8; i++)
        line >> value;
    return value / static_cast<double>(sysconf(_SC_CLK_TCK));
}

long Switches() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_nivcsw;
}

} // namespace

int Pin(int core) {
    cpu_set_t set;
    sched_getaffinity(0, sizeof anywhere, &anywhere);
    if (core < 0)
        core = sched_getcpu();
    if (core < 0 || core >= CPU_SETSIZE)
        return -1;
    CPU_ZERO(&set);
    CPU_SET(static_cast<unsigned>(core), &set);
    return sched_setaffinity(0, sizeof set, &set) == 0 ? core : -1;
}

void Unpin() { sched_setaffinity(0, sizeof anywhere, &anywhere); }

NamedValues DescribeMachine(int core) {
    NamedValues found;
    const aesgen_cpu_dump cpu = DetectCpu();
    const std::string doubt = DoubtOf(cpu);
    found.emplace_back("cpu", Known(Brand()));
    found.emplace_back("identity", IdentityOf(cpu) + (doubt.empty() ? "" : ", which cannot be: " + doubt));
    found.emplace_back("microcode", Known(CpuInfo("microcode")));
    found.emplace_back("hypervisor", Known(Hypervisor()));
    utsname system{};
    uname(&system);
    found.emplace_back("system", std::string(system.sysname) + " " + system.release + ", " + system.machine);
    const std::string number = std::to_string(core);
    found.emplace_back("core", number + " of " + std::to_string(sysconf(_SC_NPROCESSORS_ONLN)));
    found.emplace_back("governor",
                       Known(FirstLine("/sys/devices/system/cpu/cpu" + number + "/cpufreq/scaling_governor")));
    found.emplace_back("clock", Number("%.3f GHz by additions", GigaHertz()) +
                                    Number(", counter %.3f GHz", TicksPerSecond() / 1e9));
    found.emplace_back("load before", FirstLine("/proc/loadavg"));
    return found;
}

Disturbance::Disturbance() : switches_(Switches()), stolen_(StolenSeconds()), seconds_(Seconds()) {}

NamedValues Disturbance::Describe(const Quiet &quiet) const {
    const std::vector<double> &additions = quiet.additions;
    const auto extremes = std::minmax_element(additions.begin(), additions.end());
    NamedValues found = {{"seconds", Number("%.1f", Seconds() - seconds_)},
                         {"interrupted by other processes", std::to_string(Switches() - switches_) + " times"},
                         {"samples thrown away", std::to_string(quiet.thrown_away)},
                         {"time stolen from all cores", Number("%.2f s", StolenSeconds() - stolen_)},
                         {"load after", FirstLine("/proc/loadavg")}};
    if (!additions.empty())
        found.emplace_back("additions a cycle", Number("%.2f", *extremes.first) + Number(" to %.2f", *extremes.second) +
                                                    Number(", median %.2f", Median(additions)) +
                                                    "; fewer where another thread shares the core");
    return found;
}

} // namespace bench
