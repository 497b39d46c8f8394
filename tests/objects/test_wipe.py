# SPDX-License-Identifier: Apache-2.0 OR MIT
"""-DAESGEN_WIPE_REGS: the one way out clears every vector register and every general temporary that the kernel wrote."""

from functools import cache
from pathlib import Path

import pytest

from tests.objects.aarch64 import (
    GROUPS,
    KERNELS,
    KEY_EXPANDS,
    PRODUCT,
    TOOLS,
    WIPED,
    A64Code,
    disassemble,
    emulate,
    group,
)
from tests.objects.code import run
from tests.objects.frames_aarch64 import ENTRY, simulate

CASES = [*GROUPS, *((name, 0) for name in KEY_EXPANDS)]
# x0 is the result, x29 and x30 the frame's.
KEPT = frozenset({"x0", "x29", "x30", "sp", "flags"})


def written(code: A64Code) -> frozenset[str]:
    return frozenset(name for one in code.instructions for name in one.effects.writes) - KEPT


def way_out(code: A64Code) -> list[int]:
    """The straight line to the return."""
    end = next(a for a in sorted(code.main) if code.at[a].mnemonic == "ret")
    targets = {one.target for one in code.instructions if one.target is not None}
    line = [end]
    while line[0] not in targets and line[0] - 4 in code.at and code.at[line[0] - 4].target is None:
        line.insert(0, line[0] - 4)
    return line


@pytest.mark.parametrize("mode, interleave", CASES)
def test_the_way_out_clears_what_was_written(mode: str, interleave: int) -> None:
    codes = [disassemble(WIPED)[mode]] if interleave == 0 else [code for _, code in group(mode, interleave, WIPED)]
    for code in codes:
        cleared: set[str] = set()
        for address in way_out(code):
            one = code.at[address]
            name = next(iter(one.effects.writes), "")
            if one.operands[1:] in (("xzr", "xzr"), ("#0x0",)) and one.mnemonic in ("orr", "movi"):
                assert one.mnemonic == "orr" or one.operands[0].endswith(".2d"), f"{code}: {one}"
                cleared.add(name)
            elif not (one.effects.memory and one.effects.memory.base == "sp"):
                cleared -= one.effects.writes
        assert written(code), code
        assert cleared >= written(code), f"{code} leaves {sorted(written(code) - cleared)}"
        # And callee-saved registers come back after that.
        at, problems = simulate(code)
        assert not problems and at[(way_out(code)[-1], None)] == ENTRY, f"{code}: {problems}"


@cache
def ran(archive: Path, folder: Path) -> dict[tuple[str, str], tuple[str, frozenset[str]]]:
    """(kernel, rounds) → a digest of the output, and the registers that are not zero after the call."""
    program = folder / archive.parent.name
    includes = [f"-I{archive.parent}", "-Iruntime"]
    sources = [Path("tests/objects") / name for name in ("wipe.c", "capture.S")] + [archive.with_name("product.c")]
    run(TOOLS + "gcc", "-std=c11", "-O2", "-Wall", "-Werror", "-static", *includes, *sources, archive, "-o", program)
    lines = [line.split() for line in emulate(program).splitlines()]
    return {(name, rounds): (digest, frozenset(left)) for name, rounds, digest, *left in lines}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("wipe")


def test_nothing_is_left_when_they_have_run(folder: Path) -> None:
    code, results = disassemble(WIPED), ran(WIPED, folder)
    assert {name for name, _ in results} == set(code)
    for (name, rounds), (_, left) in results.items():
        assert not left & written(code[name]), f"{name}, {rounds} rounds: {sorted(left & written(code[name]))}"


def test_control_without_the_flag_something_is_left(folder: Path) -> None:
    code = disassemble(PRODUCT)
    for (name, rounds), (_, left) in ran(PRODUCT, folder).items():
        assert left & {register for register in written(code[name]) if register[0] == "v"}, (name, rounds)


def test_wiping_changes_no_output(folder: Path) -> None:
    plain, wiped = ran(PRODUCT, folder), ran(WIPED, folder)
    compared = [key for key in wiped if key in plain]
    assert len(compared) > len(KERNELS) // 8
    for key in compared:
        assert plain[key][0] == wiped[key][0], key
