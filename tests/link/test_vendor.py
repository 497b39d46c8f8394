# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Someone who copied generated/ and runtime/ compiles all of it blindly, whatever the compiler and the cpu."""

import subprocess
from pathlib import Path

import pytest

KERNELS = sorted(Path("generated").glob("*.S"))
SOURCES = sorted(Path("runtime").glob("*.c"))
FLAGS = ["-Wall", "-Wextra", "-Werror", "-O2", f"-I{Path('runtime').absolute()}", f"-I{Path('generated').absolute()}"]
AARCH64 = [["aarch64-linux-gnu-gcc"], ["clang", "--target=aarch64-linux-gnu"]]
X86_64 = [["x86_64-linux-gnu-gcc"], ["clang", "--target=x86_64-linux-gnu"]]


def compile_all(directory: Path, compiler: list[str], sources: list[Path], *flags: str) -> list[Path]:
    assert sources
    command = [*compiler, *FLAGS, *flags, "-c", *(str(source.absolute()) for source in sources)]
    done = subprocess.run(command, cwd=directory, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0 and not done.stdout, done.stdout
    objects = sorted(directory.glob("*.o"))
    assert len(objects) == len(sources)
    return objects


def tool(*command: str) -> str:
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout


@pytest.mark.parametrize("compiler", AARCH64 + X86_64, ids=" ".join)
def test_everything_compiles(tmp_path: Path, compiler: list[str]) -> None:
    compile_all(tmp_path, compiler, KERNELS + SOURCES)


@pytest.mark.parametrize("compiler", X86_64, ids=" ".join)
def test_kernels_of_another_cpu_are_empty(tmp_path: Path, compiler: list[str]) -> None:
    for file in compile_all(tmp_path, compiler, KERNELS):
        symbols = [line for line in tool("nm", "-a", str(file)).splitlines() if line.split()[-2] not in "aAbdtnNr"]
        assert not symbols, f"{file.name}: {symbols}"
        sizes = tool("size", "--format=sysv", str(file))
        filled = [line for line in sizes.splitlines() if line.startswith(".") and line.split()[1] != "0"]
        assert not [line for line in filled if not line.startswith(".note")], f"{file.name}: {filled}"


@pytest.mark.parametrize("compiler", AARCH64, ids=" ".join)
def test_kernels_fill_every_object_on_their_own_cpu(tmp_path: Path, compiler: list[str]) -> None:
    for file in compile_all(tmp_path, compiler, KERNELS):
        assert f" T {file.stem}" in tool("aarch64-linux-gnu-nm", str(file))


@pytest.mark.parametrize("target", ["arm64-apple-macos11", "aarch64-windows-msvc"])
def test_kernels_assemble_for_other_object_formats(tmp_path: Path, target: str) -> None:
    compile_all(tmp_path, ["clang", f"--target={target}"], KERNELS)


@pytest.mark.parametrize("options", [["gcc", "-std=c11"], ["clang", "-std=c11"], ["g++", "-std=c++17"]], ids=" ".join)
@pytest.mark.parametrize("prefix", [[], ["-DAESGEN_PREFIX=mine_"]], ids=["", "prefix"])
def test_header_stands_alone(tmp_path: Path, options: list[str], prefix: list[str]) -> None:
    source = tmp_path / ("user.cc" if "++" in options[0] else "user.c")
    source.write_text("#include <aesgen.h>\nint main(void) { return (int)aesgen_version(); }\n")
    compile_all(tmp_path, options, [source], "-pedantic", *prefix)
