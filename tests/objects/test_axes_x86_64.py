# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The axes are real on x86-64 too: what a kernel's name says of interleave, rounds, keys and direction is so in its machine code."""

from dataclasses import replace
from pathlib import Path

import pytest

from generator.isas import ISA_BY_NAME
from generator.kernels import Kernel
from tests.objects.code import run
from tests.objects.members import members_of
from tests.objects.x86_64 import GROUPS, TOOLS, X86Code, archive, disassemble, kernels_in

by_group = pytest.mark.parametrize("isa, mode, interleave", GROUPS)
# Those whose rounds are instructions.
by_aes_group = pytest.mark.parametrize(
    "isa, mode, interleave", [group for group in GROUPS if "AES" in ISA_BY_NAME[group[0]].requires]
)


def members(isa: str, mode: str, interleave: int) -> list[tuple[Kernel, X86Code]]:
    """Those that never look at a flag: a look has no part in what is tested here."""
    wanted = [kernel for kernel in kernels_in(isa, mode, interleave) if not kernel.yield_blocks]
    return members_of(disassemble(archive(isa)), wanted)


def is_aes(mnemonic: str) -> bool:
    return mnemonic.removeprefix("v") in ("aesenc", "aesenclast", "aesdec", "aesdeclast")


def widest_round(code: X86Code) -> int:
    """The most registers that go through a round together: AES instructions in a row with one key, each of another register."""
    most = 0
    key, blocks = "", set[str]()
    for one in code.instructions:
        if not is_aes(one.mnemonic):
            key, blocks = "", set()
            continue
        block = one.operands[0][1:]
        if one.operands[-1] != key or block in blocks:
            key, blocks = one.operands[-1], set()
        blocks.add(block)
        most = max(most, len(blocks))
    return most


@by_aes_group
def test_a_pass_takes_so_many_registers_through_each_round_together(isa: str, mode: str, interleave: int) -> None:
    for kernel, code in members(isa, mode, interleave):
        assert widest_round(code) == interleave, kernel.name


@by_aes_group
def test_encryption_and_decryption_use_their_own_instructions(isa: str, mode: str, interleave: int) -> None:
    own = {"aesdec", "aesdeclast"} if mode.endswith("_dec") else {"aesenc", "aesenclast"}
    for kernel, code in members(isa, mode, interleave):
        used = {one.mnemonic.removeprefix("v") for one in code.instructions if is_aes(one.mnemonic)}
        assert used == own, f"{kernel.name} uses {sorted(used)}"


@by_group
def test_inline_code_calls_nothing_and_called_code_calls(isa: str, mode: str, interleave: int) -> None:
    for kernel, code in members(isa, mode, interleave):
        calls = [one for one in code.instructions if one.is_call]
        assert bool(calls) != kernel.inline, f"{kernel.name}: {len(calls)} calls"


@by_aes_group
def test_kernels_with_resident_keys_load_less_in_their_loops(isa: str, mode: str, interleave: int) -> None:
    loads: dict[Kernel, dict[str, int]] = {}
    for kernel, code in members(isa, mode, interleave):
        inside = code.with_calls(frozenset[int]().union(*(body for _, body in code.loops if 0 not in body)))
        count = sum((memory := code.at[a].effects.memory) is not None and memory.load for a in inside)
        loads.setdefault(replace(kernel, regalloc="streamed"), {})[kernel.regalloc] = count
    for kernel, by in loads.items():
        # Where the registers leave room for none, there is no such member.
        assert by.get("resident", 0) < by["streamed"], f"{kernel.name}: {by}"


@pytest.mark.parametrize(
    "body, width",
    {
        "aesenc xmm0, xmm8; aesenc xmm1, xmm8; aesenc xmm0, xmm9; aesenc xmm1, xmm9": 2,
        "aesenc xmm0, xmm8; aesenc xmm1, xmm9; aesenc xmm2, xmm10": 1,
        "aesenc xmm0, xmm8; pxor xmm3, xmm3; aesenc xmm1, xmm8": 1,
        "aesenc xmm0, xmm8; aesenc xmm0, xmm8; aesenc xmm0, xmm8": 1,
        "vaesdec zmm0, zmm0, zmm9; vaesdec zmm1, zmm1, zmm9; vaesdec ymm2, ymm2, ymm9": 2,
    }.items(),
)
def test_control_what_goes_through_a_round_together(body: str, width: int, tmp_path: Path) -> None:
    source = tmp_path / "snippet.s"
    source.write_text(f".intel_syntax noprefix\n.text\nsnippet:\n{body.replace(';', chr(10))}\nret\n")
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    assert widest_round(disassemble(source.with_suffix(".o"))["snippet"]) == width
