# SPDX-License-Identifier: Apache-2.0 OR MIT
"""examples/aesfile.c against openssl enc (CTR, CBC) and libcrypto (XTS), on the host and as an AArch64 program.

Runs at the root of the runfiles, where the programs are.
"""

import os
import re
import resource
import signal
import stat
import subprocess
import time
from pathlib import Path
from typing import Callable, Iterator

import pytest

from tests.examples.programs import Libcrypto, bad, good, run, some_bytes, wait_for_a_file, watch_for

PROGRAMS = {"c": "examples/aesfile", "a57": "tests/examples/run_aesfile_a57"}
WATCHED = {"c": "tests/examples/watched_c", "a57": "tests/examples/run_watched_a57"}
SIZES = [0, 1, 15, 16, 17, 4096, 65519, 65520, 65536, 65537, 131072]  # 65536 is the program's buffer
KEY = bytes.fromhex("2b7e151628aed2a6abf7158809cf4f3c")  # FIPS 197, A.1
LAST_ROUND_KEY = bytes.fromhex("d014f9a8c9ee2589e13f0cc8b6630ca6")
IV = bytes(range(0xF0, 0x100))
CTR = ["--mode", "ctr", "--key", KEY.hex(), "--iv", IV.hex()]
CBC = ["--mode", "cbc", "--key", KEY.hex(), "--iv", IV.hex()]
XTS_KEY = bytes(range(32))
XTS = ["--mode", "xts", "--key", XTS_KEY.hex()]


@pytest.fixture(params=sorted(PROGRAMS))
def program(request: pytest.FixtureRequest) -> str:
    return PROGRAMS[request.param]


@pytest.fixture(params=sorted(WATCHED))
def watched(request: pytest.FixtureRequest) -> str:
    return WATCHED[request.param]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """An empty folder in which no temporary file may be left."""
    yield tmp_path
    assert not list(tmp_path.rglob(".aesfile*"))


def openssl(direction: str, mode: str, key: bytes, iv: bytes, data: bytes, *more: str) -> bytes:
    command = ["openssl", "enc", direction, f"-aes-{8 * len(key)}-{mode}", "-K", key.hex(), "-iv", iv.hex(), *more]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


@pytest.fixture(scope="module")
def libcrypto() -> Libcrypto:
    return Libcrypto()


def both_ways(program: str, folder: Path, flags: list[str], plain: bytes, cipher: bytes) -> None:
    """enc and dec through pipes and through files."""
    for command, before, after in (("enc", plain, cipher), ("dec", cipher, plain)):
        assert good(program, command, *flags, data=before) == after
        source, target = folder / f"{command}.in", folder / f"{command}.out"
        source.write_bytes(before)
        assert good(program, command, *flags, "--in", str(source), "--out", str(target)) == b""
        assert target.read_bytes() == after
        assert stat.S_IMODE(target.stat().st_mode) == 0o600


# ---- Agreement with others ----


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key_bytes", [16, 24, 32])
@pytest.mark.parametrize("mode", ["ctr", "cbc"])
def test_openssl(program: str, folder: Path, mode: str, key_bytes: int, size: int) -> None:
    key, iv, plain = some_bytes(key_bytes, 1), some_bytes(16, 2), some_bytes(size)
    flags = ["--mode", mode, "--key", key.hex(), "--iv", iv.hex().upper()]
    both_ways(program, folder, flags, plain, openssl("-e", mode, key, iv, plain))


@pytest.mark.parametrize(
    "sector, size",
    [(512, size) for size in (0, 16, 17, 31, 511, 512, 513 + 15, 4096, 65536, 65536 + 16, 131072 + 500)]
    + [(16, 160), (17, 17 * 20), (520, 520 * 300 + 33), (4096, 4096 * 20 + 17), (65536, 65536 * 2 + 100)],
)
@pytest.mark.parametrize("key_bytes", [32, 64])
def test_xts(program: str, folder: Path, libcrypto: Libcrypto, key_bytes: int, sector: int, size: int) -> None:
    key, plain = some_bytes(key_bytes, 1), some_bytes(size)
    flags = ["--mode", "xts", "--key", key.hex()] + (["--sector", str(sector)] if sector != 512 else [])
    both_ways(program, folder, flags, plain, libcrypto.xts(True, key, 0, sector, plain))


@pytest.mark.parametrize("number", [1, 254, 2**32 - 1, 2**64 - 1])
def test_xts_sector_numbers_carry(program: str, libcrypto: Libcrypto, number: int) -> None:
    plain = some_bytes(512 * 3)
    expected = libcrypto.xts(True, XTS_KEY, number, 512, plain)
    assert good(program, "enc", *XTS, "--sector-number", str(number), data=plain) == expected


