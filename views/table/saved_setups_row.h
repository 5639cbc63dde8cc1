// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/saved_setups.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace views {

class ChoiceBox;

/// Set-ups with a name: one is chosen from a list, saved under a name, or removed.
class SavedSetupsRow : public QWidget
{
    Q_OBJECT

public:
    /// The settings outlive it.
    explicit SavedSetupsRow(model::Settings& settings, QWidget* parent = nullptr);

    /// Lists the set-ups of a game.
    void setGame(const QString& game);
    /// The set-up that is to be saved under the name that was typed.
    void save(const model::TableSetup& setup);

Q_SIGNALS:
    void chosen(const model::TableSetup& setup);
    void saveWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void list(const QString& name);
    void showNaming(bool naming);
    void showButtons();

    model::SavedSetups m_saved;
    QString m_game;
    std::vector<model::SavedSetup> m_listed;
    ChoiceBox* m_list;
    QLineEdit* m_name;
    QPushButton* m_save;
    QPushButton* m_cancel;
    QPushButton* m_remove;
};

} // namespace views
