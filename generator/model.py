# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A cost model of AES kernels: it ranks interleave factors and explains why. Everything it says is modelled, never measured.

It takes the instructions of a kernel's loop over passes as the generator emits them, calls followed, and runs them through a small core:

- Front end: `width` instructions a cycle enter a queue of at most QUEUE_PER_UNIT instructions for each AES unit; a taken branch, call or return ends its cycle.
- In order: an instruction leaves when it and all before it can. Out of order: any instruction of the queue leaves when its operands are there.
- AES unit: `per_cycle` operations a cycle. On a fusing core AESE and its AESMC are one operation of latency `latency`; elsewhere two, of `latency` and
  `mix_latency`.
- Everything else has a latency of its class (LATENCY), the same on every core.

Facts of a core (Timing) come from published sources, named in its row. Width is derived: 2 in order, else 3 or what feeds the AES unit and leaves one
slot. One parameter is fitted, QUEUE_PER_UNIT: to Cortex-A57's published gain from 2 blocks inline to 4 blocks called in CBC decryption.
"""

import re
from dataclasses import dataclass
from functools import cache

from generator.asm import Item
from generator.emit import Compiled, compile_kernel
from generator.kernels import Kernel
from generator.uarch import Timing, Uarch

# Fitted: instructions that can wait in an out-of-order core, for each AES unit. tests/generator/test_model.py says to what.
QUEUE_PER_UNIT = 10
# Not fitted: latencies of everything that is not AES, in cycles, alike on every core.
LATENCY = {"load": 4, "move": 3, "vector": 2, "integer": 1}
PASSES = 24
WARM_UP = 8


@dataclass(frozen=True)
class Operation:
    """One operation: what it reads and writes (by physical register), its class and its place in the front end."""

    kind: str
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    slots: int
    taken: bool


def _loop(compiled: Compiled, bits: int) -> list[Item]:
    """The instructions of one pass with keys of this many bits, in the order they run."""
    items = compiled.items
    at = {item.text: index for index, item in enumerate(items) if item.kind == "label"}
    run: list[Item] = []
    position, back = at[f"pass_{bits}"], -1
    while True:
        item = items[position]
        position += 1
        if item.kind != "insn":
            continue
        run.append(item)
        if item.text == "bl":
            back, position = position, at[item.operands[-1][2:-1]]
        elif item.text == "ret":
            position = back
        elif item.operands and item.operands[-1] == f"L(pass_{bits})":
            return run


def _registers(operand: str) -> list[str]:
    """Physical registers of an operand, as x3 or v3 whatever the view."""
    found = re.findall(r"(?<![.\w#])([xwvqdshb])(\d+)", operand)
    return [("x" if letter in "xw" else "v") + number for letter, number in found]


def _operations(run: list[Item], timing: Timing) -> list[Operation]:
    operations: list[Operation] = []
    skip = False
    for index, item in enumerate(run):
        if skip:
            skip = False
            continue
        name = item.text
        registers = [_registers(operand) for operand in item.operands]
        first = registers[0] if registers else []
        rest = [r for group in registers[1:] for r in group]
        following = run[index + 1] if index + 1 < len(run) else None
        if name in ("aese", "aesd"):
            pair = (
                following is not None
                and following.text in ("aesmc", "aesimc")
                and following.operands[0] == item.operands[0]
            )
            if pair and timing.fused:
                skip = True
                operations.append(Operation("aes", tuple(first + rest), tuple(first), 2, False))
            else:
                operations.append(Operation("aes", tuple(first + rest), tuple(first), 1, False))
        elif name in ("aesmc", "aesimc"):
            operations.append(Operation("mix", tuple(rest), tuple(first), 1, False))
        elif name in ("b", "bl", "ret", "cbz", "cbnz") or name.startswith("b."):
            target_taken = name in ("b", "bl", "ret") or (index == len(run) - 1)
            reads = ("flags",) if name.startswith("b.") else tuple(first)
            operations.append(Operation("integer", reads, (), 1, target_taken))
        elif name in ("str", "stp"):
            # The data of a store is fetched late; only its address is waited for.
            address = registers[-1] if name == "str" and len(registers) == 2 else [r for r in rest if r[0] == "x"]
            operations.append(Operation("integer", tuple(address), (), 1, False))
        elif name in ("ldr", "ldp"):
            loaded = registers[0] + (registers[1] if name == "ldp" else [])
            base = rest[len(registers[1]) :] if name == "ldp" else rest
            operations.append(Operation("load", tuple(base), tuple(loaded), 1, False))
        elif name in ("cmp", "cmn", "tst"):
            operations.append(Operation("integer", tuple(first + rest), ("flags",), 1, False))
        elif name in ("adds", "subs", "ands"):
            operations.append(Operation("integer", tuple(rest), tuple(first) + ("flags",), 1, False))
        elif first and first[0][0] == "v":
            # From general to vector registers is slower than within them.
            across = any(r[0] == "x" for r in rest)
            keeps = first if "].d[" in item.operands[0] or ".d[" in item.operands[0] else []
            operations.append(Operation("move" if across else "vector", tuple(rest + keeps), tuple(first), 1, False))
        else:
            operations.append(Operation("integer", tuple(rest), tuple(first), 1, False))
    return operations


def _latency(kind: str, timing: Timing) -> float:
    if kind == "aes":
        return timing.latency
    if kind == "mix":
        return timing.mix_latency
    return LATENCY[kind]


def _book(units: list[list[float]], start: float, busy: float) -> float:
    """The first time from start at which one of the AES units is free for `busy` cycles; books it."""
    best, chosen = float("inf"), units[0]
    for unit in units:
        time = start
        for taken in unit:
            if taken - busy < time < taken + busy:
                time = taken + busy
        if time < best:
            best, chosen = time, unit
    chosen.append(best)
    chosen.sort()
    del chosen[:-64]
    return best


def simulate(operations: list[Operation], timing: Timing, queue_per_unit: int = QUEUE_PER_UNIT) -> float:
    """Cycles of one pass in the steady state of many."""
    ready: dict[str, float] = {}
    units: list[list[float]] = [[] for _ in range(max(1, int(timing.per_cycle)))]
    busy = len(units) / timing.per_cycle
    queue = queue_per_unit * len(units)
    entered, slots_left = 0.0, timing.width
    waiting: list[float] = []  # when each instruction still in the queue leaves it
    last_left = 0.0
    issued_in: dict[int, int] = {}
    starts: list[float] = []
    for number in range(PASSES):
        for operation in operations:
            # Front end: a slot this cycle, and room in the queue.
            if slots_left < operation.slots:
                entered, slots_left = entered + 1, timing.width
            waiting = [leaves for leaves in waiting if leaves > entered]
            if not timing.in_order and len(waiting) >= queue:
                entered = sorted(waiting)[len(waiting) - queue]
                slots_left = timing.width
                waiting = [leaves for leaves in waiting if leaves > entered]
            slots_left -= operation.slots
            # Issue: operands, order, the AES unit, and the machine's width.
            start = max([entered, *(ready.get(register, 0.0) for register in operation.reads)])
            if timing.in_order:
                start = max(start, last_left)
            if operation.kind in ("aes", "mix"):
                start = _book(units, start, busy)
            while issued_in.get(int(start), 0) + operation.slots > timing.width and issued_in.get(int(start), 0) > 0:
                start = float(int(start) + 1)
            issued_in[int(start)] = issued_in.get(int(start), 0) + operation.slots
            last_left = start
            waiting.append(start)
            for register in operation.writes:
                ready[register] = start + _latency(operation.kind, timing)
            if operation.taken:
                # Predicted right: the rest of the cycle is lost, no more.
                entered, slots_left = entered + 1, timing.width
        starts.append(max(last_left, max(ready.values(), default=0.0)))
    return (starts[-1] - starts[WARM_UP - 1]) / (PASSES - WARM_UP)


def is_modelled(row: Uarch) -> bool:
    """Whether the model can say something of a row: the timing is known, and the instructions are those of AArch64."""
    return row.timing is not None and row.arch == "aarch64"


@cache
def cycles_per_byte(kernel: Kernel, bits: int, timing: Timing, queue_per_unit: int = QUEUE_PER_UNIT) -> float:
    """Modelled cycles per byte of a long call."""
    operations = _operations(_loop(compile_kernel(kernel), bits), timing)
    return simulate(operations, timing, queue_per_unit) / (16 * kernel.interleave)
