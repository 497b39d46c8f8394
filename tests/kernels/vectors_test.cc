// SPDX-License-Identifier: Apache-2.0 OR MIT
// The readers of vector files: what they take, what they skip and count, what they refuse and where they say it is.
#include "vectors.h"

#include <sstream>

#include <gtest/gtest.h>

namespace {

const std::string kKey = "KEY = 000102030405060708090a0b0c0d0e0f\n";
const std::string kText =
    "PLAINTEXT = 00112233445566778899aabbccddeeff\nCIPHERTEXT = 69c4e0d86a7b0430d8cdb78070b4c55a\n";
const std::string kXts = "Key = 00000000000000000000000000000000111111111111111111111111111111ff\n"
                         "PT = 00112233445566778899aabbccddeeff\nCT = 69c4e0d86a7b0430d8cdb78070b4c55a\n";

VectorSet Responses(const std::string &text, aesgen_mode mode) {
    VectorSet set;
    std::istringstream in(text);
    ReadResponses(in, "file.rsp", mode, &set);
    return set;
}

VectorSet Lines(const std::string &text) {
    VectorSet set;
    std::istringstream in(text);
    ReadJsonLines(in, "file.jsonl", &set);
    return set;
}

std::string Line(const std::string &mode, const std::string &op, const std::string &iv, const std::string &flags = "",
                 const std::string &result = "valid", const std::string &key = "000102030405060708090a0b0c0d0e0f") {
    return R"({"id":"a/1","mode":")" + mode + R"(","op":")" + op + R"(","key":")" + key + R"(","iv":")" + iv +
           R"(","aad":"","pt":"00112233445566778899aabbccddeeff","ct":"69c4e0d86a7b0430d8cdb78070b4c55a","tag":"","res":")" +
           result + R"(","flags":")" + flags + "\"}\n";
}

TEST(Responses, AreRead) {
    const VectorSet set = Responses("# a comment\r\n[ENCRYPT]\r\n\r\nCOUNT = 0\r\n" + kKey + kText +
                                        "\n[DECRYPT]\nCOUNT = 0\n" + kKey + kText,
                                    AESGEN_ECB_ENC);
    EXPECT_EQ(set.error, "");
    ASSERT_EQ(set.vectors.size(), 2u);
    EXPECT_EQ(set.vectors[0].where, "file.rsp:4");
    EXPECT_EQ(set.vectors[1].key, Unhex("000102030405060708090A0B0C0D0E0F"));
    EXPECT_EQ(set.vectors[1].ciphertext[0], 0x69);
}

TEST(Responses, GiveTweaksAsHexadecimalOrAsNumber) {
    const VectorSet set = Responses("COUNT = 1\nDataUnitLen = 128\ni = 0f000000000000000000000000000000\n" + kXts +
                                        "COUNT = 2\nDataUnitLen = 128\nDataUnitSeqNumber = 258\n" + kXts,
                                    AESGEN_XTS_ENC);
    EXPECT_EQ(set.error, "");
    ASSERT_EQ(set.vectors.size(), 2u);
    EXPECT_EQ(set.vectors[0].iv, Unhex("0f000000000000000000000000000000"));
    EXPECT_EQ(set.vectors[1].iv, Unhex("02010000000000000000000000000000"));
}

TEST(Responses, OfPartsOfBytesAreSkippedAndCounted) {
    const VectorSet set = Responses("COUNT = 1\nDataUnitLen = 130\nDataUnitSeqNumber = 1\n" + kXts, AESGEN_XTS_ENC);
    EXPECT_EQ(set.error, "");
    EXPECT_EQ(set.vectors.size(), 0u);
    EXPECT_EQ(set.Skipped(), 1u);
}

