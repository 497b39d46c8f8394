# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Latency budgets: the count that is chosen keeps the budget, and twice the count would not."""

from dataclasses import replace

import pytest

from generator.blackout import explain_blackout, fit
from generator.errors import AesgenError
from generator.kernels import YIELD_BLOCKS_MAX, Kernel
from generator.model import cycles_per_byte
from generator.modes import MODES
from generator.table import find


def hold(kernel: Kernel, core: str) -> float:
    timing = find(core).timing
    blocks = kernel.blocks_between_looks
    assert timing is not None and blocks is not None
    return blocks * max(16 * cycles_per_byte(kernel, bits, timing) for bits in kernel.key_bits)


@pytest.mark.parametrize("cycles", [150, 1000, 20000, 10**9])
@pytest.mark.parametrize("core", ["a53", "a57", "neoverse-v2"])
def test_the_largest_count_that_keeps_it(core: str, cycles: int) -> None:
    row = find(core)
    for mode in MODES:
        kernel = row.kernel(mode.name, True)
        if not mode.yields or not isinstance(kernel, Kernel):
            continue
        found = fit(kernel, row, cycles)
        if found.kernel is None:
            assert found.hold > cycles, mode.name
            continue
        count = found.kernel.yield_blocks
        assert found.kernel == replace(kernel, yield_blocks=count)
        assert found.hold == pytest.approx(hold(found.kernel, core)) and found.hold <= cycles, mode.name
        if count < YIELD_BLOCKS_MAX:
            assert hold(replace(kernel, yield_blocks=2 * count), core) > cycles, mode.name
        assert -0.02 < found.cost < 0.1, mode.name


def test_it_says_so_where_none_does() -> None:
    text = explain_blackout("a57", 20)
    assert "none: the 4 blocks of its pass hold" in text
    assert "gcm_seal     aes_gcm_seal_c: never looks" in text
    assert "aes_ghash_c: at most 4 blocks, not modelled" in text


def test_the_counts_of_cortex_a53_are_those_of_1000_cycles() -> None:
    """Of ECB, which has nothing but rounds; with other modes' work 32 blocks are longer than that."""
    assert "aes_ecb_enc_armv8ce_x2_call_resident_y32 (the row's own)" in explain_blackout("a53", 1000)


@pytest.mark.parametrize(
    "core, cycles, words",
    [
        ("a53", 0, "max-blackout 0 is less than 1; give the most cycles"),
        ("zen4", 1000, "the cost model says nothing of zen4"),
        ("a5000", 1000, "core a5000 is not one of"),
    ],
)
def test_what_cannot_be_is_refused(core: str, cycles: int, words: str) -> None:
    with pytest.raises(AesgenError, match=words):
        explain_blackout(core, cycles)
