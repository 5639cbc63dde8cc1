// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/effects/library.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace model {

/// A line of a deck file that was not understood.
struct DeckTextProblem
{
    int line = 0;
    QString text; ///< the line as it stands there
};

/// A deck read from plain text, in the order of the file, copies one after the other.
struct DeckText
{
    QStringList cards; ///< ids
    std::vector<DeckTextProblem> problems;
};

/// Reads plain text: one card a line, a count before it if it is not one ("2 Thief", "1x Diebin"), names in
/// either language or ids,
/// `#` begins a comment. What is not understood is listed, never dropped silently.
[[nodiscard]] DeckText readDeckText(const QString& text, const rules::effects::Library& library);

} // namespace model
