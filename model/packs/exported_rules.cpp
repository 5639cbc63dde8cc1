// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/exported_rules.h"

#include "model/library/owner_card.h"
#include "model/packs/installed_pack.h"
#include "model/packs/pack_layout.h"
#include "model/rulebook/rulebook_store.h"
#include "model/storage/statement.h"
#include "rules/core/json.h"

#include <QRegularExpression>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

namespace json = rules::json;

json::Value listValue(const QStringList& list)
{
    json::Value value = json::Value::array();
    for (const QString& text : list)
        value.append(text.toStdString());
    return value;
}

json::Value bothValue(const LocalText& text)
{
    json::Value value = json::Value::object();
    value.set("en", text.en.toStdString());
    value.set("de", text.de.toStdString());
    return value;
}

bool meets(const QStringList& list, const QSet<QString>& wanted)
{
    return std::any_of(list.begin(), list.end(), [&](const QString& each) { return wanted.contains(each); });
}

/// A clause as its file of one language has it; see readClauses.
QString markdownOf(const Clause& clause, const QString& section, Language language)
{
    const auto line = [](const QString& key, const QString& value) {
        return value.isEmpty() ? QString() : key + u": "_s + value + u'\n';
    };
    QString text = u"## "_s + clause.id + u'\n' + line(u"title"_s, clause.title.in(language)) +
                   line(u"section"_s, section) + line(u"related"_s, clause.related.join(u' ')) +
                   line(u"cards"_s, clause.cards.join(u' ')) + line(u"terms"_s, clause.terms.join(u' ')) +
                   line(u"source"_s, clause.source) + line(u"scenarios"_s, clause.scenarios.join(u' ')) +
                   u'\n' + clause.text.in(language) + u"\n\n"_s;
    QString ruling = clause.ruling.in(language);
    if (!ruling.isEmpty())
        text += u"> Ruling: "_s + ruling.replace(u'\n', u"\n> "_s) + u"\n\n"_s;
    return text;
}

class RulesGathering
{
public:
    RulesGathering(Database& database, const PackManifest& manifest, const QStringList& cards,
                   const QStringList& strangers, PackTexts& texts)
        : m_database(database)
        , m_rules(database)
        , m_manifest(manifest)
        , m_game(manifest.game)
        , m_cards(cards.begin(), cards.end())
        , m_strangers(strangers)
        , m_texts(texts)
    {}

    StorageResult<Done> run()
    {
        for (const auto step : {&RulesGathering::clarifications, &RulesGathering::clauses,
                                &RulesGathering::terms, &RulesGathering::scenarios}) {
            if (auto done = (this->*step)(); !done)
                return done;
        }
        if (!m_asked.members().empty())
            m_texts.insert(u"rulebooks/%1/questions.json"_s.arg(m_game),
                           QByteArray::fromStdString(json::write(m_asked, 2) + '\n'));
        return Done{};
    }

private:
    /// The ids of a table that do not come with the program, each with whether the owner wrote it.
    StorageResult<QHash<QString, bool>> others(const QString& table)
    {
        QHash<QString, bool> ids;
        Statement read(m_database, u"SELECT id, layer FROM %1 WHERE game = ? AND layer > 0"_s.arg(table));
        if (auto ran = read.run(m_game); !ran)
            return ran.error();
        auto done = read.eachRow(
            [&](const QSqlQuery& row) { ids.insert(row.value(0).toString(), row.value(1).toInt() == 2); });
        if (!done)
            return done.error();
        return ids;
    }

    StorageResult<Done> clarifications()
    {
        const auto ids = others(u"clarification"_s);
        const auto all = m_rules.clarifications(m_game);
        if (!ids || !all)
            return ids ? all.error() : ids.error();
        std::vector<const Clarification*> wanted;
        for (const Clarification& each : *all) {
            if (ids->contains(each.id) && meets(each.cards, m_cards))
                wanted.push_back(&each);
        }
        std::sort(wanted.begin(), wanted.end(), [](const auto* a, const auto* b) { return a->id < b->id; });
        json::Value list = json::Value::array();
        for (const Clarification* each : wanted) {
            const bool own = ids->value(each->id);
            json::Value value = json::Value::object();
            value.set("id", (own ? ownId(each->id) : each->id).toStdString());
            value.set("question", bothValue(each->question));
            value.set("answer", bothValue(each->answer));
            value.set("source", own ? "ruling" : each->source.toStdString());
            value.set("cards", listValue(each->cards));
            value.set("clauses", listValue(each->clauses));
            json::Value shown = json::Value::array();
            for (const ScenarioRef& scenario : each->scenarios) {
                json::Value reference = json::Value::object();
                reference.set("path", scenario.path.toStdString());
                reference.set("title", scenario.title.toStdString());
                shown.append(std::move(reference));
                m_scenarios.insert(scenario.path);
            }
            value.set("scenarios", std::move(shown));
            ask(own ? ownId(each->id) : each->id, each->asked);
            list.append(std::move(value));
            m_clauses.unite(QSet<QString>(each->clauses.begin(), each->clauses.end()));
        }
        write(u"clarifications.json"_s, "clarifications", std::move(list));
        return Done{};
    }

    /// "own.own-witch.1" becomes "winter-court.own-witch.1".
    [[nodiscard]] QString ownId(const QString& id) const
    {
        return m_manifest.id + u'.' + (id.startsWith("own."_L1) ? id.mid(4) : id);
    }

