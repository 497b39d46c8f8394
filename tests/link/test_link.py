# SPDX-License-Identifier: Apache-2.0 OR MIT
"""An archive and the header are all that a program needs: no Bazel, no other file of the project."""

import platform
import shutil
import subprocess
from pathlib import Path

NATIVE = platform.machine() == "aarch64"
TOOLS = "" if NATIVE else "aarch64-linux-gnu-"
EMULATOR = [] if NATIVE else ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"]
FIPS_197_C1 = "69c4e0d86a7b0430d8cdb78070b4c55a"
HERE = Path("tests/link")


def call(*command: object, cwd: Path | None = None) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: status {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def compile_user(tmp_path: Path, user: str, *defines: str) -> Path:
    """Compiled where nothing but the header lies beside it."""
    for file in (Path("aesgen.h"), HERE / "user.c", HERE / "program.c"):
        shutil.copy(file, tmp_path)
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2", "-I.", f"-DUSER={user}", *defines]
    call(TOOLS + "gcc", *flags, "-c", "user.c", "-o", f"{user}.o", cwd=tmp_path)
    return tmp_path / f"{user}.o"


def run(tmp_path: Path, *objects: Path | str) -> list[list[str]]:
    program = tmp_path / "program"
    call(TOOLS + "gcc", "-std=c11", "-Wall", "-Werror", tmp_path / "program.c", *objects, "-o", program)
    return [line.split() for line in call(*EMULATOR, program).splitlines()]


def symbols(archive: str, *options: str) -> set[str]:
    lines = call(TOOLS + "nm", "--format=posix", *options, archive).splitlines()
    return {line.split()[0] for line in lines if line and not line.endswith(":")}


def test_archive_and_header_are_enough(tmp_path: Path) -> None:
    user = compile_user(tmp_path, "first_user")
    [[result, kernel, ciphertext]] = run(tmp_path, user, "libaes_a57.a")
    assert (result, ciphertext) == ("0", FIPS_197_C1)
    assert kernel.startswith("aes_ecb_enc_armv8ce_"), kernel


def test_two_prefixes_in_one_program(tmp_path: Path) -> None:
    first = compile_user(tmp_path, "first_user", "-DAESGEN_PREFIX=first_")
    second = compile_user(tmp_path, "second_user", "-DAESGEN_PREFIX=second_")
    users = run(tmp_path, "-DSECOND", first, second, HERE / "libfirst.a", HERE / "libsecond.a")
    assert [(result, ciphertext) for result, _, ciphertext in users] == [("0", FIPS_197_C1)] * 2
    # The canonical names, without the prefix, and each row's own.
    kernels = [kernel for _, kernel, _ in users]
    assert all(kernel.startswith("aes_ecb_enc_armv8ce_") for kernel in kernels), kernels
    assert kernels[0] != kernels[1]


def test_prefix_is_on_every_symbol() -> None:
    defined = symbols(f"{HERE}/libfirst.a", "--extern-only", "--defined-only")
    assert defined
    assert not [name for name in defined if not name.startswith("first_")]
    assert {name.removeprefix("first_") for name in defined} >= {"aesgen_key_expand", "aes_key_expand_armv8ce"}


def test_archive_needs_no_libc_but_two_functions() -> None:
    """And getauxval, of the one file that asks the operating system."""
    needed = symbols("libaes_a57.a", "--undefined-only") - symbols("libaes_a57.a", "--extern-only", "--defined-only")
    assert needed <= {"memcpy", "memset", "getauxval"}


def test_archive_holds_no_other_kernel() -> None:
    """It is one row's: portable C beside the kernels it binds only if it binds some of that too."""
    ours = [name for name in symbols("libaes_a57.a") if name.startswith("aes_") and name.endswith("_c")]
    assert ("aes_gcm_enc_c" in ours) == bool(ours)


def test_every_object_has_landing_pads_and_a_stack_note(tmp_path: Path) -> None:
    call(TOOLS + "ar", "x", Path("libaes_a57.a").absolute(), cwd=tmp_path)
    objects = sorted(tmp_path.glob("*.o"))
    assert objects
    for file in objects:
        assert "AArch64 feature: BTI, PAC" in call(TOOLS + "readelf", "--notes", file), file.name
        assert ".note.GNU-stack" in call(TOOLS + "readelf", "--sections", "--wide", file), file.name


def test_archive_fits_into_a_shared_library(tmp_path: Path) -> None:
    library = tmp_path / "libshared.so"
    whole = ["-Wl,--whole-archive", "libaes_a57.a", "-Wl,--no-whole-archive"]
    call(TOOLS + "gcc", "-shared", "-Wl,-z,defs,-z,text,--fatal-warnings", *whole, "-o", library)
    exported = symbols(str(library), "--dynamic", "--defined-only")
    assert "aesgen_key_expand" in exported
    assert not [name for name in exported if name.startswith("aes_")], "kernels are hidden"
