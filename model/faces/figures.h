// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QTextLayout>

class QTextCharFormat;
class QTextCursor;
class QTextDocument;

/// Figures that people compare stand on one line and are equally wide. The serif has old-style ones, whose
/// zero reads like the letter o, and Qt 6.4 cannot ask a font for its others: they come from the sans.
namespace model {

/// The font of figures within a text of this font; the same font where its own are fine.
[[nodiscard]] QFont figureFont(const QFont& text);
/// For one line of text.
[[nodiscard]] QList<QTextLayout::FormatRange> figureFormats(const QString& text, const QFont& font);
[[nodiscard]] double widthWithFigures(const QString& text, const QFont& font);
/// Plain text as rich text for a label of this font.
[[nodiscard]] QString withFigures(const QString& plain, const QFont& font);
void insertWithFigures(QTextCursor& cursor, const QString& text, const QTextCharFormat& format);
/// All figures of a document that is there already.
void setFigures(QTextDocument& document);

} // namespace model
