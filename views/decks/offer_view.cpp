// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/offer_view.h"

#include "model/library/card_words.h"
#include "views/cards/face_pictures.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace views {

namespace {
constexpr int kGap = 12;
} // namespace

OfferView::OfferView(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("offerView"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(m_theme.scaled(280), m_theme.scaled(300));
}

void OfferView::setCards(const QStringList& offer, const QString& top, const model::CardDirectory& cards,
                         model::Language language)
{
    m_offer = offer;
    m_top = top;
    m_cards = &cards;
    m_language = language;
    choose(qBound(0, m_chosen, qMax(0, static_cast<int>(m_offer.size()) - 1)));
}

QRectF OfferView::faceOf(int index) const
{
    // Two rows of two, the top card beside them, smaller.
    const double width =
        qMin((this->width() - 3.0 * kGap - 8) / 2.75, (height() - 2.0 * kGap - 12) / 2 * kCardRatio);
    const QSizeF face = cardSizeForWidth(width);
    if (index == 4)
        return {QPointF(6 + 2 * (face.width() + kGap) + kGap, 6), cardSizeForWidth(width * 0.7)};
    const int row = index / 2;
    const int column = index % 2;
    return {QPointF(6 + column * (face.width() + kGap), 6 + row * (face.height() + kGap)), face};
}

void OfferView::choose(int index)
{
    m_chosen = index;
    const auto* known = m_cards != nullptr ? m_cards->find(m_offer.value(index)) : nullptr;
    setAccessibleName(tr("Cards on offer"));
    setAccessibleDescription(known != nullptr ? model::cardInWords(known->card, m_language)
                                              : m_offer.value(index));
    update();
}

void OfferView::paintEvent(QPaintEvent*)
{
    if (m_cards == nullptr)
        return;
    const Tokens& tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paintOne = [&](const QString& id, const QRectF& face) {
        if (const auto* known = m_cards->find(id)) {
            paintCardFace(painter, face, known->card, faceStyle(m_theme, m_language, known->card));
            return;
        }
        painter.setPen(QPen(tokens.quietInk, 1.5, Qt::DashLine));
        painter.setBrush(tokens.raised);
        painter.drawRoundedRect(face, 5, 5);
        painter.drawText(face.adjusted(6, 6, -6, -6), Qt::AlignCenter | Qt::TextWordWrap, id);
    };
    for (int i = 0; i < static_cast<int>(m_offer.size()); ++i) {
        if (i == m_chosen) {
            painter.setPen(QPen(hasFocus() ? tokens.focus : tokens.line, 3));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(faceOf(i).adjusted(-3, -3, 3, 3), 7, 7);
        }
        paintOne(m_offer[i], faceOf(i));
    }
    if (m_top.isEmpty())
        return;
    const QRectF top = faceOf(4);
    paintOne(m_top, top);
    painter.setPen(tokens.quietInk);
    painter.setFont(m_theme.fonts().interface(Fonts::kSmall));
    painter.drawText(QRectF(top.left(), top.bottom() + 4, top.width() + 20, 40),
                     Qt::AlignLeft | Qt::TextWordWrap, tr("next in the deck"));
}

void OfferView::mousePressEvent(QMouseEvent* event)
{
    for (int i = 0; i < static_cast<int>(m_offer.size()); ++i)
        if (faceOf(i).contains(event->position())) {
            choose(i);
            Q_EMIT taken(i);
            return;
        }
}

void OfferView::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_offer.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: choose(qMax(0, m_chosen - 1)); return;
    case Qt::Key_Right: choose(qMin(last, m_chosen + 1)); return;
    case Qt::Key_Up: choose(m_chosen >= 2 ? m_chosen - 2 : m_chosen); return;
    case Qt::Key_Down: choose(m_chosen + 2 <= last ? m_chosen + 2 : m_chosen); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_chosen <= last)
            Q_EMIT taken(m_chosen);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace views
