#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# The cross compiler, or one sentence about where to get it: without this Bazel answers a missing one with a riddle.
if ! command -v aarch64-linux-gnu-gcc >/dev/null; then
    echo "aesgen: aarch64-linux-gnu-gcc is not installed: run ./setup, or apt-get install gcc-aarch64-linux-gnu." >&2
    exit 127
fi
exec aarch64-linux-gnu-gcc "$@"
