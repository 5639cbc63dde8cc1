// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_store.h"

#include "model/decks/formats/json_format.h"
#include "model/library/stored_words.h"
#include "model/storage/statement.h"
#include "model/storage/transaction.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageError unreadable(const rules::Error& error)
{
    return {StorageErrorCode::Damaged, u"a deck cannot be read: "_s + QString::fromStdString(error.text())};
}

QDateTime timeOf(const QVariant& value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
}

QStringList facesOf(const Deck& deck)
{
    QStringList faces;
    for (const DeckCard& card : deck.cards)
        if (faces.size() < kSummaryFaces)
            faces << card.card;
    return faces;
}

/// Of a draft: what is being worked on is what a list shows.
DeckSummary summaryOf(const Deck& deck, const QDateTime& changed, bool saved)
{
    return {deck.id,      deck.game,     deck.variant, deck.name, deck.tags, deck.sleeves,
            deck.count(), facesOf(deck), changed,      true,      saved};
}

} // namespace

DeckStore::DeckStore(Database& database, const Clock& clock)
    : m_database(database)
    , m_clock(clock)
{}

QString DeckStore::now() const
{
    return m_clock.now().toUTC().toString(Qt::ISODateWithMs);
}

StorageResult<std::vector<DeckSummary>> DeckStore::list()
{
    std::vector<DeckSummary> decks;
    Statement saved(m_database,
                    u"SELECT deck.id, game, variant, name, tags, sleeves, cards, faces, deck.changed,"
                    u" deck_draft.id IS NOT NULL, deck_draft.content, deck_draft.changed"
                    u" FROM deck LEFT JOIN deck_draft USING (id) WHERE removed = 0"_s);
    if (auto run = saved.run(); !run)
        return run.error();
    auto read = saved.eachRow([&](const QSqlQuery& row) {
        if (row.value(9).toBool())
            if (const auto draft = deckFromStored(row.value(10).toString())) {
                decks.push_back(summaryOf(*draft, timeOf(row.value(11)), true));
                return;
            }
        decks.push_back({row.value(0).toString(), row.value(1).toString(), row.value(2).toString(),
                         row.value(3).toString(), listOf(row.value(4).toString()), row.value(5).toString(),
                         row.value(6).toInt(), listOf(row.value(7).toString()), timeOf(row.value(8)),
                         row.value(9).toBool(), true});
    });
    if (!read)
        return read.error();
    Statement drafts(m_database,
                     u"SELECT content, changed FROM deck_draft WHERE id NOT IN (SELECT id FROM deck)"_s);
    if (auto run = drafts.run(); !run)
        return run.error();
    read = drafts.eachRow([&](const QSqlQuery& row) {
        if (const auto deck = deckFromStored(row.value(0).toString()))
            decks.push_back(summaryOf(*deck, timeOf(row.value(1)), false));
    });
    if (!read)
        return read.error();
    std::stable_sort(decks.begin(), decks.end(),
                     [](const DeckSummary& a, const DeckSummary& b) { return a.changed > b.changed; });
    return decks;
}

StorageResult<std::vector<CardUse>> DeckStore::usesOf(const QString& game, const QString& card, int most)
{
    std::vector<CardUse> uses;
    // The words of a deck are looked through before it is read: most decks do not have the card.
    Statement all(m_database,
                  u"SELECT id, content FROM (SELECT deck.id, coalesce(deck_draft.content, deck.content) AS"
                  u" content, coalesce(deck_draft.changed, deck.changed) AS changed FROM deck LEFT JOIN"
                  u" deck_draft USING (id) WHERE removed = 0 UNION ALL SELECT id, content, changed FROM"
                  u" deck_draft WHERE id NOT IN (SELECT id FROM deck))"
                  u" WHERE instr(content, ?) > 0 ORDER BY changed DESC"_s);
    if (auto run = all.run(QString(u'"' + card + u'"')); !run)
        return run.error();
    auto read = all.eachRow([&](const QSqlQuery& row) {
        if (static_cast<int>(uses.size()) >= most)
            return;
        const auto deck = deckFromStored(row.value(1).toString());
        if (!deck || deck->game != game)
            return;
        const int copies = deck->copiesOf(card) + deck->copiesInFields(card);
        if (copies > 0)
            uses.push_back({row.value(0).toString(), deck->name, copies});
    });
    if (!read)
        return read.error();
    return uses;
}

StorageResult<std::optional<Deck>> DeckStore::read(const QString& sql, const QVariantList& values)
{
    Statement find(m_database, sql);
    if (auto run = find.runWith(values); !run)
        return run.error();
    const auto content = find.firstValue();
    if (!content)
        return content.error();
    if (!content->isValid())
        return std::optional<Deck>();
    auto deck = deckFromStored(content->toString());
    if (!deck)
        return unreadable(deck.error());
    return std::optional(std::move(deck).value());
}

