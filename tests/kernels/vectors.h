// SPDX-License-Identifier: Apache-2.0 OR MIT
// Test vectors: those printed in the standards, NIST CAVP response files, JSON Lines, Monte Carlo chains.
#ifndef AESGEN_TESTS_KERNELS_VECTORS_H
#define AESGEN_TESTS_KERNELS_VECTORS_H

#include <istream>
#include <map>
#include <string>
#include <vector>

#include "aesgen.h"
#include "expected.h"

using Bytes = std::vector<uint8_t>;

struct Vector {
    std::string where; // what to name when it fails
    aesgen_mode mode;  // a mode that encrypts; both directions follow from it
    Bytes key;         // XTS: both keys
    Bytes iv;          // CBC: IV; CTR: first counter block; XTS: tweak, not encrypted; ECB: empty
    Bytes plaintext;
    Bytes ciphertext;
};

// A message of GCM. Where it is not valid, decryption must refuse it, and then it has no plaintext.
struct GcmVector {
    std::string where;
    Bytes key, iv, aad, plaintext, ciphertext, tag;
    bool is_valid;
};

// 1000 calls of one block each, the state carried by the calls (CAVP AESVS, 6.4). ECB: the next input is the last output;
// CBC: the output before that, and at first the IV.
struct MonteCarlo {
    std::string where;
    aesgen_mode mode; // the direction counts
    Bytes key, iv, input, output;
};

struct VectorSet {
    std::vector<Vector> vectors;
    std::vector<MonteCarlo> monte_carlo;
    std::vector<GcmVector> gcm;
    std::map<std::string, size_t> skipped; // by reason
    std::string error;                     // a sentence that begins with file:line; nothing after that was read
    size_t Skipped() const;
};

// Digits of either case; *ok, where given, tells whether it was an even number of them. Without it a flaw ends the program.
Bytes Unhex(const std::string &digits, bool *ok = nullptr);

// The one of ECB, CBC, CTR and XTS that `mode` is a direction of.
aesgen_mode Encrypting(aesgen_mode mode);

// A CAVP response file (.rsp) of `mode`.
void ReadResponses(std::istream &in, const std::string &name, aesgen_mode mode, VectorSet *set);
// One of GCM, of encryption or decryption.
void ReadGcmResponses(std::istream &in, const std::string &name, VectorSet *set);
// One flat object of strings a line, with the keys id, mode, op, key, iv, aad, pt, ct, tag, res, flags in this order.
void ReadJsonLines(std::istream &in, const std::string &name, VectorSet *set);

const std::vector<Vector> &PublishedVectors();
const std::vector<GcmVector> &PublishedGcmVectors();

// Below, *missing becomes a sentence where there are none on this machine.

// Debian's copy of the CAVP files of `mode` (ECB, CBC, XTS).
const VectorSet &CavpVectors(aesgen_mode mode, std::string *missing);
const std::vector<std::string> &CavpFiles(aesgen_mode mode);
// And those of GCM.
const VectorSet &CavpGcmVectors(std::string *missing);
// Every .jsonl file of the directory $AESGEN_VECTORS or, where unset, ../shared/vectors beside the workspace.
const VectorSet &SharedVectors(std::string *missing);

// Written by monte_carlo.cc with libcrypto when the tests are built.
extern const char kMonteCarloLines[];
const VectorSet &LibcryptoMonteCarlo();

#endif
