# SPDX-License-Identifier: Apache-2.0 OR MIT
"""generate() is the only producer of generated/; writing and checking share it."""

import difflib
import os
import tempfile
from pathlib import Path

from generator.asm import ALL_BITS
from generator.emit import ROOT, SPDX, compile_kernel, emit, environment
from generator.isas import ISAS
from generator.kernels import KeyExpand, Kernel
from generator.modes import MODES
from generator.table import (
    KernelSet,
    best_isa,
    cpuids,
    kernel_sets,
    midrs,
    number_of_isa,
    row_number,
    shipped,
    shipped_key_expands,
)
from generator.uarch import VENDORS
from generator.uarchs import UARCHS

FOLDER = "generated"
TABLES = ("README.md", "bind.h", "kernels.h", "rows.bzl", "uarch_table.h")


def _sizes(kernel: Kernel | KeyExpand) -> list[str]:
    compiled = compile_kernel(kernel)
    by_key = (str(compiled.code_bytes(bits)) if bits in kernel.key_bits else "–" for bits in ALL_BITS)
    return [str(compiled.code_bytes()), *by_key]


def generate() -> dict[str, bytes]:
    """Every generated file: path from the root → contents."""
    kernels, key_expands, sets = shipped(), shipped_key_expands(), kernel_sets()
    every: list[Kernel | KeyExpand] = [*kernels, *key_expands]
    files: dict[str, str] = {f"{kernel.name}.S": emit(kernel) for kernel in every}
    context = {
        "spdx": SPDX,
        "rows": UARCHS,
        "modes": MODES,
        "kernels": kernels,
        "key_expands": key_expands,
        "names": sorted(kernel.name for kernel in every),
        "isas": ISAS,
        "number_of_isa": number_of_isa,
        "row_number": row_number,
        "best_isa": best_isa,
        "sets": sets,
        "set_of": lambda row: sets.index(KernelSet(row)),
        "set_files": lambda one: one.files,
        "midrs": midrs(),
        "cpuids": cpuids(),
        "vendors": VENDORS,
        "sizes": [
            (k, _sizes(k), [row.library for row in UARCHS if k in row.kernels() or k == row.key_expand]) for k in every
        ],
    }
    for table in TABLES:
        files[table] = environment().get_template(f"tables/{table}.j2").render(context)
    return {f"{FOLDER}/{name}": text.encode() for name, text in sorted(files.items())}


def write_file(path: Path, data: bytes) -> None:
    """Writes all of a file or nothing. What a link leads to is written, never the link."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and (not path.is_file() or path.resolve().parts[1:2] in (("dev",), ("proc",))):
        # A pipe or a device is written to, never replaced; a folder is an error.
        path.write_bytes(data)
        return
    path = path.resolve()
    handle, scratch = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(scratch, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(scratch, path)
    except BaseException:
        Path(scratch).unlink(missing_ok=True)
        raise


def _present(root: Path) -> set[str]:
    return {f"{FOLDER}/{p.name}" for p in (root / FOLDER).glob("*") if p.is_file()}


def regenerate(root: Path = ROOT) -> list[str]:
    """Makes root/generated/ what generate() says. Returns a line for each file it changed or removed."""
    made = generate()
    lines = []
    for name, data in made.items():
        path = root / name
        if not path.is_file() or path.read_bytes() != data:
            lines.append(f"{'changed' if path.is_file() else 'made'} {name}")
            write_file(path, data)
    for name in sorted(_present(root) - set(made)):
        (root / name).unlink()
        lines.append(f"removed {name}")
    return lines


def differences(root: Path = ROOT) -> list[str]:
    """What is not as generate() says: changed (with a diff), missing and orphan files. Empty when all is fresh."""
    made = generate()
    lines = []
    for name, data in made.items():
        path = root / name
        if not path.is_file():
            lines.append(f"missing: {name}")
        elif path.read_bytes() != data:
            lines.append(f"changed: {name}")
            old = path.read_bytes().decode(errors="replace").splitlines()
            lines += difflib.unified_diff(old, data.decode().splitlines(), name, f"{name} as generated", lineterm="")
    lines += [f"orphan: {name}" for name in sorted(_present(root) - set(made))]
    return lines
