// SPDX-License-Identifier: GPL-3.0-or-later

// Prints the golden file tests/data/crowns_signature.txt.
#include "tests/support/crowns_signature.h"

int main()
{
    std::fputs(crowns_signature::text(crowns_matches::builtInBox()).c_str(), stdout);
}
