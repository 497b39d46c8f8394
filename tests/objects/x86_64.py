# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64's instructions as Binutils lists them in Intel syntax: what each reads and writes, and which feature of the CPU it needs.

The features are a table of their own, so that a kernel is held to what its ISA's record requires; test_features_x86_64.py holds the
table to what the assembler knows.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path

from generator.kernels import Kernel
from tests.objects.code import Code, Instruction, Objects, UnknownInstruction
from tests.objects.members import groups_of, kernels_of, key_expands_of, members_of

TOOLS = "" if os.uname().machine == "x86_64" else "x86_64-linux-gnu-"

# General registers by their 64-bit names.
_NAMES = {"rax": "al ax eax", "rcx": "cl cx ecx", "rdx": "dl dx edx", "rbx": "bl bx ebx"}
_NAMES |= {"rsp": "spl sp esp", "rbp": "bpl bp ebp", "rsi": "sil si esi", "rdi": "dil di edi"}
_NAMES |= {f"r{n}": f"r{n}b r{n}w r{n}d" for n in range(8, 16)}
GENERAL = tuple(_NAMES)
FULL = {part: full for full, parts in _NAMES.items() for part in parts.split()} | {full: full for full in _NAMES}
FULL |= {high: f"r{high[0]}x" for high in ("ah", "bh", "ch", "dh")}
# A write to these keeps the rest of the register.
PARTIAL = frozenset(part for parts in _NAMES.values() for part in parts.split()[:2]) | {"ah", "bh", "ch", "dh"}
VECTORS = tuple(f"v{n}" for n in range(32))
MASKS = tuple(f"k{n}" for n in range(8))
VECTOR = re.compile(r"\b([xyz])mm(\d+)\b")
WIDTHS = {"x": 16, "y": 32, "z": 64}
SIZES = {"BYTE": 1, "WORD": 2, "DWORD": 4, "QWORD": 8, "XMMWORD": 16, "YMMWORD": 32, "ZMMWORD": 64}

# Operands by what is done to them: the first written (w), read and written (b) or read (r); the others are read. F: flags are
# written, f: read; m: RAX and RDX take part.
_CONDITIONS = "o no b ae e ne be a s ns p np l ge le g".split()
ROLES: dict[str, str] = {}
FEATURES: dict[str, frozenset[str]] = {}


def _general(roles: str, names: str, *features: str) -> None:
    for name in names.split():
        ROLES[name] = roles
        FEATURES[name] = frozenset(features)


_general("w", "mov movabs movzx movsx movsxd lea")
_general("b", "bswap not")
_general("bF", "add sub and or xor neg shl shr sar rol ror shld shrd imul")
# inc and dec leave the carry.
_general("bFf", "adc sbb inc dec")
_general("rF", "cmp test bt")
_general("bF", "bts btr btc")
_general("bf", " ".join("cmov" + c for c in _CONDITIONS))
_general("wf", " ".join("set" + c for c in _CONDITIONS))
_general("", "nop endbr64")
_general("b", "xchg")
_general("", "push pop call ret jmp")
_general("f", " ".join("j" + c for c in _CONDITIONS))
_general("w", "movbe", "MOVBE")
_general("wF", "popcnt", "POPCNT")
_general("wF", "andn bextr blsi blsmsk blsr tzcnt", "BMI1")
_general("wF", "lzcnt", "LZCNT")
_general("wF", "bzhi", "BMI2")
_general("w", "rorx sarx shlx shrx pdep pext", "BMI2")
_general("bFf", "adcx adox", "ADX")
# Their time depends on their operands.
VARIABLE_TIME = frozenset({"div", "idiv"})
_general("m", "div idiv mul")
_general("", "vzeroupper vzeroall", "AVX")

