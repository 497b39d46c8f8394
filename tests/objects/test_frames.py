# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers, stack and CFI (D9, D11, D12, D17): callee-saved registers come back, nothing else is put on the stack, and an unwinder
finds the caller from every instruction."""

import re
from pathlib import Path

import pytest

from tests.objects.aarch64 import (
    AUTIASP,
    BTI_C,
    GROUPS,
    KEY_EXPANDS,
    LOADS,
    NOP,
    PACIASP,
    PRODUCT,
    STORES,
    TOOLS,
    A64Code,
    disassemble,
    group,
)
from tests.objects.code import run
from tests.objects.frames import cfi_problems, descriptions
from tests.objects.frames_aarch64 import AAPCS64, ENTRY, PRESERVED, simulate

CASES = [*GROUPS, *((name, 0) for name in KEY_EXPANDS)]
by_case = pytest.mark.parametrize("mode, interleave", CASES)


def codes(mode: str, interleave: int) -> list[A64Code]:
    return [disassemble(PRODUCT)[mode]] if interleave == 0 else [code for _, code in group(mode, interleave)]


@by_case
def test_forbidden_registers_and_branches(mode: str, interleave: int) -> None:
    for code in codes(mode, interleave):
        for one in code.instructions:
            assert not re.search(r"\b[xw]18\b", " ".join(one.operands)), f"{code}: {one}"
            assert one.mnemonic not in ("br", "blr", "svc", "msr", "mrs"), f"{code}: {one}"
            assert one.mnemonic != "ret" or not one.operands, f"{code}: {one}"


@by_case
def test_d16_begins_with_a_landing_pad_and_returns_once(mode: str, interleave: int) -> None:
    for code in codes(mode, interleave):
        returns = [address for address in sorted(code.main) if code.at[address].mnemonic == "ret"]
        assert len(returns) == 1, f"{code} returns at {list(map(hex, returns))}"
        calls = bool(code.routines)
        assert code.instructions[0].hint() == (PACIASP if calls else BTI_C), f"{code}: {code.instructions[0]}"
        hints = [one.hint() for one in code.instructions if one.hint() not in (None, NOP)]
        assert hints == ([PACIASP, AUTIASP] if calls else [BTI_C]), code
        if calls:
            assert code.at[returns[0] - 4].hint() == AUTIASP, code
        # Routines too: each has its own return, and is reached by bl alone.
        for entry in code.routines:
            assert not code.reached(entry) & code.main, f"{code}: control falls into the routine at {entry:#x}"


@by_case
def test_d9_d11_callee_saved_registers_and_the_stack(mode: str, interleave: int) -> None:
    for code in codes(mode, interleave):
        at, problems = simulate(code)
        assert not problems, f"{code}: {'; '.join(problems)}"
        for (address, back), frame in at.items():
            assert frame.sp % 16 == 0 and frame.sp <= 0, f"{code}: SP is {frame.sp} at {address:#x}"
            if code.at[address].mnemonic == "ret" and back is None:
                assert frame == ENTRY, f"{code}: not as at entry: {sorted(PRESERVED - frame.kept)}, SP {frame.sp:+}"


@by_case
def test_sp_moves_in_prologue_and_epilogue_only(mode: str, interleave: int) -> None:
    for code in codes(mode, interleave):
        moves = [one for one in code.instructions if "sp" in one.effects.writes]
        saves = any(PRESERVED & one.effects.writes for one in code.instructions if one.hint() is None)
        # Kernels of streams have a part of the stack of their own below what they save.
        own = 2 if mode == "cbc_enc_mb" else 0
        assert len([one for one in moves if one.moves_sp() is not None]) == own, f"{code}: {moves}"
        assert len(moves) == (2 if saves else 0) + own, f"{code}: {moves}"
        if moves:
            first, last = moves[len(moves) // 2 - 1], moves[len(moves) // 2]
            branches = [one.address for one in code.instructions if one.conditional or one.target is not None]
            end = next(one.address for one in code.instructions if one.mnemonic == "ret")
            assert first.address < min(branches), f"{code}: {first}"
            assert not [address for address in branches if last.address < address < end], f"{code}: {last}"


@by_case
def test_d12_no_access_demands_alignment(mode: str, interleave: int) -> None:
    """LDR, LDP and their stores take any address; exclusive, acquiring and atomic ones do not, and LD1 may ask for it."""
    for code in codes(mode, interleave):
        used = {one.mnemonic for one in code.instructions if re.match(r"ld|st|cas|swp|prfm", one.mnemonic)}
        assert used <= LOADS | STORES, f"{code}: {sorted(used)}"


@by_case
def test_d17_cfi_is_right_at_every_instruction(mode: str, interleave: int) -> None:
    for code in codes(mode, interleave):
        at, _ = simulate(code)
        described = descriptions(PRODUCT, AAPCS64)[code.name]
        problems = cfi_problems(code, at, described, AAPCS64, lambda one: one.hint() == NOP)
        assert not problems, f"{code}: {'; '.join(problems)}"


BAD = {
    "a dropped save": "stp d8, d9, [sp, #-16]!; movi v8.2d, #0; movi v10.2d, #0; ldp d8, d9, [sp], #16",
    "restored crosswise": "stp d8, d9, [sp, #-16]!; movi v8.2d, #0; movi v9.2d, #0; ldp d9, d8, [sp], #16",
    "a spill": "stp x6, x7, [sp, #-16]!; ldp x6, x7, [sp], #16",
    "a spill of a whole vector": "str q8, [sp, #-16]!; ldr q8, [sp], #16",
    "a slot below SP": "stp x19, x20, [sp, #-16]; mov x19, xzr; ldp x19, x20, [sp, #-16]",
    "SP not moved back": "stp x19, x20, [sp, #-32]!; mov x19, xzr; ldp x19, x20, [sp], #16",
    "SP computed": "sub sp, sp, x2; add sp, sp, x2",
    "a vector in a part of its own": "sub sp, sp, #16; str q0, [sp]; add sp, sp, #16",
    "half of a vector in a part of its own": "sub sp, sp, #16; str d0, [sp]; add sp, sp, #16",
    "a part of its own kept": "sub sp, sp, #16; str x6, [sp]",
    "a call without a saved x30": "bl 1f; b 2f; 1: ret; 2:",
    "saved after it was written": "movi v8.2d, #0; str d8, [sp, #-16]!; ldr d8, [sp], #16",
    "returned on one path only": "stp x19, x20, [sp, #-16]!; mov x19, xzr; cbz x2, 1f; ldp x19, x20, [sp], #16; 1:",
}


@pytest.mark.parametrize("what", BAD)
def test_control_bad_frames_are_found(what: str, tmp_path: Path) -> None:
    source = tmp_path / "snippet.s"
    source.write_text(".text\nsnippet:\n" + BAD[what].replace(";", "\n") + "\nret\n")
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    code = disassemble(source.with_suffix(".o"))["snippet"]
    at, problems = simulate(code)
    ends = [frame for (a, back), frame in at.items() if code.at[a].mnemonic == "ret" and back is None]
    assert problems or any(frame != ENTRY for frame in ends)
