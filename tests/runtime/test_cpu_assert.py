# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Key expansion asserts aesgen_cpu_supported() where neither NDEBUG nor AESGEN_FREESTANDING is defined, and only there."""

import pathlib
import signal
import subprocess

import pytest

# Everything but cpu.c, whose place is taken by a CPU that has nothing.
SOURCES = sorted(str(path) for path in pathlib.Path("runtime").glob("*.c") if path.name != "cpu.c")
PROGRAM = """
#include "aesgen.h"
int aesgen_cpu_supported(void) { return 0; }
int main(void) {
    struct aesgen_schedule ks;
    const unsigned char key[16] = {0};
    return aesgen_key_expand(&ks, key, sizeof key);
}
"""


@pytest.mark.parametrize(
    "flags, status",
    [([], -signal.SIGABRT), (["-DNDEBUG"], 0), (["-DAESGEN_FREESTANDING"], 0)],
    ids=["debug", "release", "freestanding"],
)
def test_key_expansion_on_an_unsupported_cpu(flags: list[str], status: int, tmp_path: pathlib.Path) -> None:
    source, program = tmp_path / "main.c", tmp_path / "main"
    source.write_text(PROGRAM, encoding="utf-8")
    command = [
        "gcc",
        "-std=c11",
        "-DAESGEN_ROW=c",
        "-Iruntime",
        "-Igenerated",
        *flags,
        *SOURCES,
        str(source),
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True)
    assert subprocess.run([str(program)], check=False, stderr=subprocess.DEVNULL).returncode == status
