/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* clang-format off */
/*
 * The microarchitecture table, for whoever chooses at run time: each line is ROW(name, library, isa, implementer, part), one for each
 * MIDR that a row knows, and DEFAULT(name, library, isa) for the row that serves the rest of an ISA. Made by ./aesgen regenerate; never edit.
 */
#ifndef AESGEN_UARCH_TABLE_H
#define AESGEN_UARCH_TABLE_H

#define AESGEN_UARCH_TABLE(ROW, DEFAULT) \
    ROW("cortex-a53", a53, armv8ce, 0x41, 0xd03) \
    ROW("cortex-a57", a57, armv8ce, 0x41, 0xd07) \
    ROW("cortex-a72", a72, armv8ce, 0x41, 0xd08) \
    ROW("neoverse-v2", neoverse_v2, armv8ce, 0x41, 0xd4f) \
    DEFAULT("generic-armv8ce", generic_armv8ce, armv8ce)

#endif
