# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Bytes of x86-64 instructions in Intel syntax: the rules of Intel's manual (volume 2, chapter 2), and which encoding GNU as chooses."""

import ast
import re
from dataclasses import dataclass
from functools import lru_cache

from generator.asm import LABEL, Item

# Bytes of an opcode map: its escape and the opcode.
_MAPS = {"-": 1, "0f": 2, "0f38": 3, "0f3a": 3}
# Rows: mandatory prefix, opcode map, mnemonics.
_GENERAL_ROWS = """
-  -    add or adc sbb and sub xor cmp mov lea test xchg not neg mul div inc dec rol ror shl shr sar movsxd
-  0f   movzx movsx imul bsf bsr bswap shld shrd bt bts btr btc
f3 0f   popcnt tzcnt lzcnt
-  0f38 movbe
66 0f38 adcx
f3 0f38 adox
"""
_SSE_ROWS = """
-  0f   movups movaps movlps movhps movlhps movhlps xorps andps andnps orps shufps unpcklps unpckhps
66 0f   movd movq movdqa movupd movapd movlpd movhpd shufpd pxor por pand pandn paddb paddw paddd paddq psubb psubw psubd psubq
66 0f   pcmpeqb pcmpeqw pcmpeqd pcmpgtb pcmpgtw pcmpgtd pminub pmaxub pavgb psadbw pmuludq pmullw packuswb packssdw pmovmskb
66 0f   punpcklbw punpcklwd punpckldq punpcklqdq punpckhbw punpckhwd punpckhdq punpckhqdq pinsrw pextrw pshufd
66 0f   psllw pslld psllq psrlw psrld psrlq psraw psrad pslldq psrldq
f3 0f   movdqu pshufhw
f2 0f   lddqu pshuflw movddup
66 0f38 pshufb aesenc aesenclast aesdec aesdeclast aesimc pcmpeqq pcmpgtq ptest pmuldq pmulld pminud pmaxud pabsd
66 0f3a palignr pclmulqdq aeskeygenassist pinsrb pinsrd pinsrq pextrb pextrd pextrq pblendw
"""
# Besides: all of _SSE_ROWS with a v in front.
_VEX_ROWS = """
-  0f   kmovb kmovw kmovd kmovq kandb kandw kandd kandq kandnw kandnd kandnq korw kord korq kxorw kxord kxorq kxnorw kxnord kxnorq
-  0f   knotw knotd knotq kortestw kortestd kortestq kaddd kaddq kunpckbw kunpckwd kunpckdq
-  0f38 vbroadcasti128 vpbroadcastb vpbroadcastw vpbroadcastd vpbroadcastq vpermd vpsllvd vpsllvq vpsrlvd vpsrlvq vpsravd vpmaskmovd vpmaskmovq
-  0f38 andn bzhi shlx shrx sarx mulx pdep pext
-  0f3a vperm2i128 vinserti128 vextracti128 vpermq vpblendd vpblendvb rorx kshiftlw kshiftrw kshiftld kshiftrd kshiftlq kshiftrq
"""
_EVEX_ONLY = """
vmovdqu8 vmovdqu16 vmovdqu32 vmovdqu64 vmovdqa32 vmovdqa64 vpxord vpxorq vpord vporq vpandd vpandq vpandnd vpandnq vpternlogd vpternlogq
valignd valignq vpermb vpermw vpermt2b vpermt2w vpermt2d vpermt2q vpermi2b vpermi2w vpermi2d vpermi2q vprold vprolq vprord vprorq
vpshldd vpshldq vpshldvd vpshldvq vpshrdd vpshrdq vpshrdvd vpshrdvq vpsraq vpsravq vshufi32x4 vshufi64x2 vbroadcasti32x4 vbroadcasti64x2
vbroadcasti64x4 vinserti32x4 vinserti64x2 vinserti64x4 vextracti32x4 vextracti64x2 vextracti64x4 vpmovm2b vpmovm2q vpmovb2m vpmovq2m
vpblendmb vpblendmq vptestmb vptestmq vptestnmb vptestnmq vpcmpb vpcmpub vpcmpq vpcmpuq vgf2p8affineqb
"""
# EVEX counts a disp8 in units of what an instruction takes from memory. Bytes of that where it is not a whole vector.
_UNITS = {
    "vmovd": 4, "vmovq": 8, "vmovlps": 8, "vmovhps": 8, "vpinsrb": 1, "vpinsrw": 2, "vpinsrd": 4, "vpinsrq": 8, "vpextrb": 1, "vpextrw": 2,
    "vpextrd": 4, "vpextrq": 8, "vpbroadcastb": 1, "vpbroadcastw": 2, "vpbroadcastd": 4, "vpbroadcastq": 8, "vbroadcasti32x4": 16,
    "vbroadcasti64x2": 16, "vbroadcasti64x4": 32, "vinserti32x4": 16, "vinserti64x2": 16, "vinserti64x4": 32, "vextracti32x4": 16,
    "vextracti64x2": 16, "vextracti64x4": 32,
}  # fmt: skip
# Shifts of a vector; by a count that is no immediate, the count is what comes from memory.
_SHIFTS = re.compile(r"vps(ll|rl|ra)[wdq]")
_COUNT_BYTES = 16
_FIXED = {
    "ret": 1, "nop": 1, "leave": 1, "cld": 1, "pause": 2, "vzeroupper": 3, "vzeroall": 3, "lfence": 3, "mfence": 3, "sfence": 3, "endbr64": 4,
    "call": 5,
}  # fmt: skip
_CONDITIONS = "o no b c nae ae nb nc e z ne nz be na a nbe s ns p pe np po l nge ge nl le ng g nle".split()
# Bytes of a jump whose distance takes more than one byte; else they are two.
_NEAR = {"jmp": 5} | {f"j{condition}": 6 for condition in _CONDITIONS}
_SHORT = 2
# What follows a .local starts at a multiple of this.
_ALIGNMENT = 16

