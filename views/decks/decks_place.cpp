// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/decks_place.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/storage/storage_words.h"
#include "views/decks/deck_builder.h"
#include "views/decks/deck_shelf.h"
#include "views/decks/deckless_page.h"
#include "views/decks/import_page.h"
#include "views/decks/study_page.h"
#include "views/frame/work_strip.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace views {

namespace {

/// Those of the shelf, and those that need an open deck.
constexpr const char* kWithDeck[]{"deck.export",   "deck.print",     "deck.sheet", "deck.copyLink",
                                  "deck.copyText", "deck.duplicate", "deck.remove"};
constexpr const char* kInBuilder[]{"deck.save",   "deck.pair",     "deck.compare",
                                   "deck.repair", "deck.goldfish", "deck.study"};

} // namespace

DecksPlace::DecksPlace(model::DeckWorkshop& workshop, model::Settings& settings, ActionRegistry& actions,
                       const Theme& theme, FileChooser& files, QWidget* parent)
    : Place(parent)
    , m_workshop(workshop)
    , m_settings(settings)
    , m_actions(actions)
    , m_files(files)
    , m_session(workshop.store())
    , m_shelf(new DeckShelf(workshop, settings, actions, theme, this))
    , m_builder(new DeckBuilder(workshop, m_session, settings, actions, theme, this))
    , m_import(new ImportPage(theme, this))
    , m_deckless(new DecklessPage(theme, this))
    , m_study(new StudyPage({workshop, m_session, settings, theme}, this))
    , m_pages(new QStackedWidget(this))
    , m_work(new WorkStrip(this))
{
    setObjectName(QStringLiteral("decksPlace"));
    m_pages->setObjectName(QStringLiteral("decksPages"));
    m_pages->addWidget(m_shelf);
    m_pages->addWidget(m_builder);
    m_pages->addWidget(m_import);
    m_pages->addWidget(m_deckless);
    m_pages->addWidget(m_study);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_work);
    m_shelf->setLanguage(settings.language());
    connectParts();
    connectActions();
    openRemembered();
    showChoices();
}

DecksPlace::~DecksPlace()
{
    m_reading.cancel();
    m_reading.waitForFinished();
}

const QString DecksPlace::kNewDeck = QStringLiteral("new");
const QString DecksPlace::kOpenDeck = QStringLiteral("decks/open");

void DecksPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kWithDeck)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
    for (const char* id : kInBuilder)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* DecksPlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void DecksPlace::connectParts()
{
    connect(m_shelf, &DeckShelf::opened, this, &DecksPlace::openDeck);
    connect(m_shelf, &DeckShelf::newAsked, this, &DecksPlace::newDeck);
    connect(m_shelf, &DeckShelf::removeAsked, this, &DecksPlace::remove);
    connect(m_builder, &DeckBuilder::left, this, [this] {
        (void)m_session.keepDraft();
        m_settings.setState(kOpenDeck, QString());
        showPage(Shelf);
    });
    connect(m_builder, &DeckBuilder::ruleAsked, this, &DecksPlace::ruleAsked);
    connect(m_builder, &DeckBuilder::restoreAsked, this, &DecksPlace::restoreVersion);
    connect(m_builder, &DeckBuilder::opponentImportAsked, this, [this] { chooseImport(true); });
    connect(m_import, &ImportPage::kept, this, &DecksPlace::keepImport);
    connect(m_import, &ImportPage::dismissed, this, [this] {
        m_importsOpponent = false;
        showPage(m_beforeImport);
    });
    connect(&m_reading, &QFutureWatcherBase::progressValueChanged, m_work, &WorkStrip::setPercent);
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        if (m_reading.isCanceled() || !m_readingDone)
            return;
        m_work->end();
        std::exchange(m_readingDone, {})();
    });
    connect(m_work, &WorkStrip::cancelled, this, [this] {
        m_importsOpponent = false;
        stopImport();
    });
    connect(m_study, &StudyPage::left, this, [this] { showPage(Builder); });
    connect(m_study, &StudyPage::exportAsked, this, &DecksPlace::exportStudy);
    connect(m_study, &StudyPage::ruleAsked, this, &DecksPlace::ruleAsked);
    connect(m_study, &StudyPage::matchAsked, this, &DecksPlace::matchAsked);
    connect(m_study, &StudyPage::failed, this, [this](const QString& sentence) {
        tell(QStringLiteral("deck.study"), MessageKind::Warning, [sentence] { return sentence; });
    });
    connect(m_deckless, &DecklessPage::setupAsked, this, &DecksPlace::setupAsked);
    connect(m_deckless, &DecklessPage::left, this, [this] { showPage(Shelf); });
    connect(m_shelf, &DeckShelf::decklessChosen, this, &DecksPlace::showDeckless);
    connect(m_builder, &DeckBuilder::gameChosen, this, [this](const QString& game) {
        if (model::deckRulesOf(game) == nullptr) {
            showDeckless(game);
            return;
        }
        const QString name = m_session.deck().name;
        m_session.begin(model::emptyDeck(game, model::usualVariant(game)));
        if (!name.isEmpty())
            m_session.set(model::DeckField::Name, name);
        m_settings.setState(kOpenDeck, m_session.deck().id);
    });
    // The collection beside a deck is that of its game.
    connect(&m_session, &model::DeckSession::changed, this,
            [this] { m_workshop.setGame(m_session.deck().game); });
    connect(&m_session, &model::DeckSession::editsChanged, this, &DecksPlace::showChoices);
    connect(&m_session, &model::DeckSession::savedChanged, this, &DecksPlace::showChoices);
    connect(&m_session, &model::DeckSession::draftFailed, this, [this](const model::StorageError& error) {
        tell(QStringLiteral("deck.draft"), MessageKind::Warning, [error] {
            return tr("The draft of this deck cannot be saved in your library: %1. The deck is safe while "
                      "the window is open, and Castellan will keep trying to save it.")
                .arg(model::StorageWords::reason(error));
        });
    });
    connect(&m_session, &model::DeckSession::draftRecovered, this, [this] {
        tell(QStringLiteral("deck.draft"), MessageKind::Good,
             [] { return tr("The draft of this deck is saved in your library again."); });
    });
    connect(&m_workshop.decks(), &QAbstractItemModel::modelReset, this, [this] {
        showChoices();
        Q_EMIT statusChanged();
    });
    connect(&m_workshop, &model::DeckWorkshop::closing, this, [this] { (void)m_session.keepDraft(); });
    connect(&m_workshop, &model::DeckWorkshop::libraryChanged, this, [this] {
        m_session.setStore(m_workshop.store());
        if (m_workshop.store() == nullptr)
            return;
        if (isVisible())
            readLibrary();
        if (m_session.deck().id.isEmpty())
            openRemembered();
    });
}

void DecksPlace::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(action(id), &QAction::triggered, this, run);
    };
    on("deck.new", [this] { newDeck(); });
    on("deck.samples", [this] { addSampleDecks(); });
    on("deck.import", [this] { chooseImport(false); });
    on("deck.paste", [this] { pasteDeck(); });
    on("deck.save", [this] { save(); });
    // Undo and redo belong to the place that is shown.
    on("edit.undo", [this] {
        if (isVisible() && m_pages->currentIndex() == Builder)
            m_session.undo();
    });
    on("edit.redo", [this] {
        if (isVisible() && m_pages->currentIndex() == Builder)
            m_session.redo();
    });
    on("deck.export", [this] { exportDeck(); });
    on("deck.print", [this] {
        if (const auto deck = deckAtHand())
            Q_EMIT printAsked(*deck);
    });
    on("deck.sheet", [this] { exportSheet(); });
    on("deck.copyLink", [this] { copyLink(); });
    on("deck.copyText", [this] { copyText(); });
    on("deck.duplicate", [this] { duplicate(); });
    on("deck.pair", [this] { m_builder->showPair(); });
    on("deck.compare", [this] { m_builder->showCompare(); });
    on("deck.study", [this] { showPage(Study); });
    on("deck.repair", [this] { m_builder->repairAll(); });
    on("deck.remove",
       [this] { remove(m_pages->currentIndex() == Builder ? m_session.deck().id : m_shelf->chosen()); });
}

QString DecksPlace::nameOf(const model::Deck& deck)
{
    return deck.name.isEmpty() ? model::DeckWords::unnamed() : deck.name;
}

bool DecksPlace::canUndo() const
{
    return m_pages->currentIndex() == Builder && m_session.canUndo();
}

