// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/card_directory.h"

#include "model/games/game_cards.h"
#include "model/library/library_content.h"
#include "model/storage/statement.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageResult<QHash<QString, QStringList>> tagsOf(Database& database, const QString& game)
{
    QHash<QString, QStringList> tags;
    Statement all(database, u"SELECT card, tag FROM tag WHERE game = ? ORDER BY tag"_s);
    if (auto run = all.run(game); !run)
        return run.error();
    auto read =
        all.eachRow([&](const QSqlQuery& row) { tags[row.value(0).toString()] << row.value(1).toString(); });
    if (!read)
        return read.error();
    return tags;
}

} // namespace

CardDirectory::CardDirectory(const QString& game, std::vector<DirectoryCard> cards, bool ownedKnown)
    : m_game(game)
    , m_cards(std::move(cards))
{
    std::vector<rules::decks::PoolCard> pool;
    const bool printed = gameCardsOr(game).isPrinted();
    for (const DirectoryCard& each : m_cards) {
        const Card& card = each.card;
        m_rows.insert(card.id, m_rows.size());
        const bool house = printed && (card.effectFrom == Provenance::House ||
                                       (card.hasStrength() && card.strengthFrom == Provenance::House));
        const CardFigure* cost = card.figure(u"cost");
        pool.push_back({card.id.toStdString(), card.kind.id().toStdString(), each.owned, house,
                        cost != nullptr ? cost->value : 0});
    }
    m_pool = rules::decks::CardPool(std::move(pool), ownedKnown);
}

StorageResult<CardDirectory> CardDirectory::read(Database& database, const QString& game)
{
    LibraryStore store(database);
    auto records = store.records(game);
    if (!records)
        return records.error();
    if (records->empty())
        return builtIn(game);
    const auto owned = store.owned(game);
    if (!owned)
        return owned.error();
    const auto tags = tagsOf(database, game);
    if (!tags)
        return tags.error();
    std::vector<DirectoryCard> cards;
    cards.reserve(records->size());
    for (CardRecord& record : *records) {
        const QString id = record.card.id;
        cards.push_back({std::move(record.card), record.effects, tags->value(id), owned->value(id)});
    }
    return CardDirectory(game, std::move(cards), !owned->isEmpty());
}

CardDirectory CardDirectory::builtIn(const QString& game)
{
    std::vector<DirectoryCard> cards;
    for (CardRecord& record : builtInRecords(game))
        cards.push_back({std::move(record.card), record.effects, {}, 0});
    return {game, std::move(cards), false};
}

const DirectoryCard* CardDirectory::find(const QString& id) const
{
    const auto row = m_rows.constFind(id);
    return row == m_rows.constEnd() ? nullptr : &m_cards[static_cast<std::size_t>(*row)];
}

QString CardDirectory::nameOf(const QString& id, Language language, const QString& reminder) const
{
    if (const DirectoryCard* found = find(id))
        return found->card.name.in(language);
    return reminder.isEmpty() ? id : reminder;
}

} // namespace model
