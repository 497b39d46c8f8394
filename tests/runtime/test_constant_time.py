# SPDX-License-Identifier: Apache-2.0 OR MIT
"""No branch and no address of the portable C path depends on a secret, as valgrind sees the code of two compilers."""

import glob
import pathlib
import subprocess

import pytest

COMPILERS = ["gcc", "clang"]
PARTS = [
    "key_expand",
    "ecb_enc",
    "ecb_dec",
    "cbc_enc",
    "cbc_dec",
    "ctr",
    "xts_enc",
    "xts_dec",
    "cbc_enc_mb",
    "ctr_context",
    "xts_key",
    "session",
]
LEAK = 99


@pytest.fixture(scope="module", params=COMPILERS)
def compiler(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def build(compiler: str, folder: pathlib.Path, flags: list[str]) -> pathlib.Path:
    program = folder / "constant_time"
    sources = sorted(glob.glob("runtime/*.c")) + ["tests/runtime/constant_time.c"]
    command = [
        compiler,
        "-std=c11",
        "-DAESGEN_ROW=c",
        "-O2",
        "-gdwarf-4",
        "-Iruntime",
        "-Igenerated",
        *flags,
        *sources,
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True)
    return program


@pytest.fixture(scope="module")
def program(compiler: str, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return build(compiler, tmp_path_factory.mktemp(compiler), ["-DAESGEN_CT_TEST"])


def valgrind(program: pathlib.Path, part: str) -> subprocess.CompletedProcess[str]:
    command = ["valgrind", "--quiet", f"--error-exitcode={LEAK}", str(program), part]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("part", PARTS)
def test_nothing_depends_on_a_secret(program: pathlib.Path, part: str) -> None:
    result = valgrind(program, part)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("part", ["control_table", "control_branch"])
def test_leaky_control_is_flagged(program: pathlib.Path, part: str) -> None:
    assert valgrind(program, part).returncode == LEAK


def test_verdict_on_xts_halves_is_flagged_unless_declassified(compiler: str, tmp_path: pathlib.Path) -> None:
    assert valgrind(build(compiler, tmp_path, []), "xts_key").returncode == LEAK
