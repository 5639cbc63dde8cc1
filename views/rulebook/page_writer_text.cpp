// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/figures.h"
#include "views/rulebook/page_writer.h"

#include <QFontInfo>
#include <QTextTable>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;
using model::LinkKind;
using model::ParagraphKind;

namespace {

constexpr double kClauseTitle = 15;
constexpr double kLabelSize = 9;
constexpr double kAboveClause = 28;
constexpr double kAboveTerm = 14;

QString hrefOf(const model::Run& run)
{
    switch (run.kind) {
    case LinkKind::Clause: return u"clause:"_s + run.target;
    case LinkKind::Card: return u"card:"_s + run.target;
    case LinkKind::Term: return u"term:"_s + run.target;
    case LinkKind::Clarification: return u"clarification:"_s + run.target;
    case LinkKind::Example: return u"example:"_s + run.target;
    default: return {};
    }
}

/// A number and what it counts stay on one line: "3 coins", "strength 0.". As long as before, so that places
/// of words stay right.
QString withHardSpaces(QString text)
{
    static const QString ends = u".,;:)"_s;
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != u' ')
            continue;
        qsizetype end = i + 1;
        while (end < text.size() && text[end].isDigit())
            ++end;
        const bool counts = text[i - 1].isDigit() && text[i + 1].isLetter();
        const bool counted =
            text[i - 1].isLetter() && end > i + 1 && (end == text.size() || ends.contains(text[end]));
        if (counts || counted)
            text[i] = QChar::Nbsp;
    }
    return text;
}

} // namespace

void PageWriter::writeParagraph(const QString& entry, Language language, int number,
                                const model::Paragraph& paragraph, bool inMargin)
{
    const Tokens& tokens = *m_layout.tokens;
    const Fonts& fonts = m_layout.fonts;
    const bool isTerm = entry.startsWith(u"term:"_s);
    QFont font = fonts.serif(Fonts::kReading);
    QColor ink = tokens.ink;
    double above = 0;
    double below = 6;
    double indent = 0;
    switch (paragraph.kind) {
    case ParagraphKind::Title:
        font = fonts.heading(kClauseTitle);
        above = needsTable() ? 0 : isTerm ? kAboveTerm : kAboveClause;
        below = 2;
        break;
    case ParagraphKind::Text: break;
    case ParagraphKind::Item: below = 2; break;
    case ParagraphKind::Ruling:
        above = 6;
        below = 8;
        indent = 16;
        break;
    case ParagraphKind::Question:
        font.setItalic(true);
        above = 8;
        below = 0;
        indent = 16;
        break;
    case ParagraphKind::Answer:
        below = 4;
        indent = 16;
        break;
    default:
        font = fonts.interface(Fonts::kSmall);
        ink = tokens.quietInk;
        above = inMargin ? 0 : 2;
        below = inMargin ? 8 : 0;
    }
    QTextBlockFormat block = blockFormat(font, above, below);
    block.setLeftMargin(m_layout.rail + indent);
    beginBlock(block);
    if (paragraph.kind == ParagraphKind::Item) {
        QTextListFormat list;
        list.setStyle(QTextListFormat::ListDisc);
        list.setIndent(1);
        m_cursor.createList(list);
    }
    m_written.push_back(
        {entry, language, number, paragraph.kind, paragraph.clarification, m_cursor.position()});
    QFont label = fonts.interface(kLabelSize, QFont::Bold);
    for (const model::Run& run : paragraph.runs) {
        QTextCharFormat format = charFormat(font, ink);
        if (run.kind == LinkKind::Label)
            format =
                charFormat(label, paragraph.kind == ParagraphKind::Ruling ? tokens.warning : tokens.quietInk);
        else if (run.kind != LinkKind::None)
            format = linkFormat(run, format, model::isNote(paragraph.kind));
        model::insertWithFigures(m_cursor, withHardSpaces(run.text), format);
    }
    if (paragraph.kind == ParagraphKind::Title && !isTerm)
        m_cursor.insertText(u"   "_s + entry, charFormat(fonts.interface(kLabelSize), tokens.quietInk));
}

void PageWriter::beginBlock(const QTextBlockFormat& format)
{
    if (m_freshBlock)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
    m_freshBlock = false;
}

QTextBlockFormat PageWriter::blockFormat(const QFont& font, double above, double below) const
{
    QTextBlockFormat format;
    format.setLineHeight(kLineHeight * QFontInfo(font).pixelSize(), QTextBlockFormat::FixedHeight);
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLeftMargin(m_layout.rail);
    return format;
}

QTextCharFormat PageWriter::charFormat(const QFont& font, const QColor& ink) const
{
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(ink);
    return format;
}

QTextCharFormat PageWriter::linkFormat(const model::Run& run, QTextCharFormat format, bool inNote) const
{
    format.setAnchor(true);
    format.setAnchorHref(hrefOf(run));
    const Tokens& tokens = *m_layout.tokens;
    // Words keep their ink and have dots below; what leads to a rule or a card is red and underlined.
    // Notes are nothing but links, so they need no line.
    const bool isTerm = run.kind == LinkKind::Term;
    if (isTerm) {
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(tokens.quietInk);
    } else {
        format.setForeground(tokens.accent);
        if (!inNote) {
            format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
            format.setUnderlineColor(mixed(tokens.accent, tokens.raised, 0.4));
        }
    }
    return format;
}

} // namespace views
