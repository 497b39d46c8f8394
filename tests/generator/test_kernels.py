# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Kernel record and the product of the axes: how many there are, what is refused and in which words, what registers they take."""

from collections import Counter
from dataclasses import replace

import pytest

from generator import kernels
from generator.emit import compile_kernel
from generator.errors import AesgenError
from generator.isas import AESNI, ARMV8CE, ISA_BY_NAME
from generator.kernels import KeyExpand, Kernel, product, yield_counts
from generator.modes import MODES

# The others have templates in some.
MODES_OF_ALL = [mode.name for mode in MODES if mode.kind == "bulk"]
# Members per ISA and mode. armv8ce: 2 ways of rounds x 2 of keys x, for each interleave, 0 and the powers of two from it to 256. x86-64: of these
# counts 0, the least, 256 and perhaps 64 (ssse3: 0, the least, 16 and 128; table_vartime: 0, 1 and 4); XTS has no registers for interleave 8 with aesni and 7 with vaes256, nor for a key
# that stays at one less.
MEMBERS = {
    "armv8ce": dict.fromkeys(MODES_OF_ALL, 224) | {"cbc_enc": 40, "cbc_enc_mb": 224},
    "vaes512": dict.fromkeys(MODES_OF_ALL, 96) | {"cbc_enc": 12, "xts_enc": 192, "xts_dec": 192, "cbc_enc_mb": 96},
    "vaes256": dict.fromkeys(MODES_OF_ALL, 96) | {"cbc_enc": 12, "xts_enc": 66, "xts_dec": 66, "cbc_enc_mb": 96},
    "aesni": dict.fromkeys(MODES_OF_ALL, 128) | {"cbc_enc": 16, "xts_enc": 104, "xts_dec": 104, "cbc_enc_mb": 128},
    "ssse3": dict.fromkeys(MODES_OF_ALL, 32) | {"cbc_enc": 8, "cbc_enc_mb": 32},
    "table_vartime": dict.fromkeys(MODES_OF_ALL, 18),
}


def kernel(**axes: object) -> Kernel:
    values = {
        "isa": "armv8ce",
        "mode": "ecb_enc",
        "interleave": 4,
        "inline": False,
        "regalloc": "resident",
        "yield_blocks": 0,
    }
    return Kernel(**(values | axes))  # type: ignore[arg-type]


def test_the_product_is_pinned() -> None:
    members = Counter((member.isa, member.mode) for member in product())
    assert members == {(isa, mode): count for isa, modes in MEMBERS.items() for mode, count in modes.items()}
    assert list(MEMBERS) == list(ISA_BY_NAME)


def test_yield_counts_of_the_product() -> None:
    assert yield_counts(ARMV8CE, 1) == (0, 1, 2, 4, 8, 16, 32, 64, 128, 256)
    assert yield_counts(ARMV8CE, 3) == yield_counts(ARMV8CE, 4) == (0, 4, 8, 16, 32, 64, 128, 256)
    assert yield_counts(ARMV8CE, 5) == yield_counts(ARMV8CE, 8) == (0, 8, 16, 32, 64, 128, 256)
    assert yield_counts(AESNI, 1) == (0, 1, 64, 256)
    assert yield_counts(AESNI, 5) == (0, 8, 64, 256)


def test_names_are_injective() -> None:
    members: list[Kernel | KeyExpand] = [*product(), *map(KeyExpand, ISA_BY_NAME)]
    assert len({member.name for member in members}) == len(members) == len(set(members))
    assert kernel(yield_blocks=64).name == "aes_ecb_enc_armv8ce_x4_call_resident_y64"


