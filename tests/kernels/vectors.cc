// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "vectors.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

constexpr char kCavpDirectory[] = "/usr/lib/python3/dist-packages/cryptography_vectors";
constexpr char kCavpPackage[] = "python3-cryptography-vectors";

int Digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool IsKeyBytes(size_t bytes) { return bytes == 16 || bytes == 24 || bytes == 32; }

// "" or what keeps these from being one vector of that mode.
std::string Flaw(const Vector &v) {
    if (v.mode == AESGEN_XTS_ENC ? v.key.size() != 32 && v.key.size() != 64 : !IsKeyBytes(v.key.size()))
        return "a key of " + std::to_string(v.key.size()) + " bytes, which this mode does not have";
    if (v.iv.size() != (v.mode == AESGEN_ECB_ENC ? 0 : 16))
        return "an IV of " + std::to_string(v.iv.size()) + " bytes, but this mode takes " +
               (v.mode == AESGEN_ECB_ENC ? "none" : "16");
    if (v.plaintext.size() != v.ciphertext.size())
        return "a plaintext of " + std::to_string(v.plaintext.size()) + " bytes but a ciphertext of " +
               std::to_string(v.ciphertext.size());
    if (IsBlocksOnly(v.mode) ? v.plaintext.size() % 16 != 0 : IsXts(v.mode) && v.plaintext.size() < 16)
        return "a text of " + std::to_string(v.plaintext.size()) + " bytes, a length that this mode does not take";
    return v.plaintext.empty() ? "an empty text" : "";
}

struct Record {
    size_t line = 0;
    std::map<std::string, std::string> fields;
};

// One record of a response file into a vector. "" or what is wrong with it.
std::string AddRecord(const Record &record, const std::string &where, aesgen_mode mode, VectorSet *set) {
    Vector v = {where, mode, {}, {}, {}, {}};
    const bool xts = mode == AESGEN_XTS_ENC;
    size_t bits = 0, sequence = 0;
    bool have_iv = false;
    auto number = [](const std::string &text, size_t *to) {
        std::istringstream in(text);
        return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos && in >> *to;
    };
    std::map<std::string, Bytes *> hex = {{"KEY", &v.key}, {"PLAINTEXT", &v.plaintext}, {"CIPHERTEXT", &v.ciphertext}};
    if (mode == AESGEN_CBC_ENC)
        hex["IV"] = &v.iv;
    if (xts)
        hex = {{"Key", &v.key}, {"i", &v.iv}, {"PT", &v.plaintext}, {"CT", &v.ciphertext}};
    for (const auto &[name, value] : record.fields) {
        bool ok = true;
        auto field = hex.find(name);
        if (field != hex.end()) {
            *field->second = Unhex(value, &ok);
            hex.erase(field);
            have_iv |= name == "i";
        } else if (xts && name == "DataUnitSeqNumber") {
            // The tweak is this number in little-endian (IEEE 1619, 5.1).
            ok = number(value, &sequence);
            v.iv.assign(16, 0);
            for (size_t i = 0; i < 8; i++)
                v.iv[i] = static_cast<uint8_t>(sequence >> 8 * i);
            hex.erase("i");
            have_iv = true;
        } else if (xts && name == "DataUnitLen") {
            ok = number(value, &bits);
        } else if (name != "COUNT") {
            return "has the field \"" + name + "\", which no record of this mode has";
        }
        if (!ok)
            return "has the " + name + " \"" + value + "\", which is no such value";
    }
    if (!hex.empty())
        return "lacks the field " + hex.begin()->first;
    if (xts && (!have_iv || bits == 0))
        return bits ? "lacks a tweak: the field i or DataUnitSeqNumber" : "lacks the field DataUnitLen";
    if (bits % 8) {
        set->skipped["XTS data units that are no whole number of bytes"]++;
        return "";
    }
    std::string flaw = Flaw(v);
    if (!flaw.empty())
        return "has " + flaw;
    if (xts && bits != 8 * v.plaintext.size())
        return "has DataUnitLen " + std::to_string(bits) + " for a text of " + std::to_string(8 * v.plaintext.size()) +
               " bits";
    set->vectors.push_back(std::move(v));
    return "";
}

