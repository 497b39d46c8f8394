# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64's call frames by System V: what each instruction does to them."""

import re
from functools import cache

from tests.objects import frames
from tests.objects.code import Node
from tests.objects.frames import Convention, Frame
from tests.objects.x86_64 import GENERAL, PARTIAL, TOOLS, X86, X86Code, address, refers_to, registers

PRESERVED = frozenset("rbx rbp r12 r13 r14 r15".split())
SYSTEM_V = Convention(
    TOOLS + "readelf", 16, ("DW_CFA_def_cfa: r7 (rsp) ofs 8", "DW_CFA_offset: r16 (rip) at cfa-8"), 8, PRESERVED
)
ENTRY = Frame(PRESERVED)


def moved(one: X86) -> int | None:
    """By how much an instruction moves the stack pointer, a return not counted; None where that is not constant."""
    if "rsp" not in one.effects.writes or one.is_return:
        return 0
    if one.mnemonic in ("push", "call"):
        return -8
    if one.mnemonic == "pop":
        return None if "rsp" in registers(one.operands[0]) else 8
    if one.mnemonic in ("add", "sub") and one.operands[0] == "rsp" and one.operands[1].startswith("0x"):
        distance = int(one.operands[1], 16)
        # Negative ones are listed as 64 bits.
        distance -= (distance >> 63) << 64
        return distance if one.mnemonic == "add" else -distance
    return None


def _after(one: X86, frame: Frame, problems: list[str]) -> Frame:
    effects = one.effects
    kept, slots, sp = set(frame.kept), dict(frame.slots), frame.sp
    if one.is_return:
        return Frame(frame.kept, sp + 8, frame.slots)
    distance = moved(one)
    if distance is None:
        problems.append(f"SP is computed: {one}")
        distance = 0
    memory = effects.memory
    offset, size, load, store = sp, 8, one.mnemonic == "pop", one.mnemonic in ("push", "call")
    if store:
        offset = sp - 8
    elif memory is not None and memory.base == "rsp":
        offset, size, load, store = sp + memory.offset, memory.size, memory.load, memory.store
        if offset < sp:
            problems.append(f"a slot below SP: {one}")
        if offset + size > 0:
            problems.append(f"a slot of the caller's: {one}")
    kept -= effects.writes
    if load and size == 8 and one.mnemonic in ("pop", "mov"):
        [name] = registers(one.operands[0])
        if slots.get(offset) == name:
            kept.add(name)
        elif name in PRESERVED and offset in slots:
            problems.append(f"{name} is loaded from a slot that holds {slots[offset]}: {one}")
    if store:
        for place in [place for place in slots if place < offset + size and offset < place + 8]:
            del slots[place]
        if size == 8 and one.mnemonic in ("push", "mov"):
            slots |= {offset: name for name in registers(one.operands[-1])[:1] if name in frame.kept}
    sp += distance
    return Frame(frozenset(kept), sp, tuple(sorted(item for item in slots.items() if item[0] >= sp)))


@cache
def simulate(code: X86Code) -> tuple[dict[Node, Frame], list[str]]:
    return frames.simulate(code, ENTRY, _after)


def upper_problems(code: X86Code) -> list[str]:
    """Where the upper halves of vectors are in use that should not be: legacy SSE meets them, or a return to the caller does.

    Kernels in VEX and EVEX encodings have no legacy SSE at all, so that no path can lead from the one to the other.
    """
    problems = []
    vectors = [one for one in code.instructions if one.vector_bytes]
    legacy = [one for one in vectors if one.is_legacy_vector]
    if legacy and len(legacy) != len(vectors):
        problems.append(f"legacy SSE among VEX and EVEX: {legacy[0]}")
    used: dict[Node, bool] = {(0, None): False}
    todo: list[Node] = [(0, None)]
    while todo:
        node = todo.pop()
        one, now = code.at[node[0]], used[node]
        if one.mnemonic in ("vzeroupper", "vzeroall"):
            now = False
        elif _fills_upper(one):
            now = True
        if one.is_return and node[1] is None and now:
            problems.append(f"no vzeroupper before {one}")
        for place in code.nodes[node]:
            if now > used.get(place, False) or place not in used:
                used[place] = now or used.get(place, False)
                todo.append(place)
    return sorted(set(problems))


