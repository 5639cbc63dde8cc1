// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/backups.h"
#include "views/welcome/owned_games.h"

#include <QWidget>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace views {

/// What the page shows of the world and does to it.
struct DataSurroundings
{
    std::function<QString()> library;                         ///< path of the file
    std::function<QList<model::Backup>()> backups;            ///< newest first
    std::function<void(const model::Backup& backup)> restore; ///< replaces the library by it
    std::function<void(const QString& folder)> openFolder;    ///< in the file manager
};

/// The games and boxes of the owner, where their data is, and the backups with a way back to each of them.
class DataPage : public QWidget
{
    Q_OBJECT

public:
    /// All that is passed outlives the page.
    DataPage(std::vector<WelcomeGame> games, DataSurroundings surroundings, model::Settings& settings,
             const Theme& theme, QWidget* parent = nullptr);

    void setLibrary(model::CardLibrary* library);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void adjust();
    void listBackups();
    void ask(bool asking);

    DataSurroundings m_surroundings;
    const model::Settings& m_settings;
    const Theme& m_theme;
    QLabel* m_gamesTitle;
    OwnedGames* m_games;
    QLabel* m_folderTitle;
    QLabel* m_folder;
    QPushButton* m_openFolder;
    QLabel* m_backupsTitle;
    QLabel* m_backupsHint;
    QListWidget* m_backups;
    QPushButton* m_restore;
    QWidget* m_question;
    QLabel* m_questionText;
    QPushButton* m_yes;
    QPushButton* m_no;
    QList<model::Backup> m_listed;
};

} // namespace views
