// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "library.h"

#include <dlfcn.h>

namespace bench {

Library::Library(const std::string &file) : file_(file), handle_(dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (!handle_)
        why_ = "there is no " + file + "; ./setup --bench installs it where Debian has it";
}

void *Library::Symbol(const std::string &name) {
    void *found = handle_ ? dlsym(handle_, name.c_str()) : nullptr;
    if (handle_ && !found && why_.empty())
        why_ = file_ + " has no " + name + ", so it is a version that is not known here";
    return found;
}

} // namespace bench
