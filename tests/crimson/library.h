// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/library.h"
#include "tests/support/read_text.h"

#include <stdexcept>
#include <utility>

namespace rules::test {

/// The built-in cards and castles of Crimson Company, read from the source tree.
inline effects::Library library()
{
    auto read = effects::readLibrary(readSourceText("resources/cards/crimson-company/characters.json"),
                                     readSourceText("resources/cards/crimson-company/castles.json"));
    if (!read)
        throw std::runtime_error(read.error().front().text());
    return std::move(read).value();
}

} // namespace rules::test
