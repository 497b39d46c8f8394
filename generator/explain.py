# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a kernel is made of, and why a core runs what it runs, as text."""

from generator.emit import compile_kernel
from generator.isas import ISA_BY_NAME
from generator.kernels import KeyExpand, Kernel, Portable
from generator.model import cycles_per_byte, is_modelled
from generator.modes import KEY_EXPAND_STANDARD, KEY_EXPAND_TITLE, MODES
from generator.table import find
from generator.uarch import Uarch
from generator.uarchs import UARCHS


RECOGNISED = {"aarch64": "MIDR implementer:part ", "x86_64": "CPUID vendor:family:models "}


def _sizes(kernel: Kernel | KeyExpand) -> str:
    compiled = compile_kernel(kernel)
    by_key = ", ".join(f"{compiled.code_bytes(bits)} with AES-{bits}" for bits in kernel.key_bits)
    return f"{compiled.code_bytes()} bytes of code; that can run: {by_key}"


def _yield_bound(kernel: Kernel) -> str:
    blocks = kernel.blocks_between_looks
    if blocks is None:
        return "never looks at the flag: a call runs to its end"
    text = f"looks every {kernel.yield_blocks} blocks, at a pass boundary: at most {blocks} blocks between looks"
    if kernel.mode_row.stealing:
        text += " (the last of them the stolen one)"
    whole = -(-kernel.yield_blocks // kernel.blocks_per_pass) * kernel.blocks_per_pass
    if kernel.mode == "ctr" and blocks > whole:
        text += f" (where the low 64 bits of the counter wrap; else {whole})"
    return text


def explain_kernel(kernel: Kernel | KeyExpand) -> str:
    """A kernel: what it is, its registers, sizes, yield bound, who ships it, and the command that prints it."""
    compiled = compile_kernel(kernel)
    isa = kernel.isa_row
    if isinstance(kernel, KeyExpand):
        what = f"{KEY_EXPAND_TITLE} ({KEY_EXPAND_STANDARD})"
        users = [row.library for row in UARCHS if row.key_expand == kernel]
    else:
        what = f"AES {kernel.mode_row.title} ({kernel.mode_row.standard})"
        users = [row.library for row in UARCHS if kernel in row.kernels()]
    lines = [kernel.name, f"  what       {what}", f"  needs      {isa.title}", f"  size       {_sizes(kernel)}"]
    if isinstance(kernel, Kernel):
        lines.append(f"  yield      {_yield_bound(kernel)}")
        blocks = kernel.blocks_between_looks
        for row in UARCHS:
            if blocks and kernel in row.kernels() and is_modelled(row) and not row.inherits():
                lines.append(f"             on {row.name} {_cycles_between_looks(kernel, row, blocks)}")
    for file, used in zip(isa.arch.files, compiled.allocation.used):
        saved = len(used & file.callee_saved)
        lines.append(f"  registers  {len(used)} {file.title}, {saved} of them callee-saved")
    rows = compiled.register_map()
    left, middle = (max(len(row[i]) for row in rows) for i in (0, 1))
    lines += [f"    {a.ljust(left)}  {b.ljust(middle)}  {c}" for a, b, c in rows]
    lines.append(f"  rows       {', '.join(users) if users else 'none: not shipped'}")
    lines.append(f"  made by    {kernel.command}")
    return "\n".join(lines)


def _cycles(kernel: Kernel, row: Uarch, bits: int) -> float:
    assert row.timing is not None
    return cycles_per_byte(kernel, bits, row.timing)


def _cycles_between_looks(kernel: Kernel, row: Uarch, blocks: int) -> str:
    small, large = (_cycles(kernel, row, bits) * 16 * blocks for bits in (128, 256))
    return f"{small:.0f} cycles with AES-128 and {large:.0f} with AES-256 (modelled)"


def _modelled_table(row: Uarch) -> list[str]:
    """Cycles per byte of each interleave, inline and called, as the cost model has them."""
    timing = row.timing
    if timing is None or row.isa == Portable.isa:
        return ["  no timing of its AES unit is known, so nothing is modelled"]
    if not is_modelled(row):
        return [
            f"  its AES unit has latency {timing.latency:g}, {timing.per_cycle:g} a cycle at the width of its kernels "
            f"({timing.source}); the cost model is of AArch64 alone"
        ]
    pair = f"{timing.latency:g}" if timing.fused else f"{timing.latency:g} + {timing.mix_latency:g}"
    lines = [
        "  modelled, cycles per byte of a long call (generator/model.py), never measured:",
        f"    latency {pair}, {timing.per_cycle:.3g} a cycle, {'fused' if timing.fused else 'not fused'}, "
        f"{'in order' if timing.in_order else 'out of order'}, {timing.width} wide ({timing.source})",
        "    " + "interleave".ljust(22) + "".join(f"{n:>15}" for n in ISA_BY_NAME[row.isa].interleaves),
    ]
    for mode in ("ctr", "cbc_dec"):
        for bits in (128, 256):
            cells = []
            for interleave in ISA_BY_NAME[row.isa].interleaves:
                both = [
                    _cycles(Kernel(row.isa, mode, interleave, i, row.choice.regalloc), row, bits) for i in (True, False)
                ]
                cells.append(f"{both[0]:.2f}i {both[1]:.2f}c")
            lines.append("    " + f"{mode} AES-{bits}".ljust(22) + "".join(f"{cell:>15}" for cell in cells))
    lines.append(
        "    i: round code inline, c: called; this row: "
        + f"{row.choice.interleave}{'i' if row.choice.inline else 'c'}"
    )
    return lines


def _whom_it_serves(row: Uarch) -> str:
    """Of a row without cores of its own."""
    if row.default:
        return "it serves the cores that have no row"
    return f"in variable time, so only whoever asks for //:aes_{row.library} or allows it in aesgen_select"


def explain_core(name: str) -> str:
    """A core: how it is recognised, what each mode takes, the evidence and the model. AesgenError for a name without a row."""
    row = find(name)
    ids = ", ".join(map(str, row.ids))
    needs = "nothing: the kernels are portable C" if row.isa == Portable.isa else ISA_BY_NAME[row.isa].title
    lines = [
        f"{row.name} ({row.title}): bazel build //:aes_{row.library}",
        f"  recognised by  {RECOGNISED[row.arch] + ids if ids else 'nothing: ' + _whom_it_serves(row)}",
        f"  needs          {needs}",
        f"  key expansion  {row.key_expand.name}",
        f"  keys of GCM    {row.gcm_key.name}",
    ]
    for mode in MODES:
        plain, yielding = row.kernel(mode.name, False), row.kernel(mode.name, True)
        lines.append(f"  {mode.name:14} {plain.name}")
        if not mode.yields:
            continue
        bound = f"at most {yielding.blocks_between_looks} blocks between looks"
        if is_modelled(row) and isinstance(yielding, Kernel) and yielding.blocks_between_looks:
            bound += f", {_cycles_between_looks(yielding, row, yielding.blocks_between_looks)}"
        lines.append(f"  {'  to yield':14} {yielding.name}: {bound}")
    for evidence in row.evidence:
        lines += [f"  {evidence.kind}: {evidence.about}", f"    {evidence.text}", f"    source: {evidence.source}"]
    parent = row.inherits()
    while parent:
        above = find(parent)
        for evidence in above.evidence:
            lines += [f"    there {evidence.kind}: {evidence.text}", f"      source: {evidence.source}"]
        parent = above.inherits()
    return "\n".join(lines + _modelled_table(row))


def list_cores() -> str:
    """Every row, one a line."""
    return "\n".join(f"{row.library:20} {row.title}" for row in UARCHS)
