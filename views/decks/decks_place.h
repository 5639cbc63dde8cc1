// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_session.h"
#include "model/decks/deck_workshop.h"
#include "model/decks/formats/deck_reading.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/message_bar.h"
#include "views/frame/place.h"

#include <QFutureWatcher>

#include <memory>

class QStackedWidget;

namespace views {

class DeckBuilder;
class DeckShelf;
class DecklessPage;
class ImportPage;
class StudyPage;
class WorkStrip;

/// The decks: all of them on a shelf, one of them in the builder, and the report about one that comes in.
/// Remembers the deck that was open.
class DecksPlace : public Place
{
    Q_OBJECT

public:
    /// All that is passed belongs to the caller and outlives the place.
    DecksPlace(model::DeckWorkshop& workshop, model::Settings& settings, ActionRegistry& actions,
               const Theme& theme, FileChooser& files, QWidget* parent = nullptr);
    ~DecksPlace() override;

    /// Its actions do nothing before there is a place; called once by who makes the registry.
    static void restActions(ActionRegistry& actions);

    [[nodiscard]] QString status() const override;
    [[nodiscard]] bool canUndo() const override;
    [[nodiscard]] bool canRedo() const override;
    void takeFocus() override;
    [[nodiscard]] GameInUse gameInUse() const override;
    void focusSearch() override;
    void showSample() override;

    /// Opens a deck of the library in the builder, with its draft.
    bool openDeck(const QString& id);
    /// Reads a deck, a large one in another thread, and shows what came of it; nothing is kept until the
    /// person says so. `from` is shown.
    void importContent(const QByteArray& content, const QString& from);
    void importFile(const QString& path);

    /// Whether a deck of this game is in the builder, shown or not.
    [[nodiscard]] bool hasOpenDeck(const QString& game) const;
    /// One copy more of a card: in the open deck, in another one, which then is the open one, or with
    /// kNewDeck in a new one. The place need not be shown. False where there is no such deck.
    bool addCard(const QString& card, const QString& deck = {});
    /// A legal tournament deck to look at and to change; made once, and then opened as it is.
    void openSampleDeck();
    /// Adds a legal deck for every variant of the game that is shown, as far as they are not there yet.
    void addSampleDecks();
    static const QString kNewDeck;

    [[nodiscard]] model::DeckSession& session() { return m_session; }
    [[nodiscard]] DeckBuilder& builder() { return *m_builder; }

Q_SIGNALS:
    void ruleAsked(const QString& clause);
    void printAsked(const model::Deck& deck);
    /// A match of a study is to be opened at the table: a match file.
    void matchAsked(const QByteArray& file);
    /// A match of a game that does not use decks is to be set up.
    void setupAsked(const QString& game);
    /// Something to tell in the message bar.
    void told(const views::Message& message);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    enum Page { Shelf, Builder, Import, Deckless, Study };

    static const QString kOpenDeck; ///< where the open deck is remembered
    [[nodiscard]] static QString nameOf(const model::Deck& deck);

    void connectParts();
    void connectActions();
    void showPage(Page page);
    void showDeckless(const QString& game);
    void showChoices();
    void readLibrary();
    void openRemembered();
    void newDeck();
    void save();
    void restoreVersion(int number);
    void chooseImport(bool opponent);
    void showImport(model::DeckReadResult reading, const QString& from, bool link);
    void stopImport();
    void keepImport();
    void exportDeck();
    void exportStudy();
    void exportSheet();
    void copyLink();
    void copyText();
    void pasteDeck();
    void duplicate();
    void remove(const QString& id);
    [[nodiscard]] std::optional<model::Deck> deckAtHand();
    [[nodiscard]] QAction* action(const char* id) const;
    void tell(const QString& id, MessageKind kind, std::function<QString()> text,
              std::vector<Message::Answer> answers = {});

    model::DeckWorkshop& m_workshop;
    model::Settings& m_settings;
    ActionRegistry& m_actions;
    FileChooser& m_files;
    model::DeckSession m_session;
    DeckShelf* m_shelf;
    DeckBuilder* m_builder;
    ImportPage* m_import;
    DecklessPage* m_deckless;
    StudyPage* m_study;
    QString m_decklessGame;
    QStackedWidget* m_pages;
    WorkStrip* m_work;
    QFutureWatcher<std::shared_ptr<model::DeckReadResult>> m_reading;
    std::function<void()> m_readingDone; ///< shows what is being read; empty: nothing is
    Page m_beforeImport = Shelf;
    bool m_importsOpponent = false;
};

} // namespace views
