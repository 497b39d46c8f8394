# SPDX-License-Identifier: Apache-2.0 OR MIT
"""rules_cc's home of CcToolchainConfigInfo."""

load("//cc/private:builtin.bzl", "builtin")

CcToolchainConfigInfo = builtin.CcToolchainConfigInfo
