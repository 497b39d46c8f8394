# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every row binds the kernels that its library holds; the API tests run over one row of each set only."""

import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

TABLE: dict[str, object] = {"struct": SimpleNamespace}
exec(Path("generated/rows.bzl").read_text(), TABLE)  # its syntax is Python's
ROWS: dict[str, SimpleNamespace] = TABLE["ROWS"]  # type: ignore[assignment]

SNIPPET = """
#include "bind.h"
#define BOTH(kind, plain, yielding) kernel=plain kernel=yielding
row=AESGEN_BIND_ROW kernel=AESGEN_BIND_KEY_EXPAND kernel=AESGEN_BIND_GCM_KEY AESGEN_BIND_KERNELS(BOTH)
named=AESGEN_BIND_ECB_ENC named=AESGEN_BIND_ECB_DEC named=AESGEN_BIND_CBC_ENC named=AESGEN_BIND_CBC_DEC
named=AESGEN_BIND_CTR named=AESGEN_BIND_XTS_ENC named=AESGEN_BIND_XTS_DEC named=AESGEN_BIND_CBC_ENC_MB
named=AESGEN_BIND_GHASH named=AESGEN_BIND_GCM_ENC named=AESGEN_BIND_GCM_DEC named=AESGEN_BIND_GCM_SEAL named=AESGEN_BIND_GCM_OPEN
"""


def preprocessed(*flags: str, cpu: str = "aarch64") -> subprocess.CompletedProcess[str]:
    # Where the machine is of that cpu itself there is no cross compiler.
    compiler = shutil.which(f"{cpu}-linux-gnu-gcc") or "gcc"
    command = [compiler, "-E", "-P", "-Iruntime", "-Igenerated", *flags, "-"]
    return subprocess.run(command, input=SNIPPET, capture_output=True, text=True)


@pytest.mark.parametrize("library", ROWS)
def test_row_binds_what_it_links(library: str) -> None:
    row = ROWS[library]
    done = preprocessed(f"-DAESGEN_ROW={library}", cpu=row.cpu)
    assert done.returncode == 0, done.stderr
    kernels = re.findall(r"kernel=\s*(\w+)", done.stdout)
    assert f'row="{row.row}"' in done.stdout.replace(" ", "")
    assert len(kernels) == 28
    assert re.findall(r"named=\s*(\w+)", done.stdout) == kernels[2::2]
    generated = sorted({f"{kernel}.S" for kernel in kernels if not kernel.endswith("_c")})
    assert generated == row.srcs
    assert row.portable == any(kernel.endswith("_c") for kernel in kernels)


def test_unknown_row_is_refused() -> None:
    done = preprocessed("-DAESGEN_ROW=a5000")
    assert done.returncode != 0
    assert "AESGEN_ROW is no row of the table" in done.stderr


def test_a_row_on_another_machine_is_refused() -> None:
    done = preprocessed("-DAESGEN_ROW=a57", "-U__aarch64__")
    assert done.returncode != 0
    assert "needs little-endian 64-bit AArch64" in done.stderr
    assert preprocessed("-DAESGEN_ROW=c", "-U__aarch64__").returncode == 0
    done = preprocessed("-DAESGEN_ROW=zen", "-D_WIN32", cpu="x86_64")
    assert done.returncode != 0
    assert "needs 64-bit x86-64 with System V calls" in done.stderr


def test_freestanding_binds_portable_c() -> None:
    kernels = re.findall(r"kernel=\s*(\w+)", preprocessed("-DAESGEN_FREESTANDING").stdout)
    assert len(kernels) == 28
    assert all(kernel.endswith("_c") for kernel in kernels)


def symbols(archive: str, option: str) -> set[str]:
    lines = subprocess.run(["nm", "--format=posix", option, archive], check=True, capture_output=True, text=True)
    return {line.split()[0] for line in lines.stdout.splitlines() if line and not line.endswith(":")}


@pytest.mark.parametrize(
    "name, needed",
    [
        ("aes_xgene1", set()),
        ("aes_k8", set()),
        ("aes_x86_64", {"getauxval", "getenv"}),
        ("aes_aarch64", {"getauxval", "getenv", "open", "read", "close", "__errno_location"}),
    ],
)
def test_archive_is_complete(name: str, needed: set[str]) -> None:
    """All it takes from outside is memcpy, memset and what asks the system; no row library has a trace of detection."""
    defined = symbols(f"lib{name}.a", "--defined-only")
    outside = symbols(f"lib{name}.a", "--undefined-only") - defined
    assert "memcpy" in outside
    assert outside <= needed | {"memcpy", "memset"}, "and never malloc or printf"
    assert ("aesgen_detect" in defined) == bool(needed)
    assert ("aesgen_select" in defined) == bool(needed)


def test_prefix_is_on_every_symbol() -> None:
    archive = "tests/selection/libprefixed.a"
    lines = subprocess.run(["nm", "-g", "--defined-only", archive], check=True, capture_output=True, text=True).stdout
    names = [line.split()[2] for line in lines.splitlines() if len(line.split()) == 3]
    assert {"mine_aesgen_select", "mine_aesgen_run_ctr", "mine_aes_key_expand_armv8ce"} <= set(names)
    assert not [name for name in names if not name.startswith("mine_")]
    # And the canonical names stay without.
    assert b"\0aes_ctr_armv8ce_x4_call_resident_y0\0" in Path(archive).read_bytes()
