// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_files.h"

#include "model/library/content_limits.h"
#include "model/rulebook/clause_reader.h"
#include "rules/core/json.h"

#include <QDir>
#include <QHash>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

namespace json = rules::json;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOf(const json::Value* value)
{
    const std::string* text = value != nullptr ? value->string() : nullptr;
    return text != nullptr ? QString::fromStdString(*text) : QString();
}

/// {"en": …, "de": …}; a language that is missing is taken from the other.
LocalText bothOf(const json::Value* value)
{
    LocalText result;
    if (value == nullptr)
        return result;
    result = {textOf(value->find("en")), textOf(value->find("de"))};
    if (result.en.isEmpty())
        result.en = result.de;
    if (result.de.isEmpty())
        result.de = result.en;
    return result;
}

QStringList listOf(const json::Value* value)
{
    QStringList result;
    if (value == nullptr)
        return result;
    for (const json::Value& item : value->items()) {
        if (const QString text = textOf(&item); !text.isEmpty())
            result << text;
    }
    return result;
}

rules::Error tooMany(const std::string& file)
{
    return {inFile(file), {ContentReason::TooManyEntries, kMostContentEntries}};
}

/// Whether a text or a list is longer than anything people write or read.
bool isTooLong(const LocalText& text)
{
    return text.en.size() > kLongestRuleText || text.de.size() > kLongestRuleText;
}

bool isTooLong(const QStringList& list)
{
    return list.size() > kMostRuleLinks;
}

rules::Error tooLong(const std::string& file, const json::Value& entry)
{
    return {inFile(file, entry.position()),
            {ContentReason::LongTextOrList, kLongestRuleText, kMostRuleLinks}};
}

std::vector<json::Value> entriesOf(const QByteArray& text, const std::string& file, std::string_view key,
                                   std::vector<rules::Error>& problems)
{
    if (text.isEmpty())
        return {};
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!document) {
        addProblem(problems, within(file, document.error()));
        return {};
    }
    const json::Value* list = document->find(key);
    if (list == nullptr || list->kind() != json::Kind::Array) {
        addProblem(problems, {inFile(file), {ContentReason::NoList, key}});
        return {};
    }
    if (list->items().size() > kMostContentEntries) {
        addProblem(problems, tooMany(file));
        return {};
    }
    return list->items();
}

void readSections(const std::vector<json::Value>& entries, QHash<QString, LocalText>& sections)
{
    for (const json::Value& entry : entries) {
        sections.insert(textOf(entry.find("id")), {textOf(entry.find("en")), textOf(entry.find("de"))});
        if (const json::Value* children = entry.find("children"))
            readSections(children->items(), sections);
    }
}

QHash<QString, ClauseText> textsOf(const QString& folder, std::vector<rules::Error>& problems)
{
    QHash<QString, ClauseText> texts;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        const QString markdown = QString::fromUtf8(contentOf(dir.filePath(name)));
        for (const ClauseText& clause : readClauses(markdown, dir.dirName() + u'/' + name, problems))
            texts.insert(clause.id, clause);
        if (static_cast<std::size_t>(texts.size()) > kMostContentEntries) {
            addProblem(problems, tooMany(dir.dirName().toStdString()));
            return {};
        }
    }
    return texts;
}

Clause joined(const QString& id, const ClauseText& en, const ClauseText& de,
              const QHash<QString, LocalText>& sections)
{
    Clause clause;
    clause.id = id;
    clause.section = sections.value(en.section, {en.section, en.section});
    clause.title = {en.title, de.title};
    clause.text = {en.text, de.text};
    clause.ruling = {en.ruling, de.ruling};
    clause.source = en.source;
    clause.related = en.related;
    clause.cards = en.cards;
    clause.terms = en.terms;
    clause.scenarios = en.scenarios;
    return clause;
}

} // namespace

std::vector<Clause> readRulebook(const QString& folder, std::vector<rules::Error>& problems)
{
    const QHash<QString, ClauseText> en = textsOf(folder + u"/en"_s, problems);
    const QHash<QString, ClauseText> de = textsOf(folder + u"/de"_s, problems);
    QHash<QString, LocalText> sections;
    readSections(entriesOf(contentOf(folder + u"/sections.json"_s), "sections.json", "sections", problems),
                 sections);
    std::vector<Clause> clauses;
    for (const json::Value& entry :
         entriesOf(contentOf(folder + u"/clauses.json"_s), "clauses.json", "clauses", problems)) {
        const QString id = textOf(entry.find("id"));
        if (!en.contains(id) && !de.contains(id)) {
            addProblem(problems, {inFile("clauses.json"), {ContentReason::ClauseNoText, id.toStdString()}});
            continue;
        }
        if (!en.contains(id) || !de.contains(id))
            addNote(problems, {id.toStdString(), ContentReason::OneTextMissing});
        clauses.push_back(
            joined(id, en.contains(id) ? en[id] : de[id], de.contains(id) ? de[id] : en[id], sections));
        clauses.back().variant = textOf(entry.find("variant"));
    }
    return clauses;
}

