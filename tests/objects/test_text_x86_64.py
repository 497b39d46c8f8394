# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64's machine code as bytes: no two members are one, yield counts differ in one immediate, and .text holds instructions only
(D14), which run where nobody may read them."""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from generator.isas import ISA_BY_NAME
from generator.kernels import Kernel
from tests.objects.code import run
from tests.objects.members import isas_of
from tests.objects.programs import build
from tests.objects.x86_64 import GROUPS, KERNELS, TOOLS, X86Code, archive, disassemble, group

ISAS = [isa.name for isa in isas_of("x86_64")]
by_isa = pytest.mark.parametrize("isa", ISAS)

Text = tuple[tuple[bytes, str | None], ...]


def text(code: X86Code) -> Text:
    return tuple((one.code, one.relocation) for one in code.instructions)


@by_isa
def test_the_archive_holds_the_whole_product(isa: str) -> None:
    expected = {kernel.name for kernel in KERNELS.values() if kernel.isa == isa} | {f"aes_key_expand_{isa}"}
    assert expected and expected <= set(disassemble(archive(isa)))


@by_isa
def test_no_two_members_have_equal_text(isa: str) -> None:
    seen: dict[Text, str] = {}
    for name, code in disassemble(archive(isa)).items():
        same = seen.setdefault(text(code), name)
        assert same == name, f"{name} has the text of {same}"


def families(isa: str, mode: str, interleave: int) -> list[list[tuple[Kernel, X86Code]]]:
    """Members that differ only in a yield count above 0."""
    found: dict[Kernel, list[tuple[Kernel, X86Code]]] = {}
    for kernel, code in group(isa, mode, interleave):
        if kernel.yield_blocks:
            found.setdefault(replace(kernel, yield_blocks=0), []).append((kernel, code))
    return list(found.values())


@pytest.mark.parametrize("isa, mode, interleave", GROUPS)
def test_yield_counts_differ_in_the_immediate_of_one_mov(isa: str, mode: str, interleave: int) -> None:
    for (first, base), *others in families(isa, mode, interleave):
        assert others, first.name
        for other, twin in others:
            both = f"{first.name} and {other.name}"
            assert len(base.instructions) == len(twin.instructions), f"{both} differ in length"
            pairs = list(zip(base.instructions, twin.instructions))
            assert all(a.relocation == b.relocation for a, b in pairs), both
            differing = [pair for pair in pairs if pair[0].code != pair[1].code]
            assert len(differing) == 1, f"{both} differ at {differing}"
            # The field is all of the last four bytes, and it is the count.
            assert differing[0][0].code[:-4] == differing[0][1].code[:-4], f"{both}: {differing}"
            for kernel, one in zip((first, other), differing[0]):
                assert (
                    one.mnemonic == "mov" and int(one.operands[-1], 16) == kernel.yield_blocks
                ), f"{kernel.name}: {one}"
                assert int.from_bytes(one.code[-4:], "little") == kernel.yield_blocks, f"{kernel.name}: {one}"


@by_isa
def test_d14_text_holds_instructions_only_and_nothing_else_is_code(isa: str) -> None:
    """That each byte of .text is an instruction to which control leads, or padding, is shown with the CFI."""
    listing = run(TOOLS + "readelf", "--sections", "--wide", archive(isa))
    parts = re.split(r"^File: .*\((.*)\.o\)$", listing, flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2]))
    assert set(found) == set(disassemble(archive(isa)))
    for name, part in found.items():
        rows = re.findall(r"^\s*\[\s*\d+\] (\.\S+)\s+\S+\s+\S+\s+\S+\s+([0-9a-f]+)\s+\S+\s+([A-Z]*)", part, re.M)
        filled = {section: flags for section, size, flags in rows if int(size, 16) and "A" in flags}
        assert [section for section, flags in filled.items() if "X" in flags] == [".text"], name
        assert not [section for section, flags in filled.items() if "W" in flags], name
        constants = {section for section in filled if re.fullmatch(r"\.rodata(\..*)?", section)}
        assert set(filled) - constants == {".text", ".eh_frame", ".note.gnu.property"}, name


@by_isa
def test_d14_what_is_referred_to_is_read_only_data(isa: str) -> None:
    for name, code in disassemble(archive(isa)).items():
        for one in code.instructions:
            # Whether that symbol is in read-only data is the analysis's matter; that it is not in .text is this one's.
            assert one.relocation is None or " .text" not in one.relocation, f"{name}: {one} {one.relocation}"
            assert "[rip" not in " ".join(one.operands) or one.relocation is not None, f"{name}: {one}"


@pytest.fixture(scope="module", params=ISAS)
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    isa = str(request.param)
    flags = ("-Wl,-z,separate-code",)
    return build(archive(isa), tmp_path_factory.mktemp(isa), "execute_only.cc", flags=flags)


def test_d14_kernels_run_in_memory_that_nobody_may_read(program: Path) -> None:
    done = subprocess.run([program], capture_output=True, text=True)
    if done.returncode == 77:
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^[1-9]\d* kernels", done.stdout, re.M), done.stdout


@by_isa
def test_every_member_needs_features_of_its_record_only(isa: str) -> None:
    """D20: each bit by itself; none is concluded from another."""
    required = set(ISA_BY_NAME[isa].requires)
    for name, code in disassemble(archive(isa)).items():
        for one in code.instructions:
            assert one.features <= required, f"{name}: {one} needs {sorted(one.features - required)}"