# Vector instructions in legacy encodings, by the feature that brought them.
_LEGACY = {
    "": """movdqa movdqu movaps movups movapd movupd movd movq movlps movhps movlpd movhpd movhlps movlhps movss movsd
        pxor por pand pandn xorps orps andps andnps xorpd orpd andpd andnpd paddb paddw paddd paddq psubb psubw psubd psubq
        psllw pslld psllq psrlw psrld psrlq psraw psrad pslldq psrldq pcmpeqb pcmpeqw pcmpeqd pcmpgtb pcmpgtw pcmpgtd
        punpcklbw punpcklwd punpckldq punpcklqdq punpckhbw punpckhwd punpckhdq punpckhqdq packuswb packsswb packssdw
        pshufd pshuflw pshufhw shufps shufpd unpcklps unpckhps unpcklpd unpckhpd pextrw pinsrw pmovmskb movmskps movmskpd
        movntdq pmuludq pmullw pmulhw pmulhuw pavgb pminub pmaxub pminsw pmaxsw""",
    "SSE3": "lddqu movddup movshdup movsldup",
    "SSSE3": "pshufb palignr pabsb pabsw pabsd psignb psignw psignd phaddw phaddd phsubw phsubd pmaddubsw pmulhrsw",
    "SSE41": """pinsrb pinsrd pinsrq pextrb pextrd pextrq ptest pblendw pblendvb blendps blendpd blendvps pcmpeqq
        pmovzxbw pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq pmovsxbw pmovsxwd pmovsxdq packusdw pminud pmaxud pmulld
        movntdqa insertps extractps""",
    "SSE42": "pcmpgtq",
    "AES": "aesenc aesenclast aesdec aesdeclast aesimc aeskeygenassist",
    "PCLMULQDQ": "pclmulqdq",
}
LEGACY_VECTOR = {
    name: frozenset(filter(None, [feature])) for feature, names in _LEGACY.items() for name in names.split()
}
# Of two operands: what is written is not read.
_WRITES = frozenset(
    """movdqa movdqu movaps movups movapd movupd movd movq movntdq movntdqa lddqu movddup movshdup movsldup pshufd pshuflw pshufhw
    pabsb pabsw pabsd pmovzxbw pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq pmovsxbw pmovsxwd pmovsxdq aesimc aeskeygenassist
    pextrb pextrw pextrd pextrq extractps pmovmskb movmskps movmskpd""".split()
)
_SETS_FLAGS = frozenset({"ptest", "vptest", "vtestps"})
# In legacy encodings these take any address.
_UNALIGNED = frozenset(
    "movdqu movups movupd movd movq movlps movhps movlpd movhpd movss movsd lddqu movddup".split()
) | frozenset(name for name in LEGACY_VECTOR if name.startswith(("pinsr", "pextr", "pmovzx", "pmovsx")))
# And in VEX and EVEX these do not.
_ALIGNED = frozenset("movdqa movaps movapd movntdq movntdqa movdqa32 movdqa64".split())

