# SPDX-License-Identifier: Apache-2.0 OR MIT
"""C and C++ toolchains for Linux on another cpu over Debian's cross compilers."""

load("@rules_cc//cc:cc_toolchain_config_lib.bzl", "feature", "flag_group", "flag_set", "tool_path", "with_feature_set")
load("@rules_cc//cc/common:cc_common.bzl", "cc_common")
load("@rules_cc//cc/toolchains:cc_toolchain_config_info.bzl", "CcToolchainConfigInfo")

_COMPILE = ["assemble", "preprocess-assemble", "c-compile", "c++-compile", "c++-header-parsing"]
_LINK = ["c++-link-executable", "c++-link-dynamic-library", "c++-link-nodeps-dynamic-library"]

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

def _cross_toolchain_config_impl(ctx):
    target = ctx.attr.cpu + "-linux-gnu"

    # The compiler goes through a script of ours that says what to install when it is missing.
    tools = {"gcc": target + "-gcc.sh"}
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        toolchain_identifier = target + "-gcc",
        host_system_name = "local",
        target_system_name = target,
        target_cpu = ctx.attr.cpu,
        target_libc = "glibc",
        compiler = "gcc",
        abi_version = "gcc",
        abi_libc_version = "glibc",
        cxx_builtin_include_directories = ["/usr/lib/gcc-cross/" + target, "/usr/%s/include" % target],
        tool_paths = [
            tool_path(name = tool, path = tools.get(tool, "/usr/bin/%s-%s" % (target, tool)))
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

cross_toolchain_config = rule(
    implementation = _cross_toolchain_config_impl,
    attrs = {"cpu": attr.string(mandatory = True)},
    provides = [CcToolchainConfigInfo],
)
