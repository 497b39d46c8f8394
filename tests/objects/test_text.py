# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Machine code as bytes: no two members are one, yield counts differ in one immediate, and .text holds instructions only (D14)."""

import re
from pathlib import Path

import pytest

from generator.kernels import Kernel
from tests.objects.aarch64 import (
    GROUPS,
    KEY_EXPANDS,
    KERNELS,
    OTHER_YIELDS,
    PRODUCT,
    ROW_LIBRARY,
    TOOLS,
    A64Code,
    disassemble,
    emulate,
)
from tests.objects.code import run

Text = tuple[tuple[int, str | None], ...]


def everything() -> dict[str, A64Code]:
    """The whole product: two archives, divided by yield counts."""
    return {**disassemble(PRODUCT), **disassemble(OTHER_YIELDS)}


def text(code: A64Code) -> Text:
    return tuple((one.word, one.relocation) for one in code.instructions)


def test_the_archives_hold_the_whole_product() -> None:
    assert sorted(everything()) == sorted([*KERNELS, *KEY_EXPANDS])
    assert not [name for name in disassemble(PRODUCT).keys() & disassemble(OTHER_YIELDS).keys() if name in KERNELS]


def test_no_two_members_have_equal_text() -> None:
    seen: dict[Text, str] = {}
    for name, code in everything().items():
        same = seen.setdefault(text(code), name)
        assert same == name, f"{name} has the text of {same}"


def families() -> dict[tuple[str, int, bool, str], list[Kernel]]:
    """Members that differ only in a yield count above 0."""
    found: dict[tuple[str, int, bool, str], list[Kernel]] = {}
    for kernel in KERNELS.values():
        if kernel.yield_blocks:
            axes = (kernel.mode, kernel.interleave, kernel.inline, kernel.regalloc)
            found.setdefault(axes, []).append(kernel)
    return found


@pytest.mark.parametrize("mode, interleave", GROUPS)
def test_yield_counts_differ_in_the_immediate_of_one_movz(mode: str, interleave: int) -> None:
    code = everything()
    mine = [kernels for axes, kernels in families().items() if axes[:2] == (mode, interleave)]
    assert mine
    for first, *others in mine:
        assert others, first.name
        base = code[first.name]
        for other in others:
            twin = code[other.name]
            assert len(base.instructions) == len(twin.instructions), f"{first.name} and {other.name} differ in length"
            differing = [pair for pair in zip(base.instructions, twin.instructions) if pair[0].word != pair[1].word]
            assert len(differing) == 1, f"{first.name} and {other.name} differ at {differing}"
            assert [one.relocation for one in base.instructions] == [one.relocation for one in twin.instructions]
            for kernel, one in zip((first, other), differing[0]):
                # MOVZ Wd, #imm16: everything but the field is the same, and the field is the count.
                assert (one.mnemonic, int(one.operands[1].lstrip("#"), 0)) == ("movz", kernel.yield_blocks), kernel.name
            assert (differing[0][0].word ^ differing[0][1].word) & ~(0xFFFF << 5) == 0, f"{other.name}: {differing}"


@pytest.mark.parametrize("mode, interleave", GROUPS)
def test_a_kernel_that_yields_is_not_the_one_that_does_not(mode: str, interleave: int) -> None:
    code = everything()
    for axes, kernels in families().items():
        if axes[:2] == (mode, interleave):
            plain = code[Kernel("armv8ce", *axes, 0).name]
            for kernel in kernels:
                assert len(code[kernel.name].instructions) > len(plain.instructions), kernel.name


def test_d14_text_holds_instructions_only_and_nothing_else_is_code() -> None:
    """Mapping symbols say what is data; constants are in .rodata, found by adrp and add."""
    listing = run(TOOLS + "readelf", "--sections", "--symbols", "--wide", PRODUCT)
    parts = re.split(r"^File: .*\((.*)\.o\)$", listing, flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2]))
    assert set(found) == set(disassemble(PRODUCT))
    for name, part in found.items():
        rows = re.findall(r"^\s*\[\s*(\d+)\] (\.\S+)\s+(\S+)\s+\S+\s+\S+\s+([0-9a-f]+)\s+\S+\s+([A-Z]*)", part, re.M)
        index = {section: number for number, section, *_ in rows}
        filled = {section: flags for _, section, _, size, flags in rows if int(size, 16) and "A" in flags}
        constants = {".rodata"} if "_xts_" in name else set()
        assert set(filled) == {".text", ".eh_frame", ".note.gnu.property"} | constants, name
        assert [section for section, flags in filled.items() if "X" in flags] == [".text"], name
        assert not [section for section, flags in filled.items() if "W" in flags], name
        symbols = re.findall(r"^\s*\d+: \S+\s+\d+ \w+\s+\w+\s+\w+\s+(\w+) (\$\S+)$", part, re.M)
        of_text = {symbol.split(".")[0] for section, symbol in symbols if section == index[".text"]}
        assert of_text == {"$x"}, f"{name}: {of_text} in .text"


def test_d14_no_instruction_reads_text() -> None:
    for name, code in everything().items():
        for one in code.instructions:
            literal = one.mnemonic.startswith("ld") and "[" not in " ".join(one.operands)
            assert not literal and one.mnemonic != "adr", f"{name}: {one}"
            assert one.relocation is None or one.relocation.endswith(" .rodata"), f"{name}: {one} {one.relocation}"


def segments(program: Path) -> list[tuple[str, list[str]]]:
    """(flags, sections) of each loaded segment."""
    listing = run(TOOLS + "readelf", "--segments", "--wide", program)
    headers, _, mapping = listing.partition("Section to Segment mapping:")
    rows = re.findall(r"^  ([A-Z_]+)(?: +0x\S+){5} ([RWE ]{3}) (?:0x|0$)", headers, re.M)
    placed = [line.split()[1:] for line in mapping.splitlines()[2:] if line.strip()]
    assert len(rows) == len(placed), listing
    return [(flags.replace(" ", ""), names) for (kind, flags), names in zip(rows, placed) if kind == "LOAD"]


def test_d14_self_test_runs_with_constants_and_code_in_segments_of_their_own(tmp_path: Path) -> None:
    source, program = tmp_path / "main.c", tmp_path / "program"
    source.write_text('#include "aesgen.h"\nint main(void) { return aesgen_selftest(); }\n')
    header = Path("aesgen.h").parent if Path("aesgen.h").exists() else Path("runtime")
    run(TOOLS + "gcc", "-O2", "-static", f"-I{header}", "-Wl,-z,separate-code", source, ROW_LIBRARY, "-o", program)
    for flags, names in segments(program):
        assert not ("E" in flags and ".rodata" in names), (flags, names)
        if "E" in flags:
            assert {".text"} <= set(names) <= {".text", ".init", ".fini", ".plt", "__libc_freeres_fn"}, names
    emulate(program)


def test_d14_all_kernels_link_as_execute_only(tmp_path: Path) -> None:
    """LLD refuses this layout to a section that is to be read."""
    library = tmp_path / "execute_only.so"
    run("ld.lld", "-shared", "--execute-only", "--whole-archive", PRODUCT, "-o", library)
    code = [(flags, names) for flags, names in segments(library) if "E" in flags]
    assert code == [("E", [".text"])]
    assert [flags for flags, names in segments(library) if ".rodata" in names] == ["R"]
