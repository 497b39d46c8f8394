# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A generated kernel as text, read closely enough to change it in a chosen way: instructions, roles of registers, liveness."""

import re
from dataclasses import dataclass
from functools import cached_property

# A register where an operand names one; `16b` of v0.16b and `d[1]` of v0.d[1] are none.
REGISTER = re.compile(r"(?<![.\w(])([xwvqdshb])(\d+)\b")
LABEL = re.compile(r"L\((\w+)\)")
IMMEDIATE = re.compile(r"#(-?\d+)")

# A line of the register map at the top of a kernel: registers, names, what for.
_ROLE = re.compile(r"//   ([xv]\d\S*(?: [xv]\d\S*)*)\s+([a-z_]+)(\d*)(?:-\S+)?\s{2,}")

# What is done whether or not a result is read: stores and control.
_ACTS = frozenset("str stp strb cbz cbnz tbz tbnz b bl ret".split())
_NO_RESULT = _ACTS | frozenset("cmp cmn tst".split())
_READS_ITS_RESULT = frozenset("aese aesd tbx movk".split())
_READS_FLAGS = frozenset("adc csel".split())
_SETS_FLAGS = frozenset("cmp cmn adds subs ands".split())
_FLAGS = "nzcv"
# What the caller expects back: the result and what AAPCS64 has preserved.
_AT_RETURN = frozenset(["x0", "sp", *(f"x{n}" for n in range(18, 31)), *(f"v{n}" for n in range(8, 16))])


@dataclass(frozen=True)
class Instruction:
    line: int  # index into the lines of the file
    mnemonic: str
    operands: tuple[str, ...]
    label: str  # the last label before it, or "entry"
    offset: int  # instructions since then
    routine: int  # 0: the kernel; 1 and up: the routines that it calls

    @property
    def memory(self) -> str | None:
        """The operand that is an address."""
        return next((text for text in self.operands if text.startswith("[")), None)

    @property
    def base(self) -> str | None:
        """The register that an address starts from."""
        return registers(self.memory)[0] if self.memory and registers(self.memory) else None

    @property
    def writes_back(self) -> bool:
        return self.memory is not None and (self.memory.endswith("!") or self.operands[-1] != self.memory)

    @property
    def immediate(self) -> int | None:
        """A whole operand that is a number, the last one."""
        match = IMMEDIATE.fullmatch(self.operands[-1]) if self.operands else None
        return int(match.group(1)) if match else None

    @property
    def target(self) -> str | None:
        match = LABEL.fullmatch(self.operands[-1]) if self.operands else None
        return match.group(1) if match else None

    def text(self, mnemonic: str | None = None, operands: tuple[str, ...] | None = None) -> str:
        return f"        {mnemonic or self.mnemonic} " + ", ".join(self.operands if operands is None else operands)

    def with_operand(self, index: int, operand: str) -> str:
        operands = list(self.operands)
        operands[index] = operand
        return self.text(operands=tuple(operands))


def registers(text: str) -> list[str]:
    """The registers that a text names, widths forgotten: x3 for w3, v3 for q3."""
    named = [("x" if letter in "xw" else "v") + number for letter, number in REGISTER.findall(text)]
    return named + (["sp"] if re.search(r"\bsp\b", text) else [])


def _split(text: str) -> tuple[str, ...]:
    """At commas outside of brackets."""
    return tuple(part.strip() for part in re.split(r",(?![^\[{(]*[\]})])", text)) if text else ()


