# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which row to measure bound directly, beside the library that chooses at run time: --//bench:row=<row>."""

load("@rules_cc//cc:defs.bzl", "cc_library")
load("//bazel:defs.bzl", "aes_row_library")
load("//:generated/rows.bzl", "ROWS")

def _row_flag_impl(_ctx):
    return []

row_flag = rule(
    implementation = _row_flag_impl,
    build_setting = config.string(flag = True),
    doc = "The name of a row; empty: none.",
)

def bound_row(name, flag, unbound, peer, prefix, local_defines, deps, **kwargs):
    """A peer over the row that the flag names.

    Args:
      name: the target
      flag: a row_flag
      unbound: the source that is compiled where the flag names no row
      peer: the source that is compiled with the row's library
      prefix: of the library's names
      local_defines: to which BENCH_ROW is added
      deps: to which the row's library is added
      **kwargs: of the cc_library
    """
    none = name + "_none"
    native.config_setting(name = none, flag_values = {flag: ""})
    sources, defines, libraries = {none: [unbound]}, {none: []}, {none: []}
    for row in ROWS:
        library, condition = "%s_%s" % (name, row), "%s_is_%s" % (name, row)
        native.config_setting(
            name = condition,
            constraint_values = ["@platforms//cpu:" + ROWS[row].cpu],
            flag_values = {flag: row},
        )
        aes_row_library(
            name = library,
            prefix = prefix,
            row = row,
            tags = ["manual"],
        )

        # As a file: the library itself would hand its prefix on to all that depend on this. By itself, so that it comes after its user in the linker's order.
        cc_library(
            name = library + "_archive",
            srcs = [library],
            tags = ["manual"],
        )
        sources[condition] = [peer]
        defines[condition] = ["BENCH_ROW=\\\"%s\\\"" % row]
        libraries[condition] = [library + "_archive"]
    cc_library(
        name = name,
        deps = deps + select(libraries),
        local_defines = local_defines + select(defines),
        srcs = select(
            sources,
            no_match_error = "--%s names no row of the CPU that this is built for; ./aesgen explain lists the rows" % flag,
        ),
        **kwargs
    )
