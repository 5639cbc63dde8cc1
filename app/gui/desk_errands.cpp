// SPDX-License-Identifier: GPL-3.0-or-later
// What leads from one place to another: a card into a deck, a deck to the printer or the table, a rule to its
// page.
#include "app/gui/desk.h"
#include "app/gui/place_ids.h"
#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/play/deal_code.h"
#include "model/rulebook/examples.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/decks/decks_place.h"
#include "views/editor/editor_place.h"
#include "views/packs/packs_place.h"
#include "views/print/print_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>

namespace app {

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
        tell(kDecks, views::MessageKind::Note, [] { return tr("This game does not use decks."); });
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
             return tr("“%1” was added to “%2”, which now has %n card(s).", nullptr, cards).arg(name, title);
         },
         {{[] { return tr("Undo"); }, undo}, {[] { return tr("Open the deck"); }, open}});
}

void Desk::chooseForPrint(const QString& game, const QString& card)
{
    const int chosen = m_shelf.choose(game, card);
    const QString name = m_workshop.cardsOf(game).nameOf(card, m_settings.language());
    tell(kPrint, views::MessageKind::Good,
         [name, chosen] {
             return tr("%1 was selected; %n card(s) are ready to print.", nullptr, chosen).arg(name);
         },
         {{[] { return tr("Print"); },
           [this] {
               m_window->showPlace(kPrint);
               static_cast<views::PrintPlace*>(m_window->place(kPrint))->showDeck(PrintShelf::kChosen);
           }}});
}

void Desk::playExample(const QString& scenario, const QString& question)
{
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->playExample(scenario, question);
}

void Desk::playExampleOf(const QString& game, const QString& id)
{
    const std::vector<model::Example> examples =
        model::examplesOf(model::builtInRulebook(game), id, m_settings.language());
    if (examples.size() == 1)
        playExample(examples.front().text, examples.front().title);
    if (examples.size() < 2)
        return;
    auto* menu = new QMenu(m_window.get());
    menu->setObjectName(QStringLiteral("exampleMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const model::Example& example : examples)
        menu->addAction(QString(example.title).replace(u'&', QStringLiteral("&&")), this,
                        [this, example] { playExample(example.text, example.title); });
    menu->popup(QCursor::pos());
}

void Desk::openInLab(const QString& scenario)
{
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->openInLab(scenario);
}

/// The workshop has a store only while there is a library.
views::OwnDecks Desk::ownDecks()
{
    return {[this]() -> std::vector<model::DeckSummary> {
                if (model::DeckStore* store = m_workshop.store())
                    if (auto list = store->list())
                        return std::move(list).value();
                return {};
            },
            [this](const QString& id) -> std::optional<model::Deck> {
                if (model::DeckStore* store = m_workshop.store())
                    if (auto deck = store->deck(id))
                        return std::move(deck).value();
                return std::nullopt;
            }};
}

namespace {

/// A deck with its newest version.
model::RecordedDeck versionOf(model::DeckStore& store, const QString& id)
{
    int newest = 0;
    if (const auto versions = store.versions(id))
        for (const model::DeckVersion& version : *versions)
            newest = std::max(newest, version.number);
    return {id, newest};
}

} // namespace

std::optional<model::RecordedDeck> Desk::recordedDeck(const std::vector<std::string>& cards)
{
    model::DeckStore* store = m_workshop.store();
    const auto list =
        store == nullptr
            ? model::StorageResult<std::vector<model::DeckSummary>>(std::vector<model::DeckSummary>())
            : store->list();
    const QString wanted = model::deckFingerprint(cards);
    for (const model::DeckSummary& each : list ? *list : std::vector<model::DeckSummary>()) {
        if (static_cast<std::size_t>(each.cards) != cards.size())
            continue;
        const auto deck = store->deck(each.id);
        if (deck && *deck && model::deckFingerprint(model::ownDeckOf(**deck).cards) == wanted)
            return versionOf(*store, each.id);
    }
    return std::nullopt;
}

void Desk::goldfish()
{
    const model::Deck& deck = decks().session().deck();
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))
        ->goldfish({model::ownDeckOf(deck)}, deck.variant);
}

void Desk::playPair(const model::Deck& opponent)
{
    const model::Deck& deck = decks().session().deck();
    const QString variant = deck.variant;
    const std::vector<model::OwnDeck> pair{model::ownDeckOf(deck), model::ownDeckOf(opponent)};
    m_window->showPlace(kTable);
    static_cast<views::TablePlace*>(m_window->place(kTable))->goldfish(pair, variant);
}

std::vector<views::ExportDeck> Desk::exportDecks()
{
    std::vector<views::ExportDeck> decks;
    model::DeckStore* store = m_workshop.store();
    if (store == nullptr)
        return decks;
    const auto list = store->list();
    if (!list)
        return decks;
    for (const model::DeckSummary& summary : *list) {
        const auto deck = store->deck(summary.id);
        if (!deck || !*deck)
            continue;
        decks.push_back({(*deck)->name.isEmpty() ? model::DeckWords::unnamed() : (*deck)->name, **deck});
    }
    return decks;
}

views::DecksPlace& Desk::decks()
{
    return *static_cast<views::DecksPlace*>(m_window->place(kDecks));
}

views::RulebookPlace& Desk::rulebook()
{
    return *static_cast<views::RulebookPlace*>(m_window->place(kRulebook));
}

views::PacksPlace& Desk::packs()
{
    return *static_cast<views::PacksPlace*>(m_window->place(kPacks));
}

views::EditorPlace& Desk::showEditor()
{
    m_window->showPlace(kEditor);
    return *static_cast<views::EditorPlace*>(m_window->place(kEditor));
}

} // namespace app