class Assembly:
    """The instructions of one kernel file, without those under AESGEN_WIPE_REGS, which the tests do not assemble."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.instructions: list[Instruction] = []
        self._labels: dict[str, int] = {}
        self.roles: dict[str, set[str]] = {}
        self._read()

    def _read(self) -> None:
        label, offset, routine, inside, wiping = "entry", 0, 0, False, False
        for number, line in enumerate(self.lines):
            if match := _ROLE.match(line):
                self.roles.setdefault(match.group(2), set()).update(_ranges(match.group(1)))
            code = line.partition("//")[0].strip()
            word, rest = (code.split(None, 1) + ["", ""])[:2]
            if word in ("AESGEN_FUNC", "AESGEN_END"):
                inside = word == "AESGEN_FUNC"
            elif word == "#ifdef" or word == "#endif":
                wiping = code == "#ifdef AESGEN_WIPE_REGS"
            elif not inside or wiping or not code or word.startswith("."):
                continue
            elif word == "AESGEN_LOCAL":
                routine += 1
            elif code.endswith(":"):
                label, offset = LABEL.sub(r"\1", code[:-1]), 0
                self._labels[label] = len(self.instructions)
            else:
                self.instructions.append(Instruction(number, word, _split(rest), label, offset, routine))
                offset += 1

    def role(self, *names: str) -> set[str]:
        """The registers with any of these roles."""
        return set().union(*(self.roles.get(name, set()) for name in names))

    def is_role(self, operand: str, *names: str) -> bool:
        """Whether an operand is a register that has one of these roles at some time."""
        return bool(REGISTER.match(operand)) and set(registers(operand)) <= self.role(*names)

    @cached_property
    def used(self) -> set[str]:
        """Every register that the kernel may change freely or was given."""
        preserved = _AT_RETURN - {"x0"}
        named = {r for i in self.instructions for text in i.operands for r in registers(text)}
        return named - preserved

    def effects(self, index: int) -> tuple[set[str], set[str]]:
        """(read, written) by an instruction."""
        i = self.instructions[index]
        reads: set[str] = set()
        writes: set[str] = set()
        results = 0 if i.mnemonic in _NO_RESULT or i.mnemonic.startswith("b.") else 2 if i.mnemonic == "ldp" else 1
        for position, text in enumerate(i.operands):
            if position < results and not text.startswith("["):
                writes.update(registers(text))
                if i.mnemonic in _READS_ITS_RESULT or text.endswith("]"):
                    reads.update(registers(text))
            else:
                reads.update(registers(text))
        if i.writes_back and i.base:
            writes.add(i.base)
        if i.mnemonic.startswith("b.") or i.mnemonic in _READS_FLAGS:
            reads.add(_FLAGS)
        if i.mnemonic in _SETS_FLAGS:
            writes.add(_FLAGS)
        return reads, writes

    @cached_property
    def live_after(self) -> list[set[str]]:
        """For each instruction, the registers whose values are still read after it.

        What is read only for a result that nobody reads does not count. A call reads what its routine reads; a routine returns
        to every place that calls it.
        """
        code = self.instructions
        effects = [self.effects(at) for at in range(len(code))]
        routine_reads: dict[int, set[str]] = {}
        for i, (reads, _) in zip(code, effects):
            routine_reads.setdefault(i.routine, set()).update(reads)
        routine_of = {label: code[at].routine for label, at in self._labels.items() if at < len(code)}
        returns: dict[int, list[int]] = {}
        for at, i in enumerate(code):
            if i.mnemonic == "bl" and i.target:
                returns.setdefault(routine_of[i.target], []).append(at + 1)

        before: list[set[str]] = [set() for _ in code]
        after: list[set[str]] = [set() for _ in code]

        def live(at: int) -> set[str]:
            i = code[at]
            if i.mnemonic == "ret":
                return set().union(*(before[to] for to in returns.get(i.routine, []))) if i.routine else set(_AT_RETURN)
            found = set() if i.mnemonic == "b" else set(before[at + 1])
            if i.mnemonic == "bl" and i.target:
                found |= routine_reads[routine_of[i.target]]
            elif i.target in self._labels:
                found |= before[self._labels[i.target]]
            return found

        changed = True
        while changed:
            changed = False
            for at in range(len(code) - 1, -1, -1):
                after[at] = live(at)
                reads, writes = effects[at]
                now = after[at] - writes
                if not writes or writes & after[at] or code[at].mnemonic in _ACTS:
                    now |= reads
                changed |= now != before[at]
                before[at] = now
        return after

    def matters(self, index: int) -> bool:
        """Whether anything reads what an instruction writes; stores and branches always matter."""
        _, writes = self.effects(index)
        return not writes or bool(writes & self.live_after[index]) or self.instructions[index].mnemonic in _ACTS

    def changed(self, changes: dict[int, list[str]]) -> str:
        """The file with the lines of some instructions replaced."""
        lines: list[str] = []
        by_line = {self.instructions[index].line: replacement for index, replacement in changes.items()}
        for number, line in enumerate(self.lines):
            lines += by_line.get(number, [line])
        return "\n".join(lines) + "\n"


def _ranges(text: str) -> set[str]:
    """{"v2", "v5", "v6"} for "v2 v5-v6"."""
    found: set[str] = set()
    for part in text.split():
        first, _, last = part.partition("-")
        for number in range(int(first[1:]), int((last or first)[1:]) + 1):
            found.add(f"{first[0]}{number}")
    return found
