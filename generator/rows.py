# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How a row is written: what most rows of an architecture have in common is said once."""

from collections.abc import Callable
from dataclasses import dataclass, field

from generator.errors import AesgenError
from generator.kernels import Portable
from generator.uarch import Choice, CpuId, Evidence, Midr, Timing, Uarch

# The portable C kernels: four blocks bitsliced, a look after each four.
PORTABLE = Choice(4, True, "streamed", 4)


def modelled(facts: str) -> Evidence:
    """The cost model chose, from figures that are published; `aesgen explain` shows its table."""
    return Evidence("modelled", "interleave", "generator/model.py", facts + ".")


@dataclass
class Rows:
    """The rows of an architecture. isa: of rows that name none. read_ids: what recognises a core, from text.

    modes: choices of single modes, which follow from the ISA and the choice for all others.
    """

    arch: str
    isa: str
    read_ids: Callable[[str], tuple[Midr, ...]] | Callable[[str], tuple[CpuId, ...]]
    modes: Callable[[str, Choice], dict[str, Choice]]
    rows: list[Uarch] = field(default_factory=list)

    def core(
        self,
        name: str,
        title: str,
        ids: str,
        choice: Choice | None = None,
        *,
        like: str = "",
        why: str = "",
        timing: Timing | None = None,
        evidence: list[Evidence] | None = None,
        short: str = "",
        isa: str = "",
        default: bool = False,
        at_most: str = "",
        vartime: str = "",
    ) -> Uarch:
        """A row. Either `choice` with its evidence, or `like`, an earlier row that it takes over, and `why`; both refuse what cannot be."""
        isa = isa or self.isa
        if like:
            parent = next((row for row in self.rows if row.name == like), None)
            if parent is None:
                raise AesgenError(f"row {name} is like {like}, which is no row above it; name one that is")
            choice, isa, timing = parent.choice, parent.isa, timing or parent.timing
            at_most = at_most or parent.at_most
            evidence = [Evidence("inherited", "everything", like, why)]
        if choice is None or not evidence:
            raise AesgenError(f"row {name} has no choice or no evidence; give both, or an earlier row that it is like")
        read = self.read_ids(ids)
        for row in self.rows:
            for one in read:
                if any(one.overlaps(other) for other in row.ids):  # type: ignore[arg-type]
                    raise AesgenError(f"row {name} has id {one}, which is {row.name} already; give it to one of them")
        made = Uarch(
            name=name,
            library=short or name.removeprefix("cortex-").replace("-", "_").replace("+", "_plus"),
            title=title,
            arch=self.arch,
            isa=isa,
            ids=read,
            choice=choice,
            modes={} if isa == Portable.isa else self.modes(isa, choice),
            evidence=tuple(evidence),
            timing=timing,
            default=default,
            at_most=at_most,
            vartime=vartime,
        )
        self.rows.append(made)
        return made
