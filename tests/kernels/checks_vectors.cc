// SPDX-License-Identifier: Apache-2.0 OR MIT
// Other people's test vectors, each at the kernel.
#include <cstring>

#include "call.h"
#include "checks.h"
#include "oracle.h"
#include "vectors.h"

namespace {

constexpr size_t kLongest = 1 << 16;

// A schedule and a first state for a vector's key and IV. They are the same for every kernel, so they are kept.
struct Prepared {
    aesgen_schedule ks;
    Block state{};
};

const Prepared &Prepare(const void *key_of_cache, aesgen_mode mode, const Bytes &key, const Bytes &iv) {
    static std::map<const void *, Prepared> all;
    auto [found, is_new] = all.try_emplace(key_of_cache);
    Prepared &p = found->second;
    if (!is_new)
        return p;
    const size_t key_bytes = IsXts(mode) ? key.size() / 2 : key.size();
    oracle::Expand(&p.ks, key.data(), key_bytes);
    std::copy(iv.begin(), iv.end(), p.state.begin());
    if (IsXts(mode)) {
        aesgen_schedule tweak_ks;
        oracle::Expand(&tweak_ks, key.data() + key_bytes, key_bytes);
        oracle::Encrypt(tweak_ks, p.state.data(), p.state.data());
    }
    return p;
}

std::string RunVector(Subject &s, const Vector &v, bool in_place) {
    static const Guarded in_pages(kLongest), out_pages(kLongest);
    const Prepared &p = Prepare(&v, v.mode, v.key, v.iv);
    const bool decrypt = Encrypting(s.kernel.mode) != s.kernel.mode;
    const Bytes &input = decrypt ? v.ciphertext : v.plaintext, &output = decrypt ? v.plaintext : v.ciphertext;
    uint8_t *out = out_pages.At(input.size(), kAtEnd);
    uint8_t *in = in_place ? out : in_pages.At(input.size(), kAtEnd);
    memset(out, 0xa5, input.size());
    memcpy(in, input.data(), input.size());
    Block state = p.state;
    size_t left = 0;
    s.calls++;
    std::string error = CallKernel(s.kernel, {out, in, input.size(), &p.ks, state.data(), nullptr}, &left);
    if (error.empty() && left != 0)
        error = Format("%zu bytes are left", left);
    if (error.empty() && memcmp(out, output.data(), output.size()) != 0)
        error = "another output";
    return error.empty() ? error : v.where + ": " + error;
}

std::string RunVectors(Subject &s, const std::vector<Vector> &vectors) {
    size_t ran = 0;
    for (size_t i = 0; i < vectors.size(); i++) {
        if (vectors[i].mode != Encrypting(s.kernel.mode))
            continue;
        ran++;
        std::string error = RunVector(s, vectors[i], i % 2 == 1);
        if (!error.empty())
            return error;
    }
    return ran ? "" : "there is no vector of this mode";
}

std::string RunMonteCarlo(Subject &s, const std::vector<MonteCarlo> &chains) {
    size_t ran = 0;
    for (const MonteCarlo &m : chains) {
        if (m.mode != s.kernel.mode || (s.quick && ran))
            continue;
        ran++;
        const bool cbc = !IsEcb(m.mode);
        const Prepared &p = Prepare(&m, m.mode, m.key, m.iv);
        Block state = p.state, previous = p.state, current, output;
        std::copy(m.input.begin(), m.input.end(), current.begin());
        for (int i = 0; i < 1000; i++) {
            size_t left = 0;
            s.calls++;
            std::string error =
                CallKernel(s.kernel, {output.data(), current.data(), 16, &p.ks, state.data(), nullptr}, &left);
            if (!error.empty() || left != 0)
                return m.where + Format(": call %d of the chain, %zu bytes left: ", i, left) + error;
            current = cbc ? previous : output;
            previous = output;
        }
        if (memcmp(output.data(), m.output.data(), 16) != 0)
            return m.where + ": another end of the chain";
    }
    return ran ? "" : "there is no chain of this mode";
}

std::string Published(Subject &s) { return RunVectors(s, PublishedVectors()); }

// Reading the files takes longer than all quick checks together.
bool LeftOut(Subject &s) {
    if (s.quick)
        s.skip = "The quick form reads no files of vectors.";
    return s.quick;
}

std::string Cavp(Subject &s) {
    if (LeftOut(s))
        return "";
    const VectorSet &set = CavpVectors(Encrypting(s.kernel.mode), &s.skip);
    if (!s.skip.empty() || !set.error.empty())
        return set.error;
    return RunVectors(s, set.vectors);
}

std::string Chains(Subject &s) {
    const VectorSet &set = LibcryptoMonteCarlo();
    return set.error.empty() ? RunMonteCarlo(s, set.monte_carlo) : set.error;
}

std::string Shared(Subject &s) {
    if (LeftOut(s))
        return "";
    const VectorSet &set = SharedVectors(&s.skip);
    if (!s.skip.empty() || !set.error.empty())
        return set.error;
    std::string error = RunVectors(s, set.vectors);
    if (error.empty() && IsBlocksOnly(s.kernel.mode))
        error = RunMonteCarlo(s, set.monte_carlo);
    return error;
}

} // namespace

const std::vector<Check> &VectorChecks() {
    static const std::vector<Check> checks = {
        {"Published", IsBulk, Published},
        {"Cavp", [](const Kernel &k) { return IsBulk(k) && !IsCtrKernel(k); }, Cavp},
        {"MonteCarlo", [](const Kernel &k) { return IsBlocksOnly(k.mode); }, Chains},
        {"SharedVectors", IsBulk, Shared},
    };
    return checks;
}
