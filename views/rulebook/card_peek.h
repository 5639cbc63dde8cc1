// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/theme/theme.h"

#include <QFrame>
#include <QList>

#include <optional>

namespace views {

class CardFaceWidget;

/// A card's face that appears beside a link and goes away by itself. Lies over its parent and lets the
/// pointer through.
class CardPeek : public QFrame
{
    Q_OBJECT

public:
    CardPeek(const Theme& theme, QWidget* parent);

    /// `link` in global coordinates; the face stands below it, or above where there is no room.
    /// `keepFree`, in the coordinates of the parent, is covered as little as possible.
    void showCard(const model::Card& card, model::Language language, const QRect& link,
                  const QList<QRect>& keepFree = {});
    /// What is shown; nothing while it is hidden.
    [[nodiscard]] std::optional<model::Card> card() const { return isVisible() ? m_card : std::nullopt; }
    [[nodiscard]] QString cardId() const { return isVisible() && m_card ? m_card->id : QString(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    CardFaceWidget* m_face;
    std::optional<model::Card> m_card;
};

} // namespace views
