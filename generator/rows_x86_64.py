# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The rows of x86-64: one a core. Adding a core is adding a row here, and nothing else (docs/adding-a-core.md)."""

from generator.rows import PORTABLE, Rows
from generator.uarch import Choice, CpuId, Evidence, Timing, Uarch

# In flight: latency times rate of the core's AES unit, or the next count that others use too, so that few kernels are shipped. Round code is inlined: a pass takes
# 20 to 80 cycles on most cores, of which a call and a return would be a part. The counts keep about 1000 cycles between looks: 64 blocks at
# about one cycle a byte, 256 at a quarter.
AESNI2, AESNI4, AESNI6, AESNI8 = (Choice(n, True, "resident", 64) for n in (2, 4, 6, 8))
YMM6, YMM8 = (Choice(n, True, "resident", 256) for n in (6, 8))
ZMM4_SHIFT, ZMM8_SHIFT = (Choice(n, True, "resident", 256, "shift") for n in (4, 8))
ZMM4_CLMUL = Choice(4, True, "resident", 256, "clmul")
# Some 100 cycles a block.
SSSE3X4 = Choice(4, False, "streamed", 16)

XTS_AT_MOST = {"aesni": 6, "vaes256": 5, "vaes512": 8}

INSTLAT = "InstLatx64"


def single_modes(isa: str, choice: Choice) -> dict[str, Choice]:
    """What one mode takes otherwise than the rest."""
    if isa in XTS_AT_MOST:
        # A chain has one block in flight; XTS keeps a tweak for each block in a register, as far as there are registers.
        chain = Choice(1, True, "resident", 64)
        xts = Choice(
            min(choice.interleave, XTS_AT_MOST[isa]),
            choice.inline,
            choice.regalloc,
            choice.yield_blocks,
            choice.variant,
        )
        return {"cbc_enc": chain, "xts_enc": xts, "xts_dec": xts}
    if isa == "ssse3":
        return {"cbc_enc": Choice(1, choice.inline, choice.regalloc, choice.yield_blocks)}
    return {}


core = Rows("x86_64", "aesni", CpuId.parse, single_modes).core


def published(facts: str, about: str = "interleave", source: str = INSTLAT) -> list[Evidence]:
    """Latency and rate that others published."""
    return [Evidence("published", about, source, facts + ".")]


def rate(latency: float, per_cycle: float, source: str = INSTLAT, in_order: bool = False) -> Timing:
    """Of AESENC and VAESENC at the width that the row uses: one instruction is a whole round."""
    return Timing(latency, per_cycle, True, in_order, source)


# Of what multiplies XTS's tweaks in 512 bits.
TWEAKS_BY_SHIFTS = Evidence(
    "published",
    "XTS tweaks by shifts",
    INSTLAT,
    "A carry-less multiplication of 512 bits takes two cycles of the units that VAESENC runs on.",
)
TWEAKS_BY_CLMUL = Evidence(
    "modelled",
    "XTS tweaks by carry-less multiplication",
    "instructions by port",
    "Vectors of 512 bits have two ports, and VAESENC fills one. Shifts and logic for four tweaks are nine instructions of the other's ten cycles; with a carry-less multiplication, which is that port's, they are six.",
)
NO_BYTE_SHUFFLE = published(
    "It has no SSSE3, so no PSHUFB: of what takes constant time only portable C can run", "portable C"
)
UNPUBLISHED = "Its instructions and timing are not published"
# Table AES: a block takes some 200 cycles, so that a look every four comes about every 1000.
COMPACT, WIDE = (Choice(1, False, regalloc, 4) for regalloc in ("compact", "wide"))
OF_REGALLOC = ("regalloc", "Linux, aes-x86_64 in 2008")


