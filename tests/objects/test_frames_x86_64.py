# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers, stack and CFI (D9 to D12, D16, D17): callee-saved registers come back, vectors are left as the caller wants them, nobody is
promised an alignment that is not there, and an unwinder finds the caller from every instruction."""

from pathlib import Path

import pytest

from tests.objects.code import run
from tests.objects.frames import cfi_problems, descriptions
from tests.objects.frames_x86_64 import ENTRY, PRESERVED, SYSTEM_V, alignment_problems, simulate, upper_problems
from tests.objects.x86_64 import CASES, TOOLS, X86Code, archive, codes, disassemble

by_case = pytest.mark.parametrize("isa, mode, interleave", CASES)


@by_case
def test_d9_d11_callee_saved_registers_and_the_stack(isa: str, mode: str, interleave: int) -> None:
    for code in codes(isa, mode, interleave):
        at, problems = simulate(code)
        assert not problems, f"{code}: {'; '.join(problems)}"
        for (address, back), frame in at.items():
            assert frame.sp % 8 == 0 and frame.sp <= 0, f"{code}: SP is {frame.sp} at {address:#x}"
            if code.at[address].is_return and back is None:
                assert frame == ENTRY, f"{code}: not as at entry: {sorted(PRESERVED - frame.kept)}, SP {frame.sp:+}"


@by_case
def test_no_register_of_the_system_is_touched(isa: str, mode: str, interleave: int) -> None:
    """No MMX or x87 register, control word or flag of direction: their instructions are in no table."""
    for code in codes(isa, mode, interleave):
        for one in code.instructions:
            assert one.features is not None and one.effects, f"{code}: {one}"
            assert not any(text.startswith(("mm", "st")) for text in one.operands), f"{code}: {one}"


@by_case
def test_d16_begins_with_a_landing_pad_and_routines_stand_apart(isa: str, mode: str, interleave: int) -> None:
    for code in codes(isa, mode, interleave):
        pads = [one.address for one in code.instructions if one.mnemonic == "endbr64"]
        assert pads == [0], f"{code}: endbr64 at {list(map(hex, pads))}"
        # Routines too: each has its own return, and is reached by call alone.
        for entry in code.routines:
            assert not code.reached(entry) & code.main, f"{code}: control falls into the routine at {entry:#x}"


@by_case
def test_vectors_are_left_with_nothing_above_16_bytes(isa: str, mode: str, interleave: int) -> None:
    for code in codes(isa, mode, interleave):
        problems = upper_problems(code)
        assert not problems, f"{code}: {'; '.join(problems)}"


@by_case
def test_d11_d12_alignment_is_demanded_only_where_it_is_promised(isa: str, mode: str, interleave: int) -> None:
    for code in codes(isa, mode, interleave):
        at, _ = simulate(code)
        problems = alignment_problems(code, at)
        assert not problems, f"{code}: {'; '.join(problems)}"


@by_case
def test_d17_cfi_is_right_at_every_instruction(isa: str, mode: str, interleave: int) -> None:
    for code in codes(isa, mode, interleave):
        at, _ = simulate(code)
        described = descriptions(archive(isa), SYSTEM_V)[code.name]
        problems = cfi_problems(code, at, described, SYSTEM_V, lambda one: one.mnemonic == "nop")
        assert not problems, f"{code}: {'; '.join(problems)}"


def assembled(tmp_path: Path, body: str) -> X86Code:
    source = tmp_path / "snippet.s"
    source.write_text(
        f".intel_syntax noprefix\n.text\nsnippet:\n{body.replace(';', chr(10))}\nret\n.section .rodata\n.p2align 6\nc: .skip 256\n"
    )
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    return disassemble(source.with_suffix(".o"))["snippet"]


BAD = {
    "a dropped save": "push rbx; xor ebx, ebx; xor ebp, ebp; pop rbx",
    "restored crosswise": "push rbx; push rbp; xor ebx, ebx; xor ebp, ebp; pop rbx; pop rbp",
    "restored from elsewhere": "sub rsp, 24; mov [rsp], rbx; xor ebx, ebx; mov rbx, [rsp + 8]; add rsp, 24",
    "half restored": "sub rsp, 8; mov [rsp], rbx; xor ebx, ebx; mov ebx, [rsp]; add rsp, 8",
    "saved slot overwritten": "push rbx; xor ebx, ebx; mov dword ptr [rsp + 4], 0; pop rbx",
    "the red zone": "mov [rsp - 16], rbx; xor ebx, ebx; mov rbx, [rsp - 16]",
    "the red zone for a vector": "movdqu [rsp - 16], xmm0; movdqu xmm0, [rsp - 16]",
    "the caller's stack": "mov qword ptr [rsp + 8], 0",
    "its own return address": "mov qword ptr [rsp], 0",
    "SP not moved back": "push rbx; push rbp; pop rbx",
    "SP computed": "and rsp, -64; mov rsp, rdx",
    "saved after it was written": "xor ebx, ebx; push rbx; pop rbx",
    "returned on one path only": "push rbx; xor ebx, ebx; test rdx, rdx; jz 1f; pop rbx; ret; 1: add rsp, 8",
    "used by a routine": "call 1f; ret; 1: xor r15d, r15d",
    "paths of other depth": "test rdx, rdx; jz 1f; push rax; 1: nop",
}


@pytest.mark.parametrize("what", BAD)
def test_control_bad_frames_are_found(what: str, tmp_path: Path) -> None:
    code = assembled(tmp_path, BAD[what])
    at, problems = simulate(code)
    ends = [frame for (a, back), frame in at.items() if code.at[a].is_return and back is None]
    assert problems or any(frame != ENTRY for frame in ends)


BAD_UPPER = {
    "no vzeroupper": "vpxor ymm0, ymm0, ymm1",
    "no vzeroupper after EVEX": "vpxorq zmm3, zmm3, zmm1",
    "on one path": "vmovdqu ymm0, [rsi]; test rdx, rdx; jz 1f; vzeroupper; 1: nop",
    "used again": "vmovdqu ymm0, [rsi]; vzeroupper; vpaddq ymm1, ymm0, ymm0",
    "in a routine": "call 1f; ret; 1: vmovdqu ymm0, [rsi]",
    "legacy SSE before vzeroupper": "vmovdqu ymm0, [rsi]; pxor xmm1, xmm1; vzeroupper",
    "legacy SSE after it": "vmovdqu ymm0, [rsi]; vzeroupper; pxor xmm1, xmm1",
    "a legacy move": "vmovdqu ymm0, [rsi]; vzeroupper; movq xmm0, rax",
    "legacy AES": "vmovdqu ymm0, [rsi]; aesenc xmm0, xmm1; vzeroupper",
}
GOOD_UPPER = {
    "VEX of 16 bytes": "vmovdqu xmm0, [rsi]; vpxor xmm0, xmm0, xmm1",
    "vzeroupper": "test rdx, rdx; jz 1f; vmovdqu ymm0, [rsi]; vmovdqu [rdi], ymm0; 1: vzeroupper",
    "only where they were used": "test rdx, rdx; jz 1f; vmovdqu ymm0, [rsi]; vzeroupper; 1: nop",
    "vzeroall": "vmovdqu ymm0, [rsi]; vzeroall",
    "legacy alone": "movdqu xmm0, [rsi]; pxor xmm0, xmm1",
}


@pytest.mark.parametrize("what", BAD_UPPER)
def test_control_used_upper_halves_are_found(what: str, tmp_path: Path) -> None:
    assert upper_problems(assembled(tmp_path, BAD_UPPER[what]))


@pytest.mark.parametrize("what", GOOD_UPPER)
def test_control_clean_upper_halves_are_not_reported(what: str, tmp_path: Path) -> None:
    assert not upper_problems(assembled(tmp_path, GOOD_UPPER[what]))


BAD_ALIGNMENT = {
    "an aligned load": "movdqa xmm0, [rsi]",
    "an aligned store": "movaps [rdi], xmm0",
    "an operand of SSE": "pxor xmm0, [rcx]",
    "an operand of AES": "aesenc xmm0, [rcx + 16]",
    "an aligned load in VEX": "vmovdqa ymm0, [rsi]",
    "an aligned load in EVEX": "vmovdqa64 zmm0, [rsi]",
    "a streaming store": "vmovntdq [rdi], xmm0",
    "constants of 64 bytes at an odd place": "vmovdqa64 zmm0, [rip + c + 32]",
    "constants at an odd place": "pshufb xmm0, [rip + c + 8]",
    "the stack as it is at entry": "sub rsp, 16; movaps [rsp], xmm0; add rsp, 16",
    "the stack after three pushes": "push rbx; push rbp; push r12; movdqa xmm0, [rsp + 8]; pop r12; pop rbp; pop rbx",
    "32 bytes of stack": "sub rsp, 40; vmovdqa ymm0, [rsp]; add rsp, 40",
}
GOOD_ALIGNMENT = {
    "unaligned": "movdqu xmm0, [rsi]; movups [rdi], xmm0; lddqu xmm1, [rsi]",
    "less than 16 bytes": "movq xmm0, [rsi]; movd xmm1, [rsi]; pinsrd xmm1, [rsi], 1",
    "operands in VEX": "vpxor xmm0, xmm0, [rcx]; vaesenc xmm0, xmm0, [rcx]",
    "constants": "pshufb xmm0, [rip + c + 16]; vmovdqa64 zmm0, [rip + c + 64]",
    "constants before an immediate": "pshufd xmm0, [rip + c + 32], 3",
    "aligned stack": "sub rsp, 24; movaps [rsp], xmm0; movaps xmm0, [rsp]; add rsp, 24",
}


@pytest.mark.parametrize("what", BAD_ALIGNMENT)
def test_control_demanded_alignment_is_found(what: str, tmp_path: Path) -> None:
    code = assembled(tmp_path, BAD_ALIGNMENT[what])
    assert alignment_problems(code, simulate(code)[0])


@pytest.mark.parametrize("what", GOOD_ALIGNMENT)
def test_control_promised_alignment_is_not_reported(what: str, tmp_path: Path) -> None:
    code = assembled(tmp_path, GOOD_ALIGNMENT[what])
    assert not alignment_problems(code, simulate(code)[0])


# Without this, checks of the CFI could be passed by reading none.
BAD_CFI = {
    "no CFI for a push": "push rbx; pop rbx",
    "no CFI for the pop": "push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; xor ebx, ebx; pop rbx",
    "too late": "push rbx; nop; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; pop rbx; .cfi_def_cfa_offset 8; .cfi_restore rbx",
    "another slot": "push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -24; xor ebx, ebx; pop rbx; .cfi_def_cfa_offset 8; .cfi_restore rbx",
    "another register": "push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbp, -16; xor ebx, ebx; pop rbx; .cfi_def_cfa_offset 8; .cfi_restore rbp",
    "space without CFI": "sub rsp, 24; add rsp, 24",
    "a routine in the frame of its caller": "push rbx; .cfi_def_cfa_offset 16; call 1f; pop rbx; .cfi_def_cfa_offset 8; ret; 1: nop",
}
GOOD_CFI = "push rbx; .cfi_def_cfa_offset 16; .cfi_offset rbx, -16; xor ebx, ebx; call 1f; pop rbx; .cfi_def_cfa_offset 8; .cfi_restore rbx"
GOOD_CFI += "; ret; .cfi_endproc; .cfi_startproc; 1: nop"


def problems_of_cfi(tmp_path: Path, body: str) -> list[str]:
    source = tmp_path / "snippet.s"
    text = f".cfi_startproc; {body}; ret; .cfi_endproc".replace(";", "\n")
    source.write_text(f".intel_syntax noprefix\n.text\nsnippet:\n{text}\n")
    run(TOOLS + "gcc", "-c", source, "-o", source.with_suffix(".o"))
    run(TOOLS + "ar", "rc", tmp_path / "snippet.a", source.with_suffix(".o"))
    code = disassemble(source.with_suffix(".o"))["snippet"]
    at, _ = simulate(code)
    frames = descriptions(tmp_path / "snippet.a", SYSTEM_V)["snippet"]
    return cfi_problems(code, at, frames, SYSTEM_V, lambda one: one.mnemonic == "nop")


@pytest.mark.parametrize("what", BAD_CFI)
def test_control_wrong_cfi_is_found(what: str, tmp_path: Path) -> None:
    assert problems_of_cfi(tmp_path, BAD_CFI[what])


def test_control_right_cfi_is_not_reported(tmp_path: Path) -> None:
    assert not problems_of_cfi(tmp_path, GOOD_CFI)
