// SPDX-License-Identifier: GPL-3.0-or-later

// Prints what stands in tests/data/crimson_signature.txt, or with "perft" in tests/data/crimson_perft.txt.
#include "tests/support/crimson_signature.h"

#include "tests/support/crimson_perft.h"

#include <cstdio>
#include <string_view>

int main(int argc, char** argv)
{
    const crimson_matches::Matches matches;
    const bool perft = argc > 1 && std::string_view(argv[1]) == "perft";
    std::fputs((perft ? crimson_perft::text(matches) : crimson_signature::text(matches)).c_str(), stdout);
}
