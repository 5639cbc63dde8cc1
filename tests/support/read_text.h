// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

/// The whole content of a file below the source folder; a test cannot go on without it.
inline std::string readSourceText(const std::string& path)
{
    std::ifstream file(std::string(CASTELLAN_SOURCE_DIR) + "/" + path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}
