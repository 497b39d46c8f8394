# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A remainder costs at most 1.2 passes on x86-64 too (docs/kernel-abi.md): in AES instructions that this CPU executes, or all where there are
none. count_x86_64.cc counts them, a trap each. Of each mode and interleave one member in turn; AES-128 and AES-256."""

import os
import subprocess
from pathlib import Path

import pytest

from generator.isas import ISA_BY_NAME
from generator.kernels import Kernel
from tests.objects.members import isas_of
from tests.objects.programs import build
from tests.objects.x86_64 import GROUPS, archive, kernels_in

LIMIT = 1.2
# Blocks → instructions.
Counts = dict[int, int]


def sample(isa: str) -> list[Kernel]:
    chosen = []
    for turn, group in enumerate(GROUPS):
        kernels = [kernel for kernel in kernels_in(*group) if not kernel.yield_blocks and kernel.blocks_per_pass > 1]
        if kernels and group[0] == isa and not kernels[0].mode_row.streams:
            chosen.append(kernels[turn % len(kernels)])
    return chosen


def excess(counts: Counts, width: int) -> str:
    """The first remainder that costs more than it may, or ""."""
    a_pass = counts[3 * width] - counts[2 * width]
    for n in range(1, width):
        remainder = counts[2 * width + n] - counts[2 * width]
        if remainder > LIMIT * a_pass:
            return f"{n} blocks take {remainder}, a pass {a_pass}: {remainder / a_pass:.2f}"
    return ""


@pytest.mark.parametrize("isa", [isa.name for isa in isas_of("x86_64") if max(isa.interleaves) > 1])
def test_a_remainder_costs_at_most_so_many_passes(isa: str, tmp_path: Path) -> None:
    if os.uname().machine != "x86_64":
        pytest.skip("the instructions are counted by traps of the CPU itself, which is another one")
    program = build(archive(isa), tmp_path, "count_x86_64.cc")
    kernels = {kernel.name: kernel for kernel in sample(isa)}
    done = subprocess.run([program, *kernels], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    counts: dict[tuple[str, int], Counts] = {}
    for line in done.stdout.splitlines():
        name, of_rounds, blocks, every, aes = line.split()
        assert (aes != "0") == ("AES" in ISA_BY_NAME[isa].requires), line
        counts.setdefault((name, int(of_rounds)), {})[int(blocks)] = int(every if aes == "0" else aes)
    if not counts:
        pytest.skip(f"this CPU does not run {isa}")
    assert {name for name, _ in counts} == set(kernels)
    broken = []
    for (name, rounds), took in counts.items():
        kernel = kernels[name]
        width = kernel.blocks_per_pass
        # At least its rounds: what was counted is what ran.
        assert took[3 * width] - took[2 * width] >= rounds * kernel.interleave, name
        if what := excess(took, width):
            broken.append(f"{name}, {rounds} rounds: {what}")
    assert not broken, "\n".join(broken)


def test_control_a_dear_remainder_is_found() -> None:
    assert not excess({4: 100, 5: 120, 6: 150}, 2)
    assert excess({4: 100, 5: 161, 6: 150}, 2) == "1 blocks take 61, a pass 50: 1.22"
