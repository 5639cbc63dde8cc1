// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rules::decks {

/// What the constraints need to know about a card of the library.
struct PoolCard
{
    std::string id;
    std::string what;        ///< its class: "character", "castle"
    int owned = 0;           ///< copies
    bool houseValue = false; ///< a value of it was chosen by us and not yet checked
    int cost = 0;            ///< what it costs to put on the board, in games where that is paid
};

/// The cards that decks are made of.
class CardPool
{
public:
    CardPool() = default;
    /// `ownedKnown`: the owner has said what they have; otherwise nothing is told about missing copies.
    CardPool(std::vector<PoolCard> cards, bool ownedKnown);

    [[nodiscard]] const PoolCard* find(std::string_view id) const;
    [[nodiscard]] const std::vector<PoolCard>& cards() const { return m_cards; } ///< sorted by id
    [[nodiscard]] bool ownedKnown() const { return m_ownedKnown; }

private:
    std::vector<PoolCard> m_cards;
    bool m_ownedKnown = false;
};

} // namespace rules::decks
