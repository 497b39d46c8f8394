// SPDX-License-Identifier: Apache-2.0 OR MIT
// What of libipsec-mb's interface is used: the layout of version 1, which grows at its end only. A test compares it with the header where that is installed.
#ifndef AESGEN_BENCH_PEERS_IPSEC_MB_H
#define AESGEN_BENCH_PEERS_IPSEC_MB_H

#include <cstdint>

namespace bench::ipsec_mb {

enum Status : int32_t { kCompleted = 3 };
enum Cipher : int32_t { kCbc = 1, kCounter = 2, kEcb = 12 };
enum Hash : int32_t { kNoHash = 8 };
enum Direction : int32_t { kEncrypt = 1, kDecrypt = 2 };
enum Order : int32_t { kCipherFirst = 1 };

struct Job {
    const void *encrypt_keys, *decrypt_keys;
    uint64_t key_bytes;
    const uint8_t *in;
    uint8_t *out;
    uint64_t from, bytes;
    uint64_t hash_from, hash_bytes;
    const uint8_t *iv;
    uint64_t iv_bytes;
    uint8_t *tag;
    uint64_t tag_bytes;
    const void *hash_fields[3];
    Status status;
    Cipher cipher;
    Direction direction;
    Hash hash;
    Order order;
    void *user[2];
    void *own_functions[2];
    int32_t scatter_state;
    void *next_iv;
};

struct Manager {
    uint64_t flags, features, reserved[5];
    uint32_t arch;
    int32_t error;
    Job *(*next_job)(Manager *);
    Job *(*submit_job)(Manager *);
    Job *(*submit_job_unchecked)(Manager *);
    Job *(*completed_job)(Manager *);
    Job *(*flush_job)(Manager *);
    uint32_t (*queue_size)(Manager *);
    void (*expand_key[3])(const void *key, void *encrypt_keys, void *decrypt_keys);
    void *other_functions[107];
    uint32_t (*submit_ciphers_unchecked)(Manager *, Job *, uint32_t jobs, Cipher, Direction, int32_t key_bytes);
};

} // namespace bench::ipsec_mb

#endif
