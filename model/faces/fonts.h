// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace model {

/// The two typefaces, with fallbacks for machines that lack them, at sizes that follow the text size of the
/// settings. Nothing comes out below 9 pt.
class Fonts
{
public:
    explicit Fonts(int percent = 100)
        : m_percent(percent)
    {}

    /// Humanist sans for the interface, 10.5 pt at normal size.
    [[nodiscard]] QFont interface(double points = kBody, QFont::Weight weight = QFont::Normal) const;
    /// Book serif for rules and card text; it looks smaller than the sans at the same size. There is no bold
    /// on purpose: Debian's bold has no umlauts.
    [[nodiscard]] QFont serif(double points = kReading) const;
    /// The same serif in its sturdier cut, for titles and names.
    [[nodiscard]] QFont heading(double points = kTitle) const;
    /// Even widths for reports that people copy.
    [[nodiscard]] QFont fixed(double points = kSmall) const;

    static constexpr double kSmallest = 9;
    static constexpr double kSmall = 9.5;
    static constexpr double kBody = 10.5;
    static constexpr double kReading = 13;
    static constexpr double kTitle = 20;

private:
    [[nodiscard]] QFont sized(QFont font, double points, QFont::Weight weight) const;

    int m_percent;
};

} // namespace model