// "" or what keeps these from being a message of GCM. An IV may be empty: that is one to refuse.
std::string Flaw(const GcmVector &v) {
    if (!IsKeyBytes(v.key.size()))
        return "a key of " + std::to_string(v.key.size()) + " bytes, which this mode does not have";
    if (v.tag.size() > 16)
        return "a tag of " + std::to_string(v.tag.size()) + " bytes, but GCM has at most 16";
    if (v.is_valid && v.plaintext.size() != v.ciphertext.size())
        return "a plaintext of " + std::to_string(v.plaintext.size()) + " bytes but a ciphertext of " +
               std::to_string(v.ciphertext.size());
    return "";
}

// The fields named so, in this order, into key, IV, AAD, plaintext, ciphertext and tag.
std::string AddGcm(const std::map<std::string, std::string> &fields, const char *const (&names)[6], GcmVector v,
                   VectorSet *set) {
    Bytes *const parts[] = {&v.key, &v.iv, &v.aad, &v.plaintext, &v.ciphertext, &v.tag};
    for (size_t i = 0; i < 6; i++) {
        bool ok = true;
        const auto field = fields.find(names[i]);
        if (field != fields.end())
            *parts[i] = Unhex(field->second, &ok);
        if (!ok)
            return std::string("has a \"") + names[i] + "\" that is not hexadecimal";
    }
    const std::string flaw = Flaw(v);
    if (!flaw.empty())
        return "has " + flaw;
    set->gcm.push_back(std::move(v));
    return "";
}

const char *const kJsonKeys[] = {"id", "mode", "op", "key", "iv", "aad", "pt", "ct", "tag", "res", "flags"};

// {"id":"…","mode":"…",…} and nothing else. False where the line is anything else.
bool ScanJson(const std::string &line, std::map<std::string, std::string> *fields) {
    const char *at = line.c_str();
    auto literal = [&](const std::string &text) {
        bool same = strncmp(at, text.c_str(), text.size()) == 0;
        at += same ? text.size() : 0;
        return same;
    };
    for (const char *key : kJsonKeys) {
        if (!literal((key == kJsonKeys[0] ? "{\"" : ",\"") + std::string(key) + "\":\""))
            return false;
        const char *end = strchr(at, '"');
        if (!end || memchr(at, '\\', static_cast<size_t>(end - at)))
            return false;
        (*fields)[key] = std::string(at, end);
        at = end + 1;
    }
    return literal("}") && *at == '\0';
}

std::string AddLine(std::map<std::string, std::string> &f, const std::string &where, VectorSet *set) {
    static const std::map<std::string, aesgen_mode> modes = {{"ecb", AESGEN_ECB_ENC},     {"cbc", AESGEN_CBC_ENC},
                                                             {"ctr", AESGEN_CTR},         {"xts", AESGEN_XTS_ENC},
                                                             {"ecb_mct", AESGEN_ECB_ENC}, {"cbc_mct", AESGEN_CBC_ENC}};
    if (f["mode"] == "gcm")
        return AddGcm(f, {"key", "iv", "aad", "pt", "ct", "tag"},
                      {where + " (" + f["id"] + ")", {}, {}, {}, {}, {}, {}, f["res"] == "valid"}, set);
    auto mode = modes.find(f["mode"]);
    std::string reason;
    if (mode == modes.end())
        reason = "mode " + f["mode"];
    else if (f["flags"].find("aes192xts") != std::string::npos)
        reason = "XTS with AES-192";
    else if (f["res"] != "valid")
        reason = "result " + f["res"];
    if (!reason.empty()) {
        set->skipped[reason]++;
        return "";
    }
    Bytes values[4];
    const char *const names[4] = {"key", "iv", "pt", "ct"};
    for (int i = 0; i < 4; i++) {
        bool ok = true;
        values[i] = Unhex(f[names[i]], &ok);
        if (!ok)
            return std::string("has a \"") + names[i] + "\" that is not hexadecimal";
    }
    Vector v = {where + " (" + f["id"] + ")", mode->second, values[0], values[1], values[2], values[3]};
    std::string flaw = Flaw(v);
    if (!flaw.empty())
        return "has " + flaw;
    if (mode->first.size() == 3) {
        set->vectors.push_back(std::move(v));
        return "";
    }
    if (v.plaintext.size() != 16 || (f["op"] != "enc" && f["op"] != "dec"))
        return "is no Monte Carlo line: it needs one block and the op enc or dec";
    const bool encrypt = f["op"] == "enc";
    aesgen_mode directed = encrypt ? v.mode : v.mode == AESGEN_ECB_ENC ? AESGEN_ECB_DEC : AESGEN_CBC_DEC;
    set->monte_carlo.push_back(
        {v.where, directed, v.key, v.iv, encrypt ? v.plaintext : v.ciphertext, encrypt ? v.ciphertext : v.plaintext});
    return "";
}

