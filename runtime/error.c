/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the library says about itself in words and numbers. */
#include "aesgen.h"

const char *aesgen_error_string(int error) {
    switch (error) {
    case AESGEN_OK:
        return "Success.";
    case AESGEN_ERR_NULL:
        return "A pointer is NULL; only a pointer of length 0 or one that aesgen.h says may be NULL is allowed to be.";
    case AESGEN_ERR_KEY_BYTES:
        return "The key size is wrong: pass 16, 24 or 32 bytes, or 32 or 64 for XTS.";
    case AESGEN_ERR_BYTES:
        return "The length is wrong: ECB and CBC take multiples of 16 bytes, XTS takes 16 to 16777216 bytes, "
               "GCM an IV of at least 1 byte and up to 68719476704 bytes of data.";
    case AESGEN_ERR_SCHEDULE:
        return "The key schedule was never expanded, was wiped, or has a key size that the mode does not take: expand "
               "a "
               "key into it first.";
    case AESGEN_ERR_EQUAL_KEYS:
        return "The two halves of the XTS key are equal: use two independent keys.";
    case AESGEN_ERR_MODE:
        return "There is no such mode, or not in this function: aesgen_bulk takes those of enum aesgen_mode below "
               "AESGEN_BULK_MODES, aesgen_bulk_streams takes AESGEN_CBC_ENC_MB.";
    case AESGEN_ERR_SELFTEST:
        return "A known answer came out wrong: do not use this library on this CPU.";
    case AESGEN_ERR_CHOICE:
        return "The choice names what is no kernel, row or instruction set of this library, or no engine: "
               "generated/README.md "
               "lists them, aesgen_explain says which name it is, and engines are kernels and af_alg.";
    case AESGEN_ERR_CPU:
        return "The choice names a kernel that this CPU cannot run: name another; aesgen_explain says what the CPU "
               "has.";
    case AESGEN_ERR_VARTIME:
        return "The choice names a kernel whose time depends on keys and data, and aesgen_select was not told to allow "
               "that: name another, or allow it where nobody can measure.";
    case AESGEN_ERR_NOT_STARTED:
        return "The session was never started or has ended: start it first.";
    case AESGEN_ERR_STARTED:
        return "The session is started, or still holds its resource because a release failed, or another one uses its "
               "engine: end that first.";
    case AESGEN_ERR_NO_IV:
        return "The session has no message to go on with: pass an IV, counter block or tweak to aesgen_session_iv "
               "first, or an IV of GCM to aesgen_session_gcm_iv.";
    case AESGEN_ERR_COPIED:
        return "The session is a copy of one that holds its resource: use the one that was copied, and end this one.";
    case AESGEN_ERR_BUSY:
        return "A hook called a function on the session that called it: let the hook return first.";
    case AESGEN_ERR_OPTIONS:
        return "The options cannot be: those of a key of GCM are 0 or AESGEN_GCM_SHORT_TAGS; of a session limits are 0 "
               "or at least AESGEN_SESSION_MIN_BYTES, a delay or a limit "
               "of time needs the resource's now, and the policy is one of enum aesgen_policy.";
    case AESGEN_ERR_TAG:
        return "The tag is not this message's: throw its data away, for somebody changed it, or key, IV or AAD are "
               "others.";
    case AESGEN_ERR_TAG_BYTES:
        return "The tag size is wrong: pass 12 to 16 bytes, or 4 or 8 with a key expanded with AESGEN_GCM_SHORT_TAGS.";
    case AESGEN_ERR_ORDER:
        return "The message is not at the point where this call comes: the order is aesgen_gcm_start, AAD, data, and "
               "aesgen_gcm_finish to encrypt or aesgen_gcm_verify to decrypt.";
    default:
        return "There is no such error: pass a value that a function of aesgen.h returned.";
    }
}

uint32_t aesgen_version(void) { return AESGEN_VERSION; }
