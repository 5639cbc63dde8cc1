// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/game_shelf.h"

#include "model/games/game_cards.h"
#include "model/library/library_content.h"
#include "model/library/library_store.h"
#include "model/play/known_games.h"

#include <QSet>

#include <algorithm>

namespace model {

namespace {

/// Whether two games have the same cards by rules and by name.
bool isSame(const rules::KnownGame& a, const rules::KnownGame& b)
{
    if (a.id() != b.id() || a.libraryHash() != b.libraryHash())
        return false;
    const std::vector<rules::CardName> cardsA = a.cards();
    const std::vector<rules::CardName> cardsB = b.cards();
    return std::equal(
        cardsA.begin(), cardsA.end(), cardsB.begin(), cardsB.end(),
        [](const rules::CardName& x, const rules::CardName& y) { return x.id == y.id && x.name == y.name; });
}

} // namespace

void GameShelf::setLibrary(Database* database)
{
    m_database = database;
    refresh();
}

const rules::KnownGame* GameShelf::game(const QString& id)
{
    const rules::KnownGame* builtIn = knownGame(id);
    if (m_database == nullptr || builtIn == nullptr)
        return builtIn;
    if (const auto known = m_now.find(id); known != m_now.end())
        return known->second;
    const rules::KnownGame* found = builtIn;
    if (auto read = libraryGame(*m_database, id); read && *read != nullptr) {
        std::unique_ptr<rules::KnownGame> fresh = std::move(read).value();
        const auto same = std::find_if(m_made.begin(), m_made.end(),
                                       [&](const auto& each) { return isSame(*each, *fresh); });
        if (isSame(*builtIn, *fresh))
            found = builtIn;
        else if (same != m_made.end())
            found = same->get();
        else
            found = m_made.emplace_back(std::move(fresh)).get();
    }
    return m_now[id] = found;
}

const rules::KnownGame* GameShelf::played(const QString& id, quint64 libraryHash)
{
    const auto fits = [&](const rules::KnownGame* each) {
        return each != nullptr && QString::fromStdString(std::string(each->id())) == id &&
               each->libraryHash() == libraryHash;
    };
    if (const rules::KnownGame* now = game(id); fits(now))
        return now;
    if (const rules::KnownGame* builtIn = knownGame(id); fits(builtIn))
        return builtIn;
    for (const auto& each : m_made)
        if (fits(each.get()))
            return each.get();
    const GameCards* cards = gameCards(id);
    if (m_database == nullptr || cards == nullptr)
        return nullptr;
    auto records = LibraryStore(*m_database).records(id);
    if (!records)
        return nullptr;
    QSet<QString> builtIn;
    for (const CardRecord& record : builtInRecords(id))
        builtIn.insert(record.card.id);
    std::erase_if(*records, [&](const CardRecord& each) { return !builtIn.contains(each.card.id); });
    std::unique_ptr<rules::KnownGame> without = cards->gameOf(*records);
    return fits(without.get()) ? m_made.emplace_back(std::move(without)).get() : nullptr;
}

} // namespace model
