# SPDX-License-Identifier: Apache-2.0 OR MIT
"""clang-tidy over every C and C++ file of our own."""

import functools
import os
import re
from pathlib import Path

import pytest

from tests.lint.tree import ROOT, files, run

INCLUDES = [
    "-I.",
    "-Iruntime",
    "-Igenerated",
    "-Iengines",
    "-Itests/kernels",
    "-Itests/runtime",
    "-Itests/unwind",
    "-isystem",
    "/usr/src/googletest/googletest/include",
]


@functools.cache
def product() -> str:
    """A folder with the product.h that some tests include; of any kernel, for all declare the same."""
    folder = Path(os.environ["TEST_TMPDIR"]) / "product"
    axes = [
        "--isa",
        "armv8ce",
        "--mode",
        "ecb_enc",
        "--interleave",
        "1",
        "--inline",
        "call",
        "--regalloc",
        "resident",
        "--yield-blocks",
        "0",
    ]
    run("./aesgen", "product", "--cc", "aarch64-linux-gnu-gcc", *axes, "--output", str(folder))
    return f"-I{folder}"


@pytest.mark.parametrize("name", [name for name in files() if re.search(r"\.(c|cc)$", name)])
def test_tidy(name: str) -> None:
    # In C++, which is tests only, the path analysis spends minutes in GoogleTest's macros and takes its registry for a leak.
    checks = ["--checks=-clang-analyzer-*"] if name.endswith(".cc") else []
    flags = ["-std=c11" if name.endswith(".c") else "-std=c++17", f"-I{Path(name).parent}", *INCLUDES]
    if '#include "product.h"' in (ROOT / name).read_text(encoding="utf-8"):
        flags.append(product())
    run("clang-tidy", "--quiet", *checks, name, "--", *flags)
