# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Row libraries, and tests that run emulated or under pytest."""

load("@rules_cc//cc:defs.bzl", "cc_library")
load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")
load("//:generated/rows.bzl", "ROWS")

# What there are kernels for, as @platforms//cpu names it.
CPUS = ["aarch64", "x86_64"]

# The first row of each kernel set of a cpu: it stands for all of them.
_ROW_OF_SET = {(ROWS[row].cpu, ROWS[row].set): row for row in reversed(ROWS.keys())}

def rows_of_sets(cpu):
    """One row of `cpu` for each set of kernels that its rows bind."""
    return [row for (row_cpu, _), row in _ROW_OF_SET.items() if row_cpu == cpu]

# Warnings for our own code. Not for row libraries: a user's newer compiler must not fail for a warning that we never saw.
WARNINGS = ["-Wall", "-Wextra", "-Werror"]

_PLATFORMS = "//command_line_option:platforms"

def _target_impl(settings, attr):
    return {
        "//command_line_option:compilation_mode": "opt",
        "//command_line_option:dynamic_mode": "off",
        _PLATFORMS: [attr.platform] if attr.platform else settings[_PLATFORMS],
    }

# Optimized, and for `platform` unless that is empty.
_target = transition(
    implementation = _target_impl,
    inputs = [_PLATFORMS],
    outputs = ["//command_line_option:compilation_mode", "//command_line_option:dynamic_mode", _PLATFORMS],
)

def _platform_of(cpu):
    # A build that is for this cpu already (its host, or a user's own platform) keeps its compiler.
    return select({
        "@platforms//cpu:" + cpu: "",
        "//conditions:default": str(Label("//bazel:linux_" + cpu)),
    })

_TRANSITION_ATTRS = {
    "platform": attr.string(),
    "_allowlist_function_transition": attr.label(
        default = "@bazel_tools//tools/allowlists/function_transition_allowlist",
    ),
}

def _row_library_impl(ctx):
    objects = ctx.attr.objects[0]
    archive = ctx.actions.declare_file("lib%s.a" % ctx.label.name)
    libraries = [
        library
        for linker_input in objects[CcInfo].linking_context.linker_inputs.to_list()
        for library in linker_input.libraries
    ]
    if len(libraries) != 1:
        fail("%s must be one archive, but it is %d" % (ctx.label, len(libraries)))

    # A copy outside the transition, so that it is found as bazel-bin/lib<name>.a whatever the host.
    source = libraries[0].static_library or libraries[0].pic_static_library
    ctx.actions.run_shell(
        inputs = [source],
        outputs = [archive],
        command = 'cp "$1" "$2"',
        arguments = [source.path, archive.path],
        mnemonic = "CopyArchive",
    )
    files = depset([archive], transitive = [ctx.attr.header[DefaultInfo].files])
    return [objects[CcInfo], DefaultInfo(files = files)]

_row_library = rule(
    implementation = _row_library_impl,
    attrs = dict(
        _TRANSITION_ATTRS,
        header = attr.label(mandatory = True),
        objects = attr.label(cfg = _target, mandatory = True, providers = [CcInfo]),
    ),
)

# Position-independent, so that the archive also fits into a shared library; and nothing of libc but memcpy and memset, whatever
# a compiler hardens by default.
_LIBRARY_COPTS = ["-fPIC", "-fno-stack-protector", "-U_FORTIFY_SOURCE"]

# One object without landing pads takes them from the whole program. Atomics in line, where a compiler would ask libgcc which to take.
_CPU_COPTS = {
    "aarch64": ["-mbranch-protection=standard", "-mno-outline-atomics"],
    "x86_64": ["-fcf-protection=full"],
}

def _by_cpu(lists):
    return select(dict(
        {"@platforms//cpu:" + cpu: lists[cpu] for cpu in CPUS},
        **{"//conditions:default": []}
    ))

def _kernels(sources):
    return [str(Label("//:generated/" + source)) for source in sources]

def _objects(name, srcs, copts, prefix):
    cc_library(
        name = name,
        srcs = srcs,
        copts = _LIBRARY_COPTS + copts,
        defines = ["AESGEN_PREFIX=" + prefix] if prefix else [],
        linkstatic = True,
        tags = ["manual"],
        deps = [str(Label("//:headers"))],
    )

def _row_objects(name, row, prefix = "", copts = []):
    _objects(
        name = name,
        srcs = [str(Label("//:row_runtime"))] + _kernels(ROWS[row].srcs) +
               ([str(Label("//:portable_runtime"))] if ROWS[row].portable else []),
        copts = ["-DAESGEN_ROW=" + row] + _CPU_COPTS[ROWS[row].cpu] + copts,
        prefix = prefix,
    )

def aes_set_objects():
    """What the row libraries of this package hold: one target for all rows that bind the same kernels.

    They differ in nothing: what AESGEN_ROW binds is the row's set.
    """
    for (cpu, number), row in _ROW_OF_SET.items():
        _row_objects(name = "%s_set_%d" % (cpu, number), row = row)

