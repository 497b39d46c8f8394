# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A copy of the generator that a test may change, and runs of its command line."""

import os
import shutil
import subprocess
from pathlib import Path

FOLDERS = ("generator", "templates", "generated")


def copy(target: Path) -> Path:
    """The generator, its templates and what it made, as files and not as Bazel's links."""
    for folder in FOLDERS:
        shutil.copytree(folder, target / folder, ignore=shutil.ignore_patterns("BUILD", "__pycache__"))
    shutil.copy("aesgen", target)
    return target


def aesgen(
    *arguments: str, tree: Path | None = None, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Runs ./aesgen of a tree, or of the project."""
    command = [str((tree or Path()).absolute() / "aesgen"), *arguments]
    return subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
