# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The whole API test, over the library that chooses at run time, on CPUs of x86-64 that QEMU emulates: which kernels serve.

QEMU 7.2 has no AVX-512, and its 256-bit AESENC is wrong: no CPU here has VAES.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.selection import emulated

PROGRAM = Path("tests/selection/run_whole_x86_64")

# QEMU's CPU → the row that it must get, its reason, and the instruction set of every kernel that there is in one.
CPUS = {
    "Nehalem": ("nehalem", "of this row", "ssse3"),
    "Westmere": ("westmere", "of this row", "aesni"),
    "Haswell": ("haswell", "of this row", "aesni"),
    "Haswell,-aes": ("generic-ssse3", "with other features", "ssse3"),
    "Opteron_G1": ("k8", "of this row", "c"),
}
# Likewise; no instruction differs from those above.
OTHERS = {
    "Haswell,-ssse3": ("none", "no instruction set that has kernels", "c"),
    "Haswell,-xsave": ("haswell", "of this row", "aesni"),
    "Penryn": ("core2-penryn", "of this row", "ssse3"),
    "Penryn,+aes": ("generic-aesni", "with other features", "aesni"),
    "EPYC": ("zen", "of this row", "aesni"),
    "qemu64,-ssse3": ("k8", "of this row", "c"),
    # Leaf 7 is beyond the last one, and the last one's answer is not taken for it.
    "Haswell,level=4": ("haswell", "of this row", "aesni"),
    # D25: cores that nobody knows.
    "Haswell,model=240": ("generic-aesni", "has no row", "aesni"),
    "Haswell,family=25,vendor=AuthenticAMD,model=2": ("generic-aesni", "with other features", "aesni"),
    "Westmere,family=30": ("generic-aesni", "has no row", "aesni"),
}


# Modes that not every instruction set has kernels for.
OF_SOME = ("cbc_enc_mb", "ghash", "gcm_enc", "gcm_dec", "gcm_seal", "gcm_open")


def check(run: emulated.Run, row: str, reason: str, isa: str) -> None:
    assert run.explained["row"] == row
    assert reason in run.explained["reason"]
    assert run.explained["key_expand"] == f"aes_key_expand_{isa}"
    assert run.explained["error"] == "0"
    assert len(run.served) >= 26
    for (mode, slot), kernel in run.served.items():
        portable = f"aes_{mode}_c"
        assert kernel == portable if isa == "c" else kernel.startswith(f"aes_{mode}_{isa}_") or kernel == portable
        # What every instruction set has a kernel for.
        if mode not in OF_SOME and isa != "c":
            assert kernel != portable
            assert kernel.endswith("_y0") == (slot == "plain")


@pytest.mark.parametrize("cpu", CPUS)
def test_whole_api(cpu: str) -> None:
    # QEMU takes five times as long for SSSE3 where the CPU has AVX.
    more = ":*.*EveryLength*:*.D24*" if cpu == "Haswell,-aes" else ""
    run = emulated.Run(PROGRAM, cpu, tests=f"-{emulated.HEAVY}{more}")
    check(run, *CPUS[cpu])
    assert run.ran > 50


@pytest.mark.parametrize("cpu", OTHERS)
def test_what_is_chosen(cpu: str) -> None:
    check(emulated.Run(PROGRAM, cpu), *OTHERS[cpu])


def test_no_avx_without_xsave() -> None:
    """D19: no OSXSAVE, so XGETBV, which would be an illegal instruction, is not run and AVX2 is not believed."""
    said = emulated.Run(PROGRAM, "Haswell,-xsave").explained["cpu"]
    assert re.search("AVX no, AVX2 no, .*; no OSXSAVE", said), said
    assert "AVX2 yes" in emulated.Run(PROGRAM, "Haswell").explained["cpu"]


def test_leaves_beyond_the_last_are_not_read() -> None:
    assert "AVX2 no" in emulated.Run(PROGRAM, "Haswell,level=4").explained["cpu"]


def test_overrides() -> None:
    run = emulated.Run(PROGRAM, "Haswell", {"AESGEN_KERNEL": "c"})
    assert set(run.served.values()) == {f"aes_{mode}_c" for mode, _ in run.served}
    refused = emulated.Run(PROGRAM, "Haswell", {"AESGEN_KERNEL": "zen4"})
    assert refused.explained["error"] == "-9" and refused.explained["row"] == "haswell"
    assert refused.explained["refused"].startswith('AESGEN_KERNEL names "zen4", which needs instructions')


@pytest.mark.parametrize(
    "row, cpu, supported",
    [
        ("k8", "Opteron_G1", "1"),
        ("generic_aesni", "Westmere", "1"),
        ("generic_aesni", "Nehalem", "0"),
        ("generic_aesni", "Haswell,-ssse3", "0"),
        ("generic_vaes256", "Haswell", "0"),
        ("generic_vaes512", "Haswell", "0"),
        # QEMU's best has VAES, but not VPCLMULQDQ and AVX-512.
        ("generic_vaes256", "max", "0"),
        ("generic_vaes512", "max", "0"),
    ],
)
def test_a_row_library_asks_for_what_it_binds(row: str, cpu: str, supported: str) -> None:
    program = f"tests/selection/run_supported_on_{row}"
    done = subprocess.run([program], env=os.environ | {"QEMU_CPU": cpu}, text=True, capture_output=True)
    assert (done.returncode, done.stdout) == (0, f"{supported}\n"), done.stderr
