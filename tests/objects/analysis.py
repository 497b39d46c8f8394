# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A forward analysis of where values come from, over a kernel's graph to a fixed point: what all architectures share.

Every register and every stack slot holds a set of origins, a bit each:

    OUT, IN, KS, STATE, FLAG   computed from that pointer argument    RODATA  an address in read-only data
    STREAMS, TEXT              the list of streams, and what it points to
    ARGUMENT                   KS unchanged, as it was passed         CODE    where a call returns to, in this object
    SECRET                     data and keys                          UNSET   what nobody has set
    CALLER                     what a register to be preserved held at entry
    STACK                      an address in the kernel's own part of the stack: what lies there is SECRET

Paths that join unite their sets.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from operator import or_
from typing import Generic

from tests.objects.code import Code, I, Node

SECRET, OUT, IN, KS, STATE, FLAG, RODATA, CODE, ARGUMENT, STREAMS, TEXT, CALLER, UNSET, STACK = (
    1 << bit for bit in range(14)
)
POINTERS = OUT | IN | KS | STATE | FLAG | RODATA | STREAMS | TEXT | STACK
ROUNDS_OFFSET = 480

NAMES = {
    OUT: "out",
    IN: "in",
    KS: "ks",
    STATE: "state",
    FLAG: "flag",
    RODATA: "rodata",
    STREAMS: "streams",
    TEXT: "text",
}

# What no branch and no address may depend on.
HIDDEN = SECRET | CALLER | UNSET


@dataclass(frozen=True)
class Values:
    """What is known at a node. registers: by an architecture's own numbers; sp: the stack pointer minus that at entry; slots: the
    stack, by words of 32 bits: a multiple of 4 from the stack pointer at entry, and what lies there; never changed."""

    registers: tuple[int, ...]
    sp: int = 0
    slots: dict[int, int] = field(default_factory=dict)


def loaded(slots: dict[int, int], offset: int, size: int) -> int:
    """What an access to the stack gives back."""
    found = 0
    for place in range(offset - offset % 4, offset + size, 4):
        found |= slots.get(place, UNSET)
    return found


def stored(slots: dict[int, int], offset: int, size: int, value: int, partly: bool = False) -> dict[int, int]:
    """What the stack holds after one; where a word is not filled, or only `partly`, the rest of it stays."""
    slots = dict(slots)
    for place in range(offset - offset % 4, offset + size, 4):
        whole = offset <= place and place + 4 <= offset + size and not partly
        slots[place] = value if whole else slots.get(place, UNSET) | value
    return slots


@dataclass
class Findings(Generic[I]):
    """leaks: what a secret reached, as sentences. loads, stores: those off the stack, with the pointers they may go through."""

    leaks: set[str] = field(default_factory=set)
    loads: dict[I, int] = field(default_factory=dict)
    stores: dict[I, int] = field(default_factory=dict)

    def access(self, one: I, origins: int, load: bool) -> None:
        accesses = self.loads if load else self.stores
        accesses[one] = accesses.get(one, 0) | origins & POINTERS

    def pointers(self, load: bool) -> set[str]:
        """The pointers that are loaded from, or stored to."""
        found = (self.loads if load else self.stores).values()
        return {name for bit, name in NAMES.items() if any(origins & bit for origins in found)}


def _join(old: Values | None, new: Values, where: str) -> Values:
    if old is None or old == new:
        return new
    if old.sp != new.sp:
        raise AssertionError(f"{where}: SP differs between the paths that join here")
    slots, others = old.slots, new.slots
    if slots != others:
        differing = {place for place, _ in slots.items() ^ others.items()}
        slots = slots | {place: slots.get(place, UNSET) | others.get(place, UNSET) for place in differing}
    return Values(tuple(map(or_, old.registers, new.registers)), old.sp, slots)


class Analysis(ABC, Generic[I]):
    """Runs on construction; see `findings`. mode: whose arguments and publicity of the state hold."""

    def __init__(self, code: Code[I], mode: str) -> None:
        self.code = code
        # docs/kernel-abi.md makes counter blocks public.
        self.public_state = mode == "ctr"
        self.at: dict[Node, Values] = {(0, None): self.entry(mode)}
        todo: list[Node] = [(0, None)]
        while todo:
            node = todo.pop()
            after = self.step(code.at[node[0]], node, self.at[node], None)
            for place in code.nodes[node]:
                old = self.at.get(place)
                joined = _join(old, after, f"{code.name} {place[0]:#x}")
                if joined != old:
                    self.at[place] = joined
                    todo.append(place)
        self.findings = Findings[I]()
        for node, values in self.at.items():
            self.step(code.at[node[0]], node, values, self.findings)

    @abstractmethod
    def entry(self, mode: str) -> Values:
        """What a kernel of this mode finds when it is called."""

    @abstractmethod
    def step(self, one: I, node: Node, values: Values, findings: Findings[I] | None) -> Values:
        """The values after an instruction; the leaks of it go to findings."""

    def through(self, origin: int, is_rounds: bool) -> int:
        """What a load through a pointer of these origins gives. is_rounds: at the place of the number of rounds."""
        if not origin & POINTERS or not origin & ~(FLAG | RODATA):
            # No pointer at all: a leak by itself, unless a path that is yet to come brings one.
            return 0
        if origin & POINTERS == KS and origin & ARGUMENT and is_rounds:
            return 0
        if origin & POINTERS == STATE and self.public_state:
            return 0
        # The list of streams holds pointers and lengths.
        if origin & POINTERS == STREAMS:
            return TEXT
        return SECRET
