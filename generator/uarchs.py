# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The microarchitecture table: one row a core. Adding a core is adding a row here, and nothing else."""

from dataclasses import dataclass, field

from generator.errors import AesgenError
from generator.kernels import KeyExpand, Kernel
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
class Choice:
    """The axes of a kernel, and the count of the one that runs when a yield flag is given."""

    interleave: int
    inline: bool
    regalloc: str
    yield_blocks: int


@dataclass(frozen=True)
class Uarch:
    """A row: a core, how it is recognised, what it runs.

    name: the core's own name. ids: (implementer, part) of MIDR_EL1; none for an ISA's default. choice: for every mode that
    `modes` does not name. default: this row serves cores of the ISA that have none of their own.
    """

    name: str
    title: str
    isa: str
    ids: tuple[tuple[int, int], ...]
    choice: Choice
    modes: dict[str, Choice] = field(default_factory=dict)
    evidence: tuple[Evidence, ...] = ()
    default: bool = False

    @property
    def library(self) -> str:
        """The Bazel target is //:aes_ and this: without `cortex-`, hyphens as underscores."""
        return self.name.removeprefix("cortex-").replace("-", "_")

    def kernel(self, mode: str, yielding: bool) -> Kernel:
        """The kernel for a mode, or the one for a call with a yield flag."""
        choice = self.modes.get(mode, self.choice)
        count = choice.yield_blocks if yielding else 0
        return Kernel(self.isa, mode, choice.interleave, choice.inline, choice.regalloc, count)

    def kernels(self) -> list[Kernel]:
        """All of them, per mode the plain and the yielding one."""
        return [self.kernel(mode.name, yielding) for mode in MODES for yielding in (False, True)]

    @property
    def key_expand(self) -> KeyExpand:
        return KeyExpand(self.isa)


# One chain, no blocks to overlap: inlining saves a call and a return per block, which an in-order core cannot hide.
CHAIN = Choice(1, True, "resident", 32)
CHAIN_EVIDENCE = Evidence(
    "modelled",
    "cbc_enc: inline, yield_blocks 32",
    "round latency x rounds",
    "One chain of 10 to 14 rounds of 2 to 3 cycles is 20 to 45 cycles a block: 32 blocks take 650 to 1400 cycles. A call and a return a "
    "block would lengthen the chain on an in-order core.",
)

UARCHS: tuple[Uarch, ...] = (
    Uarch(
        name="cortex-a53",
        title="Arm Cortex-A53",
        isa="armv8ce",
        ids=((0x41, 0xD03),),
        choice=Choice(2, False, "resident", 32),
        modes={"cbc_enc": CHAIN},
        evidence=(
            Evidence(
                "published",
                "interleave 2, called",
                "Linux arm64 AES, 2015; OpenSSL aesv8-armx.pl",
                "An AES round has latency 2; the pair AESE+AESMC takes 2.1 cycles and one can start every 1.9, so two blocks fill the pipe. "
                "Inline expansion gains next to nothing.",
            ),
            Evidence(
                "modelled",
                "yield_blocks 32",
                "published 1.36 cycles per byte of CTR (OpenSSL)",
                "32 blocks of 16 bytes at 1.36 cycles per byte are 700 cycles between looks.",
            ),
            CHAIN_EVIDENCE,
        ),
    ),
    Uarch(
        name="cortex-a57",
        title="Arm Cortex-A57",
        isa="armv8ce",
        ids=((0x41, 0xD07),),
        choice=Choice(4, False, "resident", 64),
        modes={"cbc_enc": CHAIN},
        evidence=(
            Evidence(
                "published",
                "interleave 4, called",
                "Linux arm64 AES, 2015",
                "An AES round has latency 3. CBC decryption of 8 KiB, operations per second, 2 blocks inline against 4 blocks called: "
                "AES-128 95,545 against 124,735 (+30.5 %), AES-256 68,496 against 92,328 (+34.8 %).",
            ),
            Evidence(
                "modelled",
                "yield_blocks 64",
                "one round a cycle",
                "10 to 14 rounds a block and about 4 cycles around them: 64 blocks are 900 to 1150 cycles between looks.",
            ),
            CHAIN_EVIDENCE,
        ),
    ),
    Uarch(
        name="cortex-a72",
        title="Arm Cortex-A72",
        isa="armv8ce",
        ids=((0x41, 0xD08),),
        choice=Choice(4, False, "resident", 64),
        modes={"cbc_enc": CHAIN},
        evidence=(
            Evidence(
                "published",
                "interleave 4",
                "OpenSSL aesv8-armx.pl; LLVM scheduling model",
                "A pair takes 2.1 cycles and one can start every 1.4: two blocks fill the pipe, four also hide loads and stores.",
            ),
            Evidence("inherited", "called, yield_blocks 64", "cortex-a57", "The predecessor, of the same pipeline."),
            CHAIN_EVIDENCE,
        ),
    ),
    Uarch(
        name="neoverse-v2",
        title="Arm Neoverse V2",
        isa="armv8ce",
        ids=((0x41, 0xD4F),),
        choice=Choice(8, False, "resident", 128),
        modes={"cbc_enc": CHAIN},
        evidence=(
            Evidence(
                "published",
                "interleave 8",
                "Arm Neoverse V2 Software Optimization Guide",
                "AESE and AESMC have latency 2, four a cycle, fused; the guide asks for 8 or more blocks in flight.",
            ),
            Evidence(
                "modelled",
                "called, yield_blocks 128",
                "four AES instructions a cycle",
                "A pass of 8 blocks is 40 to 56 cycles, in which one call is nothing; 128 blocks are 650 to 900 cycles between looks.",
            ),
            CHAIN_EVIDENCE,
        ),
    ),
    Uarch(
        name="generic-armv8ce",
        title="any core with the Armv8-A Cryptography Extension",
        isa="armv8ce",
        ids=(),
        choice=Choice(4, False, "resident", 32),
        modes={"cbc_enc": CHAIN},
        evidence=(
            Evidence(
                "modelled",
                "interleave 4, called",
                "latency over throughput of the cores in this table",
                "Four blocks cover a latency of 2 or 3 at one or two rounds a cycle, which is most cores; wider ones lose part of their throughput.",
            ),
            Evidence(
                "modelled",
                "yield_blocks 32",
                "the slowest core in this table",
                "32 blocks at 1.4 cycles per byte are 700 cycles between looks.",
            ),
            CHAIN_EVIDENCE,
        ),
        default=True,
    ),
)

UARCH_BY_NAME: dict[str, Uarch] = {uarch.name: uarch for uarch in UARCHS}


def find(name: str) -> Uarch:
    """A row by its core's name or its library's. AesgenError with the names there are."""
    for uarch in UARCHS:
        if name in (uarch.name, uarch.library):
            return uarch
    names = ", ".join(uarch.library for uarch in UARCHS)
    raise AesgenError(
        f"core {name} has no row in generator/uarchs.py; choose one of {names}, or add a row (docs/adding-a-core.md)"
    )


def shipped() -> list[Kernel]:
    """The kernels that some row names, each once, sorted by name: what generated/ holds."""
    return sorted({kernel for uarch in UARCHS for kernel in uarch.kernels()}, key=lambda kernel: kernel.name)


def shipped_key_expands() -> list[KeyExpand]:
    """The key expansion kernels that some row needs."""
    return sorted({uarch.key_expand for uarch in UARCHS}, key=lambda kernel: kernel.name)
