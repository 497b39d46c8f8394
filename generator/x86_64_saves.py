# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Spreads the saves of callee-saved registers among the instructions that follow them, as moves instead of pushes."""

from generator.asm import Item


def _is(item: Item, text: str, first: str = "") -> bool:
    return item.kind == "insn" and item.text == text and (not first or item.operands[0] == first)


def spread_saves(items: list[Item]) -> list[Item]:
    """A kernel with moves to and from the slots that its pushes and pops use. Each save but the first stands behind one of the stores to the stack that follow.

    The items have physical registers. CFI stays right at every instruction. A kernel that saves nothing, or has no stack of its own, is as before.
    """
    saved = [item.operands[0] for item in items if _is(item, "push")]
    sub = next((index for index, item in enumerate(items) if _is(item, "sub", "rsp")), 0)
    add = next((index for index, item in enumerate(items) if _is(item, "add", "rsp")), 0)
    if not saved or not sub:
        return items
    start = next(index for index, item in enumerate(items) if _is(item, "push"))
    end = next(index for index in range(add, len(items)) if _is(items[index], "ret"))
    whole = int(items[sub].operands[1]) + 8 * len(saved)
    slots = {name: f"[rsp + {whole - 8 - 8 * depth}]" for depth, name in enumerate(saved)}
    saves = [
        (Item("insn", "mov", (slots[name], name)), Item("data", f".cfi_offset {name}, {-16 - 8 * depth}"))
        for depth, name in enumerate(saved)
    ]
    result = [
        *items[:start],
        Item("insn", "sub", ("rsp", str(whole))),
        Item("data", f".cfi_def_cfa_offset {8 + whole}"),
    ]
    # What follows the prologue: the kernel's own stores, as long as there are any.
    result += saves.pop(0)
    position = sub + 2
    while saves:
        item = items[position]
        is_store = _is(item, "mov") and item.operands[0].startswith("[rsp")
        if is_store or item.kind == "comment":
            result.append(item)
            position += 1
        if item.kind != "comment":
            result += saves.pop(0)
    result += items[position:add]
    for name in reversed(saved):
        result += [Item("insn", "mov", (name, slots[name])), Item("data", f".cfi_restore {name}")]
    result += [Item("insn", "add", ("rsp", str(whole))), Item("data", ".cfi_def_cfa_offset 8")]
    return result + items[end:]
