// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/lab_session.h"
#include "model/play/table_setup.h"
#include "model/settings/settings.h"
#include "views/table/board_view.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace views {

class CardPalette;
class ChoiceBox;
class PositionFields;
class RichLabel;

/// The rules lab: a position of any game put together on the board, by dragging, keys or menus, or written as
/// a scenario; both are always the same. Checked while it is made, each reason beside what is at fault; then
/// played on from.
class LabPage : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the page. `ids` are the games to begin a position of.
    LabPage(model::GameFinder games, QStringList ids, const model::CardListModel& cards,
            const model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] model::LabSession& session() { return m_lab; }
    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_lab.text(); }
    void takeFocus();
    void setOwnCards(const OwnCard& own);
    /// Cards of the library may be others by now.
    void cardsChanged();
    /// The board or the text is in front.
    void showBoard(bool board);

Q_SIGNALS:
    /// One scenario, and who decides on each seat.
    void playWanted(const QString& scenario, const std::vector<model::SeatPlayer>& seats);
    void fromTableWanted();
    void openWanted();
    void saveWanted(const QString& scenario);
    void ruleWanted(const QString& clause);
    void copied();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectAll();
    void retranslate();
    void follow();
    void showScenarios();
    void showSeats();
    void showVerdict();
    void showWrong();
    void setTarget(const BoardView::Spot& spot);
    void put(const QString& card, bool down);
    void pointAt(TableItem* item);
    void carry(TableItem* from, TableItem* to);
    void showMenu(TableItem* item, const QPoint& global);
    void fillCardMenu(QMenu& menu, const BoardView::Spot& spot);
    void fillZoneMenu(QMenu& menu, const QString& zone);
    void fillNewMenu();
    void shift(int by);
    [[nodiscard]] bool handleKey(const QKeyEvent& key);
    [[nodiscard]] const rules::scenario::CardsPart* part(const QString& zone) const;
    [[nodiscard]] QString partName(const QString& part) const;
    [[nodiscard]] QString inWords(const rules::BothLanguages& text) const;

    const QStringList m_ids;
    const model::Settings& m_settings;
    const Theme& m_theme;
    TableLook m_look;
    model::LabSession m_lab;
    BoardView::Spot m_target;
    BoardView::Spot m_carried; ///< taken up by key, to be put down elsewhere
    QLabel* m_title;
    ChoiceBox* m_scenarios;
    QTabWidget* m_tabs;
    BoardView* m_board;
    QLabel* m_unreadable;
    CardPalette* m_palette;
    PositionFields* m_fields;
    QPlainTextEdit* m_text;
    RichLabel* m_verdict;
    QGridLayout* m_seatGrid;
    std::vector<ChoiceBox*> m_seats; ///< one per seat of the position
    QPushButton* m_play;
    QPushButton* m_new;
    QPushButton* m_fromTable;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_copy;
    QPushButton* m_close;
    QMenu* m_newMenu;
};

} // namespace views
