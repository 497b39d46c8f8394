# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Each kernel that is shipped is one of those that the harness runs. (That the files are equal is the freshness test's.)"""

import re
from pathlib import Path

HERE = Path("tests/kernels")


def test_every_shipped_kernel_is_in_a_tested_table() -> None:
    shipped = {path.stem for path in Path("generated").glob("*.S")}
    assert shipped
    tables = [table.read_text() for table in HERE.glob("*/product.c")]
    tested = {name for table in tables for name in re.findall(r'^    \{"(\w+)"', table, re.MULTILINE)}
    assert (
        shipped <= tested
    ), f"Shipped but never run: {sorted(shipped - tested)}; add their axes to PRODUCTS in {HERE}/BUILD."
