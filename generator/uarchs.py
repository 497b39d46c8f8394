# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The microarchitecture table: the rows of every architecture."""

from generator.rows_aarch64 import AARCH64_ROWS
from generator.rows_x86_64 import X86_64_ROWS
from generator.uarch import Uarch

UARCHS: tuple[Uarch, ...] = AARCH64_ROWS + X86_64_ROWS
