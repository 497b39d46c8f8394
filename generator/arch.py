# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the generator must know of an architecture: its registers, its operand roles, its calling convention."""

from dataclasses import dataclass, field
from typing import Protocol

from generator.asm import Item


@dataclass(frozen=True)
class RegisterFile:
    """One class of registers. letters: how operands name it. pool: allocation order, callee-saved ones last.

    callee_saved: what must be saved when used. homes: a prefix of symbolic names → registers it would rather have.
    only: a letter → the registers that it can name, where not all.
    """

    title: str
    letters: str
    pool: tuple[int, ...]
    callee_saved: frozenset[int]
    homes: dict[str, tuple[int, ...]] = field(default_factory=dict)
    only: dict[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Effects:
    """The symbolic registers an instruction reads and writes, as (class index, name)."""

    reads: frozenset[tuple[int, str]]
    writes: frozenset[tuple[int, str]]


class Arch(Protocol):
    """An architecture: one module implements it."""

    # Of a record that never changes: results are kept by it.
    def __hash__(self) -> int:
        ...

    name: str
    title: str
    guard: str
    files: tuple[RegisterFile, ...]
    # Arguments and result: of bulk kernels and key expansion, and of kernels of streams.
    pinned: dict[str, int]
    pinned_streams: dict[str, int]

    def effects(self, item: Item) -> Effects:
        """What an instruction reads and writes."""

    def branch_target(self, item: Item) -> str | None:
        """The label a branch goes to, or None."""

    def falls_through(self, item: Item) -> bool:
        """Whether the next instruction can follow."""

    def is_call(self, item: Item) -> bool:
        """Whether it calls a routine of the same file."""

    def is_return(self, item: Item) -> bool:
        """Whether it returns from a local routine."""

    def register(self, letter: str, number: int) -> str:
        """The name that an operand has for a register."""

    def tidy(self, operand: str) -> str:
        """An operand with physical registers as it is printed."""

    def sizes(self, items: list[Item]) -> list[int]:
        """Bytes of code of each item of a kernel."""

    def landing(self, calls: bool) -> list[Item]:
        """What every function begins with. calls: it has routines."""

    def prologue(self, used: tuple[frozenset[int], ...], calls: bool, own: int) -> list[Item]:
        """Saves of what must be saved, and `own` bytes of stack below them, with CFI."""

    def epilogue(
        self, used: tuple[frozenset[int], ...], calls: bool, own: int, wipe: str, leave: tuple[str, ...]
    ) -> list[Item]:
        """Wipe under AESGEN_WIPE_REGS, what an instruction set wants at the end, restores and the return.

        wipe: the line that zeroes vector register \\n. leave: mnemonics.
        """