# VEX: names without the v. Of AVX, at any length; of AVX2, at any length; every other of _LEGACY is AVX with 16 bytes, AVX2 with 32.
_AVX = frozenset(
    """movdqa movdqu movaps movups movapd movupd lddqu movntdq movddup movshdup movsldup xorps orps andps andnps xorpd orpd andpd andnpd
    shufps shufpd unpcklps unpckhps unpcklpd unpckhpd blendps blendpd blendvps ptest movmskps movmskpd
    broadcastss broadcastsd broadcastf128 insertf128 extractf128 perm2f128 permilps permilpd testps""".split()
)
_AVX2 = frozenset(
    """pbroadcastb pbroadcastw pbroadcastd pbroadcastq broadcasti128 inserti128 extracti128 perm2i128 permq permd permps permpd pblendd
    psllvd psllvq psrlvd psrlvq psravd pmaskmovd pmaskmovq pgatherdd pgatherdq pgatherqd pgatherqq""".split()
)
# EVEX: by the size of what they work on, 32 and 64 bits or 8 and 16.
_AVX512F = frozenset(
    """movdqu32 movdqu64 movdqa32 movdqa64 movups movupd movaps movapd movntdq movntdqa movd movq
    pxord pxorq pord porq pandd pandq pandnd pandnq paddd paddq psubd psubq pslld psllq psrld psrlq psrad psraq
    psllvd psllvq psrlvd psrlvq psravd psravq prold prolq prord prorq prolvd prolvq prorvd prorvq ternlogd ternlogq
    permd permq permps permpd permi2d permi2q permt2d permt2q permilps permilpd pbroadcastd pbroadcastq broadcasti32x4 broadcasti64x4
    broadcastss broadcastsd broadcastf32x4 broadcastf64x4 inserti32x4 inserti64x4 extracti32x4 extracti64x4 shufi32x4 shufi64x2 shufps
    alignd alignq pcmpd pcmpq pcmpud pcmpuq pcmpeqd pcmpeqq pcmpgtd pcmpgtq pcmpltud pcmpltuq pcmpleud pcmpleuq pcmpltd pcmpltq
    pcmpnltuq pcmpnleuq pcmpneqd pcmpneqq pcmpnequd pcmpnequq
    ptestmd ptestmq ptestnmd ptestnmq blendmd blendmq pblendmd pblendmq pshufd punpckldq punpckhdq punpcklqdq punpckhqdq pmuludq pexpandd
    pexpandq pcompressd pcompressq pmovqd pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq pminud pminuq pmaxud pmaxuq pternlogd
    pternlogq""".split()
)
_AVX512BW = frozenset(
    """movdqu8 movdqu16 pshufb pshuflw pshufhw paddb paddw psubb psubw palignr pslldq psrldq psllw psrlw psraw
    pcmpb pcmpub pcmpw pcmpuw pcmpeqb pcmpeqw pcmpgtb pcmpgtw pcmpltub pcmpleub pcmpnltub ptestmb ptestmw ptestnmb pblendmb pblendmw
    pbroadcastb pbroadcastw punpcklbw punpckhbw punpcklwd punpckhwd packuswb permw permi2w permt2w pabsb pmaddubsw pmovm2b pmovb2m
    pextrw pinsrw""".split()
)
_AVX512DQ = frozenset(
    """broadcasti32x2 broadcasti64x2 broadcasti32x8 inserti64x2 inserti32x8 extracti64x2 extracti32x8 xorps xorpd andps andpd orps orpd
    pmullq pmovm2d pmovm2q pmovd2m pmovq2m pextrd pextrq pinsrd pinsrq""".split()
)
# They read what they write.
_VECTOR_UPDATES = ("vpternlog", "vpermt2", "vpermi2")
_AES = frozenset("aesenc aesenclast aesdec aesdeclast".split())
_GALOIS = frozenset("gf2p8affineqb gf2p8affineinvqb gf2p8mulb".split())
# Masks, by their size's letter.
_MASK_FEATURE = {"b": "AVX512DQ", "w": "AVX512F", "d": "AVX512BW", "q": "AVX512BW"}
_MASK = re.compile(r"k(mov|and|andn|or|xor|xnor|not|ortest|test|shiftl|shiftr|add|unpck)(b|w|d|q|bw|wd|dq)$")

ADDRESS = re.compile(r"(?:(\w+) (?:PTR|BCST) )?\[([^]]*)\]")
LINE = re.compile(r"\s*([0-9a-f]+):\t((?:[0-9a-f]{2} )+)\s*\t([^\n]*)")
RELOCATION = re.compile(r"\b([0-9a-f]+): (R_X86_64_\w+)\s+(\S+)")
_PREFIXES = frozenset("data16 cs ds es ss notrack bnd".split())


@dataclass(frozen=True)
class Memory:
    """An access to memory. size: its bytes; base, index: 64-bit names, "rip" or a vector; mask: that decides what is touched."""

    load: bool
    store: bool
    size: int
    base: str | None
    index: str | None
    offset: int
    mask: str | None = None


