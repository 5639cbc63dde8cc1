// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/card_pool.h"
#include "rules/decks/deck_rules.h"
#include "rules/decks/repair.h"

namespace rules::decks {

enum class Fault : std::uint8_t {
    TooFew,       ///< fewer cards than `least`
    TooMany,      ///< more cards than `most`
    TooManyOfOne, ///< more than `most` copies of a card; `cards` has one
    WrongClass,   ///< cards of another class among the cards
    Banned,
    FieldTooLarge,     ///< `field` holds more than `most`
    PlayersOutOfRange, ///< the variant is not for so many players
};

/// A broken constraint, with everything needed to tell it and to put it right.
struct Violation
{
    Fault fault = Fault::TooFew;
    std::string clause;
    int found = 0;
    std::optional<int> least;
    std::optional<int> most;
    std::vector<std::string> cards; ///< that are to blame
    std::string field{};            ///< FieldTooLarge
    /// The best first. Several, where there is a choice; none, where the pool has no card that would help.
    std::vector<Repair> repairs{};
};

enum class Notice : std::uint8_t {
    NotOwned,       ///< `found` copies are owned, `wanted` are in; one card
    HouseValues,    ///< values that were not yet checked against printed cards
    UnknownCard,    ///< in the deck, but not in the pool
    ChangedText,    ///< the variant plays them with another text
    InBothDecks,    ///< both players bring it
    FirstHandFails, ///< `found` of `wanted` first hands cannot pay for what they have to; `cards` are too
                    ///< dear
};

/// Something worth knowing that breaks no rule.
struct Warning
{
    Notice notice = Notice::NotOwned;
    std::string clause; ///< may be empty
    std::vector<std::string> cards;
    std::int64_t found = 0;
    std::int64_t wanted = 0;
};

struct DeckCheck
{
    std::vector<Violation> violations;
    std::vector<Warning> warnings;

    [[nodiscard]] bool legal() const { return violations.empty(); }
};

/// The first hands of a deck, each set of cards counted as often as it can be drawn.
struct FirstHands
{
    std::uint64_t all = 0;
    std::uint64_t failing = 0; ///< in which the cheapest cards cost more than there is

    [[nodiscard]] double chance() const
    {
        return all == 0 ? 0 : static_cast<double>(failing) / static_cast<double>(all);
    }
};
[[nodiscard]] FirstHands firstHands(const FirstHand& rule, const DeckList& deck, const CardPool& pool);

/// Everything that is wrong with a deck, in the order of the constraints, and what is worth knowing.
[[nodiscard]] DeckCheck check(const Variant& variant, const DeckList& deck, const CardPool& pool);

/// A match deck: what both brought, shuffled together.
struct PairCheck
{
    DeckCheck a;
    DeckCheck b;
    std::vector<Warning> warnings; ///< about both together
    int count = 0;                 ///< cards of the match deck

    [[nodiscard]] bool legal() const { return a.legal() && b.legal(); }
};

/// For variants with a pairing each deck is checked alone.
[[nodiscard]] PairCheck checkPair(const Variant& variant, const DeckList& a, const DeckList& b,
                                  const CardPool& pool);

/// The deck after the first repair of every violation, one after the other, until none is left that could be
/// repaired.
[[nodiscard]] DeckList fullyRepaired(const Variant& variant, DeckList deck, const CardPool& pool);

} // namespace rules::decks
