// SPDX-License-Identifier: Apache-2.0 OR MIT
// The portable C kernels, as docs/kernel-abi.md describes them: interleave 4 (cbc_enc: 1), yield_blocks 4, no wrap path.
#include "table.h"

const std::vector<Kernel> &KernelTable() {
    static const std::vector<Kernel> table = {
        {"aes_ecb_enc_c", AESGEN_ECB_ENC, 4, 4, false, aes_ecb_enc_c},
        {"aes_ecb_dec_c", AESGEN_ECB_DEC, 4, 4, false, aes_ecb_dec_c},
        {"aes_cbc_enc_c", AESGEN_CBC_ENC, 1, 4, false, aes_cbc_enc_c},
        {"aes_cbc_dec_c", AESGEN_CBC_DEC, 4, 4, false, aes_cbc_dec_c},
        {"aes_ctr_c", AESGEN_CTR, 4, 4, false, aes_ctr_c},
        {"aes_xts_enc_c", AESGEN_XTS_ENC, 4, 4, false, aes_xts_enc_c},
        {"aes_xts_dec_c", AESGEN_XTS_DEC, 4, 4, false, aes_xts_dec_c},
        {"aes_cbc_enc_mb_c", AESGEN_CBC_ENC_MB, 4, 4, false, nullptr, "", aes_cbc_enc_mb_c},
    };
    return table;
}

const std::vector<KeyExpansion> &KeyExpansionTable() {
    static const std::vector<KeyExpansion> table = {{"aes_key_expand_c", aes_key_expand_c}};
    return table;
}
