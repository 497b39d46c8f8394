// SPDX-License-Identifier: Apache-2.0 OR MIT
// Kernels made of the oracle, right or wrong at will: what the checks are tried on.
#ifndef AESGEN_TESTS_KERNELS_FAKES_H
#define AESGEN_TESTS_KERNELS_FAKES_H

#include "table.h"

enum class Bug {
    kNone,
    // Buffers
    kReadsPast,
    kReadsPastAtFourModuloFive,
    kReadsBefore,
    kReadsTail,
    kReadsNothing, // reads a byte although there is none
    kWritesPast,
    kWritesBefore,
    kWritesInput,
    kWritesSchedule,
    kWritesPastState,
    kAlignsInput,
    kAlignsOutput,
    kAlignsSchedule,
    kKeepsSchedulePointer,
    kFollowsNullState,
    // Passes and remainders
    kLastBlockOfExactPasses,
    kTailRedoesStart,
    kRemainderSkipped,
    kPartialBlockSkipped,
    kWrongAfter64Blocks,
    kOneRoundTooFew192,
    // Results
    kForgetsTailInResult,
    kCountsBlocks,
    // State
    kStateNotWritten,
    kStateOnceTooOften,
    kPartialNotCounted,
    kCounter32,
    kCounter64,
    kTweakWithoutFeedback,
    kTweakWithoutMiddleCarry,
    kTweakLeftAfterStealing,
    kStealsInPlace,
    // Yields
    kFollowsNullFlag,
    kLooksThoughNever,
    kNeverLooks,
    kLooksLate,
    kLooksEarly,
    kLooksBeforeFirstPass,
    kLooksAfterLastPass,
    kNoLookBeforeFinalPair,
    kCountNotCleared,
    kFlagOneByte,
    kFlagEightBytes,
    kYieldWithoutState,
    kYieldLeavesTooMuch,
    kStoresLate, // the last pass before a look is stored after it
    // Streams
    kReadsNoStream, // reads the first of no streams
    kWritesPastStreams,
    kOddBytesForgotten,
    kStreamsBeyondLanes, // are forgotten
    kTakesTheLastFirst,
    kMixesIvs,
    kKeepsTheChain,    // of a stream that has ended, for the one that takes its place
    kRunsToTheLongest, // all streams in flight as far as the longest
    kPointersNotAdvanced,
    kCountsStreams, // to the next look the blocks that there are, not those that a pass has room for
    kYieldWithoutPointers,
    // Worse
    kHangs,
    kFaults,
};

extern Bug bug; // of all fakes

// Every mode with interleave 4 and 3, yield_blocks 0, 4 and 64; right while `bug` is kNone.
const std::vector<Kernel> &FakeKernels();
// Those of them that take streams.
std::vector<Kernel> FakeStreamsKernels();

// A key expansion; of the bugs it has kWritesPast, kReadsPast and kOneRoundTooFew192.
extern const KeyExpansion kFakeExpansion;

#endif
