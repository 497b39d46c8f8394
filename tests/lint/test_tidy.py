# SPDX-License-Identifier: Apache-2.0 OR MIT
"""clang-tidy over every C and C++ file of our own."""

import re
from pathlib import Path

import pytest

from tests.lint.tree import files, run

INCLUDES = ["-Iruntime", "-Igenerated", "-I.", "-isystem", "/usr/src/googletest/googletest/include"]


@pytest.mark.parametrize("name", [name for name in files() if re.search(r"\.(c|cc)$", name)])
def test_tidy(name: str) -> None:
    standard = "-std=c11" if name.endswith(".c") else "-std=c++17"
    run("clang-tidy", "--quiet", name, "--", standard, *INCLUDES, f"-I{Path(name).parent}")