TEST(Responses, ThatAreMalformedAreRefusedWithTheirPlace) {
    const struct {
        aesgen_mode mode;
        std::string text, error;
    } cases[] = {
        {AESGEN_ECB_ENC, "COUNT = 0\nKEY\n", "file.rsp:2: \"KEY\" is neither a comment nor \"name = value\"."},
        {AESGEN_ECB_ENC, kKey, "file.rsp:1: KEY stands before the first COUNT."},
        {AESGEN_ECB_ENC, "COUNT = 0\n" + kKey + kKey, "file.rsp:3: KEY is given twice in one record."},
        {AESGEN_ECB_ENC, "\nCOUNT = 0\n" + kText, "file.rsp:2: the record that begins here lacks the field KEY."},
        {AESGEN_CBC_ENC, "COUNT = 0\n" + kKey + kText, "file.rsp:1: the record that begins here lacks the field IV."},
        {AESGEN_ECB_ENC, "COUNT = 0\n" + kKey + kText + "TAG = 00\n",
         "file.rsp:1: the record that begins here has the field \"TAG\", which no record of this mode has."},
        {AESGEN_ECB_ENC, "COUNT = 0\nKEY = 0g\n" + kText,
         "file.rsp:1: the record that begins here has the KEY \"0g\", which is no such value."},
        {AESGEN_ECB_ENC, "COUNT = 0\nKEY = 00\n" + kText,
         "file.rsp:1: the record that begins here has a key of 1 bytes, which this mode does not have."},
        {AESGEN_ECB_ENC, "COUNT = 0\n" + kKey + "PLAINTEXT = 00\nCIPHERTEXT = 00\n",
         "file.rsp:1: the record that begins here has a text of 1 bytes, a length that this mode does not take."},
        {AESGEN_ECB_ENC, "COUNT = 0\n" + kKey + "PLAINTEXT = 00\nCIPHERTEXT = 0011\n",
         "file.rsp:1: the record that begins here has a plaintext of 1 bytes but a ciphertext of 2."},
        {AESGEN_XTS_ENC, "COUNT = 1\nDataUnitSeqNumber = 1\n" + kXts,
         "file.rsp:1: the record that begins here lacks the field DataUnitLen."},
        {AESGEN_XTS_ENC, "COUNT = 1\nDataUnitLen = 128\n" + kXts,
         "file.rsp:1: the record that begins here lacks the field i."},
        {AESGEN_XTS_ENC, "COUNT = 1\nDataUnitLen = 256\nDataUnitSeqNumber = 1\n" + kXts,
         "file.rsp:1: the record that begins here has DataUnitLen 256 for a text of 128 bits."},
        {AESGEN_XTS_ENC, "COUNT = 1\nDataUnitLen = x\nDataUnitSeqNumber = 1\n" + kXts,
         "file.rsp:1: the record that begins here has the DataUnitLen \"x\", which is no such value."},
    };
    for (const auto &c : cases)
        EXPECT_EQ(Responses(c.text, c.mode).error, c.error);
}

TEST(JsonLines, AreReadOrSkippedByReason) {
    const std::string iv = "000102030405060708090a0b0c0d0e0f";
    const VectorSet set =
        Lines(Line("ecb", "both", "") + Line("cbc", "both", iv) + Line("cbc_mct", "dec", iv, "mct1000") +
              Line("gcm", "enc", iv) + Line("gcm", "dec", iv) + Line("ecb", "enc", "", "", "invalid") +
              Line("xts", "both", iv, "aes192xts"));
    EXPECT_EQ(set.error, "");
    EXPECT_EQ(set.vectors.size(), 2u);
    ASSERT_EQ(set.monte_carlo.size(), 1u);
    EXPECT_EQ(set.monte_carlo[0].mode, AESGEN_CBC_DEC);
    EXPECT_EQ(set.monte_carlo[0].input[0], 0x69);
    EXPECT_EQ(set.monte_carlo[0].output[0], 0x00);
    ASSERT_EQ(set.gcm.size(), 2u);
    EXPECT_TRUE(set.gcm[0].is_valid);
    EXPECT_EQ(set.gcm[1].iv, Unhex(iv));
    EXPECT_EQ(set.skipped.at("result invalid"), 1u);
    EXPECT_EQ(set.skipped.at("XTS with AES-192"), 1u);
}

const std::string kGcm = "Key = 000102030405060708090a0b0c0d0e0f\nIV = 0001\nCT = 7b\nAAD = \nTag = 00112233\n";