QHash<QString, AskedQuestions> readQuestions(const QByteArray& text, std::vector<rules::Error>& problems)
{
    QHash<QString, AskedQuestions> result;
    if (text.isEmpty())
        return result;
    const std::string file = "questions.json";
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!document) {
        addProblem(problems, within(file, document.error()));
        return result;
    }
    if (document->members().size() > kMostContentEntries) {
        addProblem(problems, tooMany(file));
        return result;
    }
    for (const json::Member& member : document->members()) {
        AskedQuestions asked{listOf(member.value.find("en")), listOf(member.value.find("de"))};
        const auto isLong = [](const QStringList& list) {
            return list.size() > kMostAskedQuestions ||
                   std::any_of(list.begin(), list.end(),
                               [](const QString& one) { return one.size() > kLongestHeadLine; });
        };
        if (isLong(asked.en) || isLong(asked.de))
            addProblem(problems, {inFile(file, member.value.position()),
                                  {ContentReason::TooManyQuestions, kMostAskedQuestions, kLongestHeadLine}});
        else
            result.insert(QString::fromStdString(member.key), std::move(asked));
    }
    return result;
}

std::vector<SynonymGroup> readSynonyms(const QByteArray& text, std::vector<rules::Error>& problems)
{
    std::vector<SynonymGroup> result;
    const std::string file = "synonyms.json";
    for (const json::Value& entry : entriesOf(text, file, "groups", problems)) {
        SynonymGroup group{listOf(&entry)};
        if (isTooLong(group.words))
            addProblem(problems, tooLong(file, entry));
        else if (group.words.size() > 1)
            result.push_back(std::move(group));
    }
    return result;
}

std::vector<Clarification> readClarifications(const QByteArray& text, std::vector<rules::Error>& problems)
{
    std::vector<Clarification> result;
    const std::string file = "clarifications.json";
    for (const json::Value& entry : entriesOf(text, file, "clarifications", problems)) {
        Clarification one;
        one.id = textOf(entry.find("id"));
        one.question = bothOf(entry.find("question"));
        one.answer = bothOf(entry.find("answer"));
        one.source = textOf(entry.find("source"));
        one.cards = listOf(entry.find("cards"));
        one.clauses = listOf(entry.find("clauses"));
        if (const json::Value* scenarios = entry.find("scenarios")) {
            for (const json::Value& scenario : scenarios->items())
                one.scenarios.push_back({textOf(scenario.find("path")), textOf(scenario.find("title"))});
        }
        if (one.id.isEmpty() || one.question.en.isEmpty() || one.answer.en.isEmpty())
            addProblem(problems, {inFile(file, entry.position()), ContentReason::ClarificationNeeds});
        else if (isTooLong(one.question) || isTooLong(one.answer) || isTooLong(one.cards) ||
                 isTooLong(one.clauses) || one.scenarios.size() > kMostRuleLinks)
            addProblem(problems, tooLong(file, entry));
        else
            result.push_back(std::move(one));
    }
    return result;
}

std::vector<Term> readGlossary(const QByteArray& text, std::vector<rules::Error>& problems)
{
    std::vector<Term> result;
    const std::string file = "glossary.json";
    for (const json::Value& entry : entriesOf(text, file, "terms", problems)) {
        Term term;
        term.id = textOf(entry.find("id"));
        term.name = bothOf(entry.find("term"));
        term.meaning = bothOf(entry.find("definition"));
        if (const json::Value* synonyms = entry.find("synonyms")) {
            term.synonymsEn = listOf(synonyms->find("en"));
            term.synonymsDe = listOf(synonyms->find("de"));
        }
        term.clause = textOf(entry.find("clause"));
        if (term.id.isEmpty() || term.name.en.isEmpty())
            addProblem(problems, {inFile(file, entry.position()), ContentReason::TermNeeds});
        else if (isTooLong(term.name) || isTooLong(term.meaning) || isTooLong(term.synonymsEn) ||
                 isTooLong(term.synonymsDe))
            addProblem(problems, tooLong(file, entry));
        else
            result.push_back(std::move(term));
    }
    return result;
}

} // namespace model
