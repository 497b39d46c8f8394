# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Changes generated kernels one thing at a time and sees whether the kernel checks notice.

Every mutant is assembled, linked with the checks and run, under QEMU where the CPU is another, first with few lengths and positions,
and if it survives that with all of them; on x86-64 between the two by single steps, for its CFI. Exit status: 0 every mutant was killed or its survival is explained in explained.txt; 1 one was not, or an
explained one was killed; 2 wrong usage, or the tools do not work.
"""

import argparse
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from generator.emit import emit
from generator.kernels import KeyExpand, Kernel
from generator.modes import MODE_BY_NAME, MODES
from generator.table import shipped
from tests.mutate import classes_x86_64
from tests.mutate.assembly import Assembly
from tests.mutate.classes import CLASSES, Edit, Source, edits

ROOT = Path(__file__).parent.parent.parent
# Beyond the limit that the checks keep themselves: a mutant that damages those.
SECONDS_QUICK, SECONDS_ALL = 120, 600

KEY_EXPAND = "key_expand"

# Besides the kernels of generated/: what those do not have, in every mode that can have it.
OTHERS = [
    ("ecb_enc", 1, True, "streamed", 1),
    ("ecb_enc", 3, True, "streamed", 4),
    ("ecb_enc", 8, False, "streamed", 16),
    ("ecb_dec", 5, True, "resident", 0),
    ("ecb_dec", 6, False, "streamed", 8),
    ("cbc_enc", 1, False, "streamed", 1),
    ("cbc_enc", 1, False, "resident", 4),
    ("cbc_enc", 1, True, "streamed", 0),
    ("cbc_dec", 1, True, "resident", 2),
    ("cbc_dec", 3, True, "streamed", 4),
    ("cbc_dec", 6, True, "resident", 8),
    ("cbc_dec", 8, False, "streamed", 0),
    ("ctr", 1, True, "streamed", 1),
    ("ctr", 3, True, "resident", 4),
    ("ctr", 5, False, "streamed", 8),
    ("ctr", 8, True, "streamed", 8),
    ("xts_enc", 1, True, "resident", 1),
    ("xts_enc", 3, True, "streamed", 4),
    ("xts_enc", 8, True, "resident", 16),
    ("xts_dec", 2, False, "streamed", 0),
    ("xts_dec", 5, True, "streamed", 8),
    ("xts_dec", 6, False, "resident", 8),
]


@dataclass(frozen=True, eq=False)
class Cpu:
    """Whose kernels are changed. others: axes of kernels of armv8ce besides those that are shipped. read, edits: text → what can be changed → how.
    harness: the archive of the checks; unwind: that of the single steps, or none."""

    machine: str
    others: list[tuple[str, int, bool, str, int]]
    classes: dict[str, Any]
    read: Callable[..., Any]
    edits: Callable[..., list[Edit]]
    harness: str
    unwind: str | None = None

    @property
    def native(self) -> bool:
        return platform.machine() in (self.machine, {"aarch64": "arm64"}.get(self.machine))

    @property
    def tools(self) -> str:
        return "" if self.native else f"{self.machine}-linux-gnu-"

    @property
    def emulator(self) -> list[str]:
        return [] if self.native else [f"qemu-{self.machine}", "-L", f"/usr/{self.machine}-linux-gnu"]


def _read(name: str, mode: str, interleave: int, yield_blocks: int, text: str) -> Source:
    return Source(name, mode, interleave, yield_blocks, Assembly(text))


def _read_x86_64(name: str, mode: str, interleave: int, yield_blocks: int, text: str) -> classes_x86_64.Source:
    return classes_x86_64.Source(name, mode, interleave, yield_blocks, classes_x86_64.Assembly(text))


CPUS = {
    "aarch64": Cpu("aarch64", OTHERS, CLASSES, _read, edits, "tests/mutate/libharness.a"),
    "x86_64": Cpu(
        "x86_64",
        [],
        classes_x86_64.CLASSES,
        _read_x86_64,
        classes_x86_64.edits,
        "tests/mutate/libharness_x86_64.a",
        "tests/mutate/libunwind_x86_64.a",
    ),
}
# The one that this run is about.
cpu = CPUS["aarch64"]


class MutateError(Exception):
    """The tools do not do what they should: one sentence."""


@dataclass(frozen=True)
class Mutant:
    id: str  # class/kernel/label+offset/kind=detail
    cls: str
    kernel: str
    before: list[str]
    after: list[str]
    object: bytes


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    killed_by: str | None  # a check, "crash" or "time"; None: survived
    message: str


def candidates() -> dict[str, Kernel | KeyExpand]:
    """The kernels that are changed, by name."""
    return _candidates(cpu)


@cache
def _candidates(of: Cpu) -> dict[str, Kernel | KeyExpand]:
    chosen: list[Kernel | KeyExpand] = [
        k for k in shipped() if k.isa_row.arch.name == of.machine and _shipped(k.name).is_file()
    ]
    if not chosen:
        raise MutateError(f"{_shipped('')} holds no kernel; run ./aesgen regenerate")
    isas = sorted({k.isa for k in chosen})
    chosen += [KeyExpand(isa) for isa in isas if _shipped(KeyExpand(isa).name).is_file()]
    chosen += [Kernel("armv8ce", *axes) for axes in of.others]
    return {kernel.name: kernel for kernel in chosen}


def _shipped(name: str) -> Path:
    return ROOT / "generated" / f"{name}.S"


@cache
def source(name: str) -> Any:
    kernel = candidates()[name]
    text = _shipped(name).read_text() if _shipped(name).is_file() else emit(kernel)
    if isinstance(kernel, KeyExpand):
        return cpu.read(name, KEY_EXPAND, 0, 0, text)
    return cpu.read(name, kernel.mode, kernel.blocks_per_pass, kernel.yield_blocks, text)


def describe(of: Any, text: str) -> str:
    """A kernel under the name that table.cc links, followed by what that wants to know of it."""
    symbol = "mutant"
    if of.mode == KEY_EXPAND:
        symbol = "mutant_key_expand"
    elif MODE_BY_NAME[of.mode].streams:
        symbol = "mutant_streams"
    modes = [mode.name for mode in MODES]
    axes = (modes.index(of.mode) if of.mode in modes else 0, of.interleave, of.yield_blocks)
    return text.replace(f"SYM({of.name})", symbol) + "\n".join(
        [
            '        .section .rodata.mutant, "a"',
            "        .globl  mutant_name, mutant_axes",
            "        .p2align 2",
            "mutant_axes:",
            f"        .long   {', '.join(map(str, axes))}",
            "mutant_name:",
            f'        .asciz  "{of.name}"',
            "",
        ]
    )


class Tools:
    """Assembler, linker and emulator, in a folder of their own."""

    def __init__(self, harness: Path, folder: Path) -> None:
        self.harness = harness
        self.folder = folder
        self._originals: dict[str, bytes] = {}

    def original(self, name: str) -> bytes:
        """The object of a kernel as it is."""
        if name not in self._originals:
            made = self.assemble(source(name), source(name).assembly.changed({}))
            if made is None:
                raise MutateError(f"{cpu.tools}gcc does not assemble {name}; run ./setup")
            self._originals[name] = made
        return self._originals[name]

    def assemble(self, of: Any, text: str) -> bytes | None:
        """The object, or None if the assembler refuses."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            # One name for all: it becomes part of the object.
            (Path(folder) / "mutant.S").write_text(describe(of, text))
            command = [cpu.tools + "gcc", "-c", f"-I{ROOT / 'runtime'}", "mutant.S", "-o", "mutant.o"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            return (Path(folder) / "mutant.o").read_bytes() if done.returncode == 0 else None

    def judge(self, made: bytes, thorough: bool = True) -> tuple[str | None, str]:
        """(what killed it or None, what was said) for the object of a kernel."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            mutant = Path(folder) / "mutant.o"
            mutant.write_bytes(made)
            program = self._link(mutant, self.harness)
            killed_by, message = self._run(program, ["--quick"], SECONDS_QUICK)
            if killed_by is None and cpu.unwind:
                killed_by, message = self._run(
                    self._link(mutant, self.harness.with_name(Path(cpu.unwind).name)), [], SECONDS_QUICK
                )
            if killed_by is None and thorough:
                killed_by, message = self._run(program, [], SECONDS_ALL)
            return killed_by, message

    @staticmethod
    def _link(mutant: Path, archive: Path) -> Path:
        program = mutant.with_name(archive.stem)
        command = [cpu.tools + "g++", "-static", "-o", str(program), str(mutant), str(archive)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise MutateError(f"the checks do not link with a kernel: {done.stderr.strip()}")
        return program

    @staticmethod
    def _run(program: Path, arguments: list[str], seconds: int) -> tuple[str | None, str]:
        try:
            done = subprocess.run(
                [*cpu.emulator, str(program), *arguments],
                capture_output=True,
                text=True,
                errors="replace",
                timeout=seconds,
            )
        except subprocess.TimeoutExpired:
            return "time", f"did not end within {seconds} seconds"
        if done.returncode == 0:
            return None, done.stdout.strip()
        # As run_checks prints it: KERNEL, CHECK: what is wrong.
        said = re.match(r"\w+, (\w+): (.*)", done.stdout)
        if done.returncode in (1, 3) and said:
            return said.group(1), said.group(2)
        if done.returncode < 0 or done.returncode > 128:
            return "crash", f"signal {abs(done.returncode) & 127}"
        if done.returncode == 3:
            return "time", done.stderr.strip()
        raise MutateError(f"{program.name} ended with status {done.returncode}: {done.stdout}{done.stderr}")


def order(cls: str, seed: str) -> list[str]:
    """The kernels in the order in which a class visits them: mode after mode."""
    by_mode = defaultdict(list)
    for name, kernel in sorted(candidates().items()):
        by_mode[kernel.mode if isinstance(kernel, Kernel) else KEY_EXPAND].append(name)
    modes = sorted(by_mode)
    rng = random.Random(f"{seed}/{cls}")
    rng.shuffle(modes)
    for mode in modes:
        rng.shuffle(by_mode[mode])
    most = max(len(names) for names in by_mode.values())
    return [by_mode[mode][turn] for turn in range(most) for mode in modes if turn < len(by_mode[mode])]


def _shuffled(cls: str, name: str, seed: str) -> list[Edit]:
    """The edits of one kernel, one of each kind after the other."""
    rng = random.Random(f"{seed}/{cls}/{name}")
    by_kind = defaultdict(list)
    for edit in cpu.edits(source(name), cls, rng):
        by_kind[edit.kind].append(edit)
    kinds = sorted(by_kind)
    rng.shuffle(kinds)
    for kind in kinds:
        rng.shuffle(by_kind[kind])
    most = max((len(found) for found in by_kind.values()), default=0)
    return [by_kind[kind][turn] for turn in range(most) for kind in kinds if turn < len(by_kind[kind])]


def mutant(cls: str, of: Any, edit: Edit, made: bytes) -> Mutant:
    first = of.code[edit.at]
    detail = f"={edit.detail}" if edit.detail else ""
    return Mutant(
        f"{cls}/{of.name}/{first.label}+{first.offset}/{edit.kind}{detail}",
        cls,
        of.name,
        [of.code[at].text().strip() for at in sorted(edit.changes)],
        [line.strip() for at in sorted(edit.changes) for line in edit.changes[at]],
        made,
    )


def draw(cls: str, seed: str, count: int, tools: Tools) -> tuple[list[Mutant], int]:
    """The first `count` mutants of a class, and how many others did not assemble or were no change."""
    remaining: dict[str, Iterator[Edit]] = {}
    drawn: list[Mutant] = []
    refused = 0
    names = order(cls, seed)
    while len(drawn) < count and names:
        for name in list(names):
            of = source(name)
            if name not in remaining:
                remaining[name] = iter(_shuffled(cls, name, seed))
            for edit in remaining[name]:
                changed = tools.assemble(of, of.assembly.changed(edit.changes))
                if changed is not None and changed != tools.original(name):
                    drawn.append(mutant(cls, of, edit, changed))
                    break
                refused += 1
            else:
                names.remove(name)
            if len(drawn) == count:
                break
    if len(drawn) < count:
        raise MutateError(f"{count} mutants of class {cls} were asked for, but there are {len(drawn)}: ask for fewer")
    return drawn, refused


def explanations(path: Path) -> dict[str, str]:
    """id → why this mutant is no mistake."""
    found: dict[str, str] = {}
    try:
        lines = path.read_text().splitlines()
    except OSError as error:
        raise MutateError(f"{path} cannot be read ({error.strerror}); give another --explained") from error
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, reason = line.partition(" ")
        if not reason.strip():
            raise MutateError(f"{path.name}:{number} has no reason after {name}: write one")
        found[name] = reason.strip()
    return found


def build_harness() -> Path:
    """The checks without a kernel, fresh."""
    if shutil.which("bazel") is None:
        raise MutateError("bazel, which builds the checks, is not on PATH; run ./setup, or give --harness")
    archives = [archive for archive in (cpu.harness, cpu.unwind) if archive]
    targets = [re.sub(r"^(.*)/lib(\w+)\.a$", r"//\1:\2", archive) for archive in archives]
    if subprocess.run(["bazel", "build", "--noshow_progress", *targets], cwd=ROOT, stdout=sys.stderr).returncode:
        raise MutateError(f"bazel does not build {' and '.join(targets)}; see above")
    return ROOT / "bazel-bin" / cpu.harness


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="mutate", description=(__doc__ or "").partition("\n")[0], allow_abbrev=False)
    top.add_argument("--cpu", choices=CPUS, default="aarch64", help="whose kernels (aarch64)")
    names = "; ".join(f"{name}: {', '.join(of.classes)}" for name, of in CPUS.items())
    top.add_argument("--class", dest="classes", action="append", metavar="CLASS", help=f"{names}; may be repeated")
    top.add_argument("--per-class", type=int, default=20, metavar="N", help="mutants of each class (20)")
    top.add_argument("--seed", default="1", help="another draw (1)")
    top.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="mutants at a time (all processors)"
    )
    top.add_argument(
        "--harness",
        type=Path,
        metavar="FILE",
        help="the archive of //tests/mutate:harness, or with --cpu x86_64 of harness_x86_64, beside unwind_x86_64; built without this",
    )
    top.add_argument("--explained", type=Path, default=Path(__file__).with_name("explained.txt"), metavar="FILE")
    top.add_argument("--list", action="store_true", help="only draw, and print what would be run")
    top.add_argument("--json", action="store_true", help="every mutant with its verdict, as JSON")
    return top


def table(verdicts: list[Verdict], refused: dict[str, int], explained: dict[str, str]) -> list[str]:
    lines = [f"{'class':16} {'mutants':>7} {'killed':>6} {'explained':>9} {'redrawn':>7}  killed by"]
    for cls in refused:
        own = [v for v in verdicts if v.mutant.cls == cls]
        killers = Counter(v.killed_by for v in own if v.killed_by)
        excused = sum(v.killed_by is None and v.mutant.id in explained for v in own)
        by = ", ".join(f"{check} {number}" for check, number in sorted(killers.items(), key=lambda kv: (-kv[1], kv[0])))
        lines.append(f"{cls:16} {len(own):7} {killers.total():6} {excused:9} {refused[cls]:7}  {by}")
    return lines


def run(args: argparse.Namespace) -> int:
    global cpu
    cpu = CPUS[args.cpu]
    classes = args.classes or list(cpu.classes)
    for cls in classes:
        if cls not in cpu.classes:
            raise MutateError(f"class {cls} is not one of {', '.join(cpu.classes)}; choose one of these")
    for flag, number in (("--per-class", args.per_class), ("--jobs", args.jobs)):
        if number < 1:
            raise MutateError(f"{flag} {number} is less than 1; give 1 or more")
    for tool in (f"{cpu.tools}gcc", f"{cpu.tools}g++", *cpu.emulator[:1]):
        if shutil.which(tool) is None:
            raise MutateError(f"{tool} is not on PATH; run ./setup")
    explained = explanations(args.explained)
    harness = Path() if args.list else args.harness or build_harness()
    if not args.list and not harness.is_file():
        raise MutateError(f"{harness} is no archive of checks; build //tests/mutate:harness")
    with tempfile.TemporaryDirectory(prefix="aesgen-mutate-") as folder, ThreadPoolExecutor(args.jobs) as pool:
        for name in candidates():
            source(name)  # templates are rendered by one thread
        tools = Tools(harness.resolve(), Path(folder))
        draws = list(pool.map(lambda cls: draw(cls, args.seed, args.per_class, tools), classes))
        mutants = [mutant for drawn, _ in draws for mutant in drawn]
        refused = {cls: number for cls, (_, number) in zip(classes, draws)}
        if args.list:
            for one in mutants:
                print(f"{one.id}\n    {' | '.join(one.before)}\n -> {' | '.join(one.after) or '(nothing)'}")
            return 0

        # A check that fails without a mistake would kill everything.
        def whole(name: str) -> None:
            killed_by, message = tools.judge(tools.original(name), thorough=False)
            if killed_by:
                raise MutateError(f"{name} fails {killed_by} as it is ({message}): mend that first")

        list(pool.map(whole, sorted({one.kernel for one in mutants})))

        def judge(one: Mutant) -> Verdict:
            return Verdict(one, *tools.judge(one.object))

        verdicts = list(pool.map(judge, mutants))

    survivors = [v for v in verdicts if v.killed_by is None and v.mutant.id not in explained]
    wrong = [v for v in verdicts if v.killed_by and v.mutant.id in explained]
    if args.json:
        rows = [
            {key: value for key, value in asdict(v.mutant).items() if key != "object"}
            | {"killed_by": v.killed_by, "message": v.message, "explained": explained.get(v.mutant.id)}
            for v in verdicts
        ]
        print(json.dumps({"seed": args.seed, "redrawn": refused, "mutants": rows}, indent=1))
    else:
        print("\n".join(table(verdicts, refused, explained)))
        killed = sum(v.killed_by is not None for v in verdicts)
        print(f"{len(verdicts)} mutants, {killed} killed, {len(verdicts) - killed} survived")
    for v in survivors:
        change = f"{' | '.join(v.mutant.before)} -> {' | '.join(v.mutant.after) or '(nothing)'}"
        print(f"survived, and not explained: {v.mutant.id}: {change}", file=sys.stderr)
    for v in wrong:
        print(f"explained, but killed by {v.killed_by} ({v.message}): {v.mutant.id}", file=sys.stderr)
    return 1 if survivors or wrong else 0


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        return run(args)
    except MutateError as error:
        print(f"mutate: {error}.", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
