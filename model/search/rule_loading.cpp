// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/rule_loading.h"

#include "model/games/game_cards.h"
#include "model/rulebook/rulebook_files.h"
#include "model/search/folding.h"
#include "model/search/search_kinds.h"
#include "model/storage/statement.h"

#include <QFile>
#include <QSet>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QStringList listFrom(const QVariant& lines)
{
    return lines.toString().split(u'\n', Qt::SkipEmptyParts);
}

class RuleLoading
{
public:
    RuleLoading(Database& database, const Directory& directory)
        : m_database(database)
        , m_directory(directory)
        , m_groups(commonSynonyms())
    {}

    StorageResult<RuleFinder> run()
    {
        for (const auto step :
             {&RuleLoading::clauses, &RuleLoading::clarifications, &RuleLoading::namesInTitles,
              &RuleLoading::namesOfClarifications, &RuleLoading::words}) {
            if (auto done = (this->*step)(); !done)
                return done.error();
        }
        addVariants();
        return RuleFinder(m_rules, m_groups, firstGame());
    }

private:
    template <class Take>
    StorageResult<Done> each(const QString& sql, Take take)
    {
        Statement all(m_database, sql);
        if (auto ran = all.run(); !ran)
            return ran;
        return all.eachRow(take);
    }

    static QString place(const QString& kind, const QString& game, const QString& id)
    {
        return kind + u'\n' + game + u'\n' + id;
    }

    /// The columns from 0 on: key, game, id, titles, texts, questions.
    AskedRule* add(const QSqlQuery& row, QStringView kind)
    {
        const qsizetype item = m_directory.itemOf(row.value(0).toLongLong());
        if (item < 0)
            return nullptr;
        AskedRule rule;
        rule.item = static_cast<std::uint32_t>(item);
        rule.game = row.value(1).toString();
        rule.title = {row.value(3).toString(), row.value(4).toString()};
        rule.body = {row.value(5).toString(), row.value(6).toString()};
        rule.asked = {listFrom(row.value(7)), listFrom(row.value(8))};
        m_places.insert(place(kind.toString(), rule.game, row.value(2).toString()), m_rules.size());
        m_rules.push_back(std::move(rule));
        return &m_rules.back();
    }

    StorageResult<Done> clauses()
    {
        return each(u"SELECT s.key, c.game, c.id, s.title_en, s.title_de, s.body_en, s.body_de, c.asked_en,"
                    u" c.asked_de, c.variant, c.source, c.section_en, c.section_de FROM clause c"
                    u" JOIN search_item s ON s.kind = 'rule' AND s.game = c.game AND s.id = c.id"_s,
                    [this](const QSqlQuery& row) {
                        AskedRule* rule = add(row, kClauseKind);
                        if (rule == nullptr)
                            return;
                        rule->variant = row.value(9).toString();
                        rule->isRuling = row.value(10).toString().isEmpty();
                        if (rule->variant.isEmpty())
                            return;
                        QStringList& names = m_variants[{rule->game, rule->variant}];
                        names << row.value(11).toString() << row.value(12).toString();
                    });
    }

    StorageResult<Done> clarifications()
    {
        return each(u"SELECT s.key, c.game, c.id, s.title_en, s.title_de, s.body_en, s.body_de, c.asked_en,"
                    u" c.asked_de, c.source FROM clarification c"
                    u" JOIN search_item s ON s.kind = 'clarification' AND s.game = c.game AND s.id = c.id"_s,
                    [this](const QSqlQuery& row) {
                        if (AskedRule* rule = add(row, kClarificationKind))
                            rule->isRuling = row.value(9).toString() == u"ruling";
                    });
    }

    void nameCard(const QSqlQuery& row, QStringView kind, bool onlyInTitle)
    {
        const auto at =
            m_places.constFind(place(kind.toString(), row.value(0).toString(), row.value(1).toString()));
        if (at == m_places.constEnd())
            return;
        AskedRule& rule = m_rules[*at];
        QStringList names{row.value(2).toString(), row.value(3).toString()};
        const bool inTitle = rule.title[0].contains(names[0]) || rule.title[1].contains(names[1]);
        if (onlyInTitle && !inTitle)
            return;
        rule.cards << names << listFrom(row.value(4));
    }

