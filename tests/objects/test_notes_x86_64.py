# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a linker reads of x86-64's objects: no executable stack (D15), landing pads and shadow stacks (D16); and two assemblers that
take the same files and make the same code of them (D18)."""

from pathlib import Path

import pytest

from tests.objects import notes
from tests.objects.code import run
from tests.objects.members import isas_of
from tests.objects.notes import globals_of, has_stack_note, is_stack_not_executable, links
from tests.objects.x86_64 import KERNELS, KEY_EXPANDS, TOOLS, archive, disassemble

GAS = [TOOLS + "gcc"]
CLANG = ["clang", "--target=x86_64-linux-gnu"]
# Each with how it is told to refuse an object without the property.
LINKERS = {TOOLS + "ld": ("-z", "cet-report=error"), "ld.lld": ("-z", "cet-report=error")}
CET = "x86 feature: IBT, SHSTK\n"

by_isa = pytest.mark.parametrize("isa", [isa.name for isa in isas_of("x86_64")])
by_linker = pytest.mark.parametrize("linker", LINKERS)


def by_member(isa: str, *what: str) -> dict[str, str]:
    return notes.by_member(run(TOOLS + "readelf", "--wide", *what, archive(isa)), disassemble(archive(isa)))


@by_isa
def test_d15_every_object_has_the_stack_note(isa: str) -> None:
    for name, part in by_member(isa, "--sections").items():
        assert has_stack_note(part), name


@by_isa
def test_d16_every_object_has_the_property_note(isa: str) -> None:
    for name, part in by_member(isa, "--notes").items():
        assert f"Properties: {CET}" in part, name


@by_isa
def test_kernels_are_hidden_functions_with_sizes(isa: str) -> None:
    for name, part in by_member(isa, "--symbols", "--sections").items():
        [(value, size, *kind)] = globals_of(part)
        assert (int(value, 16), *kind) == (0, "FUNC", "HIDDEN", name), name
        assert f" {int(size):06x} 00  AX " in part, f"{name} is not all of .text"


@by_isa
@by_linker
def test_d15_d16_linked_with_the_property_demanded_and_warnings_fatal(isa: str, linker: str, tmp_path: Path) -> None:
    library = tmp_path / "all.so"
    flags = ["-shared", *LINKERS[linker], "--fatal-warnings", "-z", "text", "-z", "defs"]
    run(linker, *flags, "--whole-archive", archive(isa), "-o", library)
    assert CET in run(TOOLS + "readelf", "--wide", "--notes", library)
    assert is_stack_not_executable(run(TOOLS + "readelf", "--segments", "--wide", library))


@by_linker
def test_control_an_object_without_notes_fails_that_link(linker: str, tmp_path: Path) -> None:
    source, bare, library = tmp_path / "bare.s", tmp_path / "bare.o", tmp_path / "bare.so"
    source.write_text('\tret\n\t.section .note.GNU-stack, "", @progbits\n')
    run(*GAS, "-c", source, "-o", bare)
    assert links(linker, "-shared", "--fatal-warnings", bare, "-o", library)
    assert not links(linker, "-shared", *LINKERS[linker], "--fatal-warnings", bare, "-o", library)


def test_d18_two_assemblers_agree_without_a_warning(tmp_path: Path) -> None:
    """Of a fourth of the sample. What they fill up with before an aligned label is their own choice, of one length."""
    kernels = notes.sample(KERNELS, KEY_EXPANDS)[::4]
    for name in notes.assemble(kernels, {"gas": GAS, "clang": CLANG}, tmp_path):
        objects = [tmp_path / folder / f"{name}.o" for folder in ("gas", "clang")]
        gas, clang = (
            [(one.address, one.code) for one in disassemble(path)[name].instructions if one.mnemonic != "nop"]
            for path in objects
        )
        assert gas == clang, name
        said = [run(TOOLS + "readelf", "--notes", path) for path in objects]
        assert said[0] == said[1] and CET in said[0], name
