// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <optional>

namespace views {

/// One card in a width that its owner decides. A screen reader hears name, strength and text.
class CardFaceWidget : public QWidget
{
    Q_OBJECT

public:
    explicit CardFaceWidget(const Theme& theme, QWidget* parent = nullptr);

    void setCard(std::optional<model::Card> card, model::Language language);
    /// Within the bounds below; the height follows.
    void setFaceWidth(int width);

    /// The longest German card still has its text. Larger text needs room, but small screens need the card.
    [[nodiscard]] static int smallestWidth() { return 264; }
    [[nodiscard]] int largestWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::optional<model::Card> m_card;
    model::Language m_language = model::Language::English;
};

} // namespace views
