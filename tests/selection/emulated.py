# SPDX-License-Identifier: Apache-2.0 OR MIT
"""One run, on a CPU that QEMU emulates, of the whole API test over the library that chooses at run time."""

import os
import re
import subprocess
from pathlib import Path

# What takes longer than all else together and has nothing to do with the choice. One CPU of AArch64 has all of it; x86-64 has it natively.
HEAVY = "*.XtsTakesItsLargestDataUnit:*/Lengths.*:*/Yield.FlagInTheOutput/*"


class Run:
    """What the program printed of itself. cpu: as QEMU has it. inside, outside: environment of the program, and of QEMU."""

    def __init__(
        self,
        program: Path,
        cpu: str,
        inside: dict[str, str] | None = None,
        tests: str = "Version.*",
        **outside: str,
    ) -> None:
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("GTEST_", "TEST_", "XML_"))
        }
        environment |= {"QEMU_CPU": cpu, **outside}
        if inside:
            environment["QEMU_SET_ENV"] = ",".join(f"{key}={value}" for key, value in inside.items())
        command = [str(program), f"--gtest_filter={tests}"]
        done = subprocess.run(command, env=environment, text=True, capture_output=True)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr
        print(done.stdout[:3000])
        self.ran = int(re.findall(r"(\d+) tests? from", done.stdout)[0])
        lines = re.findall(r"^served (\S+) (\S+) (\S+)$", done.stdout, re.MULTILINE)
        self.served = {(mode, slot): kernel for mode, slot, kernel in lines}
        self.explained = dict(
            re.findall(r"^(cpu|row|reason|key_expand|error|refused): (.*)$", done.stdout, re.MULTILINE)
        )
        self.cores = re.findall(r"^cores: (.*)$", done.stdout, re.MULTILINE)
