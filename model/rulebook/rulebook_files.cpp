// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_files.h"

#include "model/rulebook/clause_reader.h"
#include "rules/core/json.h"

#include <QDir>
#include <QHash>

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

std::vector<json::Value> entriesOf(const QByteArray& text, const std::string& file, std::string_view key,
                                   std::vector<rules::Error>& problems)
{
    if (text.isEmpty())
        return {};
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!document) {
        problems.push_back({file + ", " + document.error().place, document.error().reason});
        return {};
    }
    const json::Value* list = document->find(key);
    if (list == nullptr || list->kind() != json::Kind::Array) {
        problems.push_back({file, "there is no list \"" + std::string(key) + "\""});
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
            problems.push_back({"clauses.json", "the clause " + id.toStdString() + " has no text"});
            continue;
        }
        if (!en.contains(id) || !de.contains(id))
            problems.push_back({id.toStdString(), "the text is missing in one language; the other is shown"});
        clauses.push_back(
            joined(id, en.contains(id) ? en[id] : de[id], de.contains(id) ? de[id] : en[id], sections));
    }
    return clauses;
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
            problems.push_back({file + ", " + entry.position().text(),
                                "a clarification needs an id, a question and an answer"});
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
            problems.push_back({file + ", " + entry.position().text(), "a term needs an id and a name"});
        else
            result.push_back(std::move(term));
    }
    return result;
}

} // namespace model
