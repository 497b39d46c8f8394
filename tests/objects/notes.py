# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a linker reads of the objects of an archive, and the same files given to two assemblers: what all architectures share."""

import re
import subprocess
from collections.abc import Collection, Iterable
from pathlib import Path

from generator.emit import emit
from generator.kernels import KeyExpand, Kernel
from generator.table import shipped, shipped_key_expands
from tests.objects.code import run


def by_member(listing: str, members: Collection[str]) -> dict[str, str]:
    """What readelf says of each member of an archive, and that these are its members."""
    parts = re.split(r"^File: .*\((.*)\.o\)$", listing, flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2]))
    assert set(found) == set(members)
    return found


def has_stack_note(sections: str) -> bool:
    """Of an object's table of sections: there is a note, empty, that asks for no executable stack."""
    return re.search(r"\] \.note\.GNU-stack\s+PROGBITS\s+0+ [0-9a-f]+ 000000 00\s+0 ", sections) is not None


def globals_of(symbols: str) -> list[tuple[str, ...]]:
    """Value, size, type, visibility and name of the global symbols in an object's table."""
    return re.findall(r"^\s*\d+: (\S+)\s+(\d+) (\w+)\s+GLOBAL (\w+)\s+\w+ (\S+)$", symbols, re.M)


def is_stack_not_executable(segments: str) -> bool:
    return re.search(r"^\s+GNU_STACK .* RW +0", segments, re.M) is not None


def sample(kernels: dict[str, Kernel], key_expands: dict[str, KeyExpand]) -> list[Kernel | KeyExpand]:
    """What rows ship, and of each ISA, mode and interleave another pair of axes and yield count in turn."""
    chosen: list[Kernel | KeyExpand] = [*shipped(), *shipped_key_expands()]
    chosen = [kernel for kernel in chosen if kernel.name in (kernels | key_expands)]
    groups: dict[tuple[str, str, int], list[Kernel]] = {}
    for kernel in kernels.values():
        if kernel not in chosen:
            groups.setdefault((kernel.isa, kernel.mode, kernel.interleave), []).append(kernel)
    chosen += [others[7 * turn % len(others)] for turn, others in enumerate(groups.values())]
    assert len(set(chosen)) == len(chosen) > len(groups)
    return chosen


def assemble(kernels: Iterable[Kernel | KeyExpand], compilers: dict[str, list[str]], folder: Path) -> list[str]:
    """The names of kernels, each assembled to FOLDER/COMPILER/NAME.o by each compiler without a warning."""
    names = [kernel.name for kernel in kernels]
    for kernel in kernels:
        (folder / f"{kernel.name}.S").write_text(emit(kernel))
    runtime = Path("runtime").resolve()
    for name, compiler in compilers.items():
        (folder / name).mkdir()
        flags = ["-Wall", "-Wextra", "-Werror", f"-I{runtime}", "-c", *(f"../{kernel}.S" for kernel in names)]
        done = subprocess.run([*compiler, *flags], cwd=folder / name, text=True, capture_output=True)
        assert done.returncode == 0 and not done.stderr, done.stderr[:2000]
    return names


def links(*command: object) -> bool:
    return subprocess.run(list(map(str, command)), capture_output=True).returncode == 0
