# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Constant time of the assembler kernels for x86-64, shown from their machine code.

What covers what:

    analysis_x86_64.py   a forward taint analysis of every kernel of the product and of key expansion, all paths, to a fixed point,
                         through general registers, vectors, masks, flags and stack slots. Sources: every load but of what the
                         ABI makes public; whatever a register held at entry. Public: the arguments, `rounds`, the yield flag, and
                         in CTR the counter block.
    reported             a tainted base or index of a load or store, or a tainted mask that says what is touched; a conditional
                         branch on tainted flags; an indirect branch but a return whose address is the caller's; a division of
                         tainted operands; an address not from an argument or read-only data; a stack slot at an offset that is
                         not constant; a secret left on the stack.
    never ignored        an instruction that the tables of x86_64.py do not hold: an error.
    controls             leaky snippets below must be reported, each for its own reason, and harmless ones must not. So must every
                         kernel of an ISA whose record says that its time depends on secrets.

Not covered: what the CPU does with AESENC and friends (speculation, power). AES-NI, SSSE3 and C also run under valgrind
(tests/runtime); for VAES, which valgrind 3.19 does not know, this is all there is.
"""

from pathlib import Path

import pytest

from generator.isas import ISA_BY_NAME
from tests.objects.analysis_x86_64 import X86Analysis, analysis
from tests.objects.code import UnknownInstruction, run
from tests.objects.x86_64 import CASES, GROUPS, TOOLS, codes, disassemble, distinct

BRANCH = "a branch on a secret"
ADDRESS = "an address made of a secret"
MASK = "a mask made of a secret says what is touched"
LEFT = "a secret is left on the stack"


@pytest.mark.parametrize("isa, mode, interleave", CASES)
def test_d26_no_secret_reaches_an_address_or_a_branch(isa: str, mode: str, interleave: int) -> None:
    for code in codes(isa, mode, interleave):
        leaks = analysis(code, mode).leaks
        if not ISA_BY_NAME[isa].vartime:
            assert not leaks, f"{code}: {'; '.join(sorted(leaks))}"
        else:
            # Tables are looked up by secrets. Nothing else is so.
            assert leaks, f"{code} is said to take variable time and does not"
            assert all(leak.startswith(ADDRESS) for leak in leaks), f"{code}: {'; '.join(sorted(leaks))}"


@pytest.mark.parametrize("isa, mode, interleave", GROUPS)
def test_memory_is_touched_through_the_arguments_only_and_out_is_never_read(
    isa: str, mode: str, interleave: int
) -> None:
    state = set() if mode.startswith("ecb") else {"state"}
    for kernel, code in distinct(isa, mode, interleave):
        found = analysis(code, mode)
        flag = {"flag"} if kernel.yield_blocks else set()
        if kernel.mode_row.streams:
            assert found.pointers(load=True) - {"rodata"} == {"streams", "text", "ks"} | flag, kernel.name
            assert found.pointers(load=False) == {"streams", "text"}, kernel.name
            continue
        assert found.pointers(load=True) - {"rodata"} == {"in", "ks"} | state | flag, kernel.name
        assert found.pointers(load=False) == {"out"} | state, kernel.name


@pytest.mark.parametrize("isa", [isa for isa, mode, _ in CASES if mode == "key_expand"])
def test_key_expansion(isa: str) -> None:
    [code] = codes(isa, "key_expand", 0)
    found = analysis(code, "key_expand")
    # It may read back round keys that it wrote, to invert them.
    assert {"in"} <= found.pointers(load=True) <= {"in", "ks", "rodata"}
    assert found.pointers(load=False) == {"ks"}


LEAKY = {
    "lane of a vector as index": (
        "ecb_enc",
        ADDRESS,
        "movdqu xmm0, [rsi]; movq rax, xmm0; movzx r10d, byte ptr [rcx + rax]",
    ),
    "vector as an address": ("ecb_enc", ADDRESS, "movdqu xmm0, [rsi]; movq rax, xmm0; movdqu xmm1, [rax]"),
    "extracted word as index": (
        "ecb_enc",
        ADDRESS,
        "movdqu xmm0, [rsi]; pextrw eax, xmm0, 3; mov r10d, [rcx + 4 * rax]",
    ),
    "sign bits of bytes": (
        "ecb_enc",
        BRANCH,
        "movdqu xmm0, [rsi]; pmovmskb eax, xmm0; test eax, eax; jz 1f; inc r10; 1:",
    ),
    "comparison of vectors": ("ecb_enc", BRANCH, "movdqu xmm0, [rsi]; ptest xmm0, xmm0; jz 1f; inc r10; 1:"),
    "comparison to a mask": (
        "ecb_enc",
        BRANCH,
        "vmovdqu64 zmm0, [rsi]; vpcmpeqb k1, zmm0, zmm1; kortestq k1, k1; jz 1f; inc r10; 1:",
    ),
    "mask of a load": (
        "ecb_enc",
        MASK,
        "vmovdqu64 zmm0, [rsi]; vptestmb k1, zmm0, zmm0; vmovdqu8 zmm1{k1}{z}, [rsi]",
    ),
    "mask of a store": (
        "ecb_enc",
        MASK,
        "vmovdqu64 zmm0, [rsi]; vptestmb k1, zmm0, zmm0; vmovdqu8 [rdi]{k1}, zmm0",
    ),
    "gathered": ("ecb_enc", ADDRESS, "vmovdqu ymm1, [rsi]; vpgatherdd ymm0, [rcx + 4 * ymm1], ymm2"),
    "data as index of a store": ("ecb_enc", ADDRESS, "movzx eax, byte ptr [rsi]; movdqu [rdi + rax], xmm0"),
    "key byte as index": ("ecb_enc", ADDRESS, "movzx eax, byte ptr [rcx + 5]; movzx r10d, byte ptr [rsi + rax]"),
    "byte near rounds as index": (
        "ecb_enc",
        ADDRESS,
        "movzx eax, byte ptr [rcx + 481]; movzx r10d, byte ptr [rsi + rax]",
    ),
    "rounds and more": ("ecb_enc", BRANCH, "cmp dword ptr [rcx + 480], 10; jne 1f; inc r10; 1:"),
    "rounds through a moved pointer": (
        "ecb_enc",
        ADDRESS,
        "lea r11, [rcx + 16]; movzx eax, byte ptr [r11 + 480]; movzx r10d, byte ptr [rsi + rax]",
    ),
    "read-only table by a secret": (
        "ecb_enc",
        ADDRESS,
        "lea r11, [rip + table]; movzx eax, byte ptr [rsi]; mov r10d, [r11 + 4 * rax]",
    ),
    "high byte of a secret": ("ecb_enc", ADDRESS, "mov eax, [rsi]; movzx eax, ah; movzx r10d, byte ptr [rcx + rax]"),
    "low byte of a register": ("ecb_enc", ADDRESS, "xor eax, eax; mov al, [rsi]; movzx r10d, byte ptr [rcx + rax]"),
    "chosen by a secret": (
        "ecb_enc",
        ADDRESS,
        "xor r10d, r10d; cmp byte ptr [rsi], 1; cmove r10, rdx; movzx eax, byte ptr [rcx + r10]",
    ),
    "set by a secret": (
        "ecb_enc",
        ADDRESS,
        "xor r10d, r10d; cmp byte ptr [rsi], 1; setb r10b; movzx eax, byte ptr [rcx + r10]",
    ),
    "data byte compared with zero": ("ecb_enc", BRANCH, "cmp byte ptr [rsi], 0; je 1f; inc r10; 1:"),
    "bit of a data byte": ("cbc_dec", BRANCH, "mov eax, [rsi]; bt eax, 3; jc 1f; inc r10; 1:"),
    "flags kept by lea and mov": (
        "ecb_enc",
        BRANCH,
        "mov rax, [rsi]; test rax, rax; lea r10, [rdx + 1]; jz 1f; inc r10; 1:",
    ),
    "carry kept by dec": ("ecb_enc", BRANCH, "mov rax, [rsi]; add rax, rax; dec rdx; jc 1f; inc r10; 1:"),
    "carry of secret data": (
        "xts_enc",
        BRANCH,
        "mov rax, [r8]; add rax, rax; mov r10, rdx; adc r10, 0; test r10, r10; jz 1f; inc r11; 1:",
    ),
    "shifted out": ("xts_enc", BRANCH, "mov rax, [r8]; shl rax, 1; jnc 1f; inc r11; 1:"),
    "chaining block": ("cbc_dec", BRANCH, "mov rax, [r8]; test rax, rax; jz 1f; inc r10; 1:"),
    "key stream": (
        "ctr",
        BRANCH,
        "movdqu xmm0, [rcx]; pxor xmm1, xmm1; pcmpeqd xmm0, xmm1; movd eax, xmm0; test eax, eax; jz 1f; nop; 1:",
    ),
    "pushed register as index": (
        "ecb_enc",
        ADDRESS,
        "mov rax, [rsi]; push rax; xor eax, eax; pop r10; mov eax, [rcx + r10]",
    ),
    "spilled vector as index": (
        "ecb_enc",
        ADDRESS,
        "sub rsp, 24; movdqu xmm0, [rsi]; movdqu [rsp], xmm0; mov rax, [rsp + 8]; mov eax, [rcx + rax]; add rsp, 24",
    ),
    "half of a spilled slot": (
        "ecb_enc",
        ADDRESS,
        "push rdx; mov al, [rsi]; mov [rsp + 3], al; pop rax; mov eax, [rcx + rax]",
    ),
    "only on one of two paths": (
        "ecb_enc",
        ADDRESS,
        "xor eax, eax; test rdx, rdx; jz 1f; movzx eax, byte ptr [rsi]; 1: mov r10d, [rcx + rax]",
    ),
    "in the second turn of a loop": (
        "ecb_enc",
        ADDRESS,
        "xor eax, eax; 1: movzx r10d, byte ptr [rcx + rax]; mov rax, r10; dec rdx; jnz 1b",
    ),
    "a secret left by a routine": (
        "ecb_enc",
        ADDRESS,
        "call 1f; mov r10d, [rcx + rax]; ret; 1: movzx eax, byte ptr [rsi]",
    ),
    "a register that nobody set": ("ecb_enc", ADDRESS, "mov eax, [rsi + r11]"),
    "a register to be preserved": ("ecb_enc", ADDRESS, "mov eax, [rsi + rbx]"),
    "an idiom that is none": (
        "ecb_enc",
        ADDRESS,
        "movzx eax, byte ptr [rsi]; pxor xmm0, xmm0; movzx r10d, al; mov eax, [rcx + r10]",
    ),
    "key of the expansion": ("key_expand", ADDRESS, "movzx eax, byte ptr [rsi]; movzx r10d, byte ptr [rdi + rax]"),
    "text of a stream": ("cbc_enc_mb", ADDRESS, "mov rax, [rdi + 8]; movzx r10d, byte ptr [rax]; mov eax, [rdx + r10]"),
    "division": ("ecb_enc", "an instruction of variable time on a secret", "mov r10, rdx; mov rax, [rsi]; div r10"),
    "jump": ("ecb_enc", "an indirect branch that is no return to the caller", "mov rax, [rsi]; jmp rax"),
    "return elsewhere": ("ecb_enc", "an indirect branch that is no return to the caller", "push rdx"),
    "return address overwritten": ("ecb_enc", "an indirect branch that is no return to the caller", "mov [rsp], rdx"),
    "stack not moved back": (
        "ecb_enc",
        "a return with the stack pointer elsewhere",
        "mov rax, [rsp]; push rax; mov [rsp], rax; call 1f; 1:",
    ),
    "address from nowhere": ("ecb_enc", "an address that no argument gave", "xor eax, eax; movdqu xmm0, [rax]"),
    "constants beside the code": ("ecb_enc", "an address that is not in read-only data", "movdqu xmm0, [rip + 1f]; 1:"),
    "a stack slot by a length": ("ecb_enc", "a stack slot at an offset that is not constant", "mov rax, [rsp + rdx]"),
    "a spill left behind": (
        "ecb_enc",
        LEFT,
        "sub rsp, 24; movdqu xmm0, [rsi]; movdqu [rsp], xmm0; movdqu xmm0, [rsp]; add rsp, 24",
    ),
    "a spill wiped in half": (
        "ecb_enc",
        LEFT,
        "sub rsp, 24; movdqu xmm0, [rcx]; movdqu [rsp], xmm0; xor eax, eax; mov [rsp], rax; add rsp, 24",
    ),
    "a spill wiped on one path": (
        "ecb_enc",
        LEFT,
        "sub rsp, 24; movdqu xmm0, [rcx]; movdqu [rsp], xmm0; test rdx, rdx; jz 1f; pxor xmm0, xmm0; movdqu [rsp], xmm0; 1: add rsp, 24",
    ),
    "a pushed secret": ("ecb_enc", LEFT, "mov rax, [rsi]; push rax; pop rax"),
}
HARMLESS = {
    "length as index": ("ecb_enc", "movdqu xmm0, [rsi + rdx]; test rdx, rdx; jz 1f; movdqu [rdi + rdx], xmm0; 1:"),
    "rounds": (
        "ecb_enc",
        "movzx eax, byte ptr [rcx + 480]; cmp eax, 12; jb 1f; shl eax, 4; movdqu xmm0, [rcx + rax]; 1:",
    ),
    "rounds through a copy": ("ecb_enc", "mov r10, rcx; cmp byte ptr [r10 + 480], 12; jb 1f; nop; 1:"),
    "counter": ("ctr", "mov rax, [r8 + 8]; bswap rax; add rax, 4; jc 1f; adc r9, 0; 1:"),
    "counter in a vector": ("ctr", "movdqu xmm0, [r8]; movq rax, xmm0; test rax, rax; jz 1f; nop; 1:"),
    "yield flag": ("cbc_dec", "test r9, r9; jz 1f; cmp dword ptr [r9], 0; jz 1f; nop; 1:"),
    "public slot": ("ecb_enc", "push rdx; push rsi; movdqu xmm0, [rsi]; pop rax; pop r10; movdqu xmm0, [rax + r10]"),
    "overwritten": ("ecb_enc", "movzx eax, byte ptr [rsi]; xor eax, eax; movdqu xmm0, [rsi + rax]"),
    "mask of a length": (
        "ctr",
        "mov eax, -1; bzhi eax, eax, edx; kmovd k1, eax; vmovdqu8 ymm0{k1}{z}, [rsi]; vzeroupper",
    ),
    "table by a length": ("ctr", "lea rax, [rip + table]; sub rax, rdx; movdqu xmm0, [rax]; pshufb xmm1, xmm0"),
    "saved register": ("ecb_enc", "push rbx; mov rbx, [rsi]; pop rbx"),
    "wiped spill": (
        "ecb_enc",
        "sub rsp, 24; movdqu xmm0, [rcx]; movdqu [rsp], xmm0; pxor xmm0, xmm0; movdqu [rsp], xmm0; add rsp, 24",
    ),
    "streams": (
        "cbc_enc_mb",
        "mov rax, [rdi]; mov r10, [rdi + 16]; test r10, r10; jz 1f; movdqu xmm0, [rax + r10]; add [rdi], r10; 1:",
    ),
}


def leaks_of(tmp_path: Path, mode: str, body: str) -> set[str]:
    source = tmp_path / "snippet.s"
    table = "\n.section .rodata\n.skip 16\ntable: .skip 64\n"
    source.write_text(f".intel_syntax noprefix\n.text\nsnippet:\n{body.replace(';', chr(10))}\nret\n{table}")
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    return X86Analysis(disassemble(source.with_suffix(".o"))["snippet"], mode).findings.leaks


@pytest.mark.parametrize("what", LEAKY)
def test_control_leaks_are_reported(what: str, tmp_path: Path) -> None:
    mode, reason, body = LEAKY[what]
    leaks = leaks_of(tmp_path, mode, body)
    assert any(leak.startswith(reason) for leak in leaks), leaks


@pytest.mark.parametrize("what", HARMLESS)
def test_control_harmless_code_is_not_reported(what: str, tmp_path: Path) -> None:
    assert not leaks_of(tmp_path, *HARMLESS[what])


@pytest.mark.parametrize(
    "unknown",
    [
        "rdtsc",
        "mulsd xmm0, xmm1",
        "rep movsb",
        "mov rax, fs:[0x28]",
        "bsf rax, rdx",
        "vpermb zmm0, zmm1, zmm2",
        "syscall",
    ],
)
def test_control_unknown_instructions_are_errors(unknown: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownInstruction):
        leaks_of(tmp_path, "ecb_enc", unknown)
