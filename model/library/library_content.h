// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "model/library/library_store.h"
#include "model/rulebook/clause.h"
#include "rules/core/result.h"

namespace model {

/// Everything that one source brings to one game: the program itself, or a pack.
struct LibraryContent
{
    QString game;
    Layer layer = Layer::BuiltIn;
    QString pack;
    QString hash; ///< of everything it was read from
    std::vector<CardLayer> cards;
    std::vector<GameBox> boxes;
    std::vector<Clause> clauses;
    std::vector<Clarification> clarifications;
    std::vector<Term> terms;
    std::vector<SynonymGroup> synonyms;
    /// What could not be used, with its place; the rest is complete.
    std::vector<rules::Error> problems;
};

/// Reads `cards/GAME` and `rulebooks/GAME` below a folder (":/castellan" for what comes with the program).
/// Files of the folder are taken as they may be: what is missing or wrong becomes a problem, a card at a
/// time, and the rest is kept. Any known game; one that is not known is read as CrimsonEffectCards says.
[[nodiscard]] LibraryContent readContent(const QString& folder, const QString& game);

/// The cards alone.
[[nodiscard]] std::vector<CardLayer> readCards(const QString& folder, const QString& game,
                                               std::vector<rules::Error>& problems);

/// The cards of a game that come with the program, merged, in the order of its files.
[[nodiscard]] std::vector<CardRecord> builtInRecords(const QString& game);
[[nodiscard]] std::vector<Card> builtInCards(const QString& game);

/// What comes with the program for a game.
[[nodiscard]] LibraryContent builtInContent(const QString& game);
/// Its LibraryContent::hash alone, without reading what is in the files.
[[nodiscard]] QString builtInHash(const QString& game);

} // namespace model