def test_ctr_counter_wraps(program: str) -> None:
    plain = some_bytes(1000)
    flags = ["--mode", "ctr", "--key", KEY.hex(), "--iv", "ff" * 16]
    assert good(program, "enc", *flags, data=plain) == openssl("-e", "ctr", KEY, b"\xff" * 16, plain)


def test_ctr_passes_pieces_on_as_they_arrive(program: str) -> None:
    pieces = [some_bytes(size, size) for size in (1, 14, 2, 16, 33, 7, 500, 1)]
    expected = openssl("-e", "ctr", KEY, IV, b"".join(pieces))
    with subprocess.Popen([program, "enc", *CTR], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin and process.stdout
        at = 0
        for piece in pieces:
            process.stdin.write(piece)
            got = b""
            while len(got) < len(piece):  # would hang here if the program waited for more
                more = process.stdout.read(len(piece) - len(got))
                assert more, "the program ended"
                got += more
            assert got == expected[at : at + len(piece)]
            at += len(piece)
        process.stdin.close()
        assert process.stdout.read() == b""
    assert process.returncode == 0


def test_key_from_a_file_and_from_standard_input(program: str, folder: Path) -> None:
    plain, expected = some_bytes(100), openssl("-e", "cbc", KEY, IV, some_bytes(100))
    (folder / "key").write_bytes(KEY)
    (folder / "in").write_bytes(plain)
    flags = ["enc", "--mode", "cbc", "--iv", IV.hex(), "--key-file"]
    assert good(program, *flags, str(folder / "key"), "--in", "-", "--out", "-", data=plain) == expected
    assert good(program, *flags, "-", "--in", str(folder / "in"), data=KEY) == expected


def test_help_names_the_kernels(program: str) -> None:
    text = good(program, "--help").decode()
    assert all(flag in text for flag in ("--mode", "--key HEX", "--key-file", "--iv", "--sector ", "--sector-number"))
    assert "every user of this machine can see it" in text
    kernels = text.splitlines()[-1]
    isa = "c" if program == PROGRAMS["c"] else "armv8ce"
    assert all(f" aes_{mode}_{isa}" in kernels for mode in ("ctr", "cbc_enc", "cbc_dec", "xts_enc", "xts_dec"))


# ---- Padding ----


@pytest.mark.parametrize("padding", range(1, 17))
def test_every_padding_is_taken(program: str, padding: int) -> None:
    plain = some_bytes(48 - padding)
    cipher = openssl("-e", "cbc", KEY, IV, plain + bytes([padding]) * padding, "-nopad")
    assert good(program, "dec", *CBC, data=cipher) == plain


WRONG_PADDING = [bytes(16), b"\x11" * 16, b"\xff" * 16, b"\x80" + bytes(15)] + [
    bytes(16 - length) + bytes([length] * at + [length ^ change] + [length] * (length - at - 1))
    for length, at, change in [(2, 0, 1), (2, 0, 128), (9, 0, 1), (9, 4, 2), (16, 0, 1), (16, 8, 16), (16, 14, 255)]
]


@pytest.mark.parametrize("last", WRONG_PADDING, ids=bytes.hex)
@pytest.mark.parametrize("before", [0, 16])
def test_wrong_padding_says_no_more_than_that(program: str, folder: Path, before: int, last: bytes) -> None:
    cipher = openssl("-e", "cbc", KEY, IV, bytes(before) + last, "-nopad")
    target = folder / "out"
    said = bad(1, "the padding is wrong", run(program, "dec", *CBC, "--out", str(target), data=cipher))
    assert not target.exists()
    assert said == bad(1, "", run(program, "dec", *CBC, data=bytes(32))), "the verdict depends on the data"


def test_a_pipe_has_what_went_before_wrong_padding(program: str) -> None:
    plain = some_bytes(65536 + 4096)
    cipher = openssl("-e", "cbc", KEY, IV, plain, "-nopad")
    done = run(program, "dec", *CBC, data=cipher)
    assert plain.startswith(done.stdout) and len(done.stdout) == 65536 - 16
    bad(1, "the padding is wrong", done, output=done.stdout)


# ---- Errors ----

USAGE = [
    ([], r"first argument \(not shown, it may be a key\) must be enc or dec"),
    (["encrypt", *CTR], r"first argument .* must be enc or dec"),
    (CTR, r"first argument .* must be enc or dec"),
    ([KEY.hex()], r"first argument .* must be enc or dec"),
    (["enc"], "no --mode; give --mode ctr, cbc or xts"),
    (["enc", "--mode", "gcm"], r'--mode is "gcm", but aesfile has ctr, cbc and xts'),
    (["enc", "--mode", ""], r'--mode is "", but'),
    (["enc", *CTR, "--verbose"], "no flag --verbose; aesfile --help"),
    (["enc", "--mode", "ctr", "--key=" + KEY.hex()], "argument 4 .* is no flag"),
    (["enc", "--mode", "ctr", "--key" + KEY.hex()], "argument 4 .* is no flag"),
    (["enc", "--mode", "ctr", KEY.hex()], "argument 4 .* is no flag"),
    (["enc", *CTR, "--in"], "--in has no value; put one after it"),
    (["enc", *CTR, "--mode", "cbc"], "--mode is given twice; give it once"),
    (["enc", *CTR, "--key-file", "k"], "both are of --key and --key-file given; give exactly one"),
    (["enc", "--mode", "ctr", "--iv", IV.hex()], "there is none of --key and --key-file given; give exactly one"),
    (["enc", *CTR[:4]], "--mode ctr needs an IV; give --iv with 32 hex digits"),
    (["enc", *CBC[:4]], "--mode cbc needs an IV"),
    (["enc", *CTR[:5], IV.hex()[:-1]], "--iv has 31 hex digits, but an IV has 16 bytes; give 32"),
    (["enc", *CTR[:5], ""], "--iv has 0 hex digits"),
    (["enc", *CTR[:5], IV.hex() * 3], "--iv has 96 hex digits"),
    (["enc", *CTR[:5], "f" * 31 + "g"], "character 32 of --iv is 'g', but hex digits are 0-9, a-f and A-F"),
    (["enc", *CTR[:5], "0x" + "f" * 30], "character 2 of --iv is 'x'"),
    (["enc", *CTR[:5], "f\n" + "f" * 30], r"character 2 of --iv is '\?'"),
    (["enc", *XTS, "--iv", IV.hex()], "--iv is not for --mode xts.*--sector-number"),
    (["enc", *CTR, "--sector", "512"], "--sector is for --mode xts, not for ctr; leave it out"),
    (["enc", *CBC, "--sector-number", "1"], "--sector-number is for --mode xts, not for cbc"),
    (["enc", "--mode", "xts", "--key", "00" * 32], "halves of the key are equal"),
    (["enc", "--mode", "ctr", "--iv", IV.hex(), "--key-file", "-"], "--key-file and --in are both standard input"),
]
USAGE += [
    (
        ["enc", "--mode", mode, "--iv", IV.hex(), "--key", "a" * n],
        f"--key has {n} hex digits.*{mode} takes a key of {has}",
    )
    for mode in ("ctr", "cbc")
    for n in (0, 1, 30, 31, 33, 40, 63, 65, 96, 128, 130)
    for has in ["16, 24 or 32 bytes"]
]
USAGE += [
    (["enc", "--mode", "xts", "--key", "a" * n], f"--key has {n} hex digits.*xts takes a key of 32 or 64 bytes")
    for n in (0, 32, 48, 63, 65, 96, 127, 129, 192)
]
USAGE += [
    (["enc", *XTS, "--sector", n], f'--sector is "{re.escape(n)}", but takes a decimal number from 16 to 65536')
    for n in ("", "0", "15", "-1", "+512", " 512", "512 ", "0x200", "5e2", "65537", "18446744073709552128")
]
USAGE += [
    (["enc", *XTS, "--sector-number", n], f'--sector-number is "{n}", but takes a decimal number from 0 to {2**64 - 1}')
    for n in ("", "-1", "18446744073709551616", "1k")
]


@pytest.mark.parametrize("args, pattern", USAGE, ids=str)
def test_usage_errors(program: str, folder: Path, args: list[str], pattern: str) -> None:
    target = [] if args and args[-1] == "--in" else ["--out", str(folder / "out")]
    said = bad(2, pattern, run(program, *args, *(target if args else []), data=some_bytes(64)))
    assert KEY.hex() not in said and "aaaa" not in said
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    "mode, size", [("ctr", n) for n in (0, 15, 17, 33, 64, 65)] + [("xts", n) for n in (16, 24, 33, 65, 66)]
)
def test_key_file_sizes(program: str, folder: Path, mode: str, size: int) -> None:
    key = folder / "key"
    key.write_bytes(some_bytes(size))
    flags = ["--mode", mode, "--key-file", str(key)] + ([] if mode == "xts" else ["--iv", IV.hex()])
    more = " or more" if size > 64 else ""
    has = "32 or 64" if mode == "xts" else "16, 24 or 32"
    done = run(program, "enc", *flags, "--out", str(folder / "out"))
    bad(2, f'key" holds {min(size, 65)} bytes{more}, but --mode {mode} takes a key of {has}; write raw bytes', done)
    assert [path.name for path in folder.iterdir()] == ["key"]


