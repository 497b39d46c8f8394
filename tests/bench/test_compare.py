# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The program as a whole, with as little measuring as can be: what it prints and writes has the right shape, and it says what is wrong. No speed is looked at."""

import csv
import json
import os
import re
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest

COMPARE = Path("bench/compare").absolute()
BROKEN = Path("tests/bench/compare_broken").absolute()
LIBRARIES = ("libcrypto.so.3", "libIPSec_MB.so.1", "libgcrypt.so.20", "libnettle.so.8")


def run(
    *arguments: object, program: Path = COMPARE, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [str(program), *map(str, arguments)]
    return subprocess.run(command, env=os.environ | (environment or {}), text=True, capture_output=True)


def good(*arguments: object, environment: dict[str, str] | None = None) -> str:
    done = run("--smoke", *arguments, environment=environment)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return done.stdout


def refused(*arguments: object, status: int = 2, program: Path = COMPARE) -> str:
    """The one sentence of a program that has not measured."""
    done = run("--smoke", *arguments, program=program)
    assert done.returncode == status
    assert done.stderr.startswith("compare: ") and done.stderr.endswith(".\n")
    assert "Cycles" not in done.stdout
    return done.stderr


def cells(file: Path) -> list[dict[str, Any]]:
    found = json.loads(file.read_text())["cells"]
    assert isinstance(found, list)
    return found


def test_files_hold_what_is_printed(tmp_path: Path) -> None:
    text = good("--mode", "ctr,xts_enc,key_setup", "--csv", tmp_path / "a.csv", "--json", tmp_path / "a.json")
    with open(tmp_path / "a.csv", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    by_cell: dict[tuple[str, ...], dict[str, float]] = {}
    for row in rows:
        cell = tuple(row[name] for name in ("kind", "mode", "bits", "streams", "bytes"))
        by_cell.setdefault(cell, {})[row["candidate"]] = float(row["median_cycles_per_call"])
        assert 0 < float(row["minimum_cycles_per_call"]) <= float(row["median_cycles_per_call"])
        assert int(row["samples"]) > 0
    in_json = {
        tuple(str(cell[name]) for name in ("kind", "mode", "bits", "streams", "bytes")): {
            name: candidate["median_cycles"] for name, candidate in cell["candidates"].items()
        }
        for cell in cells(tmp_path / "a.json")
    }
    assert by_cell == in_json
    lengths = {"ctr": ("16", "1420"), "xts_enc": ("16", "1420")}
    assert set(by_cell) == {
        (kind, mode, bits, "1", length)
        for kind in ("apart", "in_place", "chained")
        for mode, both in lengths.items()
        for bits in ("128", "192", "256")
        for length in both
        if not (mode == "xts_enc" and bits == "192") and not (kind == "chained" and length == "1420")
    } | {("apart", "key_setup", bits, "1", str(int(bits) // 8)) for bits in ("128", "192", "256")}
    for candidates in by_cell.values():
        assert next(iter(candidates)) == "aesgen"
    # The first block of the first table.
    both = [by_cell["apart", "ctr", "128", "1", length] for length in ("16", "1420")]
    block = text.split("\nctr 128 ")[1].split("\n\n")[0].splitlines()
    assert block[0].split() == ["16", "1420"]
    name, *costs = block[1].split()
    assert name == "aesgen"
    assert list(map(float, costs)) == pytest.approx([both[0]["aesgen"] / 16, both[1]["aesgen"] / 1420], abs=1.1e-3)
    if len(both[0]) > 1:
        best = [min(value for name, value in cell.items() if name != "aesgen") / cell["aesgen"] for cell in both]
        name, *ratios = block[-1].split()
        assert name == "ratio"
        assert [float(ratio.removesuffix("x")) for ratio in ratios] == pytest.approx(best, abs=1.1e-2)


def test_head_names_machine_libraries_and_kernels(tmp_path: Path) -> None:
    text = good("--mode", "ctr", "--bits", "128", "--json", tmp_path / "a.json")
    report = json.loads((tmp_path / "a.json").read_text())
    for name in ("cpu", "identity", "microcode", "hypervisor", "system", "core", "governor", "clock", "load before"):
        assert report["machine"][name] and f"{name} " in text
        assert report["machine"][name] in text
    for name in ("seconds", "interrupted by other processes", "samples thrown away", "additions a cycle"):
        assert report["disturbance"][name] in text
    assert {"aesgen", "openssl", "ipsec-mb", "gcrypt", "nettle"} <= set(report["peers"])
    assert "\nctr: aes_ctr_" in report["explained"] and report["explained"] in text
    assert report["command"].startswith("compare --smoke --mode ctr")


def test_every_mode_is_measured(tmp_path: Path) -> None:
    good("--bits", "128", "--bytes", "64", "--kind", "apart", "--json", tmp_path / "a.json")
    assert [cell["mode"] for cell in cells(tmp_path / "a.json")] == (
        "ecb_enc ecb_dec cbc_enc cbc_dec cbc_enc_mb8 cbc_enc_mb16 ctr xts_enc xts_dec key_setup".split()
    )


def test_missing_libraries_cost_nothing_else(tmp_path: Path) -> None:
    for name in LIBRARIES:
        (tmp_path / name).touch()
    text = good("--mode", "ctr", "--bits", "128", environment={"LD_LIBRARY_PATH": str(tmp_path)})
    assert text.count("not here (") == len(LIBRARIES) and text.count("./setup --bench") == len(LIBRARIES)
    block = text.split("\nctr 128 ")[1].split("\n\n")[0]
    assert "aesgen" in block and "openssl" not in block and "ratio" not in block


def test_peers_are_chosen(tmp_path: Path) -> None:
    good("--peers", "nettle", "--mode", "ctr", "--json", tmp_path / "a.json")
    report = json.loads((tmp_path / "a.json").read_text())
    assert set(report["peers"]) == {"aesgen", "nettle"}


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--fast"], "--fast"),
        (["--mode", "gcm"], "gcm"),
        (["--kernels", "gcm"], "gcm"),
        (["--bytes", "0"], "--bytes 0"),
        (["--select", "no_such_core"], "no_such_core"),
        (["--core", "4095"], "4095"),
        (["--evidence", "e.json"], "--kernels"),
        (["--row", "a57"], "--evidence"),
        (["--json", "no/such/folder/a.json"], "no/such/folder/a.json"),
        (["--csv", "."], "."),
    ],
    ids=lambda value: "" if isinstance(value, str) else " ".join(value),
)
def test_wrong_flags(arguments: list[str], word: str) -> None:
    assert word in refused(*arguments)


def test_help() -> None:
    done = run("--help")
    assert done.returncode == 0 and done.stdout.startswith("usage: compare ")


def test_wrong_results_are_not_timed(tmp_path: Path) -> None:
    """And a file that was there is as it was."""
    file = tmp_path / "a.json"
    file.write_text("old")
    said = refused("--json", file, "--mode", "ctr", status=1, program=BROKEN)
    assert "broken and aesgen-c differ in byte 1419 of the output (ctr, 128-bit key, 1420 bytes, apart)" in said
    assert file.read_text() == "old" and list(tmp_path.iterdir()) == [file]


def test_right_results_of_the_same_program_are_timed() -> None:
    done = run("--smoke", "--mode", "ecb_enc", "--bits", "128", program=BROKEN)
    assert done.returncode == 0
    assert "there is no libabsent.so" in done.stdout and "  broken " in done.stdout


def test_a_file_behind_a_link_is_replaced(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    umask = os.umask(0o027)
    try:
        good("--mode", "ctr", "--bits", "128", "--json", link)
    finally:
        os.umask(umask)
    assert link.is_symlink() and cells(target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert sorted(tmp_path.iterdir()) == [link, target]


def test_a_device_is_written_to() -> None:
    assert "kind,mode,bits" in good("--mode", "ctr", "--bits", "128", "--csv", "/dev/stdout")


def test_output_that_cannot_be_written() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [str(COMPARE), "--smoke", "--mode", "ctr", "--bits", "128"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1 and "cannot be written" in done.stderr


def test_sweep(tmp_path: Path) -> None:
    lengths = ",".join(map(str, range(1, 41)))
    text = good("--sweep", "--mode", "ctr,ecb_dec", "--bytes", lengths, "--json", tmp_path / "a.json")
    assert "ctr 128, apart: 40 lengths, " in text and "ecb_dec 128, apart: 2 lengths, " in text
    assert [cell["bytes"] for cell in cells(tmp_path / "a.json")] == [16, 32, *range(1, 41)]


def test_engine() -> None:
    """Where the kernel has AF_ALG it is measured; elsewhere one sentence says what is missing. tests/engines measures in a system with it."""
    done = run("--smoke", "--engine", "af_alg", "--mode", "ctr")
    if done.returncode == 0:
        assert "break-even: af_alg per session is as fast as our kernels from" in done.stdout
    else:
        assert done.returncode == 1
        assert re.fullmatch(
            r"compare: af_alg, skcipher ctr\(aes\): \w+ failed, .* \(.*use the engine kernels\)\.\n", done.stderr
        )
    assert "no multiple of 16" in refused("--engine", "af_alg", "--bytes", "17", status=1)
    assert "none of one message" in refused("--engine", "af_alg", "--mode", "cbc_enc_mb8", status=1)
    assert "--engine padlock is not one of af_alg" in refused("--engine", "padlock", status=1)


def test_sessions(tmp_path: Path) -> None:
    text = good("--sessions", "--bytes", "16,4096", "--json", tmp_path / "a.json")
    # The seed's case: 20 MiB in 5120 pages, an acquire for the key and one for each; or one; or one for each burst.
    job = text.split("\n20 MiB in pages of 4096 bytes, 5120 requests")[1].splitlines()
    for line, cost in zip(job[2:4], ("0", "1000")):
        first, unit, *figures, gain = line.split()
        assert (first, unit) == (cost, "ns") and gain.endswith("%")
        assert figures[1::2] == ["5121", "1", "80"]
        assert all(float(speed) > 0 for speed in figures[::2])
    assert "per session gains 50 % from an acquire of " in job[4]
    names = {f"{policy}, {cost} ns" for policy in ("per call", "per session", "autosuspend") for cost in (0, 1000)}
    found = cells(tmp_path / "a.json")
    assert [cell["bytes"] for cell in found] == [16, 4096]
    assert all(set(cell["candidates"]) == names for cell in found)
    assert "XTS does not take" in refused("--sessions", "--bytes", "15", status=1)


def test_overhead(tmp_path: Path) -> None:
    text = good("--overhead", "--json", tmp_path / "a.json")
    measured = [(cell["mode"], cell["bytes"], set(cell["candidates"])) for cell in cells(tmp_path / "a.json")]
    assert ("ctr", 0, {"aesgen", "aesgen-c"}) in measured and ("xts_dec", 16, {"aesgen", "aesgen-c"}) in measured
    assert "with the kernels of c:" in text


def test_plain(tmp_path: Path) -> None:
    text = good("--plain", "--bits", "128", "--json", tmp_path / "a.json")
    assert {cell["mode"] for cell in cells(tmp_path / "a.json")} == {"ecb_enc", "ctr"}
    for name in ("aesgen-c", "openssl-ssse3", "openssl-int", "nettle-int"):
        assert f"\n{name} " in text


def test_kernels(tmp_path: Path) -> None:
    """All members of the product of each instruction set that this CPU has."""
    done = run("--smoke", "--kernels", "cbc_enc", "--bits", "128", "--json", tmp_path / "a.json")
    if "can run none" in done.stderr:
        pytest.skip("this CPU has no AES instructions")
    assert done.returncode == 0 and not done.stderr, done.stderr
    listed = subprocess.run(
        ["./aesgen", "list", "--json", "--mode", "cbc_enc", "--yield-blocks", "0"], check=True, capture_output=True
    )
    by_isa: dict[str, set[str]] = {}
    for kernel in json.loads(listed.stdout):
        by_isa.setdefault(kernel["isa"], set()).add(kernel["name"])
    for cell in cells(tmp_path / "a.json"):
        measured = set(cell["candidates"])
        here = [names for names in by_isa.values() if names & measured]
        assert here and measured == set().union(*here)
    ranked = done.stdout.split(f"cbc_enc: {len(measured)} kernels")[1].split("\n\n")[0].splitlines()[2:]
    assert {line.split()[-1] for line in ranked} == measured and len(ranked) == len(measured)
    scores = [float(line.split()[0]) for line in ranked]
    assert scores == sorted(scores) and scores[0] >= 1


def test_kernels_of_another_cpu_are_refused() -> None:
    assert "no_such_isa" in run("--kernels", "ctr", "--isa", "no_such_isa").stderr


def test_evidence_is_of_a_known_and_quiet_machine(tmp_path: Path) -> None:
    file = tmp_path / "row.json"
    done = run("--smoke", "--kernels", "cbc_enc", "--bits", "128", "--evidence", file, "--row", "some_row")
    if done.returncode == 0:
        evidence = json.loads(file.read_text())
        assert evidence["row"] == "some_row" and evidence["cpu"] and evidence["rankings"]["cbc_enc"]["kernels"]
    else:
        assert any(why in done.stderr for why in ("not quiet", "no evidence for a row", "can run none")), done.stderr
        assert not file.exists()