@dataclass(frozen=True)
class Effects:
    """Registers as rax … r15, v0 … v31, k0 … k7 and flags. data: of what is read that which the result is made of, addresses left out."""

    reads: frozenset[str]
    writes: frozenset[str]
    data: frozenset[str]
    memory: Memory | None = None


def registers(text: str) -> list[str]:
    """The registers that an operand, or an address, names."""
    found = [f"v{n}" for _, n in VECTOR.findall(text)]
    for word in re.findall(r"\b[a-z]\w*\b", text):
        if word in FULL:
            found.append(FULL[word])
        elif word in MASKS:
            found.append(word)
    return found


def _split(text: str) -> tuple[str, ...]:
    parts, depth, start = [], 0, 0
    for position, char in enumerate(text + ","):
        if char in "[{":
            depth += 1
        elif char in "]}":
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = position + 1
    return tuple(part for part in parts if part)


def address(text: str) -> tuple[str | None, str | None, int, int]:
    """Base, index, offset and scale of an operand in memory."""
    found = ADDRESS.match(text)
    if not found:
        raise UnknownInstruction(text)
    base: str | None = None
    index: str | None = None
    offset, scale = 0, 1
    for sign, part in re.findall(r"([+-]?)([^+-]+)", found.group(2)):
        if "*" in part:
            index, scale = _one(part.split("*")[0]), int(part.split("*")[1])
        elif part.startswith("0x"):
            offset += -int(part, 16) if sign == "-" else int(part, 16)
        elif base is None:
            base = "rip" if part == "rip" else _one(part)
        else:
            index = _one(part)
    return base, index, offset, scale


def _one(text: str) -> str:
    found = registers(text)
    if len(found) != 1:
        raise UnknownInstruction(f"an address with {text}")
    return found[0]


def _bare(operand: str) -> str:
    """Without masks in braces."""
    return re.sub(r"\{[^}]*\}", "", operand).strip()


def _roles(mnemonic: str) -> str:
    """As in ROLES, for any instruction that is known."""
    if mnemonic in ROLES:
        return ROLES[mnemonic]
    if mnemonic in LEGACY_VECTOR:
        return "rF" if mnemonic in _SETS_FLAGS else "w" if mnemonic in _WRITES else "b"
    if mnemonic in _SETS_FLAGS:
        return "rF"
    if found := _MASK.match(mnemonic):
        return "rF" if found.group(1) in ("ortest", "test") else "w"
    if mnemonic.startswith(_VECTOR_UPDATES):
        return "b"
    if mnemonic[0] == "v" and mnemonic[1:] in (
        LEGACY_VECTOR.keys() | _AVX | _AVX2 | _AVX512F | _AVX512BW | _AVX512DQ | _AES | _GALOIS
    ):
        return "w"
    raise UnknownInstruction(mnemonic)


# What is nothing but a function of its immediate where all its sources are one register.
_IDIOMS = frozenset(
    "xor sub pxor xorps psubq vpxor vpxord vpxorq vxorps pcmpeqd pcmpeqb vpcmpeqd vpcmpeqb kxorw kxord kxorq".split()
)


@lru_cache(maxsize=None)
def _vector_bytes(operands: tuple[str, ...]) -> int:
    return max((WIDTHS[letter] for letter, _ in VECTOR.findall(" ".join(operands))), default=0)


