// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_import.h"

#include "model/library/stored_words.h"
#include "model/rulebook/rulebook_tables.h"
#include "model/storage/library_meta.h"
#include "model/storage/transaction.h"

#include <QSet>
#include <QtConcurrentRun>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// Raised when the index is made in another way: then every library is indexed anew.
constexpr int kIndexVersion = 1;

QString metaKey(const QString& game, const QString& pack)
{
    return pack.isEmpty() ? u"content."_s + game : u"content."_s + game + u'.' + pack;
}

QString versionOf(const QString& hash)
{
    return u"%1 %2"_s.arg(kIndexVersion).arg(hash);
}

class Import
{
public:
    Import(Database& database, const LibraryContent& content, const ImportWatch& watch)
        : m_database(database)
        , m_content(content)
        , m_watch(watch)
        , m_total(static_cast<int>(content.cards.size() * 2 + content.clauses.size() +
                                   content.clarifications.size()))
    {}

    StorageResult<ImportOutcome> run()
    {
        LibraryMeta meta(m_database);
        const QString version = versionOf(m_content.hash);
        const QString key = metaKey(m_content.game, m_content.pack);
        const auto known = meta.value(key);
        if (!known)
            return known.error();
        if (*known == version)
            return ImportOutcome::UpToDate;
        auto transaction = Transaction::begin(m_database);
        if (!transaction)
            return transaction.error();
        const auto imported = put();
        if (!imported || *imported == ImportOutcome::Cancelled)
            return imported;
        if (auto set = meta.set(key, version); !set)
            return set.error();
        if (auto committed = transaction->commit(); !committed)
            return committed.error();
        return ImportOutcome::Imported;
    }

    StorageResult<ImportOutcome> put()
    {
        for (const auto step : {&Import::cards, &Import::boxes, &Import::rulebook}) {
            if (auto done = (this->*step)(); !done)
                return done.error();
            if (cancelled())
                return ImportOutcome::Cancelled;
        }
        return ImportOutcome::Imported;
    }

private:
    [[nodiscard]] bool cancelled() const { return m_watch.cancelled && m_watch.cancelled(); }
    void step()
    {
        ++m_done;
        if (m_watch.progress && (m_done % 16 == 0 || m_done == m_total))
            m_watch.progress(std::min(m_done, m_total), m_total);
    }

    StorageResult<Done> cards()
    {
        const int layer = static_cast<int>(m_content.layer);
        const QString pack = storedText(m_content.pack);
        CardTables tables(m_database);
        QStringList ids;
        if (auto read = readIds(ids); !read)
            return read;
        auto removed = m_database.run(u"DELETE FROM card_layer WHERE game = ? AND layer = ? AND pack = ?"_s,
                                      m_content.game, layer, pack);
        if (!removed)
            return removed;
        for (CardLayer card : m_content.cards) {
            if (cancelled())
                return Done{};
            card.game = m_content.game;
            card.layer = m_content.layer;
            card.pack = m_content.pack;
            if (auto put = tables.putLayer(card); !put)
                return put;
            step();
        }
        for (const CardLayer& card : m_content.cards)
            ids << card.card;
        ids.removeDuplicates();
        for (const QString& id : std::as_const(ids)) {
            if (cancelled())
                return Done{};
            if (auto refreshed = tables.refresh(m_content.game, id); !refreshed)
                return refreshed;
            step();
        }
        return Done{};
    }

    /// The cards to merge anew besides those of the content, those that are about to lose their last layer
    /// too.
    StorageResult<Done> readIds(QStringList& ids)
    {
        const bool own = m_content.layer == Layer::BuiltIn;
        Statement all(
            m_database,
            own ? u"SELECT card FROM card_layer WHERE game = ? UNION SELECT id FROM card WHERE game = ?"_s
                : u"SELECT card FROM card_layer WHERE game = ? AND layer = 1 AND pack = ?"_s);
        if (auto ran = all.run(m_content.game, own ? m_content.game : storedText(m_content.pack)); !ran)
            return ran;
        return all.eachRow([&](const QSqlQuery& row) { ids << row.value(0).toString(); });
    }

    StorageResult<Done> boxes()
    {
        const int layer = static_cast<int>(m_content.layer);
        const QString pack = storedText(m_content.pack);
        auto removed = m_database.run(u"DELETE FROM box WHERE game = ? AND layer = ? AND pack = ?"_s,
                                      m_content.game, layer, pack);
        if (!removed)
            return removed;
        int position = 0;
        for (const GameBox& box : m_content.boxes) {
            auto added = m_database.run(
                u"INSERT OR IGNORE INTO box (game, id, layer, pack, position, name_en, name_de,"
                u" characters) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
                m_content.game, box.id, layer, pack, position++, box.name.en, box.name.de, box.characters);
            if (!added)
                return added;
        }
        return Done{};
    }

    StorageResult<Done> rulebook()
    {
        RulebookTables tables(m_database, m_content.game, static_cast<int>(m_content.layer), m_content.pack);
        if (auto cleared = tables.clear(); !cleared)
            return cleared;
        int position = 0;
        for (const Term& term : m_content.terms) {
            if (auto added = tables.add(term); !added)
                return added;
        }
        for (const Clause& clause : m_content.clauses) {
            if (cancelled())
                return Done{};
            if (auto added = tables.add(clause, position++); !added)
                return added;
            step();
        }
        for (const Clarification& clarification : m_content.clarifications) {
            if (auto added = tables.add(clarification, position++); !added)
                return added;
            step();
        }
        return Done{};
    }

    Database& m_database;
    const LibraryContent& m_content;
    const ImportWatch& m_watch;
    int m_done = 0;
    int m_total;
};

} // namespace

StorageResult<ImportOutcome> importContent(Database& database, const LibraryContent& content,
                                           const ImportWatch& watch)
{
    return Import(database, content, watch).run();
}

StorageResult<ImportOutcome> putContent(Database& database, const LibraryContent& content,
                                        const ImportWatch& watch)
{
    return Import(database, content, watch).put();
}

bool hasBuiltInContent(Database& database)
{
    const auto known = LibraryMeta(database).value(metaKey(kCrimsonCompany.toString(), {}));
    return known && *known == versionOf(builtInHash());
}

QFuture<StorageResult<ImportOutcome>> importBuiltIn(const QString& libraryPath)
{
    return QtConcurrent::run([libraryPath](QPromise<StorageResult<ImportOutcome>>& promise) {
        auto database = Database::open(libraryPath, Database::Access::ReadWrite);
        if (!database) {
            promise.addResult(StorageResult<ImportOutcome>(database.error()));
            return;
        }
        ImportWatch watch;
        watch.progress = [&promise](int done, int total) {
            promise.setProgressRange(0, total);
            promise.setProgressValue(done);
        };
        watch.cancelled = [&promise] { return promise.isCanceled(); };
        promise.addResult(importContent(**database, builtInContent(), watch));
    });
}

} // namespace model
