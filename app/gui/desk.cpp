// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"

#include "app/gui/action_table.h"
#include "app/gui/library_messages.h"
#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/decks/formats/deck_file.h"
#include "model/decks/formats/share_link.h"
#include "model/games/game_cards.h"
#include "model/library/card_pictures.h"
#include "model/library/library_content.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/cards_place.h"
#include "views/cards/face_pictures.h"
#include "views/decks/decks_place.h"
#include "views/editor/editor_place.h"
#include "views/packs/packs_place.h"
#include "views/print/print_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/settings/settings_place.h"
#include "views/table/table_place.h"
#include "views/welcome/welcome_place.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenu>

namespace app {

namespace {
const QString kCards = QStringLiteral("cards");
const QString kDecks = QStringLiteral("decks");
const QString kRulebook = QStringLiteral("rulebook");
const QString kPrint = QStringLiteral("print");
const QString kPacks = QStringLiteral("packs");
const QString kTable = QStringLiteral("table");
const QString kEditor = QStringLiteral("editor");
const QString kSettings = QStringLiteral("settings");
const QString kWelcome = QStringLiteral("welcome");
const QString kSampleCard = QStringLiteral("war-bear");

model::OwnDeck ownDeck(const model::Deck& deck)
{
    model::OwnDeck own{deck.name.isEmpty() ? model::DeckWords::unnamed() : deck.name, deck.game, {}};
    for (const model::DeckCard& card : deck.cards)
        own.cards.insert(own.cards.end(), static_cast<std::size_t>(card.copies), card.card.toStdString());
    return own;
}
} // namespace

Desk::Desk(Surroundings surroundings)
    : m_surroundings(std::move(surroundings))
    , m_settings(m_surroundings.settingsFile)
    , m_theme(m_settings)
    , m_actions(actionTable(), m_settings, m_theme)
    , m_workshop(*m_surroundings.clock)
    , m_editions(model::firstGame())
    , m_shelf(m_workshop, m_settings, *m_surroundings.clock,
              [this] { return m_library ? m_library->database() : nullptr; })
{
    m_translations.switchTo(m_settings.language());
    std::vector<model::Card> known;
    for (const model::GameCards* game : model::allGameCards())
        for (model::Card& card : model::builtInCards(game->id()))
            known.push_back(std::move(card));
    m_cards.setCards(std::move(known));
    views::CardsPlace::restActions(m_actions);
    for (const char* id : {"card.addToDeck", "card.addToOther", "card.print", "card.choose"})
        m_actions.action(QString::fromLatin1(id))->setEnabled(false);
    views::RulebookPlace::restActions(m_actions);
    views::TablePlace::restActions(m_actions);
    views::DecksPlace::restActions(m_actions);
    views::PrintPlace::restActions(m_actions);
    views::EditorPlace::restActions(m_actions);
    m_pictures = new views::FacePictures(m_theme);
    m_window = std::make_unique<MainWindow>(m_settings, m_theme, m_actions, places());
    m_library = std::make_unique<LibrarySession>(m_surroundings.libraryFile, *m_surroundings.clock,
                                                 m_window->messages());
    connect(m_library.get(), &LibrarySession::changed, this, &Desk::takeLibrary);
    connect(m_library.get(), &LibrarySession::progress, this, [this](int done, int total) {
        if (auto* cards = static_cast<views::CardsPlace*>(m_window->madePlace(kCards)))
            cards->showProgress(done, total);
    });
    connect(m_window.get(), &MainWindow::placeShown, this, &Desk::followUndo);
    connect(m_window.get(), &MainWindow::filesDropped, this, &Desk::open);
    connect(&m_settings, &model::Settings::languageChanged, this, [this](model::Language language) {
        m_translations.switchTo(language);
        m_window->setLocale(QLocale());
        showLibrary();
    });
    connect(&m_settings, &model::Settings::saveFailed, this, [this](const QString& file) {
        tell(kSettings, views::MessageKind::Warning, [file] {
            return tr("Your settings could not be saved in %1. They hold until you quit. Check that the "
                      "folder can be "
                      "written.")
                .arg(file);
        });
    });
    connectActions();
    showChoices();
}

Desk::~Desk()
{
    m_workshop.close();
}

views::PlaceRegistry Desk::places()
{
    return {{kCards, false, [this](QWidget* parent) { return makeCards(parent); }},
            {kDecks, false, [this](QWidget* parent) { return makeDecks(parent); }},
            {kRulebook, false, [this](QWidget* parent) { return makeRulebook(parent); }},
            {kTable, false, [this](QWidget* parent) { return makeTable(parent); }},
            {kPrint, false, [this](QWidget* parent) { return makePrint(parent); }},
            {kEditor, false, [this](QWidget* parent) { return makeEditor(parent); }},
            {kPacks, true, [this](QWidget* parent) { return makePacks(parent); }},
            {kSettings, true, [this](QWidget* parent) { return makeSettings(parent); }},
            {kWelcome, true, [this](QWidget* parent) { return makeWelcome(parent); }, false}};
}

views::Place* Desk::makeCards(QWidget* parent)
{
    auto* place = new views::CardsPlace(model::builtInRulebook, m_settings, m_actions, m_theme,
                                        *m_surroundings.files, parent);
    place->setLibrary(m_cardLibrary.get());
    const auto edits = [this, place](const char* id,
                                     void (views::EditorPlace::*begin)(const QString&, const QString&)) {
        place->addCardAction(
            {m_actions.action(QString::fromLatin1(id)),
             [this, begin](const QString& game, const QString& card) { (showEditor().*begin)(game, card); }});
    };
    edits("card.edit", &views::EditorPlace::edit);
    edits("card.duplicate", &views::EditorPlace::copy);
    edits("card.correct", &views::EditorPlace::edit);
    place->setUses(&m_workshop);
    const auto offer = [this, place](const char* id, void (Desk::*run)(const QString&, const QString&)) {
        place->addCardAction(
            {m_actions.action(QString::fromLatin1(id)),
             [this, run](const QString& game, const QString& card) { (this->*run)(game, card); }});
    };
    offer("card.addToDeck", &Desk::addToDeck);
    offer("card.addToOther", &Desk::chooseDeckFor);
    offer("card.print", &Desk::printCard);
    offer("card.choose", &Desk::chooseForPrint);
    connect(place, &views::CardsPlace::useWanted, this, [this](const QString& deck) {
        m_window->showPlace(kDecks);
        decks().openDeck(deck);
    });
    connect(place, &views::CardsPlace::ruleWanted, this, &Desk::openClause);
    connect(place, &views::CardsPlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::CardsPlace::statusChanged, this, [this, place] {
        if (!place->isBusy())
            m_library->goOn();
    });
    connect(place, &views::CardsPlace::searchRemoved, this,
            [this](const QString& name, const std::function<void()>& undo) {
                tell(QStringLiteral("search"), views::MessageKind::Note,
                     [name] { return tr("The search “%1” is removed.").arg(name); },
                     {{[] { return tr("Undo"); }, undo}});
            });
    connect(place, &views::CardsPlace::saveFailed, this, [this](const model::StorageError& error) {
        tell(QStringLiteral("save"), views::MessageKind::Warning,
             [error] { return LibraryMessages::saveFailed(error); });
    });
    connect(place, &views::CardsPlace::pictureSaved, this, [this](const QString& path) {
        tell(QStringLiteral("picture"), views::MessageKind::Good,
             [path] { return tr("The card is saved as %1.").arg(path); });
    });
    connect(place, &views::CardsPlace::pictureFailed, this, [this](const QString& path) {
        tell(QStringLiteral("picture"), views::MessageKind::Warning, [path] {
            return tr("The picture could not be written to %1. Choose another folder.").arg(path);
        });
    });
    return place;
}

views::Place* Desk::makeDecks(QWidget* parent)
{
    auto* place =
        new views::DecksPlace(m_workshop, m_settings, m_actions, m_theme, *m_surroundings.files, parent);
    connect(place, &views::DecksPlace::told, this,
            [this](const views::Message& message) { m_window->messages().post(message); });
    connect(place, &views::DecksPlace::ruleAsked, this, &Desk::openClause);
    connect(place, &views::DecksPlace::printAsked, this, &Desk::printDeck);
    return place;
}

views::Place* Desk::makeRulebook(QWidget* parent)
{
    auto* place = new views::RulebookPlace(model::builtInRulebook, m_cards, m_editions, m_settings, m_actions,
                                           m_theme, *m_surroundings.files, *m_surroundings.printer, parent);
    connect(place, &views::RulebookPlace::placeWanted, m_window.get(), &MainWindow::showPlace);
    connect(place, &views::RulebookPlace::exampleWanted, this, &Desk::playExample);
    return place;
}

views::RulebookPlace& Desk::rulebook()
{
    return *static_cast<views::RulebookPlace*>(m_window->place(kRulebook));
}

void Desk::openClause(const QString& id)
{
    const QString from = m_window->currentPlace();
    m_window->showPlace(kRulebook);
    // A search also finds pages of PDFs.
    if (!m_editions.gameOfPage(id).isEmpty())
        rulebook().openPdfPage(id);
    else
        rulebook().openFrom(from, id);
}

void Desk::printDeck(const model::Deck& deck)
{
    m_shelf.setAtHand(deck);
    m_window->showPlace(kPrint);
    static_cast<views::PrintPlace*>(m_window->place(kPrint))->showDeck(deck.id);
}

void Desk::printCard(const QString& game, const QString& card)
{
    // Corrections of the owner are printed too.
    m_workshop.refreshCards();
    model::Deck deck;
    deck.id = QStringLiteral("card/") + card;
    deck.game = game;
    deck.name = m_workshop.cards().nameOf(card, m_settings.language());
    deck.change(card, 1);
    printDeck(deck);
}

views::DecksPlace& Desk::decks()
{
    return *static_cast<views::DecksPlace*>(m_window->place(kDecks));
}

void Desk::addToDeck(const QString& game, const QString& card)
{
    if (decks().hasOpenDeck(game))
        putIntoDeck(card, {});
    else
        chooseDeckFor(game, card);
}

void Desk::chooseDeckFor(const QString& game, const QString& card)
{
    constexpr int kMost = 20;
    if (model::deckRulesOf(game) == nullptr) {
        tell(kDecks, views::MessageKind::Note, [] { return tr("Nobody builds decks for this game."); });
        return;
    }
    m_workshop.refreshDecks();
    auto* menu = new QMenu(m_window.get());
    menu->setObjectName(QStringLiteral("deckChoice"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int row = 0; row < m_workshop.decks().rowCount() && menu->actions().size() < kMost; ++row) {
        const model::DeckSummary& deck = m_workshop.decks().deck(row);
        if (deck.game == game)
            connect(menu->addAction(
                        m_workshop.decks().index(row).data().toString().replace(u'&', QStringLiteral("&&"))),
                    &QAction::triggered, this, [this, card, id = deck.id] { putIntoDeck(card, id); });
    }
    if (menu->isEmpty()) {
        delete menu;
        putIntoDeck(card, views::DecksPlace::kNewDeck);
        return;
    }
    menu->addSeparator();
    connect(menu->addAction(tr("&New deck")), &QAction::triggered, this,
            [this, card] { putIntoDeck(card, views::DecksPlace::kNewDeck); });
    const QWidget* at = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : m_window.get();
    menu->popup(at->mapToGlobal(at->rect().center()));
    menu->setActiveAction(menu->actions().constFirst());
}

void Desk::putIntoDeck(const QString& card, const QString& deck)
{
    if (!decks().addCard(card, deck))
        return;
    const model::DeckSession& session = decks().session();
    const QString name = m_workshop.cards().nameOf(card, m_settings.language());
    const QString title = session.deck().name.isEmpty() ? model::DeckWords::unnamed() : session.deck().name;
    const auto undo = [this, id = session.deck().id, position = session.position()] {
        // Only this step: whoever went on building undoes it there.
        if (decks().session().deck().id == id && decks().session().position() == position)
            decks().session().undo();
    };
    const auto open = [this, id = session.deck().id] {
        m_window->showPlace(kDecks);
        if (decks().session().deck().id != id)
            decks().openDeck(id);
    };
    tell(QStringLiteral("deck.add"), views::MessageKind::Good,
         [name, title, cards = session.deck().count()] {
             return tr("“%1” is in “%2”, which has %n card(s) now.", nullptr, cards).arg(name, title);
         },
         {{[] { return tr("Undo"); }, undo}, {[] { return tr("Open the deck"); }, open}});
}

void Desk::chooseForPrint(const QString& game, const QString& card)
{
    const int chosen = m_shelf.choose(game, card);
    const QString name = m_workshop.cardsOf(game).nameOf(card, m_settings.language());
    tell(kPrint, views::MessageKind::Good,
         [name, chosen] {
             return tr("%1 is chosen; %n card(s) are ready to print.", nullptr, chosen).arg(name);
         },
         {{[] { return tr("Print"); },
           [this] {
               m_window->showPlace(kPrint);
               static_cast<views::PrintPlace*>(m_window->place(kPrint))->showDeck(PrintShelf::kChosen);
           }}});
}

views::Place* Desk::makePrint(QWidget* parent)
{
    auto* place = new views::PrintPlace(m_shelf, m_settings, m_actions, m_theme, *m_surroundings.files,
                                        *m_surroundings.printer, parent);
    connect(place, &views::PrintPlace::told, this,
            [this](const views::Message& message) { m_window->messages().post(message); });
    return place;
}

views::Place* Desk::makeTable(QWidget* parent)
{
    const QFileInfo library(m_surroundings.libraryFile);
    auto* place = new views::TablePlace(
        library.path() + u'/' + library.completeBaseName() + QStringLiteral(".running.match"),
        model::builtInRulebook, m_cards, m_settings, m_actions, m_theme, *m_surroundings.files, parent);
    place->setOwnDecks([this] { return ownDecks(); });
    place->setEditions(
        [this](const QString& game) { return game == m_editions.game() ? &m_editions : nullptr; });
    connect(place, &views::TablePlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::TablePlace::pdfWanted, this, [this](const QString& clause) {
        m_window->showPlace(kRulebook);
        (void)rulebook().openInPdf(clause);
    });
    connect(place, &views::TablePlace::ruleWanted, this, &Desk::openClause);
    connect(place, &views::TablePlace::told, this, [this](const QString& text, bool good) {
        tell(kTable, good ? views::MessageKind::Good : views::MessageKind::Warning, [text] { return text; });
    });
    return place;
}

void Desk::playExample(const QString& scenario)
{
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->playExample(scenario);
}

void Desk::openInLab(const QString& scenario)
{
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->openInLab(scenario);
}

std::vector<model::OwnDeck> Desk::ownDecks()
{
    std::vector<model::OwnDeck> decks;
    model::DeckStore* store = m_workshop.store();
    if (store == nullptr)
        return decks;
    const auto list = store->list();
    if (!list)
        return decks;
    for (const model::DeckSummary& summary : *list)
        if (const auto deck = store->deck(summary.id); deck && *deck)
            decks.push_back(ownDeck(**deck));
    return decks;
}

void Desk::goldfish()
{
    const model::Deck& deck = decks().session().deck();
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->goldfish(ownDeck(deck), deck.variant);
}

views::Place* Desk::makePacks(QWidget* parent)
{
    views::PackSurroundings surroundings;
    surroundings.decks = [this] { return exportDecks(); };
    surroundings.games = [this] {
        std::vector<std::pair<QString, QString>> games;
        for (const QString& id : model::knownGameIds())
            games.emplace_back(
                id, QString::fromStdString(model::knownGame(id)->name().in(m_settings.language())));
        return games;
    };
    auto* place = new views::PacksPlace(*m_surroundings.clock, m_settings, m_actions, m_theme,
                                        *m_surroundings.files, std::move(surroundings), parent);
    place->setLibrary(m_library && !m_library->isStandIn() ? m_library->database() : nullptr);
    connect(place, &views::PacksPlace::told, this,
            [this](const views::Message& message) { m_window->messages().post(message); });
    connect(place, &views::PacksPlace::contentChanged, this, &Desk::refreshCards);
    connect(place, &views::PacksPlace::undoStackChanged, this, &Desk::followUndo);
    return place;
}

std::vector<views::ExportDeck> Desk::exportDecks()
{
    std::vector<views::ExportDeck> decks;
    model::DeckStore* store = m_workshop.store();
    const auto list =
        store != nullptr
            ? store->list()
            : model::StorageResult<std::vector<model::DeckSummary>>(std::vector<model::DeckSummary>());
    if (!list)
        return decks;
    for (const model::DeckSummary& summary : *list) {
        const auto deck = store->deck(summary.id);
        if (!deck || !*deck)
            continue;
        views::ExportDeck entry{(*deck)->name.isEmpty() ? model::DeckWords::unnamed() : (*deck)->name,
                                (*deck)->game, (*deck)->castles};
        for (const model::DeckCard& card : (*deck)->cards)
            entry.cards << card.card;
        decks.push_back(std::move(entry));
    }
    return decks;
}

views::PacksPlace& Desk::packs()
{
    return *static_cast<views::PacksPlace*>(m_window->place(kPacks));
}

void Desk::refreshCards()
{
    if (m_library->cards() == nullptr)
        return;
    auto* cards = static_cast<views::CardsPlace*>(m_window->madePlace(kCards));
    auto* editor = static_cast<views::EditorPlace*>(m_window->madePlace(kEditor));
    auto* welcome = static_cast<views::WelcomePlace*>(m_window->madePlace(kWelcome));
    if (cards != nullptr)
        cards->setLibrary(nullptr);
    if (editor != nullptr)
        editor->setLibrary(nullptr);
    if (welcome != nullptr)
        welcome->setLibrary(nullptr);
    m_cardLibrary = std::make_unique<model::CardLibrary>(*m_library->cards());
    connect(&m_cardLibrary->edits(), &model::OwnerEdits::changed, this, &Desk::showPictures);
    m_cardLibrary->setWriting(m_library->isStandIn() ? nullptr : m_library->database());
    if (cards != nullptr)
        cards->setLibrary(m_cardLibrary.get());
    if (editor != nullptr)
        editor->setLibrary(m_cardLibrary.get());
    if (welcome != nullptr)
        welcome->setLibrary(m_cardLibrary.get());
    m_workshop.refreshCards();
    showPictures();
    if (auto* print = static_cast<views::PrintPlace*>(m_window->madePlace(kPrint)))
        print->refresh();
}

views::Place* Desk::makeEditor(QWidget* parent)
{
    auto* place = new views::EditorPlace(model::firstGame(), *m_surroundings.clock, m_settings, m_actions,
                                         m_theme, *m_surroundings.files, parent);
    place->setLibrary(m_cardLibrary.get());
    connect(place, &views::EditorPlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::EditorPlace::tryWanted, this, &Desk::openInLab);
    connect(place, &views::EditorPlace::saveFailed, this, [this](const model::StorageError& error) {
        tell(QStringLiteral("save"), views::MessageKind::Warning,
             [error] { return LibraryMessages::saveFailed(error); });
    });
    connect(place, &views::EditorPlace::told, this,
            [this](const views::Message& message) { m_window->messages().post(message); });
    return place;
}

views::EditorPlace& Desk::showEditor()
{
    m_window->showPlace(kEditor);
    return *static_cast<views::EditorPlace*>(m_window->place(kEditor));
}

views::Place* Desk::makeSettings(QWidget* parent)
{
    auto* place = new views::SettingsPlace(m_settings, m_actions, m_theme,
                                           m_cards.card(m_cards.rowOf(kSampleCard)), parent);
    connect(place, &views::SettingsPlace::shortcutsReset, this, [this](const std::function<void()>& undo) {
        tell(QStringLiteral("keys"), views::MessageKind::Note,
             [] { return tr("All actions have their default keys again."); },
             {{[] { return tr("Undo"); }, undo}});
    });
    return place;
}

views::Place* Desk::makeWelcome(QWidget* parent)
{
    std::vector<views::WelcomeGame> games;
    for (const QString& id : model::knownGameIds()) {
        const rules::BothLanguages name = model::knownGame(id)->name();
        games.push_back({id, {QString::fromStdString(name.en), QString::fromStdString(name.de)}});
    }
    auto* place = new views::WelcomePlace(std::move(games), m_settings, m_theme, parent);
    place->setLibrary(m_cardLibrary.get());
    connect(place, &views::WelcomePlace::deckWanted, this, [this] {
        m_window->showPlace(kDecks);
        decks().openSampleDeck();
    });
    connect(place, &views::WelcomePlace::matchWanted, this, [this, place] {
        const QStringList owned = place->ownedGames();
        m_window->showPlace(kTable);
        static_cast<views::TablePlace*>(m_window->place(kTable))
            ->playSample(owned.isEmpty() ? model::firstGame() : owned.constFirst());
    });
    connect(place, &views::WelcomePlace::rulebookWanted, this, [this] { m_window->showPlace(kRulebook); });
    connect(place, &views::WelcomePlace::cardsWanted, this, [this] { m_window->showPlace(kCards); });
    return place;
}

void Desk::tell(const QString& id, views::MessageKind kind, std::function<QString()> text,
                std::vector<views::Message::Answer> answers)
{
    m_window->messages().post({id, kind, std::move(text), std::move(answers)});
}

void Desk::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(m_actions.action(QString::fromLatin1(id)), &QAction::triggered, this, run);
    };
    on("file.importPdf", [this] {
        m_window->showPlace(kRulebook);
        rulebook().importPdf();
    });
    on("pack.install", [this] {
        m_window->showPlace(kPacks);
        packs().chooseFile();
    });
    on("pack.export", [this] {
        m_window->showPlace(kPacks);
        packs().exportPack();
    });
    on("deck.goldfish", [this] { goldfish(); });
    on("card.new", [this] { showEditor().newCard(); });
    on("file.quit", [this] { m_window->close(); });
    on("go.search", [this] { m_window->place(m_window->currentPlace())->focusSearch(); });
    on("view.larger", [this] { m_settings.stepTextSize(1); });
    on("view.smaller", [this] { m_settings.stepTextSize(-1); });
    on("view.english", [this] { m_settings.setLanguage(model::Language::English); });
    on("view.german", [this] { m_settings.setLanguage(model::Language::German); });
    on("view.dark", [this](bool dark) {
        m_settings.setColourScheme(dark ? model::ColourScheme::Dark : model::ColourScheme::Light);
    });
    on("edit.undo", [this] { m_undo.undo(); });
    on("edit.redo", [this] { m_undo.redo(); });
    const auto enable = [this](const char* id) {
        QAction* action = m_actions.action(QString::fromLatin1(id));
        action->setEnabled(false);
        return action;
    };
    connect(&m_undo, &QUndoGroup::canUndoChanged, enable("edit.undo"), &QAction::setEnabled);
    connect(&m_undo, &QUndoGroup::canRedoChanged, enable("edit.redo"), &QAction::setEnabled);
    on("help.keys", [this] {
        m_window->showPlace(kSettings);
        static_cast<views::SettingsPlace*>(m_window->place(kSettings))->showKeys();
    });
    on("help.about", [this] { showAbout(); });
    connect(&m_settings, &model::Settings::languageChanged, this, &Desk::showChoices);
    connect(&m_theme, &views::Theme::changed, this, &Desk::showChoices);
}