// Every file of that ending in or below `directory`, sorted.
std::vector<std::string> FilesIn(const std::string &directory, const std::string &ending) {
    std::vector<std::string> files;
    std::error_code error;
    for (auto entry = std::filesystem::recursive_directory_iterator(directory, error);
         !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error))
        if (entry->path().extension() == ending)
            files.push_back(entry->path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string SharedDirectory() {
    if (const char *chosen = getenv("AESGEN_VECTORS"))
        return chosen;
    // A test runs in a tree of links; the real file tells where the workspace is.
    std::error_code error;
    std::filesystem::path build = std::filesystem::canonical("tests/kernels/BUILD", error);
    return error ? "" : (build.parent_path().parent_path().parent_path().parent_path() / "shared/vectors").string();
}

} // namespace

size_t VectorSet::Skipped() const {
    size_t all = 0;
    for (const auto &[reason, count] : skipped)
        all += count;
    return all;
}

Bytes Unhex(const std::string &digits, bool *ok) {
    Bytes bytes(digits.size() / 2);
    bool good = digits.size() % 2 == 0;
    for (size_t i = 0; good && i < bytes.size(); i++) {
        int high = Digit(digits[2 * i]), low = Digit(digits[2 * i + 1]);
        good = high >= 0 && low >= 0;
        bytes[i] = static_cast<uint8_t>(high * 16 + low);
    }
    if (!ok && !good) {
        fprintf(stderr, "\"%s\" in a test is not hexadecimal.\n", digits.c_str());
        abort();
    }
    if (ok)
        *ok = good;
    return good ? bytes : Bytes();
}

aesgen_mode Encrypting(aesgen_mode mode) {
    switch (mode) {
    case AESGEN_ECB_DEC:
        return AESGEN_ECB_ENC;
    case AESGEN_CBC_DEC:
        return AESGEN_CBC_ENC;
    case AESGEN_XTS_DEC:
        return AESGEN_XTS_ENC;
    default:
        return mode;
    }
}

void ReadResponses(std::istream &in, const std::string &name, aesgen_mode mode, VectorSet *set) {
    Record record;
    size_t number = 0;
    auto where = [&](size_t line) { return name + ":" + std::to_string(line); };
    auto finish = [&] {
        if (record.line) {
            std::string flaw = AddRecord(record, where(record.line), mode, set);
            if (!flaw.empty())
                set->error = where(record.line) + ": the record that begins here " + flaw + ".";
        }
        record = {};
    };
    for (std::string line; set->error.empty() && std::getline(in, line);) {
        number++;
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.pop_back();
        if (line.empty() || line[0] == '#')
            continue;
        if (line[0] == '[') { // [ENCRYPT] and [DECRYPT]: each vector is used in both directions anyway
            finish();
            continue;
        }
        size_t equals = line.find(" = ");
        std::string field = line.substr(0, equals);
        if (equals == std::string::npos) {
            set->error = where(number) + ": \"" + line + "\" is neither a comment nor \"name = value\".";
            return;
        }
        if (field == "COUNT") {
            finish();
            record.line = number;
        }
        if (!set->error.empty())
            return;
        if (!record.line || !record.fields.emplace(field, line.substr(equals + 3)).second) {
            set->error = where(number) + ": " + field +
                         (record.line ? " is given twice in one record." : " stands before the first COUNT.");
            return;
        }
    }
    if (set->error.empty())
        finish();
}

