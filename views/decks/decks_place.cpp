// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/decks_place.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/decks/formats/import_words.h"
#include "model/decks/formats/share_link.h"
#include "model/games/game_cards.h"
#include "views/decks/deck_builder.h"
#include "views/decks/deck_shelf.h"
#include "views/decks/import_page.h"

#include <QClipboard>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

namespace {

const QString kOpenDeck = QStringLiteral("decks/open");
/// Those of the shelf, and those that need an open deck.
constexpr const char* kAlways[]{"deck.new", "deck.import", "deck.paste"};
constexpr const char* kWithDeck[]{"deck.export",   "deck.print",     "deck.copyLink",
                                  "deck.copyText", "deck.duplicate", "deck.remove"};
constexpr const char* kInBuilder[]{"deck.save", "deck.pair", "deck.compare", "deck.repair"};

QString filters(bool all)
{
    QStringList list;
    QStringList any;
    for (int i = 0; i < model::kDeckFormats; ++i) {
        QStringList patterns;
        for (const QString& ending : model::endingsOf(static_cast<model::DeckFormat>(i)))
            patterns << QStringLiteral("*.") + ending;
        any << patterns;
        list << QStringLiteral("%1 (%2)").arg(model::ImportWords::format(static_cast<model::DeckFormat>(i)),
                                              patterns.join(u' '));
    }
    if (all)
        list.prepend(QStringLiteral("%1 (%2)").arg(DecksPlace::tr("All decks"), any.join(u' ')));
    return list.join(QStringLiteral(";;"));
}

QString nameOf(const model::Deck& deck)
{
    return deck.name.isEmpty() ? model::DeckWords::unnamed() : deck.name;
}

/// A name that any file system takes.
QString fileNameFor(const model::Deck& deck)
{
    QString name = nameOf(deck);
    for (QChar& c : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c.unicode() < 32)
            c = u'-';
    return name + u'.' + model::kDeckFileEnding;
}

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
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("decksPlace"));
    m_pages->setObjectName(QStringLiteral("decksPages"));
    m_pages->addWidget(m_shelf);
    m_pages->addWidget(m_builder);
    m_pages->addWidget(m_import);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    m_shelf->setLanguage(settings.language());
    connectParts();
    connectActions();
    openRemembered();
    showChoices();
}

DecksPlace::~DecksPlace() = default;

const QString DecksPlace::kNewDeck = QStringLiteral("new");

void DecksPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kAlways)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
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
    connect(m_builder, &DeckBuilder::gameChosen, this, [this](const QString& game) {
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
    connect(&m_session, &model::DeckSession::draftFailed, this, [this] {
        tell(QStringLiteral("deck.draft"), MessageKind::Warning, [] {
            return tr(
                "The draft of this deck could not be kept in your library. The deck is safe as long as the "
                "window is open; export it to a file to be sure.");
        });
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
    on("deck.copyLink", [this] { copyLink(); });
    on("deck.copyText", [this] { copyText(); });
    on("deck.duplicate", [this] { duplicate(); });
    on("deck.pair", [this] { m_builder->showPair(); });
    on("deck.compare", [this] { m_builder->showCompare(); });
    on("deck.repair", [this] { m_builder->repairAll(); });
    on("deck.remove",
       [this] { remove(m_pages->currentIndex() == Builder ? m_session.deck().id : m_shelf->chosen()); });
}

void DecksPlace::showChoices()
{
    const bool here = isVisible();
    const bool builder = here && m_pages->currentIndex() == Builder;
    const bool chosen = builder || (here && m_pages->currentIndex() == Shelf && m_shelf->shown() > 0);
    for (const char* id : kAlways)
        action(id)->setEnabled(here);
    for (const char* id : kWithDeck)
        action(id)->setEnabled(chosen);
    for (const char* id : kInBuilder)
        action(id)->setEnabled(builder);
    if (here) {
        action("edit.undo")->setEnabled(builder && m_session.canUndo());
        action("edit.redo")->setEnabled(builder && m_session.canRedo());
    }
    action("deck.save")->setEnabled(builder && m_session.isChanged());
}

void DecksPlace::showPage(Page page)
{
    if (page == Shelf)
        m_workshop.refreshDecks();
    if (page == Builder)
        m_workshop.setGame(m_session.deck().game);
    m_pages->setCurrentIndex(page);
    showChoices();
    if (isVisible())
        takeFocus();
    Q_EMIT statusChanged();
}

QString DecksPlace::status() const
{
    if (m_pages->currentIndex() == Builder)
        return nameOf(m_session.deck());
    const int decks = m_workshop.decks().rowCount();
    return tr("%n deck(s)", nullptr, decks);
}

void DecksPlace::takeFocus()
{
    switch (m_pages->currentIndex()) {
    case Builder: m_builder->takeFocus(); break;
    case Import: m_import->takeFocus(); break;
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
    m_builder->retranslate();
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
    const auto opened = m_session.openById(id);
    if (!opened || !*opened) {
        tell(QStringLiteral("deck.open"), MessageKind::Danger,
             [] { return tr("The deck could not be read from your library. Nothing was changed."); });
        return false;
    }
    m_settings.setState(kOpenDeck, id);
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

void DecksPlace::openSampleDeck()
{
    const QString id = QStringLiteral("first-steps");
    model::DeckStore* store = m_workshop.store();
    if (store != nullptr) {
        const auto saved = store->deck(id);
        const auto draft = store->draft(id);
        if ((saved && *saved) || (draft && *draft)) {
            (void)store->setRemoved(id, false);
            openDeck(id);
            return;
        }
    }
    model::Deck deck = model::emptyDeck(model::firstGame(), model::usualVariant(model::firstGame()));
    deck.id = id;
    deck.name = tr("My first deck");
    // Something of every kind, and nothing that needs a long explanation.
    for (const char* card :
         {"thief", "beggar", "war-bear", "monk", "wizard", "illusionist", "blood-priest", "bishop", "fairy",
          "plague-doctor", "undead", "voodoo-doll", "njord", "dodgy-dealer", "fortune-teller"}) {
        const QString known = QString::fromLatin1(card);
        deck.change(known, 1, m_workshop.cardsOf(deck.game).nameOf(known, model::Language::English));
    }
    m_session.begin(deck);
    m_settings.setState(kOpenDeck, id);
    showPage(Builder);
    (void)m_session.save();
    m_workshop.refreshDecks();
}

void DecksPlace::newDeck()
{
    m_session.begin(model::emptyDeck(m_workshop.game(), model::usualVariant(m_workshop.game())));
    m_settings.setState(kOpenDeck, m_session.deck().id);
    showPage(Builder);
}

void DecksPlace::save()
{
    const auto number = m_session.save();
    if (!number) {
        const bool none = m_workshop.store() == nullptr;
        tell(QStringLiteral("deck.save"), MessageKind::Danger, [none] {
            return none ? tr("No library is open that could keep the deck. Export it to a file instead.")
                        : tr("The deck could not be saved. The last version and your draft are as they were. "
                             "Make "
                             "room or check the folder, then save again.");
        });
        return;
    }
    m_workshop.refreshDecks();
    const QString name = nameOf(m_session.deck());
    const auto faults =
        static_cast<int>(model::checkDeck(m_session.deck(), m_workshop.cards()).violations.size());
    tell(QStringLiteral("deck.save"), MessageKind::Good, [name, number = *number, faults] {
        return faults == 0
                   ? tr("“%1” is saved as version %2.").arg(name).arg(number)
                   : tr("“%1” is saved as version %2, though it is not legal yet.").arg(name).arg(number);
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
             [number] { return tr("Version %1 is restored, as the latest version.").arg(number); });
}

void DecksPlace::chooseImport(bool opponent)
{
    const QString path = m_files.fileToOpen(this, tr("Import a deck"), filters(true));
    if (path.isEmpty())
        return;
    m_importsOpponent = opponent;
    importFile(path);
}

void DecksPlace::importFile(const QString& path)
{
    QFile file(path);
    // One byte more than is read of any deck tells that it is too large.
    if (!file.open(QIODevice::ReadOnly)) {
        tell(QStringLiteral("deck.import"), MessageKind::Warning, [path] {
            return tr("%1 cannot be read. Nothing was changed.").arg(QFileInfo(path).fileName());
        });
        return;
    }
    importContent(file.read(model::kLargestDeckFile + 1), QFileInfo(path).fileName());
}

void DecksPlace::showSample()
{
    // A tournament deck, an opponent's, and one that is not legal; made once.
    const auto make = [this](const QString& name, int from, int cards, const QString& sleeves,
                             const QString& tag) {
        model::Deck deck = model::emptyDeck(m_workshop.game(), model::usualVariant(m_workshop.game()));
        deck.id = QStringLiteral("sample-%1").arg(from);
        deck.name = name;
        deck.sleeves = sleeves;
        deck.tags = {tag};
        int place = 0;
        for (const model::DirectoryCard& each : m_workshop.cards().cards())
            if (each.card.kind == model::CardKind::Character && place++ >= from && deck.count() < cards)
                deck.change(each.card.id, 1, each.card.name.en);
        return deck;
    };
    const model::Deck first = make(tr("Night watch"), 3, 15, QStringLiteral("#1f5a96"), tr("club"));
    model::Deck second = make(tr("Old gods"), 13, 15, QStringLiteral("#b58900"), tr("opponent"));
    model::Deck third = make(tr("Work in progress"), 24, 13, {}, tr("club"));
    third.change(QStringLiteral("thief"), 2);
    if (model::DeckStore* store = m_workshop.store()) {
        for (const model::Deck& deck : {second, third, first})
            (void)store->save(deck);
        m_workshop.refreshDecks();
        m_settings.setState(QStringLiteral("decks/opponents/") + first.id, second.id);
        m_session.open(third);
        m_session.changeCopies({{QStringLiteral("wizard"), 0, 1, {}}});
        (void)m_session.keepDraft();
        openDeck(first.id);
    } else {
        m_session.begin(first);
        showPage(Builder);
    }
    m_builder->showPage(0);
}

void DecksPlace::importContent(const QByteArray& content, const QString& from)
{
    std::vector<model::CardDirectory> games;
    for (const model::GameCards* game : model::allGameCards())
        games.push_back(m_workshop.cardsOf(game->id()));
    auto reading = model::readDeckOfAnyGame(content, from, games);
    if (!reading) {
        m_importsOpponent = false;
        const QString name = from.isEmpty() ? tr("The clipboard") : from;
        tell(QStringLiteral("deck.import"), MessageKind::Warning, [name, error = reading.error()] {
            return tr("%1 is no deck that could be read: %2 Nothing was changed.")
                .arg(name, model::ImportWords::refusal(error));
        });
        return;
    }
    if (m_pages->currentIndex() != Import)
        m_beforeImport = static_cast<Page>(m_pages->currentIndex());
    m_workshop.setGame(reading->deck.game);
    m_import->show(from, std::move(reading).value(), m_workshop.cards(), m_settings.language());
    showPage(Import);
}

void DecksPlace::keepImport()
{
    model::Deck deck = m_import->reading().deck;
    deck.id = model::newDeckId();
    const auto* rules = model::deckRulesOf(deck.game);
    if (rules->variant(deck.variant.toStdString()) == nullptr) {
        // By its size it may be for what most decks are for; otherwise for the first variant.
        deck.variant = model::usualVariant(deck.game);
        for (const auto& violation : model::checkDeck(deck, m_workshop.cards()).violations)
            if (violation.fault == rules::decks::Fault::TooFew ||
                violation.fault == rules::decks::Fault::TooMany)
                deck.variant = QString::fromStdString(rules->variants.front().id);
    }
    if (m_importsOpponent && m_beforeImport == Builder && m_workshop.store() != nullptr) {
        m_importsOpponent = false;
        if (m_workshop.store()->save(deck)) {
            m_workshop.refreshDecks();
            showPage(Builder);
            m_builder->setOpponent(deck.id);
        }
        return;
    }
    m_importsOpponent = false;
    m_session.begin(deck);
    m_settings.setState(kOpenDeck, deck.id);
    showPage(Builder);
    if (m_workshop.store() != nullptr)
        save();
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

void DecksPlace::exportDeck()
{
    const auto deck = deckAtHand();
    if (!deck)
        return;
    const QString path = m_files.fileToSave(this, tr("Export the deck"), fileNameFor(*deck), filters(false));
    if (path.isEmpty())
        return;
    const auto format = model::formatOfName(path).value_or(model::DeckFormat::Castellan);
    const auto saved = model::saveDeckFile(
        path, model::writeDeck(*deck, format, m_workshop.cardsOf(deck->game), m_settings.language()));
    const bool whole = model::keepsEverything(format);
    if (saved)
        tell(QStringLiteral("deck.export"), MessageKind::Good, [path, whole] {
            return whole
                       ? tr("The deck is exported to %1.").arg(path)
                       : tr("The cards are exported to %1. This format has no place for variant, sleeves and "
                            "options.")
                             .arg(path);
        });
    else
        tell(QStringLiteral("deck.export"), MessageKind::Warning, [path, why = saved.error()] {
            return tr("%1 could not be written (%2). What was there before is unchanged.").arg(path, why);
        });
}

void DecksPlace::copyLink()
{
    if (const auto deck = deckAtHand()) {
        QGuiApplication::clipboard()->setText(model::deckToLink(*deck, m_workshop.cardsOf(deck->game)));
        tell(QStringLiteral("deck.copy"), MessageKind::Good,
             [] { return tr("A link that carries the whole deck is in the clipboard."); });
    }
}

void DecksPlace::copyText()
{
    if (const auto deck = deckAtHand()) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(model::writeDeck(
            *deck, model::DeckFormat::Text, m_workshop.cardsOf(deck->game), m_settings.language())));
        tell(QStringLiteral("deck.copy"), MessageKind::Good,
             [] { return tr("The deck is in the clipboard as text."); });
    }
}

void DecksPlace::pasteDeck()
{
    m_importsOpponent = false;
    importContent(QGuiApplication::clipboard()->text().toUtf8(), {});
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
    tell(QStringLiteral("deck.remove"), MessageKind::Note,
         [name = nameOf(removed)] { return tr("“%1” is removed.").arg(name); },
         {{[] { return tr("Bring it back"); },
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
