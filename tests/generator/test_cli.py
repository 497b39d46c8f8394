# SPDX-License-Identifier: Apache-2.0 OR MIT
"""./aesgen as people and build rules run it: what it prints, its exit statuses, and one sentence on stderr where it refuses."""

import json
import re
from pathlib import Path

import pytest

from generator.emit import compile_kernel, emit
from generator.isas import ISA_BY_NAME
from generator.kernels import KeyExpand, Kernel, product
from generator.table import find
from generator.uarchs import UARCHS
from tests.generator.tree import aesgen

AXES = [
    "--mode",
    "xts_dec",
    "--interleave",
    "3",
    "--inline",
    "inline",
    "--regalloc",
    "streamed",
    "--yield-blocks",
    "16",
]
KERNEL = Kernel("armv8ce", "xts_dec", 3, True, "streamed", 16)


def output(*arguments: str) -> str:
    done = aesgen(*arguments)
    assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
    return done.stdout.decode()


def refusal(*arguments: str) -> str:
    """The one sentence. Nothing may be on stdout."""
    done = aesgen(*arguments)
    assert (done.returncode, done.stdout) == (2, b""), (done.returncode, done.stdout, done.stderr)
    text = done.stderr.decode()
    assert text.count("\n") == 1 and text.startswith("aesgen") and "Traceback" not in text, text
    return text.rstrip("\n")


FILTERS: dict[str, tuple[list[str], dict[str, set[object]]]] = {
    "nothing": ([], {}),
    "mode": (["--mode", "ctr"], {"mode": {"ctr"}}),
    "modes": (["--mode", "ctr,cbc_enc"], {"mode": {"ctr", "cbc_enc"}}),
    "interleave": (["--interleave", "5, 8"], {"interleave": {5, 8}}),
    "inline": (["--inline", "call"], {"inline": {False}}),
    "regalloc": (["--regalloc", "streamed"], {"regalloc": {"streamed"}}),
    "yield_blocks": (["--yield-blocks", "0,256"], {"yield_blocks": {0, 256}}),
    "isa": (["--isa", "armv8ce"], {"isa": {"armv8ce"}}),
    "several": (["--mode", "xts_enc", "--inline", "inline", "--interleave", "1"], {"mode": {"xts_enc"}, "inline": {True}, "interleave": {1}}),
    "none left": (["--mode", "cbc_enc", "--interleave", "8"], {"mode": {"cbc_enc"}, "interleave": {8}}),
}  # fmt: skip


@pytest.mark.parametrize("what", FILTERS)
def test_list_filters(what: str) -> None:
    flags, wanted = FILTERS[what]
    members = [k for k in product() if all(getattr(k, axis) in values for axis, values in wanted.items())]
    assert output("list", "--count", *flags) == f"{len(members)}\n"


def test_list_as_text_and_as_json() -> None:
    flags = ["--mode", "xts_dec,ctr", "--interleave", "3", "--yield-blocks", "16"]
    rows = json.loads(output("list", "--json", *flags))
    members = [k for k in product() if k.mode in ("xts_dec", "ctr") and (k.interleave, k.yield_blocks) == (3, 16)]
    assert [row["name"] for row in rows] == [member.name for member in members]
    for row, member in zip(rows, members):
        assert {
            axis: row[axis] for axis in ("isa", "mode", "interleave", "inline", "regalloc", "variant", "yield_blocks")
        } == vars(member)
        compiled = compile_kernel(member)
        assert row["code_bytes"] == compiled.code_bytes()
        assert row["code_bytes_by_key_bits"] == {str(bits): compiled.code_bytes(bits) for bits in member.key_bits}
        assert all(0 < size <= row["code_bytes"] for size in row["code_bytes_by_key_bits"].values())
    head, *lines = output("list", *flags).splitlines()
    assert head.split() == ["kernel", "bytes", "AES-128", "AES-192", "AES-256"]
    sizes = [[str(row["code_bytes_by_key_bits"].get(bits, "-")) for bits in ("128", "192", "256")] for row in rows]
    assert [line.split() for line in lines] == [[r["name"], str(r["code_bytes"]), *s] for r, s in zip(rows, sizes)]


def test_emit_to_stdout_and_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "kernel.S"
    assert output("emit", *AXES) == output("emit", *AXES, "--output", "-") == emit(KERNEL)
    assert output("emit", *AXES, "--output", str(target)) == ""
    assert target.read_text() == emit(KERNEL)
    assert list(tmp_path.iterdir()) == [target]


def test_emit_has_defaults_and_key_expansion() -> None:
    assert output("emit", "--mode", "ctr") == emit(Kernel("armv8ce", "ctr", 4, False, "resident", 0))
    assert output("emit", "--mode", "cbc_enc") == emit(Kernel("armv8ce", "cbc_enc", 1, False, "resident", 0))
    assert output("emit", "--mode", "key_expand") == emit(KeyExpand("armv8ce"))


