# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The rows of x86-64: one a core. Adding a core is adding a row here, and nothing else (docs/adding-a-core.md)."""

from generator.rows import PORTABLE, Rows
from generator.uarch import Choice, CpuId, Evidence, Uarch


def single_modes(isa: str, choice: Choice) -> dict[str, Choice]:
    """What one mode takes otherwise than the rest."""
    if isa in ("aesni", "vaes256", "vaes512"):
        # A chain has one block in flight; XTS keeps a tweak for each block in a register, as far as there are registers.
        most = {"aesni": 6, "vaes256": 5, "vaes512": 8}[isa]
        chain = Choice(1, True, "resident", 64)
        xts = Choice(min(choice.interleave, most), choice.inline, choice.regalloc, choice.yield_blocks)
        return {"cbc_enc": chain, "xts_enc": xts, "xts_dec": xts}
    return {}


core = Rows("x86_64", "c", CpuId.parse, single_modes).core


def no_byte_shuffle(facts: str) -> Evidence:
    """Why a core runs portable C."""
    return Evidence("published", "portable C", "InstLatx64", facts)


X86_64_ROWS: tuple[Uarch, ...] = (
    core(
        "generic-aesni",
        "any core with AES-NI",
        "",
        Choice(8, True, "streamed", 64),
        isa="aesni",
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 8, yield_blocks 64",
                "latency times throughput of the cores in this table",
                "Eight blocks cover a latency of 4 at two rounds a cycle, or of 8 at one.",
            )
        ],
    ),
    core(
        "generic-vaes512",
        "any core with VAES and AVX-512",
        "",
        Choice(4, True, "resident", 256),
        isa="vaes512",
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 4, yield_blocks 256",
                "latency times throughput of the cores in this table",
                "Four registers cover a latency of 4 at one round a cycle.",
            )
        ],
    ),
    core(
        "generic-vaes256",
        "any core with VAES and AVX2",
        "",
        Choice(8, True, "resident", 256),
        isa="vaes256",
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 8, yield_blocks 256",
                "latency times throughput of the cores in this table",
                "Eight registers cover a latency of 4 at two rounds a cycle.",
            )
        ],
    ),
    core(
        "netburst",
        "Intel NetBurst",
        "intel:f:00-04,06",
        PORTABLE,
        evidence=[no_byte_shuffle("It has no SSSE3, so no PSHUFB: nothing but portable C takes constant time.")],
    ),
    core(
        "pentium-m",
        "Intel Pentium M (32-bit only)",
        "intel:6:09,0d,15",
        PORTABLE,
        evidence=[no_byte_shuffle("It has no SSSE3, and no 64-bit mode: a row so that its name is known.")],
    ),
    core(
        "yonah",
        "Intel Core, Yonah (32-bit only)",
        "intel:6:0e",
        like="pentium-m",
        why="The same instructions and SSE3.",
    ),
    core(
        "k8",
        "AMD K8",
        "amd:f:all amd:11:03",
        PORTABLE,
        evidence=[no_byte_shuffle("It has no SSSE3, so no PSHUFB: nothing but portable C takes constant time.")],
    ),
    core(
        "k10", "AMD K10", "amd:10:02,04,05,06,08,09,0a amd:12:00,01", like="k8", why="Its successor, without SSSE3 too."
    ),
    core(
        "via-c3-nehemiah",
        "VIA C3 Nehemiah (32-bit only)",
        "centaur:6:09:s8",
        like="pentium-m",
        why="As little for AES, but for PadLock, which this library does not use.",
    ),
    core(
        "via-c7-esther",
        "VIA C7 Esther (32-bit only)",
        "centaur:6:0a,0d",
        like="pentium-m",
        why="As little for AES, but for PadLock, which this library does not use.",
    ),
)
