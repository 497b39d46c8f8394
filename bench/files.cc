// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>

#include "text.h"

namespace bench {

std::string Csv(const Report &report) {
    std::string text =
        "kind,mode,bits,streams,bytes,candidate,samples,minimum_cycles_per_call,median_cycles_per_call\n";
    for (const Result &result : report.results) {
        const Cell &cell = result.cell;
        for (const Line &line : result.lines)
            text += Format("%s,%s,%u,%u,%zu,%s,%zu,%.3f,%.3f\n", Name(cell.kind), Facts(cell.mode).name, cell.bits,
                           cell.streams(), cell.bytes, line.candidate.c_str(), line.cycles.samples, line.cycles.minimum,
                           line.cycles.median);
    }
    return text;
}

std::string JsonText(const std::string &text) {
    std::string quoted = "\"";
    for (char c : text) {
        if (c == '\n')
            quoted += "\\n";
        else if (static_cast<unsigned char>(c) < 0x20)
            quoted += Format("\\u%04x", static_cast<unsigned>(c));
        else if (c == '"' || c == '\\')
            quoted += std::string("\\") + c;
        else
            quoted += c;
    }
    return quoted + "\"";
}

std::string JsonOf(const NamedValues &values) {
    std::string text = "{";
    for (const auto &[name, value] : values)
        text += (text.size() > 1 ? ", " : "") + JsonText(name) + ": " + JsonText(value);
    return text + "}";
}

std::string JsonOfHead(const Report &report) {
    return "\"command\": " + JsonText(report.command) + ",\n\"date\": " + JsonText(report.date) +
           ",\n\"machine\": " + JsonOf(report.machine) + ",\n\"disturbance\": " + JsonOf(report.disturbance) +
           ",\n\"peers\": " + JsonOf(report.peers) + ",\n\"explained\": " + JsonText(report.explained);
}

std::string Json(const Report &report) {
    std::string text = "{\n" + JsonOfHead(report) + ",\n\"cells\": [";
    for (size_t i = 0; i < report.results.size(); i++) {
        const Cell &cell = report.results[i].cell;
        text += Format("%s\n{\"kind\": \"%s\", \"mode\": \"%s\", \"bits\": %u, \"streams\": %u, \"bytes\": %zu, "
                       "\"candidates\": {",
                       i ? "," : "", Name(cell.kind), Facts(cell.mode).name, cell.bits, cell.streams(), cell.bytes);
        for (size_t j = 0; j < report.results[i].lines.size(); j++) {
            const Line &line = report.results[i].lines[j];
            text +=
                Format("%s%s: {\"samples\": %zu, \"minimum_cycles\": %.3f, \"median_cycles\": %.3f}", j ? ", " : "",
                       JsonText(line.candidate).c_str(), line.cycles.samples, line.cycles.minimum, line.cycles.median);
        }
        text += "}}";
    }
    return text + "\n]\n}\n";
}

std::string OutputFile::Failed(int error) const {
    return path_ + " cannot be written (" + strerror(error) + "); mend that or name another file";
}

std::string OutputFile::Open(const std::string &path) {
    struct stat status {};
    char real[PATH_MAX];
    path_ = path;
    if (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
        file_ = open(path.c_str(), O_WRONLY | O_CLOEXEC);
        return file_ < 0 ? Failed(errno) : "";
    }
    // What a link leads to is replaced, never the link.
    if (realpath(path.c_str(), real))
        path_ = real;
    // Only tried: who interrupts the measuring leaves nothing behind.
    std::string scratch;
    const int tried = Scratch(scratch);
    const int error = errno;
    if (tried >= 0) {
        close(tried);
        unlink(scratch.c_str());
    }
    return tried < 0 ? Failed(error) : "";
}

int OutputFile::Scratch(std::string &name) const {
    name = path_ + ".XXXXXX";
    return mkostemp(name.data(), O_CLOEXEC);
}

std::string OutputFile::Write(const std::string &text) {
    std::string scratch;
    const int file = file_ >= 0 ? file_ : Scratch(scratch);
    const mode_t mask = umask(0);
    umask(mask);
    size_t done = 0;
    int error = file < 0 ? errno : 0;
    while (!error && done < text.size()) {
        const ssize_t wrote = write(file, text.data() + done, text.size() - done);
        if (wrote < 0 && errno != EINTR)
            error = errno;
        done += wrote > 0 ? static_cast<size_t>(wrote) : 0;
    }
    if (file >= 0 && file != file_) {
        if (!error && (fchmod(file, 0666 & ~mask) != 0 || rename(scratch.c_str(), path_.c_str()) != 0))
            error = errno;
        close(file);
        if (error)
            unlink(scratch.c_str());
    }
    return error ? Failed(error) : "";
}

OutputFile::~OutputFile() {
    if (file_ >= 0)
        close(file_);
}

} // namespace bench
