# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a kernel is made of, and why a core runs what it runs, as text."""

from generator.emit import compile_kernel
from generator.kernels import KeyExpand, Kernel
from generator.modes import KEY_EXPAND_STANDARD, KEY_EXPAND_TITLE, MODES
from generator.uarchs import UARCHS, find


def _sizes(kernel: Kernel | KeyExpand) -> str:
    compiled = compile_kernel(kernel)
    bits = kernel.key_bits if isinstance(kernel, Kernel) else (128, 192, 256)
    by_key = ", ".join(f"{compiled.code_bytes(b)} with AES-{b}" for b in bits)
    return f"{compiled.code_bytes()} bytes of code; that can run: {by_key}"


def _yield_bound(kernel: Kernel) -> str:
    blocks = kernel.blocks_between_looks
    if blocks is None:
        return "never looks at the flag: a call runs to its end"
    text = f"looks every {kernel.yield_blocks} blocks, at a pass boundary: at most {blocks} blocks between looks"
    if kernel.mode_row.stealing:
        text += " (the last of them the stolen one)"
    if kernel.mode == "ctr" and kernel.interleave > 1:
        text += (
            " (where the low 64 bits of the counter wrap; else "
            f"{-(-kernel.yield_blocks // kernel.interleave) * kernel.interleave})"
        )
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
    for file, used in zip(isa.arch.files, compiled.allocation.used):
        saved = len(used & file.callee_saved)
        lines.append(f"  registers  {len(used)} {file.title}, {saved} of them callee-saved")
    rows = compiled.register_map()
    left, middle = (max(len(row[i]) for row in rows) for i in (0, 1))
    lines += [f"    {a.ljust(left)}  {b.ljust(middle)}  {c}" for a, b, c in rows]
    lines.append(f"  rows       {', '.join(users) if users else 'none: not shipped'}")
    lines.append(f"  made by    {kernel.command}")
    return "\n".join(lines)


def explain_core(name: str) -> str:
    """A core: how it is recognised, what each mode takes, and the evidence. AesgenError for a name without a row."""
    row = find(name)
    ids = ", ".join(f"MIDR implementer 0x{implementer:02x} part 0x{part:03x}" for implementer, part in row.ids)
    lines = [
        f"{row.name} ({row.title}): bazel build //:aes_{row.library}",
        f"  recognised by  {ids or 'nothing: it serves the cores that have no row'}",
        f"  needs          {row.key_expand.isa_row.title}",
        f"  key expansion  {row.key_expand.name}",
    ]
    for mode in MODES:
        plain, yielding = row.kernel(mode.name, False), row.kernel(mode.name, True)
        lines.append(f"  {mode.name:14} {plain.name}")
        lines.append(
            f"  {'  to yield':14} {yielding.name}: at most {yielding.blocks_between_looks} blocks between looks"
        )
    for evidence in row.evidence:
        lines.append(f"  {evidence.kind}: {evidence.about}")
        lines.append(f"    {evidence.text}")
        lines.append(f"    source: {evidence.source}")
    return "\n".join(lines)
