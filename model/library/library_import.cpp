// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_import.h"

#include "model/games/game_cards.h"
#include "model/library/stored_words.h"
#include "model/rulebook/rulebook_tables.h"
#include "model/storage/library_meta.h"
#include "model/storage/transaction.h"

#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// Raised when the index is made in another way: then every library is indexed anew.
constexpr int kIndexVersion = 3;

QString metaKey(const QString& game, const QString& pack)
{
    return pack.isEmpty() ? u"content."_s + game : u"content."_s + game + u'.' + pack;
}

QString versionOf(const QString& hash)
{
    return u"%1 %2"_s.arg(kIndexVersion).arg(hash);
}

/// Whether the library has the content of this hash.
StorageResult<bool> isKnown(Database& database, const QString& game, const QString& pack, const QString& hash)
{
    const auto known = LibraryMeta(database).value(metaKey(game, pack));
    if (!known)
        return known.error();
    return *known == versionOf(hash);
}

/// Steps of all that is imported at once.
class Progress
{
public:
    Progress(const ImportWatch& watch, int total)
        : m_watch(watch)
        , m_total(total)
    {}

    [[nodiscard]] bool cancelled() const { return m_watch.cancelled && m_watch.cancelled(); }
    void step()
    {
        ++m_done;
        if (m_watch.progress && (m_done % 16 == 0 || m_done == m_total))
            m_watch.progress(std::min(m_done, m_total), m_total);
    }

private:
    const ImportWatch& m_watch;
    int m_done = 0;
    int m_total;
};

int stepsOf(const LibraryContent& content)
{
    return static_cast<int>(content.cards.size() * 2 + content.clauses.size() +
                            content.clarifications.size());
}

/// One content, in the transaction of who calls.
class Import
{
public:
    Import(Database& database, const LibraryContent& content, Progress& progress)
        : m_database(database)
        , m_content(content)
        , m_progress(progress)
    {}

    StorageResult<Done> put()
    {
        for (const auto step : {&Import::cards, &Import::boxes, &Import::rulebook}) {
            if (auto done = (this->*step)(); !done || cancelled())
                return done;
        }
        return Done{};
    }
    /// And remembers that the library has it.
    StorageResult<Done> run()
    {
        if (auto done = put(); !done || cancelled())
            return done;
        return LibraryMeta(m_database)
            .set(metaKey(m_content.game, m_content.pack), versionOf(m_content.hash));
    }

private:
    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }
    void step() { m_progress.step(); }

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
        for (const Term& term : m_content.terms)
            tables.nameLink(u"term:"_s + term.id, term.name);
        for (const Clause& clause : m_content.clauses)
            tables.nameLink(clause.id, clause.title);
        for (const CardLayer& card : m_content.cards)
            if (card.nameEn && card.nameDe)
                tables.nameLink(u"card:"_s + card.card, {*card.nameEn, *card.nameDe});
        for (const Term& term : m_content.terms) {
            if (auto added = tables.add(term); !added)
                return added;
        }
        for (const SynonymGroup& group : m_content.synonyms) {
            if (auto added = tables.add(group, position++); !added)
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
    Progress& m_progress;
};

StorageResult<ImportOutcome> importAll(Database& database, const std::vector<LibraryContent>& contents,
                                       const ImportWatch& watch)
{
    if (contents.empty())
        return ImportOutcome::UpToDate;
    int steps = 0;
    for (const LibraryContent& content : contents)
        steps += stepsOf(content);
    Progress progress(watch, steps);
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    for (const LibraryContent& content : contents) {
        if (auto done = Import(database, content, progress).run(); !done)
            return done.error();
        if (progress.cancelled())
            return ImportOutcome::Cancelled;
    }
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return ImportOutcome::Imported;
}

} // namespace

StorageResult<ImportOutcome> importContent(Database& database, const LibraryContent& content,
                                           const ImportWatch& watch)
{
    const auto known = isKnown(database, content.game, content.pack, content.hash);
    if (!known)
        return known.error();
    if (*known)
        return ImportOutcome::UpToDate;
    return importAll(database, {content}, watch);
}

StorageResult<ImportOutcome> putContent(Database& database, const LibraryContent& content,
                                        const ImportWatch& watch)
{
    Progress progress(watch, stepsOf(content));
    if (auto done = Import(database, content, progress).put(); !done)
        return done.error();
    return progress.cancelled() ? ImportOutcome::Cancelled : ImportOutcome::Imported;
}

bool hasBuiltInContent(Database& database)
{
    return std::all_of(allGameCards().begin(), allGameCards().end(), [&database](const GameCards* game) {
        const auto known = isKnown(database, game->id(), {}, builtInHash(game->id()));
        return known && *known;
    });
}

StorageResult<ImportOutcome> importBuiltIn(Database& database, const ImportWatch& watch)
{
    std::vector<LibraryContent> contents;
    for (const GameCards* game : allGameCards()) {
        const auto known = isKnown(database, game->id(), {}, builtInHash(game->id()));
        if (!known)
            return known.error();
        if (!*known)
            contents.push_back(builtInContent(game->id()));
    }
    return importAll(database, contents, watch);
}

QFuture<StorageResult<ImportOutcome>> importBuiltInLater(const QString& libraryPath)
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
        promise.addResult(importBuiltIn(**database, watch));
    });
}

} // namespace model
