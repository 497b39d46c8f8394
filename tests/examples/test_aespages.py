# SPDX-License-Identifier: Apache-2.0 OR MIT
"""examples/aespages.c against libcrypto: the same pages whatever the policy, and a lock that is held when the policy says so.

Runs at the root of the runfiles, where the programs are.
"""

import fcntl
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import IO, Iterator

import pytest

from tests.examples.programs import Libcrypto, bad, good, run, some_bytes, wait_for_a_file, watch_for

PROGRAMS = {"c": "examples/aespages", "a57": "tests/examples/run_aespages_a57"}
WATCHED = "tests/examples/watched_aespages"
KEY = bytes(range(64))
FLAGS = ["--key", KEY.hex()]
POLICIES = {
    "call": ["--policy", "call"],
    "session": ["--policy", "session"],
    "autosuspend": ["--policy", "autosuspend", "--delay", "60000000"],
}
# Far more than a program needs to come to a point, on a busy machine too.
PATIENCE = 60


@pytest.fixture(params=sorted(PROGRAMS))
def program(request: pytest.FixtureRequest) -> str:
    return PROGRAMS[request.param]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """An empty folder in which no temporary file may be left."""
    yield tmp_path
    assert not list(tmp_path.rglob(".aespages*"))


@pytest.fixture(scope="module")
def libcrypto() -> Libcrypto:
    return Libcrypto()


def counters(done: subprocess.CompletedProcess[bytes]) -> tuple[int, ...]:
    """Bytes, acquires, releases, yields and the longest hold."""
    assert done.returncode == 0, done.stderr
    pattern = (
        rb"aespages: (\d+) bytes, (\d+) acquires, (\d+) releases, (\d+) yields, longest hold (\d+) microseconds\.\n"
    )
    found = re.fullmatch(pattern, done.stderr)
    assert found, done.stderr
    return tuple(int(number) for number in found.groups())


@pytest.mark.parametrize(
    "page, size",
    [(4096, size) for size in (0, 16, 17, 4095, 4096, 4096 + 16, 65536, 65536 + 4096 + 31, 300_000)]
    + [(16, 160), (17, 17 * 20), (512, 5000), (65536, 65536 * 2 + 100)],
)
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES.keys())
def test_libcrypto(program: str, folder: Path, libcrypto: Libcrypto, policy: list[str], page: int, size: int) -> None:
    plain = some_bytes(size)
    cipher = libcrypto.xts(True, KEY, 7, page, plain)
    lock = ["--lock", str(folder / "lock")]
    flags = [*FLAGS, *policy, *lock, "--page-number", "7"] + (["--page", str(page)] if page != 4096 else [])
    for command, before, after in (("enc", plain, cipher), ("dec", cipher, plain)):
        assert good(program, command, *flags, data=before) == after
        source, target = folder / f"{command}.in", folder / f"{command}.out"
        source.write_bytes(before)
        assert good(program, command, *flags, "--in", str(source), "--out", str(target)) == b""
        assert target.read_bytes() == after


@pytest.mark.parametrize("locked", [False, True])
def test_what_a_policy_takes(program: str, folder: Path, locked: bool) -> None:
    """100 pages: once for the key and once for each page, or once for all."""
    lock = ["--lock", str(folder / "lock")] if locked else []
    for policy, acquires in (("call", 101), ("session", 1), ("autosuspend", 1)):
        done = run(program, "enc", *FLAGS, *POLICIES[policy], *lock, "--stats", "yes", data=some_bytes(100 * 4096))
        assert counters(done)[:4] == (100 * 4096, acquires, acquires, 0), policy


def test_limits_of_a_hold(program: str, folder: Path, libcrypto: Libcrypto) -> None:
    plain = some_bytes(10 * 4096)
    expected = libcrypto.xts(True, KEY, 0, 4096, plain)
    # Whole pages end a hold between calls; parts of pages make yields.
    for limit, acquires, yields in ((8192, 5, 0), (4096, 10, 0), (1024, 40, 30), (6144, 7, 3)):
        flags = [*FLAGS, "--lock", str(folder / "lock"), "--max-hold", str(limit), "--stats", "yes"]
        done = run(program, "enc", *flags, data=plain)
        assert done.stdout == expected
        assert counters(done)[:4] == (10 * 4096, acquires, acquires, yields), limit