StorageResult<std::optional<Deck>> DeckStore::deck(const QString& id)
{
    return read(u"SELECT content FROM deck WHERE id = ?"_s, {id});
}

StorageResult<std::optional<Deck>> DeckStore::version(const QString& id, int number)
{
    return read(u"SELECT deck_version.content FROM deck_version JOIN deck ON deck.key = deck_version.deck"
                u" WHERE deck.id = ? AND number = ?"_s,
                {id, number});
}

StorageResult<int> DeckStore::save(const Deck& deck, int restored)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    auto number = saveWithin(deck, restored);
    if (!number)
        return number;
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return number;
}

StorageResult<int> DeckStore::saveWithin(const Deck& deck, int restored)
{
    const auto former = this->deck(deck.id);
    if (!former)
        return former.error();
    const auto last = m_database.value(u"SELECT max(number) FROM deck_version JOIN deck"
                                       u" ON deck.key = deck_version.deck WHERE deck.id = ?"_s,
                                       deck.id);
    if (!last)
        return last.error();
    const bool same = *former && **former == deck && restored == 0;
    const int number = last->toInt() + (same ? 0 : 1);
    DeckChanges changes = changesBetween(former->value_or(Deck()), deck);
    changes.restored = restored;
    if (!same) {
        const QString content = storedDeck(deck);
        const QString time = now();
        auto put = m_database.run(
            u"INSERT INTO deck (id, game, variant, name, tags, sleeves, cards, faces, changed, content)"
            u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET game = excluded.game,"
            u" variant = excluded.variant, name = excluded.name, tags = excluded.tags,"
            u" sleeves = excluded.sleeves, cards = excluded.cards, faces = excluded.faces,"
            u" changed = excluded.changed, content = excluded.content, removed = 0"_s,
            deck.id, storedText(deck.game), storedText(deck.variant), storedText(deck.name),
            storedList(deck.tags), storedText(deck.sleeves), deck.count(), storedList(facesOf(deck)), time,
            content);
        if (!put)
            return put.error();
        put = m_database.run(u"INSERT INTO deck_version (deck, number, made, changes, content)"
                             u" SELECT key, ?, ?, ?, ? FROM deck WHERE id = ?"_s,
                             number, time, storedText(storedChanges(changes)), content, deck.id);
        if (!put)
            return put.error();
    }
    if (auto gone = m_database.run(u"DELETE FROM deck_draft WHERE id = ?"_s, deck.id); !gone)
        return gone.error();
    return number;
}

StorageResult<std::vector<DeckVersion>> DeckStore::versions(const QString& id)
{
    std::vector<DeckVersion> versions;
    Statement all(m_database, u"SELECT number, made, changes FROM deck_version JOIN deck"
                              u" ON deck.key = deck_version.deck WHERE deck.id = ? ORDER BY number DESC"_s);
    if (auto run = all.run(id); !run)
        return run.error();
    auto read = all.eachRow([&](const QSqlQuery& row) {
        versions.push_back({row.value(0).toInt(), timeOf(row.value(1)), changesOf(row.value(2).toString())});
    });
    if (!read)
        return read.error();
    return versions;
}

StorageResult<Deck> DeckStore::duplicate(const QString& id, const QString& name)
{
    const auto found = deck(id);
    if (!found)
        return found.error();
    if (!*found)
        return StorageError{StorageErrorCode::Constraint, u"there is no deck %1"_s.arg(id)};
    Deck copy = **found;
    copy.id = newDeckId();
    copy.name = name.left(kLongestDeckName);
    if (auto saved = save(copy); !saved)
        return saved.error();
    return copy;
}

StorageResult<Done> DeckStore::saveDraft(const Deck& deck)
{
    return m_database.run(u"INSERT INTO deck_draft VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                          u" changed = excluded.changed, content = excluded.content"_s,
                          deck.id, now(), storedDeck(deck));
}

StorageResult<std::optional<Deck>> DeckStore::draft(const QString& id)
{
    return read(u"SELECT content FROM deck_draft WHERE id = ?"_s, {id});
}

StorageResult<Done> DeckStore::discardDraft(const QString& id)
{
    return m_database.run(u"DELETE FROM deck_draft WHERE id = ?"_s, id);
}

StorageResult<Done> DeckStore::setRemoved(const QString& id, bool removed)
{
    return m_database.run(u"UPDATE deck SET removed = ? WHERE id = ?"_s, removed ? 1 : 0, id);
}

} // namespace model
