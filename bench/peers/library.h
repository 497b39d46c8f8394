// SPDX-License-Identifier: Apache-2.0 OR MIT
// A shared library that may be installed or not.
#ifndef AESGEN_BENCH_PEERS_LIBRARY_H
#define AESGEN_BENCH_PEERS_LIBRARY_H

#include <string>

namespace bench {

class Library {
  public:
    // `file` as the dynamic linker looks for it, such as libcrypto.so.3. The library stays loaded.
    explicit Library(const std::string &file);
    // A copy of it by itself, which finds a variable in its environment when it starts.
    Library(const std::string &file, const char *variable, const char *value);

    bool present() const { return why_.empty(); }
    // Why it cannot be used: a sentence without its stop.
    const std::string &why() const { return why_; }

    // A function of the library. Where there is none by that name, the library cannot be used.
    template <typename Function> void Find(Function *&function, const std::string &name) {
        function = reinterpret_cast<Function *>(Symbol(name));
    }

  private:
    Library(const std::string &file, void *handle);
    void *Symbol(const std::string &name);

    std::string file_;
    std::string why_;
    void *handle_;
};

} // namespace bench

#endif
