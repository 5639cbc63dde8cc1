// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_workshop.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/games/game_cards.h"

namespace model {

DeckWorkshop::DeckWorkshop(const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_game(firstGame())
    , m_cards(CardDirectory::builtIn(m_game))
{
    m_decks.setFaults([this](const DeckSummary& deck) { return faultsOf(deck); });
}

void DeckWorkshop::setGame(const QString& game)
{
    if (game == m_game || gameCards(game) == nullptr)
        return;
    m_game = game;
    refreshCards();
}

const CardDirectory& DeckWorkshop::cardsOf(const QString& game) const
{
    if (game == m_game)
        return m_cards;
    const auto known = m_otherGames.find(game);
    if (known != m_otherGames.end())
        return known->second;
    if (m_database != nullptr)
        if (auto cards = CardDirectory::read(*m_database, game))
            return m_otherGames.emplace(game, std::move(cards).value()).first->second;
    return m_otherGames.emplace(game, CardDirectory::builtIn(game)).first->second;
}

void DeckWorkshop::setDatabase(Database* database)
{
    if (m_store)
        Q_EMIT closing();
    m_store.reset();
    m_database = nullptr;
    m_otherGames.clear();
    Q_EMIT libraryChanged();
    m_faults.clear();
    m_decks.setDecks({});
    if (database == nullptr)
        return;
    m_database = database;
    m_otherGames.clear();
    m_store.emplace(*database, m_clock);
    Q_EMIT libraryChanged();
}

void DeckWorkshop::close()
{
    setDatabase(nullptr);
}

void DeckWorkshop::refreshCards()
{
    m_otherGames.clear();
    if (m_database != nullptr) {
        auto cards = CardDirectory::read(*m_database, m_game);
        if (cards)
            m_cards = std::move(cards).value();
        else
            Q_EMIT failed(cards.error().reason);
    } else {
        m_cards = CardDirectory::builtIn(m_game);
    }
    m_faults.clear();
    m_decks.checkAgain();
    Q_EMIT cardsChanged();
}

void DeckWorkshop::refreshDecks()
{
    if (!m_store) {
        m_decks.setDecks({});
        return;
    }
    auto list = m_store->list();
    m_faults.clear();
    if (list)
        m_decks.setDecks(std::move(list).value());
    else
        Q_EMIT failed(list.error().reason);
    m_decks.checkAgain();
}

std::vector<CardUse> DeckWorkshop::usesOf(const QString& game, const QString& card) const
{
    constexpr int kMost = 40;
    if (!m_store)
        return {};
    auto uses = m_store->usesOf(game, card, kMost);
    if (!uses)
        return {};
    for (CardUse& use : *uses)
        if (use.title.isEmpty())
            use.title = DeckWords::unnamed();
    return std::move(uses).value();
}

std::optional<int> DeckWorkshop::faultsOf(const DeckSummary& deck)
{
    if (!m_store)
        return std::nullopt;
    if (const auto known = m_faults.constFind(deck.id); known != m_faults.cend())
        return *known;
    auto read = deck.hasDraft || !deck.saved ? m_store->draft(deck.id) : m_store->deck(deck.id);
    if (!read || !*read || deckRulesOf((*read)->game) == nullptr)
        return std::nullopt;
    const auto faults = static_cast<int>(checkDeck(**read, cardsOf((*read)->game)).violations.size());
    m_faults.insert(deck.id, faults);
    return faults;
}

} // namespace model
