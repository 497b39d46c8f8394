# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a linker reads of our objects: no executable stack (D15), landing pads and signed returns (D16); and two assemblers that
take the same files and make the same code of them (D18)."""

import re
from pathlib import Path

import pytest

from tests.objects import notes
from tests.objects.aarch64 import KERNELS, KEY_EXPANDS, PRODUCT, TOOLS, disassemble
from tests.objects.code import run
from tests.objects.notes import globals_of, has_stack_note, is_stack_not_executable, links

GAS = [TOOLS + "gcc"]
CLANG = ["clang", "--target=aarch64-linux-gnu"]
LINKERS = [TOOLS + "ld", "ld.lld"]


def by_member(listing: str) -> dict[str, str]:
    return notes.by_member(listing, disassemble(PRODUCT))


def test_d15_every_object_has_the_stack_note() -> None:
    for name, part in by_member(run(TOOLS + "readelf", "--sections", "--wide", PRODUCT)).items():
        assert has_stack_note(part), name


def test_d16_every_object_has_the_property_note() -> None:
    for name, part in by_member(run(TOOLS + "readelf", "--notes", PRODUCT)).items():
        assert "Properties: AArch64 feature: BTI, PAC\n" in part, name


def test_kernels_are_hidden_functions_with_sizes() -> None:
    for name, part in by_member(run(TOOLS + "readelf", "--symbols", "--wide", PRODUCT)).items():
        size = 4 * len(disassemble(PRODUCT)[name].instructions)
        assert globals_of(part) == [("0" * 16, str(size), "FUNC", "HIDDEN", name)], name


@pytest.mark.parametrize("linker", LINKERS)
def test_d15_d16_linked_with_landing_pads_demanded_and_warnings_fatal(linker: str, tmp_path: Path) -> None:
    library = tmp_path / "all.so"
    flags = ["-shared", "-z", "force-bti", "-z", "pac-plt", "--fatal-warnings", "-z", "text", "-z", "defs"]
    run(linker, *flags, "--whole-archive", PRODUCT, "-o", library)
    assert "AArch64 feature: BTI, PAC" in run(TOOLS + "readelf", "--notes", library)
    assert is_stack_not_executable(run(TOOLS + "readelf", "--segments", "--wide", library))


@pytest.mark.parametrize("linker", LINKERS)
def test_control_an_object_without_notes_fails_that_link(linker: str, tmp_path: Path) -> None:
    source, bare, library = tmp_path / "bare.s", tmp_path / "bare.o", tmp_path / "bare.so"
    source.write_text("\tret\n")
    run(*GAS, "-c", source, "-o", bare)
    assert not links(linker, "-shared", "-z", "force-bti", "--fatal-warnings", bare, "-o", library)


def test_d18_two_assemblers_agree_without_a_warning(tmp_path: Path) -> None:
    for name in notes.assemble(notes.sample(KERNELS, KEY_EXPANDS), {"gas": GAS, "clang": CLANG}, tmp_path):
        objects = [tmp_path / folder / f"{name}.o" for folder in ("gas", "clang")]
        gas, clang = (disassemble(path)[name] for path in objects)
        assert [one.word for one in gas.instructions] == [one.word for one in clang.instructions], name
        said = [run(TOOLS + "readelf", "--notes", path) for path in objects]
        assert said[0] == said[1] and "BTI, PAC" in said[0], name