def test_the_command_in_a_file_prints_that_file() -> None:
    text = emit(KERNEL)
    [command] = re.findall(r"^//\s+\./aesgen (emit .*)$", text, re.M)
    assert output(*command.split()) == text


def test_explain_a_kernel() -> None:
    text = output("explain", *AXES)
    compiled = compile_kernel(KERNEL)
    for part in (
        KERNEL.name,
        f"{compiled.code_bytes()} bytes of code",
        "at most 19 blocks",
        KERNEL.command,
        "not shipped",
    ):
        assert part in text, part
    for physical, symbolic, note in compiled.register_map():
        assert re.search(rf"^ +{physical} +{re.escape(symbolic)} +{re.escape(note)}$", text, re.M), physical
    assert "never looks" in output("explain", "--mode", "ctr")
    assert "AES key expansion" in output("explain", "--mode", "key_expand")


# A default, one with figures, one that inherits, one without AES.
@pytest.mark.parametrize("name", ["generic-armv8ce", "cortex-a57", "cortex-a77", "xgene1"])
def test_explain_a_core(name: str) -> None:
    uarch = find(name)
    text = output("explain", uarch.library)
    assert text.startswith(f"{uarch.name} ({uarch.title})")
    for kernel in uarch.kernels():
        assert kernel.name in text
    assert uarch.evidence
    for evidence in uarch.evidence:
        assert evidence.text in text and evidence.source in text
    assert ("modelled, cycles per byte" in text) == (uarch.timing is not None)


def test_explain_lists_every_core() -> None:
    assert [line.split()[0] for line in output("explain").splitlines()] == [row.library for row in UARCHS]


