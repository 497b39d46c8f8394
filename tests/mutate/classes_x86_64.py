# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Classes of mistakes in x86-64 kernels, each as a function from a kernel to every edit that makes one.

What would not change what docs/kernel-abi.md promises is left out here, with the reason beside it.
"""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.mutate.classes import Edit

# Registers by sort: a whole name, so that xmm1 is not found in xmm10.
_GENERAL = [
    ("rax", "eax", "ax", "al"),
    ("rbx", "ebx", "bx", "bl"),
    ("rcx", "ecx", "cx", "cl"),
    ("rdx", "edx", "dx", "dl"),
    ("rsi", "esi", "si", "sil"),
    ("rdi", "edi", "di", "dil"),
    ("rbp", "ebp", "bp", "bpl"),
    *((f"r{n}", f"r{n}d", f"r{n}w", f"r{n}b") for n in range(8, 16)),
]
_SORT = {name: (width, number) for number, names in enumerate(_GENERAL) for width, name in enumerate(names)}
REGISTER = re.compile(r"\b([xyz]mm\d+|k[1-7]|" + "|".join(sorted(_SORT, key=len, reverse=True)) + r")\b")
NUMBER = re.compile(r"(?<![\w.])(-?\d+|0x[0-9a-f]+)$")
LABEL = re.compile(r"L\((\w+)\)")

OPPOSITE = dict(
    zip("ja jbe jae jb je jne jz jnz jc jnc jg jle".split(), "jbe ja jb jae jne je jnz jz jnc jc jle jg".split())
)
AT_EQUALITY = {"ja": "jae", "jae": "ja", "jb": "jbe", "jbe": "jb"}
# Branches to these choose a way and no result: where both sides are equal, or the bound is another, the other way does as well.
_CHOICES = re.compile(r"only|single|long|several|register_longer|(rest|odd)\d+")
# Between numbers of rounds, and of bytes of a key: what lies there makes no difference.
_STEPS = {12: 2, 24: 8}
INVERSE = {"enc": "dec", "dec": "enc", "enclast": "declast", "declast": "enclast"}


@dataclass(frozen=True)
class Instruction:
    """In the form of assembly.Instruction, as far as mutate.py asks."""

    line: int
    mnemonic: str
    operands: tuple[str, ...]
    label: str
    offset: int

    def text(self, mnemonic: str | None = None, operands: tuple[str, ...] | None = None) -> str:
        return f"        {mnemonic or self.mnemonic} " + ", ".join(self.operands if operands is None else operands)

    def with_operand(self, index: int, operand: str) -> str:
        operands = list(self.operands)
        operands[index] = operand
        return self.text(operands=tuple(operands))

    @property
    def is_cfi(self) -> bool:
        return self.mnemonic.startswith(".cfi")

    @property
    def is_branch(self) -> bool:
        return self.mnemonic[0] == "j" or self.mnemonic in ("call", "ret")


@dataclass
class Assembly:
    """The instructions and CFI directives of one kernel file, without those under AESGEN_WIPE_REGS, which the tests do not assemble."""

    text: str
    instructions: list[Instruction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lines = self.text.splitlines()
        label, offset, inside, wiping = "entry", 0, False, False
        for number, line in enumerate(self.lines):
            code = line.partition("//")[0].strip()
            word, rest = (code.split(None, 1) + ["", ""])[:2]
            if word in ("AESGEN_FUNC", "AESGEN_END"):
                inside = word == "AESGEN_FUNC"
            elif word in ("#ifdef", "#endif"):
                wiping = code == "#ifdef AESGEN_WIPE_REGS"
            elif (
                not inside
                or wiping
                or not code
                or word == "AESGEN_LOCAL"
                or word[0] == "."
                and not word.startswith(".cfi")
            ):
                continue
            elif code.endswith(":"):
                label, offset = LABEL.sub(r"\1", code[:-1]), 0
            else:
                operands = tuple(part.strip() for part in re.split(r",(?![^\[{]*[\]}])", rest)) if rest else ()
                self.instructions.append(Instruction(number, word, operands, label, offset))
                offset += 1

    def changed(self, changes: dict[int, list[str]]) -> str:
        """The file with the lines of some instructions replaced."""
        by_line = {self.instructions[index].line: replacement for index, replacement in changes.items()}
        lines: list[str] = []
        for number, line in enumerate(self.lines):
            lines += by_line.get(number, [line])
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Source:
    """A kernel to change. Key expansion has mode "key_expand" and no axes."""

    name: str
    mode: str
    interleave: int  # blocks of a full pass
    yield_blocks: int
    assembly: Assembly

    @property
    def code(self) -> list[Instruction]:
        return self.assembly.instructions


def _sites(source: Source) -> Iterator[tuple[int, Instruction]]:
    """ENDBR64 and VZEROUPPER have no part in what is computed; test_frames_x86_64 and the trampoline look at them."""
    for at, i in enumerate(source.code):
        if not i.is_cfi and i.mnemonic != "endbr64":
            yield at, i


def _chooses(source: Source, at: int) -> bool:
    """Whether the first branch from here is such a choice."""
    branch = next((i for i in source.code[at:] if i.is_branch), None)
    target = LABEL.fullmatch(branch.operands[0]) if branch and branch.operands else None
    return target is not None and _CHOICES.fullmatch(target.group(1)) is not None


def _never_equal(source: Source, at: int) -> bool:
    """Where a count that is no multiple of what a pass takes off is never used up exactly, what is left is more than the short ways
    took, and XTS has no 12 rounds."""
    i = source.code[at]
    counts = i.operands[0] in ("L(look)", "L(boundary)") and source.yield_blocks % source.interleave != 0
    compared = next(before for before in reversed(source.code[:at]) if before.mnemonic in ("cmp", "sub", "test"))
    rounds = source.mode.startswith("xts") and compared.operands[-1] == "12"
    return counts or rounds or i.label in ("several", "long") and i.operands[0] == "L(nothing)"


def _is_stack(i: Instruction) -> bool:
    return i.mnemonic in ("push", "pop") or bool(i.operands) and i.operands[0] == "rsp"


def dropped(source: Source, rng: random.Random) -> Iterator[Edit]:
    """An instruction that is not there."""
    for at, i in _sites(source):
        if not _is_stack(i):
            yield Edit("branch" if i.is_branch else re.sub(r"\d+", "", i.mnemonic), "", {at: []})


def register(source: Source, rng: random.Random) -> Iterator[Edit]:
    """Another register of the same width that the kernel uses."""
    used: dict[object, set[str]] = {}

    def sort(name: str) -> object:
        return _SORT[name][0] if name in _SORT else name[0]

    for _, i in _sites(source):
        for operand in i.operands:
            for name in REGISTER.findall(operand):
                used.setdefault(sort(name), set()).add(name)
    for at, i in _sites(source):
        if _is_stack(i):
            continue
        for position, operand in enumerate(i.operands):
            for match in REGISTER.finditer(operand):
                others = sorted(used[sort(match.group())] - set(REGISTER.findall(" ".join(i.operands))))
                if others:
                    new = rng.choice(others)
                    changed = operand[: match.start()] + new + operand[match.end() :]
                    kind = "address" if "[" in operand else "destination" if position == 0 else "source"
                    yield Edit(kind, f"{position}={new}", {at: [i.with_operand(position, changed)]})


def constant(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A number that is off, in an operand or in an address."""
    for at, i in _sites(source):
        if _is_stack(i) or i.mnemonic == "cmp" and _chooses(source, at):
            continue
        for position, operand in enumerate(i.operands):
            if NUMBER.match(operand):
                number = int(operand, 0)
                step = _STEPS.get(number, 1) if i.mnemonic == "cmp" else 1
                step = 4 if number == 12 and source.mode.startswith("xts") else step
                step = 16 if number % 16 == 0 and number else step
                # A sign that is spread by 31 bits is spread.
                for by in (-step,) if i.mnemonic.endswith("psrad") else (-step, step):
                    yield Edit("immediate", f"{number + by}", {at: [i.with_operand(position, str(number + by))]})
            elif operand.endswith("]") and "[rsp" not in operand:
                for by in (-16, 16):
                    moved = f"{operand[:-1]} + {by}]".replace("+ -", "- ")
                    yield Edit("address", f"{by:+}", {at: [i.with_operand(position, moved)]})


