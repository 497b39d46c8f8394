// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the tests of the API share.
#ifndef AESGEN_TESTS_RUNTIME_API_COMMON_H
#define AESGEN_TESTS_RUNTIME_API_COMMON_H

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "aesgen.h"
#include "reference.h"
#include "uarch_table.h"

using reference::Bytes;
using reference::IvAfter;
using reference::Plus;

// Those of aesgen_bulk; names of all.
const aesgen_mode kModes[] = {AESGEN_ECB_ENC, AESGEN_ECB_DEC, AESGEN_CBC_ENC, AESGEN_CBC_DEC,
                              AESGEN_CTR,     AESGEN_XTS_ENC, AESGEN_XTS_DEC};
#define MODE(name) #name,
const char *const kModeNames[] = {AESGEN_MODE_NAMES(MODE)};
#undef MODE

bool IsXts(aesgen_mode mode);
bool IsWholeBlocks(aesgen_mode mode);
bool IsLegalLength(aesgen_mode mode, size_t bytes);

// Sizes of the key as the mode's user hands it over.
std::vector<size_t> KeySizes(aesgen_mode mode);

// Bytes that look random, the same for the same seed.
Bytes Pattern(size_t bytes, unsigned seed);
Bytes FromHex(const std::string &hex);

aesgen_schedule Expanded(const Bytes &key);
aesgen_xts_key ExpandedXts(const Bytes &key);

// The mode's own function. `iv` is left as the function leaves it.
int OneShot(aesgen_mode mode, const Bytes &key, uint8_t *out, const uint8_t *in, size_t bytes, uint8_t iv[16]);

#endif