REFUSED: dict[str, tuple[dict[str, object], str]] = {
    "yield_blocks 24": (
        {"yield_blocks": 24},
        "yield_blocks 24 is neither 0 (never) nor a power of two up to 32768; use 32",
    ),
    "yield_blocks 3": (
        {"yield_blocks": 3, "interleave": 1},
        "yield_blocks 3 is neither 0 (never) nor a power of two up to 32768; use 4",
    ),
    "yield_blocks -1": (
        {"yield_blocks": -1},
        "yield_blocks -1 is neither 0 (never) nor a power of two up to 32768; use 4",
    ),
    "yield_blocks -4": (
        {"yield_blocks": -4},
        "yield_blocks -4 is neither 0 (never) nor a power of two up to 32768; use 4",
    ),
    "yield_blocks 65536": (
        {"yield_blocks": 65536},
        "yield_blocks 65536 is neither 0 (never) nor a power of two up to 32768; use 32768",
    ),
    "below the interleave": (
        {"yield_blocks": 2},
        "yield_blocks 2 is less than interleave 4, and a pass is that many blocks; use 0 or a power of two from 4 up",
    ),
    "below an interleave that is no power of two": (
        {"yield_blocks": 4, "interleave": 5},
        "yield_blocks 4 is less than interleave 5, and a pass is that many blocks; use 0 or a power of two from 8 up",
    ),
    "serial mode": (
        {"mode": "cbc_enc", "interleave": 2},
        "interleave 2 is impossible for cbc_enc, in which each block needs the one before; use 1",
    ),
    "interleave 7": ({"interleave": 7}, "interleave 7 is not one of 1, 2, 3, 4, 5, 6, 8; choose one of these"),
    "interleave 0": ({"interleave": 0}, "interleave 0 is not one of 1, 2, 3, 4, 5, 6, 8; choose one of these"),
    "mode": (
        {"mode": "ofb"},
        "mode ofb is not one of ecb_enc, ecb_dec, cbc_enc, cbc_dec, ctr, xts_enc, xts_dec, cbc_enc_mb, ghash, gcm_enc, gcm_dec, gcm_seal, gcm_open; choose one of these",
    ),
    "ISA": ({"isa": "sse"}, f"ISA sse is not one of {', '.join(ISA_BY_NAME)}; choose one of these"),
    "no variant": (
        {"isa": "vaes512", "mode": "xts_enc"},
        "variant (none) is not one of shift, clmul; choose one of these",
    ),
    "a variant where there is no choice": (
        {"variant": "clmul"},
        "variant clmul is not one of (none); choose one of these",
    ),
    "regalloc": ({"regalloc": "spilled"}, "regalloc spilled is not one of resident, streamed; choose one of these"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refused_with_a_sentence_when_built(what: str) -> None:
    axes, sentence = REFUSED[what]
    with pytest.raises(AesgenError) as refusal:
        kernel(**axes)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("interleave", ARMV8CE.interleaves)
def test_a_refused_yield_count_names_one_that_is_taken(interleave: int) -> None:
    for count in (-7, 3, 5, 100, 40000, 1 << 20):
        with pytest.raises(AesgenError) as refusal:
            kernel(interleave=interleave, yield_blocks=count)
        kernel(interleave=interleave, yield_blocks=int(str(refusal.value).rsplit(" ", 1)[1]))


def test_the_largest_yield_count_is_taken() -> None:
    assert (
        compile_kernel(kernel(yield_blocks=32768)).code_bytes() == compile_kernel(kernel(yield_blocks=4)).code_bytes()
    )


def test_registers_are_refused_by_arithmetic(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is refused for want of registers on armv8ce, so an ISA of the same templates and fewer registers shows it."""
    small = replace(ARMV8CE, name="small", vector_registers=30)
    monkeypatch.setitem(ISA_BY_NAME, "small", small)
    monkeypatch.setattr(kernels, "ISAS", (small,))
    with pytest.raises(AesgenError) as refusal:
        kernel(isa="small", mode="xts_enc", interleave=8)
    assert str(refusal.value) == (
        "xts_enc with interleave 8 and resident keys needs 31 of 30 vector registers; use streamed keys or a smaller interleave"
    )
    kernel(isa="small", mode="xts_enc", interleave=8, regalloc="streamed")
    kernel(isa="small", mode="xts_enc", interleave=6)
    left_out = {(k.mode, k.interleave, k.regalloc) for k in product()}
    assert ("xts_enc", 8, "resident") not in left_out and ("xts_enc", 8, "streamed") in left_out


REGISTERS = sorted({(k.isa, k.mode, k.interleave, k.inline, k.regalloc, k.variant) for k in product()})


@pytest.mark.parametrize("mode", [mode.name for mode in MODES])
@pytest.mark.parametrize("isa", ISA_BY_NAME)
def test_the_arithmetic_says_what_the_allocator_takes(isa: str, mode: str) -> None:
    for one in (axes for axes in REGISTERS if axes[:2] == (isa, mode)):
        for count in (0, 64):
            member = Kernel(*one[:-1], count, one[-1])
            row = member.isa_row
            need = row.registers_needed(member.mode_row.template, member.interleave, member.regalloc)
            if row.fill_keys and member.regalloc == "resident":
                need += member.resident_keys - 1
            used = len(compile_kernel(member).allocation.used[1])
            # At interleave 1 CTR keeps no counter in a vector: what it needs is less.
            exact = not (mode == "ctr" and member.interleave == 1)
            assert (
                used == need if exact else used <= need
            ), f"{member.name}: the allocator takes {used}, arithmetic says {need}"


def test_bounds_between_looks() -> None:
    """docs/kernel-abi.md: whole passes; Y - 1 + interleave in CTR, where a wrap path may come between; one block more in XTS."""
    assert kernel().blocks_between_looks is None
    assert kernel(yield_blocks=64, interleave=6).blocks_between_looks == 66
    assert kernel(mode="ctr", yield_blocks=64, interleave=6).blocks_between_looks == 69
    assert kernel(mode="ctr", yield_blocks=64, interleave=1).blocks_between_looks == 64
    assert kernel(mode="xts_dec", yield_blocks=64, interleave=6).blocks_between_looks == 67


def test_xts_has_no_192_bit_keys() -> None:
    for member in product():
        assert member.key_bits == ((128, 256) if member.mode.startswith("xts") else (128, 192, 256))
