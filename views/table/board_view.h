// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "model/play/open_choice.h"
#include "views/table/board_layout.h"
#include "views/table/table_card.h"
#include "views/table/table_zone.h"

#include <QWidget>

#include <map>

class QLabel;

namespace views {

class CardPeek;

/// The table: every card, zone, castle and number of a match of any game. Shows and reports; what a choice
/// means is decided by its owner. Arrow keys move between what lies on it, N goes to the next thing that can
/// be chosen.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    /// Session and look outlive the board.
    BoardView(const model::MatchSession& session, const TableLook& look, QWidget* parent = nullptr);

    /// Shows where the match stands now. `open` says what is lit; nothing is while nobody is asked.
    void show(const model::OpenChoice& open);
    /// Everything anew: language, colours or text size are others.
    void renew();

    /// Opens a pile to look through, or closes it with an empty id.
    void openPile(const QString& zone);
    [[nodiscard]] QString pile() const { return m_pile; }

    /// The keyboard goes to the first thing that can be chosen; false if there is none.
    bool focusLit();
    [[nodiscard]] QList<TableItem*> litItems() const;

Q_SIGNALS:
    void pointed(views::TableItem* item);
    /// `from` was dragged upon `to`.
    void carried(views::TableItem* from, views::TableItem* to);
    void numberAsked(const QString& counter);
    void cardReached(const QString& card); ///< empty: none any more

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    template <class Item>
    Item* item(std::map<QString, Item*>& items, const QString& name);
    void connectItem(TableItem* item);
    void place();
    void placeZone(std::size_t zone);
    void placeCounters();
    void placePile();
    void light(const model::OpenChoice& open);
    void raiseInOrder();
    void reach(TableItem* item);
    void drag(TableItem* item, const QPoint& global);
    void drop(TableItem* item, const QPoint& global);
    [[nodiscard]] QString name(const std::string& word) const;
    [[nodiscard]] QString explained(const std::string& number) const;
    [[nodiscard]] bool isFresh(const std::string& zone, const rules::CardView& card) const;

    const model::MatchSession& m_session;
    const TableLook& m_look;
    model::OpenChoice m_open;
    std::vector<rules::ZoneView> m_zones;
    std::vector<rules::ZoneView> m_before; ///< one step earlier
    std::vector<rules::GroupView> m_groups;
    BoardLayout m_layout;
    std::map<QString, TableZone*> m_zoneItems;
    std::map<QString, TableCard*> m_cardItems;
    std::map<QString, CastlePlate*> m_groupItems;
    std::map<QString, CounterBadge*> m_counterItems;
    QString m_pile;
    bool m_pileOpened = false; ///< by the question, not by hand
    QWidget* m_pileGround;
    CardPeek* m_peek;
    QLabel* m_carriedPicture;
};

} // namespace views
