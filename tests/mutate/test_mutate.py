# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Each class makes the mistake it names, a mutant that is no mistake is reported, and a fixed draw is killed."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutate import mutate
from tests.mutate.assembly import Assembly
from tests.mutate.classes import CLASSES, Edit, Source, edits

HARNESS = "tests/mutate/libharness.a"

# Small, but with something for every class to do.
KERNEL = """\
//   x0     out          output
//   x1     in           input
//   x2     bytes        bytes to do
//   x3     ks           key schedule
//   x4     state        state (chaining block, counter block or tweak)
//   x5     flag         the yield flag
//   x6     hi           high half of the counter
//   x7     lo           low half of the counter
//   x8     count        blocks to process before the next look at the flag
//   x9     raised       value of the yield flag
//   x10    kbase        where k0 lies, or would lie for a shorter key
//   v0     data0        blocks in flight
//   v1     text0        plaintext, then ciphertext
//   v16-v17  k0-k1      round keys
        AESGEN_FUNC SYM(toy)
        AESGEN_PACIASP
        stp     x29, x30, [sp, #-32]!
        stp     d8, d9, [sp, #16]
        cbz     x2, L(nothing)
        ldp     q16, q17, [x10]
        ldp     x6, x7, [x4]
L(reset):
        movz    w8, #2
L(pass_128):
        ldr     q1, [x1], #16
        fmov    d0, x6
        mov     v0.d[1], x7
        adds    x7, x7, #1
        adc     x6, x6, xzr
        bl      L(rounds1)
        eor     v1.16b, v1.16b, v0.16b                  // the last of it
        str     q1, [x0], #16
        sub     x2, x2, #16
        mov     x11, x2
        and     x12, x11, x2, lsr #1
        subs    w8, w8, #1
        b.ls    L(look)
L(more):
        cmp     x2, #16
        b.hs    L(pass_128)
        b       L(done)
L(look):
        cbz     x2, L(done)
        cbz     x5, L(reset)
        ldr     w9, [x5]
        cbz     w9, L(reset)
L(done):
        stp     x6, x7, [x4]
L(nothing):
        mov     x0, x2
#ifdef AESGEN_WIPE_REGS
        movi    v1.2d, #0
#endif
        ldp     d8, d9, [sp, #16]
        ldp     x29, x30, [sp], #32
        AESGEN_AUTIASP
        ret
        AESGEN_LOCAL
L(rounds1):
        aese    v0.16b, v16.16b
        aesmc   v0.16b, v0.16b
        aese    v0.16b, v17.16b
        ret
        AESGEN_END SYM(toy)
"""
TOY = Source("toy", "ctr", 1, 2, Assembly(KERNEL))

# Class, kind, detail → the one change, as lines that go and lines that come.
EXPECTED = [
    ("round", "lane-dropped", "", ["aese v0.16b, v16.16b", "aesmc v0.16b, v0.16b"], []),
    ("round", "lane-twice", "", [], ["aese v0.16b, v17.16b"]),
    ("round_key", "key-register", "1=v17", ["aese v0.16b, v16.16b"], ["aese v0.16b, v17.16b"]),
    ("round_key", "key-offset", "+16", ["ldp q16, q17, [x10]"], ["ldp q16, q17, [x10, #16]"]),
    ("register", "destination", None, ["mov x0, x2"], None),
    ("aes_pair", "aesmc-dropped", "", ["aesmc v0.16b, v0.16b"], []),
    ("aes_pair", "aese-inverse", "", ["aese v0.16b, v17.16b"], ["aesd v0.16b, v17.16b"]),
    ("aes_pair", "aesmc-to-another", None, ["aesmc v0.16b, v0.16b"], None),
    ("carry", "flags-not-set", "", ["adds x7, x7, #1"], ["add x7, x7, #1"]),
    ("carry", "adc-dropped", "", ["adc x6, x6, xzr"], []),
    ("state_writeback", "store-dropped", "", ["stp x6, x7, [x4]"], []),
    ("state_writeback", "halves-swapped", "", ["stp x6, x7, [x4]"], ["stp x7, x6, [x4]"]),
    ("yield_test", "look-dropped", "", ["b.ls L(look)"], []),
    ("yield_test", "look-late", "", ["b.ls L(look)"], ["b.lo L(look)"]),
    ("yield_test", "count", "3", ["movz w8, #2"], ["movz w8, #3"]),
    ("yield_test", "reset-dropped", "", ["cbz w9, L(reset)"], ["L(past_reset):", "cbz w9, L(past_reset)"]),
    ("dropped_save", "save-dropped", "", ["stp x29, x30, [sp, #-32]!"], ["add sp, sp, #-32"]),
    ("dropped_save", "restore-of-one", "d8", ["ldp d8, d9, [sp, #16]"], ["ldr d8, [sp, #16]"]),
    ("tail_bound", "at-equality", "b.hi", ["b.hs L(pass_128)"], ["b.hi L(pass_128)"]),
    ("tail_bound", "bound", "32", ["cmp x2, #16"], ["cmp x2, #32"]),
    ("pointer_advance", "post-index", "32", ["ldr q1, [x1], #16"], ["ldr q1, [x1], #32"]),
    ("pointer_advance", "dropped", "", ["sub x2, x2, #16"], ["mov x2, x2"]),
]


def code(text: str) -> list[str]:
    return [" ".join(line.partition("//")[0].split()) for line in text.splitlines()]


def difference(edit: Edit) -> tuple[list[str], list[str]]:
    """Lines that go, lines that come."""
    before, after = code(KERNEL), code(TOY.assembly.changed(edit.changes))
    gone, come = list(before), list(after)
    for line in after:
        if line in gone:
            gone.remove(line)
    for line in before:
        if line in come:
            come.remove(line)
    return gone, come


