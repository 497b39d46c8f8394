// SPDX-License-Identifier: Apache-2.0 OR MIT
// An AES to compare with: byte by byte from the standards, nothing shared with what it judges. Slow on purpose.
#ifndef AESGEN_TESTS_KERNELS_ORACLE_H
#define AESGEN_TESTS_KERNELS_ORACLE_H

#include <cstddef>
#include <cstdint>

#include "aesgen.h"

namespace oracle {

// FIPS 197, 5.2 and 5.3.5, in the form of docs/kernel-abi.md: all 496 bytes.
void Expand(aesgen_schedule *ks, const uint8_t *key, size_t key_bytes);

// FIPS 197, 5.1 and 5.3. Both use the `enc` half only: the `dec` half has no part in its own judgement. `in` may be `out`.
void Encrypt(const aesgen_schedule &ks, const uint8_t in[16], uint8_t out[16]);
void Decrypt(const aesgen_schedule &ks, const uint8_t in[16], uint8_t out[16]);

// One call as the kernel ABI has it, without a yield: a legal `bytes`, `state` carried on.
void Run(aesgen_mode mode, const aesgen_schedule &ks, uint8_t state[16], uint8_t *out, const uint8_t *in, size_t bytes);

// MixColumns of one 16-byte state, for checks of the `dec` half.
void MixColumns(uint8_t state[16]);

} // namespace oracle

#endif
