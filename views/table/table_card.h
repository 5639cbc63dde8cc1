// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "views/table/table_item.h"

#include <QPixmap>

namespace views {

/// A card on the table: the whole face where there is room for its proportions, else a strip with strength,
/// name and mark. Face-down it shows its back in the tint of its side, with a quiet name where the viewer may
/// know it.
class TableCard : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    /// `owner` decides the tint; `fresh`: it came here or changed with the last step.
    void setCard(const rules::CardView& card, const std::string& owner, bool fresh);
    [[nodiscard]] const rules::CardView& card() const { return m_card; }
    [[nodiscard]] bool isFresh() const { return m_fresh; }
    /// Which way it looks on a board with facing: up, down, or neither.
    enum class Looks { Nowhere, Up, Down };
    void setLooks(Looks looks);
    /// How many cards lie here, where it is the top of a pile; 0: it is none.
    void setCount(int count);
    /// The card as it is drawn, without lights: cheaper than a grab, which settles the whole window first.
    [[nodiscard]] const QPixmap& picture();
    /// How much life it has just lost; shown as long as it is marked as new.
    void setHurt(int lost);
    [[nodiscard]] int hurt() const { return m_hurt; }
    /// How strongly a fresh card glows, from 0 to 1.
    void setGlow(double glow);
    /// On its way over the board: its place stays empty until it is there.
    void setArriving(bool arriving);
    [[nodiscard]] bool isArriving() const { return m_arriving; }
    /// Draws again what depends on language or colours.
    void renew();

    /// "War Bear, strength 5", "Face-down card (War Bear)", "Face-down card"
    [[nodiscard]] static QString inWords(const rules::CardView& card, const TableLook& look);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool showsFace() const;
    void paintCard(QPainter& painter, const QRectF& rect) const;
    void paintStrip(QPainter& painter, const QRectF& rect) const;
    void paintBack(QPainter& painter, const QRectF& rect) const;
    void paintFigureStrip(QPainter& painter, const QRectF& rect, const model::Card& card,
                          const QColor& hue) const;
    void paintSignStrip(QPainter& painter, const QRectF& rect, const model::Card& card) const;
    /// In lines of this height from the top of the room; gives the height that they took.
    double paintFigures(QPainter& painter, const QRectF& room, double line, const model::Card& card) const;
    void paintSlain(QPainter& painter, const QRectF& rect) const;
    void paintLooks(QPainter& painter) const;
    void paintCoins(QPainter& painter, int coins) const;
    void paintCount(QPainter& painter) const;
    void paintHurt(QPainter& painter) const;
    /// Paints its emblem if it is on a tile, and returns the width used.
    double paintEmblem(QPainter& painter, const QRectF& rect, const QColor& hue) const;

    rules::CardView m_card;
    std::string m_owner;
    int m_count = 0;
    int m_hurt = 0;
    Looks m_looks = Looks::Nowhere;
    bool m_fresh = false;
    bool m_arriving = false;
    double m_glow = 1;
    QPixmap m_picture;
};

} // namespace views
