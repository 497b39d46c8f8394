# SPDX-License-Identifier: Apache-2.0 OR MIT
"""From a kernel record to its assembly: render, interleave, allocate, print."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import jinja2

from generator import gf256, vector_permutation
from generator.allocate import Allocation, Renamer, allocate, class_of, reachable
from generator.arch import Arch
from generator.asm import Item, Program, parse, symbols
from generator.errors import AesgenError
from generator.interleave import merge_lanes
from generator.isas import Isa
from generator.kernels import REGALLOCS, VARIANTS, KeyExpand, Kernel
from generator.modes import KEY_EXPAND_STANDARD, KEY_EXPAND_TITLE

ROOT = Path(__file__).resolve().parent.parent
SPDX = "SPDX-License-Identifier: Apache-2.0 OR MIT"
ARGUMENTS = {
    "out": "output",
    "in": "input",
    "bytes": "bytes to do",
    "ks": "key schedule",
    "state": "state (chaining block, counter block or tweak)",
    "left": "result: bytes left undone",
    "key": "key",
    "streams": "the next stream",
    "waiting": "streams that no lane has had",
}


@cache
def environment() -> jinja2.Environment:
    """The one template environment. Undefined names are errors; nothing depends on the machine or the clock."""
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(ROOT / "templates"),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        newline_sequence="\n",
        autoescape=False,
    )
    made.globals |= {"gf256": gf256, "vector_permutation": vector_permutation}
    return made


@dataclass(frozen=True)
class Compiled:
    """A kernel with physical registers. items: everything printed between the function's begin and its end."""

    kernel: Kernel | KeyExpand
    items: list[Item]
    notes: dict[str, str]
    allocation: Allocation

    def code_bytes(self, bits: int | None = None) -> int:
        """Bytes of code, or of the code that can run with keys of this many bits."""
        sizes = self.kernel.isa_row.arch.sizes(self.items)
        return sum(size for item, size in zip(self.items, sizes) if bits is None or bits in item.bits)

    def register_map(self) -> list[tuple[str, str, str]]:
        """(physical registers, symbolic names, what for) in order of class and declaration."""
        return register_map(self.notes, self.allocation, self.kernel.isa_row.arch)


@lru_cache(maxsize=1024)
def compile_kernel(kernel: Kernel | KeyExpand) -> Compiled:
    """Renders a kernel's template and allocates its registers. The result is shared: change nothing in it."""
    context: dict[str, object] = {"isa": kernel.isa, "folder": kernel.isa_row.folder, "decrypt": False}
    if isinstance(kernel, KeyExpand):
        template = "key_expand"
    else:
        template = kernel.mode_row.template
        context |= {
            "n": kernel.interleave,
            "blocks_per_register": kernel.isa_row.blocks_per_register,
            "inline": kernel.inline,
            "regalloc": kernel.regalloc,
            "variant": kernel.variant,
            "resident": kernel.regalloc == "resident",
            "resident_keys": kernel.resident_keys,
            "yield_blocks": kernel.yield_blocks,
            "decrypt": kernel.mode_row.decrypt,
            "key_bits": kernel.key_bits,
            "group": kernel.isa_row.group,
        }
    return compile_source(
        kernel, environment().get_template(f"{kernel.isa_row.folder}/{template}.S.j2").render(context)
    )


def _named(items: list[Item], allocation: Allocation, arch: Arch) -> set[tuple[str, int]]:
    """The registers that items name, as (letter, number)."""
    return {
        (letter, allocation.registers[class_of(letter, arch), name])
        for item in items
        for operand in item.operands
        for letter, name in symbols(operand)
    }


def _return_unsaved(before: list[Item], allocation: Allocation, isa: Isa) -> list[Item]:
    """The return of what comes before the prologue, which uses only registers that nobody saves."""
    named = _named(before, allocation, isa.arch)
    used = tuple(frozenset(n for letter, n in named if letter in file.letters) for file in isa.arch.files)
    if any(numbers & file.callee_saved for numbers, file in zip(used, isa.arch.files)):
        raise ValueError("code before .save uses a callee-saved register")
    return isa.arch.epilogue(used, False, 0, isa.wipe, isa.leave_of({letter for letter, _ in named}))


def compile_source(kernel: Kernel | KeyExpand, source: str) -> Compiled:
    """The same from rendered template text."""
    isa: Isa = kernel.isa_row
    of_streams = isinstance(kernel, Kernel) and kernel.mode_row.streams
    program: Program = parse(source)
    items = reachable(merge_lanes(program.items, isa.pairs), isa.arch)
    try:
        allocation = allocate(items, isa.arch, isa.arch.pinned_streams if of_streams else isa.arch.pinned)
    except AesgenError as error:
        raise AesgenError(f"{kernel.name} {error}") from error
    calls = any(isa.arch.is_call(item) for item in items)
    renamer = Renamer(allocation, isa.arch)
    leave = isa.leave_of({letter for letter, _ in _named(items, allocation, isa.arch)})
    physical: list[Item] = isa.arch.landing(calls)
    own = 0
    is_saved = False
    for index, item in enumerate(items):
        if item.kind == "save":
            own = int(item.operands[0]) if item.operands else 0
            is_saved = True
            physical += isa.arch.prologue(allocation.used, calls, own)
        elif item.kind == "return" and is_saved:
            physical += isa.arch.epilogue(allocation.used, calls, own, isa.wipe, leave)
        elif item.kind == "return":
            physical += _return_unsaved(items[:index], allocation, isa)
        elif item.kind == "fresh":
            continue
        else:
            physical.append(renamer.item(item))
    if isinstance(kernel, Kernel) and kernel.regalloc in isa.finish:
        physical = isa.finish[kernel.regalloc](physical)
    notes = {name: text for name, text in ARGUMENTS.items() if (0, name) in allocation.registers} | program.notes
    return Compiled(kernel, physical, notes, allocation)


