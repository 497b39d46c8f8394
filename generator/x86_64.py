# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64 and the System V calling convention. Templates are written in Intel syntax: destination first."""

import re

from generator import x86_64_lengths
from generator.arch import Effects, RegisterFile
from generator.asm import LABEL, SYMBOLIC, Item, symbols

# Operand roles. By default the first operand is read and written, and the others are read.
READ_ONLY = frozenset("cmp test push bt ptest vptest kortestw kortestd kortestq kortestb".split())
WRITE_FIRST = frozenset(
    "mov movzx movd movq movdqu movdqa movups movaps lea pop pshufd movbe rorx sarx shlx shrx bzhi pextrb pextrw pextrd pextrq aeskeygenassist "
    "aesimc lddqu".split()
)
# VEX and EVEX instructions write their first operand and read the others; these read it too.
VEX_READ_WRITE = ("vpternlog", "vpermt2", "vpermi2")
# Of a register with itself they are zero, whatever it held.
ZEROING = frozenset("xor sub pxor xorps vpxor vpxord vpxorq kxorq kxord kxorw".split())

NAMES = "ax cx dx bx sp bp si di".split()

# r, d, w, b: 64, 32, 16 and 8 bits. h: bits 8 to 15, as AH is. e: 32 bits of a register that takes no REX prefix, as must be beside an h.
GENERAL = RegisterFile(
    title="general",
    letters="rdwbhe",
    pool=(0, 10, 11, 9, 8, 1, 2, 6, 7, 3, 5, 12, 13, 14, 15),
    callee_saved=frozenset({3, 5, 12, 13, 14, 15}),
    only={"h": (0, 1, 2, 3), "e": (0, 1, 2, 3, 5, 6, 7)},
)
# k0 means "no mask" where an instruction takes one.
MASKS = RegisterFile(title="mask", letters="k", pool=tuple(range(1, 8)), callee_saved=frozenset())


def general(letter: str, number: int) -> str:
    """The name of a general register in one of its widths."""
    if number >= 8:
        return f"r{number}" + {"r": "", "d": "d", "w": "w", "b": "b"}[letter]
    stem = NAMES[number]
    if letter == "h":
        return stem[0] + "h"
    if letter == "b":
        return stem[0] + "l" if stem[1] == "x" else stem + "l"
    return {"r": "r", "d": "e", "e": "e", "w": ""}[letter] + stem


