# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a linker reads of our objects: no executable stack (D15), landing pads and signed returns (D16); and two assemblers that
take the same files and make the same code of them (D18)."""

import re
import subprocess
from pathlib import Path

import pytest

from generator.emit import emit
from generator.kernels import KeyExpand, Kernel
from generator.table import shipped, shipped_key_expands
from tests.objects.aarch64 import GROUPS, KERNELS, KEY_EXPANDS, PRODUCT, TOOLS, disassemble
from tests.objects.code import run

GAS = [TOOLS + "gcc"]
CLANG = ["clang", "--target=aarch64-linux-gnu"]
LINKERS = [TOOLS + "ld", "ld.lld"]


def by_member(listing: str) -> dict[str, str]:
    parts = re.split(r"^File: .*\((.*)\.o\)$", listing, flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2]))
    assert set(found) == set(disassemble(PRODUCT))
    return found


def test_d15_every_object_has_the_stack_note() -> None:
    for name, part in by_member(run(TOOLS + "readelf", "--sections", "--wide", PRODUCT)).items():
        assert re.search(r"\] \.note\.GNU-stack\s+PROGBITS\s+0+ [0-9a-f]+ 000000 00\s+0 ", part), name


def test_d16_every_object_has_the_property_note() -> None:
    for name, part in by_member(run(TOOLS + "readelf", "--notes", PRODUCT)).items():
        assert "Properties: AArch64 feature: BTI, PAC\n" in part, name


def test_kernels_are_hidden_functions_with_sizes() -> None:
    for name, part in by_member(run(TOOLS + "readelf", "--symbols", "--wide", PRODUCT)).items():
        size = 4 * len(disassemble(PRODUCT)[name].instructions)
        symbols = re.findall(r"^\s*\d+: (\S+)\s+(\d+) (\w+)\s+GLOBAL (\w+)\s+\w+ (\S+)$", part, re.M)
        assert symbols == [("0" * 16, str(size), "FUNC", "HIDDEN", name)], name


@pytest.mark.parametrize("linker", LINKERS)
def test_d15_d16_linked_with_landing_pads_demanded_and_warnings_fatal(linker: str, tmp_path: Path) -> None:
    library = tmp_path / "all.so"
    flags = ["-shared", "-z", "force-bti", "-z", "pac-plt", "--fatal-warnings", "-z", "text", "-z", "defs"]
    run(linker, *flags, "--whole-archive", PRODUCT, "-o", library)
    assert "AArch64 feature: BTI, PAC" in run(TOOLS + "readelf", "--notes", library)
    assert re.search(r"^\s+GNU_STACK .* RW +0", run(TOOLS + "readelf", "--segments", "--wide", library), re.M)


@pytest.mark.parametrize("linker", LINKERS)
def test_control_an_object_without_notes_fails_that_link(linker: str, tmp_path: Path) -> None:
    source, bare, library = tmp_path / "bare.s", tmp_path / "bare.o", tmp_path / "bare.so"
    source.write_text("\tret\n")
    run(*GAS, "-c", source, "-o", bare)
    command = [linker, "-shared", "-z", "force-bti", "--fatal-warnings", bare, "-o", library]
    assert subprocess.run(list(map(str, command)), capture_output=True).returncode != 0


def sample() -> list[Kernel | KeyExpand]:
    """What rows ship, and of each mode and interleave another pair of axes and yield count in turn."""
    chosen: list[Kernel | KeyExpand] = [*shipped(), *shipped_key_expands()]
    chosen = [kernel for kernel in chosen if kernel.name in (KERNELS | KEY_EXPANDS)]
    for turn, (mode, interleave) in enumerate(GROUPS):
        kernels = [k for k in KERNELS.values() if (k.mode, k.interleave) == (mode, interleave) and k not in chosen]
        chosen.append(kernels[7 * turn % len(kernels)])
    return chosen


def test_d18_two_assemblers_agree_without_a_warning(tmp_path: Path) -> None:
    names = []
    for kernel in sample():
        (tmp_path / f"{kernel.name}.S").write_text(emit(kernel))
        names.append(kernel.name)
    assert len(set(names)) == len(names) > len(GROUPS)
    runtime = Path("runtime").resolve()
    for compiler, folder in ((GAS, tmp_path / "gas"), (CLANG, tmp_path / "clang")):
        folder.mkdir()
        flags = ["-Wall", "-Wextra", "-Werror", f"-I{runtime}", "-c", *(f"../{name}.S" for name in names)]
        done = subprocess.run([*compiler, *flags], cwd=folder, text=True, capture_output=True)
        assert done.returncode == 0 and not done.stderr, done.stderr[:2000]
    for name in names:
        gas, clang = (disassemble(tmp_path / folder / f"{name}.o")[name] for folder in ("gas", "clang"))
        assert [one.word for one in gas.instructions] == [one.word for one in clang.instructions], name
        notes = [run(TOOLS + "readelf", "--notes", tmp_path / folder / f"{name}.o") for folder in ("gas", "clang")]
        assert notes[0] == notes[1] and "BTI, PAC" in notes[0], name
