# SPDX-License-Identifier: Apache-2.0 OR MIT
"""On x86-64: each class makes the mistake it names, and a fixed draw is killed."""

import random

import pytest

from tests.mutate import mutate
from tests.mutate.classes_x86_64 import CLASSES, Assembly, Source, edits

HARNESS = "tests/mutate/libharness_x86_64.a"

# Small, but with something for every class to do.
KERNEL = """\
        AESGEN_FUNC SYM(toy)
        endbr64
        push    rbx
        .cfi_def_cfa_offset     16
        .cfi_offset     rbx, -16
        sub     rsp, 64
        .cfi_adjust_cfa_offset  64
        cmp     rdx, 16
        je      L(only)
        cmp     eax, 12
        ja      L(pass)
L(pass):
        movdqu  xmm1, [rsi + 16]                        // text
        aesenc  xmm1, xmm15
        cmp     rdx, rbx
        cmovb   rbx, rdx
#ifdef AESGEN_WIPE_REGS
        pxor    xmm15, xmm15
#endif
        add     rsp, 64
        pop     rbx
        ret
        AESGEN_END SYM(toy)
"""
TOY = Source("toy", "ctr", 2, 4, Assembly(KERNEL))

# Class, kind, detail → the one change, as lines that go and lines that come.
EXPECTED = [
    ("dropped", "aesenc", "", ["aesenc xmm1, xmm15"], []),
    ("dropped", "branch", "", ["ja L(pass)"], []),
    ("register", "destination", "0=xmm15", ["movdqu xmm1, [rsi + 16]"], ["movdqu xmm15, [rsi + 16]"]),
    ("constant", "immediate", "14", ["cmp eax, 12"], ["cmp eax, 14"]),
    ("constant", "address", "-16", ["movdqu xmm1, [rsi + 16]"], ["movdqu xmm1, [rsi + 16 - 16]"]),
    ("condition", "inverted", "jbe", ["ja L(pass)"], ["jbe L(pass)"]),
    ("condition", "inverted", "jae", ["cmovb rbx, rdx"], ["cmovae rbx, rdx"]),
    ("condition", "at-equality", "jae", ["ja L(pass)"], ["jae L(pass)"]),
    ("aes", "inverse", "", ["aesenc xmm1, xmm15"], ["aesdec xmm1, xmm15"]),
    ("aes", "last", "", ["aesenc xmm1, xmm15"], ["aesenclast xmm1, xmm15"]),
    ("aes", "twice", "", [], ["aesenc xmm1, xmm15"]),
    ("saves", "save-dropped", "", ["push rbx"], ["sub rsp, 8"]),
    ("saves", "restore-to-another", "", ["pop rbx"], ["pop rcx"]),
    ("saves", "stack-not-moved", "", ["add rsp, 64"], []),
    ("cfi", "off", ".cfi_adjust_cfa_offset", [".cfi_adjust_cfa_offset 64"], [".cfi_adjust_cfa_offset 72"]),
    ("cfi", "another-register", ".cfi_offset", [".cfi_offset rbx, -16"], [".cfi_offset r15, -16"]),
    ("cfi", "dropped", ".cfi_offset", [".cfi_offset rbx, -16"], []),
]
# Equal either way, or not assembled.
HARMLESS = {"cmp rdx, 16": "constant", "pxor xmm15, xmm15": "dropped", "endbr64": "dropped"}


def code(text: str) -> list[str]:
    return [" ".join(line.partition("//")[0].split()) for line in text.splitlines()]


def difference(changes: dict[int, list[str]]) -> tuple[list[str], list[str]]:
    """Lines that go, lines that come."""
    before, after = code(KERNEL), code(TOY.assembly.changed(changes))
    gone, come = list(before), list(after)
    for line in after:
        if line in gone:
            gone.remove(line)
    for line in before:
        if line in come:
            come.remove(line)
    return gone, come


@pytest.mark.parametrize("cls, kind, detail, gone, come", EXPECTED)
def test_class_makes_its_mistake(cls: str, kind: str, detail: str, gone: list[str], come: list[str]) -> None:
    found = [edit for edit in edits(TOY, cls, random.Random(1)) if (edit.kind, edit.detail) == (kind, detail)]
    assert (gone, come) in [difference(edit.changes) for edit in found]


@pytest.mark.parametrize("line, cls", HARMLESS.items())
def test_what_makes_no_difference_is_left_alone(line: str, cls: str) -> None:
    assert all(line not in difference(edit.changes)[0] for edit in edits(TOY, cls, random.Random(1)))


def run(*arguments: object) -> int:
    return mutate.main(["--cpu", "x86_64", "--harness", HARNESS, "--jobs", "2", *map(str, arguments)])


@pytest.mark.parametrize("cls", CLASSES)
def test_three_mutants_are_killed(cls: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = run("--class", cls, "--per-class", 3)
    said = capsys.readouterr()
    assert status == 0, said.out + said.err
    assert "3 mutants, " in said.out
