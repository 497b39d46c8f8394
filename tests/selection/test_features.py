# SPDX-License-Identifier: Apache-2.0 OR MIT
"""D20: a kernel uses no instruction but those of the features that its instruction set asks for: the assembler is given no others."""

import shutil
import subprocess
from pathlib import Path

import pytest

from generator.isas import ISA_BY_NAME
from generator.kernels import KeyExpand, Kernel
from generator.table import shipped, shipped_key_expands

COMPILER = shutil.which("x86_64-linux-gnu-gcc")
EVERY: list[Kernel | KeyExpand] = [*shipped(), *shipped_key_expands()]
KERNELS = [kernel for kernel in EVERY if kernel.isa_row.arch.name == "x86_64"]
# What gas calls otherwise than we do.
GAS = {"SSE41": "sse4.1"}


def complaints(name: str, features: tuple[str, ...], tmp_path: Path) -> str:
    """What gas says where the CPU is the first x86-64 with these features, and with landing pads, which are no operations elsewhere."""
    march = "+".join(["generic64", "ibt", *(GAS.get(feature, feature.lower()) for feature in features)])
    command = [
        str(COMPILER),
        f"-Wa,-march={march}",
        "-Iruntime",
        "-c",
        f"generated/{name}.S",
        "-o",
        str(tmp_path / "o"),
    ]
    return subprocess.run(command, text=True, capture_output=True).stderr


@pytest.mark.skipif(COMPILER is None, reason="no x86_64-linux-gnu-gcc: run ./setup")
@pytest.mark.parametrize("isa", [isa.name for isa in ISA_BY_NAME.values() if isa.arch.name == "x86_64"])
def test_no_feature_is_used_that_is_not_asked_for(isa: str, tmp_path: Path) -> None:
    kernels = [kernel.name for kernel in KERNELS if kernel.isa == isa]
    assert kernels
    features = ISA_BY_NAME[isa].requires
    for name in kernels:
        assert complaints(name, features, tmp_path) == "", name
    # The control: without them gas says so.
    if features:
        assert "is not supported on" in complaints(kernels[0], (), tmp_path)
