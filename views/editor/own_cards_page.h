// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/own_card_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;

namespace views {

class ChoiceBox;
class EmptyState;

/// The cards that an owner has made, with what can be done to the chosen one. Enter edits, Delete removes.
class OwnCardsPage : public QWidget
{
    Q_OBJECT

public:
    OwnCardsPage(model::OwnCardModel& cards, const Theme& theme, QWidget* parent = nullptr);

    /// After the model was read: the list or the empty state, the same card chosen as before.
    void refresh(bool canWrite);
    void choose(const QString& game, const QString& key);
    [[nodiscard]] const model::OwnCardModel::Row* chosen() const; ///< null: none
    /// The games that a new card can be of, with their names; the choice is there where there are several.
    void setGames(const std::vector<std::pair<QString, QString>>& games);
    [[nodiscard]] QString game() const;
    void takeFocus();

Q_SIGNALS:
    void newWanted();
    void editWanted();
    void copyWanted();
    void exportWanted();
    void removeWanted(); ///< or bring back, for one that was removed
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showChoices();
    void retranslate();
    void adjust();

    model::OwnCardModel& m_cards;
    const Theme& m_theme;
    bool m_canWrite = false;
    QString m_game;
    QString m_key;
    QLabel* m_title;
    QLabel* m_hint;
    ChoiceBox* m_games;
    QPushButton* m_new;
    QPushButton* m_edit;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_remove;
    QWidget* m_buttons;
    QListView* m_list;
    EmptyState* m_empty;
    QStackedWidget* m_stack;
};

} // namespace views
