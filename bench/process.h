// SPDX-License-Identifier: Apache-2.0 OR MIT
// Other programs.
#ifndef AESGEN_BENCH_PROCESS_H
#define AESGEN_BENCH_PROCESS_H

#include <string>
#include <vector>

namespace bench {

// Runs a program to its end, on any core. "" where it succeeds, else the last line that it wrote, or why it did not start.
std::string RunProgram(const std::vector<std::string> &command);

// A folder that is gone with everything in it when this is.
class ScratchFolder {
  public:
    ScratchFolder();
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    ~ScratchFolder();

    const std::string &path() const { return path_; }

  private:
    std::string path_;
};

} // namespace bench

#endif
