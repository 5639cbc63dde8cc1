// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/hit_delegate.h"

#include "model/games/game_cards.h"
#include "model/search/search_kinds.h"
#include "model/search/search_results_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace views {

using model::SearchResultsModel;

namespace {
constexpr int kPad = 12;
constexpr int kSnippetLines = 2;
constexpr int kLeastWidth = 240;
constexpr int kTitleGap = 4;
constexpr double kLineHeight = 1.15;
} // namespace

HitDelegate::HitDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QString HitDelegate::kindName(const QString& kind)
{
    if (kind == model::kCardKind)
        return tr("Card");
    if (kind == model::kClarificationKind)
        return tr("Clarification");
    if (kind == model::kClauseKind)
        return tr("Rule");
    if (kind == model::kPageKind)
        return tr("Page");
    return kind;
}

QString HitDelegate::kindAndGame(const QModelIndex& index)
{
    const QString kind = kindName(index.data(SearchResultsModel::KindRole).toString());
    const QString game = index.data(SearchResultsModel::GameRole).toString();
    if (game.isEmpty() || model::allGameCards().size() < 2)
        return kind;
    const auto language = model::languageFromCode(index.data(SearchResultsModel::LanguageRole).toString());
    return kind + QStringLiteral(" · ") + model::gameName(game, language.value_or(model::Language::English));
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics title(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    const QFontMetricsF text(m_theme.fonts().interface(Fonts::kSmall));
    // As if all were marked and so bold: a line too many rather than a word too few.
    const QFontMetricsF bold(m_theme.fonts().interface(Fonts::kSmall, QFont::Bold));
    const QString snippet = index.data(SearchResultsModel::SnippetRole).toString();
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    const double room = (list != nullptr ? list->viewport()->width() : kLeastWidth) - 2 * (kPad + 2);
    int lines = snippet.isEmpty() ? 0 : 1;
    if (lines == 1 && bold.horizontalAdvance(snippet) > room)
        lines = kSnippetLines;
    return {kLeastWidth, title.height() + (lines > 0 ? kTitleGap : 0) +
                             qCeil(lines * text.height() * kLineHeight) + m_theme.gap(4) + 2};
}

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(2, 1, -2, -1);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        const bool active = option.state & QStyle::State_HasFocus;
        painter->setBrush(chosen ? tokens.accentTint : tokens.hoverTint);
        painter->setPen(active ? QPen(tokens.focus, 2) : QPen(Qt::NoPen));
        painter->drawRoundedRect(row, 4, 4);
    }
    const QFont titleFont = m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold);
    const QFont small = m_theme.fonts().interface(Fonts::kSmall);
    const QString kind = kindAndGame(index);
    const double titleHeight = QFontMetricsF(titleFont).height();
    const double kindWidth = QFontMetricsF(small).horizontalAdvance(kind);
    QRectF room = row.adjusted(kPad, m_theme.gap(2), -kPad, 0);
    painter->setFont(small);
    painter->setPen(tokens.quietInk);
    painter->drawText(QRectF(room.right() - kindWidth, room.top(), kindWidth + 1, titleHeight),
                      Qt::AlignRight | Qt::AlignVCenter, kind);
    paintMarked(*painter, QRectF(room.left(), room.top(), room.width() - kindWidth - kPad, titleHeight),
                index.data(SearchResultsModel::TitleRole).toString(),
                index.data(SearchResultsModel::TitleMarksRole).toList(), titleFont, tokens.ink, 1);
    room.setTop(room.top() + titleHeight + kTitleGap);
    paintMarked(*painter, room, index.data(SearchResultsModel::SnippetRole).toString(),
                index.data(SearchResultsModel::SnippetMarksRole).toList(), small,
                option.state & QStyle::State_Selected ? tokens.ink : tokens.quietInk, kSnippetLines);
    painter->restore();
}

void HitDelegate::paintMarked(QPainter& painter, const QRectF& room, const QString& text,
                              const QVariantList& marks, const QFont& font, const QColor& ink,
                              int lines) const
{
    QTextLayout layout(text, font);
    QList<QTextLayout::FormatRange> formats;
    for (const QVariant& mark : marks) {
        QTextLayout::FormatRange range;
        range.start = mark.toPoint().x();
        range.length = mark.toPoint().y();
        range.format.setForeground(m_theme.tokens().accent);
        range.format.setFontWeight(QFont::Bold);
        formats << range;
    }
    layout.setFormats(formats);
    layout.beginLayout();
    double y = 0;
    int end = 0;
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        line.setPosition(QPointF(0, y));
        y += line.height() * kLineHeight;
        end = line.textStart() + line.textLength();
    }
    layout.endLayout();
    painter.save();
    painter.setClipRect(room.adjusted(0, -2, 0, y));
    painter.setPen(ink);
    layout.draw(&painter, room.topLeft());
    if (end < text.size()) {
        // What is cut says so, over the end of the last line.
        const QTextLine last = layout.lineAt(layout.lineCount() - 1);
        const QString dots(QChar(0x2026));
        const double wide = QFontMetricsF(font).horizontalAdvance(dots);
        const double x = qMin(last.naturalTextWidth(), room.width() - wide);
        painter.setFont(font);
        painter.drawText(QPointF(room.left() + x, room.top() + last.y() + last.ascent()), dots);
    }
    painter.restore();
}

} // namespace views