class X86_64:  # pylint: disable=invalid-name
    """vectors: how many vector registers the encodings of an instruction set reach, 16 or 32."""

    name = "x86_64"
    title = "64-bit x86-64 with System V calls"
    guard = "AESGEN_X86_64"
    # `schedule`, `key` and `key_bytes` are the arguments of key expansion.
    pinned = {
        "out": 7, "in": 6, "bytes": 2, "ks": 1, "state": 8, "flag": 9, "left": 0,
        "schedule": 7, "key": 6, "key_bytes": 2,
    }  # fmt: skip

    pinned_streams = {"streams": 7, "waiting": 6, "ks": 2, "flag": 1, "left": 0}

    def __init__(self, vectors: int) -> None:
        vector = RegisterFile(
            title="vector",
            letters="xyz",
            pool=tuple(range(vectors)),
            callee_saved=frozenset(),
            homes={"k": tuple(range(vectors - 1, -1, -1))},
        )
        self.files: tuple[RegisterFile, ...] = (GENERAL, vector, MASKS)

    def register(self, letter: str, number: int) -> str:
        if letter in GENERAL.letters:
            return general(letter, number)
        return {"x": "xmm", "y": "ymm", "z": "zmm", "k": "k"}[letter] + str(number)

    @staticmethod
    def _class(letter: str) -> int:
        return 0 if letter in GENERAL.letters else 2 if letter == "k" else 1

    @staticmethod
    def is_memory(operand: str) -> bool:
        """Whether an operand is in memory: what its brackets hold is an address."""
        return "[" in SYMBOLIC.sub("", operand)

    def effects(self, item: Item) -> Effects:
        reads: set[tuple[int, str]] = set()
        writes: set[tuple[int, str]] = set()
        name = item.text
        # The last two operands are what it is made of.
        is_zeroing = name in ZEROING and len(set(item.operands[-2:])) == 1 and "{" not in item.operands[0]
        for index, text in enumerate(item.operands):
            registers = [(self._class(letter), register) for letter, register in symbols(text)]
            if item.kind == "fresh":
                writes |= set(registers)
                continue
            if item.kind == "return" or index > 0 or name in READ_ONLY or self.is_memory(text) or not registers:
                reads |= set(registers)
                continue
            # A mask in braces is read; without {z} the masked elements keep what they held.
            writes.add(registers[0])
            reads |= set(registers[1:])
            is_kept = len(registers) > 1 and "{z}" not in text
            is_vex = name.startswith(("v", "k")) and not name.startswith(VEX_READ_WRITE)
            # What is narrower than 32 bits leaves the rest of the register as it was.
            is_part = symbols(text)[0][0] in "wbh"
            if is_kept or is_part or not (is_vex or name in WRITE_FIRST):
                reads.add(registers[0])
        if is_zeroing:
            reads.clear()
        return Effects(frozenset(reads), frozenset(writes))

    def branch_target(self, item: Item) -> str | None:
        if item.kind != "insn" or not (item.text.startswith("j") or item.text == "call"):
            return None
        match = LABEL.fullmatch(item.operands[-1])
        if match is None:
            raise ValueError(f"{item.text} {', '.join(item.operands)}: a branch goes to L(label)")
        return match.group(1)

    def falls_through(self, item: Item) -> bool:
        return not (item.kind == "return" or item.kind == "insn" and item.text in ("jmp", "call", "ret"))

    def is_call(self, item: Item) -> bool:
        return item.kind == "insn" and item.text == "call"

    def is_return(self, item: Item) -> bool:
        return item.kind == "insn" and item.text == "ret"

    def tidy(self, operand: str) -> str:
        """An operand as it is printed: without the zero that an offset may be, and with a sign once."""
        return re.sub(r" \+ 0\]", "]", operand).replace("+ -", "- ")

    def sizes(self, items: list[Item]) -> list[int]:
        return x86_64_lengths.sizes(items)

    def landing(self, calls: bool) -> list[Item]:
        return [Item("insn", "endbr64")]

    def prologue(self, used: tuple[frozenset[int], ...], calls: bool, own: int) -> list[Item]:
        items: list[Item] = []
        for depth, number in enumerate(sorted(used[0] & GENERAL.callee_saved)):
            items.append(Item("insn", "push", (general("r", number),)))
            items.append(Item("data", f".cfi_def_cfa_offset {16 + 8 * depth}"))
            items.append(Item("data", f".cfi_offset {general('r', number)}, {-16 - 8 * depth}"))
        if own:
            items.append(Item("insn", "sub", ("rsp", str(own))))
            items.append(Item("data", f".cfi_adjust_cfa_offset {own}"))
        return items

    def epilogue(
        self, used: tuple[frozenset[int], ...], calls: bool, own: int, wipe: str, leave: tuple[str, ...]
    ) -> list[Item]:
        items = [Item("data", "#ifdef AESGEN_WIPE_REGS")]
        if used[1]:
            items += [
                Item("data", f"\t.irp n, {', '.join(map(str, sorted(used[1])))}"),
                Item("data", f"\t{wipe}"),
                Item("data", "\t.endr"),
            ]
        items += [
            Item("insn", "xor", (general("d", number), general("d", number)))
            for number in sorted(used[0] - {0} - GENERAL.callee_saved)
        ]
        items += [Item("insn", "kxorw", (f"k{n}", f"k{n}", f"k{n}")) for n in sorted(used[2])]
        items.append(Item("data", "#endif"))
        items += [Item("insn", name) for name in leave]
        if own:
            items.append(Item("insn", "add", ("rsp", str(own))))
            items.append(Item("data", f".cfi_adjust_cfa_offset {-own}"))
        saved = sorted(used[0] & GENERAL.callee_saved)
        for depth, number in reversed(list(enumerate(saved))):
            items.append(Item("insn", "pop", (general("r", number),)))
            items.append(Item("data", f".cfi_def_cfa_offset {8 + 8 * depth}"))
            items.append(Item("data", f".cfi_restore {general('r', number)}"))
        items.append(Item("insn", "ret"))
        return items


# VEX and legacy encodings reach 16 vector registers, EVEX 32.
X86_64_SSE = X86_64(16)
X86_64_EVEX = X86_64(32)
