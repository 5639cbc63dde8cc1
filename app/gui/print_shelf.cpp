// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/print_shelf.h"

#include "model/decks/deck_words.h"
#include "model/faces/stored_pictures.h"
#include "model/games/game_cards.h"
#include "model/library/card_pictures.h"
#include "model/proxies/print_history.h"
#include "model/proxies/proxy_deck.h"
#include "model/rulebook/rulebook_reader.h"

#include <algorithm>

namespace app {

namespace {

/// Before the id of a game: all its cards.
const QString kLibrary = QStringLiteral("library:");

QString titleOf(const QString& name)
{
    return name.isEmpty() ? model::DeckWords::unnamed() : name;
}

} // namespace

const QString PrintShelf::kChosen = QStringLiteral("chosen");

PrintShelf::PrintShelf(model::DeckWorkshop& workshop, const model::Settings& settings,
                       const model::Clock& clock, std::function<model::Database*()> database)
    : m_workshop(workshop)
    , m_settings(settings)
    , m_clock(clock)
    , m_database(std::move(database))
{}

QString PrintShelf::allCardsOf(const QString& game) const
{
    return tr("All of %1").arg(model::gameName(game, m_settings.language()));
}

const model::CardDirectory& PrintShelf::cardsOf(const QString& game) const
{
    auto known = m_cards.find(game);
    if (known == m_cards.end()) {
        // Not those of the workshop: they may be older than what the owner corrected elsewhere.
        model::Database* database = m_database();
        auto read = database != nullptr
                        ? model::CardDirectory::read(*database, game)
                        : model::StorageResult<model::CardDirectory>(model::CardDirectory::builtIn(game));
        known = m_cards.insert(game, read ? std::move(read).value() : model::CardDirectory::builtIn(game));
    }
    return *known;
}

int PrintShelf::choose(const QString& game, const QString& card)
{
    const auto known = std::find_if(m_chosen.begin(), m_chosen.end(), [&](const Chosen& each) {
        return each.game == game && each.card == card;
    });
    if (known == m_chosen.end())
        m_chosen.push_back({game, card, 1});
    else if (known->copies < model::kMostCopies)
        ++known->copies;
    return chosenCopies();
}

int PrintShelf::chosenCopies() const
{
    int copies = 0;
    for (const Chosen& card : m_chosen)
        copies += card.copies;
    return copies;
}

std::unique_ptr<model::PictureSource> PrintShelf::pictures() const
{
    model::Database* database = m_database();
    // Sheets without pictures are better than none.
    const auto finder = database != nullptr ? model::cardPictures(*database) : model::PictureFinder();
    return finder && *finder ? std::make_unique<model::StoredPictures>(*finder) : nullptr;
}

void PrintShelf::letGo(const QString& id)
{
    if (id == kChosen)
        m_chosen.clear();
}

std::vector<views::PrintSources::Entry> PrintShelf::entries() const
{
    m_cards.clear();
    std::vector<Entry> entries;
    if (m_atHand)
        entries.push_back({m_atHand->id, titleOf(m_atHand->name)});
    if (model::DeckStore* store = m_workshop.store()) {
        // A library that cannot be read now still leaves all cards to print.
        const auto decks = store->list();
        for (const model::DeckSummary& deck : decks ? *decks : std::vector<model::DeckSummary>()) {
            if (!m_atHand || m_atHand->id != deck.id)
                entries.push_back({deck.id, titleOf(deck.name)});
        }
    }
    if (!m_chosen.empty())
        entries.push_back({kChosen, tr("Selected cards"), true});
    const model::Language language = m_settings.language();
    for (const model::GameCards* game : model::allGameCards()) {
        entries.push_back({kLibrary + game->id(), allCardsOf(game->id())});
        for (const model::PrintSet& set : game->printSets())
            entries.push_back(
                {kLibrary + game->id() + u'/' + set.id,
                 QStringLiteral("%1: %2").arg(game->name().in(language), set.name.in(language))});
    }
    return entries;
}

std::optional<model::Deck> PrintShelf::found(const QString& id) const
{
    if (m_atHand && m_atHand->id == id)
        return m_atHand;
    model::DeckStore* store = m_workshop.store();
    if (store == nullptr)
        return std::nullopt;
    // What is being worked on comes before what was saved.
    if (const auto draft = store->draft(id); draft && *draft)
        return *draft;
    const auto saved = store->deck(id);
    return saved ? *saved : std::nullopt;
}

model::ProxyDeck PrintShelf::deck(const QString& id) const
{
    if (const auto deck = found(id)) {
        model::ProxyDeck proxies =
            model::proxyDeckOf(*deck, cardsOf(deck->game), model::builtInRulebook(deck->game));
        proxies.name = titleOf(proxies.name);
        return proxies;
    }
    model::ProxyDeck all;
    if (id == kChosen) {
        all.name = tr("Selected cards");
        for (const Chosen& chosen : m_chosen) {
            const model::CardDirectory& cards = cardsOf(chosen.game);
            if (const model::DirectoryCard* card = cards.find(chosen.card))
                all.cards.push_back(
                    model::proxyCardOf(card->card, chosen.copies, model::builtInRulebook(chosen.game)));
        }
        return all;
    }
    if (!id.startsWith(kLibrary))
        return all;
    const QString game = id.mid(kLibrary.size()).section(u'/', 0, 0);
    const QString part = id.section(u'/', 1);
    const model::GameCards& known = model::gameCardsOr(game);
    const std::vector<model::PrintSet> sets = known.printSets();
    const model::PrintSet* const set = model::printSetOf(sets, part);
    all = model::proxyBoxOf(known, set, cardsOf(game), model::builtInRulebook(game));
    all.name = set == nullptr ? allCardsOf(game)
                              : QStringLiteral("%1: %2").arg(model::gameName(game, m_settings.language()),
                                                             set->name.in(m_settings.language()));
    return all;
}

model::ProxyDeck PrintShelf::onlyChanged(const model::ProxyDeck& deck, const QString& id,
                                         const model::SheetOptions& options) const
{
    model::Database* database = m_database();
    if (database == nullptr)
        return deck;
    // Without its history a deck counts as never printed: too much paper is better than too little.
    auto part = model::PrintHistory(*database, m_clock).onlyChanged(deck, id, options);
    return part ? std::move(part).value() : deck;
}

void PrintShelf::remember(const model::ProxyDeck& deck, const QString& id, const model::SheetOptions& options,
                          bool whole)
{
    model::Database* database = m_database();
    if (database == nullptr || database->isReadOnly())
        return;
    if (const auto kept =
            model::PrintHistory(*database, m_clock)
                .remember(deck, id, options,
                          whole ? model::PrintHistory::Part::Whole : model::PrintHistory::Part::Some);
        !kept)
        qWarning("what was printed is not remembered: %s", qPrintable(kept.error().reason));
}

} // namespace app
