# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The whole API test, over the library that chooses at run time, on CPUs that QEMU emulates: which kernel serves which mode."""

import platform
import re
import subprocess
from pathlib import Path

import pytest

from tests.selection import emulated

HERE = Path("tests/selection")
LIBRARIES = Path("/usr/aarch64-linux-gnu")

pytestmark = pytest.mark.skipif(platform.machine() == "aarch64", reason="runs natively here: no CPU can be emulated")

# QEMU's CPU → the row and the kernels (of dumps.txt) that it must get
CPUS = {
    "cortex-a53": ("cortex-a53", "two"),
    "cortex-a57": ("cortex-a57", "four"),
    "cortex-a72": ("cortex-a72", "four"),
    "cortex-a76": ("cortex-a76", "four"),
    "neoverse-n1": ("neoverse-n1", "four"),
    "a64fx": ("a64fx", "eight"),
    "max": ("generic-armv8ce", "default"),
    "cortex-a57,midr=0x411fd461": ("cortex-a510", "three"),
    "cortex-a57,midr=0x431f0af1": ("thunderx2", "five"),
}
# Likewise, and no instruction differs from those above: what is chosen is all there is to see.
MIDRS = {
    "cortex-a57,midr=0x410fd034": ("cortex-a53", "two"),
    "cortex-a53,midr=0x410fd4f0": ("neoverse-v2", "eight"),
    "cortex-a57,midr=0x411fd070": ("cortex-a57", "four"),
    "cortex-a57,midr=0x503f0002": ("emag", "default"),
    "cortex-a57,midr=0x500f0001": ("generic-armv8ce", "default"),
    "cortex-a57,midr=0x510f8001": ("cortex-a73", "four"),
    "cortex-a57,midr=0x7a0fd030": ("generic-armv8ce", "default"),
}


def expected(kernels: str) -> dict[tuple[str, str], str]:
    """What dumps.txt says under `kernels NAME`."""
    [section] = re.findall(rf"^kernels {kernels}\n((?:  .*\n)*)", (HERE / "dumps.txt").read_text(), re.MULTILINE)
    names = {}
    for line in section.splitlines():
        mode, *both = line.split()
        if mode != "key_expand":
            names[mode, "plain"], names[mode, "yielding"] = both
    return names


class Run(emulated.Run):
    """A run on a CPU of AArch64."""

    def __init__(self, cpu: str, inside: dict[str, str] | None = None, tests: str = "Version.*", **outside: str):
        super().__init__(HERE / "run_whole_aarch64", cpu, inside, tests, **outside)

    def serves(self, kernels: str) -> None:
        assert self.served == {key: f"aes_{key[0]}_c" for key in self.served} | expected(kernels)

    def is_for(self, row: str, kernels: str) -> None:
        self.serves(kernels)
        assert self.explained["row"] == row
        assert self.explained["key_expand"] == f"aes_key_expand_{'c' if kernels == 'c' else 'armv8ce'}"


