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
};

/// What stands in the middle of a lane: the castle, by name, crossed out when the lane is out of the match.
class CastlePlate : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    void setGroup(const rules::GroupView& group);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    rules::GroupView m_group;
};

/// A number on the table: as coins in threes and ones with the number, or alone. Takes the focus, so that it
/// can explain itself.
class CounterBadge : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    /// `label` stands before the number; may be empty.
    void setCounter(const rules::CounterView& counter, const QString& label, bool leads);
    [[nodiscard]] const rules::CounterView& counter() const { return m_counter; }
    [[nodiscard]] int wantedWidth() const;
    /// Without coins, with a number of two digits.
    [[nodiscard]] static int wordsWidth(const TableLook& look, const QString& label, double scale);
    [[nodiscard]] static int mostCoinsWidth(double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double coinStep() const;

    rules::CounterView m_counter;
    QString m_label;
    bool m_leads = false;
};

} // namespace views
