// SPDX-License-Identifier: Apache-2.0 OR MIT
// A stand-in for the kernel's AF_ALG, for machines without it and for failures that no kernel gives on demand. Linked with --wrap, so that the engine's system calls come here.
#ifndef AESGEN_TESTS_ENGINES_FAKE_AF_ALG_H
#define AESGEN_TESTS_ENGINES_FAKE_AF_ALG_H

#include <cstddef>

// What goes wrong. Calls are numbered from 1, from the last change of it on; 0 is never.
struct Faults {
    unsigned fail_call = 0; // this one fails
    int error = 5;          // with this
    bool for_good = false;  // and all after it
    unsigned interrupt_every = 0;
    size_t read_most = 0; // bytes that come back at once, a multiple of 16; 0 is all
    size_t send_most = 0; // bytes that go at once; 0 is all
    int buffers = 212992; // what getsockopt says
    bool without_family = false;
    bool without_ciphers = false;
};
void SetFaults(const Faults &faults);
// Of the engine's system calls, close apart, since SetFaults.
unsigned Calls();
// Sockets that nobody has closed.
size_t OpenSockets();

#endif
