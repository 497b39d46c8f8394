# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The field of AES, GF(2^8) modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2), and the tables that follow from it."""

REDUCTION = 0x11B
# The first column of MixColumns and of its inverse, from row 0 down (FIPS 197, 5.1.3 and 5.3.3).
MIX_COLUMN = (2, 1, 1, 3)
INVERSE_MIX_COLUMN = (14, 9, 13, 11)


def multiply(a: int, b: int) -> int:
    """The product of two elements."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a <<= 1
        if a & 0x100:
            a ^= REDUCTION
        b >>= 1
    return product


def inverse(a: int) -> int:
    """The multiplicative inverse, a^254 = a^2 * a^4 * … * a^128; 0 for 0."""
    result, power = 1, a
    for _ in range(7):
        power = multiply(power, power)
        result = multiply(result, power)
    return result


def sub_byte(a: int) -> int:
    """SubBytes of a byte (FIPS 197, 5.1.1): the inverse, then an affine map over GF(2)."""
    b = inverse(a)
    rotations = (b << shift | b >> (8 - shift) for shift in range(5))
    result = 0x63
    for rotated in rotations:
        result ^= rotated & 0xFF
    return result


S_BOX: tuple[int, ...] = tuple(map(sub_byte, range(256)))
INVERSE_S_BOX: tuple[int, ...] = tuple(S_BOX.index(a) for a in range(256))


def _table(box: tuple[int, ...], column: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(multiply(box[a], factor) << 8 * row for row, factor in enumerate(column)) for a in range(256))


# What a byte of row 0 adds to its column in a round, as a little-endian word. Of a byte of row r it is this, rotated left by 8 r bits.
ROUND_TABLE = _table(S_BOX, MIX_COLUMN)
INVERSE_ROUND_TABLE = _table(INVERSE_S_BOX, INVERSE_MIX_COLUMN)