@pytest.mark.parametrize("size", [0, 1, 15, 17, 65535, 65537, 131073])
def test_cbc_ciphertext_is_whole_blocks(program: str, folder: Path, size: int) -> None:
    done = run(program, "dec", *CBC, "--out", str(folder / "out"), data=bytes(size))
    bad(1, f"the input has {size} bytes, but CBC ciphertext has a multiple of 16, at least 16; check", done)
    assert not list(folder.iterdir())


@pytest.mark.parametrize("command", ["enc", "dec"])
@pytest.mark.parametrize(
    "sector, size", [(512, 1), (512, 15), (512, 513), (512, 65536 + 15), (520, 520 * 126 + 1), (17, 18)]
)
def test_xts_last_sector_is_a_block_at_least(program: str, folder: Path, command: str, sector: int, size: int) -> None:
    flags = [command, *XTS, "--sector", str(sector), "--out", str(folder / "out")]
    pattern = f"last sector has {size % sector} bytes of the input's {size}, but XTS takes no fewer than 16; pad"
    bad(1, pattern, run(program, *flags, data=bytes(size)))
    assert not list(folder.iterdir())


def test_files_that_cannot_be_read(program: str, folder: Path) -> None:
    out = ["--out", str(folder / "out")]
    missing = str(folder / "missing")
    bad(
        1,
        f'cannot open --in "{missing}": No such file or directory; name',
        run(program, "enc", *CTR, *out, "--in", missing),
    )
    bad(1, f'cannot read --in "{folder}": Is a directory', run(program, "enc", *CTR, *out, "--in", str(folder)))
    flags = ["--mode", "ctr", "--iv", IV.hex(), "--key-file"]
    bad(1, f'cannot open --key-file "{missing}": No such', run(program, "enc", *flags, missing, *out))
    bad(1, f'cannot read --key-file "{folder}": Is a dir', run(program, "enc", *flags, str(folder), *out))
    assert not list(folder.iterdir())


