// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/library/stored_words.h"
#include "model/storage/transaction.h"
#include "model/text/stable_id.h"

#include <algorithm>

/// What an owner says about the copies in the cupboard, beside the cards themselves.
namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostCopies = 9999;

StorageResult<QStringList> column(Database& database, const QString& sql, const QVariantList& values)
{
    QStringList result;
    Statement read(database, sql);
    if (auto ran = read.runWith(values); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) { result << row.value(0).toString(); });
    if (!done)
        return done.error();
    return result;
}

StorageResult<std::vector<GameBox>> readBoxes(Database& database, const QString& where,
                                              const QVariantList& values)
{
    std::vector<GameBox> result;
    Statement read(database, u"SELECT id, name_en, name_de, characters, EXISTS (SELECT 1 FROM box_owned"
                             u" WHERE box_owned.game = box.game AND box_owned.box = box.id)"
                             u" FROM box %1 ORDER BY game, layer, position"_s.arg(where));
    if (auto ran = read.runWith(values); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        if (!isPlainId(row.value(0).toString()))
            return;
        result.push_back({row.value(0).toString(),
                          {row.value(1).toString(), row.value(2).toString()},
                          row.value(3).toInt(),
                          row.value(4).toBool()});
    });
    if (!done)
        return done.error();
    return result;
}

} // namespace

StorageResult<QHash<QString, int>> LibraryStore::owned(const QString& game)
{
    QHash<QString, int> result;
    Statement read(m_database, u"SELECT card, copies FROM owned WHERE game = ?"_s);
    if (auto ran = read.run(game); !ran)
        return ran.error();
    auto done = read.eachRow(
        [&](const QSqlQuery& row) { result.insert(row.value(0).toString(), row.value(1).toInt()); });
    if (!done)
        return done.error();
    return result;
}

StorageResult<int> LibraryStore::setOwned(const QString& game, const QString& card, int copies)
{
    const auto former = setOwned(game, QHash<QString, int>{{card, copies}});
    if (!former)
        return former.error();
    return former->value(card);
}

StorageResult<QHash<QString, int>> LibraryStore::setOwned(const QString& game,
                                                          const QHash<QString, int>& copies)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    QHash<QString, int> former;
    for (auto each = copies.constBegin(); each != copies.constEnd(); ++each) {
        const auto was = putOwned(game, each.key(), each.value());
        if (!was)
            return was.error();
        former.insert(each.key(), *was);
    }
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return former;
}

StorageResult<int> LibraryStore::putOwned(const QString& game, const QString& card, int copies)
{
    if (copies < 0 || copies > kMostCopies)
        return StorageError{StorageErrorCode::Constraint, u"copies are 0 to %1"_s.arg(kMostCopies)};
    const auto former =
        m_database.value(u"SELECT copies FROM owned WHERE game = ? AND card = ?"_s, game, card);
    if (!former)
        return former.error();
    const auto written =
        copies == 0 ? m_database.run(u"DELETE FROM owned WHERE game = ? AND card = ?"_s, game, card)
                    : m_database.run(u"INSERT OR REPLACE INTO owned (game, card, copies) VALUES (?, ?, ?)"_s,
                                     game, card, copies);
    if (!written)
        return written.error();
    return former->toInt();
}

StorageResult<QStringList> LibraryStore::tags(const QString& game, const QString& card)
{
    return column(m_database, u"SELECT tag FROM tag WHERE game = ? AND card = ? ORDER BY tag"_s,
                  {game, card});
}

StorageResult<QStringList> LibraryStore::allTags(const QString& game)
{
    return column(m_database, u"SELECT DISTINCT tag FROM tag WHERE game = ? ORDER BY tag"_s, {game});
}

StorageResult<QStringList> LibraryStore::setTags(const QString& game, const QString& card,
                                                 const QStringList& tags)
{
    if (tags.size() > kMostCardTags || std::any_of(tags.begin(), tags.end(), [](const QString& tag) {
            return tag.trimmed().isEmpty() || tag.size() > kLongestCardTag;
        }))
        return StorageError{
            StorageErrorCode::Constraint,
            u"a card has at most %1 tags of 1 to %2 characters"_s.arg(kMostCardTags).arg(kLongestCardTag)};
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    const auto former = this->tags(game, card);
    if (!former)
        return former.error();
    if (auto removed = m_database.run(u"DELETE FROM tag WHERE game = ? AND card = ?"_s, game, card); !removed)
        return removed.error();
    for (const QString& tag : tags) {
        auto added = m_database.run(u"INSERT OR IGNORE INTO tag (game, card, tag) VALUES (?, ?, ?)"_s, game,
                                    card, tag.trimmed());
        if (!added)
            return added.error();
    }
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return *former;
}

StorageResult<std::vector<GameBox>> LibraryStore::boxes(const QString& game)
{
    return readBoxes(m_database, u"WHERE game = ?"_s, {game});
}

StorageResult<std::vector<GameBox>> LibraryStore::allBoxes()
{
    return readBoxes(m_database, {}, {});
}

StorageResult<bool> LibraryStore::setBoxOwned(const QString& game, const QString& box, bool owned)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    const auto former = m_database.value(u"SELECT 1 FROM box_owned WHERE game = ? AND box = ?"_s, game, box);
    if (!former)
        return former.error();
    const auto written =
        owned ? m_database.run(u"INSERT OR IGNORE INTO box_owned (game, box) VALUES (?, ?)"_s, game, box)
              : m_database.run(u"DELETE FROM box_owned WHERE game = ? AND box = ?"_s, game, box);
    if (!written)
        return written.error();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return former->isValid();
}

} // namespace model
