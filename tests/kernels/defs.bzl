# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Archives of assembled kernels, which tests link and take apart."""

# Whoever asks for an archive, in whatever configuration, gets the one that was made in this.
def _one_configuration_impl(_settings, _attr):
    return {
        "//command_line_option:compilation_mode": "opt",
        "//command_line_option:dynamic_mode": "off",
        "//command_line_option:platforms": ["@local_config_platform//:host"],
    }

_one_configuration = transition(
    implementation = _one_configuration_impl,
    inputs = [],
    outputs = [
        "//command_line_option:compilation_mode",
        "//command_line_option:dynamic_mode",
        "//command_line_option:platforms",
    ],
)

def _kernel_product_impl(ctx):
    aesgen = ctx.file._aesgen
    ctx.actions.run_shell(
        inputs = ctx.files._sources + [aesgen],
        outputs = ctx.outputs.outs,
        command = "./%s product --cc %s-linux-gnu-gcc --jobs 2 %s --output %s" % (
            aesgen.path,
            ctx.attr.cpu,
            ctx.attr.axes,
            ctx.outputs.outs[0].dirname,
        ),
        mnemonic = "Kernels",
        progress_message = "Assembling kernels %s" % ctx.label,
        use_default_shell_env = True,
    )
    headers = [file for file in ctx.outputs.outs if file.extension == "h"]
    return [
        DefaultInfo(files = depset(ctx.outputs.outs), runfiles = ctx.runfiles(ctx.outputs.outs)),
        # Where the header is: not in the folder of whoever asks in another configuration.
        CcInfo(compilation_context = cc_common.create_compilation_context(
            headers = depset(headers),
            system_includes = depset([file.dirname for file in headers]),
        )),
    ]

_kernel_product = rule(
    implementation = _kernel_product_impl,
    cfg = _one_configuration,
    attrs = {
        "axes": attr.string(mandatory = True),
        "cpu": attr.string(mandatory = True),
        "outs": attr.output_list(mandatory = True),
        "_aesgen": attr.label(default = "//:aesgen", allow_single_file = True),
        "_allowlist_function_transition": attr.label(
            default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
        ),
        "_sources": attr.label_list(default = ["//generator:sources", "//templates:sources"]),
    },
)

def kernel_product(name, cpu, axes):
    """<name>/libproduct.a, product.c and product.h, by `aesgen product`.

    Args:
      name: the target, and the folder of what it makes
      cpu: whose kernels these are, as @platforms//cpu names it
      axes: arguments of `aesgen product` that say which
    """
    _kernel_product(
        name = name,
        axes = axes,
        cpu = cpu,
        outs = [name + "/" + file for file in ["libproduct.a", "product.c", "product.h"]],
        tags = ["manual"],
    )
