// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_store.h"

#include "model/storage/statement.h"
#include "model/storage/transaction.h"
#include "rules/core/json.h"

#include <QtEndian>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;
using rules::bots::StudyRow;

namespace {

constexpr qsizetype kRowBytes = 32;
constexpr std::size_t kMaxRowsTogether = 8192;

template <class Number>
void appendNumber(QByteArray& bytes, Number number)
{
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
}

template <class Number>
Number takeNumber(const char*& place)
{
    const auto number = qFromLittleEndian<Number>(place);
    place += sizeof number;
    return number;
}

QByteArray packedRows(const StudyRow* first, std::size_t count)
{
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(count) * kRowBytes);
    for (const StudyRow* row = first; row != first + count; ++row) {
        appendNumber<quint64>(bytes, row->seed);
        appendNumber<quint16>(bytes, row->arm);
        appendNumber<quint16>(bytes, row->seating);
        appendNumber<qint32>(bytes, row->score);
        appendNumber<qint32>(bytes, row->points);
        appendNumber<qint32>(bytes, row->theirPoints);
        appendNumber<quint32>(bytes, row->turns);
        appendNumber<quint32>(bytes, row->decisions);
    }
    return bytes;
}

StudyRow unpackedRow(const char* place)
{
    StudyRow row;
    row.seed = takeNumber<quint64>(place);
    row.arm = takeNumber<quint16>(place);
    row.seating = takeNumber<quint16>(place);
    row.score = takeNumber<qint32>(place);
    row.points = takeNumber<qint32>(place);
    row.theirPoints = takeNumber<qint32>(place);
    row.turns = takeNumber<quint32>(place);
    row.decisions = takeNumber<quint32>(place);
    return row;
}

QString stateWord(StudyState state)
{
    switch (state) {
    case StudyState::Finished: return u"finished"_s;
    case StudyState::Cancelled: return u"cancelled"_s;
    case StudyState::Paused: break;
    }
    return u"paused"_s;
}

StudyState readState(const QString& word)
{
    if (word == stateWord(StudyState::Finished))
        return StudyState::Finished;
    return word == stateWord(StudyState::Cancelled) ? StudyState::Cancelled : StudyState::Paused;
}

QString resultText(const rules::bots::Study& study)
{
    return QString::fromStdString(rules::json::write(rules::bots::toJson(study)));
}

QString storedText(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

} // namespace

StorageResult<Done> StudyStore::add(const StoredStudy& study)
{
    Statement insert(m_database,
                     u"INSERT INTO study (id, deck_id, deck_version, deck_name, opponent, made, first_seed, "
                     "rounds, until_clear, state, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    return insert.runWith({study.id, storedText(study.deckId), study.deckVersion, storedText(study.deckName),
                           storedText(study.opponent), study.made.toUTC().toString(Qt::ISODate),
                           static_cast<qint64>(study.firstSeed), static_cast<qint64>(study.rounds),
                           study.untilClear ? 1 : 0, stateWord(study.state), resultText(study.study)});
}

StorageResult<Done> StudyStore::keep(const StoredStudy& study, const std::vector<StudyRow>& rows)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    if (auto updated = m_database.run(u"UPDATE study SET state = ?, rounds = ?, result = ? WHERE id = ?"_s,
                                      stateWord(study.state), static_cast<qint64>(study.rounds),
                                      resultText(study.study), study.id);
        !updated)
        return updated.error();
    const auto last = m_database.value(
        u"SELECT coalesce(max(number) + 1, 0) FROM study_matches WHERE study = ?"_s, study.id);
    if (!last)
        return last.error();
    qint64 number = last->toLongLong();
    for (std::size_t first = 0; first < rows.size(); first += kMaxRowsTogether) {
        const std::size_t count = std::min(kMaxRowsTogether, rows.size() - first);
        if (auto added = m_database.run(
                u"INSERT INTO study_matches (study, number, count, rows) VALUES (?, ?, ?, ?)"_s, study.id,
                number++, static_cast<qint64>(count), packedRows(rows.data() + first, count));
            !added)
            return added.error();
    }
    return transaction->commit();
}

