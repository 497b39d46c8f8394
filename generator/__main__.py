# SPDX-License-Identifier: Apache-2.0 OR MIT
"""python3 -m generator"""

import sys

from generator.cli import main

sys.exit(main())
