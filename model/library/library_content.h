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
    /// What could not be used, with its place; the rest is complete.
    std::vector<rules::Error> problems;
};

/// Reads `cards/GAME` and `rulebooks/GAME` below a folder (":/castellan" for what comes with the program).
/// Files of the folder are taken as they may be: what is missing or wrong becomes a problem, a card at a
/// time, and the rest is kept.
[[nodiscard]] LibraryContent readContent(const QString& folder, const QString& game);

/// What comes with the program for Crimson Company.
[[nodiscard]] LibraryContent builtInContent();
/// Its LibraryContent::hash alone, without reading what is in the files.
[[nodiscard]] QString builtInHash();

inline constexpr QStringView kCrimsonCompany = u"crimson-company";

} // namespace model
