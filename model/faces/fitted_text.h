// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/measured_text.h"
#include "model/faces/text_line.h"

#include <QSizeF>

namespace model {

/// A paragraph broken into lines of a width, with a line height of its own. Nothing is cut unless a single
/// word is wider than the line; then it ends in an ellipsis.
class FittedText
{
public:
    FittedText(const QString& text, const QFont& font, double width, double lineHeight);
    FittedText(const MeasuredText& text, double size, double width, double lineHeight);

    /// The largest size between the font's own and `smallest` at which the text fits into the room without a
    /// word being cut; at the smallest, what fits.
    static FittedText largest(const QString& text, const QFont& font, const QSizeF& room, double smallest,
                              double lineHeight);

    /// As `largest`, for a name, which has to be read: a word that is wider than the room even at the
    /// smallest size is broken by a hyphen, if that makes it whole.
    static FittedText name(const QString& name, const QFont& font, const QSizeF& room, double smallest,
                           double lineHeight);

    [[nodiscard]] double height() const { return m_step * static_cast<double>(m_lines.size()); }
    [[nodiscard]] double size() const { return m_size; }
    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] std::vector<QString> lines() const;

    /// Left-aligned, the first line's top at the point.
    void paint(QPainter& painter, const QPointF& topLeft) const;

private:
    double m_size;
    double m_step;
    double m_ascent; ///< from the top of a line to its base line
    bool m_whole = true;
    std::vector<TextLine> m_lines; ///< at the reference size
};

} // namespace model