# ---- The lock, as others see it ----


def is_locked(file: IO[bytes]) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    fcntl.flock(file, fcntl.LOCK_UN)
    return False


def wait_until(is_so: bool, file: IO[bytes], process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while is_locked(file) != is_so:
        assert process.poll() is None and time.monotonic() < deadline, f"locked is never {is_so}"
        time.sleep(0.002)


def test_a_session_holds_the_lock_while_it_waits(program: str, folder: Path, libcrypto: Libcrypto) -> None:
    plain = some_bytes(2 * 4096)
    command = [program, "enc", *FLAGS, "--policy", "session", "--lock", str(folder / "lock")]
    with open(folder / "lock", "wb") as lock:
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin
            wait_until(True, lock, process)
            process.stdin.write(plain[:4096])
            process.stdin.flush()
            for _ in range(50):
                assert is_locked(lock)
                time.sleep(0.002)
            out, _ = process.communicate(plain[4096:])
        assert not is_locked(lock)
    assert out == libcrypto.xts(True, KEY, 0, 4096, plain)


def test_autosuspend_drops_the_lock_while_it_waits(program: str, folder: Path, libcrypto: Libcrypto) -> None:
    plain = some_bytes(3 * 4096)
    flags = ["--policy", "autosuspend", "--delay", "200000", "--lock", str(folder / "lock"), "--stats", "yes"]
    with open(folder / "lock", "wb") as lock:
        with subprocess.Popen([program, "enc", *FLAGS, *flags], stdin=-1, stdout=-1, stderr=-1) as process:
            assert process.stdin
            wait_until(True, lock, process)  # for the key
            wait_until(False, lock, process)
            out, said = process.communicate(plain)
        assert not is_locked(lock)
    assert out == libcrypto.xts(True, KEY, 0, 4096, plain)
    done, acquires, releases, yields, longest = counters(subprocess.CompletedProcess([], process.returncode, b"", said))
    assert (done, acquires, releases, yields) == (3 * 4096, 2, 2, 0)
    assert longest >= 200_000


@pytest.mark.parametrize("policy", ["call", "session"])
def test_two_take_turns(program: str, folder: Path, libcrypto: Libcrypto, policy: str) -> None:
    plain = [some_bytes(200_000, seed) for seed in range(2)]
    processes = []
    for i in range(2):
        (folder / f"in{i}").write_bytes(plain[i])
        files = ["--in", str(folder / f"in{i}"), "--out", str(folder / f"out{i}")]
        command = [program, "enc", *FLAGS, "--policy", policy, "--lock", str(folder / "lock"), *files]
        processes.append(subprocess.Popen(command))
    assert [process.wait(PATIENCE) for process in processes] == [0, 0]
    for i in range(2):
        assert (folder / f"out{i}").read_bytes() == libcrypto.xts(True, KEY, 0, 4096, plain[i])


def test_waits_for_the_lock_and_a_signal_leaves_no_file(program: str, folder: Path) -> None:
    with open(folder / "lock", "wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        (folder / "out").mkdir()
        command = [program, "enc", *FLAGS, "--lock", str(folder / "lock"), "--out", str(folder / "out" / "file")]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL) as process:
            wait_for_a_file(process, folder / "out")
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.3)
            process.send_signal(signal.SIGTERM)
        assert process.returncode == -signal.SIGTERM
    assert not list((folder / "out").iterdir())


# ---- Errors ----

USAGE = [
    ([], "first argument .* must be enc or dec; aespages --help"),
    (["enc"], "there is none of --key and --key-file given"),
    (["enc", "--key", "00" * 16], "--key has 32 hex digits, but XTS takes a key of 32 or 64 bytes"),
    (["enc", "--key", "00" * 32], "halves of the key are equal"),
    (["enc", *FLAGS, "--policy", "never"], '--policy is "never", but aespages has call, session and autosuspend'),
    (["enc", *FLAGS, "--delay", "5"], "--delay is for --policy autosuspend; leave it out"),
    (["enc", *FLAGS, "--policy", "autosuspend", "--delay", "1ms"], '--delay is "1ms", but takes a decimal number'),
    (["enc", *FLAGS, "--max-hold", "31"], '--max-hold is "31", but takes a decimal number from 32 to'),
    (["enc", *FLAGS, "--page", "15"], '--page is "15", but takes a decimal number from 16 to 65536'),
    (["enc", *FLAGS, "--page-number", "-1"], '--page-number is "-1", but'),
    (["enc", *FLAGS, "--stats", "no"], '--stats is "no", but takes yes'),
    (["enc", *FLAGS, "--mode", "ctr"], "no flag --mode; aespages --help"),
]


