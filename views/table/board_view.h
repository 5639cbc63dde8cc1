// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/open_choice.h"
#include "views/table/board_content.h"
#include "views/table/board_layout.h"
#include "views/table/front_plate.h"
#include "views/table/seat_badge.h"
#include "views/table/table_card.h"
#include "views/table/table_zone.h"

#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <map>
#include <set>

class QLabel;
class QPushButton;

namespace views {

class BoardMotion;
class CardPeek;

/// How a card of the library is dragged to the board: its id.
inline const QString kCardMime = QStringLiteral("application/x-castellan-card");

/// The table: every player, card, zone, group and number of a match or position of any game. Shows and
/// reports; what a choice means is decided by its owner. Arrow keys move between what is on it, N goes to the
/// next thing that can be chosen, V to the view of the next seat, F to the next front.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    /// The look outlives the board.
    explicit BoardView(const TableLook& look, QWidget* parent = nullptr);

    /// Whether the board shows how it came to be: after one step forward, never otherwise.
    enum class Arrival { Still, Marked, Moving };
    /// Shows what lies on the table. `open` says what is lit; nothing is while nobody is asked.
    void show(BoardContent content, const model::OpenChoice& open, Arrival arrival = Arrival::Still);
    /// The same content, other things lit.
    void showOpen(const model::OpenChoice& open);
    /// Everything is drawn anew by the next `show`: language, colours or text size are others.
    void renew();
    /// In the lab: everything can be dragged, and cards from elsewhere be dropped.
    void setEditing(bool editing);
    [[nodiscard]] const std::vector<rules::ZoneView>& zones() const { return m_content.zones; }

    /// Where an item lies: a zone, and the place of a card in it (-1: the zone itself).
    struct Spot
    {
        QString zone;
        int card = -1;

        friend bool operator==(const Spot&, const Spot&) = default;
    };
    [[nodiscard]] static Spot spotOf(const TableItem& item);
    [[nodiscard]] TableItem* itemAt(const Spot& spot) const;
    /// The item of a zone, group or counter; null if there is none.
    [[nodiscard]] TableItem* itemOf(const QString& part) const;
    /// Of several cards that a choice could mean, the one here is shown as chosen, until the next `show`.
    void setPointedAt(const TableItem& item) { m_pointedAt = item.part(); }
    /// Marks where the next card goes, until the next `show`.
    void mark(const Spot& spot);
    [[nodiscard]] const BoardMotion& motion() const { return *m_motion; }

    /// Called with what the pointer or the keyboard has reached, and with null when it has left it; true:
    /// something is shown about it, so that its card need not be.
    using Preview = std::function<bool(TableItem*)>;
    void setPreview(Preview preview) { m_preview = std::move(preview); }

    /// Opens a pile to look through, or closes it with an empty id.
    void openPile(const QString& zone);
    [[nodiscard]] QString pile() const { return m_pile; }

    /// Shows the table from another seat: that seat is at the lower edge, with all it has. Empty: from the
    /// seat of the content. What is hidden stays hidden.
    void setViewpoint(const std::string& seat);
    [[nodiscard]] const std::string& viewpoint() const { return m_viewpoint; }
    /// Shows one front in full in place of those of the lower seat; empty: those again. See
    /// BoardScene::frontOf.
    void enlarge(const std::string& front);
    [[nodiscard]] const std::string& enlarged() const { return m_content.enlarged; }
    /// The next front in full, or the one before.
    void stepFront(int by);
    /// From the seat that comes next in turn order, or before.
    void stepViewpoint(int by);

    /// Whether something that is lit now means this part, so that it can be answered by pointing.
    [[nodiscard]] bool offers(const model::AnswerPart& part) const;

    /// Whether a part that can be pointed at is only found on boards of other seats, where people overlook
    /// it.
    [[nodiscard]] bool isAfar(const model::AnswerPart& part) const;

