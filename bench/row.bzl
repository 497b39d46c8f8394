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

def bound_row(name, flag, unbound, peer, prefix, local_defines, **kwargs):
    """A peer over the row that the flag names.

    Args:
      name: the target
      flag: a row_flag
      unbound: the source that is compiled where the flag names no row
      peer: the sources that are compiled with the row's library
      prefix: of the library's names
      local_defines: to which BENCH_ROW is added
      **kwargs: of the cc_library
    """
    native.config_setting(name = name + "_none", flag_values = {flag: ""})
    sources = {name + "_none": [unbound]}
    defines = {name + "_none": []}
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

        # The archive as a file: as a dependency it would hand its prefix on to all that depend on this.
        sources[condition] = peer + [library]
        defines[condition] = ["BENCH_ROW=\\\"%s\\\"" % row]
    cc_library(
        name = name,
        local_defines = local_defines + select(defines),
        srcs = select(
            sources,
            no_match_error = "--%s names no row of the CPU that this is built for; ./aesgen explain lists the rows" % flag,
        ),
        **kwargs
    )