void ReadGcmResponses(std::istream &in, const std::string &name, VectorSet *set) {
    std::map<std::string, std::string> fields;
    size_t number = 0, begins = 0;
    auto finish = [&] {
        const std::string where = name + ":" + std::to_string(begins);
        std::string flaw;
        if (begins != 0) {
            for (const char *needed : {"Key", "IV", "AAD", "CT", "Tag"})
                if (!fields.count(needed))
                    flaw = std::string("lacks the field ") + needed;
            if (flaw.empty() && fields.count("PT") == fields.count("FAIL"))
                flaw = "has neither a PT nor FAIL, or both";
            if (flaw.empty())
                flaw = AddGcm(fields, {"Key", "IV", "AAD", "PT", "CT", "Tag"},
                              {where, {}, {}, {}, {}, {}, {}, !fields.count("FAIL")}, set);
        }
        if (!flaw.empty())
            set->error = where + ": the record that begins here " + flaw + ".";
        fields.clear();
        begins = 0;
    };
    for (std::string line; set->error.empty() && std::getline(in, line);) {
        number++;
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.pop_back();
        if (line.empty() || line[0] == '#' || line[0] == '[')
            continue;
        const size_t equals = line.find(" =");
        if (equals == std::string::npos && line != "FAIL") {
            set->error =
                name + ":" + std::to_string(number) + ": \"" + line + "\" is neither \"name = value\" nor FAIL.";
            return;
        }
        const std::string field = line.substr(0, equals);
        if (field == "Count") {
            finish();
            begins = number;
            continue;
        }
        const std::string value =
            equals == std::string::npos || equals + 3 > line.size() ? "" : line.substr(equals + 3);
        if (begins == 0 || !fields.emplace(field, value).second)
            set->error = name + ":" + std::to_string(number) + ": " + field +
                         (begins ? " is given twice in one record." : " stands before the first Count.");
    }
    if (set->error.empty())
        finish();
}

void ReadJsonLines(std::istream &in, const std::string &name, VectorSet *set) {
    size_t number = 0;
    for (std::string line; set->error.empty() && std::getline(in, line);) {
        number++;
        std::map<std::string, std::string> fields;
        const std::string where = name + ":" + std::to_string(number);
        std::string flaw = "is no flat object of the eleven strings id to flags";
        if (ScanJson(line, &fields))
            flaw = AddLine(fields, where, set);
        if (!flaw.empty())
            set->error = where + ": the line " + flaw + ".";
    }
}

const std::vector<std::string> &CavpFiles(aesgen_mode mode) {
    static std::map<aesgen_mode, std::vector<std::string>> all;
    const char *name = mode == AESGEN_ECB_ENC ? "ECB" : mode == AESGEN_CBC_ENC ? "CBC" : "XTS";
    auto [files, is_new] = all.try_emplace(mode);
    if (is_new)
        files->second = FilesIn(std::string(kCavpDirectory) + "/ciphers/AES/" + name, ".rsp");
    return files->second;
}

const VectorSet &CavpVectors(aesgen_mode mode, std::string *missing) {
    static std::map<aesgen_mode, VectorSet> all;
    auto [set, is_new] = all.try_emplace(mode);
    if (CavpFiles(mode).empty())
        *missing = std::string("The CAVP vectors are not on this machine: apt-get install ") + kCavpPackage + ".";
    for (const std::string &file : is_new ? CavpFiles(mode) : std::vector<std::string>()) {
        std::ifstream in(file);
        if (set->second.error.empty())
            ReadResponses(in, file, mode, &set->second);
    }
    return set->second;
}

const VectorSet &CavpGcmVectors(std::string *missing) {
    static const std::vector<std::string> files = FilesIn(std::string(kCavpDirectory) + "/ciphers/AES/GCM", ".rsp");
    if (files.empty())
        *missing = std::string("The CAVP vectors are not on this machine: apt-get install ") + kCavpPackage + ".";
    static const VectorSet set = [] {
        VectorSet made;
        for (const std::string &file : files) {
            std::ifstream in(file);
            if (made.error.empty())
                ReadGcmResponses(in, file, &made);
        }
        return made;
    }();
    return set;
}

const VectorSet &SharedVectors(std::string *missing) {
    static const std::vector<std::string> files = FilesIn(SharedDirectory(), ".jsonl");
    if (files.empty())
        *missing =
            "No vectors to share: neither $AESGEN_VECTORS nor ../shared/vectors is a directory with .jsonl files.";
    static const VectorSet set = [] {
        VectorSet made;
        for (const std::string &file : files) {
            std::ifstream in(file);
            if (made.error.empty())
                ReadJsonLines(in, file, &made);
        }
        return made;
    }();
    return set;
}

const VectorSet &LibcryptoMonteCarlo() {
    static const VectorSet set = [] {
        VectorSet made;
        std::istringstream in(kMonteCarloLines);
        ReadJsonLines(in, "monte_carlo", &made);
        return made;
    }();
    return set;
}
