# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Kernel record: one configuration of the axes, refused when it is built if it is impossible."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from generator.asm import ALL_BITS
from generator.errors import AesgenError
from generator.isas import ISA_BY_NAME, ISAS, Isa
from generator.modes import MODE_BY_NAME, MODES, Mode

# Strategies of register allocation, each with what it means; an ISA has some of them.
REGALLOCS: dict[str, str] = {
    "resident": "round keys resident in registers",
    "streamed": "round keys streamed from memory",
    "compact": "few registers, round keys read by 32 bits",
    "wide": "two more temporaries, round keys read by 64 bits",
    "wide_grouped": "two more temporaries, round keys read by 64 bits, saves and restores grouped",
}
# What kernels of one mode may do in several ways, each best on other cores.
VARIANTS: dict[str, str] = {
    "shift": "tweaks by shifts",
    "clmul": "tweaks by carry-less multiplication",
}
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

    isa, mode: names of rows in isas.py and modes.py. interleave: vector registers of blocks in flight in a pass, in a mode of streams
    each block of another. inline: round code at each use, or one routine called. regalloc: one of REGALLOCS. variant: one of VARIANTS where the ISA has a choice for the mode, else "". yield_blocks: blocks between looks at the yield flag; 0 = never.
    AesgenError for what cannot be.
    """

    isa: str
    mode: str
    interleave: int
    inline: bool
    regalloc: str
    yield_blocks: int = 0
    variant: str = ""

    def __post_init__(self) -> None:
        _one_of("ISA", self.isa, tuple(ISA_BY_NAME))
        _one_of("mode", self.mode, tuple(MODE_BY_NAME))
        isa, mode = self.isa_row, self.mode_row
        if not isa.has(mode.template):
            raise AesgenError(
                f"{self.isa} has no kernels of {self.mode}, the portable ones serve; choose another mode or ISA"
            )
        if mode.serial and self.interleave != 1:
            raise AesgenError(
                f"interleave {self.interleave} is impossible for {self.mode}, in which each block needs the one before; use 1"
            )
        _one_of("interleave", self.interleave, isa.interleaves_of(mode))
        _one_of("regalloc", self.regalloc, isa.regallocs)
        if self.variant or isa.variants_of(mode) != ("",):
            _one_of("variant", self.variant or "(none)", [name or "(none)" for name in isa.variants_of(mode)])
        y = self.yield_blocks
        if y != 0 and (y < 0 or y & (y - 1) or y > YIELD_BLOCKS_MAX):
            raise AesgenError(
                f"yield_blocks {y} is neither 0 (never) nor a power of two up to {YIELD_BLOCKS_MAX}; use "
                f"{self._nearest_yield()}"
            )
        if 0 < y < self.blocks_per_pass:
            pass_is = (
                f"less than interleave {self.interleave}, and a pass is that many blocks"
                if self.blocks_per_pass == self.interleave
                else f"less than the {self.blocks_per_pass} blocks of a pass of interleave {self.interleave}"
            )
            raise AesgenError(f"yield_blocks {y} is {pass_is}; use 0 or a power of two from {self._nearest_yield()} up")
        need = isa.registers_needed(mode.template, self.interleave, self.regalloc)
        if need > isa.vector_registers:
            raise AesgenError(
                f"{self.mode} with interleave {self.interleave} and {self.regalloc} keys needs {need} of "
                f"{isa.vector_registers} vector registers; use streamed keys or a smaller interleave"
            )

    def _nearest_yield(self) -> int:
        """The least power of two from both the interleave and what was asked for, if there is one."""
        wanted = max(1, self.blocks_per_pass, min(self.yield_blocks, YIELD_BLOCKS_MAX))
        return 1 << (wanted - 1).bit_length()

    @property
    def isa_row(self) -> Isa:
        return ISA_BY_NAME[self.isa]

    @property
    def mode_row(self) -> Mode:
        return MODE_BY_NAME[self.mode]

    @property
    def blocks_per_pass(self) -> int:
        """Blocks of a full pass; a serial mode has one."""
        return 1 if self.mode_row.serial else self.interleave * self.isa_row.blocks_per_register

    @property
    def resident_keys(self) -> int:
        """How many round keys stay in registers, the last ones first."""
        return self.isa_row.resident_keys(self.mode_row.template, self.interleave, self.regalloc)

    @property
    def rounds_word(self) -> str:
        """The inline axis as it is written in names and on the command line."""
        return "inline" if self.inline else "call"

    @property
    def name(self) -> str:
        """The symbol. Computed from the axes, injective, never parsed."""
        variant = f"{self.variant}_" if self.variant else ""
        return f"aes_{self.mode}_{self.isa}_x{self.interleave}_{self.rounds_word}_{self.regalloc}_{variant}y{self.yield_blocks}"

    @property
    def key_bits(self) -> tuple[int, ...]:
        """Key sizes: XTS has no AES-192."""
        return (128, 256) if self.mode_row.stealing else ALL_BITS

    @property
    def command(self) -> str:
        """The command that prints this kernel."""
        return (
            f"./aesgen emit --isa {self.isa} --mode {self.mode} --interleave {self.interleave} --inline {self.rounds_word} "
            f"--regalloc {self.regalloc} {f'--variant {self.variant} ' if self.variant else ''}--yield-blocks {self.yield_blocks}"
        )

    @property
    def blocks_between_looks(self) -> int | None:
        """The most blocks processed between two looks at the flag, or a look and the return; None if it never looks."""
        if not self.yield_blocks:
            return None
        width = self.blocks_per_pass
        if self.mode == "ctr" and width > 1:
            return self.yield_blocks - 1 + width
        passes = -(-self.yield_blocks // width)
        return passes * width + self.mode_row.stealing


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
    """A portable C kernel of runtime/: of a mode, of key expansion, or of GCM's keys. Not generated; a row may name it all the same."""

    mode: str
    isa: ClassVar[str] = "c"

    @property
    def name(self) -> str:
        return f"aes_{self.mode}_{self.isa}"

    @property
    def blocks_between_looks(self) -> int | None:
        """Four blocks a pass, a look after each pass; one more with ciphertext stealing. None of a mode that never looks."""
        mode = MODE_BY_NAME[self.mode]
        return 4 + mode.stealing if mode.yields else None


def yield_counts(isa: Isa, blocks_per_pass: int) -> tuple[int, ...]:
    """The yield counts of the product: 0, and of the powers of two from a pass to 256 all, or the least and those that the ISA lists."""
    powers = [1 << p for p in range(YIELD_BLOCKS_LISTED.bit_length()) if 1 << p >= blocks_per_pass]
    if isa.yields_listed:
        powers = [y for y in powers if y == powers[0] or y in isa.yields_listed]
    return (0, *powers)


def product() -> Iterator[Kernel]:
    """Every member of the product of the axes, in the order of their rows. What the registers refuse is left out."""
    for isa in ISAS:
        for mode in MODES:
            if not isa.has(mode.template):
                continue
            for interleave in isa.interleaves_of(mode):
                for inline in (True, False):
                    for regalloc in isa.regallocs:
                        if isa.registers_needed(mode.template, interleave, regalloc) > isa.vector_registers:
                            continue
                        blocks_per_pass = 1 if mode.serial else interleave * isa.blocks_per_register
                        for variant in isa.variants_of(mode):
                            for y in yield_counts(isa, blocks_per_pass):
                                yield Kernel(isa.name, mode.name, interleave, inline, regalloc, y, variant)