bool DecksPlace::canRedo() const
{
    return m_pages->currentIndex() == Builder && m_session.canRedo();
}

void DecksPlace::showChoices()
{
    const bool here = isVisible();
    const bool builder = here && m_pages->currentIndex() == Builder;
    const bool chosen = builder || (here && m_pages->currentIndex() == Shelf && m_shelf->shown() > 0);
    for (const char* id : kWithDeck)
        action(id)->setEnabled(chosen);
    for (const char* id : kInBuilder)
        action(id)->setEnabled(builder);
    if (here) {
        action("edit.undo")->setEnabled(canUndo());
        action("edit.redo")->setEnabled(canRedo());
    }
    action("deck.save")->setEnabled(builder && m_session.isChanged());
}

void DecksPlace::showDeckless(const QString& game)
{
    m_decklessGame = game;
    m_deckless->setGame(game, m_settings.language());
    showPage(Deckless);
}

void DecksPlace::showPage(Page page)
{
    if (page == Shelf)
        m_workshop.refreshDecks();
    if (page == Builder)
        m_workshop.setGame(m_session.deck().game);
    if (page == Study)
        m_study->refresh();
    m_pages->setCurrentIndex(page);
    showChoices();
    if (isVisible())
        takeFocus();
    Q_EMIT statusChanged();
}

QString DecksPlace::status() const
{
    if (m_pages->currentIndex() == Builder || m_pages->currentIndex() == Study)
        return nameOf(m_session.deck());
    const int decks = m_workshop.decks().rowCount();
    return tr("%n deck(s)", nullptr, decks);
}

GameInUse DecksPlace::gameInUse() const
{
    if (m_pages->currentIndex() == Builder || m_pages->currentIndex() == Study)
        return {m_session.deck().game, {}};
    return {};
}

void DecksPlace::takeFocus()
{
    switch (m_pages->currentIndex()) {
    case Builder: m_builder->takeFocus(); break;
    case Import: m_import->takeFocus(); break;
    case Deckless: m_deckless->takeFocus(); break;
    case Study: m_study->takeFocus(); break;
    default: m_shelf->takeFocus();
    }
}

void DecksPlace::focusSearch()
{
    if (m_pages->currentIndex() == Builder)
        m_builder->focusSearch();
    else
        m_shelf->focusSearch();
}

void DecksPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_shelf->setLanguage(m_settings.language());
    m_import->setLanguage(m_settings.language());
    m_deckless->setGame(m_decklessGame, m_settings.language());
    m_builder->retranslate();
    if (m_pages->currentIndex() == Study)
        m_study->refresh();
    Q_EMIT statusChanged();
}

void DecksPlace::showEvent(QShowEvent* event)
{
    Place::showEvent(event);
    readLibrary();
    showChoices();
    // Whoever follows the places around rests undo and redo when another one is shown; this comes after it.
    QMetaObject::invokeMethod(this, &DecksPlace::showChoices, Qt::QueuedConnection);
}

void DecksPlace::readLibrary()
{
    m_workshop.refreshDecks();
    m_workshop.refreshCards();
}

void DecksPlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    (void)m_session.keepDraft();
    showChoices();
    action("edit.undo")->setEnabled(false);
    action("edit.redo")->setEnabled(false);
}

void DecksPlace::openRemembered()
{
    const QString id = m_settings.state(kOpenDeck).toString();
    if (!id.isEmpty() && m_workshop.store() != nullptr)
        if (const auto opened = m_session.openById(id); opened && *opened)
            showPage(Builder);
}

bool DecksPlace::openDeck(const QString& id)
{
    const QString before = m_session.deck().id;
    const auto opened = m_session.openById(id);
    if (!opened || !*opened) {
        tell(QStringLiteral("deck.open"), MessageKind::Danger,
             [] { return tr("The deck could not be read from your library. Nothing was changed."); });
        return false;
    }
    m_settings.setState(kOpenDeck, id);
    if (id != before)
        m_builder->clearSearch();
    showPage(Builder);
    return true;
}

bool DecksPlace::hasOpenDeck(const QString& game) const
{
    return !m_session.deck().id.isEmpty() && m_session.deck().game == game &&
           m_settings.state(kOpenDeck).toString() == m_session.deck().id;
}

