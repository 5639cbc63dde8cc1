// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <algorithm>

namespace model {

namespace {

QFont serifOf(const QStringList& best)
{
    QFont font;
    font.setFamilies(best + QStringList{QStringLiteral("Gentium Plus"), QStringLiteral("Source Serif 4"),
                                        QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
    font.setStyleHint(QFont::Serif);
    return font;
}

} // namespace

QFont Fonts::interface(double points, QFont::Weight weight) const
{
    QFont font;
    font.setFamilies({QStringLiteral("Lato"), QStringLiteral("Source Sans 3"), QStringLiteral("Noto Sans"),
                      QStringLiteral("Open Sans"), QStringLiteral("DejaVu Sans")});
    font.setStyleHint(QFont::SansSerif);
    return sized(font, points, weight);
}

QFont Fonts::serif(double points) const
{
    // Debian's package has optical sizes as families of their own; "12" is drawn for reading.
    return sized(serifOf({QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond")}), points,
                 QFont::Normal);
}

QFont Fonts::heading(double points) const
{
    // "08" is drawn for small sizes: stronger strokes, wider letters.
    return sized(serifOf({QStringLiteral("EB Garamond 08"), QStringLiteral("EB Garamond")}), points,
                 QFont::Normal);
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

} // namespace model
