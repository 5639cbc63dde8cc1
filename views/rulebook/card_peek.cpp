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

void CardPeek::showCard(const model::Card& card, model::Language language, const QRect& link,
                        const QList<QRect>& keepFree)
{
    m_card = card;
    m_face->setFaceWidth(m_face->smallestWidth());
    m_face->setCard(card, language);
    adjustSize();
    const QRect room = parentWidget()->rect();
    const QRect at(parentWidget()->mapFromGlobal(link.topLeft()), link.size());
    // Below, above, beside; then the corners of the room.
    const int middle = at.left() - width() / 4;
    const int level = at.center().y() - height() / 2;
    const QList<QPoint> places{{middle, at.bottom() + kGap},
                               {middle, at.top() - kGap - height()},
                               {at.right() + 4 * kGap, level},
                               {at.left() - 4 * kGap - width(), level},
                               {room.right() - width(), room.top()},
                               {room.left(), room.top()},
                               {room.right() - width(), room.bottom() - height()},
                               {room.left(), room.bottom() - height()}};
    const auto area = [](const QRect& rect) {
        return rect.isEmpty() ? qint64{0} : qint64{rect.width()} * rect.height();
    };
    QPoint best;
    qint64 least = -1;
    for (const QPoint& place : places) {
        const QRect shown(std::clamp(place.x(), 0, std::max(0, room.width() - width())),
                          std::clamp(place.y(), 0, std::max(0, room.height() - height())), width(), height());
        // What is looked at must stay in sight before anything else.
        qint64 covered = area(shown.intersected(at)) * 100;
        for (const QRect& free : keepFree)
            covered += area(shown.intersected(free));
        if (least >= 0 && covered >= least)
            continue;
        least = covered;
        best = shown.topLeft();
    }
    move(best);
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
    // Nothing shines through between the shade and the round corners of the face.
    painter.setBrush(m_theme.tokens().ground);
    painter.drawRoundedRect(rect().adjusted(kShade / 2, kShade / 2, -kShade / 2, -kShade / 2), kShade,
                            kShade);
}

} // namespace views
