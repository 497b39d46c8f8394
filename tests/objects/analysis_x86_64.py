# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Where values come from in x86-64's kernels.

General registers, vector registers, masks and the flags are tracked, each as a whole. A load is SECRET but for these: `rounds` of the
schedule through the pointer as it was passed, the yield flag, read-only data, the list of streams, the stack (which gives back what was
put there), and in CTR the counter block. A stack slot is known by its exact offset from the stack pointer. Where a kernel makes an address in
the stack, what is behind it is SECRET and taken to lie apart from those slots. What a kernel leaves in a slot when it returns must be no
secret.
"""

import re
from collections.abc import Callable
from functools import cache

from tests.objects.analysis import (
    ARGUMENT,
    CALLER,
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
    STACK,
    STATE,
    STREAMS,
    Analysis,
    Findings,
    Values,
    loaded,
    stored,
)
from tests.objects.code import Node
from tests.objects.x86_64 import GENERAL, MASKS, VARIABLE_TIME, VECTORS, X86, Memory, X86Code, refers_to

NUMBERS = {name: number for number, name in enumerate([*GENERAL, "flags", *VECTORS, *MASKS])}
PRESERVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")

# Arguments, in order; lengths and counts are public.
BULK = (OUT, IN, 0, KS | ARGUMENT, STATE, FLAG)
MANY = (STREAMS, 0, KS | ARGUMENT, FLAG)
EXPANSION = (KS | ARGUMENT, IN, 0)
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")


class X86Analysis(Analysis[X86]):
    def entry(self, mode: str) -> Values:
        values = dict.fromkeys(NUMBERS, SECRET) | dict.fromkeys(PRESERVED, CALLER) | {"rsp": 0}
        given = {"key_expand": EXPANSION, "cbc_enc_mb": MANY}.get(mode, BULK)
        values |= zip(ARGUMENTS, given)
        return Values(tuple(values.values()), 0, {0: CODE, 4: CODE})

    def step(self, one: X86, node: Node, values: Values, findings: Findings[X86] | None) -> Values:
        effects = one.effects
        registers, sp, slots = values.registers, values.sp, values.slots

        def value(name: str) -> int:
            return registers[NUMBERS[name]]

        def leak(what: str) -> None:
            if findings is not None:
                findings.leaks.add(f"{what}: {one}")

        if one.is_indirect:
            leak("an indirect branch that is no return to the caller")
            return values
        if one.conditional:
            if value("flags") & HIDDEN:
                leak("a branch on a secret")
            return values
        if one.is_jump:
            return values
        if one.is_call:
            return Values(registers, sp - 8, stored(slots, sp - 8, 8, CODE))
        if one.is_return:
            if loaded(slots, sp, 8) != CODE or one.operands:
                leak("an indirect branch that is no return to the caller")
            if node[1] is None:
                if sp != 0:
                    leak("a return with the stack pointer elsewhere than at entry")
                if any(offset < 0 and left & SECRET for offset, left in slots.items()):
                    leak("a secret is left on the stack")
            return Values(registers, sp + 8, slots)
        if one.mnemonic in VARIABLE_TIME and any(value(name) & HIDDEN for name in effects.reads):
            leak("an instruction of variable time on a secret")

        memory = effects.memory
        result = 0
        for name in effects.data:
            result |= value(name)
        if one.mnemonic == "push":
            if memory is not None:
                leak("a value pushed from memory")
            return Values(registers, sp - 8, stored(slots, sp - 8, 8, result))
        if one.mnemonic == "pop":
            result = loaded(slots, sp, 8)
            sp += 8
        elif "rsp" in effects.writes:
            sp += self._moved(one, leak)
        elif one.mnemonic == "lea":
            if _is_constant(self.code, one):
                result |= RODATA
            elif one.relocation is not None:
                leak("an address that is not in read-only data")
            if "rsp" in effects.reads:
                result |= STACK
        elif memory is not None:
            address = self._address(one, memory, value, leak)
            offset = sp + memory.offset
            if memory.load and memory.base == "rsp":
                result |= loaded(slots, offset, memory.size)
            elif memory.load:
                at_rounds = memory.size == 1 and memory.offset == ROUNDS_OFFSET and memory.index is None
                result |= self.through(address, at_rounds)
            if memory.store and memory.base == "rsp":
                slots = stored(slots, offset, memory.size, result, memory.mask is not None)
            if findings is not None and memory.base != "rsp":
                for load, is_so in ((True, memory.load), (False, memory.store)):
                    if is_so:
                        findings.access(one, address, load)
        # A copy is as it was passed; what is computed is not.
        if one.mnemonic != "mov":
            result &= ~ARGUMENT
        changed = list(registers)
        for name in effects.writes:
            if name != "rsp":
                changed[NUMBERS[name]] = result
        return Values(tuple(changed), sp, slots)

    @staticmethod
    def _moved(one: X86, leak: Callable[[str], None]) -> int:
        """By how much the stack pointer moves."""
        if one.mnemonic in ("add", "sub") and one.operands[0] == "rsp" and one.operands[1].startswith("0x"):
            distance = int(one.operands[1], 16)
            # Listed as 64 bits.
            distance -= (distance >> 63) << 64
            return distance if one.mnemonic == "add" else -distance
        leak("the stack pointer moves by what is not constant")
        return 0

    def _address(self, one: X86, memory: Memory, value: Callable[[str], int], leak: Callable[[str], None]) -> int:
        """The origins of an address."""
        parts = [name for name in (memory.base, memory.index) if name is not None and name != "rip"]
        found = 0
        for name in parts:
            found |= value(name)
        if found & HIDDEN:
            leak("an address made of a secret")
        if memory.mask is not None and value(memory.mask) & HIDDEN:
            leak("a mask made of a secret says what is touched")
        if memory.base == "rip":
            if not _is_constant(self.code, one):
                leak("an address that is not in read-only data")
            found |= RODATA
        elif memory.base == "rsp":
            if memory.index is not None:
                leak("a stack slot at an offset that is not constant")
        elif not found & POINTERS:
            leak("an address that no argument gave")
        return found


def _is_constant(code: X86Code, one: X86) -> bool:
    place = refers_to(code, one)
    return place is not None and re.fullmatch(r"\.rodata(\..*)?", place[0]) is not None


@cache
def analysis(code: X86Code, mode: str) -> Findings[X86]:
    return X86Analysis(code, mode).findings
