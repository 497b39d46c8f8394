# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every file is formatted, typed, licensed and free of what linters know."""

import os
import re
from pathlib import Path

import pytest

from tests.lint.tree import ROOT, files, run, walk

# An assembler's header: it is C to no formatter.
ASSEMBLER_HEADERS = {"runtime/asm.h"}

# Data and licences carry no comment.
NO_SPDX = re.compile(r"(^|/)LICENSE-[A-Z0-9]+$|\.(json|jsonl|rsp)$")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_c_is_formatted() -> None:
    sources = [name for name in files() if re.search(r"\.(c|cc|h)$", name) and name not in ASSEMBLER_HEADERS]
    assert sources
    run("clang-format", "--dry-run", "--Werror", *sources)


def python_files() -> list[str]:
    return [name for name in files() if name.endswith(".py") or re.match(r"#!.*\bpython3\b", shebang(name))]


def shebang(name: str) -> str:
    with open(ROOT / name, "rb") as file:
        return file.readline(100).decode("utf-8", "replace")


def test_python_is_formatted() -> None:
    run("black", "--check", "--quiet", "--diff", *python_files())


def test_python_is_typed() -> None:
    run("mypy", "--cache-dir", os.environ["TEST_TMPDIR"], "--scripts-are-modules", *python_files())


def test_shell_is_clean() -> None:
    scripts = [name for name in files() if re.match(r"#!.*\b(ba|da)?sh\b", shebang(name))]
    assert "setup" in scripts
    run("shellcheck", *scripts)


def test_every_file_names_its_licence() -> None:
    spdx = "SPDX-License-Identifier: Apache-2.0 OR MIT"
    silent = [
        name for name in files() if not NO_SPDX.search(name) and spdx not in "\n".join(text(name).splitlines()[:3])
    ]
    assert not silent, f"no SPDX line in the first three lines: {silent}"


def test_licences_are_here() -> None:
    assert "Apache License" in text("LICENSE-APACHE")
    assert "Permission is hereby granted" in text("LICENSE-MIT")


BUILD_FILES = [name for name in files() if re.search(r"(^|/)BUILD$|\.BUILD$", name)]


@pytest.mark.parametrize("name", BUILD_FILES)
def test_build_file_loads_its_rules(name: str) -> None:
    """Bazel 9 has no built-in cc_library: rules of languages are loaded."""
    source = text(name)
    loaded = {
        symbol for load in re.findall(r"^load\((.*?)\)", source, re.S | re.M) for symbol in re.findall(r'"(\w+)"', load)
    }
    used = set(re.findall(r"\b((?:cc|java|objc|proto|py|sh)_\w+)\(", source))
    assert used <= loaded, f"used but not loaded: {sorted(used - loaded)}"


def test_sources_end_lines_the_same_way() -> None:
    """LF, a last one, no blanks before it."""
    bad = [
        name
        for name in files()
        if not NO_SPDX.search(name)
        and (b"\r" in (data := (ROOT / name).read_bytes()) or not data.endswith(b"\n") or re.search(rb"[ \t]\n", data))
    ]
    assert not bad, f"CR, blanks at the end of a line, or no last newline: {bad}"


def test_tree_is_found_without_git() -> None:
    assert set(files()) <= set(walk())
