// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

/// The whole content of a file below the source folder; a test cannot go on without it.
inline std::string readSourceText(const std::string& path)
{
    // Not put together as a string: for folders of some lengths g++ 12 warns of its own library (PR 105651).
    std::ifstream file(std::filesystem::path(CASTELLAN_SOURCE_DIR) / path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}