void Desk::showChoices()
{
    const auto action = [this](const char* id) { return m_actions.action(QString::fromLatin1(id)); };
    const bool german = m_settings.language() == model::Language::German;
    action("view.english")->setChecked(!german);
    action("view.german")->setChecked(german);
    action("view.dark")->setChecked(m_theme.scheme() == views::Scheme::Dark);
    action("view.larger")->setEnabled(m_settings.textSize() < model::Settings::kLargestText);
    action("view.smaller")->setEnabled(m_settings.textSize() > model::Settings::kSmallestText);
}

void Desk::takeLibrary()
{
    auto* place = static_cast<views::CardsPlace*>(m_window->madePlace(kCards));
    auto* editor = static_cast<views::EditorPlace*>(m_window->madePlace(kEditor));
    model::Database* cards = m_library->cards();
    if (cards != m_readFrom) {
        if (place != nullptr)
            place->setLibrary(nullptr);
        if (editor != nullptr)
            editor->setLibrary(nullptr);
        auto* welcome = static_cast<views::WelcomePlace*>(m_window->madePlace(kWelcome));
        if (welcome != nullptr)
            welcome->setLibrary(nullptr);
        m_cardLibrary.reset();
        m_readFrom = cards;
        if (cards != nullptr) {
            m_cardLibrary = std::make_unique<model::CardLibrary>(*cards);
            connect(&m_cardLibrary->edits(), &model::OwnerEdits::changed, this, &Desk::showPictures);
        }
        if (place != nullptr)
            place->setLibrary(m_cardLibrary.get());
        if (editor != nullptr)
            editor->setLibrary(m_cardLibrary.get());
        if (welcome != nullptr)
            welcome->setLibrary(m_cardLibrary.get());
    }
    if (m_cardLibrary)
        m_cardLibrary->setWriting(m_library->isStandIn() ? nullptr : m_library->database());
    m_workshop.setDatabase(m_library->database());
    m_editions.setLibrary(m_library->database());
    if (auto* shelf = static_cast<views::PacksPlace*>(m_window->madePlace(kPacks)))
        shelf->setLibrary(m_library->isStandIn() ? nullptr : m_library->database());
    showPictures();
    showLibrary();
}

