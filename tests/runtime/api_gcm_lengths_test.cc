// SPDX-License-Identifier: Apache-2.0 OR MIT
// GCM of every length: each buffer ends where its page does, in place and not. -DAESGEN_EVERY_PAIR tries every length of data with every length of AAD and
// every key, else each has its turn.
#include <algorithm>
#include <cstring>

#include "gcm_common.h"

namespace {

const size_t kMost = 3000;
const size_t kAadBytes[] = {0,   1,   2,   3,   7,   8,   11,  12,  13,  15,  16,  17,  20,  31,  32,  33,  47,
                            48,  49,  63,  64,  65,  79,  80,  81,  95,  96,  97,  111, 112, 113, 127, 128, 129,
                            143, 144, 145, 191, 192, 193, 207, 208, 255, 256, 257, 271, 272, 511, 512, 513};

std::vector<size_t> DataBytes() {
    std::vector<size_t> all;
    for (size_t bytes = 0; bytes <= kMost; bytes += bytes == 1100 ? 692 : 1) {
        all.push_back(bytes);
    }
    return all;
}

class Lengths : public testing::TestWithParam<size_t> {
  protected:
    Lengths()
        : key_(Pattern(GetParam(), 1)), iv_(Pattern(12, 2)), plain_(Pattern(kMost, 3)), aad_(Pattern(600, 4)),
          gk_(ExpandedGcm(key_)), starts_(key_, iv_, plain_), in_(kMost + 16), out_(kMost + 16), aad_pages_(600),
          iv_pages_(12), tag_pages_(32) {
        std::copy(iv_.begin(), iv_.end(), iv_pages_.At(12, kAtEnd));
    }

    static void Fill(uint8_t *to, const uint8_t *from, size_t bytes) {
        if (bytes != 0) {
            std::memcpy(to, from, bytes);
        }
    }

    void Check(size_t bytes, size_t aad_bytes) {
        uint8_t *const in = in_.At(bytes, kAtEnd), *const out = out_.At(bytes, kAtEnd),
                       *const aad = aad_pages_.At(aad_bytes, kAtEnd), *const tag = tag_pages_.At(16, kAtEnd);
        const uint8_t *const iv = iv_pages_.At(12, kAtEnd);
        const Bytes before(16, 0xa5), right = starts_.Tag(bytes);
        Fill(in, plain_.data(), bytes);
        Fill(aad, aad_.data(), aad_bytes);
        for (uint8_t *buffer : {out, in}) {
            std::memcpy(buffer - 16, before.data(), 16);
            ASSERT_EQ(aesgen_gcm_seal(&gk_, buffer, in, bytes, iv, 12, aad, aad_bytes, tag, 16), AESGEN_OK);
            ASSERT_EQ(Bytes(buffer, buffer + bytes),
                      Bytes(starts_.cipher().begin(), starts_.cipher().begin() + static_cast<ptrdiff_t>(bytes)))
                << bytes << " " << aad_bytes;
            ASSERT_EQ(Bytes(tag, tag + 16), right) << bytes << " " << aad_bytes;
            ASSERT_EQ(Bytes(buffer - 16, buffer), before);
        }
        // D8: in place what is hashed is the ciphertext, which is gone once it is decrypted.
        for (uint8_t *buffer : {out, in}) {
            std::memcpy(buffer - 16, before.data(), 16);
            ASSERT_EQ(aesgen_gcm_open(&gk_, buffer, in, bytes, iv, 12, aad, aad_bytes, tag, 16), AESGEN_OK)
                << bytes << " " << aad_bytes;
            ASSERT_EQ(Bytes(buffer, buffer + bytes),
                      Bytes(plain_.begin(), plain_.begin() + static_cast<ptrdiff_t>(bytes)));
            ASSERT_EQ(Bytes(buffer - 16, buffer), before);
        }
    }

    void SetAad(size_t bytes) { starts_.SetAad(Bytes(aad_.begin(), aad_.begin() + static_cast<ptrdiff_t>(bytes))); }

    const Bytes key_, iv_, plain_, aad_;
    const aesgen_gcm_key gk_;
    Starts starts_;
    const Guarded in_, out_, aad_pages_, iv_pages_, tag_pages_;
};

TEST_P(Lengths, OfDataAndAad) {
    const std::vector<size_t> data_bytes = DataBytes();
#ifdef AESGEN_EVERY_PAIR
    const size_t step = 1;
#else
    // Fewer where all of it is emulated, the oracle too.
#ifdef AESGEN_LIBCRYPTO
    const size_t fewer = 1;
#else
    const size_t fewer = 7;
#endif
    const size_t step = std::size(kAadBytes) * fewer * (GetParam() == 16 ? 1 : 9);
#endif
    for (size_t i = 0; i < std::size(kAadBytes); i++) {
        SetAad(kAadBytes[i]);
        for (size_t j = step == 1 ? 0 : i; j < data_bytes.size(); j += step) {
            ASSERT_NO_FATAL_FAILURE(Check(data_bytes[j], kAadBytes[i]));
        }
    }
}

// AAD alone, which is GMAC, of every length.
TEST_P(Lengths, OfAadAlone) {
    starts_ = Starts(key_, iv_, {});
    for (size_t aad_bytes = 0; aad_bytes <= 600; aad_bytes++) {
        SetAad(aad_bytes);
        ASSERT_NO_FATAL_FAILURE(Check(0, aad_bytes));
    }
}

INSTANTIATE_TEST_SUITE_P(KeyBytes, Lengths, testing::Values(16, 24, 32));

} // namespace
