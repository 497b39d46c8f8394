// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "dumps.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "select.h"
#include "uarch_table.h"

namespace {

[[noreturn]] void Fail(int line, const std::string &what) {
    std::cerr << "tests/selection/dumps.txt:" << line << ": " << what << "; its head says what is allowed.\n";
    std::exit(2);
}

const char *const kSystems[] = {"other", "linux", "macos", "windows"};
#define MODE(name) #name,
const char *const kModes[] = {AESGEN_MODE_NAMES(MODE)};
#undef MODE
const std::map<std::string, size_t> kOnePlace = {{"key_expand", AESGEN_KEY_EXPAND_PLACE},
                                                 {"gcm_key", AESGEN_GCM_KEY_PLACE}};

std::string Portable(const std::string &mode) { return "aes_" + mode + "_c"; }

template <size_t N> size_t Index(int line, const char *const (&names)[N], const std::string &name) {
    for (size_t i = 0; i < N; i++) {
        if (name == names[i]) {
            return i;
        }
    }
    Fail(line, name + " is none of the names here");
}

Dumps Read() {
    Dumps all;
    std::ifstream file("tests/selection/dumps.txt");
    Kernels *kernels = nullptr;
    std::string text;
    int line = 0;
    while (std::getline(file, text)) {
        line++;
        std::istringstream words(text);
        std::string word, rest;
        if (!(words >> word) || word[0] == '#') {
            continue;
        }
        std::getline(words >> std::ws, rest);
        aesgen_cpu_dump *const dump = all.dumps.empty() ? nullptr : &all.dumps.back().dump;
        if (text[0] != ' ' && word == "kernels") {
            kernels = &all.kernels[rest];
            kernels->resize(AESGEN_PLACES);
            for (size_t i = 0; i < AESGEN_KEY_EXPAND_PLACE; i++) {
                (*kernels)[i] = Portable(kModes[i / 2]);
            }
            for (const auto &[name, place] : kOnePlace) {
                (*kernels)[place] = Portable(name);
            }
        } else if (word == "dump") {
            kernels = nullptr;
            all.dumps.push_back({rest, {}, "", "", ""});
            all.dumps.back().dump.arch = AESGEN_ARCH_AARCH64;
            all.dumps.back().dump.aes = all.dumps.back().dump.pmull = all.dumps.back().dump.sha3 = -1;
        } else if (kernels != nullptr) {
            const auto one = kOnePlace.find(word);
            const size_t place = one != kOnePlace.end() ? one->second : 2 * Index(line, kModes, word);
            std::istringstream names(rest);
            names >> (*kernels)[place];
            if (one == kOnePlace.end()) {
                names >> (*kernels)[place + 1];
            }
        } else if (dump == nullptr) {
            Fail(line, word + " stands before the first dump");
        } else if (word == "os") {
            dump->os = static_cast<uint8_t>(Index(line, kSystems, rest));
        } else if (word == "hwcap") {
            dump->hwcap = std::stoull(rest, nullptr, 16);
        } else if (word == "hwcap2") {
            dump->has_hwcap2 = 1;
            dump->hwcap2 = std::stoull(rest, nullptr, 16);
        } else if (word == "core") {
            aesgen_core_kind &kind = dump->kind[dump->kinds++];
            std::string midr, source;
            std::istringstream(rest) >> kind.cores >> midr >> source;
            kind.midr = static_cast<uint32_t>(std::stoul(midr, nullptr, 16));
            kind.source = source == "sysfs" ? AESGEN_MIDR_SYSFS : AESGEN_MIDR_MRS;
        } else if (word == "silent") {
            dump->silent_cores = static_cast<uint16_t>(std::stoul(rest));
        } else if (word == "aes" || word == "pmull" || word == "sha3") {
            (word == "aes" ? dump->aes : word == "pmull" ? dump->pmull : dump->sha3) = static_cast<int8_t>(rest == "1");
        } else if (word == "cpufamily") {
            dump->has_cpufamily = 1;
            dump->cpufamily = static_cast<uint32_t>(std::stoul(rest, nullptr, 16));
        } else if (word == "row" || word == "reason" || word == "kernels") {
            Dump &last = all.dumps.back();
            (word == "row" ? last.row : word == "reason" ? last.reason : last.kernels) = rest;
        } else {
            Fail(line, word + " is no line of a dump");
        }
    }
    if (all.dumps.empty()) {
        Fail(line, "the file is missing or has no dump");
    }
    return all;
}

} // namespace

const Dumps &AllDumps() {
    static const Dumps all = Read();
    return all;
}

const aesgen_cpu_dump &Dumps::Named(const std::string &name) const {
    for (const Dump &dump : dumps) {
        if (dump.name == name) {
            return dump.dump;
        }
    }
    Fail(0, "there is no dump named " + name);
}
