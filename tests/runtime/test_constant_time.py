# SPDX-License-Identifier: Apache-2.0 OR MIT
"""No branch and no address depends on a secret, as valgrind sees it: the portable C path of two compilers, and the kernels that it can run."""

import glob
import pathlib
import platform
import subprocess

import pytest

# Compiler, row, and the instruction set whose kernels it links. Valgrind has no VAES: tests/objects follows that in the machine code.
TARGETS = [("gcc", "c", ""), ("clang", "c", ""), ("gcc", "generic_aesni", "aesni"), ("gcc", "generic_ssse3", "ssse3")]
VARTIME = ("gcc", "core2_vartime", "table_vartime")
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
    "gcm",
    "gcm_context",
]
LEAK = 99


Target = tuple[str, str, str]


@pytest.fixture(scope="module", params=TARGETS, ids="-".join)
def target(request: pytest.FixtureRequest) -> Target:
    compiler, row, isa = request.param
    return compiler, row, isa


def build(target: Target, folder: pathlib.Path, flags: list[str]) -> pathlib.Path:
    compiler, row, isa = target
    if isa and platform.machine() != "x86_64":
        pytest.skip(f"kernels of {isa} run on x86-64 only")
    program = folder / "constant_time"
    sources = sorted(glob.glob("runtime/*.c")) + ["tests/runtime/constant_time.c"]
    if isa:
        sources += sorted(glob.glob(f"generated/*_{isa}*.S"))
    command = [
        compiler,
        "-std=c11",
        "-O2",
        "-gdwarf-4",
        "-Iruntime",
        "-Igenerated",
        f"-DAESGEN_ROW={row}",
        *flags,
        *sources,
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True)
    return program


@pytest.fixture(scope="module")
def program(target: Target, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return build(target, tmp_path_factory.mktemp("-".join(target)), ["-DAESGEN_CT_TEST"])


def valgrind(program: pathlib.Path, part: str) -> subprocess.CompletedProcess[str]:
    command = ["valgrind", "--quiet", f"--error-exitcode={LEAK}", str(program), part]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("part", PARTS)
def test_nothing_depends_on_a_secret(program: pathlib.Path, part: str) -> None:
    result = valgrind(program, part)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("target", TARGETS[:2], indirect=True, ids="-".join)
@pytest.mark.parametrize("part", ["session", "session_gcm"])
def test_no_session_depends_on_a_secret(program: pathlib.Path, part: str) -> None:
    """Its pieces are as short as a yield of the portable kernels; what is above the kernels is the same for all."""
    result = valgrind(program, part)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("part", ["control_table", "control_branch"])
def test_leaky_control_is_flagged(program: pathlib.Path, part: str) -> None:
    assert valgrind(program, part).returncode == LEAK


@pytest.mark.parametrize("part", ["xts_key", "gcm", "gcm_context"])
def test_verdict_is_flagged_unless_declassified(target: Target, part: str, tmp_path: pathlib.Path) -> None:
    """On the halves of a key of XTS, and on tags."""
    assert valgrind(build(target, tmp_path, []), part).returncode == LEAK


@pytest.mark.parametrize(
    "part", ["key_expand", "ecb_enc", "ecb_dec", "cbc_enc", "cbc_dec", "ctr", "xts_enc", "xts_dec"]
)
def test_kernels_of_variable_time_are_flagged(part: str, tmp_path: pathlib.Path) -> None:
    assert valgrind(build(VARTIME, tmp_path, ["-DAESGEN_CT_TEST"]), part).returncode == LEAK
