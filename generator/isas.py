# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The instruction sets that kernels are written for: one record and one folder of templates each."""

from collections.abc import Callable
from dataclasses import dataclass, field

from generator.aarch64 import AARCH64
from generator.arch import Arch
from generator.asm import Item
from generator.modes import Mode
from generator.x86_64 import X86_64_EVEX, X86_64_SSE
from generator.x86_64_saves import spread_saves

# Round keys of AES-256, the longest.
ROUND_KEYS = 15


@dataclass(frozen=True)
class Isa:
    """An instruction set.

    name: in kernel names. folder: of its templates, in templates/. requires: the features a CPU must have, each by its own.
    interleaves: what its templates take; blocks_per_register: AES blocks in a vector register. vector_registers: how many there are.
    regallocs: which of kernels.REGALLOCS its templates take, the usual one first. key_registers: vector registers for round keys that a kernel
    needs at least, by regalloc; fill_keys: resident keys are as many as find a register, not all. per_block: vector registers for each that is in flight, by
    template; per_group: more of them for up to `group` at a time; beside: (resident, other) registers beside keys and blocks; least: what the blocks' part comes
    to at least, where another part of the kernel needs more. pairs: instructions that stay adjacent. assembler: the directive that
    lets an assembler take its instructions. wipe: the line that zeroes vector register \\n. leave: instructions before a return. yields_listed: yield counts in
    the product beside 0 and the least; none: all. variants: by template, which of kernels.VARIANTS it has, the usual one first. finish: by regalloc, a last change to what a kernel is made of. vartime: time depends on secrets, so that nobody gets it who does not ask.
    """

    name: str
    folder: str
    arch: Arch
    title: str
    requires: tuple[str, ...]
    interleaves: tuple[int, ...]
    vector_registers: int
    regallocs: tuple[str, ...]
    key_registers: dict[str, int]
    per_block: dict[str, int]
    per_group: dict[str, int]
    group: int
    beside: dict[str, tuple[int, int]]
    least: dict[str, int]
    assembler: str
    wipe: str
    pairs: frozenset[tuple[str, str]] = frozenset()
    blocks_per_register: int = 1
    fill_keys: bool = False
    leave: tuple[str, ...] = ()
    yields_listed: tuple[int, ...] = ()
    variants: dict[str, tuple[str, ...]] = field(default_factory=dict)
    finish: dict[str, Callable[[list[Item]], list[Item]]] = field(default_factory=dict)
    vartime: bool = False

    def leave_of(self, letters: set[str]) -> tuple[str, ...]:
        """Instructions before the return of code that names registers by these letters: none where it has no vectors of more than 128 bits, so that upper halves stay as they were."""
        return self.leave if letters & {"y", "z"} else ()

    def interleaves_of(self, mode: Mode) -> tuple[int, ...]:
        """The interleave factors that a mode can have."""
        return (1,) if mode.serial else self.interleaves

    def variants_of(self, mode: Mode) -> tuple[str, ...]:
        """The ways in which its kernels of a mode can be made; one without a name where there is no choice."""
        return self.variants.get(mode.template, ("",))

    def has(self, template: str) -> bool:
        """Whether it has kernels of a mode; what it has not is left to the portable ones."""
        return template in self.per_block

    def registers_needed(self, template: str, interleave: int, regalloc: str) -> int:
        """Vector registers that a kernel needs at least; tests/generator holds the allocator to it."""
        return self.key_registers[regalloc] + self._others(template, interleave, regalloc)

    def _others(self, template: str, interleave: int, regalloc: str) -> int:
        """Those of them that hold no round key."""
        blocks = self.per_block[template] * interleave + self.per_group[template] * min(interleave, self.group)
        blocks = max(blocks, self.least[template])
        return blocks + self.beside[template][regalloc != "resident"]

    def resident_keys(self, template: str, interleave: int, regalloc: str) -> int:
        """Round keys that stay in registers. With fill_keys one register is left for the others, at least the first, to pass through."""
        if regalloc != "resident":
            return 0
        free = self.vector_registers - self._others(template, interleave, regalloc)
        return min(ROUND_KEYS, free) - self.fill_keys


