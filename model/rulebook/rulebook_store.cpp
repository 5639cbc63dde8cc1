// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_store.h"

#include "model/storage/statement.h"
#include "model/text/stable_id.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

QStringList listFrom(const QVariant& lines)
{
    return lines.toString().split(u'\n', Qt::SkipEmptyParts);
}

LocalText bothFrom(const QSqlQuery& row, int column)
{
    return {row.value(column).toString(), row.value(column + 1).toString()};
}

template <class T>
StorageResult<std::optional<T>> firstOf(StorageResult<std::vector<T>> found)
{
    if (!found)
        return found.error();
    return found->empty() ? std::optional<T>() : std::optional<T>(found->front());
}

} // namespace

RulebookStore::RulebookStore(Database& database)
    : m_database(database)
{}

StorageResult<QStringList> RulebookStore::links(const QString& sql, const QVariant& key)
{
    QStringList result;
    Statement read(m_database, sql);
    if (auto ran = read.run(key); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) { result << row.value(0).toString(); });
    if (!done)
        return done.error();
    return result;
}

StorageResult<std::vector<Clause>> RulebookStore::readClauses(const QString& where,
                                                              const QVariantList& values)
{
    std::vector<Clause> result;
    std::vector<qint64> keys;
    Statement read(
        m_database,
        u"SELECT id, section_en, section_de, title_en, title_de, text_en, text_de, ruling_en, ruling_de,"
        u" source, related, terms, scenarios, key, variant, asked_en, asked_de FROM clause WHERE "_s +
            where + u" ORDER BY layer, position"_s);
    if (auto ran = read.runWith(values); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        Clause clause;
        clause.id = row.value(0).toString();
        if (!isDottedId(clause.id))
            return;
        clause.section = bothFrom(row, 1);
        clause.title = bothFrom(row, 3);
        clause.text = bothFrom(row, 5);
        clause.ruling = bothFrom(row, 7);
        clause.source = row.value(9).toString();
        clause.related = listFrom(row.value(10));
        clause.terms = listFrom(row.value(11));
        clause.scenarios = listFrom(row.value(12));
        keys.push_back(row.value(13).toLongLong());
        clause.variant = row.value(14).toString();
        clause.asked = {listFrom(row.value(15)), listFrom(row.value(16))};
        result.push_back(std::move(clause));
    });
    if (!done)
        return done.error();
    for (std::size_t i = 0; i < result.size(); ++i) {
        auto cards = links(u"SELECT card FROM clause_card WHERE clause = ? ORDER BY card"_s, keys[i]);
        if (!cards)
            return cards.error();
        result[i].cards = std::move(cards).value();
    }
    return result;
}

StorageResult<std::vector<Clarification>> RulebookStore::readClarifications(const QString& where,
                                                                            const QVariantList& values)
{
    std::vector<Clarification> result;
    std::vector<qint64> keys;
    Statement read(m_database,
                   u"SELECT id, question_en, question_de, answer_en, answer_de, source, scenarios, key,"
                   u" asked_en, asked_de FROM clarification WHERE "_s +
                       where + u" ORDER BY layer, position"_s);
    if (auto ran = read.runWith(values); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        Clarification one;
        one.id = row.value(0).toString();
        if (!isDottedId(one.id))
            return;
        one.question = bothFrom(row, 1);
        one.answer = bothFrom(row, 3);
        one.source = row.value(5).toString();
        for (const QString& line : listFrom(row.value(6)))
            one.scenarios.push_back({line.section(u'\t', 0, 0), line.section(u'\t', 1)});
        keys.push_back(row.value(7).toLongLong());
        one.asked = {listFrom(row.value(8)), listFrom(row.value(9))};
        result.push_back(std::move(one));
    });
    if (!done)
        return done.error();
    for (std::size_t i = 0; i < result.size(); ++i) {
        auto cards =
            links(u"SELECT card FROM clarification_card WHERE clarification = ? ORDER BY card"_s, keys[i]);
        if (!cards)
            return cards.error();
        result[i].cards = std::move(cards).value();
        auto clauses = links(
            u"SELECT clause FROM clarification_clause WHERE clarification = ? ORDER BY clause"_s, keys[i]);
        if (!clauses)
            return clauses.error();
        result[i].clauses = std::move(clauses).value();
    }
    return result;
}

StorageResult<std::vector<Clause>> RulebookStore::clauses(const QString& game)
{
    return readClauses(u"game = ?"_s, {game});
}

StorageResult<std::optional<Clause>> RulebookStore::clause(const QString& id)
{
    return firstOf(readClauses(u"id = ?"_s, {id}));
}

StorageResult<std::vector<Clause>> RulebookStore::clausesAbout(const QString& game, const QString& card)
{
    return readClauses(u"game = ? AND key IN (SELECT clause FROM clause_card WHERE card = ?)"_s,
                       {game, card});
}

StorageResult<std::vector<Clarification>> RulebookStore::clarifications(const QString& game)
{
    return readClarifications(u"game = ?"_s, {game});
}

StorageResult<std::optional<Clarification>> RulebookStore::clarification(const QString& id)
{
    return firstOf(readClarifications(u"id = ?"_s, {id}));
}

StorageResult<std::vector<Clarification>> RulebookStore::clarificationsOfCard(const QString& game,
                                                                              const QString& card)
{
    return readClarifications(
        u"game = ? AND key IN (SELECT clarification FROM clarification_card WHERE card = ?)"_s, {game, card});
}

StorageResult<std::vector<Clarification>> RulebookStore::clarificationsOfClause(const QString& game,
                                                                                const QString& clause)
{
    return readClarifications(
        u"game = ? AND key IN (SELECT clarification FROM clarification_clause WHERE clause = ?)"_s,
        {game, clause});
}

StorageResult<std::vector<Term>> RulebookStore::terms(const QString& game)
{
    std::vector<Term> result;
    Statement read(
        m_database,
        u"SELECT id, words_en, words_de, text_en, text_de, clause FROM term WHERE game = ? ORDER BY id"_s);
    if (auto ran = read.run(game); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        const QStringList en = listFrom(row.value(1));
        const QStringList de = listFrom(row.value(2));
        result.push_back({row.value(0).toString(),
                          {en.value(0), de.value(0)},
                          bothFrom(row, 3),
                          en.mid(1),
                          de.mid(1),
                          row.value(5).toString()});
    });
    if (!done)
        return done.error();
    return result;
}

} // namespace model
