// SPDX-License-Identifier: Apache-2.0 OR MIT
// Tags of GCM: which sizes there are, how much of one is written, and that whatever is forged is refused and leaves nothing.
#include <algorithm>

#include "gcm_common.h"

namespace {

const size_t kLongTags[] = {12, 13, 14, 15, 16}, kShortTags[] = {4, 8};

class Tags : public testing::Test {
  protected:
    int Open(const aesgen_gcm_key &gk, Bytes *out, const Bytes &in, const Bytes &tag) {
        return aesgen_gcm_open(&gk, out->data(), in.data(), in.size(), iv_.data(), iv_.size(), aad_.data(), aad_.size(),
                               tag.data(), tag.size());
    }

    const Bytes key_ = Pattern(16, 11), iv_ = Pattern(12, 12), aad_ = Pattern(21, 13), plain_ = Pattern(77, 14);
    const aesgen_gcm_key gk_ = ExpandedGcm(key_), short_gk_ = ExpandedGcm(key_, AESGEN_GCM_SHORT_TAGS);
    const reference::Sealed sealed_ = reference::Seal(key_, iv_, aad_, plain_);
};

TEST_F(Tags, AreTheFirstBytesAndNotOneMoreIsWritten) {
    for (size_t bytes : {4, 8, 12, 13, 14, 15, 16}) {
        Bytes out(plain_.size()), tag(32, 0xa5), expected(32, 0xa5);
        std::copy(sealed_.tag.begin(), sealed_.tag.begin() + static_cast<ptrdiff_t>(bytes), expected.begin());
        ASSERT_EQ(aesgen_gcm_seal(&short_gk_, out.data(), plain_.data(), plain_.size(), iv_.data(), 12, aad_.data(),
                                  aad_.size(), tag.data(), bytes),
                  AESGEN_OK);
        EXPECT_EQ(tag, expected) << bytes;
        EXPECT_EQ(out, sealed_.data);

        std::fill(tag.begin(), tag.end(), 0xa5);
        aesgen_gcm_context ctx;
        ASSERT_EQ(aesgen_gcm_start(&short_gk_, &ctx, AESGEN_GCM_ENC, iv_.data(), 12), AESGEN_OK);
        ASSERT_EQ(aesgen_gcm_aad(&short_gk_, &ctx, aad_.data(), aad_.size()), AESGEN_OK);
        ASSERT_EQ(aesgen_gcm_update(&short_gk_, &ctx, out.data(), plain_.data(), plain_.size()), AESGEN_OK);
        ASSERT_EQ(aesgen_gcm_finish(&short_gk_, &ctx, tag.data(), bytes), AESGEN_OK);
        EXPECT_EQ(tag, expected) << bytes;
    }
}

TEST_F(Tags, OfOtherSizesAreRefused) {
    for (const aesgen_gcm_key *gk : {&gk_, &short_gk_}) {
        for (size_t bytes = 0; bytes <= 40; bytes++) {
            const bool is_short = bytes == 4 || bytes == 8;
            const bool is_right = (bytes >= 12 && bytes <= 16) || (is_short && gk == &short_gk_);
            Bytes out(plain_.size(), 0xa5), tag(40, 0xa5);
            ASSERT_EQ(aesgen_gcm_seal(gk, out.data(), plain_.data(), plain_.size(), iv_.data(), 12, nullptr, 0,
                                      tag.data(), bytes),
                      is_right ? AESGEN_OK : AESGEN_ERR_TAG_BYTES)
                << bytes;
            ASSERT_EQ(aesgen_gcm_open(gk, out.data(), out.data(), plain_.size(), iv_.data(), 12, nullptr, 0, tag.data(),
                                      bytes),
                      is_right ? AESGEN_OK : AESGEN_ERR_TAG_BYTES)
                << bytes;
            aesgen_gcm_context ctx;
            for (auto mode : {AESGEN_GCM_ENC, AESGEN_GCM_DEC}) {
                ASSERT_EQ(aesgen_gcm_start(gk, &ctx, mode, iv_.data(), 12), AESGEN_OK);
                Bytes mine = tag;
                const int error = mode == AESGEN_GCM_ENC ? aesgen_gcm_finish(gk, &ctx, mine.data(), bytes)
                                                         : aesgen_gcm_verify(gk, &ctx, mine.data(), bytes);
                ASSERT_EQ(error, !is_right                ? AESGEN_ERR_TAG_BYTES
                                 : mode == AESGEN_GCM_ENC ? AESGEN_OK
                                                          : AESGEN_ERR_TAG);
            }
            if (!is_right) {
                EXPECT_EQ(out, Bytes(plain_.size(), 0xa5));
                EXPECT_EQ(tag, Bytes(40, 0xa5));
            }
        }
    }
}

// D27: plaintext of a forged message stays nowhere, and no length of a tag goes unchecked.
TEST_F(Tags, D27EachBitCounts) {
    std::vector<size_t> sizes(std::begin(kLongTags), std::end(kLongTags));
    sizes.insert(sizes.end(), std::begin(kShortTags), std::end(kShortTags));
    for (size_t bytes : sizes) {
        const Bytes right(sealed_.tag.begin(), sealed_.tag.begin() + static_cast<ptrdiff_t>(bytes));
        Bytes out(plain_.size());
        ASSERT_EQ(Open(short_gk_, &out, sealed_.data, right), AESGEN_OK);
        EXPECT_EQ(out, plain_);
        for (size_t bit = 0; bit < 8 * bytes; bit++) {
            Bytes forged = right, in_place = sealed_.data;
            forged[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
            std::fill(out.begin(), out.end(), 0xa5);
            ASSERT_EQ(Open(short_gk_, &out, sealed_.data, forged), AESGEN_ERR_TAG) << bytes << " " << bit;
            EXPECT_EQ(out, Bytes(plain_.size())) << "nothing of the plaintext";
            ASSERT_EQ(Open(short_gk_, &in_place, in_place, forged), AESGEN_ERR_TAG) << bytes << " " << bit;
            EXPECT_EQ(in_place, Bytes(plain_.size()));

            aesgen_gcm_context ctx;
            ASSERT_EQ(aesgen_gcm_start(&short_gk_, &ctx, AESGEN_GCM_DEC, iv_.data(), 12), AESGEN_OK);
            ASSERT_EQ(aesgen_gcm_aad(&short_gk_, &ctx, aad_.data(), aad_.size()), AESGEN_OK);
            ASSERT_EQ(aesgen_gcm_update(&short_gk_, &ctx, out.data(), sealed_.data.data(), out.size()), AESGEN_OK);
            ASSERT_EQ(aesgen_gcm_verify(&short_gk_, &ctx, forged.data(), bytes), AESGEN_ERR_TAG) << bytes << " " << bit;
        }
    }
}

TEST_F(Tags, EachBitOfDataAadAndIvCounts) {
    const auto forgeries = [&](Bytes *part, const Bytes &iv, const Bytes &aad, const Bytes &data) {
        for (size_t bit = 0; bit < 8 * part->size(); bit++) {
            Bytes out(data.size(), 0xa5);
            (*part)[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
            ASSERT_EQ(aesgen_gcm_open(&gk_, out.data(), data.data(), data.size(), iv.data(), iv.size(), aad.data(),
                                      aad.size(), sealed_.tag.data(), 16),
                      AESGEN_ERR_TAG)
                << bit;
            ASSERT_EQ(out, Bytes(data.size()));
            (*part)[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
        }
    };
    Bytes iv = iv_, aad = aad_, data = sealed_.data;
    for (Bytes *part : {&iv, &aad, &data}) {
        ASSERT_NO_FATAL_FAILURE(forgeries(part, iv, aad, data));
    }
}

// Bytes moved from the AAD to the data, or zeros added to either, are another message.
TEST_F(Tags, LengthsCount) {
    Bytes out(200);
    for (size_t bytes = 0; bytes <= sealed_.data.size() + 16; bytes++) {
        Bytes in = sealed_.data;
        in.resize(bytes);
        EXPECT_EQ(Open(gk_, &out, in, sealed_.tag), bytes == sealed_.data.size() ? AESGEN_OK : AESGEN_ERR_TAG);
    }
    for (size_t bytes = 0; bytes <= aad_.size() + 16; bytes++) {
        Bytes aad = aad_;
        aad.resize(bytes);
        EXPECT_EQ(aesgen_gcm_open(&gk_, out.data(), sealed_.data.data(), sealed_.data.size(), iv_.data(), 12,
                                  aad.data(), bytes, sealed_.tag.data(), 16),
                  bytes == aad_.size() ? AESGEN_OK : AESGEN_ERR_TAG);
    }
}

// GMAC: forged, there is nothing to wipe, and no buffer.
TEST_F(Tags, OfAadAlone) {
    const Bytes tag = reference::Seal(key_, iv_, aad_, {}).tag;
    Bytes made(16);
    ASSERT_EQ(aesgen_gcm_seal(&gk_, nullptr, nullptr, 0, iv_.data(), 12, aad_.data(), aad_.size(), made.data(), 16),
              AESGEN_OK);
    EXPECT_EQ(made, tag);
    for (size_t bit = 0; bit <= 128; bit++) {
        made = tag;
        if (bit < 128) {
            made[bit / 8] ^= static_cast<uint8_t>(1 << bit % 8);
        }
        EXPECT_EQ(aesgen_gcm_open(&gk_, nullptr, nullptr, 0, iv_.data(), 12, aad_.data(), aad_.size(), made.data(), 16),
                  bit < 128 ? AESGEN_ERR_TAG : AESGEN_OK);
    }
}

} // namespace