VectorSet GcmResponses(const std::string &text) {
    VectorSet set;
    std::istringstream in(text);
    ReadGcmResponses(in, "file.rsp", &set);
    return set;
}

TEST(GcmResponses, AreRead) {
    const VectorSet set = GcmResponses("# a comment\n[Keylen = 128]\r\n\nCount = 0\r\n" + kGcm +
                                       "PT = 7a\n\nCount = 1\n" + kGcm + "FAIL\n");
    EXPECT_EQ(set.error, "");
    ASSERT_EQ(set.gcm.size(), 2u);
    EXPECT_TRUE(set.gcm[0].is_valid);
    EXPECT_EQ(set.gcm[0].where, "file.rsp:4");
    EXPECT_EQ(set.gcm[0].plaintext, Bytes{0x7a});
    EXPECT_EQ(set.gcm[0].aad, Bytes());
    EXPECT_EQ(set.gcm[0].tag.size(), 4u);
    EXPECT_FALSE(set.gcm[1].is_valid);
}

TEST(GcmResponses, ThatAreMalformedAreRefusedWithTheirPlace) {
    const std::string record = "file.rsp:1: the record that begins here ";
    const struct {
        std::string text, error;
    } cases[] = {
        {"Count = 0\nKey\n", "file.rsp:2: \"Key\" is neither \"name = value\" nor FAIL."},
        {kGcm, "file.rsp:1: Key stands before the first Count."},
        {"Count = 0\n" + kGcm + kGcm, "file.rsp:7: Key is given twice in one record."},
        {"Count = 0\n" + kGcm.substr(0, kGcm.find("Tag")) + "PT = 7a\n", record + "lacks the field Tag."},
        {"Count = 0\n" + kGcm, record + "has neither a PT nor FAIL, or both."},
        {"Count = 0\n" + kGcm + "PT = 7a\nFAIL\n", record + "has neither a PT nor FAIL, or both."},
        {"Count = 0\n" + kGcm + "PT = 7a7b\n", record + "has a plaintext of 2 bytes but a ciphertext of 1."},
        {"Count = 0\n" + kGcm + "PT = 7\n", record + "has a \"PT\" that is not hexadecimal."},
    };
    for (const auto &c : cases)
        EXPECT_EQ(GcmResponses(c.text).error, c.error);
}

TEST(JsonLines, ThatAreMalformedAreRefusedWithTheirPlace) {
    EXPECT_EQ(Lines(Line("ecb", "both", "") + "{}\n").error,
              "file.jsonl:2: the line is no flat object of the eleven strings id to flags.");
    EXPECT_EQ(Lines(Line("ecb", "both", "") + Line("ecb", "both", "").substr(0, 90) + "\n").error,
              "file.jsonl:2: the line is no flat object of the eleven strings id to flags.");
    EXPECT_EQ(Lines(Line("ecb", "both", "xy")).error, "file.jsonl:1: the line has a \"iv\" that is not hexadecimal.");
    EXPECT_EQ(Lines(Line("cbc", "both", "00")).error,
              "file.jsonl:1: the line has an IV of 1 bytes, but this mode takes 16.");
    EXPECT_EQ(Lines(Line("ecb_mct", "both", "")).error,
              "file.jsonl:1: the line is no Monte Carlo line: it needs one block and the op enc or dec.");
}

TEST(MonteCarlo, LinesOfLibcryptoCoverBothDirectionsAndEveryKeySize) {
    const VectorSet &set = LibcryptoMonteCarlo();
    EXPECT_EQ(set.error, "");
    std::map<std::pair<aesgen_mode, size_t>, size_t> counts;
    for (const MonteCarlo &chain : set.monte_carlo)
        counts[{chain.mode, chain.key.size()}]++;
    for (aesgen_mode mode : {AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC, AESGEN_CBC_DEC})
        for (size_t key_bytes : {16, 24, 32})
            EXPECT_EQ((counts[{mode, key_bytes}]), 3u);
}

} // namespace
