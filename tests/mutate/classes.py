# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Ten classes of mistakes, each as a function from a kernel to every edit that makes one.

What would not change what docs/kernel-abi.md promises is left out here, with the reason beside it: results that nobody reads
(Source.edit), choices that only cost time, looks at a flag that is not there.
"""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.mutate.assembly import Assembly, Instruction, registers

PAIRS = {"aese": "aesmc", "aesd": "aesimc"}
INVERSE = {"aese": "aesd", "aesd": "aese", "aesmc": "aesimc", "aesimc": "aesmc"}
OPPOSITE = {
    "b.lo": "b.hs",
    "b.hs": "b.lo",
    "b.ls": "b.hi",
    "b.hi": "b.ls",
    "b.eq": "b.ne",
    "b.ne": "b.eq",
    "b.cs": "b.cc",
}
OPPOSITE |= {"cbz": "cbnz", "cbnz": "cbz", "tbz": "tbnz", "tbnz": "tbz"}
# Wrong only where both sides are equal.
AT_EQUALITY = {"b.lo": "b.ls", "b.ls": "b.lo", "b.hs": "b.hi", "b.hi": "b.hs"}
# Results that only flags or control come from.
CONTROL = frozenset("cmp cmn cbz cbnz tbz tbnz b bl ret".split())


@dataclass(frozen=True)
class Edit:
    """One change. kind: what sort of mistake; edits of one class are drawn evenly from its kinds."""

    kind: str
    detail: str
    changes: dict[int, list[str]]  # instruction → the lines that take its place

    @property
    def at(self) -> int:
        return max(self.changes)


@dataclass(frozen=True)
class Source:
    """A kernel to change. Key expansion has mode "key_expand" and no axes."""

    name: str
    mode: str
    interleave: int
    yield_blocks: int
    assembly: Assembly

    @property
    def code(self) -> list[Instruction]:
        return self.assembly.instructions

    @property
    def ctr_passes(self) -> bool:
        """CTR with a remainder that can also do what a full pass can, and passes of width 1 that can do both."""
        return self.mode == "ctr" and self.interleave > 1

    def whole_passes(self, per_pass: int) -> int:
        """Passes until a count of yield_blocks, each taking `per_pass` off, is used up."""
        return -(-self.yield_blocks // per_pass) if per_pass > 0 else -1

    def only_time(self, at: int) -> bool:
        """In CTR a single block may run at either width."""
        i = self.code[at]
        single = self.ctr_passes and i.mnemonic == "b.ls" and i.target == "single"
        return single or (i.mnemonic == "cmp" and at + 1 < len(self.code) and self.only_time(at + 1))

    def never_runs(self, at: int) -> bool:
        """What stands in a kernel for the sake of one shape for all, and does nothing in this one."""
        i = self.code[at]
        if self.mode.startswith("xts") and i.label == "done" and i.mnemonic == "add" and not self.yield_blocks:
            return True  # without a yield no final pair is left to be added
        if self.yield_blocks == self.interleave and i.label.startswith("pass_"):
            # Every pass ends with a look.
            return any(self.code[at - back].target == "look" for back in range(1, i.offset + 1))
        # The last block of a CTR remainder is partial if there is one: a whole one would make a full pass.
        last = f"partial{self.interleave - 1}"
        return self.ctr_passes and any(self.code[branch].target == last for branch in range(max(0, at - 3), at))


def _without(at: int) -> dict[int, list[str]]:
    return {at: []}


def _other(rng: random.Random, among: set[str], *taken: str) -> str | None:
    """A register that is none of those taken."""
    free = sorted(among - {register for text in taken for register in registers(text)})
    return rng.choice(free) if free else None


def _renamed(operand: str, old: str, new: str) -> str:
    """An operand with one register replaced, its width kept."""
    return re.sub(rf"(?<![.\w(])([xwvqdshb]){old[1:]}\b", rf"\g<1>{new[1:]}", operand)


def _sites(source: Source, *mnemonics: str) -> Iterator[tuple[int, Instruction]]:
    for at, i in enumerate(source.code):
        if not mnemonics or i.mnemonic in mnemonics:
            yield at, i


def _moved(i: Instruction, by: int) -> str:
    """A load or store of an address that is off by so many bytes."""
    memory = i.memory
    assert memory is not None
    index = i.operands.index(memory)
    inner = memory[1:].rstrip("]!")
    base, comma, offset = inner.partition(",")
    offset = offset.strip()
    if not comma:
        moved = f"[{base}, #{by}]"
    elif number := re.fullmatch(r"#(-?\d+)", offset):
        moved = f"[{base}, #{int(number.group(1)) + by}]"
    else:
        moved = f"[{base}, {offset} + {by}]"
    return i.with_operand(index, moved)


def _swapped(i: Instruction) -> str:
    first, second, *rest = i.operands
    return i.text(operands=(second, first, *rest))


def round_(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A round left out or done twice, in one lane or in all."""
    code = source.code

    def group(at: int) -> list[int]:
        """AESE and its AESMC, or the AESE of a last round."""
        pair = at + 1 < len(code) and code[at + 1].mnemonic == PAIRS.get(code[at].mnemonic)
        return [at, at + 1] if pair else [at]

    previous_end = -1
    for at, i in _sites(source, *PAIRS):
        lane = group(at)
        yield Edit("lane-dropped", "", {index: [] for index in lane})
        twice = [code[index].text() for index in lane]
        yield Edit("lane-twice", "", {lane[-1]: [code[lane[-1]].text(), *twice]})
        if at < previous_end:
            continue
        every = lane
        while every[-1] + 1 < len(code):
            following = code[every[-1] + 1]
            if following.mnemonic != i.mnemonic or following.operands[1] != i.operands[1] or following.label != i.label:
                break
            every = every + group(every[-1] + 1)
        previous_end = every[-1]
        if len(every) > len(lane):
            yield Edit("round-dropped", "", {index: [] for index in every})
            twice = [code[index].text() for index in every]
            yield Edit("round-twice", "", {every[-1]: [code[every[-1]].text(), *twice]})