def _ranges(arch: Arch, letter: str, numbers: set[int]) -> str:
    """v0-v3 v8 for the numbers of a class; registers whose names have no number stand alone."""
    parts, rest = [], sorted(numbers)
    while rest:
        first = arch.register(letter, rest[0])
        end = 1
        while end < len(rest) and rest[end] == rest[0] + end and first[-1].isdigit():
            end += 1
        parts.append(first + (f"-{arch.register(letter, rest[end - 1])}" if end > 1 else ""))
        rest = rest[end:]
    return " ".join(parts)


def register_map(notes: dict[str, str], allocation: Allocation, arch: Arch) -> list[tuple[str, str, str]]:
    """Rows for the printed register map. Every allocated register must have a note."""
    rows = []
    described: set[tuple[int, str]] = set()
    for cls, file in enumerate(arch.files):
        for names, text in notes.items():
            stem = names.rstrip("*")
            pattern = re.compile(re.escape(stem) + (r"\d+" if names.endswith("*") else "") + "$")
            found = {
                r: n
                for r, n in allocation.registers.items()
                if r[0] == cls and pattern.match(r[1]) and r not in described
            }
            if found:
                described |= set(found)
                shown = names
                if names.endswith("*"):
                    indexes = sorted(int(name[len(stem) :]) for _, name in found)
                    shown = f"{stem}{indexes[0]}" + (f"-{stem}{indexes[-1]}" if len(indexes) > 1 else "")
                rows.append((_ranges(arch, file.letters[0], set(found.values())), shown, text))
    missing = sorted(name for register, name in ((r, r[1]) for r in allocation.registers) if register not in described)
    if missing:
        raise ValueError(f"no .reg line says what these registers are for: {', '.join(missing)}")
    return rows


def _line(item: Item) -> str:
    if item.kind == "label":
        text = f"L({item.text}):"
    elif item.kind == "comment":
        return f"\t// {item.comment}"
    elif item.kind == "local":
        return "\n\tAESGEN_LOCAL"
    elif item.kind == "data":
        return item.text if item.text.startswith(("#", "\t", "L(")) else "\t" + re.sub(r"\s+", "\t", item.text, count=1)
    elif item.kind == "rodata":
        return f"\n\tAESGEN_RODATA_ONCE SYM({item.operands[0]})" if item.operands else "\n\tAESGEN_RODATA"
    else:
        text = f"\t{item.text}\t{', '.join(item.operands)}" if item.operands else f"\t{item.text}"
    return text.expandtabs(8).ljust(55) + f" // {item.comment}" if item.comment else text


def head(kernel: Kernel | KeyExpand, compiled: Compiled) -> list[str]:
    """The comment on top of a file: what it is, how it was made, which register is what."""
    if isinstance(kernel, KeyExpand):
        template, what = "key_expand", f"{KEY_EXPAND_TITLE} ({KEY_EXPAND_STANDARD})"
        axes = "128-, 192- and 256-bit keys"
    else:
        mode = kernel.mode_row
        template, what = mode.template, f"AES {mode.title} ({mode.standard})"
        blocks = f"{kernel.blocks_per_pass} block{'s' if kernel.blocks_per_pass > 1 else ''} in flight"
        rounds = "round code inline" if kernel.inline else "round code called"
        keys = REGALLOCS[kernel.regalloc]
        looks = f"looks at the yield flag every {kernel.yield_blocks} blocks" if kernel.yield_blocks else "never yields"
        variant = f"{VARIANTS[kernel.variant]}, " if kernel.variant else ""
        axes = f"{blocks}, {rounds}, {keys}, {variant}{looks}"
    parts = "" if isinstance(kernel, KeyExpand) else " and rounds.j2"
    lines = [
        f"// {SPDX}",
        "//",
        f"// {kernel.name}",
        f"// {what} for {kernel.isa_row.title}:",
        f"// {axes}.",
        "// The calling convention is in docs/kernel-abi.md.",
        "//",
        f"// Made from templates/{kernel.isa_row.folder}/{template}.S.j2{parts} by",
        f"//   {kernel.command}",
        "// Change the templates, never this file.",
        "//",
    ]
    rows = compiled.register_map()
    left, middle = (max(len(row[i]) for row in rows) for i in (0, 1))
    lines += [f"//   {a.ljust(left)}  {b.ljust(middle)}  {c}" for a, b, c in rows]
    return lines


def emit(kernel: Kernel | KeyExpand) -> str:
    """The .S file of a kernel: the same bytes on every machine."""
    compiled = compile_kernel(kernel)
    arch = kernel.isa_row.arch
    lines = head(kernel, compiled)
    lines += [
        "",
        '#include "asm.h"',
        "",
        f"#ifdef {arch.guard}",
        "",
        f"\t{kernel.isa_row.assembler}",
        f"\tAESGEN_FUNC SYM({kernel.name})",
    ]
    data = next((i for i, item in enumerate(compiled.items) if item.kind == "rodata"), len(compiled.items))
    targets = {arch.branch_target(item) for item in compiled.items}
    for item in compiled.items[:data]:
        if item.kind == "label" and item.text not in targets:
            continue
        if item.kind == "comment" and not lines[-1].endswith("AESGEN_LOCAL"):
            lines.append("")
        lines.append(_line(item))
    lines.append(f"\tAESGEN_END SYM({kernel.name})")
    lines += [_line(item) for item in compiled.items[data:]]
    lines += ["", "\tAESGEN_NOTES", "", "#endif", ""]
    return "\n".join(line.expandtabs(8) for line in lines)
