# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The command line: ./aesgen list | emit | explain | regenerate | check | product."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from generator.emit import compile_kernel, emit
from generator.errors import AesgenError
from generator.blackout import explain_blackout
from generator.explain import explain_core, explain_kernel, list_cores
from generator.isas import ISA_BY_NAME, ISAS
from generator.kernels import REGALLOCS, VARIANTS, KeyExpand, Kernel, product
from generator.modes import MODE_BY_NAME, MODES
from generator.produce import differences, regenerate, write_file
from generator.product import build
from generator.table import shipped

USAGE_ERROR = 2
KEY_EXPAND = "key_expand"
AXES = ("interleave", "inline", "regalloc", "variant", "yield_blocks")
INTERLEAVES = tuple(sorted({interleave for isa in ISAS for interleave in isa.interleaves}))


class Parser(argparse.ArgumentParser):
    """argparse whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = message[0].lower() + message[1:]
        sys.stderr.write(f"{self.prog}: {sentence}; see {self.prog} --help\n")
        sys.exit(USAGE_ERROR)


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number") from None


def _axes(parser: argparse.ArgumentParser, many: bool) -> None:
    """The axes as flags; with `many`, each takes a comma list that filters."""
    suffix = "; a comma list" if many else ""
    kind: Callable[[str], str | int] = _integer
    if many:
        kind = str
    parser.add_argument("--isa", help=f"one of {', '.join(ISA_BY_NAME)}{suffix}")
    parser.add_argument(
        "--mode", help=f"one of {', '.join(MODE_BY_NAME)}" + ("" if many else f", {KEY_EXPAND}") + suffix
    )
    parser.add_argument("--interleave", type=kind, help=f"blocks in flight: {', '.join(map(str, INTERLEAVES))}{suffix}")
    parser.add_argument("--inline", help=f"round code: inline (at each use) or call (one shared routine){suffix}")
    parser.add_argument("--regalloc", help=f"round keys: {', '.join(REGALLOCS)}{suffix}")
    parser.add_argument("--variant", help=f"where a mode has a choice: {', '.join(VARIANTS)}{suffix}")
    parser.add_argument("--yield-blocks", type=kind, help=f"0 = never, or a power of two >= interleave{suffix}")


def _kernel(args: argparse.Namespace) -> Kernel | KeyExpand:
    """The kernel that the flags of one configuration name."""
    given = {axis: getattr(args, axis) for axis in AXES}
    if args.isa is None:
        args.isa = ISAS[0].name
    if args.isa not in ISA_BY_NAME:
        raise AesgenError(f"ISA {args.isa} is not one of {', '.join(ISA_BY_NAME)}; choose one of these")
    if args.mode is None:
        raise AesgenError(f"--mode is missing; give one of {', '.join([*MODE_BY_NAME, KEY_EXPAND])}")
    if args.mode == KEY_EXPAND:
        for axis, value in given.items():
            if value is not None:
                raise AesgenError(
                    f"key_expand has no axis {axis}, and {value} was given; leave --{axis.replace('_', '-')} out"
                )
        return KeyExpand(args.isa)
    if args.mode not in MODE_BY_NAME:
        raise AesgenError(
            f"mode {args.mode} is not one of {', '.join([*MODE_BY_NAME, KEY_EXPAND])}; choose one of these"
        )
    if args.inline not in (None, "inline", "call"):
        raise AesgenError(f"inline {args.inline} is neither inline nor call; choose one of these")
    interleaves = ISA_BY_NAME[args.isa].interleaves_of(MODE_BY_NAME[args.mode])
    return Kernel(
        args.isa,
        args.mode,
        (4 if 4 in interleaves else interleaves[0]) if args.interleave is None else args.interleave,
        args.inline == "inline",
        ISA_BY_NAME[args.isa].regallocs[0] if args.regalloc is None else args.regalloc,
        args.yield_blocks or 0,
        ISA_BY_NAME[args.isa].variants_of(MODE_BY_NAME[args.mode])[0] if args.variant is None else args.variant,
    )


def _filtered(args: argparse.Namespace) -> list[Kernel]:
    """The members of the product that every filter lets through. AesgenError for a value that no member has."""
    wanted: dict[str, set[str]] = {}
    known: dict[str, set[str]] = {}
    kernels = list(product())
    fields: dict[str, Callable[[Kernel], str]] = {
        "isa": lambda k: k.isa,
        "mode": lambda k: k.mode,
        "interleave": lambda k: str(k.interleave),
        "inline": lambda k: k.rounds_word,
        "regalloc": lambda k: k.regalloc,
        "variant": lambda k: k.variant or "none",
        "yield_blocks": lambda k: str(k.yield_blocks),
    }
    for axis, value_of in fields.items():
        text = getattr(args, axis)
        if text is None:
            continue
        known[axis] = {value_of(kernel) for kernel in kernels}
        wanted[axis] = {value.strip() for value in text.split(",")}
        for value in sorted(wanted[axis] - known[axis]):
            allowed = sorted(known[axis], key=lambda v: (int(v), v) if v.isdigit() else (0, v))
            raise AesgenError(f"{axis} {value or '(empty)'} is not one of {', '.join(allowed)}; filter by these")
    return [k for k in kernels if all(fields[axis](k) in values for axis, values in wanted.items())]


def _list(args: argparse.Namespace) -> int:
    kernels = _filtered(args)
    if args.count:
        print(len(kernels))
        return 0
    rows = []
    for kernel in kernels:
        compiled = compile_kernel(kernel)
        sizes = {str(bits): compiled.code_bytes(bits) for bits in kernel.key_bits}
        rows.append(
            {
                "name": kernel.name,
                "isa": kernel.isa,
                "mode": kernel.mode,
                "interleave": kernel.interleave,
                "inline": kernel.inline,
                "regalloc": kernel.regalloc,
                "variant": kernel.variant,
                "yield_blocks": kernel.yield_blocks,
                "code_bytes": compiled.code_bytes(),
                "code_bytes_by_key_bits": sizes,
            }
        )
    if args.json:
        print(json.dumps(rows, indent=1))
    else:
        print(f"{'kernel':56} {'bytes':>6} {'AES-128':>8} {'AES-192':>8} {'AES-256':>8}")
        for kernel, row in zip(kernels, rows):
            by_bits = row["code_bytes_by_key_bits"]
            assert isinstance(by_bits, dict)
            columns = " ".join(f"{by_bits.get(bits, '-'):>8}" for bits in ("128", "192", "256"))
            print(f"{kernel.name:56} {row['code_bytes']:>6} {columns}")
    return 0


def _emit(args: argparse.Namespace) -> int:
    text = emit(_kernel(args))
    if args.output is None or args.output == "-":
        sys.stdout.write(text)
    else:
        folder = Path(args.output).parent
        if not folder.is_dir():
            raise AesgenError(f"{args.output} cannot be written (there is no folder {folder}); give another --output")
        try:
            write_file(Path(args.output), text.encode())
        except OSError as error:
            raise AesgenError(f"{args.output} cannot be written ({error.strerror}); give another --output") from error
    return 0


def _explain(args: argparse.Namespace) -> int:
    given = any(getattr(args, axis) is not None for axis in ("isa", "mode", *AXES))
    if args.core is not None:
        if given:
            raise AesgenError(f"core {args.core} and the axes of a kernel were both given; give one of the two")
        print(explain_core(args.core) if args.max_blackout is None else explain_blackout(args.core, args.max_blackout))
    elif args.max_blackout is not None:
        raise AesgenError("max-blackout is of a core, and none was given; name one, such as a53")
    elif given:
        print(explain_kernel(_kernel(args)))
    else:
        print(list_cores())
    return 0


def _regenerate(_: argparse.Namespace) -> int:
    lines = regenerate()
    print("\n".join(lines) if lines else "generated/ was fresh already")
    return 0


def _check(_: argparse.Namespace) -> int:
    lines = differences()
    if lines:
        print("\n".join(lines))
        sys.stderr.write("aesgen: generated/ is not what the generator makes; run ./aesgen regenerate.\n")
        return 1
    print("generated/ is fresh")
    return 0


def _product(args: argparse.Namespace) -> int:
    if args.jobs is not None and args.jobs < 1:
        raise AesgenError(f"jobs {args.jobs} is less than 1; give how many processes may run at a time")
    kernels = _filtered(args)
    if not kernels:
        raise AesgenError("no member of the product has all of these axes; ./aesgen list shows which there are")
    if args.shipped:
        isas = {kernel.isa for kernel in kernels}
        kernels += [kernel for kernel in shipped() if kernel.isa in isas and kernel not in kernels]
    arches = sorted({kernel.isa_row.arch.name for kernel in kernels})
    if len(arches) > 1:
        raise AesgenError(
            f"kernels of {' and '.join(arches)} do not fit into one archive; give --isa with those of one architecture"
        )
    build(kernels, Path(args.output), args.cc, tuple(args.flag), args.jobs)
    return 0


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(prog="aesgen", description="Writes AES kernels.", allow_abbrev=False)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    one = commands.add_parser("list", help="the product of the axes", allow_abbrev=False)
    _axes(one, many=True)
    one.add_argument("--count", action="store_true", help="only how many")
    one.add_argument("--json", action="store_true", help="as JSON")
    one.set_defaults(run=_list)

    one = commands.add_parser("emit", help="one kernel as assembly", allow_abbrev=False)
    _axes(one, many=False)
    one.add_argument("--output", help="a file; standard output without it")
    one.set_defaults(run=_emit)

    one = commands.add_parser("explain", help="a kernel, or why a core runs what it runs", allow_abbrev=False)
    one.add_argument(
        "core",
        nargs="?",
        help="a core's name, such as a57 or cortex-a57; or give a kernel's axes; without either, the cores are listed",
    )
    one.add_argument(
        "--max-blackout",
        type=_integer,
        metavar="CYCLES",
        help="of a core: the yield counts with which no kernel holds the CPU longer, as the cost model has it",
    )
    _axes(one, many=False)
    one.set_defaults(run=_explain)

    one = commands.add_parser("regenerate", help="make generated/ anew", allow_abbrev=False)
    one.set_defaults(run=_regenerate)

    one = commands.add_parser("check", help="is generated/ what the generator makes? 1 if not", allow_abbrev=False)
    one.set_defaults(run=_check)

    one = commands.add_parser("product", help="assemble many kernels, with a table, for tests", allow_abbrev=False)
    _axes(one, many=True)
    one.add_argument("--cc", required=True, help="the C compiler that assembles")
    one.add_argument("--shipped", action="store_true", help="and all that some row names, of these ISAs")
    one.add_argument("--flag", action="append", default=[], help="a flag for it; may be repeated")
    one.add_argument("--jobs", type=_integer, help="processes at a time")
    one.add_argument("--output", required=True, help="a folder")
    one.set_defaults(run=_product)
    return top


def main(argv: list[str] | None = None) -> int:
    """Runs one command. 0; 1 where check finds differences; 2 with one sentence for a request that cannot be met."""
    args = parser().parse_args(argv)
    try:
        status = int(args.run(args))
        sys.stdout.flush()
        return status
    except AesgenError as error:
        sys.stderr.write(f"aesgen: {error}.\n")
        return USAGE_ERROR
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        if error.strerror is None:
            raise
        sys.stderr.write(
            f"aesgen: {error.filename or 'the output'} cannot be written ({error.strerror}); mend that or write elsewhere.\n"
        )
        return USAGE_ERROR
