# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The one exception that reaches the user as a sentence."""


class AesgenError(Exception):
    """A request that cannot be met. Its text is one sentence: the value, what is allowed, and the mend."""
