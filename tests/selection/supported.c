/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Prints whether this CPU can run what a row library binds. */
#include <stdio.h>

#include "aesgen.h"

int main(void) { return printf("%d\n", aesgen_cpu_supported()) == 2 ? 0 : 1; }
