// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <algorithm>

namespace views {

QFont Fonts::interface(double points, QFont::Weight weight) const
{
    QFont font;
    font.setFamilies({QStringLiteral("Lato"), QStringLiteral("Source Sans 3"), QStringLiteral("Noto Sans"),
                      QStringLiteral("Open Sans"), QStringLiteral("DejaVu Sans")});
    font.setStyleHint(QFont::SansSerif);
    return sized(font, points, weight);
}

QFont Fonts::serif(double points, QFont::Weight weight) const
{
    QFont font;
    // Debian's package has optical sizes; "12" is the one drawn for reading.
    QStringList families{QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond"),
                         QStringLiteral("Gentium Book Plus"), QStringLiteral("Gentium Plus"),
                         QStringLiteral("Source Serif 4"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")};
    // Its bold has no umlauts, which would then come from another font in the middle of a word.
    if (weight > QFont::Normal)
        families = families.mid(2) + families.first(2);
    font.setFamilies(families);
    font.setStyleHint(QFont::Serif);
    return sized(font, points, weight);
}

QFont Fonts::fixed(double points) const
{
    return sized(QFontDatabase::systemFont(QFontDatabase::FixedFont), points, QFont::Normal);
}

QFont Fonts::sized(QFont font, double points, QFont::Weight weight) const
{
    font.setPointSizeF(std::max(points * m_percent / 100.0, kSmallest));
    font.setWeight(weight);
    return font;
}

} // namespace views
