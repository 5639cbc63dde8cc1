// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/card_peek.h"

#include "views/cards/card_face_widget.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
constexpr int kShade = 8;
constexpr int kGap = 4;
} // namespace

CardPeek::CardPeek(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_face(new CardFaceWidget(theme, this))
{
    setObjectName(QStringLiteral("cardPeek"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(kShade, kShade, kShade, kShade);
    box->addWidget(m_face);
    hide();
}

void CardPeek::showCard(const model::Card& card, model::Language language, const QRect& link)
{
    m_card = card;
    m_face->setFaceWidth(m_face->smallestWidth());
    m_face->setCard(card, language);
    adjustSize();
    const QRect room = parentWidget()->rect();
    const QRect at(parentWidget()->mapFromGlobal(link.topLeft()), link.size());
    int y = at.bottom() + kGap;
    if (y + height() > room.bottom())
        y = at.top() - kGap - height();
    // Neither below nor above: beside the link, as high as it takes.
    y = std::clamp(y, 0, std::max(0, room.height() - height()));
    const bool covers = y < at.bottom() && y + height() > at.top();
    int x = covers ? at.right() + 4 * kGap : at.left() - width() / 4;
    if (x + width() > room.right())
        x = covers ? at.left() - 4 * kGap - width() : room.right() - width();
    move(std::max(0, x), y);
    show();
    raise();
}

void CardPeek::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor shade = m_theme.scheme() != Scheme::Light ? m_theme.tokens().sunken : m_theme.tokens().ink;
    shade.setAlphaF(0.05F);
    painter.setBrush(shade);
    for (int i = 0; i < kShade; i += 2)
        painter.drawRoundedRect(rect().adjusted(i, i, -i, -i / 2), kShade, kShade);
}

} // namespace views
