// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"

#include "app/gui/action_table.h"
#include "app/gui/library_messages.h"
#include "model/decks/deck_words.h"
#include "model/decks/formats/deck_file.h"
#include "model/decks/formats/share_link.h"
#include "model/library/built_in_library.h"
#include "model/library/library_cards.h"
#include "model/library/library_content.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/cards_place.h"
#include "views/decks/decks_place.h"
#include "views/print/print_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/settings/settings_place.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QFileInfo>

namespace app {

namespace {
const QString kCards = QStringLiteral("cards");
const QString kDecks = QStringLiteral("decks");
const QString kRulebook = QStringLiteral("rulebook");
const QString kPrint = QStringLiteral("print");
const QString kTable = QStringLiteral("table");
const QString kSettings = QStringLiteral("settings");
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
    , m_editions(model::kCrimsonCompany.toString())
    , m_shelf(m_workshop, *m_surroundings.clock,
              [this] { return m_library ? m_library->database() : nullptr; })
{
    m_translations.switchTo(m_settings.language());
    m_cards.setCards(model::cardsOf(model::builtInCrimsonLibrary()));
    views::CardsPlace::restActions(m_actions);
    views::RulebookPlace::restActions(m_actions);
    views::TablePlace::restActions(m_actions);
    views::DecksPlace::restActions(m_actions);
    views::PrintPlace::restActions(m_actions);
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
            {kSettings, true, [this](QWidget* parent) { return makeSettings(parent); }}};
}

views::Place* Desk::makeCards(QWidget* parent)
{
    auto* place = new views::CardsPlace(model::builtInRulebook(), m_settings, m_actions, m_theme,
                                        *m_surroundings.files, parent);
    place->setLibrary(m_cardLibrary.get());
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
    place->addCardAction({m_actions.action(QStringLiteral("card.print")),
                          [this](const QString&, const QString& id) { chooseForPrint(id); }});
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
    auto* place =
        new views::RulebookPlace(model::builtInRulebook(), m_cards, m_editions, m_settings, m_actions,
                                 m_theme, *m_surroundings.files, *m_surroundings.printer, parent);
    connect(place, &views::RulebookPlace::placeWanted, m_window.get(), &MainWindow::showPlace);
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
    if (m_editions.pageOf(id))
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

void Desk::chooseForPrint(const QString& card)
{
    const int chosen = m_shelf.choose(card);
    const int row = m_cards.rowOf(card);
    const QString name = row < 0 ? card : m_cards.card(row).name.in(m_settings.language());
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
        [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); }, m_cards,
        m_settings, m_actions, m_theme, *m_surroundings.files, parent);
    place->setOwnDecks([this] { return ownDecks(); });
    connect(place, &views::TablePlace::ruleWanted, this, [this](const QString& clause) {
        // The rulebook place shows one game.
        if (model::builtInRulebook().clause(clause) != nullptr)
            openClause(clause);
    });
    connect(place, &views::TablePlace::told, this, [this](const QString& text, bool good) {
        tell(kTable, good ? views::MessageKind::Good : views::MessageKind::Warning, [text] { return text; });
    });
    return place;
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
    const model::Deck& deck = static_cast<views::DecksPlace*>(m_window->place(kDecks))->session().deck();
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->goldfish(ownDeck(deck), deck.variant);
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
    on("deck.goldfish", [this] { goldfish(); });
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
    model::Database* cards = m_library->cards();
    if (cards != m_readFrom) {
        if (place != nullptr)
            place->setLibrary(nullptr);
        m_cardLibrary.reset();
        m_readFrom = cards;
        if (cards != nullptr)
            m_cardLibrary = std::make_unique<model::CardLibrary>(*cards);
        if (place != nullptr)
            place->setLibrary(m_cardLibrary.get());
    }
    if (m_cardLibrary)
        m_cardLibrary->setWriting(m_library->isStandIn() ? nullptr : m_library->database());
    m_workshop.setDatabase(m_library->database());
    m_editions.setLibrary(m_library->database());
    showLibrary();
}

void Desk::followUndo()
{
    const views::Place* shown = m_window->madePlace(m_window->currentPlace());
    QUndoStack* stack = shown != nullptr ? shown->undoStack() : nullptr;
    if (stack != nullptr && !m_undo.stacks().contains(stack))
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
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
        const bool link = file.startsWith(model::kShareLink);
        if (link || (model::formatOfName(file) && QFileInfo(file).isFile())) {
            m_window->showPlace(kDecks);
            auto* place = static_cast<views::DecksPlace*>(m_window->place(kDecks));
            if (link)
                place->importContent(file.toUtf8(), {});
            else
                place->importFile(file);
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
