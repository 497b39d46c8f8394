# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Bytes of x86-64 instructions, against an assembler: every form that the tables know, and every instruction of kernels."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from generator import x86_64_lengths
from generator.asm import Item, parse
from generator.emit import ROOT, compile_kernel, emit
from generator.isas import ISAS
from generator.kernels import KeyExpand, Kernel, product
from generator.x86_64 import X86_64

TOOLS = "" if os.uname().machine == "x86_64" else "x86_64-linux-gnu-"
pytestmark = pytest.mark.skipif(shutil.which(TOOLS + "gcc") is None, reason=f"no {TOOLS}gcc")

# Memory operands: no displacement, none possible, one byte, four, SIB, high numbers, from RIP.
PLACES = (
    "[rax] [rsp] [rbp] [r12] [r13] [rdi+127] [rdi+128] [rdi-128] [rdi-129] [rsp+64] [r12+64] [r13-1] [rax+rcx] [rax+r9] [r9+rax*8] [rbp+rax] "
    "[r13+r14*4+16] [rax+rbp*2+4096] [rdi+AESGEN_SCHEDULE_DEC-16*7] [rsi+16*8] [rip+L(here)] [rip+L(here)+16] [rax*4+64]"
).split()
# What stands in the forms below for several operands each.
CHOICES = {
    "R": ("rax", "rbx", "r9"),
    "D": ("eax", "ebx", "r9d"),
    "W": ("ax", "r9w"),
    "B": ("al", "bl", "sil", "r9b"),
    "I": ("1", "5", "-128", "128", "0x1000", "AESGEN_SCHEDULE_ROUNDS"),
    "J": ("1", "5", "63"),
    "X": ("xmm0", "xmm9"),
    "Y": ("ymm0", "ymm9"),
    "Z": ("zmm0", "zmm9", "zmm21"),
    "x": ("xmm0", "xmm9", "xmm21"),
    "y": ("ymm0", "ymm9", "ymm21"),
    "K": ("k0", "k1", "k7"),
    "M": PLACES,
    # Displacements of EVEX, in units of 64, 32, 16, 8, 4, 2 and 1 byte.
    "N": ("[rdi]", "[rdi+64]", "[rdi+32]", "[rdi+16]", "[rdi+8]", "[rdi+4]", "[rdi+2]", "[rdi+1]", "[r13]", "[rsp+8128]", "[r9+r10+8192]",
          "[rdi-8192]", "[rdi+4064]", "[rdi+2032]", "[rdi+1016]", "[rdi+508]", "[rdi+254]", "[rdi+127]"),
}  # fmt: skip
FORMS = """
add|or|adc|sbb|and|sub|xor|cmp R, I; add|xor|cmp D, I; xor|cmp B, 5; add W, I; and D, 0xfffffff0; and R, -16; cmp B, 0x80; add W, 0xffff
add|xor R, R; sub D, D; and B, B; add W, W; xor R, M; cmp M, D; xor B, M; xor W, M; add byte ptr M, 5; add|cmp dword ptr M, I
add qword ptr M, 5; cmp word ptr M, 0x1234; cmp dword ptr M, 0
mov R, R; mov D, D; mov B, B; mov W, W; mov R, M; mov M, R; mov D, M; mov M, D; mov B, M; mov M, B; mov W, M; mov M, W; mov R, I; mov D, I
mov B, 5; mov W, 0x1234; mov R, 0x123456789; mov R, 0xffffffff; mov D, 0xffffffff; mov byte ptr M, 10; mov dword ptr M, I; mov qword ptr M, -1
mov word ptr M, 5; mov al, ah; movzx ecx, bh
lea R, M; lea D, [rax-16]; test R, R; test D, D; test B, B; test W, W; test D, I; test R, I; test B, 8; test W, 0x100
not|neg|mul|div|inc|dec R; inc|neg D; inc dword ptr M; bswap R; bswap D; movsxd R, D; movsxd R, dword ptr M
shl|shr|sar|rol|ror R, J; rol D, J; ror W, J; shl R, cl; shr D, cl; shr qword ptr M, 1; shld|shrd R, R, J; shrd D, D, cl
movzx|movsx D, B; movzx R, B; movzx D, W; movzx D, byte ptr M; movzx R, word ptr M; imul R, R; imul R, M; imul R, R, I; imul D, D, I
bsf|bsr|tzcnt|lzcnt|popcnt R, R; bt|bts|btr|btc R, R; bt D, 7; cmovc|cmovae|cmovz R, R; cmove D, M; setc|setnz B; setb byte ptr M
xchg R, rcx; xchg D, edx; xchg rbx, R; xchg B, B; xchg M, R; push|pop R; push 5; push 1000; push qword ptr M; movbe R, M; movbe M, D; adcx|adox R, R
ret; nop; leave; cld; pause; vzeroupper; vzeroall; lfence; mfence; sfence; endbr64
pxor|por|pand|pandn|paddb|paddw|paddd|paddq|psubb|psubw|psubd|psubq|pcmpeqb|pcmpeqw|pcmpeqd|pcmpgtb|pcmpgtw|pcmpgtd X, X
pminub|pmaxub|pavgb|psadbw|pmuludq|pmullw|packuswb|packssdw|punpcklbw|punpcklwd|punpckldq|punpcklqdq|punpckhbw|punpckhwd X, X
punpckhdq|punpckhqdq|movdqa|movdqu|movupd|movapd|movups|movaps|xorps|andps|andnps|orps|unpcklps|unpckhps|movlhps|movhlps X, X
pshufb|aesenc|aesenclast|aesdec|aesdeclast|aesimc|pcmpeqq|pcmpgtq|ptest|pmuldq|pmulld|pminud|pmaxud|pabsd|movddup X, X
pxor|paddq|pshufb|aesenc|movdqu|movups|movdqa|movq|lddqu X, M; movdqu|movups|movdqa|movq M, X; movd X, M; movd M, X; movd X, D; movd D, X
movq X, R; movq R, X; movq X, X; movlps|movhps|movlpd|movhpd X, M; movlps|movhps M, X; pmovmskb D, X; shufps|shufpd X, X, 5
pshufd|pshuflw|pshufhw|palignr|pclmulqdq|aeskeygenassist|pblendw X, X, 1; pshufd|palignr|pclmulqdq X, M, 0x93
pinsrb|pinsrw|pinsrd X, D, 1; pinsrq X, R, 1; pinsrb|pinsrw|pinsrd|pinsrq X, M, 1; pextrb|pextrd|pextrw D, X, 1; pextrq R, X, 1
pextrb|pextrw|pextrd|pextrq M, X, 1; psllw|pslld|psllq|psrlw|psrld|psrlq|psraw|psrad X, 3; psllq|psrld|psraw X, X; pslldq|psrldq X, 8
vpxor|vpaddq|vpor|vpand|vpandn|vpsubq|vpcmpeqb|vpunpcklqdq|vpshufb|vaesenc|vaesenclast|vaesdec|vaesdeclast|vxorps X, X, X
vpxor|vpaddd|vpshufb|vaesenc Y, Y, Y; vpxor|vpshufb|vaesenc X, X, M; vpxor|vaesdec Y, Y, M; vaesimc X, X; vpsadbw X, X, X
vmovdqu|vmovdqa|vmovups|vmovaps|vmovupd|vmovapd X, X; vmovdqu|vmovdqa|vmovups Y, Y; vmovdqu|vmovups Y, M; vmovdqu|vmovups M, X
vmovd X, D; vmovd D, X; vmovq X, R; vmovq R, X; vmovq X, X; vmovd X, M; vmovd M, X; vmovq X, M; vmovq M, X; vmovhps X, X, M; vmovlps M, X
vpshufd X, X, 0x13; vpshufd Y, M, 0x13; vpalignr Y, Y, Y, 8; vpclmulqdq X, X, X, 0x11; vpclmulqdq Y, Y, M, 1; vaeskeygenassist X, X, 1
vpinsrb|vpinsrw|vpinsrd X, X, D, 1; vpinsrq X, X, R, 1; vpinsrq X, X, M, 1; vpextrb|vpextrw|vpextrd D, X, 1; vpextrq R, X, 1; vpextrw M, X, 1
vpsllq|vpsrlq|vpslld|vpsrad X, X, 3; vpsllq Y, Y, X; vpsrldq|vpslldq Y, Y, 8; vpmovmskb D, Y; vptest Y, Y; vpabsd Y, Y; vlddqu Y, M
vbroadcasti128 Y, M; vpbroadcastb|vpbroadcastw|vpbroadcastd|vpbroadcastq Y, X; vpbroadcastq Y, M; vpermd Y, Y, Y; vpsllvd|vpsllvq|vpsrlvd|vpsrlvq Y, Y, Y
vpmaskmovd|vpmaskmovq Y, Y, M; vpmaskmovd M, X, X; vpsravd X, X, X; vperm2i128 Y, Y, Y, 1; vinserti128 Y, Y, X, 1; vinserti128 Y, Y, M, 1
vextracti128 X, Y, 1; vextracti128 M, Y, 1; vpermq Y, Y, 0x4e; vpblendd Y, Y, Y, 3; vpblendvb Y, Y, Y, Y; vpblendvb X, X, M, X
andn R, R, R; bzhi R, R, R; bzhi D, M, D; shlx|shrx|sarx R, R, R; mulx|pdep|pext R, R, R; rorx R, R, 5; rorx D, M, 5
kmovb|kmovw|kmovd K, D; kmovq K, R; kmovb|kmovw|kmovd D, K; kmovq R, K; kmovb|kmovw|kmovd|kmovq K, K; kmovq|kmovw K, M; kmovq M, K
kandb|kandw|kandd|kandq|kandnw|kandnd|kandnq|korw|kord|korq|kxorw|kxord|kxorq|kxnorw|kxnord|kxnorq|kaddd|kaddq|kunpckbw|kunpckwd|kunpckdq K, K, K
knotw|knotd|knotq|kortestw|kortestd|kortestq K, K; kshiftlw|kshiftrw|kshiftld|kshiftrd|kshiftlq|kshiftrq K, K, 16
vpxorq|vpxord|vpord|vporq|vpandd|vpandq|vpandnd|vpandnq|vpaddq|vpsubq|vpshufb|vaesenc|vaesenclast|vaesdec|vaesdeclast Z, Z, Z
vpxorq|vpshufb|vaesenc|vpaddd Z, Z, N; vpxorq|vpshufb|vaesenc y, y, N; vpxorq|vaesenc x, x, N; vpxorq zmm1, zmm2, qword ptr N{1to8}
vpaddd ymm1, ymm17, dword ptr N{1to8}; vpaddb|vpcmpeqb ymm1, ymm2, M; vpshufb ymm1, ymm2, M; vpshufb ymm16, ymm2, M
vmovdqu8|vmovdqu16|vmovdqu32|vmovdqu64|vmovdqa32|vmovdqa64 Z, Z; vmovdqu8|vmovdqu64 Z, N; vmovdqu8|vmovdqu64 N, Z; vmovdqu8 x, N
vmovdqu8 zmm1{k1}{z}, N; vmovdqu8 N{k1}, Z; vmovdqu8 ymm1{k7}{z}, N; vmovdqu64 xmm9{k1}, N; vpxor xmm1, xmm2, xmm3; vmovdqu ymm1, M
vpternlogd|vpternlogq Z, Z, Z, 0x96; vpternlogq Z, Z, N, 0x96; vpternlogq x, x, x, 1; valignd|valignq Z, Z, Z, 3; vpshldq|vpshldd|vpshrdq|vpshrdd Z, Z, Z, 63
vpshldvq|vpshldvd|vpshrdvq|vpshrdvd Z, Z, Z; vprold|vprolq|vprord|vprorq Z, Z, 7; vpsllq|vpsrlq|vpsraq|vpsrld Z, Z, 7; vpsllq|vpsraq Z, Z, x
vpsllq|vpsrad Z, Z, N; vpsllq zmm1, N, 3; vpsllvq|vpsrlvq|vpsravq Z, Z, Z; vpslldq|vpsrldq Z, Z, 8; vpalignr Z, Z, Z, 8; vpclmulqdq Z, Z, Z, 0x11
vpclmulqdq Z, Z, N, 1; vpermb|vpermw|vpermt2b|vpermt2w|vpermt2d|vpermt2q|vpermi2b|vpermi2w|vpermi2d|vpermi2q Z, Z, Z; vpermq|vpshufd Z, Z, 0x4e
vshufi32x4|vshufi64x2 Z, Z, Z, 0x4e; vbroadcasti32x4|vbroadcasti64x2|vbroadcasti64x4 Z, N; vpbroadcastb|vpbroadcastw|vpbroadcastd|vpbroadcastq Z, N
vpbroadcastb|vpbroadcastd|vpbroadcastq Z, x; vpbroadcastd Z, D; vpbroadcastq Z, R; vinserti32x4|vinserti64x2 Z, Z, x, 1; vinserti64x4 Z, Z, y, 1
vinserti32x4|vinserti64x2|vinserti64x4 Z, Z, N, 1; vextracti32x4|vextracti64x2 x, Z, 1; vextracti64x4 y, Z, 1; vextracti32x4|vextracti64x2|vextracti64x4 N, Z, 1
vpmovm2b|vpmovm2q Z, K; vpmovb2m|vpmovq2m K, Z; vpblendmb|vpblendmq zmm1{k1}, Z, Z; vptestmb|vptestmq|vptestnmb|vptestnmq K, Z, Z; vpcmpb|vpcmpub K, Z, Z, 1
vpcmpq|vpcmpuq K, Z, Z, 1; vpcmpeqb K, Z, Z; vpcmpgtq K, x, x; vgf2p8affineqb Z, Z, Z, 0; vmovd xmm21, N; vmovq N, xmm21; vmovq xmm21, R
vpinsrb|vpinsrw|vpinsrd|vpinsrq xmm21, xmm1, N, 1; vpextrb|vpextrw|vpextrd|vpextrq N, xmm21, 1; vmovhps|vmovlps xmm21, xmm1, N
"""


