# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Constant time of the assembler kernels, shown from their machine code.

What covers what:

    analysis.py    a forward taint analysis of every kernel of the product and of key expansion, all paths, to a fixed point.
                   Sources: every vector register; every load through out, in, ks and (but in CTR) state, key expansion's key
                   included; whatever a register held at entry. Public: the arguments, `rounds`, the yield flag, and in CTR the
                   counter block where it is loaded to general registers. A stack slot gives back what was put there.
    reported       a tainted base or index of a load or store; a conditional branch on tainted flags or a tainted register; an
                   indirect branch but a return whose address is the caller's; a division of tainted operands; an address not
                   from an argument or read-only data; a stack slot at an offset that is not constant.
    never ignored  an instruction that the tables of aarch64.py do not hold: an error.
    controls       leaky snippets below must be reported, each for its own reason, and harmless ones must not.

Not covered: what the CPU does with AESE and friends (PSTATE.DIT, speculation, power), and the C code (tests/constant_time).
"""

from pathlib import Path

import pytest

from tests.objects.analysis_aarch64 import A64Analysis, analysis
from tests.objects.aarch64 import GROUPS, KEY_EXPANDS, PRODUCT, TOOLS, disassemble, group
from tests.objects.code import UnknownInstruction, run


@pytest.mark.parametrize("mode, interleave", GROUPS)
def test_d26_no_secret_reaches_an_address_or_a_branch(mode: str, interleave: int) -> None:
    for kernel, code in group(mode, interleave):
        leaks = analysis(code, mode).leaks
        assert not leaks, f"{kernel.name}: {'; '.join(sorted(leaks))}"


@pytest.mark.parametrize("mode, interleave", GROUPS)
def test_memory_is_touched_through_the_arguments_only_and_out_is_never_read(mode: str, interleave: int) -> None:
    state = set() if mode.startswith("ecb") else {"state"}
    for kernel, code in group(mode, interleave):
        found = analysis(code, mode)
        reads = {"in", "ks"} | state | ({"flag"} if kernel.yield_blocks else set())
        reads |= {"rodata"} if mode.startswith("xts") else set()
        writes = {"out"} | state
        if kernel.mode_row.streams:
            # The list, and what it points to; that no output is read is for tests/kernels to see.
            reads, writes = reads - {"in", "state"} | {"streams", "text"}, {"streams", "text"}
        assert found.pointers(load=True) == reads, kernel.name
        assert found.pointers(load=False) == writes, kernel.name


@pytest.mark.parametrize("name", KEY_EXPANDS)
def test_key_expansion(name: str) -> None:
    found = analysis(disassemble(PRODUCT)[name], "key_expand")
    assert not found.leaks
    # It reads back round keys that it wrote, to invert them.
    assert (found.pointers(load=True), found.pointers(load=False)) == ({"in", "ks"}, {"ks"})


BRANCH = "a branch on a secret"
ADDRESS = "an address made of a secret"
LEAKY = {
    "lane of a vector as index": ("ecb_enc", ADDRESS, "ldr q0, [x1]; umov w6, v0.b[3]; ldrb w7, [x3, x6]"),
    "vector moved as base": ("ecb_enc", ADDRESS, "ldr q0, [x1]; fmov x6, d0; ldr q1, [x6]"),
    "data as index of a store": ("ecb_enc", ADDRESS, "ldrb w6, [x1]; str q0, [x0, x6]"),
    "key byte as index": ("ecb_enc", ADDRESS, "ldrb w6, [x3, #5]; ldrb w7, [x1, x6]"),
    "byte near rounds as index": ("ecb_enc", ADDRESS, "ldrb w6, [x3, #481]; ldrb w7, [x1, x6]"),
    "rounds through a moved pointer": ("ecb_enc", ADDRESS, "add x8, x3, #16; ldrb w6, [x8, #480]; ldrb w7, [x1, x6]"),
    "chosen by a secret": (
        "ecb_enc",
        ADDRESS,
        "ldrb w6, [x1]; subs w6, w6, #1; csel x7, x2, xzr, eq; ldrb w7, [x3, x7]",
    ),
    "data byte compared with zero": ("ecb_enc", BRANCH, "ldrb w6, [x1]; cbz w6, 1f; add x7, x7, #1; 1:"),
    "bit of a data byte": ("cbc_dec", BRANCH, "ldrb w6, [x1]; tbnz w6, #3, 1f; add x7, x7, #1; 1:"),
    "flags of secret data": ("ecb_enc", BRANCH, "ldp x6, x7, [x1]; subs x6, x6, x7; b.ne 1f; add x7, x7, #1; 1:"),
    "carry of secret data": (
        "xts_enc",
        BRANCH,
        "ldp x6, x7, [x4]; adds x6, x6, x6; adc x8, x2, xzr; cbz x8, 1f; add x7, x7, #1; 1:",
    ),
    "chaining block": ("cbc_dec", BRANCH, "ldr x6, [x4]; cbz x6, 1f; add x7, x7, #1; 1:"),
    "counter through a vector": ("ctr", BRANCH, "ldr q0, [x4]; fmov x6, d0; cbz x6, 1f; add x7, x7, #1; 1:"),
    "spilled slot as index": (
        "ecb_enc",
        ADDRESS,
        "ldr x6, [x1]; stp x6, x7, [sp, #-16]!; mov x6, xzr; ldp x6, x8, [sp], #16; ldrb w7, [x3, x6]",
    ),
    "spilled vector as index": (
        "ecb_enc",
        ADDRESS,
        "str q0, [sp, #-16]!; ldp x6, x7, [sp], #16; ldrb w7, [x3, x6]",
    ),
    "half of a spilled slot": (
        "ecb_enc",
        ADDRESS,
        "stp x2, x2, [sp, #-16]!; ldrb w6, [x1]; strb w6, [sp, #3]; ldp x6, x7, [sp], #16; ldrb w7, [x3, x6]",
    ),
    "only on one of two paths": (
        "ecb_enc",
        ADDRESS,
        "mov x6, xzr; cbz x2, 1f; ldrb w6, [x1]; 1: ldrb w7, [x3, x6]",
    ),
    "in the second turn of a loop": (
        "ecb_enc",
        ADDRESS,
        "mov x6, xzr; 1: ldrb w7, [x3, x6]; mov x6, x7; subs x2, x2, #1; b.ne 1b",
    ),
    "a secret left by a routine": (
        "ecb_enc",
        ADDRESS,
        "mov x9, x30; bl 1f; mov x30, x9; ldrb w7, [x3, x6]; ret; 1: ldrb w6, [x1]",
    ),
    "a register that nobody set": ("ecb_enc", ADDRESS, "ldrb w6, [x1, x9]"),
    "key of the expansion": ("key_expand", ADDRESS, "ldrb w6, [x1]; ldrb w7, [x0, x6]"),
    "division": ("ecb_enc", "an instruction of variable time on a secret", "ldr x6, [x1]; udiv x6, x6, x2"),
    "jump": ("ecb_enc", "an indirect branch that is no return to the caller", "ldr x6, [x1]; br x6"),
    "return elsewhere": ("ecb_enc", "an indirect branch that is no return to the caller", "ldr x30, [x1]"),
    "address from nowhere": ("ecb_enc", "an address that no argument gave", "mov x6, xzr; ldr q0, [x6]"),
}
HARMLESS = {
    "length as index": ("ecb_enc", "ldr q0, [x1, x2]; cbz x2, 1f; str q0, [x0, x2]; 1:"),
    "rounds": ("ecb_enc", "ldrb w6, [x3, #480]; subs wzr, w6, #12; b.lo 1f; ldr q0, [x3, #16]; 1:"),
    "counter in general registers": ("ctr", "ldp x6, x7, [x4]; adds x7, x7, #1; b.cs 1f; adc x6, x6, xzr; 1:"),
    "yield flag": ("cbc_dec", "cbz x5, 1f; ldr w6, [x5]; cbz w6, 1f; add x7, x7, #1; 1:"),
    "public slot": ("ecb_enc", "stp x2, x1, [sp, #-16]!; ldr q0, [x1]; ldp x6, x7, [sp], #16; ldr q0, [x7, x6]"),
    "overwritten": ("ecb_enc", "ldrb w6, [x1]; mov x6, xzr; ldr q0, [x1, x6]"),
}


def leaks_of(tmp_path: Path, mode: str, body: str) -> set[str]:
    source = tmp_path / "snippet.s"
    source.write_text(".arch armv8-a+crypto\n.text\nsnippet:\n" + body.replace(";", "\n") + "\nret\n")
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    return A64Analysis(disassemble(source.with_suffix(".o"))["snippet"], mode).findings.leaks


@pytest.mark.parametrize("what", LEAKY)
def test_control_leaks_are_reported(what: str, tmp_path: Path) -> None:
    mode, reason, body = LEAKY[what]
    leaks = leaks_of(tmp_path, mode, body)
    assert any(leak.startswith(reason) for leak in leaks), leaks


@pytest.mark.parametrize("what", HARMLESS)
def test_control_harmless_code_is_not_reported(what: str, tmp_path: Path) -> None:
    assert not leaks_of(tmp_path, *HARMLESS[what])


@pytest.mark.parametrize(
    "unknown", ["csinc x6, x7, x8, eq", "ldar x6, [x1]", "mul x6, x7, x8", "fcmp d0, d1", "svc #0"]
)
def test_control_unknown_instructions_are_errors(unknown: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownInstruction):
        leaks_of(tmp_path, "ecb_enc", unknown)
