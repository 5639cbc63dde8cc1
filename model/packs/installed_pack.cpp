// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/installed_pack.h"

#include "model/library/stored_words.h"
#include "model/storage/statement.h"
#include "model/text/stable_id.h"

namespace model {

using namespace Qt::StringLiterals;

StorageResult<std::vector<InstalledPack>> PackTables::list()
{
    std::vector<InstalledPack> packs;
    Statement read(
        m_database,
        u"SELECT id, version, game, title_en, title_de, authors, licence, position, installed, cards,"
        u" castles, corrections, pictures, clauses, clarifications, scenarios, (SELECT count(*) FROM "
        u"pack_file"
        u" WHERE pack_file.pack = pack.id AND path LIKE 'decks/%') FROM pack"
        u" ORDER BY position DESC, id"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        InstalledPack pack;
        pack.id = row.value(0).toString();
        if (!isPlainId(pack.id))
            return;
        pack.version = PackVersion::read(row.value(1).toString()).value_or(PackVersion());
        pack.game = row.value(2).toString();
        pack.title = {row.value(3).toString(), row.value(4).toString()};
        pack.authors = listOf(row.value(5).toString());
        pack.licence = row.value(6).toString();
        pack.position = row.value(7).toInt();
        pack.installed = QDateTime::fromString(row.value(8).toString(), Qt::ISODate);
        pack.counts = {row.value(9).toInt(),  row.value(10).toInt(), row.value(11).toInt(),
                       row.value(12).toInt(), row.value(13).toInt(), row.value(14).toInt(),
                       row.value(15).toInt(), row.value(16).toInt()};
        packs.push_back(std::move(pack));
    });
    if (!done)
        return done.error();
    return packs;
}

StorageResult<std::optional<PackState>> PackTables::state(const QString& id)
{
    std::optional<PackState> state;
    Statement read(m_database, u"SELECT manifest, position, installed FROM pack WHERE id = ?"_s);
    if (auto ran = read.run(id); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        state.emplace();
        state->manifest = row.value(0).toString().toUtf8();
        state->position = row.value(1).toInt();
        state->installed = QDateTime::fromString(row.value(2).toString(), Qt::ISODate);
    });
    if (!done)
        return done.error();
    if (!state)
        return state;
    Statement files(m_database, u"SELECT path, content FROM pack_file WHERE pack = ?"_s);
    if (auto ran = files.run(id); !ran)
        return ran.error();
    done = files.eachRow([&](const QSqlQuery& row) {
        state->texts.insert(row.value(0).toString(), qUncompress(row.value(1).toByteArray()));
    });
    if (!done)
        return done.error();
    return state;
}

StorageResult<PackManifest> PackTables::manifest(const QString& id)
{
    const auto text = m_database.value(u"SELECT manifest FROM pack WHERE id = ?"_s, id);
    if (!text)
        return text.error();
    PackProblems problems;
    return readManifest(text->toString().toUtf8(), true, problems);
}

StorageResult<int> PackTables::highestPosition()
{
    const auto highest = m_database.value(u"SELECT max(position) FROM pack"_s);
    if (!highest)
        return highest.error();
    return highest->toInt();
}

StorageResult<Done> PackTables::put(const PackManifest& manifest, const PackState& state,
                                    const PackCounts& counts)
{
    if (auto removed = remove(manifest.id); !removed)
        return removed;
    auto added = m_database.run(
        u"INSERT INTO pack (id, version, game, title_en, title_de, authors, licence, position, manifest,"
        u" installed, cards, castles, corrections, pictures, clauses, clarifications, scenarios)"
        u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        manifest.id, manifest.version.text(), manifest.game, storedText(manifest.title.en),
        storedText(manifest.title.de), storedList(manifest.authors), storedText(manifest.licence),
        state.position, QString::fromUtf8(state.manifest), state.installed.toUTC().toString(Qt::ISODate),
        counts.cards, counts.otherCards, counts.corrections, counts.pictures, counts.clauses,
        counts.clarifications, counts.scenarios);
    if (!added)
        return added;
    Statement file(m_database, u"INSERT INTO pack_file (pack, path, content) VALUES (?, ?, ?)"_s);
    for (auto each = state.texts.begin(); each != state.texts.end(); ++each) {
        if (auto put = file.run(manifest.id, each.key(), qCompress(each.value())); !put)
            return put;
    }
    return Done{};
}

StorageResult<Done> PackTables::remove(const QString& id)
{
    return m_database.run(u"DELETE FROM pack WHERE id = ?"_s, id);
}

StorageResult<Done> PackTables::setPosition(const QString& id, int position)
{
    return m_database.run(u"UPDATE pack SET position = ? WHERE id = ?"_s, position, id);
}

} // namespace model
