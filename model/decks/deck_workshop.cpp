// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_workshop.h"

#include "model/games/game_cards.h"

namespace model {

DeckWorkshop::DeckWorkshop(const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_game(firstGame())
    , m_cards(CardDirectory::builtIn(m_game))
{}

void DeckWorkshop::setGame(const QString& game)
{
    if (game == m_game || gameCards(game) == nullptr)
        return;
    m_game = game;
    refreshCards();
}

CardDirectory DeckWorkshop::cardsOf(const QString& game) const
{
    if (game == m_game)
        return m_cards;
    if (m_database != nullptr)
        if (auto cards = CardDirectory::read(*m_database, game))
            return std::move(cards).value();
    return CardDirectory::builtIn(game);
}

void DeckWorkshop::setDatabase(Database* database)
{
    m_store.reset();
    m_database = nullptr;
    Q_EMIT libraryChanged();
    m_decks.setDecks({});
    if (database == nullptr)
        return;
    m_database = database;
    m_store.emplace(*database, m_clock);
    Q_EMIT libraryChanged();
}

void DeckWorkshop::close()
{
    Q_EMIT closing();
    setDatabase(nullptr);
}

void DeckWorkshop::refreshCards()
{
    if (m_database != nullptr) {
        auto cards = CardDirectory::read(*m_database, m_game);
        if (cards)
            m_cards = std::move(cards).value();
        else
            Q_EMIT failed(cards.error().reason);
    } else {
        m_cards = CardDirectory::builtIn(m_game);
    }
    Q_EMIT cardsChanged();
}

void DeckWorkshop::refreshDecks()
{
    if (!m_store) {
        m_decks.setDecks({});
        return;
    }
    auto list = m_store->list();
    if (list)
        m_decks.setDecks(std::move(list).value());
    else
        Q_EMIT failed(list.error().reason);
}

} // namespace model
