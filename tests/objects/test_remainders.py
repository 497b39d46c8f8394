# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A remainder costs at most 1.2 passes (docs/kernel-abi.md), in instructions that QEMU runs.

QEMU takes one instruction at a time and logs the address of each that lies in a kernel; count.c says which call comes when.
"""

import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from tests.objects.aarch64 import GROUPS, KERNELS, PRODUCT, TOOLS, disassemble, group
from tests.objects.code import run

LIMIT = 1.2
# (kernel, rounds, blocks) → instructions
Counts = dict[tuple[str, int, int], int]


@cache
def counts() -> Counts:
    if not TOOLS:
        pytest.skip("the instructions are counted by QEMU, and this CPU runs the kernels itself")
    with tempfile.TemporaryDirectory() as name:
        program, plan = Path(name) / "count", Path(name) / "plan"
        source, table = Path("tests/objects/count.c"), PRODUCT.with_name("product.c")
        includes = [f"-I{PRODUCT.parent}", "-Iruntime"]
        run(
            TOOLS + "gcc",
            "-std=c11",
            "-O2",
            "-Wall",
            "-Werror",
            "-static",
            *includes,
            source,
            table,
            PRODUCT,
            "-o",
            program,
        )
        symbols = [line.split() for line in run(TOOLS + "nm", program).splitlines()]
        starts = {
            f"{int(address, 16):016x}"
            for address, *_, symbol in (s for s in symbols if len(s) == 3)
            if symbol in KERNELS
        }
        code = disassemble(PRODUCT)
        ends = [int(s[0], 16) + 4 * len(code[s[2]].instructions) for s in symbols if len(s) == 3 and s[2] in KERNELS]
        assert len(starts) == len(code.keys() & KERNELS.keys())
        command = ["qemu-aarch64", "-singlestep", "-d", "exec,nochain", "-dfilter", f"0x{min(starts)}..{max(ends):#x}"]
        found: list[int] = []
        with plan.open("w") as said:
            with subprocess.Popen([*command, program], stdout=said, stderr=subprocess.PIPE, text=True) as emulator:
                assert emulator.stderr is not None
                for line in emulator.stderr:
                    # Trace 0: HOST [FLAGS/ADDRESS/…] SYMBOL
                    address = line.split("/", 2)[1]
                    if address in starts:
                        found.append(0)
                    found[-1] += 1
        assert emulator.returncode == 0
        calls = [line.split() for line in plan.read_text().splitlines()]
    assert len(calls) == len(found)
    return {(kernel, int(rounds), int(blocks)): n for (kernel, rounds, blocks), n in zip(calls, found)}


@pytest.mark.parametrize("mode, interleave", [group for group in GROUPS if group[0] != "cbc_enc_mb"])
def test_a_remainder_costs_at_most_so_many_passes(mode: str, interleave: int) -> None:
    # 24 blocks at most: a count of 64 is never reached, a smaller one would add looks.
    kernels = [kernel for kernel, _ in group(mode, interleave) if kernel.yield_blocks in (0, 64)]
    assert len(kernels) == 8
    broken = []
    for kernel in kernels:
        for bits in kernel.key_bits:
            took = {
                blocks: n
                for (name, rounds, blocks), n in counts().items()
                if (name, rounds) == (kernel.name, bits // 32 + 6)
            }
            a_pass = took[3 * interleave] - took[2 * interleave]
            # At least its rounds: what was counted is what ran.
            assert a_pass >= (2 * (bits // 32 + 6) - 1) * interleave, kernel.name
            for n in range(1, interleave):
                remainder = took[interleave + n] - took[interleave]
                if remainder > LIMIT * a_pass:
                    broken.append(
                        f"{kernel.name}, AES-{bits}: {n} blocks take {remainder}, a pass {a_pass}: {remainder / a_pass:.2f}"
                    )
    assert not broken, "\n".join(broken)
