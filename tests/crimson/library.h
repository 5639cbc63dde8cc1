// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/effects/library.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace rules::test {

/// The built-in cards and castles of Crimson Company, read from the source tree.
inline effects::Library library()
{
    const auto text = [](const char* name) {
        std::ifstream file(std::string(CASTELLAN_SOURCE_DIR "/resources/cards/crimson-company/") + name);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    auto read = effects::readLibrary(text("characters.json"), text("castles.json"));
    if (!read)
        throw std::runtime_error(read.error().front().text());
    return std::move(read).value();
}

} // namespace rules::test
