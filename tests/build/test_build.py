# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The scripts around the build: what they say when something is missing, and how test cases are counted."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bazel.count_tests import Report, count, main

GTEST = """<testsuites><testsuite name="A">
<testcase name="good" status="run" result="completed"/>
<testcase name="bad" status="run" result="completed"><failure message="1 != 2"/><failure message="3 != 4"/></testcase>
<testcase name="skipped" status="run" result="skipped"><skipped message="why"/></testcase>
<testcase name="DISABLED_off" status="notrun" result="suppressed"/>
</testsuite></testsuites>"""
PYTEST = """<testsuites><testsuite name="pytest"><testcase classname="t" name="a"/><testcase classname="t" name="b"/>
<testcase classname="t" name="c"><skipped type="pytest.skip"/></testcase></testsuite></testsuites>"""
BROKEN_FIXTURE = '<testsuites><testsuite><testcase name="a"><error message="no"/></testcase></testsuite></testsuites>'
NOTHING = '<testsuites><testsuite name="pytest"/></testsuites>'


class Events:
    """Writes the events of a made-up `bazel test`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.events: list[dict[str, Any]] = []

    def target(self, label: str, size: str | None = "SMALL") -> None:
        configured = {"targetKind": "some rule"} | ({"testSize": size} if size else {})
        self.events.append({"id": {"targetConfigured": {"label": label}}, "configured": configured})

    def result(self, label: str, xml: str | None, status: str = "PASSED", shard: int = 1, attempt: int = 1) -> None:
        place = self.folder / f"{label.strip('/')} {shard} {attempt}"
        place.mkdir()
        outputs = [{"name": "test.log", "uri": (place / "test.log").as_uri()}]
        (place / "test.log").write_text(f"log of {label}\n")
        if xml is not None:
            (place / "test.xml").write_text(xml)
            outputs.append({"name": "test.xml", "uri": (place / "test.xml").as_uri()})
        identity = {"label": label, "run": 1, "shard": shard, "attempt": attempt}
        self.events.append(
            {"id": {"testResult": identity}, "testResult": {"status": status, "testActionOutput": outputs}}
        )

    def count(self) -> Report:
        return count(self.events)


@pytest.fixture
def events(tmp_path: Path) -> Events:
    return Events(tmp_path)


def test_count_googletest_and_pytest(events: Events) -> None:
    events.target("//:library", size=None)
    for label, xml, status in (("//a", GTEST, "FAILED"), ("//b", PYTEST, "PASSED")):
        events.target(label)
        events.result(label, xml, status)
    report = events.count()
    assert report.summary == "3 passed, 1 failed, 3 skipped"
    assert not report.good


def test_count_shards(events: Events) -> None:
    events.target("//a")
    events.result("//a", PYTEST, shard=1)
    events.result("//a", PYTEST, shard=2)
    events.result("//a", NOTHING, shard=3)
    report = events.count()
    assert report.summary == "4 passed, 0 failed, 2 skipped"
    assert report.good


def test_count_last_attempt_only(events: Events) -> None:
    events.target("//a")
    events.result("//a", GTEST, "FAILED", attempt=1)
    events.result("//a", PYTEST, "PASSED", attempt=2)
    assert events.count().summary == "2 passed, 0 failed, 1 skipped"


@pytest.mark.parametrize(
    "xml, status, summary",
    [
        (None, "TIMEOUT", "0 passed, 1 failed, 0 skipped"),
        (None, "PASSED", "0 passed, 1 failed, 0 skipped"),
        ("<testsuites><testsuite>", "FAILED", "0 passed, 1 failed, 0 skipped"),
        (PYTEST, "FAILED", "2 passed, 1 failed, 1 skipped"),  # died after its last test case
        (PYTEST, "TIMEOUT", "2 passed, 1 failed, 1 skipped"),
        (BROKEN_FIXTURE, "FAILED", "0 passed, 1 failed, 0 skipped"),
        (NOTHING, "PASSED", "0 passed, 1 failed, 0 skipped"),
    ],
    ids=["timeout", "no-xml", "cut-xml", "died-late", "timeout-late", "fixture", "nothing"],
)
def test_count_broken_target(events: Events, xml: str | None, status: str, summary: str) -> None:
    events.target("//good")
    events.target("//bad")
    events.result("//bad", xml, status)
    events.result("//good", PYTEST)
    report = events.count()
    passed, failed, skipped = (int(part.split()[0]) for part in summary.split(", "))
    assert report.summary == f"{passed + 2} passed, {failed} failed, {skipped + 1} skipped"
    assert not report.good
    assert [sentence.startswith("//bad: ") for sentence, _ in report.failures] == [True]


def test_count_target_that_never_ran(events: Events) -> None:
    events.target("//a")
    events.result("//a", PYTEST)
    events.target("//does_not_build")
    report = events.count()
    assert report.summary == "2 passed, 1 failed, 1 skipped"
    assert not report.good


def test_count_nothing(events: Events) -> None:
    report = events.count()
    assert report.summary == "0 passed, 0 failed, 0 skipped"
    assert not report.good


def test_count_prints_logs_and_the_summary_last(
    events: Events, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    events.target("//a")
    events.result("//a", GTEST, "FAILED")
    file = tmp_path / "events.json"
    file.write_text("".join(json.dumps(event) + "\n" for event in events.events))
    monkeypatch.setattr("sys.argv", ["count_tests.py", str(file)])
    assert main() == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["FAILED //a: 1 failed", "    log of //a", "1 passed, 1 failed, 2 skipped"]


def test_count_without_events(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["count_tests.py", "no/such/file"])
    assert main() == 1
    assert capsys.readouterr().out == "0 passed, 0 failed, 0 skipped\n"


@pytest.mark.parametrize(
    "script, arguments, package",
    [
        ("bazel/aarch64-linux-gnu-gcc.sh", ["-c", "x.c"], "apt-get install gcc-aarch64-linux-gnu."),
        ("bazel/x86_64-linux-gnu-gcc.sh", ["-c", "x.c"], "apt-get install gcc-x86-64-linux-gnu."),
        ("bazel/emulate.sh", ["aarch64", "program"], "apt-get install qemu-user."),
    ],
    ids=["aarch64", "x86_64", "emulator"],
)
def test_missing_tool_names_its_package(tmp_path: Path, script: str, arguments: list[str], package: str) -> None:
    environment = os.environ | {"PATH": str(tmp_path)}
    done = subprocess.run([script, *arguments], env=environment, text=True, capture_output=True)
    assert done.returncode == 127
    assert done.stderr.count("\n") == 1 and done.stderr.endswith(package + "\n"), done.stderr


def run_setup(*arguments: str, path: str | None = None, kernel: str | None = None) -> subprocess.CompletedProcess[str]:
    # Any file passes for the kernel that a test boots, any folder for its modules.
    kernel = kernel or f"{path}/boot/vmlinuz"
    environment = os.environ | {"AESGEN_BOOT_KERNEL": kernel} | ({"PATH": path} if path is not None else {})
    return subprocess.run(["./setup", *arguments], env=environment, text=True, capture_output=True)


def test_setup_helps() -> None:
    done = run_setup("--help")
    assert done.returncode == 0 and done.stdout.startswith("usage: ./setup")


def test_setup_refuses_unknown_argument() -> None:
    done = run_setup("--fast")
    assert done.returncode == 2
    assert '"--fast"' in done.stderr and done.stderr.count("\n") == 1


def test_setup_says_where_it_cannot_work(tmp_path: Path) -> None:
    done = run_setup(path=str(tmp_path))
    assert done.returncode == 1
    assert "no apt-get" in done.stderr and done.stderr.count("\n") == 1


@pytest.fixture
def fake_debian(tmp_path: Path) -> Path:
    """A PATH on which one package is missing and apt-get only writes down what it was told."""
    for name, body in {
        "dpkg": "echo amd64",
        "dpkg-query": 'case "$*" in *valgrind*) exit 1 ;; *) echo installed ;; esac',
        "id": "echo 0",
        "env": 'shift; exec "$@"',
        "apt-get": f'echo "$@" >>"{tmp_path}/calls"',
        "bazel": ":",
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "boot" / "modules").mkdir(parents=True)
    (tmp_path / "boot" / "vmlinuz").touch()
    return tmp_path


def test_setup_installs_only_what_is_missing(fake_debian: Path) -> None:
    done = run_setup(path=str(fake_debian))
    assert done.returncode == 0, done.stderr
    update, install = (fake_debian / "calls").read_text().splitlines()
    assert update.endswith("update")
    assert install.endswith("install valgrind") and "-y" in install.split()


@pytest.mark.parametrize("architecture, has_ipsec_mb", [("amd64", True), ("arm64", False)])
def test_setup_installs_what_is_measured_beside_us(fake_debian: Path, architecture: str, has_ipsec_mb: bool) -> None:
    (fake_debian / "dpkg").write_text(f"#!/bin/sh\necho {architecture}\n")
    (fake_debian / "dpkg-query").write_text("#!/bin/sh\nexit 1\n")
    for arguments, wanted in [((), False), (("--bench",), True)]:
        done = run_setup(*arguments, path=str(fake_debian))
        assert done.returncode == 0, done.stderr
        packages = (fake_debian / "calls").read_text().splitlines()[-1].split()
        assert ("libnettle8" in packages, "libipsec-mb-dev" in packages) == (wanted, wanted and has_ipsec_mb)


def test_setup_does_nothing_where_all_is_there(fake_debian: Path) -> None:
    (fake_debian / "dpkg-query").write_text("#!/bin/sh\necho installed\n")
    done = run_setup(path=str(fake_debian))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (fake_debian / "calls").exists()


def test_setup_says_what_to_do_without_root(fake_debian: Path) -> None:
    (fake_debian / "id").write_text("#!/bin/sh\necho 1000\n")
    done = run_setup(path=str(fake_debian))
    assert done.returncode == 1
    assert "apt-get install valgrind" in done.stderr and done.stderr.count("\n") == 1
    assert not (fake_debian / "calls").exists()


def test_setup_unpacks_a_kernel_that_is_missing(fake_debian: Path) -> None:
    kernel = fake_debian / "cache" / "vmlinuz"
    for name, body in {
        "dpkg-query": "echo installed",
        "apt-cache": 'printf "linux-image-cloud-amd64\\n  Depends: linux-image-9-cloud-amd64\\n"',
        "apt-get": f'echo "$@" >>"{fake_debian}/calls"; : >"$PWD/some.deb"',
        "dpkg-deb": '/bin/mkdir -p "$3/boot" "$3/lib/modules/9/kernel/crypto" "$3/lib/modules/9/kernel/arch/x86/crypto"; '
        'echo kernel >"$3/boot/vmlinuz-9"; echo 1 >"$3/lib/modules/9/kernel/crypto/af_alg.ko"; '
        'echo 2 >"$3/lib/modules/9/kernel/arch/x86/crypto/aesni-intel.ko"',
        **{tool: f'exec /usr/bin/{tool} "$@"' for tool in ("install", "mktemp", "rm", "sed")},
    }.items():
        (fake_debian / name).write_text(f"#!/bin/sh\n{body}\n")
        (fake_debian / name).chmod(0o755)
    done = run_setup(path=str(fake_debian), kernel=str(kernel))
    assert done.returncode == 0, done.stderr
    assert (fake_debian / "calls").read_text().endswith("download linux-image-9-cloud-amd64\n")
    assert kernel.read_text() == "kernel\n"
    modules = {file.name: file.read_text() for file in (fake_debian / "cache" / "modules").iterdir()}
    assert modules == {"af_alg.ko": "1\n", "aesni-intel.ko": "2\n"}


def test_setup_goes_on_without_a_kernel(fake_debian: Path) -> None:
    for tool in ("mktemp", "rm", "sed"):
        (fake_debian / tool).write_text(f'#!/bin/sh\nexec /usr/bin/{tool} "$@"\n')
        (fake_debian / tool).chmod(0o755)
    (fake_debian / "dpkg-query").write_text("#!/bin/sh\necho installed\n")
    (fake_debian / "apt-get").write_text("#!/bin/sh\nexit 100\n")
    done = run_setup(path=str(fake_debian), kernel=str(fake_debian / "vmlinuz"))
    assert done.returncode == 0
    assert done.stderr.endswith(
        "setup: no kernel to boot, so //tests/selection:boot_test and //tests/engines:af_alg_guest_test skip.\n"
    )
