// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "views/theme/theme.h"

#include <QWidget>

namespace views {

/// Four cards on offer and the visible top card of the deck beside them. Arrows choose, Enter or a click
/// takes.
class OfferView : public QWidget
{
    Q_OBJECT

public:
    explicit OfferView(const Theme& theme, QWidget* parent = nullptr);

    /// `top` is empty where the deck is. The directory must outlive the next call.
    void setCards(const QStringList& offer, const QString& top, const model::CardDirectory& cards,
                  model::Language language);

    [[nodiscard]] QSize sizeHint() const override { return {m_theme.scaled(320), m_theme.scaled(340)}; }

Q_SIGNALS:
    void taken(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF faceOf(int index) const; ///< 0 to 3 of the offer, 4: the top card
    void choose(int index);

    const Theme& m_theme;
    QStringList m_offer;
    QString m_top;
    const model::CardDirectory* m_cards = nullptr;
    model::Language m_language = model::Language::English;
    int m_chosen = 0;
};

} // namespace views
