# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The tables of byte shuffles: every byte through them is what FIPS 197 says, and every place of a block is right in every phase."""

import pytest

from generator import vector_permutation as vector
from generator.gf256 import INVERSE_S_BOX, S_BOX, multiply

PHASES = range(4)
# A block in FIPS 197 order: byte 4 c + r is row r of column c.
BLOCK = tuple(range(16))


def shuffle(table: tuple[int, ...], indexes: tuple[int, ...]) -> tuple[int, ...]:
    """PSHUFB."""
    return tuple(0 if index & 0x80 else table[index & 15] for index in indexes)


def indexes_of_inverse(form: int) -> tuple[int, int]:
    """p and q of a byte in the form between rounds, step by step as the kernels have them."""

    def look(table: tuple[int, ...], index: int) -> int:
        return shuffle(table, (index,))[0]

    low, high = form & 15, form >> 4
    both, over = low ^ high, look(vector.C_OVER, low)
    p = look(vector.INVERSES, look(vector.INVERSES, high) ^ over) ^ both
    q = look(vector.INVERSES, look(vector.INVERSES, both) ^ over) ^ high
    return p, q


def sum_of(pair: tuple[vector.Table, vector.Table], first: int, second: int) -> int:
    return shuffle(pair[0], (first,))[0] ^ shuffle(pair[1], (second,))[0]


@pytest.mark.parametrize("decrypt", [False, True])
def test_every_byte_through_the_last_round(decrypt: bool) -> None:
    tables = vector.tables(decrypt)
    for byte in range(256):
        form = sum_of(tables["enter"], byte & 15, byte >> 4)
        left = sum_of(tables["leave"], *indexes_of_inverse(form))
        assert left ^ (0 if decrypt else S_BOX[0]) == (INVERSE_S_BOX if decrypt else S_BOX)[byte], hex(byte)


@pytest.mark.parametrize("decrypt", [False, True])
def test_every_byte_times_every_factor_enters_the_next_round_with_its_key(decrypt: bool) -> None:
    tables = vector.tables(decrypt)
    factors = [name for name in tables if name.startswith("times")]
    assert len(factors) == (4 if decrypt else 2)
    for name in factors:
        factor = int(name.removeprefix("times"))
        for byte in range(256):
            p, q = indexes_of_inverse(sum_of(tables["enter"], byte & 15, byte >> 4))
            for key in (0, 0x5A, 0xFF):
                form = sum_of(tables[name], p, q) ^ sum_of(tables["key"], key & 15, key >> 4)
                # The constant of SubBytes comes with the key: MixColumns keeps it, for the factors of a row add up to 1.
                of_box = INVERSE_S_BOX[byte] if decrypt else S_BOX[byte] ^ S_BOX[0]
                following = multiply(of_box, factor) ^ key ^ (0 if decrypt else S_BOX[0])
                assert form == sum_of(tables["enter"], following & 15, following >> 4), (name, hex(byte), hex(key))


@pytest.mark.parametrize("phase", PHASES)
def test_rows_are_found_in_every_phase(phase: int) -> None:
    """At phase p row r is stored rotated by p * r columns: a shuffle by rows, then undone, is a shuffle of the block."""
    entered = shuffle(BLOCK, vector.enter_places(phase))
    assert sorted(entered) == list(BLOCK)

    def below(rows: int) -> dict[int, int]:
        return {4 * c + r: 4 * c + (r + rows) % 4 for c in range(4) for r in range(4)}

    assert dict(zip(entered, shuffle(entered, vector.next_row(phase)))) == below(1)
    immediate = vector.two_rows(phase)
    words = [entered[4 * (immediate >> 2 * n & 3) :][:4] for n in range(4)]
    assert dict(zip(entered, (byte for word in words for byte in word))) == below(2)


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_further_is_shift_rows(phase: int) -> None:
    entered = shuffle(BLOCK, vector.enter_places(phase))
    shifted = tuple(4 * ((c + r) % 4) + r for c in range(4) for r in range(4))
    assert shuffle(shifted, vector.enter_places((phase + 1) % 4)) == entered


def test_phase_0_leaves_in_order() -> None:
    assert shuffle(shuffle(BLOCK, vector.enter_places(0)), vector.LEAVE_PLACES) == BLOCK