ARMV8CE = Isa(
    name="armv8ce",
    folder="armv8ce",
    arch=AARCH64,
    title="Armv8-A Cryptography Extension (AESE, AESMC, AESD, AESIMC)",
    requires=("AES",),
    interleaves=(1, 2, 3, 4, 5, 6, 8),
    vector_registers=32,
    regallocs=("resident", "streamed"),
    key_registers={"resident": 15, "streamed": 4},
    per_block={"ecb": 1, "cbc_enc": 1, "cbc_dec": 1, "ctr": 1, "xts": 2, "cbc_enc_mb": 2},
    per_group={"ecb": 0, "cbc_enc": 0, "cbc_dec": 1, "ctr": 1, "xts": 0, "cbc_enc_mb": 0},
    group=2,
    beside={"ecb": (0, 0), "cbc_enc": (2, 4), "cbc_dec": (1, 1), "ctr": (2, 2), "xts": (0, 0), "cbc_enc_mb": (0, 2)},
    least={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 5, "cbc_enc_mb": 0},
    pairs=frozenset({("aese", "aesmc"), ("aesd", "aesimc")}),
    assembler=".arch armv8-a+crypto",
    wipe="movi\tv\\n\\().2d, #0",
)

AESNI = Isa(
    name="aesni",
    folder="aesni",
    arch=X86_64_SSE,
    title="AES-NI in SSE encodings (AESENC, AESDEC, PSHUFB)",
    requires=("AES", "SSSE3"),
    interleaves=(1, 2, 3, 4, 5, 6, 7, 8),
    vector_registers=16,
    regallocs=("resident", "streamed"),
    # A round key on its way, and at least one that stays.
    key_registers={"resident": 2, "streamed": 1},
    fill_keys=True,
    per_block={"ecb": 1, "cbc_enc": 1, "cbc_dec": 1, "ctr": 1, "xts": 2, "cbc_enc_mb": 1},
    per_group={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 0, "cbc_enc_mb": 0},
    group=1,
    beside={"ecb": (0, 0), "cbc_enc": (2, 2), "cbc_dec": (1, 1), "ctr": (1, 1), "xts": (1, 1), "cbc_enc_mb": (1, 1)},
    least={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 3, "cbc_enc_mb": 0},
    assembler=".intel_syntax noprefix",
    wipe="pxor\txmm\\n\\(), xmm\\n",
    yields_listed=(64, 256),
)

VAES512 = Isa(
    name="vaes512",
    folder="vaes512",
    arch=X86_64_EVEX,
    title="VAES on 512-bit registers (VAESENC, VAESDEC, AVX-512 masks)",
    requires=("AES", "AVX", "AVX2", "BMI2", "AVX512F", "AVX512BW", "AVX512VL", "VAES", "VPCLMULQDQ"),
    interleaves=(1, 2, 3, 4, 5, 6, 7, 8),
    blocks_per_register=4,
    vector_registers=32,
    regallocs=("resident", "streamed"),
    key_registers={"resident": 2, "streamed": 1},
    fill_keys=True,
    per_block={"ecb": 1, "cbc_enc": 1, "cbc_dec": 1, "ctr": 1, "xts": 2, "cbc_enc_mb": 1},
    per_group={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 0, "cbc_enc_mb": 0},
    group=1,
    beside={"ecb": (0, 0), "cbc_enc": (2, 2), "cbc_dec": (1, 1), "ctr": (3, 3), "xts": (4, 4), "cbc_enc_mb": (1, 1)},
    least={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 0, "cbc_enc_mb": 0},
    variants={"xts": ("shift", "clmul")},
    assembler=".intel_syntax noprefix",
    wipe="vpxord\txmm\\n\\(), xmm\\n\\(), xmm\\n",
    leave=("vzeroupper",),
    yields_listed=(256,),
)

