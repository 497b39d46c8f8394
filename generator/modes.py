# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The modes of operation: one row each."""

from dataclasses import dataclass

# The types of kernels in runtime/kernel.h.
PROTOTYPES: dict[str, str] = {
    "bulk": "aesgen_bulk_kernel",
    "streams": "aesgen_streams_kernel",
    "ghash": "aesgen_ghash_kernel",
    "gcm": "aesgen_gcm_kernel",
    "gcm_message": "aesgen_gcm_message_kernel",
}


@dataclass(frozen=True)
class Mode:
    """A mode and direction that has kernels.

    name: as in kernel names. template: file in the ISA's folder, without its ending; both directions share one.
    decrypt: which direction the template is asked for. serial: each block needs the one before, so interleave is 1.
    has_tail: lengths that are no multiple of 16 bytes are taken. stealing: the last full and the partial block are one unit.
    kind: what the kernel takes and gives, a key of PROTOTYPES. standard: what defines it. title: for people.
    """

    name: str
    template: str
    decrypt: bool
    serial: bool
    has_tail: bool
    stealing: bool
    kind: str
    standard: str
    title: str

    @property
    def prototype(self) -> str:
        """The type of its kernels in runtime/kernel.h."""
        return PROTOTYPES[self.kind]

    @property
    def streams(self) -> bool:
        """Whether the kernel takes an array of streams, of each one block a pass."""
        return self.kind == "streams"

    @property
    def yields(self) -> bool:
        """Whether there are kernels that look at a flag: a whole message is done in one call."""
        return self.kind != "gcm_message"


# In the order of enum aesgen_mode (runtime/aesgen.h): those of aesgen_bulk, then those of many streams and of GCM.
MODES: tuple[Mode, ...] = (
    Mode("ecb_enc", "ecb", False, False, False, False, "bulk", "SP 800-38A 6.1", "ECB encryption"),
    Mode("ecb_dec", "ecb", True, False, False, False, "bulk", "SP 800-38A 6.1", "ECB decryption"),
    Mode("cbc_enc", "cbc_enc", False, True, False, False, "bulk", "SP 800-38A 6.2", "CBC encryption"),
    Mode("cbc_dec", "cbc_dec", True, False, False, False, "bulk", "SP 800-38A 6.2", "CBC decryption"),
    Mode("ctr", "ctr", False, False, True, False, "bulk", "SP 800-38A 6.5", "CTR encryption and decryption"),
    Mode("xts_enc", "xts", False, False, True, True, "bulk", "IEEE 1619, SP 800-38E", "XTS encryption"),
    Mode("xts_dec", "xts", True, False, True, True, "bulk", "IEEE 1619, SP 800-38E", "XTS decryption"),
    Mode(
        "cbc_enc_mb",
        "cbc_enc_mb",
        False,
        False,
        False,
        False,
        "streams",
        "SP 800-38A 6.2",
        "CBC encryption of many streams",
    ),
    Mode("ghash", "ghash", False, False, False, False, "ghash", "SP 800-38D 6.4", "GHASH"),
    Mode("gcm_enc", "gcm", False, False, True, False, "gcm", "SP 800-38D 7.1", "GCM encryption, a part of a message"),
    Mode("gcm_dec", "gcm", True, False, True, False, "gcm", "SP 800-38D 7.2", "GCM decryption, a part of a message"),
    Mode("gcm_seal", "gcm", False, False, True, False, "gcm_message", "SP 800-38D 7.1", "GCM encryption of a message"),
    Mode("gcm_open", "gcm", True, False, True, False, "gcm_message", "SP 800-38D 7.2", "GCM decryption of a message"),
)

MODE_BY_NAME: dict[str, Mode] = {mode.name: mode for mode in MODES}

# Key expansion is a kernel too, with no axes but the ISA.
KEY_EXPAND_TITLE = "AES key expansion"
KEY_EXPAND_STANDARD = "FIPS 197, 5.2 and 5.3.5"