@pytest.mark.parametrize("args, pattern", USAGE, ids=str)
def test_usage_errors(program: str, folder: Path, args: list[str], pattern: str) -> None:
    said = bad(2, pattern, run(program, *args, *(["--out", str(folder / "out")] if args else []), data=bytes(64)))
    assert KEY.hex() not in said
    assert not list(folder.iterdir())


@pytest.mark.parametrize("size", [1, 15, 4097, 65536 + 15])
def test_last_page_is_a_block_at_least(program: str, folder: Path, size: int) -> None:
    done = run(program, "enc", *FLAGS, "--out", str(folder / "out"), data=bytes(size))
    bad(1, f"last page has {size % 4096} bytes of the input's {size}, but XTS takes no fewer than 16; pad", done)
    assert not list(folder.iterdir())


def test_a_lock_that_cannot_be_opened(program: str, folder: Path) -> None:
    lock = folder / "missing" / "lock"
    done = run(program, "enc", *FLAGS, "--lock", str(lock), "--out", str(folder / "out"), data=bytes(64))
    bad(1, f'cannot open --lock "{lock}": No such file or directory; name', done)
    assert not list(folder.iterdir())


# The lock is taken and dropped for the key, then for each of three pages; each of these calls fails in turn.
FAILS = [("take", 0), ("drop", 0), ("take", 0), ("drop", 1), ("take", 1), ("drop", 2), ("take", 2), ("drop", 3)]


@pytest.mark.parametrize("number", range(1, len(FAILS) + 1))
def test_a_lock_that_fails(folder: Path, number: int) -> None:
    what, pages = FAILS[number - 1]
    target = folder / "out"
    target.write_bytes(b"old")
    flags = [*FLAGS, "--policy", "call", "--lock", str(folder / "lock"), "--out", str(target)]
    env = {**os.environ, "WATCH_FLOCK": str(number)}
    done = run(WATCHED, "enc", *flags, data=bytes(3 * 4096), env=env)
    bad(
        1,
        f'cannot {what} the lock on --lock "{folder}/lock" after {pages * 4096} bytes: No locks available; name',
        done,
    )
    assert target.read_bytes() == b"old"


PLAIN = some_bytes(64, 7)
DONE = {
    "page": (0, []),
    "full": (1, ["--out", "/dev/full"]),
    "short page": (1, ["--page", "21"]),
    "no lock": (1, ["--lock", "/nonexistent/lock"]),
}


@pytest.mark.parametrize("status, args", DONE.values(), ids=DONE.keys())
def test_nothing_secret_is_left_in_memory(status: int, args: list[str]) -> None:
    secrets = watch_for(KEY[:32], KEY[32:], KEY.hex().encode(), *(PLAIN[i : i + 16] for i in range(0, 64, 16)))
    done = run(WATCHED, "enc", *FLAGS, *args, data=PLAIN, env=secrets)
    assert (done.returncode, b"watch" in done.stderr) == (status, False), done.stderr


def test_a_failed_hook_leaves_nothing_secret(folder: Path) -> None:
    for number in range(1, 5):
        secrets = watch_for(KEY[:32], KEY[32:], KEY.hex().encode(), PLAIN[:16])
        flags = [*FLAGS, "--policy", "call", "--lock", str(folder / "lock")]
        done = run(WATCHED, "enc", *flags, data=PLAIN, env={**secrets, "WATCH_FLOCK": str(number)})
        bad(1, "No locks available", done)


def test_help_names_the_policies(program: str) -> None:
    text = good(program, "--help").decode()
    assert all(flag in text for flag in ("--policy call", "--policy session", "--policy autosuspend", "--max-hold"))
    assert " aes_xts_enc_" in text.splitlines()[-1]
