# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A C and C++ toolchain for Linux on AArch64 over Debian's cross compiler."""

load("@rules_cc//cc:cc_toolchain_config_lib.bzl", "feature", "flag_group", "flag_set", "tool_path", "with_feature_set")
load("@rules_cc//cc/common:cc_common.bzl", "cc_common")
load("@rules_cc//cc/toolchains:cc_toolchain_config_info.bzl", "CcToolchainConfigInfo")

_COMPILE = ["assemble", "preprocess-assemble", "c-compile", "c++-compile", "c++-header-parsing"]
_LINK = ["c++-link-executable", "c++-link-dynamic-library", "c++-link-nodeps-dynamic-library"]

# The compiler goes through a script of ours that says what to install when it is missing.
_TOOLS = {"gcc": "aarch64-linux-gnu-gcc.sh"}

def _flags(name, actions, flags, mode = None):
    return feature(
        name = name,
        enabled = True,
        flag_sets = [flag_set(
            actions = actions,
            flag_groups = [flag_group(flags = flags)],
            with_features = [with_feature_set(features = [mode])] if mode else [],
        )],
    )

def _aarch64_toolchain_config_impl(ctx):
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        toolchain_identifier = "aarch64-linux-gnu-gcc",
        host_system_name = "local",
        target_system_name = "aarch64-linux-gnu",
        target_cpu = "aarch64",
        target_libc = "glibc",
        compiler = "gcc",
        abi_version = "gcc",
        abi_libc_version = "glibc",
        cxx_builtin_include_directories = ["/usr/lib/gcc-cross/aarch64-linux-gnu", "/usr/aarch64-linux-gnu/include"],
        tool_paths = [
            tool_path(name = tool, path = _TOOLS.get(tool, "/usr/bin/aarch64-linux-gnu-" + tool))
            for tool in ["ar", "cpp", "dwp", "gcc", "gcov", "ld", "llvm-cov", "nm", "objcopy", "objdump", "strip"]
        ],
        features = [
            feature(name = "opt"),
            feature(name = "dbg"),
            feature(name = "fastbuild"),
            # Header names as found, which is how Bazel checks them against the list above.
            _flags("headers", _COMPILE, ["-fno-canonical-system-headers"]),
            _flags("optimized", _COMPILE, ["-g0", "-O2", "-DNDEBUG"], mode = "opt"),
            _flags("debuggable", _COMPILE, ["-g"], mode = "dbg"),
            _flags("libraries", _LINK, ["-lstdc++", "-lm"]),
        ],
    )

aarch64_toolchain_config = rule(
    implementation = _aarch64_toolchain_config_impl,
    provides = [CcToolchainConfigInfo],
)
