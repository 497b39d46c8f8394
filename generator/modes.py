# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The modes of operation: one row each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mode:
    """A mode and direction that has kernels.

    name: as in kernel names. template: file in the ISA's folder, without its ending; both directions share one.
    decrypt: which direction the template is asked for. serial: each block needs the one before, so interleave is 1.
    has_tail: lengths that are no multiple of 16 bytes are taken. stealing: the last full and the partial block are one unit.
    streams: the kernel takes an array of streams, of each one block a pass. standard: what defines it. title: for people.
    """

    name: str
    template: str
    decrypt: bool
    serial: bool
    has_tail: bool
    stealing: bool
    streams: bool
    standard: str
    title: str

    @property
    def prototype(self) -> str:
        """The type of its kernels in runtime/kernel.h."""
        return "aesgen_streams_kernel" if self.streams else "aesgen_bulk_kernel"


# In the order of enum aesgen_mode (runtime/aesgen.h): those of aesgen_bulk, then those of many streams.
MODES: tuple[Mode, ...] = (
    Mode("ecb_enc", "ecb", False, False, False, False, False, "SP 800-38A 6.1", "ECB encryption"),
    Mode("ecb_dec", "ecb", True, False, False, False, False, "SP 800-38A 6.1", "ECB decryption"),
    Mode("cbc_enc", "cbc_enc", False, True, False, False, False, "SP 800-38A 6.2", "CBC encryption"),
    Mode("cbc_dec", "cbc_dec", True, False, False, False, False, "SP 800-38A 6.2", "CBC decryption"),
    Mode("ctr", "ctr", False, False, True, False, False, "SP 800-38A 6.5", "CTR encryption and decryption"),
    Mode("xts_enc", "xts", False, False, True, True, False, "IEEE 1619, SP 800-38E", "XTS encryption"),
    Mode("xts_dec", "xts", True, False, True, True, False, "IEEE 1619, SP 800-38E", "XTS decryption"),
    Mode(
        "cbc_enc_mb", "cbc_enc_mb", False, False, False, False, True, "SP 800-38A 6.2", "CBC encryption of many streams"
    ),
)

MODE_BY_NAME: dict[str, Mode] = {mode.name: mode for mode in MODES}

# Key expansion is a kernel too, with no axes but the ISA.
KEY_EXPAND_TITLE = "AES key expansion"
KEY_EXPAND_STANDARD = "FIPS 197, 5.2 and 5.3.5"