@lru_cache(maxsize=None)
def _effects(mnemonic: str, operands: tuple[str, ...]) -> Effects:
    # pylint: disable=too-many-branches
    roles = _roles(mnemonic)
    if any(":" in text for text in operands):
        raise UnknownInstruction(f"{mnemonic} {', '.join(operands)}: a segment")
    place = next((i for i, text in enumerate(operands) if "[" in text), None)
    reads: set[str] = set()
    writes: set[str] = set()
    for index, text in enumerate(operands):
        named = registers(_bare(text))
        masks = re.findall(r"\{(k\d)\}", text)
        reads |= set(masks)
        if index == place or index > 0 or "r" in roles:
            reads |= set(named)
        elif roles and roles not in ("f", "m"):
            writes |= set(named)
            is_kept = bool(masks) and "{z}" not in text
            if "b" in roles or is_kept or _bare(text) in PARTIAL:
                reads |= set(named)
        else:
            reads |= set(named)
    sources = operands if "b" in roles else operands[1:]
    if (
        mnemonic in _IDIOMS
        and len(sources) > 1
        and len(set(map(_bare, sources))) == 1
        and place is None
        and not reads & set(MASKS[1:])
    ):
        reads.clear()
    if mnemonic in ("vpternlogd", "vpternlogq") and operands[-1] in ("0x0", "0xff") and "{" not in operands[0]:
        reads.clear()
    if "f" in roles:
        reads.add("flags")
    if "F" in roles:
        writes.add("flags")
        # A count of 0 leaves them.
        if mnemonic in ("shl", "shr", "sar", "rol", "ror") and operands[-1] == "cl":
            reads.add("flags")
    if mnemonic == "imul" and len(operands) == 3 and place != 0:
        reads -= set(registers(operands[0])) - set(registers(" ".join(operands[1:])))
    if roles == "m":
        writes |= {"rax", "rdx", "flags"}
        reads |= {"rax", "rdx"}
    if mnemonic == "xchg":
        writes |= set(registers(operands[1]))
        reads |= set(registers(operands[0])) | set(registers(operands[1]))
    if mnemonic == "push":
        reads |= {"rsp"}
        writes |= {"rsp"}
    if mnemonic == "pop":
        writes |= {"rsp", *registers(operands[0])}
        reads = {"rsp"}
    if mnemonic in ("call", "ret"):
        reads.add("rsp")
        writes.add("rsp")
    if mnemonic == "vzeroall":
        writes |= set(VECTORS[:16])
    if place is None or mnemonic in ("lea", "nop"):
        return Effects(frozenset(reads), frozenset(writes), frozenset(reads))
    elsewhere = registers(" ".join(map(_bare, operands[:place] + operands[place + 1 :])))
    in_address = set(registers(_bare(operands[place]))) - {*elsewhere, *(("rax", "rdx") if roles == "m" else ())}
    memory = _memory(mnemonic, operands, place, roles)
    return Effects(frozenset(reads), frozenset(writes), frozenset(reads - in_address), memory)


def _memory(mnemonic: str, operands: tuple[str, ...], place: int, roles: str) -> Memory:
    text = operands[place]
    base, index, offset, _ = address(text)
    found = ADDRESS.match(text)
    assert found is not None
    store = place == 0 and roles[:1] in ("w", "b")
    load = place > 0 or roles[:1] in ("r", "b") or roles in ("", "f", "m")
    if mnemonic == "pop" and place == 0:
        store, load = True, False
    size = SIZES.get(found.group(1) or "", 0)
    if not size:
        # Of an instruction of vectors in which no size is listed.
        widths = [WIDTHS[letter] for letter, _ in VECTOR.findall(" ".join(operands))]
        if not widths:
            raise UnknownInstruction(f"{mnemonic} {', '.join(operands)}")
        size = max(widths)
    masks = re.findall(r"\{(k\d)\}", " ".join(operands))
    return Memory(load, store, size, base, index, offset, masks[0] if masks else None)


@dataclass(frozen=True)
class X86(Instruction):
    """One instruction in Intel syntax. encoding: "legacy", "vex" or "evex"."""

    CALLS = frozenset({"call"})
    JUMPS = frozenset({"jmp"})
    RETURNS = frozenset({"ret"})

    @property
    def effects(self) -> Effects:
        return _effects(self.mnemonic, self.operands)

    @cached_property
    def encoding(self) -> str:
        first = self.code[0]
        return {0xC4: "vex", 0xC5: "vex", 0x62: "evex"}.get(first, "legacy")

    @property
    def vector_bytes(self) -> int:
        """Of its longest vector register; 0 without one."""
        return _vector_bytes(self.operands)

    @property
    def is_legacy_vector(self) -> bool:
        return self.encoding == "legacy" and self.vector_bytes > 0

    @property
    def demands_alignment(self) -> int:
        """The alignment in bytes that its access to memory must have, or 1."""
        memory = self.effects.memory
        if memory is None:
            return 1
        if self.is_legacy_vector:
            return 1 if self.mnemonic in _UNALIGNED else memory.size
        return memory.size if self.mnemonic[0] == "v" and self.mnemonic[1:] in _ALIGNED else 1

    @cached_property
    def features(self) -> frozenset[str]:
        """What the CPU must have, each by itself."""
        return _features(self.mnemonic, self.encoding, self.vector_bytes, self.operands)


