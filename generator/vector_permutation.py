# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Tables of 16 bytes with which a byte shuffle (PSHUFB) computes AES: SubBytes by lookups of nibbles, ShiftRows by moving nothing.

Inversion. Let F be the subfield of 16 elements, and w in GF(256) a root of w² + c·w + c with c in F; a byte is k + i·w with k and i in F. Its conjugate is
(k + c·i) + i·w, and its norm N = (k + i·w)(conjugate) = k² + c·k·i + c·i². With j = k + i these take only sums, and inverses in F, each a lookup:

    p = 1/(1/i + c/k) + j        equals  N / (k + c·i)
    q = 1/(1/j + c/k) + i        equals  N / ((1 + c)·k + c·i)

1/(k + i·w) = conjugate / N is linear in 1/p and 1/q: 1/p · P + 1/q · Q with P = 1 + w/c + w/c² and Q = w/c². Any linear map of it, such as that of SubBytes times
2 from MixColumns, is therefore a sum of two lookups, one by p and one by q. Infinity, 1/0, is a byte with bit 7 set: a sum with it has bit 7 set too, and PSHUFB
gives zero for such an index, which is 1/infinity. The formulas hold with it for every byte, zero included (a test runs all 256).

Bases. Between rounds a byte is held as its nibbles, k low and i high, in one basis of F (`to_nibbles`); before InvSubBytes it also has its affine map undone.

Places. ShiftRows is not done but remembered: at phase p, row r of the state is stored rotated by p·r columns, so that a round adds 1 to the phase, modulo 4 (decryption
takes it away). What MixColumns reads lies elsewhere in each phase, which costs nothing, for it needs a shuffle anyway. The byte of row r and column c is byte
`place(r, c)`: what is two rows away is then a whole 32-bit word away in every phase, which PSHUFD reaches. The last round ends in phase 0.
"""

from collections.abc import Callable, Sequence
from functools import cache

from generator.gf256 import S_BOX, inverse, multiply

Table = tuple[int, ...]
Linear = Callable[[int], int]

INFINITY = 0x80
# SubBytes is affine: this constant beside a linear map of the inverse.
CONSTANT = S_BOX[0]


def sub_linear(a: int) -> int:
    """That map."""
    return S_BOX[inverse(a)] ^ CONSTANT


def sub_linear_inverse(a: int) -> int:
    """What it maps to a."""
    return inverse(S_BOX.index(a ^ CONSTANT))


def power(a: int, exponent: int) -> int:
    """a to an exponent that is not negative."""
    result = 1
    for _ in range(exponent):
        result = multiply(result, a)
    return result


SUBFIELD: tuple[int, ...] = tuple(x for x in range(256) if power(x, 16) == x)


def _choose() -> tuple[int, int]:
    """The least c, and w for it, with w outside of the subfield."""
    return next(
        (c, w)
        for c in SUBFIELD[1:]
        for w in range(256)
        if w not in SUBFIELD and multiply(w, w) ^ multiply(c, w) ^ c == 0
    )


C, W = _choose()
# A basis of the subfield: the powers of an element that has no smaller field.
_GENERATOR = next(g for g in SUBFIELD if g > 1 and power(g, 4) != g)
_BASIS: tuple[int, ...] = tuple(power(_GENERATOR, n) for n in range(4))


def _combination(basis: Sequence[int], bits: int) -> int:
    result = 0
    for number, element in enumerate(basis):
        if bits >> number & 1:
            result ^= element
    return result


# Nibble → element of the subfield; byte of two nibbles → element.
ELEMENTS: tuple[int, ...] = tuple(_combination(_BASIS, bits) for bits in range(16))
_FROM_NIBBLES: tuple[int, ...] = tuple(ELEMENTS[b & 15] ^ multiply(ELEMENTS[b >> 4], W) for b in range(256))
_TO_NIBBLES: tuple[int, ...] = tuple(_FROM_NIBBLES.index(x) for x in range(256))


def to_nibbles(a: int) -> int:
    """The byte of the nibbles k and i of an element."""
    return _TO_NIBBLES[a]


def _quotients(numerator: int) -> Table:
    """numerator / the element of each nibble, as a nibble."""
    return (
        INFINITY,
        *(ELEMENTS.index(multiply(numerator, inverse(element))) for element in ELEMENTS[1:]),
    )


INVERSES: Table = _quotients(1)
C_OVER: Table = _quotients(C)

_OVER_C = multiply(W, inverse(C))
_OVER_C2 = multiply(_OVER_C, inverse(C))
P, Q = 1 ^ _OVER_C ^ _OVER_C2, _OVER_C2


def of_inverse(linear: Linear) -> tuple[Table, Table]:
    """The tables by p and by q whose entries add up to linear(1/x)."""
    by_p, by_q = (tuple(linear(multiply(inverse(e), factor)) for e in ELEMENTS) for factor in (P, Q))
    return by_p, by_q


def of_byte(linear: Linear, constant: int = 0) -> tuple[Table, Table]:
    """The tables by the low and by the high nibble of x whose entries add up to linear(x) + constant."""
    return tuple(linear(n) ^ constant for n in range(16)), tuple(linear(n << 4) for n in range(16))


def _form(decrypt: bool) -> Table:
    """Byte → its form between rounds."""
    return tuple(to_nibbles(sub_linear_inverse(a) if decrypt else a) for a in range(256))


@cache
def tables(decrypt: bool) -> dict[str, tuple[Table, Table]]:
    """The pairs of tables of the cipher or its equivalent inverse, by name.

    enter: of a byte of input, the first round key added, into the form between rounds. key: of a byte of another round key, which brings with it the constant of
    SubBytes. leave: of 1/x, of the last round. timesN: of 1/x, with each factor of MixColumns.
    """
    form = _form(decrypt)

    def sub_bytes(a: int) -> int:
        return a if decrypt else sub_linear(a)

    def times(factor: int) -> Linear:
        return lambda a: form[multiply(sub_bytes(a), factor)]

    constant = form[CONSTANT]
    result = {
        "enter": of_byte(form.__getitem__, constant if decrypt else 0),
        "key": of_byte(form.__getitem__, constant),
        "leave": of_inverse(sub_bytes),
    }
    return result | {f"times{factor}": of_inverse(times(factor)) for factor in ((9, 11, 13, 14) if decrypt else (1, 3))}


def place(row: int, column: int) -> int:
    """Which byte of a register has this byte of the state, if it is not rotated."""
    return (row & 2) << 2 | (column & 2) << 1 | (row & 1) << 1 | column & 1


_PLACES: tuple[tuple[int, int], ...] = tuple(
    next((row, column) for row in range(4) for column in range(4) if place(row, column) == byte) for byte in range(16)
)


def enter_places(phase: int) -> Table:
    """The shuffle of a block in FIPS 197 order to this phase."""
    return tuple(4 * ((column - phase * row) % 4) + row for row, column in _PLACES)


LEAVE_PLACES: Table = tuple(place(byte % 4, byte // 4) for byte in range(16))
"""The shuffle from phase 0 to FIPS 197 order."""


def next_row(phase: int) -> Table:
    """The shuffle that brings to each byte the one a row below it in its column."""
    return tuple(place((row + 1) % 4, (column + phase) % 4) for row, column in _PLACES)


def two_rows(phase: int) -> int:
    """The same for two rows, as the immediate of PSHUFD."""
    words = [place((row + 2) % 4, (column + 2 * phase) % 4) // 4 for row, column in _PLACES[::4]]
    return sum(word << 2 * number for number, word in enumerate(words))
