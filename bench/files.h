// SPDX-License-Identifier: Apache-2.0 OR MIT
// A report as a file: CSV or JSON.
#ifndef AESGEN_BENCH_FILES_H
#define AESGEN_BENCH_FILES_H

#include <string>

#include "report.h"

namespace bench {

// One line per candidate of a cell, below a line of names.
std::string Csv(const Report &report);
std::string Json(const Report &report);

// The members of a report but its cells: command, date, machine and so on, without braces.
std::string JsonOfHead(const Report &report);

// A string with its quotes.
std::string JsonText(const std::string &text);
// An object.
std::string JsonOf(const NamedValues &values);

// A file that is there when all of it is: written beside `path` and renamed. What is no regular file, such as a pipe, is written to.
class OutputFile {
  public:
    // Why it cannot be written, in a sentence: asked before anything is measured. "" where it can.
    std::string Open(const std::string &path);
    // The same, of writing; afterwards the file is there, or as it was.
    std::string Write(const std::string &text);
    OutputFile() = default;
    OutputFile(const OutputFile &) = delete;
    OutputFile &operator=(const OutputFile &) = delete;
    ~OutputFile();

  private:
    std::string Failed(int error) const;
    int Scratch(std::string &name) const;

    std::string path_;
    int file_ = -1; // where it is no regular file
};

} // namespace bench

#endif