bool DecksPlace::addCard(const QString& card, const QString& deck)
{
    if (!isVisible())
        readLibrary();
    if (deck == kNewDeck)
        newDeck();
    else if (!deck.isEmpty() && deck != m_session.deck().id && !openDeck(deck))
        return false;
    m_builder->add({card});
    return true;
}

void DecksPlace::newDeck()
{
    m_session.begin(model::emptyDeck(m_workshop.game(), model::usualVariant(m_workshop.game())));
    m_settings.setState(kOpenDeck, m_session.deck().id);
    m_builder->clearSearch();
    showPage(Builder);
}

void DecksPlace::save()
{
    const auto number = m_session.save();
    if (!number) {
        const bool none = m_workshop.store() == nullptr;
        tell(QStringLiteral("deck.save"), MessageKind::Danger, [none] {
            return none ? tr("No library is open to save the deck in. Export it to a file instead.")
                        : tr("The deck could not be saved. The last version and your draft are unchanged. "
                             "Free some space or check the folder, then save again.");
        });
        return;
    }
    m_workshop.refreshDecks();
    const QString name = nameOf(m_session.deck());
    const auto faults =
        static_cast<int>(model::checkDeck(m_session.deck(), m_workshop.cards()).violations.size());
    tell(QStringLiteral("deck.save"), MessageKind::Good, [name, number = *number, faults] {
        return faults == 0
                   ? tr("“%1” was saved as version %2.").arg(name).arg(number)
                   : tr("“%1” was saved as version %2, although it is not legal yet.").arg(name).arg(number);
    });
}

void DecksPlace::restoreVersion(int number)
{
    model::DeckStore* store = m_workshop.store();
    if (store == nullptr || number == 0)
        return;
    const auto version = store->version(m_session.deck().id, number);
    if (!version || !*version)
        return;
    m_session.change(**version);
    if (m_session.save(number))
        tell(QStringLiteral("deck.save"), MessageKind::Good,
             [number] { return tr("Version %1 was restored as the latest version.").arg(number); });
}

std::optional<model::Deck> DecksPlace::deckAtHand()
{
    if (m_pages->currentIndex() == Builder)
        return m_session.deck();
    model::DeckStore* store = m_workshop.store();
    if (store == nullptr)
        return std::nullopt;
    auto deck = store->deck(m_shelf->chosen());
    if (deck && !*deck)
        deck = store->draft(m_shelf->chosen());
    return deck ? *deck : std::nullopt;
}

void DecksPlace::duplicate()
{
    auto deck = deckAtHand();
    if (!deck)
        return;
    deck->id = model::newDeckId();
    deck->name = tr("%1, copy").arg(nameOf(*deck)).left(model::kLongestDeckName);
    m_session.begin(*deck);
    m_settings.setState(kOpenDeck, deck->id);
    showPage(Builder);
}

void DecksPlace::remove(const QString& id)
{
    model::DeckStore* store = m_workshop.store();
    if (store == nullptr || id.isEmpty())
        return;
    if (m_session.deck().id == id)
        (void)m_session.keepDraft();
    const auto draft = store->draft(id);
    const auto saved = store->deck(id);
    const model::Deck removed = saved && *saved ? **saved : m_session.deck();
    if (!store->discardDraft(id) || !store->setRemoved(id, true))
        return;
    if (m_session.deck().id == id) {
        m_session.open(removed);
        m_settings.setState(kOpenDeck, QString());
    }
    showPage(Shelf);
    const std::optional<model::Deck> kept = draft ? *draft : std::nullopt;
    if (!kept && !(saved && *saved))
        return; // an empty deck that was never kept leaves nothing behind
    tell(QStringLiteral("deck.remove"), MessageKind::Note,
         [name = nameOf(removed)] { return tr("“%1” was removed.").arg(name); },
         {{[] { return tr("Restore"); },
           [this, id, kept] {
               if (model::DeckStore* again = m_workshop.store()) {
                   (void)again->setRemoved(id, false);
                   if (kept)
                       (void)again->saveDraft(*kept);
               }
               m_workshop.refreshDecks();
               showChoices();
           }}});
}

void DecksPlace::tell(const QString& id, MessageKind kind, std::function<QString()> text,
                      std::vector<Message::Answer> answers)
{
    Q_EMIT told({id, kind, std::move(text), std::move(answers)});
}

} // namespace views
