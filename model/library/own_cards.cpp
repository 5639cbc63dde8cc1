// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/library/stored_words.h"
#include "model/rulebook/rulebook_store.h"
#include "model/rulebook/rulebook_tables.h"
#include "model/storage/transaction.h"

/// Cards of the owner's own, and all that an owner says about one card at once.
namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageResult<std::vector<Clarification>> ownClarifications(Database& database, const QString& game,
                                                            const QString& card)
{
    auto all = RulebookStore(database).clarificationsOfCard(game, card);
    if (!all)
        return all.error();
    std::erase_if(*all, [](const Clarification& each) { return each.source != kOwnSource; });
    return all;
}

StorageResult<Done> putTags(Database& database, const OwnerCard& card)
{
    const CardLayer& layer = card.layer;
    auto removed = database.run(u"DELETE FROM tag WHERE game = ? AND card = ?"_s, layer.game, layer.card);
    if (!removed)
        return removed;
    for (const QString& tag : card.tags) {
        auto added = database.run(u"INSERT OR IGNORE INTO tag (game, card, tag) VALUES (?, ?, ?)"_s,
                                  layer.game, layer.card, tag.trimmed());
        if (!added)
            return added;
    }
    return Done{};
}

/// A card that is not shown keeps its clarifications, but nobody finds them.
StorageResult<Done> putClarifications(Database& database, const OwnerCard& card, bool shown)
{
    const CardLayer& layer = card.layer;
    RulebookTables tables(database, layer.game, static_cast<int>(Layer::Owner), {});
    auto former = ownClarifications(database, layer.game, layer.card);
    if (!former)
        return former.error();
    for (const Clarification& each : *former) {
        if (auto removed = tables.remove(each); !removed)
            return removed;
    }
    int number = 0;
    for (Clarification each : card.clarifications) {
        each.id = u"own.%1.%2"_s.arg(layer.card).arg(++number);
        each.source = kOwnSource.toString();
        each.cards = {layer.card};
        if (auto added = tables.add(each, number); !added)
            return added;
        if (shown)
            continue;
        if (auto hidden = tables.hide(each); !hidden)
            return hidden;
    }
    return Done{};
}

/// The box is there as long as something is in it.
StorageResult<Done> putBox(Database& database, const QString& game)
{
    const auto used =
        database.value(u"SELECT 1 FROM card WHERE game = ? AND box = ? LIMIT 1"_s, game, kOwnBox.toString());
    if (!used)
        return used.error();
    if (!used->isValid())
        return database.run(u"DELETE FROM box WHERE game = ? AND id = ? AND layer = 2"_s, game,
                            kOwnBox.toString());
    return database.run(
        u"INSERT OR IGNORE INTO box (game, id, layer, pack, position, name_en, name_de, characters)"
        u" VALUES (?, ?, 2, '', 0, 'Own cards', 'Eigene Karten', 0)"_s,
        game, kOwnBox.toString());
}

} // namespace

StorageResult<OwnerCard> LibraryStore::ownerCard(const QString& game, const QString& card)
{
    OwnerCard own;
    const auto written = layer(game, card, Layer::Owner);
    if (!written)
        return written.error();
    own.layer = written->value_or(CardLayer());
    own.layer.game = game;
    own.layer.card = card;
    own.layer.layer = Layer::Owner;
    auto tags = this->tags(game, card);
    if (!tags)
        return tags.error();
    own.tags = std::move(tags).value();
    auto clarifications = ownClarifications(m_database, game, card);
    if (!clarifications)
        return clarifications.error();
    own.clarifications = std::move(clarifications).value();
    return own;
}

StorageResult<OwnerCard> LibraryStore::putOwnerCard(const OwnerCard& card)
{
    OwnerCard fit = card;
    if (auto made = makeFit(fit); !made)
        return made.error();
    const QString& game = fit.layer.game;
    const QString& id = fit.layer.card;
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    auto former = ownerCard(game, id);
    if (!former)
        return former.error();
    if (auto put = m_tables.putLayer(fit.layer); !put)
        return put.error();
    if (auto put = putTags(m_database, fit); !put)
        return put.error();
    if (auto refreshed = m_tables.refresh(game, id); !refreshed)
        return refreshed.error();
    const auto shown = record(game, id);
    if (!shown)
        return shown.error();
    if (!*shown && !isOwn(fit.layer) && !isOwn(former->layer))
        return StorageError{StorageErrorCode::Constraint, u"there is no card %1"_s.arg(id)};
    if (auto put = putClarifications(m_database, fit, shown->has_value()); !put)
        return put.error();
    if (auto put = putBox(m_database, game); !put)
        return put.error();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return former;
}

StorageResult<QString> LibraryStore::freeOwnId(const QString& game, const QString& name)
{
    const QString wanted = ownIdOf(name);
    Statement taken(m_database, u"SELECT 1 FROM card_layer WHERE game = ? AND card = ? UNION"
                                u" SELECT 1 FROM card_draft WHERE game = ? AND card = ?"_s);
    for (int number = 1;; ++number) {
        const QString id = number == 1 ? wanted : u"%1-%2"_s.arg(wanted).arg(number);
        if (auto ran = taken.run(game, id, game, id); !ran)
            return ran.error();
        const auto found = taken.firstValue();
        if (!found)
            return found.error();
        if (!found->isValid())
            return id;
    }
}

StorageResult<std::vector<CardLayer>> LibraryStore::ownCards(const QString& game, bool removed)
{
    QStringList ids;
    Statement read(m_database,
                   u"SELECT card FROM card_layer WHERE game = ? AND layer = 2 AND name_from IS NOT"
                   u" NULL AND (kind IS NULL) = ? ORDER BY card"_s);
    if (auto ran = read.run(game, removed ? 1 : 0); !ran)
        return ran.error();
    if (auto done = read.eachRow([&](const QSqlQuery& row) { ids << row.value(0).toString(); }); !done)
        return done.error();
    std::vector<CardLayer> cards;
    for (const QString& id : std::as_const(ids)) {
        auto own = layer(game, id, Layer::Owner);
        if (!own)
            return own.error();
        if (*own)
            cards.push_back(std::move(**own));
    }
    return cards;
}

} // namespace model
