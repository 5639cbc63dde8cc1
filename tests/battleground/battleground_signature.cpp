// SPDX-License-Identifier: GPL-3.0-or-later

// Prints golden files: tests/data/battleground_signature.txt, with "perft" battleground_perft.txt, with "en"
// or "de" the texts of the characters in battleground_text.
#include "tests/support/battleground_signature.h"

#include "tests/support/battleground_texts.h"

#include <cstdio>
#include <string_view>

int main(int argc, char** argv)
{
    const battleground_matches::Matches matches;
    const std::string_view what = argc > 1 ? argv[1] : "";
    std::string text;
    if (what == "perft")
        text = battleground_signature::perft(matches);
    else if (what == "en" || what == "de")
        text = battleground_texts::text(what == "de" ? rules::Language::German : rules::Language::English);
    else
        text = battleground_signature::text(matches);
    std::fputs(text.c_str(), stdout);
}
