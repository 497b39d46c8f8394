# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The field of AES and its tables, against the values that FIPS 197 prints."""

import pytest

from generator.gf256 import INVERSE_ROUND_TABLE, INVERSE_S_BOX, ROUND_TABLE, S_BOX, inverse, multiply

# FIPS 197, figure 7: the first row, the first column and the last row.
FIRST_ROW = "63 7c 77 7b f2 6b 6f c5 30 01 67 2b fe d7 ab 76"
FIRST_COLUMN = "63 ca b7 04 09 53 d0 51 cd 60 e0 e7 ba 70 e1 8c"
LAST_ROW = "8c a1 89 0d bf e6 42 68 41 99 2d 0f b0 54 bb 16"


def column(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text))


@pytest.mark.parametrize(
    "a, b, product", [(0x57, 0x83, 0xC1), (0x57, 0x13, 0xFE), (0x57, 0x02, 0xAE), (0x57, 0x10, 0x07)]
)
def test_products_of_the_standard(a: int, b: int, product: int) -> None:
    assert multiply(a, b) == multiply(b, a) == product


def test_inverses() -> None:
    assert inverse(0) == 0
    assert all(multiply(a, inverse(a)) == 1 for a in range(1, 256))


def test_s_box_of_the_standard() -> None:
    assert S_BOX[:16] == column(FIRST_ROW) and S_BOX[::16] == column(FIRST_COLUMN) and S_BOX[-16:] == column(LAST_ROW)
    assert S_BOX[0x53] == 0xED
    assert all(INVERSE_S_BOX[S_BOX[a]] == a for a in range(256))


def through(table: tuple[int, ...], rows: tuple[int, ...]) -> bytes:
    """The sum of what the table makes of a column's bytes, each rotated to its row."""
    word = 0
    for row, byte in enumerate(rows):
        word ^= table[byte] << 8 * row | table[byte] >> (32 - 8 * row)
    return (word & 0xFFFFFFFF).to_bytes(4, "little")


def test_a_round_of_the_standard() -> None:
    """FIPS 197, appendix B, round 1: a column before SubBytes, its row shift done, and after MixColumns; and back."""
    sub_bytes, mixed = column("d4 bf 5d 30"), bytes.fromhex("046681e5")
    assert through(ROUND_TABLE, tuple(INVERSE_S_BOX[byte] for byte in sub_bytes)) == mixed
    assert through(INVERSE_ROUND_TABLE, tuple(S_BOX[byte] for byte in mixed)) == bytes(sub_bytes)