def test_files_that_cannot_be_written(program: str, folder: Path) -> None:
    target = folder / "missing" / "out"
    bad(
        1,
        f'cannot open --out "{target}": No such file or directory; name',
        run(program, "enc", *CTR, "--out", str(target)),
    )
    bad(1, f'cannot open --out "{folder}": Is a directory', run(program, "enc", *CTR, "--out", str(folder)))
    bad(1, "", run(program, "enc", *CTR, "--out", str(folder / ("x" * 300)), data=b"x"))
    bad(1, "shorter", run(program, "enc", *CTR, "--out", str(folder / "x/" / ("y/" * 4096)), data=b"x"))
    assert not list(folder.iterdir())


def test_a_full_device_and_a_closed_pipe(program: str) -> None:
    bad(
        1,
        'cannot write --out "/dev/full": No space left on device',
        run(program, "enc", *CTR, "--out", "/dev/full", data=b"x"),
    )
    with subprocess.Popen([program, "enc", *CTR], stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdout and process.stderr and process.stdin
        process.stdout.close()
        process.stdin.write(b"x")
        process.stdin.close()
        assert process.stderr.read() == b"aesfile: cannot write standard output: Broken pipe.\n"
    assert process.returncode == 1


def test_closed_standard_streams(program: str, folder: Path) -> None:
    target = ["--out", str(folder / "out")]
    bad(1, "cannot read standard input: Bad file", run(program, "enc", *CTR, *target, preexec_fn=lambda: os.close(0)))
    bad(
        1,
        "cannot write standard output: Bad file",
        run(program, "enc", *CTR, data=b"x", preexec_fn=lambda: os.close(1)),
    )
    assert not list(folder.iterdir())


def test_a_file_size_limit(program: str, folder: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))

    target = folder / "out"
    done = run(program, "enc", *CTR, "--out", str(target), data=bytes(200_000), preexec_fn=limit)
    bad(1, f'cannot write --out "{target}": File too large', done)
    assert not list(folder.iterdir())


# ---- What happens to files ----


