// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_tables.h"

#include "model/rulebook/clause_reader.h"
#include "model/rulebook/links.h"
#include "model/search/search_kinds.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString stored(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

QString lines(const QStringList& list)
{
    return stored(list.join(u'\n'));
}

/// One for each line; a question that has several becomes one line.
QString questions(QStringList list)
{
    for (QString& one : list)
        one = one.simplified();
    return lines(list);
}

QString withRuling(const QString& text, const QString& ruling)
{
    return ruling.isEmpty() ? text : text + u'\n' + ruling;
}

} // namespace

RulebookTables::RulebookTables(Database& database, const QString& game, int layer, const QString& pack)
    : m_database(database)
    , m_index(database)
    , m_game(game)
    , m_layer(layer)
    , m_pack(stored(pack))
{}

StorageResult<Done> RulebookTables::clearTable(const QString& table, const QString& kind)
{
    const QString mine = u" FROM %1 WHERE game = ? AND layer = ? AND pack = ?"_s.arg(table);
    QStringList ids;
    Statement read(m_database, u"SELECT id"_s + mine);
    if (auto ran = read.run(m_game, m_layer, m_pack); !ran)
        return ran;
    if (auto done = read.eachRow([&](const QSqlQuery& row) { ids << row.value(0).toString(); }); !done)
        return done;
    for (const QString& id : std::as_const(ids)) {
        if (auto removed = m_index.remove(kind, m_game, id); !removed)
            return removed;
    }
    return m_database.run(u"DELETE"_s + mine, m_game, m_layer, m_pack);
}

StorageResult<Done> RulebookTables::clear()
{
    if (auto cleared = clearTable(u"clause"_s, kClauseKind.toString()); !cleared)
        return cleared;
    if (auto cleared = clearTable(u"clarification"_s, kClarificationKind.toString()); !cleared)
        return cleared;
    const auto removed = m_database.run(
        u"DELETE FROM synonym_group WHERE game = ? AND layer = ? AND pack = ?"_s, m_game, m_layer, m_pack);
    if (!removed)
        return removed;
    return m_database.run(u"DELETE FROM term WHERE game = ? AND layer = ? AND pack = ?"_s, m_game, m_layer,
                          m_pack);
}

StorageResult<Done> RulebookTables::giveWay(const QString& table, const QString& id)
{
    if (m_layer != 0)
        return Done{};
    return m_database.run(u"DELETE FROM %1 WHERE game = ? AND id = ? AND layer > 0"_s.arg(table), m_game, id);
}

StorageResult<Done> RulebookTables::addLinks(const QString& sql, const QVariant& key, const QStringList& ids)
{
    Statement add(m_database, sql);
    for (const QString& id : ids) {
        if (auto added = add.run(key, id); !added)
            return added;
    }
    return Done{};
}

StorageResult<LocalText> RulebookTables::namesOf(const QStringList& cards)
{
    LocalText names;
    Statement read(m_database, u"SELECT name_en, name_de, also FROM card WHERE game = ? AND id = ?"_s);
    for (const QString& card : cards) {
        if (auto ran = read.run(m_game, card); !ran)
            return ran.error();
        auto done = read.eachRow([&](const QSqlQuery& row) {
            names.en += row.value(0).toString() + u'\n';
            names.de += row.value(1).toString() + u'\n' + row.value(2).toString() + u'\n';
        });
        if (!done)
            return done.error();
    }
    return names;
}

QString RulebookTables::readable(const QString& markdown, Language language) const
{
    QString result;
    qsizetype at = 0;
    for (const LinkText& link : linksIn(markdown)) {
        const QString written = markdown.mid(link.start + 2, link.length - 4).trimmed();
        const auto words = m_links.constFind(written);
        if (words == m_links.constEnd())
            continue;
        result += QStringView(markdown).mid(at, link.start - at);
        result += words->in(language);
        at = link.start + link.length;
    }
    result += QStringView(markdown).mid(at);
    return plainText(result);
}

LocalText RulebookTables::readable(const LocalText& markdown) const
{
    return {readable(markdown.en, Language::English), readable(markdown.de, Language::German)};
}

