# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Where values come from in AArch64's kernels.

Vector registers are not tracked: they are SECRET, all of them, always. So is every load but these: `rounds` of the schedule through the
pointer as it was passed, the yield flag, read-only data, the stack (which gives back what was put there), and in CTR the counter
block loaded to general registers. An instruction that the tables of aarch64.py do not hold raises UnknownInstruction; a stack slot
is known by its exact offset or the access is a leak.
"""

from functools import cache

from tests.objects.aarch64 import VARIABLE_TIME, A64, A64Code, Effects
from tests.objects.analysis import (
    ARGUMENT,
    CODE,
    FLAG,
    HIDDEN,
    IN,
    KS,
    OUT,
    POINTERS,
    RODATA,
    ROUNDS_OFFSET,
    SECRET,
    STATE,
    STREAMS,
    Analysis,
    Findings,
    Values,
    loaded,
    stored,
)
from tests.objects.code import Node

FLAGS = 31
VECTOR_LETTERS = "bhsdqv"


def _index(name: str) -> int:
    return FLAGS if name == "flags" else int(name[1:])


class A64Analysis(Analysis[A64]):
    def entry(self, mode: str) -> Values:
        entry = [SECRET] * 32
        entry[30] = CODE
        # bytes and key_bytes are public.
        arguments = {0: KS | ARGUMENT, 1: IN, 2: 0} if mode == "key_expand" else {0: OUT, 1: IN, 2: 0, 3: KS | ARGUMENT}
        if mode != "key_expand":
            arguments |= {4: STATE, 5: FLAG}
        if mode == "cbc_enc_mb":
            arguments = {0: STREAMS, 1: 0, 2: KS | ARGUMENT, 3: FLAG}
        for number, value in arguments.items():
            entry[number] = value
        return Values(tuple(entry))

    def step(self, one: A64, node: Node, values: Values, findings: Findings[A64] | None) -> Values:
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
            if any(value(name) & HIDDEN for name in effects.reads):
                leak("a branch on a secret")
            return values
        if one.mnemonic in VARIABLE_TIME and any(value(name) & HIDDEN for name in effects.reads):
            leak("an instruction of variable time on a secret")

        memory = effects.memory
        if memory is None:
            if (by := one.moves_sp()) is not None:
                return Values(tuple(registers), sp + by, slots)
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
        if base & HIDDEN or memory.index is not None and value(memory.index) & HIDDEN:
            leak("an address made of a secret")
        if memory.base == "sp":
            sp += memory.before
            if memory.index is not None:
                leak("a stack slot at an offset that is not constant")
            for place, text in enumerate(memory.registers):
                offset = sp + memory.offset + place * memory.size
                name = "v" + text[1:] if text[0] not in "xw" else "x" + text[1:]
                if not memory.load:
                    slots = stored(slots, offset, memory.size, 0 if name == "xzr" else value(name))
                elif name[0] == "x":
                    registers[_index(name)] = loaded(slots, offset, memory.size)
            sp += memory.after
            return Values(tuple(registers), sp, slots)

        if not base & POINTERS:
            leak("an address that no argument gave")
        if findings is not None:
            findings.access(one, base, memory.load)
        if memory.load:
            at_rounds = memory.size == 1 and memory.offset == ROUNDS_OFFSET and memory.index is None
            result = self.through(base, at_rounds and not (memory.before or memory.after))
            for text in memory.registers:
                if text[0] in "xw" and text[1:] != "zr":
                    registers[_index("x" + text[1:])] = result
        if memory.before or memory.after:
            registers[_index(memory.base)] = base & ~ARGUMENT
        return Values(tuple(registers), sp, slots)


@cache
def analysis(code: A64Code, mode: str) -> Findings[A64]:
    return A64Analysis(code, mode).findings


def key_loads(code: A64Code, mode: str) -> frozenset[int]:
    """Addresses of the instructions that load round keys."""
    loads = analysis(code, mode).loads.items()
    return frozenset(one.address for one, origins in loads if origins & KS and one.operands[0][0] in VECTOR_LETTERS)
