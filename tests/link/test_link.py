# SPDX-License-Identifier: Apache-2.0 OR MIT
"""An archive and the header are all that a program needs: no Bazel, no other file of the project."""

import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

FIPS_197_C1 = "69c4e0d86a7b0430d8cdb78070b4c55a"
HERE = Path("tests/link")


@dataclass(frozen=True)
class Target:
    """cpu: whose code it is. archive: of the row that stands for its others. isa: of that row's kernels; others: of the kernels of the library with the second prefix. note: what its objects say of landing pads."""

    cpu: str
    archive: str
    isa: str
    others: str
    note: str

    @property
    def tools(self) -> str:
        return "" if platform.machine() == self.cpu else f"{self.cpu.replace('_', '-')}-linux-gnu-"

    @property
    def emulator(self) -> list[str]:
        if platform.machine() == self.cpu:
            return []
        return [f"qemu-{self.cpu}", "-L", f"/usr/{self.cpu.replace('_', '-')}-linux-gnu"]

    def library(self, prefix: str) -> Path:
        return HERE / f"lib{prefix}_{self.cpu}.a"


TARGETS = [
    Target("aarch64", "libaes_a57.a", "armv8ce", "armv8ce", "AArch64 feature: BTI, PAC"),
    Target("x86_64", "libaes_haswell.a", "aesni", "ssse3", "x86 feature: IBT, SHSTK"),
]


@pytest.fixture(params=TARGETS, ids=lambda target: target.cpu)
def target(request: pytest.FixtureRequest) -> Target:
    assert isinstance(request.param, Target)
    return request.param


def call(*command: object, cwd: Path | None = None) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: status {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def compile_user(target: Target, tmp_path: Path, user: str, *defines: str) -> Path:
    """Compiled where nothing but the header lies beside it."""
    for file in (Path("aesgen.h"), HERE / "user.c", HERE / "program.c"):
        shutil.copy(file, tmp_path)
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2", "-I.", f"-DUSER={user}", *defines]
    call(target.tools + "gcc", *flags, "-c", "user.c", "-o", f"{user}.o", cwd=tmp_path)
    return tmp_path / f"{user}.o"


def run(target: Target, tmp_path: Path, *objects: Path | str) -> list[list[str]]:
    program = tmp_path / "program"
    call(target.tools + "gcc", "-std=c11", "-Wall", "-Werror", tmp_path / "program.c", *objects, "-o", program)
    return [line.split() for line in call(*target.emulator, program).splitlines()]


def symbols(target: Target, archive: object, *options: str) -> set[str]:
    lines = call(target.tools + "nm", "--format=posix", *options, archive).splitlines()
    return {line.split()[0] for line in lines if line and not line.endswith(":")}


def test_archive_and_header_are_enough(target: Target, tmp_path: Path) -> None:
    user = compile_user(target, tmp_path, "first_user")
    [[result, kernel, ciphertext]] = run(target, tmp_path, user, target.archive)
    assert (result, ciphertext) == ("0", FIPS_197_C1)
    assert kernel.startswith(f"aes_ecb_enc_{target.isa}_"), kernel


def test_two_prefixes_in_one_program(target: Target, tmp_path: Path) -> None:
    first = compile_user(target, tmp_path, "first_user", "-DAESGEN_PREFIX=first_")
    second = compile_user(target, tmp_path, "second_user", "-DAESGEN_PREFIX=second_")
    users = run(target, tmp_path, "-DSECOND", first, second, target.library("first"), target.library("second"))
    assert [(result, ciphertext) for result, _, ciphertext in users] == [("0", FIPS_197_C1)] * 2
    # The canonical names, without the prefix, and each row's own.
    kernels = [kernel for _, kernel, _ in users]
    assert kernels[0].startswith(f"aes_ecb_enc_{target.isa}_") and kernels[1].startswith(
        f"aes_ecb_enc_{target.others}_"
    )
    assert kernels[0] != kernels[1]


def test_prefix_is_on_every_symbol(target: Target) -> None:
    defined = symbols(target, target.library("first"), "--extern-only", "--defined-only")
    assert defined
    assert not [name for name in defined if not name.startswith("first_")]
    assert {name.removeprefix("first_") for name in defined} >= {"aesgen_key_expand", f"aes_key_expand_{target.isa}"}


def test_archive_needs_no_libc_but_two_functions(target: Target) -> None:
    """And getauxval, of the one file that asks the operating system."""
    needed = symbols(target, target.archive, "--undefined-only") - symbols(
        target, target.archive, "--extern-only", "--defined-only"
    )
    assert needed <= {"memcpy", "memset", "getauxval"}


def test_archive_holds_no_other_kernel(target: Target) -> None:
    """It is one row's: portable C beside the kernels it binds only if it binds some of that too."""
    ours = [name for name in symbols(target, target.archive) if name.startswith("aes_") and name.endswith("_c")]
    assert ("aes_gcm_enc_c" in ours) == bool(ours)


def test_every_object_has_landing_pads_and_a_stack_note(target: Target, tmp_path: Path) -> None:
    call(target.tools + "ar", "x", Path(target.archive).absolute(), cwd=tmp_path)
    objects = sorted(tmp_path.glob("*.o"))
    assert objects
    for file in objects:
        assert target.note in call(target.tools + "readelf", "--notes", file), file.name
        assert ".note.GNU-stack" in call(target.tools + "readelf", "--sections", "--wide", file), file.name


def test_archive_fits_into_a_shared_library(target: Target, tmp_path: Path) -> None:
    library = tmp_path / "libshared.so"
    whole = ["-Wl,--whole-archive", target.archive, "-Wl,--no-whole-archive"]
    call(target.tools + "gcc", "-shared", "-Wl,-z,defs,-z,text,--fatal-warnings", *whole, "-o", library)
    exported = symbols(target, library, "--dynamic", "--defined-only")
    assert "aesgen_key_expand" in exported
    assert not [name for name in exported if name.startswith("aes_")], "kernels are hidden"
