// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/box_check_model.h"
#include "model/library/card_library.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

namespace views {

class ChoiceBox;

/// "Check against your box": every kind of card with the number that is assumed. A digit is the number and
/// goes on to the next kind; Enter says that the number shown is right; Delete takes it back, Space leads to
/// the next kind that is not checked, Ctrl+Enter saves. Numbers are saved together, once a match could be
/// played with them.
class BoxCheckPage : public QWidget
{
    Q_OBJECT

public:
    BoxCheckPage(const model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~BoxCheckPage() override;

    /// Null: none. The library outlives its use here.
    void setLibrary(model::CardLibrary* library);
    /// Shows the box of a game; of the first that has one where the game has none.
    void begin(const QString& game);
    void takeFocus();
    [[nodiscard]] QString status() const; ///< "17 of 52 kinds checked · 66 cards"
    [[nodiscard]] QString game() const;
    /// A card has changed elsewhere. What was noted and not saved stays.
    void refresh();

Q_SIGNALS:
    void backWanted();
    void statusChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void adjust();
    void showGame();
    void showState();
    void save();
    void goTo(int row);
    bool handleKey(QKeyEvent* event);

    const model::Settings& m_settings;
    const Theme& m_theme;
    model::CardLibrary* m_library = nullptr;
    model::BoxCheckModel m_model;
    QToolButton* m_back;
    QLabel* m_title;
    ChoiceBox* m_game;
    QLabel* m_hint;
    QLabel* m_state;
    QTableView* m_table;
    QLabel* m_problems;
    QPushButton* m_save;
};

} // namespace views
