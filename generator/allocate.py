# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Gives symbolic registers physical ones: liveness over the control flow, then greedy colouring. Nothing is ever spilled."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate

from generator.arch import Arch, Effects
from generator.asm import SYMBOLIC, Item, symbols
from generator.errors import AesgenError

Register = tuple[int, str]


@dataclass(frozen=True)
class Allocation:
    """registers: (class, symbolic name) → number. used: the numbers in use, one set per class."""

    registers: dict[Register, int]
    used: tuple[frozenset[int], ...]


@cache
def class_of(letter: str, arch: Arch) -> int:
    """The class of registers that operands name by this letter."""
    return next(cls for cls, file in enumerate(arch.files) if letter in file.letters)


def successors(items: list[Item], arch: Arch) -> list[tuple[int, ...]]:
    """For each item, the items that can follow it. A call leads into its routine, and a routine's return to every place after a call of it."""
    labels = {item.text: index for index, item in enumerate(items) if item.kind == "label"}
    routine_of: list[int] = []
    routine = 0
    for item in items:
        routine += item.kind == "local"
        routine_of.append(routine)
    returns_to: dict[int, list[int]] = {}
    for index, item in enumerate(items):
        if arch.is_call(item):
            returns_to.setdefault(routine_of[labels[str(arch.branch_target(item))]], []).append(index + 1)
    result: list[tuple[int, ...]] = []
    for index, item in enumerate(items):
        following = []
        if arch.is_return(item):
            following += returns_to.get(routine_of[index], [])
        if item.kind not in ("local", "rodata", "data") and arch.falls_through(item) and index + 1 < len(items):
            following.append(index + 1)
        target = arch.branch_target(item)
        if target is not None:
            if target not in labels:
                raise ValueError(f"a branch goes to {target}, which is nowhere")
            following.append(labels[target])
        result.append(tuple(following))
    return result


def reachable(items: list[Item], arch: Arch) -> list[Item]:
    """The items without the instructions and labels that control never reaches: entries of a routine that this kernel does not use."""
    following = successors(items, arch)
    seen, todo = {0}, [0]
    while todo:
        for after in following[todo.pop()]:
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return [item for index, item in enumerate(items) if index in seen or item.kind not in ("insn", "label")]


@lru_cache(maxsize=1 << 16)
def _effects(arch: Arch, kind: str, text: str, operands: tuple[str, ...]) -> Effects:
    return arch.effects(Item(kind, text, operands))


def allocate(items: list[Item], arch: Arch, pinned_to: dict[str, int] | None = None) -> Allocation:
    """Allocates, the general registers of `pinned_to` (None: of bulk kernels) where they must be. AesgenError where the registers do not suffice, with how many are needed of how many."""
    pinned = arch.pinned if pinned_to is None else pinned_to
    effects = [_effects(arch, item.kind, item.text, item.operands) for item in items]
    names: dict[Register, int] = {}
    reach: dict[Register, frozenset[int]] = {}
    for effect, item in zip(effects, items):
        for operand in item.operands:
            for letter, name in symbols(operand):
                cls = class_of(letter, arch)
                names.setdefault((cls, name), len(names))
                if letter in arch.files[cls].only:
                    every = reach.get((cls, name), frozenset(arch.files[cls].pool))
                    reach[cls, name] = every & frozenset(arch.files[cls].only[letter])
        for register in sorted(effect.reads | effect.writes):
            names.setdefault(register, len(names))
    registers = list(names)
    reads = [sum(1 << names[r] for r in effect.reads) for effect in effects]
    writes = [sum(1 << names[r] for r in effect.writes) for effect in effects]

    # A call needs what its routine reads and what its own caller reads later, but nothing that only other callers read.
    following = [
        (*after, index + 1) if arch.is_call(items[index]) else () if arch.is_return(items[index]) else after
        for index, after in enumerate(successors(items, arch))
    ]
    live_in = [0] * len(items)
    changed = True
    while changed:
        changed = False
        for index in range(len(items) - 1, -1, -1):
            out = 0
            for after in following[index]:
                out |= live_in[after]
            live = reads[index] | out & ~writes[index]
            if live != live_in[index]:
                live_in[index], changed = live, True

    # In a routine everything is live besides that some caller reads later. Routines call nothing.
    routine = list(accumulate(int(item.kind == "local") for item in items))
    across = [0] * len(items)
    for index, item in enumerate(items):
        if arch.is_call(item):
            across[routine[following[index][0]]] |= live_in[index + 1]

    conflicts = [0] * len(registers)
    for index in range(len(items)):
        out = writes[index] | across[routine[index]]
        for after in following[index]:
            out |= live_in[after]
        written = writes[index]
        while written:
            low = written & -written
            conflicts[low.bit_length() - 1] |= out & ~low
            written ^= low
    # What is live at entry without having been written (arguments; lanes a remainder does not have) is written there.
    at_entry = live_in[0] if items else 0
    for number in range(len(registers)):
        if at_entry >> number & 1:
            conflicts[number] |= at_entry & ~(1 << number)
    for number, mask in enumerate(conflicts):
        for other in range(len(registers)):
            if mask >> other & 1:
                conflicts[other] |= 1 << number

    chosen: dict[Register, int] = {}
    # The pinned ones first, then those that have the fewest to choose from.
    order = sorted(
        registers,
        key=lambda register: (
            register[0] == 0 and register[1] not in pinned,
            len(reach.get(register, arch.files[register[0]].pool)),
        ),
    )
    for register in order:
        cls, name = register
        file = arch.files[cls]
        taken = {
            chosen[other]
            for bit, other in enumerate(registers)
            if conflicts[names[register]] >> bit & 1 and other[0] == cls and other in chosen
        }
        if cls == 0 and name in pinned:
            number = pinned[name]
            if number in taken:
                raise ValueError(f"{name} is live together with another value of the same argument register")
        else:
            home = file.homes.get(name.rstrip("0123456789"), ())
            free = [n for n in (*home, *file.pool) if n not in taken and n in reach.get(register, file.pool)]
            # Past the end of the file, numbers only count how many would be needed.
            number = free[0] if free else 1000 + next(n for n in range(len(registers)) if 1000 + n not in taken)
        chosen[register] = number
    for cls, file in enumerate(arch.files):
        numbers = {number for (c, _), number in chosen.items() if c == cls}
        if any(number >= 1000 for number in numbers):
            raise AesgenError(f"needs {len(numbers)} of {len(file.pool)} {file.title} registers")
    used = tuple(frozenset(n for (c, _), n in chosen.items() if c == cls) for cls in range(len(arch.files)))
    return Allocation(chosen, used)


class Renamer:
    """Puts physical registers in place of symbolic ones. The same operands come again and again."""

    def __init__(self, allocation: Allocation, arch: Arch) -> None:
        self._allocation = allocation
        self._arch = arch
        self._known: dict[str, str] = {}

    def item(self, item: Item) -> Item:
        """The item with physical registers."""
        return item.with_operands(tuple(map(self._operand, item.operands)))

    def _operand(self, operand: str) -> str:
        if operand not in self._known:
            self._known[operand] = self._arch.tidy(SYMBOLIC.sub(self._register, operand))
        return self._known[operand]

    def _register(self, match: re.Match[str]) -> str:
        letter, name = match.groups()
        return self._arch.register(letter, self._allocation.registers[class_of(letter, self._arch), name])
