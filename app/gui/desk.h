// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/main_window.h"
#include "model/language/translations.h"
#include "model/library/card_list_model.h"
#include "model/settings/settings.h"
#include "views/about/about_dialog.h"
#include "views/dialogs/file_chooser.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace app {

/// All parts of the running program, built once and wired together. Needs a QApplication. Tests make one with
/// files of their own.
class Desk : public QObject
{
    Q_OBJECT

public:
    struct Files
    {
        QString settings;
        QString library;
    };

    explicit Desk(Files files, std::unique_ptr<views::FileChooser> chooser = std::make_unique<views::DesktopFileChooser>());
    ~Desk() override;

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] model::Settings& settings() { return m_settings; }
    [[nodiscard]] views::Theme& theme() { return m_theme; }
    [[nodiscard]] views::ActionRegistry& actions() { return m_actions; }

    /// Geometry and place come back, the window appears.
    void start();
    /// Files from the command line or from a second start.
    void open(const QStringList& files);

    /// Shown beside the window; made anew each time.
    views::AboutDialog* showAbout();

private:
    [[nodiscard]] views::PlaceRegistry places();
    [[nodiscard]] views::Place* makeCards(QWidget* parent);
    void connectActions();
    void stepTextSize(int direction);
    void showChoices();

    Files m_paths;
    model::Settings m_settings;
    model::Translations m_translations;
    std::unique_ptr<views::FileChooser> m_chooser;
    views::Theme m_theme;
    views::ActionRegistry m_actions;
    model::CardListModel m_cards;
    std::unique_ptr<MainWindow> m_window;
    QPointer<views::AboutDialog> m_about;
};

} // namespace app
