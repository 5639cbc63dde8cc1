// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/print_shelf.h"

#include "model/decks/deck_words.h"
#include "model/proxies/print_history.h"
#include "model/proxies/proxy_deck.h"
#include "model/rulebook/rulebook_reader.h"

#include <algorithm>

namespace app {

namespace {

const QString kLibrary = QStringLiteral("library");

QString titleOf(const QString& name)
{
    return name.isEmpty() ? model::DeckWords::unnamed() : name;
}

int copiesOf(const std::vector<model::DeckCard>& cards)
{
    int copies = 0;
    for (const model::DeckCard& card : cards)
        copies += card.copies;
    return copies;
}

} // namespace

const QString PrintShelf::kChosen = QStringLiteral("chosen");

PrintShelf::PrintShelf(model::DeckWorkshop& workshop, const model::Clock& clock,
                       std::function<model::Database*()> database)
    : m_workshop(workshop)
    , m_clock(clock)
    , m_database(std::move(database))
{}

int PrintShelf::choose(const QString& card)
{
    const auto known = std::find_if(m_chosen.begin(), m_chosen.end(),
                                    [&card](const model::DeckCard& each) { return each.card == card; });
    if (known == m_chosen.end())
        m_chosen.push_back({card, 1, {}});
    else if (known->copies < model::kMostCopies)
        ++known->copies;
    return copiesOf(m_chosen);
}

void PrintShelf::letGo(const QString& id)
{
    if (id == kChosen)
        m_chosen.clear();
}

std::vector<views::PrintSources::Entry> PrintShelf::entries() const
{
    std::vector<Entry> entries;
    if (m_atHand)
        entries.push_back({m_atHand->id, titleOf(m_atHand->name), m_atHand->count()});
    if (model::DeckStore* store = m_workshop.store()) {
        // A library that cannot be read now still leaves all cards to print.
        const auto decks = store->list();
        for (const model::DeckSummary& deck : decks ? *decks : std::vector<model::DeckSummary>()) {
            if (!m_atHand || m_atHand->id != deck.id)
                entries.push_back({deck.id, titleOf(deck.name), deck.cards});
        }
    }
    if (!m_chosen.empty())
        entries.push_back({kChosen, tr("Chosen cards"), copiesOf(m_chosen), true});
    entries.push_back({kLibrary, tr("All cards"), static_cast<int>(m_workshop.cards().cards().size())});
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
    const model::CardDirectory& cards = m_workshop.cards();
    if (const auto deck = found(id)) {
        model::ProxyDeck proxies = model::proxyDeckOf(*deck, cards, model::builtInRulebook());
        proxies.name = titleOf(proxies.name);
        return proxies;
    }
    model::ProxyDeck all;
    if (id == kChosen) {
        model::Deck chosen;
        chosen.name = tr("Chosen cards");
        chosen.cards = m_chosen;
        return model::proxyDeckOf(chosen, cards, model::builtInRulebook());
    }
    if (id != kLibrary)
        return all;
    all.name = tr("All cards");
    for (const model::DirectoryCard& card : cards.cards())
        all.cards.push_back(model::proxyCardOf(card.card, 1, model::builtInRulebook()));
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
