// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_workshop.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>

namespace views {

/// Draws a deck as a line: a fan of its first cards, name, variant, number of cards, tags, sleeves and when
/// it changed.
class DeckShelfDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    DeckShelfDelegate(model::DeckWorkshop& workshop, const model::DeckFilterModel& decks, const Theme& theme,
                      QObject* parent = nullptr);

    void setLanguage(model::Language language) { m_language = language; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Whether the deck is legal, at the right; gives where it begins.
    double paintStanding(QPainter& painter, const QRectF& row, double right, int faults) const;
    void paintFan(QPainter& painter, const QRectF& area, const model::DeckSummary& deck) const;

    model::DeckWorkshop& m_workshop;
    const model::DeckFilterModel& m_decks;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
};

} // namespace views
