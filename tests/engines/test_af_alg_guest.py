# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The engine over a kernel's real AF_ALG, in a system that is booted for it."""

import re
from pathlib import Path

import pytest

from tests.boot import guest

PROGRAMS = {
    "program": Path("tests/engines/af_alg_static"),
    "bench": Path("tests/engines/bench_engine_static"),
}

pytestmark = guest.needs(guest.MODULES)

# First without the modules, then with them.
COMMANDS = """
/busybox ip link set lo up
AESGEN_WITHOUT_AF_ALG=1 /program --gtest_color=no --gtest_filter='NoAfAlg.*'
echo "modules"
for module in {modules}; do /busybox insmod /$module.ko || echo "insmod $module failed"; done
/program --gtest_color=no --gtest_filter='-NoAfAlg.*'
/bench --smoke --engine af_alg --mode ctr,xts_dec
"""
MODES = ["ecb_enc", "ecb_dec", "cbc_enc", "cbc_dec", "ctr", "xts_enc", "xts_dec"]


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """What was printed before the modules were there, and after."""
    modules = guest.with_dependencies(["af_alg", "algif_skcipher", "algif_aead", "aesni-intel"])
    commands = COMMANDS.format(modules=" ".join(modules))
    file = tmp_path_factory.mktemp("boot") / "initramfs"
    text = guest.boot(guest.initramfs(file, PROGRAMS, commands, modules), "max").replace("\r", "")
    assert text.count("\nmodules\n") == 1 and "insmod" not in text
    before, after = text.split("\nmodules\n")
    return before, after


def test_a_kernel_without_is_said_to_be(said: tuple[str, str]) -> None:
    assert "[  PASSED  ] 1 test." in said[0]


@pytest.mark.parametrize("mode", MODES)
def test_mode(said: tuple[str, str], mode: str) -> None:
    """Every length to 600, every key size, pieces, in place, long ones, sockets that break."""
    passed = re.findall(rf"\[       OK \] AfAlg/Modes\.(\w+)/{mode} ", said[1])
    assert sorted(passed) == [
        "EveryLengthInPlaceAndNot",
        "LongMessagesTakeFewRequests",
        "PiecesEqualTheWhole",
        "SocketsThatBreakMidwayLoseNothing",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "Gcm.EveryLengthBothWaysInPlaceAndNot",
        "Gcm.TagsOfEverySizeAndForgedOnes",
        "Gcm.EmptyMessagesAreVerified",
        "Gcm.WhatDoesNotGoIsRefusedAndTheNextMessageGoes",
        "Gcm.SocketsThatBreakMidway",
        "Policy.DecidesHowOftenSocketsAreOpened",
        "Policy.AutosuspendClosesWhenItsDelayHasPassed",
        "Use.OneSessionAtATimeThatStaysWhereItIs",
    ],
)
def test_passes(said: tuple[str, str], name: str) -> None:
    assert f"[       OK ] {name} " in said[1]


def test_counts_are_those_of_the_policies(said: tuple[str, str]) -> None:
    counts = re.findall(
        r"counts: (\w+), (\d+) requests of (\d+) bytes: (\d+) opens, (\d+) system calls, (\d+) a megabyte", said[1]
    )
    assert len(counts) == 6
    for policy, requests, size, opens, calls, per_megabyte in counts:
        assert int(opens) == (int(requests) + 1 if policy == "per_call" else 1)
        assert int(calls) == 8 * int(opens) + 2 * int(requests)
        assert int(per_megabyte) == round(int(calls) * 1e6 / (int(requests) * int(size)))


def test_bench_measures_it(said: tuple[str, str]) -> None:
    """That it can; what it says of an emulated machine is no speed."""
    assert "bench: done" in said[1]
    assert len(re.findall(r"break-even: af_alg (?:per call|per session|autosuspend) is as fast as", said[1])) == 6
    opens = re.findall(r"opens/MB (per call|per session|autosuspend) +([\d.]+) +([\d.]+)", said[1])
    assert [(name, float(least)) for name, _, least in opens] == 2 * [
        ("per call", round(1e6 / 4096, 1)),
        ("per session", 0.0),
        ("autosuspend", 0.0),
    ]


def test_nothing_else_failed(said: tuple[str, str]) -> None:
    ran = re.findall(r"(\d+) tests from \d+ test suites ran", said[1])
    assert ran and f"[  PASSED  ] {ran[0]} tests." in said[1] and "FAILED" not in said[1]
