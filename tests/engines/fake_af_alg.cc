// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "fake_af_alg.h"

#include <cerrno>
#include <cstdarg>
#include <cstring>
#include <map>
#include <memory>

#include <fcntl.h>
#include <linux/if_alg.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include "aesgen_session.h"
#include "api_common.h"

namespace {

struct Transform {
    std::string name;
    Bytes key;
    size_t tag_bytes = 0;
};

struct Operation {
    std::shared_ptr<Transform> transform;
    bool more = false;
    uint32_t direction = ALG_OP_ENCRYPT, aad_bytes = 0;
    Bytes iv, used;
};

std::map<int, std::shared_ptr<Transform>> g_transforms;
std::map<int, Operation> g_operations;
Faults g_faults;
unsigned g_calls;

// Does this call go wrong? Then errno says how.
bool Fails() {
    g_calls++;
    const Faults &f = g_faults;
    if (f.fail_call != 0 && (g_calls == f.fail_call || (f.for_good && g_calls > f.fail_call))) {
        errno = f.error;
        return true;
    }
    return false;
}

bool Interrupted() {
    const bool is_interrupted = g_faults.interrupt_every != 0 && g_calls % g_faults.interrupt_every == 0;
    if (is_interrupted) {
        errno = EINTR;
    }
    return is_interrupted;
}

int Refuse(int error) {
    errno = error;
    return -1;
}

// Any file, so that the number is nobody else's.
int NewFile() { return open("/dev/null", O_RDWR | O_CLOEXEC); }

aesgen_mode ModeOf(const Operation &op) {
    const std::string &name = op.transform->name;
    const bool encrypts = op.direction == ALG_OP_ENCRYPT;
    return name == "ecb(aes)"   ? encrypts ? AESGEN_ECB_ENC : AESGEN_ECB_DEC
           : name == "cbc(aes)" ? encrypts ? AESGEN_CBC_ENC : AESGEN_CBC_DEC
           : name == "ctr(aes)" ? AESGEN_CTR
           : encrypts           ? AESGEN_XTS_ENC
                                : AESGEN_XTS_DEC;
}

// What the cipher makes of the first bytes; the chain goes on but for XTS, as in the kernel.
ssize_t Answer(Operation &op, uint8_t *out, size_t room) {
    size_t bytes = std::min(op.used.size(), room);
    if (g_faults.read_most != 0) {
        bytes = std::min(bytes, g_faults.read_most);
    }
    if (op.more || bytes < op.used.size()) {
        bytes &= ~size_t{15};
    }
    if (bytes == 0) {
        return Refuse(EINVAL);
    }
    Bytes iv = op.iv;
    iv.resize(16);
    if (OneShot(ModeOf(op), op.transform->key, out, op.used.data(), bytes, iv.data()) != AESGEN_OK) {
        return Refuse(EINVAL);
    }
    if (op.transform->name != "xts(aes)") {
        op.iv = iv;
    }
    op.used.erase(op.used.begin(), op.used.begin() + static_cast<long>(bytes));
    return static_cast<ssize_t>(bytes);
}

void Scatter(const msghdr *to, const Bytes &from) {
    size_t at = 0;
    for (size_t i = 0; i < to->msg_iovlen; i++) {
        const size_t bytes = std::min(to->msg_iov[i].iov_len, from.size() - at);
        if (bytes != 0) {
            memcpy(to->msg_iov[i].iov_base, from.data() + at, bytes);
        }
        at += bytes;
    }
}

ssize_t AnswerMessage(Operation &op, const msghdr *to) {
    const size_t tag_bytes = op.transform->tag_bytes, aad_bytes = op.aad_bytes;
    const bool encrypts = op.direction == ALG_OP_ENCRYPT;
    size_t room = 0;
    for (size_t i = 0; i < to->msg_iovlen; i++) {
        room += to->msg_iov[i].iov_len;
    }
    if (room == 0) {
        return 0; // Linux 6.1 does nothing then, and does not look at the tag.
    }
    const Bytes used = std::move(op.used);
    op.used.clear();
    if (used.size() < aad_bytes + (encrypts ? 0 : tag_bytes)) {
        return Refuse(EINVAL);
    }
    const size_t bytes = used.size() - aad_bytes - (encrypts ? 0 : tag_bytes);
    aesgen_gcm_key gk;
    EXPECT_EQ(aesgen_gcm_key_expand(&gk, op.transform->key.data(), op.transform->key.size(), AESGEN_GCM_SHORT_TAGS),
              AESGEN_OK);
    Bytes answer(aad_bytes + bytes + (encrypts ? tag_bytes : 0));
    if (aad_bytes != 0) {
        memcpy(answer.data(), used.data(), aad_bytes);
    }
    const uint8_t *const in = used.data() + aad_bytes;
    uint8_t *const out = answer.data() + aad_bytes;
    const int error = encrypts ? aesgen_gcm_seal(&gk, out, in, bytes, op.iv.data(), op.iv.size(), used.data(),
                                                 aad_bytes, out + bytes, tag_bytes)
                               : aesgen_gcm_open(&gk, out, in, bytes, op.iv.data(), op.iv.size(), used.data(),
                                                 aad_bytes, in + bytes, tag_bytes);
    if (error != AESGEN_OK) {
        return Refuse(error == AESGEN_ERR_TAG ? EBADMSG : EINVAL);
    }
    if (g_faults.read_most != 0 && answer.size() > g_faults.read_most) {
        answer.resize(g_faults.read_most);
    }
    Scatter(to, answer);
    return static_cast<ssize_t>(answer.size());
}

void TakeControl(Operation &op, const msghdr *message) {
    for (const cmsghdr *c = CMSG_FIRSTHDR(message); c != nullptr;
         c = CMSG_NXTHDR(const_cast<msghdr *>(message), const_cast<cmsghdr *>(c))) {
        EXPECT_EQ(c->cmsg_level, SOL_ALG);
        const unsigned char *const data = CMSG_DATA(c);
        uint32_t value;
        memcpy(&value, data, sizeof value);
        switch (c->cmsg_type) {
        case ALG_SET_OP:
            op.direction = value;
            break;
        case ALG_SET_IV:
            EXPECT_EQ(value, op.transform->name == "gcm(aes)" ? 12u : 16u);
            EXPECT_EQ(c->cmsg_len, CMSG_LEN(4 + value));
            op.iv.assign(data + 4, data + 4 + value);
            break;
        default:
            EXPECT_EQ(c->cmsg_type, ALG_SET_AEAD_ASSOCLEN);
            op.aad_bytes = value;
        }
    }
}

} // namespace