@pytest.fixture(scope="module")
def preload(tmp_path_factory: pytest.TempPathFactory) -> str:
    shim = tmp_path_factory.mktemp("preload") / "preload.so"
    command = ["aarch64-linux-gnu-gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run([*command, str(HERE / "preload.c"), "-o", str(shim)], check=True)
    return str(shim)


@pytest.mark.parametrize("cpu", CPUS)
def test_whole_api(cpu: str) -> None:
    run = Run(cpu, tests="*" if cpu == "cortex-a53" else f"-{emulated.HEAVY}")
    run.is_for(*CPUS[cpu])
    assert run.ran > 50


def test_whole_api_without_aes(preload: str) -> None:
    """The MIDR is Cortex-A72's, as on a Raspberry Pi 4: portable C all the same."""
    run = Run("cortex-a72", {"LD_PRELOAD": preload, "HIDE_HWCAP": "8"}, tests=f"-{emulated.HEAVY}")
    run.is_for("none", "c")
    assert "AES no" in run.explained["cpu"]
    assert run.ran > 50


@pytest.mark.parametrize("cpu", MIDRS)
def test_midr(cpu: str) -> None:
    run = Run(cpu)
    run.is_for(*MIDRS[cpu])
    assert run.cores[0].startswith(f"1 of MIDR {cpu.split('=')[1]} by mrs on the core that asked, ")


@pytest.mark.parametrize("bit", range(32))
def test_every_bit_of_hwcap_hidden(preload: str, bit: int) -> None:
    """D20 and D22: AES alone decides what runs; without CPUID the core is unknown, which costs no more than its row."""
    run = Run("neoverse-n1", {"LD_PRELOAD": preload, "HIDE_HWCAP": f"{1 << bit:x}"})
    run.is_for(*{3: ("none", "c"), 11: ("generic-armv8ce", "default")}.get(bit, ("neoverse-n1", "four")))


def test_no_hwcap2(preload: str) -> None:
    run = Run("cortex-a53", {"LD_PRELOAD": preload, "HIDE_HWCAP2": "1"})
    run.is_for("cortex-a53", "two")
    assert run.explained["cpu"].endswith("HWCAP2 not given")


def reads_of_midr(log: Path) -> set[str]:
    """The functions of the program in which QEMU translated a read of MIDR_EL1; it translates what is about to run."""
    found = set()
    for block in log.read_text().split("IN: ")[1:]:
        if re.search(r"\bd538000\d\b|midr_el1", block, re.IGNORECASE):
            found.add(block.split("\n")[0].strip())
    return found


def test_d21_no_mrs_without_hwcap_cpuid(preload: str, tmp_path: Path) -> None:
    """Not even once: under Valgrind, and old kernels, it is an illegal instruction. ld.so, which has no symbols here, reads it on its own account."""
    logs = {}
    for hidden in ("0", "800"):
        logs[hidden] = tmp_path / hidden
        inside = {"LD_PRELOAD": preload, "HIDE_HWCAP": hidden}
        run = Run("cortex-a57", inside, QEMU_LOG="in_asm", QEMU_LOG_FILENAME=str(logs[hidden]))
        assert bool(run.cores and "by mrs" in run.cores[0]) == (hidden == "0")
    control = reads_of_midr(logs["0"]) - reads_of_midr(logs["800"])
    assert any(name.startswith(("aesgen_detect", "read_midr")) for name in control), control
    assert not [name for name in reads_of_midr(logs["800"]) if "aesgen" in name or "read_midr" in name]


def fake_sysfs(folder: Path, cpus: str, midrs: dict[int, str], name: str = "midr_el1", listing: str = "present") -> str:
    for cpu, midr in midrs.items():
        where = folder / f"cpu{cpu}" / "regs" / "identification"
        where.mkdir(parents=True)
        (where / name).write_text(midr)
    (folder / listing).write_text(cpus)
    return str(folder)


A53, A57, M1_E, M1_P = (f"0x{midr:016x}\n" for midr in (0x410FD034, 0x411FD073, 0x611F0221, 0x611F0231))


@pytest.mark.parametrize("name", ["midr_el1", "midr"])
@pytest.mark.parametrize("listing", ["present", "possible"])
def test_sysfs(preload: str, tmp_path: Path, name: str, listing: str) -> None:
    """Both names of the file and of the list; QEMU's own CPU is a Cortex-A76, which nobody may ask then."""
    fake = fake_sysfs(tmp_path, "0-2,5\n", {cpu: A53 for cpu in (0, 1, 2, 3, 5)}, name, listing)
    run = Run("cortex-a76", {"LD_PRELOAD": preload, "FAKE_SYSFS": fake})
    run.is_for("cortex-a53", "two")
    assert run.cores == ["4 of MIDR 0x410fd034 by sysfs, row cortex-a53"]


def test_sysfs_without_hwcap_cpuid(preload: str, tmp_path: Path) -> None:
    fake = fake_sysfs(tmp_path, "0-3\n", {cpu: A53 for cpu in range(4)})
    run = Run("cortex-a76", {"LD_PRELOAD": preload, "FAKE_SYSFS": fake, "HIDE_HWCAP": "800"})
    run.is_for("cortex-a53", "two")


@pytest.mark.parametrize(
    "midrs, row, kernels",
    [
        pytest.param([A53, A53, A57, A57], "generic-armv8ce", "default", id="a53-a57"),
        pytest.param([M1_E, M1_P], "apple-m1-icestorm", "eight", id="m1"),
        pytest.param([A57, "0x000000007a0fd030\n"], "generic-armv8ce", "default", id="unknown"),
        pytest.param([A57, "no number\n", ""], "cortex-a57", "four", id="damaged"),
    ],
)
def test_big_little(preload: str, tmp_path: Path, midrs: list[str], row: str, kernels: str) -> None:
    fake = fake_sysfs(tmp_path, f"0-{len(midrs) - 1}\n", dict(enumerate(midrs)))
    Run("cortex-a76", {"LD_PRELOAD": preload, "FAKE_SYSFS": fake}).is_for(row, kernels)


@pytest.mark.parametrize(
    "listing", ["", "\n", "-", "0-", "3-1\n", "99999999999999999999\n", "0-99999999999999999999\n", "x"]
)
def test_damaged_list_of_cpus(preload: str, tmp_path: Path, listing: str) -> None:
    """Whatever it says, detection ends; with no MIDR from files it asks the core."""
    fake = fake_sysfs(tmp_path, listing, {})
    Run("neoverse-n1", {"LD_PRELOAD": preload, "FAKE_SYSFS": fake}).is_for("neoverse-n1", "four")


def test_override_by_environment() -> None:
    run = Run("cortex-a57", {"AESGEN_KERNEL": "a53"})
    run.serves("two")
    assert run.explained["row"] == "cortex-a57"
    assert run.explained["error"] == "0"


def test_override_that_cannot_run(preload: str) -> None:
    run = Run("cortex-a72", {"LD_PRELOAD": preload, "HIDE_HWCAP": "8", "AESGEN_KERNEL": "a72"})
    run.is_for("none", "c")
    assert run.explained["error"] == "-9"
    assert run.explained["refused"].startswith('AESGEN_KERNEL names "a72", which needs instructions')


def test_unknown_override() -> None:
    run = Run("cortex-a57", {"AESGEN_KERNEL": "fastest"})
    run.is_for("cortex-a57", "four")
    assert run.explained["error"] == "-8"
    assert run.explained["refused"].startswith('AESGEN_KERNEL names "fastest", which is no kernel')


def test_set_uid_program_does_not_heed_the_environment(preload: str) -> None:
    run = Run("cortex-a57", {"LD_PRELOAD": preload, "PRETEND_SECURE": "1", "AESGEN_KERNEL": "c"})
    run.is_for("cortex-a57", "four")
    assert run.explained["error"] == "0"
