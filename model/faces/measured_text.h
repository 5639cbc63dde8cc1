// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

#include <vector>

namespace model {

/// A text whose words were measured once, so that its lines at any size are a matter of adding: without
/// hinting widths grow with the size. Nothing is cut; a word wider than the line stands alone and sticks out.
class MeasuredText
{
public:
    MeasuredText(const QString& text, const QFont& font);

    /// The font of every line, at `kReference` units; what is painted is scaled from it.
    [[nodiscard]] const QFont& font() const { return m_font; }
    static constexpr int kReference = 64;

    [[nodiscard]] std::vector<QString> lines(double size, double width) const;
    [[nodiscard]] int lineCount(double size, double width) const;
    /// Whether the widest word fits into the width.
    [[nodiscard]] bool isWhole(double size, double width) const;
    /// The whole text in one line.
    [[nodiscard]] double length(double size) const;

private:
    struct Word
    {
        QString text;
        double width = 0;   ///< at the reference size
        bool first = false; ///< of its paragraph
    };

    template <class Break>
    void walk(double size, double width, Break breakBefore) const;

    QFont m_font;
    double m_blank = 0;
    double m_widest = 0;
    std::vector<Word> m_words;
};

} // namespace model
