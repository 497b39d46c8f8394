# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The instruction sets that kernels are written for: one record and one folder of templates each."""

from dataclasses import dataclass

from generator.aarch64 import AARCH64
from generator.arch import Arch


@dataclass(frozen=True)
class Isa:
    """An instruction set.

    name: in kernel names, and the folder in templates/. requires: the features a CPU must have, each by its own.
    interleaves: what its templates take. vector_registers: how many there are.
    key_registers: round keys held at a time, by regalloc. per_block: vector registers per block in flight, by template; per_group: more of them
    for up to `group` blocks at a time; beside: (resident, streamed) registers beside keys and blocks; least: what the
    blocks' part comes to at least, where another part of the kernel needs more. pairs: instructions that stay adjacent. assembler: the
    directive that lets an assembler take its instructions.
    """

    name: str
    arch: Arch
    title: str
    requires: tuple[str, ...]
    interleaves: tuple[int, ...]
    vector_registers: int
    key_registers: dict[str, int]
    per_block: dict[str, int]
    per_group: dict[str, int]
    group: int
    beside: dict[str, tuple[int, int]]
    least: dict[str, int]
    pairs: frozenset[tuple[str, str]]
    assembler: str

    def registers_needed(self, template: str, interleave: int, regalloc: str) -> int:
        """Vector registers that a kernel needs; tests/generator holds the allocator to it."""
        blocks = self.per_block[template] * interleave + self.per_group[template] * min(interleave, self.group)
        blocks = max(blocks, self.least[template])
        return self.key_registers[regalloc] + blocks + self.beside[template][regalloc == "streamed"]


ARMV8CE = Isa(
    name="armv8ce",
    arch=AARCH64,
    title="Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC)",
    requires=("AES",),
    interleaves=(1, 2, 3, 4, 5, 6, 8),
    vector_registers=32,
    key_registers={"resident": 15, "streamed": 4},
    per_block={"ecb": 1, "cbc_enc": 1, "cbc_dec": 1, "ctr": 1, "xts": 2},
    per_group={"ecb": 0, "cbc_enc": 0, "cbc_dec": 1, "ctr": 1, "xts": 0},
    group=2,
    beside={"ecb": (0, 0), "cbc_enc": (2, 4), "cbc_dec": (1, 1), "ctr": (2, 2), "xts": (0, 0)},
    least={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 5},
    pairs=frozenset({("aese", "aesmc"), ("aesd", "aesimc")}),
    assembler=".arch armv8-a+crypto",
)

# The best first: run-time selection takes the first that a CPU can run.
ISAS: tuple[Isa, ...] = (ARMV8CE,)
ISA_BY_NAME: dict[str, Isa] = {isa.name: isa for isa in ISAS}
