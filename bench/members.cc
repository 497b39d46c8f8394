// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "members.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

#include "process.h"

namespace bench {
namespace {

namespace fs = std::filesystem;

fs::path tree;

bool IsTree(const fs::path &folder) {
    std::error_code ignored;
    return fs::exists(folder / "aesgen", ignored) && fs::exists(folder / "bench/plugin.c", ignored);
}

} // namespace

void FindTree() {
    std::error_code ignored;
    const fs::path own = fs::read_symlink("/proc/self/exe", ignored);
    // The sources if that is where we are, or, with `bazel run` and in tests, our runfiles.
    for (const fs::path &folder : {fs::current_path(ignored), fs::path(own.string() + ".runfiles/aesgen")}) {
        if (tree.empty() && IsTree(folder))
            tree = folder;
    }
}

std::string LoadProduct(const std::vector<std::string> &axes, std::vector<bench_kernel> *kernels) {
    if (tree.empty())
        return "the generator is not here; start this with bazel run, or in the folder that has ./aesgen";
    const char *compiler = getenv("CC") ? getenv("CC") : "cc";
    const ScratchFolder scratch;
    const std::string library = scratch.path() + "/product.so";
    std::vector<std::string> command = {tree / "aesgen", "product", "--yield-blocks", "0",
                                        "--cc",          compiler,  "--output",       scratch.path()};
    command.insert(command.end(), axes.begin(), axes.end());
    std::string wrong = RunProgram(command);
    if (!wrong.empty())
        return wrong;
    wrong = RunProgram({compiler, "-shared", "-fPIC", "-O2", "-o", library, "-I" + (tree / "runtime").string(),
                        "-I" + (tree / "generated").string(), "-I" + scratch.path(), tree / "bench/plugin.c",
                        scratch.path() + "/product.c", scratch.path() + "/libproduct.a"});
    if (!wrong.empty())
        return wrong;
    void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    auto *kernel_of = handle ? reinterpret_cast<bench_kernel_of *>(dlsym(handle, BENCH_KERNEL)) : nullptr;
    if (!kernel_of)
        return std::string("the product cannot be loaded: ") + dlerror();
    bench_kernel kernel;
    for (size_t number = 0; kernel_of(number, &kernel); number++)
        kernels->push_back(kernel);
    return "";
}

} // namespace bench