def round_key(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A round key from the wrong register or from the wrong place."""
    keys = source.assembly.role("k")
    for at, i in _sites(source):
        if i.mnemonic in (*PAIRS, "eor") and keys:
            for position in range(1, len(i.operands)):
                operand = i.operands[position]
                other = _other(rng, keys, operand)
                if source.assembly.is_role(operand, "k") and other:
                    new = _renamed(operand, registers(operand)[0], other)
                    yield Edit("key-register", f"{position}={other}", {at: [i.with_operand(position, new)]})
        if i.mnemonic in ("ldr", "ldp") and i.base in source.assembly.role("kbase", "ks") and i.operands[0][0] == "q":
            for by in (-16, 16):
                yield Edit("key-offset", f"{by:+}", {at: [_moved(i, by)]})
            if i.mnemonic == "ldp":
                yield Edit("keys-swapped", "", {at: [_swapped(i)]})
        if i.mnemonic in ("add", "sub") and source.assembly.is_role(i.operands[0], "kbase", "inverse"):
            last = i.operands[-1]
            if last.startswith("#"):
                expression = last.removeprefix("#").removeprefix("(").removesuffix(")")
                yield Edit("key-base", "+16", {at: [i.with_operand(2, f"#({expression} + 16)")]})
            elif last == "uxtw #4":
                yield Edit("key-base", "lsl3", {at: [i.with_operand(3, "uxtw #3")]})
    if source.mode == "key_expand":
        for at, i in _sites(source, "movi", "shl", "mov", "movk"):
            if source.assembly.is_role(i.operands[0], "rcon", "pattern") and not i.operands[1].startswith("x"):
                number = int(i.operands[2][1:], 0) if i.mnemonic == "shl" else int(i.operands[1][1:], 0)
                position = 2 if i.mnemonic == "shl" else 1
                yield Edit("expansion-constant", "", {at: [i.with_operand(position, f"#{number ^ 3}")]})
        for at, i in _sites(source, "ext"):
            for number in sorted({4, 8, 12} - {i.immediate or 0}):
                yield Edit("expansion-shift", f"{number}", {at: [i.with_operand(3, f"#{number}")]})


def register(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A wrong source or a wrong destination, away from the rounds, which have classes of their own."""
    for at, i in _sites(source):
        if i.mnemonic in (*INVERSE, *CONTROL) or i.mnemonic.startswith(("b.", "AESGEN_")) or "sp" in _all_registers(i):
            continue
        _, writes = source.assembly.effects(at)
        for position, operand in enumerate(i.operands):
            if i.mnemonic == "csel" and position == 2:
                continue  # what is loaded when no block is left is not used
            for old in registers(operand):
                among = {r for r in source.assembly.used if r[0] == old[0]}
                if source.assembly.is_role(f"x{old[1:]}", "kbase"):
                    among -= source.assembly.role("ks")  # for AES-256 it is the same address
                new = _other(rng, among, *i.operands)
                if new is None:
                    continue
                result = old in writes and not operand.startswith("[") and position < 2
                if result and old not in source.assembly.live_after[at]:
                    continue
                kind = "destination" if result else "address" if operand.startswith("[") else "source"
                changed = i.with_operand(position, _renamed(operand, old, new))
                yield Edit(kind, f"{position}={new}", {at: [changed]})


def _all_registers(i: Instruction) -> list[str]:
    return [register for operand in i.operands for register in registers(operand)]


def aes_pair(source: Source, rng: random.Random) -> Iterator[Edit]:
    """AESE and AESMC out of step: one missing, one of the other direction, or not on one register."""
    vectors = {r for r in source.assembly.used if r[0] == "v"}
    for at, i in _sites(source, *INVERSE):
        yield Edit(f"{i.mnemonic}-inverse", "", {at: [i.text(mnemonic=INVERSE[i.mnemonic])]})
        if i.mnemonic in PAIRS.values():
            yield Edit(f"{i.mnemonic}-dropped", "", _without(at))
            for position, kind in ((0, "to-another"), (1, "from-another")):
                other = _other(rng, vectors, *i.operands)
                if other:
                    new = _renamed(i.operands[position], registers(i.operands[position])[0], other)
                    yield Edit(f"{i.mnemonic}-{kind}", other, {at: [i.with_operand(position, new)]})


def carry(source: Source, rng: random.Random) -> Iterator[Edit]:
    """Counter, tweak and key-schedule arithmetic whose carries go astray; bytes reversed wrongly."""
    a = source.assembly
    n = source.interleave
    for at, i in _sites(source):
        if i.mnemonic == "adds" and a.is_role(i.operands[1], "lo"):
            step = i.immediate or 0
            if a.is_role(i.operands[0], "lo"):
                # Elsewhere the flags left from before send CTR through passes of width 1, which only costs time.
                if not source.ctr_passes or i.label in ("pass_128", "single"):
                    yield Edit("flags-not-set", "", {at: [i.text(mnemonic="add")]})
                for by in (-1, 1):
                    yield Edit("step", f"{by:+}", {at: [i.with_operand(2, f"#{step + by}")]})
            elif n > 1:
                # One more than needed only costs time.
                yield Edit("wrap-missed", "-1", {at: [i.with_operand(2, f"#{step - 1}")]})
        if i.mnemonic == "b.cs":
            yield Edit("carry-inverted", "", {at: [i.text(mnemonic="b.cc")]})
            yield Edit("carry-ignored", "", _without(at))
        if i.mnemonic == "adc":
            yield Edit("adc-dropped", "", _without(at))
            yield Edit("adc-as-add", "", {at: [i.text(mnemonic="add")]})
            yield Edit("adc-as-sbc", "", {at: [i.text(mnemonic="sbc")]})
        if i.mnemonic in ("rev", "rev64"):
            yield Edit("reversal-dropped", "", _without(at))
            yield Edit("reversal-of-words", "", {at: [i.text(mnemonic="rev32")]})
        if i.mnemonic in ("sub", "add") and i.operands[0] == i.operands[1] and a.is_role(i.operands[0], "lo"):
            yield Edit("counter-not-moved", "", _without(at))
        if i.mnemonic in ("add", "sub") and i.operands[-1] == "lsr #4" and a.is_role(i.operands[0], "lo"):
            for shift in (3, 5):
                yield Edit("blocks-miscounted", f"{shift}", {at: [i.with_operand(3, f"lsr #{shift}")]})
        if i.mnemonic == "add" and i.operands[-1] == "#15" and source.mode == "ctr":
            for number in (14, 16):
                yield Edit("blocks-misrounded", f"{number}", {at: [i.with_operand(2, f"#{number}")]})
        if i.mnemonic == "add" and i.operands[0].endswith(".2d"):
            yield Edit(
                "lanes-of-words", "", {at: [i.text(operands=tuple(o.replace(".2d", ".4s") for o in i.operands))]}
            )
            yield Edit("vector-step-dropped", "", _without(at))
        if i.mnemonic == "fmov" or i.mnemonic == "mov" and i.operands[0].endswith(".d[1]"):
            yield Edit("half-dropped", "", _without(at))
        if i.mnemonic == "and" and i.operands[-1] == "asr #63":
            yield Edit("sign-as-bit", "", {at: [i.with_operand(3, "lsr #63")]})
            yield Edit("sign-of-62", "", {at: [i.with_operand(3, "asr #62")]})
        if i.mnemonic == "extr":
            yield Edit("tweak-carry", "62", {at: [i.with_operand(3, "#62")]})
            yield Edit("tweak-carry-dropped", "", {at: [i.text("lsl", (i.operands[0], i.operands[1], "#1"))]})
        if i.mnemonic == "eor" and i.operands[-1] == "lsl #1":
            yield Edit("tweak-shift", "2", {at: [i.with_operand(3, "lsl #2")]})
            yield Edit("reduction-dropped", "", {at: [i.with_operand(1, "xzr")]})
        if i.operands[1:] == ("#0x87",):
            for polynomial in ("0x86", "0x1b"):
                yield Edit("polynomial", polynomial, {at: [i.with_operand(1, f"#{polynomial}")]})
        if i.mnemonic == "ext" and source.mode == "ctr":
            for number in sorted({1, 2, 4, 8, 12} - {i.immediate or 0}):
                yield Edit("ext", f"{number}", {at: [i.with_operand(3, f"#{number}")]})


def state_writeback(source: Source, rng: random.Random) -> Iterator[Edit]:
    """The state not written, written elsewhere, written in part, or not what it should be."""
    a = source.assembly
    stores = [at for at, i in _sites(source, "str", "stp") if i.base in a.role("state")]
    if source.mode == "key_expand":
        return
    for at in stores:
        i = source.code[at]
        yield Edit("store-dropped", "", _without(at))
        for by in (-16, -8, 8, 16):
            yield Edit("offset", f"{by:+}", {at: [_moved(i, by)]})
        if i.mnemonic == "stp":
            yield Edit("halves-swapped", "", {at: [_swapped(i)]})
            yield Edit("half-stored", "low", {at: [i.text("str", (i.operands[0], i.operands[2]))]})
            second = i.text("str", (i.operands[1], i.operands[2]))
            yield Edit("half-stored", "second-first", {at: [second]})
        else:
            yield Edit("half-stored", "low", {at: [i.with_operand(0, i.operands[0].replace("q", "d"))]})
        # With one block in flight, CBC decryption has its chaining block in two registers.
        others = a.role("k") if i.operands[0][0] == "q" else {r for r in a.used if r[0] == "x"}
        for position in range(len(i.operands) - 1):
            other = _other(rng, others, *i.operands)
            if other:
                new = _renamed(i.operands[position], registers(i.operands[position])[0], other)
                yield Edit("register", f"{position}={other}", {at: [i.with_operand(position, new)]})
        for before in range(at - 1, -1, -1):
            if source.code[before].label != i.label:
                break
            if a.effects(before)[1] & set(_all_registers(i)):
                yield Edit("not-made-ready", "", _without(before))
    for at, i in _sites(source, "mov", "ldr"):
        if a.is_role(i.operands[0], "iv") and i.base not in a.role("state"):
            yield Edit("chain-not-updated", "", _without(at))
        if i.operands[1:] == ("xzr",) and a.is_role(i.operands[0], "tlo", "thi"):
            yield Edit("not-wiped", "", _without(at))


def yield_test(source: Source, rng: random.Random) -> Iterator[Edit]:
    """Looks at the flag too early, too late, never, always, or at something else."""
    a = source.assembly
    y, n = source.yield_blocks, source.interleave
    if not y:
        return
    for at, i in _sites(source):
        if i.mnemonic == "movz" and a.is_role(i.operands[0], "count"):
            for number in (0, y - n if y > n else 2 * y, y + n):
                yield Edit("count", f"{number}", {at: [i.with_operand(1, f"#{number}")]})
        if i.mnemonic == "subs" and a.is_role(i.operands[0], "count"):
            step = i.immediate
            narrow = step == 1 and n > 1
            # Where the interleave divides the count, no remainder before a final pair ends on it: a full pass would.
            if step is None and y % n == 0:
                continue
            if step is None:
                yield Edit("step", "0", {at: [i.with_operand(2, "wzr")]})
            else:
                for number in (step - 1, step + 1, 2 * step):
                    if narrow or source.whole_passes(number) != source.whole_passes(n):
                        yield Edit("step", f"{number}", {at: [i.with_operand(2, f"#{number}")]})
            look = source.code[at + 1]
            assert look.mnemonic == "b.ls", look
            yield Edit("look-dropped", "", _without(at + 1))
            yield Edit("look-inverted", "", {at + 1: [look.text(mnemonic="b.hi")]})
            # The count is used up exactly.
            if narrow or y % n == 0:
                yield Edit("look-late", "", {at + 1: [look.text(mnemonic="b.lo")]})
        if i.mnemonic == "ldr" and i.base in a.role("flag"):
            yield Edit("flag-byte", "", {at: [i.text(mnemonic="ldrb")]})
            yield Edit("flag-elsewhere", "+4", {at: [_moved(i, 4)]})
            yield Edit("flag-not-read", "0", {at: [i.text("mov", (i.operands[0], "wzr"))]})
            yield Edit("flag-not-read", "1", {at: [i.text("mov", (i.operands[0], "#1"))]})
        if i.mnemonic == "cbz" and i.target == "reset":
            yield Edit("flag-test-inverted", "", {at: [i.text(mnemonic="cbnz")]})
            yield Edit("flag-test-dropped", "", _without(at))
            # Without a flag it does not matter when the kernel would look again.
            if not a.is_role(i.operands[0], "flag"):
                reset = next(at for at, i in _sites(source, "movz") if i.label == "reset")
                past = {reset: [source.code[reset].text(), "L(past_reset):"], at: [i.with_operand(1, "L(past_reset)")]}
                # Where each pass ends with a look, a zero read into the register of the count serves as well as the count.
                if y == n and i.operands[0] == source.code[reset].operands[0]:
                    continue
                yield Edit("reset-dropped", "", past)
        if i.label == "look" and i.target == "done" and i.mnemonic in OPPOSITE:
            yield Edit("end-test-inverted", "", {at: [i.text(mnemonic=OPPOSITE[i.mnemonic])]})
            yield Edit("end-test-dropped", "", _without(at))


def dropped_save(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A register of the caller not saved, not restored, or mixed up with another; a return address not signed or not checked."""
    for at, i in _sites(source):
        if i.mnemonic in ("AESGEN_PACIASP", "AESGEN_AUTIASP"):
            yield Edit(i.mnemonic.removeprefix("AESGEN_").lower() + "-dropped", "", _without(at))
        if i.base != "sp":
            continue
        saving = i.mnemonic.startswith("st")
        kind = "save" if saving else "restore"
        memory = i.memory
        assert memory is not None
        if memory.endswith("!"):
            instead = ["        add sp, sp, " + memory.partition(",")[2].strip(" ]!")]
        elif i.writes_back:
            instead = [f"        add sp, sp, {i.operands[-1]}"]
        else:
            instead = []
        yield Edit(f"{kind}-dropped", "", {at: instead})
        if i.writes_back:
            wrong = i.operands[:-1] + ("#0",) if not saving else i.operands[:-1] + (memory.rstrip("!"),)
            yield Edit(f"{kind}-stack-unbalanced", "", {at: [i.text(operands=wrong)]})
        if i.mnemonic in ("stp", "ldp"):
            single = "str" if saving else "ldr"
            yield Edit(f"{kind}-of-one", i.operands[0], {at: [i.text(single, (i.operands[0], *i.operands[2:]))]})
            zero = "xzr" if i.operands[0][0] == "x" else "d0"
            for position in (0, 1):
                yield Edit(f"{kind}-of-another", i.operands[position], {at: [i.with_operand(position, zero)]})
            yield Edit(f"{kind}-swapped", "", {at: [_swapped(i)]})


def tail_bound(source: Source, rng: random.Random) -> Iterator[Edit]:
    """The wrong side of a bound on what is left to do."""
    a, code = source.assembly, source.code
    deciding = -1  # the instruction that set the flags, if from the bytes
    for at, i in _sites(source):
        if "nzcv" in a.effects(at)[1]:
            deciding = at if set(_all_registers(i)) & a.role("bytes") else -1
        if source.mode == "key_expand" or i.label == "look" or source.only_time(at):
            continue
        # A full pass in CTR may as well be a remainder.
        either = source.ctr_passes and (i.target == "rest" or (i.target or "").startswith("pass_"))
        if i.mnemonic == "cmp" and at == deciding:
            bound = i.immediate or 0
            loop = source.ctr_passes and bound == 16 * source.interleave
            if loop:
                steps = [-16, 16]
            elif source.interleave == 1 and source.mode[:3] in ("ecb", "cbc") and code[at + 1].target == "rest":
                steps = [1, 16]  # with less than one block the kernel never comes here
            else:
                steps = [-16, 1, 16]
            for by in steps:
                yield Edit("bound", f"{bound + by}", {at: [i.with_operand(1, f"#{bound + by}")]})
        if i.mnemonic == "subs" and a.is_role(i.operands[0], "bytes"):
            # The last block of a remainder is always less than a whole one; only the low bits of what is left are read.
            last = code[at + 1].target == f"partial{source.interleave - 1}"
            for number in (15,) if last else (15, 32):
                yield Edit("block-size", f"{number}", {at: [i.with_operand(2, f"#{number}")]})
        if i.mnemonic in ("ands", "and") and i.immediate == 15:
            for number in (7, 31):
                yield Edit("mask", f"{number}", {at: [i.with_operand(2, f"#{number}")]})
            if i.mnemonic == "and":
                yield Edit("mask-dropped", "", _without(at))
        if i.mnemonic.startswith("b.") and deciding >= 0 and not source.only_time(at):
            yield Edit("inverted", "", {at: [i.text(mnemonic=OPPOSITE[i.mnemonic])]})
            last = i.target == f"partial{source.interleave - 1}"
            if i.mnemonic in AT_EQUALITY and not either and not last:
                yield Edit("at-equality", AT_EQUALITY[i.mnemonic], {at: [i.text(mnemonic=AT_EQUALITY[i.mnemonic])]})
        if i.mnemonic == "csel" and deciding >= 0:
            for condition in ("lo", "hi"):
                yield Edit("choice", condition, {at: [i.with_operand(3, condition)]})
        if i.mnemonic in ("cbz", "tbz") and a.is_role(i.operands[0], "bytes", "pair"):
            yield Edit("inverted", "", {at: [i.text(mnemonic=OPPOSITE[i.mnemonic])]})
            # After a block of width 1 in CTR, the way round leads to the same end. And where each block ends with a look, that has
            # seen whether a final pair is left.
            looked = source.yield_blocks == 1 and a.is_role(i.operands[0], "pair")
            if not (source.ctr_passes and i.label == "single" or looked):
                yield Edit("test-dropped", "", _without(at))
        if i.mnemonic == "tbz":
            bit = int(i.operands[1][1:])
            yield Edit("bit", f"{bit + 1}", {at: [i.with_operand(1, f"#{bit + 1}")]})


def pointer_advance(source: Source, rng: random.Random) -> Iterator[Edit]:
    """A pointer or the count of bytes that moves by too much, too little, backwards or not at all."""
    a = source.assembly
    pointers = ("in", "out", "bytes", "next", "inverse", "pair", "rest")
    for at, i in _sites(source):
        if i.mnemonic in ("add", "sub") and a.is_role(i.operands[0], *pointers) and len(i.operands) == 3:
            if i.operands[2].startswith("#") and i.immediate is None:
                continue  # the place of the inverse keys, which is a round key's matter
            yield Edit("dropped", "", {at: [i.text("mov", i.operands[:2])]})
            yield Edit("backwards", "", {at: [i.text(mnemonic="sub" if i.mnemonic == "add" else "add")]})
            if i.immediate is not None:
                for by in (-16, 16):
                    yield Edit("distance", f"{by:+}", {at: [i.with_operand(2, f"#{i.immediate + by}")]})
        if i.writes_back and i.base != "sp" and i.base in a.live_after[at] and not source.never_runs(at):
            step = i.immediate or 0
            size = {"q": 16, "d": 8, "s": 4, "h": 2, "b": 1}[i.operands[0][0]]
            yield Edit("post-index-dropped", "", {at: [i.text(operands=i.operands[:-1])]})
            for number in (step - size, step + size):
                yield Edit("post-index", f"{number}", {at: [i.with_operand(len(i.operands) - 1, f"#{number}")]})


CLASSES: dict[str, Callable[[Source, random.Random], Iterator[Edit]]] = {
    "round": round_,
    "round_key": round_key,
    "register": register,
    "aes_pair": aes_pair,
    "carry": carry,
    "state_writeback": state_writeback,
    "yield_test": yield_test,
    "dropped_save": dropped_save,
    "tail_bound": tail_bound,
    "pointer_advance": pointer_advance,
}


def edits(source: Source, name: str, rng: random.Random) -> list[Edit]:
    """Every edit of a class that something can notice: what it changes must be read by something, and must run."""
    return [
        edit
        for edit in CLASSES[name](source, rng)
        if any(source.assembly.matters(at) and not source.never_runs(at) for at in edit.changes)
    ]
