# SPDX-License-Identifier: Apache-2.0 OR MIT
"""rules_cc's home of CcInfo."""

load("//cc/private:builtin.bzl", "builtin")

CcInfo = builtin.CcInfo
