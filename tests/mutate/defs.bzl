# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernel checks for one CPU as one archive, to be linked with one mutant after another."""

load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")

_PLATFORMS = "//command_line_option:platforms"

# The same as for the kernel tests, so that the checks are compiled once for both.
def _of_cpu_impl(settings, attr):
    return {
        "//command_line_option:compilation_mode": "opt",
        "//command_line_option:dynamic_mode": "off",
        _PLATFORMS: [attr.platform] if attr.platform else settings[_PLATFORMS],
    }

_of_cpu = transition(
    implementation = _of_cpu_impl,
    inputs = [_PLATFORMS],
    outputs = [
        "//command_line_option:compilation_mode",
        "//command_line_option:dynamic_mode",
        _PLATFORMS,
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
        command = "printf '%%s\\n' \"$@\" | %s-linux-gnu-ar -M" % ctx.attr.cpu,
        arguments = script,
        mnemonic = "MergeArchives",
    )
    return [DefaultInfo(files = depset([archive]))]

_merged_archive = rule(
    implementation = _merged_archive_impl,
    attrs = {
        "cpu": attr.string(mandatory = True),
        "deps": attr.label_list(cfg = _of_cpu, mandatory = True, providers = [CcInfo]),
        "platform": attr.string(),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
    },
)

def merged_archive(name, cpu, deps, **kwargs):
    """lib<name>.a: all of deps for a CPU.

    Args:
      name: the target
      cpu: as @platforms//cpu names it
      deps: C++ libraries
      **kwargs: tags and the like
    """
    _merged_archive(
        name = name,
        cpu = cpu,
        # The host keeps its own compiler.
        platform = select({
            "@platforms//cpu:" + cpu: "",
            "//conditions:default": str(Label("//bazel:linux_" + cpu)),
        }),
        deps = deps,
        **kwargs
    )