# The constants of runtime/asm.h that operands name.
_CONSTANTS = {
    "AESGEN_SCHEDULE_ENC": 0, "AESGEN_SCHEDULE_DEC": 240, "AESGEN_SCHEDULE_ROUNDS": 480,
    "AESGEN_STREAM_OUT": 0, "AESGEN_STREAM_IN": 8, "AESGEN_STREAM_BYTES": 16, "AESGEN_STREAM_IV": 24, "AESGEN_STREAM_SIZE": 32,
}  # fmt: skip

# They have a form for immediates of one signed byte.
_ARITHMETIC = frozenset("add or adc sbb and sub xor cmp".split())
_ROTATES = frozenset("rol ror shl shr sar".split())
# Of two registers, either may stand where VEX wants a third byte for a high number.
_BOTH_WAYS = frozenset("vmovdqa vmovdqu vmovups vmovaps vmovupd vmovapd vmovq".split())


def _rows(text: str) -> dict[str, tuple[int, int]]:
    """Mnemonic → bytes of its mandatory prefix, bytes of escape and opcode."""
    rows = (line.split() for line in text.strip().splitlines())
    return {name: (int(prefix != "-"), _MAPS[place]) for prefix, place, *names in rows for name in names}


_GENERAL = _rows(_GENERAL_ROWS) | {f"{stem}{c}": (0, _MAPS["0f"]) for stem in ("cmov", "set") for c in _CONDITIONS}
_SSE = _rows(_SSE_ROWS)
_VEX = {f"v{name}": opcode for name, (_, opcode) in _SSE.items()} | {n: op for n, (_, op) in _rows(_VEX_ROWS).items()}
_EVEX = frozenset(_EVEX_ONLY.split())

