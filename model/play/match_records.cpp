// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_records.h"

#include "model/storage/statement.h"
#include "rules/core/json.h"

#include <algorithm>
#include <tuple>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kMatchResults{MatchResult::Won, MatchResult::Lost, MatchResult::Drawn};

auto recordKind(const RecordRow& row)
{
    return std::tuple(!row.cooperative, row.game, row.variant, row.difficulty, row.players, row.assisted);
}

/// A field of a CSV file: in quotes where it holds one, a comma or a line break. A sign that spreadsheets
/// take for a formula is set behind an apostrophe.
QString csvField(QString text)
{
    if (!text.isEmpty() && u"=+-@"_s.contains(text.front()))
        text.prepend(u'\'');
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QString resultWord(MatchResult result)
{
    switch (result) {
    case MatchResult::Won: return u"won"_s;
    case MatchResult::Lost: return u"lost"_s;
    case MatchResult::Drawn: break;
    }
    return u"drawn"_s;
}

rules::bots::Share RecordRow::share() const
{
    return rules::bots::shareOf(static_cast<std::uint64_t>(won), static_cast<std::uint64_t>(matches));
}

StorageResult<Done> MatchRecords::add(const MatchRecord& record)
{
    Statement insert(m_database,
                     u"INSERT INTO match_record (id, ended, game, variant, players, difficulty, "
                     "cooperative, assisted, result, rank, points, decisions, opponent, deck, "
                     "deck_id, deck_version, deal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                     "?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"_s);
    const auto text = [](const QString& words) { return words.isNull() ? u""_s : words; };
    return insert.runWith({record.id, record.ended.toUTC().toString(Qt::ISODate), record.game, record.variant,
                           record.players, text(record.difficulty), record.cooperative ? 1 : 0,
                           record.assisted ? 1 : 0, resultWord(record.result), record.rank,
                           record.points ? QVariant(*record.points) : QVariant(), record.decisions,
                           text(record.opponent), text(record.deck), text(record.deckId), record.deckVersion,
                           text(record.deal)});
}

StorageResult<std::vector<MatchRecord>> MatchRecords::list(const QString& game)
{
    Statement rows(m_database,
                   u"SELECT id, ended, game, variant, players, difficulty, cooperative, assisted, result, "
                   "rank, points, decisions, opponent, deck, deck_id, deck_version, deal FROM match_record "
                   "WHERE ? = '' OR game = ? ORDER BY ended DESC, id"_s);
    const QString wanted = game.isEmpty() ? u""_s : game;
    if (auto ran = rows.run(wanted, wanted); !ran)
        return ran.error();
    std::vector<MatchRecord> records;
    const auto read = rows.eachRow([&records](const QSqlQuery& row) {
        MatchRecord& record = records.emplace_back();
        record.id = row.value(0).toString();
        record.ended = QDateTime::fromString(row.value(1).toString(), Qt::ISODate);
        record.game = row.value(2).toString();
        record.variant = row.value(3).toString();
        record.players = row.value(4).toInt();
        record.difficulty = row.value(5).toString();
        record.cooperative = row.value(6).toInt() != 0;
        record.assisted = row.value(7).toInt() != 0;
        for (const MatchResult result : kMatchResults)
            if (row.value(8).toString() == resultWord(result))
                record.result = result;
        record.rank = row.value(9).toInt();
        if (!row.value(10).isNull())
            record.points = row.value(10).toInt();
        record.decisions = row.value(11).toInt();
        record.opponent = row.value(12).toString();
        record.deck = row.value(13).toString();
        record.deckId = row.value(14).toString();
        record.deckVersion = row.value(15).toInt();
        record.deal = row.value(16).toString();
    });
    if (!read)
        return read.error();
    return records;
}

StorageResult<Done> MatchRecords::remove(const QString& id)
{
    return Statement(m_database, u"DELETE FROM match_record WHERE id = ?"_s).run(id);
}

StorageResult<int> MatchRecords::clear(const QString& game)
{
    const auto there = list(game);
    if (!there)
        return there.error();
    const QString wanted = game.isEmpty() ? u""_s : game;
    Statement remove(m_database, u"DELETE FROM match_record WHERE ? = '' OR game = ?"_s);
    if (auto done = remove.run(wanted, wanted); !done)
        return done.error();
    return static_cast<int>(there->size());
}

std::vector<RecordRow> counted(const std::vector<MatchRecord>& records)
{
    std::vector<RecordRow> rows;
    for (const MatchRecord& record : records) {
        RecordRow kind{record.game,
                       record.variant,
                       record.players,
                       record.difficulty,
                       record.cooperative,
                       record.assisted,
                       0,
                       0,
                       0,
                       0};
        auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const RecordRow& each) { return recordKind(each) == recordKind(kind); });
        if (row == rows.end())
            row = rows.insert(rows.end(), kind);
        ++row->matches;
        row->won += record.result == MatchResult::Won ? 1 : 0;
        row->drawn += record.result == MatchResult::Drawn ? 1 : 0;
        row->meanRank += (record.rank - row->meanRank) / row->matches;
    }
    std::sort(rows.begin(), rows.end(),
              [](const RecordRow& a, const RecordRow& b) { return recordKind(a) < recordKind(b); });
    return rows;
}