X86Code = Code[X86]


def refers_to(code: X86Code, one: X86) -> tuple[str, int] | None:
    """Section and offset of what an instruction addresses relative to itself."""
    if one.relocation is None:
        return None
    _, what, distance = one.relocation.split()
    section, offset = code.symbols.get(what, (what, 0))
    return section, offset + int(distance)


def _evex_features(name: str, length: int, operands: tuple[str, ...]) -> set[str]:
    if name in _AVX512F:
        found = {"AVX512F"}
    elif name in _AVX512BW:
        found = {"AVX512BW"}
    elif name in _AVX512DQ:
        found = {"AVX512DQ"}
    elif name in _AES:
        found = {"VAES"} | ({"AVX512F"} if length == 64 else set())
    elif name in _GALOIS:
        found = {"GFNI"} | ({"AVX512F"} if length == 64 else set())
    elif name == "pclmulqdq":
        found = {"VPCLMULQDQ"} | ({"AVX512F"} if length == 64 else set())
    else:
        raise UnknownInstruction(f"v{name}")
    scalar = name in ("movd", "movq") or name.startswith(("pextr", "pinsr"))
    return found | ({"AVX512VL"} if length < 64 and not scalar else set())


def _vex_features(name: str, length: int, operands: tuple[str, ...]) -> set[str]:
    if name in _AES:
        return {"VAES", "AVX"} if length == 32 else {"AES", "AVX"}
    if name == "pclmulqdq":
        return {"VPCLMULQDQ", "AVX"} if length == 32 else {"PCLMULQDQ", "AVX"}
    if name in _GALOIS:
        return {"GFNI", "AVX"}
    if name in ("aesimc", "aeskeygenassist"):
        return {"AES", "AVX"}
    if name in ("broadcastss", "broadcastsd") and "[" not in operands[1]:
        return {"AVX2"}
    if name in _AVX:
        return {"AVX"}
    if name in _AVX2:
        return {"AVX2"}
    if name in LEGACY_VECTOR:
        return {"AVX2"} if length == 32 else {"AVX"}
    raise UnknownInstruction(f"v{name}")


@lru_cache(maxsize=None)
def _features(mnemonic: str, encoding: str, length: int, operands: tuple[str, ...]) -> frozenset[str]:
    if mnemonic in FEATURES:
        return FEATURES[mnemonic]
    if found := _MASK.match(mnemonic):
        kind, size = found.groups()
        if kind in ("test", "add") and size == "w":
            return frozenset({"AVX512DQ"})
        # The unpacking of bytes into words is AVX512F's, of wider ones AVX512BW's.
        return frozenset({"AVX512F" if size == "bw" else "AVX512BW" if kind == "unpck" else _MASK_FEATURE[size]})
    if encoding == "legacy":
        if mnemonic not in LEGACY_VECTOR:
            raise UnknownInstruction(mnemonic)
        # PEXTRW to memory is another instruction than that to a register.
        if mnemonic == "pextrw" and "[" in operands[0]:
            return frozenset({"SSE41"})
        return LEGACY_VECTOR[mnemonic]
    found_features = _evex_features if encoding == "evex" else _vex_features
    return frozenset(found_features(mnemonic[1:], length, operands))


