// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_start.h"

#include <QString>

namespace model {

/// What became of checking a position of the lab.
struct LabCheck
{
    bool possible = false;
    QString reason;                         ///< why it is not, with its line
    int line = 0;                           ///< counted from 1; 0 where no line is at fault
    std::shared_ptr<rules::AnyMatch> match; ///< at its first question, where it is possible
};

/// Whether a scenario's text is a position that can be.
[[nodiscard]] LabCheck checkLab(const QString& text, const GameFinder& find);

/// A scenario of the position where a match stands; nothing where it cannot be written: inside an effect.
[[nodiscard]] std::optional<QString> labTextOf(const rules::AnyMatch& match, const QString& title);
/// A position of a game to begin with: that of a new match, where lines can say it. The game's first variant
/// unless one is named.
[[nodiscard]] QString emptyLabText(const rules::KnownGame& game, const QString& title,
                                   const std::string& variant = {});

} // namespace model
