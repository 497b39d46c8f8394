# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Latency budgets: the yield count with which no kernel of a core holds the CPU longer than so many cycles, as the cost model has them."""

from dataclasses import dataclass, replace

from generator.errors import AesgenError
from generator.kernels import YIELD_BLOCKS_MAX, Kernel
from generator.model import cycles_per_byte, is_modelled
from generator.modes import MODES
from generator.table import find
from generator.uarch import Uarch


@dataclass(frozen=True)
class Fit:
    """What a budget gives a mode. kernel: with the largest count that keeps it, or None; hold: cycles of its blocks between looks, of the
    least count where none keeps it; cost: what counting blocks adds to the time of a pass, as a fraction."""

    kernel: Kernel | None
    hold: float
    cost: float


def _per_block(kernel: Kernel, row: Uarch) -> float:
    """Of the slowest key size."""
    assert row.timing is not None
    return max(16 * cycles_per_byte(kernel, bits, row.timing) for bits in kernel.key_bits)


def fit(kernel: Kernel, row: Uarch, cycles: int) -> Fit:
    """The count for one kernel, whatever count it has. The row must be modelled."""
    least = 1 << (kernel.blocks_per_pass - 1).bit_length()
    # Kernels that differ in a count that is not 0 differ in one immediate.
    looking = replace(kernel, yield_blocks=least)
    per_block = _per_block(looking, row)
    cost = per_block / _per_block(replace(kernel, yield_blocks=0), row) - 1

    def hold(count: int) -> float:
        blocks = replace(kernel, yield_blocks=count).blocks_between_looks
        assert blocks is not None
        return blocks * per_block

    kept, count = None, least
    while count <= YIELD_BLOCKS_MAX and hold(count) <= cycles:
        kept, count = count, 2 * count
    if kept is None:
        return Fit(None, hold(least), cost)
    return Fit(replace(kernel, yield_blocks=kept), hold(kept), cost)


def explain_blackout(core: str, cycles: int) -> str:
    """For each mode the kernel that keeps the budget and what it holds and costs. AesgenError for a core that is not modelled."""
    row = find(core)
    if cycles < 1:
        raise AesgenError(f"max-blackout {cycles} is less than 1; give the most cycles that a kernel may hold the CPU")
    if not is_modelled(row):
        raise AesgenError(
            f"the cost model says nothing of {row.name}, so no count can be chosen for it; measure with bench, or name a "
            "core of AArch64 whose timing is known, such as a53"
        )
    lines = [
        f"{row.name}: at most {cycles} cycles between looks, by the cost model, never measured; the slowest key size"
    ]
    for mode in MODES:
        kernel = row.kernel(mode.name, True)
        if not mode.yields:
            lines.append(f"  {mode.name:12} {kernel.name}: never looks")
            continue
        if not isinstance(kernel, Kernel):
            lines.append(f"  {mode.name:12} {kernel.name}: at most {kernel.blocks_between_looks} blocks, not modelled")
            continue
        found = fit(kernel, row, cycles)
        costs = f"counting costs {max(found.cost, 0):.1%}"
        if found.kernel is None:
            lines.append(
                f"  {mode.name:12} none: the {kernel.blocks_per_pass} blocks of its pass hold {found.hold:.0f} cycles, "
                "so take a smaller interleave"
            )
        else:
            own = " (the row's own)" if found.kernel == kernel else ""
            lines.append(
                f"  {mode.name:12} {found.kernel.name}{own}: {found.kernel.blocks_between_looks} blocks, "
                f"{found.hold:.0f} cycles; {costs}"
            )
    return "\n".join(lines)
