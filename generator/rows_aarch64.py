# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The rows of AArch64: one a core. Adding a core is adding a row here, and nothing else (docs/adding-a-core.md)."""

from generator.rows import PORTABLE, Rows, modelled
from generator.uarch import Choice, Evidence, Midr, Timing, Uarch

# Round code is called, not inlined: inlining gains next to nothing (published for Cortex-A53 and Cortex-A57) and costs code. The counts keep about
# 1000 cycles or fewer between looks: 32 blocks where a block may take 20 to 30 cycles, 64 at about 15, 128 at about 5.
X2 = Choice(2, False, "resident", 32)
X3 = Choice(3, False, "resident", 32)
X4 = Choice(4, False, "resident", 64)
X5 = Choice(5, False, "resident", 32)
X8 = Choice(8, False, "resident", 128)
UNKNOWN = Choice(4, False, "resident", 32)
# One chain, no blocks to overlap: inlining saves a call and a return a block, which a core in order cannot hide.
CHAIN = Choice(1, True, "resident", 32)


core = Rows("aarch64", "armv8ce", Midr.parse, lambda isa, choice: {"cbc_enc": CHAIN}).core

AARCH64_ROWS: tuple[Uarch, ...] = (
    core(
        "generic-armv8ce",
        "any core with the Armv8-A Cryptography Extension",
        "",
        UNKNOWN,
        default=True,
        evidence=[
            Evidence(
                "modelled",
                "interleave 4, called, yield_blocks 32",
                "latency over throughput of the cores in this table",
                "Four blocks cover a latency of 2 or 3 at one or two rounds a cycle, which is most cores; wider ones lose part of their "
                "throughput. 32 blocks are 1000 cycles or fewer on all but the slowest.",
            )
        ],
    ),
    core(
        "cortex-a53",
        "Arm Cortex-A53",
        "41:d03 51:801",
        X2,
        timing=Timing(2.1, 1 / 1.9, True, True, "OpenSSL aesv8-armx.pl; GCC"),
        evidence=[
            Evidence(
                "published",
                "interleave 2, called",
                "Linux arm64 AES, 2015; OpenSSL aesv8-armx.pl",
                "An AES round has latency 2; the pair AESE+AESMC takes 2.1 cycles and one can start every 1.9, so two blocks fill the pipe. Inline expansion gains next to nothing.",
            )
        ],
    ),
    core(
        "cortex-a34",
        "Arm Cortex-A34",
        "41:d02",
        like="cortex-a53",
        why="A small core in order; LLVM schedules it as Cortex-A53.",
    ),
    core(
        "cortex-a35",
        "Arm Cortex-A35",
        "41:d04",
        like="cortex-a53",
        why="A small core in order; LLVM schedules it as Cortex-A53.",
    ),
    core(
        "cortex-a55",
        "Arm Cortex-A55",
        "41:d05 51:803 51:805",
        X2,
        timing=Timing(2, 1, True, True, "Arm Cortex-A55 Software Optimization Guide"),
        evidence=[
            Evidence(
                "published",
                "interleave 2",
                "Arm Cortex-A55 Software Optimization Guide",
                "AESE has latency 2, one a cycle, and issues together with its AESMC.",
            )
        ],
    ),
    core(
        "cortex-a57",
        "Arm Cortex-A57",
        "41:d07",
        X4,
        timing=Timing(3, 1, True, False, "Linux arm64 AES, 2015; GCC; LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 4, called",
                "Linux arm64 AES, 2015",
                "An AES round has latency 3. CBC decryption of 8 KiB, operations per second, 2 blocks inline against 4 blocks called: AES-128 95,545 against 124,735 (+30.5 %), AES-256 68,496 against 92,328 (+34.8 %).",
            )
        ],
    ),
    core("cortex-a65", "Arm Cortex-A65", "41:d06 41:d43", like="cortex-a53", why="LLVM schedules it as Cortex-A53."),
    core(
        "cortex-a72",
        "Arm Cortex-A72",
        "41:d08",
        X4,
        timing=Timing(2.1, 1 / 1.4, True, False, "OpenSSL aesv8-armx.pl; LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 4",
                "OpenSSL aesv8-armx.pl; LLVM",
                "The pair takes 2.1 cycles and one can start every 1.4: 2 to 4 blocks, the larger to hide loads and stores.",
            )
        ],
    ),
    core("cortex-a73", "Arm Cortex-A73", "41:d09 51:800", like="cortex-a57", why="LLVM schedules it as Cortex-A57."),
    core("cortex-a75", "Arm Cortex-A75", "41:d0a 51:802", like="cortex-a57", why="LLVM schedules it as Cortex-A57."),
    core(
        "neoverse-n1",
        "Arm Neoverse N1",
        "41:d0c",
        X4,
        timing=Timing(2, 1, True, False, "LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 4",
                "LLVM",
                "AESE has latency 2, one a cycle, adjacent to its AESMC: 3 to 4 blocks.",
            )
        ],
    ),
    core(
        "cortex-a76",
        "Arm Cortex-A76",
        "41:d0b 41:d0e 51:804 48:d40",
        like="neoverse-n1",
        why="Neoverse N1 is derived from it.",
    ),
    core("cortex-a77", "Arm Cortex-A77", "41:d0d 48:d41", like="cortex-a76", why="Its successor."),
    core(
        "cortex-a78",
        "Arm Cortex-A78",
        "41:d41 41:d42",
        X4,
        timing=Timing(2, 2, True, False, "Arm Cortex-A78 Software Optimization Guide"),
        evidence=[
            Evidence(
                "published",
                "interleave 4",
                "Arm Cortex-A78 Software Optimization Guide",
                "AESE and AESMC have latency 2, two a cycle, and fuse when adjacent on the same register: four in flight.",
            )
        ],
    ),
    core("cortex-a78c", "Arm Cortex-A78C", "41:d4b", like="cortex-a78", why="A variant of it."),
    core(
        "neoverse-v1",
        "Arm Neoverse V1",
        "41:d40",
        X8,
        timing=Timing(2, 4, True, False, "LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 8",
                "LLVM; Arm Neoverse V1 Software Optimization Guide",
                "AESE has latency 2, four a cycle; the guide asks for eight or more blocks.",
            )
        ],
    ),
    core("cortex-x1", "Arm Cortex-X1", "41:d44 41:d4c", like="neoverse-v1", why="LLVM schedules it as Neoverse V1."),
    core(
        "cortex-a320",
        "Arm Cortex-A320",
        "41:d8f",
        UNKNOWN,
        timing=Timing(3, 1, False, True, "LLVM", 3),
        evidence=[modelled("AESE and AESMC of latency 3, one a cycle, in order")],
    ),
    core(
        "cortex-a510",
        "Arm Cortex-A510",
        "41:d46",
        X3,
        timing=Timing(3, 2, True, True, "LLVM"),
        evidence=[
            Evidence("published", "interleave 3", "LLVM", "AESE has latency 3, two a cycle, in order: 2 to 3 blocks.")
        ],
    ),
    core(
        "cortex-a520",
        "Arm Cortex-A520",
        "41:d80 41:d88",
        X3,
        timing=Timing(3, 2, True, True, "Arm Cortex-A520 Software Optimization Guide; rate from LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 3",
                "Arm Cortex-A520 Software Optimization Guide",
                "AESE has latency 3; the guide asks for pairs in groups of three or more.",
            )
        ],
    ),
    core(
        "neoverse-n2",
        "Arm Neoverse N2",
        "41:d49 6d:d49",
        X4,
        timing=Timing(2, 2, True, False, "LLVM"),
        evidence=[Evidence("published", "interleave 4", "LLVM", "AESE has latency 2, two a cycle: four in flight.")],
    ),
    core("cortex-a710", "Arm Cortex-A710", "41:d47", like="neoverse-n2", why="LLVM schedules it as Neoverse N2."),
    core("cortex-a715", "Arm Cortex-A715", "41:d4d", like="neoverse-n2", why="LLVM schedules it as Neoverse N2."),
    core(
        "cortex-a720",
        "Arm Cortex-A720",
        "41:d81 41:d89",
        X4,
        timing=Timing(2, 2, True, False, "Arm Cortex-A720 Software Optimization Guide"),
        evidence=[
            Evidence(
                "published",
                "interleave 4",
                "Arm Cortex-A720 Software Optimization Guide",
                "AESE has latency 2, two a cycle, fused; the guide asks for four or more blocks.",
            )
        ],
    ),
    core(
        "neoverse-n3",
        "Arm Neoverse N3",
        "41:d8e",
        X4,
        timing=Timing(2, 2, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 2, two a cycle, adjacent to its AESMC")],
    ),
    core("cortex-a725", "Arm Cortex-A725", "41:d87", like="neoverse-n3", why="LLVM schedules it as Neoverse N3."),
    core(
        "neoverse-v2",
        "Arm Neoverse V2",
        "41:d4f",
        X8,
        timing=Timing(2, 4, True, False, "Arm Neoverse V2 Software Optimization Guide"),
        evidence=[
            Evidence(
                "published",
                "interleave 8",
                "Arm Neoverse V2 Software Optimization Guide",
                "AESE has latency 2, four a cycle, fused; the guide asks for eight or more blocks.",
            )
        ],
    ),
    core("cortex-x2", "Arm Cortex-X2", "41:d48", like="neoverse-v2", why="LLVM schedules it as Neoverse V2."),
    core("cortex-x3", "Arm Cortex-X3", "41:d4e", like="neoverse-v2", why="LLVM schedules it as Neoverse V2."),
    core(
        "cortex-x4",
        "Arm Cortex-X4",
        "41:d82",
        X8,
        timing=Timing(2, 4, True, False, "Arm Cortex-X4 Software Optimization Guide"),
        evidence=[
            Evidence(
                "published",
                "interleave 8",
                "Arm Cortex-X4 Software Optimization Guide",
                "AESE has latency 2, four a cycle, fused; the guide asks for eight or more blocks.",
            )
        ],
    ),
    core(
        "neoverse-v3",
        "Arm Neoverse V3",
        "41:d84",
        X8,
        timing=Timing(2, 4, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 2, four a cycle, adjacent to its AESMC")],
    ),
    core("cortex-x925", "Arm Cortex-X925", "41:d85", like="neoverse-v3", why="LLVM schedules it as Neoverse V3."),
    core("c1-nano", "Arm C1-Nano", "41:d8a", like="cortex-a510", why="LLVM schedules it as Cortex-A510."),
    core("c1-pro", "Arm C1-Pro", "41:d8b", like="neoverse-n3", why="LLVM schedules it as Neoverse N3."),
    core("c1-premium", "Arm C1-Premium", "41:d90", like="neoverse-v3", why="LLVM schedules it as Neoverse V3."),
    core("c1-ultra", "Arm C1-Ultra", "41:d8c", like="neoverse-v3", why="LLVM schedules it as Neoverse V3."),
    core("neoverse-e1", "Arm Neoverse E1", "41:d4a", like="cortex-a53", why="LLVM schedules it as Cortex-A53."),
    core(
        "neoverse-v3ae",
        "Arm Neoverse V3AE",
        "41:d83",
        X4,
        timing=Timing(2, 2, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 2, two a cycle")],
    ),
    core(
        "apple-a7-cyclone",
        "Apple A7 Cyclone",
        "61:001",
        X2,
        timing=Timing(2, 1, False, False, "LLVM; OpenSSL aesv8-armx.pl", 2),
        short="apple_a7",
        evidence=[
            Evidence(
                "published",
                "interleave 2",
                "LLVM; OpenSSL aesv8-armx.pl",
                "AESE and AESMC have latency 2 each and do not fuse; a pair takes 3.8 cycles and one can start every 1.9: two blocks.",
            )
        ],
    ),
    core(
        "apple-a8-typhoon",
        "Apple A8 Typhoon",
        "61:002 61:003",
        like="apple-a7-cyclone",
        why="LLVM schedules it as Cyclone.",
        short="apple_a8",
    ),
    core(
        "apple-a9-twister",
        "Apple A9 Twister",
        "61:004 61:005",
        like="apple-a7-cyclone",
        why="LLVM schedules it as Cyclone.",
        short="apple_a9",
    ),
    core(
        "apple-a10-hurricane",
        "Apple A10 Hurricane",
        "61:006 61:007",
        like="apple-a9-twister",
        why="Its successor; no figures are known.",
        short="apple_a10",
    ),
    core(
        "apple-a11-monsoon",
        "Apple A11 Monsoon",
        "61:008",
        like="apple-a10-hurricane",
        why="Its successor; no figures are known.",
        short="apple_a11",
    ),
    core(
        "apple-a11-mistral",
        "Apple A11 Mistral",
        "61:009",
        like="apple-a10-hurricane",
        why="The efficiency core beside Monsoon; no figures are known.",
        short="apple_a11_e",
    ),
    core(
        "apple-a12-vortex",
        "Apple A12 Vortex",
        "61:00b 61:010",
        like="apple-a11-monsoon",
        why="Its successor; no figures are known.",
        short="apple_a12",
    ),
    core(
        "apple-a12-tempest",
        "Apple A12 Tempest",
        "61:00c 61:00f 61:011",
        like="apple-a11-mistral",
        why="Its successor; no figures are known.",
        short="apple_a12_e",
    ),
    core(
        "apple-a13-lightning",
        "Apple A13 Lightning",
        "61:012",
        like="apple-a12-vortex",
        why="Its successor; no figures are known.",
        short="apple_a13",
    ),
    core(
        "apple-a13-thunder",
        "Apple A13 Thunder",
        "61:013 61:026",
        like="apple-a12-tempest",
        why="Its successor; no figures are known.",
        short="apple_a13_e",
    ),
    core(
        "apple-m1-firestorm",
        "Apple M1 Firestorm",
        "61:021 61:023 61:025 61:029",
        X8,
        timing=Timing(3, 4, True, False, "dougallj, applecpu"),
        short="apple_m1",
        evidence=[modelled("The fused pair of latency 3, four a cycle")],
    ),
    core(
        "apple-m1-icestorm",
        "Apple M1 Icestorm",
        "61:020 61:022 61:024 61:028",
        X8,
        timing=Timing(3, 2, True, False, "dougallj, applecpu"),
        short="apple_m1_e",
        evidence=[modelled("The fused pair of latency 3, two a cycle")],
    ),
    core(
        "apple-m2-avalanche",
        "Apple M2 Avalanche",
        "61:031 61:033 61:035 61:039",
        like="apple-m1-firestorm",
        why="Its successor.",
        short="apple_m2",
    ),
    core(
        "apple-m2-blizzard",
        "Apple M2 Blizzard",
        "61:030 61:032 61:034 61:038",
        like="apple-m1-icestorm",
        why="Its successor.",
        short="apple_m2_e",
    ),
    core(
        "apple-a16-everest",
        "Apple A16 Everest",
        "61:037",
        like="apple-m2-avalanche",
        why="Its successor.",
        short="apple_a16",
    ),
    core(
        "apple-a16-sawtooth",
        "Apple A16 Sawtooth",
        "61:036",
        like="apple-m2-blizzard",
        why="Its successor.",
        short="apple_a16_e",
    ),
    core(
        "apple-m3-p",
        "Apple M3, performance core",
        "61:043 61:045 61:049",
        like="apple-a16-everest",
        why="The same core by another name.",
        short="apple_m3",
    ),
    core(
        "apple-m3-e",
        "Apple M3, efficiency core",
        "61:042 61:044 61:048",
        like="apple-a16-sawtooth",
        why="The same core by another name.",
    ),
    core(
        "apple-m4-p",
        "Apple M4, performance core",
        "61:053 61:055 61:059",
        like="apple-m3-p",
        why="Its successor.",
        short="apple_m4",
    ),
    core("apple-m4-e", "Apple M4, efficiency core", "61:052 61:054 61:058", like="apple-m3-e", why="Its successor."),
    core(
        "apple-a18-p",
        "Apple A18, performance core",
        "61:061",
        like="apple-m4-p",
        why="Of the same generation.",
        short="apple_a18",
    ),
    core("apple-a18-e", "Apple A18, efficiency core", "61:060", like="apple-m4-e", why="Of the same generation."),
    core(
        "apple-m5-p",
        "Apple M5, performance core",
        "61:063 61:065 61:069",
        like="apple-m4-p",
        why="Its successor.",
        short="apple_m5",
    ),
    core("apple-m5-e", "Apple M5, efficiency core", "61:062 61:064 61:068", like="apple-m4-e", why="Its successor."),
    core(
        "ampere1",
        "Ampere Ampere1",
        "c0:ac3",
        X4,
        timing=Timing(2, 2, True, False, "LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 4",
                "LLVM",
                "AESE has latency 2, two a cycle, adjacent to its AESMC: four blocks.",
            )
        ],
    ),
    core(
        "ampere1a",
        "Ampere Ampere1A",
        "c0:ac4",
        X4,
        timing=Timing(2, 2, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 2, two a cycle, the model of Ampere1")],
    ),
    core(
        "ampere1b",
        "Ampere Ampere1B",
        "c0:ac5",
        X4,
        timing=Timing(2, 2, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 2, two a cycle")],
    ),
    core("ampere1c", "Ampere Ampere1C", "c0:ac7", like="neoverse-n3", why="LLVM schedules it as Neoverse N3."),
    core(
        "xgene1",
        "AppliedMicro X-Gene 1",
        "50:000",
        PORTABLE,
        isa="c",
        evidence=[
            Evidence(
                "published", "portable C", "GCC", "It has no AES instructions; variant 3 of the same part is eMAG."
            )
        ],
    ),
    core(
        "emag",
        "Ampere eMAG",
        "50:000:variant3",
        like="generic-armv8ce",
        why="GCC tells it from X-Gene by the variant and gives it the instructions; no figures are known.",
    ),
    core(
        "thunderx",
        "Cavium ThunderX",
        "43:0a0 43:0a1 43:0a2 43:0a3",
        like="cortex-a53",
        why="In order, like it; no figures are known.",
    ),
    core(
        "octeontx2",
        "Marvell OCTEON TX2",
        "43:0b0 43:0b1 43:0b2 43:0b3 43:0b4 43:0b5 43:0b6",
        like="cortex-a57",
        why="GCC tunes it as Cortex-A57.",
    ),
    core(
        "thunderx2",
        "Cavium ThunderX2",
        "43:0af 42:516 43:516",
        X5,
        timing=Timing(5, 1, False, False, "LLVM; OpenSSL aesv8-armx.pl", 5),
        evidence=[
            Evidence(
                "published",
                "interleave 5",
                "LLVM; OpenSSL aesv8-armx.pl",
                "AESE and AESMC have latency 5 each and do not fuse; a pair takes 9.5 cycles and one can start every 2: five blocks.",
            )
        ],
    ),
    core(
        "thunderx3",
        "Marvell ThunderX3",
        "43:0b8",
        X8,
        timing=Timing(4, 4, False, False, "LLVM", 4),
        evidence=[modelled("AESE and AESMC of latency 4, four a cycle, not fused")],
    ),
    core(
        "tsv110",
        "HiSilicon TSV110 (Kunpeng 920)",
        "48:d01",
        X3,
        timing=Timing(3, 1, True, False, "LLVM"),
        evidence=[
            Evidence(
                "published",
                "interleave 3",
                "LLVM",
                "AESE has latency 3, one a cycle, adjacent to its AESMC: three blocks.",
            )
        ],
    ),
    core(
        "hip09",
        "HiSilicon HIP09",
        "48:d02",
        like="tsv110",
        why="Sold under the same name; its instructions are not verified.",
    ),
    core(
        "kunpeng-d03",
        "HiSilicon Kunpeng, part d03",
        "48:d03",
        like="tsv110",
        why="Sold under the same name; its instructions are not verified.",
    ),
    core(
        "kunpeng-d22",
        "HiSilicon Kunpeng, part d22",
        "48:d22",
        like="tsv110",
        why="Sold under the same name; its instructions are not verified.",
    ),
    core("hip12", "HiSilicon HIP12", "48:d06", like="tsv110", why="A successor; its instructions are not verified."),
    core(
        "kryo",
        "Qualcomm Kryo",
        "51:201 51:205 51:211",
        X2,
        timing=Timing(2, 1 / 1.4, True, False, "OpenSSL aesv8-armx.pl"),
        evidence=[
            Evidence(
                "published",
                "interleave 2",
                "OpenSSL aesv8-armx.pl; LLVM",
                "The pair takes 2.0 cycles and one can start every 1.4: 2 to 3 blocks.",
            )
        ],
    ),
    core("falkor", "Qualcomm Falkor", "51:c00 68:000", like="kryo", why="Its successor; no figures are known."),
    core("saphira", "Qualcomm Saphira", "51:c01", like="falkor", why="Its successor; no figures are known."),
    core(
        "oryon-1",
        "Qualcomm Oryon (Snapdragon X1)",
        "51:001",
        X8,
        timing=Timing(3, 4, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 3, four a cycle, adjacent to its AESMC")],
    ),
    core(
        "oryon-3",
        "Qualcomm Oryon 3 (Snapdragon X2)",
        "51:002",
        like="oryon-1",
        why="A successor; its instructions are not verified.",
    ),
    core(
        "exynos-m1",
        "Samsung Exynos M1",
        "53:001:variant1",
        like="cortex-a72",
        why="Its CBC encryption takes 1.33 cycles per byte, as that of Cortex-A72 (OpenSSL).",
    ),
    core(
        "exynos-m2",
        "Samsung Exynos M2",
        "53:001:variant4",
        like="exynos-m1",
        why="The same part number, told by the variant; its instructions are not verified.",
    ),
    core(
        "exynos-m3",
        "Samsung Exynos M3",
        "53:002:variant1",
        X2,
        timing=Timing(1, 2, False, False, "LLVM", 1),
        evidence=[modelled("AESE and AESMC of latency 1, two a cycle")],
    ),
    core(
        "exynos-m4",
        "Samsung Exynos M4",
        "53:003:variant1",
        X2,
        timing=Timing(1, 2, False, False, "LLVM", 1),
        evidence=[modelled("AESE and AESMC of latency 1, two a cycle")],
    ),
    core(
        "exynos-m5",
        "Samsung Exynos M5",
        "53:004:variant1",
        X4,
        timing=Timing(2, 2, False, False, "LLVM", 2),
        evidence=[modelled("AESE and AESMC of latency 2, two a cycle")],
    ),
    core(
        "denver",
        "NVIDIA Denver",
        "4e:000",
        like="generic-armv8ce",
        why="No figures of its AES unit are known; CTR takes 0.76 cycles per byte (OpenSSL).",
    ),
    core(
        "denver2", "NVIDIA Denver 2", "4e:003", like="denver", why="Its successor; its instructions are not verified."
    ),
    core("carmel", "NVIDIA Carmel", "4e:004", like="denver2", why="Its successor; no figures are known."),
    core(
        "olympus",
        "NVIDIA Olympus",
        "4e:010",
        X8,
        timing=Timing(2, 6, True, False, "LLVM"),
        evidence=[modelled("AESE of latency 2, six a cycle")],
    ),
    core(
        "a64fx",
        "Fujitsu A64FX",
        "46:001",
        X8,
        timing=Timing(8, 1, False, False, "LLVM", 8),
        evidence=[
            Evidence(
                "published",
                "interleave 8",
                "LLVM",
                "AESE and AESMC have latency 8 each, one a cycle, and do not fuse: eight blocks.",
            )
        ],
    ),
    core("monaka", "Fujitsu Monaka", "46:003", like="a64fx", why="LLVM schedules it as A64FX."),
    core(
        "brahma-b53",
        "Broadcom Brahma B53",
        "42:100",
        like="cortex-a53",
        why="A core of the same class; its instructions are not verified.",
    ),
    core(
        "ftc303",
        "Phytium FTC303",
        "70:303",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc660",
        "Phytium FTC660",
        "70:660",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc661",
        "Phytium FTC661",
        "70:661",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc662",
        "Phytium FTC662",
        "70:662",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc663",
        "Phytium FTC663",
        "70:663",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc664",
        "Phytium FTC664",
        "70:664",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc862",
        "Phytium FTC862",
        "70:862",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
    core(
        "ftc872",
        "Phytium FTC872",
        "70:872",
        like="generic-armv8ce",
        why="No figures are known; its instructions are not verified.",
    ),
)
