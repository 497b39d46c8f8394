# SPDX-License-Identifier: Apache-2.0 OR MIT
"""D19, for real: a kernel that was told not to save AVX registers boots, on an emulated CPU that has AVX; what is chosen then?"""

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

PROGRAM = Path("tests/selection/explain_static")
# Unpacked there by ./setup, never installed.
KERNEL = Path(os.environ.get("AESGEN_BOOT_KERNEL", "/var/cache/aesgen/vmlinuz"))
BUSYBOX = Path("/bin/busybox")
QEMU = "qemu-system-x86_64"

LACKING = [str(path) for path in (KERNEL, BUSYBOX) if not path.exists()] + [QEMU] * (shutil.which(QEMU) is None)
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"no {', '.join(LACKING)}: run ./setup")

INIT = """#!/busybox sh
/program
/busybox poweroff -f
"""


def archive(files: dict[str, tuple[int, bytes]]) -> bytes:
    """An initramfs: the kernel's "newc" cpio archive of files at its root, name → mode and contents."""
    data = b""
    for number, (name, (mode, contents)) in enumerate([*files.items(), ("TRAILER!!!", (0, b""))], 1):
        fields = [number, mode, 0, 0, 1, 0, len(contents), 0, 0, 0, 0, len(name) + 1, 0]
        data += b"070701" + b"".join(b"%08x" % field for field in fields) + name.encode() + b"\0"
        data += b"\0" * (-len(data) % 4) + contents
        data += b"\0" * (-len(data) % 4)
    return data


@pytest.fixture(scope="module")
def initramfs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("boot") / "initramfs"
    files = {
        "init": (0o100755, INIT.encode()),
        "busybox": (0o100755, BUSYBOX.read_bytes()),
        "program": (0o100755, PROGRAM.read_bytes()),
    }
    file.write_bytes(gzip.compress(archive(files), 1))
    return file


def boot(initramfs: Path, cpu: str, *arguments: str) -> dict[str, str]:
    """What the program printed, by the word before the colon; "served" holds its kernels."""
    line = " ".join(["console=ttyS0", "quiet", "panic=-1", *arguments])
    command = [QEMU, "-accel", "tcg", "-cpu", cpu, "-m", "256", "-kernel", str(KERNEL), "-initrd", str(initramfs)]
    command += ["-append", line, "-nodefaults", "-display", "none", "-serial", "stdio", "-no-reboot"]
    done = subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=240, errors="replace"
    )
    print(done.stdout[-6000:], done.stderr)
    assert done.returncode == 0 and "selftest: " in done.stdout
    said = dict(re.findall(r"(\w+): (.*?)\r?\n", done.stdout))
    said["served"] = " ".join(re.findall(r"served \d \d (\w+)", done.stdout))
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
