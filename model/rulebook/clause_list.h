// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <vector>

namespace model {

/// A clause of a rulebook by its stable id, with its short title.
struct ClauseTitle
{
    QString id;
    LocalText title;
    QString variant; ///< of a variant that has rules of its own; empty: the one that all others build on
    bool background = false; ///< nothing that could happen at the table, so no scenario can show it
};

/// The clauses of one game's rulebook, in the order of the book; none for a game without one.
[[nodiscard]] std::vector<ClauseTitle> clauseTitles(const QString& game);

} // namespace model
