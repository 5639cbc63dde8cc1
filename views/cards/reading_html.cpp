// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/reading_html.h"

#include "model/faces/figures.h"

#include <QFontMetricsF>

namespace views {

using namespace Qt::StringLiterals;
using model::Markup;

namespace {

QString cssOf(const QFont& font)
{
    QStringList families;
    for (const QString& family : font.families())
        families << u'\'' + family + u'\'';
    return u"font-family:%1;font-size:%2pt;font-weight:%3"_s.arg(families.join(u','))
        .arg(font.pointSizeF())
        .arg(static_cast<int>(font.weight()));
}

/// With figures that can be told from letters.
Markup textOf(const QString& text, const QFont& font)
{
    const auto figures = model::borrowedFigures(font);
    if (!figures)
        return Markup::plain(text);
    Markup markup;
    for (const model::FigurePart& part : model::figureParts(text)) {
        const QString words = text.mid(part.start, part.length);
        markup += part.isFigures ? Markup::of(u"<span style=\"%1\">%2</span>", cssOf(*figures), words)
                                 : Markup::plain(words);
    }
    return markup;
}

} // namespace

void ReadingHtml::block(const QString& text, const QFont& font, const QColor& ink, int above, int below,
                        int lineHeight)
{
    // Fixed, because borrowed figures would make their lines higher.
    const double height = QFontMetricsF(font).height() * lineHeight / 100;
    m_html +=
        Markup::of(u"<p style=\"margin-top:%1px;margin-bottom:%2px;-qt-line-height-type:fixed;line-height:%3;"
                   u"color:%4;%5\">%6</p>",
                   above, below, height, ink.name(), cssOf(font), textOf(text, font));
}

void ReadingHtml::title(const QString& text)
{
    block(text, m_theme.fonts().heading(), m_theme.tokens().ink, 0, 4, 110);
}

void ReadingHtml::heading(const QString& text)
{
    block(text, m_theme.fonts().heading(Fonts::kReading + 1), m_theme.tokens().ink, 4, 6, 120);
}

void ReadingHtml::section(const QString& text)
{
    block(text, m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold), m_theme.tokens().accent, 20, 6,
          120);
}

void ReadingHtml::paragraph(const QString& text)
{
    block(text, m_theme.fonts().serif(), m_theme.tokens().ink, 0, 8, 130);
}

void ReadingHtml::strong(const QString& text)
{
    block(text, m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold), m_theme.tokens().ink, 8, 3, 125);
}

void ReadingHtml::quiet(const QString& text)
{
    block(text, m_theme.fonts().interface(Fonts::kSmall), m_theme.tokens().quietInk, 0, 4, 125);
}

void ReadingHtml::link(const QString& target, const QString& text, const QString& after)
{
    m_html +=
        Markup::of(u"<p style=\"margin-top:0;margin-bottom:4px;%1\"><a href=\"%2\" style=\"color:%3\">%4</a>"
                   u"<span style=\"color:%5\">%6</span></p>",
                   cssOf(m_theme.fonts().interface()), target, m_theme.tokens().accent.name(), text,
                   m_theme.tokens().quietInk.name(), after);
}

void ReadingHtml::columns(const Markup& left, const Markup& right, bool sideBySide)
{
    if (!sideBySide) {
        m_html += left + right;
        return;
    }
    m_html += Markup::of(
        u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" style=\"margin-bottom:12px\"><tr>"
        u"<td width=\"50%\" style=\"padding-right:16px\">%1</td><td width=\"50%\""
        u" style=\"padding-left:16px\">%2</td></tr></table>",
        left, right);
}

} // namespace views
