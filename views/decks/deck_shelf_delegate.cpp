// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/deck_shelf_delegate.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/games/game_cards.h"
#include "views/cards/face_pictures.h"

#include <QPainter>

namespace views {

namespace {
constexpr int kFaceWidth = 60;
constexpr int kFaceStep = 22;
} // namespace

DeckShelfDelegate::DeckShelfDelegate(model::DeckWorkshop& workshop, const model::DeckFilterModel& decks,
                                     const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_workshop(workshop)
    , m_decks(decks)
    , m_theme(theme)
{}

QSize DeckShelfDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {400, qMax(qRound(cardSizeForWidth(kFaceWidth).height()) + 20, m_theme.scaled(84))};
}

void DeckShelfDelegate::paintFan(QPainter& painter, const QRectF& area, const model::DeckSummary& deck) const
{
    const Tokens& tokens = m_theme.tokens();
    const QSizeF size = cardSizeForWidth(kFaceWidth);
    double left = area.left();
    for (const QString& id : deck.faces) {
        const QRectF face(QPointF(left, area.center().y() - size.height() / 2), size);
        if (const auto* known = m_workshop.cardsOf(deck.game).find(id)) {
            paintCardFace(painter, face, known->card, faceStyle(m_theme, m_language, known->card));
        } else {
            painter.setBrush(tokens.raised);
            painter.setPen(QPen(tokens.quietInk, 1, Qt::DashLine));
            painter.drawRoundedRect(face, 3, 3);
        }
        left += kFaceStep;
    }
    if (!deck.faces.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.line, 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(QPointF(left, area.center().y() - size.height() / 2), size), 4, 4);
}

double DeckShelfDelegate::paintStanding(QPainter& painter, const QRectF& row, double right, int faults) const
{
    const Tokens& tokens = m_theme.tokens();
    const QFont font = m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold);
    const QString words =
        faults == 0 ? tr("✓ Legal") : tr("✗ %n reason(s)", "why a deck is not legal yet", faults);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(words);
    const QRectF at(right - width, row.center().y() - metrics.height() / 2, width + 1, metrics.height());
    painter.setFont(font);
    painter.setPen(faults == 0 ? tokens.good : tokens.warning);
    painter.drawText(at, Qt::AlignRight | Qt::AlignVCenter, words);
    return at.left();
}

void DeckShelfDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    const model::DeckSummary& deck = m_decks.deck(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(2, 2, -2, -2);
    const bool chosen = option.state & QStyle::State_Selected;
    if (chosen || option.state & QStyle::State_MouseOver) {
        painter->setBrush(chosen ? tokens.accentTint : tokens.hoverTint);
        painter->setPen(option.state & QStyle::State_HasFocus ? QPen(tokens.focus, 2) : QPen(Qt::NoPen));
        painter->drawRoundedRect(row, 6, 6);
    }
    const double fan = kFaceWidth + kFaceStep * (model::kSummaryFaces - 1);
    paintFan(*painter, QRectF(row.left() + 12, row.top(), fan, row.height()), deck);
    double left = row.left() + 12 + fan + 20;
    if (!deck.sleeves.isEmpty()) {
        painter->setPen(QPen(tokens.line, 1));
        painter->setBrush(QColor(deck.sleeves));
        painter->drawRoundedRect(QRectF(left, row.center().y() - 20, 10, 40), 2, 2);
        left += 22;
    }
    double right = row.right() - 16;
    const QVariant faults = index.data(model::DeckLibraryModel::FaultsRole);
    if (faults.isValid())
        right = paintStanding(*painter, row, right, faults.toInt()) - 16;
    const QFont title = m_theme.fonts().heading(14);
    const QFont body = m_theme.fonts().interface();
    const double line = QFontMetricsF(body).height();
    const double top = row.center().y() - (QFontMetricsF(title).height() + line * 2 + 6) / 2;
    const auto write = [&](double y, const QFont& font, const QColor& colour, const QString& text) {
        painter->setFont(font);
        painter->setPen(colour);
        const QFontMetricsF metrics(font);
        painter->drawText(QRectF(left, y, right - left, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          metrics.elidedText(text, Qt::ElideRight, right - left));
        return y + metrics.height() + 3;
    };
    double y = write(top, title, tokens.ink, index.data().toString());
    const auto* rules = model::deckRulesOf(deck.game);
    const auto* variant = rules != nullptr ? rules->variant(deck.variant.toStdString()) : nullptr;
    QStringList facts{model::gameName(deck.game, m_language)};
    if (variant != nullptr)
        facts << model::DeckWords::variant(*variant, m_language);
    facts << tr("%n card(s)", nullptr, deck.cards);
    const QLocale locale = model::localeFor(m_language);
    facts << (deck.saved ? locale.toString(deck.changed.toLocalTime(), QLocale::ShortFormat)
                         : tr("draft, not saved yet"));
    if (deck.saved && deck.hasDraft)
        facts << tr("unsaved changes");
    y = write(y, body, tokens.quietInk, facts.join(QStringLiteral("  ·  ")));
    if (!deck.tags.isEmpty())
        write(y, body, tokens.accent, QStringLiteral("#") + deck.tags.join(QStringLiteral("  #")));
    painter->restore();
}

} // namespace views
