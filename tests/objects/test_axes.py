# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The axes are real: what a kernel's name says of interleave, rounds and keys is so in its machine code."""

import pytest

from generator.kernels import Kernel
from tests.objects.analysis_aarch64 import key_loads
from tests.objects.aarch64 import GROUPS, A64Code, A64, group

by_group = pytest.mark.parametrize("mode, interleave", GROUPS)

ROUNDS = {128: 10, 192: 12, 256: 14}
# In these the first and the last key are added together, before the loop, and the first round takes them with the plaintext.
CHAINS = ("cbc_enc", "cbc_enc_mb")
MIX = {"aese": "aesmc", "aesd": "aesimc"}


def pass_loops(code: A64Code) -> list[tuple[int, frozenset[int]]]:
    """The innermost loops, which are those over passes: one for each key size."""
    loops = code.loops
    return [
        (head, body)
        for head, body in loops
        if not any(inner < body for _, inner in loops)
        and any(code.at[a].mnemonic in MIX for a in code.with_calls(body))
    ]


def test_there_is_a_member_for_every_group() -> None:
    assert len(GROUPS) == 7 * 7 + 1


@by_group
def test_one_loop_over_passes_for_each_key_size(mode: str, interleave: int) -> None:
    for kernel, code in group(mode, interleave):
        loops = pass_loops(code)
        assert len(loops) == len(kernel.key_bits), f"{kernel.name}: loops at {[hex(head) for head, _ in loops]}"


@by_group
def test_resident_keys_are_loaded_before_all_loops_and_streamed_ones_in_each(mode: str, interleave: int) -> None:
    for kernel, code in group(mode, interleave):
        loading = key_loads(code, mode)
        assert loading, f"{kernel.name} loads no keys"
        for head, body in code.loops:
            if 0 in body:
                continue  # no loop, but a way back from code that stands apart
            loads = loading & code.with_calls(body)
            if kernel.regalloc == "resident":
                assert not loads, f"{kernel.name} loads keys in its loop at {head:#x}"
        if kernel.regalloc == "streamed":
            for (head, body), bits in zip(pass_loops(code), kernel.key_bits):
                ran = [one for one in code.straight(head, body) if one.address in loading]
                keys = sum(len(memory.registers) for one in ran if (memory := one.effects.memory) is not None)
                own = ROUNDS[bits] + 1 - (2 if mode in CHAINS else 0)
                assert keys == own, f"{kernel.name} loads {keys} keys a pass in its loop of AES-{bits}, not {own}"


@by_group
def test_called_code_is_one_round_body_for_each_width_and_inline_code_calls_nothing(mode: str, interleave: int) -> None:
    for kernel, code in group(mode, interleave):
        calls = [one for one in code.instructions if one.mnemonic == "bl"]
        if kernel.inline:
            assert not calls, f"{kernel.name} calls: {calls[0]}"
            continue
        rounds = sum(one.mnemonic in MIX for one in code.instructions)
        widths = {interleave} if mode in CHAINS else {interleave, 1}
        # In chains the first round stands where its key is made, in each loop.
        outside = interleave * len(kernel.key_bits) if mode in CHAINS else 0
        expected = (13 if mode in CHAINS else 14) * sum(widths) + outside
        assert rounds == expected, f"{kernel.name} has {rounds} rounds of a block, not {expected}"
        in_main = sum(code.at[a].mnemonic in MIX for a in code.main)
        assert in_main == outside, f"{kernel.name} has rounds out of routines"
        bodies = {max(code.reached(entry)) for entry in code.routines}
        assert len(bodies) == len(widths), f"{kernel.name}: routines end at {sorted(map(hex, bodies))}"


def lanes(kernel: Kernel, ran: list[A64]) -> list[list[A64]]:
    """The rounds of a pass: its AES instructions, one of each lane at a time."""
    rounds = [one for one in ran if one.mnemonic in MIX]
    return [rounds[i : i + kernel.interleave] for i in range(0, len(rounds), kernel.interleave)]


@by_group
def test_a_pass_takes_so_many_blocks_through_each_round_together(mode: str, interleave: int) -> None:
    for kernel, code in group(mode, interleave):
        for (head, body), bits in zip(pass_loops(code), kernel.key_bits):
            where = f"{kernel.name}, AES-{bits}"
            ran = list(code.straight(head, body))
            rounds = lanes(kernel, ran)
            assert len(rounds) == ROUNDS[bits], f"{where}: {len(rounds)} rounds"
            blocks = [{one.operands[0] for one in step} for step in rounds]
            assert len(blocks[0]) == interleave, f"{where}: the blocks {sorted(blocks[0])}"
            assert all(step == blocks[0] for step in blocks), f"{where}: the rounds do not all take the same blocks"
            for step in rounds[mode in CHAINS :]:
                assert len({one.operands[1] for one in step}) == 1, f"{where}: one round, several keys: {step[0]}"
            # Independent: between the first round and the last no lane reads another's block.
            first, last = ran.index(rounds[0][0]), ran.index(rounds[-1][-1])
            names = {block.split(".")[0] for block in blocks[0]}
            for one in ran[first : last + 1]:
                touched = (one.effects.reads | one.effects.writes) & names
                assert len(touched) <= 1, f"{where}: the lanes meet at {one}"


@by_group
def test_each_round_is_followed_by_its_mix_columns(mode: str, interleave: int) -> None:
    """AESE and AESMC fuse when adjacent on one register. The last round of a block has none."""
    for kernel, code in group(mode, interleave):
        for before, one in zip(code.instructions, code.instructions[1:]):
            if one.mnemonic in MIX.values():
                block = one.operands[0]
                pair = MIX.get(before.mnemonic) == one.mnemonic and before.operands[0] == block == one.operands[1]
                assert pair, f"{kernel.name}: {one} follows {before}"
        for head, body in pass_loops(code):
            ran = list(code.straight(head, body))
            following = dict(zip(ran, ran[1:]))
            rounds = lanes(kernel, ran)
            for step in rounds[:-1]:
                for one in step:
                    assert (
                        following[one].mnemonic == MIX[one.mnemonic]
                    ), f"{kernel.name}: {one} has no {MIX[one.mnemonic]}"
            for one in rounds[-1]:
                assert (
                    following[one].mnemonic not in MIX.values()
                ), f"{kernel.name}: the last round mixes columns at {one}"


@by_group
def test_encryption_and_decryption_use_their_own_instructions(mode: str, interleave: int) -> None:
    own = "aesd" if mode.endswith("_dec") else "aese"
    for kernel, code in group(mode, interleave):
        used = {one.mnemonic for one in code.instructions if one.mnemonic in MIX}
        assert used == {own}, f"{kernel.name} uses {sorted(used)}"
