// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/brought_deck.h"
#include "rules/bots/study.h"

#include <string>
#include <vector>

namespace model {

/// What somebody wants to know about a deck.
struct StudyChoice
{
    OwnDeck mine;
    /// The same deck with other cards, compared with `mine` under the same seeds; may be empty.
    std::vector<OwnDeck> instead{};
    OwnDeck theirs{}; ///< of the opponents; not used where everybody plays with one deck
    std::string variant;
    unsigned players = 0; ///< 0: the usual number of the variant
    std::string myBot = "greedy";
    std::string theirBot = "greedy";
};

/// The plan of a study: one match per party that somebody sits in, so that each seating has its mirror image;
/// a single one where all play together against the game. Where the decks are shuffled into one, their cards
/// come in the same order in every seating, so that the luck is the same too. The error says what does not
/// fit, as a match would.
[[nodiscard]] rules::Result<rules::bots::StudyPlan> planStudy(const rules::KnownGame& game,
                                                              const StudyChoice& choice);

/// `deck` with the cards it shares with `base` in the places they have there, so that the same seed deals
/// them alike.
[[nodiscard]] OwnDeck alignedTo(const OwnDeck& base, OwnDeck deck);

/// The deck with one copy of a card in the place of one copy of another.
[[nodiscard]] OwnDeck withReplacement(OwnDeck deck, const std::string& out, const std::string& in);

/// One match of a study, set up with its seed, and the match itself as its bots play it.
[[nodiscard]] rules::MatchSetup studySetup(const rules::bots::StudyPlan& plan, std::size_t arm,
                                           std::size_t seating, std::uint64_t seed);
[[nodiscard]] rules::Result<rules::MatchFile> studyMatch(const rules::KnownGame& game,
                                                         const rules::bots::StudyPlan& plan, std::size_t arm,
                                                         std::size_t seating, std::uint64_t seed);

} // namespace model
