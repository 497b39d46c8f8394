# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What choosing at run time costs a call, against a row library that calls the same kernels: two instructions at most, counted twice."""

import os
import platform
import re
import subprocess
from pathlib import Path

import pytest

NATIVE = platform.machine() == "aarch64"
TOOLS = "" if NATIVE else "aarch64-linux-gnu-"
ARCHIVES = {"direct": Path("libaes_a57.a").absolute(), "chosen": Path("libaes_aarch64.a").absolute()}
CPU = "cortex-a57"
# How many times each function goes to a kernel.
KERNEL_CALLS = {
    "aesgen_key_expand": 1,
    "aesgen_ecb_encrypt": 1,
    "aesgen_ecb_decrypt": 1,
    "aesgen_cbc_encrypt": 1,
    "aesgen_cbc_decrypt": 1,
    "aesgen_ctr": 1,
    "aesgen_xts_tweak": 1,
    "aesgen_xts_encrypt": 1,
    "aesgen_xts_decrypt": 1,
    "aesgen_bulk": 1,
    "aesgen_cbc_encrypt_streams": 1,
    "aesgen_bulk_streams": 2,
}
EXTRA = 2


def output(*command: object, cwd: Path | None = None) -> str:
    words = [str(part) for part in command]
    return subprocess.run(words, check=True, capture_output=True, text=True, cwd=cwd).stdout


@pytest.fixture(scope="module")
def sizes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, int]]:
    """Instructions of each function of modes.c by library; padding is none."""
    found = {}
    for kind, archive in ARCHIVES.items():
        folder = tmp_path_factory.mktemp(kind)
        [member] = [name for name in output(TOOLS + "ar", "t", archive).split() if re.match(r"modes\b", name)]
        output(TOOLS + "ar", "x", archive, member, cwd=folder)
        counts: dict[str, int] = {}
        function = ""
        for line in output(TOOLS + "objdump", "-d", folder / member).splitlines():
            if label := re.match(r"[0-9a-f]+ <(\w+)>:", line):
                function = label[1]
            elif re.match(r" +[0-9a-f]+:", line) and not line.rstrip().endswith("nop"):
                counts[function] = counts.get(function, 0) + 1
        found[kind] = counts
    return found


@pytest.mark.parametrize("function", KERNEL_CALLS)
def test_instructions_in_the_code(sizes: dict[str, dict[str, int]], function: str) -> None:
    extra = sizes["chosen"][function] - sizes["direct"][function]
    print(f"{function}: {extra} more")
    assert 1 <= extra <= EXTRA * KERNEL_CALLS[function]


def test_other_functions_are_the_same(sizes: dict[str, dict[str, int]]) -> None:
    for function in sizes["direct"].keys() - KERNEL_CALLS.keys() - {"aesgen_kernel_name"}:
        assert sizes["chosen"][function] == sizes["direct"][function], function


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Static, so that the counts hold no dynamic linking."""
    folder = tmp_path_factory.mktemp("programs")
    flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-static", f"-I{Path('.').absolute()}"]
    for kind, archive in ARCHIVES.items():
        output(TOOLS + "gcc", *flags, "tests/selection/calls.c", archive, "-o", folder / kind)
    return {kind: folder / kind for kind in ARCHIVES}


def executed(program: Path, function: str, calls: int, log: Path) -> int:
    """Instructions of one run: QEMU takes one at a time and writes a line for each."""
    environment = {**os.environ, "QEMU_CPU": CPU}
    command = ["qemu-aarch64", "-singlestep", "-d", "nochain,exec", "-D", log, program, function, calls]
    subprocess.run([str(part) for part in command], check=True, env=environment)
    with log.open("rb") as lines:
        return sum(line.startswith(b"Trace") for line in lines)


@pytest.mark.skipif(NATIVE, reason="counts with the emulator")
@pytest.mark.parametrize(
    "function", [name for name in KERNEL_CALLS if name not in ("aesgen_xts_encrypt", "aesgen_xts_decrypt")]
)
def test_instructions_executed(programs: dict[str, Path], tmp_path: Path, function: str) -> None:
    """Of ten calls more, so that the first one, which chooses, and the rest of the program drop out."""
    a_call = {}
    for kind, program in programs.items():
        few, many = (executed(program, function, calls, tmp_path / "log") for calls in (5, 15))
        a_call[kind] = (many - few) / 10
    print(f"{function}: {a_call}")
    assert a_call["direct"] > 20
    assert 0 < a_call["chosen"] - a_call["direct"] <= EXTRA * KERNEL_CALLS[function]
