// SPDX-License-Identifier: Apache-2.0 OR MIT
// Selection from a dump, and its sentences, for tests: what every call of them must hold to is looked at here.
#ifndef AESGEN_TESTS_SELECTION_CHOOSE_H
#define AESGEN_TESTS_SELECTION_CHOOSE_H

#include <string>

#include <gtest/gtest.h>

#include "select.h"

inline aesgen_selection Choose(const aesgen_cpu_dump &dump, const char *choice = nullptr,
                               const char *environment = nullptr, int allow_vartime = 0) {
    aesgen_selection selection;
    const int error = aesgen_choose(&selection, &dump, choice, allow_vartime, environment);
    EXPECT_EQ(error, selection.error);
    return selection;
}

inline std::string Describe(const aesgen_cpu_dump &dump, const aesgen_selection &selection) {
    std::string text(aesgen_describe(nullptr, 0, &dump, &selection), '\0');
    EXPECT_EQ(aesgen_describe(text.data(), text.size() + 1, &dump, &selection), text.size());
    return text;
}

#endif
