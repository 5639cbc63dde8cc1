// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_face_widget.h"

#include "model/library/card_words.h"
#include "views/cards/face_pictures.h"

#include <QPainter>

#include <algorithm>

namespace views {

CardFaceWidget::CardFaceWidget(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("cardFace"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

int CardFaceWidget::largestWidth() const
{
    return m_theme.scaled(400);
}

void CardFaceWidget::setFaceWidth(int width)
{
    const double wide = std::clamp(width, smallestWidth(), largestWidth());
    setFixedSize(cardSizeForWidth(wide).toSize());
}

void CardFaceWidget::setCard(std::optional<model::Card> card, model::Language language)
{
    m_card = std::move(card);
    m_language = language;
    setAccessibleName(m_card ? model::cardInWords(*m_card, language) : QString());
    update();
}

void CardFaceWidget::paintEvent(QPaintEvent*)
{
    if (!m_card)
        return;
    QPainter painter(this);
    paintCardFace(painter, rect(), *m_card, faceStyle(m_theme, m_language, *m_card));
}

} // namespace views