MODES = (
    "ecb_enc, ecb_dec, cbc_enc, cbc_dec, ctr, xts_enc, xts_dec, cbc_enc_mb, ghash, gcm_enc, gcm_dec, gcm_seal, gcm_open"
)
REFUSALS: dict[str, tuple[list[str], str]] = {
    "no command": ([], "aesgen: the following arguments are required: COMMAND; see aesgen --help"),
    "unknown command": (["emitt"], "aesgen: argument COMMAND: invalid choice: 'emitt'"),
    "unknown flag": (["list", "--foo"], "aesgen: unrecognized arguments: --foo; see aesgen --help"),
    "abbreviated flag": (["list", "--inter", "4"], "aesgen: unrecognized arguments: --inter 4; see aesgen --help"),
    "flag without a value": (["emit", "--mode"], "aesgen emit: argument --mode: expected one argument; see aesgen emit --help"),
    "not a number": (
        ["emit", "--mode", "ctr", "--interleave", "x"],
        "aesgen emit: argument --interleave: x is not a whole number; see aesgen emit --help",
    ),
    "no mode": (["emit"], f"aesgen: --mode is missing; give one of {MODES}, key_expand."),
    "unknown mode": (["emit", "--mode", "gcm"], f"aesgen: mode gcm is not one of {MODES}, key_expand; choose one of these."),
    "unknown ISA": (["emit", "--mode", "ctr", "--isa", "vaes"], f"aesgen: ISA vaes is not one of {', '.join(ISA_BY_NAME)}; choose one of these."),
    "unknown inline": (
        ["emit", "--mode", "ctr", "--inline", "maybe"],
        "aesgen: inline maybe is neither inline nor call; choose one of these.",
    ),
    "unknown regalloc": (
        ["emit", "--mode", "ctr", "--regalloc", "none"],
        "aesgen: regalloc none is not one of resident, streamed; choose one of these.",
    ),
    "yield count": (
        ["emit", "--mode", "ctr", "--yield-blocks", "24"],
        "aesgen: yield_blocks 24 is neither 0 (never) nor a power of two up to 32768; use 32.",
    ),
    "negative yield count": (
        ["explain", "--mode", "ctr", "--yield-blocks", "-1"],
        "aesgen: yield_blocks -1 is neither 0 (never) nor a power of two up to 32768; use 4.",
    ),
    "axes of key expansion": (
        ["emit", "--mode", "key_expand", "--interleave", "1"],
        "aesgen: key_expand has no axis interleave, and 1 was given; leave --interleave out.",
    ),
    "filter value": (
        ["list", "--interleave", "4,9"],
        "aesgen: interleave 9 is not one of 1, 2, 3, 4, 5, 6, 7, 8; filter by these.",
    ),
    "empty filter value": (["list", "--regalloc", "resident,"], "aesgen: regalloc (empty) is not one of compact, resident, streamed, wide, wide_grouped; filter by these."),
    "unknown core": (["explain", "a99"], f"aesgen: core a99 is not one of the {len(UARCHS)} rows of generator/rows_*.py, such as "),
    "core and axes": (
        ["explain", "a57", "--mode", "ctr"],
        "aesgen: core a57 and the axes of a kernel were both given; give one of the two.",
    ),
    "a budget without a core": (
        ["explain", "--max-blackout", "1000"],
        "aesgen: max-blackout is of a core, and none was given; name one, such as a53.",
    ),
    "axes without a mode": (["explain", "--interleave", "4"], f"aesgen: --mode is missing; give one of {MODES}, key_expand."),
    "product without a compiler": (
        ["product", "--output", "x"],
        "aesgen product: the following arguments are required: --cc; see aesgen product --help",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSALS)
def test_refused_with_one_sentence(what: str) -> None:
    arguments, sentence = REFUSALS[what]
    assert refusal(*arguments).startswith(sentence)


def test_nothing_is_written_when_refused(tmp_path: Path) -> None:
    target = tmp_path / "kernel.S"
    refusal("emit", "--mode", "ctr", "--yield-blocks", "24", "--output", str(target))
    missing = tmp_path / "missing" / "kernel.S"
    assert "there is no folder" in refusal("emit", "--mode", "ctr", "--output", str(missing))
    assert "Is a directory" in refusal("emit", "--mode", "ctr", "--output", str(tmp_path))
    refusal("product", "--cc", "no-such-cc", "--output", str(tmp_path / "product"))
    refusal("product", "--isa", "armv8ce", "--cc", "cc", "--jobs", "0", "--output", str(tmp_path / "product"))
    text = refusal(
        "product",
        "--isa",
        "aesni",
        "--mode",
        "cbc_enc",
        "--interleave",
        "2",
        "--cc",
        "cc",
        "--output",
        str(tmp_path / "product"),
    )
    assert text.startswith("aesgen: no member of the product has all of these axes")
    text = refusal("product", "--cc", "cc", "--output", str(tmp_path / "product"))
    assert text.startswith("aesgen: kernels of aarch64 and x86_64 do not fit into one archive; ")
    assert not list(tmp_path.iterdir())
    target.write_text("kept")
    refusal("emit", "--mode", "ecb", "--output", str(target))
    assert target.read_text() == "kept"
    refusal("product", "--cc", "cc", "--isa", "armv8ce", "--mode", "cbc_enc", "--output", str(target))
    assert target.read_text() == "kept"


def test_a_device_is_written_to_and_not_replaced() -> None:
    assert output("emit", "--mode", "ctr", "--output", "/dev/stdout") == emit(
        Kernel("armv8ce", "ctr", 4, False, "resident")
    )
    output("emit", "--mode", "ctr", "--output", "/dev/null")
    assert Path("/dev/null").is_char_device()


def test_a_compiler_that_fails_is_a_sentence(tmp_path: Path) -> None:
    text = refusal(
        "product",
        "--isa",
        "armv8ce",
        "--cc",
        "false",
        "--mode",
        "cbc_enc",
        "--yield-blocks",
        "0",
        "--output",
        str(tmp_path),
    )
    assert text.startswith("aesgen: ") and "does not assemble aes_cbc_enc_armv8ce_x1_" in text
    assert not (tmp_path / "libproduct.a").exists() and not (tmp_path / "product.c").exists()


def test_product_makes_an_archive_and_its_table(tmp_path: Path) -> None:
    flags = ["--isa", "armv8ce", "--mode", "cbc_enc", "--yield-blocks", "0,8", "--jobs", "2"]
    output("product", "--cc", "aarch64-linux-gnu-gcc", *flags, "--output", str(tmp_path))
    members = [k for k in product() if k.isa == "armv8ce" and k.mode == "cbc_enc" and k.yield_blocks in (0, 8)]
    table = (tmp_path / "product.c").read_text()
    rows = re.findall(r'^    \{"(\w+)", AESGEN_CBC_ENC, (\d), (\d+), "AES", 0, (\w+), NULL\},$', table, re.M)
    expected = [(k.name, str(k.blocks_per_pass), str(k.yield_blocks), k.name) for k in members]
    assert rows == expected and len(rows) == 8
    assert (tmp_path / "libproduct.a").read_bytes().startswith(b"!<arch>\n")


@pytest.mark.parametrize("command", ["", "list", "emit", "explain", "regenerate", "check", "product"])
def test_help(command: str) -> None:
    text = output(*command.split(), "--help")
    assert text.startswith(f"usage: aesgen {command}".rstrip())
    if not command:
        assert all(name in text for name in ("list", "emit", "explain", "regenerate", "check", "product"))
