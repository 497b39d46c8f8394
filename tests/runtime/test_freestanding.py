# SPDX-License-Identifier: Apache-2.0 OR MIT
"""All of the runtime but cpu.c compiles without an operating system, needs nothing but memcpy and memset, and runs so."""

import pathlib
import platform
import subprocess

import pytest

SOURCES = sorted(str(path) for path in pathlib.Path("runtime").glob("*.c") if path.name != "cpu.c")
FLAGS = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-ffreestanding", "-DAESGEN_FREESTANDING"]
FOLDERS = ["-Iruntime", "-Igenerated"]

# compiler with its flags, and what runs its programs where the host does not
TARGETS = [
    pytest.param(["gcc"], [], id="host-gcc"),
    pytest.param(["clang"], [], id="host-clang"),
    pytest.param(["aarch64-linux-gnu-gcc"], ["qemu-aarch64"], id="aarch64-gcc"),
    pytest.param(["aarch64-linux-gnu-gcc", "-mbig-endian"], ["qemu-aarch64_be"], id="aarch64_be-gcc"),
]
if platform.machine() == "x86_64":
    TARGETS.append(pytest.param(["gcc", "-m32", "-fno-pic"], [], id="i386-gcc"))


def headers_of_the_compiler_alone(compiler: list[str]) -> list[str]:
    command = [*compiler, "-print-file-name=include"]
    return ["-nostdinc", "-isystem", subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()]


@pytest.mark.parametrize("compiler, emulator", TARGETS)
def test_needs_only_memcpy_and_memset(compiler: list[str], emulator: list[str], tmp_path: pathlib.Path) -> None:
    whole = str(tmp_path / "runtime.o")
    flags = [*FLAGS, *FOLDERS, *headers_of_the_compiler_alone(compiler)]
    subprocess.run([*compiler, *flags, "-nostdlib", "-r", *SOURCES, "-o", whole], check=True)
    nm = "nm" if not emulator else "aarch64-linux-gnu-nm"
    undefined = subprocess.run([nm, "-u", whole], check=True, capture_output=True, text=True).stdout.split()
    assert {name for name in undefined if name != "U"} == {"memcpy", "memset"}


@pytest.mark.parametrize("compiler, emulator", TARGETS)
def test_selftest_passes_without_libc(compiler: list[str], emulator: list[str], tmp_path: pathlib.Path) -> None:
    program = str(tmp_path / "program")
    flags = [*FLAGS, *FOLDERS, *headers_of_the_compiler_alone(compiler)]
    sources = [*SOURCES, "tests/runtime/freestanding.c"]
    subprocess.run([*compiler, *flags, "-nostdlib", "-static", *sources, "-o", program], check=True)
    assert subprocess.run([*emulator, program], check=False).returncode == 0
