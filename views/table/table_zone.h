// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "views/table/table_item.h"

namespace views {

/// The ground of a zone, behind its cards: a side of a lane, a row, a pile, a tile.
class TableZone : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    /// The title stands above the cards where it is asked for, else in the middle of an empty row.
    void setZone(const rules::ZoneView& zone, const QString& title, bool above);
    /// What is left free at the right of the title.
    void setReserve(int pixels);
    /// Where the empty places are, each for what is missing there.
    void setSlots(const std::vector<QRect>& slots);
    /// Whether somebody who is looked at could target what is here.
    enum class Reach { None, Own, Threat };
    void setReach(Reach reach);
    [[nodiscard]] Reach reach() const { return m_reach; }

    [[nodiscard]] static int titleHeight(double scale) { return static_cast<int>(22 * scale); }
    [[nodiscard]] static QFont titleFont(const TableLook& look, double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::string m_owner;
    rules::ZoneShape m_shape = rules::ZoneShape::Row;
    bool m_closed = false;
    bool m_empty = false;
    QString m_title;
    bool m_above = false;
    Reach m_reach = Reach::None;
    int m_reserve = 0;
    std::vector<std::string> m_missing;
    std::vector<QRect> m_slots;
};

/// What is in the middle of a lane: its card, by name, crossed out when the lane is out of the match. Of an
/// area: its name.
class GroupPlate : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    void setGroup(const rules::GroupView& group);
    [[nodiscard]] const rules::GroupView& group() const { return m_group; }
    /// What is left free at the right for what lies on it.
    void setReserve(int pixels);
    /// What people call the party that has won it; empty: nobody has.
    void setWinner(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintName(QPainter& painter) const;

    rules::GroupView m_group;
    QString m_winner;
    int m_reserve = 0;
};

/// A number on the table: as coins in threes and ones with the number, behind its picture, or alone. Takes
/// the focus, so that it can explain itself.
class CounterBadge : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    /// `label` stands before the number; may be empty.
    void setCounter(const rules::CounterView& counter, const QString& label, bool leads);
    [[nodiscard]] const rules::CounterView& counter() const { return m_counter; }
    /// With its label and room for its coins, which may be closer together.
    [[nodiscard]] static int widthFor(const TableLook& look, const rules::CounterView& counter,
                                      const QString& label, double scale);
    /// With its label, a number of two digits and, where they are counted, one coin.
    [[nodiscard]] static int leastWidth(const TableLook& look, const rules::CounterView& counter,
                                        const QString& label, double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Without coins, with a number of two digits.
    [[nodiscard]] static int wordsWidth(const TableLook& look, const rules::CounterView& counter,
                                        const QString& label, double scale);
    [[nodiscard]] QString number() const; ///< "7", "7/9", or nothing where it is so or not
    void paintPieces(QPainter& painter, double left, int count, double step) const;
    [[nodiscard]] double coinStep(int count) const;
    [[nodiscard]] int coinsShown() const;

    rules::CounterView m_counter;
    QString m_label;
    bool m_leads = false;
};

} // namespace views