    /// The keyboard goes to the first thing that can be chosen; false if there is none.
    bool focusLit();
    [[nodiscard]] QList<TableItem*> litItems() const;
    /// The one card that can be chosen in the zone or group of an item that cannot be chosen itself; null
    /// where there is none, or more than one.
    [[nodiscard]] TableItem* onlyLitAt(const TableItem& item) const;

Q_SIGNALS:
    void pointed(views::TableItem* item);
    /// `from` was dragged upon `to`.
    void carried(views::TableItem* from, views::TableItem* to);
    void numberAsked(const QString& counter);
    void cardReached(const QString& card); ///< empty: none any more
    void menuWanted(views::TableItem* item, const QPoint& global);
    /// A card of the library was dropped upon `to`.
    void cardDropped(const QString& card, views::TableItem* to);
    void viewpointChanged(); ///< other things are shown, or not, although nothing has happened

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] bool focusNextPrevChild(bool next) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    template <class Item>
    Item* item(std::map<QString, Item*>& items, const QString& name, const TablePart& part);
    void connectItem(TableItem* item);
    void place();
    void placeZone(std::size_t zone);
    void placeCounters();
    void placeSeats();
    void placeFronts();
    [[nodiscard]] FrontPlate::State summaryOf(const std::string& front) const;
    void lightFronts(const model::AnswerParts& zones, const std::vector<model::CardPlace>& cards);
    [[nodiscard]] BoardLayout::Words words() const;
    [[nodiscard]] QString zoneTitle(const rules::ZoneView& zone) const;
    /// A name without its owner's, which is written beside it.
    [[nodiscard]] QString ownName(const std::string& word, const std::string& owner) const;
    [[nodiscard]] QString playerName(const std::string& who) const;
    void placePile();
    void light(const model::OpenChoice& open);
    void raiseInOrder();
    void reach(TableItem* item);
    void peek();
    void showReach(const TableItem* item);
    void drag(TableItem* item, const QPoint& global);
    void drop(TableItem* item, const QPoint& global);
    [[nodiscard]] TableItem* itemUnder(const QPoint& global) const;
    [[nodiscard]] QString name(const std::string& word) const;
    [[nodiscard]] QString explained(const std::string& number) const;
    [[nodiscard]] bool isFresh(const std::string& zone, const rules::CardView& card) const;
    [[nodiscard]] int lostLife(const std::string& zone, const rules::CardView& card) const;
    [[nodiscard]] QString inWords(const rules::CardView& card) const;
    [[nodiscard]] std::map<std::string, std::vector<QRect>> lostCards() const;
    void setOut(const std::map<std::string, std::vector<QRect>>& lost);
    void glow();

    const TableLook& m_look;
    BoardContent m_content;
    model::OpenChoice m_open;
    BoardLayout m_layout;
    std::set<const QWidget*> m_used;
    std::vector<QWidget*> m_order; ///< as Tab goes
    std::map<QString, TableZone*> m_zoneItems;
    std::map<QString, TableCard*> m_cardItems;
    std::map<QString, GroupPlate*> m_groupItems;
    std::map<QString, CounterBadge*> m_counterItems;
    std::map<QString, SeatBadge*> m_seatItems;
    std::map<QString, FrontPlate*> m_frontItems;
    std::string m_viewpoint; ///< empty: that of the content
    std::string m_usualBottom;
    TablePart m_pointedAt;
    double m_scale = 1; ///< see BoardLayout::scaleFor
    QString m_pile;
    bool m_pileOpened = false; ///< by the question, not by hand
    QWidget* m_pileGround;
    QLabel* m_pileTitle;
    QPushButton* m_pileClose;
    CardPeek* m_peek;
    QLabel* m_carriedPicture;
    BoardMotion* m_motion;
    QVariantAnimation m_glow;
    Preview m_preview;
    QPointer<const TableItem> m_peekAt;
    std::string m_peekCard;
    int m_peekStrength = 0;
    QTimer m_peekSoon;
    QTimer m_unmark; ///< takes the marks away where nothing moves
    bool m_editing = false;
    bool m_walking = false; ///< somebody goes from one thing to the next by keys
};

} // namespace views
