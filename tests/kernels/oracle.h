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

// SP 800-38D, 6.3: x becomes x * y, bit by bit.
void MultiplyBlocks(uint8_t x[16], const uint8_t y[16]);

// GHASH, 6.4, from `hash` on: whole blocks, and a partial one padded with zeros.
void Ghash(const uint8_t h[16], uint8_t hash[16], const uint8_t *in, size_t bytes);

// H, the zero block encrypted.
void HashKey(const aesgen_schedule &ks, uint8_t h[16]);

// The powers of H in the form of docs/kernel-abi.md, for a schedule that is there.
void ExpandGcm(aesgen_gcm_key *key);

// J0 of an IV: 7.1, step 2.
void FirstCounter(const aesgen_schedule &ks, const uint8_t *iv, size_t iv_bytes, uint8_t j0[16]);

// One call of gcm_enc or gcm_dec as the kernel ABI has it, without a yield.
void RunGcm(bool decrypt, const aesgen_schedule &ks, aesgen_gcm_state *state, uint8_t *out, const uint8_t *in,
            size_t bytes);

// One message, 7.1 and 7.2, from J0 on, and all 16 bytes of its tag.
void RunMessage(bool decrypt, const aesgen_schedule &ks, const uint8_t j0[16], const uint8_t *aad, size_t aad_bytes,
                uint8_t *out, const uint8_t *in, size_t bytes, uint8_t tag[16]);

// MixColumns of one 16-byte state, for checks of the `dec` half.
void MixColumns(uint8_t state[16]);

} // namespace oracle

#endif
