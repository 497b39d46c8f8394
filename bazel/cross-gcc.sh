#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# A cross compiler by the name this script is called by, or one sentence about where to get it: without this Bazel answers a missing one with a riddle.
compiler=${0##*/}
compiler=${compiler%.sh}
if ! command -v "$compiler" >/dev/null; then
    package=gcc-${compiler%-gcc}
    case $package in
    *_*) package=${package%%_*}-${package#*_} ;;
    esac
    echo "aesgen: $compiler is not installed: run ./setup, or apt-get install $package." >&2
    exit 127
fi
exec "$compiler" "$@"
