# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Symbolic assembly: the text a template renders to, parsed into a list of items.

A template writes one instruction a line, with symbolic registers `v[data0].16b`, `q[k3]`, `x[in]`, labels `L(name):`, comments after `//`,
and these directives:

    .reg NAMES TEXT     what the registers NAMES (a symbolic name, or NAME* for NAME0, NAME1, …) are for; for the register map
    .bits B ...         the code that follows runs only for these key sizes; `.bits` alone ends it
    .lane I             the code that follows belongs to lane I of an interleaved block
    .merge              ends the block: the lanes are merged (interleave.py)
    .fresh REGISTERS    from here these may hold anything: lanes that a remainder may leave unloaded
    .save [BYTES]       where the prologue stands; so many bytes from SP up are the kernel's own, a multiple of 16
    .return R           where the epilogue and the return of R stand; before .save: of code that needs nothing saved
    .local              a routine follows that is reached only by a call from this file
    .rodata [NAME]      what follows is read-only data, printed as it is; under a name, many files have it and a program once
"""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache

ALL_BITS: tuple[int, ...] = (128, 192, 256)

# `v[data0]` is a symbolic register; the `d[1]` of `v3.d[1]` is an element.
SYMBOLIC = re.compile(r"(?<![.\w])([a-z])\[([a-z_]\w*)\]")
LABEL = re.compile(r"L\((\w+)\)")


@dataclass(frozen=True)
class Item:
    """One line of a kernel. kind: insn, label, comment, blank, fresh, save, return, local,
    rodata or data.

    text: mnemonic (insn), label name, comment text or data line. operands: as written, symbolic or physical.
    bits: the key sizes for which it can run. lane: interleave lane, or -1.
    """

    kind: str
    text: str = ""
    operands: tuple[str, ...] = ()
    comment: str = ""
    bits: tuple[int, ...] = ALL_BITS
    lane: int = -1

    def with_operands(self, operands: tuple[str, ...]) -> "Item":
        return replace(self, operands=operands)


@dataclass
class Program:
    """A kernel as a list of items, with the notes for its register map in order of declaration."""

    items: list[Item]
    notes: dict[str, str] = field(default_factory=dict)


@lru_cache(maxsize=1 << 16)
def symbols(operand: str) -> tuple[tuple[str, str], ...]:
    """The symbolic registers that an operand names, as (letter, name)."""
    return tuple(SYMBOLIC.findall(operand))


@lru_cache(maxsize=1 << 16)
def split_operands(text: str) -> tuple[str, ...]:
    """Splits at commas outside of brackets and braces."""
    operands, depth, start = [], 0, 0
    for position, char in enumerate(text):
        if char in "[{(":
            depth += 1
        elif char in "]})":
            depth -= 1
        elif char == "," and depth == 0:
            operands.append(text[start:position].strip())
            start = position + 1
    last = text[start:].strip()
    return tuple(operands + [last] if last else operands)


def parse(source: str) -> Program:
    """Parses rendered template text. Items of interleaved blocks keep their lane; `.merge` stays as an item of that kind."""
    program = Program([])
    bits: tuple[int, ...] = ALL_BITS
    lane, data = -1, False
    for number, raw in enumerate(source.splitlines(), 1):
        code, _, comment = raw.partition("//")
        code, comment = code.strip(), comment.strip()
        word, _, rest = code.partition(" ")
        if data:
            if code:
                program.items.append(Item("data", code, comment=comment))
        elif not code:
            if comment:
                program.items.append(Item("comment", comment=comment, bits=bits, lane=lane))
        elif word == ".reg":
            names, _, text = rest.strip().partition(" ")
            program.notes[names] = text.strip()
        elif word == ".bits":
            bits = tuple(int(b) for b in rest.split()) or ALL_BITS
        elif word == ".lane":
            lane = int(rest)
        elif word == ".merge":
            program.items.append(Item("merge"))
            lane = -1
        elif word == ".fresh":
            program.items.append(Item("fresh", operands=split_operands(rest), bits=bits))
        elif word in (".save", ".return", ".local"):
            program.items.append(Item(word[1:], operands=split_operands(rest), comment=comment, bits=bits))
        elif word == ".rodata":
            program.items.append(Item("rodata", operands=split_operands(rest)))
            data = True
        elif word.startswith("."):
            raise ValueError(f"line {number} of the rendered template: unknown directive {word}")
        elif code.endswith(":"):
            match = LABEL.fullmatch(code[:-1])
            if not match:
                raise ValueError(f"line {number} of the rendered template: labels are written L(name):, not {code}")
            program.items.append(Item("label", match.group(1), comment=comment, bits=bits))
        else:
            program.items.append(Item("insn", word, split_operands(rest), comment, bits, lane))
    return program
