# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Call frames: what the CFI says at each instruction, and what an abstract run of the kernel says. The two must agree.

The abstract run keeps, for every register to be preserved, whether it still holds the caller's value, the stack pointer relative to
entry, which stack slot holds which of the caller's registers, and whether the return address is signed.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from tests.objects.code import Code, I, Node, run


@dataclass(frozen=True)
class Row:
    """What the CFI says at an address: CFA - SP, register → where from CFA it was saved, and whether the return address is signed."""

    cfa: int
    saved: tuple[tuple[str, int], ...] = ()
    signed: bool = False


@dataclass
class Description:
    """One FDE: rows by the address they begin at."""

    start: int
    end: int
    rows: dict[int, Row] = field(default_factory=dict)

    def at(self, address: int) -> Row:
        return self.rows[max(begin for begin in self.rows if begin <= address)]


ADVANCE = re.compile(r"DW_CFA_advance_loc\d?: \d+ to ([0-9a-f]+)")
SAVE = re.compile(r"DW_CFA_offset(?:_extended)?: r\d+ \((\w+)\) at cfa-(\d+)")
RESTORE = re.compile(r"DW_CFA_restore(?:_extended)?: r\d+ \((\w+)\)")


def _description(text: str, cfa_at_entry: int) -> Description:
    head, *lines = text.strip().splitlines()
    span = re.search(r"pc=([0-9a-f]+)\.\.([0-9a-f]+)", head)
    assert span, head
    found = Description(int(span.group(1), 16), int(span.group(2), 16))
    address, row = found.start, Row(cfa_at_entry)
    found.rows[address] = row
    for line in map(str.strip, lines):
        saved = dict(row.saved)
        if match := ADVANCE.match(line):
            address = int(match.group(1), 16)
        elif match := re.match(r"DW_CFA_def_cfa_offset: (\d+)", line):
            row = replace(row, cfa=int(match.group(1)))
        elif match := SAVE.match(line):
            saved[match.group(1)] = -int(match.group(2))
            row = replace(row, saved=tuple(saved.items()))
        elif match := RESTORE.match(line):
            del saved[match.group(1)]
            row = replace(row, saved=tuple(saved.items()))
        elif line == "DW_CFA_AARCH64_negate_ra_state":
            row = replace(row, signed=not row.signed)
        else:
            assert line == "DW_CFA_nop", f"unknown CFI: {line}"
        found.rows[address] = row
    return found


@dataclass(frozen=True)
class Convention:
    """What an architecture's frames start from. common: the instructions of each object's CIE, which say the same."""

    readelf: str
    return_column: int
    common: tuple[str, ...]
    cfa_at_entry: int
    preserved: frozenset[str]


@cache
def descriptions(archive: Path, convention: Convention) -> dict[str, list[Description]]:
    """Member → its FDEs."""
    listing = run(convention.readelf, "--debug-dump=frames", archive)
    parts = re.split(r"^File: .*\((.*)\.o\)$", listing, flags=re.M)
    found = {}
    for name, part in zip(parts[1::2], parts[2::2]):
        common, *frames = re.split(r"\n\n(?=[0-9a-f]+ [0-9a-f]+ [0-9a-f]+ FDE )", part.rstrip())
        column = f"Return address column: {convention.return_column}\n"
        assert common.count(" CIE\n") == 1 and column in common, name
        said = [line.strip() for line in common.splitlines() if "DW_CFA" in line and "nop" not in line]
        assert tuple(said) == convention.common, name
        found[name] = [_description(frame, convention.cfa_at_entry) for frame in frames]
    return found


@dataclass(frozen=True)
class Frame:
    """What an abstract run says before an instruction. sp: minus SP at entry; kept: registers with the caller's value;
    slots: offset from SP at entry → the caller's register that lies there."""

    kept: frozenset[str]
    sp: int = 0
    slots: tuple[tuple[int, str], ...] = ()
    signed: bool = False


# The frame after an instruction; what is wrong about it goes to the list.
Step = Callable[[I, Frame, list[str]], Frame]


def simulate(code: Code[I], start: Frame, step: Step[I]) -> tuple[dict[Node, Frame], list[str]]:
    """The frame before each instruction, and what is wrong. Joined paths must agree on all but `kept`."""
    problems: list[str] = []
    at: dict[Node, Frame] = {(0, None): start}
    todo: list[Node] = [(0, None)]
    while todo:
        node = todo.pop()
        after = step(code.at[node[0]], at[node], problems)
        for place in code.nodes[node]:
            old = at.get(place)
            if old is None:
                at[place] = after
            elif replace(after, kept=old.kept) != old:
                problems.append(f"paths with different frames join at {place[0]:#x}")
                continue
            else:
                at[place] = replace(old, kept=old.kept & after.kept)
            if at[place] != old:
                todo.append(place)
    return at, sorted(set(problems))


def cfi_problems(
    code: Code[I],
    at: dict[Node, Frame],
    frames: list[Description],
    convention: Convention,
    is_padding: Callable[[I], bool],
) -> list[str]:
    """Where the CFI is not what the abstract run says, or an instruction has none or is led to by nothing."""
    problems = []
    described = {address: fde for fde in frames for address in range(fde.start, fde.end)}
    reached = {address for address, _ in at}
    for one in code.instructions:
        if one.address not in reached and not is_padding(one):
            problems.append(f"nothing leads to {one}")
        if one.address in reached and one.address not in described:
            problems.append(f"no CFI at {one}")
    entry = Row(convention.cfa_at_entry)
    for (address, back), frame in at.items():
        if address not in described:
            continue
        fde, row = described[address], described[address].at(address)
        if (fde.start == 0) != (back is None):
            problems.append(f"a routine without CFI of its own at {address:#x}")
        elif back is not None:
            # The caller's frame is described where the routine returns to; this one adds nothing.
            if row != entry:
                problems.append(f"{row} at {address:#x}, in a routine that saves nothing")
            if frame.sp + convention.cfa_at_entry != at[(back, None)].sp:
                problems.append(f"SP is not the caller's at {address:#x}")
        else:
            for problem in _row_problems(row, frame, convention):
                problems.append(f"{code.at[address]}: the CFI says {row}, {problem}")
    return problems


def _row_problems(row: Row, frame: Frame, convention: Convention) -> list[str]:
    problems = []
    if row.cfa != convention.cfa_at_entry - frame.sp:
        problems.append(f"CFA - SP is {convention.cfa_at_entry - frame.sp}")
    if row.signed != frame.signed:
        problems.append(f"the return address is {'' if frame.signed else 'not '}signed")
    slots = {name: offset - convention.cfa_at_entry for offset, name in frame.slots}
    for name in convention.preserved:
        offset = dict(row.saved).get(name)
        if offset is not None and slots.get(name) != offset:
            problems.append(f"{name} lies at {slots.get(name)}")
        elif offset is None and name not in frame.kept:
            problems.append(f"{name} is lost")
    return problems