def forms() -> list[Item]:
    """Every form with its choices of operands; all operands take each of their choices, though not each with each."""
    items: list[Item] = []
    for form in re.split(r"[;\n]", FORMS.strip()):
        names, _, rest = form.strip().partition(" ")
        parts = re.split(r"(?<![\w.])([A-Zxy])(?![\w])", rest)
        letters = parts[1::2]
        for name in names.split("|"):
            for turn in range(
                max([len(CHOICES[letter]) for letter in letters], default=1) * (6 if len(letters) > 1 else 1)
            ):
                chosen = [
                    CHOICES[letter][(turn + turn // len(CHOICES[letter]) * place) % len(CHOICES[letter])]
                    for place, letter in enumerate(letters)
                ]
                filled = [parts[0]] + [text for pair in zip(chosen, parts[2::2]) for text in pair]
                items += [item for item in parse(f"{name} {''.join(filled)}").items if item not in items[-20:]]
    return items


def disassembled(source: str, folder: Path) -> list[tuple[int, str]]:
    """(bytes, text) of each instruction that gas makes of an assembler file, without the padding."""
    (folder / "some.S").write_text(source)
    flags = ["-c", f"-I{ROOT / 'runtime'}", "-o", str(folder / "some.o")]
    subprocess.run([TOOLS + "gcc", *flags, str(folder / "some.S")], check=True)
    dump = [TOOLS + "objdump", "-d", "-w", "-M", "intel", str(folder / "some.o")]
    text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
    lines = re.findall(r"^ *[0-9a-f]+:\t([0-9a-f ]+)\t(.*)$", text, re.M)
    return [(len(code.split()), what) for code, what in lines]


def compare(items: list[Item], sizes: list[int], found: list[tuple[int, str]]) -> None:
    said = [(size, item) for size, item in zip(sizes, items) if size]
    assert len(said) == len(found)
    wrong = [
        f"{item.text} {', '.join(item.operands)}: {size} bytes said, {real} are ({what})"
        for (size, item), (real, what) in zip(said, found)
        if size != real
    ]
    assert not wrong, "\n".join(wrong)


def test_every_form_has_the_length_that_the_assembler_gives_it(tmp_path: Path) -> None:
    items = forms()
    lines = "\n".join(f"\t{item.text}\t{', '.join(item.operands)}" for item in items)
    source = f'#include "asm.h"\n\t.intel_syntax noprefix\n{lines}\n\t.data\nL(here):\n\t.quad 0\n'
    compare(items, [x86_64_lengths.length(item.text, item.operands) for item in items], disassembled(source, tmp_path))


def test_every_mnemonic_of_the_tables_is_among_the_forms() -> None:
    known = x86_64_lengths.mnemonics()
    tried = {item.text for item in forms()}
    assert tried <= known
    # Their v forms follow from the others, and conditions from one another.
    vector = {name for name in known if name.startswith("v") and name[1:] in known}
    conditional = {name for name in known if name.startswith(("cmov", "set"))}
    assert known - tried - vector - conditional == {"call"}


def is_padding(what: str) -> bool:
    return re.match(r"(data16 |cs )*nop|xchg +ax,ax", what) is not None


@pytest.mark.parametrize("isa", [isa.name for isa in ISAS if isinstance(isa.arch, X86_64)])
def test_every_instruction_of_kernels_has_its_length(isa: str, tmp_path: Path) -> None:
    members: list[Kernel | KeyExpand] = [kernel for kernel in product() if kernel.isa == isa]
    for member in [*members[::11], KeyExpand(isa)]:
        items = compile_kernel(member).items
        found = [(size, what) for size, what in disassembled(emit(member), tmp_path) if not is_padding(what)]
        compare(items, x86_64_lengths.sizes(items), found)


@pytest.mark.parametrize("between, far", [(127, False), (128, True)])
def test_jumps_are_short_where_they_reach(between: int, far: bool, tmp_path: Path) -> None:
    """Forwards, over 127 bytes at most; a jump that grows may make another grow."""
    source = "\n".join(
        [
            "jmp L(end)",
            "jz L(end)",
            *["nop"] * (between - 2),
            "jmp L(end)",
            "L(end):",
            *["nop"] * 124,
            "jz L(end)",
            "jz L(end)",
            "jmp L(end)",
        ]
    )
    items = parse(source).items
    text = "\n".join(f"L({i.text}):" if i.kind == "label" else f"{i.text} {', '.join(i.operands)}" for i in items)
    found = disassembled(f'#include "asm.h"\n\t.intel_syntax noprefix\n{text}\n', tmp_path)
    sizes = x86_64_lengths.sizes(items)
    compare(items, sizes, found)
    assert sizes[:2] == ([5, 6] if far else [5, 2])


def test_what_is_not_in_the_default_build_is_not_counted() -> None:
    items = [
        Item("data", "#ifdef AESGEN_WIPE_REGS"),
        Item("insn", "xor", ("ecx", "ecx")),
        Item("data", "#endif"),
        Item("insn", "ret"),
    ]
    assert x86_64_lengths.sizes(items) == [0, 0, 0, 1]


def test_an_unknown_mnemonic_is_an_error_that_names_it() -> None:
    with pytest.raises(ValueError) as error:
        x86_64_lengths.length("vpdpbusd", ("zmm0", "zmm1", "zmm2"))
    assert str(error.value) == (
        "vpdpbusd zmm0, zmm1, zmm2: its length is unknown; add vpdpbusd to generator/x86_64_lengths.py"
    )
