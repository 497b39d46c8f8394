# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Someone who copied generated/ and runtime/ compiles all of it blindly, whatever the compiler and the cpu."""

import subprocess
from pathlib import Path

import pytest

KERNELS = sorted(Path("generated").glob("*.S"))
SOURCES = sorted(Path("runtime").glob("*.c"))
FLAGS = ["-Wall", "-Wextra", "-Werror", "-O2", f"-I{Path('runtime').absolute()}", f"-I{Path('generated').absolute()}"]
GUARDS = {"aarch64": "AESGEN_AARCH64", "x86_64": "AESGEN_X86_64"}
COMPILERS = [[f"{cpu}-linux-gnu-gcc"] for cpu in GUARDS] + [["clang", f"--target={cpu}-linux-gnu"] for cpu in GUARDS]


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


@pytest.mark.parametrize("compiler", COMPILERS, ids=" ".join)
def test_everything_compiles(tmp_path: Path, compiler: list[str]) -> None:
    """And kernels of another cpu come out empty."""
    compile_all(tmp_path, compiler, KERNELS + SOURCES)
    [cpu] = [cpu for cpu in GUARDS if cpu in compiler[-1]]
    own = [kernel for kernel in KERNELS if f"#ifdef {GUARDS[cpu]}\n" in kernel.read_text()]
    assert own and own != KERNELS
    for kernel in KERNELS:
        file = str(tmp_path / f"{kernel.stem}.o")
        symbols = tool(f"{cpu}-linux-gnu-nm", "--format=posix", "--defined-only", "--extern-only", file)
        # "section size address" by line, between a heading and a total
        lines = tool(f"{cpu}-linux-gnu-size", "--format=sysv", file).splitlines()
        sizes = [line.split() for line in lines if line.startswith(".")]
        # Weak is what many kernels have and a program once.
        strong = [name for name, kind, *_ in map(str.split, symbols.splitlines()) if kind not in ("V", "W")]
        assert strong == ([kernel.stem] if kernel in own else [])
        assert kernel in own or not [name for name, size, _ in sizes if size != "0"], kernel.name


@pytest.mark.parametrize("target", ["arm64-apple-macos11", "aarch64-windows-msvc"])
def test_kernels_assemble_for_other_object_formats(tmp_path: Path, target: str) -> None:
    compile_all(tmp_path, ["clang", f"--target={target}"], KERNELS)


@pytest.mark.parametrize("options", [["gcc", "-std=c11"], ["clang", "-std=c11"], ["g++", "-std=c++17"]], ids=" ".join)
@pytest.mark.parametrize("prefix", [[], ["-DAESGEN_PREFIX=mine_"]], ids=["", "prefix"])
@pytest.mark.parametrize("header", ["aesgen", "aesgen_session"])
def test_header_stands_alone(tmp_path: Path, options: list[str], prefix: list[str], header: str) -> None:
    source = tmp_path / ("user.cc" if "++" in options[0] else "user.c")
    source.write_text(f"#include <{header}.h>\nint main(void) {{ return (int)aesgen_version(); }}\n")
    compile_all(tmp_path, options, [source], "-pedantic", *prefix)