void Desk::showPictures()
{
    model::Database* cards = m_library->cards();
    // A library of before there were pictures, opened for reading alone, has none.
    const auto finder = cards != nullptr ? model::cardPictures(*cards) : model::PictureFinder();
    m_pictures->setFinder(finder ? *finder : model::PictureFinder());
}

void Desk::followUndo()
{
    const views::Place* shown = m_window->madePlace(m_window->currentPlace());
    QUndoStack* stack = shown != nullptr ? shown->undoStack() : nullptr;
    if (stack != nullptr && !m_undo.stacks().contains(stack))
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
    for (const char* id : {"card.edit", "card.duplicate", "card.correct"})
        m_actions.action(QString::fromLatin1(id))->setEnabled(m_window->currentPlace() == kCards);
}

void Desk::showLibrary()
{
    m_window->setLibraryText(m_library->status());
}

void Desk::start()
{
    // In a thread of its own, while the window draws its first picture.
    m_library->open();
    m_window->restore();
    if (m_surroundings.welcomes && m_window->isFirstStart())
        m_window->showPlace(kWelcome);
    m_window->show();
    if (m_window->currentPlace() != kCards)
        m_library->goOn();
    showLibrary();
}

void Desk::open(const QStringList& files)
{
    for (const QString& file : files) {
        if (QFileInfo::exists(file) &&
            (file.endsWith(QStringLiteral(".match")) || file.endsWith(QStringLiteral(".scenario")))) {
            m_window->showPlace(kTable);
            static_cast<views::TablePlace*>(m_window->place(kTable))->openFile(file);
            continue;
        }
        if (QFileInfo::exists(file) &&
            file.endsWith(u'.' + model::kPackEnding.toString(), Qt::CaseInsensitive)) {
            m_window->showPlace(kPacks);
            packs().look(file);
            continue;
        }
        const bool link = file.startsWith(model::kShareLink);
        if (link || (model::formatOfName(file) && QFileInfo(file).isFile())) {
            m_window->showPlace(kDecks);
            if (link)
                decks().importContent(file.toUtf8(), {});
            else
                decks().importFile(file);
            continue;
        }
        const QString name = QFileInfo(file).fileName();
        const bool exists = QFileInfo::exists(file);
        if (exists && name.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
            m_window->showPlace(kRulebook);
            rulebook().importPdf(file);
            continue;
        }
        tell(QStringLiteral("open.") + file, views::MessageKind::Warning, [name, exists] {
            return exists ? tr("“%1” is not a kind of file that Castellan can open. Nothing was changed.")
                                .arg(name)
                          : tr("There is no file “%1”.").arg(name);
        });
    }
}

views::AboutDialog* Desk::showAbout()
{
    if (m_about == nullptr) {
        m_about = new views::AboutDialog({m_library->path(), m_settings.file()}, m_theme, m_window.get());
        m_about->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_about->show();
    m_about->raise();
    return m_about;
}

} // namespace app
