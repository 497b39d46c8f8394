# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The microarchitecture table: complete, with evidence that says what it is."""

from collections import Counter

from generator.isas import ISA_BY_NAME
from generator.table import find, kernel_sets, midrs, shipped
from generator.uarchs import UARCHS

# Cores whose AES timing is published: they may not take over another's choices.
WITH_FIGURES = """cortex-a53 cortex-a55 cortex-a57 cortex-a72 cortex-a78 cortex-a510 cortex-a520 cortex-a720 cortex-x4 neoverse-v2
neoverse-n1 neoverse-n2 neoverse-v1 thunderx2 apple-a7-cyclone kryo tsv110 a64fx ampere1""".split()
AARCH64_CORES_AT_LEAST = 101


def test_every_core_has_a_row() -> None:
    cores = [row for row in UARCHS if row.ids]
    assert len([row for row in cores if row.arch == "aarch64"]) >= AARCH64_CORES_AT_LEAST
    assert [row.name for row in UARCHS if not row.ids] == [row.name for row in UARCHS if row.default]


def test_names_and_midrs_are_unique() -> None:
    for names in ([row.name for row in UARCHS], [row.library for row in UARCHS], [str(midr) for midr, _ in midrs()]):
        assert [name for name, times in Counter(names).items() if times > 1] == []


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
    assert Counter(row.isa for row in UARCHS if row.default) == Counter({isa: 1 for isa in ISA_BY_NAME})


def test_sets_hold_what_is_shipped() -> None:
    files = {name for one in kernel_sets() for name in one.files}
    assert {f"{kernel.name}.S" for kernel in shipped()} <= files
    assert kernel_sets()[0].isa == "c" and not kernel_sets()[0].files