void SetFaults(const Faults &faults) {
    g_faults = faults;
    g_calls = 0;
}
unsigned Calls() { return g_calls; }
size_t OpenSockets() { return g_transforms.size() + g_operations.size(); }

#define WRAPPED(type, name, ...)                                                                                       \
    extern "C" type __real_##name(__VA_ARGS__);                                                                        \
    extern "C" type __wrap_##name(__VA_ARGS__);                                                                        \
    type __wrap_##name(__VA_ARGS__)

WRAPPED(int, socket, int domain, int type, int protocol) {
    if (domain != AF_ALG) {
        return __real_socket(domain, type, protocol);
    }
    if (Fails()) {
        return -1;
    }
    if (g_faults.without_family) {
        return Refuse(EAFNOSUPPORT);
    }
    const int fd = NewFile();
    g_transforms[fd] = std::make_shared<Transform>();
    return fd;
}

WRAPPED(int, bind, int fd, const sockaddr *address, socklen_t size) {
    if (g_transforms.count(fd) == 0) {
        return __real_bind(fd, address, size);
    }
    sockaddr_alg alg;
    if (Fails()) {
        return -1;
    }
    EXPECT_EQ(size, sizeof alg);
    memcpy(&alg, address, sizeof alg);
    if (g_faults.without_ciphers) {
        return Refuse(ENOENT);
    }
    g_transforms[fd]->name = reinterpret_cast<const char *>(alg.salg_name);
    EXPECT_STREQ(reinterpret_cast<const char *>(alg.salg_type),
                 g_transforms[fd]->name == "gcm(aes)" ? "aead" : "skcipher");
    return 0;
}

