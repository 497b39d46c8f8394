# SPDX-License-Identifier: Apache-2.0 OR MIT
"""-DAESGEN_WIPE_REGS on x86-64: whatever way a kernel takes to a return, each vector register, mask and general temporary that was written on it is zero there.

The CPU's own zeroes count as such: XOR of a register with itself, of which VEX and EVEX encodings clear all above 16 bytes too.
"""

from functools import cache
from pathlib import Path

import pytest

from generator.kernels import KeyExpand, Kernel
from generator.table import shipped
from tests.objects.code import Node, run
from tests.objects.frames_x86_64 import ENTRY, PRESERVED, simulate
from tests.objects.members import isas_of
from tests.objects.notes import assemble
from tests.objects.x86_64 import KERNELS, TOOLS, X86, X86Code, disassemble

# RAX is the result; the others are the frame's, see test_frames_x86_64.py.
KEPT = PRESERVED | {"rax", "rsp", "flags"}
ISAS = [isa.name for isa in isas_of("x86_64")]


def is_zeroed(one: X86) -> bool:
    return "xor" in one.mnemonic and len(set(one.operands[-2:])) == 1 and not any("{" in text for text in one.operands)


def left(code: X86Code) -> dict[int, frozenset[str]]:
    """Return to the caller → the registers that some path to it leaves written and not zero."""
    before: dict[Node, frozenset[str]] = {(0, None): frozenset()}
    todo: list[Node] = [(0, None)]
    found: dict[int, frozenset[str]] = {}
    while todo:
        node = todo.pop()
        one = code.at[node[0]]
        written = one.effects.writes - KEPT
        after = before[node] - written if is_zeroed(one) else before[node] | written
        if one.is_return and node[1] is None:
            found[one.address] = after
        for place in code.nodes[node]:
            joined = before.get(place, frozenset()) | after
            if joined != before.get(place):
                before[place] = joined
                todo.append(place)
    return found


def sample(isa: str) -> list[Kernel | KeyExpand]:
    """A fourth of what rows ship of an ISA, and of each mode one member that they may not ship."""
    rows = [kernel for kernel in shipped() if kernel.name in KERNELS and kernel.isa == isa]
    by_mode = {kernel.mode: kernel for kernel in KERNELS.values() if kernel.isa == isa}
    return list(dict.fromkeys([*rows[::4], *by_mode.values(), KeyExpand(isa)]))


@cache
def assembled(isa: str, flag: str, folder: Path) -> list[X86Code]:
    compilers = {"gas": [TOOLS + "gcc", *filter(None, [flag])]}
    folder.mkdir()
    return [disassemble(folder / "gas" / f"{name}.o")[name] for name in assemble(sample(isa), compilers, folder)]


@pytest.mark.parametrize("isa", ISAS)
def test_every_way_out_leaves_zeroes(isa: str, tmp_path: Path) -> None:
    for code in assembled(isa, "-DAESGEN_WIPE_REGS", tmp_path / "wiped"):
        returns = left(code)
        assert returns, code
        for address, names in returns.items():
            assert not names, f"{code}, which returns at {address:#x}, leaves {sorted(names)}"
        # And callee-saved registers come back all the same.
        at, problems = simulate(code)
        assert not problems and all(at[(address, None)] == ENTRY for address in returns), f"{code}: {problems}"


@pytest.mark.parametrize("isa", ISAS)
def test_control_without_the_flag_something_is_left(isa: str, tmp_path: Path) -> None:
    for code in assembled(isa, "", tmp_path / "plain"):
        assert any(left(code).values()), code


BAD = {
    "a vector": "movdqu xmm3, [rsi]",
    "a general register": "mov rdx, [rsi]",
    "a mask": "kmovd k2, eax",
    "on one path": "movdqu xmm3, [rsi]; test rdx, rdx; jz 1f; pxor xmm3, xmm3; 1:",
    "at one of two returns": "movdqu xmm3, [rsi]; test rdx, rdx; jz 1f; ret; 1: pxor xmm3, xmm3",
    "written again": "pxor xmm3, xmm3; movdqu xmm3, [rsi]",
    "of another register": "movdqu xmm3, [rsi]; pxor xmm4, xmm4",
    "all ones": "pcmpeqd xmm3, xmm3",
    "under a mask": "vpxord zmm3{k1}, zmm4, zmm4",
    "no idiom": "pxor xmm3, xmm4",
    "by a routine": "call 1f; ret; 1: movdqu xmm3, [rsi]",
}


@pytest.mark.parametrize("what", BAD)
def test_control_what_is_left_is_found(what: str, tmp_path: Path) -> None:
    source = tmp_path / "snippet.s"
    source.write_text(f".intel_syntax noprefix\n.text\nsnippet:\n{BAD[what].replace(';', chr(10))}\nret\n")
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    assert any(left(disassemble(source.with_suffix(".o"))["snippet"]).values())
