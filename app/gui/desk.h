// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/library_session.h"
#include "app/gui/main_window.h"
#include "model/language/translations.h"
#include "model/library/card_list_model.h"
#include "model/settings/settings.h"
#include "views/about/about_dialog.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace app {

/// What the program uses of the world; tests bring their own.
struct Surroundings
{
    QString settingsFile;
    QString libraryFile;
    std::shared_ptr<views::FileChooser> files = std::make_shared<views::DesktopFileChooser>();
    std::shared_ptr<model::Clock> clock = std::make_shared<model::SystemClock>();
    std::shared_ptr<views::PagePrinter> printer = std::make_shared<views::DesktopPagePrinter>();
};

/// All parts of the running program, built once and wired together. Needs a QApplication.
class Desk : public QObject
{
    Q_OBJECT

public:
    explicit Desk(Surroundings surroundings);
    ~Desk() override;

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] model::Settings& settings() { return m_settings; }
    [[nodiscard]] views::Theme& theme() { return m_theme; }
    [[nodiscard]] views::ActionRegistry& actions() { return m_actions; }
    [[nodiscard]] LibrarySession& library() { return *m_library; }

    /// Geometry and place come back, the window appears, the library opens.
    void start();
    /// Files from the command line or from a second start.
    void open(const QStringList& files);

    /// Shown beside the window, which stays usable.
    views::AboutDialog* showAbout();

private:
    [[nodiscard]] views::PlaceRegistry places();
    [[nodiscard]] views::Place* makeCards(QWidget* parent);
    [[nodiscard]] views::Place* makeRulebook(QWidget* parent);
    [[nodiscard]] views::Place* makeTable(QWidget* parent);
    [[nodiscard]] views::Place* makeSettings(QWidget* parent);
    void connectActions();
    void tell(const QString& id, views::MessageKind kind, std::function<QString()> text,
              std::vector<views::Message::Answer> answers = {});
    void showChoices();
    void showLibrary();

    Surroundings m_surroundings;
    model::Settings m_settings;
    model::Translations m_translations;
    views::Theme m_theme;
    views::ActionRegistry m_actions;
    model::CardListModel m_cards;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<LibrarySession> m_library;
    QPointer<views::AboutDialog> m_about;
};

} // namespace app
