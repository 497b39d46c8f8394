#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# emulate.sh CPU PROGRAM [ARGUMENT]...: runs a Linux program of another cpu under QEMU, with Debian's cross libraries.
cpu=$1
shift
if ! command -v "qemu-$cpu" >/dev/null; then
    echo "aesgen: qemu-$cpu is not installed: run ./setup, or apt-get install qemu-user." >&2
    exit 127
fi
exec "qemu-$cpu" -L "/usr/$cpu-linux-gnu" "$@"
