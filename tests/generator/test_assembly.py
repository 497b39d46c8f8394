# SPDX-License-Identifier: Apache-2.0 OR MIT
"""From template text to instructions: the parser, the merge of lanes, the allocator, the register map."""

import re

import pytest

from generator.aarch64 import AARCH64, GENERAL, VECTOR
from generator.allocate import Allocation, allocate, successors
from generator.asm import Item, parse, split_operands
from generator.emit import Compiled, compile_kernel, compile_source, emit
from generator.errors import AesgenError
from generator.interleave import merge_lanes
from generator.kernels import Kernel, product

PAIRS = frozenset({("aese", "aesmc")})
KERNEL = Kernel("armv8ce", "ecb_enc", 4, False, "resident", 0)


def test_operands_are_split_outside_of_brackets() -> None:
    assert split_operands("q[a], [x[b], #16]") == ("q[a]", "[x[b], #16]")
    assert split_operands("v[a].16b, {v[b].16b}, v[c].16b") == ("v[a].16b", "{v[b].16b}", "v[c].16b")
    assert split_operands("x[a], #(16 * 14 - (1, 2))") == ("x[a]", "#(16 * 14 - (1, 2))")
    assert split_operands("") == ()


def test_parser() -> None:
    program = parse(
        ".reg data* blocks\n.save\n.bits 192 256\nL(here): // a place\nadd x[a], x[a], #1 // one\n.bits\n// said\n.return x[a]\n.rodata\nL(t):\n.byte 1"
    )
    assert program.notes == {"data*": "blocks"}
    assert program.items == [
        Item("save"),
        Item("label", "here", comment="a place", bits=(192, 256)),
        Item("insn", "add", ("x[a]", "x[a]", "#1"), "one", (192, 256)),
        Item("comment", comment="said"),
        Item("return", operands=("x[a]",)),
        Item("rodata"),
        Item("data", "L(t):"),
        Item("data", ".byte 1"),
    ]


@pytest.mark.parametrize(
    "source, says",
    [
        ("nop\n.regs a b", "line 2 of the rendered template: unknown directive .regs"),
        ("here:", "line 1 of the rendered template: labels are written L(name):, not here:"),
    ],
)
def test_parser_errors(source: str, says: str) -> None:
    with pytest.raises(ValueError) as error:
        parse(source)
    assert str(error.value) == says


def lines(items: list[Item]) -> list[str]:
    return [f"{item.text} {item.operands[0]}" for item in items]


def lane(number: int, *mnemonics: str) -> str:
    body = "\n".join(f"{m} v[data{number}].16b, v[k].16b" for m in mnemonics)
    return f".lane {number}\n{body}\n"


def test_lanes_are_merged_in_turn_and_pairs_stay_together() -> None:
    source = lane(0, "aese", "aesmc", "eor") + lane(1, "aese", "aesmc", "eor") + ".merge\nnop v[x]"
    assert lines(merge_lanes(parse(source).items, PAIRS)) == [
        "aese v[data0].16b",
        "aesmc v[data0].16b",
        "aese v[data1].16b",
        "aesmc v[data1].16b",
        "eor v[data0].16b",
        "eor v[data1].16b",
        "nop v[x]",
    ]
    apart = merge_lanes(parse(source).items, frozenset())
    assert lines(apart)[:2] == ["aese v[data0].16b", "aese v[data1].16b"]


def test_only_pairs_on_one_register_are_pairs() -> None:
    source = (
        ".lane 0\naese v[a].16b, v[k].16b\naesmc v[b].16b, v[b].16b\n.lane 1\neor v[c].16b, v[c].16b, v[k].16b\n.merge"
    )
    assert lines(merge_lanes(parse(source).items, PAIRS)) == ["aese v[a].16b", "eor v[c].16b", "aesmc v[b].16b"]


def test_lanes_of_different_length() -> None:
    source = lane(0, "eor") + lane(1, "eor", "orr", "and") + lane(2, "eor", "orr") + ".merge"
    merged = lines(merge_lanes(parse(source).items, PAIRS))
    assert [line.split()[0] for line in merged] == ["eor", "eor", "eor", "orr", "orr", "and"]


def test_comments_of_lanes_are_kept_once() -> None:
    source = ".lane 0\n// said\neor v[a], v[a] // why\n.lane 1\n// said\neor v[b], v[b] // why\n.merge"
    merged = merge_lanes(parse(source).items, PAIRS)
    assert [item.comment for item in merged if item.comment] == ["said", "why"]
    assert sorted(item.operands[0] for item in merged if item.kind == "insn") == ["v[a]", "v[b]"]


def test_lanes_must_be_closed() -> None:
    with pytest.raises(ValueError, match="a block of lanes is not closed by .merge"):
        merge_lanes(parse(lane(0, "eor")).items, PAIRS)


def allocated(source: str) -> dict[str, int]:
    return {name: number for (_, name), number in allocate(parse(source).items, AARCH64).registers.items()}


def test_values_that_are_live_together_are_apart_and_others_share() -> None:
    found = allocated("ldr q[a], [x[in]]\nldr q[b], [x[in]]\neor v[c].16b, v[a].16b, v[b].16b\nstr q[c], [x[out]]\nret")
    assert found["a"] != found["b"]
    assert found["c"] in (found["a"], found["b"])
    assert (found["out"], found["in"]) == (0, 1)


