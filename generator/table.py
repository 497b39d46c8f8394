# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Questions asked of the microarchitecture table."""

import difflib

from generator.errors import AesgenError
from generator.kernels import KeyExpand, Kernel, Portable
from generator.modes import MODES
from generator.uarch import Midr, Uarch
from generator.uarchs import UARCHS


def find(name: str) -> Uarch:
    """A row by its core's name or its library's. AesgenError with names that are near."""
    for uarch in UARCHS:
        if name in (uarch.name, uarch.library, uarch.name.removeprefix("cortex-")):
            return uarch
    near = difflib.get_close_matches(name, [row.library for row in UARCHS], 5, 0.4) or [
        row.library for row in UARCHS[:5]
    ]
    raise AesgenError(
        f"core {name} is not one of the {len(UARCHS)} rows of generator/uarchs.py, such as {', '.join(near)}; "
        "./aesgen explain without a name lists them, docs/adding-a-core.md says how to add one"
    )


def shipped() -> list[Kernel]:
    """The kernels that some row names, each once, sorted by name: what generated/ holds."""
    return sorted({kernel for uarch in UARCHS for kernel in uarch.kernels()}, key=lambda kernel: kernel.name)


def shipped_key_expands() -> list[KeyExpand]:
    """The key expansion kernels that some row needs."""
    found = {uarch.key_expand for uarch in UARCHS}
    return sorted((k for k in found if isinstance(k, KeyExpand)), key=lambda kernel: kernel.name)


class KernelSet:
    """What one or more rows run: rows that choose alike share it. Set 0 is the portable C kernels."""

    def __init__(self, row: Uarch | None) -> None:
        self.isa = row.isa if row else Portable.isa
        self.key_expand = row.key_expand if row else Portable("key_expand")
        self._kernels = {
            (mode.name, yielding): row.kernel(mode.name, yielding) if row else Portable(mode.name)
            for mode in MODES
            for yielding in (False, True)
        }

    def kernel(self, mode: str, yielding: bool) -> Kernel | Portable:
        """The kernel for a mode, or the one for a call with a yield flag."""
        return self._kernels[mode, yielding]

    @property
    def files(self) -> list[str]:
        """The generated files of the set, sorted."""
        every = [*self._kernels.values(), self.key_expand]
        return sorted({f"{kernel.name}.S" for kernel in every if not isinstance(kernel, Portable)})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KernelSet) and self._kernels == other._kernels and self.key_expand == other.key_expand


def kernel_sets() -> list[KernelSet]:
    """The distinct sets, the portable one first, then in the order of the rows."""
    sets = [KernelSet(None)]
    for row in UARCHS:
        if KernelSet(row) not in sets:
            sets.append(KernelSet(row))
    return sets


def midrs() -> list[tuple[Midr, int]]:
    """Every MIDR of the table with the number of its row; those with a variant first."""
    found = [(midr, number) for number, row in enumerate(UARCHS) for midr in row.ids]
    return sorted(found, key=lambda entry: entry[0].variant is None)
