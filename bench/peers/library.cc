// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "library.h"

#include <dlfcn.h>

#include <cstdlib>

namespace bench {

Library::Library(const std::string &file, void *handle) : file_(file), handle_(handle) {
    if (!handle_)
        why_ = std::string("not here (") + dlerror() + "); ./setup --bench installs it where Debian has it";
}

Library::Library(const std::string &file) : Library(file, dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {}

Library::Library(const std::string &file, const char *variable, const char *value)
    : Library(file, [&] {
          setenv(variable, value, 1);
          void *handle = dlmopen(LM_ID_NEWLM, file.c_str(), RTLD_NOW | RTLD_LOCAL);
          unsetenv(variable);
          return handle;
      }()) {}

void *Library::Symbol(const std::string &name) {
    void *found = handle_ ? dlsym(handle_, name.c_str()) : nullptr;
    if (handle_ && !found && why_.empty())
        why_ = file_ + " has no " + name + ", so it is a version that is not known here";
    return found;
}

} // namespace bench
