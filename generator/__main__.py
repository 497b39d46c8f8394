# SPDX-License-Identifier: Apache-2.0 OR MIT
"""python3 -m generator"""

import sys

from generator.errors import AesgenError

try:
    # A row or kernel that cannot be is refused when the table is read.
    from generator.cli import main
except AesgenError as error:
    sys.exit(f"aesgen: {error}.")

sys.exit(main())
