# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Machine code as a graph of control flow, whatever the architecture; the disassemblers beside this file make it.

Everything is strict: an instruction that is not in the tables of its disassembler is an error where its meaning is asked for,
never ignored. A kernel's graph has one node for each instruction and place it was called from, so that a routine called from two
places is looked at twice. Routines call nothing.
"""

import re
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar


class UnknownInstruction(Exception):
    """An instruction whose meaning the tables do not hold."""


@dataclass(frozen=True)
class Instruction:
    """One instruction. target: of a direct branch. relocation: its type and what it refers to."""

    address: int
    code: bytes
    mnemonic: str
    operands: tuple[str, ...]
    target: int | None = None
    relocation: str | None = None

    # Mnemonics, by what they do to control. A conditional branch is whatever else has a target.
    CALLS = frozenset[str]()
    JUMPS = frozenset[str]()
    RETURNS = frozenset[str]()
    INDIRECT = frozenset[str]()

    def __str__(self) -> str:
        operands = [*self.operands, *([] if self.target is None else [f"{self.target:#x}"])]
        return f"{self.address:#x}: {self.mnemonic} {', '.join(operands)}"

    @property
    def end(self) -> int:
        return self.address + len(self.code)

    @property
    def is_call(self) -> bool:
        return self.mnemonic in self.CALLS

    @property
    def is_return(self) -> bool:
        return self.mnemonic in self.RETURNS

    @property
    def is_indirect(self) -> bool:
        """A branch or call to an address in a register or in memory."""
        return self.mnemonic in self.INDIRECT or (self.is_call or self.is_jump) and self.target is None

    @property
    def is_jump(self) -> bool:
        return self.mnemonic in self.JUMPS

    @property
    def conditional(self) -> bool:
        return self.target is not None and not self.is_call and not self.is_jump


I = TypeVar("I", bound=Instruction)

SECTION = re.compile(r"^ *\d+ (\S+) .* 2\*\*(\d+)\b", re.M)
SYMBOL = re.compile(r"^([0-9a-f]{16}) .{7} (\S+)\t[0-9a-f]+ (?:\.\w+ )?(\S+)$", re.M)

# (address, the address its routine returns to); None outside of routines.
Node = tuple[int, int | None]


class Code(Generic[I]):
    """The text of one object, entered at its start."""

    def __init__(self, name: str, instructions: Iterable[I], tables: str = "") -> None:
        """tables: sections and symbols, as objdump lists them."""
        self.name = name
        # Section → its alignment in bytes.
        self.alignments = {section: 1 << int(log) for section, log in re.findall(SECTION, tables)}
        # Symbol → section and offset.
        self.symbols = {symbol: (section, int(at, 16)) for at, section, symbol in re.findall(SYMBOL, tables)}
        self.instructions = tuple(instructions)
        self.at = {one.address: one for one in self.instructions}
        assert self.instructions and self.instructions[0].address == 0, name

    def __repr__(self) -> str:
        return self.name

    def following(self, address: int, calls: bool = False) -> list[int]:
        """Where control goes next, a call stepped over, or with `calls` into it too."""
        one = self.at[address]
        if one.is_return or one.is_indirect and not one.is_call:
            return []
        after = [] if one.is_jump else [one.end]
        if one.target is not None and (not one.is_call or calls):
            after.append(one.target)
        for place in after:
            assert place in self.at, f"{self.name}: control leaves the object at {one}"
        return after

    def reached(self, start: int, without: int | None = None) -> frozenset[int]:
        """Addresses on the paths from start, calls stepped over, that do not pass `without`."""
        seen, todo = {start}, [start]
        while todo:
            for place in self.following(todo.pop()):
                if place not in seen and place != without:
                    seen.add(place)
                    todo.append(place)
        return frozenset(seen)

    @cached_property
    def main(self) -> frozenset[int]:
        return self.reached(0)

    @cached_property
    def routines(self) -> frozenset[int]:
        """Entries that a call in the main part goes to."""
        return frozenset(t for a in self.main if (t := self.at[a].target) is not None and self.at[a].is_call)

    @cached_property
    def loops(self) -> list[tuple[int, frozenset[int]]]:
        """(head, body) for each backward branch of the main part; the body without what calls reach."""
        before: dict[int, list[int]] = {}
        for address in self.main:
            for place in self.following(address):
                before.setdefault(place, []).append(address)
        found = []
        for tail in sorted(self.main):
            for head in self.following(tail):
                if head > tail:
                    continue
                body, todo = {head, tail}, [tail] if tail != head else []
                while todo:
                    for place in before.get(todo.pop(), []):
                        if place not in body:
                            body.add(place)
                            todo.append(place)
                found.append((head, frozenset(body)))
        return found

    def with_calls(self, body: frozenset[int]) -> frozenset[int]:
        """A set of addresses and all that calls in it reach."""
        reached = [self.reached(t) for a in body if self.at[a].is_call and (t := self.at[a].target) is not None]
        return body.union(*reached)

    def straight(self, start: int, end: frozenset[int] | None = None) -> Iterator[I]:
        """Instructions from start through calls, falling through conditional branches, until a return, or outside of `end`."""
        back: int | None = None
        address = start
        while True:
            one = self.at[address]
            yield one
            if one.is_call:
                assert back is None and one.target is not None, f"{self.name}: a routine calls at {one}"
                back, address = one.end, one.target
            elif one.is_return:
                if back is None:
                    return
                address = back
                back = None
            elif one.is_jump:
                assert one.target is not None
                address = one.target
            else:
                address = one.end
            if back is None and end is not None and (address not in end or address == start):
                return

    @cached_property
    def nodes(self) -> dict[Node, tuple[Node, ...]]:
        """Every node that control reaches from the entry, with those that follow it."""
        found: dict[Node, tuple[Node, ...]] = {}
        todo: list[Node] = [(0, None)]
        while todo:
            node = todo.pop()
            if node in found:
                continue
            address, back = node
            one = self.at[address]
            after: list[Node]
            if one.is_call:
                assert back is None and one.target is not None, f"{self.name}: a routine calls at {one}"
                after = [(one.target, one.end)]
            elif one.is_return:
                after = [] if back is None else [(back, None)]
            else:
                after = [(place, back) for place in self.following(address)]
            found[node] = tuple(after)
            todo += after
        return found


def run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def members(text: str) -> Iterator[tuple[str, str]]:
    """The output of objdump over an object or an archive, cut at its members."""
    parts = re.split(r"^(\S+)\.o:\s+file format .*$", text, flags=re.M)
    yield from zip(parts[1::2], parts[2::2])


class Objects(Mapping[str, Code[I]]):
    """Name → code of an object or of every member of an archive, taken apart when asked for."""

    def __init__(self, path: Path, objdump: tuple[str, ...], parse: Callable[[str], Iterable[I]]) -> None:
        self._texts = {name.rsplit("/", 1)[-1]: text for name, text in members(run(*objdump, path))}
        self._parse = parse
        self._parsed: dict[str, Code[I]] = {}

    def __getitem__(self, name: str) -> Code[I]:
        if name not in self._parsed:
            text = self._texts[name]
            assert re.findall(r"^Disassembly of section (\S+):", text, re.M) == [".text"], text[:300]
            tables, _, listing = text.partition("\nDisassembly of section ")
            self._parsed[name] = Code(name, self._parse(listing), tables)
        return self._parsed[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)