WRAPPED(int, setsockopt, int fd, int level, int option, const void *value, socklen_t bytes) {
    if (g_transforms.count(fd) == 0) {
        return __real_setsockopt(fd, level, option, value, bytes);
    }
    if (Fails()) {
        return -1;
    }
    EXPECT_EQ(level, SOL_ALG);
    if (option == ALG_SET_KEY) {
        const uint8_t *const key = static_cast<const uint8_t *>(value);
        g_transforms[fd]->key.assign(key, key + bytes);
    } else {
        EXPECT_EQ(option, ALG_SET_AEAD_AUTHSIZE);
        if (g_transforms[fd].use_count() > 1) {
            return Refuse(EBUSY); // There is an operation.
        }
        g_transforms[fd]->tag_bytes = bytes;
    }
    return 0;
}

WRAPPED(int, getsockopt, int fd, int level, int option, void *value, socklen_t *bytes) {
    if (g_operations.count(fd) == 0) {
        return __real_getsockopt(fd, level, option, value, bytes);
    }
    if (Fails()) {
        return -1;
    }
    memcpy(value, &g_faults.buffers, sizeof g_faults.buffers);
    return 0;
}

WRAPPED(int, accept4, int fd, sockaddr *address, socklen_t *bytes, int flags) {
    if (g_transforms.count(fd) == 0) {
        return __real_accept4(fd, address, bytes, flags);
    }
    if (Fails()) {
        return -1;
    }
    EXPECT_FALSE(g_transforms[fd]->key.empty());
    const int accepted = NewFile();
    g_operations[accepted].transform = g_transforms[fd];
    return accepted;
}

WRAPPED(int, close, int fd) {
    g_transforms.erase(fd);
    g_operations.erase(fd);
    return __real_close(fd);
}

WRAPPED(ssize_t, sendmsg, int fd, const msghdr *message, int flags) {
    const auto found = g_operations.find(fd);
    if (found == g_operations.end()) {
        return __real_sendmsg(fd, message, flags);
    }
    Operation &op = found->second;
    if (Fails() || Interrupted()) {
        return -1;
    }
    EXPECT_TRUE(flags & MSG_DONTWAIT);
    if (message->msg_controllen != 0) {
        EXPECT_FALSE(op.more || !op.used.empty()) << "A request begins within another.";
        TakeControl(op, message);
    } else {
        EXPECT_TRUE(op.more) << "What goes on has ended.";
    }
    op.more = (flags & MSG_MORE) != 0;
    size_t sent = 0;
    for (size_t i = 0; i < message->msg_iovlen; i++) {
        const uint8_t *const from = static_cast<const uint8_t *>(message->msg_iov[i].iov_base);
        size_t bytes = message->msg_iov[i].iov_len;
        if (g_faults.send_most != 0) {
            bytes = std::min(bytes, g_faults.send_most - sent);
        }
        op.used.insert(op.used.end(), from, from + bytes);
        sent += bytes;
    }
    EXPECT_LE(op.used.size(), static_cast<size_t>(std::max(g_faults.buffers & ~4095, 4096)));
    return static_cast<ssize_t>(sent);
}

WRAPPED(ssize_t, read, int fd, void *out, size_t room) {
    const auto found = g_operations.find(fd);
    if (found == g_operations.end()) {
        return __real_read(fd, out, room);
    }
    return Fails() || Interrupted() ? -1 : Answer(found->second, static_cast<uint8_t *>(out), room);
}

WRAPPED(ssize_t, recvmsg, int fd, msghdr *message, int flags) {
    const auto found = g_operations.find(fd);
    if (found == g_operations.end()) {
        return __real_recvmsg(fd, message, flags);
    }
    return Fails() || Interrupted() ? -1 : AnswerMessage(found->second, message);
}
