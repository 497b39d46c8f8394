# SPDX-License-Identifier: Apache-2.0 OR MIT
"""aesgen's generator: from two records, Kernel and Uarch, to assembly, tables and documents."""