@lru_cache(maxsize=None)
def _decode(text: str) -> tuple[str, tuple[str, ...], int | None]:
    """Mnemonic, operands and target of a branch."""
    words = text.split(None, 1)
    while words and words[0] in _PREFIXES:
        words = words[1].split(None, 1)
    mnemonic, tail = (words + ["", ""])[:2]
    # The immediate is in the name where it can be.
    mnemonic = re.sub(r"pclmul[lh]q[lh]qdq$", "pclmulqdq", mnemonic)
    if mnemonic == "nop" or text.split() == ["xchg", "ax,ax"]:
        return "nop", (), None
    if (mnemonic.startswith("j") or mnemonic == "call") and re.match(r"[0-9a-f]+ <", tail):
        return mnemonic, (), int(tail.split()[0], 16)
    return mnemonic, _split(tail), None


def parse(text: str) -> Iterator[X86]:
    """The instructions of one object."""
    for line in text.splitlines():
        found = LINE.match(line)
        if not found:
            continue
        address, code, rest = int(found.group(1), 16), bytes.fromhex(found.group(2)), found.group(3)
        relocation = None
        if moved := RELOCATION.search(rest):
            place, kind, what = moved.groups()
            section, addend = re.fullmatch(r"(.*?)([+-]0x[0-9a-f]+)?", what).groups()  # type: ignore[union-attr]
            # What is added to it is counted from the place of the displacement; the CPU counts from the end.
            relocation = f"{kind} {section} {int(addend or '0', 16) + address + len(code) - int(place, 16)}"
            rest = rest[: moved.start()]
        mnemonic, operands, target = _decode(rest.partition("#")[0].strip())
        yield X86(address, code, mnemonic, operands, target, relocation)


@cache
def disassemble(path: Path) -> Objects[X86]:
    return Objects(path, (TOOLS + "objdump", "-htdrzw", "-M", "intel"), parse)


# What genrules make of each ISA (tests/kernels/BUILD); the variable serves a run without Bazel.
ARCHIVES = Path(os.environ.get("AESGEN_TEST_ARCHIVES", "tests/kernels"))
KERNELS = kernels_of("x86_64")
KEY_EXPANDS = key_expands_of("x86_64")
GROUPS = groups_of("x86_64")
# And key expansion, as an ISA's mode of no interleave.
CASES = [*GROUPS, *((kernel.isa, "key_expand", 0) for kernel in KEY_EXPANDS.values())]


def archive(isa: str) -> Path:
    return ARCHIVES / isa / "libproduct.a"


def kernels_in(isa: str, mode: str, interleave: int) -> list[Kernel]:
    axes = (isa, mode, interleave)
    return [kernel for kernel in KERNELS.values() if (kernel.isa, kernel.mode, kernel.interleave) == axes]


def group(isa: str, mode: str, interleave: int, of: Path | None = None) -> list[tuple[Kernel, X86Code]]:
    """The kernels of a mode and interleave that an ISA's archive holds, each with its code."""
    return members_of(disassemble(of or archive(isa)), kernels_in(isa, mode, interleave))


def distinct(isa: str, mode: str, interleave: int, of: Path | None = None) -> list[tuple[Kernel, X86Code]]:
    """As `group`, but of those that differ in a yield count above 0 alone the first.

    test_text_x86_64.py shows that such differ in the number that one MOV has, and in nothing else.
    """
    objects = disassemble(of or archive(isa))
    found: dict[tuple[Kernel, bool], Kernel] = {}
    for kernel in kernels_in(isa, mode, interleave):
        if kernel.name in objects:
            found.setdefault((replace(kernel, yield_blocks=0), kernel.yield_blocks > 0), kernel)
    return members_of(objects, found.values())


def codes(isa: str, mode: str, interleave: int, of: Path | None = None) -> list[X86Code]:
    """The distinct code of one of CASES."""
    if mode == "key_expand":
        return [disassemble(of or archive(isa))[f"aes_key_expand_{isa}"]]
    return [code for _, code in distinct(isa, mode, interleave, of)]