def test_an_error_keeps_the_old_file(program: str, folder: Path) -> None:
    target = folder / "out"
    target.write_bytes(b"old")
    bad(1, "padding", run(program, "dec", *CBC, "--out", str(target), data=bytes(200_000 // 16 * 16)))
    assert target.read_bytes() == b"old"


def test_a_file_may_replace_itself(program: str, folder: Path) -> None:
    path, plain = folder / "file", some_bytes(200_000)
    path.write_bytes(plain)
    for command, after in (("enc", openssl("-e", "cbc", KEY, IV, plain)), ("dec", plain)):
        good(program, command, *CBC, "--in", str(path), "--out", str(path))
        assert path.read_bytes() == after


def test_the_target_of_a_link_is_replaced(program: str, folder: Path) -> None:
    (folder / "there").mkdir()
    target, link = folder / "there" / "target", folder / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    good(program, "enc", *CTR, "--out", str(link), data=b"x")
    assert link.is_symlink() and len(target.read_bytes()) == 1


def test_devices_and_fifos_are_not_replaced(program: str, folder: Path) -> None:
    good(program, "enc", *CTR, "--out", "/dev/null", data=b"x")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    fifo = folder / "fifo"
    os.mkfifo(fifo)
    with subprocess.Popen(["cat", str(fifo)], stdout=subprocess.PIPE) as reader:
        good(program, "enc", *CTR, "--out", str(fifo), data=b"hello")
        assert reader.stdout and reader.stdout.read() == openssl("-e", "ctr", KEY, IV, b"hello")
    assert stat.S_ISFIFO(fifo.stat().st_mode)


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM], ids=str)
def test_a_signal_leaves_no_file(watched: str, folder: Path, number: signal.Signals) -> None:
    secrets = watch_for(KEY, KEY.hex().encode(), LAST_ROUND_KEY)
    command = [watched, "enc", *CBC, "--out", str(folder / "out")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=secrets) as process:
        wait_for_a_file(process, folder)
        process.send_signal(number)
        _, said = process.communicate()
    assert (process.returncode, b"watch" in said) == (-number, False), said
    assert not list(folder.iterdir())


def test_an_ignored_signal_stays_ignored(program: str, folder: Path) -> None:
    def ignore() -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    command = [program, "enc", *CTR, "--out", str(folder / "out")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, preexec_fn=ignore) as process:
        wait_for_a_file(process, folder)
        process.send_signal(signal.SIGHUP)
        process.communicate(b"hello")
    assert process.returncode == 0
    assert (folder / "out").read_bytes() == openssl("-e", "ctr", KEY, IV, b"hello")


# ---- What must be gone, and what must be right, before and after ----


PLAIN = some_bytes(64, 7)
DONE = {
    "ctr": (0, ["enc", *CTR], PLAIN),
    "cbc enc": (0, ["enc", *CBC], PLAIN),
    "cbc dec": (0, ["dec", *CBC], openssl("-e", "cbc", KEY, IV, PLAIN)),
    "xts": (0, ["enc", *XTS], PLAIN),
    "full": (1, ["enc", *CTR, "--out", "/dev/full"], PLAIN),
    "padding": (1, ["dec", *CBC], openssl("-e", "cbc", KEY, IV, PLAIN, "-nopad")),
    "sector": (1, ["enc", *XTS, "--sector", "21"], PLAIN),
    "key size": (2, ["enc", "--mode", "xts", "--key", KEY.hex()], PLAIN),
    "no input": (1, ["enc", *CTR, "--in", "/nonexistent"], PLAIN),
}


@pytest.mark.parametrize("status, args, data", DONE.values(), ids=DONE.keys())
def test_nothing_secret_is_left_in_memory(watched: str, status: int, args: list[str], data: bytes) -> None:
    xts = XTS_KEY[:16], XTS_KEY[16:], XTS_KEY.hex().encode()
    secrets = watch_for(KEY, KEY.hex().encode(), LAST_ROUND_KEY, *xts, *(PLAIN[i : i + 16] for i in range(0, 64, 16)))
    done = run(watched, *args, data=data, env=secrets)
    assert (done.returncode, b"watch" in done.stderr) == (status, False), done.stderr


def test_the_watch_sees_what_is_left(watched: str) -> None:
    done = run(watched, "enc", *CTR, data=PLAIN, env=watch_for(KEY, IV.hex().encode()))
    assert done.returncode == 99 and done.stderr.startswith(b"watch: secret 1 is still in "), "nobody wipes --iv's text"


@pytest.mark.parametrize(
    "what, pattern", [("cpu", "this CPU lacks instructions"), ("selftest", "computes wrong results")]
)
def test_refuses_a_cpu_that_is_not_right(watched: str, folder: Path, what: str, pattern: str) -> None:
    env = {**os.environ, "WATCH_REFUSE": what}
    bad(1, pattern, run(watched, "enc", *CTR, "--out", str(folder / "out"), data=PLAIN, env=env))
    assert not list(folder.iterdir())
