# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a row needs to say that it is measured: a file of bench/evidence/, as `compare --kernels all --evidence` writes it."""

import json
from pathlib import Path
from typing import Any

from generator.uarch import VENDORS, CpuId, Evidence, Midr, Uarch

FOLDER = "bench/evidence"
# How much dearer than the best kernel the one that a row chooses may be: another run of the same machine differs by less.
MARGIN = 1.03


def _is_of(cpu: dict[str, Any], core: Midr | CpuId) -> bool:
    """Whether the CPU in a file is one that an id of a row stands for."""
    if isinstance(core, Midr):
        midr = cpu.get("midr", -1)
        known = (midr >> 24 & 0xFF, midr >> 4 & 0xFFF) == (core.implementer, core.part)
        return known and core.variant in (None, midr >> 20 & 15) and cpu["kinds"] == 1
    return (
        (cpu.get("vendor"), cpu.get("family")) == (VENDORS[core.vendor], core.family)
        and core.models[0] <= cpu["model"] <= core.models[1]
        and core.steppings[0] <= cpu["stepping"] <= core.steppings[1]
        and core.core_type in (0, cpu["core_type"])
    )


def fault(row: Uarch, evidence: Evidence, root: Path = Path()) -> str:
    """Why a file does not support what a row chooses; "" where it does. Its modes are all that the row's own kernels serve."""
    path = root / evidence.source
    if path.parent != root / FOLDER or not path.is_file():
        return f"{evidence.source} is no file of {FOLDER}/"
    file = json.loads(path.read_text(encoding="utf-8"))
    if file["row"] not in (row.name, row.library):
        return f"{evidence.source} is for the row {file['row']}"
    if not any(_is_of(file["cpu"], core) for core in row.ids):
        return f"{evidence.source} was measured on {file['cpu']}, which is not {row.name}"
    chosen = {kernel.mode: kernel.name for kernel in row.kernels() if not kernel.yield_blocks}
    if missing := sorted(set(chosen) - set(file["rankings"])):
        return f"{evidence.source} ranks no kernels for {', '.join(missing)}"
    for mode, name in chosen.items():
        scores = {kernel["kernel"]: kernel["score"] for kernel in file["rankings"][mode]["kernels"]}
        best = min(scores, key=lambda kernel: scores[kernel])
        if scores.get(name, float("inf")) > MARGIN * scores[best]:
            return f"{evidence.source} has {best} for {mode}, not {name}"
    return ""