    /// A clause is about a card if its title says so; others name cards as examples.
    StorageResult<Done> namesInTitles()
    {
        auto listed = each(u"SELECT c.game, c.id, k.name_en, k.name_de, k.also FROM clause_card l"
                           u" JOIN clause c ON c.key = l.clause"
                           u" JOIN card k ON k.game = c.game AND k.id = l.card"_s,
                           [this](const QSqlQuery& row) { nameCard(row, kClauseKind, true); });
        if (!listed)
            return listed;
        return each(u"SELECT c.game, c.id, k.name_en, k.name_de, k.also FROM clause c"
                    u" JOIN card k ON k.name_en = c.title_en COLLATE NOCASE AND k.game = c.game"_s,
                    [this](const QSqlQuery& row) { nameCard(row, kClauseKind, false); });
    }

    StorageResult<Done> namesOfClarifications()
    {
        return each(u"SELECT c.game, c.id, k.name_en, k.name_de, k.also FROM clarification_card l"
                    u" JOIN clarification c ON c.key = l.clarification"
                    u" JOIN card k ON k.game = c.game AND k.id = l.card"_s,
                    [this](const QSqlQuery& row) { nameCard(row, kClarificationKind, false); });
    }

    StorageResult<Done> words()
    {
        auto terms = each(u"SELECT game, words_en, words_de FROM term"_s, [this](const QSqlQuery& row) {
            m_groups.push_back(
                {row.value(0).toString(), {}, listFrom(row.value(1)) + listFrom(row.value(2))});
        });
        if (!terms)
            return terms;
        return each(u"SELECT game, words FROM synonym_group"_s, [this](const QSqlQuery& row) {
            m_groups.push_back({row.value(0).toString(), {}, listFrom(row.value(1))});
        });
    }

    /// A variant is named by the titles of its sections, its id, and whatever means the same as one of them.
    void addVariants()
    {
        for (auto variant = m_variants.begin(); variant != m_variants.end(); ++variant) {
            QStringList names = variant.value();
            names << QString(variant.key().second).replace(u'-', u' ');
            QSet<QString> folded;
            for (const QString& name : std::as_const(names))
                folded.insert(fold(name));
            const std::size_t known = m_groups.size();
            for (std::size_t i = 0; i < known; ++i) {
                const WordGroup& group = m_groups[i];
                if ((group.game.isEmpty() || group.game == variant.key().first) && group.variant.isEmpty() &&
                    std::any_of(group.words.begin(), group.words.end(),
                                [&](const QString& word) { return folded.contains(fold(word)); }))
                    names << group.words;
            }
            names.removeDuplicates();
            m_groups.push_back({variant.key().first, variant.key().second, names});
        }
    }

    Database& m_database;
    const Directory& m_directory;
    std::vector<AskedRule> m_rules;
    QHash<QString, std::size_t> m_places; ///< by kind, game and id
    QHash<std::pair<QString, QString>, QStringList> m_variants;
    std::vector<WordGroup> m_groups;
};

} // namespace

const std::vector<WordGroup>& commonSynonyms()
{
    static const std::vector<WordGroup> groups = [] {
        std::vector<WordGroup> result;
        QFile file(u":/castellan/search/synonyms.json"_s);
        std::vector<rules::Error> problems;
        if (file.open(QIODevice::ReadOnly)) {
            for (const SynonymGroup& group : readSynonyms(file.readAll(), problems))
                result.push_back({{}, {}, group.words});
        }
        Q_ASSERT_X(problems.empty() && !result.empty(), "commonSynonyms",
                   problems.empty() ? "" : problems.front().text().c_str());
        return result;
    }();
    return groups;
}

StorageResult<RuleFinder> loadRules(Database& database, const Directory& directory)
{
    return RuleLoading(database, directory).run();
}

} // namespace model
