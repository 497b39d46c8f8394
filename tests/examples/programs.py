# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the tests of the examples share: running a program, what its errors look like, libcrypto's XTS."""

import ctypes
import os
import random
import re
import subprocess
import time
from pathlib import Path
from typing import Callable


def some_bytes(count: int, seed: int = 0) -> bytes:
    return random.Random(f"{count} {seed}").randbytes(count)


def run(
    program: str,
    *args: str,
    data: bytes = b"",
    env: dict[str, str] | None = None,
    preexec_fn: Callable[[], None] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([program, *args], input=data, capture_output=True, env=env, preexec_fn=preexec_fn)


def good(program: str, *args: str, data: bytes = b"") -> bytes:
    done = run(program, *args, data=data)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def bad(status: int, pattern: str, done: subprocess.CompletedProcess[bytes], output: bytes = b"") -> str:
    """The program ended with `status` and one sentence that matches `pattern`; returns the sentence."""
    text = done.stderr.decode()
    assert done.returncode == status, text
    assert re.fullmatch(r"aes(file|pages): [^\n]*[^.\n]\.\n", text), text
    assert re.search(pattern, text), text
    assert not re.search(r"\.\s[A-Z]", text), f"more than one sentence: {text}"
    assert done.stdout == output
    return text


class Libcrypto:
    """XTS, which openssl enc does not have."""

    def __init__(self) -> None:
        self.lib = ctypes.CDLL("libcrypto.so.3")
        for name in ("EVP_CIPHER_CTX_new", "EVP_aes_128_xts", "EVP_aes_256_xts"):
            getattr(self.lib, name).restype = ctypes.c_void_p

    def xts_unit(self, encrypt: bool, key: bytes, number: int, data: bytes) -> bytes:
        cipher = self.lib.EVP_aes_128_xts() if len(key) == 32 else self.lib.EVP_aes_256_xts()
        context = ctypes.c_void_p(self.lib.EVP_CIPHER_CTX_new())
        out, length = ctypes.create_string_buffer(len(data)), ctypes.c_int()
        tweak = number.to_bytes(16, "little")
        assert self.lib.EVP_CipherInit_ex(context, ctypes.c_void_p(cipher), None, key, tweak, int(encrypt)) == 1
        assert self.lib.EVP_CipherUpdate(context, out, ctypes.byref(length), data, len(data)) == 1
        self.lib.EVP_CIPHER_CTX_free(context)
        assert length.value == len(data)
        return out.raw

    def xts(self, encrypt: bool, key: bytes, number: int, sector: int, data: bytes) -> bytes:
        units = [data[at : at + sector] for at in range(0, len(data), sector)]
        return b"".join(self.xts_unit(encrypt, key, number + i, unit) for i, unit in enumerate(units))


def wait_for_a_file(process: subprocess.Popen[bytes], folder: Path) -> None:
    deadline = time.monotonic() + 20
    while not list(folder.iterdir()):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)


def watch_for(*secrets: bytes) -> dict[str, str]:
    return {**os.environ, "WATCH_FOR": ",".join(bytes(byte ^ 0xFF for byte in secret).hex() for secret in secrets)}
