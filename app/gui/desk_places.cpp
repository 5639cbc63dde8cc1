// SPDX-License-Identifier: GPL-3.0-or-later
// How each place is made, and what follows from what it tells.
#include "app/gui/desk.h"
#include "app/gui/library_messages.h"
#include "app/gui/place_ids.h"
#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/games/game_cards.h"
#include "model/play/known_games.h"
#include "model/proxies/proxy_words.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/cards_place.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"
#include "views/editor/editor_place.h"
#include "views/packs/packs_place.h"
#include "views/print/print_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/settings/data_page.h"
#include "views/settings/settings_place.h"
#include "views/table/table_place.h"
#include "views/welcome/welcome_place.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace app {

namespace {
const QString kSampleCard = QStringLiteral("war-bear");
} // namespace

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
    const auto edits = [this, place](const char* id,
                                     void (views::EditorPlace::*begin)(const QString&, const QString&)) {
        place->addCardAction({m_actions.action(QString::fromLatin1(id)),
                              [this, place, begin](const QString& game, const QString& card) {
                                  if (model::gameCardsOr(game).hasOwnCards())
                                      (showEditor().*begin)(game, card);
                                  else
                                      place->checkBox(game);
                              }});
    };
    edits("card.edit", &views::EditorPlace::edit);
    edits("card.duplicate", &views::EditorPlace::copy);
    edits("card.correct", &views::EditorPlace::edit);
    connect(place, &views::CardsPlace::useWanted, this, [this](const QString& deck) {
        m_window->showPlace(kDecks);
        decks().openDeck(deck);
    });
    connect(place, &views::CardsPlace::ruleWanted, this, &Desk::openClause);
    connect(place, &views::CardsPlace::exampleWanted, this, &Desk::playExampleOf);
    connect(place, &views::CardsPlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::CardsPlace::statusChanged, this, [this, place] {
        if (!place->isBusy())
            m_library->goOn();
    });
    connect(place, &views::CardsPlace::searchRemoved, this,
            [this](const QString& name, const std::function<void()>& undo) {
                tell(QStringLiteral("search"), views::MessageKind::Note,
                     [name] { return tr("The search “%1” was removed.").arg(name); },
                     {{[] { return tr("Undo"); }, undo}});
            });
    connect(
        place, &views::CardsPlace::ownedNoted, this, [this](int count, const std::function<void()>& undo) {
            std::vector<views::Message::Answer> answers;
            if (count > 0)
                answers.push_back({[] { return tr("Undo"); }, undo});
            tell(
                QStringLiteral("owned"), views::MessageKind::Note,
                [count] {
                    return count > 0 ? tr("One copy each of %n character(s) was added to your collection.",
                                          nullptr, count)
                                     : tr("You already own at least one of every character.");
                },
                std::move(answers));
        });
    connect(place, &views::CardsPlace::saveFailed, this, [this](const model::StorageError& error) {
        tell(QStringLiteral("save"), views::MessageKind::Warning,
             [error] { return LibraryMessages::saveFailed(error); });
    });
    connect(place, &views::CardsPlace::pictureSaved, this, [this](const QString& path) {
        tell(QStringLiteral("picture"), views::MessageKind::Good,
             [path] { return tr("The card was saved as %1.").arg(path); });
    });
    connect(place, &views::CardsPlace::pictureFailed, this,
            [this](const QString& path, const model::WriteError& error) {
                tell(QStringLiteral("picture"), views::MessageKind::Warning, [path, error] {
                    return error.diskFull
                               ? tr("The picture could not be written to %1: %2. Free some space or choose a "
                                    "folder on another disk.")
                                     .arg(path, error.reason)
                               : tr("The picture could not be written to %1: %2. Choose another folder.")
                                     .arg(path, error.reason);
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
    // The table reads the file while the window goes on, so the folder stays.
    connect(place, &views::DecksPlace::matchAsked, this,
            [this, folder = std::shared_ptr<model::WorkFolder>()](const QByteArray& match) mutable {
                if (!folder)
                    folder = std::make_shared<model::WorkFolder>();
                const QString file = folder->filePath(QStringLiteral("study.match"));
                if (folder->isValid() && model::writeFile(file, match))
                    openFile(file);
            });
    connect(place, &views::DecksPlace::setupAsked, this, [this](const QString& game) {
        m_window->showPlace(kTable);
        static_cast<views::TablePlace*>(m_window->place(kTable))->setUp(game);
    });
    connect(&place->builder(), &views::DeckBuilder::pairPlayAsked, this, &Desk::playPair);
    return place;
}

std::optional<model::Card> Desk::libraryCard(const QString& game, const QString& id)
{
    if (m_cardLibrary)
        if (const auto record = m_cardLibrary->store().record(game, id); record && *record)
            return (*record)->card;
    return std::nullopt;
}

views::Place* Desk::makeRulebook(QWidget* parent)
{
    auto* place = new views::RulebookPlace(model::builtInRulebook, m_cards, m_editions, m_settings, m_actions,
                                           m_theme, *m_surroundings.files, *m_surroundings.printer, parent);
    place->setLibraryCards([this](const QString& game, const QString& id) { return libraryCard(game, id); });
    connect(place, &views::RulebookPlace::placeWanted, m_window.get(), &MainWindow::showPlace);
    connect(place, &views::RulebookPlace::exampleWanted, this, &Desk::playExample);
    connect(place, &views::RulebookPlace::printFailed, this, [this](const model::ProxyFailure& failure) {
        tell(QStringLiteral("print"), views::MessageKind::Warning,
             [failure] { return model::ProxyWords::failure(failure); });
    });
    return place;
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
        model::builtInRulebook, m_cards, m_settings, m_actions, m_theme, *m_surroundings.files, parent,
        views::TableGames{m_games.finder(), m_games.playedFinder(),
                          m_library == nullptr || m_library->cards() == nullptr});
    place->setOwnCards([this](const QString& game, const QString& id) { return libraryCard(game, id); });
    place->setOwnDecks(ownDecks());
    place->setPrinter(*m_surroundings.printer);
    m_recorder = new model::MatchRecorder(place->session(), *m_surroundings.clock, place);
    m_recorder->setDatabase(recordsDatabase());
    m_recorder->setDeckFinder([this](const std::vector<std::string>& cards) { return recordedDeck(cards); });
    place->setEditions(
        [this](const QString& game) { return game == m_editions.game() ? &m_editions : nullptr; });
    connect(place, &views::TablePlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::TablePlace::pdfWanted, this, [this](const QString& clause) {
        m_window->showPlace(kRulebook);
        (void)rulebook().openInPdf(clause);
    });
    connect(place, &views::TablePlace::ruleWanted, this, &Desk::openClause);
    connect(place, &views::TablePlace::settled, this, [this] { m_window->messages().dismiss(kTable); });
    connect(place, &views::TablePlace::told, this, [this](const QString& text, bool good) {
        tell(kTable, good ? views::MessageKind::Good : views::MessageKind::Warning, [text] { return text; });
    });
    return place;
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
    connect(place, &views::PacksPlace::contentChanged, this, [this] {
        refreshCards();
        m_workshop.refreshDecks();
    });
    connect(place, &views::PacksPlace::scenarioWanted, this, &Desk::openInLab);
    connect(place, &views::PacksPlace::undoStackChanged, this, &Desk::followUndo);
    return place;
}

views::Place* Desk::makeEditor(QWidget* parent)
{
    auto* place = new views::EditorPlace(model::firstGame(), *m_surroundings.clock, m_settings, m_actions,
                                         m_theme, *m_surroundings.files, parent);
    place->setLibrary(m_cardLibrary.get());
    connect(place, &views::EditorPlace::undoStackChanged, this, &Desk::followUndo);
    connect(place, &views::EditorPlace::tryWanted, this, &Desk::openInLab);
    connect(place, &views::EditorPlace::exportWanted, this, [this](const QString& game, const QString& id) {
        m_window->showPlace(kPacks);
        packs().exportPack(game, {id});
    });
    connect(place, &views::EditorPlace::saveFailed, this, [this](const model::StorageError& error) {
        tell(QStringLiteral("save"), views::MessageKind::Warning,
             [error] { return LibraryMessages::saveFailed(error); });
    });
    connect(place, &views::EditorPlace::told, this,
            [this](const views::Message& message) { m_window->messages().post(message); });
    return place;
}

namespace {

std::vector<views::WelcomeGame> welcomeGames()
{
    std::vector<views::WelcomeGame> games;
    for (const QString& id : model::knownGameIds()) {
        const rules::BothLanguages name = model::knownGame(id)->name();
        games.push_back({id, {QString::fromStdString(name.en), QString::fromStdString(name.de)}});
    }
    return games;
}

} // namespace

views::Place* Desk::makeSettings(QWidget* parent)
{
    auto* place = new views::SettingsPlace(m_settings, m_actions, m_theme,
                                           m_cards.card(m_cards.rowOf(kSampleCard)), parent);
    connect(place, &views::SettingsPlace::shortcutsReset, this, [this](const std::function<void()>& undo) {
        tell(QStringLiteral("keys"), views::MessageKind::Note,
             [] { return tr("All actions have been reset to their default shortcuts."); },
             {{[] { return tr("Undo"); }, undo}});
    });
    auto* data = new views::DataPage(
        welcomeGames(),
        {[this] { return m_surroundings.libraryFile; },
         [this] { return m_library ? m_library->backups() : QList<model::Backup>(); },
         [this](const model::Backup& backup) { m_library->restore(backup); },
         [](const QString& folder) { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }},
        m_settings, m_theme, place);
    data->setLibrary(m_cardLibrary.get());
    place->setDataPage(data);
    return place;
}

views::Place* Desk::makeWelcome(QWidget* parent)
{
    auto* place = new views::WelcomePlace(welcomeGames(), m_settings, m_theme, parent);
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
    connect(place, &views::WelcomePlace::soloWanted, this, [this, place] {
        m_window->showPlace(kTable);
        static_cast<views::TablePlace*>(m_window->place(kTable))
            ->setUpSolo(place->ownedGames() + model::knownGameIds());
    });
    connect(place, &views::WelcomePlace::rulebookWanted, this, [this] { m_window->showPlace(kRulebook); });
    connect(place, &views::WelcomePlace::cardsWanted, this, [this] { m_window->showPlace(kCards); });
    return place;
}

} // namespace app
