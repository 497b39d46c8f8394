# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Bazel's built-in names, taken here because a file cannot export a name that it also uses as the built-in one."""

builtin = struct(
    CcInfo = CcInfo,
    CcToolchainConfigInfo = CcToolchainConfigInfo,
    cc_common = cc_common,
)