def condition(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A branch or a conditional move the wrong way round, or wrong where both sides are equal."""
    for at, i in _sites(source):
        move = i.mnemonic.startswith("cmov")
        name = "j" + i.mnemonic[4:] if move else i.mnemonic
        for kind, table in (("inverted", OPPOSITE), ("at-equality", AT_EQUALITY)):
            if name not in table:
                continue
            # A move of what is equal moves nothing.
            if kind == "at-equality" and (move or _chooses(source, at) or _never_equal(source, at)):
                continue
            new = table[name]
            yield Edit(kind, new, {at: [i.text(mnemonic="cmov" + new[1:] if move else new)]})


def aes(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A round of the other direction, the last one where none is due or the other way round, and rounds left out or done twice."""
    for at, i in _sites(source):
        match = re.fullmatch(r"(v?aes)((enc|dec)(last)?)", i.mnemonic)
        if not match:
            continue
        stem, part, direction, last = match.groups()
        yield Edit("inverse", "", {at: [i.text(mnemonic=stem + INVERSE[part])]})
        yield Edit("last", "", {at: [i.text(mnemonic=stem + direction + ("" if last else "last"))]})
        yield Edit("twice", "", {at: [i.text(), i.text()]})


def saves(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A register of the caller not saved, not restored or mixed up with another; a stack that does not come back."""
    for at, i in _sites(source):
        if not _is_stack(i):
            continue
        if i.mnemonic == "push":
            yield Edit("save-dropped", "", {at: ["        sub rsp, 8"]})
            yield Edit("save-of-another", "", {at: ["        push rax"]})
        elif i.mnemonic == "pop":
            yield Edit("restore-dropped", "", {at: ["        add rsp, 8"]})
            yield Edit("restore-to-another", "", {at: ["        pop rcx"]})
        else:
            yield Edit("stack-not-moved", "", {at: []})
        yield Edit("twice", "", {at: [i.text(), i.text()]})


def cfi(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A frame that is not what the CFI says."""
    for at, i in enumerate(source.code):
        if not i.is_cfi:
            continue
        yield Edit("dropped", i.mnemonic, {at: []})
        if NUMBER.match(i.operands[-1]):
            yield Edit("off", i.mnemonic, {at: [i.with_operand(len(i.operands) - 1, str(int(i.operands[-1]) + 8))]})
        if i.mnemonic in (".cfi_offset", ".cfi_restore"):
            other = "r15" if i.operands[0] != "r15" else "rbx"
            yield Edit("another-register", i.mnemonic, {at: [i.with_operand(0, other)]})
        before = source.code[at - 1]
        if not before.is_cfi:
            yield Edit("too-early", i.mnemonic, {at - 1: [i.text(), before.text()], at: []})


CLASSES: dict[str, Callable[[Source, random.Random], Iterator[Edit]]] = {
    "dropped": dropped,
    "register": register,
    "constant": constant,
    "condition": condition,
    "aes": aes,
    "saves": saves,
    "cfi": cfi,
}


def edits(source: Source, name: str, rng: random.Random) -> list[Edit]:
    """Every edit of a class."""
    return list(CLASSES[name](source, rng))
