# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Boots Debian's cloud kernel under QEMU, with a system that consists of busybox and a program of ours."""

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

# Unpacked there by ./setup, never installed; its modules lie beside it.
KERNEL = Path(os.environ.get("AESGEN_BOOT_KERNEL", "/var/cache/aesgen/vmlinuz"))
MODULES = KERNEL.parent / "modules"
BUSYBOX = Path("/bin/busybox")
QEMU = "qemu-system-x86_64"


def needs(*more: Path) -> pytest.MarkDecorator:
    """Skips where something of that is lacking, or one of these."""
    paths = (KERNEL, BUSYBOX, *more)
    lacking = [str(path) for path in paths if not path.exists()] + [QEMU] * (shutil.which(QEMU) is None)
    return pytest.mark.skipif(bool(lacking), reason=f"no {', '.join(lacking)}: run ./setup")


def archive(files: dict[str, tuple[int, bytes]]) -> bytes:
    """An initramfs: the kernel's "newc" cpio archive of files at its root, name → mode and contents."""
    data = b""
    for number, (name, (mode, contents)) in enumerate([*files.items(), ("TRAILER!!!", (0, b""))], 1):
        fields = [number, mode, 0, 0, 1, 0, len(contents), 0, 0, 0, 0, len(name) + 1, 0]
        data += b"070701" + b"".join(b"%08x" % field for field in fields) + name.encode() + b"\0"
        data += b"\0" * (-len(data) % 4) + contents
        data += b"\0" * (-len(data) % 4)
    return data


def with_dependencies(names: list[str]) -> list[str]:
    """These modules after all that they depend on, in an order in which they can be loaded."""
    order: list[str] = []
    for name in names:
        found = re.search(rb"\0depends=([^\0]*)\0", (MODULES / f"{name}.ko").read_bytes())
        needed = found[1].decode().split(",") if found and found[1] else []
        # A file's name may have hyphens where the module's has underscores.
        files = {path.stem.replace("-", "_"): path.stem for path in MODULES.glob("*.ko")}
        for one in [*with_dependencies([files[module] for module in needed]), name]:
            if one not in order:
                order.append(one)
    return order


def initramfs(file: Path, programs: dict[str, Path], commands: str, modules: list[str] | None = None) -> Path:
    """Writes one to `file`, in which busybox's shell runs `commands`. There are /busybox, programs by their names, and /MODULE.ko."""
    init = f"#!/busybox sh\n{commands}\n/busybox poweroff -f\n"
    files = {"init": (0o100755, init.encode()), "busybox": (0o100755, BUSYBOX.read_bytes())}
    for name, program in programs.items():
        files[name] = (0o100755, program.read_bytes())
    for name in modules or []:
        files[f"{name}.ko"] = (0o100644, (MODULES / f"{name}.ko").read_bytes())
    file.write_bytes(gzip.compress(archive(files), 1))
    return file


def boot(system: Path, cpu: str, *arguments: str) -> str:
    """What was printed. system: an initramfs. arguments: of the kernel."""
    line = " ".join(["console=ttyS0", "quiet", "panic=-1", *arguments])
    command = [QEMU, "-accel", "tcg", "-cpu", cpu, "-m", "256", "-kernel", str(KERNEL), "-initrd", str(system)]
    command += ["-append", line, "-nodefaults", "-display", "none", "-serial", "stdio", "-no-reboot"]
    done = subprocess.run(
        command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=240, errors="replace"
    )
    print(done.stdout[-6000:], done.stderr)
    assert done.returncode == 0
    return done.stdout
