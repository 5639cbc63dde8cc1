// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QSizeF>
#include <QString>

#include <vector>

class QPainter;

namespace model {

/// A paragraph broken into lines of a width, with a line height of its own. Nothing is cut unless a single
/// word is wider than the line; then it ends in an ellipsis.
class FittedText
{
public:
    FittedText(const QString& text, const QFont& font, double width, double lineHeight);

    /// The largest size between the font's own and `smallest` at which the text fits into the room without a
    /// word being cut; at the smallest, what fits.
    static FittedText largest(const QString& text, QFont font, const QSizeF& room, double smallest,
                              double lineHeight);

    [[nodiscard]] double height() const { return m_step * static_cast<double>(m_lines.size()); }
    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] const std::vector<QString>& lines() const { return m_lines; }

    /// Left-aligned, the first line's top at the point.
    void paint(QPainter& painter, const QPointF& topLeft) const;

private:
    void keepLines(size_t count, double width);

    QFont m_font;
    double m_step = 0;
    double m_ascent = 0;
    bool m_whole = true;
    std::vector<QString> m_lines;
};

} // namespace model
