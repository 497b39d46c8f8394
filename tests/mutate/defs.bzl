# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernel checks for AArch64 as one archive, to be linked with one mutant after another."""

load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")

# The same as for the kernel tests, so that the checks are compiled once for both.
def _aarch64_impl(_settings, _attr):
    return {
        "//command_line_option:compilation_mode": "opt",
        "//command_line_option:dynamic_mode": "off",
        "//command_line_option:platforms": [str(Label("//bazel:linux_aarch64"))],
    }

_aarch64 = transition(
    implementation = _aarch64_impl,
    inputs = [],
    outputs = [
        "//command_line_option:compilation_mode",
        "//command_line_option:dynamic_mode",
        "//command_line_option:platforms",
    ],
)

def _merged_archive_impl(ctx):
    libraries = depset([
        library.static_library or library.pic_static_library
        for dep in ctx.attr.deps
        for linker_input in dep[CcInfo].linking_context.linker_inputs.to_list()
        for library in linker_input.libraries
    ]).to_list()
    archive = ctx.actions.declare_file("lib%s.a" % ctx.label.name)
    script = ["CREATE " + archive.path] + ["ADDLIB " + library.path for library in libraries] + ["SAVE", "END"]
    ctx.actions.run_shell(
        inputs = libraries,
        outputs = [archive],
        command = "printf '%s\\n' \"$@\" | aarch64-linux-gnu-ar -M",
        arguments = script,
        mnemonic = "MergeArchives",
    )
    return [DefaultInfo(files = depset([archive]))]

merged_archive = rule(
    implementation = _merged_archive_impl,
    attrs = {
        "deps": attr.label_list(cfg = _aarch64, mandatory = True, providers = [CcInfo]),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
)
