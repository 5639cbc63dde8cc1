// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/library_session.h"
#include "app/gui/main_window.h"
#include "app/gui/print_shelf.h"
#include "model/decks/deck_workshop.h"
#include "model/language/translations.h"
#include "model/library/card_library.h"
#include "model/library/card_list_model.h"
#include "model/play/game_shelf.h"
#include "model/play/match_recorder.h"
#include "model/rulebook/edition_shelf.h"
#include "model/settings/settings.h"
#include "views/about/about_dialog.h"
#include "views/ask/ask_dialog.h"
#include "views/cards/face_pictures.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/guide/guide_dialog.h"
#include "views/statistics/statistics_dialog.h"
#include "views/table/own_decks.h"

#include <QObject>
#include <QPointer>
#include <QUndoGroup>

#include <functional>
#include <memory>

namespace views {
class PacksPlace;
struct ExportDeck;
class EditorPlace;
class DecksPlace;
class RulebookPlace;
} // namespace views

namespace app {

void startWithLibrary(const QString& library);

/// What the program uses of the world; tests bring their own.
struct Surroundings
{
    QString settingsFile;
    QString libraryFile;
    std::shared_ptr<views::FileChooser> files = std::make_shared<views::DesktopFileChooser>();
    std::shared_ptr<model::Clock> clock = std::make_shared<model::SystemClock>();
    std::shared_ptr<views::PagePrinter> printer = std::make_shared<views::DesktopPagePrinter>();
    /// Starts the program a second time, with that library.
    std::function<void(const QString& library)> openWindow = startWithLibrary;
    QString crashFolder{}; ///< where reports of crashes are; empty: none is looked for
    bool welcomes = false; ///< at the first start, before any place has been left
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
    [[nodiscard]] model::DeckWorkshop& workshop() { return m_workshop; }

    /// Geometry and place come back, the window appears, the library opens.
    void start();
    /// Files and share links from the command line, from a second start or dropped onto the window.
    void open(const QStringList& files);

    /// Shows the rulebook with a clause marked (or what RulebookPlace::openClause takes): for log lines,
    /// refusals, deck violations and cards. "Back" leads to the place one came from.
    void openClause(const QString& id);
    [[nodiscard]] model::EditionShelf& editions() { return m_editions; }
    /// Opens a scenario at the table, with its moves ahead.
    void playExample(const QString& scenario, const QString& question);
    /// The same with the example of a clause or clarification; of several the person chooses.
    void playExampleOf(const QString& game, const QString& id);
    /// Shows a scenario in the rules lab of the table.
    void openInLab(const QString& scenario);

    /// Shown beside the window, which stays usable.
    views::AboutDialog* showAbout();
    /// How one's own matches ended, beside the window.
    views::StatisticsDialog* showStatistics();
    /// The field for questions, over whatever is shown.
    views::AskDialog* showAsk();
    /// The user guide beside the window, at a chapter or section; empty: at the one about the page shown.
    views::GuideDialog* showGuide(const QString& section = {});

private:
    [[nodiscard]] views::PlaceRegistry places();
    [[nodiscard]] views::Place* makeCards(QWidget* parent);
    [[nodiscard]] views::Place* makeDecks(QWidget* parent);
    [[nodiscard]] views::Place* makeRulebook(QWidget* parent);
    /// A card as the library has it; nothing while there is no library, or no such card.
    [[nodiscard]] std::optional<model::Card> libraryCard(const QString& game, const QString& id);
    [[nodiscard]] views::Place* makePrint(QWidget* parent);
    void printDeck(const model::Deck& deck);
    void printCard(const QString& game, const QString& card);
    [[nodiscard]] views::DecksPlace& decks();
    /// Into the open deck; where none is open, the person chooses.
    void addToDeck(const QString& game, const QString& card);
    void chooseDeckFor(const QString& game, const QString& card);
    /// An action that a place carries out is there from anywhere: the place is shown first.
    void goThereFirst(const char* id, const QString& place);
    void openFile(const QString& file);
    /// What the last run left when it crashed, as text to copy.
    void offerCrashReport();
    void offerLibrary(const QString& file);
    void putIntoDeck(const QString& card, const QString& deck);
    void chooseForPrint(const QString& game, const QString& card);
    [[nodiscard]] views::Place* makeTable(QWidget* parent);
    [[nodiscard]] views::OwnDecks ownDecks();
    /// The deck in the builder goes to the table.
    void goldfish();
    void playPair(const model::Deck& opponent);
    /// Where the records of matches go; null while no library is open that could keep them.
    [[nodiscard]] model::Database* recordsDatabase();
    [[nodiscard]] std::optional<model::RecordedDeck> recordedDeck(const std::vector<std::string>& cards);
    [[nodiscard]] views::Place* makePacks(QWidget* parent);
    [[nodiscard]] std::vector<views::ExportDeck> exportDecks();
    [[nodiscard]] views::PacksPlace& packs();
    /// Packs have changed the cards: who shows some reads them again.
    void refreshCards();
    /// Makes m_cardLibrary anew from a database, or none, and hands it to the places that show cards.
    void readCards(model::Database* cards);
    void giveCards(model::CardLibrary* library);
    [[nodiscard]] views::Place* makeEditor(QWidget* parent);
    [[nodiscard]] views::EditorPlace& showEditor();
    [[nodiscard]] views::Place* makeSettings(QWidget* parent);
    [[nodiscard]] views::Place* makeWelcome(QWidget* parent);
    [[nodiscard]] views::RulebookPlace& rulebook();
    void connectActions();
    void tell(const QString& id, views::MessageKind kind, std::function<QString()> text,
              std::vector<views::Message::Answer> answers = {});
    void showChoices();
    void showLibrary();
    void takeLibrary();
    void showPictures();
    /// Cards may be others by now: the table plays with them from the next match on.
    void showGames();
    /// "Undo" belongs to the place that is shown.
    void followUndo();

    Surroundings m_surroundings;
    model::Settings m_settings;
    model::Translations m_translations;
    views::Theme m_theme;
    views::FacePictures* m_pictures = nullptr; ///< of the theme
    views::ActionRegistry m_actions;
    model::CardListModel m_cards;
    model::DeckWorkshop m_workshop;
    model::EditionShelf m_editions;
    PrintShelf m_shelf;
    model::GameShelf m_games;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<LibrarySession> m_library;
    std::unique_ptr<model::CardLibrary> m_cardLibrary; ///< of the database of m_library: goes before it
    const model::Database* m_readFrom = nullptr;       ///< what m_cardLibrary was made of; never looked into
    QUndoGroup m_undo;
    QPointer<views::AboutDialog> m_about;
    QPointer<views::StatisticsDialog> m_statistics;
    QPointer<model::MatchRecorder> m_recorder; ///< of the table
    QPointer<views::AskDialog> m_ask;          ///< of the window
    QPointer<views::GuideDialog> m_guide;
};

} // namespace app