def _fills_upper(one: X86) -> bool:
    return one.vector_bytes > 16 and any(name[0] == "v" for name in one.effects.writes)


# What is known of a value: it is `residue` more than a multiple of `modulus`, a power of two up to 64.
Known = tuple[int, int]
NOTHING: Known = (1, 0)


def _common(a: Known, b: Known) -> Known:
    modulus = min(a[0], b[0])
    while (a[1] - b[1]) % modulus:
        modulus //= 2
    return modulus, a[1] % modulus


def _sum(a: Known, b: Known) -> Known:
    modulus = min(a[0], b[0])
    return modulus, (a[1] + b[1]) % modulus


def _times(a: Known, factor: int) -> Known:
    modulus = min(64, a[0] * factor)
    return modulus, a[1] * factor % modulus


def _exactly(number: int) -> Known:
    return 64, number % 64


def _place(code: X86Code, one: X86, text: str, frame: Frame, known: dict[str, Known]) -> Known:
    """What is known of an address as it is written."""
    if (constant := refers_to(code, one)) is not None:
        section, offset = constant
        modulus = min(64, code.alignments.get(section, 1))
        return modulus, offset % modulus
    base, index, offset, scale = address(text)
    found = _exactly(offset)
    if base == "rsp":
        # At entry the stack pointer is 8 more than a multiple of 16.
        found = _sum(found, (16, (frame.sp + 8) % 16))
    elif base is not None:
        found = _sum(found, known.get(base, NOTHING))
    return found if index is None else _sum(found, _times(known.get(index, NOTHING), scale))


def _computed(code: X86Code, one: X86, frame: Frame, known: dict[str, Known]) -> Known:
    """What is known of the general register that an instruction writes."""
    own = known.get(registers(one.operands[0])[0], NOTHING)
    source = one.operands[-1]
    if one.mnemonic == "lea":
        return _place(code, one, source, frame, known)
    is_number = re.fullmatch(r"0x[0-9a-f]+", source) is not None
    number = int(source, 16) if is_number else 0
    other = (
        _exactly(number)
        if is_number
        else NOTHING
        if "[" in source
        else known.get((registers(source) or [""])[0], NOTHING)
    )
    if one.mnemonic == "mov":
        return other
    if one.mnemonic == "xor" and one.operands[0] == source:
        return _exactly(0)
    if one.mnemonic in ("add", "sub"):
        return _sum(own, other if one.mnemonic == "add" else (other[0], -other[1] % other[0]))
    if one.mnemonic == "neg":
        return own[0], -own[1] % own[0]
    if one.mnemonic == "shl" and is_number:
        return _times(own, 1 << min(number, 6))
    if one.mnemonic == "and" and is_number:
        # The low bits of the mask that are zero; above them it may be anything.
        low = number & -number if number else 64
        return min(64, low), 0
    return NOTHING


def alignment_problems(code: X86Code, at: dict[Node, Frame]) -> list[str]:
    """Accesses that demand an alignment which nobody promises: only the stack and read-only data have one, and what is computed of it."""
    before: dict[Node, dict[str, Known]] = {(0, None): {}}
    todo: list[Node] = [(0, None)]
    while todo:
        node = todo.pop()
        one, known = code.at[node[0]], before[node]
        written = [name for name in one.effects.writes if name in GENERAL]
        if written:
            known = {name: value for name, value in known.items() if name not in written}
            if (
                len(written) == 1
                and one.operands
                and registers(one.operands[0]) == written
                and one.operands[0] not in PARTIAL
            ):
                known[written[0]] = _computed(code, one, at[node], before[node])
        for place in code.nodes[node]:
            old = before.get(place)
            joined = known if old is None else {n: _common(old[n], known[n]) for n in old.keys() & known.keys()}
            if joined != old:
                before[place] = joined
                todo.append(place)
    problems = []
    for node, known in before.items():
        one = code.at[node[0]]
        need = one.demands_alignment
        if need > 1:
            text = next(text for text in one.operands if "[" in text)
            modulus, residue = _place(code, one, text, at[node], known)
            if need > modulus or residue % need:
                problems.append(f"{need} bytes of alignment that nobody promises: {one}")
    return sorted(set(problems))
