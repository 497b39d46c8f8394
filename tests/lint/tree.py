# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The source tree behind the runfiles: what is linted is every file of it, declared or not."""

import functools
import os
import shutil
import subprocess
from pathlib import Path

# MODULE.bazel is the test's one declared file; its link leads home.
ROOT = Path("MODULE.bazel").resolve().parent


def walk() -> list[str]:
    """All files where git does not answer, as in a source archive."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        inside = Path(folder).relative_to(ROOT)
        folders[:] = [
            name for name in folders if name not in (".git", "__pycache__", "out") and not name.startswith("bazel-")
        ]
        found += [str(inside / name) for name in names if not name.startswith("bazel-")]
    return found


@functools.cache
def files() -> tuple[str, ...]:
    """Paths of the project's files, relative to ROOT: those of git, and those not yet added."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    names = listing.stdout.split("\0") if listing.returncode == 0 else walk()
    found = tuple(sorted(name for name in names if name and (ROOT / name).is_file()))
    assert "MODULE.bazel" in found, f"{ROOT} is not the source tree"
    return found


def run(*command: str) -> None:
    """Runs a tool at the root of the tree; what it says is the failure."""
    assert shutil.which(command[0]) or (ROOT / command[0]).exists(), f"{command[0]} is not installed: run ./setup."
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0, f"{' '.join(command[:3])} ...:\n{done.stdout}"
