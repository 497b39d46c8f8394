// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "memory.h"

#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

std::string Describe(const Place &place) {
    return (place.at_end ? "end" : "start") +
           (place.offset ? (place.at_end ? "-" : "+") + std::to_string(place.offset) : "");
}

Guarded::Guarded(size_t at_least) {
    size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    size_t inside = (at_least + page - 1) / page * page;
    void *all = mmap(nullptr, inside + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) {
        perror("mmap of test buffers");
        abort();
    }
    begin_ = static_cast<uint8_t *>(all) + page;
    end_ = begin_ + inside;
    MakeWritable();
}

uint8_t *Guarded::At(size_t bytes, const Place &place) const {
    if (bytes + place.offset > static_cast<size_t>(end_ - begin_)) {
        fprintf(stderr, "A test asks for %zu bytes of a buffer of %td.\n", bytes + place.offset, end_ - begin_);
        abort();
    }
    return place.at_end ? end_ - place.offset - bytes : begin_ + place.offset;
}

void Guarded::MakeReadOnly() const { Protect(PROT_READ); }
void Guarded::MakeInaccessible() const { Protect(PROT_NONE); }
void Guarded::MakeWritable() const { Protect(PROT_READ | PROT_WRITE); }

void Guarded::Protect(int protection) const {
    if (mprotect(begin_, static_cast<size_t>(end_ - begin_), protection) != 0) {
        perror("mprotect of test buffers");
        abort();
    }
}
