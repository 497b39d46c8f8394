# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A forward analysis of where values come from, over a kernel's graph to a fixed point.

Every general register, the flags and every stack slot hold a set of origins, a bit each:

    OUT, IN, KS, STATE, FLAG   computed from that pointer argument    RODATA  an address made by adrp and its relocation
    ARGUMENT                   KS unchanged, as it was passed         CODE    where a call returns to, in this object
    SECRET                     data, keys, what a vector register held, and whatever was in a register at entry

Paths that join unite their sets. Vector registers are not tracked: they are SECRET, all of them, always. So is every load but
these: `rounds` of the schedule through the pointer as it was passed, the yield flag, read-only data, the stack (which gives back
what was put there), and in CTR the counter block loaded to general registers (docs/kernel-abi.md makes it public).
An instruction that the tables of disassembly.py do not hold raises UnknownInstruction; a stack slot is known by its exact
offset or the access is a leak.
"""

from dataclasses import dataclass, field
from functools import cache

from tests.objects.disassembly import VARIABLE_TIME, Code, Effects, Instruction, Node

SECRET, OUT, IN, KS, STATE, FLAG, RODATA, CODE, ARGUMENT = (1 << bit for bit in range(9))
POINTERS = OUT | IN | KS | STATE | FLAG | RODATA
ROUNDS_OFFSET = 480

NAMES = {OUT: "out", IN: "in", KS: "ks", STATE: "state", FLAG: "flag", RODATA: "rodata"}


@dataclass(frozen=True)
class Values:
    """What is known at a node. registers: x0 … x30 and the flags; sp: SP minus SP at entry; slots: by offset from SP at entry."""

    registers: tuple[int, ...]
    sp: int
    slots: tuple[tuple[int, int], ...] = ()


@dataclass
class Findings:
    """leaks: what SECRET reached, as sentences. accesses: loads and stores off the stack, with the pointers they may go through."""

    leaks: set[str] = field(default_factory=set)
    accesses: dict[Instruction, int] = field(default_factory=dict)

    def pointers(self, load: bool) -> set[str]:
        """The pointers that are loaded from, or stored to."""
        of_kind = [origins for one, origins in self.accesses.items() if _is_load(one) == load]
        return {name for bit, name in NAMES.items() if any(origins & bit for origins in of_kind)}

    def key_loads(self) -> frozenset[int]:
        """Addresses of the instructions that load round keys."""
        return frozenset(
            one.address
            for one, origins in self.accesses.items()
            if origins & KS and _is_load(one) and one.operands[0][0] in VECTOR_LETTERS
        )


FLAGS = 31
VECTOR_LETTERS = "bhsdqv"


def _is_load(one: Instruction) -> bool:
    memory = one.effects.memory
    return memory is not None and memory.load


def _index(name: str) -> int:
    return FLAGS if name == "flags" else int(name[1:])


def _join(old: Values | None, new: Values, where: str) -> Values:
    if old is None:
        return new
    if old.sp != new.sp:
        raise AssertionError(f"{where}: SP differs between the paths that join here")
    slots = dict(old.slots)
    for offset, value in new.slots:
        slots[offset] = slots.get(offset, 0) | value
    # A slot that one path did not write holds what was there before.
    both = dict(old.slots).keys() & dict(new.slots).keys()
    joined = tuple(sorted((offset, value if offset in both else value | SECRET) for offset, value in slots.items()))
    return Values(tuple(a | b for a, b in zip(old.registers, new.registers)), old.sp, joined)


class Analysis:
    """Runs on construction; see `findings`. kernel: whose arguments and publicity of the state hold."""

    def __init__(self, code: Code, mode: str) -> None:
        self.code = code
        self.public_state = mode == "ctr"
        entry = [SECRET] * 32
        entry[30] = CODE
        # bytes and key_bytes are public.
        arguments = {0: KS | ARGUMENT, 1: IN, 2: 0} if mode == "key_expand" else {0: OUT, 1: IN, 2: 0, 3: KS | ARGUMENT}
        if mode != "key_expand":
            arguments |= {4: STATE, 5: FLAG}
        for number, value in arguments.items():
            entry[number] = value
        self.at: dict[Node, Values] = {(0, None): Values(tuple(entry), 0)}
        todo: list[Node] = [(0, None)]
        while todo:
            node = todo.pop()
            after = self._step(code.at[node[0]], self.at[node], None)
            for place in code.nodes[node]:
                joined = _join(self.at.get(place), after, f"{code.name} {place[0]:#x}")
                if joined != self.at.get(place):
                    self.at[place] = joined
                    todo.append(place)
        self.findings = Findings()
        for node, values in self.at.items():
            self._step(code.at[node[0]], values, self.findings)

    def _step(self, one: Instruction, values: Values, findings: Findings | None) -> Values:
        """The values after an instruction; the leaks of it go to findings."""
        effects: Effects = one.effects
        registers, sp, slots = list(values.registers), values.sp, values.slots

        def value(name: str) -> int:
            return SECRET if name[0] == "v" else 0 if name == "sp" else registers[_index(name)]

        def leak(what: str) -> None:
            if findings is not None:
                findings.leaks.add(f"{what}: {one}")

        if one.mnemonic in ("ret", "br", "blr"):
            if one.mnemonic != "ret" or registers[30] != CODE:
                leak("an indirect branch that is no return to the caller")
            return values
        if one.mnemonic == "bl":
            registers[30] = CODE
            return Values(tuple(registers), sp, slots)
        if one.conditional:
            if any(value(name) & SECRET for name in effects.reads):
                leak("a branch on a secret")
            return values
        if one.mnemonic in VARIABLE_TIME and any(value(name) & SECRET for name in effects.reads):
            leak("an instruction of variable time on a secret")

        memory = effects.memory
        if memory is None:
            if "sp" in effects.writes:
                leak("SP moves outside of a save or a restore")
            if one.mnemonic == "adrp":
                result = RODATA
                if one.relocation is None or not one.relocation.endswith(".rodata"):
                    leak("an address that is not in read-only data")
            else:
                result = 0
                for name in effects.reads:
                    result |= value(name) & ~ARGUMENT
            if effects.writes == {"x30"}:  # signed or authenticated
                result = registers[30]
            for name in effects.writes:
                if name[0] != "v" and name != "sp":
                    registers[_index(name)] = result
            return Values(tuple(registers), sp, slots)

        base = value(memory.base)
        if base & SECRET or memory.index is not None and value(memory.index) & SECRET:
            leak("an address made of a secret")
        if memory.base == "sp":
            sp += memory.before
            known = dict(slots)
            if memory.index is not None:
                leak("a stack slot at an offset that is not constant")
            for place, text in enumerate(memory.registers):
                offset = sp + memory.offset + place * memory.size
                name = "v" + text[1:] if text[0] not in "xw" else "x" + text[1:]
                if memory.load:
                    if name[0] == "x":
                        registers[_index(name)] = known.get(offset, SECRET)
                elif name not in ("xzr",):
                    for slot in list(known):
                        if slot != offset and slot < offset + memory.size and offset < slot + 8:
                            known[slot] |= value(name)
                    known[offset] = value(name)
            sp += memory.after
            return Values(tuple(registers), sp, tuple(sorted(known.items())))

        if not base & POINTERS:
            leak("an address that no argument gave")
        if findings is not None:
            findings.accesses[one] = findings.accesses.get(one, 0) | base & POINTERS
        if memory.load:
            loaded = SECRET
            origin = base & POINTERS
            if origin and not origin & ~(FLAG | RODATA):
                loaded = 0
            elif origin == KS and base & ARGUMENT and memory.index is None and memory.size == 1:
                loaded = 0 if memory.offset == ROUNDS_OFFSET and not (memory.before or memory.after) else SECRET
            elif origin == STATE and self.public_state:
                loaded = 0
            for text in memory.registers:
                if text[0] in "xw" and text[1:] != "zr":
                    registers[_index("x" + text[1:])] = loaded
        if memory.before or memory.after:
            registers[_index(memory.base)] = base & ~ARGUMENT
        return Values(tuple(registers), sp, slots)


@cache
def analysis(code: Code, mode: str) -> Findings:
    return Analysis(code, mode).findings
