// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <optional>

namespace views {

/// One card, as large as its place allows in a card's proportions. A screen reader hears name, strength and text.
class CardFaceWidget : public QWidget
{
    Q_OBJECT

public:
    explicit CardFaceWidget(const Theme& theme, QWidget* parent = nullptr);

    void setCard(std::optional<model::Card> card, model::Language language);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void adjust();

    const Theme& m_theme;
    std::optional<model::Card> m_card;
    model::Language m_language = model::Language::English;
};


} // namespace views
