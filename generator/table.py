# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Questions asked of the microarchitecture table."""

import difflib

from generator.errors import AesgenError
from generator.isas import ISA_BY_NAME, ISAS, Isa
from generator.kernels import KeyExpand, Kernel, Portable
from generator.modes import MODES
from generator.uarch import CpuId, Midr, Uarch
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
        f"core {name} is not one of the {len(UARCHS)} rows of generator/rows_*.py, such as {', '.join(near)}; "
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
        self.arch = ISA_BY_NAME[row.isa].arch if row and row.isa in ISA_BY_NAME else None
        self.requires = ISA_BY_NAME[row.isa].requires if row and row.isa in ISA_BY_NAME else ()
        self.key_expand = row.key_expand if row else Portable("key_expand")
        self.gcm_key = row.gcm_key if row else Portable("gcm_key")
        self._kernels = {
            (mode.name, yielding): row.kernel(mode.name, yielding) if row else Portable(mode.name)
            for mode in MODES
            for yielding in (False, True)
        }

    def kernel(self, mode: str, yielding: bool) -> Kernel | Portable:
        """The kernel for a mode, or the one for a call with a yield flag."""
        return self._kernels[mode, yielding]

    @property
    def is_portable(self) -> bool:
        """Whether a portable kernel is among them."""
        return any(isinstance(kernel, Portable) for kernel in self._every)

    @property
    def _every(self) -> list[Kernel | KeyExpand | Portable]:
        return [*self._kernels.values(), self.key_expand, self.gcm_key]

    @property
    def files(self) -> list[str]:
        """The generated files of the set, sorted."""
        return sorted({f"{kernel.name}.S" for kernel in self._every if not isinstance(kernel, Portable)})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KernelSet) and self._every == other._every


def kernel_sets() -> list[KernelSet]:
    """The distinct sets, the portable one first, then in the order of the rows."""
    sets = [KernelSet(None)]
    for row in UARCHS:
        if KernelSet(row) not in sets:
            sets.append(KernelSet(row))
    return sets


def midrs() -> list[tuple[Midr, int]]:
    """Every MIDR of the table with the number of its row; those with a variant first."""
    found = [(one, number) for number, row in enumerate(UARCHS) for one in row.ids if isinstance(one, Midr)]
    return sorted(found, key=lambda entry: entry[0].variant is None)


def cpuids() -> list[tuple[CpuId, int]]:
    """Every range of CPUID with the number of its row: types of cores of a model together, the performance cores first; whole families last."""
    found = [(one, number) for number, row in enumerate(UARCHS) for one in row.ids if isinstance(one, CpuId)]

    def place(entry: tuple[CpuId, int]) -> tuple[object, ...]:
        one = entry[0]
        return (one.is_family, one.vendor, one.family, one.models, one.steppings, -one.core_type)

    return sorted(found, key=place)


def row_number(name: str) -> int:
    """The number of the row of that name."""
    return next(number for number, row in enumerate(UARCHS) if row.name == name)


def number_of_isa(isa: Isa) -> int:
    """The number of the row that an ISA's name stands for: its default, or the first of one that nobody gets by default."""
    return next(n for n, row in enumerate(UARCHS) if row.isa == isa.name and (row.default or isa.vartime))


def best_isa(row: Uarch) -> str:
    """The best ISA that may serve a row's cores: what it says itself, or the best of its architecture."""
    return row.at_most or next((isa.name for isa in ISAS if isa.arch.name == row.arch), Portable.isa)