QByteArray recordsAsCsv(const std::vector<MatchRecord>& records)
{
    QString text = u"ended,game,variant,players,difficulty,cooperative,assisted,result,rank,points,decisions,"
                   "opponent,deck,deck_id,deck_version,deal\r\n"_s;
    for (const MatchRecord& record : records) {
        const QStringList fields{record.ended.toUTC().toString(Qt::ISODate),
                                 record.game,
                                 record.variant,
                                 QString::number(record.players),
                                 record.difficulty,
                                 record.cooperative ? u"yes"_s : u"no"_s,
                                 record.assisted ? u"yes"_s : u"no"_s,
                                 resultWord(record.result),
                                 QString::number(record.rank),
                                 record.points ? QString::number(*record.points) : QString(),
                                 QString::number(record.decisions),
                                 record.opponent,
                                 record.deck,
                                 record.deckId,
                                 record.deckVersion > 0 ? QString::number(record.deckVersion) : QString(),
                                 record.deal};
        QStringList written;
        for (const QString& each : fields)
            written << csvField(each);
        text += written.join(u',') + u"\r\n"_s;
    }
    return text.toUtf8();
}

QByteArray recordsAsJson(const std::vector<MatchRecord>& records)
{
    using rules::json::Value;
    Value list = Value::array();
    for (const MatchRecord& record : records) {
        Value value = Value::object();
        const auto set = [&value](const std::string& key, const QString& text) {
            if (!text.isEmpty())
                value.set(key, Value(text.toStdString()));
        };
        set("ended", record.ended.toUTC().toString(Qt::ISODate));
        set("game", record.game);
        set("variant", record.variant);
        value.set("players", Value(record.players));
        set("difficulty", record.difficulty);
        value.set("cooperative", Value(record.cooperative));
        value.set("assisted", Value(record.assisted));
        set("result", resultWord(record.result));
        value.set("rank", Value(record.rank));
        if (record.points)
            value.set("points", Value(*record.points));
        value.set("decisions", Value(record.decisions));
        set("opponent", record.opponent);
        set("deck", record.deck);
        set("deckId", record.deckId);
        if (record.deckVersion > 0)
            value.set("deckVersion", Value(record.deckVersion));
        set("deal", record.deal);
        list.append(std::move(value));
    }
    Value root = Value::object();
    root.set("format", Value("castellan-matches"));
    root.set("version", Value(1));
    root.set("matches", std::move(list));
    return QByteArray::fromStdString(rules::json::write(root)) + '\n';
}

} // namespace model
