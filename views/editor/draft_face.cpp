// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/draft_face.h"

#include "model/library/card_words.h"
#include "views/cards/card_face.h"

#include <QPainter>

namespace views {

DraftFace::DraftFace(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("draftFace"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DraftFace::setCard(const model::Card& card, model::Language language)
{
    m_card = card;
    m_language = language;
    setAccessibleName(model::cardInWords(card, language));
    update();
}

void DraftFace::setPicture(const QImage& picture)
{
    m_picture = picture;
    update();
}

void DraftFace::setFaceWidth(int width)
{
    setFixedSize(cardSizeForWidth(width).toSize());
}

void DraftFace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    model::CardFaceStyle style{m_theme.tokens(), m_language};
    style.picture.image = m_picture;
    paintCardFace(painter, rect(), m_card, style);
}

} // namespace views
