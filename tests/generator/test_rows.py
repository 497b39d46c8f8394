# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The microarchitecture table: complete, with evidence that says what it is."""

from collections import Counter
from dataclasses import replace

from generator.isas import ISA_BY_NAME, ISAS
from generator.table import cpuids, find, kernel_sets, midrs, shipped
from generator.uarch import Uarch
from generator.uarchs import UARCHS

# Cores whose AES timing is published: they may not take over another's choices.
WITH_FIGURES = """cortex-a53 cortex-a55 cortex-a57 cortex-a72 cortex-a78 cortex-a510 cortex-a520 cortex-a720 cortex-x4 neoverse-v2
neoverse-n1 neoverse-n2 neoverse-v1 thunderx2 apple-a7-cyclone kryo tsv110 a64fx ampere1""".split()
CORES = {"aarch64": 101, "x86_64": 74}


def is_vartime(row: Uarch) -> bool:
    return row.isa in ISA_BY_NAME and ISA_BY_NAME[row.isa].vartime


def test_every_core_has_a_row() -> None:
    cores = Counter(row.arch for row in UARCHS if row.ids)
    assert all(cores[arch] >= least for arch, least in CORES.items())
    # The others: defaults, and rows that a core has to be asked to take.
    assert all(row.default or is_vartime(row) for row in UARCHS if not row.ids)
    assert not any(row.ids for row in UARCHS if row.default or is_vartime(row))


def test_names_and_ids_are_unique() -> None:
    ids = [str(one) for one, _ in [*midrs(), *cpuids()]]
    for names in ([row.name for row in UARCHS], [row.library for row in UARCHS], ids):
        assert [name for name, times in Counter(names).items() if times > 1] == []


def test_types_of_cores_stand_together_and_families_last() -> None:
    entries = [one for one, _ in cpuids()]
    assert [one.is_family for one in entries] == sorted(one.is_family for one in entries)
    for one, following in zip(entries, entries[1:]):
        if one.overlaps(replace(following, core_type=one.core_type)):
            assert (one.core_type, following.core_type) == (0x40, 0x20)


def test_vartime_rows_are_named_by_rows_of_their_architecture() -> None:
    named = {row.vartime for row in UARCHS if row.vartime}
    assert named == {row.name for row in UARCHS if is_vartime(row)}
    assert all(is_vartime(find(name)) and not find(name).default for name in named)


def test_evidence() -> None:
    for row in UARCHS:
        assert row.evidence and all(
            evidence.text and evidence.source and evidence.about for evidence in row.evidence
        ), row.name
        parent = row.inherits()
        if parent:
            assert row.name not in WITH_FIGURES
            assert find(parent).choice == row.choice and find(parent).isa == row.isa
    for name in WITH_FIGURES:
        assert find(name).timing is not None and not find(name).inherits()


def test_a_variant_is_looked_for_before_the_part_alone() -> None:
    order = [midr.variant is None for midr, _ in midrs()]
    assert order == sorted(order)


def test_each_isa_has_one_default() -> None:
    assert Counter(row.isa for row in UARCHS if row.default) == Counter(
        {isa.name: 1 for isa in ISAS if not isa.vartime}
    )


def test_sets_hold_what_is_shipped() -> None:
    files = {name for one in kernel_sets() for name in one.files}
    assert {f"{kernel.name}.S" for kernel in shipped()} <= files
    assert kernel_sets()[0].isa == "c" and not kernel_sets()[0].files
