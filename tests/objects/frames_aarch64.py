# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AArch64's call frames: what each instruction does to them."""

from dataclasses import replace

from tests.objects import frames
from tests.objects.aarch64 import AUTIASP, PACIASP, TOOLS, A64, A64Code
from tests.objects.code import Node
from tests.objects.frames import Convention, Frame

# SP is kept apart. v8 … v15: their low halves, d8 … d15.
PRESERVED = frozenset([*(f"x{n}" for n in range(19, 31)), *(f"v{n}" for n in range(8, 16))])
AAPCS64 = Convention(TOOLS + "readelf", 30, ("DW_CFA_def_cfa: r31 (sp) ofs 0",), 0, PRESERVED)
ENTRY = Frame(PRESERVED)
# What lies in a slot that holds no register of the caller's.
OWN = "own"


def _after(one: A64, frame: Frame, problems: list[str]) -> Frame:
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
                if slots.get(offset) == OWN and name not in PRESERVED:
                    continue
                if slots.get(offset) == name:
                    kept.add(name)
                else:
                    problems.append(f"{text} is loaded from a slot that holds {slots.get(offset)}: {one}")
            else:
                if slots.get(offset) == OWN and name[0] == "x":
                    continue
                if name not in frame.kept:
                    problems.append(f"the stack gets {text}, which is no value of the caller's: {one}")
                elif offset < sp:
                    problems.append(f"a slot below SP: {one}")
                slots[offset] = name
        sp += memory.after
    elif (by := one.moves_sp()) is not None:
        # What a kernel takes there is its own, for addresses and lengths.
        sp += by
        slots |= {offset: OWN for offset in range(sp, frame.sp, 8)}
    elif "sp" in effects.writes:
        problems.append(f"SP is computed: {one}")
    return Frame(frozenset(kept), sp, tuple(sorted(item for item in slots.items() if item[0] >= sp)), frame.signed)


def simulate(code: A64Code) -> tuple[dict[Node, Frame], list[str]]:
    return frames.simulate(code, ENTRY, _after)
