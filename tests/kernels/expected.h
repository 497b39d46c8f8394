// SPDX-License-Identifier: Apache-2.0 OR MIT
// What a kernel must answer, from the oracle. Computed once per mode, key size, first state and length, for all kernels.
#ifndef AESGEN_TESTS_KERNELS_EXPECTED_H
#define AESGEN_TESTS_KERNELS_EXPECTED_H

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "aesgen.h"

using Block = std::array<uint8_t, 16>;

inline bool IsXts(aesgen_mode mode) { return mode == AESGEN_XTS_ENC || mode == AESGEN_XTS_DEC; }
inline bool IsEcb(aesgen_mode mode) { return mode == AESGEN_ECB_ENC || mode == AESGEN_ECB_DEC; }
inline bool IsBlocksOnly(aesgen_mode mode) { return IsEcb(mode) || mode == AESGEN_CBC_ENC || mode == AESGEN_CBC_DEC; }

// The key sizes that a mode has, in bytes of one AES key.
const std::vector<size_t> &KeySizes(aesgen_mode mode);

// How many of `bytes` a kernel may touch: all, or less where the length is illegal (docs/kernel-abi.md, bulk kernels).
size_t Touchable(aesgen_mode mode, size_t bytes);

// Bytes that look random and are the same on every machine.
void FillRandom(void *to, size_t bytes, uint64_t seed);

class Expected {
  public:
    static constexpr size_t kMaxBytes = 16384;

    // The one object for this message: key and input follow from mode and key size. Without `state`, a fixed random one.
    static Expected &Get(aesgen_mode mode, size_t key_bytes);
    static Expected &Get(aesgen_mode mode, size_t key_bytes, const Block &state);

    aesgen_mode mode() const { return mode_; }
    size_t key_bytes() const { return key_bytes_; }
    const aesgen_schedule &schedule() const { return schedule_; }
    const uint8_t *input() const { return input_.data(); }

    // The first `bytes` of the answer to a call of `bytes`. In XTS this depends on the length, elsewhere it is a prefix.
    const uint8_t *Output(size_t bytes);
    // The state after `bytes` were done.
    const Block &StateAfter(size_t bytes);

  private:
    Expected(aesgen_mode mode, size_t key_bytes, const Block &state);
    void Extend(size_t blocks);

    aesgen_mode mode_;
    size_t key_bytes_;
    aesgen_schedule schedule_;
    std::vector<uint8_t> input_, output_;
    std::vector<Block> states_; // after 0, 1, … blocks
    std::map<size_t, std::vector<uint8_t>> stolen_;
    Block zero_{};
};

#endif
