// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_reader.h"

#include "model/games/game_cards.h"
#include "model/library/content_limits.h"
#include "model/rulebook/clause_reader.h"
#include "model/rulebook/rulebook_check.h"
#include "model/rulebook/rulebook_files.h"
#include "rules/core/json.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>
#include <map>
#include <mutex>

namespace model {

using namespace Qt::StringLiterals;

namespace {

namespace json = rules::json;

QString textOf(const json::Value& object, std::string_view key)
{
    const json::Value* value = object.find(key);
    const std::string* text = value != nullptr ? value->string() : nullptr;
    return text != nullptr ? QString::fromStdString(*text) : QString();
}

class BookReader
{
public:
    BookReader(const QString& folder, std::vector<rules::Error>& problems)
        : m_folder(folder)
        , m_problems(problems)
    {}

    Rulebook read()
    {
        readSections();
        for (const QString& file : std::as_const(m_files))
            readPair(file);
        m_content.clarifications = readClarifications(bytes(u"clarifications.json"_s), m_problems);
        m_content.terms = readGlossary(bytes(u"glossary.json"_s), m_problems);
        Rulebook book(std::move(m_content));
        checkLinks(book, m_sources, m_problems);
        return book;
    }

private:
    QByteArray bytes(const QString& name)
    {
        QFile file(m_folder + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            return file.readAll();
        m_problems.push_back({inFile(name.toStdString()), ContentReason::FileMissing});
        return {};
    }

    void readSections()
    {
        const std::string name = "sections.json";
        const QByteArray text = bytes(QString::fromStdString(name));
        if (text.isEmpty())
            return;
        const auto document =
            json::read(std::string_view(text.constData(), static_cast<size_t>(text.size())));
        if (!document) {
            m_problems.push_back(within(name, document.error()));
            return;
        }
        m_content.game = textOf(*document, "game");
        if (const json::Value* list = document->find("sections"))
            addSections(list->items(), -1);
    }

    void addSections(const std::vector<json::Value>& entries, int parent)
    {
        for (const json::Value& entry : entries) {
            const auto index = static_cast<int>(m_content.sections.size());
            Section section{textOf(entry, "id"), {textOf(entry, "en"), textOf(entry, "de")}, parent, {}, {}};
            if (section.id.isEmpty() || section.title.en.isEmpty() || section.title.de.isEmpty())
                m_problems.push_back(
                    {inFile("sections.json", entry.position()), ContentReason::SectionNeeds});
            m_content.sections.push_back(std::move(section));
            if (parent >= 0)
                m_content.sections[static_cast<size_t>(parent)].parts.push_back(index);
            if (const QString file = textOf(entry, "file"); !file.isEmpty() && !m_files.contains(file))
                m_files << file;
            if (const json::Value* children = entry.find("children"))
                addSections(children->items(), index);
        }
    }

    void readPair(const QString& file)
    {
        const std::vector<ClauseText> en = readFile(u"en/"_s + file);
        const std::vector<ClauseText> de = readFile(u"de/"_s + file);
        const auto partnerIn = [](const std::vector<ClauseText>& texts, const QString& id) {
            const auto it =
                std::find_if(texts.begin(), texts.end(), [&](const ClauseText& t) { return t.id == id; });
            return it == texts.end() ? nullptr : &*it;
        };
        for (const ClauseText& text : en) {
            const ClauseText* partner = partnerIn(de, text.id);
            if (partner == nullptr)
                report(u"en/"_s + file, text.line, {ContentReason::ClauseNoGerman, text.id.toStdString()});
            else
                checkParallel(u"de/"_s + file, text, *partner, m_problems);
            add(text, partner != nullptr ? *partner : text, u"en/"_s + file);
        }
        for (const ClauseText& text : de) {
            if (partnerIn(en, text.id) == nullptr) {
                report(u"de/"_s + file, text.line, {ContentReason::ClauseNoEnglish, text.id.toStdString()});
                add(text, text, u"de/"_s + file);
            }
        }
    }

    std::vector<ClauseText> readFile(const QString& name)
    {
        const QString markdown = QString::fromUtf8(bytes(name));
        std::vector<ClauseText> texts;
        for (ClauseText& text : readClauses(markdown, name, m_problems)) {
            if (text.text.isEmpty())
                report(name, text.line, {ContentReason::ClauseNoText, text.id.toStdString()});
            if (m_seen.contains(name.left(3) + text.id)) {
                report(name, text.line, {ContentReason::ClauseTwice, text.id.toStdString()});
                continue;
            }
            m_seen.insert(name.left(3) + text.id);
            texts.push_back(std::move(text));
        }
        m_sources.insert(name, markdown.split(u'\n'));
        return texts;
    }

    void add(const ClauseText& en, const ClauseText& de, const QString& file)
    {
        const auto section = std::find_if(m_content.sections.begin(), m_content.sections.end(),
                                          [&](const Section& s) { return s.id == en.section; });
        if (section == m_content.sections.end()) {
            report(file, en.line, {ContentReason::ClauseNoSection, en.id.toStdString()});
            return;
        }
        section->clauses.push_back(static_cast<int>(m_content.clauses.size()));
        m_content.clauses.push_back({en.id,
                                     section->title,
                                     {en.title, de.title},
                                     {en.text, de.text},
                                     {en.ruling, de.ruling},
                                     en.source,
                                     en.related,
                                     en.cards,
                                     en.terms,
                                     en.scenarios});
    }

    void report(const QString& file, int line, rules::Reason reason)
    {
        m_problems.push_back({rules::Location::ofLine(static_cast<std::size_t>(line)).in(file.toStdString()),
                              std::move(reason)});
    }

    QString m_folder;
    std::vector<rules::Error>& m_problems;
    RulebookContent m_content;
    QStringList m_files;
    QSet<QString> m_seen; ///< "en/cc.goal"
    RulebookSources m_sources;
};

Rulebook readBuiltIn(const QString& folder)
{
    std::vector<rules::Error> problems;
    Rulebook book = readBook(folder, problems);
    Q_ASSERT_X(problems.empty(), "builtInRulebook", problems.empty() ? "" : problems.front().text().c_str());
    return book;
}

} // namespace

Rulebook readBook(const QString& folder, std::vector<rules::Error>& problems)
{
    return BookReader(folder, problems).read();
}

const Rulebook& builtInRulebook(const QString& game)
{
    static std::mutex reading; // imports ask from a thread of their own
    static std::map<QString, Rulebook> books;
    const std::lock_guard lock(reading);
    const auto known = books.find(game);
    if (known != books.end())
        return known->second;
    const QString folder = u":/castellan/rulebooks/"_s + game;
    return books.emplace(game, !game.isEmpty() && QDir(folder).exists() ? readBuiltIn(folder) : Rulebook())
        .first->second;
}

const Rulebook& builtInRulebookWith(const QString& id)
{
    for (const GameCards* game : allGameCards()) {
        const Rulebook& book = builtInRulebook(game->id());
        if (book.clause(id) != nullptr || book.clarification(id) != nullptr || book.term(id) != nullptr)
            return book;
    }
    return builtInRulebook(firstGame());
}

} // namespace model