VAES256 = Isa(
    name="vaes256",
    folder="vaes256",
    arch=X86_64_SSE,
    title="VAES on 256-bit registers (VAESENC, VAESDEC in VEX encodings)",
    requires=("AES", "AVX", "AVX2", "VAES", "VPCLMULQDQ"),
    interleaves=(1, 2, 3, 4, 5, 6, 7, 8),
    blocks_per_register=2,
    vector_registers=16,
    regallocs=("resident", "streamed"),
    key_registers={"resident": 2, "streamed": 1},
    fill_keys=True,
    per_block={"ecb": 1, "cbc_enc": 1, "cbc_dec": 1, "ctr": 1, "xts": 2, "cbc_enc_mb": 1},
    per_group={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 0, "cbc_enc_mb": 0},
    group=1,
    beside={"ecb": (0, 0), "cbc_enc": (2, 2), "cbc_dec": (1, 1), "ctr": (1, 1), "xts": (3, 3), "cbc_enc_mb": (1, 1)},
    least={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 0, "cbc_enc_mb": 0},
    assembler=".intel_syntax noprefix",
    wipe="vpxor\txmm\\n\\(), xmm\\n\\(), xmm\\n",
    leave=("vzeroupper",),
    yields_listed=(256,),
)

SSSE3 = Isa(
    name="ssse3",
    folder="ssse3",
    arch=X86_64_SSE,
    title="SSSE3 without AES instructions (constant-time lookups by PSHUFB)",
    requires=("SSSE3",),
    interleaves=(1, 2, 3, 4),
    vector_registers=16,
    regallocs=("streamed",),
    # Round keys are operands in memory; beside the blocks are three tables and four values of a block in its round.
    key_registers={"streamed": 0},
    per_block={"ecb": 1, "cbc_enc": 1, "cbc_dec": 1, "ctr": 1, "xts": 2, "cbc_enc_mb": 1},
    per_group={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 0, "cbc_enc_mb": 0},
    group=1,
    beside={"ecb": (0, 7), "cbc_enc": (0, 9), "cbc_dec": (0, 8), "ctr": (0, 8), "xts": (0, 8), "cbc_enc_mb": (0, 7)},
    least={"ecb": 0, "cbc_enc": 0, "cbc_dec": 0, "ctr": 0, "xts": 3, "cbc_enc_mb": 0},
    assembler=".intel_syntax noprefix",
    wipe="pxor\txmm\\n\\(), xmm\\n",
    yields_listed=(16, 128),
)

# No vector registers: what the records say of them is none.
TABLE_VARTIME = Isa(
    name="table_vartime",
    folder="table_vartime",
    arch=X86_64_SSE,
    title="integer registers and tables in memory, in time that depends on keys and data",
    requires=(),
    interleaves=(1,),
    vector_registers=0,
    regallocs=("compact", "wide", "wide_grouped"),
    key_registers={"compact": 0, "wide": 0, "wide_grouped": 0},
    per_block=dict.fromkeys(("ecb", "cbc_enc", "cbc_dec", "ctr", "xts"), 0),
    per_group=dict.fromkeys(("ecb", "cbc_enc", "cbc_dec", "ctr", "xts"), 0),
    group=1,
    beside=dict.fromkeys(("ecb", "cbc_enc", "cbc_dec", "ctr", "xts"), (0, 0)),
    least=dict.fromkeys(("ecb", "cbc_enc", "cbc_dec", "ctr", "xts"), 0),
    assembler=".intel_syntax noprefix",
    wipe="",
    yields_listed=(4,),
    finish={"wide": spread_saves},
    vartime=True,
)

# The best first: run-time selection takes the first that a CPU can run.
ISAS: tuple[Isa, ...] = (ARMV8CE, VAES512, VAES256, AESNI, SSSE3, TABLE_VARTIME)
ISA_BY_NAME: dict[str, Isa] = {isa.name: isa for isa in ISAS}
