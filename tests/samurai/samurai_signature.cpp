// SPDX-License-Identifier: GPL-3.0-or-later

// Prints the golden file tests/data/samurai_signature.txt.
#include "tests/support/samurai_signature.h"

#include <cstdio>

int main()
{
    std::fputs(samurai_signature::text().c_str(), stdout);
}
