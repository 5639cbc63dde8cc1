// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/directory.h"

#include <array>

namespace model {

/// Orders in which cards can be asked for. Cards that are equal stand by name.
enum class CardSort {
    Fit,  ///< the best hit first; by name where no words are searched
    Name, ///< in the language that is shown
    OtherName,
    Strength, ///< cards without one last
    Type,
    Box,
    Owned,
};
inline constexpr int kCardSorts = 7;

/// Puts items of a directory into order; what a sorting needs is worked out once a directory, when it is
/// first asked for. The directory must outlive it.
class CardSorting
{
public:
    explicit CardSorting(const Directory& directory);

    /// `cards` are numbers of the directory, the best first.
    void sort(std::vector<std::uint32_t>& cards, CardSort order, bool descending, Language shown);

private:
    /// The place of each item by its name in a language.
    const std::vector<std::uint32_t>& ranks(Language language);
    [[nodiscard]] std::uint32_t major(std::uint32_t item, CardSort order) const;

    const Directory& m_directory;
    std::array<std::vector<std::uint32_t>, 2> m_ranks;
};

} // namespace model
