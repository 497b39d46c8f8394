# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The records of the microarchitecture table. The rows themselves are in uarchs.py."""

from dataclasses import dataclass, field

from generator.errors import AesgenError
from generator.kernels import KeyExpand, Kernel, Portable
from generator.modes import MODES

EVIDENCE_KINDS = ("measured", "published", "modelled", "inherited")


@dataclass(frozen=True)
class Evidence:
    """Why a row chooses what it chooses.

    kind: measured (here, by us), published (by others: source says where), modelled (computed: source says from what) or inherited
    (from the row that source names). about: the choice it supports. text: the facts and figures.
    """

    kind: str
    about: str
    source: str
    text: str

    def __post_init__(self) -> None:
        if self.kind not in EVIDENCE_KINDS:
            raise AesgenError(
                f"evidence kind {self.kind} is not one of {', '.join(EVIDENCE_KINDS)}; choose one of these"
            )


@dataclass(frozen=True)
class Timing:
    """AES timing of a core, for the cost model (model.py), in cycles.

    latency: of AESE, or of the fused pair; mix_latency: of AESMC where it does not fuse. per_cycle: AES operations a cycle (a fused pair is
    one). fused: AESE and the AESMC after it, on the same register, are one operation. in_order: no instruction overtakes another. source: who says so.
    """

    latency: float
    per_cycle: float
    fused: bool
    in_order: bool
    source: str
    mix_latency: float = 0.0

    @property
    def width(self) -> int:
        """Instructions a cycle: 2 in order, else 3 or what feeds the AES unit and leaves two slots."""
        return 2 if self.in_order else max(3, int(self.per_cycle) * (2 if self.fused else 1) + 2)


@dataclass(frozen=True)
class Choice:
    """The axes of a kernel, and the count of the one that runs when a yield flag is given."""

    interleave: int
    inline: bool
    regalloc: str
    yield_blocks: int


@dataclass(frozen=True)
class Midr:
    """What of MIDR_EL1 names a core. variant None: any."""

    implementer: int
    part: int
    variant: int | None = None

    @staticmethod
    def parse(text: str) -> "tuple[Midr, ...]":
        """From `41:d03 53:001:variant4`: implementer and part in hexadecimal, and perhaps the variant."""
        found = []
        for word in text.split():
            implementer, part, *rest = word.split(":")
            variant = int(rest[0].removeprefix("variant"), 16) if rest else None
            found.append(Midr(int(implementer, 16), int(part, 16), variant))
        return tuple(found)

    def __str__(self) -> str:
        return f"{self.implementer:02x}:{self.part:03x}" + (
            f":variant{self.variant:x}" if self.variant is not None else ""
        )


@dataclass(frozen=True)
class Uarch:
    """A row: a core, how it is recognised, what it runs.

    name: the core's own name. library: //:aes_<library>. arch, isa: what it is and what its kernels use ("c": the portable ones). ids: none for
    an ISA's default. choice: for every mode that `modes` does not name. timing: None where no figures are known. default: this row serves
    cores of the ISA that have none of their own.
    """

    name: str
    library: str
    title: str
    arch: str
    isa: str
    ids: tuple[Midr, ...]
    choice: Choice
    modes: dict[str, Choice] = field(default_factory=dict)
    evidence: tuple[Evidence, ...] = ()
    timing: Timing | None = None
    default: bool = False

    def kernel(self, mode: str, yielding: bool) -> Kernel | Portable:
        """The kernel for a mode, or the one for a call with a yield flag."""
        if self.isa == Portable.isa:
            return Portable(mode)
        choice = self.modes.get(mode, self.choice)
        count = choice.yield_blocks if yielding else 0
        return Kernel(self.isa, mode, choice.interleave, choice.inline, choice.regalloc, count)

    def kernels(self) -> list[Kernel]:
        """The generated ones, per mode the plain and the yielding one."""
        every = [self.kernel(mode.name, yielding) for mode in MODES for yielding in (False, True)]
        return [kernel for kernel in every if isinstance(kernel, Kernel)]

    @property
    def key_expand(self) -> KeyExpand | Portable:
        return Portable("key_expand") if self.isa == Portable.isa else KeyExpand(self.isa)

    def inherits(self) -> str | None:
        """The row that this one took its choices from."""
        return next((evidence.source for evidence in self.evidence if evidence.kind == "inherited"), None)
