// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace tests {

enum class TextKind { Clause, Interface, Log, Message, Document };

/// A text of the tree that people read.
struct PeopleText
{
    TextKind kind = TextKind::Document;
    QString language; ///< "en" or "de"
    QString place;    ///< the file
    QString text;
};

/// Rules, glossaries, translations, narration, reasons and the documents of the tree, in a fixed order.
[[nodiscard]] QList<PeopleText> peopleTexts();

} // namespace tests