StorageResult<Done> RulebookTables::add(const Clause& clause, int position)
{
    if (auto gone = giveWay(u"clause"_s, clause.id); !gone)
        return gone;
    Statement insert(m_database,
                     u"INSERT OR IGNORE INTO clause (game, id, layer, pack, position, section_en, section_de,"
                     u" title_en, title_de, text_en, text_de, ruling_en, ruling_de, source, related, terms,"
                     u" scenarios, variant, asked_en, asked_de)"
                     u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key"_s);
    auto ran = insert.run(m_game, clause.id, m_layer, m_pack, position, stored(clause.section.en),
                          stored(clause.section.de), stored(clause.title.en), stored(clause.title.de),
                          stored(clause.text.en), stored(clause.text.de), stored(clause.ruling.en),
                          stored(clause.ruling.de), stored(clause.source), lines(clause.related),
                          lines(clause.terms), lines(clause.scenarios), stored(clause.variant),
                          questions(clause.asked.en), questions(clause.asked.de));
    if (!ran)
        return ran;
    const auto key = insert.firstValue();
    if (!key)
        return key.error();
    if (!key->isValid())
        return Done{};
    auto linked =
        addLinks(u"INSERT OR IGNORE INTO clause_card (clause, card) VALUES (?, ?)"_s, *key, clause.cards);
    if (!linked)
        return linked;
    auto names = namesOf(clause.cards);
    if (!names)
        return names.error();
    SearchItem item;
    item.kind = kClauseKind.toString();
    item.game = m_game;
    item.id = clause.id;
    item.title = clause.title;
    item.body = readable(
        {withRuling(clause.text.en, clause.ruling.en), withRuling(clause.text.de, clause.ruling.de)});
    item.also = std::move(names).value();
    item.also.en += clause.section.en;
    item.also.de += clause.section.de;
    return m_index.put(item);
}

StorageResult<Done> RulebookTables::add(const Clarification& clarification, int position)
{
    if (auto gone = giveWay(u"clarification"_s, clarification.id); !gone)
        return gone;
    QStringList scenarios;
    for (const ScenarioRef& scenario : clarification.scenarios)
        scenarios << scenario.path + u'\t' + scenario.title;
    Statement insert(m_database,
                     u"INSERT OR IGNORE INTO clarification (game, id, layer, pack, position, question_en,"
                     u" question_de, answer_en, answer_de, source, scenarios, asked_en, asked_de)"
                     u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key"_s);
    auto ran =
        insert.run(m_game, clarification.id, m_layer, m_pack, position, stored(clarification.question.en),
                   stored(clarification.question.de), stored(clarification.answer.en),
                   stored(clarification.answer.de), stored(clarification.source), lines(scenarios),
                   questions(clarification.asked.en), questions(clarification.asked.de));
    if (!ran)
        return ran;
    const auto key = insert.firstValue();
    if (!key)
        return key.error();
    if (!key->isValid())
        return Done{};
    auto linked = addLinks(u"INSERT OR IGNORE INTO clarification_card (clarification, card) VALUES (?, ?)"_s,
                           *key, clarification.cards);
    if (!linked)
        return linked;
    linked = addLinks(u"INSERT OR IGNORE INTO clarification_clause (clarification, clause) VALUES (?, ?)"_s,
                      *key, clarification.clauses);
    if (!linked)
        return linked;
    auto names = namesOf(clarification.cards);
    if (!names)
        return names.error();
    SearchItem item;
    item.kind = kClarificationKind.toString();
    item.game = m_game;
    item.id = clarification.id;
    item.title = readable(clarification.question);
    item.body = readable(clarification.answer);
    item.also = std::move(names).value();
    return m_index.put(item);
}

StorageResult<Done> RulebookTables::hide(const Clarification& clarification)
{
    return m_index.remove(kClarificationKind.toString(), m_game, clarification.id);
}

StorageResult<Done> RulebookTables::remove(const Clarification& clarification)
{
    if (auto hidden = hide(clarification); !hidden)
        return hidden;
    return m_database.run(u"DELETE FROM clarification WHERE game = ? AND id = ? AND layer = ? AND pack = ?"_s,
                          m_game, clarification.id, m_layer, m_pack);
}

StorageResult<Done> RulebookTables::add(const Term& term)
{
    if (auto gone = giveWay(u"term"_s, term.id); !gone)
        return gone;
    return m_database.run(
        u"INSERT OR IGNORE INTO term (game, id, layer, pack, words_en, words_de, text_en, text_de, clause)"
        u" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        m_game, term.id, m_layer, m_pack, lines(QStringList{term.name.en} + term.synonymsEn),
        lines(QStringList{term.name.de} + term.synonymsDe), stored(term.meaning.en), stored(term.meaning.de),
        stored(term.clause));
}

StorageResult<Done> RulebookTables::add(const SynonymGroup& group, int position)
{
    return m_database.run(
        u"INSERT INTO synonym_group (game, layer, pack, position, words) VALUES (?, ?, ?, ?, ?)"_s, m_game,
        m_layer, m_pack, position, questions(group.words));
}

} // namespace model
