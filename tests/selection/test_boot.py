# SPDX-License-Identifier: Apache-2.0 OR MIT
"""D19, for real: a kernel that was told not to save AVX registers boots, on an emulated CPU that has AVX; what is chosen then?"""

import re
from pathlib import Path

import pytest

from tests.boot import guest

PROGRAM = Path("tests/selection/explain_static")

pytestmark = guest.needs()


@pytest.fixture(scope="module")
def initramfs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return guest.initramfs(tmp_path_factory.mktemp("boot") / "initramfs", {"program": PROGRAM}, "/program")


def boot(initramfs: Path, cpu: str, *arguments: str) -> dict[str, str]:
    """What the program printed, by the word before the colon; "served" holds its kernels."""
    text = guest.boot(initramfs, cpu, *arguments)
    assert "selftest: " in text
    said = dict(re.findall(r"(\w+): (.*?)\r?\n", text))
    said["served"] = " ".join(re.findall(r"served \d \d (\w+)", text))
    return said


def test_avx_is_seen(initramfs: Path) -> None:
    """The control: the same CPU and kernel, and its registers are saved. QEMU 7.2 lacks VPCLMULQDQ, so VAES kernels do not run here either: what the boot
    proves is what detection sees, and select_x86_64_test what is made of that."""
    said = boot(initramfs, "max")
    assert re.search(r"AVX yes, AVX2 yes, .*; XCR0 0x", said["cpu"]), said["cpu"]


def test_noxsave(initramfs: Path) -> None:
    said = boot(initramfs, "max", "noxsave")
    assert re.search(r"AES yes, AVX no, AVX2 no, .*VAES no, .*; no OSXSAVE", said["cpu"]), said["cpu"]
    assert said["row"] == "generic-aesni"
    kernels = said["served"].split()
    assert len(kernels) > 14 and not [name for name in kernels if "vaes" in name]
    assert said["selftest"] == "0"
