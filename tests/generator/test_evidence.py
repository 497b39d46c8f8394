# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Evidence that something was measured is held to its file, and files that are no evidence are told."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from generator.table import find
from generator.uarch import CpuId, Evidence, Uarch
from generator.uarchs import UARCHS
from tests.generator.evidence import FOLDER, fault

NAME = f"{FOLDER}/a57-2020-01-02.json"
EVIDENCE = Evidence("measured", "everything", NAME, "All kernels, ranked.")
A57 = find("a57")


def measured(row: Uarch = A57) -> dict[str, Any]:
    """A file in which each kernel of the row is the best but for a hair, and a call of another one twice as dear."""
    rankings = {
        kernel.mode: {
            "kernels": [
                {"kernel": "aes_other", "score": 1.0},
                {"kernel": kernel.name, "score": 1.02},
                {"kernel": "aes_worse", "score": 2.0},
            ]
        }
        for kernel in row.kernels()
        if not kernel.yield_blocks
    }
    return {"row": "a57", "cpu": {"midr": 0x411FD073, "kinds": 1}, "rankings": rankings}


def told(root: Path, file: dict[str, Any], row: Uarch = A57, evidence: Evidence = EVIDENCE) -> str:
    path = root / NAME
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(file))
    return fault(row, evidence, root)


def test_a_file_that_supports_the_row(tmp_path: Path) -> None:
    assert told(tmp_path, measured()) == ""
    assert told(tmp_path, measured() | {"row": "cortex-a57"}) == ""


@pytest.mark.parametrize(
    "source", [f"{FOLDER}/no.json", "generator/model.py", f"{FOLDER}/../evidence/../../x.json", ""]
)
def test_no_file(tmp_path: Path, source: str) -> None:
    assert "no file" in told(tmp_path, measured(), evidence=replace(EVIDENCE, source=source))


def test_another_row(tmp_path: Path) -> None:
    assert "row a53" in told(tmp_path, measured() | {"row": "a53"})


@pytest.mark.parametrize("midr, kinds", [(0x410FD034, 1), (0x511FD073, 1), (0x411FD073, 2)])
def test_another_cpu(tmp_path: Path, midr: int, kinds: int) -> None:
    assert "which is not cortex-a57" in told(tmp_path, measured() | {"cpu": {"midr": midr, "kinds": kinds}})


def test_a_row_that_no_cpu_is_recognised_by(tmp_path: Path) -> None:
    assert "which is not" in told(tmp_path, measured(), row=replace(A57, ids=()))


def test_a_mode_that_was_not_measured(tmp_path: Path) -> None:
    file = measured()
    del file["rankings"]["xts_dec"]
    assert told(tmp_path, file).endswith("ranks no kernels for xts_dec")


@pytest.mark.parametrize("score", [1.04, None])
def test_a_choice_that_is_not_the_best(tmp_path: Path, score: float | None) -> None:
    """Dearer, or so dear that the file leaves it out."""
    file = measured()
    kernels = file["rankings"]["ctr"]["kernels"]
    if score:
        kernels[1]["score"] = score
    else:
        del kernels[1]
    assert "has aes_other for ctr, not aes_ctr_armv8ce" in told(tmp_path, file)


@pytest.mark.parametrize(
    "cpu, is_one",
    [
        ({}, True),
        ({"vendor": "AuthenticAMD"}, False),
        ({"family": 7}, False),
        ({"model": 0x56}, False),
        ({"stepping": 5}, False),
        ({"core_type": 0x20}, False),
    ],
    ids=str,
)
def test_cpuid(tmp_path: Path, cpu: dict[str, Any], is_one: bool) -> None:
    row = replace(A57, ids=CpuId.parse("amd:f:all intel:6:55:s0-4:core40"))
    here = {"vendor": "GenuineIntel", "family": 6, "model": 0x55, "stepping": 4, "core_type": 0x40} | cpu
    assert (told(tmp_path, measured() | {"cpu": here}, row=row) == "") == is_one


def test_rows_that_say_measured() -> None:
    faults = [fault(row, evidence) for row in UARCHS for evidence in row.evidence if evidence.kind == "measured"]
    assert [one for one in faults if one] == []


def test_no_file_is_left_over() -> None:
    """Each is the evidence of some row."""
    named = {evidence.source for row in UARCHS for evidence in row.evidence if evidence.kind == "measured"}
    assert {str(path) for path in Path(FOLDER).glob("*")} == named
