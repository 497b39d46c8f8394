// SPDX-License-Identifier: Apache-2.0 OR MIT
// A function run one instruction at a time, and before each instruction the unwinder of C++ asked for its caller.
#ifndef AESGEN_TESTS_UNWIND_STEPPER_H
#define AESGEN_TESTS_UNWIND_STEPPER_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// One at a time: the trap of the processor has no other owner.
class Stepper {
  public:
    // The function and the routines behind it that it calls: `bytes` of code.
    Stepper(const void *function, size_t bytes);
    ~Stepper();
    Stepper(const Stepper &) = delete;
    Stepper &operator=(const Stepper &) = delete;

    // To be called in place of the function, with its arguments.
    void *entry() const;

    // What the unwinder first got wrong over all calls, or "": the address of the caller's frame, where it goes on, or a register
    // that the caller wants back. Memory below the stack pointer is overwritten before it is asked, as a signal may do.
    std::string Error() const;

    // Instructions that were executed, each as often as it was.
    size_t Steps() const;

    // Offsets of the first byte of each stretch of code in which no instruction was executed, but for padding between routines.
    std::vector<size_t> NotReached() const;
};

// The size of a function of this program as its own symbol table has it, or 0.
size_t SizeOfFunction(const std::string &name);

#endif