StorageResult<std::vector<StudySummary>> StudyStore::list(const QString& deckId)
{
    Statement rows(m_database, u"SELECT id, opponent, made, state, deck_version FROM study WHERE deck_id = ? "
                               "ORDER BY made DESC, id"_s);
    if (auto ran = rows.run(storedText(deckId)); !ran)
        return ran.error();
    std::vector<StudySummary> studies;
    const auto read = rows.eachRow([&studies](const QSqlQuery& row) {
        studies.push_back({row.value(0).toString(), row.value(1).toString(),
                           QDateTime::fromString(row.value(2).toString(), Qt::ISODate),
                           readState(row.value(3).toString()), row.value(4).toInt()});
    });
    if (!read)
        return read.error();
    return studies;
}

StorageResult<std::optional<StoredStudy>> StudyStore::study(const QString& id)
{
    Statement rows(m_database,
                   u"SELECT deck_id, deck_version, deck_name, opponent, made, first_seed, rounds, "
                   "until_clear, state, result FROM study WHERE id = ?"_s);
    if (auto ran = rows.run(id); !ran)
        return ran.error();
    std::optional<StoredStudy> found;
    const auto read = rows.eachRow([&](const QSqlQuery& row) {
        const auto json = rules::json::read(row.value(9).toString().toStdString());
        auto result =
            json ? rules::bots::studyFromJson(*json) : rules::Result<rules::bots::Study>(json.error());
        if (!result)
            return;
        StoredStudy& study = found.emplace();
        study.id = id;
        study.deckId = row.value(0).toString();
        study.deckVersion = row.value(1).toInt();
        study.deckName = row.value(2).toString();
        study.opponent = row.value(3).toString();
        study.made = QDateTime::fromString(row.value(4).toString(), Qt::ISODate);
        study.firstSeed = static_cast<quint64>(row.value(5).toLongLong());
        study.rounds = static_cast<quint64>(row.value(6).toLongLong());
        study.untilClear = row.value(7).toInt() != 0;
        study.state = readState(row.value(8).toString());
        study.study = std::move(result).value();
    });
    if (!read)
        return read.error();
    return found;
}

StorageResult<Done> StudyStore::remove(const QString& id)
{
    return m_database.run(u"DELETE FROM study WHERE id = ?"_s, id);
}

StorageResult<quint64> StudyStore::matchCount(const QString& id)
{
    const auto count =
        m_database.value(u"SELECT coalesce(sum(count), 0) FROM study_matches WHERE study = ?"_s, id);
    if (!count)
        return count.error();
    return static_cast<quint64>(count->toLongLong());
}

StorageResult<std::vector<StudyRow>> StudyStore::matches(const QString& id, quint64 first, int count)
{
    // Which of the packed rows are needed is counted from their sizes alone.
    Statement sizes(m_database, u"SELECT number, count FROM study_matches WHERE study = ? ORDER BY number"_s);
    if (auto ran = sizes.run(id); !ran)
        return ran.error();
    struct Needed
    {
        qint64 number;
        quint64 first; ///< of its rows
    };
    std::vector<Needed> needed;
    quint64 before = 0;
    const quint64 end = first + static_cast<quint64>(std::max(0, count));
    const auto counted = sizes.eachRow([&](const QSqlQuery& row) {
        const auto size = static_cast<quint64>(row.value(1).toLongLong());
        if (before < end && before + size > first)
            needed.push_back({row.value(0).toLongLong(), before});
        before += size;
    });
    if (!counted)
        return counted.error();
    std::vector<StudyRow> rows;
    for (const Needed& each : needed) {
        const auto packed = m_database.value(
            u"SELECT rows FROM study_matches WHERE study = ? AND number = ?"_s, id, each.number);
        if (!packed)
            return packed.error();
        const QByteArray bytes = packed->toByteArray();
        const auto size = static_cast<quint64>(bytes.size() / kRowBytes);
        for (quint64 i = first > each.first ? first - each.first : 0; i < size && each.first + i < end; ++i)
            rows.push_back(unpackedRow(bytes.constData() + static_cast<qsizetype>(i) * kRowBytes));
    }
    return rows;
}

} // namespace model
