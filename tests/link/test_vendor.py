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
    assert done.returncode == 0 and not done.stdout, done.stdout[:4000]
    objects = sorted(directory.glob("*.o"))
    assert len(objects) == len(sources)
    return objects


def tool(*command: str) -> str:
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout


@pytest.mark.parametrize("compiler", AARCH64, ids=" ".join)
def test_everything_compiles(tmp_path: Path, compiler: list[str]) -> None:
    compile_all(tmp_path, compiler, KERNELS + SOURCES)
    for kernel in KERNELS:
        assert f" T {kernel.stem}\n" in tool("aarch64-linux-gnu-nm", str(tmp_path / f"{kernel.stem}.o"))


@pytest.mark.parametrize("compiler", X86_64, ids=" ".join)
def test_kernels_of_another_cpu_are_empty(tmp_path: Path, compiler: list[str]) -> None:
    compile_all(tmp_path, compiler, KERNELS + SOURCES)
    for kernel in KERNELS:
        file = str(tmp_path / f"{kernel.stem}.o")
        assert not tool("nm", file), kernel.name
        # "section size address" by line, between a heading and a total
        sizes = [line.split() for line in tool("size", "--format=sysv", file).splitlines() if line.startswith(".")]
        assert not [name for name, size, _ in sizes if size != "0"], kernel.name


@pytest.mark.parametrize("target", ["arm64-apple-macos11", "aarch64-windows-msvc"])
def test_kernels_assemble_for_other_object_formats(tmp_path: Path, target: str) -> None:
    compile_all(tmp_path, ["clang", f"--target={target}"], KERNELS)


@pytest.mark.parametrize("options", [["gcc", "-std=c11"], ["clang", "-std=c11"], ["g++", "-std=c++17"]], ids=" ".join)
@pytest.mark.parametrize("prefix", [[], ["-DAESGEN_PREFIX=mine_"]], ids=["", "prefix"])
def test_header_stands_alone(tmp_path: Path, options: list[str], prefix: list[str]) -> None:
    source = tmp_path / ("user.cc" if "++" in options[0] else "user.c")
    source.write_text("#include <aesgen.h>\nint main(void) { return (int)aesgen_version(); }\n")
    compile_all(tmp_path, options, [source], "-pedantic", *prefix)
