# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The records of the microarchitecture table. The rows themselves are in rows_*.py."""

from dataclasses import dataclass, field
from functools import cached_property

from generator.errors import AesgenError
from generator.isas import ISA_BY_NAME
from generator.kernels import KeyExpand, Kernel, Portable
from generator.modes import MODE_BY_NAME, MODES

EVIDENCE_KINDS = ("measured", "published", "modelled", "inherited")


@dataclass(frozen=True)
class Evidence:
    """Why a row chooses what it chooses.

    kind: measured (source is a file of bench/evidence/, which tests hold the row to), published (by others: source says where), modelled (computed: source
    says from what) or inherited (from the row that source names). about: the choice it supports. text: the facts and figures.
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
    one). fused: AESE and the AESMC after it, on the same register, are one operation, as
    AESENC of x86-64 is by itself. in_order: no instruction overtakes another. source: who says so.
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
    """The axes of a kernel, and the count of the one that runs when a yield flag is given. variant: of modes that have a choice; "": the usual one."""

    interleave: int
    inline: bool
    regalloc: str
    yield_blocks: int
    variant: str = ""


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

    def overlaps(self, other: "Midr") -> bool:
        """Whether they are the same. One with a variant goes before one without."""
        return self == other

    def __str__(self) -> str:
        return f"{self.implementer:02x}:{self.part:03x}" + (
            f":variant{self.variant:x}" if self.variant is not None else ""
        )


# The words that ids have for what leaf 0 says.
VENDORS = {
    "amd": "AuthenticAMD",
    "centaur": "CentaurHauls",
    "hygon": "HygonGenuine",
    "intel": "GenuineIntel",
    "shanghai": "  Shanghai  ",
}
ANY_MODEL = (0, 0xFF)
ANY_STEPPING = (0, 0xF)


@dataclass(frozen=True)
class CpuId:
    """What of CPUID names a core of x86-64: vendor and family, ranges of models and steppings, all as they are displayed.

    vendor: a key of VENDORS. core_type: bits 24 to 31 of leaf 1Ah EAX where a model has cores of several types, else 0.
    """

    vendor: str
    family: int
    models: tuple[int, int] = ANY_MODEL
    steppings: tuple[int, int] = ANY_STEPPING
    core_type: int = 0

    @staticmethod
    def parse(text: str) -> "tuple[CpuId, ...]":
        """From `intel:6:97,9a:core40 intel:6:55:s0-4 amd:f:all`: vendor, family, models, and perhaps steppings or a type of core, in hexadecimal."""

        def limits(word: str) -> tuple[int, int]:
            first, _, last = word.partition("-")
            return int(first, 16), int(last or first, 16)

        found = []
        for word in text.split():
            vendor, family, models, *rest = word.split(":")
            steppings, core_type = ANY_STEPPING, 0
            for part in rest:
                if part.startswith("core"):
                    core_type = int(part.removeprefix("core"), 16)
                else:
                    steppings = limits(part.removeprefix("s"))
            for model in models.split(","):
                each = ANY_MODEL if model == "all" else limits(model)
                found.append(CpuId(vendor, int(family, 16), each, steppings, core_type))
        return tuple(found)

    @property
    def is_family(self) -> bool:
        """Whether it has every model of the family: an id of a model goes before it."""
        return self.models == ANY_MODEL

    def overlaps(self, other: "CpuId") -> bool:
        """Whether a core can be of both, and neither is the one that goes before."""
        return (
            (self.vendor, self.family, self.is_family) == (other.vendor, other.family, other.is_family)
            and self.models[0] <= other.models[1]
            and other.models[0] <= self.models[1]
            and self.steppings[0] <= other.steppings[1]
            and other.steppings[0] <= self.steppings[1]
            and (self.core_type == other.core_type or 0 in (self.core_type, other.core_type))
        )

    def __str__(self) -> str:
        def words(limits: tuple[int, int], digits: int) -> str:
            first, last = (f"{limit:0{digits}x}" for limit in limits)
            return first if first == last else f"{first}-{last}"

        models = "all" if self.is_family else words(self.models, 2)
        steppings = "" if self.steppings == ANY_STEPPING else f":s{words(self.steppings, 1)}"
        core_type = f":core{self.core_type:x}" if self.core_type else ""
        return f"{self.vendor}:{self.family:x}:{models}{steppings}{core_type}"


@dataclass(frozen=True)
class Uarch:
    """A row: a core, how it is recognised, what it runs.

    name: the core's own name. library: //:aes_<library>. arch, isa: what it is and what its kernels use ("c": the portable ones). ids: none for
    an ISA's default. choice: for every mode that `modes` does not name. timing: None where no figures are known. default: this row serves
    cores of the ISA that have none of their own. at_most: the best ISA that may serve its cores, though they may have a better one; "": the best there is.
    vartime: the row of an ISA that is vartime which its cores take where a program allows it; "": none.
    """

    name: str
    library: str
    title: str
    arch: str
    isa: str
    ids: tuple[Midr | CpuId, ...]
    choice: Choice
    modes: dict[str, Choice] = field(default_factory=dict)
    evidence: tuple[Evidence, ...] = ()
    timing: Timing | None = None
    default: bool = False
    at_most: str = ""
    vartime: str = ""

    def _choose(self, mode: str, yielding: bool) -> Kernel | Portable:
        if self.isa == Portable.isa or not ISA_BY_NAME[self.isa].has(MODE_BY_NAME[mode].template):
            return Portable(mode)
        choice = self.modes.get(mode, self.choice)
        count = choice.yield_blocks if yielding and MODE_BY_NAME[mode].yields else 0
        variants = ISA_BY_NAME[self.isa].variants_of(MODE_BY_NAME[mode])
        variant = choice.variant if choice.variant in variants else variants[0]
        return Kernel(self.isa, mode, choice.interleave, choice.inline, choice.regalloc, count, variant)

    @cached_property
    def _kernels(self) -> dict[tuple[str, bool], Kernel | Portable]:
        return {
            (mode.name, yielding): self._choose(mode.name, yielding) for mode in MODES for yielding in (False, True)
        }

    def kernel(self, mode: str, yielding: bool) -> Kernel | Portable:
        """The kernel for a mode, or the one for a call with a yield flag."""
        return self._kernels[mode, yielding]

    def kernels(self) -> list[Kernel]:
        """The generated ones, per mode the plain and the yielding one."""
        return [kernel for kernel in self._kernels.values() if isinstance(kernel, Kernel)]

    @property
    def gcm_key(self) -> Portable:
        """The kernel that fills a key of GCM."""
        return Portable("gcm_key")

    @property
    def key_expand(self) -> KeyExpand | Portable:
        return Portable("key_expand") if self.isa == Portable.isa else KeyExpand(self.isa)

    def inherits(self) -> str | None:
        """The row that this one took its choices from."""
        return next((evidence.source for evidence in self.evidence if evidence.kind == "inherited"), None)