_LOW = "al cl dl bl spl bpl sil dil".split()
_HIGH = "ah ch dh bh".split()
_WORDS = "ax cx dx bx sp bp si di".split()
_NUMBERED = re.compile(r"([xyz]mm|k)(\d+)|r(\d+)([dwb]?)")
_NUMBERED_BITS = {"xmm": 128, "ymm": 256, "zmm": 512, "k": 64, "": 64, "d": 32, "w": 16, "b": 8}
_MEMORY = re.compile(r"(?:(\w+) ptr )?\[(.*)\](?:\{1to(\d+)\})?")
_POINTED_BITS = {"byte": 8, "word": 16, "dword": 32, "qword": 64}
_TERM = re.compile(r"([-+]?) *(\([^()]*\)|L\(\w+\)|\w+)((?: *\* *\w+)*)")


@dataclass(frozen=True)
class Register:
    """kind: general, vector or mask. number: in encodings."""

    kind: str
    bits: int
    number: int

    @property
    def is_high(self) -> bool:
        """Whether its number takes a bit of a prefix."""
        return self.number % 16 >= 8


@dataclass(frozen=True)
class Memory:
    """bits: what "ptr" says, or 0. displacement: None from RIP. broadcast: to so many elements, or 0."""

    bits: int
    base: Register | None
    index: Register | None
    displacement: int | None
    broadcast: int

    @property
    def is_high(self) -> bool:
        return any(one is not None and one.is_high for one in (self.base, self.index))

    def bytes_with(self, unit: int) -> int:
        """Bytes of ModRM, SIB and displacement, a short one being in units of so many bytes."""
        if self.displacement is None:
            return 1 + 4
        if self.base is None:
            return 1 + 1 + 4
        sib = self.index is not None or self.base.number % 8 == 4
        if self.displacement == 0 and self.base.number % 8 != 5:
            return 1 + sib
        is_short = self.displacement % unit == 0 and _fits_byte(self.displacement // unit)
        return 1 + sib + (1 if is_short else 4)


Operand = Register | Memory | int


def _fits_byte(value: int) -> bool:
    return -128 <= value <= 127


def _register(text: str) -> Register | None:
    if match := _NUMBERED.fullmatch(text):
        vector, vector_number, number, suffix = match.groups()
        if vector is None:
            return Register("general", _NUMBERED_BITS[suffix], int(number))
        return Register("mask" if vector == "k" else "vector", _NUMBERED_BITS[vector], int(vector_number))
    if text in _LOW:
        return Register("general", 8, _LOW.index(text))
    if text in _HIGH:
        return Register("general", 8, 4 + _HIGH.index(text))
    if text[-2:] in _WORDS and text[:-2] in ("", "e", "r"):
        return Register("general", {"": 16, "e": 32, "r": 64}[text[:-2]], _WORDS.index(text[-2:]))
    return None


def _value(text: str) -> int:
    """What a constant expression is."""

    def of(node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(value)):
                return value
            case ast.Name(id=name) if name in _CONSTANTS:
                return _CONSTANTS[name]
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -of(operand)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return of(left) + of(right)
            case ast.BinOp(left=left, op=ast.Sub(), right=right):
                return of(left) - of(right)
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                return of(left) * of(right)
        raise ValueError(f"{text} is no operand whose value is known to generator/x86_64_lengths.py")

    return of(ast.parse(text, mode="eval").body)


def _address(bits: int, text: str, broadcast: int) -> Memory:
    base, index, displacement, is_relative = None, None, "0", False
    for sign, first, factors in _TERM.findall(text):
        register = _register(first)
        if first == "rip" or LABEL.fullmatch(first):
            is_relative = True
        elif register is None:
            displacement += f"{sign or '+'}{first}{factors}"
        elif base is None and not factors:
            base = register
        else:
            index = register
    return Memory(bits, base, index, None if is_relative else _value(displacement), broadcast)


@lru_cache(maxsize=1 << 16)
def _operand(text: str) -> Operand:
    if match := _MEMORY.fullmatch(text):
        pointed, address, broadcast = match.groups()
        return _address(_POINTED_BITS.get(pointed, 0), address, int(broadcast or 0))
    register = _register(text)
    return _value(text) if register is None else register


@dataclass(frozen=True)
class _Instruction:
    """masked: a mask in braces was behind an operand."""

    name: str
    operands: tuple[Operand, ...]
    masked: bool

    @property
    def registers(self) -> list[Register]:
        return [one for one in self.operands if isinstance(one, Register)]

    @property
    def memory(self) -> Memory | None:
        return next((one for one in self.operands if isinstance(one, Memory)), None)

    @property
    def has_immediate(self) -> bool:
        return isinstance(self.operands[-1], int)

    @property
    def has_general_64(self) -> bool:
        return any(one.kind == "general" and one.bits == 64 for one in self.registers)

    def place(self, unit: int = 1) -> int:
        """Bytes of ModRM and what belongs to it."""
        return 1 if self.memory is None else self.memory.bytes_with(unit)


def _parse(name: str, operands: tuple[str, ...]) -> _Instruction:
    plain = [re.sub(r" *\{(k[1-7]|z)\}", "", one) for one in operands]
    return _Instruction(name, tuple(_operand(one) for one in plain), plain != list(operands))


def _rex(one: _Instruction, names: tuple[str, ...], is_wide: bool) -> bool:
    """Whether a REX prefix is there: for 64 bits, for high numbers, for SPL, BPL, SIL and DIL."""
    high = any(not isinstance(operand, int) and operand.is_high for operand in one.operands)
    return is_wide or high or any(name in _LOW[4:] for name in names)


def _general_immediate(one: _Instruction, bits: int) -> int:
    """Bytes of ModRM, displacement and immediate of an instruction whose last operand is an immediate."""
    value, first = one.operands[-1], one.operands[0]
    assert isinstance(value, int)
    whole = min(bits, 32) // 8
    signed = value - (1 << bits) if value >> (bits - 1) == 1 else value
    short_form = 0 if isinstance(first, Register) and first.number == 0 else one.place()
    if one.name in _ARITHMETIC:
        return one.place() + 1 if bits > 8 and _fits_byte(signed) else short_form + whole
    if one.name == "test":
        return short_form + whole
    if one.name == "mov":
        if isinstance(first, Memory) or bits == 64 and -(1 << 31) <= value < 1 << 31:
            return one.place() + whole
        return bits // 8
    if one.name == "imul":
        # With an immediate its opcode has no escape.
        return one.place() - 1 + (1 if _fits_byte(signed) else whole)
    if one.name in _ROTATES:
        return one.place() + (value != 1)
    return one.place() + 1


def _general(one: _Instruction, names: tuple[str, ...]) -> int:
    prefix, opcode = _GENERAL[one.name]
    first = one.operands[0]
    bits = first.bits if isinstance(first, Memory) and first.bits else one.registers[0].bits
    size = prefix + (bits == 16) + _rex(one, names, bits == 64) + opcode
    if one.has_immediate:
        return size + _general_immediate(one, bits)
    # The register of a bswap, and the other one of an exchange with the accumulator, are in the opcode.
    is_exchange = one.name == "xchg" and bits > 8 and one.memory is None and "ax" in [name[-2:] for name in names]
    return size + (0 if is_exchange or one.name == "bswap" else one.place())


def _stack(one: _Instruction, names: tuple[str, ...]) -> int:
    value = one.operands[0]
    if isinstance(value, int):
        return 2 if _fits_byte(value) else 5
    return _rex(one, names, False) + 1 + (one.place() if one.memory else 0)


def _sse(one: _Instruction, names: tuple[str, ...]) -> int:
    prefix, opcode = _SSE[one.name]
    if one.name == "pextrw" and one.memory:
        opcode = _MAPS["0f3a"]
    is_wide = one.has_general_64 or one.name in ("pinsrq", "pextrq")
    return prefix + _rex(one, names, is_wide) + opcode + one.place() + one.has_immediate


def _vex_wide(one: _Instruction) -> bool:
    """Whether VEX.W is set in map 0f, where a third byte of prefix has it."""
    if not one.name.startswith("k"):
        return one.has_general_64
    if one.name == "kmovd":
        return all(register.kind == "mask" for register in one.registers)
    return one.name.endswith(("q", "d")) and one.name != "kunpckwd"


def _vex(one: _Instruction) -> int:
    opcode = _MAPS["0f3a"] if one.name == "vpextrw" and one.memory else _VEX[one.name]
    # The register in ModRM whose high number takes a third byte of prefix: the last, or what is written where that is a general one.
    registers = one.registers
    swapped = one.name in _BOTH_WAYS and len(registers) == 2 and not registers[0].is_high
    moved_out = one.name in ("vmovd", "vmovq") and registers[0].kind == "general"
    place = one.memory or registers[0 if swapped or moved_out else -1]
    is_short = opcode == _MAPS["0f"] and not _vex_wide(one) and not place.is_high
    # A fourth register is in an immediate.
    return (2 if is_short else 3) + 1 + one.place() + (one.has_immediate or len(one.operands) == 4)


def _evex(one: _Instruction) -> int:
    whole = max(register.bits for register in one.registers if register.kind == "vector") // 8
    unit = _UNITS.get(one.name, whole)
    if _SHIFTS.fullmatch(one.name) and not one.has_immediate:
        unit = _COUNT_BYTES
    if one.memory and one.memory.broadcast:
        unit = whole // one.memory.broadcast
    return 4 + 1 + one.place(unit) + one.has_immediate


def _is_evex(one: _Instruction) -> bool:
    return (
        one.name in _EVEX
        or one.masked
        or one.name.startswith("v")
        and any(register.kind == "mask" or register.bits == 512 or register.number >= 16 for register in one.registers)
    )


@lru_cache(maxsize=1 << 16)
def length(name: str, operands: tuple[str, ...]) -> int:
    """Bytes of an instruction with physical registers that is no jump. ValueError for one that is not in the tables."""
    if name in _FIXED:
        return _FIXED[name]
    one = _parse(name, operands)
    if name in ("push", "pop"):
        return _stack(one, operands)
    if name in _GENERAL:
        return _general(one, operands)
    if name in _SSE:
        return _sse(one, operands)
    if name in _VEX or name in _EVEX:
        return _evex(one) if _is_evex(one) else _vex(one)
    raise ValueError(f"{name} {', '.join(operands)}: its length is unknown; add {name} to generator/x86_64_lengths.py")


def _counted(items: list[Item]) -> list[bool]:
    """Whether an item is an instruction of the default build."""
    result, is_optional = [], False
    for item in items:
        if item.kind == "data" and item.text.startswith(("#ifdef", "#endif")):
            is_optional = item.text.startswith("#ifdef")
        result.append(item.kind == "insn" and not is_optional)
    return result


def sizes(items: list[Item]) -> list[int]:
    """Bytes of each item of a kernel; padding is not counted. A jump starts short and grows where it does not reach, until none has to."""
    jumps = {index: LABEL.fullmatch(item.operands[0]) for index, item in enumerate(items) if item.text in _NEAR}
    result = [
        0 if not counted else _SHORT if index in jumps else length(item.text, item.operands)
        for index, (item, counted) in enumerate(zip(items, _counted(items)))
    ]
    labels = {item.text: index for index, item in enumerate(items) if item.kind == "label"}
    while True:
        starts = [0]
        for item, size in zip(items, result):
            at = starts[-1]
            starts.append(-(-at // _ALIGNMENT) * _ALIGNMENT if item.kind == "local" else at + size)
        grown = [
            index
            for index, target in jumps.items()
            if target
            and result[index] == _SHORT
            and not _fits_byte(starts[labels[target.group(1)]] - starts[index + 1])
        ]
        if not grown:
            return result
        for index in grown:
            result[index] = _NEAR[items[index].text]


def mnemonics() -> frozenset[str]:
    """Those whose length is known, jumps apart."""
    return _EVEX.union(_FIXED, ("push", "pop"), _GENERAL, _SSE, _VEX)
