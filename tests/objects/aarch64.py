# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AArch64's instructions as Binutils lists them: what each reads and writes."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from generator.kernels import Kernel
from tests.objects.code import Code, Instruction, Objects, UnknownInstruction, run
from tests.objects.members import groups_of, kernels_of, key_expands_of, members_of

TOOLS = "" if os.uname().machine == "aarch64" else "aarch64-linux-gnu-"

# Destination first, sources after it.
COMPUTES = frozenset(
    "adc add adds adrp aesimc aesmc and ands csel dup eor ext extr fmov movi movn movz orr rev rev64 sdiv shl sub subs tbl ubfm udiv umov".split()
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
class A64(Instruction):
    """One instruction, in the form without aliases."""

    CALLS = frozenset({"bl", "blr"})
    JUMPS = frozenset({"b", "br"})
    RETURNS = frozenset({"ret"})
    INDIRECT = frozenset({"blr", "br"})

    @property
    def word(self) -> int:
        return int.from_bytes(self.code, "little")

    @property
    def effects(self) -> Effects:
        return _effects(self.mnemonic, self.operands)

    def moves_sp(self) -> int | None:
        """By how much it moves SP without an access, if it does: the kernel's own part of the stack."""
        if self.mnemonic not in ("add", "sub") or self.operands[:2] != ("sp", "sp") or self.operands[2][0] != "#":
            return None
        return number(self.operands[2]) * (1 if self.mnemonic == "add" else -1)

    def hint(self) -> int | None:
        return number(self.operands[0]) if self.mnemonic == "hint" else None


def emulate(program: object, *arguments: object) -> str:
    """Runs a static program for AArch64."""
    return run(*([] if TOOLS == "" else ["qemu-aarch64"]), program, *arguments)


def parse(text: str) -> Iterator[A64]:
    """The instructions of one object."""
    pending: A64 | None = None
    for line in text.splitlines():
        if moved := RELOCATION.match(line):
            assert pending is not None
            pending = replace(pending, target=None, relocation=f"{moved.group(1)} {moved.group(2)}")
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
            pending = A64(int(address, 16), int(word, 16).to_bytes(4, "little"), mnemonic, operands, target)
    if pending is not None:
        yield pending


A64Code = Code[A64]


@cache
def disassemble(path: Path) -> Objects[A64]:
    return Objects(path, (TOOLS + "objdump", "-drz", "-M", "no-aliases"), parse)


# Archives that genrules make (BUILD); the variables serve a run without Bazel.
PRODUCT = Path(os.environ.get("AESGEN_TEST_PRODUCT", "tests/kernels/armv8ce/libproduct.a"))
OTHER_YIELDS = Path(os.environ.get("AESGEN_TEST_OTHER_YIELDS", "tests/objects/other_yields/libproduct.a"))
ROW_LIBRARY = Path(os.environ.get("AESGEN_TEST_ROW_LIBRARY", "libaes_a57.a"))
WIPED = Path(os.environ.get("AESGEN_TEST_WIPED", "tests/objects/wiped/libproduct.a"))

KERNELS = kernels_of("aarch64")
KEY_EXPANDS = key_expands_of("aarch64")
GROUPS = [(mode, interleave) for _, mode, interleave in groups_of("aarch64")]


def group(mode: str, interleave: int, archive: Path = PRODUCT) -> list[tuple[Kernel, A64Code]]:
    """The kernels of a mode and interleave that an archive holds, each with its code."""
    return members_of(
        disassemble(archive), [k for k in KERNELS.values() if (k.mode, k.interleave) == (mode, interleave)]
    )
