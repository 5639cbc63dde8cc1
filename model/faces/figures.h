// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/markup.h"

#include <QFont>
#include <QString>

#include <optional>
#include <vector>

class QTextCharFormat;
class QTextCursor;
class QTextDocument;

namespace model {

/// Some book faces have figures that hang and dangle like small letters: their "0" is read as an "o", their
/// "1" as an "i". Numbers decide games, so such a face borrows figures that stand as high as its capitals.
/// Gives the font of those; nothing where its own are fine. May be called from any thread.
[[nodiscard]] std::optional<QFont> borrowedFigures(const QFont& font);

/// A stretch of a text with words that are figures and signs alone ("−1", "3."), or with none of them. No
/// word is divided: readers of PDFs take letters of another font for another word.
struct FigurePart
{
    qsizetype start = 0;
    qsizetype length = 0;
    bool isFigures = false;
};
[[nodiscard]] std::vector<FigurePart> figureParts(QStringView text);

/// Plain text as rich text for a label of this font.
[[nodiscard]] Markup withFigures(const QString& plain, const QFont& font);
void insertWithFigures(QTextCursor& cursor, const QString& text, const QTextCharFormat& format);
/// All figures of a document that is there already.
void setFigures(QTextDocument& document);

} // namespace model
