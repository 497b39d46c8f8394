# SPDX-License-Identifier: Apache-2.0 OR MIT
"""rules_cc's home of cc_common."""

load("//cc/private:builtin.bzl", "builtin")

cc_common = builtin.cc_common
