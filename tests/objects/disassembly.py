# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects read back through Binutils: instructions, what each reads and writes, and the graph of control flow.

Everything is strict: an instruction that is not in the tables below is an error where its meaning is asked for, never ignored.
A kernel's graph has one node for each instruction and place it was called from, so that a routine called from two places
is looked at twice. Routines call nothing.
"""

import os
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path

from generator.isas import ISAS
from generator.kernels import KeyExpand, Kernel, product
from generator.modes import MODES

TOOLS = "" if os.uname().machine == "aarch64" else "aarch64-linux-gnu-"

# Destination first, sources after it.
COMPUTES = frozenset(
    "adc add adds adrp aesimc aesmc and ands csel dup eor ext extr fmov movi movz orr rev rev64 sdiv shl sub subs tbl ubfm udiv umov".split()
)
# The first operand is a source too.
UPDATES = frozenset("aesd aese ins movk tbx".split())
SETS_FLAGS = frozenset("adds ands subs".split())
READS_FLAGS = frozenset({"adc", "csel"})
LOADS = frozenset("ldp ldr ldrb".split())
STORES = frozenset("stp str strb".split())
TESTS_REGISTER = frozenset("cbnz cbz tbnz tbz".split())
INDIRECT = frozenset("blr br ret".split())
DIRECT = TESTS_REGISTER | {"b", "bl"}
BTI_C, PACIASP, AUTIASP, NOP = 34, 25, 29, 0
HINTS = frozenset({BTI_C, PACIASP, AUTIASP, NOP})
# Their time depends on their operands.
VARIABLE_TIME = frozenset({"sdiv", "udiv"})

OPERAND = re.compile(r"\[[^]]*\]!?|\{[^}]*\}|[^,\s][^,]*")
REGISTER = re.compile(r"\b(?:([xwvqdshb])(\d+)|(w?sp))\b")
LINE = re.compile(r"\s*([0-9a-f]+):\t([0-9a-f]{8}) \t(\S+)\t?([^\n]*)")
RELOCATION = re.compile(r"\s*[0-9a-f]+: (R_AARCH64_\w+)\s+(\S+)")
BYTES = {"x": 8, "w": 4, "q": 16, "d": 8, "s": 4, "h": 2, "b": 1}


class UnknownInstruction(Exception):
    """An instruction whose meaning the tables do not hold."""


@dataclass(frozen=True)
class Memory:
    """An access to memory. registers: what is loaded or stored, as written; size: bytes of each."""

    load: bool
    registers: tuple[str, ...]
    size: int
    base: str
    index: str | None
    offset: int
    before: int
    after: int


@dataclass(frozen=True)
class Effects:
    """Registers as x0 … x30, sp, v0 … v31 and flags; the zero register is none."""

    reads: frozenset[str]
    writes: frozenset[str]
    memory: Memory | None = None


def registers(text: str) -> list[str]:
    found = []
    for letter, number, sp in REGISTER.findall(text):
        found.append("sp" if sp else f"{'x' if letter in 'xw' else 'v'}{number}")
    return found


def number(text: str) -> int:
    return int(text.strip().lstrip("#"), 0)


def _memory(mnemonic: str, operands: tuple[str, ...]) -> Memory:
    place = next(i for i, text in enumerate(operands) if text.startswith("["))
    inside = [part.strip() for part in operands[place].strip("[]!").split(",")]
    base, index, offset = registers(inside[0])[0], None, 0
    if len(inside) > 1:
        if inside[1].startswith("#"):
            offset = number(inside[1])
        else:
            index = registers(inside[1])[0]
    post = number(operands[place + 1]) if place + 1 < len(operands) else 0
    pre = operands[place].endswith("!")
    size = 1 if mnemonic.endswith("b") else BYTES[operands[0][0]]
    # sp+offset is where the access is; before and after say by how much the base moves first, and at last.
    return Memory(
        mnemonic in LOADS, operands[:place], size, base, index, 0 if pre else offset, offset if pre else 0, post
    )


@lru_cache(maxsize=None)
def _effects(mnemonic: str, operands: tuple[str, ...]) -> Effects:
    found = [registers(text) for text in operands]
    everything = frozenset(name for names in found for name in names)
    if mnemonic in COMPUTES or mnemonic in UPDATES:
        reads = everything if mnemonic in UPDATES else frozenset(name for names in found[1:] for name in names)
        writes = frozenset(found[0])
        if mnemonic in SETS_FLAGS:
            writes |= {"flags"}
        if mnemonic in READS_FLAGS:
            reads |= {"flags"}
        return Effects(reads, writes)
    if mnemonic in LOADS or mnemonic in STORES:
        memory = _memory(mnemonic, operands)
        address = frozenset({memory.base} | ({memory.index} if memory.index else set()))
        moved = frozenset({memory.base}) if memory.before or memory.after else frozenset()
        data = frozenset(name for text in memory.registers for name in registers(text))
        if memory.load:
            return Effects(address, data | moved, memory)
        return Effects(address | data, moved, memory)
    if mnemonic in TESTS_REGISTER or mnemonic in INDIRECT:
        reads = frozenset({"x30"}) if mnemonic == "ret" and not operands else everything
        return Effects(reads, frozenset({"x30"}) if mnemonic == "blr" else frozenset())
    if mnemonic == "b":
        return Effects(frozenset(), frozenset())
    if mnemonic == "bl":
        return Effects(frozenset(), frozenset({"x30"}))
    if mnemonic.startswith("b."):
        return Effects(frozenset({"flags"}), frozenset())
    if mnemonic == "hint" and number(operands[0]) in HINTS:
        signs = number(operands[0]) in (PACIASP, AUTIASP)
        return Effects(frozenset({"x30", "sp"}) if signs else frozenset(), frozenset({"x30"}) if signs else frozenset())
    raise UnknownInstruction(f"{mnemonic} {', '.join(operands)}")


@dataclass(frozen=True)
class Instruction:
    """One instruction, in the form without aliases. target: of a direct branch."""

    address: int
    word: int
    mnemonic: str
    operands: tuple[str, ...]
    target: int | None = None
    relocation: str | None = None

    def __str__(self) -> str:
        operands = [*self.operands, *([] if self.target is None else [f"{self.target:#x}"])]
        return f"{self.address:#x}: {self.mnemonic} {', '.join(operands)}"

    @property
    def effects(self) -> Effects:
        return _effects(self.mnemonic, self.operands)

    def hint(self) -> int | None:
        return number(self.operands[0]) if self.mnemonic == "hint" else None

    @property
    def conditional(self) -> bool:
        return self.mnemonic.startswith("b.") or self.mnemonic in TESTS_REGISTER


# (address, the address its routine returns to); None outside of routines.
Node = tuple[int, int | None]


class Code:
    """The text of one object, entered at its start."""

    def __init__(self, name: str, instructions: Iterable[Instruction]) -> None:
        self.name = name
        self.instructions = tuple(instructions)
        self.at = {one.address: one for one in self.instructions}
        assert self.instructions and self.instructions[0].address == 0, name

    def __repr__(self) -> str:
        return self.name

    def following(self, address: int, calls: bool = False) -> list[int]:
        """Where control goes next, a call stepped over, or with `calls` into it too."""
        one = self.at[address]
        if one.mnemonic in ("ret", "br"):
            return []
        after = [] if one.mnemonic == "b" else [address + 4]
        if one.target is not None and (one.mnemonic != "bl" or calls):
            after.append(one.target)
        for place in after:
            assert place in self.at, f"{self.name}: control leaves the object at {one}"
        return after

    def reached(self, start: int, without: int | None = None) -> frozenset[int]:
        """Addresses on the paths from start, calls stepped over, that do not pass `without`."""
        seen, todo = {start}, [start]
        while todo:
            for place in self.following(todo.pop()):
                if place not in seen and place != without:
                    seen.add(place)
                    todo.append(place)
        return frozenset(seen)

    @cached_property
    def main(self) -> frozenset[int]:
        return self.reached(0)

    @cached_property
    def routines(self) -> frozenset[int]:
        """Entries that a bl in the main part goes to."""
        return frozenset(t for a in self.main if (t := self.at[a].target) is not None and self.at[a].mnemonic == "bl")

    @cached_property
    def loops(self) -> list[tuple[int, frozenset[int]]]:
        """(head, body) for each backward branch of the main part; the body without what calls reach."""
        before: dict[int, list[int]] = {}
        for address in self.main:
            for place in self.following(address):
                before.setdefault(place, []).append(address)
        found = []
        for tail in sorted(self.main):
            for head in self.following(tail):
                if head > tail:
                    continue
                body, todo = {head, tail}, [tail] if tail != head else []
                while todo:
                    for place in before.get(todo.pop(), []):
                        if place not in body:
                            body.add(place)
                            todo.append(place)
                found.append((head, frozenset(body)))
        return found

    def with_calls(self, body: frozenset[int]) -> frozenset[int]:
        """A set of addresses and all that calls in it reach."""
        reached = [
            self.reached(t) for a in body if self.at[a].mnemonic == "bl" and (t := self.at[a].target) is not None
        ]
        return body.union(*reached)

    def straight(self, start: int, end: frozenset[int] | None = None) -> Iterator[Instruction]:
        """Instructions from start through calls, falling through conditional branches, until a return, or outside of `end`."""
        back: int | None = None
        address = start
        while True:
            one = self.at[address]
            yield one
            if one.mnemonic == "bl":
                assert back is None and one.target is not None, f"{self.name}: a routine calls at {one}"
                back, address = address + 4, one.target
            elif one.mnemonic == "ret":
                if back is None:
                    return
                address = back
                back = None
            elif one.mnemonic == "b":
                assert one.target is not None
                address = one.target
            else:
                address += 4
            if back is None and end is not None and (address not in end or address == start):
                return

    @cached_property
    def nodes(self) -> dict[Node, tuple[Node, ...]]:
        """Every node that control reaches from the entry, with those that follow it."""
        found: dict[Node, tuple[Node, ...]] = {}
        todo: list[Node] = [(0, None)]
        while todo:
            node = todo.pop()
            if node in found:
                continue
            address, back = node
            one = self.at[address]
            after: list[Node]
            if one.mnemonic == "bl":
                assert back is None and one.target is not None, f"{self.name}: a routine calls at {one}"
                after = [(one.target, address + 4)]
            elif one.mnemonic == "ret":
                after = [] if back is None else [(back, None)]
            else:
                after = [(place, back) for place in self.following(address)]
            found[node] = tuple(after)
            todo += after
        return found


def run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def emulate(program: object, *arguments: object) -> str:
    """Runs a static program for AArch64."""
    return run(*([] if TOOLS == "" else ["qemu-aarch64"]), program, *arguments)


def _parse(text: str) -> Iterator[Instruction]:
    """The text sections of one object, which must be one."""
    assert re.findall(r"^Disassembly of section (\S+):", text, re.M) == [".text"], text[:300]
    pending: Instruction | None = None
    for line in text.splitlines():
        if moved := RELOCATION.match(line):
            assert pending is not None
            pending = Instruction(
                pending.address,
                pending.word,
                pending.mnemonic,
                pending.operands,
                None,
                f"{moved.group(1)} {moved.group(2)}",
            )
        elif found := LINE.match(line):
            if pending is not None:
                yield pending
            address, word, mnemonic, rest = found.groups()
            operands = tuple(part.strip() for part in OPERAND.findall(rest.split("//")[0]))
            target = None
            # A place in the code, such as `b74 <kernel+0xb74>`, is no operand: it looks like a register.
            if mnemonic in DIRECT or mnemonic.startswith("b."):
                target, operands = int(operands[-1].split()[0], 16), operands[:-1]
            elif mnemonic == "adrp":
                operands = operands[:-1]
            pending = Instruction(int(address, 16), int(word, 16), mnemonic, operands, target)
    if pending is not None:
        yield pending


def members(text: str) -> Iterator[tuple[str, str]]:
    """The output of objdump over an archive, cut at its members."""
    parts = re.split(r"^(\S+)\.o:\s+file format .*$", text, flags=re.M)
    yield from zip(parts[1::2], parts[2::2])


@cache
def disassemble(path: Path) -> dict[str, Code]:
    """Name → code of an object or of every member of an archive."""
    text = run(TOOLS + "objdump", "-drz", "-M", "no-aliases", path)
    return {name.rsplit("/", 1)[-1]: Code(name.rsplit("/", 1)[-1], _parse(part)) for name, part in members(text)}


# Archives that genrules make (BUILD); the variables serve a run without Bazel.
PRODUCT = Path(os.environ.get("AESGEN_TEST_PRODUCT", "tests/kernels/armv8ce/libproduct.a"))
OTHER_YIELDS = Path(os.environ.get("AESGEN_TEST_OTHER_YIELDS", "tests/objects/other_yields/libproduct.a"))
ROW_LIBRARY = Path(os.environ.get("AESGEN_TEST_ROW_LIBRARY", "libaes_a57.a"))
WIPED = Path(os.environ.get("AESGEN_TEST_WIPED", "tests/objects/wiped/libproduct.a"))

AARCH64_ISAS = [isa for isa in ISAS if isa.arch.name == "aarch64"]
KERNELS: dict[str, Kernel] = {kernel.name: kernel for kernel in product() if kernel.isa_row in AARCH64_ISAS}
KEY_EXPANDS: dict[str, KeyExpand] = {f"aes_key_expand_{isa.name}": KeyExpand(isa.name) for isa in AARCH64_ISAS}

# Test cases of the properties that every kernel has: one for each mode and interleave.
GROUPS = [
    (mode.name, interleave)
    for isa in AARCH64_ISAS
    for mode in MODES
    if isa.has(mode.template)
    for interleave in ((1,) if mode.serial else isa.interleaves)
]


def group(mode: str, interleave: int, archive: Path = PRODUCT) -> list[tuple[Kernel, Code]]:
    """The kernels of a mode and interleave that an archive holds, each with its code."""
    code = disassemble(archive)
    found = [(kernel, code[name]) for name, kernel in KERNELS.items() if name in code]
    found = [(kernel, one) for kernel, one in found if (kernel.mode, kernel.interleave) == (mode, interleave)]
    assert found, f"{archive} has no kernel of {mode} with interleave {interleave}"
    return found
