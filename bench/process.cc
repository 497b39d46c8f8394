// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include "machine.h"

namespace bench {
namespace {

// The last line that is not empty.
std::string LastLine(std::string text) {
    text.erase(text.find_last_not_of('\n') + 1);
    return text.substr(text.find_last_of('\n') + 1);
}

} // namespace

std::string RunProgram(const std::vector<std::string> &command) {
    std::vector<char *> argv;
    argv.reserve(command.size() + 1);
    for (const std::string &word : command)
        argv.push_back(const_cast<char *>(word.c_str()));
    argv.push_back(nullptr);
    int ends[2];
    if (pipe(ends) != 0)
        return std::string("no pipe (") + strerror(errno) + ")";
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        Unpin();
        execvp(argv[0], argv.data());
        dprintf(STDERR_FILENO, "%s cannot be run (%s)\n", argv[0], strerror(errno));
        _exit(127);
    }
    close(ends[1]);
    std::string said;
    char buffer[4096];
    for (ssize_t got; (got = read(ends[0], buffer, sizeof buffer)) > 0;)
        said.append(buffer, static_cast<size_t>(got));
    close(ends[0]);
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child)
        return command.front() + " cannot be run (" + strerror(errno) + ")";
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? "" : command.front() + " failed: " + LastLine(said);
}

ScratchFolder::ScratchFolder() : path_((std::filesystem::temp_directory_path() / "aesgen-bench-XXXXXX").string()) {
    if (!mkdtemp(path_.data()))
        throw std::runtime_error("no folder can be made in " + std::filesystem::temp_directory_path().string());
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

} // namespace bench
