# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs over a table of kernels for x86-64."""

from pathlib import Path

from tests.objects.code import run
from tests.objects.x86_64 import TOOLS

HERE = Path("tests/objects")
SOURCES = (HERE / "calls.cc", Path("tests/kernels/cpu_features.cc"))


def build(archive: Path, folder: Path, *sources: str, flags: tuple[str, ...] = ()) -> Path:
    """Compiles sources of this folder, with calls.cc, and links them with an archive and the table beside it."""
    table, program = folder / "product.o", folder / Path(sources[0]).stem
    includes = [f"-I{archive.parent}", f"-I{HERE}", "-Itests/kernels", "-Iruntime"]
    run(TOOLS + "gcc", "-std=c11", "-O2", *includes, "-c", archive.with_name("product.c"), "-o", table)
    files = [*(HERE / source for source in sources), *SOURCES, table, archive]
    run(
        TOOLS + "g++",
        "-std=c++17",
        "-O2",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-static",
        *flags,
        *includes,
        *files,
        "-o",
        program,
    )
    return program
