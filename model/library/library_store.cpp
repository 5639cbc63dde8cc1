// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"

#include "model/library/correction.h"
#include "model/storage/statement.h"
#include "model/storage/transaction.h"

namespace model {

using namespace Qt::StringLiterals;

LibraryStore::LibraryStore(Database& database)
    : m_database(database)
    , m_tables(database)
{}

bool LibraryStore::hasCards()
{
    const auto some = m_database.value(u"SELECT 1 FROM card LIMIT 1"_s);
    return some && some->isValid();
}

StorageResult<QStringList> LibraryStore::games()
{
    QStringList games;
    Statement read(m_database, u"SELECT DISTINCT game FROM card ORDER BY game"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) { games << row.value(0).toString(); });
    if (!done)
        return done.error();
    return games;
}

StorageResult<std::vector<std::pair<QString, QString>>> LibraryStore::firstByName(Language language,
                                                                                  int count)
{
    std::vector<std::pair<QString, QString>> first;
    const QString column = language == Language::German ? u"name_de"_s : u"name_en"_s;
    Statement read(m_database, u"SELECT game, id FROM card ORDER BY %1 COLLATE NOCASE LIMIT ?"_s.arg(column));
    if (auto ran = read.run(count); !ran)
        return ran.error();
    auto done = read.eachRow(
        [&](const QSqlQuery& row) { first.emplace_back(row.value(0).toString(), row.value(1).toString()); });
    if (!done)
        return done.error();
    return first;
}

StorageResult<std::vector<Card>> LibraryStore::cards(const QString& game)
{
    auto all = m_tables.records(game);
    if (!all)
        return all.error();
    std::vector<Card> cards;
    cards.reserve(all->size());
    for (CardRecord& record : *all)
        cards.push_back(std::move(record.card));
    return cards;
}

StorageResult<std::vector<CardRecord>> LibraryStore::records(const QString& game)
{
    return m_tables.records(game);
}

StorageResult<std::vector<CardRecord>> LibraryStore::records(const QString& game, const QStringList& ids)
{
    return m_tables.records(game, ids);
}

StorageResult<std::optional<CardRecord>> LibraryStore::record(const QString& game, const QString& card)
{
    auto found = m_tables.records(game, QStringList{card});
    if (!found)
        return found.error();
    return found->empty() ? std::nullopt : std::optional(found->front());
}

StorageResult<std::vector<CardLayer>> LibraryStore::layers(const QString& game, const QString& card)
{
    return m_tables.layersOf(game, card);
}

StorageResult<std::optional<CardLayer>> LibraryStore::layer(const QString& game, const QString& card,
                                                            Layer layer)
{
    auto layers = m_tables.layersOf(game, card);
    if (!layers)
        return layers.error();
    std::optional<CardLayer> found;
    for (CardLayer& each : *layers) {
        if (each.layer == layer)
            found = std::move(each);
    }
    return found;
}

StorageResult<std::optional<QString>> LibraryStore::correct(const QString& game, const QString& card,
                                                            CardField field,
                                                            const std::optional<QString>& value)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    const auto shown = record(game, card);
    if (!shown)
        return shown.error();
    if (!*shown)
        return StorageError{StorageErrorCode::Constraint, u"there is no card %1"_s.arg(card)};
    const auto written = layer(game, card, Layer::Owner);
    if (!written)
        return written.error();
    CardLayer own = written->value_or(CardLayer());
    own.game = game;
    own.card = card;
    own.layer = Layer::Owner;
    const std::optional<QString> former = fieldOf(own, field);
    if (auto set = setField(own, field, value, (*shown)->card.kind); !set)
        return set.error();
    if (auto put = m_tables.putLayer(own); !put)
        return put.error();
    if (auto refreshed = m_tables.refresh(game, card); !refreshed)
        return refreshed.error();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return former;
}

StorageResult<int> LibraryStore::checkedCount(const QString& game)
{
    const auto count = m_database.value(
        u"SELECT count(*) FROM card JOIN card_layer ON card_layer.game = card.game"
        u" AND card_layer.card = card.id AND card_layer.layer = 2 AND card_layer.kind IS NULL"
        u" WHERE card.game = ? AND card_layer.strength IS NOT NULL"_s,
        game);
    if (!count)
        return count.error();
    return count->toInt();
}

} // namespace model