def test_a_value_used_in_the_next_turn_of_a_loop_stays_live() -> None:
    source = "movi v[sum].2d, #0\nmovi v[one].2d, #1\nL(turn):\nldr q[a], [x[in]]\neor v[b].16b, v[a].16b, v[sum].16b\neor v[sum].16b, v[b].16b, v[one].16b\ncbnz x[bytes], L(turn)\nret"
    found = allocated(source)
    assert len({found["sum"], found["one"], found["a"]}) == 3
    assert found["b"] != found["one"]


def test_a_called_routine_keeps_what_its_caller_needs() -> None:
    source = "movi v[kept].2d, #0\nbl L(work)\nstr q[kept], [x[out]]\nret\n.local\nL(work):\nmovi v[scratch].2d, #0\nstr q[scratch], [x[out]]\nret"
    found = allocated(source)
    assert found["kept"] != found["scratch"]
    items = parse(source).items
    work = next(i for i, item in enumerate(items) if item.kind == "label")
    after = successors(items, AARCH64)
    assert after[1] == (work,)
    assert after[len(items) - 1] == (2,)


def many(letter: str, count: int) -> str:
    load = "ldr q[{0}], [x[in]]" if letter == "v" else "ldr x[{0}], [x[in]]"
    store = "str q[{0}], [x[out]]" if letter == "v" else "str x[{0}], [x[out]]"
    return "\n".join(
        [load.format(f"r{i}") for i in range(count)] + [store.format(f"r{i}") for i in range(count)] + ["ret"]
    )


def test_callee_saved_registers_are_chosen_last() -> None:
    # x18 belongs to the platform, and x[out] stays in x0 to the end.
    for letter, file, free in (("v", VECTOR, 24), ("x", GENERAL, 17)):
        cls = 0 if letter == "x" else 1
        for count in (free, free + 1):
            used = allocate(parse(many(letter, count)).items, AARCH64).used[cls]
            assert len(used & file.callee_saved) == count - free, (letter, count)


def test_no_kernel_saves_what_it_need_not() -> None:
    """As many callee-saved registers as do not fit into the others."""
    for member in product():
        if member.yield_blocks in (0, 64):
            for file, used in zip(member.isa_row.arch.files, compile_kernel(member).allocation.used):
                free = len(set(file.pool) - file.callee_saved)
                saved = used & file.callee_saved
                # Arguments are where the caller put them, which may leave one of the others over.
                assert len(saved) <= max(0, len(used) - free) + 1, member.name


def test_out_of_registers_is_said_in_numbers() -> None:
    assert len(allocate(parse(many("v", 32)).items, AARCH64).used[1]) == 32
    with pytest.raises(AesgenError, match="^needs 34 of 32 vector registers$"):
        allocate(parse(many("v", 34)).items, AARCH64)
    with pytest.raises(AesgenError, match=f"^{KERNEL.name} needs 33 of 32 vector registers$"):
        compile_source(KERNEL, many("v", 33))


@pytest.mark.parametrize(
    "source, says",
    [
        ("b L(nowhere)", "a branch goes to nowhere, which is nowhere"),
        ("b somewhere", r"b somewhere: a branch goes to L\(label\)"),
        (
            "mov x[left], xzr\nstr x[left], [x[out]]\nret",
            "is live together with another value of the same argument register",
        ),
    ],
)
def test_mistakes_of_templates_are_errors(source: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        allocate(parse(source).items, AARCH64)


def test_every_register_has_a_note() -> None:
    compiled = compile_source(KERNEL, ".save\nmov x[odd], #1\nstr x[odd], [x[out]]\n.return")
    with pytest.raises(ValueError, match="no .reg line says what these registers are for: odd"):
        compiled.register_map()


def spans(compiled: Compiled) -> set[str]:
    return {part for physical, _, _ in compiled.register_map() for part in physical.split()}


def test_register_map_and_prologue() -> None:
    member = Kernel("armv8ce", "xts_enc", 8, False, "resident", 0)
    compiled = compile_kernel(member)
    text = emit(member)
    allocation: Allocation = compiled.allocation
    for number in allocation.used[1] & VECTOR.callee_saved:
        for directive in ("offset", "restore"):
            assert len(re.findall(rf"^\s+\.cfi_{directive}\s+{64 + number}\b", text, re.M)) == 1, number
    assert "v16-v30" in spans(compiled)
    assert text.count("AESGEN_PACIASP") == text.count("AESGEN_AUTIASP") == 1


def test_emitted_text_is_clean() -> None:
    for member in list(product())[::97]:
        text = emit(member)
        assert text.startswith("// SPDX-License-Identifier: Apache-2.0 OR MIT\n") and text.endswith("#endif\n")
        assert member.command in text and "\r" not in text and text.isascii()
        assert not [line for line in text.splitlines() if line != line.rstrip()]
        # Nothing symbolic is left, and nothing of the template language.
        code = "\n".join(line.split("//")[0] for line in text.splitlines())
        assert not re.search(r"\b[xwvqds]\[[a-z]", code) and not re.search(r"\{[{%#]|[}%#]\}", code), member.name
