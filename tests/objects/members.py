# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of an architecture, and which of them an archive holds."""

from collections.abc import Iterable
from functools import cache

from generator.isas import ISAS, Isa
from generator.kernels import KeyExpand, Kernel, product
from tests.objects.code import Code, I, Objects


def isas_of(arch: str) -> list[Isa]:
    return [isa for isa in ISAS if isa.arch.name == arch]


@cache
def kernels_of(arch: str) -> dict[str, Kernel]:
    """The whole product, by name."""
    return {kernel.name: kernel for kernel in product() if kernel.isa_row.arch.name == arch}


def key_expands_of(arch: str) -> dict[str, KeyExpand]:
    return {kernel.name: kernel for kernel in (KeyExpand(isa.name) for isa in isas_of(arch))}


def groups_of(arch: str) -> list[tuple[str, str, int]]:
    """ISA, mode, interleave: a test case each of the properties that every kernel has."""
    return list(dict.fromkeys((kernel.isa, kernel.mode, kernel.interleave) for kernel in kernels_of(arch).values()))


def members_of(objects: Objects[I], kernels: Iterable[Kernel]) -> list[tuple[Kernel, Code[I]]]:
    """Those of some kernels that an archive holds, each with its code. At least one."""
    found = [(kernel, objects[kernel.name]) for kernel in kernels if kernel.name in objects]
    assert found, "the archive has no such kernel"
    return found