    StorageResult<Done> clauses()
    {
        const auto ids = others(u"clause"_s);
        const auto all = m_rules.clauses(m_game);
        if (!ids || !all)
            return ids ? all.error() : ids.error();
        json::Value list = json::Value::array();
        json::Value sections = json::Value::array();
        QStringList known;
        QString en;
        QString de;
        for (const Clause& clause : *all) {
            if (!ids->contains(clause.id) ||
                (!m_clauses.contains(clause.id) && !meets(clause.cards, m_cards)))
                continue;
            json::Value head = bothValue(clause.title);
            json::Value value = json::Value::object();
            value.set("id", clause.id.toStdString());
            for (const json::Member& member : head.members())
                value.set(member.key, member.value);
            if (!clause.variant.isEmpty())
                value.set("variant", clause.variant.toStdString());
            ask(clause.id, clause.asked);
            list.append(std::move(value));
            const QString title = clause.section.en + u'\n' + clause.section.de;
            if (!known.contains(title)) {
                known << title;
                json::Value section = json::Value::object();
                section.set("id", sectionId(known.size()).toStdString());
                section.set("en", clause.section.en.toStdString());
                section.set("de", clause.section.de.toStdString());
                sections.append(std::move(section));
            }
            const QString section = sectionId(known.indexOf(title) + 1);
            en += markdownOf(clause, section, Language::English);
            de += markdownOf(clause, section, Language::German);
            m_terms.unite(QSet<QString>(clause.terms.begin(), clause.terms.end()));
            m_scenarios.unite(QSet<QString>(clause.scenarios.begin(), clause.scenarios.end()));
            m_taken.insert(clause.id);
        }
        if (m_taken.isEmpty())
            return Done{};
        write(u"clauses.json"_s, "clauses", std::move(list));
        write(u"sections.json"_s, "sections", std::move(sections));
        m_texts.insert(u"rulebooks/%1/en/rules.md"_s.arg(m_game), en.toUtf8());
        m_texts.insert(u"rulebooks/%1/de/rules.md"_s.arg(m_game), de.toUtf8());
        return Done{};
    }

    [[nodiscard]] static QString sectionId(qsizetype number) { return u"section-%1"_s.arg(number); }

    StorageResult<Done> terms()
    {
        const auto ids = others(u"term"_s);
        const auto all = m_rules.terms(m_game);
        if (!ids || !all)
            return ids ? all.error() : ids.error();
        json::Value list = json::Value::array();
        for (const Term& term : *all) {
            if (!ids->contains(term.id) || (!m_terms.contains(term.id) && !m_taken.contains(term.clause)))
                continue;
            json::Value value = json::Value::object();
            value.set("id", term.id.toStdString());
            value.set("term", bothValue(term.name));
            value.set("definition", bothValue(term.meaning));
            json::Value synonyms = json::Value::object();
            synonyms.set("en", listValue(term.synonymsEn));
            synonyms.set("de", listValue(term.synonymsDe));
            value.set("synonyms", std::move(synonyms));
            value.set("clause", term.clause.toStdString());
            list.append(std::move(value));
        }
        write(u"glossary.json"_s, "terms", std::move(list));
        return Done{};
    }

    StorageResult<Done> scenarios()
    {
        PackTables tables(m_database);
        const auto packs = tables.list();
        if (!packs)
            return packs.error();
        for (const InstalledPack& pack : *packs) {
            if (pack.game != m_game || pack.counts.scenarios == 0)
                continue;
            const auto state = tables.state(pack.id);
            if (!state)
                return state.error();
            for (auto each = (*state)->texts.begin(); *state && each != (*state)->texts.end(); ++each) {
                // The winning packs come first.
                if (packFileOf(each.key(), m_game) == PackFile::Scenario && !m_texts.contains(each.key()) &&
                    isWanted(each.key(), each.value()))
                    m_texts.insert(each.key(), each.value());
            }
        }
        return Done{};
    }

    [[nodiscard]] bool isWanted(const QString& path, const QByteArray& text) const
    {
        QString name = path.section(u'/', 2);
        name.chop(9); // ".scenario"
        if (m_scenarios.contains(name))
            return true;
        static const QRegularExpression word(u"[a-z0-9]+(?:-[a-z0-9]+)*"_s);
        for (auto match = word.globalMatch(QString::fromUtf8(text)); match.hasNext();) {
            if (m_strangers.contains(match.next().captured()))
                return true;
        }
        return false;
    }

    void ask(const QString& id, const AskedQuestions& asked)
    {
        if (asked.en.isEmpty() && asked.de.isEmpty())
            return;
        json::Value both = json::Value::object();
        both.set("en", listValue(asked.en));
        both.set("de", listValue(asked.de));
        m_asked.set(id.toStdString(), std::move(both));
    }

    void write(const QString& name, const std::string& key, json::Value list)
    {
        if (list.items().empty())
            return;
        json::Value root = json::Value::object();
        root.set("game", m_game.toStdString());
        root.set(key, std::move(list));
        m_texts.insert(u"rulebooks/%1/%2"_s.arg(m_game, name),
                       QByteArray::fromStdString(json::write(root, 2) + '\n'));
    }

    Database& m_database;
    RulebookStore m_rules;
    const PackManifest& m_manifest;
    QString m_game;
    QSet<QString> m_cards;
    QStringList m_strangers;
    PackTexts& m_texts;
    QSet<QString> m_clauses; ///< that clarifications name
    QSet<QString> m_taken;
    QSet<QString> m_terms;
    json::Value m_asked = json::Value::object(); ///< by id
    QSet<QString> m_scenarios;                   ///< paths without folder and ending
};

} // namespace

StorageResult<Done> addRules(Database& database, const PackManifest& manifest, const QStringList& cards,
                             const QStringList& strangers, PackTexts& texts)
{
    return RulesGathering(database, manifest, cards, strangers, texts).run();
}

} // namespace model
