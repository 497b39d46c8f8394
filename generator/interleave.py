# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Merges the lanes of an interleaved block into one instruction stream."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from generator.asm import Item


def units(lane: list[Item], pairs: frozenset[tuple[str, str]]) -> Iterator[list[Item]]:
    """Cuts a lane into units that stay together: a fused pair is one unit, every other instruction its own."""
    position = 0
    while position < len(lane):
        pair = lane[position : position + 2]
        together = (
            len(pair) == 2 and (pair[0].text, pair[1].text) in pairs and pair[0].operands[0] == pair[1].operands[0]
        )
        width = 2 if together else 1
        yield lane[position : position + width]
        position += width


def merge_lanes(items: Iterable[Item], pairs: frozenset[tuple[str, str]]) -> list[Item]:
    """Replaces every block of lanes by its round-robin merge: unit 0 of each lane, unit 1 of each lane, …

    Lanes must be independent of each other (the template's promise). pairs: mnemonics that must stay adjacent, such as
    ("aese", "aesmc"). A comment is kept once, from lane 0.
    """
    merged: list[Item] = []
    lanes: dict[int, list[Item]] = {}
    for item in items:
        if item.kind == "merge":
            for row in zip_longest(*(list(units(lane, pairs)) for lane in lanes.values())):
                merged.extend(one for unit in row if unit for one in unit)
            lanes = {}
        elif item.lane >= 0:
            if item.lane == 0 or item.kind == "insn":
                lanes.setdefault(item.lane, []).append(item if item.lane == 0 else _without_comment(item))
        else:
            merged.append(item)
    if lanes:
        raise ValueError("a block of lanes is not closed by .merge")
    return merged


def _without_comment(item: Item) -> Item:
    return Item(item.kind, item.text, item.operands, "", item.bits, item.lane)
