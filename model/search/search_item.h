// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QStringList>

namespace model {

/// Something that can be found: a card, a clarification, a clause, a page of a PDF. Told apart by kind, game
/// and id.
struct SearchItem
{
    QString kind; ///< see search_kinds.h; any other kind is taken too and ranks last
    QString game;
    QString id;
    LocalText title; ///< as people read it; a card's names, a clarification's question, a clause's title
    LocalText body;  ///< plain text; a page of a PDF has one language only
    /// More words under which it is found, in either language, but which are not shown: other names, the
    /// cards that a clarification is about.
    LocalText also;
    QStringList otherNames; ///< a card's further names: they rank like its name
    int strength = -1;
    quint32 traits = 0; ///< bits of SearchTraits
    QString box;
};

} // namespace model
