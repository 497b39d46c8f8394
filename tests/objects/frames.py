# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Call frames: what the CFI says at each instruction, and what an abstract run of the kernel says.

The abstract run keeps, for every callee-saved register and x30, whether it still holds the caller's value, SP relative to entry,
which stack slot holds which caller's register, and whether x30 is signed. The CFI must agree at every instruction.
"""

import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from tests.objects.disassembly import AUTIASP, PACIASP, TOOLS, Code, Instruction, Node, run

# SP is kept apart. v8 … v15: their low halves, d8 … d15.
PRESERVED = frozenset([*(f"x{n}" for n in range(19, 31)), *(f"v{n}" for n in range(8, 16))])


@dataclass(frozen=True)
class Row:
    """What the CFI says at an address: CFA - SP, register → where from CFA it was saved, and whether x30 is signed."""

    cfa: int = 0
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


def _description(text: str) -> Description:
    head, *lines = text.strip().splitlines()
    span = re.search(r"pc=([0-9a-f]+)\.\.([0-9a-f]+)", head)
    assert span, head
    found = Description(int(span.group(1), 16), int(span.group(2), 16))
    address, row = found.start, Row()
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


@cache
def descriptions(archive: Path) -> dict[str, list[Description]]:
    """Member → its FDEs. The common entry must say CFA = SP and return through x30."""
    listing = run(TOOLS + "readelf", "--debug-dump=frames", archive)
    parts = re.split(r"^File: .*\((.*)\.o\)$", listing, flags=re.M)
    found = {}
    for name, part in zip(parts[1::2], parts[2::2]):
        common, *frames = re.split(r"\n\n(?=[0-9a-f]+ [0-9a-f]+ [0-9a-f]+ FDE )", part.rstrip())
        assert common.count(" CIE\n") == 1 and "Return address column: 30\n" in common, name
        assert [line.strip() for line in common.splitlines() if "DW_CFA" in line and "nop" not in line] == [
            "DW_CFA_def_cfa: r31 (sp) ofs 0"
        ], name
        found[name] = [_description(frame) for frame in frames]
    return found


@dataclass(frozen=True)
class Frame:
    """What an abstract run says before an instruction. sp: minus SP at entry; kept: registers with the caller's value;
    slots: offset from SP at entry → the caller's register that lies there."""

    sp: int = 0
    kept: frozenset[str] = PRESERVED
    slots: tuple[tuple[int, str], ...] = ()
    signed: bool = False


def _after(one: Instruction, frame: Frame, problems: list[str]) -> Frame:
    effects = one.effects
    kept, slots, sp = set(frame.kept), dict(frame.slots), frame.sp
    if one.hint() in (PACIASP, AUTIASP):
        if frame.signed == (one.hint() == PACIASP) or "x30" not in kept or sp != 0:
            problems.append(f"x30 is signed or authenticated where it must not be: {one}")
        return replace(frame, signed=not frame.signed)
    kept -= effects.writes
    memory = effects.memory
    if memory is not None and memory.base == "sp":
        sp += memory.before
        for place, text in enumerate(memory.registers):
            offset = sp + memory.offset + place * memory.size
            name = ("x" if text[0] in "xw" else "v") + text[1:]
            if memory.size != 8:
                problems.append(f"a stack slot that is not 8 bytes: {one}")
            elif memory.load:
                if slots.get(offset) == name:
                    kept.add(name)
                else:
                    problems.append(f"{text} is loaded from a slot that holds {slots.get(offset)}: {one}")
            else:
                if name not in frame.kept:
                    problems.append(f"the stack gets {text}, which is no value of the caller's: {one}")
                elif offset < sp:
                    problems.append(f"a slot below SP: {one}")
                slots[offset] = name
        sp += memory.after
    elif "sp" in effects.writes:
        problems.append(f"SP is computed: {one}")
    return Frame(sp, frozenset(kept), tuple(sorted(item for item in slots.items() if item[0] >= sp)), frame.signed)


def simulate(code: Code) -> tuple[dict[Node, Frame], list[str]]:
    """The frame before each instruction, and what is wrong. Joined paths must agree on all but `kept`."""
    problems: list[str] = []
    at: dict[Node, Frame] = {(0, None): Frame()}
    todo: list[Node] = [(0, None)]
    while todo:
        node = todo.pop()
        after = _after(code.at[node[0]], at[node], problems)
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