@pytest.mark.parametrize("cls, kind, detail, gone, come", EXPECTED)
def test_class_makes_its_mistake(
    cls: str, kind: str, detail: str | None, gone: list[str], come: list[str] | None
) -> None:
    found = [edit for edit in edits(TOY, cls, random.Random(1)) if edit.kind == kind and detail in (None, edit.detail)]
    differences = [difference(edit) for edit in found]
    assert (
        (gone, come) in differences
        or come is None
        and any(left == gone and len(right) == 1 for left, right in differences)
    ), differences


@pytest.mark.parametrize("cls", CLASSES)
def test_every_edit_of_a_class_changes_something(cls: str) -> None:
    found = edits(TOY, cls, random.Random(1))
    assert found
    for edit in found:
        assert difference(edit) != ([], []) and TOY.assembly.changed(edit.changes) != KERNEL, edit


def test_what_nobody_reads_is_left_alone() -> None:
    """x12 is never read, x11 only for x12; code under AESGEN_WIPE_REGS is not assembled."""
    for cls in CLASSES:
        for edit in edits(TOY, cls, random.Random(1)):
            gone, _ = difference(edit)
            assert not {"mov x11, x2", "and x12, x11, x2, lsr #1", "movi v1.2d, #0"} & set(gone), edit


def test_a_call_reads_what_its_routine_reads() -> None:
    at = next(at for at, i in enumerate(TOY.code) if i.mnemonic == "bl")
    assert {"v0", "v16", "v17"} <= TOY.assembly.live_after[at]
    # And no more: the routine's other callers are not reached from here.
    assert "x11" not in TOY.assembly.live_after[at]


@pytest.fixture(autouse=True)
def no_explanations(tmp_path: Path) -> Path:
    file = tmp_path / "explained.txt"
    file.write_text("# none\n")
    return file


def run(*arguments: object) -> int:
    return mutate.main(["--harness", HARNESS, "--jobs", "2", *map(str, arguments)])


def harmless(source: Source, rng: random.Random) -> Iterator[Edit]:
    """Other machine code that does the same: the operands of an exclusive or the other way round."""
    for at, i in enumerate(source.code):
        if i.mnemonic == "eor" and i.operands[0].startswith("v") and i.operands[1] != i.operands[2]:
            yield Edit("harmless", "", {at: [i.text(operands=(i.operands[0], i.operands[2], i.operands[1]))]})


def lethal(source: Source, rng: random.Random) -> Iterator[Edit]:
    for at, i in enumerate(source.code):
        if i.mnemonic == "aese":
            yield Edit("lethal", "", {at: ["        b       ."]})


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """One small kernel to change, and two more classes."""
    name = "aes_cbc_enc_armv8ce_x1_call_resident_y4"
    chosen = {name: mutate.candidates()[name]}
    monkeypatch.setattr(mutate, "candidates", lambda: chosen)
    monkeypatch.setitem(CLASSES, "harmless", harmless)
    monkeypatch.setitem(CLASSES, "lethal", lethal)


@pytest.mark.usefixtures("small")
def test_survivor_is_reported_until_it_is_explained(capsys: pytest.CaptureFixture[str], no_explanations: Path) -> None:
    flags = ("--class", "harmless", "--per-class", 1, "--explained", no_explanations)
    assert run(*flags) == 1
    said = capsys.readouterr()
    assert "1 mutants, 0 killed, 1 survived" in said.out
    assert said.err.startswith("survived, and not explained: harmless/aes_cbc_enc_armv8ce_x1_call_resident_y4/")
    name = said.err.split(": ")[1]
    no_explanations.write_text(f"{name} A sum does not depend on the order of what is added.\n")
    assert run(*flags) == 0


@pytest.mark.usefixtures("small")
def test_endless_loop_is_killed_and_cannot_be_explained_away(
    capsys: pytest.CaptureFixture[str], no_explanations: Path
) -> None:
    flags = ("--class", "lethal", "--per-class", 1, "--explained", no_explanations)
    assert run(*flags, "--json") == 0
    [mutant] = json.loads(capsys.readouterr().out)["mutants"]
    assert mutant["killed_by"] == "EveryLength" and "did not return" in mutant["message"]
    no_explanations.write_text(f"{mutant['id']} It cannot be seen.\n")
    assert run(*flags) == 1
    assert capsys.readouterr().err.startswith("explained, but killed by EveryLength")


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (("--class", "nonsense"), "class nonsense is not one of round, round_key"),
        (("--per-class", "0"), "--per-class 0 is less than 1"),
        (("--harness", "nowhere.a"), "nowhere.a is no archive of checks"),
        (("--explained", "nowhere.txt"), "nowhere.txt cannot be read"),
    ],
)
def test_wrong_usage_is_one_sentence(
    arguments: tuple[str, str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_same_seed_same_draw(tmp_path: Path) -> None:
    tools = mutate.Tools(Path(HARNESS), tmp_path)
    first, second, other = ([m.id for m in mutate.draw("carry", seed, 3, tools)[0]] for seed in ("1", "1", "2"))
    assert first == second != other
    assert [m.id for m in mutate.draw("carry", "1", 2, tools)[0]] == first[:2]


# A case each, so that shards divide them.
@pytest.mark.parametrize("cls", CLASSES)
def test_two_mutants_are_killed(cls: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = run("--class", cls, "--per-class", 2)
    said = capsys.readouterr()
    assert status == 0, said.out + said.err
    assert "2 mutants, " in said.out
