// SPDX-License-Identifier: Apache-2.0 OR MIT
// The layout that is declared here is the library's, as far as it is used.
#include "bench/peers/ipsec_mb.h"

#include <cstddef>

#include <gtest/gtest.h>

#if __has_include(<intel-ipsec-mb.h>)
#include <intel-ipsec-mb.h>

namespace bench::ipsec_mb {
namespace {

#define SAME(ours, theirs) EXPECT_EQ(offsetof(Job, ours), offsetof(IMB_JOB, theirs)) << #ours
#define SAME_IN_MANAGER(ours, theirs) EXPECT_EQ(offsetof(Manager, ours), offsetof(IMB_MGR, theirs)) << #ours

TEST(IpsecMb, Jobs) {
    SAME(encrypt_keys, enc_keys);
    SAME(decrypt_keys, dec_keys);
    SAME(key_bytes, key_len_in_bytes);
    SAME(in, src);
    SAME(out, dst);
    SAME(from, cipher_start_src_offset_in_bytes);
    SAME(bytes, msg_len_to_cipher_in_bytes);
    SAME(iv, iv);
    SAME(iv_bytes, iv_len_in_bytes);
    SAME(status, status);
    SAME(cipher, cipher_mode);
    SAME(direction, cipher_direction);
    SAME(hash, hash_alg);
    SAME(order, chain_order);
    EXPECT_EQ(sizeof(Job), sizeof(IMB_JOB));
}

TEST(IpsecMb, Manager) {
    SAME_IN_MANAGER(next_job, get_next_job);
    SAME_IN_MANAGER(submit_job_unchecked, submit_job_nocheck);
    SAME_IN_MANAGER(completed_job, get_completed_job);
    SAME_IN_MANAGER(flush_job, flush_job);
    SAME_IN_MANAGER(expand_key[0], keyexp_128);
    SAME_IN_MANAGER(expand_key[2], keyexp_256);
    SAME_IN_MANAGER(submit_ciphers_unchecked, submit_cipher_burst_nocheck);
}

TEST(IpsecMb, Numbers) {
    EXPECT_EQ(int{kCompleted}, int{IMB_STATUS_COMPLETED});
    EXPECT_EQ(int{kCbc}, int{IMB_CIPHER_CBC});
    EXPECT_EQ(int{kCounter}, int{IMB_CIPHER_CNTR});
    EXPECT_EQ(int{kEcb}, int{IMB_CIPHER_ECB});
    EXPECT_EQ(int{kNoHash}, int{IMB_AUTH_NULL});
    EXPECT_EQ(int{kEncrypt}, int{IMB_DIR_ENCRYPT});
    EXPECT_EQ(int{kDecrypt}, int{IMB_DIR_DECRYPT});
    EXPECT_EQ(int{kCipherFirst}, int{IMB_ORDER_CIPHER_HASH});
}

} // namespace
} // namespace bench::ipsec_mb
#else
TEST(IpsecMb, Header) { GTEST_SKIP() << "There is no intel-ipsec-mb.h here; ./setup --bench installs it."; }
#endif
