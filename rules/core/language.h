// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace rules {

enum class Language : std::uint8_t { English, German };

inline constexpr std::array<Language, 2> kLanguages{Language::English, Language::German};

/// A text in both languages. Every text that people read exists in both.
struct BothLanguages
{
    std::string en;
    std::string de;

    [[nodiscard]] const std::string& in(Language language) const
    {
        return language == Language::German ? de : en;
    }
    friend bool operator==(const BothLanguages&, const BothLanguages&) = default;
};

} // namespace rules
