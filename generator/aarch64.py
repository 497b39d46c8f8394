# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AArch64 and its procedure call standard (AAPCS64)."""

from generator.arch import Effects, RegisterFile
from generator.asm import LABEL, Item, symbols

# Roles of operands: d written, u read, b both. The default is d for the first operand and u for the others.
READ_ONLY = frozenset("str stp stur strb cmp cmn tst cbz cbnz tbz tbnz b bl ret".split())
READ_WRITE_FIRST = frozenset("aese aesd tbx movk".split())
TWO_RESULTS = frozenset({"ldp"})
CONDITIONAL = frozenset("cbz cbnz tbz tbnz".split())

GENERAL = RegisterFile(
    title="general",
    letters="xw",
    pool=(*range(6, 18), *range(0, 6), *range(19, 29)),
    callee_saved=frozenset(range(19, 29)),
)
VECTOR = RegisterFile(
    title="vector",
    letters="vqdshb",
    pool=(*range(0, 8), *range(31, 15, -1), *range(8, 16)),
    callee_saved=frozenset(range(8, 16)),
    homes={"k": tuple(range(16, 32))},
)


class AArch64:
    name = "aarch64"
    title = "little-endian 64-bit AArch64"
    guard = "AESGEN_AARCH64"
    files: tuple[RegisterFile, ...] = (GENERAL, VECTOR)
    # Arguments and result; `left` is the result, `schedule`, `key` and `key_bytes` the arguments of key expansion.
    pinned = {
        "out": 0, "in": 1, "bytes": 2, "ks": 3, "state": 4, "flag": 5,
        "left": 0, "schedule": 0, "key": 1, "key_bytes": 2,
    }  # fmt: skip

    pinned_streams = {"streams": 0, "waiting": 1, "ks": 2, "flag": 3, "left": 0}

    def effects(self, item: Item) -> Effects:
        reads: set[tuple[int, str]] = set()
        writes: set[tuple[int, str]] = set()
        memory = next((i for i, text in enumerate(item.operands) if text.startswith("[")), None)
        for index, text in enumerate(item.operands):
            registers = {(0 if letter in GENERAL.letters else 1, name) for letter, name in symbols(text)}
            if item.kind == "fresh":
                writes |= registers
            elif index == memory:
                reads |= registers
                if text.endswith("!") or memory + 1 < len(item.operands):
                    writes |= registers
            elif item.kind == "return" or item.text in READ_ONLY or index > (1 if item.text in TWO_RESULTS else 0):
                reads |= registers
            else:
                writes |= registers
                # A write to one element keeps the others.
                if item.text in READ_WRITE_FIRST or text.endswith("]") and ".d[" in text:
                    reads |= registers
        return Effects(frozenset(reads), frozenset(writes))

    def branch_target(self, item: Item) -> str | None:
        if item.kind != "insn" or not (
            item.text.startswith("b.") or item.text in CONDITIONAL or item.text in ("b", "bl")
        ):
            return None
        match = LABEL.fullmatch(item.operands[-1])
        if match is None:
            raise ValueError(f"{item.text} {', '.join(item.operands)}: a branch goes to L(label)")
        return match.group(1)

    def falls_through(self, item: Item) -> bool:
        return not (item.kind == "return" or item.kind == "insn" and item.text in ("b", "bl", "ret"))

    def is_call(self, item: Item) -> bool:
        return item.kind == "insn" and item.text == "bl"

    def is_return(self, item: Item) -> bool:
        return item.kind == "insn" and item.text == "ret"

    def register(self, letter: str, number: int) -> str:
        return f"{letter}{number}"

    def tidy(self, operand: str) -> str:
        return operand.replace(", #0]", "]")

    def sizes(self, items: list[Item]) -> list[int]:
        return [4 if item.kind == "insn" else 0 for item in items]

    @staticmethod
    def _frame(used: tuple[frozenset[int], ...], calls: bool) -> list[tuple[str, tuple[int, ...]]]:
        """The pairs saved, in slots of 16 bytes from SP up: ("x" or "d", one or two register numbers)."""
        frame: list[tuple[str, tuple[int, ...]]] = [("x", (29, 30))] if calls else []
        for letter, registers, file in (("d", used[1], VECTOR), ("x", used[0], GENERAL)):
            saved = sorted(registers & file.callee_saved)
            frame += [(letter, tuple(saved[i : i + 2])) for i in range(0, len(saved), 2)]
        return frame

    def landing(self, calls: bool) -> list[Item]:
        if calls:
            return [Item("insn", "AESGEN_PACIASP"), Item("data", ".cfi_negate_ra_state")]
        return [Item("insn", "AESGEN_BTI_C")]

    def prologue(self, used: tuple[frozenset[int], ...], calls: bool, own: int) -> list[Item]:
        items: list[Item] = []
        frame = self._frame(used, calls)
        size = 16 * len(frame)
        for slot, (letter, numbers) in enumerate(frame):
            names = tuple(f"{letter}{n}" for n in numbers)
            where = f"[sp, #{-size}]!" if slot == 0 else f"[sp, #{16 * slot}]"
            items.append(Item("insn", "stp" if len(names) == 2 else "str", (*names, where)))
            if slot == 0:
                items.append(Item("data", f".cfi_def_cfa_offset {size}"))
            for half, number in enumerate(numbers):
                dwarf = number + (64 if letter == "d" else 0)
                items.append(Item("data", f".cfi_offset {dwarf}, {16 * slot + 8 * half - size}"))
            if numbers == (29, 30):
                items.append(Item("insn", "mov", ("x29", "sp")))
        if own:
            items.append(Item("insn", "sub", ("sp", "sp", f"#{own}")))
            items.append(Item("data", f".cfi_def_cfa_offset {size + own}"))
        return items

    def epilogue(
        self, used: tuple[frozenset[int], ...], calls: bool, own: int, wipe: str, leave: tuple[str, ...]
    ) -> list[Item]:
        items = [Item("data", "#ifdef AESGEN_WIPE_REGS")]
        for registers, line in ((used[1], wipe), (used[0] - {0}, "mov\tx\\n, xzr")):
            items.append(Item("data", f"\t.irp n, {', '.join(map(str, sorted(registers)))}"))
            items += [Item("data", f"\t{line}"), Item("data", "\t.endr")]
        items.append(Item("data", "#endif"))
        frame = self._frame(used, calls)
        size = 16 * len(frame)
        if own:
            items.append(Item("insn", "add", ("sp", "sp", f"#{own}")))
            items.append(Item("data", f".cfi_def_cfa_offset {size}"))
        for slot, (letter, numbers) in reversed(list(enumerate(frame))):
            names = tuple(f"{letter}{n}" for n in numbers)
            where = (f"[sp, #{16 * slot}]",) if slot else ("[sp]", f"#{size}")
            items.append(Item("insn", "ldp" if len(names) == 2 else "ldr", (*names, *where)))
            for number in numbers:
                items.append(Item("data", f".cfi_restore {number + (64 if letter == 'd' else 0)}"))
            if slot == 0:
                items.append(Item("data", ".cfi_def_cfa_offset 0"))
        if calls:
            items += [Item("insn", "AESGEN_AUTIASP"), Item("data", ".cfi_negate_ra_state")]
        return items + [Item("insn", name) for name in (*leave, "ret")]


AARCH64 = AArch64()
