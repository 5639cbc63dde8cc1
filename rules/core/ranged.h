// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// A match whose cards reach from where they are to other zones: those of a board with ranges. Tables ask a
/// match whether it is one.
class Ranged
{
public:
    virtual ~Ranged() = default;
    /// The zones that the card in a zone could target from there, whoever is in them; none for an empty zone.
    [[nodiscard]] virtual std::vector<std::string> reachOf(std::string_view zone) const = 0;
};

} // namespace rules