def aes_row_library(name, row, prefix = "", copts = [], **kwargs):
    """One complete library for one row of the microarchitecture table: kernels and runtime in lib<name>.a.

    Args:
      name: the target; the archive is bazel-bin/.../lib<name>.a
      row: a key of ROWS in generated/rows.bzl, such as "a57"
      prefix: put before every external symbol, so that several libraries fit into one program
      copts: further compiler flags for kernels and runtime
      **kwargs: visibility and tags
    """
    if row not in ROWS:
        fail("There is no row \"%s\": choose one of %s." % (row, ", ".join(sorted(ROWS))))
    objects = str(Label("//:%s_set_%d" % (ROWS[row].cpu, ROWS[row].set)))
    if prefix or copts:
        objects = name + "_objects"
        _row_objects(objects, row, prefix, copts)
    _row_library(
        name = name,
        header = str(Label("//:aesgen_h")),
        objects = objects,
        platform = _platform_of(ROWS[row].cpu),
        **kwargs
    )

def aes_library(name, cpu = "", prefix = "", copts = [], **kwargs):
    """One complete library that chooses its kernels at run time, of all that are shipped, in lib<name>.a.

    Args:
      name: the target; the archive is bazel-bin/.../lib<name>.a
      cpu: as @platforms//cpu names it; that of the build if empty
      prefix: put before every external symbol, so that several libraries fit into one program
      copts: further compiler flags for kernels and runtime
      **kwargs: visibility and tags
    """
    sources = {
        each: {source: None for row in rows_of_sets(each) for source in ROWS[row].srcs}.keys()
        for each in CPUS
    }
    _objects(
        name = name + "_objects",
        srcs = [str(Label("//:dispatch_runtime"))] + _by_cpu({each: _kernels(sources[each]) for each in CPUS}),
        copts = copts + _by_cpu(_CPU_COPTS),
        prefix = prefix,
    )
    _row_library(
        name = name,
        header = str(Label("//:aesgen_h")),
        objects = name + "_objects",
        platform = _platform_of(cpu) if cpu else "",
        **kwargs
    )

def _script_test(ctx, command, runfiles):
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(script, "#!/bin/sh\nexec %s \"$@\"\n" % command, is_executable = True)
    runfiles = runfiles.merge(ctx.runfiles(files = ctx.files.data))
    for target in ctx.attr.data:
        runfiles = runfiles.merge(target[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

def _emulated_test_impl(ctx):
    binary = ctx.attr.binary[0][DefaultInfo]
    executable = binary.files_to_run.executable
    runfiles = ctx.runfiles(files = [executable] + ctx.files._emulate).merge(binary.default_runfiles)
    command = executable.short_path
    if ctx.attr.emulator:
        command = " ".join([ctx.file._emulate.short_path, ctx.attr.emulator, command])
    return _script_test(ctx, command, runfiles)

_emulated_test = rule(
    implementation = _emulated_test_impl,
    test = True,
    attrs = dict(
        _TRANSITION_ATTRS,
        binary = attr.label(cfg = _target, mandatory = True),
        data = attr.label_list(allow_files = True),
        emulator = attr.string(),
        _emulate = attr.label(default = "//bazel:emulate.sh", allow_single_file = True),
    ),
)

def emulated_test(name, binary, cpu, always = False, **kwargs):
    """Builds `binary` (a cc_test or cc_binary) for `cpu` and runs it, under QEMU where the host is another.

    Args:
      name: the test
      binary: tag it "manual" where it means nothing on the host
      cpu: one of CPUS
      always: under QEMU where the host is of that cpu, too: QEMU_CPU then says what CPU the program finds
      **kwargs: data, args, shard_count, size, timeout, tags and the like
    """
    _emulated_test(
        name = name,
        binary = binary,
        emulator = cpu if always else select({
            "@platforms//cpu:" + cpu: "",
            "//conditions:default": cpu,
        }),
        platform = _platform_of(cpu),
        **kwargs
    )

def native_test(name, binary, cpu, **kwargs):
    """Builds `binary` (a cc_test or cc_binary) optimized, and runs it as it is; skipped on hosts of another cpu than it is for.

    Args:
      name: the test
      binary: tag it "manual"
      cpu: as @platforms//cpu names it
      **kwargs: data, args, shard_count, size, timeout, tags and the like
    """
    _emulated_test(
        name = name,
        binary = binary,
        target_compatible_with = ["@platforms//cpu:" + cpu],
        **kwargs
    )

def qemu_aarch64_test(name, binary, **kwargs):
    """emulated_test for AArch64."""
    emulated_test(name, binary, "aarch64", **kwargs)

def _pytest_test_impl(ctx):
    command = " ".join([ctx.file._run.short_path] + [source.short_path for source in ctx.files.srcs])
    return _script_test(ctx, command, ctx.runfiles(files = ctx.files.srcs + [ctx.file._run] + ctx.files._plugin))

pytest_test = rule(
    implementation = _pytest_test_impl,
    test = True,
    doc = "Runs Debian's pytest over srcs, at the root of the runfiles; sharded by test case.",
    attrs = {
        "data": attr.label_list(allow_files = True),
        "srcs": attr.label_list(allow_files = [".py"], mandatory = True),
        "_plugin": attr.label(default = "//bazel:bazel_pytest.py", allow_single_file = True),
        "_run": attr.label(default = "//bazel:pytest.sh", allow_single_file = True),
    },
)
