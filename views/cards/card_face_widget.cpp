// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_face_widget.h"

#include "model/library/card_words.h"
#include "views/cards/card_face.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {
constexpr int kSmallest = 264; ///< px; the longest German card still has its text
constexpr int kLargest = 380;
} // namespace

CardFaceWidget::CardFaceWidget(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("cardFace"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, &CardFaceWidget::adjust);
    adjust();
}

void CardFaceWidget::adjust()
{
    const double scale = QFontInfo(m_theme.fonts().interface()).pointSizeF() / Fonts::kBody;
    setMinimumWidth(qRound(kSmallest * std::max(1.0, scale)));
    setMaximumWidth(qRound(kLargest * std::max(1.0, scale)));
    update();
}

void CardFaceWidget::setCard(std::optional<model::Card> card, model::Language language)
{
    m_card = std::move(card);
    m_language = language;
    setAccessibleName(m_card ? model::cardInWords(*m_card, language) : QString());
    update();
}

QSize CardFaceWidget::sizeHint() const
{
    return {minimumWidth(), heightForWidth(minimumWidth())};
}

int CardFaceWidget::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(cardSizeForWidth(width).height()));
}

void CardFaceWidget::paintEvent(QPaintEvent*)
{
    if (!m_card)
        return;
    QPainter painter(this);
    const double wide = std::min<double>(width(), height() * kCardRatio);
    const QSizeF size = cardSizeForWidth(wide);
    paintCardFace(painter, QRectF(QPointF((width() - wide) / 2, 0), size), *m_card, {m_theme.tokens(), m_language});
}

} // namespace views