X86_64_ROWS: tuple[Uarch, ...] = (
    # ------------------------------------------------------------------------------- defaults
    core(
        "generic-vaes512",
        "any core with VAES and AVX-512",
        "",
        ZMM4_CLMUL,
        isa="vaes512",
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "512 bits, interleave 4, yield_blocks 256",
                "latency times rate of the cores in this table; Linux, its list of CPUs that prefer 256 bits",
                "Latencies are 3 to 4 at one or two a cycle: four registers are 16 blocks. The list of models on which 512 bits lower the clock is closed, and all of them have rows; later CPUs are not on it.",
            ),
            TWEAKS_BY_CLMUL,
        ],
    ),
    core(
        "generic-vaes256",
        "any core with VAES and AVX2",
        "",
        YMM6,
        isa="vaes256",
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 6, yield_blocks 256",
                "latency times rate of the cores in this table",
                "A latency of 3 at two a cycle, which is most of them.",
            )
        ],
    ),
    core(
        "generic-aesni",
        "any core with AES-NI",
        "",
        AESNI8,
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 8, yield_blocks 64",
                "latency times rate of the cores in this table",
                "Eight blocks cover a latency of 4 at two rounds a cycle, or of 8 at one.",
            )
        ],
    ),
    core(
        "generic-ssse3",
        "any core with SSSE3",
        "",
        SSSE3X4,
        isa="ssse3",
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 4, called, yield_blocks 16",
                "llvm-mca 14 of the loop over the rounds of ECB encryption, for its Sandy Bridge",
                "19.0, 10.8, 9.5 and 9.4 cycles a round and block with 1 to 4 blocks, no less beyond. A pass is about 400 cycles, of which a call and a return are nothing.",
            )
        ],
    ),
    # -------------------------------------------------------------- Intel, performance cores
    core(
        "westmere",
        "Intel Westmere",
        "intel:6:25,2c,2f",
        AESNI4,
        timing=rate(6, 0.5),
        evidence=published(
            "AESENC has latency 6, one in two cycles: three in flight, and four are the next count that is shipped"
        ),
    ),
    core(
        "sandybridge",
        "Intel Sandy Bridge",
        "intel:6:2a,2d",
        AESNI8,
        timing=rate(8, 1),
        evidence=published("AESENC has latency 8, one a cycle: eight in flight (LLVM has a latency of 7)"),
    ),
    core("ivybridge", "Intel Ivy Bridge", "intel:6:3a,3e", like="sandybridge", why="The same figures (InstLatx64)."),
    core(
        "haswell",
        "Intel Haswell",
        "intel:6:3c,3f,45,46",
        AESNI8,
        timing=rate(7, 1),
        evidence=published(
            "AESENC has latency 7, one a cycle: seven in flight, and eight are the next count that is shipped"
        ),
    ),
    core("broadwell", "Intel Broadwell", "intel:6:3d,47,4f,56", like="haswell", why="The same figures (InstLatx64)."),
    core(
        "skylake-client",
        "Intel Skylake, client (with Kaby, Coffee, Whiskey, Amber and Comet Lake)",
        "intel:6:4e,5e,8e,9e,a5,a6",
        AESNI4,
        timing=rate(4, 1),
        evidence=published("AESENC has latency 4, one a cycle: four in flight"),
    ),
    core(
        "skylake-x",
        "Intel Skylake, server",
        "intel:6:55:s0-4",
        AESNI4,
        timing=rate(4, 1),
        at_most="vaes256",
        evidence=[
            *published("AESENC has latency 4, one a cycle: four in flight"),
            Evidence("published", "no 512 bits", "Linux, its list of CPUs that prefer 256 bits", "The model is on it."),
        ],
    ),
    core(
        "cascade-lake", "Intel Cascade Lake", "intel:6:55:s5-7", like="skylake-x", why="The same core, on the list too."
    ),
    core("cooper-lake", "Intel Cooper Lake", "intel:6:55:sb", like="skylake-x", why="The same core, on the list too."),
    core(
        "cannon-lake",
        "Intel Cannon Lake",
        "intel:6:66",
        AESNI8,
        timing=rate(4.5, 2),
        evidence=published("AESENC has latency 4.5, two a cycle: nine in flight, and eight are the most there are"),
    ),
    core(
        "sunny-cove-client",
        "Intel Sunny Cove, client (Ice Lake)",
        "intel:6:7d,7e,9d",
        YMM6,
        isa="vaes256",
        timing=rate(3, 2),
        at_most="vaes256",
        evidence=[
            *published("VAESENC has latency 3, two a cycle of 256 bits and one of 512: six of 256 in flight"),
            Evidence(
                "published",
                "no 512 bits",
                "Linux, its list of CPUs that prefer 256 bits",
                "The models are on it, and two of 256 bits do as much as one of 512.",
            ),
        ],
    ),
    core(
        "sunny-cove-server",
        "Intel Sunny Cove, server (Ice Lake-SP, -D)",
        "intel:6:6a,6c",
        like="sunny-cove-client",
        why="The same figures (InstLatx64), on the list too.",
    ),
    core(
        "willow-cove",
        "Intel Willow Cove (Tiger Lake)",
        "intel:6:8c,8d",
        like="sunny-cove-client",
        why="The same figures (InstLatx64), on the list too.",
    ),
    core(
        "cypress-cove",
        "Intel Cypress Cove (Rocket Lake)",
        "intel:6:a7",
        ZMM4_CLMUL,
        isa="vaes512",
        timing=rate(3, 1),
        evidence=published(
            "VAESENC has latency 3, one of 512 bits a cycle: three in flight, and four fill 16 blocks; Linux lets it use 512 bits"
        )
        + [TWEAKS_BY_CLMUL],
    ),
    core(
        "sunny-cove-lakefield",
        "Intel Sunny Cove, Lakefield",
        "intel:6:8a:core40",
        AESNI8,
        timing=rate(3, 2),
        evidence=published(
            "AESENC has latency 3, two a cycle: six in flight would do; it takes the eight of the Tremont cores beside it, so that one choice serves both. AVX is off"
        ),
    ),
    core(
        "golden-cove-client",
        "Intel Golden Cove, client (Alder Lake)",
        "intel:6:97,9a:core40",
        YMM6,
        isa="vaes256",
        timing=rate(3, 2),
        at_most="vaes256",
        evidence=published(
            "VAESENC has latency 3, two of 256 bits a cycle: six in flight (LLVM has a latency of 5). The few with AVX-512 on start one of 512 a cycle, which is no more"
        ),
    ),
    core(
        "golden-cove-server",
        "Intel Golden Cove, server (Sapphire Rapids)",
        "intel:6:8f",
        ZMM4_CLMUL,
        isa="vaes512",
        evidence=published(
            "VAESENC starts two of 256 bits a cycle or one of 512, with the latency of 3 that the client core was measured to have: four in flight are 16 blocks; Linux lets it use 512 bits",
            source="LLVM; InstLatx64",
        )
        + [TWEAKS_BY_CLMUL],
    ),
    core(
        "raptor-cove-client",
        "Intel Raptor Cove, client (Raptor Lake)",
        "intel:6:b7,ba,bf:core40",
        like="golden-cove-client",
        why="The same figures (InstLatx64).",
    ),
    core(
        "raptor-cove-bartlett",
        "Intel Raptor Cove, Bartlett Lake",
        "intel:6:d7",
        like="raptor-cove-client",
        why="The same core and figures (InstLatx64).",
    ),
    core(
        "raptor-cove-server",
        "Intel Raptor Cove, server (Emerald Rapids)",
        "intel:6:cf",
        like="golden-cove-server",
        why="Its successor; LLVM reuses the model.",
    ),
    core(
        "redwood-cove-client",
        "Intel Redwood Cove, client (Meteor Lake, Arrow Lake-U)",
        "intel:6:aa,ac,b5:core40",
        like="golden-cove-client",
        why="The same figures (InstLatx64).",
    ),
    core(
        "redwood-cove-server",
        "Intel Redwood Cove, server (Granite Rapids)",
        "intel:6:ad,ae",
        like="golden-cove-server",
        why="Its successor; LLVM reuses the model.",
    ),
    core(
        "lion-cove",
        "Intel Lion Cove (Lunar Lake, Arrow Lake)",
        "intel:6:bd,c5,c6:core40",
        like="golden-cove-client",
        why="The same figures (InstLatx64).",
    ),
    core(
        "cougar-cove",
        "Intel Cougar Cove (Panther Lake, Wildcat Lake)",
        "intel:6:cc,d5:core40",
        like="lion-cove",
        why="Its successor; no figures are known.",
    ),
    core(
        "panther-cove",
        "Intel Panther Cove (Diamond Rapids)",
        "intel:13:01",
        like="redwood-cove-server",
        why=f"{UNPUBLISHED}; a successor.",
    ),
    core(
        "coyote-cove",
        "Intel Coyote Cove (Nova Lake)",
        "intel:12:01,03",
        like="cougar-cove",
        why=f"{UNPUBLISHED}; its successor.",
    ),
    # ---------------------------------------------------------------- Intel, efficient cores
    core(
        "silvermont",
        "Intel Silvermont",
        "intel:6:37,4a,4d,5a,5d",
        AESNI2,
        timing=rate(9, 0.2),
        evidence=published("AESENC has latency 9, one in five cycles: two in flight (LLVM has a latency of 8)"),
    ),
    core(
        "airmont",
        "Intel Airmont",
        "intel:6:4c,75",
        like="silvermont",
        why="The same latency and little slower (InstLatx64: one in seven cycles).",
    ),
    core(
        "goldmont",
        "Intel Goldmont",
        "intel:6:5c,5f",
        AESNI4,
        timing=rate(6, 0.5),
        evidence=published(
            "AESENC has latency 6, one in two cycles: three in flight, and four are the next count that is shipped"
        ),
    ),
    core(
        "goldmont-plus",
        "Intel Goldmont Plus",
        "intel:6:7a",
        AESNI4,
        timing=rate(4, 1),
        evidence=published("AESENC has latency 4, one a cycle: four in flight"),
    ),
    core(
        "tremont",
        "Intel Tremont",
        "intel:6:86,96,9c intel:6:8a:core20",
        AESNI8,
        timing=rate(4, 2),
        evidence=published("AESENC has latency 4, two a cycle: eight in flight"),
    ),
    core(
        "gracemont",
        "Intel Gracemont (Alder Lake, Raptor Lake, Alder Lake-N)",
        "intel:6:97,9a,b7,ba,bf:core20 intel:6:be",
        like="golden-cove-client",
        timing=rate(3, 1),
        why="It stands beside such cores, so one choice serves both: VAESENC has latency 3, one of 256 bits a cycle, and three in flight would do (InstLatx64).",
    ),
    core(
        "crestmont",
        "Intel Crestmont (Meteor Lake, Arrow Lake-U)",
        "intel:6:aa,ac,b5:core20",
        like="gracemont",
        why="The same figures (InstLatx64).",
    ),
    core(
        "crestmont-server",
        "Intel Crestmont, server (Sierra Forest, Grand Ridge)",
        "intel:6:af,b6",
        like="crestmont",
        why="The same core; no figures are known.",
    ),
    core(
        "skymont",
        "Intel Skymont (Lunar Lake, Arrow Lake)",
        "intel:6:bd,c5,c6:core20",
        like="gracemont",
        why="The same figures (InstLatx64).",
    ),
    core(
        "darkmont",
        "Intel Darkmont (Panther Lake, Wildcat Lake, Clearwater Forest)",
        "intel:6:cc,d5:core20 intel:6:dd",
        like="skymont",
        why="Its successor; no figures are known.",
    ),
    core(
        "knights-landing",
        "Intel Knights Landing, Knights Mill",
        "intel:6:57,85",
        AESNI2,
        timing=rate(3, 0.33),
        evidence=published(
            "AESENC has latency 3, one in three cycles, so one in flight fills it; two hide loads and stores (Knights Mill is not measured)"
        ),
    ),
    # ------------------------------------------------------------------------- AMD and Hygon
    core(
        "jaguar",
        "AMD Jaguar",
        "amd:16:00-0f,26",
        AESNI6,
        timing=rate(5, 1),
        evidence=published(
            "AESENC has latency 5, one a cycle: five in flight, and six are the next count that is shipped (LLVM has other figures)"
        ),
    ),
    core(
        "puma",
        "AMD Puma",
        "amd:16:30-3f",
        like="jaguar",
        why="The same latency (InstLatx64), and taken to have the same rate.",
    ),
    core(
        "bulldozer",
        "AMD Bulldozer",
        "amd:15:00,01",
        AESNI8,
        timing=rate(9, 1),
        evidence=published("AESENC has latency 9, one a cycle: nine in flight, and eight are the most there are"),
    ),
    core("piledriver", "AMD Piledriver", "amd:15:02,10-1f", like="bulldozer", why="The same figures (InstLatx64)."),
    core("steamroller", "AMD Steamroller", "amd:15:30-3f", like="bulldozer", why="The same figures (InstLatx64)."),
    core(
        "excavator",
        "AMD Excavator",
        "amd:15:60-7f",
        AESNI6,
        timing=rate(6, 1),
        evidence=published("AESENC has latency 6, one a cycle: six in flight"),
    ),
    core(
        "zen",
        "AMD Zen",
        "amd:17:00-07,10-17,20-2f,50-5f",
        AESNI8,
        timing=rate(4, 2),
        evidence=published("AESENC has latency 4, two a cycle: eight in flight"),
    ),
    core("zen+", "AMD Zen+", "amd:17:08,18", like="zen", why="The same figures (InstLatx64)."),
    core("zen2", "AMD Zen 2", "amd:17:30-4f,60-7f,84,90-91,98,a0-af", like="zen", why="The same figures (InstLatx64)."),
    core(
        "zen3",
        "AMD Zen 3",
        "amd:19:00-0f,20-5f",
        YMM8,
        isa="vaes256",
        timing=rate(4, 2),
        evidence=published("VAESENC has latency 4, two of 256 bits a cycle: eight in flight"),
    ),
    core(
        "zen4",
        "AMD Zen 4",
        "amd:19:10-1f,60-77",
        ZMM4_SHIFT,
        isa="vaes512",
        timing=rate(4, 1),
        evidence=published(
            "VAESENC has latency 4, two of 256 bits a cycle or one of 512: four of 512 in flight. 512 bits do not lower its clock (LLVM has two a cycle)"
        )
        + [TWEAKS_BY_SHIFTS],
    ),
    core("zen4c", "AMD Zen 4c", "amd:19:a0-af,78-7f", like="zen4", why="The same core at another clock."),
    core(
        "zen5",
        "AMD Zen 5",
        "amd:1a:00-0f,20-2f,40-4f,60-7f amd:1a:all",
        ZMM8_SHIFT,
        isa="vaes512",
        timing=rate(4, 2),
        evidence=published(
            "VAESENC has latency 4, two of 512 bits a cycle: eight in flight. Mobile parts have half the width, for which four would do. Models of the family that no row has are taken for this core"
        )
        + [TWEAKS_BY_SHIFTS],
    ),
    core("zen5c", "AMD Zen 5c", "amd:1a:10-1f", like="zen5", why="The same core at another clock."),
    core("zen6", "AMD Zen 6", "amd:1a:50-5f,80-af,c0-cf", like="zen5", why=f"{UNPUBLISHED}; its successor."),
    core(
        "hygon-dhyana",
        "Hygon Dhyana",
        "hygon:18:00-02,10",
        like="zen",
        why="It is derived from it; some lack AES, and get what they can run.",
    ),
    # -------------------------------------------------------------- VIA, Centaur and Zhaoxin
    core(
        "via-nano-c",
        "VIA Nano C, QuadCore E",
        "centaur:6:0f:se",
        AESNI8,
        timing=rate(7, 1),
        evidence=published(
            "AESENC has latency 7, one a cycle: seven in flight, and eight are the next count that is shipped. PadLock is not used"
        ),
    ),
    core(
        "centaur-cns",
        "Centaur CNS",
        "centaur:6:47",
        AESNI4,
        timing=rate(3, 1),
        evidence=published(
            "AESENC has latency 3, one a cycle: three in flight, and four are the next count that is shipped"
        ),
    ),
    core(
        "zhaoxin-zhangjiang",
        "Zhaoxin ZhangJiang",
        "centaur:6:19 shanghai:6:19",
        like="via-nano-c",
        why=f"{UNPUBLISHED}; the nearest of its makers' cores.",
    ),
    core(
        "zhaoxin-wudaokou",
        "Zhaoxin WuDaoKou",
        "centaur:7:1b shanghai:7:1b",
        like="via-nano-c",
        why=f"{UNPUBLISHED}; the nearest of its makers' cores.",
    ),
    core(
        "zhaoxin-lujiazui",
        "Zhaoxin LuJiaZui",
        "centaur:7:3b shanghai:7:3b",
        AESNI8,
        timing=rate(7, 1),
        at_most="aesni",
        evidence=[
            *published(
                "AESENC has latency 7, one a cycle: seven in flight, and eight are the next count that is shipped"
            ),
            Evidence(
                "published",
                "no AVX",
                "GCC, which clears the bit for this model",
                "It reports AVX all the same; SSE encodings are what nobody doubts.",
            ),
        ],
    ),
    core(
        "zhaoxin-yongfeng",
        "Zhaoxin YongFeng",
        "centaur:7:5b shanghai:7:5b",
        like="via-nano-c",
        why="Of the same makers; no figures are known.",
    ),
    core(
        "zhaoxin-kx7000",
        "Zhaoxin KX-7000",
        "centaur:7:6b shanghai:7:6b",
        like="zhaoxin-yongfeng",
        why="Its successor; no figures are known.",
    ),
    # ------------------------------------------------------------------- SSSE3 without AES
    core(
        "nehalem",
        "Intel Nehalem",
        "intel:6:1a,1e,1f,2e",
        SSSE3X4,
        isa="ssse3",
        evidence=published(
            "PSHUFB starts twice a cycle, and the kernels are little else: as in the default of SSSE3", "ssse3"
        ),
    ),
    core(
        "core2-merom",
        "Intel Core 2, Merom and Conroe",
        "intel:6:0f,16",
        SSSE3X4,
        isa="ssse3",
        vartime="core2-vartime",
        evidence=published("PSHUFB takes 3 cycles, one in two cycles", "ssse3"),
    ),
    core(
        "core2-penryn",
        "Intel Core 2, Penryn",
        "intel:6:17,1d",
        SSSE3X4,
        isa="ssse3",
        vartime="core2-vartime",
        evidence=published("PSHUFB takes 1 cycle, one a cycle", "ssse3"),
    ),
    core(
        "bonnell",
        "Intel Bonnell (Atom)",
        "intel:6:1c,26",
        like="nehalem",
        why="Its PSHUFB is slow, one in six cycles (InstLatx64): of about 100 a block that is 38 cycles a byte. Portable C executes 84 instructions a byte, of which a core in order starts two a cycle at the best: 42, and in truth more.",
    ),
    core(
        "saltwell",
        "Intel Saltwell (Atom)",
        "intel:6:27,35,36",
        like="bonnell",
        why="Its successor, with the same PSHUFB.",
    ),
    core(
        "bobcat",
        "AMD Bobcat",
        "amd:14:00,01,02",
        like="nehalem",
        why="Its PSHUFB takes 3 cycles, one in three (InstLatx64): of about 100 a block that is 19 cycles a byte. Portable C executes 84 instructions a byte.",
    ),
    core(
        "via-nano",
        "VIA Nano",
        "centaur:6:0f:s1-c",
        like="nehalem",
        why="It has SSSE3 and no AES instructions but those of PadLock, which this library does not use.",
    ),
    # ------------------------------------------------------------------- without AES or SSSE3
    core(
        "netburst",
        "Intel NetBurst",
        "intel:f:00-04,06",
        PORTABLE,
        isa="c",
        vartime="netburst-vartime",
        evidence=NO_BYTE_SHUFFLE,
    ),
    core(
        "pentium-m",
        "Intel Pentium M (32-bit only)",
        "intel:6:09,0d,15",
        like="netburst",
        why="It has no SSSE3 either, and no 64-bit mode: a row so that its name is known.",
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
        isa="c",
        vartime="k8-vartime",
        evidence=NO_BYTE_SHUFFLE,
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
    # By tables, for programs that allow time to depend on secrets. Round code is called: a call is nothing beside a block.
    core(
        "k8-vartime",
        "AMD K8, in variable time",
        "",
        COMPACT,
        isa="table_vartime",
        evidence=published(
            "Two more temporaries and round keys read by 64 bits are slower, for the registers that are saved: by about 5 % with the saves grouped, by more without",
            *OF_REGALLOC,
        ),
    ),
    core(
        "core2-vartime",
        "Intel Core 2, in variable time",
        "",
        WIDE,
        isa="table_vartime",
        evidence=published(
            "Two more temporaries and round keys read by 64 bits gain 6.3 % on the average, 10.2 % at most",
            *OF_REGALLOC,
        ),
    ),
    core(
        "netburst-vartime",
        "Intel NetBurst, in variable time",
        "",
        COMPACT,
        isa="table_vartime",
        evidence=published("Two more temporaries and round keys read by 64 bits are slower", *OF_REGALLOC),
    ),
)
