// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "cpuids.h"

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace {

[[noreturn]] void Fail(int line, const std::string &what) {
    std::cerr << "tests/selection/cpuid.txt:" << line << ": " << what << "; its head says what is allowed.\n";
    std::exit(2);
}

const std::map<std::string, std::string> kVendors = {{"amd", "AuthenticAMD"},      {"centaur", "CentaurHauls"},
                                                     {"hygon", "HygonGenuine"},    {"intel", "GenuineIntel"},
                                                     {"shanghai", "  Shanghai  "}, {"other", "NobodyKnows!"}};

aesgen_cpu_dump Core(int line, const std::string &vendor, std::istringstream &words) {
    aesgen_cpu_dump dump{};
    aesgen_cpuid &cpuid = dump.cpuid;
    const auto known = kVendors.find(vendor);
    if (known == kVendors.end()) {
        Fail(line, vendor + " is no vendor");
    }
    std::memcpy(cpuid.vendor, known->second.data(), sizeof cpuid.vendor);
    words >> std::hex >> cpuid.max_leaf >> cpuid.leaf1_eax >> cpuid.leaf1_ecx >> cpuid.leaf7_ebx >> cpuid.leaf7_ecx >>
        cpuid.leaf7_edx >> cpuid.leaf1a_eax >> cpuid.xcr0;
    if (!words || !(words >> std::ws).eof()) {
        Fail(line, "a core has eight numbers");
    }
    dump.arch = AESGEN_ARCH_X86_64;
    dump.os = AESGEN_OS_LINUX;
    dump.avx512f = -1;
    return dump;
}

std::vector<Cpu> Read() {
    std::vector<Cpu> all;
    std::ifstream file("tests/selection/cpuid.txt");
    std::string text, word;
    int line = 0, macos = 0;
    int8_t avx512f = -1;
    while (std::getline(file, text)) {
        line++;
        std::istringstream words(text);
        if (!(words >> word) || word[0] == '#') {
            continue;
        }
        if (word == "cpu") {
            all.emplace_back();
            all.back().reason = "row";
            macos = 0;
            avx512f = -1;
            if (!(words >> all.back().name >> all.back().row >> all.back().isa)) {
                Fail(line, "a cpu has a name, a row and an instruction set");
            }
            words >> all.back().reason;
        } else if (all.empty()) {
            Fail(line, word + " stands before the first cpu");
        } else if (word == "macos") {
            int answer = -1;
            words >> answer;
            macos = 1;
            avx512f = static_cast<int8_t>(words ? answer : -1);
        } else {
            all.back().cores.push_back(Core(line, word, words));
            if (macos != 0) {
                all.back().cores.back().os = AESGEN_OS_MACOS;
                all.back().cores.back().avx512f = avx512f;
            }
        }
    }
    if (all.empty() || all.back().cores.empty()) {
        Fail(line, "the file is missing, or its last cpu has no core");
    }
    return all;
}

} // namespace

const std::vector<Cpu> &AllCpus() {
    static const std::vector<Cpu> all = Read();
    return all;
}
