# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Kernel record: one configuration of the axes, refused when it is built if it is impossible."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from generator.asm import ALL_BITS
from generator.errors import AesgenError
from generator.isas import ISA_BY_NAME, ISAS, Isa
from generator.modes import MODE_BY_NAME, MODES, Mode

REGALLOCS = ("resident", "streamed")
# The immediate of a MOVZ has 16 bits.
YIELD_BLOCKS_MAX = 1 << 15
# The product enumerates the yield counts to here.
YIELD_BLOCKS_LISTED = 256


def _one_of(what: str, value: object, allowed: Iterator[str] | tuple[object, ...] | list[str]) -> None:
    values = list(allowed)
    if value not in values:
        names = ", ".join(str(v) for v in values)
        raise AesgenError(f"{what} {value} is not one of {names}; choose one of these")


@dataclass(frozen=True)
class Kernel:
    """A bulk kernel, one .S function (docs/kernel-abi.md).

    isa, mode: names of rows in isas.py and modes.py. interleave: blocks in flight in a pass. inline: round code at each use,
    or one routine called. regalloc: "resident" or "streamed" round keys. yield_blocks: blocks between looks at the yield flag;
    0 = never. AesgenError for what cannot be.
    """

    isa: str
    mode: str
    interleave: int
    inline: bool
    regalloc: str
    yield_blocks: int = 0

    def __post_init__(self) -> None:
        _one_of("ISA", self.isa, tuple(ISA_BY_NAME))
        _one_of("mode", self.mode, tuple(MODE_BY_NAME))
        isa, mode = self.isa_row, self.mode_row
        if mode.serial and self.interleave != 1:
            raise AesgenError(
                f"interleave {self.interleave} is impossible for {self.mode}, in which each block needs the one before; use 1"
            )
        _one_of("interleave", self.interleave, isa.interleaves)
        _one_of("regalloc", self.regalloc, REGALLOCS)
        y = self.yield_blocks
        if y != 0 and (y < 0 or y & (y - 1) or y > YIELD_BLOCKS_MAX):
            raise AesgenError(
                f"yield_blocks {y} is neither 0 (never) nor a power of two up to {YIELD_BLOCKS_MAX}; use "
                f"{self._nearest_yield()}"
            )
        if 0 < y < self.interleave:
            raise AesgenError(
                f"yield_blocks {y} is less than interleave {self.interleave}, and a pass is that many blocks; use 0 or a "
                f"power of two from {self._nearest_yield()} up"
            )
        need = isa.registers_needed(mode.template, self.interleave, self.regalloc)
        if need > isa.vector_registers:
            raise AesgenError(
                f"{self.mode} with interleave {self.interleave} and {self.regalloc} keys needs {need} of "
                f"{isa.vector_registers} vector registers; use streamed keys or a smaller interleave"
            )

    def _nearest_yield(self) -> int:
        """The least power of two from both the interleave and what was asked for, if there is one."""
        wanted = max(1, self.interleave, min(self.yield_blocks, YIELD_BLOCKS_MAX))
        return 1 << (wanted - 1).bit_length()

    @property
    def isa_row(self) -> Isa:
        return ISA_BY_NAME[self.isa]

    @property
    def mode_row(self) -> Mode:
        return MODE_BY_NAME[self.mode]

    @property
    def rounds_word(self) -> str:
        """The inline axis as it is written in names and on the command line."""
        return "inline" if self.inline else "call"

    @property
    def name(self) -> str:
        """The symbol. Computed from the axes, injective, never parsed."""
        return f"aes_{self.mode}_{self.isa}_x{self.interleave}_{self.rounds_word}_{self.regalloc}_y{self.yield_blocks}"

    @property
    def key_bits(self) -> tuple[int, ...]:
        """Key sizes: XTS has no AES-192."""
        return (128, 256) if self.mode_row.stealing else ALL_BITS

    @property
    def command(self) -> str:
        """The command that prints this kernel."""
        return (
            f"./aesgen emit --isa {self.isa} --mode {self.mode} --interleave {self.interleave} --inline {self.rounds_word} "
            f"--regalloc {self.regalloc} --yield-blocks {self.yield_blocks}"
        )

    @property
    def blocks_between_looks(self) -> int | None:
        """The most blocks processed between two looks at the flag, or a look and the return; None if it never looks."""
        if not self.yield_blocks:
            return None
        if self.mode == "ctr" and self.interleave > 1:
            return self.yield_blocks - 1 + self.interleave
        passes = -(-self.yield_blocks // self.interleave)
        return passes * self.interleave + self.mode_row.stealing


@dataclass(frozen=True)
class KeyExpand:
    """The key expansion kernel of an ISA. It has no axes."""

    isa: str

    @property
    def isa_row(self) -> Isa:
        return ISA_BY_NAME[self.isa]

    @property
    def name(self) -> str:
        return f"aes_key_expand_{self.isa}"

    @property
    def key_bits(self) -> tuple[int, ...]:
        return ALL_BITS

    @property
    def command(self) -> str:
        return f"./aesgen emit --isa {self.isa} --mode key_expand"


@dataclass(frozen=True)
class Portable:
    """A portable C kernel of runtime/: of a mode, or of key expansion. Not generated; a row may name it all the same."""

    mode: str
    isa: ClassVar[str] = "c"

    @property
    def name(self) -> str:
        return f"aes_{self.mode}_{self.isa}"

    @property
    def blocks_between_looks(self) -> int:
        """Four blocks a pass, a look after each pass; one more with ciphertext stealing."""
        return 4 + MODE_BY_NAME[self.mode].stealing


def yield_counts(interleave: int) -> tuple[int, ...]:
    """The yield counts of the product: 0, and the powers of two from the interleave to 256."""
    return (0, *(1 << p for p in range(YIELD_BLOCKS_LISTED.bit_length()) if 1 << p >= interleave))


def product() -> Iterator[Kernel]:
    """Every member of the product of the axes, in the order of their rows. What the registers refuse is left out."""
    for isa in ISAS:
        for mode in MODES:
            for interleave in (1,) if mode.serial else isa.interleaves:
                for inline in (True, False):
                    for regalloc in REGALLOCS:
                        if isa.registers_needed(mode.template, interleave, regalloc) > isa.vector_registers:
                            continue
                        for y in yield_counts(interleave):
                            yield Kernel(isa.name, mode.name, interleave, inline, regalloc, y)
