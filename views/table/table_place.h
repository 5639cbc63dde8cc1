// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_list_model.h"
#include "model/play/brought_deck.h"
#include "model/play/match_session.h"
#include "model/rulebook/rulebook.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/page_printer.h"
#include "views/frame/place.h"
#include "views/table/own_decks.h"
#include "views/table/play_view.h"

#include <QTimer>

#include <array>
#include <functional>

namespace views {

class OwnSizeStack;
class SetupPage;
class LabPage;
class WorkStrip;

/// The games as the owner's library has them. While it is still being opened, a match that was left running
/// waits for `TablePlace::libraryOpened`.
struct TableGames
{
    model::GameFinder find{};         ///< empty: those of the program
    model::PlayedGameFinder played{}; ///< may be empty
    bool isOpening = false;
    QStringList ids{}; ///< those that can be set up; empty: all of the program
};

/// The table: a match is set up, played, stepped through, saved and opened. One that was left running is
/// there again when the place is made.
class TablePlace : public Place
{
    Q_OBJECT

public:
    /// All that is passed outlives the place. `runningFile` keeps the running match; recent ones and the
    /// position in the lab are kept beside it.
    TablePlace(const QString& runningFile, RulebookFinder books, const model::CardListModel& cards,
               model::Settings& settings, ActionRegistry& actions, const Theme& theme, FileChooser& files,
               QWidget* parent = nullptr, const TableGames& games = {});
    ~TablePlace() override;

    /// Before there is a place: what can be begun from anywhere (`kFromAnywhere`) is for who makes the place
    /// then; the other actions rest. Called once by who makes the registry.
    static void restActions(ActionRegistry& actions);
    static constexpr std::array kFromAnywhere{"table.new", "table.open", "table.lab", "table.daily"};

    [[nodiscard]] QString status() const override;
    void takeFocus() override;
    [[nodiscard]] GameInUse gameInUse() const override;
    void showSample() override;
    /// That of the lab while it is shown: a match has its timeline.
    [[nodiscard]] QUndoStack* undoStack() const override;
    [[nodiscard]] bool canUndo() const override;
    [[nodiscard]] bool canRedo() const override;
    /// To the person's own last decision; the actions of the table go by single steps.
    void undo() override { m_session.undo(model::StepUnit::Own); }
    void redo() override { m_session.step(model::StepUnit::Own); }

    [[nodiscard]] model::MatchSession& session() { return m_session; }

    void setOwnDecks(OwnDecks decks);
    /// Where reviews are printed; it outlives the place.
    void setPrinter(PagePrinter& printer) { m_printer = &printer; }
    /// The owner's own rulebooks, whose pages stand beside the rules.
    void setEditions(EditionFinder editions);
    void setOwnCards(const OwnCard& own);
    /// The library is there, or cannot be used; also whenever its cards may be others. A match on the table
    /// goes on with the cards that it began with.
    void libraryOpened();
    /// Starts a match of a deck, or of a pair, at once, with a person on both sides. Where each side brings a
    /// deck, both bring the one. A variant that leaves something open, such as players or difficulty, and one
    /// that cannot be played here are set up instead, with the deck filled in.
    void goldfish(const std::vector<model::OwnDeck>& decks, const QString& variant);
    /// Opens a scenario, its moves ahead of it, to be stepped through or played otherwise.
    void playExample(const QString& scenario, const QString& question = {});
    /// Starts a match of the game's first variant at once, a person against a bot. A match that is on the
    /// table becomes a recent one.
    void playSample(const QString& game);
    /// Shows the set-up of a match of this game.
    void setUp(const QString& game);
    /// Shows the set-up of a match that one person plays alone, of the first of these games that has one:
    /// only the difficulty is left to choose.
    void setUpSolo(const QStringList& games);
    /// Opens a match file or a scenario, large ones in another thread; what is wrong with it is told by
    /// `told`.
    void openFile(const QString& path, const QString& scenario = {});
    /// Shows the rules lab with this scenario, to look at, change and play on from; one step of undo there
    /// brings back what it held before.
    void openInLab(const QString& scenario);

Q_SIGNALS:
    /// The rule is to be opened in the rulebook.
    void ruleWanted(const QString& clause);
    /// Its page in the owner's PDF is to be opened.
    void pdfWanted(const QString& clause);
    /// A sentence for the message bar; `good`: something was done.
    void told(const QString& text, bool good);
    /// What was told last is no longer so.
    void settled();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectActions();
    void start();
    void playAgain();
    /// Shows the set-up filled in with what decks are built for, and says what it still asks.
    void askForRest(const model::TableSetup& setup, const rules::KnownGame& game, const QString& deck);
    void showSetup();
    void takeUp();
    void takeUpRecent(const QString& path);
    void openMatch(const model::MatchRequest& request);
    void tellOpened(const model::MatchRequest& request, const rules::Result<rules::Done>& outcome,
                    const QString& problem);
    void showOpening();
    void tell(const QString& text);
    void bringLabBack();
    void keepLab();
    void askFile();
    void save();
    void share();
    void tellSaved(const rules::Result<rules::Done>& saved, const QString& path, const QString& good);
    void connectLab();
    /// False if it cannot be played; the reason is told.
    bool playScenario(const QString& text, const std::vector<model::SeatPlayer>& seats);
    void showLab();
    void labFromTable();
    void saveLab(const QString& text);
    void follow();
    void showActions();
    void printReview();
    [[nodiscard]] QAction* action(const char* id) const;
    [[nodiscard]] QString reason(const rules::Error& error) const;

    model::Settings& m_settings;
    ActionRegistry& m_actions;
    const Theme& m_theme;
    FileChooser& m_files;
    model::MatchSession m_session;
    OwnSizeStack* m_pages;
    SetupPage* m_setup;
    PlayView* m_play;
    LabPage* m_lab;
    WorkStrip* m_work;
    PagePrinter* m_printer = nullptr;
    bool m_keepingTold = false; ///< as long as saving goes on failing
    bool m_labTold = false;
    QString m_labFile; ///< keeps what is in the lab; empty: nothing does
    QString m_labKept; ///< its text there
    QTimer m_labSoon;
};

} // namespace views
